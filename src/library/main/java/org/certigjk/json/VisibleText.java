package org.certigjk.json;

/**
 * Text of strangers, made fit for a terminal: what a terminal obeys, or what nobody sees, is shown
 * as JSON escapes it, such as {@code \u001b}. These are control characters, format characters
 * (those that turn the direction of writing among them), separators of lines and paragraphs, and
 * halves of characters.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * VisibleText.line("a\u202Eb");   // a\u202eb, in nine characters
 * }</pre>
 */
public final class VisibleText {

  private static final int DIGITS = 4;

  private VisibleText() {}

  /** Returns the text as one line: line ends are escaped, too. */
  public static String line(String text) {
    return escaped(text, /* keepLineEnds= */ false);
  }

  /** Returns the text with its line ends, {@code \n} or {@code \r\n}, as they are. */
  public static String lines(String text) {
    return escaped(text, /* keepLineEnds= */ true);
  }

  /** Returns the text as one line that XML allows: what is no character is shown as ?. */
  public static String printable(String text) {
    return assigned(line(text));
  }

  /**
   * Returns the text with its line ends, such as XML allows: what is no character is shown as ?.
   */
  public static String printableLines(String text) {
    return assigned(lines(text));
  }

  private static String assigned(String text) {
    return text.replaceAll("\\p{Cn}", "?");
  }

  private static String escaped(String text, boolean keepLineEnds) {
    StringBuilder visible = new StringBuilder(text.length());
    for (int k = 0; k < text.length(); ) {
      int symbol = text.codePointAt(k);
      int length = Character.charCount(symbol);
      if (isVisible(symbol) || (keepLineEnds && isLineEnd(text, k))) {
        visible.appendCodePoint(symbol);
      } else {
        for (int half = k; half < k + length; half++) {
          escape(visible, text.charAt(half));
        }
      }
      k += length;
    }
    return visible.toString();
  }

  private static boolean isVisible(int symbol) {
    return switch (Character.getType(symbol)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      default -> true;
    };
  }

  private static boolean isLineEnd(String text, int at) {
    return text.charAt(at) == '\n' || text.startsWith("\r\n", at);
  }

  private static void escape(StringBuilder visible, char symbol) {
    String digits = Integer.toHexString(symbol);
    visible.append("\\u").append("0".repeat(DIGITS - digits.length())).append(digits);
  }
}
