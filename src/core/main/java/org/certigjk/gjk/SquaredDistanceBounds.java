package org.certigjk.gjk;

import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.MinkowskiDifference;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;

/**
 * True bounds of a squared distance, computed in exact arithmetic from weights that may be rounded.
 * With x = Σ λᵢ(aᵢ &minus; bᵢ) / Σ λᵢ, a point of A ⊖ B, and s = s_{A ⊖ B}(&minus;x),
 *
 * <pre>  max(0, xᵀs)² / ‖x‖²  ≤  ‖v(A ⊖ B)‖²  ≤  ‖x‖².</pre>
 *
 * <p>They are true if the elements of the field are rational numbers, as those of the library are.
 *
 * <p>Source: van den Bergen 1999, section 2 (the bound δ, here squared).
 *
 * @param lower the lower bound
 * @param upper the upper bound
 * @since 0.1.0
 */
public record SquaredDistanceBounds(BigFraction lower, BigFraction upper) {

  /**
   * Returns the bounds that positive weights of these pairs give; where one is negative, or their
   * sum 0, those of the first pair alone.
   *
   * @throws IndexOutOfBoundsException if a pair names no point
   * @throws ArithmeticException if a weight is an infinity or NaN
   */
  public static <E> SquaredDistanceBounds of(
      Polytope<E> a, Polytope<E> b, List<IndexPair> pairs, Vec<E> weights) {
    MinkowskiDifference<BigFraction> difference =
        new MinkowskiDifference<>(a.toRational(), b.toRational());
    Vec<BigFraction> lambda = weights.toRational();
    boolean positive =
        lambda.coordinates().stream().noneMatch(x -> Rationals.INSTANCE.signum(x) < 0)
            && !Rationals.INSTANCE.isZero(lambda.sum());
    Vec<BigFraction> x =
        positive
            ? lambda
                .times(lambda.sum().reciprocal())
                .combination(difference.get(IndexPair.indicesA(pairs), IndexPair.indicesB(pairs)))
            : difference.get(pairs.get(0).a(), pairs.get(0).b());
    BigFraction upper = x.squaredNorm();
    Vec<BigFraction> s = difference.support(x.unaryMinus());
    BigFraction product = x.dot(s);
    BigFraction lower =
        Rationals.INSTANCE.signum(product) > 0
            ? product.multiply(product).divide(upper)
            : BigFraction.ZERO;
    return new SquaredDistanceBounds(lower, upper);
  }
}
