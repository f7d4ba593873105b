package org.certigjk.explorer.oracle;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Judges a trace from its JSON, with fractions of its own: subsets of points for hulls, all pairs
 * for support points, and roots of {@value #DIGITS} digits, where the library squares.
 */
public final class TraceOracle {

  private static final int DIGITS = 1500;
  private static final MathContext ROOTS = new MathContext(DIGITS);
  private static final BigDecimal ALMOST = BigDecimal.ONE.movePointLeft(DIGITS - 200);

  private final Q[][] a;
  private final Q[][] b;
  private final Q share;
  private final JsonNode trace;
  private final List<Q[]> differences = new ArrayList<>();
  private final Q reach;
  private final BigDecimal bound;
  private final BigDecimal distance;

  private TraceOracle(JsonNode trace) {
    this.trace = trace;
    this.a = points(trace.get("a"));
    this.b = points(trace.get("b"));
    this.share = Q.written(trace.path("tolerance").asText("1e-9"));
    Q size = Q.ZERO;
    for (Q[] p : a) {
      for (Q[] q : b) {
        Q[] difference = Q.minus(p, q);
        differences.add(difference);
        for (Q x : difference) {
          size = size.isLess(x.abs()) ? x.abs() : size;
        }
      }
    }
    Q allowed = share.times(size);
    this.bound = decimal(allowed);
    this.reach = allowed.times(Q.of(a[0].length));
    Q[] nearest = Nearest.of(differences.toArray(Q[][]::new));
    this.distance = root(Q.dot(nearest, nearest));
  }

  /** Returns the names of what contradicts each step. */
  public static List<TreeSet<String>> judge(JsonNode trace) {
    TraceOracle oracle = new TraceOracle(trace);
    List<TreeSet<String>> all = new ArrayList<>();
    for (int k = 0; k < trace.get("steps").size(); k++) {
      all.add(oracle.step(k));
    }
    oracle.addClaim(all.get(all.size() - 1));
    return all;
  }

  private TreeSet<String> step(int k) {
    TreeSet<String> found = new TreeSet<>();
    JsonNode step = trace.get("steps").get(k);
    Q[] weights = vector(step.get("weights"), found);
    Q[] v = vector(step.get("v"), found);
    Q[] along = vector(step.get("direction"), found);
    Q[][] points = simplex(step);
    Q[] combined = weights == null || points.length == 0 ? null : Q.combination(weights, points);
    if (weights != null) {
      addWeights(weights, found);
    }
    if (v != null && combined != null) {
      add(found, "NOT_COMBINED", isGreater(length(Q.minus(v, combined)), bound));
    }
    Q[] x = x(k);
    if (x != null) {
      addNearest(x, points, found);
      addFall(k, x, found);
    }
    Q[] w = along != null ? along : v != null ? v : combined;
    addSupport(step.path("s"), w, found);
    return found;
  }

  private static void add(TreeSet<String> found, String name, boolean holds) {
    if (holds) {
      found.add(name);
    }
  }

  private void addWeights(Q[] weights, TreeSet<String> found) {
    Q sum = Q.ZERO;
    for (Q weight : weights) {
      sum = sum.plus(weight);
      add(found, "NEGATIVE_WEIGHT", weight.plus(share).sign() < 0);
    }
    add(found, "WEIGHT_SUM", share.isLess(sum.minus(Q.ONE).abs()));
  }

  private void addNearest(Q[] x, Q[][] points, TreeSet<String> found) {
    Q[][] moved = new Q[points.length][];
    for (int i = 0; i < points.length; i++) {
      moved[i] = Q.minus(points[i], x);
    }
    add(found, "NOT_IN_HULL", isGreater(length(Nearest.of(moved)), bound));
    BigDecimal least = length(Nearest.of(points));
    add(found, "NOT_NEAREST", isGreater(length(x), least.add(bound)));
  }

  private void addFall(int k, Q[] x, TreeSet<String> found) {
    Q[] last = k == 0 ? null : x(k - 1);
    if (last != null && !Q.dot(x, x).isLess(Q.dot(last, last))) {
      add(found, "NOT_FALLEN", isGreater(length(last), distance.add(bound)));
    }
  }

  private void addSupport(JsonNode pair, Q @Nullable [] w, TreeSet<String> found) {
    if (w == null || !pair.isArray() || Q.dot(w, w).sign() == 0) {
      return;
    }
    Q chosen = Q.dot(w, point(pair));
    BigDecimal allowed = bound.multiply(length(w));
    for (Q[] other : differences) {
      add(found, "NOT_SUPPORT", isGreater(decimal(chosen.minus(Q.dot(w, other))), allowed));
    }
  }

  private void addClaim(TreeSet<String> found) {
    JsonNode claim = trace.path("claim");
    String verdict = claim.path("verdict").asText();
    add(found, "FALSE_MEETING", verdict.equals("meet") && isGreater(distance, bound));
    add(found, "FALSE_SEPARATION", verdict.equals("apart") && overlapDeeply());
    if (claim.has("distance")) {
      add(found, "NOT_FINITE", claim.get("distance").isNull());
    }
    if (claim.hasNonNull("distance")) {
      BigDecimal said = decimal(Q.nearest(claim.get("distance").asText()));
      add(found, "FALSE_DISTANCE", isGreater(said.subtract(distance).abs(), bound));
    }
  }

  private boolean overlapDeeply() {
    int n = a[0].length;
    boolean deep = distance.signum() == 0;
    for (int side = 0; deep && side < 2 * n; side++) {
      Q[] shift = Q.minus(a[0], a[0]);
      shift[side / 2] = side % 2 == 0 ? reach : Q.ZERO.minus(reach);
      Q[][] moved = new Q[differences.size()][];
      for (int i = 0; i < moved.length; i++) {
        moved[i] = Q.minus(differences.get(i), shift);
      }
      Q[] nearest = Nearest.of(moved);
      deep = Q.dot(nearest, nearest).sign() == 0;
    }
    return deep;
  }

  /** Returns v, or else what the weights make of W. */
  private Q @Nullable [] x(int k) {
    JsonNode step = trace.get("steps").get(k);
    Q[][] points = simplex(step);
    if (points.length == 0) {
      return null;
    }
    TreeSet<String> ignored = new TreeSet<>();
    Q[] v = vector(step.get("v"), ignored);
    Q[] weights = vector(step.get("weights"), ignored);
    return v != null ? v : weights == null ? null : Q.combination(weights, points);
  }

  private Q[][] simplex(JsonNode step) {
    List<Q[]> points = new ArrayList<>();
    step.path("simplex").forEach(pair -> points.add(point(pair)));
    return points.toArray(Q[][]::new);
  }

  private Q[] point(JsonNode pair) {
    return Q.minus(a[pair.get(0).asInt()], b[pair.get(1).asInt()]);
  }

  private static Q[][] points(JsonNode rows) {
    List<Q[]> points = new ArrayList<>();
    rows.forEach(row -> points.add(vector(row, new TreeSet<>())));
    return points.toArray(Q[][]::new);
  }

  private static Q @Nullable [] vector(@Nullable JsonNode numbers, TreeSet<String> found) {
    if (numbers == null) {
      return null;
    }
    List<Q> read = new ArrayList<>();
    for (JsonNode number : numbers) {
      if (number.isNull()) {
        found.add("NOT_FINITE");
        return null;
      }
      read.add(Q.nearest(number.asText()));
    }
    return read.toArray(Q[]::new);
  }

  private static BigDecimal length(Q[] x) {
    return root(Q.dot(x, x));
  }

  private static BigDecimal root(Q square) {
    return decimal(square).sqrt(ROOTS);
  }

  private static BigDecimal decimal(Q x) {
    return new BigDecimal(x.p()).divide(new BigDecimal(x.q()), ROOTS);
  }

  /** Returns whether x &gt; y; digits that have been rounded do not make it so. */
  private static boolean isGreater(BigDecimal x, BigDecimal y) {
    BigDecimal slack = x.abs().max(y.abs()).multiply(ALMOST);
    return x.subtract(y).compareTo(slack) > 0;
  }
}
