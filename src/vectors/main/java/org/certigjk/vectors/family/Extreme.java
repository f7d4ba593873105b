package org.certigjk.vectors.family;

import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Rationals;
import org.certigjk.vectors.Draw;
import org.certigjk.vectors.KnownAnswer;
import org.certigjk.vectors.NumberFormat;

/** Families whose exponents are what is hard. */
final class Extreme {

  private Extreme() {}

  /** A pair of another family times 2^±40 or 2^±200, in floats times 2^±20 or 2^±40. */
  static Draft scaled(Draw draw, NumberFormat format, int dimension, int size) {
    int less = format == NumberFormat.DOUBLE ? 40 : 20;
    int more = format == NumberFormat.DOUBLE ? 200 : 40;
    int[] exponents = {less, -less, more, -more};
    int exponent = exponents[draw.below(exponents.length)];
    Draft base =
        switch (draw.below(dimension >= 2 ? 4 : 2)) {
          case 0 -> Ordinary.randomHulls(draw, format, dimension, size);
          case 1 -> Degenerate.grid(draw, format, dimension, size);
          case 2 -> anyContact(draw, format, dimension, size);
          default -> Touches.gap(draw, format, dimension, size);
        };
    return times(base, exponent);
  }

  private static Draft anyContact(Draw draw, NumberFormat format, int dimension, int size) {
    return Touches.touching(draw, format, dimension, size, Contact.Features.any(draw, dimension));
  }

  /**
   * An exact contact or gap, its coordinates multiples of 2⁻⁵² below 2, times 2^e: at e = −1022 the
   * unit is the smallest subnormal number, at e = 1023 the coordinates fill the range. The same
   * with 2⁻²³ for floats, of which the range is −126 to 127.
   */
  static Draft rangeEnds(Draw draw, NumberFormat format, int dimension, int size) {
    int[] exponents =
        format == NumberFormat.DOUBLE
            ? new int[] {1023, 1022, 1000, 600, 450, -450, -600, -970, -1000, -1022}
            : new int[] {127, 126, 124, 75, 56, -56, -75, -121, -124, -126};
    int exponent = exponents[draw.below(exponents.length)];
    Draft base =
        switch (dimension >= 2 ? draw.below(4) : 3) {
          case 0 -> anyContact(draw, format, dimension, size);
          case 1 -> Touches.gap(draw, format, dimension, size);
          case 2 -> Touches.overlapByAHair(draw, format, dimension, size);
          default -> times(Ordinary.boxes(draw, format, dimension, size), -1);
        };
    return times(base, exponent);
  }

  /** Integers times the smallest positive number. */
  static Draft subnormal(Draw draw, NumberFormat format, int dimension, int size) {
    int width = draw.between(1, format.bits() - 3);
    return Draft.aroundTwoPlaces(
            dimension,
            size,
            () -> draw.signed(width),
            place -> (place + draw.signed(width)) * format.leastValue())
        .with("width", width);
  }

  /** Any finite numbers: random signs, exponents and significands. */
  static Draft anyDoubles(Draw draw, NumberFormat format, int dimension, int size) {
    int largest = format.greatestExponent();
    int spread = 1 << draw.between(1, Lattice.bits(largest));
    int middle = draw.between(spread / 2, 2 * largest - spread / 2);
    double[][] a = new double[size][dimension];
    double[][] b = new double[size][dimension];
    for (int k = 0; k < size; k++) {
      for (int c = 0; c < dimension; c++) {
        a[k][c] = anyNumber(draw, format, middle, spread);
        b[k][c] = anyNumber(draw, format, middle, spread);
      }
    }
    return new Draft(a, b).with("exponents", spread).with("middle", middle - largest);
  }

  /** Returns a number with an exponent near {@code middle}, both counted from 0. */
  private static double anyNumber(Draw draw, NumberFormat format, int middle, int spread) {
    long biased = draw.between(middle - spread / 2, middle + spread / 2 - 1);
    long random = draw.nextLong();
    long sign = random >>> 63;
    return format == NumberFormat.DOUBLE
        ? Double.longBitsToDouble(sign << 63 | biased << 52 | (random & 0xfffffffffffffL))
        : Float.intBitsToFloat((int) (sign << 31 | biased << 23 | (random & 0x7fffffL)));
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
