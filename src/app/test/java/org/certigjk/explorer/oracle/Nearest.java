package org.certigjk.explorer.oracle;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The point of the hull of a few points nearest to the origin, by trying all subsets. */
final class Nearest {

  private Nearest() {}

  static Q[] of(Q[][] points) {
    for (int subset = 1; subset < 1 << points.length; subset++) {
      List<Q[]> chosen = new ArrayList<>();
      for (int i = 0; i < points.length; i++) {
        if ((subset >> i & 1) == 1) {
          chosen.add(points[i]);
        }
      }
      Q[][] x = chosen.toArray(Q[][]::new);
      Q[] lambda = weights(x);
      if (lambda != null && isNotNegative(lambda)) {
        Q[] v = Q.combination(lambda, x);
        if (supports(v, points)) {
          return v;
        }
      }
    }
    throw new AssertionError("no subset has the nearest point");
  }

  private static boolean isNotNegative(Q[] lambda) {
    for (Q weight : lambda) {
      if (weight.sign() < 0) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether v·x ≥ v·v for all points. */
  static boolean supports(Q[] v, Q[][] points) {
    for (Q[] point : points) {
      if (Q.dot(v, point).isLess(Q.dot(v, v))) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns the weights of the point of the affine hull nearest to the origin: Σλ = 1, and v is
   * perpendicular to all xᵢ − x₀; null if the points are dependent.
   */
  static Q @Nullable [] weights(Q[][] x) {
    int n = x.length;
    Q[][] system = new Q[n][n + 1];
    for (int row = 0; row < n; row++) {
      for (int j = 0; j < n; j++) {
        system[row][j] = row == 0 ? Q.ONE : Q.dot(Q.minus(x[row], x[0]), x[j]);
      }
      system[row][n] = row == 0 ? Q.ONE : Q.ZERO;
    }
    return solve(system);
  }

  /** Gauss and Jordan; null if there is not exactly one solution. */
  static Q @Nullable [] solve(Q[][] system) {
    int n = system.length;
    for (int column = 0; column < n; column++) {
      int pivot = column;
      while (pivot < n && system[pivot][column].sign() == 0) {
        pivot++;
      }
      if (pivot == n) {
        return null;
      }
      Q[] row = system[pivot];
      system[pivot] = system[column];
      system[column] = row;
      for (int other = 0; other < n; other++) {
        if (other != column) {
          eliminate(system[other], row, column);
        }
      }
    }
    Q[] solution = new Q[n];
    for (int i = 0; i < n; i++) {
      solution[i] = system[i][n].over(system[i][i]);
    }
    return solution;
  }

  private static void eliminate(Q[] from, Q[] row, int column) {
    Q factor = from[column].over(row[column]);
    for (int j = column; j < row.length; j++) {
      from[j] = from[j].minus(factor.times(row[j]));
    }
  }
}
