package org.certigjk.samples;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.apache.commons.math3.fraction.BigFraction;
import org.jspecify.annotations.Nullable;

/**
 * The oracle: exact answers for small sets by enumeration, on plain arrays of fractions. It shares
 * no code and no idea with the library.
 *
 * <ul>
 *   <li>The point of conv X nearest to the origin: for every subset of at most n + 1 points, solve
 *       the Karush–Kuhn–Tucker system of the nearest point of its affine hull by Gaussian
 *       elimination; take the one with weights &ge; 0 whose v has v·x &ge; v·v for all x.
 *   <li>Whether the origin is inside conv X: X spans Rⁿ and no hyperplane through the origin and n
 *       &minus; 1 points of X has all of X on one side.
 * </ul>
 */
public final class BruteForce {

  private final BigFraction[][] points;
  private final int dimension;

  private BruteForce(BigFraction[][] points) {
    this.points = points;
    this.dimension = points[0].length;
  }

  /** Starts from conv X. */
  public static BruteForce of(BigFraction[][] points) {
    Set<List<BigFraction>> distinct = new LinkedHashSet<>();
    for (BigFraction[] point : points) {
      distinct.add(List.of(point));
    }
    return new BruteForce(
        distinct.stream()
            .map(point -> point.toArray(BigFraction[]::new))
            .toArray(BigFraction[][]::new));
  }

  /** Starts from conv A ⊖ conv B. */
  public static BruteForce ofDifference(BigFraction[][] a, BigFraction[][] b) {
    List<BigFraction[]> differences = new ArrayList<>();
    for (BigFraction[] p : a) {
      for (BigFraction[] q : b) {
        BigFraction[] difference = new BigFraction[p.length];
        for (int i = 0; i < p.length; i++) {
          difference[i] = p[i].subtract(q[i]);
        }
        differences.add(difference);
      }
    }
    return of(differences.toArray(BigFraction[][]::new));
  }

  /** The numbers that these doubles stand for, by way of their decimal expansions. */
  public static BigFraction[][] exactly(double[][] rows) {
    return Arrays.stream(rows)
        .map(row -> Arrays.stream(row).mapToObj(BruteForce::exactly).toArray(BigFraction[]::new))
        .toArray(BigFraction[][]::new);
  }

  /** The number that this double stands for. */
  public static BigFraction exactly(double x) {
    BigDecimal decimal = new BigDecimal(x);
    return new BigFraction(decimal.unscaledValue())
        .divide(BigInteger.TEN.pow(Math.max(decimal.scale(), 0)));
  }

  /** The point of conv X nearest to the origin. */
  public BigFraction[] nearest() {
    for (int size = 1; size <= Math.min(dimension + 1, points.length); size++) {
      for (int[] subset : subsets(points.length, size)) {
        BigFraction[] v = nearestOfHull(subset);
        if (v != null && isNearest(v)) {
          return v;
        }
      }
    }
    throw new AssertionError(
        "no face of " + Arrays.deepToString(points) + " has the nearest point");
  }

  /** The squared distance of conv X from the origin. */
  public BigFraction squaredDistance() {
    BigFraction[] v = nearest();
    return dot(v, v);
  }

  /** Whether the origin is in the interior of conv X. */
  public boolean containsOriginInside() {
    if (rank(points) < dimension) {
      return false;
    }
    for (int[] subset : subsets(points.length, dimension - 1)) {
      if (supportsOnOneSide(normal(subset))) {
        return false;
      }
    }
    return true;
  }

  /** {@code SEPARATED}, {@code TOUCHING} or {@code OVERLAPPING}. */
  public String verdict() {
    boolean inside = containsOriginInside();
    if (squaredDistance().compareTo(BigFraction.ZERO) > 0) {
      if (inside) {
        throw new AssertionError("the origin is inside and yet has a distance");
      }
      return "SEPARATED";
    }
    return inside ? "OVERLAPPING" : "TOUCHING";
  }

  private boolean supportsOnOneSide(BigFraction[] d) {
    boolean isZero = Arrays.stream(d).allMatch(BigFraction.ZERO::equals);
    boolean above = true;
    boolean below = true;
    for (BigFraction[] x : points) {
      int side = dot(d, x).compareTo(BigFraction.ZERO);
      above &= side >= 0;
      below &= side <= 0;
    }
    return !isZero && (above || below);
  }

  private boolean isNearest(BigFraction[] v) {
    BigFraction squared = dot(v, v);
    return Arrays.stream(points).allMatch(x -> dot(v, x).compareTo(squared) >= 0);
  }

