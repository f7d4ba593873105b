package org.certigjk.referee;

/**
 * By how much an engine enlarges the bodies A and B: it speaks of the hulls and of all that is
 * within a margin of them. A ball against a hull is a point with a margin against one without. The
 * text is a number, for both, or two with a comma between them.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} for a margin that is negative or not finite,
 * and for a text that is none of these.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * Margins.parse("0.5,0").equals(new Margins(0.5, 0));  // true
 * Margins.of(0.04).text();                             // 0.04
 * }</pre>
 *
 * @param a that of A
 * @param b that of B
 */
public record Margins(double a, double b) {

  /** Both are 0. */
  public static final Margins NONE = of(0);

  /** Checks the numbers, and takes −0 as 0. */
  public Margins {
    a += 0.0;
    b += 0.0;
    for (double margin : new double[] {a, b}) {
      if (!(margin >= 0 && margin < Double.POSITIVE_INFINITY)) {
        throw new IllegalArgumentException(
            "a margin is a number, and not negative: %s".formatted(margin));
      }
    }
  }

  /** Returns the same for both bodies. */
  public static Margins of(double margin) {
    return new Margins(margin, margin);
  }

  /** Returns those with this text. */
  public static Margins parse(String text) {
    String[] parts = text.split(",", -1);
    if (parts.length > 2) {
      throw new IllegalArgumentException(
          "margin: '%s' is not like 0.04, or 0.5,0 for A and B".formatted(text));
    }
    return new Margins(number(parts[0]), number(parts[parts.length - 1]));
  }

  private static double number(String word) {
    return Words.number("margin", word, word);
  }

  /** Returns whether it is {@link #NONE}. */
  public boolean areNone() {
    return equals(NONE);
  }

  /** Returns by how much the distance of the bodies becomes smaller, rounded. */
  public double sum() {
    return a + b;
  }

  /** Returns whether both are the same. */
  public boolean areEqual() {
    return a == b;
  }

  /** Returns the text, one number if they are equal. */
  public String text() {
    return areEqual() ? Double.toString(a) : a + "," + b;
  }
}
