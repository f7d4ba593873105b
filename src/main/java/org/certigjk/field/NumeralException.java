package org.certigjk.field;

/** A text is not a numeral that {@link Numerals} accepts; the message says why and what is. */
public final class NumeralException extends NumberFormatException {
  private static final long serialVersionUID = 1L;

  NumeralException(String message) {
    super(message);
  }
}