  /** The nearest point of aff Y_s if the points are independent and its weights are &ge; 0. */
  private BigFraction @Nullable [] nearestOfHull(int[] subset) {
    BigFraction[] weights = weightsOfHull(subset);
    if (weights == null) {
      return null;
    }
    BigFraction[] v = new BigFraction[dimension];
    Arrays.fill(v, BigFraction.ZERO);
    for (int k = 0; k < subset.length; k++) {
      if (weights[k].compareTo(BigFraction.ZERO) < 0) {
        return null;
      }
      for (int i = 0; i < dimension; i++) {
        v[i] = v[i].add(weights[k].multiply(points[subset[k]][i]));
      }
    }
    return v;
  }

  /**
   * The weights of the point of aff Y_s nearest to the origin, of any sign: Σⱼ λⱼ yᵢ·yⱼ + κ = 0 for
   * all i, Σ λⱼ = 1; {@code null} if the points are affinely dependent.
   */
  public BigFraction @Nullable [] weightsOfHull(int[] subset) {
    int size = subset.length;
    BigFraction[][] rows = new BigFraction[size + 1][size + 2];
    for (BigFraction[] row : rows) {
      Arrays.fill(row, BigFraction.ONE);
    }
    for (int i = 0; i < size; i++) {
      for (int j = 0; j < size; j++) {
        rows[i][j] = dot(points[subset[i]], points[subset[j]]);
      }
      rows[i][size + 1] = BigFraction.ZERO;
    }
    rows[size][size] = BigFraction.ZERO;
    if (eliminate(rows) <= size) {
      return null;
    }
    BigFraction[] weights = new BigFraction[size];
    for (int j = 0; j < size; j++) {
      weights[j] = rows[j][size + 1];
    }
    return weights;
  }

  /** A vector orthogonal to these n − 1 points: the signed minors of their matrix. */
  private BigFraction[] normal(int[] subset) {
    BigFraction[] d = new BigFraction[dimension];
    for (int i = 0; i < dimension; i++) {
      BigFraction minor = minor(subset, 0, 1 << i);
      d[i] = i % 2 == 0 ? minor : minor.negate();
    }
    return d;
  }

  /** The determinant of the rows from {@code row} on, without the columns in the mask. */
  private BigFraction minor(int[] subset, int row, int withoutColumns) {
    if (row == subset.length) {
      return BigFraction.ONE;
    }
    BigFraction sum = BigFraction.ZERO;
    boolean negative = false;
    for (int column = 0; column < dimension; column++) {
      if ((withoutColumns & 1 << column) == 0) {
        BigFraction term =
            points[subset[row]][column].multiply(
                minor(subset, row + 1, withoutColumns | 1 << column));
        sum = negative ? sum.subtract(term) : sum.add(term);
        negative = !negative;
      }
    }
    return sum;
  }

  /** The linear rank of the points. */
  public static int rank(BigFraction[][] points) {
    return eliminate(Arrays.stream(points).map(BigFraction[]::clone).toArray(BigFraction[][]::new));
  }

  /** Brings the rows into reduced echelon form and returns the rank. */
  private static int eliminate(BigFraction[][] rows) {
    int rank = 0;
    for (int column = 0; column < rows[0].length && rank < rows.length; column++) {
      int pivot = rank;
      while (pivot < rows.length && rows[pivot][column].equals(BigFraction.ZERO)) {
        pivot++;
      }
      if (pivot < rows.length) {
        BigFraction[] pivotRow = rows[pivot];
        rows[pivot] = rows[rank];
        rows[rank] = pivotRow;
        clearColumn(rows, rank, column);
        rank++;
      }
    }
    return rank;
  }

  private static void clearColumn(BigFraction[][] rows, int pivot, int column) {
    BigFraction inverse = rows[pivot][column].reciprocal();
    for (int j = 0; j < rows[pivot].length; j++) {
      rows[pivot][j] = rows[pivot][j].multiply(inverse);
    }
    for (int i = 0; i < rows.length; i++) {
      BigFraction factor = rows[i][column];
      for (int j = 0; i != pivot && j < rows[i].length; j++) {
        rows[i][j] = rows[i][j].subtract(factor.multiply(rows[pivot][j]));
      }
    }
  }

  private static BigFraction dot(BigFraction[] x, BigFraction[] y) {
    BigFraction sum = BigFraction.ZERO;
    for (int i = 0; i < x.length; i++) {
      sum = sum.add(x[i].multiply(y[i]));
    }
    return sum;
  }

  /** All subsets of {0, …, count − 1} of this size, each ascending. */
  public static List<int[]> subsets(int count, int size) {
    List<int[]> all = new ArrayList<>();
    collect(all, new int[size], 0, 0, count);
    return all;
  }

  private static void collect(List<int[]> all, int[] chosen, int position, int from, int count) {
    if (position == chosen.length) {
      all.add(chosen.clone());
      return;
    }
    for (int next = from; next < count; next++) {
      chosen[position] = next;
      collect(all, chosen, position + 1, next + 1, count);
    }
  }
}
