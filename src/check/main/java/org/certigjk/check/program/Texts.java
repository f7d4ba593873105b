package org.certigjk.check.program;

import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;

/** Text of strangers: as it is decoded, and as it is shown on a terminal. */
final class Texts {

  private Texts() {}

  /** Returns the text of bytes, which are UTF-8. */
  static String decoded(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8);
  }

  /** Returns the text with what a terminal obeys, or nobody sees, as JSON escapes it. */
  static String visible(String text) {
    StringBuilder line = new StringBuilder();
    int k = 0;
    while (k < text.length()) {
      String symbol = Character.toString(text.codePointAt(k));
      k += symbol.length();
      line.append(isVisible(symbol.codePointAt(0)) ? symbol : escaped(symbol));
    }
    return line.toString();
  }

  private static boolean isVisible(int symbol) {
    int type = Character.getType(symbol);
    return type != Character.CONTROL
        && type != Character.FORMAT
        && type != Character.SURROGATE
        && type != Character.LINE_SEPARATOR
        && type != Character.PARAGRAPH_SEPARATOR;
  }

  private static String escaped(String symbol) {
    return symbol.chars().mapToObj("\\u%04x"::formatted).collect(Collectors.joining());
  }
}
