package org.certigjk.vectors.family;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.certigjk.vectors.Draw;
import org.certigjk.vectors.NumberFormat;

/** Families of bodies that are flat, or whose points repeat, tie or lie inside. */
final class Degenerate {

  private Degenerate() {}

  /**
   * Points of affine subspaces of dimension less than n, built in integers so that no point leaves
   * its subspace. In half of the pairs the two directions agree as far as possible.
   */
  static Draft flat(Draw draw, NumberFormat format, int dimension, int size) {
    int rankA = draw.below(dimension);
    int rankB = draw.below(dimension + 1);
    long[][] directionsA = directions(draw, dimension);
    long[][] directionsB = draw.coin() ? directionsA : directions(draw, dimension);
    int width = draw.between(2, Math.min(40, format.bits() - 8));
    long[] startA = combination(draw, directionsA, dimension, width);
    long[] startB =
        switch (draw.below(3)) {
          case 0 -> startA;
          case 1 -> Lattice.plus(startA, draw.signed(width), directionsA[dimension - 1]);
          default -> combination(draw, directionsA, dimension, width);
        };
    double[][] a = subspace(draw, startA, directionsA, rankA, size, width);
    double[][] b = subspace(draw, startB, directionsB, rankB, size, width);
    return new Draft(a, b)
        .with("rankA", rankA)
        .with("rankB", rankB)
        .with("width", width)
        .mirroredIf(draw.coin());
  }

  /**
   * Returns n independent directions: each is 0 where an earlier one has its leading coordinate.
   */
  private static long[][] directions(Draw draw, int dimension) {
    Integer[] axes = new Integer[dimension];
    Arrays.setAll(axes, k -> k);
    draw.shuffle(axes);
    long[][] directions = new long[dimension][dimension];
    for (int k = 0; k < dimension; k++) {
      directions[k][axes[k]] = draw.signed(3);
      for (int j = k + 1; j < dimension; j++) {
        directions[k][axes[j]] = draw.coin() ? 0 : draw.signed(3);
      }
    }
    return directions;
  }

  private static long[] combination(Draw draw, long[][] directions, int rank, int width) {
    long[] sum = new long[directions.length];
    for (int k = 0; k < rank; k++) {
      sum = Lattice.plus(sum, draw.signed(width), directions[k]);
    }
    return sum;
  }

  private static double[][] subspace(
      Draw draw, long[] start, long[][] directions, int rank, int size, int width) {
    long[][] points = new long[Math.max(size, rank + 1)][];
    points[0] = start;
    for (int k = 1; k < points.length; k++) {
      points[k] =
          k <= rank
              ? Lattice.plus(start, draw.signed(width), directions[k - 1])
              : Lattice.plus(start, 1, combination(draw, directions, rank, width));
    }
    draw.shuffle(points);
    return Lattice.scaled(points, -width);
  }

  /** A base pair with points repeated until there are {@code size}. */
  static Draft repeated(Draw draw, NumberFormat format, int dimension, int size) {
    Draft base = base(draw, format, dimension, (size + 1) / 2);
    return new Draft(repeat(draw, base.a, size), repeat(draw, base.b, size))
        .with("distinct", (size + 1) / 2);
  }

  private static double[][] repeat(Draw draw, double[][] points, int size) {
    double[][] repeated = Arrays.copyOf(points, Math.max(size, 2));
    for (int k = points.length; k < repeated.length; k++) {
      repeated[k] = points[draw.below(points.length)];
    }
    draw.shuffle(repeated);
    return repeated;
  }

  private static Draft base(Draw draw, NumberFormat format, int dimension, int size) {
    return draw.coin()
        ? Ordinary.randomHulls(draw, format, dimension, size)
        : grid(draw, format, dimension, size);
  }

  /**
   * Integers times 2⁻³², the first half drawn, the others exact midpoints of two or means of four
   * points before them.
   */
  static Draft nonExtreme(Draw draw, NumberFormat format, int dimension, int size) {
    int width = draw.between(3, Math.min(40, format.bits() - 3));
    long[] move = new long[dimension];
    for (int c = 0; c < dimension; c++) {
      move[c] = 4 * draw.signed(width);
    }
    boolean isFirst = draw.coin();
    double[][] a = withMeans(draw, new long[dimension], size, width, isFirst);
    double[][] b = withMeans(draw, move, size, width, isFirst);
    return new Draft(a, b)
        .with("means", (isFirst ? "first " : "last ") + size / 2)
        .with("width", width);
  }

  private static double[][] withMeans(
      Draw draw, long[] move, int size, int width, boolean isFirst) {
    int drawn = size - size / 2;
    long[][] points = new long[size][move.length];
    for (int k = 0; k < drawn; k++) {
      for (int c = 0; c < move.length; c++) {
        points[k][c] = move[c] + 4 * draw.signed(width);
      }
    }
    for (int k = drawn; k < size; k++) {
      long[][] of = new long[4][];
      of[0] = points[draw.below(drawn)];
      of[1] = points[draw.below(drawn)];
      boolean isMidpoint = draw.coin();
      of[2] = isMidpoint ? of[0] : points[draw.below(drawn)];
      of[3] = isMidpoint ? of[1] : points[draw.below(drawn)];
      for (int c = 0; c < move.length; c++) {
        points[k][c] = (of[0][c] + of[1][c] + of[2][c] + of[3][c]) / 4;
      }
    }
    if (isFirst) {
      Collections.reverse(Arrays.asList(points));
    }
    return Lattice.scaled(points, -32);
  }

  /** Small integers: almost every decision is a tie. */
  static Draft grid(Draw draw, NumberFormat format, int dimension, int size) {
    int side = draw.below(4) == 0 ? 1 << draw.between(3, 12) : draw.between(1, 4);
    return Draft.aroundTwoPlaces(
            dimension,
            size,
            () -> draw.between(-2 * side, 2 * side),
            place -> place + draw.between(-side, side))
        .with("side", side);
  }

  /** A grid with each coordinate moved to a neighbouring double, or not. */
  static Draft gridOneUlp(Draw draw, NumberFormat format, int dimension, int size) {
    Draft grid = grid(draw, format, dimension, size);
    boolean hasOffset = draw.coin(); // then 0 has no neighbours in the range of subnormals
    for (double[][] rows : List.of(grid.a, grid.b)) {
      for (double[] row : rows) {
        for (int c = 0; c < dimension; c++) {
          double x = hasOffset ? row[c] + 32 : row[c];
          row[c] = x == 0 ? 0 : x + draw.between(-1, 1) * format.ulp(x);
        }
      }
    }
    return grid.with("offset", hasOffset ? 32 : 0);
  }

  /** Random hulls in which each point has companions that differ by an ulp here and there. */
  static Draft clusters(Draw draw, NumberFormat format, int dimension, int size) {
    Draft base = base(draw, format, dimension, (size + 2) / 3);
    return new Draft(cluster(draw, format, base.a, size), cluster(draw, format, base.b, size))
        .with("clusters", (size + 2) / 3);
  }

  private static double[][] cluster(Draw draw, NumberFormat format, double[][] points, int size) {
    double[][] companions = repeat(draw, points, size);
    for (int k = 0; k < companions.length; k++) {
      companions[k] = companions[k].clone();
      for (int c = 0; c < companions[k].length; c++) {
        companions[k][c] += draw.between(-1, 1) * format.ulp(companions[k][c]);
      }
    }
    return companions;
  }
}
