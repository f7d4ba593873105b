package org.certigjk.referee;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * By how much the numbers of an engine may be wrong, and its verdicts undecided, by what its
 * documentation says: absolute + relative·|σ| + size·s.
 *
 * <p>σ is the exact answer, as in {@link org.certigjk.referee.comparison.Profile} and less the
 * margins, and s the {@linkplain Domain#size size} of the larger body. The text is a number, which
 * is absolute, or parts with their names, as in {@code absolute:1e-9,relative:1e-6}.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} for a number that is negative or not finite,
 * and for a text that is none of these.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * Accuracy.parse("relative:1e-6,size:1e-9").text();  // relative:1.0E-6,size:1.0E-9
 * Accuracy.parse("1e-6").equals(Accuracy.of(1e-6));  // true
 * }</pre>
 *
 * @param absolute in the unit of the coordinates
 * @param relative for each unit of the exact answer
 * @param size for each unit of the size
 */
public record Accuracy(double absolute, double relative, double size) {

  /** Nothing is documented. */
  public static final Accuracy NONE = new Accuracy(0, 0, 0);

  /** Checks the numbers. */
  public Accuracy {
    for (double part : new double[] {absolute, relative, size}) {
      if (!(part >= 0 && part < Double.POSITIVE_INFINITY)) {
        throw new IllegalArgumentException(
            "a tolerance is a number, and not negative: %s".formatted(part));
      }
    }
  }

  /** Returns an absolute one. */
  public static Accuracy of(double absolute) {
    return new Accuracy(absolute, 0, 0);
  }

  /** Returns the one with this text. */
  public static Accuracy parse(String text) {
    if (!text.contains(":")) {
      return of(Words.number("tolerance", text, text));
    }
    double[] parts = new double[3];
    List<String> names = List.of("absolute", "relative", "size");
    for (String part : text.split(",", -1)) {
      String[] words = part.split(":", 2);
      int place = names.indexOf(words[0].toLowerCase(Locale.ROOT));
      if (place < 0 || words.length < 2 || parts[place] != 0) {
        throw new IllegalArgumentException(
            "tolerance: '%s' is not like 1e-6 or absolute:1e-9,relative:1e-6,size:1e-9"
                .formatted(text));
      }
      parts[place] = Words.number("tolerance", words[1], text);
    }
    return new Accuracy(parts[0], parts[1], parts[2]);
  }

  /** Returns whether it is {@link #NONE}. */
  public boolean isNone() {
    return equals(NONE);
  }

  /** Returns whether it has an absolute part only. */
  public boolean isAbsolute() {
    return relative == 0 && size == 0;
  }

  /** Returns the text, in parts that are not 0. */
  public String text() {
    if (isAbsolute()) {
      return Double.toString(absolute);
    }
    List<String> parts = new ArrayList<>();
    add(parts, "absolute", absolute);
    add(parts, "relative", relative);
    add(parts, "size", size);
    return String.join(",", parts);
  }

  private static void add(List<String> parts, String name, double part) {
    if (part > 0) {
      parts.add(name + ":" + part);
    }
  }
}
