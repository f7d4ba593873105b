package org.certigjk.check.text;

import java.math.BigInteger;
import org.certigjk.check.algebra.Interruption;

/** What the digits in a part of a text stand for. */
public final class Digits {

  /** So many digits are a {@code long}, hexadecimal ones too. */
  private static final int FEW = 15;

  private Digits() {}

  public static boolean isDigit(char c) {
    return '0' <= c && c <= '9';
  }

  /** Returns what a hexadecimal digit stands for, -1 if it is none. */
  public static int hex(char c) {
    if (isDigit(c)) {
      return c - '0';
    }
    if ('a' <= c && c <= 'f') {
      return c - 'a' + 10;
    }
    return 'A' <= c && c <= 'F' ? c - 'A' + 10 : -1;
  }

  /** Whether there are digits, at least one, and nothing else. */
  public static boolean areDigits(String text, int from, int to) {
    return from < to && end(text, from) >= to;
  }

  /** Returns the position after the digits that begin at a position. */
  public static int end(String text, int from) {
    return end(10, text, from);
  }

  /** Returns the position after the digits of a radix that begin at a position. */
  public static int end(int radix, String text, int from) {
    int end = from;
    /*@ loop_invariant from <= end <= Chars.size(text)
    @       && (\forall int k; from <= k < end; isDigit(radix, Chars.at(text, k)));
    @ loop_assigns end;
    @ loop_decreases Chars.size(text) - end; @*/
    while (end < Chars.size(text) && isDigit(radix, Chars.at(text, end))) {
      end++;
    }
    return end;
  }

  private static boolean isDigit(int radix, char c) {
    int digit = hex(c);
    return 0 <= digit && digit < radix;
  }

  /** Returns the number of at most 15 digits. */
  public static long few(int radix, String text, int from, int to) {
    long sum = 0;
    /*@ assert extend(radix, text, from, from) && isSmall(radix, 0); @*/
    /*@ loop_invariant from <= i <= to && sum == number(radix, text, from, i)
    @       && 0 <= sum < BigInteger.power(radix, i - from) && isSmall(radix, i - from);
    @ loop_assigns i, sum;
    @ loop_decreases to - i; @*/
    for (int i = from; i < to; i++) {
      /*@ assert isSmall(radix, i + 1 - from) && extend(radix, text, from, i); @*/
      sum = radix * sum + hex(Chars.at(text, i));
    }
    return sum;
  }

  /** Returns the number of decimal or hexadecimal digits; in halves: time grows with the square. */
  public static BigInteger value(int radix, String text, int from, int to) {
    if (to - from <= FEW) {
      return BigInteger.valueOf(few(radix, text, from, to));
    }
    Interruption.check();
    int middle = from + (to - from) / 2;
    /*@ assert joins(radix, text, from, middle, to) && isNatural(radix, text, from, to); @*/
    return value(radix, text, from, middle)
        .multiply(BigInteger.valueOf(radix).pow(to - middle))
        .add(value(radix, text, middle, to));
  }
}
