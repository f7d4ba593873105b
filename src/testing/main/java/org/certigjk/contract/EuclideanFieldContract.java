package org.certigjk.contract;

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
 */
public interface EuclideanFieldContract<E> extends OrderedFieldContract<E> {

  @Override
  EuclideanField<E> field();

  /** &radic;0 = 0 and &radic;1 = 1. */
  @Test
  default void rootsOfZeroAndOne() {
    E zero = field().zero();
    E one = field().one();
    requireRoot(zero, root(zero), "= " + zero, field().isZero(root(zero)));
    requireRoot(one, root(one), "= " + one, field().compare(one, root(one)) == 0);
    requireInverse(one, inverse(one), "= " + one, field().compare(one, inverse(one)) == 0);
  }

  /** &radic;(a&sup2;) = |a| over an exact field. */
  @Test
  default void rootsOfSquares() {
    for (E a : exactSamples()) {
      E magnitude = field().signum(a) < 0 ? field().unaryMinus(a) : a;
      E square = field().times(a, a);
      E root = root(square);
      requireRoot(square, root, "= " + magnitude, field().compare(magnitude, root) == 0);
    }
  }

  /** a &le; sqrt(a)&sup2; and a&middot;inverseSqrt(a)&sup2; &le; 1 over an exact field. */
  @Test
  default void rootsAreRoundedToTheirSides() {
    for (E a : exactSamples()) {
      if (field().signum(a) > 0) {
        E root = root(a);
        E square = field().times(root, root);
        requireRoot(a, root, "> 0", field().signum(root) > 0);
        requireRoot(a, root, "with a square ≥ " + a, field().compare(a, square) <= 0);
        E inverse = inverse(a);
        E product = field().times(a, field().times(inverse, inverse));
        requireInverse(a, inverse, "> 0", field().signum(inverse) > 0);
        requireInverse(
            a,
            inverse,
            "with a square ≤ 1/(" + a + ")",
            field().compare(product, field().one()) <= 0);
      }
    }
  }

  /** An exact field has no root of a negative number, and none of 0 to divide by. */
  @Test
  default void noRootOfNegativeNumbers() {
    for (E a : exactSamples()) {
      if (field().signum(a) < 0) {
        Failure.unlessThrown(ArithmeticException.class, () -> field().sqrt(a), "sqrt(" + a + ")");
      }
      if (field().signum(a) <= 0) {
        Failure.unlessThrown(
            ArithmeticException.class, () -> field().inverseSqrt(a), "inverseSqrt(" + a + ")");
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
        E a = ascending.get(k - 1);
        E b = ascending.get(k);
        String expected = "≥ %s = sqrt(%s)".formatted(root(a), a);
        requireRoot(b, root(b), expected, field().compare(root(a), root(b)) <= 0);
      }
    }
  }

  private E root(E a) {
    return Failure.answer(
        () -> field().sqrt(a), () -> Failure.text("", "asked", "sqrt(" + a + ")"));
  }

  private E inverse(E a) {
    return Failure.answer(
        () -> field().inverseSqrt(a), () -> Failure.text("", "asked", "inverseSqrt(" + a + ")"));
  }

  private void requireRoot(E a, E root, String expected, boolean right) {
    require("sqrt(" + a + ")", root, expected, right);
  }

  private void requireInverse(E a, E inverse, String expected, boolean right) {
    require("inverseSqrt(" + a + ")", inverse, expected, right);
  }

  private void require(String asked, E answer, String expected, boolean right) {
    Failure.unless(
        right,
        () ->
            Failure.text(
                "the root is wrong", "asked", asked, "expected", expected, "answered", answer));
  }

  private List<E> exactSamples() {
    return field().exact() ? samples() : List.of();
  }
}
