package org.certigjk.vectors.family;

import java.util.Arrays;
import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Conversions;
import org.certigjk.field.Rationals;
import org.certigjk.gjk.Verdict;
import org.certigjk.vectors.Draw;
import org.certigjk.vectors.KnownAnswer;
import org.certigjk.vectors.NumberFormat;

/** Families of bodies in general position, and what size and place do to them. */
final class Ordinary {

  private Ordinary() {}

  /** Points on two spheres whose surfaces are from −5 % to 100 % of the sum of the radii apart. */
  static Draft randomHulls(Draw draw, NumberFormat format, int dimension, int size) {
    double radiusA = draw.between(0.5, 1.5);
    double radiusB = draw.between(0.5, 1.5);
    double[] between =
        times((radiusA + radiusB) * draw.between(0.95, 2), draw.direction(dimension));
    double[][] a = new double[size][];
    double[][] b = new double[size][];
    for (int k = 0; k < size; k++) {
      a[k] = times(radiusA, draw.direction(dimension));
      b[k] = plus(between, times(radiusB, draw.direction(dimension)));
    }
    return new Draft(a, b).rounded(format);
  }

  /** Random hulls with coordinates rounded to multiples of 2⁻² to 2⁻¹². */
  static Draft roundedHulls(Draw draw, NumberFormat format, int dimension, int size) {
    Draft hulls = randomHulls(draw, format, dimension, size);
    int bits = draw.between(2, 12);
    for (double[][] rows : List.of(hulls.a, hulls.b)) {
      for (double[] row : rows) {
        for (int c = 0; c < dimension; c++) {
          row[c] = Math.scalb(Math.rint(Math.scalb(row[c], bits)), -bits);
        }
      }
    }
    return hulls.with("bits", bits);
  }

  /** Points in a cube, and points in a second cube that is moved. */
  static Draft randomBox(Draw draw, NumberFormat format, int dimension, int size) {
    return Draft.aroundTwoPlaces(
            dimension,
            size,
            () -> draw.between(-3.0, 3.0),
            place -> place + draw.between(-1.0, 1.0))
        .rounded(format);
  }

  /** Two axis-parallel boxes with dyadic corners; the distance is that of their intervals. */
  static Draft boxes(Draw draw, NumberFormat format, int dimension, int size) {
    int corners = 1 << dimension;
    double[][] a = new double[corners][dimension];
    double[][] b = new double[corners][dimension];
    int width = draw.between(1, Math.min(26, format.bits() - 2));
    long squared = 0;
    boolean isInside = true;
    for (int c = 0; c < dimension; c++) {
      long[] ends = {0, draw.positive(width), 0, 0};
      ends[2] = draw.below(4) == 0 ? ends[1] : draw.signed(width);
      ends[3] = ends[2] + draw.positive(width);
      long gap = Math.max(0, Math.max(ends[2] - ends[1], ends[0] - ends[3]));
      squared += gap * gap;
      isInside &= ends[2] < ends[1] && ends[0] < ends[3];
      for (int k = 0; k < corners; k++) {
        a[k][c] = Math.scalb((double) ends[k >> c & 1], -width);
        b[k][c] = Math.scalb((double) ends[2 + (k >> c & 1)], -width);
      }
    }
    draw.shuffle(a);
    draw.shuffle(b);
    BigFraction exact =
        new BigFraction(squared).multiply(Conversions.toRational(Math.scalb(1.0, -2 * width)));
    return new Draft(a, b)
        .with("width", width)
        .knowing(
            squared > 0
                ? new KnownAnswer(Verdict.SEPARATED, Rationals.INSTANCE.of(exact))
                : isInside ? KnownAnswer.OVERLAPPING : KnownAnswer.TOUCHING);
  }

