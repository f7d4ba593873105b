package org.certigjk.vectors.family;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.certigjk.vectors.Draw;
import org.certigjk.vectors.NumberFormat;
import org.certigjk.vectors.PointPair;

/** Symmetric solids around the origin, and pairs of them. */
final class Solids {

  /** A golden rectangle has such sides; rounded. */
  private static final double GOLDEN = (1 + StrictMath.sqrt(5)) / 2;

  private static final int MOST_SIDES = 12;

  private enum Kind {
    CUBE,
    BOX,
    CROSS_POLYTOPE,
    PRISM,
    TETRAHEDRON,
    ICOSAHEDRON;

    /** Only the first four are there in every dimension; in the plane a prism is a polygon. */
    private static Kind draw(Draw draw, int dimension) {
      return values()[draw.below(dimension == 3 ? 6 : 4)];
    }
  }

  private Solids() {}

  static Draft pair(Draw draw, NumberFormat format, int dimension, int size) {
    Kind kindA = Kind.draw(draw, dimension);
    boolean congruent = draw.coin();
    Kind kindB = congruent ? kindA : Kind.draw(draw, dimension);
    double[][] a = points(kindA, draw, dimension, size);
    double[][] b = congruent ? a : points(kindB, draw, dimension, size);
    Placement placement = draw.below(4) == 0 ? Placement.RESTING : Placement.SYMMETRIC;
    PointPair placed = placement.apply(draw, rounded(a, format), rounded(b, format), format);
    return new Draft(placed.a(), placed.b())
        .with("a", label(kindA))
        .with("b", congruent ? "the same" : label(kindB))
        .with("placement", placement.label());
  }

  private static String label(Kind kind) {
    return kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Half the sides are 1, the others up to 8 quarters. */
  private static double half(Draw draw) {
    return draw.coin() ? 1 : draw.between(1, 8) / 4.0;
  }

  private static double[][] points(Kind kind, Draw draw, int n, int size) {
    double[] half = new double[n];
    double side = half(draw);
    Arrays.setAll(half, c -> kind == Kind.BOX || kind == Kind.PRISM ? half(draw) : side);
    return switch (kind) {
      case CUBE, BOX -> box(half);
      case CROSS_POLYTOPE -> crossPolytope(half);
      case PRISM -> prism(half, Math.max(3, Math.min(MOST_SIDES, size / (n == 2 ? 1 : 2))));
      case TETRAHEDRON ->
          Arrays.stream(box(half)).filter(x -> x[0] * x[1] * x[2] > 0).toArray(double[][]::new);
      case ICOSAHEDRON -> icosahedron(side);
    };
  }

  private static double[][] box(double[] half) {
    double[][] corners = new double[1 << half.length][half.length];
    for (int k = 0; k < corners.length; k++) {
      for (int c = 0; c < half.length; c++) {
        corners[k][c] = (k >> c & 1) == 0 ? -half[c] : half[c];
      }
    }
    return corners;
  }

  private static double[][] crossPolytope(double[] half) {
    double[][] points = new double[2 * half.length][half.length];
    for (int k = 0; k < points.length; k++) {
      points[k][k / 2] = k % 2 == 0 ? -half[k / 2] : half[k / 2];
    }
    return points;
  }

  /** A regular polygon, rounded, over the first two axes, times a box over the others. */
  private static double[][] prism(double[] half, int sides) {
    double[][] others = box(Arrays.copyOfRange(half, 2, half.length));
    List<double[]> points = new ArrayList<>();
    for (int k = 0; k < sides; k++) {
      double angle = 2 * StrictMath.PI * k / sides;
      for (double[] other : others) {
        double[] point = new double[half.length];
        point[0] = half[0] * StrictMath.cos(angle);
        point[1] = half[0] * StrictMath.sin(angle);
        System.arraycopy(other, 0, point, 2, other.length);
        points.add(point);
      }
    }
    return points.toArray(double[][]::new);
  }

  /** The corners of three golden rectangles. */
  private static double[][] icosahedron(double half) {
    double[][] points = new double[12][3];
    for (int k = 0; k < 12; k++) {
      int axis = k / 4;
      points[k][axis] = (k & 1) == 0 ? -half : half;
      points[k][(axis + 1) % 3] = ((k & 2) == 0 ? -half : half) * GOLDEN;
    }
    return points;
  }

  private static double[][] rounded(double[][] points, NumberFormat format) {
    return Arrays.stream(points)
        .map(x -> Arrays.stream(x).map(format::round).toArray())
        .toArray(double[][]::new);
  }
}
