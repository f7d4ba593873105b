package org.certigjk.simplex;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The matrix A_s of Jales 2024, section 4.1, on random simplex sets with integer coordinates. */
class CofactorMatrixTest {

  private static final int SPACE = 3;

  /** Affinely independent points, two to four, in space. */
  private static List<int[][]> simplexSets() {
    Random random = new Random(41);
    List<int[][]> all = new ArrayList<>();
    while (all.size() < 300) {
      int[][] x = new int[2 + random.nextInt(SPACE)][SPACE];
      for (int[] point : x) {
        Arrays.setAll(point, c -> random.nextInt(9) - 4);
      }
      if (determinant(gram(x)) != 0) {
        all.add(x);
      }
    }
    return all;
  }

  /** A_s: a row of ones, then (xᵢ − x₁)ᵀxⱼ. */
  private static long[][] matrix(int[][] x) {
    long[][] a = new long[x.length][x.length];
    for (int i = 0; i < x.length; i++) {
      for (int j = 0; j < x.length; j++) {
        a[i][j] = i == 0 ? 1 : dot(minus(x[i], x[0]), x[j]);
      }
    }
    return a;
  }

  /** The Gram matrix of the edges xᵢ − x₁. */
  private static long[][] gram(int[][] x) {
    long[][] g = new long[x.length - 1][x.length - 1];
    for (int i = 0; i < g.length; i++) {
      for (int j = 0; j < g.length; j++) {
        g[i][j] = dot(minus(x[i + 1], x[0]), minus(x[j + 1], x[0]));
      }
    }
    return g;
  }

  private static int[] minus(int[] x, int[] y) {
    int[] difference = new int[x.length];
    Arrays.setAll(difference, c -> x[c] - y[c]);
    return difference;
  }

  private static long dot(int[] x, int[] y) {
    long sum = 0;
    for (int c = 0; c < x.length; c++) {
      sum += (long) x[c] * y[c];
    }
    return sum;
  }

  /** By expansion along the first row. */
  private static long determinant(long[][] a) {
    long sum = a.length == 0 ? 1 : 0;
    for (int j = 0; j < a.length; j++) {
      sum += a[0][j] * cofactor(a, j);
    }
    return sum;
  }

  /** The cofactor of an entry of the first row. */
  private static long cofactor(long[][] a, int column) {
    long[][] minor = new long[a.length - 1][a.length - 1];
    for (int i = 0; i < minor.length; i++) {
      for (int j = 0; j < minor.length; j++) {
        minor[i][j] = a[i + 1][j < column ? j : j + 1];
      }
    }
    return column % 2 == 0 ? determinant(minor) : -determinant(minor);
  }

  @Test
  @DisplayName("property 2: det A_s is the Gram determinant of the edges, and positive")
  void gramDeterminant() {
    for (int[][] x : simplexSets()) {
      assertEquals(determinant(gram(x)), determinant(matrix(x)));
      assertTrue(determinant(gram(x)) > 0);
    }
  }

  @Test
  @DisplayName("Cramer's rule: the column j of A_s replaced by (1, 0, …, 0) gives the cofactor")
  void columnReplaced() {
    for (int[][] x : simplexSets()) {
      for (int j = 0; j < x.length; j++) {
        long[][] a = matrix(x);
        long cofactor = cofactor(a, j);
        for (int i = 0; i < a.length; i++) {
          a[i][j] = i == 0 ? 1 : 0;
        }
        assertEquals(cofactor, determinant(a));
      }
    }
  }

  @Test
  @DisplayName("the last column of A'_s as printed: (x₂ − x₁)ᵀx₂ is 6, ‖x₂ − x₁‖² is 4")
  void printedColumn() {
    int[][] x = {{1, 1}, {3, 1}};
    assertEquals(4, determinant(matrix(x)));
    assertEquals(4, determinant(gram(x)));
    assertEquals(6, dot(minus(x[1], x[0]), x[1]));
  }

  @Test
  @DisplayName("the recursion gives the cofactors, in any order of the points")
  void recursionGivesTheCofactors() {
    for (int[][] x : simplexSets()) {
      PrintedJohnson table = new PrintedJohnson(x);
      table.backup(table.whole(), 1);
      long sum = 0;
      for (int i = 0; i < x.length; i++) {
        long cofactor = table.cofactor(table.whole(), i);
        assertEquals(cofactor, cofactor(matrix(x), i));
        assertEquals(cofactor, cofactor(matrix(exchanged(x, i)), 0));
        sum += cofactor;
      }
      assertEquals(sum, determinant(matrix(x)));
    }
  }

  /** The points with x₁ and x_k in each other's place, counted from 0 here. */
  private static int[][] exchanged(int[][] x, int k) {
    int[][] other = x.clone();
    other[0] = x[k];
    other[k] = x[0];
    return other;
  }

  /** Property 1: the rows less the k-th, and the k-th times −1. */
  private static long[][] rowsReduced(int[][] x, int k) {
    long[][] a = matrix(x);
    for (int i = 1; i < a.length; i++) {
      for (int j = 0; j < a.length && i != k; j++) {
        a[i][j] -= a[k][j];
      }
    }
    a[k] = Arrays.stream(a[k]).map(entry -> -entry).toArray();
    return a;
  }

  @Test
  @DisplayName("property 1: then columns 1 and k change places, and this is A_s with x_k for x₁")
  void changeOfTheFirstPoint() {
    for (int[][] x : simplexSets()) {
      for (int k = 1; k < x.length; k++) {
        long[][] a = rowsReduced(x, k);
        for (long[] row : a) {
          long first = row[0];
          row[0] = row[k];
          row[k] = first;
        }
        assertArrayEquals(matrix(exchanged(x, k)), a);
        assertEquals(determinant(matrix(x)), determinant(a));
      }
    }
  }

  @Test
  @DisplayName("property 1 as printed: rows 2 and k change places; for k = 2 one sign is left")
  void printedChangeOfTheFirstPoint() {
    for (int[][] x : simplexSets()) {
      for (int k = 1; k < x.length; k++) {
        long[][] a = rowsReduced(x, k);
        long[] second = a[1];
        a[1] = a[k];
        a[k] = second;
        long sign = k == 1 ? -1 : 1;
        assertEquals(sign * determinant(matrix(x)), determinant(a));
        assertFalse(Arrays.deepEquals(matrix(exchanged(x, k)), a));
      }
    }
  }
}
