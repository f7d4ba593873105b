package org.certigjk.attack;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * Draws bodies that are hard, by rules of its own: none of the families of {@code
 * org.certigjk.vectors} is used. The same seed draws the same bodies.
 */
final class Shapes {

  /** How coordinates are drawn. */
  private enum Style {
    LATTICE,
    COARSE,
    GAUSS,
    NOISY_LATTICE,
    OFFSET,
    SMALL_EXPONENTS,
    ALL_EXPONENTS
  }

  private static final int[] DIMENSIONS = {1, 2, 2, 2, 3, 3, 3, 3, 3, 4, 5, 6};

  private final Random random;

  Shapes(long seed) {
    this.random = new Random(seed);
  }

  int upTo(int bound) {
    return random.nextInt(bound);
  }

  boolean once(int in) {
    return random.nextInt(in) == 0;
  }

  /** Draws the dimension, the bodies, and three translations. */
  Input draw(int maxDimension, int maxPoints) {
    int n = once(60) && maxDimension >= 15 ? 15 : Math.min(maxDimension, dimension());
    Style style = style(n);
    int most = n == 15 ? 3 : maxPoints;
    double[][][] bodies = {points(n, most, style), points(n, most, style)};
    double[][] t = {point(n, style), point(n, style), point(n, style)};
    if (once(3)) {
      touch(bodies, n);
    }
    if (once(3)) {
      repeat(bodies[0]);
      repeat(bodies[1]);
    }
    if (once(4)) {
      scale(List.of(bodies[0], bodies[1], t));
    }
    if (once(4)) {
      shake(bodies[random.nextInt(2)]);
    }
    if (once(6)) {
      Arrays.fill(t[0], 0);
    }
    return new Input(bodies[0], bodies[1], t, random.nextInt(2400), text());
  }

  private int dimension() {
    return DIMENSIONS[random.nextInt(DIMENSIONS.length)];
  }

  /** Many dimensions and long numbers at once take seconds. */
  private Style style(int n) {
    if (n == 15) {
      return Style.LATTICE;
    }
    return n <= 3 && once(60)
        ? Style.ALL_EXPONENTS
        : Style.values()[random.nextInt(Style.values().length - 1)];
  }

  private double[][] points(int n, int maxPoints, Style style) {
    double[][] points = new double[1 + random.nextInt(maxPoints)][];
    Arrays.setAll(points, k -> point(n, style));
    if (once(5)) {
      flatten(points);
    }
    return points;
  }

  private double[] point(int n, Style style) {
    double[] point = new double[n];
    Arrays.setAll(point, k -> coordinate(style));
    return point;
  }

  private double coordinate(Style style) {
    return switch (style) {
      case LATTICE -> random.nextInt(5) - 2;
      case COARSE -> random.nextInt(2) * 4 - 2;
      case GAUSS -> random.nextGaussian();
      case NOISY_LATTICE -> neighbour(random.nextInt(7) - 3, random.nextInt(3));
      case OFFSET -> 0x1p40 + (random.nextInt(9) - 4) * 0x1p-12;
      case SMALL_EXPONENTS -> (random.nextInt(5) - 2) * Math.scalb(1.0, random.nextInt(60) - 30);
      case ALL_EXPONENTS -> random.nextGaussian() * Math.scalb(1.0, random.nextInt(2090) - 1070);
    };
  }

  /** The double that is so many steps away. */
  private double neighbour(double x, int steps) {
    double y = x;
    for (int k = 0; k < steps; k++) {
      y = random.nextBoolean() ? Math.nextUp(y) : Math.nextDown(y);
    }
    return y;
  }

  /** Makes all points whole combinations of the first three: a line, or a plane. */
  private void flatten(double[][] points) {
    for (int k = 2; k < points.length; k++) {
      int steps = random.nextInt(5) - 2;
      double[] first = points[0];
      double[] second = points[1];
      double[] from = points[random.nextInt(k)];
      points[k] = new double[first.length];
      for (int c = 0; c < first.length; c++) {
        points[k][c] = finite(from[c] + steps * (second[c] - first[c]));
      }
    }
  }

  private static double finite(double x) {
    return Double.isFinite(x) ? x : Double.MAX_VALUE;
  }

