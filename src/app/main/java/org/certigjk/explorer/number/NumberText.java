package org.certigjk.explorer.number;

import java.math.BigInteger;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.explorer.picture.Drawn;
import org.certigjk.field.Conversions;
import org.certigjk.field.EuclideanField;
import org.certigjk.field.OrderedField;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Vec;
import org.certigjk.json.JsonText;
import org.certigjk.number.Numerals;
import org.certigjk.study.Numbers;

/**
 * How the page gets a number: exactly as a text, briefly as a decimal, and as a double to draw
 * with.
 *
 * <pre>  {"exact": "13/2", "decimal": "6.5", "value": 6.5}</pre>
 *
 * <p>The exact text is the fraction p/q (without /1) over an exact field, and the shortest decimal
 * of the double over an inexact one. An infinity or NaN is "∞", "−∞" or "NaN", with the value null.
 */
public final class NumberText {

  /** The significant digits of a decimal. */
  static final int DIGITS = 6;

  /** The longest exact text that is put into a sentence. */
  public static final int LONGEST_IN_SENTENCE = 20;

  private static final String ALMOST = "≈ ";

  private NumberText() {}

  /** Returns the index in subscript digits. */
  public static String subscript(int index) {
    StringBuilder text = new StringBuilder();
    for (char digit : Integer.toString(index).toCharArray()) {
      text.append((char) ('₀' + (digit - '0')));
    }
    return text.toString();
  }

  /** Writes the number as the value of the field. */
  public static <E> void write(JsonText json, String name, OrderedField<E> field, E number) {
    json.name(name);
    write(json, field, number);
  }

  /** Writes the number. */
  public static <E> void write(JsonText json, OrderedField<E> field, E number) {
    write(json, exact(field, number), decimal(field, number), field.toDouble(number));
  }

  /** Writes the coordinates as the value of the field. */
  public static <E> void write(JsonText json, String name, Vec<E> x) {
    json.beginArray(name);
    for (int c = 0; c < x.dimension(); c++) {
      write(json, x.field(), x.get(c));
    }
    json.endArray();
  }

  /** Writes the root of a number q ≥ 0, in its field where that has roots. */
  public static <E> void writeRoot(JsonText json, String name, OrderedField<E> field, E q) {
    if (field instanceof EuclideanField<E> roots) {
      write(json, name, field, roots.sqrt(q));
    } else {
      writeRoot(json, name, field.toRational(q));
    }
  }

  /** Writes the root of a rational number q ≥ 0: the root itself where it is rational, or √q. */
  public static void writeRoot(JsonText json, String name, BigFraction q) {
    json.name(name);
    write(json, exactRoot(q), decimalRoot(q), Conversions.sqrtToDouble(q));
  }

  /** The same with the decimal and the value rounded downwards, for a lower bound. */
  public static void writeRootRoundedDown(JsonText json, String name, BigFraction q) {
    double root = Drawn.finite(Conversions.sqrtToDouble(q));
    BigFraction exact = Conversions.toRational(root);
    double below = exact.multiply(exact).compareTo(q) > 0 ? Math.nextDown(root) : root;
    json.name(name);
    write(json, exactRoot(q), ShortDecimal.belowRoot(q, DIGITS), below);
  }

  /** Writes an element of an inexact field, or anything else with a text of its own. */
  public static void write(JsonText json, String exact, String decimal, double value) {
    json.beginObject();
    json.field("exact", exact);
    json.field("decimal", decimal);
    json.name("value");
    if (Double.isFinite(value)) {
      json.number(Numerals.format(value));
    } else {
      json.none();
    }
    json.endObject();
  }

  /** Returns the exact text. */
  public static <E> String exact(OrderedField<E> field, E number) {
    if (field.exact()) {
      return Numbers.exact(field.toRational(number));
    }
    double value = field.toDouble(number);
    return Double.isFinite(value) ? Numerals.format(value) : special(value);
  }

  /** Returns the root of q ≥ 0 as a fraction if those of numerator and denominator are integers. */
  public static String exactRoot(BigFraction q) {
    BigFraction lowest = Rationals.INSTANCE.toRational(q);
    BigInteger p = lowest.getNumerator().sqrt();
    BigInteger r = lowest.getDenominator().sqrt();
    boolean square =
        p.multiply(p).equals(lowest.getNumerator())
            && r.multiply(r).equals(lowest.getDenominator());
    return square ? Numbers.exact(new BigFraction(p, r)) : "√" + radicand(Numbers.exact(lowest));
  }

  private static String radicand(String q) {
    return q.indexOf('/') < 0 ? q : "(" + q + ")";
  }

  /** Returns the short decimal. */
  public static <E> String decimal(OrderedField<E> field, E number) {
    return field.exact()
        ? ShortDecimal.nearest(field.toRational(number), DIGITS)
        : decimal(field.toDouble(number));
  }

  /** Returns the short decimal of √q. */
  public static String decimalRoot(BigFraction q) {
    return ShortDecimal.nearestRoot(q, DIGITS);
  }

  /** Returns the short decimal of a double. */
  public static String decimal(double value) {
    return Double.isFinite(value)
        ? ShortDecimal.nearest(Conversions.toRational(value), DIGITS)
        : special(value);
  }

  private static String special(double value) {
    return Double.isNaN(value) ? "NaN" : value > 0 ? "∞" : "−∞";
  }

  /**
   * Returns the number for a sentence: its text if that is short, else "≈" and the decimal. The
   * double 0.1 is another number than 0.1, and "≈ 0.1".
   */
  public static <E> String inSentence(OrderedField<E> field, E number) {
    String exact = exact(field, number);
    boolean says = exact.length() <= LONGEST_IN_SENTENCE && isSaidBy(exact, field, number);
    return (says ? exact : ALMOST + decimal(field, number)).replace('-', '−');
  }

  /** Returns whether the text is the number, and not only one to which it is the nearest. */
  private static <E> boolean isSaidBy(String exact, OrderedField<E> field, E number) {
    return field.exact()
        || !Double.isFinite(field.toDouble(number))
        || Numerals.parseExact(exact).compareTo(field.toRational(number)) == 0;
  }

  /** Returns the vector for a sentence: (1/2, −3), or ≈ (0.333333, −3) if a fraction is long. */
  public static <E> String inSentence(Vec<E> x) {
    StringBuilder text = new StringBuilder("(");
    boolean rounded = false;
    for (int c = 0; c < x.dimension(); c++) {
      String coordinate = inSentence(x.field(), x.get(c));
      rounded = rounded || coordinate.startsWith(ALMOST);
      text.append(c == 0 ? "" : ", ").append(coordinate.replace(ALMOST, ""));
    }
    return (rounded ? ALMOST : "") + text.append(')');
  }

  /** Returns "= (1/2, −3)" or "≈ (0.333333, −3)". */
  public static <E> String equal(Vec<E> x) {
    return withSign(inSentence(x));
  }

  /** Returns "= 13/2" or "≈ 0.333333": the number with the sign that is true of it. */
  public static <E> String equal(OrderedField<E> field, E number) {
    return withSign(inSentence(field, number));
  }

  private static String withSign(String text) {
    return text.startsWith(ALMOST) ? text : "= " + text;
  }
}
