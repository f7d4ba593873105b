package org.certigjk.study.fixes;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.certigjk.certificate.IndexPair;
import org.certigjk.geometry.IndexedSupportMapping;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.study.robustness.RobustnessPrecision;
import org.certigjk.variants.Claim;
import org.certigjk.variants.DistanceVariant;
import org.certigjk.variants.VariantExit;
import org.certigjk.variants.VariantResult;

/**
 * {@code examples/gjk.h}, function by function, for a study that needs no compiler of C; a test
 * holds its verdicts and distances to the original's, bit for bit. Its floats are computed in
 * doubles and rounded after each operation, which gives the same numbers.
 *
 * @param precision the precision
 * @param <E> the type of the coordinates
 */
record GjkHeader<E>(RobustnessPrecision<E> precision) implements DistanceVariant<E> {

  private static final int SPACE = 3;
  private static final int LIMIT = 100;
  private static final int IDLE = 5;

  @Override
  public String label() {
    return FixLoop.Header.LABEL;
  }

  /** {@inheritDoc} It takes polytopes only, and its vector has the right length, but no meaning. */
  @Override
  public VariantResult<E> distance(IndexedSupportMapping<E> a, IndexedSupportMapping<E> b) {
    if (!(a instanceof Polytope<E> p) || !(b instanceof Polytope<E> q)) {
      throw new IllegalArgumentException("gjk.h is asked for polytopes only");
    }
    Query query = new Query(points(p), points(q));
    VariantExit exit = query.run();
    boolean isMeeting = query.meets || !(query.lower > 0);
    Claim claim = isMeeting ? Claim.MEETING : Claim.SEPARATED;
    if (!Double.isFinite(query.distance)) {
      exit = VariantExit.OUT_OF_RANGE;
      claim = isMeeting ? claim : Claim.NONE;
    }
    return new VariantResult<>(
        claim,
        query.pairs,
        Vec.of(precision.field(), query.weights),
        Vec.of(precision.field(), isMeeting || claim == Claim.NONE ? 0 : query.distance),
        exit,
        query.iterations,
        query.supports,
        List.of());
  }

  /** Returns the points, in space. */
  private double[][] points(Polytope<E> body) {
    double[][] points = new double[body.size()][];
    for (int k = 0; k < points.length; k++) {
      points[k] = Arrays.copyOf(body.get(k).toDoubles(), SPACE);
    }
    return points;
  }

  private double epsilon() {
    return precision.spacing().applyAsDouble(1);
  }

  private double round(double x) {
    return precision.rounding().applyAsDouble(x);
  }

  private double dot(double[] x, double[] y) {
    return round(round(round(x[0] * y[0]) + round(x[1] * y[1])) + round(x[2] * y[2]));
  }

  private double[] minus(double[] x, double[] y) {
    return new double[] {round(x[0] - y[0]), round(x[1] - y[1]), round(x[2] - y[2])};
  }

  private double[] cross(double[] x, double[] y) {
    double[] z = new double[SPACE];
    for (int c = 0; c < SPACE; c++) {
      int d = (c + 1) % SPACE;
      int e = (c + 2) % SPACE;
      z[c] = round(round(x[d] * y[e]) - round(x[e] * y[d]));
    }
    return z;
  }

  /** The vertex that is furthest along d. */
  private int vertex(double[][] points, double[] d) {
    int best = 0;
    double most = 0;
    for (int k = 1; k < points.length; k++) {
      double along = dot(d, minus(points[k], points[0]));
      if (along > most) {
        most = along;
        best = k;
      }
    }
    return best;
  }

  /** Takes r d from x, so that x is normal to d, and returns r. */
  private double reject(double[] x, double[] d) {
    double sum = 0;
    for (int turn = 0; turn < 2; turn++) {
      double r = round(dot(x, d) / dot(d, d));
      for (int c = 0; c < SPACE; c++) {
        x[c] = round(x[c] - round(r * d[c]));
      }
      sum = round(sum + r);
    }
    return sum;
  }

