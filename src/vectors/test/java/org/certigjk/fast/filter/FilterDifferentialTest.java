package org.certigjk.fast.filter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.fast.query.ExactTruth;
import org.certigjk.fast.search.Candidate;
import org.certigjk.fast.search.Kernel;
import org.certigjk.fast.search.Vertices;
import org.certigjk.field.Conversions;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Gjk;
import org.certigjk.predicates.ErrorBounds;
import org.certigjk.simplex.JohnsonSubAlgorithm;
import org.certigjk.simplex.SubSimplex;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.family.Family;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * The filters against {@link Gjk} over the rationals: what they accept is an optimal simplex and
 * its distance is correctly rounded, whether the candidate comes from a kernel, from the exact
 * answer or from nowhere.
 */
class FilterDifferentialTest {

  private static final int PAIRS = 18;
  private static final int ARBITRARY = 30;

  private final Random random = new Random(22);
  private int decided;
  private int asked;

  /** The exact answer for A + t and B. */
  private record Truth(
      Polytope<BigFraction> a,
      Polytope<BigFraction> b,
      Vec<BigFraction> v,
      double distance,
      List<IndexPair> pairs) {

    static Truth of(Vertices a, Vertices b, Candidate c) {
      Vec<BigFraction> t = Vec.of(Rationals.INSTANCE, Arrays.copyOf(c.t, a.dimension));
      Polytope<BigFraction> rationalA = ExactTruth.rational(a).translated(t);
      DistanceResult<BigFraction> result = Gjk.distance(rationalA, ExactTruth.rational(b));
      Vec<BigFraction> v = result.distanceVector();
      return new Truth(
          rationalA,
          ExactTruth.rational(b),
          v,
          Conversions.sqrtToDouble(v.squaredNorm()),
          result.pairs());
    }

    /**
     * The candidate's points are affinely independent, all weights are positive, and v is theirs.
     */
    boolean isOptimal(Vertices a, Vertices b, Candidate c) {
      List<Vec<BigFraction>> y = new ArrayList<>();
      for (int k = 0; k < c.size; k++) {
        y.add(this.a.get(a.given(c.a[k])).minus(this.b.get(b.given(c.b[k]))));
      }
      int[] all = new int[c.size];
      Arrays.setAll(all, k -> k);
      SubSimplex<BigFraction> simplex =
          new JohnsonSubAlgorithm<BigFraction>().solve(Polytope.from(y).get(all));
      return simplex != null && simplex.size() == c.size && simplex.v().equals(v);
    }
  }

  @TestFactory
  Stream<DynamicTest> families() {
    return Arrays.stream(Family.values())
        .map(family -> DynamicTest.dynamicTest(family.label(), () -> check(family)));
  }

  private void check(Family family) {
    for (int n = 1; n <= 3; n++) {
      if (family.hasDimension(n)) {
        for (int seed = 0; seed < PAIRS; seed++) {
          check(family.generate(seed, n, 3 + seed % 6), seed % 4 == 3);
        }
      }
    }
  }

  private void check(PointPair pair, boolean moved) {
    Vertices a = Vertices.of(pair.a());
    Vertices b = Vertices.of(pair.b());
    if (Math.max(a.magnitude, b.magnitude) > ErrorBounds.LARGEST) {
      return;
    }
    Candidate c = new Candidate(a.dimension);
    if (moved) {
      move(c, a);
    }
    Truth truth = Truth.of(a, b, c);
    Kernel.distance(a, b, c);
    check(a, b, c, truth);
    List<IndexPair> optimal = new ArrayList<>(truth.pairs);
    if (optimal.size() <= a.dimension + 1) {
      for (int turn = 0; turn < optimal.size(); turn++) {
        set(c, optimal);
        check(a, b, c, truth);
        Collections.rotate(optimal, 1);
      }
    }
    for (int k = 0; k < ARBITRARY; k++) {
      arbitrary(c, a, b);
      check(a, b, c, truth);
    }
  }

  private void move(Candidate c, Vertices a) {
    for (int i = 0; i < a.dimension; i++) {
      double size = Math.min(a.magnitude, 0x1p200);
      c.t[i] = random.nextInt(3) == 0 ? size : size * random.nextGaussian();
    }
  }

  private static void set(Candidate c, List<IndexPair> pairs) {
    c.size = pairs.size();
    for (int k = 0; k < c.size; k++) {
      c.a[k] = pairs.get(k).a();
      c.b[k] = pairs.get(k).b();
    }
  }

