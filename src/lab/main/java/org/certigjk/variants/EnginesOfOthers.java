package org.certigjk.variants;

import org.certigjk.field.OrderedField;
import org.certigjk.geometry.IndexedSupportMapping;
import org.certigjk.geometry.Vec;
import org.certigjk.subalgorithms.Space;
import org.jspecify.annotations.Nullable;

/** The engines that no other resembles. The rules are told by {@link EngineRule}. */
final class EnginesOfOthers {

  private EnginesOfOthers() {}

  /** {@link EngineRule#OPEN_GJK}. */
  static final class OpenGjk<E> extends EngineQuery<E> {

    static final int LIMIT = 25;

    private final E relative = field.times(epsilon, field.of(1e4));
    private final E absolute = field.times(epsilon, field.of(1e2));
    private E longest = field.zero();

    OpenGjk(Input<E> input) {
      super(input, true);
    }

    @Override
    @Nullable VariantExit pass() {
      if (state.isFull()) {
        return VariantExit.SIMPLEX_FULL;
      }
      if (limitReached()) {
        return VariantExit.ITERATION_LIMIT;
      }
      Vec<E> s = state.findSupport(state.v());
      if (isGapWithin(relative, s) || isLess(gap(s), absolute)) {
        return VariantExit.CLOSE_ENOUGH;
      }
      if (isLess(state.squaredNorm(), square(relative))) {
        return VariantExit.NEAR_ZERO;
      }
      if (!state.moveToNearest(nearest)) {
        return VariantExit.NO_SUBSET;
      }
      for (Vec<E> point : state.points()) {
        E squared = point.squaredNorm();
        longest = isLess(longest, squared) ? squared : longest;
      }
      boolean tiny = isAtMost(state.squaredNorm(), field.times(square(absolute), longest));
      return tiny ? VariantExit.NEAR_ZERO : null;
    }

    @Override
    Claim claim(VariantExit exit) {
      return exit == VariantExit.ITERATION_LIMIT && isLimit(LIMIT)
          ? Claim.SEPARATED
          : super.claim(exit);
    }
  }

  /** {@link EngineRule#BOX2D}. */
  static final class Box2d<E> extends EngineQuery<E> {

    static final int LIMIT = 20;

    private final E noDirection = of(1000f * Float.MIN_NORMAL, 1000 * Double.MIN_NORMAL);

    Box2d(Input<E> input) {
      super(input, true);
    }

    @Override
    @Nullable VariantExit pass() {
      if (state.isFull()) {
        return VariantExit.SIMPLEX_FULL;
      }
      Vec<E> d = direction(state.points());
      if (isLess(d.squaredNorm(), noDirection)) {
        return VariantExit.NEAR_ZERO;
      }
      state.findSupport(d);
      if (state.supportPairRepeats()) {
        return VariantExit.SUPPORT_REPEATED;
      }
      if (isLastIteration()) {
        return VariantExit.ITERATION_LIMIT;
      }
      return state.moveToNearest(nearest) ? null : VariantExit.NO_SUBSET;
    }

    /** The point of W, or the normal ((w₁ + w₂) × e)(e₂, −e₁) of its edge e = w₂ − w₁. */
    private Vec<E> direction(Vec<E>[] w) {
      if (w.length == 1) {
        return w[0];
      }
      Vec<E> e = w[1].minus(w[0]);
      Vec<E> normal = e.withCoordinates(e.get(1), field.unaryMinus(e.get(0)));
      return normal.times(Space.minor(w[0].plus(w[1]), e, 0, 1));
    }
  }

  /** {@link EngineRule#MUJOCO}. */
  static final class MuJoCo<E> extends EngineQuery<E> {

    static final int LIMIT = 35;

    private final E tolerance = field.of(1e-6);
    private final E smallest = field.of(1e-15);
    private E lengthBefore = field.zero();

    private final Vec<E> first;

    MuJoCo(Input<E> input) {
      super(input, false);
      first = middle(input.a()).minus(middle(input.b()));
    }

    @Override
    void start() {
      state.startAt(first);
    }

    /** The mean of the support points along the axes, which is a point of the body. */
    private static <E> Vec<E> middle(IndexedSupportMapping<E> body) {
      OrderedField<E> field = body.field();
      int dimension = body.dimension();
      Vec<E> e = Vec.unit(field, dimension, 0);
      Vec<E> sum = e.minus(e);
      for (int axis = 0; axis < dimension; axis++) {
        e = Vec.unit(field, dimension, axis);
        sum = sum.plus(body.support(e)).plus(body.support(e.unaryMinus()));
      }
      return sum.times(field.inverse(field.of(2.0 * dimension)));
    }

    @Override
    @Nullable VariantExit pass() {
      if (state.isFull()) {
        return VariantExit.SIMPLEX_FULL;
      }
      if (limitReached()) {
        return VariantExit.ITERATION_LIMIT;
      }
      E length = length();
      if (isLess(length, smallest)) {
        return VariantExit.NEAR_ZERO;
      }
      if (isLess(field.minus(lengthBefore, length), smallest)
          && isLess(field.minus(length, lengthBefore), smallest)) {
        return VariantExit.NO_DECREASE;
      }
      Vec<E> s = state.findSupport(state.v());
      if (field.signum(state.v().dot(state.v().minus(s))) < 0) {
        return VariantExit.CLOSE_ENOUGH;
      }
      if (!state.moveToNearest(nearest)) {
        return VariantExit.NO_SUBSET;
      }
      lengthBefore = length;
      return null;
    }

