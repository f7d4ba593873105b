package org.certigjk.variants;

import org.certigjk.geometry.Vec;
import org.certigjk.simplex.BackupProcedure;
import org.certigjk.simplex.SubSimplex;
import org.certigjk.subalgorithms.JohnsonTable;
import org.certigjk.subalgorithms.Space;
import org.jspecify.annotations.Nullable;

/**
 * SOLID 3, and the engines whose loops have its shape. The rules are told by {@link EngineRule}.
 */
final class EnginesOfVanDenBergen {

  private EnginesOfVanDenBergen() {}

  /** The loop that goes on until W is full or v is small beside it. */
  private abstract static class UntilFull<E> extends EngineQuery<E> {

    UntilFull(Input<E> input, boolean startInSimplex) {
      super(input, startInSimplex);
    }

    UntilFull(Input<E> input, int axis, int sign) {
      super(input, axis, sign);
    }

    @Override
    final @Nullable VariantExit pass() {
      if (state.isFull()) {
        return VariantExit.SIMPLEX_FULL;
      }
      if (isSmallBesideSimplex()) {
        return VariantExit.NEAR_ZERO;
      }
      if (limitReached()) {
        return VariantExit.ITERATION_LIMIT;
      }
      return step(state.findSupport(state.v()));
    }

    /** Tests s, and takes a step with it. */
    abstract @Nullable VariantExit step(Vec<E> s);
  }

  /** {@link EngineRule#SOLID}. */
  static final class Solid<E> extends UntilFull<E> {

    private final E tolerance = squareOf(1e-3);

    Solid(Input<E> input) {
      super(input, true);
    }

    @Override
    @Nullable VariantExit step(Vec<E> s) {
      if (state.supportRepeats(s)) {
        return VariantExit.SUPPORT_REPEATED;
      }
      if (isGapWithin(tolerance, s)) {
        return VariantExit.CLOSE_ENOUGH;
      }
      Vec<E>[] y = state.extendedPoints();
      if (field.signum(sumOfCofactors(y)) <= 0) {
        return VariantExit.AFFINELY_DEPENDENT;
      }
      @Nullable SubSimplex<E> found = nearest.solve(y);
      if (found == null) {
        return VariantExit.NO_SUBSET;
      }
      if (hardlyDecreases(found)) {
        @Nullable SubSimplex<E> best = new BackupProcedure<E>().solve(y);
        state.take(best == null ? found : best, y);
        return VariantExit.NO_DECREASE;
      }
      state.take(found, y);
      return null;
    }

    /** Returns Δ(Y) = Σ Δᵢ(Y). */
    private E sumOfCofactors(Vec<E>[] y) {
      JohnsonTable<E> table = JohnsonTable.of(y);
      E sum = field.zero();
      for (int i = 0; i < y.length; i++) {
        sum = field.plus(sum, table.cofactor((1 << y.length) - 1, i));
      }
      return sum;
    }

    @Override
    Claim claim(VariantExit exit) {
      return exit == VariantExit.NO_SUBSET ? Claim.SEPARATED : super.claim(exit);
    }
  }

  /** {@link EngineRule#BULLET}. */
  static final class Bullet<E> extends EngineQuery<E> {

    static final int LIMIT = 1001;

    private final E tolerance = of(1e-6, 1e-12);
    private final E sameVertex = of(1e-4, 1e-12);
    private final E flatVolume = square(of(1e-4, 1e-8));
    private final E solverAsked = of(1e-3, 1e-12);

    /** Whether the search that runs first has found that the bodies meet. */
    private boolean meets;

    Bullet(Input<E> input) {
      super(input, 1, 1);
    }

    @Override
    void start() {
      meets = new BulletSearch<>(this).meets();
    }

    @Override
    @Nullable VariantExit pass() {
      @Nullable VariantExit exit = loop();
      return exit != null && isLeftToSolver(exit) ? VariantExit.HANDED_OVER : exit;
    }

