package org.certigjk.explorer.oracle;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What is true of a run on balls and cones, from the JSON of its view alone: roots are decimals of
 * 300 digits, of which less than 10⁻²⁰⁰ is 0.
 */
public final class RoundOracle {

  private static final MathContext DIGITS = new MathContext(300);
  private static final BigDecimal NOTHING = new BigDecimal("1e-200");

  /** The coordinates as Q, and what they stand for. */
  private record Body(Q[][] points, String kind, Q radius) {}

  private final Body a;
  private final Body b;
  private final Q[][] namedA;
  private final Q[][] namedB;
  private final JsonNode run;
  private final JsonNode states;

  private RoundOracle(JsonNode view) {
    Map<String, String> parts = new TreeMap<>();
    for (String part : view.get("scene").asText().split("&")) {
      parts.put(part.split("=")[0], part.split("=")[1]);
    }
    this.a = body(parts.get("a"), parts.getOrDefault("shape-a", "hull,0"));
    this.b = body(parts.get("b"), parts.getOrDefault("shape-b", "hull,0"));
    this.namedA = named(view.at("/seen/a"), a);
    this.namedB = named(view.at("/seen/b"), b);
    this.run = view.get("chosen");
    this.states = run.get("states");
  }

  /** Reads a view. */
  public static RoundOracle of(JsonNode view) {
    return new RoundOracle(view);
  }

  private static Body body(String points, String shape) {
    Q[][] read =
        Arrays.stream(points.split(";"))
            .map(point -> Arrays.stream(point.split(",")).map(Q::written).toArray(Q[]::new))
            .toArray(Q[][]::new);
    return new Body(read, shape.split(",")[0], Q.written(shape.split(",")[1]));
  }

  private static Q[][] named(JsonNode seen, Body body) {
    if (seen.isNull()) {
      return body.points;
    }
    List<Q[]> points = new ArrayList<>();
    for (JsonNode point : seen) {
      Q[] coordinates = new Q[point.size()];
      for (int c = 0; c < coordinates.length; c++) {
        coordinates[c] = Q.of(point.get(c).asDouble());
      }
      points.add(coordinates);
    }
    return points.toArray(Q[][]::new);
  }

  /** Returns the number of states. */
  public int size() {
    return states.size();
  }

  /** Returns the claims that hold of a state, each with its number, which may be {@code null}. */
  public Map<String, @Nullable BigDecimal> step(int k) {
    JsonNode state = states.get(k);
    boolean isEmpty = k == 0 && run.get("startsEmpty").asBoolean();
    Map<String, @Nullable BigDecimal> found = new TreeMap<>();
    if (k == 0) {
      found.put(isEmpty ? "EMPTY" : "ONE_POINT", null);
    }
    Q[] v = vector(state.get("v"));
    List<Q[]> inA = new ArrayList<>();
    List<Q[]> inB = new ArrayList<>();
    for (JsonNode member : state.get("simplex")) {
      inA.add(namedA[member.at("/pair/0").asInt()]);
      inB.add(namedB[member.at("/pair/1").asInt()]);
    }
    Q[] nearest = Nearest.of(differences(inA, inB));
    boolean isZero = Q.dot(v, v).sign() == 0;
    if (isZero) {
      found.put("ZERO", null);
    }
    if (!isEmpty && Q.dot(nearest, nearest).sign() == 0 && areIn(a, inA) && areIn(b, inB)) {
      found.put("MEETING", null);
    }
    if (k > 0) {
      Q[] off = Q.minus(v, nearest);
      boolean is = Q.dot(off, off).sign() == 0;
      found.put(is ? "NEAREST" : "NOT_NEAREST", is ? null : root(Q.dot(off, off)));
    }
    if (!isZero) {
      putSupport(found, state, v, k, isEmpty);
      putDistance(found, v, isEmpty);
    }
    if (k == states.size() - 1) {
      found.put(isCutOff() ? "CUT_OFF" : "ENDS", null);
    }
    return found;
  }

  private boolean isCutOff() {
    return run.at("/why/sentences/0/claim").asText().equals("ITERATION_LIMIT");
  }

  /** Returns the claims that hold of the end besides its reason, likewise. */
  public Map<String, @Nullable BigDecimal> end() {
    Map<String, @Nullable BigDecimal> found = new TreeMap<>();
    boolean isNeverZero = true;
    for (JsonNode state : states) {
      Q[] v = vector(state.get("v"));
      BigDecimal gap = reach(v).add(decimal(Q.dot(v, v)));
      isNeverZero = isNeverZero && Q.dot(v, v).sign() != 0 && sign(gap) != 0;
    }
    if (isNeverZero) {
      found.put("NEVER_ZERO", null);
    }
    BigDecimal distance = distance();
    if (distance != null && sign(distance) > 0 && !run.get("distance").isNull()) {
      putExcess(found, vector(run.get("v")), distance);
    }
    return found;
  }

  private static void putExcess(
      Map<String, @Nullable BigDecimal> found, Q[] v, BigDecimal distance) {
    BigDecimal excess = root(Q.dot(v, v)).subtract(distance);
    int sign = sign(excess);
    found.put(
        sign == 0 ? "EQUAL" : sign > 0 ? "LONGER" : "SHORTER", sign == 0 ? null : excess.abs());
  }

