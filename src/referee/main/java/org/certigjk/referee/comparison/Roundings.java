package org.certigjk.referee.comparison;

import java.util.Arrays;
import org.certigjk.referee.Engine.Precision;

/** The numbers of a precision. */
public final class Roundings {

  private Roundings() {}

  /** Returns 2u, the distance from 1 to the next larger number. */
  static double ulpOfOne(Precision precision) {
    return precision == Precision.SINGLE ? 0x1p-23 : 0x1p-52;
  }

  /** Returns the least normal number. */
  static double leastNormal(Precision precision) {
    return precision == Precision.SINGLE ? Float.MIN_NORMAL : Double.MIN_NORMAL;
  }

  /** Returns x rounded; what an engine of this precision means by the decimals that it writes. */
  public static double round(Precision precision, double x) {
    return precision == Precision.SINGLE ? (float) x : x;
  }

  /** Returns the ulp of x, a number of this precision. */
  static double ulp(Precision precision, double x) {
    return precision == Precision.SINGLE ? Math.ulp((float) x) : Math.ulp(x);
  }

  /** Returns how many steps from number to number lead from x to y, both of this precision. */
  public static long steps(Precision precision, double x, double y) {
    return precision == Precision.SINGLE
        ? Math.abs((long) place((float) x) - place((float) y))
        : Math.abs(place(x) - place(y));
  }

  /** Returns the largest magnitude of some numbers. */
  static double largest(double[][] rows) {
    return Arrays.stream(rows).flatMapToDouble(Arrays::stream).map(Math::abs).max().orElse(0);
  }

  /** Returns the place of x in the order of all doubles; 0 for 0. */
  private static long place(double x) {
    long bits = Double.doubleToLongBits(x);
    return bits >= 0 ? bits : Long.MIN_VALUE - bits;
  }

  private static int place(float x) {
    int bits = Float.floatToIntBits(x);
    return bits >= 0 ? bits : Integer.MIN_VALUE - bits;
  }
}
