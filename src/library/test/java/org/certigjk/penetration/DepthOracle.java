package org.certigjk.penetration;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * The oracle: the points of the boundary of conv X nearest to the origin, for small integer points
 * X = A ⊖ B with the origin inside, in plain {@code long} arithmetic. Every hyperplane through n
 * points of X with all of X on one side is a facet plane; the nearest of them have the feet. It
 * shares no code and no idea with the library.
 */
final class DepthOracle {

  private final List<long[]> points;
  private final int dimension;

  private DepthOracle(List<long[]> points) {
    this.points = points;
    this.dimension = points.get(0).length;
  }

  /** Takes all differences of the rows, each once. */
  static DepthOracle of(double[][] a, double[][] b) {
    Set<List<Long>> distinct = new LinkedHashSet<>();
    for (double[] p : a) {
      for (double[] q : b) {
        List<Long> difference = new ArrayList<>();
        for (int i = 0; i < p.length; i++) {
          difference.add((long) p[i] - (long) q[i]);
        }
        distinct.add(difference);
      }
    }
    return new DepthOracle(
        distinct.stream().map(x -> x.stream().mapToLong(Long::longValue).toArray()).toList());
  }

  /** The squared depth. */
  BigFraction squaredDepth() {
    BigFraction sum = BigFraction.ZERO;
    for (BigFraction x : nearest().get(0)) {
      sum = sum.add(x.multiply(x));
    }
    return sum;
  }

  /** All feet of the nearest facet planes, each once. */
  List<List<BigFraction>> nearest() {
    BigFraction least = null;
    Set<List<BigFraction>> feet = new LinkedHashSet<>();
    for (long[] plane : facetPlanes(new ArrayList<>(), 0, new LinkedHashSet<>())) {
      BigFraction squaredNorm = new BigFraction(0);
      for (int i = 0; i < dimension; i++) {
        squaredNorm = squaredNorm.add(new BigFraction(plane[i]).multiply(plane[i]));
      }
      BigFraction offset = new BigFraction(plane[dimension]);
      BigFraction distance = offset.multiply(offset).divide(squaredNorm);
      int order = least == null ? -1 : distance.compareTo(least);
      if (order < 0) {
        least = distance;
        feet.clear();
      }
      if (order <= 0) {
        List<BigFraction> foot = new ArrayList<>();
        for (int i = 0; i < dimension; i++) {
          foot.add(new BigFraction(plane[i]).multiply(offset).divide(squaredNorm));
        }
        feet.add(foot);
      }
    }
    return List.copyOf(feet);
  }

  /** The nearest point with the greatest first coordinate, then second, … */
  List<BigFraction> greatest() {
    Comparator<List<BigFraction>> lexicographic =
        (x, y) -> {
          int i = 0;
          while (i < x.size() - 1 && x.get(i).equals(y.get(i))) {
            i++;
          }
          return x.get(i).compareTo(y.get(i));
        };
    return nearest().stream().max(lexicographic).orElseThrow();
  }

  private Set<long[]> facetPlanes(List<long[]> chosen, int from, Set<long[]> planes) {
    if (chosen.size() == dimension) {
      long[] plane = plane(chosen);
      if (hasAllOnOneSide(plane)) {
        planes.add(plane);
      }
      return planes;
    }
    for (int k = from; k < points.size(); k++) {
      chosen.add(points.get(k));
      facetPlanes(chosen, k + 1, planes);
      chosen.remove(chosen.size() - 1);
    }
    return planes;
  }

  private boolean hasAllOnOneSide(long[] plane) {
    boolean above = false;
    boolean below = false;
    for (long[] x : points) {
      long side = -plane[dimension];
      for (int i = 0; i < dimension; i++) {
        side += plane[i] * x[i];
      }
      above |= side > 0;
      below |= side < 0;
    }
    return above != below;
  }

  /** n and c of { x | n·x = c }: the signed minors of the edges; n = 0 if they are dependent. */
  private long[] plane(List<long[]> corners) {
    long[] plane = new long[dimension + 1];
    for (int i = 0; i < dimension; i++) {
      long minor = minor(corners, 1, 1 << i);
      plane[i] = i % 2 == 0 ? minor : -minor;
      plane[dimension] += plane[i] * corners.get(0)[i];
    }
    return plane;
  }

  /** The determinant of the edges from {@code row} on, without the columns in the mask. */
  private long minor(List<long[]> corners, int row, int withoutColumns) {
    if (row == dimension) {
      return 1;
    }
    long sum = 0;
    int sign = 1;
    for (int column = 0; column < dimension; column++) {
      if ((withoutColumns & 1 << column) == 0) {
        long edge = corners.get(row)[column] - corners.get(0)[column];
        sum += sign * edge * minor(corners, row + 1, withoutColumns | 1 << column);
        sign = -sign;
      }
    }
    return sum;
  }
}
