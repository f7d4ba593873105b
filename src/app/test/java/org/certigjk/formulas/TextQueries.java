package org.certigjk.formulas;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Random;
import org.certigjk.number.NumeralLimits;

/**
 * Calls of the methods of {@code java-numbers.txt} that read texts: numerals of every kind, of few
 * digits and many, near ties, with a character changed, and what is no numeral at all.
 */
final class TextQueries {

  private static final String NEAR = "0123456789+-./eExXpPaFgG _";

  /** What is nearly no numeral, or none. */
  private static final String[] SHORT = {
    "", ".", "+", "-.", "0x", "0x.", "0xp1", "0x1", ".e1", "e1", "1e", "1e-", "/", "1/", "/1", "5.",
    ".5"
  };

  private final MethodCalls calls;
  private final Random random;

  TextQueries(MethodCalls calls, Random random) {
    this.calls = calls;
    this.random = random;
  }

  /** Calls each of them. */
  void write() {
    String text = text();
    while (text.matches("(?s).*[eEpP][+-]?[0-9]{5,}")) { // its fraction would have too many digits
      text = text();
    }
    int at = random.nextInt(text.length() + 1);
    boolean hex = random.nextBoolean();
    calls.call("Numeral.isAt", text, at, random.nextBoolean() ? "+-" : "xX");
    calls.call("Numeral.isDigit", NEAR.charAt(random.nextInt(NEAR.length())), hex);
    calls.call("Numeral.afterDigits", text, at, hex);
    calls.call("Numeral.afterSign", text, at);
    Object numeral = calls.call("Numeral.scan", text);
    Object kind = MethodCalls.constant("org.certigjk.number.Numeral$Kind", "RATIO");
    calls.call("Numeral.ifComplete", text, random.nextBoolean() ? text.length() : at, kind);
    calls.callOf(numeral, "Numeral.whole");
    calls.callOf(numeral, "Numeral.fraction");
    calls.callOf(numeral, "Numeral.exponent");
    calls.callOf(calls.call("Numeral.scan", "7/" + text), "Numeral.denominator");
    calls.call("Numerals.whole", sign() + digits(random.nextInt(8) == 0 ? 4000 : 40));
    calls.call("Numerals.ratio", calls.call("Numeral.scan", ratio()));
    NumeralLimits limits =
        new NumeralLimits(random.nextInt(8) == 0 ? 12 : 5000, random.nextInt(8) == 0 ? 3 : 1000);
    calls.call("Numerals.parseExact", text, limits);
    calls.call("Numerals.parseNearest", text, limits);
    calls.call("Numerals.parseNearestFloat", text, limits);
    Object decimal = calls.call("Numeral.scan", decimal(300));
    BigInteger ten = BigInteger.TEN;
    calls.call("Numerals.scaled", decimal, ten.pow(3), ten, 1 + random.nextInt(4), limits);
    double x = random.nextInt(4) == 0 ? Double.NEGATIVE_INFINITY : random.nextGaussian();
    calls.call("Numerals.finite", text, x);
    calls.call("Numerals.finiteFloat", text, (float) x);
  }

  private String text() {
    if (random.nextInt(16) == 0) {
      return SHORT[random.nextInt(SHORT.length)];
    }
    String text =
        switch (random.nextInt(8)) {
          case 0 -> ratio();
          case 1, 2 -> hexadecimal();
          case 3 -> tie();
          case 4 -> Double.toString(Double.longBitsToDouble(random.nextLong()));
          case 5 -> "" + (random.nextInt(200) - 100);
          default -> decimal(random.nextInt(3) == 0 ? 340 : 12);
        };
    if (random.nextInt(4) > 0 || text.isEmpty()) {
      return text;
    }
    int at = random.nextInt(text.length());
    String other = "" + NEAR.charAt(random.nextInt(NEAR.length()));
    int kept = at + random.nextInt(2);
    return text.substring(0, at) + (random.nextBoolean() ? other : "") + text.substring(kept);
  }

  private String sign() {
    return switch (random.nextInt(4)) {
      case 0 -> "+";
      case 1 -> "-";
      default -> "";
    };
  }

  /** At least one digit, and rarely more than a few. */
  private String digits(int most) {
    StringBuilder text = new StringBuilder();
    int count = 1 + random.nextInt(random.nextInt(3) == 0 ? most : 4);
    for (int k = 0; k < count; k++) {
      text.append(random.nextInt(4) == 0 ? 0 : random.nextInt(10));
    }
    return text.toString();
  }

  private String ratio() {
    return sign() + digits(40) + "/" + (random.nextInt(8) == 0 ? "00" : digits(40));
  }

  private String decimal(int exponent) {
    String point = random.nextBoolean() ? "." + (random.nextInt(4) == 0 ? "" : digits(40)) : "";
    String whole = point.length() > 1 && random.nextInt(4) == 0 ? "" : digits(40);
    String power = random.nextBoolean() ? "e" : "E";
    return sign()
        + whole
        + point
        + (random.nextBoolean() ? "" : power + sign() + random.nextInt(exponent));
  }

  private String hexadecimal() {
    String whole = Long.toHexString(random.nextLong() >>> random.nextInt(64));
    String point = random.nextBoolean() ? "." + Long.toHexString(random.nextLong()) : "";
    String zero = random.nextInt(8) == 0 ? "0" : whole;
    return sign()
        + (random.nextBoolean() ? "0x" : "0X")
        + zero
        + point
        + "p"
        + sign()
        + random.nextInt(random.nextBoolean() ? 20 : 1100);
  }

  /** Half way between two doubles, or two floats, or next to it. */
  private String tie() {
    double x = Math.scalb(1 + random.nextDouble(), random.nextInt(240) - 120);
    double y = random.nextBoolean() ? (float) x : x;
    double next = y == (float) x ? Math.nextUp((float) y) : Math.nextUp(y);
    String half =
        new BigDecimal(y).add(new BigDecimal(next)).divide(BigDecimal.valueOf(2)).toPlainString();
    return sign() + half + (random.nextBoolean() && half.contains(".") ? "0001" : "");
  }
}
