package org.certigjk.explorer.oracle;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Whether the reason that a view gives for the end of a run on balls and cones is true, from its
 * JSON alone. Of a run over rational numbers it is decided exactly. Where the run rounds, what it
 * compares is taken exactly and may miss by some hundred units in the last place of what is summed;
 * only v·(v − s) = 0 and v·s &gt; 0 are computed as the run does.
 */
public final class RoundReason {

  /** In units of the last place. */
  private static final Q SLACK = Q.written("500");

  private final JsonNode run;
  private final JsonNode states;
  private final JsonNode last;
  private final String field;
  private final String loop;
  private final Q[][] simplex;
  private final Q[] v;
  private final Q @Nullable [] s;

  /** Reads a view. */
  public RoundReason(JsonNode view) {
    this.run = view.get("chosen");
    this.states = run.get("states");
    this.last = states.get(states.size() - 1);
    this.field = run.get("field").asText();
    this.loop = run.get("loop").asText();
    boolean isEmpty = states.size() == 1 && run.get("startsEmpty").asBoolean();
    this.simplex = isEmpty ? new Q[0][] : points(last);
    this.v = vector(last.get("v"));
    this.s = last.get("support").isNull() ? null : vector(last.at("/support/point"));
  }

  /** Returns whether it is true. */
  public boolean holds(String reason) {
    return switch (reason) {
      case "ZERO_VECTOR" -> squaredNorm().sign() == 0;
      case "NEAR_ZERO" -> isSaidToMeet() && squaredNorm().sign() > 0 && isShort();
      case "SIMPLEX_FULL" -> squaredNorm().sign() > 0 && simplex.length == v.length + 1;
      case "ITERATION_LIMIT" -> states.size() == 201;
      default -> s != null && holdsOfSupport(reason);
    };
  }

  private boolean holdsOfSupport(String reason) {
    return switch (reason) {
      case "OPTIMAL" -> signOfGap() == 0;
      case "CLOSE_ENOUGH" -> isClose();
      case "SUPPORT_REPEATED" -> isRepeated();
      case "SEPARATING_AXIS" -> signOfProduct() > 0;
      case "NO_DECREASE" -> !isLess(next(), squaredNorm());
      case "NO_SUBSET" -> !isExact();
      default -> false;
    };
  }

  private boolean isExact() {
    return field.equals("rational");
  }

  private boolean isSaidToMeet() {
    return run.get("claim").asText().equals("meeting");
  }

  private Q squaredNorm() {
    return Q.dot(v, v);
  }

  /** Returns what a comparison of sums of products as large as ‖v‖ times a point may miss by. */
  private Q slack() {
    if (isExact()) {
      return Q.ZERO;
    }
    Q unit = Q.of(Math.scalb(1.0, field.equals("float") ? -23 : -52));
    return SLACK.times(unit).times(greatest().plus(squaredNorm()));
  }

  /** Returns the greatest squared norm of a point of W and of s. */
  private Q greatest() {
    Q greatest = s == null ? Q.ZERO : Q.dot(s, s);
    for (Q[] point : simplex) {
      Q norm = Q.dot(point, point);
      greatest = greatest.isLess(norm) ? norm : greatest;
    }
    return greatest;
  }

  private boolean isLess(Q x, Q y) {
    return x.plus(slack()).isLess(y);
  }

  /** ‖v‖² ≤ 10⁻⁸ by the loops with momentum, ‖v‖ ≤ 10⁻¹⁰ or 10⁻¹² times a point by the others. */
  private boolean isShort() {
    if (loop.startsWith("nesterov")) {
      return !isLess(Q.written("1e-8"), squaredNorm());
    }
    Q relative = Q.written("1e-24").times(greatest());
    return !isLess(Q.written("1e-20"), squaredNorm()) || !relative.isLess(squaredNorm());
  }

