package org.certigjk.variants;

import java.util.function.Supplier;
import org.certigjk.field.EuclideanField;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.IndexedSupportMapping;
import org.certigjk.geometry.Vec;
import org.certigjk.simplex.DistanceSubAlgorithm;
import org.jspecify.annotations.Nullable;

/**
 * GJK with Nesterov's momentum: the direction of the support point is not v but a running mean of
 * the directions and support points before.
 *
 * <pre>
 *   W ← {a₀ − b₀};   v, s, d ← a₀ − b₀
 *   for k = 0, 1, …  while ‖v‖² > ε
 *     δ ← (k + 1)/(k + 3);   y ← δv + (1 − δ)s;   d ← δd + (1 − δ)y
 *     s ← s_A(−d) − s_B(d)
 *     if vᵀ(v − s) ≤ ε:  if d is v break, else d ← v from now on
 *     else (W, v) ← distanceSubAlgorithm(W ∪ {s})
 * </pre>
 *
 * <p>Source: Montaut, Le Lidec, Petrik, Sivic and Carpentier, <i>Collision detection accelerated:
 * an optimization perspective</i> (2022), cited by Jales 2024. GJK is the Frank–Wolfe method for
 * the minimum of ‖x‖² over A ⊖ B that keeps a whole simplex of support points, and vᵀ(v &minus; s)
 * is its duality gap up to a factor. On bodies that are not strictly convex the authors take y and
 * d with length 1 in the sums: {@link #normalised()}.
 *
 * <p>The momentum does not vanish at the optimum, where a support point for d need not be one for
 * v. Therefore the gap is a bound only when d is v, and the loop ends as plain GJK.
 *
 * <p><b>Guarantee.</b> Over an exact field and for polytopes it ends, with ‖v &minus; v(A ⊖ B)‖²
 * &le; ε, for vᵀ(v &minus; s) &gt; 0 makes ‖v‖ smaller whatever the direction was. Over an inexact
 * one none: it has no test against repeated support points.
 *
 * <p><b>Limits.</b> ε is absolute, a squared length; bodies nearer than √ε are said to meet. Over
 * the rationals the numbers of d grow with every iteration.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} for bodies of different dimension or field,
 * and for normalisation over a field without roots.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * Polytope<Double> a = Polytope.of(Doubles.INSTANCE, new double[][] {{-1, 1}, {1, 1}});
 * Polytope<Double> b = Polytope.of(Doubles.INSTANCE, new double[][] {{0, 0}});
 * new NesterovAccelerated<Double>(JohnsonSubAlgorithm::new).distance(a, b).v();   // (0.0, 1.0)
 * }</pre>
 *
 * @param <E> the type of the coordinates
 */
public final class NesterovAccelerated<E> implements DistanceVariant<E> {

  /** The limit on the iterations where none is given. */
  public static final int DEFAULT_MAX_ITERATIONS = 1000;

  /** The tolerance ε, a squared length, where none is given. */
  public static final double DEFAULT_TOLERANCE = 1e-8;

  private final Supplier<? extends DistanceSubAlgorithm<E>> subAlgorithm;
  private final boolean normalised;
  private final double tolerance;
  private final int maxIterations;
  private final boolean trace;

  private NesterovAccelerated(
      Supplier<? extends DistanceSubAlgorithm<E>> subAlgorithm,
      boolean normalised,
      double tolerance,
      int maxIterations,
      boolean trace) {
    if (!(tolerance >= 0) || tolerance == Double.POSITIVE_INFINITY) {
      throw new IllegalArgumentException("tolerance = " + tolerance + ": a number >= 0 is needed");
    }
    if (maxIterations < 0) {
      throw new IllegalArgumentException("a limit of " + maxIterations + " iterations");
    }
    this.subAlgorithm = subAlgorithm;
    this.normalised = normalised;
    this.tolerance = tolerance;
    this.maxIterations = maxIterations;
    this.trace = trace;
  }

