package org.certigjk.shape;

import org.certigjk.field.OrderedField;
import org.certigjk.geometry.SupportMapping;

/** What the shapes ask of their parts. */
final class Regions {

  private Regions() {}

  /**
   * Checks that two regions lie in the same space.
   *
   * @throws IllegalArgumentException if they differ in dimension or field
   */
  static void requireSameSpace(
      String nameA, SupportMapping<?> a, String nameB, SupportMapping<?> b) {
    if (a.dimension() != b.dimension()) {
      throw new IllegalArgumentException(
          "%s has dimension %d, %s has dimension %d"
              .formatted(nameA, a.dimension(), nameB, b.dimension()));
    }
    requireSameField(nameA, a.field(), nameB, b.field());
  }

  /**
   * Checks that two parts of a shape are over the same field.
   *
   * @throws IllegalArgumentException if they are not
   */
  static void requireSameField(String nameA, OrderedField<?> a, String nameB, OrderedField<?> b) {
    if (!a.equals(b)) {
      throw new IllegalArgumentException(
          "%s is over %s, %s is over %s".formatted(nameA, a, nameB, b));
    }
  }

  /**
   * Checks that a length is a number, and not negative.
   *
   * @throws IllegalArgumentException if it is not
   */
  static <E> void requireLength(String name, OrderedField<E> field, E length) {
    if (field.signum(length) < 0) {
      throw new IllegalArgumentException("%s is negative: %s".formatted(name, length));
    }
    if (!field.exact()) {
      requireNumber(name, field, length);
    }
  }

  private static <E> void requireNumber(String name, OrderedField<E> field, E length) {
    try {
      field.toRational(length);
    } catch (ArithmeticException notNumber) {
      throw new IllegalArgumentException(
          "%s is %s: it must be a number".formatted(name, length), notNumber);
    }
  }
}
