package org.certigjk.referee;

import java.util.Arrays;
import java.util.Optional;
import org.certigjk.json.JsonWords;
import org.certigjk.json.VisibleText;
import org.jspecify.annotations.Nullable;

/** Text that a stranger wrote, made fit to be shown. */
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

  private static String line(@Nullable String text, int longest) {
    String line = VisibleText.line(String.valueOf(text).strip().replaceAll("\\s+", " "));
    if (line.length() <= longest) {
      return line;
    }
    int end = Character.isHighSurrogate(line.charAt(longest - 1)) ? longest - 1 : longest;
    return line.substring(0, end) + "…";
  }
}