  private boolean isClose() {
    Q gap = Q.dot(v, Q.minus(v, s));
    return switch (loop) {
      case "squared-gap-absolute" -> !isLess(Q.written("1e-12"), gap);
      case "squared-gap-relative" -> !isLess(Q.written("1e-12").times(squaredNorm()), gap);
      case "nesterov", "nesterov-normalised" -> !isLess(Q.written("1e-8"), gap);
      case "van-den-bergen" -> isEnclosed(false);
      default -> (loop.startsWith("van-den-bergen") || loop.equals("proposed")) && isEnclosed(true);
    };
  }

  /** ‖v‖ − μ ≤ 10⁻⁶, or that times ‖v‖, with the greatest μ of all steps. */
  private boolean isEnclosed(boolean isRelative) {
    double mu = 0;
    for (JsonNode state : states) {
      if (!state.get("support").isNull()) {
        Q[] at = vector(state.get("v"));
        double product = toDouble(Q.dot(at, vector(state.at("/support/point"))));
        mu = Math.max(mu, product / Math.sqrt(toDouble(Q.dot(at, at))));
      }
    }
    double norm = Math.sqrt(toDouble(squaredNorm()));
    double rounding = field.equals("float") ? 1e-5 * norm : 1e-13 * norm;
    return norm - mu <= 1e-6 * (isRelative ? norm : 1) + rounding;
  }

  private static double toDouble(Q x) {
    return new BigDecimal(x.p()).divide(new BigDecimal(x.q()), MathContext.DECIMAL64).doubleValue();
  }

  /** Whether s is in W, or what the step before had found. */
  private boolean isRepeated() {
    List<List<Q>> seen = new ArrayList<>();
    for (Q[] point : simplex) {
      seen.add(List.of(point));
    }
    if (states.size() > 1) {
      JsonNode before = states.get(states.size() - 2);
      for (Q[] point : points(before)) {
        seen.add(List.of(point));
      }
      seen.add(List.of(vector(before.at("/support/point"))));
    }
    return seen.contains(List.of(s));
  }

  /** Returns the squared norm of the point nearest to O of the hull of W and s. */
  private Q next() {
    Q[][] points = Arrays.copyOf(simplex, simplex.length + 1);
    points[simplex.length] = s;
    Q[] nearest = Nearest.of(points);
    return Q.dot(nearest, nearest);
  }

  private int signOfGap() {
    if (isExact()) {
      return Q.dot(v, Q.minus(v, s)).sign();
    }
    double[] x = numbers(last.get("v"));
    double[] y = numbers(last.at("/support/point"));
    double[] difference = new double[x.length];
    for (int c = 0; c < x.length; c++) {
      difference[c] = round(x[c] - y[c]);
    }
    return (int) Math.signum(product(x, difference));
  }

  private int signOfProduct() {
    return isExact()
        ? Q.dot(v, s).sign()
        : (int) Math.signum(product(numbers(last.get("v")), numbers(last.at("/support/point"))));
  }

  private double product(double[] x, double[] y) {
    double sum = 0;
    for (int c = 0; c < x.length; c++) {
      sum = round(sum + round(x[c] * y[c]));
    }
    return sum;
  }

  private double round(double x) {
    return field.equals("float") ? (float) x : x;
  }

  private static double[] numbers(JsonNode point) {
    double[] found = new double[point.size()];
    for (int c = 0; c < found.length; c++) {
      found[c] = Double.parseDouble(point.get(c).get("exact").asText());
    }
    return found;
  }

  private static Q[] vector(JsonNode point) {
    Q[] found = new Q[point.size()];
    for (int c = 0; c < found.length; c++) {
      found[c] = Q.nearest(point.get(c).get("exact").asText());
    }
    return found;
  }

  private static Q[][] points(JsonNode state) {
    List<Q[]> found = new ArrayList<>();
    for (JsonNode member : state.get("simplex")) {
      found.add(vector(member.get("point")));
    }
    return found.toArray(Q[][]::new);
  }
}
