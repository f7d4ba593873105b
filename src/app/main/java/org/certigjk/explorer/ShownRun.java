package org.certigjk.explorer;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.IntPredicate;
import org.certigjk.certificate.Certificate;
import org.certigjk.certificate.IndexPair;
import org.certigjk.explorer.number.NumberType;
import org.certigjk.explorer.subsets.RecordingSubAlgorithm.Question;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.MinkowskiDifference;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.ClosestPoints;
import org.certigjk.gjk.Iteration;
import org.certigjk.simplex.SubSimplex;
import org.certigjk.subalgorithms.SubAlgorithm;
import org.certigjk.variants.ScaledVariant;
import org.certigjk.variants.Variants;
import org.jspecify.annotations.Nullable;

/**
 * A run with all that the page shows of it, whichever loop and field made it.
 *
 * @param numbers the field
 * @param loop the loop
 * @param subAlgorithm the sub-algorithm, which {@link Variants#ALZUBAIDI} does not ask
 * @param a A over the field
 * @param b B over the field
 * @param exponent k, if the loop was given A and B times 2⁻ᵏ and the rest is in the unit of A and
 *     B, but for what the sub-algorithm computed
 * @param outcome what the run says of the bodies
 * @param stop why it ended
 * @param pairs the last simplex W
 * @param weights the weights of its points
 * @param v the vector that it returns
 * @param certificate the certificate of an answer of the loop of this library, else {@code null}
 * @param states the states
 * @param questions what the sub-algorithm was asked; the first question in state 0, and so on
 * @param <E> the type of the coordinates
 */
record ShownRun<E>(
    NumberType numbers,
    Variants loop,
    SubAlgorithm subAlgorithm,
    Polytope<E> a,
    Polytope<E> b,
    int exponent,
    Outcome outcome,
    Stop stop,
    List<IndexPair> pairs,
    Vec<E> weights,
    Vec<E> v,
    @Nullable Certificate<E> certificate,
    List<Iteration<E>> states,
    List<Question<E>> questions) {

  /** Copies the lists. */
  ShownRun {
    pairs = List.copyOf(pairs);
    states = List.copyOf(states);
    questions = List.copyOf(questions);
  }

  OrderedField<E> field() {
    return a.field();
  }

  /** Returns the point aᵢ − bⱼ. */
  Vec<E> point(IndexPair pair) {
    return a.get(pair.a()).minus(b.get(pair.b()));
  }

  /** Returns the points aᵢ − bⱼ. */
  Vec<E>[] points(List<IndexPair> named) {
    return new MinkowskiDifference<>(a, b)
        .get(IndexPair.indicesA(named), IndexPair.indicesB(named));
  }

  /** Returns the points Σ λᵢaᵢ and Σ λᵢbᵢ of the last simplex. */
  ClosestPoints<E> closestPoints() {
    return new ClosestPoints<>(
        weights.combination(a.get(IndexPair.indicesA(pairs))),
        weights.combination(b.get(IndexPair.indicesB(pairs))));
  }

  /** Returns what the sub-algorithm was asked in state k, {@code null} if nothing. */
  @Nullable Question<E> question(int k) {
    return k < questions.size() ? questions.get(k) : null;
  }

  /** Returns whether the loop starts with W = ∅, so that the first point only gives a direction. */
  boolean startsEmpty() {
    return loop.startsEmpty();
  }

  /**
   * Returns the pairs from which state k + 1 is made: W and s, or s alone after a start with W = ∅.
   */
  List<IndexPair> extended(int k) {
    Iteration<E> state = states.get(k);
    List<IndexPair> extended =
        new ArrayList<>(k == 0 && startsEmpty() ? List.of() : state.simplex());
    if (state.supportPair() != null) {
      extended.add(state.supportPair());
    }
    return extended;
  }

  /** Returns the points of which the sub-algorithm was asked in state k, in their unit. */
  Vec<E>[] asked(int k) {
    Vec<E>[] points = points(extended(k));
    Arrays.setAll(points, i -> inUnitOfLoop(points[i]));
    return points;
  }

  /**
   * Returns the positions, among the points of which it was asked in state k, of those of its last
   * answer.
   */
  List<Integer> answered(int k) {
    Question<E> before = k == 0 ? null : question(k - 1);
    SubSimplex<E> answer = before == null ? null : before.answer();
    if (answer == null) {
      return List.of();
    }
    Vec<E>[] earlier = asked(k - 1);
    List<Vec<E>> rest = new ArrayList<>();
    for (int j = 0; j < answer.size(); j++) {
      rest.add(earlier[answer.index(j)]);
    }
    Vec<E>[] points = asked(k);
    List<Integer> found = new ArrayList<>();
    for (int i = 0; i < points.length; i++) {
      Vec<E> point = points[i];
      for (int j = 0; j < rest.size(); j++) {
        if (rest.get(j).minus(point).isZero()) {
          rest.remove(j);
          found.add(i);
          break;
        }
      }
    }
    return found;
  }

  /** Returns a point that the sub-algorithm computed, in the unit of A and B. */
  Vec<E> inItsUnit(Vec<E> x) {
    return times(x, exponent);
  }

  /** Returns a point of the bodies in the unit in which the loop has them. */
  Vec<E> inUnitOfLoop(Vec<E> x) {
    return times(x, -exponent);
  }

  private static <E> Vec<E> times(Vec<E> x, int exponent) {
    return exponent == 0 ? x : ScaledVariant.times(x, exponent);
  }

  /** Returns whether v is a distance vector, and not only an axis. */
  boolean measures() {
    return outcome == Outcome.SEPARATED && stop != Stop.SEPARATING_AXIS;
  }

  private boolean hasSameVector(int k, int other) {
    return states.get(other).v().minus(states.get(k).v()).isZero();
  }

  private boolean isSame(int k, int other) {
    return states.get(other).simplex().equals(states.get(k).simplex()) && hasSameVector(k, other);
  }

  /** Returns the last state from first on and before k that is wanted; −1 if there is none. */
  static int lastBefore(int k, int first, IntPredicate wanted) {
    int step = k - 1;
    while (step >= first && !wanted.test(step)) {
      step--;
    }
    return step < first ? -1 : step;
  }

  /** Returns the last state before k with the same v; −1 if there is none. */
  int lastWithVector(int k) {
    return lastBefore(k, 0, step -> hasSameVector(k, step));
  }

  /** Returns the last state before k with the same W and v; −1 if there is none. */
  int lastWithState(int k) {
    return lastBefore(k, 0, step -> isSame(k, step));
  }

  /** Returns the first state from which on, up to k, W and v do not change. */
  int unchangedSince(int k) {
    return 1 + lastBefore(k, 0, step -> !isSame(k, step));
  }

  /** Returns the last state before k with the same v and the same s; −1 if there is none. */
  int lastWithSupport(int k) {
    IndexPair pair = states.get(k).supportPair();
    return lastBefore(
        k,
        0,
        step -> Objects.equals(pair, states.get(step).supportPair()) && hasSameVector(k, step));
  }
}