  /** C's fmax, which returns the other number where one is NaN. */
  private static double fmax(double x, double y) {
    return Double.isNaN(x) ? y : Double.isNaN(y) ? x : Math.max(x, y);
  }

  /** The least number that is not subnormal. */
  private double least() {
    return precision.spacing().applyAsDouble(0) / epsilon();
  }

  /** C's fmin, which returns the other number where one is NaN. */
  private static double fmin(double x, double y) {
    return Double.isNaN(x) ? y : Double.isNaN(y) ? x : Math.min(x, y);
  }

  private double largest(double[][] y) {
    double largest = least();
    for (double[] each : y) {
      for (double x : each) {
        largest = fmax(largest, Math.abs(x));
      }
    }
    return largest;
  }

  /**
   * C's exponent of frexp: x = m 2ᵉ, m in [1/2, 1), x not subnormal; it leaves infinity as it is.
   */
  private static int frexp(double x) {
    return Double.isFinite(x) ? Math.getExponent(x) + 1 : 0;
  }

  /** A combination, and its least weight. */
  private record Combination(Simplex simplex, double leastWeight) {}

  /** A point of A ⊖ B. */
  private record Point(IndexPair pair, double weight) {}

  /** The simplex, the next axis and its nearest point's norm. */
  private static final class Simplex {
    private final List<Point> points;
    private final double[] axis;
    private final double norm;

    Simplex(List<Point> points, double[] axis, double norm) {
      this.points = points;
      this.axis = axis;
      this.norm = norm;
    }
  }

  private final class Query {

    private final double[][] a;
    private final double[][] b;
    private Simplex simplex = new Simplex(List.of(), new double[SPACE], 0);
    private Simplex nearest = simplex;
    private double[] v = {1, 0, 0};
    private boolean meets;
    private int iterations;
    private int supports;
    private double distance = Double.POSITIVE_INFINITY;
    private double lower;
    private List<IndexPair> pairs = List.of();
    private double[] weights = {0};

    Query(double[][] a, double[][] b) {
      this.a = a;
      this.b = b;
    }

    VariantExit run() {
      for (int idle = 0; idle < IDLE && iterations < LIMIT; iterations++) {
        List<IndexPair> next = new ArrayList<>();
        simplex.points.forEach(point -> next.add(point.pair));
        IndexPair found = support();
        boolean known = next.stream().anyMatch(pair -> isSame(pair, found));
        next.add(found);
        double[][] y = next.stream().map(k -> minus(a[k.a()], b[k.b()])).toArray(double[][]::new);
        double largest = largest(y);
        double scale = round(Math.scalb(1.0, -frexp(largest)));
        for (double[] each : y) {
          Arrays.setAll(each, c -> round(each[c] * scale));
        }
        if (y.length > 1) {
          double along = dot(v, y[y.length - 1]) / Math.sqrt(dot(v, v)) / scale;
          lower = round(fmax(lower, along));
        }
        if (known) {
          return VariantExit.SUPPORT_REPEATED;
        }
        if (round(distance - lower) <= round(epsilon() * largest)) {
          return VariantExit.CLOSE_ENOUGH;
        }
        List<Combination> all = combinations(next, y);
        nearest = nearest(all);
        double fallen = round(nearest.norm / scale);
        idle = fallen < distance ? 0 : idle + 1;
        boolean isNoise = idle > 2 || fallen > round(distance + round(8 * epsilon() * largest));
        Optional<Simplex> triangle =
            isNoise && nearest.points.size() < SPACE ? triangle(all) : Optional.empty();
        take(triangle.orElse(nearest), fallen);
        if (meets) {
          iterations++;
          return simplex.norm == 0 ? VariantExit.ZERO_VECTOR : VariantExit.SIMPLEX_FULL;
        }
      }
      return iterations < LIMIT ? VariantExit.NO_DECREASE : VariantExit.ITERATION_LIMIT;
    }

    private IndexPair support() {
      supports++;
      return new IndexPair(vertex(a, new double[] {-v[0], -v[1], -v[2]}), vertex(b, v));
    }

    private boolean isSame(IndexPair p, IndexPair q) {
      return Arrays.equals(a[p.a()], a[q.a()]) && Arrays.equals(b[p.b()], b[q.b()]);
    }

