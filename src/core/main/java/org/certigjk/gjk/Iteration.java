package org.certigjk.gjk;

import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.geometry.Vec;
import org.jspecify.annotations.Nullable;

/**
 * One state of the distance loop: W_k, v_k, and the support point s_k found from them. A run of k
 * iterations has the states 0 to k.
 *
 * @param simplex W_k, the newest pair last
 * @param weights the weights of its points, which give v_k
 * @param v v_k = v(conv W_k)
 * @param squaredNorm ‖v_k‖²
 * @param supportPair the index pair of s_k; {@code null} if the loop ended before looking for it
 * @param support s_k = s_A(&minus;v_k) &minus; s_B(v_k); {@code null} likewise
 * @param <E> the type of the coordinates
 * @since 0.1.0
 */
public record Iteration<E>(
    List<IndexPair> simplex,
    Vec<E> weights,
    Vec<E> v,
    E squaredNorm,
    @Nullable IndexPair supportPair,
    @Nullable Vec<E> support) {

  /** Copies the list. */
  public Iteration {
    simplex = List.copyOf(simplex);
  }

  /** Returns this state with every number as the rational number that it stands for. */
  Iteration<BigFraction> toRational() {
    return new Iteration<>(
        simplex,
        weights.toRational(),
        v.toRational(),
        v.field().toRational(squaredNorm),
        supportPair,
        support == null ? null : support.toRational());
  }
}
