package org.certigjk.vectors;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.certigjk.certificate.IndexPair;

/**
 * The gaps of a query in space by plain geometry in doubles: distances of points from points, lines
 * and planes, from the closest points and the pairs of the certificate. It shares no code with the
 * library.
 */
public final class GapGeometry {

  private GapGeometry() {}

  /** The least gap of bodies that are separated and have no ties, divided by S. */
  static double leastGap(PointPair pair, Expected expected) {
    double[][] a = pair.a();
    double[][] b = pair.b();
    double[] v = minus(expected.points().a(), expected.points().b());
    List<IndexPair> pairs = Objects.requireNonNull(expected.certificate()).pairs();
    double[][] y = pairs.stream().map(k -> minus(a[k.a()], b[k.b()])).toArray(double[][]::new);
    double gap = norm(v);
    gap = Math.min(gap, leastHeight(a, v, pairs.stream().mapToInt(IndexPair::a).toArray()));
    gap =
        Math.min(
            gap, leastHeight(b, times(v, -1), pairs.stream().mapToInt(IndexPair::b).toArray()));
    for (int k = 0; k < y.length; k++) {
      double[] p = y[(k + 1) % y.length];
      gap =
          Math.min(
              gap,
              y.length == 2
                  ? norm(minus(v, p))
                  : y.length == 3 ? fromLine(v, p, y[(k + 2) % 3]) : gap);
    }
    return gap / (magnitude(a) + magnitude(b));
  }

  private static double leastHeight(double[][] points, double[] v, int[] corners) {
    double[] normal = times(v, 1 / norm(v));
    return IntStream.range(0, points.length)
        .filter(
            k ->
                Arrays.stream(corners)
                    .noneMatch(corner -> Arrays.equals(points[corner], points[k])))
        .mapToDouble(k -> dot(normal, minus(points[k], points[corners[0]])))
        .min()
        .orElse(Double.POSITIVE_INFINITY);
  }

  /** The distance of x from the line through p and q. */
  private static double fromLine(double[] x, double[] p, double[] q) {
    return norm(cross(minus(x, p), minus(q, p))) / norm(minus(q, p));
  }

  /** The greatest magnitude of a coordinate. */
  public static double magnitude(double[][] points) {
    return Arrays.stream(points).flatMapToDouble(Arrays::stream).map(Math::abs).max().orElseThrow();
  }

  private static double[] minus(double[] x, double[] y) {
    return IntStream.range(0, x.length).mapToDouble(c -> x[c] - y[c]).toArray();
  }

  private static double[] times(double[] x, double factor) {
    return Arrays.stream(x).map(c -> c * factor).toArray();
  }

  private static double dot(double[] x, double[] y) {
    return IntStream.range(0, x.length).mapToDouble(c -> x[c] * y[c]).sum();
  }

  private static double norm(double[] x) {
    return Math.sqrt(dot(x, x));
  }

  private static double[] cross(double[] x, double[] y) {
    return IntStream.range(0, 3)
        .mapToDouble(c -> x[(c + 1) % 3] * y[(c + 2) % 3] - x[(c + 2) % 3] * y[(c + 1) % 3])
        .toArray();
  }
}
