package org.certigjk.cli.console;

import java.util.Collection;
import java.util.Locale;

/** The word that somebody may have meant who typed another one. */
public final class Suggestion {

  /** Names come from files, too: nobody types a longer one, and time grows with its square. */
  private static final int LONGEST = 100;

  private Suggestion() {}

  /**
   * Returns {@code "; did you mean 'WORD'?"} with the candidate nearest to what was typed, or
   * nothing if none is near: one begins with it, or few letters are wrong, missing, too many or
   * swapped.
   */
  public static String of(String typed, Collection<String> candidates) {
    String word = typed.toLowerCase(Locale.ROOT);
    if (letters(word) == 0) {
      return "";
    }
    String nearest = "";
    double least = Double.POSITIVE_INFINITY;
    for (String candidate : candidates) {
      if (candidate.length() > LONGEST) {
        continue;
      }
      String known = candidate.toLowerCase(Locale.ROOT);
      int allowed = Math.max(1, Math.min(word.length(), known.length()) / 3);
      double mistakes = Double.POSITIVE_INFINITY;
      if (known.startsWith(word) && letters(word) > 1) {
        mistakes = 0.5;
      } else if (Math.abs(word.length() - known.length()) <= allowed) { // each is a mistake
        mistakes = mistakes(word, known);
      }
      if (mistakes <= allowed && mistakes < least) {
        nearest = candidate;
        least = mistakes;
      }
    }
    return nearest.isEmpty() ? "" : "; did you mean '" + nearest + "'?";
  }

  private static long letters(String word) {
    return word.chars().filter(Character::isLetterOrDigit).count();
  }

  /**
   * The number of letters to be changed, inserted, removed or swapped with their neighbours, no
   * letter twice ("optimal string alignment").
   */
  private static int mistakes(String word, String known) {
    int[][] table = new int[word.length() + 1][known.length() + 1];
    for (int i = 0; i <= word.length(); i++) {
      for (int j = 0; j <= known.length(); j++) {
        if (i == 0 || j == 0) {
          table[i][j] = i + j;
          continue;
        }
        int other = word.charAt(i - 1) == known.charAt(j - 1) ? 0 : 1;
        int least = Math.min(table[i - 1][j], table[i][j - 1]) + 1;
        least = Math.min(least, table[i - 1][j - 1] + other);
        boolean swapped =
            i > 1
                && j > 1
                && word.charAt(i - 1) == known.charAt(j - 2)
                && word.charAt(i - 2) == known.charAt(j - 1);
        table[i][j] = swapped ? Math.min(least, table[i - 2][j - 2] + 1) : least;
      }
    }
    return table[word.length()][known.length()];
  }
}
