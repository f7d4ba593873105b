package org.certigjk.vectors;

import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Rationals;

/** Families whose exponents are what is hard. */
final class Extreme {

  private Extreme() {}

  /** A pair of another family times 2^±40 or 2^±200. */
  static Draft scaled(Draw draw, int dimension, int size) {
    int[] exponents = {40, -40, 200, -200};
    int exponent = exponents[draw.below(exponents.length)];
    Draft base =
        switch (draw.below(dimension >= 2 ? 4 : 2)) {
          case 0 -> Ordinary.randomHulls(draw, dimension, size);
          case 1 -> Degenerate.grid(draw, dimension, size);
          case 2 -> Touches.touching(draw, dimension, size, Contact.Features.any(draw, dimension));
          default -> Touches.gap(draw, dimension, size);
        };
    return times(base, exponent);
  }

  /**
   * An exact contact or gap, its coordinates multiples of 2⁻⁵² below 2, times 2^e: at e = −1022 the
   * unit is the smallest subnormal number, at e = 1023 the coordinates fill the range.
   */
  static Draft rangeEnds(Draw draw, int dimension, int size) {
    int[] exponents = {1023, 1022, 1000, 600, 450, -450, -600, -970, -1000, -1022};
    int exponent = exponents[draw.below(exponents.length)];
    Draft base =
        switch (dimension >= 2 ? draw.below(4) : 3) {
          case 0 -> Touches.touching(draw, dimension, size, Contact.Features.any(draw, dimension));
          case 1 -> Touches.gap(draw, dimension, size);
          case 2 -> Touches.overlapByAHair(draw, dimension, size);
          default -> times(Ordinary.boxes(draw, dimension, size), -1);
        };
    return times(base, exponent);
  }

  /** Integers times 2⁻¹⁰⁷⁴. */
  static Draft subnormal(Draw draw, int dimension, int size) {
    int width = draw.between(1, 50);
    double[][] a = new double[size][dimension];
    double[][] b = new double[size][dimension];
    for (int c = 0; c < dimension; c++) {
      long move = draw.signed(width);
      for (int k = 0; k < size; k++) {
        a[k][c] = draw.signed(width) * Double.MIN_VALUE;
        b[k][c] = (move + draw.signed(width)) * Double.MIN_VALUE;
      }
    }
    return new Draft(a, b).with("width", width);
  }

  /** Any finite doubles: random signs, exponents and significands. */
  static Draft anyDoubles(Draw draw, int dimension, int size) {
    int spread = 1 << draw.between(1, 10);
    int middle = draw.between(spread / 2, 2046 - spread / 2);
    double[][] a = new double[size][dimension];
    double[][] b = new double[size][dimension];
    for (int k = 0; k < size; k++) {
      for (int c = 0; c < dimension; c++) {
        a[k][c] = anyDouble(draw, middle, spread);
        b[k][c] = anyDouble(draw, middle, spread);
      }
    }
    return new Draft(a, b).with("exponents", spread).with("middle", middle - 1023);
  }

  private static double anyDouble(Draw draw, int middle, int spread) {
    long biased = draw.between(middle - spread / 2, middle + spread / 2 - 1);
    long signAndSignificand = draw.nextLong() & 0x800fffffffffffffL;
    return Double.longBitsToDouble(signAndSignificand | biased << 52);
  }

  /** Multiplies by 2^exponent, which must be exact. */
  private static Draft times(Draft base, int exponent) {
    for (double[][] rows : List.of(base.a, base.b)) {
      for (int k = 0; k < rows.length; k++) {
        rows[k] = rows[k].clone();
        for (int c = 0; c < rows[k].length; c++) {
          rows[k][c] = Math.scalb(rows[k][c], exponent);
        }
      }
    }
    KnownAnswer answer = base.answer;
    if (answer != null && answer.squaredDistance() != null) {
      BigFraction factor = Rationals.INSTANCE.of(new BigFraction(2).pow(2 * exponent));
      base.answer = new KnownAnswer(answer.verdict(), answer.squaredDistance().multiply(factor));
    }
    return base.with("exponent", exponent);
  }
}
