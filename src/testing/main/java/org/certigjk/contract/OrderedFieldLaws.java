package org.certigjk.contract;

import java.math.BigInteger;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Conversions;
import org.certigjk.field.OrderedField;

/**
 * Judges one field by looking for a triple of samples that breaks a law.
 *
 * <p>A law that cannot be evaluated because an operation throws {@link ArithmeticException} counts
 * as broken.
 *
 * @param <E> the type of the elements
 * @since 0.1.0
 */
public final class OrderedFieldLaws<E> {
  /** Whether a law holds for three elements. */
  @FunctionalInterface
  private interface Law<E> {
    boolean holds(E a, E b, E c);
  }

  private static final double[] DOUBLES = {
    0.0, -0.0, 1, -0.5, 0.1, 1e22, Double.MIN_VALUE, -3 * Double.MIN_VALUE, -Double.MAX_VALUE
  };

  private static final String[] RELATIONS = {"<", "=", ">"};

  private final OrderedField<E> field;
  private final Map<OrderedFieldLaw, Law<E>> laws = new EnumMap<>(OrderedFieldLaw.class);

  /** Takes what the laws compare. */
  private final Consumer<Supplier<String>> compared;

  public OrderedFieldLaws(OrderedField<E> field) {
    this(field, comparison -> {});
  }

  private OrderedFieldLaws(OrderedField<E> field, Consumer<Supplier<String>> compared) {
    this.field = field;
    this.compared = compared;
    addPlus();
    addTimes();
    addOrder();
    addConversions();
  }

  /** Returns elements among the samples that break the law, a line each, and what it compared. */
  public Optional<String> witnessAgainst(OrderedFieldLaw law, List<E> samples) {
    Law<E> judged = Objects.requireNonNull(laws.get(law), law::name);
    for (E a : samples) {
      for (E b : samples) {
        for (E c : samples) {
          try {
            if (!judged.holds(a, b, c)) {
              return Optional.of(witness(law, a, b, c));
            }
          } catch (ArithmeticException e) {
            return Optional.of(witness(law, a, b, c) + Failure.text("", "thrown", e));
          }
        }
      }
    }
    return Optional.empty();
  }

  /** Evaluates the law again, to tell what it compares. */
  private String witness(OrderedFieldLaw law, E a, E b, E c) {
    StringBuilder text = new StringBuilder(Failure.text("", "a", a, "b", b, "c", c));
    Consumer<Supplier<String>> teller = comparison -> text.append(comparison.get());
    Law<E> told = Objects.requireNonNull(new OrderedFieldLaws<>(field, teller).laws.get(law));
    try {
      told.holds(a, b, c);
    } catch (ArithmeticException e) {
      return text.toString(); // it told what it compared before
    }
    return text.toString();
  }

  private void addPlus() {
    OrderedField<E> f = field;
    laws.put(OrderedFieldLaw.PLUS_COMMUTATIVE, (a, b, c) -> same(f.plus(a, b), f.plus(b, a)));
    laws.put(
        OrderedFieldLaw.PLUS_ASSOCIATIVE,
        (a, b, c) -> same(f.plus(f.plus(a, b), c), f.plus(a, f.plus(b, c))));
    laws.put(OrderedFieldLaw.PLUS_NEUTRAL, (a, b, c) -> same(f.plus(a, f.zero()), a));
    laws.put(OrderedFieldLaw.PLUS_INVERSE, (a, b, c) -> same(f.plus(a, f.unaryMinus(a)), f.zero()));
    laws.put(
        OrderedFieldLaw.MINUS_IS_PLUS_OPPOSITE,
        (a, b, c) -> same(f.minus(a, b), f.plus(a, f.unaryMinus(b))));
  }

  private void addTimes() {
    OrderedField<E> f = field;
    laws.put(OrderedFieldLaw.TIMES_COMMUTATIVE, (a, b, c) -> same(f.times(a, b), f.times(b, a)));
    laws.put(
        OrderedFieldLaw.TIMES_ASSOCIATIVE,
        (a, b, c) -> same(f.times(f.times(a, b), c), f.times(a, f.times(b, c))));
    laws.put(OrderedFieldLaw.TIMES_NEUTRAL, (a, b, c) -> same(f.times(a, f.one()), a));
    laws.put(
        OrderedFieldLaw.TIMES_INVERSE,
        (a, b, c) -> isZero(a) || same(f.times(a, f.inverse(a)), f.one()));
    laws.put(
        OrderedFieldLaw.ZERO_HAS_NO_INVERSE,
        (a, b, c) ->
            !f.exact()
                || (isRejected(() -> f.inverse(f.zero()))
                    && isRejected(() -> f.div(a, f.minus(b, b)))));
    laws.put(
        OrderedFieldLaw.DIV_IS_TIMES_INVERSE,
        (a, b, c) -> isZero(b) || same(f.div(a, b), f.times(a, f.inverse(b))));
    laws.put(
        OrderedFieldLaw.DISTRIBUTIVE,
        (a, b, c) -> same(f.times(a, f.plus(b, c)), f.plus(f.times(a, b), f.times(a, c))));
  }

