package org.certigjk.explorer.oracle;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** A subset of Y, and all that sub-algorithms compute of it, exactly and by the definitions. */
final class Simplex {

  final Q[][] y;
  final List<Integer> members;

  Simplex(Q[][] y, List<Integer> members) {
    this.y = y;
    this.members = members;
  }

  Q[][] points(List<Integer> positions) {
    return positions.stream().map(i -> y[i]).toArray(Q[][]::new);
  }

  Q[] nearest() {
    return Nearest.of(points(members));
  }

  /** Whether the point of the hull nearest to the origin is in the hull of these. */
  boolean isNearestIn(List<Integer> face) {
    return !face.isEmpty() && Arrays.equals(Nearest.of(points(face)), nearest());
  }

  /** Whether the nearest point of the affine hull is in the hull. */
  boolean hasFoot() {
    Q[] v = nearest();
    return members.stream().allMatch(i -> Q.dot(v, Q.minus(y[i], v)).sign() == 0);
  }

  /** The weights of the nearest point of the affine hull; null of dependent points. */
  Q @Nullable [] weights() {
    return Nearest.weights(points(members));
  }

  /** Returns the Δ(j) of Johnson: of the members, and of each other point added to them. */
  Map<String, Q> deltas() {
    Map<String, Q> deltas = new TreeMap<>();
    for (int j = 0; j < y.length; j++) {
      List<Integer> with = new java.util.ArrayList<>(members);
      if (!with.contains(j)) {
        with.add(j);
      }
      deltas.put("Δ({" + j + "})", delta(points(with), with.indexOf(j)));
    }
    return deltas;
  }

  /** The cofactor of the j-th 1 in the matrix of a row of ones and rows (xᵢ − x₀)ᵀx. */
  private static Q delta(Q[][] x, int j) {
    int n = x.length - 1;
    Q[][] minor = new Q[n][n];
    for (int row = 0; row < n; row++) {
      for (int column = 0; column < n; column++) {
        int k = column < j ? column : column + 1;
        minor[row][column] = Q.dot(Q.minus(x[row + 1], x[0]), x[k]);
      }
    }
    Q det = determinant(minor);
    return j % 2 == 0 ? det : Q.ZERO.minus(det);
  }

  static Q determinant(Q[][] matrix) {
    if (matrix.length == 0) {
      return Q.ONE;
    }
    Q sum = Q.ZERO;
    for (int column = 0; column < matrix.length; column++) {
      Q term = matrix[0][column].times(determinant(minor(matrix, column)));
      sum = column % 2 == 0 ? sum.plus(term) : sum.minus(term);
    }
    return sum;
  }

  private static Q[][] minor(Q[][] matrix, int without) {
    Q[][] minor = new Q[matrix.length - 1][matrix.length - 1];
    for (int row = 1; row < matrix.length; row++) {
      for (int column = 0; column < minor.length; column++) {
        minor[row - 1][column] = matrix[row][column < without ? column : column + 1];
      }
    }
    return minor;
  }

  /** Returns t and ‖b − a‖² of a segment, d₁ … d₆ and v of a triangle. */
  Map<String, Q> products() {
    Map<String, Q> values = new TreeMap<>();
    Q[] a = y[members.get(0)];
    Q[] ab = members.size() < 2 ? a : Q.minus(y[members.get(1)], a);
    if (members.size() == 2) {
      values.put("t", Q.ZERO.minus(Q.dot(ab, a)));
      values.put("‖{%s} − {%s}‖²".formatted(members.get(1), members.get(0)), Q.dot(ab, ab));
    } else if (members.size() == 3) {
      Q[] ac = Q.minus(y[members.get(2)], a);
      Q[] d = new Q[6];
      for (int k = 0; k < d.length; k++) {
        d[k] = Q.ZERO.minus(Q.dot(k % 2 == 0 ? ab : ac, y[members.get(k / 2)]));
        values.put("d" + (char) ('₁' + k), d[k]);
      }
      values.put("v({" + members.get(0) + "})", d[2].times(d[5]).minus(d[4].times(d[3])));
      values.put("v({" + members.get(1) + "})", d[4].times(d[1]).minus(d[0].times(d[5])));
      values.put("v({" + members.get(2) + "})", d[0].times(d[3]).minus(d[2].times(d[1])));
    }
    return values;
  }

  /** Returns on which side of this face of a tetrahedron the origin is, and the fourth point. */
  Map<String, Q> sides() {
    int vertex = 0;
    while (members.contains(vertex)) {
      vertex++;
    }
    Q[][] x = points(members);
    Q[] p = Q.minus(x[0], x[0]);
    return Map.of("side of O", side(x, p), "side of {" + vertex + "}", side(x, y[vertex]));
  }

  private static Q side(Q[][] face, Q[] p) {
    Q[][] rows = {Q.minus(face[1], face[0]), Q.minus(face[2], face[0]), Q.minus(p, face[0])};
    for (int row = 0; row < rows.length; row++) {
      rows[row] = Arrays.copyOf(rows[row], 3);
      for (int c = p.length; c < 3; c++) {
        rows[row][c] = Q.ZERO; // points of the plane
      }
    }
    return determinant(rows);
  }
}
