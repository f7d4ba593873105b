package org.certigjk.study.robustness;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import org.certigjk.gjk.Verdict;
import org.certigjk.vectors.PointPair;

/**
 * A small pair on which a contestant fails, in one line of JSON that {@code certigjk distance}
 * reads.
 *
 * @param contestant the loop and its sub-algorithm
 * @param precision the precision
 * @param outcome how it fails
 * @param pair the pair, whose coordinates are numbers of the precision
 * @param expected the exact verdict
 * @param distance the double nearest to the exact distance
 */
record RobustnessFailure(
    RobustnessContestant contestant,
    RobustnessPrecision<?> precision,
    RobustnessOutcome outcome,
    PointPair pair,
    Verdict expected,
    double distance) {

  /** Returns loop/sub-algorithm/precision/outcome. */
  String id() {
    return "%s/%s/%s".formatted(contestant.label(), precision, outcome.label());
  }

  /** Returns the line, without its end. Doubles are written so that they are read back. */
  String toJson() {
    return """
        {"id": "%s", "a": %s, "b": %s, "expected": "%s", "distance": %s}"""
        .formatted(
            id(),
            points(pair.a()),
            points(pair.b()),
            expected.name().toLowerCase(Locale.ROOT),
            number(distance));
  }

  private static String points(double[][] points) {
    return Arrays.stream(points)
        .map(point -> Arrays.stream(point).mapToObj(RobustnessFailure::number).toList().toString())
        .collect(Collectors.joining(", ", "[", "]"));
  }

  private static String number(double x) {
    return x == Math.rint(x) && Math.abs(x) < 1e15 ? Long.toString((long) x) : Double.toString(x);
  }
}
