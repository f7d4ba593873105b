package org.certigjk.referee.comparison;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.certigjk.gjk.Verdict;
import org.certigjk.json.JsonWords;
import org.certigjk.number.Numerals;
import org.certigjk.referee.Engine.Precision;
import org.certigjk.referee.Outcome.Meeting;
import org.certigjk.referee.QueryMotion;
import org.certigjk.referee.comparison.Mismatch.Measure;

/** Mismatches in words. */
public final class MismatchWords {

  private static final double LARGEST_PLAIN = 1e6;

  private MismatchWords() {}

  public static String verdict(Meeting verdict, SignedDistance truth) {
    return "says " + JsonWords.of(verdict) + ", but the bodies " + are(truth);
  }

  /** Says that two calls contradict each other, and what is so. */
  public static String contradiction(String meeting, String separated, SignedDistance truth) {
    return "%s says that the bodies meet, %s that they are separated; they %s"
        .formatted(meeting, separated, are(truth));
  }

  private static String are(SignedDistance truth) {
    if (truth.verdict() == Verdict.SEPARATED) {
      return "are separated, the distance being " + number(truth.distance());
    }
    if (truth.verdict() == Verdict.TOUCHING) {
      return "touch";
    }
    return truth.isKnown() ? "overlap, the depth being " + number(truth.depth()) : "overlap";
  }

  /** Says by how much a number is wrong. */
  public static String number(String what, Measure measure, Precision precision) {
    String by =
        "%s %s instead of %s: too %s by %s"
            .formatted(
                what,
                number(measure.observed()),
                number(measure.expected()),
                measure.observed() > measure.expected() ? "large" : "small",
                brief(measure.error()));
    if (measure.expected() == 0 || !Double.isFinite(measure.error())) {
      return by;
    }
    long ulps = Roundings.steps(precision, measure.observed(), measure.expected());
    return "%s, %s %% or %s"
        .formatted(
            by,
            brief(100 * measure.relative()),
            ulps == 1 ? "one ulp" : brief((double) ulps) + " ulps");
  }

  public static String outside(String body, double[] point, Measure measure) {
    return "the point (%s) is outside of %s by %s"
        .formatted(coordinates(point), body, brief(measure.error()));
  }

  private static String coordinates(double[] x) {
    return Arrays.stream(x).mapToObj(MismatchWords::number).collect(Collectors.joining(", "));
  }

  /**
   * Says by how much the bodies are less apart along a direction than along a normal.
   *
   * @param opposite whether the opposite of the direction is right
   */
  static String direction(String what, Measure measure, Precision precision, boolean opposite) {
    String words = number("separation along " + what, measure, precision);
    return opposite ? words + "; its opposite is right, which points from B to A" : words;
  }

  /** Says which time of impact is claimed, which is right, and of which motion. */
  static String toi(Measure measure, QueryMotion motion) {
    String r = "A moving by (%s)".formatted(coordinates(motion.toArray()));
    String claim = number(measure.observed());
    if (measure.observed() > 1) {
      return "says that the bodies do not meet, %s, but they do at the time %s"
          .formatted(r, number(measure.expected()));
    }
    return Double.isInfinite(measure.expected())
        ? "says that the bodies meet at the time %s, %s, but they do not".formatted(claim, r)
        : "time of impact %s instead of %s, %s".formatted(claim, number(measure.expected()), r);
  }

  /** Says what the bodies do at a time that proves it. */
  static String then(double time, Verdict verdict, double error) {
    if (time < 0) {
      return ": it moves %s from there to where it starts".formatted(brief(error));
    }
    return ": at the time %s they %s"
        .formatted(
            number(time),
            switch (verdict) {
              case SEPARATED -> "are " + brief(error) + " apart";
              case OVERLAPPING -> "overlap by " + brief(error);
              default -> "touch";
            });
  }

  private static String number(double x) {
    return Double.isFinite(x) ? Numerals.format(x).replace('E', 'e') : Double.toString(x);
  }

  /** Returns x with three digits, large ones with an exponent. */
  private static String brief(double x) {
    if (!Double.isFinite(x)) {
      return Double.toString(x);
    }
    BigDecimal rounded = new BigDecimal(x).round(new MathContext(3, RoundingMode.HALF_EVEN));
    return Math.abs(x) < LARGEST_PLAIN && Math.abs(x) >= Double.MIN_NORMAL
        ? number(rounded.doubleValue())
        : rounded.toString().replace("E+", "e").replace('E', 'e');
  }
}
