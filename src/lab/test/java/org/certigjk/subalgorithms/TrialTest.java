package org.certigjk.subalgorithms;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Vec;
import org.certigjk.simplex.SubSimplex;
import org.junit.jupiter.api.Test;

/** What sub-algorithms tell of the subsets that they look at. */
class TrialTest {

  private static final Rationals Q = Rationals.INSTANCE;

  /** Their text is proved, and tells nothing. */
  private static final Set<SubAlgorithm> SILENT =
      EnumSet.of(SubAlgorithm.JOHNSON, SubAlgorithm.BACKUP);

  private static List<Trial<BigFraction>> told(SubAlgorithm algorithm, double[]... y) {
    List<Trial<BigFraction>> trials = new ArrayList<>();
    algorithm.<BigFraction>create(trials::add).solve(SubAlgorithmTest.points(Q, y));
    return trials;
  }

  private static String text(Trial<BigFraction> trial) {
    return trial.quantities().stream()
        .map(it -> it.name() + "=" + it.value())
        .collect(Collectors.joining(" ", trial.members() + " ", ": " + trial.text()));
  }

  @Test
  void aDeltaIsOfItsPoint() {
    assertEquals(12, new Trial.Quantity<>("Δ({12})", 1).deltaOf());
    assertEquals(3, new Trial.Quantity<>("Δ({3})", 1).deltaOf());
    assertEquals(-1, new Trial.Quantity<>("‖v‖²", 1).deltaOf());
  }

  @Test
  void voronoiRegionsTellTheRegion() {
    assertEquals(
        List.of("[0, 1] t=4 ‖{1} − {0}‖²=16: 0 < t < ‖{1} − {0}‖²: the region of the segment."),
        told(SubAlgorithm.VORONOI_REGIONS, new double[][] {{-1, 1}, {3, 1}}).stream()
            .map(TrialTest::text)
            .toList());
  }

  @Test
  void signedVolumesTellTheVolumes() {
    assertEquals(
        List.of("[0, 1, 2] μ=6 C({0})=3 C({1})=2 C({2})=1: All C have the sign of μ: λ = C/μ."),
        told(SubAlgorithm.SIGNED_VOLUMES, new double[][] {{0, -1}, {1, 1}, {-2, 1}}).stream()
            .map(TrialTest::text)
            .toList());
  }

  @Test
  void greerTellsTheRecursion() {
    double[][] y = {{-2, -2}, {-1, 1}, {-1, 2}};
    List<Trial<BigFraction>> trials = told(SubAlgorithm.GREER, y);
    assertEquals(
        "[0, 1, 2] α({0})=-1 α({1})=6 α({2})=-4: Some α is negative: go on without {0} and {2}.",
        text(trials.get(0)));
    assertEquals(List.of(1, 2), trials.get(1).members());
  }

  @Test
  void cachedJohnsonTellsWhatIsKept() {
    List<Trial<BigFraction>> trials = new ArrayList<>();
    CachedJohnson<BigFraction> cached = new CachedJohnson<>(trials::add);
    cached.solve(SubAlgorithmTest.points(Q, new double[][] {{-1, 1}}));
    trials.clear();
    cached.solve(SubAlgorithmTest.points(Q, new double[][] {{-1, 1}, {3, 1}}));
    assertEquals(
        "3 inner products, 1 of them kept; of the subsets those with {1} are tried.",
        trials.get(0).text());
    assertEquals(1 + 2, trials.size());
    assertEquals(2, cached.products() - 1, "two are new");
  }

  @Test
  void cachedJohnsonTellsThatNothingIsTried() {
    List<Trial<BigFraction>> trials = new ArrayList<>();
    CachedJohnson<BigFraction> cached = new CachedJohnson<>(trials::add);
    cached.solve(SubAlgorithmTest.points(Q, new double[][] {{-1, 1}}));
    trials.clear();
    cached.solve(SubAlgorithmTest.points(Q, new double[][] {{-1, 1}, {-2, 2}}));
    assertEquals(
        List.of(
            "3 inner products, 1 of them kept; v·{1} ≥ ‖v‖² for the last v, which is the answer again."),
        trials.stream().map(Trial::text).toList());
  }

  @Test
  void tellingChangesNothingAndEveryFootIsTheNearestPointOfItsHull() {
    SplittableRandom random = new SplittableRandom(91);
    for (int k = 0; k < 200; k++) {
      int dimension = 2 + k % 2;
      double[][] y = new double[1 + random.nextInt(dimension + 1)][];
      for (int i = 0; i < y.length; i++) {
        y[i] = random.ints(dimension, -3, 4).asDoubleStream().toArray();
      }
      for (SubAlgorithm algorithm : SubAlgorithm.values()) {
        check(algorithm, y);
      }
    }
  }

  private static void check(SubAlgorithm algorithm, double[][] y) {
    Vec<BigFraction>[] points = SubAlgorithmTest.points(Q, y);
    List<Trial<BigFraction>> trials = new ArrayList<>();
    SubSimplex<BigFraction> told = algorithm.<BigFraction>create(trials::add).solve(points.clone());
    SubSimplex<BigFraction> silent = algorithm.<BigFraction>create().solve(points);
    assertTrue(told != null && silent != null);
    assertEquals(silent.v(), told.v());
    assertEquals(silent.weights(), told.weights());
    boolean tells = !SILENT.contains(algorithm);
    boolean onePointOfRegions = algorithm == SubAlgorithm.VORONOI_REGIONS && y.length == 1;
    assertEquals(tells && !onePointOfRegions, !trials.isEmpty(), algorithm.label());
    for (Trial<BigFraction> trial : trials) {
      assertTrue(trial.holds(), trial::toString);
      Vec<BigFraction> foot = trial.foot();
      for (int member : trial.members()) {
        assertTrue(
            foot == null || Q.isZero(foot.dot(points[member].minus(foot))), algorithm.label());
      }
    }
  }
}
