package org.certigjk.gjk;

import java.util.Arrays;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.IndexedSupportMapping;
import org.certigjk.geometry.MinkowskiDifference;
import org.certigjk.geometry.Vec;
import org.certigjk.simplex.DistanceSubAlgorithm;
import org.certigjk.simplex.SubSimplex;
import org.certigjk.simplex.Subsets;
import org.jspecify.annotations.Nullable;

/**
 * The Gilbert–Johnson–Keerthi algorithm (Jales 2024, algorithm 1), one pass of its loop at a time:
 *
 * <pre>
 *   W ← a simplex set from A ⊖ B, reduced;   v ← v(conv W)
 *   while v ≠ 0
 *     s ← s_A(−v) − s_B(v)
 *     if vᵀ(v − s) = 0 break
 *     (W, v) ← distanceSubAlgorithm(W ∪ {s})
 * </pre>
 *
 * <p>{@link SeparatingAxisLoop} runs it with 0 &lt; vᵀs for its second halt condition.
 *
 * <p>The points of W are kept as index pairs, in the order in which they came, the newest last.
 *
 * <p><b>Guarantee.</b> After the construction and after every {@link #advance()}: W ⊆ A × B, the
 * weights are positive, sum to 1 and give v. Every iteration makes ‖v‖² strictly smaller (theorem
 * 3.3); over an exact field the loop therefore ends, with v = v(A ⊖ B). Over an inexact field it
 * ends at the latest when rounding prevents the decrease, and then keeps the W and v from before.
 *
 * @param <E> the type of the coordinates
 */
public final class GjkLoop<E> {

  private final OrderedField<E> field;
  private final IndexedSupportMapping<E> a;
  private final IndexedSupportMapping<E> b;
  private final MinkowskiDifference<E> difference;
  private final DistanceSubAlgorithm<E> subAlgorithm;
  private final int maxIterations;

  /**
   * Whether an axis that separates the bodies is enough, so that the loop need not end at v(A ⊖ B).
   */
  private final boolean axisSuffices;

  /** W: the pairs (i[k], j[k]), with their weights, and v. */
  private int[] i;

  private int[] j;
  private Vec<E> weights;
  private Vec<E> v;
  private E squaredNorm;

  private @Nullable Vec<E> s;
  private int supportA;
  private int supportB;
  private int iterations;
  private @Nullable ExitReason exit;

  /**
   * Reduces the start simplex.
   *
   * @param a A
   * @param b B, of the same field and dimension
   * @param subAlgorithm the distance sub-algorithm
   * @param startI the indices in A of the start simplex, at least one
   * @param startJ the indices in B, as many
   * @param maxIterations the number of iterations after which the loop gives up
   * @throws IllegalArgumentException if the start simplex is empty
   */
  public GjkLoop(
      IndexedSupportMapping<E> a,
      IndexedSupportMapping<E> b,
      DistanceSubAlgorithm<E> subAlgorithm,
      int[] startI,
      int[] startJ,
      int maxIterations) {
    this(
        a, b, new MinkowskiDifference<E>(a, b), subAlgorithm, startI, startJ, maxIterations, false);
  }

  /** The loop with one halt condition or the other. */
  GjkLoop(
      IndexedSupportMapping<E> a,
      IndexedSupportMapping<E> b,
      MinkowskiDifference<E> difference,
      DistanceSubAlgorithm<E> subAlgorithm,
      int[] startI,
      int[] startJ,
      int maxIterations,
      boolean axisSuffices) {
    this(a, b, difference, subAlgorithm, first(startI), startJ[0], maxIterations, axisSuffices);
    if (startI.length > 1) {
      exit = reduce(startI, startJ, false);
    }
  }

  /** The loop that starts from a single pair. */
  @SuppressWarnings("nullness:method.invocation") // unitWeight uses only what is set before it
  private GjkLoop(
      IndexedSupportMapping<E> a,
      IndexedSupportMapping<E> b,
      MinkowskiDifference<E> difference,
      DistanceSubAlgorithm<E> subAlgorithm,
      int startI,
      int startJ,
      int maxIterations,
      boolean axisSuffices) {
    this.field = a.field();
    this.a = a;
    this.b = b;
    this.difference = difference;
    this.subAlgorithm = subAlgorithm;
    this.maxIterations = maxIterations;
    this.axisSuffices = axisSuffices;
    this.i = new int[] {startI};
    this.j = new int[] {startJ};
    this.v = difference.get(startI, startJ);
    this.weights = unitWeight();
    this.squaredNorm = v.squaredNorm();
  }

  private static int first(int[] startI) {
    if (startI.length == 0) {
      throw new IllegalArgumentException("the start simplex needs at least one index pair");
    }
    return startI[0];
  }

  /** Makes passes until the loop ends. */
  public void run() {
    if (exit != null) {
      return;
    }
    /*@ assert difference.starts(v); @*/
    /*@ loop_invariant \invariant_for(this);
    @ loop_invariant iterations >= \old(iterations);
    @ loop_invariant iterations == \old(iterations)
    @   ==> i == \old(i)
    @     && j == \old(j)
    @     && weights == \old(weights)
    @     && v == \old(v)
    @     && squaredNorm == \old(squaredNorm);
    @ loop_invariant iterations != \old(iterations) ==> v.product(v) < \old(v.product(v));
    @ loop_invariant difference.steps(\old(v), v, iterations - \old(iterations));
    @ loop_invariant i.length <= \old(i.length) + iterations - \old(iterations);
    @ loop_assigns i, j, weights, v, squaredNorm, s, supportA, supportB, iterations, exit;
    @ loop_decreases maxIterations - iterations + (exit == null ? 1 : 0); @*/
    while (exit == null) {
      advance();
    }
  }