  /** Any pairs; more often than by chance they share an index, as a simplex does. */
  private void arbitrary(Candidate c, Vertices a, Vertices b) {
    c.size = 1 + random.nextInt(a.dimension + 1);
    for (int k = 0; k < c.size; k++) {
      boolean keepA = k > 0 && random.nextInt(3) == 0;
      boolean keepB = k > 0 && !keepA && random.nextBoolean();
      c.a[k] = keepA ? c.a[k - 1] : random.nextInt(a.size);
      c.b[k] = keepB ? c.b[k - 1] : random.nextInt(b.size);
    }
  }

  private double check(Vertices a, Vertices b, Candidate c, Truth truth) {
    double distance = a.dimension == 3 ? Filter3.distance(a, b, c) : Filter2.distance(a, b, c);
    asked++;
    if (!Double.isNaN(distance)) {
      decided++;
      assertEquals(truth.distance, distance);
      assertTrue(truth.isOptimal(a, b, c));
    }
    return distance;
  }

  /** Ordinary input is decided, whichever vertex of the simplex comes first. */
  @Test
  void ordinaryPairsAreDecided() {
    for (int n = 1; n <= 3; n++) {
      for (int seed = 0; seed < 100; seed++) {
        PointPair pair = Family.RANDOM_HULLS.generate(seed, n, 8);
        Vertices a = Vertices.of(pair.a());
        Vertices b = Vertices.of(pair.b());
        Candidate c = new Candidate(a.dimension);
        Truth truth = Truth.of(a, b, c);
        List<IndexPair> optimal = new ArrayList<>(truth.pairs);
        for (int turn = 0; turn < optimal.size(); turn++) {
          set(c, optimal);
          check(a, b, c, truth);
          Collections.rotate(optimal, 1);
        }
      }
    }
    assertTrue(decided >= 0.99 * asked, decided + " of " + asked);
  }

  /** On small integers nothing is undecided: ties, parallel faces, touching, overlapping. */
  @Test
  void latticesAreDecided() {
    for (int k = 0; k < 1_500; k++) {
      int n = 1 + k % 3;
      int scale = k % 7 == 0 ? 100 : k % 11 == 0 ? -200 : 0;
      Vertices a = lattice(n, scale);
      Vertices b = lattice(n, scale);
      Candidate c = new Candidate(n);
      if (k % 5 == 0) {
        for (int i = 0; i < n; i++) {
          c.t[i] = Math.scalb((double) (random.nextInt(5) - 2), scale);
        }
      }
      Truth truth = Truth.of(a, b, c);
      List<IndexPair> optimal = new ArrayList<>(truth.pairs);
      if (optimal.size() > n + 1) {
        continue;
      }
      set(c, optimal);
      double distance = check(a, b, c, truth);
      boolean tie = Double.isNaN(distance) && truth.distance > 0; // the rounding alone
      assertTrue(!Double.isNaN(distance) || tie, () -> "undecided: " + truth);
    }
    assertTrue(decided >= 0.999 * asked, decided + " of " + asked);
  }

  private Vertices lattice(int n, int scale) {
    double[][] points = new double[1 + random.nextInt(6)][n];
    for (double[] point : points) {
      for (int i = 0; i < n; i++) {
        point[i] = Math.scalb((double) (random.nextInt(7) - 3), scale);
      }
    }
    return Vertices.of(points);
  }

  /** With hulls only the neighbours are looked at. */
  @Test
  void neighboursProveAsMuch() {
    for (int seed = 0; seed < 60; seed++) {
      int n = 2 + seed % 2;
      Family family = seed % 4 == 0 ? Family.GRID : Family.RANDOM_HULLS;
      PointPair pair = family.generate(seed, n, 20);
      Vertices a = Vertices.of(pair.a()).withHull();
      Vertices b = Vertices.of(pair.b()).withHull();
      assertNotNull(a.from);
      Candidate c = new Candidate(n);
      Truth truth = Truth.of(a, b, c);
      Kernel.distance(a, b, c);
      double distance = check(a, b, c, truth);
      assertTrue(family == Family.GRID || !Double.isNaN(distance));
      for (int k = 0; k < ARBITRARY; k++) {
        arbitrary(c, a, b);
        check(a, b, c, truth);
      }
    }
  }
}
