package org.certigjk.explorer.page.jdk;

import java.math.BigInteger;

/** Methods of Java that TeaVM's class library lacks. */
public final class JsLibrary {
  private JsLibrary() {}

  /** {@link Math#multiplyHigh}. */
  public static long multiplyHigh(long a, long b) {
    return BigInteger.valueOf(a).multiply(BigInteger.valueOf(b)).shiftRight(64).longValue();
  }

  /** {@link java.util.Arrays#compare(int[], int[])}. */
  public static int compare(int[] a, int[] b) {
    for (int i = 0; i < Math.min(a.length, b.length); i++) {
      if (a[i] != b[i]) {
        return Integer.compare(a[i], b[i]);
      }
    }
    return a.length - b.length;
  }
}
