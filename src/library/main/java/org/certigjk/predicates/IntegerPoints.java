package org.certigjk.predicates;

import java.math.BigInteger;
import java.util.Arrays;
import org.certigjk.exact.LinearSystem;

/**
 * Points of Zⁿ as arrays of their coordinates: differences, inner products, and the affine hull of
 * some of them.
 *
 * <p><b>Definition.</b> For points y₀, …, y_k let d_i = y_i &minus; y₀, i = 1, …, k. Their <em>Gram
 * determinant</em> is &Delta; = det (d_i &middot; d_j), the square of k! times the volume of the
 * simplex; 1 for a single point. The point of their affine hull nearest to the origin is &Sigma;
 * &lambda;_i y_i with &lambda;_i = &mu;_i / &Delta;, &Sigma;_j (d_i &middot; d_j) &mu;_j =
 * &minus;&Delta; d_i &middot; y₀ and &mu;₀ = &Delta; &minus; &mu;₁ &minus; … &minus; &mu;_k, solved
 * by {@link LinearSystem}.
 *
 * <p><b>Guarantee.</b> Exact. Nothing is written to the arrays.
 *
 * <p><b>Limits.</b> That the points have equally many coordinates is not checked.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * BigInteger[][] segment = {{BigInteger.TWO, BigInteger.ONE}, {BigInteger.ZERO, BigInteger.ONE}};
 * IntegerPoints.nearestWeights(segment);     // 0, 4: the nearest point is (0, 1)
 * IntegerPoints.gramDeterminant(segment);    // 4
 * }</pre>
 */
public final class IntegerPoints {

  private IntegerPoints() {}

  /** Returns x &minus; y. */
  public static BigInteger[] minus(BigInteger[] x, BigInteger[] y) {
    BigInteger[] difference = new BigInteger[x.length];
    Arrays.setAll(difference, c -> x[c].subtract(y[c]));
    return difference;
  }

  /** Returns x &middot; y. */
  public static BigInteger dot(BigInteger[] x, BigInteger[] y) {
    BigInteger sum = BigInteger.ZERO;
    for (int c = 0; c < x.length; c++) {
      sum = sum.add(x[c].multiply(y[c]));
    }
    return sum;
  }

  /** Returns &Sigma; w_k y_k. */
  public static BigInteger[] combination(BigInteger[] weights, BigInteger[][] points) {
    BigInteger[] sum = new BigInteger[points[0].length];
    Arrays.fill(sum, BigInteger.ZERO);
    for (int k = 0; k < weights.length; k++) {
      for (int c = 0; c < sum.length; c++) {
        sum[c] = sum[c].add(weights[k].multiply(points[k][c]));
      }
    }
    return sum;
  }

  /** Returns &Delta; &ge; 0: 0 if and only if the points are affinely dependent. */
  public static BigInteger gramDeterminant(BigInteger[][] points) {
    return LinearSystem.solve(normalEquations(points));
  }

  /**
   * Returns the &mu;₀, …, &mu;_k of the point of the affine hull nearest to the origin, whose sum
   * is &Delta;; none if the points are affinely dependent.
   */
  public static BigInteger[] nearestWeights(BigInteger[][] points) {
    BigInteger[][] rows = normalEquations(points);
    BigInteger determinant = LinearSystem.solve(rows);
    if (determinant.signum() == 0) {
      return new BigInteger[0];
    }
    BigInteger[] weights = new BigInteger[points.length];
    weights[0] = determinant;
    for (int i = 0; i < rows.length; i++) {
      weights[i + 1] = rows[i][rows.length];
      weights[0] = weights[0].subtract(weights[i + 1]);
    }
    return weights;
  }

  /** The rows (d_i &middot; d_1, …, d_i &middot; d_k | &minus;d_i &middot; y₀). */
  private static BigInteger[][] normalEquations(BigInteger[][] points) {
    int k = points.length - 1;
    BigInteger[][] d = new BigInteger[k][];
    BigInteger[][] rows = new BigInteger[k][k + 1];
    for (int i = 0; i < k; i++) {
      d[i] = minus(points[i + 1], points[0]);
      for (int j = 0; j <= i; j++) {
        rows[i][j] = dot(d[i], d[j]);
        rows[j][i] = rows[i][j];
      }
      rows[i][k] = dot(d[i], points[0]).negate();
    }
    return rows;
  }
}
