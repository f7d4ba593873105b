package org.certigjk.vectors;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.samples.BruteForce;
import org.jspecify.annotations.Nullable;

/**
 * The oracle: the vertices of A ∩ (B + v), which are the extreme ones of the closest points of A,
 * by enumeration on plain arrays of fractions. It shares no code and no idea with the library.
 *
 * <p>A vertex x is the only common point of the smallest faces of A and B + v that it is in, hence
 * of the affine hulls of some affinely independent points of A and of B, in whose hulls it is.
 */
public final class ClosestPairsOracle {

  private ClosestPairsOracle() {}

  /** All vertices of the set of closest points of A. */
  public static Set<List<BigFraction>> vertices(BigFraction[][] a, BigFraction[][] b) {
    BigFraction[] v = BruteForce.ofDifference(a, b).nearest();
    Set<List<BigFraction>> vertices = new LinkedHashSet<>();
    for (int sizeA = 1; sizeA <= Math.min(a.length, v.length + 1); sizeA++) {
      for (int sizeB = 1; sizeB <= Math.min(b.length, v.length + 2 - sizeA); sizeB++) {
        for (int[] inA : BruteForce.subsets(a.length, sizeA)) {
          for (int[] inB : BruteForce.subsets(b.length, sizeB)) {
            BigFraction[] point = commonPoint(a, inA, b, inB, v);
            if (point != null) {
              vertices.add(List.of(point));
            }
          }
        }
      }
    }
    return vertices;
  }

  /** Σ λa if Σ λa = Σ μb + v, Σ λ = Σ μ = 1 has one solution, and that is not negative. */
  private static BigFraction @Nullable [] commonPoint(
      BigFraction[][] a, int[] inA, BigFraction[][] b, int[] inB, BigFraction[] v) {
    int unknowns = inA.length + inB.length;
    BigFraction[][] rows = new BigFraction[v.length + 2][unknowns + 1];
    for (int k = 0; k < unknowns; k++) {
      boolean ofA = k < inA.length;
      for (int c = 0; c < v.length; c++) {
        rows[c][k] = ofA ? a[inA[k]][c] : b[inB[k - inA.length]][c].negate();
      }
      rows[v.length][k] = ofA ? BigFraction.ONE : BigFraction.ZERO;
      rows[v.length + 1][k] = ofA ? BigFraction.ZERO : BigFraction.ONE;
    }
    for (int c = 0; c < v.length; c++) {
      rows[c][unknowns] = v[c];
    }
    rows[v.length][unknowns] = BigFraction.ONE;
    rows[v.length + 1][unknowns] = BigFraction.ONE;
    BigFraction[] solution = onlySolution(rows, unknowns);
    if (solution == null
        || Arrays.stream(solution).anyMatch(x -> x.compareTo(BigFraction.ZERO) < 0)) {
      return null;
    }
    BigFraction[] point = new BigFraction[v.length];
    Arrays.fill(point, BigFraction.ZERO);
    for (int k = 0; k < inA.length; k++) {
      for (int c = 0; c < v.length; c++) {
        point[c] = point[c].add(solution[k].multiply(a[inA[k]][c]));
      }
    }
    return point;
  }

  /** Gaussian elimination; {@code null} if there is no solution or more than one. */
  private static BigFraction @Nullable [] onlySolution(BigFraction[][] rows, int unknowns) {
    for (int column = 0; column < unknowns; column++) {
      int pivot = column;
      while (pivot < rows.length && rows[pivot][column].equals(BigFraction.ZERO)) {
        pivot++;
      }
      if (pivot == rows.length) {
        return null;
      }
      BigFraction[] row = rows[pivot];
      rows[pivot] = rows[column];
      rows[column] = row;
      for (int i = 0; i < rows.length; i++) {
        if (i != column) {
          BigFraction factor = rows[i][column].divide(row[column]);
          for (int j = 0; j <= unknowns; j++) {
            rows[i][j] = rows[i][j].subtract(factor.multiply(row[j]));
          }
        }
      }
    }
    for (int i = unknowns; i < rows.length; i++) {
      if (!rows[i][unknowns].equals(BigFraction.ZERO)) {
        return null;
      }
    }
    BigFraction[] solution = new BigFraction[unknowns];
    for (int k = 0; k < unknowns; k++) {
      solution[k] = rows[k][unknowns].divide(rows[k][k]);
    }
    return solution;
  }
}
