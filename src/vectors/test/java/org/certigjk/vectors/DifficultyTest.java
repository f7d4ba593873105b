package org.certigjk.vectors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.stream.LongStream;
import org.certigjk.gjk.Verdict;
import org.certigjk.vectors.family.Family;
import org.certigjk.vectors.truth.Truth;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The difficulty by its definition, and the order in which it puts the families. */
class DifficultyTest {

  private final Truth truth = new Truth();

  private static double[] p(double... coordinates) {
    return coordinates;
  }

  private Difficulty of(double[][] a, double[]... b) {
    return truth.of(Query.of(PointPair.of(a, b))).difficulty();
  }

  /** S = 1 + |x|, and the gap is 1 − x. */
  @ParameterizedTest
  @CsvSource({"0, 0", "0.5, 1", "0.75, 2", "0.875, 3", "0.99, 7", "-1, 0"})
  void ofTwoPointsIsThatOfTheirDistance(double x, int bits) {
    assertEquals(new Difficulty(bits, 0), of(new double[][] {p(1, 0)}, p(x, 0)));
  }

  /** S = 8; v = (0, 1) is inside the edge by 2⁻¹⁰, and the other point is 1 above it. */
  @Test
  void ofAnEdgeIsThatOfItsNearerEnd() {
    double[][] a = {p(-0x1p-10, 1), p(8, 1), p(0, 2)};
    assertEquals(new Difficulty(13, 0), of(a, p(0, 0)));
  }

  /** S = 8; the third point is 2⁻²⁰ above the edge, which is met in its middle. */
  @Test
  void ofANearTieIsThatOfTheOtherPoint() {
    double[][] a = {p(-8, 1), p(8, 1), p(4, 1 + 0x1p-20)};
    assertEquals(new Difficulty(23, 0), of(a, p(0, 0)));
    double[][] tie = {p(-8, 1), p(8, 1), p(4, 1)};
    assertEquals(1, of(tie, p(0, 0)).ties());
    double[][] repeated = {p(-8, 1), p(8, 1), p(8, 1), p(-8, 1)};
    assertEquals(new Difficulty(3, 0), of(repeated, p(0, 0)));
  }

  /** S = 4 + 4; the depth is 2⁻¹⁶, and the plane of the depth has an edge and a point on it. */
  @Test
  void ofOverlapIsThatOfTheDepth() {
    double[][] a = {p(0, 0), p(4, 0), p(4, 4), p(0, 4)};
    assertEquals(new Difficulty(19, 0), of(a, p(2, -0x1p-16), p(1, -4), p(2, 0x1p-16)));
  }

  /** S = 5 + 3; squares face to face: four corners and four, where a triangle would do. */
  @Test
  void ofFacesInLineHasTies() {
    double[][] a = {p(4, 1, 0), p(4, 0, 1), p(4, 0, 0), p(4, 1, 1), p(5, 0, 0)};
    double[][] b = {p(3, 1, 0), p(3, 0, 1), p(3, 0, 0), p(3, 1, 1)};
    assertTrue(of(a, b).ties() >= 4);
    assertEquals(new Difficulty(3, 0), of(a, p(3, 4, 4)));
    assertEquals(2, of(a, p(3, 1, 0.25)).ties()); // opposite an edge: two corners too many
    assertEquals(1, of(a, p(3, 1, 1)).ties() - of(a, p(3, 1, 0.25)).ties());
    assertEquals(1, of(new double[][] {p(1, 0), p(1, 3)}, p(0, 1), p(0, 2)).ties());
  }

  @Test
  void ofContactIsATie() {
    double[][] a = {p(0, 0), p(4, 0)};
    assertEquals(new Difficulty(4, 1), of(a, p(0.25, 0), p(1, 1)));
  }

  /** ⌊−log₂(gap / S)⌋ at the powers of 4, and beside them. */
  @Test
  void bitsAreTheFloorOfTheLogarithm() {
    for (int k = 0; k < 200; k++) {
      BigInteger power = BigInteger.ONE.shiftLeft(2 * k);
      BigInteger three = BigInteger.valueOf(3);
      assertEquals(k, Difficulty.bits(three, three, power));
      assertEquals(Math.max(0, k - 1), Difficulty.bits(power.add(BigInteger.ONE), power, power));
      assertEquals(k, Difficulty.bits(power, power.add(BigInteger.ONE), power));
    }
    assertEquals(0, Difficulty.bits(BigInteger.TEN, BigInteger.ONE, BigInteger.ONE));
  }

  /** In three dimensions, with plain geometry in doubles: within one bit, for rounding. */
  @ParameterizedTest
  @EnumSource(
      value = Family.class,
      names = {"RANDOM_HULLS", "ROUNDED_HULLS", "SIZE_RATIO", "DEATH_POLYTOPE"})
  void isThatOfTheGeometry(Family family) {
    for (int seed = 0; seed < 50; seed++) {
      PointPair pair = family.generate(seed, 3, 8);
      Expected expected = truth.of(Query.of(pair));
      if (expected.verdict() == Verdict.SEPARATED && expected.difficulty().ties() == 0) {
        double bits = -Math.log(GapGeometry.leastGap(pair, expected)) / Math.log(2);
        assertEquals(Math.max(bits, 0), expected.difficulty().bits() + 0.5, 0.51, pair::toString);
      }
    }
  }

  /** Units and copies of points change nothing. */
  @Test
  void isThatOfTheShape() {
    for (Family family : Family.values()) {
      PointPair pair = family.generate(3, 3, 6, NumberFormat.SINGLE);
      Difficulty difficulty = of(pair.a(), pair.b());
      if (family != Family.RANGE_ENDS
          && family != Family.SUBNORMAL
          && family != Family.ANY_DOUBLES) {
        assertEquals(difficulty, of(scaled(pair.a()), scaled(pair.b())), family::label);
      }
      assertEquals(difficulty, of(twice(pair.a()), twice(pair.b())), family::label);
    }
  }

  private static double[][] scaled(double[][] points) {
    return Arrays.stream(points)
        .map(x -> Arrays.stream(x).map(y -> y * 0x1p-100).toArray())
        .toArray(double[][]::new);
  }

  private static double[][] twice(double[][] points) {
    double[][] twice = Arrays.copyOf(points, 2 * points.length);
    System.arraycopy(points, 0, twice, points.length, points.length);
    return twice;
  }

  /** Half of the pairs of each family are as hard as its name says. */
  @ParameterizedTest
  @CsvSource({
    "random-hulls, 0, 9",
    "random-box, 0, 9",
    "boxes, 0, 9",
    "grid, 0, 9",
    "oblong, 9, 16",
    "size-ratio, 12, 26",
    "large-offset, 20, 48",
    "gap, 20, 48",
    "overlap-by-a-hair, 20, 48",
    "nearly-parallel-edges, 20, 48",
    "nearly-parallel-faces, 40, 60",
    "one-ulp-apart, 48, 60",
    "clusters, 48, 70"
  })
  void putsFamiliesInOrder(String label, int least, int most) {
    int[] bits =
        LongStream.range(0, 41)
            .mapToObj(seed -> Family.named(label).generate(seed, 3, 8))
            .mapToInt(pair -> of(pair.a(), pair.b()).bits())
            .sorted()
            .toArray();
    assertTrue(least <= bits[20] && bits[20] <= most, () -> Arrays.toString(bits));
  }
}
