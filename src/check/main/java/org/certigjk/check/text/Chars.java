package org.certigjk.check.text;

import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What the reader uses of strings. */
public final class Chars {

  private Chars() {}

  public static int size(String text) {
    return text.length();
  }

  public static char at(String text, int index) {
    return text.charAt(index);
  }

  /** Returns the characters from one position to before another. */
  public static String part(String text, int from, int to) {
    return text.substring(from, to);
  }

  /** Returns a string of the first characters of an array. */
  public static String of(char[] characters, int size) {
    return new String(characters, 0, size);
  }

  public static boolean same(String one, String other) {
    return one.equals(other);
  }

  public static char unit(int code) {
    return (char) code;
  }

  public static boolean isAmong(String word, String[] words) {
    /*@ loop_invariant 0 <= i <= words.length
    @       && (\forall int k; 0 <= k < i; !same(words[k], word));
    @ loop_assigns i;
    @ loop_decreases words.length - i; @*/
    for (int i = 0; i < words.length; i++) {
      if (same(words[i], word)) {
        return true;
      }
    }
    return false;
  }

  /** Returns the first index of a name that is that of a smaller index too, -1 if all differ. */
  public static int repeated(String[] names) {
    Set<String> before = new HashSet<>();
    for (int k = 0; k < names.length; k++) {
      if (!before.add(names[k])) {
        return k;
      }
    }
    return -1;
  }

  public static String joined(String[] words) {
    return String.join(", ", words);
  }

  /** Returns what the parts say, one after the other, for messages. */
  public static String text(@Nullable Object... parts) {
    StringBuilder text = new StringBuilder();
    for (@Nullable Object part : parts) {
      text.append(part);
    }
    return text.toString();
  }

  /** Names the character there, for messages. */
  public static String shown(String text, int index) {
    return "U+%04X".formatted(text.codePointAt(index));
  }
}
