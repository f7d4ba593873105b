package org.certigjk.fast.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Random;
import org.certigjk.fast.search.Vertices;
import org.certigjk.predicates.ScaledIntegers;
import org.junit.jupiter.api.Test;

/** Every sign in every arithmetic, against integers. */
class ExactSignsTest {

  /** How often each arithmetic decides (0), and does not (1). */
  private final int[][] counts = new int[3][2];

  @Test
  void signsAreRightOrUndecided() {
    Random random = new Random(1);
    for (int run = 0; run < 2000; run++) {
      double[][] y = points(random);
      int[] vertices = {0, 1, 2, 3};
      Exact exact = new Exact(y);
      for (int level = ExactSigns.DOUBLES; level <= ExactSigns.INTEGERS; level++) {
        ExactSigns signs = signs(y, vertices);
        compareAll(signs, exact, level, run);
        compareAll(signs, exact, level, run); // as it remembers
      }
    }
    for (int level = 0; level < 3; level++) {
      assertTrue(counts[level][0] > 1000, "arithmetic " + level + " decides");
      assertEquals(level < ExactSigns.INTEGERS, counts[level][1] > 1000);
    }
  }

  /** Four points with coordinates of one of several sizes; often degenerate, or nearly. */
  private static double[][] points(Random random) {
    int kind = random.nextInt(5);
    int exponent = new int[] {0, 0, 230, -230, -500}[random.nextInt(5)];
    double[][] y = new double[4][3];
    for (double[] row : y) {
      for (int c = 0; c < 3; c++) {
        row[c] = kind == 0 ? random.nextInt(7) - 3 : random.nextDouble() - 0.5;
      }
    }
    for (int c = 0; c < 3 && kind >= 2; c++) {
      y[2][c] = kind == 2 ? 0.5 * y[0][c] + 0.5 * y[1][c] : y[2][c];
      y[3][c] = kind == 3 ? 0.5 * y[0][c] - 0.25 * y[2][c] : y[3][c];
      y[1][c] = kind == 4 ? y[0][c] * (1 + random.nextInt(3) * 0x1p-52) : y[1][c];
    }
    for (double[] row : y) {
      for (int c = 0; c < 3; c++) {
        row[c] = Math.scalb(row[c], exponent);
      }
    }
    return y;
  }

  private static ExactSigns signs(double[][] y, int[] vertices) {
    ExactPair pair = new ExactPair(Vertices.of(y), Vertices.of(new double[1][3]), new double[3]);
    ExactPoints points = new ExactPoints(pair);
    for (int k : vertices) {
      points.set(k, k, 0);
    }
    return new ExactSigns(points);
  }

  private void compareAll(ExactSigns signs, Exact exact, int level, int run) {
    for (int i = 0; i < 4; i++) {
      for (int j = 0; j < 4; j++) {
        if (i != j) {
          compare(exact.vertex(i, j), signs.vertex(i, j, level), level, run);
          compareEdges(signs, exact, i, j, level, run);
        }
      }
    }
    compare(exact.face(0, 1, 2), signs.face(0, 1, 2, level), level, run);
    compare(exact.face(0, 1, 3), signs.face(0, 1, 3, level), level, run);
    compare(exact.face(0, 2, 3), signs.face(0, 2, 3, level), level, run);
    compare(exact.face(1, 2, 3), signs.face(1, 2, 3, level), level, run);
    compare(exact.volume(), signs.volume(level), level, run);
  }

  private void compareEdges(ExactSigns signs, Exact exact, int i, int j, int level, int run) {
    for (int k = 0; k < 4; k++) {
      if (k != i && k != j) {
        compare(exact.edge(i, j, k), signs.edge(i, j, k, level), level, run);
      }
    }
  }

  private void compare(int expected, int sign, int level, int run) {
    boolean undecided = sign == ExactSigns.UNDECIDED;
    counts[level][undecided ? 1 : 0]++;
    if (!undecided || level == ExactSigns.INTEGERS) {
      assertEquals(expected, sign, () -> "arithmetic " + level + ", run " + run);
    }
  }

  /** The definitions, over the integers. */
  private static final class Exact {
    private final BigInteger[][] y = new BigInteger[4][3];

    Exact(double[][] points) {
      int exponent = 0;
      for (double[] row : points) {
        for (double x : row) {
          exponent = Math.min(exponent, ScaledIntegers.exponent(x));
        }
      }
      for (int k = 0; k < 4; k++) {
        for (int c = 0; c < 3; c++) {
          y[k][c] = ScaledIntegers.integer(points[k][c], exponent);
        }
      }
    }

    private BigInteger[] d(int i, int j) {
      BigInteger[] d = new BigInteger[3];
      Arrays.setAll(d, c -> y[j][c].subtract(y[i][c]));
      return d;
    }

    private static BigInteger dot(BigInteger[] u, BigInteger[] v) {
      return u[0].multiply(v[0]).add(u[1].multiply(v[1])).add(u[2].multiply(v[2]));
    }

    private static BigInteger[] cross(BigInteger[] u, BigInteger[] v) {
      BigInteger[] product = new BigInteger[3];
      for (int c = 0; c < 3; c++) {
        int next = (c + 1) % 3;
        int last = (c + 2) % 3;
        product[c] = u[next].multiply(v[last]).subtract(u[last].multiply(v[next]));
      }
      return product;
    }

    int vertex(int i, int j) {
      return dot(y[i], d(i, j)).signum();
    }

    int edge(int i, int j, int k) {
      BigInteger[] d = d(i, j);
      BigInteger[] e = d(i, k);
      BigInteger first = dot(y[i], d).multiply(dot(d, e));
      return first.subtract(dot(y[i], e).multiply(dot(d, d))).signum();
    }

    int face(int i, int j, int k) {
      return dot(y[i], cross(y[j], y[k])).signum();
    }

    int volume() {
      return dot(d(0, 3), cross(d(0, 1), d(0, 2))).signum();
    }
  }
}
