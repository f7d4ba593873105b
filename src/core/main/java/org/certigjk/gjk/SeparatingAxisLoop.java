package org.certigjk.gjk;

import java.util.Arrays;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.IndexedSupportMapping;
import org.certigjk.geometry.MinkowskiDifference;
import org.certigjk.geometry.Vec;
import org.certigjk.simplex.DistanceSubAlgorithm;
import org.jspecify.annotations.Nullable;

/**
 * The separating axis algorithm of GJK (van den Bergen 1999, algorithm 2; Jales 2024, algorithm 6):
 *
 * <pre>
 *   v ← any vector;   W ← any points of A ⊖ B, or none
 *   repeat
 *     s ← s_A(−v) − s_B(v)
 *     if 0 &lt; vᵀs return v
 *     (W, v) ← distanceSubAlgorithm(W ∪ {s})
 *   until v = 0
 * </pre>
 *
 * <p>The first pass is made here. What it leaves, a simplex W with v = v(conv W), is what {@link
 * GjkLoop} starts from, and the passes that follow are those of GjkLoop, with the one halt
 * condition changed.
 *
 * <p><b>Guarantee.</b> Over an exact field the loop ends, with v &ne; 0 and vᵀ(a &minus; b) &gt; 0
 * for all a ∈ A, b ∈ B, so that the bodies have no point in common (theorem 5.1); or with v = 0 = Σ
 * λᵢ(aᵢ &minus; bᵢ), so that Σ λᵢaᵢ = Σ λᵢbᵢ is a common point. From the second pass on ‖v‖²
 * strictly decreases; in the first it can grow, because the first v is any vector. Over an inexact
 * field the loop ends at the latest when rounding prevents the decrease.
 *
 * <p>It is a repeat loop: algorithm 6 prints a while loop, which says that A = {(1, 0)} and B =
 * {(0, 0)} collide if the first v is 0. Here v = 0 is a direction as any other: every point
 * supports it. And the first W and v need not belong together, so that the first sub-simplex need
 * not contain s (van den Bergen's theorem 2 speaks of the passes after it): all subsets are tried.
 *
 * @param <E> the type of the coordinates
 */
public final class SeparatingAxisLoop<E> {

  private final OrderedField<E> field;
  private final IndexedSupportMapping<E> a;
  private final IndexedSupportMapping<E> b;
  private final MinkowskiDifference<E> difference;
  private final DistanceSubAlgorithm<E> subAlgorithm;
  private final int maxIterations;

  /** W: the pairs (i[k], j[k]), with their weights once they have some, and v. */
  private int[] i;

  private int[] j;
  private @Nullable Vec<E> weights;
  private Vec<E> v;

  private int supportA;
  private int supportB;
  private boolean supportLeft;
  private int iterations;
  private @Nullable ExitReason exit;

  /**
   * Takes the first W and v as they are.
   *
   * @param a A
   * @param b B, of the same field and dimension
   * @param subAlgorithm the distance sub-algorithm
   * @param startI the indices in A of the points of the first W; there may be none
   * @param startJ the indices in B, as many
   * @param v the first v, of the same field and dimension
   * @param maxIterations the number of iterations after which the loop gives up
   */
  public SeparatingAxisLoop(
      IndexedSupportMapping<E> a,
      IndexedSupportMapping<E> b,
      DistanceSubAlgorithm<E> subAlgorithm,
      int[] startI,
      int[] startJ,
      Vec<E> v,
      int maxIterations) {
    this.field = a.field();
    this.a = a;
    this.b = b;
    this.difference = new MinkowskiDifference<>(a, b);
    this.subAlgorithm = subAlgorithm;
    this.maxIterations = maxIterations;
    this.i = Arrays.copyOf(startI, startI.length);
    this.j = Arrays.copyOf(startJ, startJ.length);
    this.v = v;
  }

  /** Makes passes until the loop ends. */
  public void run() {
    if (exit != null) {
      return;
    }
    supportLeft = true;
    if (field.signum(v.dot(findSupport())) > 0) {
      exit = ExitReason.SEPARATING_AXIS;
    } else if (maxIterations == 0) {
      exit = ExitReason.ITERATION_LIMIT;
    } else {
      descend();
    }
  }

  /** Returns s_A(−v) − s_B(v) for the first v. */
  private Vec<E> findSupport() {
    Vec<E> direction = v.cleared(); // a positive multiple of v: the support points are the same
    supportA = a.supportIndex(direction.unaryMinus());
    supportB = b.supportIndex(direction);
    return difference.get(supportA, supportB);
  }

  /** Makes the passes after the first test. */
  private void descend() {
    GjkLoop<E> loop = insertSupport();
    /*@ ghost Vec<E> first = loop.v; @*/
    loop.run();
    i = loop.indicesA();
    j = loop.indicesB();
    weights = loop.weights();
    v = loop.v();
    supportLeft = loop.support() != null;
    iterations = 1 + loop.iterations();
    exit = loop.exit();
    /*@ assert difference.steps(first, v, iterations - 1); @*/
  }

  /** Returns the loop that starts from W ∪ {s}. */
  private GjkLoop<E> insertSupport() {
    int[] startI = GjkLoop.append(i, supportA);
    int[] startJ = GjkLoop.append(j, supportB);
    return new GjkLoop<>(a, b, difference, subAlgorithm, startI, startJ, maxIterations - 1, true);
  }

  /** Returns the indices in A of the points of W. */
  public int[] indicesA() {
    return Arrays.copyOf(i, i.length);
  }

  /** Returns the indices in B of the points of W. */
  public int[] indicesB() {
    return Arrays.copyOf(j, j.length);
  }

  /** Returns the weights of the points of W; {@code null} while it is the first W. */
  public @Nullable Vec<E> weights() {
    return weights;
  }

  /** Returns v: at the end the separating axis, or 0. */
  public Vec<E> v() {
    return v;
  }

  /** Returns the number of support points inserted. */
  public int iterations() {
    return iterations;
  }

  /** Returns whether the last support point found was not inserted. */
  public boolean supportLeft() {
    return supportLeft;
  }

  /** Returns why the loop has ended, {@code null} while it has not. */
  public @Nullable ExitReason exit() {
    return exit;
  }
}
