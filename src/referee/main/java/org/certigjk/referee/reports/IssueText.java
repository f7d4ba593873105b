package org.certigjk.referee.reports;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.gjk.Verdict;
import org.certigjk.json.JsonWords;
import org.certigjk.json.VisibleText;
import org.certigjk.raycast.Hit;
import org.certigjk.referee.Call;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.Engine.Precision;
import org.certigjk.referee.Outcome;
import org.certigjk.referee.QueryMotion;
import org.certigjk.referee.comparison.Example;
import org.certigjk.referee.comparison.FaultKind;
import org.certigjk.referee.comparison.FaultKind.Direction;
import org.certigjk.referee.comparison.Mismatch;
import org.certigjk.referee.comparison.Mismatch.Measure;
import org.certigjk.referee.comparison.Profile;
import org.certigjk.referee.text.ArrayText;
import org.certigjk.referee.text.ExactText;
import org.certigjk.referee.text.MarkdownText;
import org.certigjk.referee.text.ProofInWords;
import org.certigjk.referee.text.Wording;
import org.certigjk.vectors.Expected;
import org.certigjk.vectors.Pose;
import org.certigjk.vectors.Query;
import org.jspecify.annotations.Nullable;

/**
 * A failure as a text to paste into the issue tracker of the engine: short, with everything that
 * its maintainer needs to see it and to check by hand that the expected answer is right, but for a
 * time of impact, of which only the answer is given.
 *
 * <p><b>Guarantee.</b> The input is complete and exact. What the engine has said is quoted, and can
 * do nothing in Markdown.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} if nothing is wrong with the example, or the
 * expected answer has no certificate.
 */
public final class IssueText {

  /** A longer fraction is left to the file. */
  private static final int LONGEST_FRACTION = 120;

  private static final String TOLERANCE = "what %s ulps of noise in the input can cause";

  private static final String STATED = " and the tolerance that the documentation states";

  private final Example example;
  private final FaultKind kind;
  private final Declaration engine;
  private final Profile profile;

  private IssueText(Example example, FaultKind kind, Declaration engine, Profile profile) {
    this.example = example;
    this.kind = kind;
    this.engine = engine;
    this.profile = profile;
  }

  /**
   * Returns the text, in Markdown.
   *
   * @param example the failure
   * @param engine whose it is
   * @param profile how exact the answer had to be
   * @param file the file of test vectors that has its certificate
   * @param reproduction lines of a shell that show the failure, and where it comes from
   */
  public static String of(
      Example example,
      Declaration engine,
      Profile profile,
      List<String> reproduction,
      String file) {
    FaultKind kind = FaultKind.of(example);
    if (kind == null) {
      throw new IllegalArgumentException("nothing is wrong with " + example.vector().id());
    }
    return new IssueText(example, kind, engine, profile).text(reproduction, file);
  }

  private String text(List<String> reproduction, String file) {
    Query query = example.vector().query();
    StringBuilder text = new StringBuilder();
    text.append("# ").append(title()).append("\n\n");
    text.append(opening()).append("\n\n## Input\n\n");
    text.append(
        MarkdownText.fenced("c", ArrayText.c(query, engine.precision() == Precision.SINGLE)));
    if (query.poses() != null) {
      text.append(
          query.poses().form() == Pose.Form.MATRIX
              ? "\nEach pose is [M | t]: its body is the hull of the points Mx + t.\n"
              : "\nEach pose is (w, x, y, z) of a quaternion q, and t: its body is the hull of the"
                  + " points qxq⁻¹ + t.\n");
    }
    QueryMotion motion = QueryMotion.of(query, engine);
    if (motion != null) {
      text.append("\nFor the time of impact, A moves by r = ").append(coordinates(motion.r()));
      text.append(" in the time from 0 to 1, and B rests.\n");
    }
    text.append("\n").append(MarkdownText.fenced("json", ArrayText.json(query) + "\n"));
    text.append("\n## Expected\n\n").append(expected()).append("\n");
    ProofInWords.Place place =
        new ProofInWords.Place("`%s`".formatted(example.vector().id()), file);
    for (String sentence : ProofInWords.of(query, example.vector().expected(), engine, place)) {
      text.append("- ").append(sentence).append("\n");
    }
    text.append("\n## Observed\n\n").append(MarkdownText.fenced("", observed()));
    text.append("\n## Reproduce\n\n");
    text.append(MarkdownText.fenced("sh", String.join("\n", reproduction) + "\n"));
    return text.toString();
  }

