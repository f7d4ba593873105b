package org.certigjk.referee;

import java.util.Arrays;
import java.util.Optional;
import org.certigjk.json.JsonWords;
import org.certigjk.json.VisibleText;
import org.jspecify.annotations.Nullable;

/** Text that a stranger wrote, made fit to be shown, or read. */
public final class Words {

  private static final int LONGEST = 200;
  private static final int LONGEST_SENTENCE = 600;

  private Words() {}

  /** Returns it in one line of bounded length, which a terminal shows and does not obey. */
  public static String of(@Nullable String text) {
    return line(text, LONGEST);
  }

  /** Returns the same of a sentence that quotes such a text. */
  static String sentence(@Nullable String text) {
    return line(text, LONGEST_SENTENCE);
  }

  /** Returns a text with a # in the place of each number. */
  public static String withoutNumbers(String text) {
    return text.replaceAll("-?[0-9]+(\\.[0-9]+)?([eE][-+]?[0-9]+)?", "#");
  }

  /** Returns the constant that is {@linkplain JsonWords written} so, if there is one. */
  public static <T extends Enum<T>> Optional<T> constant(Class<T> type, String word) {
    return Arrays.stream(type.getEnumConstants())
        .filter(constant -> JsonWords.of(constant).equals(word))
        .findFirst();
  }

  /**
   * Returns the number that a word of a declared value is, with one zero.
   *
   * @param key what is declared
   * @param word the word
   * @param text the whole value
   * @throws IllegalArgumentException if it is none; the message has key and value
   */
  public static double number(String key, String word, String text) {
    try {
      return Double.parseDouble(word) + 0.0; // -0 is 0, so that it is the same when read again
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException("%s: '%s' is no number".formatted(key, text), e);
    }
  }

  private static String line(@Nullable String text, int longest) {
    String line = VisibleText.line(String.valueOf(text).strip().replaceAll("\\s+", " "));
    if (line.length() <= longest) {
      return line;
    }
    int end = Character.isHighSurrogate(line.charAt(longest - 1)) ? longest - 1 : longest;
    return line.substring(0, end) + "…";
  }
}