    @Override
    Claim claim(VariantExit exit) {
      if (exit == VariantExit.NO_SUBSET
          || (exit == VariantExit.ITERATION_LIMIT && !isLimit(LIMIT))) {
        return Claim.NONE;
      }
      boolean separated = field.signum(state.v().dot(state.findSupport(state.v()))) > 0;
      boolean touching =
          state.isFull() || (state.points().length > 1 && isAtMost(length(), tolerance));
      return touching && !separated ? Claim.MEETING : Claim.SEPARATED;
    }
  }

  /** {@link EngineRule#FCL}. */
  static final class Fcl<E> extends EngineQuery<E> {

    static final int LIMIT = 1000;

    private final E tolerance = field.of(1e-6);
    private @Nullable VariantExit first;
    private @Nullable E lengthBefore;

    Fcl(Input<E> input) {
      super(input, false);
    }

    @Override
    void start() {
      CcdSearch<E> search = new FclSearch<>(this);
      if (search.meets()) {
        first = VariantExit.ORIGIN_FOUND;
      } else if (!state.startWith(search.pairs(), nearest)) {
        first = VariantExit.NO_SUBSET;
      }
    }

    @Override
    @Nullable VariantExit pass() {
      if (first != null) {
        return first;
      }
      E length = length();
      @Nullable E before = lengthBefore;
      if (before != null && isLess(field.minus(before, length), tolerance)) {
        return VariantExit.NO_DECREASE;
      }
      if (limitReached()) {
        return VariantExit.ITERATION_LIMIT;
      }
      E ofSupport = root(state.findSupport(state.v()).squaredNorm());
      if (isLess(field.minus(length, ofSupport), tolerance)
          && isLess(field.minus(ofSupport, length), tolerance)) {
        return VariantExit.SUPPORT_REPEATED;
      }
      if (state.isFull()) {
        return VariantExit.SIMPLEX_FULL;
      }
      if (!state.moveToNearest(nearest)) {
        return VariantExit.NO_SUBSET;
      }
      lengthBefore = length;
      return null;
    }

    @Override
    Claim claim(VariantExit exit) {
      return exit == VariantExit.SIMPLEX_FULL ? Claim.NONE : super.claim(exit);
    }
  }

  /** The search of FCL: squares are tested with ε², and planes by unit normals. */
  static final class FclSearch<E> extends CcdSearch<E> {

    FclSearch(EngineQuery<E> query) {
      super(query);
    }

    @Override
    Claim segment(Vec<E> a, Vec<E> b) {
      Vec<E> ab = b.minus(a);
      Vec<E> normal = Space.cross(b, ab);
      E bound =
          field.times(field.times(ab.squaredNorm(), b.squaredNorm()), query.square(query.epsilon));
      if (query.isLess(normal.squaredNorm(), bound)) {
        return Claim.MEETING;
      }
      towards(Space.cross(unit(normal), ab));
      return Claim.NONE;
    }

    /** x / ‖x‖, or 0. */
    private Vec<E> unit(Vec<E> x) {
      E squared = x.squaredNorm();
      return field.isZero(squared) ? x : x.times(field.inverse(query.root(squared)));
    }

    @Override
    boolean touches(Vec<E> a, Vec<E> b, Vec<E> c) {
      @Nullable E squared = squaredDistance(a.minus(a), a, b, c);
      return squared != null && query.isLess(squared, query.square(query.epsilon));
    }

    @Override
    boolean hasArea(E squared) {
      return !isZero(squared);
    }

    @Override
    E squaredNorm(Vec<E> a, Vec<E> d, Vec<E> e, E s, E t) {
      return a.plus(d.times(s)).plus(e.times(t)).squaredNorm();
    }

    @Override
    Claim tetrahedron(Vec<E> a, Vec<E> b, Vec<E> c, Vec<E> d) {
      Vec<E> abc = unit(Space.cross(b.minus(a), c.minus(a)));
      Vec<E> acd = unit(Space.cross(c.minus(a), d.minus(a)));
      Vec<E> adb = unit(Space.cross(d.minus(a), b.minus(a)));
      E height = abc.dot(d.minus(a));
      if (isZero(height)) {
        return Claim.SEPARATED;
      }
      if (isOn(abc, a, b, c) || isOn(acd, a, c, d) || isOn(adb, a, d, b)) {
        return Claim.MEETING;
      }
      boolean inAbc = isWithin(abc, a, height);
      boolean inAdb = isWithin(adb, a, adb.dot(c.minus(a)));
      boolean inAcd = isWithin(acd, a, acd.dot(b.minus(a)));
      return inAbc && inAdb && inAcd ? Claim.MEETING : withoutFarthest(!inAcd, !inAdb);
    }

    /** Whether the origin is on the plane with this normal, and in the triangle. */
    private boolean isOn(Vec<E> normal, Vec<E> a, Vec<E> b, Vec<E> c) {
      return isZero(normal.dot(a)) && touches(a, b, c);
    }

    private boolean isWithin(Vec<E> normal, Vec<E> a, E height) {
      return field.signum(field.times(normal.dot(a.unaryMinus()), height)) > 0;
    }
  }
}