  private String title() {
    boolean posed = example.vector().query().poses() != null;
    return "%s: %s (%s + %s points, dimension %s%s)"
        .formatted(
            MarkdownText.plain(engine.name()),
            subject(),
            example.vector().query().pair().sizeA(),
            example.vector().query().pair().sizeB(),
            example.vector().query().dimension(),
            posed ? ", with poses" : "");
  }

  private String subject() {
    boolean touching = example.vector().expected().verdict() == Verdict.TOUCHING;
    boolean small = kind.direction() == Direction.TOO_SMALL;
    return switch (kind.fault()) {
      case CALLS_DISAGREE -> "two calls contradict each other";
      case FALSE_OVERLAP ->
          touching ? "touching bodies are said to overlap" : "separated bodies are said to meet";
      case MISSED_OVERLAP -> "bodies that meet are said to be separated or to touch";
      case DISTANCE_ERROR -> "the distance is too " + (small ? "small" : "large");
      case POINTS_OUTSIDE -> "a closest point is outside of its body";
      case POINTS_NOT_CLOSEST -> "the closest points are not the closest";
      case WRONG_DEPTH -> "the penetration depth is too " + (small ? "small" : "large");
      case WRONG_NORMAL -> "the normal is wrong";
      case CONTACTS_OUTSIDE -> "a contact point is outside of its body";
      case CONTACTS_NOT_DEEPEST -> "the contact points are too " + (small ? "near" : "far apart");
      case CONTACTS_NOT_ALONG_NORMAL -> "the contact points are not along a normal";
      case FALSE_IMPACT -> "a body in motion is said to hit one that it passes";
      case MISSED_IMPACT -> "a body in motion is said to pass one that it hits";
      case WRONG_TOI -> "the time of impact is too " + (small ? "early" : "late");
      case CRASH -> "a query ends the process";
      case HANG -> "a query does not return";
      case FLOOD -> "a query makes it print without end";
      case LATE -> "a query takes very long";
      case GARBAGE -> "an answer cannot be read";
      case NOT_A_NUMBER -> "the answer is not a number";
      case SILENCE -> "a query is not answered";
      case NO_ANSWER -> "an answer is missing";
    };
  }

  private String opening() {
    boolean failure = example.outcome() instanceof Outcome.Failure;
    String words =
        failure ? "" : ": " + MarkdownText.plain(words(example.comparison().mismatches().get(0)));
    return "For the convex hulls of the points a and b, %s %s (settings: %s; %s precision) %s%s."
        .formatted(
            MarkdownText.plain(engine.name()),
            MarkdownText.plain(engine.version()),
            MarkdownText.plain(engine.settings()),
            JsonWords.of(engine.precision()),
            complaint(),
            words);
  }

  /** What is wrong, in words that follow the name of the engine. */
  private String complaint() {
    return switch (kind.fault()) {
      case CALLS_DISAGREE -> "contradicts itself";
      case FALSE_OVERLAP, MISSED_OVERLAP -> "gives a wrong verdict";
      case DISTANCE_ERROR -> "gives a wrong distance";
      case POINTS_OUTSIDE, POINTS_NOT_CLOSEST -> "gives wrong closest points";
      case WRONG_DEPTH -> "gives a wrong penetration depth";
      case WRONG_NORMAL -> "gives a wrong normal";
      case CONTACTS_OUTSIDE, CONTACTS_NOT_DEEPEST, CONTACTS_NOT_ALONG_NORMAL ->
          "gives wrong contact points";
      case FALSE_IMPACT, MISSED_IMPACT, WRONG_TOI -> "gives a wrong time of impact";
      case CRASH -> "crashes";
      case HANG -> "does not return in time, nor after it";
      case FLOOD -> "prints without end";
      case LATE -> "does not return in time";
      case GARBAGE -> "gives an answer that cannot be read";
      case NOT_A_NUMBER -> "gives an answer that is not a finite number";
      case SILENCE -> "gives no answer";
      case NO_ANSWER ->
          example.outcome() instanceof Outcome.Failure
              ? "gives no answer"
              : "gives a part of an answer";
    };
  }

  private String expected() {
    Expected expected = example.vector().expected();
    StringBuilder text = new StringBuilder();
    text.append("The bodies ").append(verdict(expected.verdict()));
    if (expected.verdict() == Verdict.SEPARATED) {
      text.append("; the distance is ").append(root(expected.squaredDistance()));
      text.append(rounded(expected));
    }
    BigFraction depth = expected.squaredDepth();
    if (expected.verdict() == Verdict.OVERLAPPING && depth != null) {
      text.append("; the penetration depth is ").append(root(depth));
    }
    return text.append(". ").append(impact()).append(":\n").toString();
  }

