package org.certigjk.explorer.trace;

import java.util.Objects;
import java.util.function.Function;
import java.util.function.Predicate;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.explorer.number.NumberText;
import org.certigjk.field.Rationals;
import org.jspecify.annotations.Nullable;

/**
 * How exact arithmetic contradicts a step: each is decided with exact fractions, and holds only
 * beyond the bound.
 */
@SuppressWarnings("ImmutableEnumChecker") // the functions have no state
public enum Contradiction {
  /** A number of the step, or the distance at the end, is none. */
  NOT_FINITE(at -> !at.isFinite(), at -> "a number here is not finite"),

  /** λᵢ &lt; −θ. */
  NEGATIVE_WEIGHT(
      at -> at.negativeWeight() >= 0,
      at ->
          "the weight of "
              + name(at.step().simplex().get(at.negativeWeight()))
              + equal(Objects.requireNonNull(at.step().weights()).get(at.negativeWeight()))
              + ", which is negative"),

  /** |Σ λ − 1| &gt; θ. */
  WEIGHT_SUM(
      at -> at.wrongSum() != null,
      at -> "the sum of the weights" + equal(at.wrongSum()) + ", not 1"),

  /** ‖v − Σ λw‖ &gt; the bound. */
  NOT_COMBINED(
      at -> at.awayFromCombination() != null,
      at ->
          "v is not what the weights make of W, but " + length(at.awayFromCombination()) + " off"),

  /** v is further from the hull of W than the bound. */
  NOT_IN_HULL(
      at -> at.awayFromHull() != null,
      at -> "v is not in the hull of W, but " + length(at.awayFromHull()) + " away from it"),

  /** ‖v‖ &gt; ‖ν(W)‖ + the bound. */
  NOT_NEAREST(
      at -> at.nearerInHull() != null,
      at ->
          "v is not the point of W's hull nearest to the origin: its squared length is greater by "
              + more(Objects.requireNonNull(at.x()).squaredNorm(), at.nearerInHull())),

  /** vᵀs is greater than the least vᵀ(a − b) by more than ‖v‖ times the bound. */
  NOT_SUPPORT(
      at -> at.fartherPair() != null,
      at ->
          "s = "
              + name(at.step().support())
              + " is no support point: "
              + name(at.fartherPair())
              + " is farther in its direction"),

  /** ‖v‖ is not smaller than before, which was greater than the distance plus the bound. */
  NOT_FALLEN(
      at -> at.notFallenFrom() != null,
      at ->
          "v did not get shorter, though a point of A ⊖ B is nearer to the origin: its squared"
              + " length was greater than the squared distance by "
              + more(at.notFallenFrom(), at.squaredDistance())
              + " and is greater by "
              + more(Objects.requireNonNull(at.x()).squaredNorm(), at.squaredDistance())),

  /** "meet" is said, and the distance is greater than the bound. */
  FALSE_MEETING(
      Moment::isFalseMeeting,
      at ->
          "the claim is that the bodies meet, but their distance is "
              + length(at.squaredDistance())),

  /**
   * "apart" is said, and the bodies meet; where the bound is not 0, they overlap deeper than it.
   */
  FALSE_SEPARATION(
      Moment::isFalseSeparation, at -> "the claim is that the bodies are apart, but they meet"),

  /** The distance that is said is further from the distance than the bound. */
  FALSE_DISTANCE(
      Moment::isFalseDistance,
      at ->
          "the distance that is claimed"
              + equal(Objects.requireNonNull(at.claim()).distance())
              + "; the squared distance"
              + equal(at.squaredDistance()));

  private final Predicate<Moment> holds;
  private final Function<Moment, String> words;

  Contradiction(Predicate<Moment> holds, Function<Moment, String> words) {
    this.holds = holds;
    this.words = words;
  }

  /** Returns whether it is true of a step. */
  boolean holds(Moment at) {
    return holds.test(at);
  }

  /** Returns the sentence where it is true, without a capital and a full stop. */
  String text(Moment at) {
    return words.apply(at);
  }

  private static String name(@Nullable IndexPair pair) {
    IndexPair named = Objects.requireNonNull(pair);
    return "a" + NumberText.subscript(named.a()) + " − b" + NumberText.subscript(named.b());
  }

  /** Returns " = 1/2" or " ≈ 0.333333". */
  private static String equal(@Nullable BigFraction number) {
    return " " + NumberText.equal(Rationals.INSTANCE, Objects.requireNonNull(number));
  }

  /** Returns how much p is greater than q: "1/2" or "≈ 0.333333". */
  private static String more(@Nullable BigFraction p, @Nullable BigFraction q) {
    String difference =
        equal(Objects.requireNonNull(p).subtract(Objects.requireNonNull(q))).strip();
    return difference.startsWith("= ") ? difference.substring(2) : difference;
  }

  /** Returns the root of a square: "5" or "≈ 1.41421". */
  private static String length(@Nullable BigFraction square) {
    BigFraction q = Objects.requireNonNull(square);
    String exact = NumberText.exactRoot(q);
    boolean isShort = !exact.startsWith("√") && exact.length() <= NumberText.LONGEST_IN_SENTENCE;
    return isShort ? exact : "≈ " + NumberText.decimalRoot(q);
  }
}
