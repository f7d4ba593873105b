package org.certigjk.variants;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.field.Doubles;
import org.certigjk.field.OrderedField;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.MinkowskiDifference;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.SeenPoints;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.Gjk;
import org.certigjk.gjk.Iteration;
import org.certigjk.number.Floats;
import org.certigjk.shape.SphericalExtension;
import org.certigjk.simplex.BackupProcedure;
import org.certigjk.simplex.JohnsonSubAlgorithm;
import org.certigjk.subalgorithms.CachedJohnson;
import org.certigjk.subalgorithms.SubAlgorithm;
import org.certigjk.variants.VanDenBergenRequest.Option;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Runs as van den Bergen 1999 draws or tells them. */
class VanDenBergenFiguresTest {

  private static final VanDenBergenRequest RELATIVE =
      VanDenBergenRequest.published()
          .withMaxIterations(100)
          .withAbsoluteTolerance(0)
          .withRelativeTolerance(1e-6)
          .withTrace(true);

  private static <E> Polytope<E> polytope(OrderedField<E> field, double[]... rows) {
    return Polytope.of(field, rows);
  }

  /** The indices in A of the points of W; the loop starts with W = ∅. */
  private static List<List<Integer>> simplices(VariantResult<?> result) {
    List<List<Integer>> simplices = new ArrayList<>();
    for (Iteration<?> state : result.trace()) {
      simplices.add(state.simplex().stream().map(IndexPair::a).toList());
    }
    simplices.set(0, List.of());
    return simplices;
  }

  @Test
  @DisplayName("figure 1: W and the signs of δ and μ for k = 0, …, 3, from v₀ = (−5, 4)")
  void figure1() {
    VariantResult<BigFraction> result =
        new VanDenBergen<BigFraction>(RELATIVE.withRelativeTolerance(0), JohnsonSubAlgorithm::new)
            .distance(
                polytope(Rationals.INSTANCE, new double[][] {{-5, 4}, {-1, 1}, {4, 3}, {5, 4}}),
                polytope(Rationals.INSTANCE, new double[2]));
    int[] w = new int[4];
    BigFraction[] products = new BigFraction[4];
    BigFraction[] squares = new BigFraction[4]; // of δ
    for (int k = 0; k < 4; k++) {
      Iteration<BigFraction> state = result.trace().get(k);
      w[k] = Objects.requireNonNull(state.supportPair()).a();
      products[k] = state.v().dot(Objects.requireNonNull(state.support()));
      squares[k] = products[k].pow(2).divide(state.squaredNorm());
    }
    assertEquals(
        List.of(List.of(), List.of(w[0]), List.of(w[0], w[1]), List.of(w[0], w[2])),
        simplices(result).subList(0, 4));
    assertTrue(products[0].compareTo(BigFraction.ZERO) < 0, "δ₀ < 0");
    assertTrue(products[1].compareTo(BigFraction.ZERO) < 0, "δ₁ < 0");
    assertTrue(products[2].compareTo(BigFraction.ZERO) > 0, "δ₂ > 0, for the first time");
    assertTrue(products[3].compareTo(BigFraction.ZERO) > 0, "δ₃ > 0");
    assertTrue(squares[3].compareTo(squares[2]) < 0, "μ₃ = μ₂ = δ₂");
  }

  /** The tetrahedron of the Coq theorem discarded_point_reappears_from_empty_start. */
  @Test
  @DisplayName(
      "section 4: from W₀ = ∅ and v₀ = (−2, −2, 0) the point (−2, −2, 0) is discarded and back")
  void discardedPointComesBack() {
    double[][] m = {{-2, -2, 0}, {-1, 0, 1}, {-1, 2, 1}, {-2, 2, -1}};
    VariantResult<BigFraction> result =
        new VanDenBergen<BigFraction>(RELATIVE.withRelativeTolerance(0), CachedJohnson::new)
            .distance(polytope(Rationals.INSTANCE, m), polytope(Rationals.INSTANCE, new double[3]));
    List<Integer> inserted = new ArrayList<>();
    for (Iteration<BigFraction> state : result.trace().subList(0, result.iterations())) {
      inserted.add(Objects.requireNonNull(state.supportPair()).a());
    }
    assertEquals(List.of(2, 0, 1, 3, 0), inserted);
    assertEquals(List.of(2, 0), simplices(result).get(2));
    assertEquals(List.of(1), simplices(result).get(3), "none of the points before is kept");
    assertEquals(VariantExit.CLOSE_ENOUGH, result.exit());
    assertEquals(new BigFraction(100, 53), result.v().squaredNorm());
  }

  /**
   * Figure 3(b) has two points on either side of a diagonal. Here they are the ends of a side, and
   * the two points that stay are the ends of the opposite one.
   */
  @Test
  @DisplayName("figure 3(b): the points that alternate here are neighbours in the parallelogram")
  void alternatingPointsAreNeighbours() {
    double[][] a = {{-26, 137, 15}, {137, -719, -79}};
    double[][] b = {{0, 0, 0}, {2, 0, -1}};
    VariantResult<Double> result =
        new VanDenBergen<Double>(RELATIVE, CachedJohnson::new)
            .distance(polytope(Doubles.INSTANCE, a), polytope(Doubles.INSTANCE, b));
    assertEquals(VariantExit.ITERATION_LIMIT, result.exit());
    Iteration<Double> one = result.trace().get(97);
    Iteration<Double> other = result.trace().get(98);
    assertEquals(new IndexPair(1, 1), one.supportPair());
    assertEquals(new IndexPair(0, 1), other.supportPair());
    Set<IndexPair> kept = new HashSet<>(one.simplex());
    kept.retainAll(other.simplex());
    assertEquals(Set.of(new IndexPair(0, 0), new IndexPair(1, 0)), kept);
    assertEquals(result.trace().get(99), one);
    // v = a₀ − b₀ + s(a₁ − a₀) − t(b₁ − b₀) with s = 0.16, t = 0.04: by no diagonal
    assertEquals(
        "(2916892 / 3664305, 117292 / 732861, 53651 / 1221435)",
        Gjk.distance(polytope(Rationals.INSTANCE, a), polytope(Rationals.INSTANCE, b))
            .weights()
            .toString());
    double ratio =
        polytope(Rationals.INSTANCE, a)
            .get(1)
            .minus(polytope(Rationals.INSTANCE, a).get(0))
            .squaredNorm()
            .divide(5) // ‖b₁ − b₀‖²
            .doubleValue();
    assertEquals(392, Math.sqrt(ratio), 1, "the facet is that oblong");
  }