  /**
   * Puts the bodies on two sides of a plane that both touch, with a common point of it or without,
   * then shears them by whole numbers: exact for lattices, so that they touch or nearly do.
   */
  private void touch(double[][][] bodies, int n) {
    int axis = random.nextInt(n);
    for (int body = 0; body < 2; body++) {
      for (double[] point : bodies[body]) {
        point[axis] = body == 0 ? Math.abs(point[axis]) : -Math.abs(point[axis]);
      }
      bodies[body][random.nextInt(bodies[body].length)][axis] = 0;
    }
    if (random.nextBoolean()) {
      System.arraycopy(midpoint(bodies[0]), 0, bodies[1][0], 0, n);
    }
    for (int k = random.nextInt(3); k > 0 && n > 1; k--) {
      int from = random.nextInt(n);
      int to = (from + 1 + random.nextInt(n - 1)) % n;
      int factor = random.nextInt(3) - 1;
      for (double[][] body : bodies) {
        for (double[] point : body) {
          point[to] = finite(point[to] + factor * point[from]);
        }
      }
    }
  }

  private double[] midpoint(double[][] body) {
    double[] p = body[random.nextInt(body.length)];
    double[] q = body[random.nextInt(body.length)];
    double[] middle = new double[p.length];
    Arrays.setAll(middle, c -> p[c] / 2 + q[c] / 2);
    return middle;
  }

  private void repeat(double[][] body) {
    if (body.length > 1) {
      body[random.nextInt(body.length)] = body[random.nextInt(body.length)].clone();
    }
  }

  /** Multiplies by a power of two, often one near the ends of the range. */
  private void scale(List<double[][]> all) {
    int[] ends = {-1074, -1070, -1022, -1000, -540, -500, -450, -240, 235, 240, 500, 1015, 1021};
    int exponent =
        random.nextBoolean() ? ends[random.nextInt(ends.length)] : random.nextInt(200) - 100;
    for (double[][] rows : all) {
      for (double[] row : rows) {
        for (int c = 0; c < row.length; c++) {
          double scaled = Math.scalb(row[c], exponent);
          row[c] = Double.isInfinite(scaled) ? Math.copySign(Double.MAX_VALUE, row[c]) : scaled;
        }
      }
    }
  }

  /** Moves a coordinate or all by a few steps. */
  private void shake(double[][] body) {
    boolean one = random.nextBoolean();
    for (double[] point : body) {
      for (int c = 0; c < point.length; c++) {
        if (!one || once(body.length * point.length)) {
          point[c] = finite(neighbour(point[c], 1 + random.nextInt(2)));
        }
      }
    }
  }

  /** A numeral of one of the accepted forms. */
  private String text() {
    String sign = List.of("", "-", "+").get(random.nextInt(3));
    String whole = digits(1 + random.nextInt(once(9) ? 400 : 20));
    return switch (random.nextInt(6)) {
      case 0 -> sign + whole;
      case 1 -> sign + whole + "/" + 1 + digits(random.nextInt(30));
      case 2 -> sign + whole + "." + digits(1 + random.nextInt(30));
      case 3 -> sign + whole + "." + digits(1 + random.nextInt(20)) + "e" + exponent(340);
      case 4 ->
          "0x"
              + hex(1 + random.nextInt(16))
              + "."
              + hex(1 + random.nextInt(16))
              + "p"
              + exponent(1100);
      default -> halfway();
    };
  }

  /** The decimal in the middle of two doubles, or beside it. */
  private String halfway() {
    double x = Math.scalb(1 + random.nextDouble(), random.nextInt(2090) - 1070);
    BigDecimal middle =
        new BigDecimal(x).add(new BigDecimal(Math.nextUp(x))).divide(BigDecimal.valueOf(2));
    String text = middle.toString().replace("E+", "e").replace('E', 'e');
    return once(2) || text.contains("e") ? text : text + (text.contains(".") ? "1" : "");
  }

  private int exponent(int limit) {
    return random.nextInt(2 * limit) - limit;
  }

  private String digits(int count) {
    return string("0123456789", count);
  }

  private String hex(int count) {
    return string("0123456789abcdef", count);
  }

  private String string(String symbols, int count) {
    List<String> text = new ArrayList<>(Collections.nCopies(count, ""));
    text.replaceAll(nothing -> String.valueOf(symbols.charAt(random.nextInt(symbols.length()))));
    return String.join("", text);
  }
}
