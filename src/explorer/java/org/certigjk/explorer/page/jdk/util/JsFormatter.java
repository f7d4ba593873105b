package org.certigjk.explorer.page.jdk.util;

import java.util.Locale;

/**
 * {@link java.util.Formatter} in the script: what {@link String#formatted} needs for patterns with
 * {@code %s} and {@code %d}. That of the class library brings the formats of all countries.
 */
public final class JsFormatter {
  private final StringBuilder text = new StringBuilder();

  /** A formatter with an empty text. */
  public JsFormatter() {}

  /** A formatter with an empty text. */
  public JsFormatter(Locale locale) {}

  /** Appends the pattern with the arguments in place. */
  public JsFormatter format(String pattern, Object... arguments) {
    int next = 0;
    for (int i = 0; i < pattern.length(); i++) {
      char c = pattern.charAt(i);
      if (c != '%') {
        text.append(c);
        continue;
      }
      i++;
      switch (pattern.charAt(i)) {
        case '%' -> text.append('%');
        case 'n' -> text.append('\n');
        case 's', 'd' -> text.append(arguments[next++]);
        default -> throw new IllegalArgumentException(pattern);
      }
    }
    return this;
  }

  /** Appends the pattern with the arguments in place. */
  public JsFormatter format(Locale locale, String pattern, Object... arguments) {
    return format(pattern, arguments);
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