  @Test
  @DisplayName("section 5: the vector at the membership stop is not the best that floats allow")
  void answerAtTheStopIsNotTheBest() {
    double[][] a = {{245381, 0}};
    double[][] b = {{882121, 955110}, {0, -368072}};
    double exact =
        Math.sqrt(
            Gjk.distance(polytope(Rationals.INSTANCE, a), polytope(Rationals.INSTANCE, b))
                .distanceVector()
                .squaredNorm()
                .doubleValue());
    assertEquals(0.2002, exact, 1e-4);
    assertEquals(0.1822, inFloats(SubAlgorithm.JOHNSON, a, b), 1e-4);
    assertEquals(0.2001, inFloats(SubAlgorithm.COORDINATE_FREE_GREER, a, b), 1e-4);
  }

  private static double inFloats(SubAlgorithm algorithm, double[][] a, double[][] b) {
    VariantResult<Float> result =
        new VanDenBergen<Float>(VanDenBergenRequest.robust(), algorithm::<Float>create)
            .distance(polytope(Floats.INSTANCE, a), polytope(Floats.INSTANCE, b));
    assertEquals(VariantExit.SUPPORT_REPEATED, result.exit());
    return Math.sqrt(result.v().squaredNorm());
  }

  @Test
  @DisplayName("section 5: with the vector before and the same W there is no subset again")
  void withThePreviousVectorNothingChanges() {
    Polytope<Double> a =
        polytope(Doubles.INSTANCE, new double[][] {{7, 6045, 9902}, {-4, -2440, -4004}});
    Polytope<Double> b = polytope(Doubles.INSTANCE, new double[][] {{0, 0, 0}, {-2, 1, 2}});
    VariantResult<Double> result =
        new VanDenBergen<Double>(RELATIVE.with(Option.START_IN_SIMPLEX), JohnsonSubAlgorithm::new)
            .distance(a, b);
    assertEquals(VariantExit.NO_SUBSET, result.exit());
    Iteration<Double> last = result.trace().get(result.trace().size() - 1);
    IndexPair again =
        new IndexPair(a.supportIndex(last.v().unaryMinus()), b.supportIndex(last.v()));
    assertEquals(last.supportPair(), again);
    List<IndexPair> y = new ArrayList<>(last.simplex());
    y.add(again);
    assertNull(
        new JohnsonSubAlgorithm<Double>()
            .solve(
                new MinkowskiDifference<>(a, b).get(IndexPair.indicesA(y), IndexPair.indicesB(y))));
  }

  /** The scene of the explorer, a triangle around the origin. */
  @Test
  @DisplayName("section 5: over floats both the vector before and that of the backup can be wrong")
  void backupGivesThePreviousVector() {
    Polytope<Float> a =
        polytope(Floats.INSTANCE, new double[][] {{504, 90}, {-45, -8}, {-711, -127}});
    VariantResult<Float> result =
        new VanDenBergen<Float>(RELATIVE.with(Option.PREVIOUS_VECTOR), JohnsonSubAlgorithm::new)
            .distance(a, polytope(Floats.INSTANCE, new double[2]));
    assertEquals(VariantExit.NO_SUBSET, result.exit());
    assertEquals(Claim.SEPARATED, result.claim());
    assertEquals(
        result.v(),
        Objects.requireNonNull(new BackupProcedure<Float>().solve(a.get(new int[] {0, 1, 2}))).v());
    assertTrue(
        Gjk.distance(a.toRational(), polytope(Rationals.INSTANCE, new double[2]))
            .distanceVector()
            .isZero());
  }

  /** Section 4 says that the loop ends on v = 0 if the bodies intersect. */
  @Test
  @DisplayName("two balls that touch: ‖v‖ shrinks by a factor of 3 or so each time, and is never 0")
  void touchingBallsNeedNotEnd() {
    Doubles field = Doubles.INSTANCE;
    VariantResult<Double> result =
        new VanDenBergen<Double>(
                RELATIVE.withRelativeTolerance(0).withMaxIterations(40), JohnsonSubAlgorithm::new)
            .distance(
                new SeenPoints<>(SphericalExtension.ball(field, Vec.of(field, 1.2, 1.6), 0.5)),
                new SeenPoints<>(SphericalExtension.ball(field, Vec.of(field, 0, 0), 1.5)));
    assertEquals(VariantExit.ITERATION_LIMIT, result.exit());
    List<Double> norms = result.trace().stream().map(Iteration::squaredNorm).toList();
    for (int k = 1; k <= 20; k++) {
      assertTrue(norms.get(k) < norms.get(k - 1), "k = " + k);
    }
    double tenth = Math.sqrt(norms.get(10));
    assertTrue(tenth > 1e-5 && tenth < 1e-4, () -> "‖v₁₀‖ = " + tenth + ", far above rounding");
  }
}