  /**
   * Of bodies in motion what is right, and then the head of the proof, which is of bodies at rest.
   */
  private String impact() {
    Query query = example.vector().query();
    QueryMotion motion = QueryMotion.of(query, engine);
    if (motion == null) {
      return "In exact arithmetic";
    }
    String right =
        motion.impact(query) instanceof Hit<BigFraction> hit
            ? "The time of impact is " + ExactText.exact(hit.timeOfImpact())
            : "In motion they do not meet";
    return right + ". Of the bodies at rest, in exact arithmetic";
  }

  private static String verdict(Verdict verdict) {
    return switch (verdict) {
      case SEPARATED -> "are separated";
      case TOUCHING -> "touch: they meet, but only at their boundaries";
      default -> "overlap";
    };
  }

  /** The root as a fraction, if it is one. */
  private static String root(BigFraction squared) {
    BigInteger p = squared.getNumerator().sqrt();
    BigInteger q = squared.getDenominator().sqrt();
    BigFraction root = new BigFraction(p, q);
    String exact = ExactText.exact(squared);
    if (root.multiply(root).equals(squared)) {
      return ExactText.exact(root);
    }
    return exact.length() <= LONGEST_FRACTION
        ? "√(" + exact + ")"
        : "the root of a fraction of %s characters, in the file".formatted(exact.length());
  }

  private String rounded(Expected expected) {
    double nearest =
        engine.precision() == Precision.SINGLE ? expected.singleDistance() : expected.distance();
    return Double.isFinite(nearest)
        ? ", rounded " + Wording.number(nearest)
        : ", beyond the range of its numbers";
  }

  private String observed() {
    StringBuilder text = new StringBuilder();
    if (example.outcome() instanceof Outcome.Failure failure) {
      line(text, example.comparison().mismatches().get(0).fault().label(), failure.detail());
      return text.toString();
    }
    if (example.outcome() instanceof Outcome.Calls calls) {
      calls.byName().forEach((call, outcome) -> said(text, call + ", ", outcome));
    } else {
      said(text, "", example.outcome());
    }
    for (Mismatch mismatch : example.comparison().mismatches()) {
      line(text, "wrong", words(mismatch));
      Measure measure = mismatch.measure();
      if (measure != null && !profile.isExact()) {
        line(
            text,
            "accepted",
            "an error of "
                + number(measure.tolerance())
                + ", "
                + TOLERANCE.formatted(profile.k())
                + (call(mismatch).tolerance().isNone() ? "" : STATED));
      }
    }
    line(text, "contract", Wording.contract(engine));
    return text.toString();
  }

  private Call call(Mismatch mismatch) {
    return engine.calls().stream()
        .filter(call -> call.name().equals(mismatch.call()))
        .findFirst()
        .orElse(engine.calls().get(0));
  }

  /** Writes what was said, each line with the call before it, if there are several. */
  private static void said(StringBuilder text, String call, Outcome outcome) {
    if (outcome instanceof Outcome.Answer answer) {
      String verdict = answer.verdict() == null ? null : Wording.verdict(answer.verdict());
      line(text, call + "verdict", verdict);
      line(text, call + "distance", number(answer.distance()));
      points(text, call + "point of ", answer.points());
      line(text, call + "depth", number(answer.depth()));
      line(text, call + "normal", answer.normal() == null ? null : coordinates(answer.normal()));
      points(text, call + "contact point of ", answer.contacts());
      line(text, call + "time of impact", number(answer.toi()));
    } else if (outcome instanceof Outcome.Failure failure) {
      line(text, call + "no answer", failure.detail());
    } else if (outcome instanceof Outcome.Declined declined) {
      line(text, call + "declined", declined.reason());
    }
  }

  private static @Nullable String number(@Nullable Double x) {
    return x == null ? null : Wording.number(x);
  }

  /** With exponents as they are written everywhere on this page. */
  private String words(Mismatch mismatch) {
    return Wording.wrong(example, mismatch).replaceAll("(?<=[0-9])E\\+?(?=-?[0-9])", "e");
  }

  private static void points(StringBuilder text, String name, Outcome.@Nullable Points points) {
    if (points != null) {
      line(text, name + "a", coordinates(Arrays.stream(points.a()).boxed().toList()));
      line(text, name + "b", coordinates(Arrays.stream(points.b()).boxed().toList()));
    }
  }

  private static String coordinates(List<Double> point) {
    return point.stream().map(Wording::number).collect(Collectors.joining(", ", "(", ")"));
  }

  private static void line(StringBuilder text, String name, @Nullable String value) {
    if (value != null) {
      text.append(name).append(": ").append(VisibleText.printable(value)).append("\n");
    }
  }
}
