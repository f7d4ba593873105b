package org.certigjk.referee.reports;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Conversions;
import org.certigjk.gjk.Verdict;
import org.certigjk.referee.Engine.Precision;
import org.certigjk.referee.Outcome;
import org.certigjk.vectors.Expected;
import org.certigjk.vectors.ExpectedPoints;
import org.jspecify.annotations.Nullable;

/** An exact answer and what an engine said, side by side as text. */
final class Comparison {

  /**
   * A part of the answer.
   *
   * @param what its name
   * @param exact the exact value
   * @param observed what the engine said, or nothing
   */
  record Row(String what, String exact, String observed) {}

  /** Longer exact numbers are shortened. */
  private static final int LONGEST = 60;

  private final Expected expected;
  private final Outcome outcome;
  private final boolean single;
  private final List<Row> rows = new ArrayList<>();

  Comparison(Expected expected, Outcome outcome, Precision precision) {
    this.expected = expected;
    this.outcome = outcome;
    this.single = precision == Precision.SINGLE;
  }

  List<Row> rows() {
    Outcome.Answer answer = outcome instanceof Outcome.Answer given ? given : null;
    boolean apart = expected.verdict() == Verdict.SEPARATED;
    rows.add(
        new Row(
            "verdict",
            Wording.verdict(expected.verdict()),
            answer == null
                ? instead()
                : answer.verdict() == null ? "" : Wording.verdict(answer.verdict())));
    if (apart) {
      rows.add(new Row("squared distance", brief(expected.squaredDistance()), ""));
    }
    double distance = single ? expected.singleDistance() : expected.distance();
    add("distance", distance, answer == null ? null : answer.distance());
    points(answer == null ? null : answer.points());
    BigFraction squaredDepth = expected.squaredDepth();
    if (squaredDepth != null) {
      add("depth", root(squaredDepth), answer == null ? null : answer.depth());
    } else if (answer != null && answer.depth() != null) {
      rows.add(new Row("depth", "", number(answer.depth())));
    }
    return rows;
  }

  /** The exact number, or where that is long its first digits. */
  private static String brief(BigFraction number) {
    String exact = ExactText.of(number);
    return exact.length() <= LONGEST ? exact : "≈ " + Wording.plain(PictureWindow.decimal(number));
  }

  /** What came instead of an answer. */
  private String instead() {
    return outcome instanceof Outcome.Failure failure
        ? failure.kind().name().toLowerCase(Locale.ROOT).replace('_', ' ')
        : "declined: " + ((Outcome.Declined) outcome).reason();
  }

  private double root(BigFraction square) {
    return single ? Conversions.sqrtToFloat(square) : Conversions.sqrtToDouble(square);
  }

  private void add(String what, double exact, @Nullable Double observed) {
    rows.add(new Row(what, number(exact), observed == null ? "" : number(observed)));
  }

  /** Numbers of an engine of floats as the shortest decimals of floats, if they are floats. */
  private String number(double x) {
    return single && (float) x == x && Double.isFinite(x)
        ? Wording.number(Double.parseDouble(Float.toString((float) x)))
        : Wording.number(x);
  }

  private void points(Outcome.@Nullable Points observed) {
    ExpectedPoints exact = expected.points();
    String unique = exact.unique() ? "" : ", for example";
    rows.add(
        new Row(
            "closest point of A",
            text(single ? doubles(exact.singleA()) : exact.a()) + unique,
            observed == null ? "" : text(observed.a())));
    rows.add(
        new Row(
            "closest point of B",
            text(single ? doubles(exact.singleB()) : exact.b()) + unique,
            observed == null ? "" : text(observed.b())));
  }

  private static double[] doubles(float[] floats) {
    double[] doubles = new double[floats.length];
    Arrays.setAll(doubles, i -> floats[i]);
    return doubles;
  }

  private String text(double[] point) {
    return Arrays.stream(point).mapToObj(this::number).collect(Collectors.joining(", ", "(", ")"));
  }
}