    /** Takes the next simplex and its axis, and the nearest one's distance if it has fallen. */
    private void take(Simplex next, double fallen) {
      simplex = next;
      double[] axis = next.axis;
      double greatest = fmax(Math.abs(axis[0]), fmax(Math.abs(axis[1]), Math.abs(axis[2])));
      v = Arrays.stream(axis).map(x -> round(x / greatest)).toArray();
      meets = nearest.points.size() == SPACE + 1 || nearest.norm == 0;
      if (fallen < distance) {
        distance = fallen;
        pairs = nearest.points.stream().map(Point::pair).toList();
        weights = nearest.points.stream().mapToDouble(Point::weight).toArray();
      }
    }

    /** The nearest combination; that from before, infinitely far, if there is none. */
    private Simplex nearest(List<Combination> all) {
      Simplex best = new Simplex(nearest.points, nearest.axis, Double.POSITIVE_INFINITY);
      for (Combination each : all) {
        best = each.simplex.norm < best.norm ? each.simplex : best;
      }
      return best;
    }
  }

  /** The triangle whose least weight is the greatest. */
  private Optional<Simplex> triangle(List<Combination> all) {
    Optional<Simplex> triangle = Optional.empty();
    double most = Double.NEGATIVE_INFINITY;
    for (Combination each : all) {
      double[] axis = each.simplex.axis;
      boolean isTriangle = each.simplex.points.size() == SPACE && dot(axis, axis) > 0;
      if (isTriangle && each.leastWeight > most) {
        most = each.leastWeight;
        triangle = Optional.of(each.simplex);
      }
    }
    return triangle;
  }

  private List<Combination> combinations(List<IndexPair> pairs, double[][] y) {
    return IntStream.range(0, 1 << (y.length - 1))
        .mapToObj(set -> combination(pairs, y, set))
        .toList();
  }

  /** The nearest combination of the newest point and a set of others; its norm may be NaN. */
  private Combination combination(List<IndexPair> pairs, double[][] y, int set) {
    int n = y.length - 1;
    int m = 0;
    int[] of = {n, 0, 0, 0};
    double[][] d = new double[SPACE + 1][];
    double[][] part = new double[SPACE + 1][SPACE + 1];
    double[] u = y[n].clone();
    for (int i = n - 1; i >= 0; i--) {
      if ((set >> i & 1) == 1) {
        of[++m] = i;
        d[m] = minus(y[i], y[n]);
        for (int j = 1; j < m; j++) {
          part[m][j] = reject(d[m], d[j]);
        }
        part[m][0] = reject(u, d[m]);
      }
    }
    double[] weights = weights(part, m);
    List<Point> points = new ArrayList<>();
    double[] v = new double[SPACE];
    double least = 1;
    for (int k = 0; k <= m; k++) {
      double weight = weights[k];
      least = fmin(least, weight);
      double[] point = y[of[k]];
      Arrays.setAll(v, c -> round(v[c] + round(weight * point[c])));
      points.add(new Point(pairs.get(of[k]), weight));
    }
    double norm = round(Math.sqrt(dot(v, v)));
    boolean flat = m == SPACE && norm > 64 * epsilon();
    double valid = least < 0 || flat ? Double.NaN : norm;
    return new Combination(new Simplex(points, axis(m, d, u, y[n]), valid), least);
  }

  private double[] axis(int m, double[][] d, double[] u, double[] w) {
    if (m != 2) {
      return u;
    }
    double[] g = cross(d[1], d[2]);
    return dot(g, w) < 0 ? new double[] {-g[0], -g[1], -g[2]} : g;
  }

  private double[] weights(double[][] part, int m) {
    double[] weights = new double[m + 1];
    weights[0] = 1;
    for (int k = m; k > 0; k--) {
      weights[k] = -part[k][0];
      for (int j = m; j > k; j--) {
        weights[k] = round(weights[k] - round(part[j][k] * weights[j]));
      }
      weights[0] = round(weights[0] - weights[k]);
    }
    return weights;
  }
}