  private void putSupport(
      Map<String, @Nullable BigDecimal> found, JsonNode state, Q[] v, int k, boolean isEmpty) {
    JsonNode support = state.get("support");
    if (support.isNull()) {
      return;
    }
    Q[] ofA = namedA[support.at("/pair/0").asInt()];
    Q[] ofB = namedB[support.at("/pair/1").asInt()];
    BigDecimal lack = reach(v).add(decimal(Q.dot(v, Q.minus(ofA, ofB))));
    BigDecimal length = lack.abs().divide(root(Q.dot(v, v)), DIGITS);
    int sign = sign(lack);
    found.put(sign == 0 ? "FARTHEST" : sign > 0 ? "SHORT" : "BEYOND", sign == 0 ? null : length);
    if (!isIn(a, ofA)) {
      found.put("OUTSIDE_A", null);
    }
    if (!isIn(b, ofB)) {
      found.put("OUTSIDE_B", null);
    }
    boolean isMember = !isEmpty && has(state, support);
    if (isMember) {
      found.put("IN_SIMPLEX", null);
    } else if (k + 1 < states.size() && has(states.get(k + 1), support)) {
      found.put("JOINS", null);
    }
  }

  private static boolean has(JsonNode state, JsonNode support) {
    Set<String> pairs = new TreeSet<>();
    state.get("simplex").forEach(member -> pairs.add(member.get("pair").toString()));
    return pairs.contains(support.get("pair").toString());
  }

  private void putDistance(Map<String, @Nullable BigDecimal> found, Q[] v, boolean isEmpty) {
    BigDecimal least = reach(v).negate();
    if (sign(least) > 0) {
      found.put("BOUND", least.divide(root(Q.dot(v, v)), DIGITS));
    }
    BigDecimal distance = distance();
    if (distance != null && sign(distance) > 0 && !isEmpty) {
      putExcess(found, v, distance);
    }
  }

  /** Returns √q − ρ − σ for bodies without a cone; {@code null} if there is one. */
  public @Nullable BigDecimal distance() {
    if (a.kind.equals("cone") || b.kind.equals("cone")) {
      return null;
    }
    List<Q[]> one = new ArrayList<>();
    List<Q[]> other = new ArrayList<>();
    for (Q[] p : a.points) {
      for (Q[] q : b.points) {
        one.add(p);
        other.add(q);
      }
    }
    Q[] v = nearestOfMany(differences(one, other));
    return root(Q.dot(v, v)).subtract(decimal(a.radius.plus(b.radius)));
  }

  /** Of more points than have few subsets: the nearest of the hulls of up to four. */
  private static Q[] nearestOfMany(Q[][] points) {
    Q[] best = null;
    for (int i = 0; i < points.length; i++) {
      for (int j = i; j < points.length; j++) {
        for (int k = j; k < points.length; k++) {
          Q[] v = Nearest.of(new Q[][] {points[i], points[j], points[k]});
          best = best == null || Q.dot(v, v).isLess(Q.dot(best, best)) ? v : best;
        }
      }
    }
    return Nearest.supports(best, points) ? best : Q.minus(points[0], points[0]);
  }

  private static Q[][] differences(List<Q[]> one, List<Q[]> other) {
    Q[][] found = new Q[one.size()][];
    for (int i = 0; i < found.length; i++) {
      found[i] = Q.minus(one.get(i), other.get(i));
    }
    return found;
  }

  /** Returns max −v·x over all x of A ⊖ B. */
  private BigDecimal reach(Q[] v) {
    return reach(a, Q.minus(Q.minus(v, v), v)).add(reach(b, v));
  }

  private static BigDecimal reach(Body body, Q[] d) {
    Q norm = Q.dot(d, d);
    if (body.kind.equals("cone")) {
      Q[] axis = Q.minus(body.points[1], body.points[0]);
      Q along = Q.dot(axis, d);
      Q across = norm.minus(along.times(along).over(Q.dot(axis, axis)));
      BigDecimal rim =
          decimal(Q.dot(body.points[1], d)).add(decimal(body.radius).multiply(root(across)));
      return rim.max(decimal(Q.dot(body.points[0], d)));
    }
    Q farthest = Q.dot(body.points[0], d);
    for (Q[] point : body.points) {
      farthest = farthest.isLess(Q.dot(point, d)) ? Q.dot(point, d) : farthest;
    }
    return decimal(farthest).add(decimal(body.radius).multiply(root(norm)));
  }

  private static boolean areIn(Body body, List<Q[]> points) {
    return points.stream().allMatch(point -> isIn(body, point));
  }

  private static boolean isIn(Body body, Q[] x) {
    if (body.kind.equals("cone")) {
      Q[] axis = Q.minus(body.points[1], body.points[0]);
      Q[] from = Q.minus(x, body.points[0]);
      Q height = Q.dot(from, axis).over(Q.dot(axis, axis));
      Q[] foot = Q.combination(new Q[] {height}, new Q[][] {axis});
      Q[] aside = Q.minus(from, foot);
      Q width = height.times(body.radius);
      return height.sign() >= 0
          && !Q.ONE.isLess(height)
          && !width.times(width).isLess(Q.dot(aside, aside));
    }
    Q[][] around = Arrays.stream(body.points).map(p -> Q.minus(p, x)).toArray(Q[][]::new);
    Q[] v = Nearest.of(around);
    return !body.radius.times(body.radius).isLess(Q.dot(v, v));
  }

  private static Q[] vector(JsonNode v) {
    Q[] found = new Q[v.size()];
    for (int c = 0; c < found.length; c++) {
      found[c] = Q.nearest(v.get(c).get("exact").asText());
    }
    return found;
  }

  private static int sign(BigDecimal x) {
    return x.abs().compareTo(NOTHING) < 0 ? 0 : x.signum();
  }

  private static BigDecimal decimal(Q x) {
    return new BigDecimal(x.p()).divide(new BigDecimal(x.q()), DIGITS);
  }

  private static BigDecimal root(Q x) {
    return decimal(x).sqrt(DIGITS);
  }
}