  /**
   * Makes the loop without normalisation and trace, with the default tolerance and limit.
   *
   * @param subAlgorithm makes the sub-algorithm of each query
   */
  public NesterovAccelerated(Supplier<? extends DistanceSubAlgorithm<E>> subAlgorithm) {
    this(subAlgorithm, false, DEFAULT_TOLERANCE, DEFAULT_MAX_ITERATIONS, false);
  }

  /** Returns this loop with y and d of length 1 in the sums. */
  public NesterovAccelerated<E> normalised() {
    return new NesterovAccelerated<>(subAlgorithm, true, tolerance, maxIterations, trace);
  }

  /** Returns this loop with another tolerance ε, a squared length. */
  public NesterovAccelerated<E> withTolerance(double tolerance) {
    return new NesterovAccelerated<>(subAlgorithm, normalised, tolerance, maxIterations, trace);
  }

  /** Returns this loop with another limit on the iterations. */
  public NesterovAccelerated<E> withMaxIterations(int maxIterations) {
    return new NesterovAccelerated<>(subAlgorithm, normalised, tolerance, maxIterations, trace);
  }

  /** Returns this loop with or without a trace. */
  public NesterovAccelerated<E> withTrace(boolean trace) {
    return new NesterovAccelerated<>(subAlgorithm, normalised, tolerance, maxIterations, trace);
  }

  @Override
  public String label() {
    return normalised ? "nesterov-normalised" : "nesterov";
  }

  @Override
  public VariantResult<E> distance(IndexedSupportMapping<E> a, IndexedSupportMapping<E> b) {
    return new Query(a, b).run();
  }

  private static <E> EuclideanField<E> rootsOf(OrderedField<E> field) {
    if (field instanceof EuclideanField<E> euclidean) {
      return euclidean;
    }
    throw new IllegalArgumentException("normalisation needs square roots, " + field + " has none");
  }

  private final class Query {

    private final OrderedField<E> field;
    private final LoopState<E> state;
    private final DistanceSubAlgorithm<E> nearest = subAlgorithm.get();
    private final E epsilon;
    private final @Nullable EuclideanField<E> roots;
    private Vec<E> s;
    private Vec<E> d;
    private boolean accelerated = true;

    Query(IndexedSupportMapping<E> a, IndexedSupportMapping<E> b) {
      field = a.field();
      state = new LoopState<>(a, b, true, trace);
      epsilon = field.of(tolerance);
      roots = normalised ? rootsOf(field) : null;
      s = state.v();
      d = state.v();
    }

    VariantResult<E> run() {
      return state.run(this::pass, this::claim);
    }

    private Claim claim(VariantExit exit) {
      return switch (exit) {
        case ZERO_VECTOR, NEAR_ZERO -> Claim.MEETING;
        case CLOSE_ENOUGH -> Claim.SEPARATED;
        default -> Claim.NONE;
      };
    }

    private @Nullable VariantExit pass() {
      if (state.v().isZero()) {
        return VariantExit.ZERO_VECTOR;
      }
      if (field.signum(epsilon) > 0 && field.compare(state.squaredNorm(), epsilon) <= 0) {
        return VariantExit.NEAR_ZERO;
      }
      if (state.isOutOfRange()) {
        return VariantExit.OUT_OF_RANGE;
      }
      d = accelerated ? momentum() : state.v();
      s = state.findSupport(d);
      if (field.compare(state.v().dot(state.v().minus(s)), epsilon) <= 0) {
        boolean plain = !accelerated;
        accelerated = false;
        return plain ? VariantExit.CLOSE_ENOUGH : null;
      }
      return state.iterate(maxIterations, nearest, false);
    }

    /** The direction δd + (1 − δ)y of this iteration. */
    private Vec<E> momentum() {
      int k = state.iterations();
      E delta = field.div(field.of(k + 1.0), field.of(k + 3.0));
      E rest = field.minus(field.one(), delta);
      Vec<E> y = state.v().times(delta).plus(s.times(rest));
      return unit(d).times(delta).plus(unit(y).times(rest));
    }

    /** The vector with length 1 where that is asked for and it has a direction. */
    private Vec<E> unit(Vec<E> x) {
      return roots == null || x.isZero() ? x : x.times(roots.inverseSqrt(x.squaredNorm()));
    }
  }
}