  private void addOrder() {
    OrderedField<E> f = field;
    laws.put(OrderedFieldLaw.ONE_IS_POSITIVE, (a, b, c) -> order(f.zero(), f.one()) < 0);
    laws.put(OrderedFieldLaw.ORDER_REFLEXIVE, (a, b, c) -> same(a, a));
    laws.put(OrderedFieldLaw.ORDER_ANTISYMMETRIC, (a, b, c) -> order(a, b) == -order(b, a));
    laws.put(
        OrderedFieldLaw.ORDER_TRANSITIVE,
        (a, b, c) -> order(a, b) > 0 || order(b, c) > 0 || order(a, c) <= 0);
    laws.put(
        OrderedFieldLaw.ORDER_PLUS, (a, b, c) -> order(a, b) == order(f.plus(a, c), f.plus(b, c)));
    laws.put(
        OrderedFieldLaw.ORDER_TIMES,
        (a, b, c) -> !isPositive(a) || !isPositive(b) || isPositive(f.times(a, b)));
    laws.put(
        OrderedFieldLaw.SIGNUM_IS_THE_ORDER,
        (a, b, c) -> equal(f.signum(a), order(a, f.zero())) && equal(f.isZero(a), isZero(a)));
  }

  private void addConversions() {
    OrderedField<E> f = field;
    laws.put(OrderedFieldLaw.RATIONAL_ROUND_TRIP, (a, b, c) -> same(f.of(f.toRational(a)), a));
    laws.put(
        OrderedFieldLaw.RATIONAL_PLUS,
        (a, b, c) -> is(f.plus(a, b), f.toRational(a).add(f.toRational(b))));
    laws.put(
        OrderedFieldLaw.RATIONAL_TIMES,
        (a, b, c) -> is(f.times(a, b), f.toRational(a).multiply(f.toRational(b))));
    laws.put(
        OrderedFieldLaw.RATIONAL_ORDER,
        (a, b, c) -> order(a, b) >= 0 || isAtMost(f.toRational(a), f.toRational(b)));
    laws.put(
        OrderedFieldLaw.RATIONALS_EMBED,
        (a, b, c) ->
            all(
                Stream.of(new BigFraction(1, 3), new BigFraction(-22, 7), BigFraction.ZERO),
                q -> is(f.of(q), q)));
    laws.put(
        OrderedFieldLaw.INTEGERS_EMBED,
        (a, b, c) ->
            all(
                Stream.of("0", "1", "-1", "6", "-255", "9007199254740993", "-18446744073709551615")
                    .map(BigInteger::new),
                k -> is(f.of(k), new BigFraction(k))));
    laws.put(
        OrderedFieldLaw.DOUBLES_EMBED,
        (a, b, c) ->
            all(DoubleStream.of(DOUBLES).boxed(), x -> is(f.of(x), Conversions.toRational(x))));
    laws.put(
        OrderedFieldLaw.TO_DOUBLE_IS_NEAREST,
        (a, b, c) -> isNearest(f.toDouble(a), Conversions.toDouble(f.toRational(a))));
  }

  private int order(E a, E b) {
    int order = Integer.signum(field.compare(a, b));
    String relation = RELATIONS[order + 1];
    compared.accept(() -> Failure.text("", "compared", "%s %s %s".formatted(a, relation, b)));
    return order;
  }

  private boolean equal(Object answered, Object expected) {
    compared.accept(() -> Failure.text("", "expected", expected, "answered", answered));
    return answered.equals(expected);
  }

  private boolean isNearest(double answered, double expected) {
    compared.accept(() -> Failure.text("", "expected", expected, "answered", answered));
    return answered == expected;
  }

  private boolean isAtMost(BigFraction p, BigFraction q) {
    compared.accept(() -> Failure.text("", "expected", "at most " + q, "answered", p));
    return p.compareTo(q) <= 0;
  }

  private boolean same(E a, E b) {
    return order(a, b) == 0;
  }

  private boolean isZero(E a) {
    return same(a, field.zero());
  }

  private boolean isPositive(E a) {
    return order(a, field.zero()) > 0;
  }

  private boolean is(E a, BigFraction q) {
    return equal(field.toRational(a), q);
  }

  private static <X> boolean all(Stream<X> values, Predicate<X> predicate) {
    return values.allMatch(predicate);
  }

  private static boolean isRejected(Runnable operation) {
    try {
      operation.run();
      return false;
    } catch (ArithmeticException e) {
      return true;
    }
  }
}
