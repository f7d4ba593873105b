package org.certigjk.referee.text;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.gjk.Verdict;
import org.certigjk.json.JsonWords;
import org.certigjk.number.Numerals;
import org.certigjk.referee.Call;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.Domain;
import org.certigjk.referee.Domain.Limit;
import org.certigjk.referee.Domain.Range;
import org.certigjk.referee.Engine.Precision;
import org.certigjk.referee.Margins;
import org.certigjk.referee.Outcome.Meeting;
import org.certigjk.referee.comparison.Example;
import org.certigjk.referee.comparison.Mismatch;
import org.certigjk.referee.comparison.Profile;

/** How numbers and words are written in reports. */
public final class Wording {

  private static final int LARGEST_PLAIN = 7;
  private static final MathContext DIGITS = new MathContext(3, RoundingMode.HALF_EVEN);

  private Wording() {}

  /** Returns 0.05 and 1200, but 5e-9 and 1.2e30. */
  public static String plain(BigDecimal x) {
    if (x.signum() == 0) {
      return "0";
    }
    BigDecimal brief = x.stripTrailingZeros();
    int exponent = brief.precision() - brief.scale() - 1;
    return exponent >= -4 && exponent < LARGEST_PLAIN
        ? brief.toPlainString()
        : brief.movePointLeft(exponent).stripTrailingZeros().toPlainString() + "e" + exponent;
  }

  /** Returns the shortest decimal that is read as this number, as C and JSON have it: 1.5e-7. */
  public static String number(double x) {
    if (Double.isFinite(x)) {
      return Numerals.format(x).replace("E+", "e").replace('E', 'e');
    }
    return x > 0 ? "∞" : x < 0 ? "−∞" : "NaN";
  }

  public static String verdict(Verdict verdict) {
    return JsonWords.of(verdict);
  }

  public static String verdict(Meeting verdict) {
    return JsonWords.of(verdict);
  }

  /** Returns a number in seven digits, rounded down. */
  public static BigDecimal decimal(BigFraction q) {
    return new BigDecimal(q.getNumerator())
        .divide(new BigDecimal(q.getDenominator()), new MathContext(7, RoundingMode.DOWN));
  }

  /** Returns a number with three digits. */
  public static String brief(double x) {
    return Double.isFinite(x) ? plain(new BigDecimal(x).round(DIGITS)) : Double.toString(x);
  }

  /** Returns an error in units of the bodies' size, such as "0.41 of the bodies' size". */
  public static String severity(double sizes) {
    if (sizes < 1) {
      return brief(sizes) + " of the bodies' size";
    }
    return (Double.isInfinite(sizes) ? "∞" : brief(sizes)) + " × the bodies' size";
  }

  /** Returns what is wrong, and how severe that is if a number is wrong. */
  public static String wrong(Example example, Mismatch mismatch) {
    double severity = example.severity(mismatch);
    return mismatch.words() + (severity == 0 ? "" : ", " + severity(severity));
  }

  /** Returns a share in percent: 0 and 100 are exact, all else has two digits at least. */
  public static String percent(long part, long whole) {
    if (part == 0 || whole == 0) {
      return "0 %";
    }
    BigDecimal percent =
        new BigDecimal(part).movePointRight(2).divide(new BigDecimal(whole), DIGITS);
    if (part < whole && percent.compareTo(new BigDecimal("99.9")) > 0) {
      return "> 99.9 %";
    }
    return plain(percent) + " %";
  }

  /** Returns "1 vector", "2 vectors". */
  public static String count(long count, String what) {
    return count + " " + what + (count == 1 ? "" : "s");
  }

