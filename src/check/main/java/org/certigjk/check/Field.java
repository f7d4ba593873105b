package org.certigjk.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.certigjk.check.algebra.Decimals;
import org.certigjk.check.algebra.Denominators;
import org.certigjk.check.algebra.Ratio;
import org.certigjk.check.algebra.Vector;
import org.jspecify.annotations.Nullable;

/** What the numbers of a record are, and how near to the truth they are claimed to be. */
enum Field {
  RATIONAL(0, 0, 0),
  DOUBLE(53, -1022, -46),
  FLOAT(24, -126, -17);

  /** The number of significant bits, 0 if there is no limit. */
  final int bits;

  /** The exponent of the smallest normal number. */
  final int leastExponent;

  private final int precision;

  Field(int bits, int leastExponent, int precision) {
    this.bits = bits;
    this.leastExponent = leastExponent;
    this.precision = precision;
  }

  /** Returns ε, the relative error that a rounded claim may have. */
  Ratio epsilon() {
    return isExact() ? Ratio.of(0) : Ratio.powerOfTwo(precision);
  }

  /** Returns τ, what a claim without a proof may be off besides: the smallest normal number. */
  Ratio tiny() {
    return isExact() ? Ratio.of(0) : Ratio.powerOfTwo(leastExponent);
  }

  static Field read(Item item) throws Refusal {
    return valueOf(item.word(List.of("rational", "double", "float")).toUpperCase(Locale.ROOT));
  }

  boolean isExact() {
    return this == RATIONAL;
  }

  /** Reads a number of this field; {@code null} for the infinity or NaN of a rounded one. */
  @Nullable Ratio element(Item item) throws Refusal {
    if (isExact()) {
      return Numbers.ratio(item, Numbers.MAX_RATIO);
    }
    if (item.isNull()) {
      return null;
    }
    double number = Numbers.rounded(item);
    if (this == FLOAT && (float) number != number) {
      throw item.unreadable("not a float, but the field is float");
    }
    return Decimals.exact(number);
  }

  /** Reads a vector; {@code null} if one of its numbers is. */
  @Nullable Vector vector(Item item) throws Refusal {
    List<Ratio> numbers = new ArrayList<>();
    boolean finite = true;
    for (Item coordinate : item.items()) {
      Ratio number = element(coordinate);
      finite &= number != null;
      numbers.add(number == null ? Ratio.of(0) : number);
    }
    return finite ? Denominators.all(List.of(numbers), item::unreadable)[0] : null;
  }
}
