package org.certigjk.explorer;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.explorer.number.NumberText;
import org.certigjk.explorer.subsets.Asked;
import org.certigjk.explorer.subsets.ExactSet;
import org.certigjk.explorer.subsets.RecordingSubAlgorithm.Question;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.MinkowskiDifference;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.Iteration;
import org.certigjk.simplex.JohnsonSubAlgorithm;
import org.certigjk.simplex.SubSimplex;
import org.jspecify.annotations.Nullable;

/**
 * A state of a run, on which the claims of the page are decided: what the run computed is as it is,
 * and {@link #exactly} is what is true of v, as the rational numbers that its coordinates stand
 * for, and of the points aᵢ − bⱼ of the bodies of the scene, which the run may have rounded.
 *
 * @param <E> the type of the run's coordinates
 */
final class Moment<E> {

  private final Scene scene;
  private final ShownRun<BigFraction> exact;
  private final ShownRun<E> run;
  private final int k;
  private final Iteration<E> state;
  private final OrderedField<E> field;

  private final Facts facts;

  Moment(Scene scene, ShownRun<BigFraction> exact, ShownRun<E> run, int k) {
    this.scene = scene;
    this.exact = exact;
    this.run = run;
    this.k = k;
    this.state = run.states().get(k);
    this.field = run.field();
    Vec<BigFraction> v = isFinite(state.v()) ? state.v().toRational() : null;
    this.facts = new Facts(scene, exact, v, state.supportPair());
  }

  /** Another state of a run with the same v and s, of which the same is true. */
  private Moment(Moment<E> same, int k) {
    this.scene = same.scene;
    this.exact = same.exact;
    this.run = same.run;
    this.k = k;
    this.state = run.states().get(k);
    this.field = same.field;
    this.facts = same.facts;
  }

  /** Returns the states of a run: one that goes on for ever is in few of them. */
  static <E> List<Moment<E>> all(Scene scene, ShownRun<BigFraction> exact, ShownRun<E> run) {
    List<Moment<E>> all = new ArrayList<>();
    for (int k = 0; k < run.states().size(); k++) {
      int before = run.lastWithSupport(k);
      all.add(before < 0 ? new Moment<>(scene, exact, run, k) : new Moment<>(all.get(before), k));
    }
    return all;
  }

  private boolean isFinite(Vec<E> x) {
    for (int c = 0; c < x.dimension(); c++) {
      if (!isFinite(x.get(c))) {
        return false;
      }
    }
    return true;
  }

  private boolean isFinite(E number) {
    return field.exact() || Double.isFinite(field.toDouble(number));
  }

  /** Returns what is true of v and s. */
  Facts exactly() {
    return facts;
  }

  ShownRun<E> run() {
    return run;
  }

  int step() {
    return k;
  }

  boolean isExact() {
    return field.exact();
  }

  boolean isFirst() {
    return k == 0;
  }

  boolean isLast() {
    return k == run.states().size() - 1;
  }

  /** Returns whether the run ends here, by this exit. */
  boolean endsBy(Stop stop) {
    return isLast() && run.stop() == stop;
  }

  /** Returns W, or the point that makes the first v where W = ∅. */
  List<IndexPair> simplex() {
    return state.simplex();
  }

  /** Returns the W that follows; empty at the end. */
  List<IndexPair> next() {
    return isLast() ? List.of() : run.states().get(k + 1).simplex();
  }

  /** Returns whether W = ∅. */
  boolean isEmpty() {
    return k == 0 && run.startsEmpty();
  }

  boolean isInSimplex(@Nullable IndexPair pair) {
    return pair != null && !isEmpty() && simplex().contains(pair);
  }

  /** Returns whether W has one point more than there are dimensions. */
  boolean isFull() {
    return simplex().size() == scene.dimension() + 1;
  }

