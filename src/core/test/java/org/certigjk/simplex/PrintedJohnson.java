package org.certigjk.simplex;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.commons.math3.fraction.BigFraction;
import org.jspecify.annotations.Nullable;

/**
 * Algorithms 2 and 3 of Jales 2024, line by line, on points with integer coordinates. The last
 * label of the loop and the sign of the backup procedure, of which our copy leaves doubt, are
 * parameters. It shares no code with the library.
 */
public final class PrintedJohnson {

  /** A subset by its label, counted from 0, and the point that it gives. */
  public record Found(int label, List<BigFraction> v) {

    BigFraction squaredNorm() {
      BigFraction sum = BigFraction.ZERO;
      for (BigFraction x : v) {
        sum = sum.add(x.multiply(x));
      }
      return sum;
    }
  }

  private final int[][] y;

  /** Δᵢ(Y_s): row s, column i. */
  private final long[][] delta;

  public PrintedJohnson(int[]... y) {
    this.y = y;
    this.delta = new long[1 << y.length][y.length];
    for (int i = 0; i < y.length; i++) {
      delta[1 << i][i] = 1;
    }
  }

  /** The label of Y itself, 2^#Y − 1. */
  public int whole() {
    return (1 << y.length) - 1;
  }

  /** The last label as our copy prints it. */
  public int printedBound() {
    return 1 << y.length - 1;
  }

  /** Algorithm 2: the first subset that passes, {@code null} for "error". */
  public @Nullable Found johnson(int bound) {
    for (int s = 1; s <= bound; s++) {
      fill(s);
      if (isAtLeast(s, 1) && isSupported(s)) {
        return found(s);
      }
    }
    return null;
  }

  /** Algorithm 3: the nearest point of the subsets whose Δᵢ(Y_s) are all at least this. */
  public Found backup(int bound, int least) {
    Found best = found(1);
    for (int s = 1; s <= bound; s++) {
      fill(s);
      if (isAtLeast(s, least)) {
        Found w = found(s);
        best = w.squaredNorm().compareTo(best.squaredNorm()) < 0 ? w : best;
      }
    }
    return best;
  }

  /** Computes Δⱼ(Y_s ∪ {yⱼ}) for all j ∉ I_s, with k = min I_s. */
  private void fill(int s) {
    int k = Integer.numberOfTrailingZeros(s);
    for (int j = 0; j < y.length; j++) {
      if ((s & 1 << j) == 0) {
        long sum = 0;
        for (int i = 0; i < y.length; i++) {
          sum += (s & 1 << i) == 0 ? 0 : delta[s][i] * (dot(k, i) - dot(j, i));
        }
        delta[s | 1 << j][j] = sum;
      }
    }
  }

  private long dot(int i, int j) {
    return IntStream.range(0, y[i].length).mapToLong(c -> (long) y[i][c] * y[j][c]).sum();
  }

  /** Whether all Δᵢ(Y_s) are at least this: 1 stands for 0 &lt;, since they are integers. */
  public boolean isAtLeast(int s, int least) {
    return IntStream.range(0, y.length)
        .filter(i -> (s & 1 << i) != 0)
        .allMatch(i -> delta[s][i] >= least);
  }

  private boolean isSupported(int s) {
    return IntStream.range(0, y.length)
        .filter(j -> (s & 1 << j) == 0)
        .allMatch(j -> delta[s | 1 << j][j] <= 0);
  }

  /** Δᵢ(Y_s), i ∈ I_s, after all smaller subsets. */
  long cofactor(int s, int i) {
    return delta[s][i];
  }

  /** v = Σ Δᵢ(Y_s) yᵢ / Δ(Y_s), the sums over I_s. */
  public Found found(int s) {
    long[] sum = new long[y[0].length];
    long all = 0;
    for (int i = 0; i < y.length; i++) {
      if ((s & 1 << i) != 0) {
        all += delta[s][i];
        for (int c = 0; c < sum.length; c++) {
          sum[c] += delta[s][i] * y[i][c];
        }
      }
    }
    BigFraction divisor = new BigFraction(all);
    return new Found(
        s, Arrays.stream(sum).mapToObj(x -> new BigFraction(x).divide(divisor)).toList());
  }
}
