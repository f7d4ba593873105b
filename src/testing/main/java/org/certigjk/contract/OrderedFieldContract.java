package org.certigjk.contract;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.certigjk.field.OrderedField;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * The laws of an {@link OrderedField}, as tests: implement this interface in a test class.
 *
 * <p>Every law is tried on every triple of samples. A field that rounds names the laws that it
 * breaks, and each of these must be broken by some triple, so that the list says no more and no
 * less than the truth about the samples.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * class RationalsTest implements OrderedFieldContract<BigFraction> {
 *   public OrderedField<BigFraction> field() {
 *     return Rationals.INSTANCE;
 *   }
 *
 *   public List<BigFraction> samples() {
 *     return List.of(BigFraction.ZERO, BigFraction.ONE, new BigFraction(-22, 7));
 *   }
 * }
 * }</pre>
 *
 * @param <E> the type of the elements
 */
public interface OrderedFieldContract<E> {
  /** The field to judge. */
  OrderedField<E> field();

  /**
   * Elements to try: 0, positive and negative ones, and ones that are hard for the field. All must
   * be numbers; n samples make n&sup3; triples.
   */
  List<E> samples();

  /** The laws that the field does not keep; none by default. */
  default Set<OrderedFieldLaw> brokenLaws() {
    return EnumSet.noneOf(OrderedFieldLaw.class);
  }

  /** Every law holds for all samples, except those declared broken, which do not. */
  @TestFactory
  default Stream<DynamicTest> laws() {
    OrderedFieldLaws<E> laws = new OrderedFieldLaws<>(field());
    return Arrays.stream(OrderedFieldLaw.values())
        .map(
            law ->
                DynamicTest.dynamicTest(
                    law + ": " + law.statement(),
                    () -> judge(law, laws.witnessAgainst(law, samples()))));
  }

  private void judge(OrderedFieldLaw law, Optional<String> witness) {
    if (brokenLaws().contains(law)) {
      Failure.unless(
          witness.isPresent(),
          () ->
              Failure.text(
                  "brokenLaws() names a law that all samples keep",
                  "law",
                  law + ": " + law.statement(),
                  "samples",
                  samples()));
    } else {
      Failure.unless(
          witness.isEmpty(),
          () ->
              Failure.text("a law is broken", "law", law + ": " + law.statement())
                  + witness.orElse(""));
    }
  }

  /** An exact field keeps all axioms; one that is not exact breaks some. */
  @Test
  default void exactnessIsHonest() {
    Set<OrderedFieldLaw> axioms =
        brokenLaws().stream().filter(OrderedFieldLaw::isAxiom).collect(Collectors.toSet());
    Failure.unless(
        field().exact() == axioms.isEmpty(),
        () ->
            Failure.text(
                "a field is exact if and only if it keeps all axioms",
                "exact()",
                field().exact(),
                "broken",
                axioms));
  }

  /** The samples have all three signs. */
  @Test
  default void samplesHaveAllSigns() {
    Set<Integer> signs =
        samples().stream()
            .map(a -> Integer.signum(field().compare(a, field().zero())))
            .collect(Collectors.toCollection(TreeSet::new));
    Failure.unless(
        signs.equals(Set.of(-1, 0, 1)),
        () ->
            Failure.text(
                "the samples must be negative, 0 and positive",
                "samples",
                samples(),
                "expected",
                "the signs [-1, 0, 1]",
                "answered",
                signs));
  }

  /** NaN and infinities are no elements. */
  @Test
  default void nonNumbersAreRejected() {
    for (double x : new double[] {Double.NaN, 1 / 0.0, -1 / 0.0}) {
      Failure.unlessThrown(IllegalArgumentException.class, () -> field().of(x), "of(" + x + ")");
    }
  }
}
