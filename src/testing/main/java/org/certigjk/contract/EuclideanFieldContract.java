package org.certigjk.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.certigjk.field.EuclideanField;
import org.junit.jupiter.api.Test;

/**
 * The laws of a {@link EuclideanField}, as tests: those of an ordered field, and what it says of
 * its roots. See {@link OrderedFieldContract} for an example.
 *
 * @param <E> the type of the elements
 * @since 0.1.0
 */
public interface EuclideanFieldContract<E> extends OrderedFieldContract<E> {

  @Override
  EuclideanField<E> field();

  /** &radic;0 = 0 and &radic;1 = 1. */
  @Test
  default void rootsOfZeroAndOne() {
    EuclideanField<E> field = field();
    assertTrue(field.isZero(field.sqrt(field.zero())));
    assertEquals(0, field.compare(field.one(), field.sqrt(field.one())));
    assertEquals(0, field.compare(field.one(), field.inverseSqrt(field.one())));
  }

  /** &radic;(a&sup2;) = |a| over an exact field. */
  @Test
  default void rootsOfSquares() {
    for (E a : exactSamples()) {
      E magnitude = field().signum(a) < 0 ? field().unaryMinus(a) : a;
      E square = field().times(a, a);
      assertEquals(0, field().compare(magnitude, field().sqrt(square)), () -> "root of " + square);
    }
  }

  /** a &le; sqrt(a)&sup2; and a&middot;inverseSqrt(a)&sup2; &le; 1 over an exact field. */
  @Test
  default void rootsAreRoundedToTheirSides() {
    for (E a : exactSamples()) {
      if (field().signum(a) > 0) {
        E root = field().sqrt(a);
        E inverse = field().inverseSqrt(a);
        assertTrue(field().signum(root) > 0 && field().signum(inverse) > 0, () -> "root of " + a);
        assertTrue(field().compare(a, field().times(root, root)) <= 0, () -> "root of " + a);
        E product = field().times(a, field().times(inverse, inverse));
        assertTrue(field().compare(product, field().one()) <= 0, () -> "1/root of " + a);
      }
    }
  }

  /** An exact field has no root of a negative number, and none of 0 to divide by. */
  @Test
  default void noRootOfNegativeNumbers() {
    for (E a : exactSamples()) {
      if (field().signum(a) < 0) {
        assertThrows(ArithmeticException.class, () -> field().sqrt(a));
      }
      if (field().signum(a) <= 0) {
        assertThrows(ArithmeticException.class, () -> field().inverseSqrt(a));
      }
    }
  }

  /** a &le; b &rArr; sqrt(a) &le; sqrt(b) for the roots rounded to nearest of an inexact field. */
  @Test
  default void roundedRootsAreMonotone() {
    if (!field().exact()) {
      List<E> ascending = new ArrayList<>(samples());
      ascending.removeIf(a -> field().signum(a) < 0);
      Comparator<E> order = field()::compare;
      ascending.sort(order);
      for (int k = 1; k < ascending.size(); k++) {
        E before = field().sqrt(ascending.get(k - 1));
        assertTrue(field().compare(before, field().sqrt(ascending.get(k))) <= 0);
      }
    }
  }

  private List<E> exactSamples() {
    return field().exact() ? samples() : List.of();
  }
}
