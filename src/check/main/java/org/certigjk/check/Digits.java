package org.certigjk.check;

import java.math.BigInteger;
import org.certigjk.check.algebra.Interruption;

/** What the digits in a part of a text stand for. */
final class Digits {

  /** So many digits are a {@code long}. */
  private static final int FEW = 18;

  private Digits() {}

  static boolean isDigit(char c) {
    return '0' <= c && c <= '9';
  }

  /** Returns what a hexadecimal digit stands for, -1 if it is none. */
  static int hex(char c) {
    if (isDigit(c)) {
      return c - '0';
    }
    if ('a' <= c && c <= 'f') {
      return c - 'a' + 10;
    }
    return 'A' <= c && c <= 'F' ? c - 'A' + 10 : -1;
  }

  /** Whether there are digits, at least one, and nothing else. */
  static boolean areDigits(String text, int from, int to) {
    return from < to && end(text, from) >= to;
  }

  /** Returns the position after the digits that begin at a position. */
  static int end(String text, int from) {
    int end = from;
    /*@ loop_invariant from <= end <= Chars.size(text)
    @       && (\forall int k; from <= k < end; isDigit(Chars.at(text, k)));
    @ loop_assigns end;
    @ loop_decreases Chars.size(text) - end; @*/
    while (end < Chars.size(text) && isDigit(Chars.at(text, end))) {
      end++;
    }
    return end;
  }

  /** Returns the number of at most 18 digits. */
  static long few(String text, int from, int to) {
    long sum = 0;
    /*@ assert extend(text, from, from) && isSmall(0); @*/
    /*@ loop_invariant from <= i <= to && sum == number(text, from, i)
    @       && 0 <= sum < BigInteger.power(10, i - from) && isSmall(i - from);
    @ loop_assigns i, sum;
    @ loop_decreases to - i; @*/
    for (int i = from; i < to; i++) {
      /*@ assert isSmall(i + 1 - from) && extend(text, from, i); @*/
      sum = 10 * sum + (Chars.at(text, i) - '0');
    }
    return sum;
  }

  /** Returns the number of the digits; in halves, for the time grows with the square. */
  static BigInteger value(String text, int from, int to) {
    if (to - from <= FEW) {
      return BigInteger.valueOf(few(text, from, to));
    }
    Interruption.check();
    int middle = from + (to - from) / 2;
    /*@ assert joins(text, from, middle, to); @*/
    return value(text, from, middle)
        .multiply(BigInteger.TEN.pow(to - middle))
        .add(value(text, middle, to));
  }
}
