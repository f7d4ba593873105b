package org.certigjk.explorer;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.AxisCertificate;
import org.certigjk.certificate.Certificate;
import org.certigjk.certificate.CommonPointCertificate;
import org.certigjk.certificate.Condition;
import org.certigjk.certificate.IndexPair;
import org.certigjk.certificate.OverlappingCertificate;
import org.certigjk.certificate.SeparatedCertificate;
import org.certigjk.certificate.TouchingCertificate;
import org.certigjk.certificate.Violation;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Vec;
import org.jspecify.annotations.Nullable;

/**
 * What a run leaves to prove its claim, as exact numbers: index pairs with weights, a direction, a
 * basis, as far as the kind of certificate has them.
 *
 * @param kind separated, touching, overlapping, meeting or apart
 * @param pairs the index pairs; none for an axis
 * @param weights their weights; {@code null} for an axis
 * @param direction the direction or axis, {@code null} where the kind has none
 * @param basis the positions of independent differences; none but for overlapping
 * @param violation the first condition that does not hold for the bodies of the scene, {@code null}
 *     if all hold
 */
record Evidence(
    Kind kind,
    List<IndexPair> pairs,
    @Nullable Vec<BigFraction> weights,
    @Nullable Vec<BigFraction> direction,
    List<Integer> basis,
    @Nullable Violation<BigFraction> violation) {

  /** The kinds of certificates. */
  enum Kind {
    SEPARATED,
    TOUCHING,
    OVERLAPPING,
    MEETING,
    APART;

    /** Returns what the checker asks of this kind, in its order. */
    List<Condition> conditions() {
      return switch (this) {
        case SEPARATED ->
            List.of(
                Condition.WEIGHT_POSITIVE,
                Condition.WEIGHTS_SUM_TO_ONE,
                Condition.VECTOR_NOT_ZERO,
                Condition.VECTOR_SUPPORTS);
        case TOUCHING ->
            List.of(
                Condition.WEIGHT_POSITIVE,
                Condition.WEIGHTS_SUM_TO_ONE,
                Condition.COMBINATION_IS_ZERO,
                Condition.DIRECTION_NOT_ZERO,
                Condition.DIRECTION_SUPPORTS);
        case OVERLAPPING ->
            List.of(
                Condition.WEIGHT_POSITIVE,
                Condition.WEIGHTS_SUM_TO_ONE,
                Condition.COMBINATION_IS_ZERO,
                Condition.BASIS_INDEPENDENT);
        case MEETING ->
            List.of(
                Condition.WEIGHT_POSITIVE,
                Condition.WEIGHTS_SUM_TO_ONE,
                Condition.COMBINATION_IS_ZERO);
        case APART -> List.of(Condition.AXIS_SEPARATES);
      };
    }

    /** Returns the name in JSON. */
    String label() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** Copies the lists. */
  Evidence {
    pairs = List.copyOf(pairs);
    basis = List.copyOf(basis);
  }

  /** Returns the evidence; {@code null} if the run claims nothing or has numbers that are none. */
  static @Nullable Evidence of(Scene scene, ShownRun<?> run) {
    if (run.outcome() == Outcome.NONE) {
      return null;
    }
    try {
      return run.stop() == Stop.SEPARATING_AXIS
          ? axis(scene, run.v().toRational())
          : weighted(scene, run, run.certificate());
    } catch (ArithmeticException notNumber) { // an infinity or NaN, or weights that sum to 0
      return null;
    }
  }

  private static Evidence axis(Scene scene, Vec<BigFraction> v) {
    @Nullable Violation<BigFraction> violation =
        new AxisCertificate<>(v).violation(scene.a(), scene.b());
    return new Evidence(Kind.APART, List.of(), null, v, List.of(), violation);
  }

  private static Evidence weighted(
      Scene scene, ShownRun<?> run, @Nullable Certificate<?> certificate) {
    if (certificate instanceof TouchingCertificate<?> found) {
      Vec<BigFraction> d = found.direction().toRational();
      TouchingCertificate<BigFraction> exact =
          new TouchingCertificate<>(found.pairs(), proportions(found.weights()), d);
      return of(scene, Kind.TOUCHING, exact, d, List.of());
    }
    if (certificate instanceof OverlappingCertificate<?> found) {
      OverlappingCertificate<BigFraction> exact =
          new OverlappingCertificate<>(found.pairs(), proportions(found.weights()), found.basis());
      return of(scene, Kind.OVERLAPPING, exact, null, found.basis());
    }
    return unnamed(scene, run);
  }

  /** Of a loop that makes no certificate: pairs with the weight 0 play no part. */
  private static Evidence unnamed(Scene scene, ShownRun<?> run) {
    Vec<BigFraction> all = proportions(run.weights());
    List<IndexPair> pairs = new ArrayList<>();
    List<BigFraction> weights = new ArrayList<>();
    for (int i = 0; i < all.dimension(); i++) {
      if (!Rationals.INSTANCE.isZero(all.get(i))) {
        pairs.add(run.pairs().get(i));
        weights.add(all.get(i));
      }
    }
    Vec<BigFraction> lambda = Vec.from(Rationals.INSTANCE, weights);
    return run.outcome() == Outcome.SEPARATED
        ? of(scene, Kind.SEPARATED, new SeparatedCertificate<>(pairs, lambda), null, List.of())
        : meeting(scene, pairs, lambda);
  }

  private static Evidence of(
      Scene scene,
      Kind kind,
      Certificate<BigFraction> exact,
      @Nullable Vec<BigFraction> direction,
      List<Integer> basis) {
    return new Evidence(
        kind,
        exact.pairs(),
        exact.weights(),
        direction,
        basis,
        exact.violation(scene.a(), scene.b()));
  }

  private static Evidence meeting(Scene scene, List<IndexPair> pairs, Vec<BigFraction> weights) {
    @Nullable Violation<BigFraction> violation =
        new CommonPointCertificate<>(pairs, weights).violation(scene.a(), scene.b());
    return new Evidence(Kind.MEETING, pairs, weights, null, List.of(), violation);
  }

  /** Returns the weights as exact numbers, divided by their sum where they are rounded. */
  private static Vec<BigFraction> proportions(Vec<?> weights) {
    Vec<BigFraction> exact = weights.toRational();
    return weights.field().exact() ? exact : exact.times(Rationals.INSTANCE.inverse(exact.sum()));
  }
}
