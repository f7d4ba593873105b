package org.certigjk.predicates;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/**
 * Each bound against exact evaluation on thousands of inputs: random, cancelling, of any scale down
 * to underflow, with input errors up to their bounds. A 64th of each bound is exceeded by some
 * input, so that a bound with a slip in it would be noticed.
 */
class ErrorBoundsTest {

  private static final int TRIES = 4_000;
  private static final int[] SCALES = {0, 0, 0, 100, -200, -270, -400, -530, -700, -1040};

  private final Random random = new Random(20);
  private double greatestShare;

  @AfterEach
  void someInputExceedsA64thOfTheBound() {
    assertTrue(greatestShare > 1.0 / 64, "at most " + greatestShare + " of the bound");
    greatestShare = 1;
  }

  /** A vector in doubles, what it stands for, and the bound on the difference. */
  private record Rounded(double[] x, BigDecimal[] exact, double error) {
    double norm() {
      return ErrorBounds.norm(x[0], x[1], x[2]);
    }
  }

  @Test
  void example() {
    assertEquals(
        3.219646771412954E-16, ErrorBounds.difference(ErrorBounds.U, ErrorBounds.TINY, 2.9));
    greatestShare = 1;
  }

  @Test
  void normIsNotLessThanAnyComponent() {
    for (int k = 0; k < TRIES; k++) {
      double[] x = numbers(SCALES[k % SCALES.length]);
      double norm = ErrorBounds.norm(x[0], x[1], x[2]);
      for (double component : x) {
        assertTrue(norm >= Math.abs(component));
      }
    }
    assertEquals(6, ErrorBounds.norm(-1, 2, -3));
    greatestShare = 1;
  }

  @Test
  void withoutRoundingEachBoundIsZero() {
    assertEquals(0, ErrorBounds.difference(0, 0, 3));
    assertEquals(0, ErrorBounds.translated(0, 0, 3, 4));
    assertEquals(0, ErrorBounds.edge(0, 0, 3, 4, 5));
    assertEquals(0, ErrorBounds.cross(0, 0, 3, 0, 4, 0));
    assertEquals(0, ErrorBounds.dot(0, 0, 3, 0, 4, 0));
    assertEquals(0, ErrorBounds.sweep(0, 0, 3, 0, 4));
    assertEquals(0, ErrorBounds.plane(0, 0, 3, 0, 4, 5));
    greatestShare = 1;
  }

  @Test
  void differenceOfTwoNumbers() {
    for (int k = 0; k < TRIES; k++) {
      int scale = SCALES[k % SCALES.length];
      double a = number(scale);
      double b = number(scale);
      double y = a - b;
      check(y, exact(a).subtract(exact(b)), ErrorBounds.difference(U, TINY, Math.abs(y)));
    }
  }

  @Test
  void differenceMoved() {
    for (int k = 0; k < TRIES; k++) {
      int scale = SCALES[k % SCALES.length];
      double a = number(scale);
      double b = number(scale);
      double z = a - b;
      double t = k % 3 == 0 ? number(scale) - z : number(scale);
      double y = z + t;
      check(
          y,
          exact(a).subtract(exact(b)).add(exact(t)),
          ErrorBounds.translated(U, TINY, Math.abs(z), Math.abs(y)));
    }
  }

  @Test
  void differenceOfTwoEdges() {
    for (int k = 0; k < TRIES; k++) {
      int scale = SCALES[k % SCALES.length];
      double a0 = number(scale);
      double a1 = number(scale);
      double b0 = number(scale);
      double b1 = k % 3 == 0 ? b0 + (a1 - a0) + number(scale - 40) : number(scale);
      double alpha = a1 - a0;
      double beta = b1 - b0;
      double d = alpha - beta;
      check(
          d,
          exact(a1).subtract(exact(a0)).subtract(exact(b1).subtract(exact(b0))),
          ErrorBounds.edge(U, TINY, Math.abs(alpha), Math.abs(beta), Math.abs(d)));
    }
  }

  @Test
  void crossProduct() {
    for (int k = 0; k < TRIES; k++) {
      Rounded x = rounded(SCALES[k % SCALES.length]);
      Rounded y = k % 4 == 0 ? nearlyParallel(x) : rounded(SCALES[(k + k / 10) % SCALES.length]);
      double component = x.x[0] * y.x[1] - x.x[1] * y.x[0];
      BigDecimal exact = x.exact[0].multiply(y.exact[1]).subtract(x.exact[1].multiply(y.exact[0]));
      check(component, exact, ErrorBounds.cross(U, TINY, x.norm(), x.error, y.norm(), y.error));
    }
  }

  @Test
  void innerProduct() {
    for (int k = 0; k < TRIES; k++) {
      Rounded x = rounded(SCALES[k % SCALES.length]);
      Rounded y = rounded(SCALES[(k + k / 10) % SCALES.length]);
      if (k % 4 == 0 && y.x[2] != 0) {
        double last = -(x.x[0] * y.x[0] + x.x[1] * y.x[1]) / y.x[2];
        if (Math.abs(last) < 0x1p250) {
          x = around(new double[] {x.x[0], x.x[1], last}, x.error);
        }
      }
      double product = x.x[0] * y.x[0] + x.x[1] * y.x[1] + x.x[2] * y.x[2];
      check(
          product,
          product(x.exact, y.exact),
          ErrorBounds.dot(U, TINY, x.norm(), x.error, y.norm(), y.error));
    }
  }