    private @Nullable VariantExit loop() {
      if (state.isFull()) {
        return VariantExit.SIMPLEX_FULL;
      }
      if (isLess(state.squaredNorm(), tolerance)) {
        return VariantExit.NEAR_ZERO;
      }
      if (limitReached()) {
        return VariantExit.ITERATION_LIMIT;
      }
      Vec<E> s = state.findSupport(state.v());
      if (isNearSimplex(s, sameVertex) || s.minus(state.lastSupport()).isZero()) {
        return VariantExit.SUPPORT_REPEATED;
      }
      if (isGapWithin(tolerance, s)) {
        return VariantExit.CLOSE_ENOUGH;
      }
      Vec<E>[] y = state.extendedPoints();
      if (y.length == Space.MAX_SIZE && isLess(square(volume(y)), flatVolume)) {
        return VariantExit.AFFINELY_DEPENDENT;
      }
      @Nullable SubSimplex<E> found = nearest.solve(y);
      if (found == null) {
        return VariantExit.NO_SUBSET;
      }
      if (!isLess(found.v().squaredNorm(), tolerance) && hardlyDecreases(found)) {
        return VariantExit.NO_DECREASE;
      }
      state.take(found, y);
      return null;
    }

    /** The loop has a result, but the solver is asked: it is small, or the search contradicts. */
    private boolean isLeftToSolver(VariantExit exit) {
      return exit != VariantExit.SIMPLEX_FULL
          && exit != VariantExit.ITERATION_LIMIT
          && hasResult()
          && (meets || isLess(length(), solverAsked));
    }

    private boolean hasResult() {
      return isLess(square(epsilon), state.squaredNorm());
    }

    @Override
    Claim claim(VariantExit exit) {
      return switch (exit) {
        case SIMPLEX_FULL -> Claim.MEETING;
        case ITERATION_LIMIT, HANDED_OVER -> Claim.NONE;
        default -> hasResult() ? Claim.SEPARATED : Claim.MEETING;
      };
    }
  }

  /** The search of Bullet: every test of zero is with ε. */
  static final class BulletSearch<E> extends CcdSearch<E> {

    BulletSearch(EngineQuery<E> query) {
      super(query);
    }

    @Override
    Claim segment(Vec<E> a, Vec<E> b) {
      Vec<E> ab = b.minus(a);
      E dot = ab.dot(a.unaryMinus());
      if (isZero(Space.cross(ab, a).squaredNorm()) && field.signum(dot) > 0) {
        return Claim.MEETING;
      }
      if (isZero(dot) || field.signum(dot) < 0) {
        keep(0);
        towards(a.unaryMinus());
      } else {
        towards(edgeNormal(ab, a));
      }
      return Claim.NONE;
    }

    @Override
    boolean touches(Vec<E> a, Vec<E> b, Vec<E> c) {
      return isNear(a.minus(a), a, b, c);
    }

    private boolean isNear(Vec<E> p, Vec<E> a, Vec<E> b, Vec<E> c) {
      @Nullable E squared = squaredDistance(p, a, b, c);
      return squared != null && isZero(squared);
    }

    @Override
    boolean hasArea(E squared) {
      return !field.isZero(squared);
    }

    /** By the inner products, term after term, as Bullet does where it needs no point. */
    @Override
    E squaredNorm(Vec<E> a, Vec<E> d, Vec<E> e, E s, E t) {
      E two = field.of(2);
      E squares =
          field.plus(
              field.times(query.square(s), d.squaredNorm()),
              field.times(query.square(t), e.squaredNorm()));
      E sum = field.plus(squares, field.times(field.times(field.times(two, s), t), d.dot(e)));
      sum = field.plus(sum, field.times(field.times(two, s), a.dot(d)));
      sum = field.plus(sum, field.times(field.times(two, t), a.dot(e)));
      return field.plus(sum, a.squaredNorm());
    }

    @Override
    Claim tetrahedron(Vec<E> a, Vec<E> b, Vec<E> c, Vec<E> d) {
      if (isNear(a, b, c, d)) {
        return Claim.SEPARATED;
      }
      if (touches(a, b, c) || touches(a, c, d) || touches(a, b, d) || touches(b, c, d)) {
        return Claim.MEETING;
      }
      boolean inAcd = isWithin(a, c, d, b);
      boolean inAdb = isWithin(a, d, b, c);
      boolean inAbc = isWithin(a, b, c, d);
      return inAcd && inAdb && inAbc ? Claim.MEETING : withoutFarthest(!inAcd, !inAdb);
    }

