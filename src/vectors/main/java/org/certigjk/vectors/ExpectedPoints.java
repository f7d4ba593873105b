package org.certigjk.vectors;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Closest points p of A and q of B, each coordinate correctly rounded to {@code double} and to
 * {@code float} (of the exact value, not of one another), and whether they are the only ones.
 *
 * <p>If they are not, these are the ones that the certificate gives; any others p′ of A and q′ of B
 * with p′ &minus; q′ = p &minus; q are as good.
 */
public final class ExpectedPoints {

  private final boolean unique;
  private final double[] a;
  private final double[] b;
  private final float[] singleA;
  private final float[] singleB;

  private ExpectedPoints(boolean unique, double[] a, double[] b, float[] singleA, float[] singleB) {
    this.unique = unique;
    this.a = a.clone();
    this.b = b.clone();
    this.singleA = singleA.clone();
    this.singleB = singleB.clone();
  }

  /** Returns these points; the arrays are copied. */
  public static ExpectedPoints of(
      boolean unique, double[] a, double[] b, float[] singleA, float[] singleB) {
    return new ExpectedPoints(unique, a, b, singleA, singleB);
  }

  /** Returns whether there are no other closest points. */
  public boolean unique() {
    return unique;
  }

  /** Returns p in doubles. */
  public double[] a() {
    return a.clone();
  }

  /** Returns q in doubles. */
  public double[] b() {
    return b.clone();
  }

  /** Returns p in floats. */
  public float[] singleA() {
    return singleA.clone();
  }

  /** Returns q in floats. */
  public float[] singleB() {
    return singleB.clone();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof ExpectedPoints that
        && unique == that.unique
        && Arrays.equals(a, that.a)
        && Arrays.equals(b, that.b)
        && Arrays.equals(singleA, that.singleA)
        && Arrays.equals(singleB, that.singleB);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(a) + Arrays.hashCode(b);
  }

  @Override
  public String toString() {
    return Arrays.toString(a)
        + " and "
        + Arrays.toString(b)
        + (unique ? ", only" : ", for example");
  }
}
