package org.certigjk.variants;

import java.util.function.Function;
import org.certigjk.geometry.Vec;
import org.certigjk.simplex.SubSimplex;
import org.certigjk.subalgorithms.Space;
import org.jspecify.annotations.Nullable;

/**
 * The engines that compare ‖v‖ with a lower bound of the distance. The rules are told by {@link
 * EngineRule}.
 */
final class EnginesOfLowerBounds {

  private EnginesOfLowerBounds() {}

  /** {@link EngineRule#COAL} and its momenta. */
  static final class Coal<E> extends EngineQuery<E> {

    static final int LIMIT = 127;

    private final E tolerance = field.of(1e-6);
    private final Function<Coal<E>, Vec<E>> momentum;
    private boolean accelerated;
    private Vec<E> direction;
    private Vec<E> support;
    private E alpha;

    /** Without momentum. */
    Coal(Input<E> input) {
      this(input, coal -> coal.state.v());
      accelerated = false;
    }

    private Coal(Input<E> input, Function<Coal<E>, Vec<E>> momentum) {
      super(input, 0, 1);
      this.momentum = momentum;
      direction = Vec.unit(field, input.a().dimension(), 0);
      support = state.v();
      E omega = direction.dot(support);
      alpha = field.signum(omega) > 0 ? omega : field.zero();
      accelerated = !isGapSmall(field.minus(field.one(), omega));
    }

    static <E> Coal<E> nesterov(Input<E> input) {
      return new Coal<>(input, Coal::nesterov);
    }

    static <E> Coal<E> polyak(Input<E> input) {
      return new Coal<>(input, Coal::polyak);
    }

    @Override
    @Nullable VariantExit pass() {
      if (state.v().isZero()) {
        return VariantExit.ZERO_VECTOR;
      }
      if (state.isFull()) {
        return VariantExit.SIMPLEX_FULL;
      }
      if (limitReached()) {
        return VariantExit.ITERATION_LIMIT;
      }
      if (isLess(length(), tolerance)) {
        return VariantExit.NEAR_ZERO;
      }
      direction = accelerated ? momentum.apply(this) : state.v();
      support = state.findSupport(direction);
      if (accelerated && isGapSmall(gap(support))) {
        accelerated = false;
        return null;
      }
      if (isCloseEnough()) {
        boolean plain = !accelerated;
        accelerated = false;
        return plain ? VariantExit.CLOSE_ENOUGH : null;
      }
      return state.moveToNearest(nearest) ? null : VariantExit.NO_SUBSET;
    }

    /** 2vᵀ(v − s) ≤ ε. */
    private boolean isGapSmall(E gap) {
      return isAtMost(field.plus(gap, gap), tolerance);
    }

    /** ‖v‖ − α ≤ ε + ε‖v‖ with the best lower bound α so far. */
    private boolean isCloseEnough() {
      E omega = field.div(direction.dot(support), root(direction.squaredNorm()));
      alpha = isLess(alpha, omega) ? omega : alpha;
      E length = length();
      E allowed = field.plus(tolerance, field.times(tolerance, length));
      return isAtMost(field.minus(length, alpha), allowed);
    }

    /** The iterations, the one that found the first point among them. */
    private int k() {
      return state.iterations() + 1;
    }

    private Vec<E> nesterov() {
      E m = field.div(field.of(k() + 2.0), field.of(k() + 3.0));
      Vec<E> y = mean(m, state.v(), support);
      return mean(m, unit(direction), unit(y));
    }

    private Vec<E> polyak() {
      return mean(field.inverse(field.of(k() + 1.0)), direction, state.v());
    }

    private Vec<E> mean(E m, Vec<E> x, Vec<E> y) {
      return x.times(m).plus(y.times(field.minus(field.one(), m)));
    }

    private Vec<E> unit(Vec<E> x) {
      return x.times(field.inverse(root(x.squaredNorm())));
    }
  }

  /** {@link EngineRule#PARRY}. */
  static final class Parry<E> extends EngineQuery<E> {

    static final int LIMIT = 100;

    private final E tolerance = field.times(epsilon, field.of(10));
    private final E relative = root(tolerance);
    private final int dimension;

    Parry(Input<E> input) {
      super(input, 0, -1);
      dimension = input.a().dimension();
    }

    @Override
    @Nullable VariantExit pass() {
      E length = length();
      if (isAtMost(length, tolerance)) {
        return VariantExit.NEAR_ZERO;
      }
      Vec<E> s = state.findSupport(state.v());
      E lowerBound = field.div(state.v().dot(s), length);
      if (isAtMost(field.minus(length, lowerBound), field.times(relative, length))) {
        return VariantExit.CLOSE_ENOUGH;
      }
      Vec<E>[] y = state.extendedPoints();
      if (isDegenerate(y)) {
        return VariantExit.AFFINELY_DEPENDENT;
      }
      @Nullable SubSimplex<E> found = nearest.solve(y);
      if (found == null) {
        return VariantExit.NO_SUBSET;
      }
      if (found.size() > dimension) {
        if (isLess(lowerBound, tolerance)) {
          state.take(found, y);
        }
        return VariantExit.SIMPLEX_FULL;
      }
      boolean last = isLastIteration();
      E next = root(found.v().squaredNorm());
      if (!last && isLess(tolerance, next) && isAtMost(length, next)) {
        return VariantExit.NO_DECREASE;
      }
      state.take(found, y);
      return last ? VariantExit.ITERATION_LIMIT : null;
    }

    /** What parry does not add to its simplex. */
    private boolean isDegenerate(Vec<E>[] y) {
      Vec<E> s = y[y.length - 1];
      if (dimension < Space.DIMENSION || y.length == 2) {
        for (Vec<E> point : state.points()) {
          if (isLess(point.minus(s).squaredNorm(), tolerance)) {
            return true;
          }
        }
        return false;
      }
      if (y.length == 3) {
        Vec<E> normal = Space.cross(y[1].minus(y[0]), s.minus(y[0]));
        return isLess(normal.squaredNorm(), tolerance);
      }
      Vec<E> normal = Space.cross(y[1].minus(y[0]), y[2].minus(y[0]));
      E height = field.div(normal.dot(s.minus(y[0])), root(normal.squaredNorm()));
      return isLess(field.signum(height) < 0 ? field.unaryMinus(height) : height, tolerance);
    }

    @Override
    Claim claim(VariantExit exit) {
      return switch (exit) {
        case SIMPLEX_FULL -> state.isFull() ? Claim.MEETING : Claim.SEPARATED;
        case ITERATION_LIMIT -> isLimit(LIMIT) ? Claim.MEETING : Claim.NONE;
        default -> super.claim(exit);
      };
    }
  }
}
