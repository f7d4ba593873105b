package org.certigjk.explorer.oracle;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;

/**
 * What is true of the bodies of a scene: the certificate of the exact run is proved here, so that
 * its verdict and its distance vector are.
 */
final class Truth {

  final Q[][] a;
  final Q[][] b;
  final String verdict;
  final Q[] nearest;

  Truth(String scene, JsonNode view) {
    this.a = points(scene, "a");
    this.b = points(scene, "b");
    JsonNode exact = view.get("exact");
    this.verdict = exact.get("claim").asText();
    this.nearest = vector(exact.get("v"));
    prove(exact.get("certificate"));
  }

  private static Q[][] points(String scene, String body) {
    String list = scene.replaceFirst("^(?:.*&)?" + body + "=([^&]*).*$", "$1");
    List<Q[]> points = new ArrayList<>();
    for (String point : list.split(";")) {
      String[] numerals = point.split(",");
      Q[] x = new Q[numerals.length];
      for (int c = 0; c < x.length; c++) {
        x[c] = Q.nearest(numerals[c]);
      }
      points.add(x);
    }
    return points.toArray(Q[][]::new);
  }

  /** Returns a vector of exact numbers. */
  static Q[] vector(JsonNode coordinates) {
    Q[] x = new Q[coordinates.size()];
    for (int c = 0; c < x.length; c++) {
      x[c] = Q.written(coordinates.get(c).get("exact").asText());
    }
    return x;
  }

  boolean meets() {
    return !verdict.equals("separated");
  }

  int dimension() {
    return nearest.length;
  }

  Q squaredDistance() {
    return Q.dot(nearest, nearest);
  }

  Q[] difference(JsonNode pair) {
    return Q.minus(a[pair.get(0).asInt()], b[pair.get(1).asInt()]);
  }

  /** Returns min x·(a − b): the least over A less the greatest over B. */
  Q least(Q[] x) {
    Q least = Q.dot(x, a[0]);
    for (Q[] point : a) {
      least = Q.dot(x, point).isLess(least) ? Q.dot(x, point) : least;
    }
    Q greatest = Q.dot(x, b[0]);
    for (Q[] point : b) {
      greatest = greatest.isLess(Q.dot(x, point)) ? Q.dot(x, point) : greatest;
    }
    return least.minus(greatest);
  }

  private void prove(JsonNode certificate) {
    Q[] lambda = vector(certificate.get("weights"));
    Q[][] points = new Q[lambda.length][];
    Q sum = Q.ZERO;
    for (int i = 0; i < lambda.length; i++) {
      points[i] = difference(certificate.get("pairs").get(i));
      sum = sum.plus(lambda[i]);
      require(lambda[i].sign() > 0);
    }
    require(sum.equals(Q.ONE));
    Q[] v = Q.combination(lambda, points);
    require(List.of(v).equals(List.of(nearest)));
    Q square = Q.dot(v, v);
    switch (verdict) {
      case "separated" -> require(square.sign() > 0 && !least(v).isLess(square));
      case "touching" -> {
        Q[] d = vector(certificate.get("direction"));
        require(square.sign() == 0 && Q.dot(d, d).sign() > 0 && least(d).sign() >= 0);
      }
      case "overlapping" -> {
        require(square.sign() == 0 && areIndependent(certificate.get("basis"), points));
      }
      default -> throw new AssertionError(verdict);
    }
  }

  /** Returns whether n of the points are independent: then Bx = 0 has one solution. */
  private boolean areIndependent(JsonNode basis, Q[][] points) {
    Q[][] system = new Q[dimension()][dimension() + 1];
    for (int row = 0; row < system.length; row++) {
      for (int c = 0; c < dimension(); c++) {
        system[row][c] = points[basis.get(row).asInt()][c];
      }
      system[row][dimension()] = Q.ZERO;
    }
    return basis.size() == dimension() && Nearest.solve(system) != null;
  }

  private static void require(boolean condition) {
    if (!condition) {
      throw new AssertionError("the exact run has no certificate that holds");
    }
  }
}
