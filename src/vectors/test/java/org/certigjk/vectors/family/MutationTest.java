package org.certigjk.vectors.family;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Conversions;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Verdict;
import org.certigjk.vectors.Draw;
import org.certigjk.vectors.Exactly;
import org.certigjk.vectors.FamiliesTest;
import org.certigjk.vectors.NumberFormat;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.Query;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Changed pairs keep their dimension and format, and become harder. */
class MutationTest {

  private static final Family[] BASES = {
    Family.RANDOM_HULLS, Family.GRID, Family.GAP, Family.RANGE_ENDS, Family.SUBNORMAL, Family.BOXES
  };

  private static PointPair changed(Mutation mutation, PointPair pair, int seed) {
    return mutation.apply(new Draw(seed), pair, pair.mirrored(), NumberFormat.DOUBLE);
  }

  private static DistanceResult.Answer<BigFraction> exact(PointPair pair) {
    return FamiliesTest.exact(pair);
  }

  @ParameterizedTest
  @EnumSource
  void pairsStayInTheirFormat(Mutation mutation) {
    int unchanged = 0;
    int all = 0;
    for (NumberFormat format : NumberFormat.values()) {
      for (Family family : BASES) {
        for (int seed = 0; seed < 20; seed++) {
          int n = 2 + seed % 2;
          PointPair pair = family.generate(seed, n, 1 + seed % 5, format);
          PointPair other = Family.RANDOM_BOX.generate(seed, n, 6, format);
          PointPair changed = mutation.apply(new Draw(seed), pair, other, format);
          assertEquals(changed, mutation.apply(new Draw(seed), pair, other, format));
          assertEquals(n, changed.dimension());
          int most = Math.max(6, Math.max(pair.sizeA(), pair.sizeB()));
          int added = mutation == Mutation.ADD ? 1 : 0;
          assertTrue(Math.max(changed.sizeA(), changed.sizeB()) <= most + added);
          assertTrue(format == NumberFormat.DOUBLE || Query.of(changed).single());
          all++;
          unchanged += changed.equals(pair) ? 1 : 0;
        }
      }
    }
    assertTrue(3 * unchanged < 2 * all, unchanged + " of " + all + " are unchanged");
  }

  @Test
  void doublesBecomeFloats() {
    PointPair pair = Family.RANDOM_HULLS.generate(1, 3, 4);
    PointPair single = Mutation.ULP.apply(new Draw(1), pair, pair, NumberFormat.SINGLE);
    assertTrue(Query.of(single).single());
  }

  @Test
  void pairsBeyondTheRangeOfFloatsAreCutOff() {
    Query query = Query.of(PointPair.of(new double[][] {{1e300, -1e300}}, new double[][] {{1, 2}}));
    for (int seed = 0; seed < 200; seed++) {
      assertTrue(Mutation.of(query, query, new Draw(seed), NumberFormat.SINGLE).single());
    }
    for (Family family : Family.values()) {
      Draw draw = new Draw(1);
      Query chained = Query.of(family.generate(1, 3, 4));
      for (int k = 0; k < 200; k++) { // as a fuzzer does, in mixed formats
        NumberFormat format = draw.coin() ? NumberFormat.SINGLE : NumberFormat.DOUBLE;
        chained = Mutation.of(chained, query(family, k), draw, format);
      }
    }
  }

  private static Query query(Family family, int seed) {
    return Query.of(family.generate(seed, 3, 4));
  }

  /** A rational distance vector: the coordinates are multiplied, and the bodies touch exactly. */
  @Test
  void narrowedGridsTouchOrAlmostTouch() {
    Set<Verdict> verdicts = new HashSet<>();
    for (int seed = 0; seed < 60; seed++) {
      PointPair pair = Family.GRID.generate(seed, 3, 4);
      if (exact(pair).verdict() == Verdict.SEPARATED) {
        PointPair narrowed = changed(Mutation.NARROW, pair, seed);
        verdicts.add(exact(narrowed).verdict());
        assertNotEquals(pair, narrowed);
        assertTrue(relative(narrowed) < relative(pair), () -> pair + " to " + narrowed);
      }
    }
    assertEquals(Set.of(Verdict.SEPARATED, Verdict.TOUCHING, Verdict.OVERLAPPING), verdicts);
  }

