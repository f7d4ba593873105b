package org.certigjk.variants;

import org.certigjk.geometry.Vec;
import org.certigjk.simplex.BackupProcedure;
import org.certigjk.simplex.SubSimplex;
import org.certigjk.subalgorithms.JohnsonTable;
import org.certigjk.subalgorithms.Space;
import org.jspecify.annotations.Nullable;

/** SOLID 3, and the engines whose loops have its shape. The rules are told by {@link EngineRule}. */
final class EnginesOfVanDenBergen {

  private EnginesOfVanDenBergen() {}

  /** {@link EngineRule#SOLID}. */
  static final class Solid<E> extends EngineQuery<E> {

    private final E tolerance = squareOf(1e-3);

    Solid(Input<E> input) {
      super(input, true);
    }

    @Override
    @Nullable VariantExit pass() {
      if (state.isFull()) {
        return VariantExit.SIMPLEX_FULL;
      }
      if (isSmallBesideSimplex()) {
        return VariantExit.NEAR_ZERO;
      }
      if (limitReached()) {
        return VariantExit.ITERATION_LIMIT;
      }
      Vec<E> s = state.findSupport(state.v());
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

    Bullet(Input<E> input) {
      super(input, 1, 1);
    }

    @Override
    @Nullable VariantExit pass() {
      @Nullable VariantExit exit = loop();
      return exit != null && isLeftToSolver(exit) ? VariantExit.HANDED_OVER : exit;
    }

    private @Nullable VariantExit loop() {
      if (isLess(state.squaredNorm(), tolerance)) {
        return VariantExit.NEAR_ZERO;
      }
      if (limitReached()) {
        return VariantExit.ITERATION_LIMIT;
      }
      if (state.isFull()) {
        return VariantExit.SIMPLEX_FULL;
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

    /** The loop has a result, but so small a distance that the solver is asked. */
    private boolean isLeftToSolver(VariantExit exit) {
      return exit != VariantExit.SIMPLEX_FULL
          && exit != VariantExit.ITERATION_LIMIT
          && hasResult()
          && isLess(length(), solverAsked);
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

  /** {@link EngineRule#REACT_PHYSICS}. */
  static final class ReactPhysics<E> extends EngineQuery<E> {

    private final E tolerance = squareOf(1e-3);
    private final E degenerate = field.of(1e-4);

    ReactPhysics(Input<E> input) {
      super(input, 1, 1);
    }

    @Override
    @Nullable VariantExit pass() {
      if (state.isFull()) {
        return VariantExit.SIMPLEX_FULL;
      }
      if (isSmallBesideSimplex()) {
        return VariantExit.NEAR_ZERO;
      }
      if (limitReached()) {
        return VariantExit.ITERATION_LIMIT;
      }
      Vec<E> s = state.findSupport(state.v());
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
