package org.certigjk.referee.comparison;

import static org.certigjk.referee.comparison.ComparisonOracle.decimal;
import static org.certigjk.referee.comparison.ComparisonOracle.exceeds;
import static org.certigjk.referee.comparison.ComparisonOracle.isWithin;
import static org.certigjk.referee.comparison.ComparisonOracle.root;
import static org.certigjk.referee.comparison.ComparisonOracle.tolerance;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigDecimal;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.Engine.Answers;
import org.certigjk.referee.Engine.Precision;
import org.certigjk.referee.Outcome.Answer;
import org.certigjk.referee.Outcome.Points;
import org.certigjk.vectors.TestVector;
import org.certigjk.vectors.family.Family;

/** Closest points in the plane, just inside and just outside of the tolerance, by brute force. */
class PointsComparerProperties {

  private static final Declaration ENGINE =
      ComparisonSamples.engine(Precision.DOUBLE, Set.of(Answers.POINTS));

  @Provide
  Arbitrary<Family> families() {
    return Arbitraries.of(
        Family.RANDOM_HULLS, Family.GRID, Family.BOXES, Family.GAP, Family.FLAT, Family.SCALED);
  }

  @Provide
  Arbitrary<Double> pushes() {
    return Arbitraries.of(0.0, 0.5, 0.9999999, 1.0, 1.0000001, 1.5, 3.0);
  }

  @Property(tries = 100, edgeCases = EdgeCasesMode.NONE)
  void pointsAsBruteForceSays(
      @ForAll("families") Family family,
      @ForAll @IntRange(min = 0, max = 60) int seed,
      @ForAll boolean posed,
      @ForAll("pushes") double push,
      @ForAll boolean along,
      @ForAll boolean ofA,
      @ForAll @IntRange(min = 1, max = 40) int k) {
    TestVector plain = ComparisonSamples.vector(family, 2, 4, seed);
    TestVector vector = posed ? ComparisonSamples.posed(plain) : plain;
    double[] p = vector.expected().points().a();
    double[] q = vector.expected().points().b();
    double length =
        push * tolerance(vector.query(), k, ComparisonSamples.DOUBLE, ofA ? 0 : 1).doubleValue();
    push(ofA ? p : q, ofA ? q : p, length, along);
    Comparison comparison =
        OutcomeComparer.of(Profile.of(k))
            .compare(vector, ENGINE, new Answer(null, null, Points.of(p, q), null));
    assertEquals(expected(vector, p, q, k), ComparisonSamples.faults(comparison));
  }

  /** Both coordinates are off by as much, so that the point is just at the tolerance. */
  @Example
  void aPointAtTheTolerance() {
    pointsAsBruteForceSays(Family.SCALED, 1, false, 0.9999999, true, true, 2);
  }

  /** Moves p by a length towards q, or across. */
  private static void push(double[] p, double[] q, double length, boolean along) {
    double x = q[0] - p[0];
    double y = q[1] - p[1];
    double norm = Math.hypot(x, y);
    if (norm > 0) {
      p[0] += (along ? x : y) / norm * length;
      p[1] += (along ? y : -x) / norm * length;
    }
  }

  private static List<Fault> expected(TestVector vector, double[] p, double[] q, int k) {
    BigDecimal ofA = tolerance(vector.query(), k, ComparisonSamples.DOUBLE, 0);
    BigDecimal ofB = tolerance(vector.query(), k, ComparisonSamples.DOUBLE, 1);
    BigFraction outOfA = squaredDistance(vec(vector, p), vector.query().exactA());
    BigFraction outOfB = squaredDistance(vec(vector, q), vector.query().exactB());
    if (exceeds(root(outOfA), ofA) || exceeds(root(outOfB), ofB)) {
      return List.of(Fault.POINTS_OUTSIDE);
    }
    BigFraction apart = vec(vector, p).minus(vec(vector, q)).squaredNorm();
    BigDecimal distance = root(vector.expected().squaredDistance());
    return isWithin(root(apart), distance, ofA.add(ofB))
        ? List.of()
        : List.of(Fault.POINTS_NOT_CLOSEST);
  }

  private static Vec<BigFraction> vec(TestVector vector, double[] x) {
    return Vec.of(vector.query().exactA().field(), x);
  }

  /** The least squared distance to a segment between two points, or 0 inside of a triangle. */
  private static BigFraction squaredDistance(Vec<BigFraction> p, Polytope<BigFraction> body) {
    BigFraction least = p.minus(body.get(0)).squaredNorm();
    for (int i = 0; i < body.size(); i++) {
      for (int j = 0; j < body.size(); j++) {
        least = min(least, toSegment(p, body.get(i), body.get(j)));
        for (int m = 0; m < j; m++) {
          if (isInside(p, body.get(i), body.get(j), body.get(m))) {
            return BigFraction.ZERO;
          }
        }
      }
    }
    return least;
  }

  private static BigFraction min(BigFraction x, BigFraction y) {
    return x.compareTo(y) <= 0 ? x : y;
  }

  private static BigFraction toSegment(Vec<BigFraction> p, Vec<BigFraction> a, Vec<BigFraction> b) {
    Vec<BigFraction> ab = b.minus(a);
    BigFraction length = ab.squaredNorm();
    BigFraction dot = p.minus(a).dot(ab);
    if (dot.getNumerator().signum() <= 0) {
      return p.minus(a).squaredNorm();
    }
    if (dot.compareTo(length) >= 0) {
      return p.minus(b).squaredNorm();
    }
    BigFraction area = area(a, b, p);
    return area.multiply(area).divide(length);
  }

  /** Twice the signed area of a triangle. */
  private static BigFraction area(Vec<BigFraction> a, Vec<BigFraction> b, Vec<BigFraction> c) {
    Vec<BigFraction> ab = b.minus(a);
    Vec<BigFraction> ac = c.minus(a);
    return ab.get(0).multiply(ac.get(1)).subtract(ab.get(1).multiply(ac.get(0)));
  }

  private static boolean isInside(
      Vec<BigFraction> p, Vec<BigFraction> a, Vec<BigFraction> b, Vec<BigFraction> c) {
    int whole = decimal(area(a, b, c)).signum();
    return whole != 0
        && decimal(area(a, b, p)).signum() != -whole
        && decimal(area(b, c, p)).signum() != -whole
        && decimal(area(c, a, p)).signum() != -whole;
  }
}