  /** The squared distance in units of the size of the bodies. */
  private static double relative(PointPair pair) {
    double size = 0;
    for (double[][] rows : new double[][][] {pair.a(), pair.b()}) {
      for (double[] x : rows) {
        for (int c = 0; c < x.length; c++) {
          size += Math.abs(x[c] - rows[0][c]);
        }
      }
    }
    return Conversions.toDouble(exact(pair).squaredDistance()) / (size * size);
  }

  @Test
  void narrowedByTheWholeDistanceTheyTouchExactly() {
    PointPair pair =
        PointPair.of(new double[][] {{0, 0}, {3, 1}, {1, -4}}, new double[][] {{0, 5}, {1, 7}});
    long touching =
        IntStream.range(0, 200)
            .mapToObj(seed -> exact(changed(Mutation.NARROW, pair, seed)).verdict())
            .filter(Verdict.TOUCHING::equals)
            .count();
    assertTrue(25 < touching && touching < 100, () -> touching + " of 200");
  }

  @Test
  void facesAndEdgesAreMet() {
    int[] met = new int[2];
    for (int seed = 0; seed < 40; seed++) {
      PointPair pair = Family.GRID.generate(seed, 3, 4);
      met[0] += meets(changed(Mutation.TO_FACE, pair, seed)) && !meets(pair) ? 1 : 0;
      met[1] += meets(changed(Mutation.SHARE, pair, seed)) ? 1 : 0;
    }
    assertTrue(met[0] >= 5, () -> met[0] + " pairs that were apart meet");
    assertEquals(40, met[1]);
  }

  private static boolean meets(PointPair pair) {
    return exact(pair).verdict() != Verdict.SEPARATED;
  }

  @Test
  void flattenedBodiesAreFlat() {
    for (int seed = 0; seed < 20; seed++) {
      PointPair flat = changed(Mutation.FLATTEN, Family.RANDOM_HULLS.generate(seed, 3, 6), seed);
      int rank =
          Math.min(
              Exactly.affineRank(Exactly.rows(flat.a())),
              Exactly.affineRank(Exactly.rows(flat.b())));
      assertEquals(2, rank);
    }
  }

  @Test
  void scaledPairsReachTheEndsOfTheRange() {
    double[] largest =
        IntStream.range(0, 300)
            .mapToObj(
                seed -> changed(Mutation.SCALE, Family.RANDOM_HULLS.generate(seed, 2, 3), seed))
            .mapToDouble(
                pair ->
                    Arrays.stream(pair.a())
                        .flatMapToDouble(Arrays::stream)
                        .map(Math::abs)
                        .max()
                        .orElseThrow())
            .toArray();
    assertTrue(Arrays.stream(largest).anyMatch(x -> x > 0x1p1015));
    assertTrue(Arrays.stream(largest).anyMatch(x -> x > 0 && x < Double.MIN_NORMAL));
  }

  @Test
  void queriesKeepTheirPoses() {
    Query posed = FamilyPart.reproduce("gap/3/5/1/posed").query();
    Query other = FamilyPart.reproduce("gap/3/5/2/posed").query();
    Query changed = Mutation.of(posed, other, new Draw(5), NumberFormat.DOUBLE);
    assertEquals(posed.poses(), changed.poses());
    Query single = Mutation.of(posed, other, new Draw(5), NumberFormat.SINGLE);
    assertNotNull(single.poses());
    assertTrue(single.single());
    Set<Query> all = new HashSet<>();
    for (int seed = 0; seed < 50; seed++) {
      all.add(Mutation.of(posed, other, new Draw(seed), NumberFormat.DOUBLE));
    }
    assertTrue(all.size() > 40, all.size() + " different ones");
  }

  @Test
  void queriesKeepTheirQuaternions() {
    Query posed = FamilyPart.reproduce("gap/3/5/1/quaternion").query();
    Query other = FamilyPart.reproduce("gap/3/5/2/posed").query();
    Query changed = Mutation.of(posed, other, new Draw(5), NumberFormat.SINGLE);
    assertEquals(posed.poses(), changed.poses());
    assertTrue(changed.single());
  }

  @Test
  void pairsToMixHaveOneDimension() {
    PointPair plane = Family.GRID.generate(1, 2, 3);
    PointPair space = Family.GRID.generate(1, 3, 3);
    assertThrows(
        IllegalArgumentException.class,
        () -> Mutation.MIX.apply(new Draw(1), plane, space, NumberFormat.DOUBLE));
    assertEquals("to-face", Mutation.TO_FACE.label());
  }
}
