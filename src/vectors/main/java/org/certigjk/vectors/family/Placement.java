package org.certigjk.vectors.family;

import java.util.Arrays;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import org.certigjk.vectors.Draw;
import org.certigjk.vectors.NumberFormat;
import org.certigjk.vectors.PointPair;

/**
 * How two bodies are placed beside each other: rotated about the origin and moved, B to A.
 *
 * <p><b>Guarantee.</b> The coordinates that come back are numbers of the format; the pair is these
 * numbers, so what is exactly true of it is true whatever was rounded on the way. Same numbers
 * drawn, same pair, on any machine.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} if a coordinate leaves the range of the
 * format.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * double[][] square = {{0, 0}, {1, 0}, {1, 1}, {0, 1}};
 * Placement.SYMMETRIC.apply(new Draw(5), square, square, NumberFormat.DOUBLE);
 * }</pre>
 */
public enum Placement {
  /** Both rotated at random, the centres up to 1.5 sums of radii apart. */
  RANDOM {
    @Override
    PointPair place(Placing it) {
      it.rotate();
      double radii = it.radius(it.a) + it.radius(it.b);
      double[] direction = it.draw.direction(it.dimension);
      double far = it.draw.between(0, 1.5) * radii;
      return it.moved(it.centre(it.b), it.from(it.centre(it.a), far, direction));
    }
  },
  /**
   * B stands on A: rotated by symmetries of the cube, a lowest point of B on a highest point of A,
   * or in the middle of the highest. They touch exactly, or are lifted or sunk by an ulp or two.
   */
  RESTING {
    @Override
    PointPair place(Placing it) {
      it.permute();
      int axis = it.draw.below(it.dimension);
      double[] top = it.furthest(it.a, x -> x[axis]);
      double[] bottom = it.furthest(it.b, x -> -x[axis]);
      int lift = it.draw.coin() ? 0 : it.draw.between(-2, 2);
      top[axis] += lift * it.format.ulp(top[axis]);
      return it.moved(bottom, top);
    }
  },
  /**
   * Both rotated at random, a point of B furthest in one direction on the point of A furthest in
   * the opposite one, rounded; or apart or sunk by 10⁻³ to 10⁻¹⁵ of the size.
   */
  GRAZING {
    @Override
    PointPair place(Placing it) {
      it.rotate();
      double[] d = it.draw.direction(it.dimension);
      double[] top = it.furthest(it.a, x -> Matrices.dot(x, d));
      double[] bottom = it.furthest(it.b, x -> -Matrices.dot(x, d));
      double part = StrictMath.pow(10, -it.draw.between(3, it.format.digits()));
      double lift = it.draw.between(-1, 1) * part * it.radius(it.a);
      return it.moved(bottom, it.from(top, lift, d));
    }
  },
  /**
   * Rotated by symmetries of the cube, the centres apart by 0, ½ or 1 times the sum of the half
   * extents along each axis, often the same for all: in line, halfway, or side by side.
   */
  SYMMETRIC {
    @Override
    PointPair place(Placing it) {
      it.permute();
      double[] to = it.centre(it.a);
      double[] extentA = it.halfExtents(it.a);
      double[] extentB = it.halfExtents(it.b);
      int same = it.draw.coin() ? it.draw.between(0, 2) : -1;
      for (int c = 0; c < to.length; c++) {
        int halves = same < 0 ? it.draw.between(0, 2) : same;
        to[c] += (it.draw.coin() ? halves : -halves) / 2.0 * (extentA[c] + extentB[c]);
      }
      return it.moved(it.centre(it.b), to);
    }
  };

  abstract PointPair place(Placing it);

  /** Returns the name in lower case. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * Returns the bodies in such a placement that is drawn.
   *
   * @param draw where random numbers come from
   * @param a the points of A
   * @param b the points of B
   * @param format the format of the coordinates that come back
   */
  public PointPair apply(Draw draw, double[][] a, double[][] b, NumberFormat format) {
    return place(new Placing(draw, a, b, format));
  }

  /** The bodies while they are being placed. */
  static final class Placing {

    private final Draw draw;
    private final NumberFormat format;
    private final int dimension;
    private double[][] a;
    private double[][] b;

    Placing(Draw draw, double[][] a, double[][] b, NumberFormat format) {
      this.draw = draw;
      this.format = format;
      this.dimension = a[0].length;
      this.a = a;
      this.b = b;
    }

    private void rotate() {
      a = times(Matrices.rotation(draw, dimension), a);
      b = times(Matrices.rotation(draw, dimension), b);
    }

    private void permute() {
      a = times(Matrices.signedPermutation(draw, dimension), a);
      b = times(Matrices.signedPermutation(draw, dimension), b);
    }

    private double[][] times(double[][] rotation, double[][] points) {
      return Arrays.stream(points)
          .map(x -> Arrays.stream(Matrices.times(rotation, x)).map(format::round).toArray())
          .toArray(double[][]::new);
    }

    /** Returns one of the furthest points, or the middle of all of them where they are several. */
    private double[] furthest(double[][] points, ToDoubleFunction<double[]> height) {
      double most = Arrays.stream(points).mapToDouble(height).max().orElseThrow();
      double[][] all =
          Arrays.stream(points)
              .filter(x -> height.applyAsDouble(x) == most)
              .toArray(double[][]::new);
      return draw.coin() ? centre(all) : all[draw.below(all.length)].clone();
    }

    /** The middle of the extents along each axis. */
    private double[] centre(double[][] points) {
      double[] centre = new double[dimension];
      Arrays.setAll(
          centre, c -> format.round(extreme(points, c, -1) / 2 + extreme(points, c, 1) / 2));
      return centre;
    }

    private double[] halfExtents(double[][] points) {
      double[] extents = new double[dimension];
      Arrays.setAll(extents, c -> extreme(points, c, 1) / 2 - extreme(points, c, -1) / 2);
      return extents;
    }

    private static double extreme(double[][] points, int axis, int sign) {
      return sign * Arrays.stream(points).mapToDouble(x -> sign * x[axis]).max().orElseThrow();
    }

    private double radius(double[][] points) {
      double[] extents = halfExtents(points);
      return StrictMath.sqrt(Matrices.dot(extents, extents));
    }

    private double[] from(double[] x, double far, double[] direction) {
      double[] sum = new double[dimension];
      Arrays.setAll(sum, c -> format.round(x[c] + far * direction[c]));
      return sum;
    }

    /** Moves B such that what was at one place is exactly at the other. */
    private PointPair moved(double[] from, double[] to) {
      double[][] moved = new double[b.length][dimension];
      for (int k = 0; k < b.length; k++) {
        double[] x = b[k];
        // x − from is 0 for the point itself, and monotone for the others: none gets below it
        Arrays.setAll(moved[k], c -> format.round(to[c] + (x[c] - from[c])));
      }
      return PointPair.of(a, moved);
    }
  }
}
