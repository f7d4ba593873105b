package org.certigjk.check;

import java.util.regex.Pattern;
import org.certigjk.check.algebra.Ratio;
import org.certigjk.check.algebra.Root;
import org.jspecify.annotations.Nullable;

/**
 * A length, claimed as the double nearest to the root of a square, and again as a hexadecimal
 * float.
 */
final class Length {

  private static final Pattern HEX = Pattern.compile("0x[01]\\.[0-9a-f]{1,13}p-?[0-9]{1,4}");

  /** From here on the nearest double is an infinity: midway from the largest double to 2¹⁰²⁴. */
  private static final Ratio BEYOND = Ratio.powerOfTwo(1024).minus(Ratio.powerOfTwo(970));

  /** The bits of the significand that a double keeps, without the leading one. */
  private static final int KEPT = 52;

  /** The name of the member; that of the square has "squared" before it. */
  private final String name;

  /** The length; {@code null} if it is beyond the largest double. */
  private final @Nullable Double decimal;

  /** The same, as it is spelled. */
  private final @Nullable String hex;

  private Length(String name, @Nullable Double decimal, @Nullable String hex) {
    this.name = name;
    this.decimal = decimal;
    this.hex = hex;
  }

  static Length read(Fields fields, String name) throws Refusal {
    Item decimal = fields.get(name);
    Item hex = fields.get(name + "Hex");
    if (!hex.isNull() && !HEX.matcher(hex.text()).matches()) {
      throw hex.unreadable("a hexadecimal float such as 0x1.8p1 is expected");
    }
    return new Length(
        name, decimal.isNull() ? null : Numbers.rounded(decimal), hex.isNull() ? null : hex.text());
  }

  boolean isNull() {
    return decimal == null && hex == null;
  }

  /** Refuses another length than the root of this square, {@code null} if that is null. */
  void requireRootOf(@Nullable Ratio square) throws Refusal {
    boolean right =
        (square == null || square.compareTo(BEYOND.times(BEYOND)) >= 0)
            ? decimal == null
            : decimal != null && isRoot(square, decimal);
    if (!right) {
      throw Refusal.rejected(
          "%s is %s, which is not the double nearest to the root of the square"
              .formatted(name, decimal));
    }
    boolean same =
        hex == null ? decimal == null : decimal != null && Double.parseDouble(hex) == decimal;
    if (!same) {
      throw Refusal.rejected("%sHex is %s, but %s is %s".formatted(name, hex, name, decimal));
    }
  }

  /** Whether a double is the nearest to the root of a number below the square of 2¹⁰²⁴ − 2⁹⁷⁰. */
  private static boolean isRoot(Ratio square, double root) {
    long bits = Double.doubleToLongBits(root + 0.0); // 0 for −0
    long kept = bits & ((1L << KEPT) - 1);
    int exponent = (int) (bits >> KEPT); // negative like the root
    long m = exponent > 0 ? kept | 1L << KEPT : kept;
    int n = Math.max(exponent, 1) + Double.MIN_EXPONENT - 1 - KEPT; // the root is m 2ⁿ
    Ratio scaled = square.times(Ratio.powerOfTwo(2 - 2 * n));
    return exponent >= 0 && Root.isRounded(m, scaled, kept == 0 && exponent > 1);
  }
}
