package org.certigjk.fast.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Random;
import java.util.Set;
import org.certigjk.fast.query.ExactCases;
import org.certigjk.fast.query.ExactTruth;
import org.certigjk.fast.search.Arithmetic;
import org.certigjk.fast.search.Candidate;
import org.certigjk.fast.search.Kernel;
import org.certigjk.fast.search.Vertices;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.family.Family;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class ExactQueryTest {

  private static final double[] REST = new double[3];

  /** Asks from the given pairs of vertices; {@code pairs} holds index in A, index in B, ... */
  private static Arithmetic check(Vertices a, Vertices b, double[] t, int... pairs) {
    Candidate c = new Candidate(a.dimension);
    System.arraycopy(t, 0, c.t, 0, t.length);
    c.size = pairs.length / 2;
    for (int k = 0; k < c.size; k++) {
      c.a[k] = pairs[2 * k];
      c.b[k] = pairs[2 * k + 1];
    }
    new ExactTruth(a, b, c.t).check(ExactQuery.distance(a, b, c), c, Arrays.toString(pairs));
    return c.stage;
  }

  private static Vertices of(double[]... points) {
    return Vertices.of(points);
  }

  @ParameterizedTest
  @CsvSource({"1, 3, 500", "100000, 5, 60", "200000, 7, 10"})
  void agreesWithTheGenericSearchFromAnyStart(long seed, int maxDimension, int count) {
    Set<Arithmetic> stages = EnumSet.noneOf(Arithmetic.class);
    for (long s = seed; s < seed + count; s++) {
      ExactCases pair = new ExactCases(s, maxDimension);
      ExactTruth truth = new ExactTruth(pair.a, pair.b, pair.start.t);
      truth.check(ExactQuery.distance(pair.a, pair.b, pair.start), pair.start, "seed " + s);
      stages.add(pair.start.stage);
    }
    assertTrue(stages.containsAll(EnumSet.of(Arithmetic.DOUBLE_DOUBLE, Arithmetic.INTEGERS)));
  }

  /** From the vertices that the search in doubles ends with, and from ones far from them. */
  @ParameterizedTest
  @EnumSource(Family.class)
  void agreesWithTheGenericSearchOnEveryFamily(Family family) {
    Random random = new Random(family.ordinal());
    for (int dimension = 1; dimension <= 3; dimension++) {
      if (!family.hasDimension(dimension)) {
        continue;
      }
      for (int seed = 0; seed < 3; seed++) {
        PointPair pair = family.generate(seed, dimension, 7);
        Vertices a = Vertices.of(pair.a());
        Vertices b = Vertices.of(pair.b());
        ExactTruth truth = new ExactTruth(a, b, REST);
        Candidate c = new Candidate(dimension);
        Kernel.distance(a, b, c);
        truth.check(ExactQuery.distance(a, b, c), c, pair.toString());
        c.size = random.nextInt(dimension + 2);
        for (int k = 0; k < c.size; k++) {
          c.a[k] = random.nextInt(a.size);
          c.b[k] = random.nextInt(b.size);
        }
        truth.check(ExactQuery.distance(a, b, c), c, pair.toString());
      }
    }
  }

  @Test
  void startsWithoutACandidate() {
    assertEquals(Arithmetic.DOUBLE_DOUBLE, check(of(row(3, 4, 12)), of(row(0, 0, 0)), REST));
  }

  /** A simplex that an overflow has filled with one pair many times. */
  @Test
  void startsFromOnePairManyTimes() {
    Vertices a = of(row(1, 0, 0), row(0, 1, 0), row(0, 0, 1));
    check(a, of(row(0, 0, 0)), REST, 0, 0, 0, 0, 0, 0, 0, 0);
    check(a, of(row(0, 0, 0)), REST, 0, 0, 1, 0, 0, 0, 1, 0);
  }

  /** On small integers zeros are decided in doubles. */
  @Test
  void latticeNeedsNoIntegers() {
    Vertices a = of(row(-1, -1, 0), row(1, -1, 0), row(0, 1, 0));
    assertEquals(Arithmetic.DOUBLE_DOUBLE, check(a, of(row(0, 0, 0)), REST, 0, 0, 1, 0, 2, 0));
    assertEquals(Arithmetic.DOUBLE_DOUBLE, check(a, of(row(0, -1, 0)), REST, 0, 0, 1, 0));
    assertEquals(Arithmetic.DOUBLE_DOUBLE, check(a, of(row(1, -1, 0)), REST, 1, 0));
    Vertices square = of(row(0, 0, 1), row(0, 2, 1), row(2, 0, 1), row(2, 2, 1));
    assertEquals(Arithmetic.DOUBLE_DOUBLE, check(square, square, row(1, 1, 5), 0, 0));
  }

  private static double[] row(double... x) {
    return x;
  }

  private static final double THIRD = 1 / 3.0;

  /** A third is no small integer; the origin is on a face, an edge, a vertex. */
  @Test
  void zerosNeedIntegers() {
    Vertices b = of(row(0, 0, 0), row(0, 0, THIRD));
    Vertices face = of(row(-THIRD, -THIRD, 0), row(THIRD, -THIRD, 0), row(0, 2 * THIRD, 0));
    assertEquals(Arithmetic.INTEGERS, check(face, b, REST, 0, 0, 1, 0, 2, 0));
    assertEquals(Arithmetic.INTEGERS, check(face, b, REST, 0, 0, 1, 0, 2, 0, 2, 1));
    Vertices edge = of(row(-THIRD, -THIRD, THIRD), row(THIRD, THIRD, -THIRD));
    assertEquals(Arithmetic.INTEGERS, check(edge, b, REST, 0, 0, 1, 0));
    Vertices vertex = of(row(0, 0, 0), row(THIRD, 1, 1), row(1, THIRD, 1));
    assertEquals(Arithmetic.DOUBLE_DOUBLE, check(vertex, of(row(0, 0, 0)), REST, 0, 0, 1, 0));
  }

  /** The fourth point is in the plane of the other three, 0 is in none of them. */
  @Test
  void flatTetrahedron() {
    Vertices a = of(row(0, 0, THIRD), row(1, 0, THIRD), row(0, 1, THIRD), row(-1, -1, THIRD));
    check(a, of(row(0.125, 0, 0)), REST, 0, 0, 1, 0, 2, 0, 3, 0);
    check(a, of(row(0.125, 0, 0)), REST, 3, 0, 1, 0, 2, 0, 0, 0);
    check(a, of(row(0.125, 0, THIRD)), REST, 3, 0, 1, 0, 2, 0, 0, 0);
  }

  @Test
  void tetrahedronAroundTheOrigin() {
    Vertices a = of(row(-1, -1, -1), row(2, 0.1, 0), row(0, 2, 0.1), row(0.1, 0, 2));
    check(a, of(row(0, 0, 0)), REST, 0, 0, 1, 0, 2, 0, 3, 0);
    check(a, of(row(0, 0, 0)), REST, 2, 0, 1, 0, 0, 0, 3, 0);
  }

  /** Parallel edges: v is orthogonal to both, but the pairs share no vertex. */
  @Test
  void pairsThatAreNotLinked() {
    Vertices a = of(row(0, 0, THIRD), row(1, 0, THIRD), row(0.5, 1, 2));
    Vertices b = of(row(0.25, 0, 0), row(0.75, 0, 0), row(0.5, -1, -1));
    assertEquals(Arithmetic.INTEGERS, check(a, b, REST, 0, 1, 1, 0));
    // the edges of A and B are tilted alike: (a1 − a0) · v = (b1 − b0) · v ≠ 0
    Vertices c = of(row(0, 0, THIRD), row(1, 0, 0.5));
    Vertices d = of(row(0.25, 0, 0), row(1.25, 0, 0.5 - THIRD));
    check(c, d, REST, 0, 0, 1, 1);
  }

  /** The same point under another index is level without any computation. */
  @Test
  void repeatedVertices() {
    double[][] square = {{0, 0, THIRD}, {1, 0, THIRD}, {0, 1, THIRD}};
    Vertices a = of(square[0], square[1], square[2], square[0], square[1], square[2]);
    assertEquals(
        Arithmetic.DOUBLE_DOUBLE, check(a, of(row(0.25, 0.25, 0)), REST, 0, 0, 1, 0, 2, 0));
  }

  /** More ties than the first room for them holds. */
  @Test
  void manyTies() {
    double[][] points = new double[40][];
    for (int k = 0; k < points.length; k++) {
      points[k] = row(Math.cos(k), Math.sin(k), THIRD);
    }
    assertEquals(
        Arithmetic.INTEGERS, check(of(points), of(row(0, 0, 0)), REST, 0, 0, 14, 0, 30, 0));
  }

  /** A vertex beyond the plane by less than doubles see, and by less than pairs of doubles see. */
  @Test
  void vertexBeyondByLittle() {
    double[][] points = {{-1, -1, THIRD}, {1, -1, THIRD}, {0, 1, THIRD}, {0.1, 3, 0}};
    points[3][2] = Math.nextDown(THIRD);
    assertEquals(
        Arithmetic.DOUBLE_DOUBLE, check(of(points), of(row(0.1, 0, 0)), REST, 0, 0, 1, 0, 2, 0));
    Vertices a = of(row(-1, 1, -1), row(1, 1, 0x1p-60), row(0.5, 1 + 0x1p-52, -0x1p-70));
    check(a, of(row(0, 0, 0)), REST, 0, 0, 1, 0);
  }

  /** Half-way between two doubles: only integers can tell that the even one is meant. */
  @Test
  void distanceThatIsATie() {
    Vertices b = of(row(-0x1p-53));
    assertEquals(Arithmetic.INTEGERS, check(of(row(1)), b, REST, 0, 0));
    assertEquals(Arithmetic.INTEGERS, check(of(row(1 + 0x1p-52)), b, REST, 0, 0));
    Vertices edge = of(row(-1, 1), row(1, 1));
    assertEquals(Arithmetic.INTEGERS, check(edge, of(row(0, -0x1p-53)), REST, 0, 0, 1, 0));
    Vertices face = of(row(-1, 1, -1), row(1, 1, -1), row(0, 1, 1));
    assertEquals(Arithmetic.INTEGERS, check(face, of(row(0, -0x1p-53, 0)), REST, 0, 0, 1, 0, 2, 0));
  }

  /** The simplex is certain, but its distance has lost too many bits in pairs of doubles. */
  @Test
  void gapThatIsSmallAgainstTheCoordinates() {
    Vertices face = of(row(-THIRD, -1, 0.1), row(1, -0.7, 0.1), row(0.1, 1, 0.3));
    double[] inside = new double[3];
    Arrays.setAll(
        inside, c -> 0.25 * face.axes[c][0] + 0.25 * face.axes[c][1] + 0.5 * face.axes[c][2]);
    check(face, of(inside), REST, 0, 0, 1, 0, 2, 0);
    check(face, of(row(inside[0], inside[1], Math.nextUp(inside[2]))), REST, 0, 0, 1, 0, 2, 0);
    Vertices edge = of(row(-THIRD, -1, 0.1), row(0.7, 1, 0.2));
    double[] middle = new double[3];
    Arrays.setAll(middle, c -> 0.5 * edge.axes[c][0] + 0.5 * edge.axes[c][1]);
    check(edge, of(middle), REST, 0, 0, 1, 0);
    check(edge, of(row(middle[0], Math.nextUp(middle[1]), middle[2])), REST, 0, 0, 1, 0);
  }

  /** Coordinates so different in size that longs do not hold them. */
  @Test
  void integersThatAreLong() {
    Vertices b = of(row(0, 0, 0));
    Vertices face = of(row(-1e9, -1e-9, 0), row(1e9, -1e-9, 0), row(0, 1e-9, 0));
    assertEquals(Arithmetic.INTEGERS, check(face, b, REST, 0, 0, 1, 0, 2, 0));
    Vertices lifted = of(row(-1e9, -1e-9, 1e-300), row(1e9, -1e-9, 0), row(0, 1e-9, 0));
    check(lifted, b, REST, 0, 0, 1, 0, 2, 0);
    Vertices edge = of(row(-1e9, 1e-200, 0), row(1e9, 0, 1e-200));
    check(edge, b, REST, 0, 0, 1, 0);
    check(edge, b, row(0, 0, 1e-250), 0, 0, 1, 0);
    check(of(row(-1e150, -1e-150), row(1e150, 1e-150)), of(row(0, 0)), REST, 0, 0, 1, 0);
  }

  /** Vertices so close together that the bounds for underflow are larger than their difference. */
  @Test
  void differencesThatAreTiny() {
    Vertices b = of(row(1, 0, 0), row(0, 0, 1));
    assertEquals(Arithmetic.INTEGERS, check(of(row(1, 0x1p-1070, 0)), b, REST, 0, 0));
    assertEquals(
        Arithmetic.INTEGERS, check(of(row(1, 0x1p-1070, 0), row(1, 0x1p-1069, 0)), b, REST));
    Vertices far = of(row(0x1p100, -0x1p-501, 0), row(0x1p100, 0x1p-501, 0));
    check(far, of(row(0, 0, 0)), REST, 0, 0, 1, 0);
    Vertices edge = of(row(1, 0x1p-1000, 0), row(1, 0x1p-1000, 0x1p-1010));
    check(edge, of(row(1, 0, 0x1p-1011)), REST, 0, 0, 1, 0);
    check(edge, of(row(0, 0, 0x1p-1011)), REST, 0, 0, 1, 0);
    check(edge, of(row(0, 0, 0x1p-1011), row(0, 1, 0)), REST, 1, 0);
  }

  /** A triangle so thin that pairs of doubles do not give its normal; seen from both sides. */
  @Test
  void faceThatIsThin() {
    double[] from = {1, 1 / 3.0, 0.2};
    double[] to = {-1 / 7.0, -0.7, 0.3};
    double[] third = new double[3];
    Arrays.setAll(third, c -> 0.5 * from[c] + 0.5 * to[c]);
    Vertices a = of(shifted(from, 0, 1), shifted(to, 0, 1), shifted(third, 0x1p-52, 1));
    for (double z = -2; z <= 2; z++) {
      double[] inside = shifted(third, 0x1p-54, 1);
      check(a, of(shifted(inside, z, 2)), REST, 0, 0, 1, 0, 2, 0);
    }
    Vertices thin = of(row(-1, 0, 0), row(1, 0, 0x1p-200), row(0, 0x1p-120, 0x1p-201));
    check(thin, of(row(0, 0x1p-122, 1)), REST, 0, 0, 1, 0, 2, 0);
    check(thin, of(row(0, 0x1p-122, -1)), REST, 0, 0, 1, 0, 2, 0);
    check(thin, of(row(0, 0x1p-122, 0)), REST, 0, 0, 1, 0, 2, 0);
  }

  private static double[] shifted(double[] x, double by, int axis) {
    double[] shifted = x.clone();
    shifted[axis] += by;
    return shifted;
  }

  /** Everything beyond the range of the filters. */
  @ParameterizedTest
  @CsvSource({"1000, FILTER", "-1000, FILTER", "-1060, INTEGERS"})
  void coordinatesOutOfRangeAreScaled(int exponent, Arithmetic stage) {
    double unit = Math.scalb(1.0, exponent);
    Vertices a = of(row(5 * unit, 0, unit), row(4 * unit, 3 * unit, 2 * unit));
    Vertices b = of(row(0, unit, 0), row(-unit, 0, -unit));
    assertEquals(stage, check(a, b, REST, 1, 1));
    assertEquals(stage, check(a, b, row(unit, -unit, 0), 1, 1));
    check(a, a, row(0, 0, 0), 0, 1);
  }

  /** Scaled up, the distance is an ordinary number; as it is, it is rounded to a subnormal one. */
  @Test
  void subnormalDistanceIsRoundedOnce() {
    double unit = Double.MIN_VALUE;
    Vertices a = of(row(unit, 0, 0), row(0, unit, 0), row(0, 0, unit));
    assertEquals(Arithmetic.INTEGERS, check(a, of(row(0, 0, 0)), REST));
    assertEquals(Arithmetic.INTEGERS, check(of(row(3 * unit, unit, 0)), of(row(0, 0, 0)), REST));
  }

  @Test
  void distanceBeyondTheRangeIsInfinite() {
    Vertices a = of(row(Double.MAX_VALUE, 0, 0));
    Vertices b = of(row(-Double.MAX_VALUE, 0, 0));
    Candidate c = new Candidate(3);
    assertEquals(Double.POSITIVE_INFINITY, ExactQuery.distance(a, b, c));
    check(a, b, REST);
  }

  /** From the largest to the smallest double: no scaling helps. */
  @Test
  void coordinatesOverTheWholeRange() {
    Vertices a = of(row(Double.MAX_VALUE, Double.MIN_VALUE, 1), row(-0x1p1000, 1, 0));
    Vertices b = of(row(1, Double.MIN_VALUE, 1e-200), row(0, 0, 0));
    assertEquals(Arithmetic.INTEGERS, check(a, b, REST));
    assertEquals(Arithmetic.INTEGERS, check(a, b, row(-0x1p1000, 0, -Double.MIN_VALUE), 1, 1));
  }

  /** With adjacency a bad start is left by climbing, and the end is proved by neighbours. */
  @Test
  void climbsOnAHull() {
    Random random = new Random(5);
    double[][] points = new double[300][];
    for (int k = 0; k < points.length; k++) {
      double[] x = {random.nextGaussian(), random.nextGaussian(), random.nextGaussian()};
      double norm = Math.sqrt(x[0] * x[0] + x[1] * x[1] + x[2] * x[2]);
      points[k] = row(x[0] / norm, x[1] / norm, x[2] / norm);
    }
    Vertices hull = of(points).withHull();
    for (int start = 0; start < 30; start++) {
      check(hull, hull, row(2.5, 0.1 * start, -1), start, start);
      check(hull, hull, row(1.2, 0.3, 0.5), start, 2 * start);
    }
  }

  /**
   * On a hull, too, what is level is decided exactly: a cube has three neighbours at each corner.
   */
  @Test
  void tiesOnAHull() {
    double[][] cube = new double[8][];
    for (int k = 0; k < 8; k++) {
      cube[k] = row((k & 1) * THIRD, (k >> 1 & 1) * THIRD, (k >> 2) * THIRD);
    }
    Vertices hull = of(cube).withHull();
    assertEquals(Arithmetic.INTEGERS, check(hull, hull, row(0.1, 0.2, 1), 0, 0));
    assertEquals(Arithmetic.INTEGERS, check(hull, hull, row(0.1, 0.2, THIRD), 0, 0));
  }
}