  @Test
  void sweepOfDifferences() {
    for (int k = 0; k < TRIES; k++) {
      int scale = SCALES[k % SCALES.length];
      double[] a = numbers(scale);
      double[] p = numbers(scale);
      Rounded v = rounded(SCALES[(k + k / 10) % SCALES.length]);
      double s = v.x[0] * (p[0] - a[0]) + v.x[1] * (p[1] - a[1]) + v.x[2] * (p[2] - a[2]);
      check(
          s,
          product(v.exact, difference(p, a)),
          ErrorBounds.sweep(U, TINY, v.norm(), v.error, extent(p, a)));
    }
  }

  /** The rounded difference of the products is off by at most {@code plane}. */
  @Test
  void sweepOfVertices() {
    for (int k = 0; k < TRIES; k++) {
      int scale = SCALES[k % SCALES.length];
      double[] a = numbers(scale);
      double[] p = k % 2 == 0 ? numbers(scale) : shifted(a, scale - 30);
      Rounded v = rounded(SCALES[(k + k / 10) % SCALES.length]);
      double reach = 0;
      for (int i = 0; i < 3; i++) {
        reach = Math.max(reach, 3 * Math.max(Math.abs(a[i]), Math.abs(p[i])));
      }
      double plane = ErrorBounds.plane(U, TINY, v.norm(), v.error, reach, extent(p, a));
      double low = v.x[0] * a[0] + v.x[1] * a[1] + v.x[2] * a[2];
      double product = v.x[0] * p[0] + v.x[1] * p[1] + v.x[2] * p[2];
      BigDecimal exact = product(v.exact, difference(p, a));
      check(exact(product).subtract(exact(low)), exact, plane);
      if (product >= low + plane) {
        assertTrue(exact.signum() > 0);
      }
      if (exact.signum() == 0) {
        assertTrue(product < low + plane);
      }
    }
  }

  private static final double U = ErrorBounds.U;
  private static final double TINY = ErrorBounds.TINY;

  private void check(double computed, BigDecimal exact, double bound) {
    check(exact(computed), exact, bound);
  }

  private void check(BigDecimal computed, BigDecimal exact, double bound) {
    BigDecimal error = computed.subtract(exact).abs();
    assertTrue(error.compareTo(exact(bound)) <= 0, () -> error + " exceeds " + bound);
    if (bound > 0x1p-900) {
      greatestShare = Math.max(greatestShare, error.doubleValue() / bound);
    }
  }

  private static BigDecimal exact(double x) {
    return new BigDecimal(x);
  }

  private static BigDecimal product(BigDecimal[] x, BigDecimal[] y) {
    return x[0].multiply(y[0]).add(x[1].multiply(y[1])).add(x[2].multiply(y[2]));
  }

  private static BigDecimal[] difference(double[] p, double[] q) {
    BigDecimal[] difference = new BigDecimal[3];
    for (int i = 0; i < 3; i++) {
      difference[i] = exact(p[i]).subtract(exact(q[i]));
    }
    return difference;
  }

  /** At least the sum of the differences. */
  private static double extent(double[] p, double[] q) {
    double extent = 0;
    for (int i = 0; i < 3; i++) {
      extent += Math.nextUp(Math.abs(p[i] - q[i]));
    }
    return extent * (1 + 0x1p-40);
  }

  private double number(int scale) {
    int form = random.nextInt(10);
    if (form == 0) {
      return Math.scalb((double) (random.nextInt(7) - 3), scale);
    }
    double x = 2 * random.nextDouble() - 1;
    return Math.scalb(form == 1 ? Math.scalb(x, -random.nextInt(60)) : x, scale);
  }

  private double[] numbers(int scale) {
    return new double[] {number(scale), number(scale), number(scale)};
  }

  private double[] shifted(double[] x, int scale) {
    return new double[] {x[0] + number(scale), x[1] + number(scale), x[2] + number(scale)};
  }

  private Rounded rounded(int scale) {
    double error = random.nextInt(3) == 0 ? 0 : Math.scalb(random.nextDouble(), scale - 50);
    return around(numbers(scale), error);
  }

  private Rounded nearlyParallel(Rounded x) {
    double factor = number(0);
    double[] y = {
      factor * x.x[0], factor * x.x[1] * (1 + 0x1p-52 * random.nextInt(5)), factor * x.x[2]
    };
    return around(y, x.error * Math.abs(factor));
  }

  /** Each true component at one end of its interval, in the middle, or in between. */
  private Rounded around(double[] x, double error) {
    BigDecimal[] exact = new BigDecimal[3];
    for (int i = 0; i < 3; i++) {
      double share = random.nextInt(4) == 0 ? random.nextDouble() : random.nextInt(3) - 1;
      exact[i] = exact(x[i]).add(exact(error).multiply(exact(share)));
    }
    return new Rounded(x, exact, error);
  }
}
