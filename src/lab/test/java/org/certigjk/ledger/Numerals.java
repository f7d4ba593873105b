package org.certigjk.ledger;

import java.math.BigDecimal;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The numbers in a text. */
final class Numerals {

  private static final Pattern NUMBER =
      Pattern.compile("(?<![\\p{L}\\d.])\\d+(\\.\\d+)?(e-?\\d+)?(?!\\p{L})");

  private static final Pattern POWER_OF_TEN = Pattern.compile("(·?)10([⁻⁰¹²³⁴-⁹]+)");

  private static final String SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

  /** Numbers of places, years, and coordinates. */
  private static final Pattern NO_RESULT =
      Pattern.compile(
          "\\d{3}/[\\w.-]+"
              + "|(section|algorithm|figure|theorem|step|chapter|line|appendix)s? [\\d.]+( and \\d+)?"
              + "|(?<![\\d.])(19[5-9]|20[0-2])\\d(?!\\d)"
              + "|IEEE 754|(?<!\\d )\\b00[0-4]\\b|\\(\\d+\\)"
              + "|[({\\[][^(){}\\p{L}]*,[^(){}\\p{L}]*[)}\\]]");

  private Numerals() {}

  /** Returns all. */
  static Set<BigDecimal> all(String text) {
    Set<BigDecimal> numbers = new TreeSet<>();
    String plain = plain(text);
    Matcher number = NUMBER.matcher(plain);
    while (number.find()) {
      numbers.add(new BigDecimal(number.group()));
    }
    return numbers;
  }

  /** Returns those that look measured: all but digits, coordinates and the numbers of places. */
  static Set<BigDecimal> measured(String text) {
    Set<BigDecimal> numbers = new TreeSet<>();
    String plain = plain(NO_RESULT.matcher(text).replaceAll(" "));
    Matcher number = NUMBER.matcher(plain);
    while (number.find()) {
      boolean percentage = plain.startsWith(" %", number.end());
      if (percentage || number.group().length() > 1) {
        numbers.add(new BigDecimal(number.group()));
      }
    }
    return numbers;
  }

  /** Returns the first, with its sign. */
  static BigDecimal first(String text) {
    Matcher number = Pattern.compile("-?" + NUMBER).matcher(plain(text));
    if (!number.find()) {
      throw new IllegalArgumentException("there is no number in " + text);
    }
    return new BigDecimal(number.group());
  }

  /** Writes numbers as Java does: 4.4·10⁻⁷ as 4.4e-7, and 24 000 and 24_000 as 24000. */
  private static String plain(String text) {
    String joined = text.replace('−', '-').replaceAll("(?<=\\d)[ _](?=\\d{3}(?!\\d))", "");
    return POWER_OF_TEN
        .matcher(joined)
        .replaceAll(power -> (power.group(1).isEmpty() ? "1e" : "e") + lowered(power.group(2)));
  }

  private static String lowered(String superscript) {
    StringBuilder digits = new StringBuilder();
    for (char c : superscript.toCharArray()) {
      digits.append(c == '⁻' ? "-" : SUPERSCRIPTS.indexOf(c));
    }
    return digits.toString();
  }
}
