package org.certigjk.subalgorithms;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Vec;
import org.certigjk.simplex.DistanceSubAlgorithm;
import org.certigjk.simplex.SubSimplex;
import org.certigjk.simplex.Subsets;
import org.jspecify.annotations.Nullable;

/**
 * The divide-and-conquer recursion. With H = (w₁ &minus; w₀, …, wₙ &minus; w₀) and the least
 * squares solution t of Ht &asymp; &minus;w₀, that is HᵀHt = &minus;Hᵀw₀,
 *
 * <pre>
 *   nearest(w) = w₀ + Ht                                   if tᵢ ≥ 0 for all i and Σ tᵢ ≤ 1,
 *                the nearest of nearest(w ∖ {wᵢ}), all i,   otherwise.
 * </pre>
 *
 * <p>Source: the article <i>A divide-and-conquer implementation of the GJK algorithm</i>, 20 August
 * 2018. It does not say what to do where HᵀH is singular; here all sub-simplices are taken, which
 * is right, because every point of the hull of dependent points is in the hull of all but one of
 * them. It says that from a tetrahedron every edge is visited up to twice and every point up to
 * three times; it is six times for a point. Here every one is visited once.
 *
 * <p><b>Guarantee.</b> Over an exact field v = v(conv Y) for every Y, and Y_s is affinely
 * independent.
 *
 * <p>Over an inexact field HᵀH squares the condition of H.
 *
 * <p><b>Example.</b> Y = {(&minus;1, 1), (3, 1)} has H = (4, 0)ᵀ, 16t = 4, t = 1/4 and v = (0, 1).
 *
 * @param <E> the type of the coordinates
 */
public final class LeastSquaresRecursion<E> implements DistanceSubAlgorithm<E> {

  private final @Nullable Consumer<Trial<E>> listener;

  /** Makes the algorithm; it has no state. */
  public LeastSquaresRecursion() {
    this(null);
  }

  /** Makes the algorithm, which tells of what it tries. */
  LeastSquaresRecursion(@Nullable Consumer<Trial<E>> listener) {
    this.listener = listener;
  }

  @Override
  public @Nullable SubSimplex<E> solve(Vec<E>[] y) {
    Subsets.all(y.length); // rejects sets that are empty or too large
    return new FacetRecursion<>(y, true, listener) {
      @Override
      @Nullable Vec<E> affineMinimum(int[] indices) {
        return weights(ConvexCombination.points(y, indices));
      }
    }.solve();
  }

  /** Returns (1 − Σ tᵢ, t₁, …, tₙ), or {@code null} if HᵀH is singular. */
  private static <E> @Nullable Vec<E> weights(Vec<E>[] w) {
    OrderedField<E> field = w[0].field();
    if (w.length > w[0].dimension() + 1) {
      return null; // more differences than dimensions
    }
    LinearEquations<E> equations = LinearEquations.of(normalEquations(w));
    if (equations.rank() < w.length - 1) {
      return null;
    }
    Vec<E> t = equations.solution();
    List<E> weights = new ArrayList<>();
    weights.add(field.minus(field.one(), t.sum()));
    weights.addAll(t.coordinates());
    return Vec.from(field, weights);
  }

  /** The rows of (HᵀH | −Hᵀw₀). */
  private static <E> List<Vec<E>> normalEquations(Vec<E>[] w) {
    OrderedField<E> field = w[0].field();
    List<Vec<E>> h = IntStream.range(1, w.length).mapToObj(i -> w[i].minus(w[0])).toList();
    List<Vec<E>> rows = new ArrayList<>();
    for (Vec<E> column : h) {
      List<E> row = new ArrayList<>(h.stream().map(column::dot).toList());
      row.add(field.unaryMinus(column.dot(w[0])));
      rows.add(Vec.from(field, row));
    }
    return rows;
  }

  /** Returns the name of the algorithm. */
  @Override
  public String toString() {
    return "least-squares";
  }
}