  /**
   * A random hull, and beside its surface one that is 10 to 10⁸ times smaller. In floats the origin
   * is there too: elsewhere the small body would have no digits left.
   */
  static Draft sizeRatio(Draw draw, NumberFormat format, int dimension, int size) {
    int power = draw.between(1, 8);
    double radius = StrictMath.pow(10, -power);
    double[][] a = new double[size][];
    for (int k = 0; k < size; k++) {
      a[k] = draw.direction(dimension);
    }
    double[] outward = draw.direction(dimension);
    double[] support = a[0];
    for (double[] x : a) {
      support = Matrices.dot(outward, x) > Matrices.dot(outward, support) ? x : support;
    }
    double[] inFace =
        times(draw.unit() * (1 - Matrices.dot(outward, support)), draw.direction(dimension));
    double[] centre = plus(plus(support, inFace), times(3 * radius * draw.unit(), outward));
    double[][] b = new double[size][];
    for (int k = 0; k < size; k++) {
      b[k] = plus(centre, times(radius, draw.direction(dimension)));
    }
    if (format == NumberFormat.SINGLE) {
      double[] toOrigin = times(-1, plus(support, inFace));
      Arrays.setAll(a, k -> plus(toOrigin, a[k]));
      Arrays.setAll(b, k -> plus(toOrigin, b[k]));
    }
    return new Draft(a, b).rounded(format).with("ratio", "1e" + power).mirroredIf(draw.coin());
  }

  /**
   * A long edge that passes close to a short one: the two span a facet of A ⊖ B, a parallelogram
   * that is very long and narrow, with the nearest point of A ⊖ B near its diagonal. Further points
   * are behind the edges.
   */
  static Draft oblong(Draw draw, NumberFormat format, int dimension, int size) {
    int width = draw.between(6, 13);
    long[] along = new long[dimension];
    for (int c = 0; c < dimension; c++) {
      along[c] = draw.signed(width);
    }
    along[draw.below(dimension)] = draw.coin() ? 1L << width : -1L << width;
    double part = -draw.unit();
    double[][] a = new double[Math.max(size, 2)][dimension];
    double[][] b = new double[Math.max(size, 2)][dimension];
    for (int c = 0; c < dimension; c++) {
      a[0][c] = Math.rint(part * along[c]) + draw.between(-2, 2);
      a[1][c] = a[0][c] + along[c];
      b[1][c] = draw.between(-2, 2);
    }
    if (Arrays.equals(b[0], b[1])) {
      b[1][0] = 1;
    }
    double[] away = draw.direction(dimension);
    for (int k = 2; k < a.length; k++) {
      double depth = draw.between(1.0, Math.scalb(1.0, width));
      for (int c = 0; c < dimension; c++) {
        double inEdge = draw.below(2) == 0 ? a[0][c] : a[1][c];
        a[k][c] = Math.rint(inEdge - depth * (away[c] + draw.between(-0.5, 0.5)));
        b[k][c] = Math.rint(4 * (away[c] + draw.between(-0.5, 0.5)));
      }
    }
    return new Draft(a, b).with("length", 1L << width).mirroredIf(draw.coin());
  }

  /** Random hulls moved together so far that few bits of their shape are left. */
  static Draft largeOffset(Draw draw, NumberFormat format, int dimension, int size) {
    Draft hulls = randomHulls(draw, format, dimension, size);
    int power = draw.between(2, format.digits() - 1);
    double[] offset = times(StrictMath.pow(10, power), draw.direction(dimension));
    for (int k = 0; k < size; k++) {
      hulls.a[k] = plus(offset, hulls.a[k]);
      hulls.b[k] = plus(offset, hulls.b[k]);
    }
    return hulls.rounded(format).with("offset", "1e" + power);
  }

  static double[] plus(double[] x, double[] y) {
    double[] sum = new double[x.length];
    for (int c = 0; c < x.length; c++) {
      sum[c] = x[c] + y[c];
    }
    return sum;
  }

  static double[] times(double factor, double[] x) {
    double[] product = new double[x.length];
    for (int c = 0; c < x.length; c++) {
      product[c] = factor * x[c];
    }
    return product;
  }
}
