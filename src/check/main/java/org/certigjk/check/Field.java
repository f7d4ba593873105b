package org.certigjk.check;

import org.certigjk.check.algebra.Binary;
import org.certigjk.check.algebra.Denominators;
import org.certigjk.check.algebra.Ratio;
import org.certigjk.check.algebra.Row;
import org.certigjk.check.algebra.Vector;
import org.certigjk.check.text.Chars;
import org.jspecify.annotations.Nullable;

/** What the numbers of a record are, and how near to the truth they are claimed to be. */
final class Field {

  static final String RATIONAL = "rational";
  static final String DOUBLE = "double";
  static final String FLOAT = "float";

  /** The number of significant bits, 0 if there is no limit: 53 of doubles, 24 of floats. */
  final int bits;

  /** The exponent of the smallest normal number. */
  final int leastExponent;

  private Field(int bits, int leastExponent) {
    this.bits = bits;
    this.leastExponent = leastExponent;
  }

  static Field rational() {
    return new Field(0, 0);
  }

  /** Returns ε, the relative error that a rounded claim may have. */
  Ratio epsilon() {
    return isExact() ? Ratio.of(0) : Ratio.powerOfTwo(isDouble() ? -46 : -17);
  }

  /** Returns τ, what a claim without a proof may be off besides: the smallest normal number. */
  Ratio tiny() {
    return isExact() ? Ratio.of(0) : Ratio.powerOfTwo(leastExponent);
  }

  static Field read(Item item) throws Refusal {
    String name = item.oneOf(RATIONAL, DOUBLE, FLOAT);
    if (Chars.same(name, RATIONAL)) {
      return rational();
    }
    return Chars.same(name, DOUBLE) ? new Field(53, -1022) : new Field(24, -126);
  }

  boolean isExact() {
    return bits == 0;
  }

  boolean isDouble() {
    return bits == 53;
  }

  /** Returns the number of this field that is nearest, of two the even one. */
  Ratio nearest(Item item, Ratio number) throws Refusal {
    if (isExact() || number.signum() == 0) {
      return number;
    }
    Ratio size = number.magnitude();
    int exponent = size.exponent();
    Ratio power = Ratio.powerOfTwo(exponent);
    /*@ assert java.math.BigInteger.doubles(exponent); @*/
    if (size.compareTo(power) < 0 || size.compareTo(power.plus(power)) >= 0) {
      throw item.unreadable("a number beyond 2^-2147483645 or 2^2147483646");
    }
    Ratio rounded = rounded(size, exponent);
    if (rounded.compareTo(Ratio.powerOfTwo(2 - leastExponent)) >= 0) {
      throw item.unreadable("a number beyond the range of the field");
    }
    return number.signum() < 0 ? rounded.negated() : rounded;
  }

  /** Rounds a number from 2ᵉ to below 2ᵉ⁺¹ to a multiple of its unit in the last place. */
  private Ratio rounded(Ratio size, int exponent) {
    int least = exponent < leastExponent ? leastExponent : exponent;
    Ratio unit = Ratio.powerOfTwo(least - bits + 1);
    /*@ assert Ratio.isShifted(least - bits + 1, bits)
    @     && Ratio.ascends(exponent + 1, least - exponent) && Ratio.areUnits(); @*/
    Ratio rounded = size.rounded(unit);
    /*@ assert unit.value() == unit(bits, leastExponent, exponent); @*/
    /*@ assert (\forall long m; Long.MIN_VALUE <= m <= Long.MAX_VALUE
    @       && Ratio.isNearest(size.value(), unit.value(), rounded.value(), m);
    @     isRounded(bits, leastExponent, size.value(), rounded.value(), exponent, m)); @*/
    return rounded;
  }

  /** Reads a number of this field; {@code null} for the infinity or NaN of a rounded one. */
  @Nullable Ratio element(Item item) throws Refusal {
    if (isExact()) {
      return Numbers.ratio(item, Numbers.MAX_RATIO);
    }
    if (item.isNull()) {
      return null;
    }
    Binary number = Numbers.rounded(item);
    if (!isDouble() && !number.isFloat()) {
      throw item.unreadable("not a float, but the field is float");
    }
    return number.exact();
  }

  /** Reads a vector; {@code null} if one of its numbers is. */
  @Nullable Vector vector(Item item) throws Refusal {
    Item[] items = item.items();
    Ratio[] numbers = new Ratio[items.length];
    boolean finite = true;
    /*@ loop_invariant 0 <= k <= items.length && (bits == 0 ==> finite)
    @       && (\forall int m; 0 <= m < k; numbers[m] != null
    @         && (finite ==> Numbers.means(item.value.valueAt(m), numbers[m].value())))
    @       && (!finite ==> (\exists int m; 0 <= m < k; item.value.valueAt(m) != null
    @         && item.value.valueAt(m).kind == Json.NULL));
    @ loop_assigns k, finite, numbers[*];
    @ loop_decreases items.length - k; @*/
    for (int k = 0; k < items.length; k++) {
      /*@ nullable @*/ Ratio number = element(items[k]);
      finite &= number != null;
      numbers[k] = number == null ? Ratio.of(0) : number;
    }
    if (!finite) {
      return null;
    }
    /*@ nullable @*/ Vector vector = Denominators.vector(new Row(numbers));
    if (vector == null) {
      throw item.unreadable(Denominators.tooLong(numbers.length));
    }
    return vector;
  }

  /** Reads a number, {@code null} for null. */
  @Nullable Ratio elementOrNull(Item item) throws Refusal {
    return item.isNull() ? null : element(item);
  }

  /** Reads a vector, {@code null} for null. */
  @Nullable Vector vectorOrNull(Item item) throws Refusal {
    return item.isNull() ? null : vector(item);
  }
}