  /**
   * Makes one pass of the loop.
   *
   * @return whether a support point was inserted; if not, {@link #exit()} says why
   */
  public boolean advance() {
    if (exit != null) {
      return false;
    }
    exit = pass();
    if (exit != null) {
      return false;
    }
    /*@ assert difference.isStep(\old(v), v); @*/
    iterations++;
    return true;
  }

  /** Makes one pass; the result says why the loop must end, {@code null} if it goes on. */
  private @Nullable ExitReason pass() {
    s = null;
    if (v.isZero()) {
      return ExitReason.ZERO_VECTOR;
    }
    if (field.compare(field.plus(squaredNorm, squaredNorm), squaredNorm) <= 0) {
      return ExitReason.OUT_OF_RANGE; // 2‖v‖² > ‖v‖², except for 0, infinities and NaN
    }
    Vec<E> support = findSupport();
    s = support;
    /*@ assert a.has(i[0]) && b.has(j[0]) && v.product(support) <= v.product(v); @*/
    @Nullable ExitReason halt = halt(support);
    return halt == null ? insertSupport() : halt;
  }

  /** Returns whether vᵀ(v − s) = 0 or, where an axis is enough, 0 &lt; vᵀs; {@code null} if not. */
  private @Nullable ExitReason halt(Vec<E> support) {
    if (axisSuffices) {
      return field.signum(v.dot(support)) > 0 ? ExitReason.SEPARATING_AXIS : null;
    }
    return field.isZero(v.dot(v.minus(support))) ? ExitReason.OPTIMAL : null;
  }

  /** Returns s_A(−v) − s_B(v). */
  private Vec<E> findSupport() {
    Vec<E> direction = v.cleared(); // a positive multiple of v: the support points are the same
    supportA = a.supportIndex(direction.unaryMinus());
    supportB = b.supportIndex(direction);
    return difference.get(supportA, supportB);
  }

  /** Makes W the subset of W ∪ {s} that the sub-algorithm finds. */
  private @Nullable ExitReason insertSupport() {
    if (iterations == maxIterations) {
      return ExitReason.ITERATION_LIMIT;
    }
    if (size() > a.dimension() || size() == Subsets.MAX_SIZE) {
      return ExitReason.SIMPLEX_FULL;
    }
    return reduce(append(i, supportA), append(j, supportB), true);
  }

  /**
   * Makes W the subset of the given pairs that the sub-algorithm finds, if its v is nearer to the
   * origin than the present one, or at least not farther where that is enough.
   */
  private @Nullable ExitReason reduce(int[] pairI, int[] pairJ, boolean strictly) {
    @Nullable SubSimplex<E> reduced = nearest(pairI, pairJ);
    if (reduced == null) {
      return ExitReason.NO_SUBSET;
    }
    /*@ assert isBeyond(reduced.v, reduced.v.product(reduced.v)) && reduced.v.isNearest(v); @*/
    E reducedNorm = reduced.v().squaredNorm();
    int order = field.compare(reducedNorm, squaredNorm);
    if (strictly ? order >= 0 : order > 0) {
      return ExitReason.NO_DECREASE;
    }
    i = select(pairI, reduced);
    j = select(pairJ, reduced);
    weights = reduced.weights();
    v = reduced.v();
    squaredNorm = reducedNorm;
    return null;
  }

  private @Nullable SubSimplex<E> nearest(int[] pairI, int[] pairJ) {
    return subAlgorithm.solve(difference.get(pairI, pairJ));
  }

  /** Returns the weights of a single point. */
  private Vec<E> unitWeight() {
    return v.withCoordinates(field.one());
  }

  static int[] append(int[] array, int last) {
    int[] longer = Arrays.copyOf(array, array.length + 1);
    longer[array.length] = last;
    return longer;
  }

  private static int[] select(int[] array, SubSimplex<?> subset) {
    int[] selected = new int[subset.size()];
    /*@ loop_invariant 0 <= k <= selected.length
    @       && (\forall int l; 0 <= l < k; selected[l] == array[subset.index(l)]);
    @ loop_assigns k, selected[*];
    @ loop_decreases selected.length - k; @*/
    for (int k = 0; k < selected.length; k++) {
      selected[k] = array[subset.index(k)];
    }
    return selected;
  }

  /** Returns #W. */
  public int size() {
    return i.length;
  }

  /** Returns the index in A of the point of W at this position. */
  public int indexA(int position) {
    return i[position];
  }

  /** Returns the index in B of the point of W at this position. */
  public int indexB(int position) {
    return j[position];
  }

  /** Returns the indices in A of the points of W. */
  int[] indicesA() {
    return Arrays.copyOf(i, i.length);
  }

  /** Returns the indices in B of the points of W. */
  int[] indicesB() {
    return Arrays.copyOf(j, j.length);
  }

  /** Returns the weights of the points of W. */
  public Vec<E> weights() {
    return weights;
  }

  /** Returns v. */
  public Vec<E> v() {
    return v;
  }

  /** Returns ‖v‖². */
  public E squaredNorm() {
    return squaredNorm;
  }

  /** Returns the support point s that the last pass found, {@code null} if it looked for none. */
  public @Nullable Vec<E> support() {
    return s;
  }

  /** Returns the index in A of the support point s; meaningless while there is none. */
  public int supportA() {
    return supportA;
  }

  /** Returns the index in B of the support point s; meaningless while there is none. */
  public int supportB() {
    return supportB;
  }

  /** Returns the number of support points inserted so far. */
  public int iterations() {
    return iterations;
  }

  /** Returns why the loop has ended, {@code null} while it has not. */
  public @Nullable ExitReason exit() {
    return exit;
  }
}
