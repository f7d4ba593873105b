package org.certigjk.check.algebra;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The dual basis d₁, …, dₙ of n independent vectors z₁, …, zₙ: dᵢ·zⱼ is 1 if i = j, else 0. The dᵢ
 * are the rows of the inverse of the matrix with the columns zⱼ, which is found in whole numbers:
 * every step of the elimination divides exactly by the pivot before it.
 *
 * @param vectors the dᵢ
 */
public record DualBasis(List<Vector> vectors) {

  /** Returns the dual basis, {@code null} if the vectors are linearly dependent. */
  public static @Nullable DualBasis of(Vector[] z) {
    int n = z.length;
    List<List<BigInteger>> rows = withIdentity(z);
    BigInteger before = BigInteger.ONE;
    for (int column = 0; column < n; column++) {
      int pivot = column;
      while (pivot < n && rows.get(pivot).get(column).signum() == 0) {
        pivot++;
      }
      if (pivot == n) {
        return null;
      }
      Collections.swap(rows, column, pivot);
      eliminate(rows, column, before);
      before = rows.get(column).get(column);
    }
    return new DualBasis(divided(rows, before, z));
  }

  /** The rows of (Z | I), the numerators of the z as the columns of Z. */
  private static List<List<BigInteger>> withIdentity(Vector[] z) {
    List<List<BigInteger>> rows = new ArrayList<>();
    for (int i = 0; i < z.length; i++) {
      List<BigInteger> row = new ArrayList<>();
      for (Vector column : z) {
        row.add(column.numerator(i));
      }
      for (int j = 0; j < z.length; j++) {
        row.add(i == j ? BigInteger.ONE : BigInteger.ZERO);
      }
      rows.add(row);
    }
    return rows;
  }

  private static void eliminate(List<List<BigInteger>> rows, int column, BigInteger before) {
    List<BigInteger> pivot = rows.get(column);
    for (int i = 0; i < rows.size(); i++) {
      if (i != column) {
        Interruption.check();
        List<BigInteger> row = rows.get(i);
        BigInteger factor = row.get(column);
        for (int k = 0; k < row.size(); k++) {
          BigInteger difference =
              row.get(k).multiply(pivot.get(column)).subtract(pivot.get(k).multiply(factor));
          row.set(k, difference.divide(before));
        }
      }
    }
  }

  /** The right halves of the rows, divided by the determinant, times the denominators of the z. */
  private static List<Vector> divided(
      List<List<BigInteger>> rows, BigInteger determinant, Vector[] z) {
    Ratio inverse = Ratio.of(1).over(new Ratio(determinant, BigInteger.ONE));
    List<Vector> vectors = new ArrayList<>();
    for (int i = 0; i < z.length; i++) {
      BigInteger[] right = rows.get(i).subList(z.length, 2 * z.length).toArray(BigInteger[]::new);
      Ratio factor = inverse.times(new Ratio(z[i].denominator(), BigInteger.ONE));
      vectors.add(new Vector(right, BigInteger.ONE).times(factor));
    }
    return vectors;
  }

  public Vector get(int k) {
    return vectors.get(k);
  }

  /** Returns N = Σ dₖ, the normal of the plane N·x = 1 through the z. */
  public Vector normal() {
    Vector sum = vectors.get(0);
    for (Vector next : vectors.subList(1, vectors.size())) {
      sum = sum.plus(next);
    }
    return sum;
  }
}
