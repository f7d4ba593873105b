package org.certigjk.cli;

import java.util.Arrays;
import java.util.Locale;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.Violation;
import org.certigjk.field.Conversions;
import org.certigjk.field.Numerals;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Vec;
import org.jspecify.annotations.Nullable;

/**
 * Compares what a stored result says with what follows from its certificate. Each method returns
 * why a claim is rejected, or {@code null} if it holds.
 *
 * @param <E> the type of the numbers
 */
final class Claims<E> {

  private final StoredResult stored;
  private final Arithmetic<E> arithmetic;
  private final OrderedField<E> field;

  Claims(StoredResult stored, Arithmetic<E> arithmetic) {
    this.stored = stored;
    this.arithmetic = arithmetic;
    this.field = arithmetic.field();
  }

  /** Compares a vector; null, an overflow, claims nothing. */
  @Nullable String vector(String path, Vec<E> computed) throws InputException {
    Vec<E> claimed = stored.vector(arithmetic, path);
    if (claimed == null) {
      return null;
    }
    if (claimed.dimension() != computed.dimension()) {
      return path + " has dimension " + claimed.dimension();
    }
    for (int k = 0; k < computed.dimension(); k++) {
      if (field.compare(claimed.get(k), computed.get(k)) != 0) {
        return "%s[%s] is %s, but should be %s"
            .formatted(path, k, show(claimed.get(k)), show(computed.get(k)));
      }
    }
    return null;
  }

  /** Compares a vector where there is one, and demands JSON's null where there is none. */
  @Nullable String vectorOrNull(String path, @Nullable Vec<E> computed) throws InputException {
    if (computed == null) {
      return isNull(path);
    }
    return stored.isNull(path) ? path + " is null, but there is one" : vector(path, computed);
  }

  /** Demands JSON's null. */
  @Nullable String isNull(String path) throws InputException {
    return stored.isNull(path) ? null : path + " should be null";
  }

  /**
   * Compares a length, given as the double nearest to the root of a square and as a hexadecimal
   * float.
   *
   * @param name the name of the field with the length; that of the square is "squared…"
   * @param square the square, {@code null} if it is beyond the range of the field
   */
  @Nullable String length(String name, @Nullable E square) throws InputException {
    double rounded =
        square == null ? Double.POSITIVE_INFINITY : Conversions.sqrtToDouble(field, square);
    String decimal = Double.isFinite(rounded) ? Numerals.format(rounded) : "null";
    Double claimed = stored.number(Arithmetic.DOUBLE, name);
    if (!decimal.equals(claimed == null ? "null" : Numerals.format(claimed))) {
      String squareName =
          "squared" + name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
      return "%s is %s, but the root of %s is %s".formatted(name, claimed, squareName, decimal);
    }
    String hex = Double.isFinite(rounded) ? Numerals.formatHex(rounded) : "null";
    Double claimedHex = stored.number(Arithmetic.DOUBLE, name + "Hex");
    return hex.equals(claimedHex == null ? "null" : Numerals.formatHex(claimedHex))
        ? null
        : name + "Hex is not that of the " + name + ", " + hex;
  }

  String show(E number) {
    return field.exact()
        ? Numerals.format(field.toRational(number))
        : Double.toString(field.toDouble(number));
  }

  /** Says which condition of a certificate does not hold, and where. */
  static String explain(Violation<BigFraction> violation) {
    return explain(violation.condition(), violation.indices(), violation.amount());
  }

  /** Says which condition does not hold, where, and by how much. */
  static String explain(Object condition, int[] indices, @Nullable BigFraction amount) {
    String where = indices.length == 0 ? "" : "; at index " + Arrays.toString(indices);
    return "certificate: not true that "
        + condition
        + where
        + (amount == null ? "" : "; the difference is " + Numerals.format(amount));
  }
}