    /** Whether the origin is on the side of x of the plane through a, b, c, up to ε. */
    private boolean isWithin(Vec<E> a, Vec<E> b, Vec<E> c, Vec<E> x) {
      Vec<E> normal = Space.cross(b.minus(a), c.minus(a));
      return sign(normal.dot(a.unaryMinus())) == sign(normal.dot(x.minus(a)));
    }

    private int sign(E x) {
      return isZero(x) ? 0 : field.signum(x);
    }
  }

  /** {@link EngineRule#REACT_PHYSICS}. */
  static final class ReactPhysics<E> extends UntilFull<E> {

    private final E tolerance = squareOf(1e-3);
    private final E degenerate = field.of(1e-4);

    ReactPhysics(Input<E> input) {
      super(input, 1, 1);
    }

    @Override
    @Nullable VariantExit step(Vec<E> s) {
      if (isNearSimplex(s, degenerate)) {
        return VariantExit.SUPPORT_REPEATED;
      }
      if (isGapWithin(tolerance, s)) {
        return VariantExit.CLOSE_ENOUGH;
      }
      Vec<E>[] y = state.extendedPoints();
      if (isAtMost(measure(y), degenerate)) {
        return VariantExit.AFFINELY_DEPENDENT;
      }
      @Nullable SubSimplex<E> found = nearest.solve(y);
      if (found == null) {
        return VariantExit.NO_SUBSET;
      }
      boolean stagnant = hardlyDecreases(found);
      state.take(found, y);
      return stagnant ? VariantExit.NO_DECREASE : null;
    }

    /** The squared length of two points, the squared cross product of three, |det| of four. */
    private E measure(Vec<E>[] y) {
      Vec<E> edge = y[1].minus(y[0]);
      if (y.length == 2) {
        return edge.squaredNorm();
      }
      if (y.length == 3) {
        return Space.cross(edge, y[2].minus(y[0])).squaredNorm();
      }
      E volume = volume(y);
      return field.signum(volume) < 0 ? field.unaryMinus(volume) : volume;
    }

    @Override
    Claim claim(VariantExit exit) {
      return switch (exit) {
        case SIMPLEX_FULL, NEAR_ZERO -> Claim.MEETING;
        case ITERATION_LIMIT -> Claim.NONE;
        default -> isLess(epsilon, state.squaredNorm()) ? Claim.SEPARATED : Claim.MEETING;
      };
    }
  }

  /** {@link EngineRule#JOLT}. */
  static final class Jolt<E> extends EngineQuery<E> {

    private final E meeting = squareOf(1e-4);
    private boolean converged;

    Jolt(Input<E> input) {
      super(input, 0, -1);
    }

    @Override
    @Nullable VariantExit pass() {
      if (state.isFull()) {
        return VariantExit.SIMPLEX_FULL;
      }
      if (isAtMost(state.squaredNorm(), meeting) || isSmallBesideSimplex()) {
        return VariantExit.NEAR_ZERO;
      }
      if (converged) {
        return VariantExit.NO_DECREASE;
      }
      if (limitReached()) {
        return VariantExit.ITERATION_LIMIT;
      }
      state.findSupport(state.v());
      Vec<E>[] y = state.extendedPoints();
      @Nullable SubSimplex<E> found = nearest.solve(y);
      if (found == null) {
        return VariantExit.NO_SUBSET;
      }
      if (!isLess(found.v().squaredNorm(), state.squaredNorm())) {
        return VariantExit.NO_DECREASE;
      }
      converged = hardlyDecreases(found);
      state.take(found, y);
      return null;
    }
  }

  /** Six times the signed volume of a tetrahedron. */
  private static <E> E volume(Vec<E>[] y) {
    return Space.det(y[3].minus(y[0]), y[1].minus(y[0]), y[2].minus(y[0]));
  }
}
