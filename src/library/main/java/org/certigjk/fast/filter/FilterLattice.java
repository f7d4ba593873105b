package org.certigjk.fast.filter;

import org.certigjk.fast.search.Vertices;

/**
 * Recognises input on which the filters do not round at all: all coordinates are integers below
 * 2<sup>10</sup> times one power of two, 2<sup>e</sup>.
 *
 * <p>In units of 2<sup>e</sup>: y = a &minus; b + t is below 2<sup>11.6</sup>, an edge below
 * 2<sup>12</sup>, a normal or y &times; d below 2<sup>25</sup>, d &times; n below 2<sup>38</sup>,
 * and its inner product with a vector below 2<sup>52</sup>: integers that a {@code double} holds.
 * Their unit 2<sup>4e</sup> is representable for e &ge; &minus;240.
 */
public final class FilterLattice {

  private static final int BITS = 10;
  private static final int LOWEST = -240;

  private FilterLattice() {}

  /** Returns whether A, B and t are such input; images are not. */
  public static boolean contains(Vertices a, Vertices b, double[] t, boolean moved) {
    if (a.image != null) {
      return false;
    }
    int e = Math.min(a.exponent(), b.exponent());
    int highest = Math.max(Math.getExponent(a.magnitude), Math.getExponent(b.magnitude));
    return highest < (long) e + BITS && e >= LOWEST && (!moved || contains(t, e));
  }

  private static boolean contains(double[] t, int e) {
    boolean contains = true;
    for (double coordinate : t) {
      double multiple = Math.scalb(coordinate, -e);
      contains &=
          Math.rint(multiple) == multiple
              && Math.abs(multiple) < 1 << BITS
              && Math.scalb(multiple, e) == coordinate; // no underflow
    }
    return contains;
  }
}
