package org.certigjk.fast.exact;

import org.certigjk.fast.filter.Filter;
import org.certigjk.fast.search.Arithmetic;
import org.certigjk.fast.search.Candidate;
import org.certigjk.fast.search.Kernel;
import org.certigjk.fast.search.Vertices;
import org.certigjk.predicates.ErrorBounds;
import org.certigjk.predicates.ScaledIntegers;

/**
 * The distance of figures in up to three dimensions whose coordinates are too large or too small
 * for products of four: multiplied by a power of two they are asked anew from the start, because
 * the search in doubles suffers from overflow and underflow, too.
 *
 * <p>Scaling is exact, unless the smallest coordinate would underflow, which needs coordinates of
 * very different size: such figures go to {@link IntegerGjk}. Scaling the distance back is exact,
 * unless it is subnormal: then it is rounded anew.
 */
final class ExactScaling {

  /** Where the largest coordinate is moved if it was too large: leaving room for small ones. */
  private static final int UPPER = 230;

  private ExactScaling() {}

  static double distance(Vertices a, Vertices b, Candidate c, double magnitude) {
    int shift = (magnitude > ErrorBounds.LARGEST ? UPPER : 0) - Math.getExponent(magnitude);
    int exponent = Math.min(a.exponent(), b.exponent());
    for (int k = 0; k < a.dimension; k++) {
      exponent = Math.min(exponent, ScaledIntegers.exponent(c.t[k]));
    }
    return exponent + shift < Double.MIN_EXPONENT - 52
        ? IntegerGjk.distance(a, b, c)
        : scaled(scaled(a, shift), scaled(b, shift), c, shift);
  }

  private static double scaled(Vertices a, Vertices b, Candidate c, int shift) {
    Candidate scaled = new Candidate(a.dimension);
    for (int k = 0; k < a.dimension; k++) {
      scaled.t[k] = Math.scalb(c.t[k], shift);
    }
    Kernel.distance(a, b, scaled);
    double filtered = Filter.distance(a, b, scaled);
    double distance = Math.scalb(filtered, -shift);
    if (filtered == 0 || distance > Double.MIN_NORMAL) {
      scaled.stage = Arithmetic.FILTER;
    } else {
      distance = ExactQuery.distance(a, b, scaled, -shift);
    }
    System.arraycopy(scaled.a, 0, c.a, 0, scaled.size);
    System.arraycopy(scaled.b, 0, c.b, 0, scaled.size);
    c.size = scaled.size;
    c.stage = scaled.stage;
    return distance;
  }

  /** The same vertices with the same numbers. */
  private static Vertices scaled(Vertices polytope, int shift) {
    double[][] points = new double[polytope.size][polytope.dimension];
    for (int k = 0; k < points.length; k++) {
      for (int c = 0; c < points[k].length; c++) {
        points[k][c] = Math.scalb(polytope.axes[c][k], shift);
      }
    }
    return Vertices.of(points);
  }
}
