package org.certigjk.number;

import org.jspecify.annotations.Nullable;

/**
 * A text is not a numeral that {@link Numerals} accepts; the message says why and what is.
 *
 * @since 0.1.0
 */
public final class NumeralException extends NumberFormatException {
  private static final long serialVersionUID = 1L;

  private final NumeralLimits.@Nullable Kind limit;

  NumeralException(String message) {
    this(message, null);
  }

  NumeralException(String message, NumeralLimits.@Nullable Kind limit) {
    super(message);
    this.limit = limit;
  }

  /** Returns the limit that is exceeded, {@code null} if none is. */
  public NumeralLimits.@Nullable Kind limit() {
    return limit;
  }
}
