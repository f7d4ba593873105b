package org.certigjk.json;

import java.util.Locale;

/**
 * Constants as words of JSON texts and of the command line: lower case, with hyphens.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * JsonWords.of(ExitReason.ZERO_VECTOR);   // zero-vector
 * }</pre>
 */
public final class JsonWords {

  /** Why a query on the command line ended that took too long. */
  public static final String TIME_LIMIT = "time-limit";

  private JsonWords() {}

  /** Returns the word for a constant. */
  public static String of(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