  /** Returns what a profile demands, in a sentence. */
  public static String profile(Profile profile, Precision precision) {
    if (profile.isExact()) {
      return "Profile exact: the verdict is right, distance and depth are the numbers nearest to"
          + " the exact ones, and so is every coordinate of closest points that are unique.";
    }
    String unit = precision == Precision.SINGLE ? "2⁻²⁴" : "2⁻⁵³";
    return "Profile k = %s: distance and depth may differ from the exact ones by τ = 2k·u·√n·(max|a| + max|b|), margins of the engine included, u = %s, the most that %s of noise in the input can change them, and verdicts are judged where distance or depth is more than τ."
        .formatted(profile.k(), unit, count(profile.k(), "ulp"));
  }

  /** Returns what the calls of an engine answer and, where there are several, by which names. */
  public static String calls(Declaration engine) {
    return engine.calls().stream().map(Wording::call).collect(Collectors.joining("; "));
  }

  /** Returns what an engine promises, as it declares it, in a few words. */
  public static String contract(Declaration engine) {
    List<String> parts = new ArrayList<>();
    for (Call call : engine.calls()) {
      if (!call.tolerance().isNone()) {
        String of = call.isOnly() ? "" : " of " + call.name();
        parts.add("tolerance%s %s".formatted(of, call.tolerance().text()));
      }
    }
    Margins margins = engine.margins();
    if (!margins.areNone()) {
      parts.add(
          margins.areEqual()
              ? "bodies enlarged by " + number(margins.a())
              : "A enlarged by %s, B by %s".formatted(number(margins.a()), number(margins.b())));
    }
    parts.addAll(domain(engine.domain()));
    String stated = parts.isEmpty() ? "no tolerance and no range" : String.join("; ", parts);
    return engine.documentation().isEmpty() ? stated : stated + ": " + engine.documentation();
  }

  /** Returns what a domain leaves in; nothing of one that leaves in all. */
  public static List<String> domain(Domain domain) {
    List<String> parts = new ArrayList<>();
    if (!domain.coordinates().isAll()) {
      parts.add("coordinates, other than 0, " + range(domain.coordinates()));
    }
    if (!domain.sizes().isAll()) {
      parts.add("sizes " + range(domain.sizes()));
    }
    if (Double.isFinite(domain.ratio())) {
      parts.add(
          "no body more than %s times as large as the other".formatted(brief(domain.ratio())));
    }
    if (Double.isFinite(domain.aspect())) {
      parts.add("none more than %s times as large as it is wide".formatted(brief(domain.aspect())));
    }
    if (domain.points() < Integer.MAX_VALUE) {
      parts.add("at most %s points".formatted(domain.points()));
    }
    switch (domain.bodies()) {
      case HULL -> parts.add("each point a vertex");
      case SOLID -> parts.add("no flat bodies");
      case POINTS -> {}
    }
    return parts;
  }

  /**
   * Returns which limit most of the queries outside of the contract are beyond, each counted once.
   */
  public static String excluded(Map<Limit, Long> excluded) {
    Map.Entry<Limit, Long> most =
        Collections.max(
            excluded.entrySet(),
            Map.Entry.<Limit, Long>comparingByValue()
                .thenComparing(Map.Entry.comparingByKey(Comparator.reverseOrder())));
    return "%s of them beyond its '%s'".formatted(most.getValue(), JsonWords.of(most.getKey()));
  }

  /** Returns what to say where no query was inside the contract. */
  public static String noneInside(Map<Limit, Long> excluded, Domain domain, String remedy) {
    return "all queries were outside the contract of the engine, %s (%s), so nothing is known of it: %s, or let it declare a wider range"
        .formatted(excluded(excluded), String.join("; ", domain(domain)), remedy);
  }

  private static String range(Range range) {
    return range.least() == 0
        ? "up to " + brief(range.largest())
        : "from %s to %s".formatted(brief(range.least()), brief(range.largest()));
  }

  private static String call(Call call) {
    String answers =
        call.answers().stream().sorted().map(JsonWords::of).collect(Collectors.joining(", "));
    return call.isOnly() ? answers : "by %s: %s".formatted(call.name(), answers);
  }
}
