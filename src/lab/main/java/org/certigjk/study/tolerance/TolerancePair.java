package org.certigjk.study.tolerance;

import org.certigjk.field.Doubles;
import org.certigjk.geometry.IndexedSupportMapping;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.SeenPoints;
import org.certigjk.geometry.SupportMapping;
import org.certigjk.geometry.Vec;
import org.certigjk.shape.AffineMap;
import org.certigjk.simplex.JohnsonSubAlgorithm;
import org.certigjk.variants.VanDenBergen;
import org.certigjk.variants.VanDenBergenRequest;
import org.certigjk.variants.VariantResult;
import org.certigjk.vectors.Draw;

/**
 * Two bodies of one kind that are apart: along a random direction there is a gap of random width
 * between them.
 *
 * @param a A
 * @param b B, about the origin
 */
public record TolerancePair(SupportMapping<Double> a, SupportMapping<Double> b) {

  private static final double LEAST_GAP = 0.05;
  private static final double GREATEST_GAP = 1;

  /** Returns a random pair. */
  public static TolerancePair of(ToleranceBody kind, Draw draw) {
    SupportMapping<Double> a = kind.draw(draw);
    SupportMapping<Double> b = kind.draw(draw);
    Vec<Double> d = Vec.of(Doubles.INSTANCE, draw.direction(3));
    double gap = draw.between(LEAST_GAP, GREATEST_GAP);
    double shift = a.supportValue(d.unaryMinus()) + b.supportValue(d) + gap;
    AffineMap<Double> move = AffineMap.translation(d.times(shift));
    return new TolerancePair(
        a instanceof Polytope<Double> points ? move.image(points) : move.image(a), b);
  }

  /** Returns A with its support points numbered; nothing is known of earlier queries. */
  public IndexedSupportMapping<Double> indexedA() {
    return indexed(a);
  }

  /** Returns B likewise. */
  public IndexedSupportMapping<Double> indexedB() {
    return indexed(b);
  }

  private static IndexedSupportMapping<Double> indexed(SupportMapping<Double> body) {
    return body instanceof Polytope<Double> points ? points : new SeenPoints<>(body);
  }

  /** Returns the loop with all that section 5 of the paper adds, and this relative tolerance. */
  public static VanDenBergenRequest request(double epsilon) {
    return VanDenBergenRequest.robust().withRelativeTolerance(epsilon);
  }

  /** Runs the loop with Johnson's sub-algorithm. */
  static VariantResult<Double> run(
      VanDenBergenRequest request,
      IndexedSupportMapping<Double> a,
      IndexedSupportMapping<Double> b) {
    return new VanDenBergen<Double>(request, JohnsonSubAlgorithm::new).distance(a, b);
  }
}
