package org.certigjk.number;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;

/**
 * The decimal digits of integers that are not very long, nine at a time: division by a constant is
 * cheaper than what {@link BigInteger#toString()} does for integers of any length.
 */
final class QuickDigits {

  private static final int LONGEST = 1024;
  private static final int BILLION = 1_000_000_000;

  /** Ten digits take more bits than this. */
  private static final int BITS_OF_TEN_DIGITS = 33;

  private QuickDigits() {}

  /** Returns the decimal digits, after a minus if the integer is negative. */
  static String format(BigInteger integer) {
    int bits = integer.bitLength();
    if (bits < Long.SIZE) {
      return Long.toString(integer.longValue());
    }
    return bits > LONGEST ? integer.toString() : format(integer, bits);
  }

  @SuppressWarnings("index") // a word becomes 0 in its turn; 11: a digit, a sign, 8 zeros to skip
  private static String format(BigInteger integer, int bits) {
    int[] words = words(integer.abs());
    byte[] text = new byte[10 * bits / BITS_OF_TEN_DIGITS + 11];
    int at = text.length;
    int first = 0;
    while (first < words.length) {
      int digits = divideByBillion(words, first);
      first += words[first] == 0 ? 1 : 0;
      for (int k = 0; k < 9; k++) {
        at--;
        text[at] = (byte) ('0' + digits % 10);
        digits /= 10;
      }
    }
    while (text[at] == '0') {
      at++;
    }
    if (integer.signum() < 0) {
      at--;
      text[at] = '-';
    }
    return new String(text, at, text.length - at, StandardCharsets.ISO_8859_1);
  }

  /** The 32-bit words of a positive integer, the first one being the highest. */
  @SuppressWarnings("index") // k counts down from the last index
  private static int[] words(BigInteger integer) {
    int[] words = new int[(integer.bitLength() + 31) / 32];
    BigInteger rest = integer;
    for (int k = words.length - 1; k >= 0; k -= 2) {
      long low = rest.longValue();
      words[k] = (int) low;
      if (k > 0) {
        words[k - 1] = (int) (low >>> 32);
      }
      rest = rest.shiftRight(64);
    }
    return words;
  }

  /** Divides the words from the first one on, which is no negative index; returns the remainder. */
  @SuppressWarnings("index")
  private static int divideByBillion(int[] words, int first) {
    long rest = 0;
    for (int k = first; k < words.length; k++) {
      long dividend = rest << 32 | (words[k] & 0xffffffffL);
      words[k] = (int) (dividend / BILLION);
      rest = dividend % BILLION;
    }
    return (int) rest;
  }
}
