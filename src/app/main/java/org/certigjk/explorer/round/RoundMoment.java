package org.certigjk.explorer.round;

import java.util.List;
import java.util.Objects;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.explorer.number.NumberText;
import org.certigjk.explorer.number.ShortDecimal;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.Iteration;
import org.certigjk.simplex.JohnsonSubAlgorithm;
import org.certigjk.simplex.SubSimplex;
import org.jspecify.annotations.Nullable;

/**
 * A state of a run on a scene with a ball or a cone, on which claims are decided: what is said of v
 * and of points is meant of the numbers that the run's stand for, what is said of A, B and A ⊖ B of
 * the shapes themselves.
 *
 * @param <E> the type of the run's coordinates
 */
final class RoundMoment<E> {

  private static final Rationals FIELD = Rationals.INSTANCE;
  private static final int DIGITS = 6;

  private final RoundRun<E> run;
  private final int k;
  private final Iteration<E> state;
  private final @Nullable Known known;
  private final Region a;
  private final Region b;
  private final @Nullable Vec<BigFraction> v;

  RoundMoment(RoundRun<E> run, @Nullable Known known, int k) {
    this.run = run;
    this.known = known;
    this.k = k;
    this.state = run.states().get(k);
    this.a = new Region(run.scene().a(), run.scene().shapeA());
    this.b = new Region(run.scene().b(), run.scene().shapeB());
    this.v = isFinite(state.v()) ? state.v().toRational() : null;
  }

  static <E> boolean isFinite(Vec<E> x) {
    boolean found = true;
    for (int c = 0; c < x.dimension(); c++) {
      found = found && (x.field().exact() || Double.isFinite(x.field().toDouble(x.get(c))));
    }
    return found;
  }

  RoundRun<E> run() {
    return run;
  }

  @Nullable Known known() {
    return known;
  }

  Iteration<E> state() {
    return state;
  }

  boolean isFirst() {
    return k == 0;
  }

  boolean isEmpty() {
    return k == 0 && run.startsEmpty();
  }

  boolean isLast() {
    return k == run.states().size() - 1;
  }

  boolean isFinite() {
    return v != null;
  }

  boolean isZero() {
    return v != null && v.isZero();
  }

  /** Returns whether v is a direction, in which support points can be compared. */
  boolean isDirection() {
    return v != null && !v.isZero();
  }

  Vec<BigFraction> v() {
    return Objects.requireNonNull(v, "v is not finite");
  }

  // W.

  /** Returns the point of the hull of W that is nearest to O. */
  private Vec<BigFraction> nearest() {
    List<IndexPair> pairs = state.simplex();
    @SuppressWarnings({"unchecked", "rawtypes"}) // a generic array cannot be made otherwise
    Vec<BigFraction>[] points = new Vec[pairs.size()];
    for (int i = 0; i < points.length; i++) {
      points[i] = pointOfA(pairs.get(i)).minus(pointOfB(pairs.get(i)));
    }
    SubSimplex<BigFraction> found = new JohnsonSubAlgorithm<BigFraction>().solve(points);
    return Objects.requireNonNull(found, "over an exact field there always is one").v();
  }

  private Vec<BigFraction> pointOfA(IndexPair pair) {
    return run.a().get(pair.a()).toRational();
  }

  private Vec<BigFraction> pointOfB(IndexPair pair) {
    return run.b().get(pair.b()).toRational();
  }

  /** Returns how far v is from the point of the hull of W nearest to O. */
  RootSum offNearest() {
    BigFraction square = v().minus(nearest()).squaredNorm();
    return RootSum.of(BigFraction.ZERO, square, BigFraction.ZERO);
  }

  /** Returns whether the points of A and of B that make W belong to the bodies. */
  boolean isInside() {
    return state.simplex().stream()
        .allMatch(pair -> a.contains(pointOfA(pair)) && b.contains(pointOfB(pair)));
  }

