package org.certigjk.penetration;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.samples.Pair;
import org.jspecify.annotations.Nullable;

/**
 * The time of impact by enumeration, for small sets with small integer coordinates; it shares no
 * code with the library. The times of contact are the t of the polytope
 *
 * <pre>  { (λ, t) | Σ λₖxₖ + t r = 0, Σ λₖ = 1, λ ≥ 0 },   xₖ the differences aᵢ − bⱼ,</pre>
 *
 * <p>so the first and the last are attained at basic solutions: at most n of the xₖ, such that the
 * equations determine λ and t. (For r = 0 no equations determine t; then the question is static.)
 */
public final class RayCastOracle {

  private final List<long[]> differences = new ArrayList<>();
  private final long[] direction;
  private final int dimension;
  private @Nullable BigFraction first;
  private @Nullable BigFraction last;

  private RayCastOracle(Pair pair, long[] direction) {
    this.direction = direction;
    this.dimension = direction.length;
    for (double[] p : pair.rowsA()) {
      for (double[] q : pair.rowsB()) {
        long[] x = new long[dimension];
        for (int k = 0; k < dimension; k++) {
          x[k] = Math.round(p[k] - q[k]);
        }
        if (differences.stream().noneMatch(y -> java.util.Arrays.equals(x, y))) {
          differences.add(x);
        }
      }
    }
  }

  /** Returns the first time of contact in [0, 1], or {@code null}; r is not 0. */
  public static @Nullable BigFraction timeOfImpact(Pair pair, long[] direction) {
    RayCastOracle oracle = new RayCastOracle(pair, direction);
    oracle.enumerate(new ArrayList<>(), 0);
    BigFraction first = oracle.first;
    BigFraction last = oracle.last;
    if (first == null || last == null) {
      return null;
    }
    boolean onTheWay =
        last.compareTo(BigFraction.ZERO) >= 0 && first.compareTo(BigFraction.ONE) <= 0;
    return !onTheWay ? null : first.compareTo(BigFraction.ZERO) < 0 ? BigFraction.ZERO : first;
  }

  private void enumerate(List<long[]> chosen, int next) {
    if (!chosen.isEmpty()) {
      solve(chosen);
    }
    for (int k = next; k < differences.size() && chosen.size() < dimension; k++) {
      chosen.add(differences.get(k));
      enumerate(chosen, k + 1);
      chosen.remove(chosen.size() - 1);
    }
  }

  /** Solves for (λ, t), last unknown t, without fractions; uses it if it is unique and λ ≥ 0. */
  private void solve(List<long[]> chosen) {
    int unknowns = chosen.size() + 1;
    long[][] rows = new long[dimension + 1][unknowns + 1];
    for (int k = 0; k < unknowns - 1; k++) {
      for (int row = 0; row < dimension; row++) {
        rows[row][k] = chosen.get(k)[row];
      }
      rows[dimension][k] = 1;
    }
    for (int row = 0; row < dimension; row++) {
      rows[row][unknowns - 1] = direction[row];
    }
    rows[dimension][unknowns] = 1;
    if (!eliminate(rows, unknowns)) {
      return;
    }
    for (int k = 0; k < unknowns - 1; k++) {
      if (Math.signum(rows[k][unknowns]) * Math.signum(rows[k][k]) < 0) {
        return;
      }
    }
    long[] ofTime = rows[unknowns - 1];
    BigFraction t = new BigFraction(ofTime[unknowns], ofTime[unknowns - 1]);
    first = first == null || t.compareTo(first) < 0 ? t : first;
    last = last == null || t.compareTo(last) > 0 ? t : last;
  }

  /** Gauss–Jordan elimination; returns whether there is exactly one solution. */
  private static boolean eliminate(long[][] rows, int unknowns) {
    for (int column = 0; column < unknowns; column++) {
      int pivot = column;
      while (pivot < rows.length && rows[pivot][column] == 0) {
        pivot++;
      }
      if (pivot == rows.length) {
        return false;
      }
      long[] swapped = rows[pivot];
      rows[pivot] = rows[column];
      rows[column] = swapped;
      for (int row = 0; row < rows.length; row++) {
        if (row != column) {
          clear(rows[row], swapped, column);
        }
      }
    }
    for (int row = unknowns; row < rows.length; row++) {
      if (rows[row][unknowns] != 0) {
        return false;
      }
    }
    return true;
  }

  private static void clear(long[] row, long[] pivotRow, int column) {
    long factor = row[column];
    long divisor = 0;
    for (int k = 0; k < row.length; k++) {
      row[k] =
          Math.subtractExact(
              Math.multiplyExact(row[k], pivotRow[column]),
              Math.multiplyExact(factor, pivotRow[k]));
      divisor = gcd(divisor, row[k]);
    }
    for (int k = 0; k < row.length && divisor > 1; k++) {
      row[k] /= divisor;
    }
  }

  private static long gcd(long p, long q) {
    return q == 0 ? Math.abs(p) : gcd(q, p % q);
  }
}
