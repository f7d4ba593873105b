package org.certigjk.check;

import java.util.regex.Pattern;
import org.certigjk.check.algebra.Binary;
import org.certigjk.check.algebra.Ratio;
import org.certigjk.check.algebra.Root;
import org.certigjk.check.text.Chars;
import org.certigjk.check.text.Numeral;
import org.jspecify.annotations.Nullable;

/**
 * A length, claimed as the double nearest to the root of a square, and again as a hexadecimal
 * float.
 */
final class Length {

  private static final Pattern HEX = Pattern.compile("0x[01]\\.[0-9a-f]{1,13}p-?[0-9]{1,4}");

  /** The name of the member; that of the square has "squared" before it. */
  private final String name;

  /** The length; {@code null} if it is beyond the largest double. */
  private final @Nullable Binary decimal;

  /** The same, as a hexadecimal float. */
  private final @Nullable Numeral hex;

  private Length(String name, @Nullable Binary decimal, @Nullable Numeral hex) {
    this.name = name;
    this.decimal = decimal;
    this.hex = hex;
  }

  static Length read(Fields fields, String name) throws Refusal {
    Item decimal = fields.get(name);
    Item hex = fields.get(Chars.text(name, "Hex"));
    /*@ nullable @*/ Numeral spelled = hex.isNull() ? null : hex(hex);
    return new Length(name, decimal.isNull() ? null : Numbers.rounded(decimal), spelled);
  }

  private static Numeral hex(Item item) throws Refusal {
    String text = item.text();
    /*@ nullable @*/ Numeral numeral = Numeral.of(text);
    if (numeral == null || !isHex(text)) {
      throw item.unreadable("a hexadecimal float such as 0x1.8p1 is expected");
    }
    return numeral;
  }

  private static boolean isHex(String text) {
    return HEX.matcher(text).matches();
  }

  boolean isNull() {
    return decimal == null && hex == null;
  }

  /** Refuses another length than the root of this square, {@code null} if that is null. */
  void requireRootOf(@Nullable Ratio square) throws Refusal {
    if (!isRightFor(square)) {
      throw noRoot();
    }
    if (!isSpelledAlike()) {
      throw notSame();
    }
  }

  private boolean isRightFor(@Nullable Ratio square) {
    return (square == null || square.compareTo(limit()) >= 0)
        ? decimal == null
        : decimal != null && isRoot(square, decimal);
  }

  private boolean isSpelledAlike() {
    return hex == null ? decimal == null : decimal != null && Binary.of(hex.bits()).is(decimal);
  }

  private Refusal noRoot() {
    return Refusal.rejected(
        Chars.text(
            name, " is ", decimal, ", which is not the double nearest to the root of the square"));
  }

  private Refusal notSame() {
    return Refusal.rejected(
        Chars.text(
            name, "Hex is ", hex == null ? null : hex.text(), ", but ", name, " is ", decimal));
  }

  /**
   * Returns the square of 2¹⁰²⁴ − 2⁹⁷⁰, midway from the largest double to 2¹⁰²⁴: from here on the
   * double nearest to the root is an infinity.
   */
  private static Ratio limit() {
    Ratio root = Ratio.powerOfTwo(1024).minus(Ratio.powerOfTwo(970));
    return root.times(root);
  }

  /** Whether a double is the nearest to the root of a number below the limit. */
  private static boolean isRoot(Ratio square, Binary root) {
    Ratio scaled = square.times(Ratio.powerOfTwo(2 - 2 * root.power())); // the root is m 2ⁿ
    return !root.isNegative() && Root.isRounded(root.significand(), scaled, root.isNarrow());
  }
}