  /** Returns whether O is a point of the hull of W, and that of A ⊖ B. */
  boolean isMeeting() {
    return !isEmpty() && nearest().isZero() && isInside();
  }

  // s.

  boolean looks() {
    return isDirection() && state.support() != null;
  }

  private IndexPair pair() {
    return Objects.requireNonNull(state.supportPair(), "no s");
  }

  /** Returns how much farther along −v than s A ⊖ B reaches, times ‖v‖. */
  RootSum shortfall() {
    return reaching(v().dot(pointOfA(pair()).minus(pointOfB(pair()))));
  }

  /** Returns h(−v) + r with the support function h of A ⊖ B. */
  private RootSum reaching(BigFraction r) {
    Region.Reach inA = a.reach(v().unaryMinus());
    Region.Reach inB = b.reach(v());
    return RootSum.of(inA.rational().add(inB.rational()).add(r), inA.square(), inB.square());
  }

  boolean isFarthestOfA() {
    return a.isFarthest(pointOfA(pair()), v().unaryMinus());
  }

  boolean isFarthestOfB() {
    return b.isFarthest(pointOfB(pair()), v());
  }

  boolean isOutsideA() {
    return !a.contains(pointOfA(pair()));
  }

  boolean isOutsideB() {
    return !b.contains(pointOfB(pair()));
  }

  /** Returns the sign of vᵀ(v − s) with a support point s of A ⊖ B that is not rounded. */
  int signOfGap() {
    return reaching(v().squaredNorm()).sign();
  }

  /** Returns whether A ⊖ B lies beyond a line or plane across v, O before it. */
  boolean isParted() {
    return isDirection() && reaching(BigFraction.ZERO).sign() < 0;
  }

  /** Returns a number below the distance of A and B, that of this line or plane to O. */
  BigFraction lowerBound() {
    BigFraction least = reaching(BigFraction.ZERO).above().negate();
    return FIELD.signum(least) <= 0
        ? BigFraction.ZERO
        : least.divide(RootSum.root(v().squaredNorm(), true));
  }

  boolean isInSimplex() {
    return !isEmpty() && state.simplex().contains(state.supportPair());
  }

  boolean isKept() {
    return !isLast() && run.states().get(k + 1).simplex().contains(state.supportPair());
  }

  // ‖v‖.

  /** Returns ‖v‖ less the distance, if that is known and not 0, and ‖v‖ is of a point. */
  @Nullable RootSum excess() {
    return known == null || known.sign() <= 0 || !isDirection() || isEmpty()
        ? null
        : known.excess(v().squaredNorm());
  }

  /** Returns the length of what the run returns less the distance, if both are there and not 0. */
  @Nullable RootSum excessOfAnswer() {
    Vec<E> answer = run.result().v();
    return known == null || known.sign() <= 0 || !run.measures() || !isFinite(answer)
        ? null
        : known.excess(answer.toRational().squaredNorm());
  }

  // Words.

  /** Returns what the points x with vᵀx = vᵀs are. */
  String level() {
    return run.scene().dimension() == 2 ? "line" : "plane";
  }

  String equalsVector() {
    return NumberText.equal(state.v());
  }

  String nameOfSupport() {
    return name(pair());
  }

  String nameOfFirst() {
    return name(state.simplex().get(0));
  }

  String nameOfA() {
    return "a" + NumberText.subscript(pair().a());
  }

  String nameOfB() {
    return "b" + NumberText.subscript(pair().b());
  }

  private static String name(IndexPair pair) {
    return "a" + NumberText.subscript(pair.a()) + " − b" + NumberText.subscript(pair.b());
  }

  /** Returns how much farther along −v than s A ⊖ B reaches, or s than A ⊖ B, for a sentence. */
  String shortfallInWords() {
    return shortfall().sizeOver(v().squaredNorm());
  }

  /** Returns the lower bound in a few digits, rounded downwards. */
  String bound() {
    BigFraction bound = lowerBound();
    return ShortDecimal.belowRoot(bound.multiply(bound), DIGITS).replace('-', '−');
  }
}
