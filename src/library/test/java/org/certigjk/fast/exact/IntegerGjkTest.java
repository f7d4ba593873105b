package org.certigjk.fast.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.Random;
import org.certigjk.fast.query.ExactCases;
import org.certigjk.fast.query.ExactTruth;
import org.certigjk.fast.search.Arithmetic;
import org.certigjk.fast.search.Candidate;
import org.certigjk.fast.search.Vertices;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class IntegerGjkTest {

  private static void check(Vertices a, Vertices b, Candidate c, String what) {
    new ExactTruth(a, b, c.t).check(IntegerGjk.distance(a, b, c), c, what);
    assertEquals(Arithmetic.INTEGERS, c.stage);
  }

  /** Also in dimensions that have a faster way. */
  @Test
  void agreesWithTheGenericSearch() {
    for (long seed = 1; seed < 100; seed++) {
      ExactCases pair = new ExactCases(seed, 4);
      check(pair.a, pair.b, pair.start, "seed " + seed);
    }
  }

  /** A regular simplex around the origin, moved: the nearest face has any number of points. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5, 9})
  void anyDimension(int dimension) {
    double[][] points = new double[dimension + 1][dimension];
    for (int k = 0; k < dimension; k++) {
      points[k][k] = 1;
    }
    Arrays.fill(points[dimension], -1);
    Random random = new Random(dimension);
    for (int run = 0; run < 3; run++) {
      Candidate c = new Candidate(dimension);
      Arrays.setAll(c.t, k -> k < dimension ? random.nextInt(9) / 8.0 : 0);
      check(Vertices.of(points), Vertices.of(new double[1][dimension]), c, "moved");
    }
  }

  /** Several points leave at once: the move towards the affine hull ends in a common face. */
  @Test
  void severalPointsLeaveAtOnce() {
    Vertices a =
        Vertices.of(new double[][] {{1, 2, 0, 0}, {1, 0, 2, 0}, {1, 0, 0, 2}, {1, 0, 0, 0}});
    Candidate c = new Candidate(4);
    c.size = 3;
    c.a[1] = 1;
    c.a[2] = 2;
    check(a, Vertices.of(new double[1][4]), c, "corner");
    assertEquals(1, c.size);
    assertEquals(3, c.a[0]);
  }

  /** A dependent start simplex is left for its shortest point. */
  @Test
  void dependentStart() {
    Vertices a =
        Vertices.of(new double[][] {{3, 1, 0, 0}, {2, 1, 0, 0}, {1, 1, 0, 0}, {-1, 1, 0, 0}});
    Candidate c = new Candidate(4);
    c.size = 3;
    c.a[1] = 1;
    c.a[2] = 2;
    check(a, Vertices.of(new double[1][4]), c, "collinear");
    assertEquals(2, c.size);
  }

  @Test
  void coordinatesTooLargeForTheSweepInDoubles() {
    double[][] points = {
      {0x1p1020, 0x1p1020, 0, 1}, {-0x1p1020, 0x1p1019, 0, 0}, {0, 0x1p1018, 1, 0}
    };
    check(Vertices.of(points), Vertices.of(new double[1][4]), new Candidate(4), "far");
  }

  @Test
  void allZero() {
    Vertices zero = Vertices.of(new double[2][4]);
    check(zero, zero, new Candidate(4), "zero");
  }
}