  boolean hasNegativeWeight() {
    for (int i = 0; i < state.weights().dimension(); i++) {
      if (field.signum(state.weights().get(i)) < 0) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether the next W has s. */
  boolean isSupportKept() {
    return looks() && next().contains(state.supportPair());
  }

  /**
   * Returns the pair in whose place the loop that keeps two points puts s; {@code null} if none.
   */
  @Nullable IndexPair replaced() {
    for (int i = 0; run.loop().keepsTwoPoints() && i < next().size(); i++) {
      if (!simplex().get(i).equals(next().get(i))) {
        return simplex().get(i);
      }
    }
    return null;
  }

  @Nullable IndexPair supportPair() {
    return state.supportPair();
  }

  /** Returns whether the loop looked for s here. */
  boolean looks() {
    return state.support() != null;
  }

  /** Returns ‖v‖² as computed; {@code null} if it is not finite. */
  @Nullable BigFraction computedNorm() {
    return computed(state.squaredNorm());
  }

  /** Returns whether the loop scales the bodies, and there ‖v‖² is 0, infinite or NaN. */
  boolean isScaledOutOfRange() {
    E norm = run.inUnitOfLoop(state.v()).squaredNorm();
    return run.exponent() != 0 && field.compare(field.plus(norm, norm), norm) <= 0;
  }

  /** Returns vᵀ(v − s) as computed; {@code null} if there is no s, or it is not finite. */
  @Nullable BigFraction computedGap() {
    Vec<E> support = state.support();
    return support == null ? null : computed(state.v().dot(state.v().minus(support)));
  }

  private @Nullable BigFraction computed(E number) {
    return isFinite(number) ? field.toRational(number) : null;
  }

  /** Returns what the sub-algorithm answered here; {@code null} if nothing. */
  @Nullable SubSimplex<E> answer() {
    Question<E> question = run.question(k);
    return question == null ? null : question.answer();
  }

  /**
   * Returns what the sub-algorithm was asked here; {@code null} if nothing.
   *
   * @param known what is known of the sets of points of other states, and then of this one
   */
  @Nullable Asked<E> asked(Map<List<IndexPair>, ExactSet> known) {
    Question<E> question = run.question(k);
    if (question == null) {
      return null;
    }
    List<IndexPair> pairs = run.extended(k);
    return new Asked<>(
        run.subAlgorithm(),
        run.asked(k),
        known.computeIfAbsent(pairs, key -> new ExactSet(points(key))),
        run.answered(k),
        question);
  }

  /** Returns ‖v‖² of what the sub-algorithm answered; {@code null} if nothing, or not finite. */
  @Nullable BigFraction answeredNorm() {
    SubSimplex<E> answer = answer();
    return answer == null ? null : computed(answer.v().squaredNorm());
  }

  /** Returns whether W is two points whose distance, as computed, is 0. */
  boolean isPointTwice() {
    Vec<E>[] points = run.points(simplex());
    return points.length == 2 && field.isZero(points[1].minus(points[0]).squaredNorm());
  }

  /** Returns the last state before with s in W, if W has lost it since; −1 if not. */
  int discardedAfter() {
    int first = run.startsEmpty() ? 1 : 0; // the first point of such a run is not in W
    return !looks() || contains(k) ? -1 : ShownRun.lastBefore(k, first, this::contains);
  }

  private boolean contains(int step) {
    return isAmong(run.states().get(step).simplex());
  }

  /** Returns whether s is one of the points from which W was made. */
  boolean isSupportRepeated() {
    return isAmong(k > 0 ? run.extended(k - 1) : isEmpty() ? List.of() : simplex());
  }

  private boolean isAmong(List<IndexPair> pairs) {
    boolean found = false;
    for (IndexPair pair : pairs) {
      found = found || pair.equals(state.supportPair()) || isPoint(pair);
    }
    return found;
  }

  /** Returns whether the pair gives s: first as computed, which is quick. */
  private boolean isPoint(IndexPair pair) {
    Vec<E> computed = state.support();
    return computed != null
        && run.points(List.of(pair))[0].minus(computed).isZero()
        && Facts.point(scene, pair).minus(facts.support()).isZero();
  }

  /** Returns whether the computed vᵀ(v − s) is another number. */
  boolean isGapRounded() {
    BigFraction computed = computedGap();
    BigFraction gap = facts.gap();
    return computed != null && gap != null && computed.compareTo(gap) != 0;
  }

  /** Returns whether what the run returns, not always the last v, is the distance vector. */
  boolean isReturnedExact() {
    return isFinite(run.v()) && run.v().toRational().minus(exact.v()).isZero();
  }

  /** Returns whether the origin lies in the hull of the points of W. */
  boolean originIsInHull() {
    SubSimplex<BigFraction> nearest = new JohnsonSubAlgorithm<BigFraction>().solve(points());
    return nearest != null && nearest.v().isZero();
  }

  private Vec<BigFraction>[] points() {
    return points(simplex());
  }

  private Vec<BigFraction>[] points(List<IndexPair> pairs) {
    return new MinkowskiDifference<>(scene.a(), scene.b())
        .get(IndexPair.indicesA(pairs), IndexPair.indicesB(pairs));
  }

  /** Returns whether the weights are not negative, sum to 1 and combine points of W to 0. */
  boolean combinesToZero() {
    if (!isFinite(state.weights())) {
      return false;
    }
    Vec<BigFraction> weights = state.weights().toRational();
    return !hasNegativeWeight()
        && weights.sum().compareTo(BigFraction.ONE) == 0
        && weights.combination(points()).isZero();
  }

  /** Returns another state of the run. */
  Moment<E> at(int step) {
    return new Moment<>(scene, exact, run, step);
  }

  /** Returns whether the run leaves a certificate that holds. */
  boolean isCertified() {
    Evidence evidence = Evidence.of(scene, run);
    return evidence != null && evidence.violation() == null;
  }

  // Numbers in words.

  /** Returns "= (1, 2)" or "≈ (0.333333, 2)". */
  String equalsVector() {
    return NumberText.equal(state.v());
  }

  String equalsNorm() {
    return NumberText.equal(field, state.squaredNorm());
  }

  String equalsGap() {
    return equalsProduct(state.v().minus(Objects.requireNonNull(state.support(), "no s")));
  }

  String equalsProduct() {
    return equalsProduct(Objects.requireNonNull(state.support(), "no s"));
  }

  private String equalsProduct(Vec<E> x) {
    return NumberText.equal(field, state.v().dot(x));
  }

  /** Returns what the points x with vᵀx = vᵀv are. */
  String level() {
    return scene.dimension() == 2 ? "line" : "plane";
  }
}
