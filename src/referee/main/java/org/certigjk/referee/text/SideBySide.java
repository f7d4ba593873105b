package org.certigjk.referee.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.gjk.Verdict;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.Engine.Precision;
import org.certigjk.referee.Outcome;
import org.certigjk.referee.Outcome.Answer;
import org.certigjk.referee.comparison.SignedDistance;
import org.certigjk.vectors.Expected;
import org.certigjk.vectors.ExpectedPoints;
import org.jspecify.annotations.Nullable;

/** An exact answer and what an engine said, by each of its calls, side by side as text. */
public final class SideBySide {

  /**
   * A part of the answer.
   *
   * @param what its name
   * @param exact the exact value
   * @param observed what each call said, or nothing
   */
  public record Row(String what, String exact, List<String> observed) {

    /** Returns whether no call said anything of it. */
    public boolean isUnanswered() {
      return observed.stream().allMatch(String::isEmpty);
    }
  }

  /** Longer exact numbers are shortened. */
  private static final int LONGEST = 60;

  private static final Answer NOTHING = new Answer(null, null, null, null);

  private final Expected expected;
  private final SignedDistance truth;
  private final Map<String, Outcome> calls = new LinkedHashMap<>();
  private final boolean single;
  private final boolean hasMargin;
  private final List<Row> rows = new ArrayList<>();

  public SideBySide(Expected expected, Outcome outcome, Declaration engine) {
    this.expected = expected;
    this.truth = SignedDistance.of(expected, engine);
    this.single = engine.precision() == Precision.SINGLE;
    this.hasMargin = !engine.margins().areNone();
    if (outcome instanceof Outcome.Calls several) {
      calls.putAll(several.byName());
    } else {
      calls.put("answered", outcome);
    }
  }

  /** The heads of the columns with what was said. */
  public List<String> heads() {
    return List.copyOf(calls.keySet());
  }

  public List<Row> rows() {
    rows.add(
        new Row(
            "verdict",
            Wording.verdict(truth.verdict()),
            calls.values().stream().map(SideBySide::verdict).toList()));
    if (expected.verdict() == Verdict.SEPARATED && !hasMargin) {
      rows.add(new Row("squared distance", brief(expected.squaredDistance()), said(a -> null)));
    }
    add("distance", number(truth.distance()), Answer::distance);
    points();
    add(
        "depth",
        truth.isKnown() && truth.verdict() != Verdict.SEPARATED ? number(truth.depth()) : "",
        Answer::depth);
    addIfAnswered("normal", answer -> answer.normal() == null ? null : text(answer.normal()));
    addIfAnswered("contact point of A", answer -> text(answer.contacts(), Outcome.Points::a));
    addIfAnswered("contact point of B", answer -> text(answer.contacts(), Outcome.Points::b));
    addIfAnswered("time of impact", answer -> answer.toi() == null ? null : number(answer.toi()));
    return rows;
  }

  private static String verdict(Outcome outcome) {
    if (outcome instanceof Answer answer) {
      return answer.verdict() == null ? "" : Wording.verdict(answer.verdict());
    }
    return outcome instanceof Outcome.Failure failure
        ? failure.kind().name().toLowerCase(Locale.ROOT).replace('_', ' ')
        : "declined: " + ((Outcome.Declined) outcome).reason();
  }

  /** The exact number, or where that is long its first digits. */
  private static String brief(BigFraction number) {
    String exact = ExactText.of(number);
    return exact.length() <= LONGEST ? exact : "≈ " + Wording.plain(Wording.decimal(number));
  }

  private List<String> said(Function<Answer, @Nullable String> part) {
    return calls.values().stream()
        .map(outcome -> outcome instanceof Answer answer ? answer : NOTHING)
        .map(answer -> Objects.requireNonNullElse(part.apply(answer), ""))
        .toList();
  }

  private void add(String what, String exact, Function<Answer, @Nullable Double> part) {
    List<String> said =
        said(
            answer -> {
              Double x = part.apply(answer);
              return x == null ? null : number(x);
            });
    Row row = new Row(what, exact, said);
    if (!exact.isEmpty() || !row.isUnanswered()) {
      rows.add(row);
    }
  }

  /** Adds what is seldom unique; the proof of the answer has one that is right. */
  private void addIfAnswered(String what, Function<Answer, @Nullable String> part) {
    Row row = new Row(what, "", said(part));
    if (!row.isUnanswered()) {
      rows.add(row);
    }
  }

  /** Numbers of an engine of floats as the shortest decimals of floats, if they are floats. */
  private String number(double x) {
    return single && (float) x == x && Double.isFinite(x)
        ? Wording.number(Double.parseDouble(Float.toString((float) x)))
        : Wording.number(x);
  }

  /**
   * Of enlarged bodies the exact ones are not given: they are on a line with those of the hulls.
   */
  private void points() {
    ExpectedPoints exact = expected.points();
    add("A", single ? doubles(exact.singleA()) : exact.a(), Outcome.Points::a);
    add("B", single ? doubles(exact.singleB()) : exact.b(), Outcome.Points::b);
  }

  private void add(String body, double[] exact, Function<Outcome.Points, double[]> part) {
    String unique = expected.points().unique() ? "" : ", for example";
    rows.add(
        new Row(
            "closest point of " + body,
            hasMargin ? "" : text(exact) + unique,
            said(answer -> text(answer.points(), part))));
  }

  private @Nullable String text(
      Outcome.@Nullable Points points, Function<Outcome.Points, double[]> part) {
    return points == null ? null : text(part.apply(points));
  }

  private static double[] doubles(float[] floats) {
    double[] doubles = new double[floats.length];
    Arrays.setAll(doubles, i -> floats[i]);
    return doubles;
  }

  private String text(double[] point) {
    return text(Arrays.stream(point).boxed().toList());
  }

  private String text(List<Double> coordinates) {
    return coordinates.stream().map(this::number).collect(Collectors.joining(", ", "(", ")"));
  }
}
