package org.certigjk.interval;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.Certificate;
import org.certigjk.certificate.OverlappingCertificate;
import org.certigjk.certificate.TouchingCertificate;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.SupportMapping;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.Verdict;
import org.certigjk.shape.BoundedSupportMapping;
import org.jspecify.annotations.Nullable;

/**
 * Checks an {@link IntervalResult} without running the algorithm.
 *
 * <p><b>Definition.</b> With the closest points a and b, the upper bound u of the support functions
 * and h(d) = u_A(&minus;d) + u_B(d), a result is proved by
 *
 * <ul>
 *   <li>weights λ &gt; 0 with Σ λ = 1, so that a and b are points of the bodies, and the upper
 *       bound ‖a &minus; b‖²;
 *   <li>the lower bound h(d)²/‖d‖² with h(d) &lt; 0 for its direction d, or 0 without a direction;
 *   <li>if it says that the bodies overlap, a certificate for the polytopes of the points seen,
 *       which lie in the bodies; if it says that they touch, such a certificate with h(d) &le; 0
 *       for its direction d; and in both cases the upper bound 0.
 * </ul>
 *
 * <p><b>Guarantee.</b> The proof is as good as the support mappings: that the points seen lie in
 * the bodies, and that u is an upper bound, is what {@link BoundedSupportMapping} asks of them. How
 * narrow the interval is, the exit and the number of iterations are not checked.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * new IntervalChecker(a, b).violation(IntervalGjk.distance(a, b));   // null
 * }</pre>
 *
 * @since 0.1.0
 */
public final class IntervalChecker {

  private static final Rationals FIELD = Rationals.INSTANCE;

  private final SupportMapping<BigFraction> a;
  private final SupportMapping<BigFraction> b;

  /** Makes a checker of results for A and B. */
  public IntervalChecker(SupportMapping<BigFraction> a, SupportMapping<BigFraction> b) {
    this.a = a;
    this.b = b;
  }

  /** Returns what is wrong with the result, {@code null} if it is proved. */
  public @Nullable String violation(IntervalResult result) {
    if (!namesPoints(result)) {
      return "the pairs " + result.pairs() + " do not name a point seen for each weight";
    }
    Vec<BigFraction> direction = result.direction();
    if (direction != null && direction.dimension() != result.seenA().dimension()) {
      return "the direction " + direction + " has another dimension than the bodies";
    }
    if (!areWeights(result.weights())) {
      return "the weights " + result.weights() + " are not positive with the sum 1";
    }
    BigFraction upper = result.squaredDistance().upper();
    BigFraction reached =
        result.closestPoints().a().minus(result.closestPoints().b()).squaredNorm();
    if (reached.compareTo(upper) != 0) {
      return "the upper bound is %s, the points have %s".formatted(upper, reached);
    }
    BigFraction lower = result.squaredDistance().lower();
    BigFraction proved = lowerBound(direction);
    if (lower.compareTo(proved) != 0) {
      return "the lower bound is %s, the direction proves %s".formatted(lower, proved);
    }
    return isProved(result.verdict(), lower, result)
        ? null
        : "the verdict " + result.verdict() + " is not proved";
  }

  private static boolean namesPoints(IntervalResult result) {
    return result.pairs().size() == result.weights().dimension()
        && result.pairs().stream()
            .allMatch(
                pair ->
                    0 <= pair.a()
                        && pair.a() < result.seenA().size()
                        && 0 <= pair.b()
                        && pair.b() < result.seenB().size());
  }

  private static boolean areWeights(Vec<BigFraction> weights) {
    for (int k = 0; k < weights.dimension(); k++) {
      if (FIELD.signum(weights.get(k)) <= 0) {
        return false;
      }
    }
    return weights.sum().compareTo(BigFraction.ONE) == 0;
  }

  /** Returns h(d)²/‖d‖² if h(d) &lt; 0, else 0. */
  private BigFraction lowerBound(@Nullable Vec<BigFraction> d) {
    if (d == null || FIELD.signum(height(d)) >= 0) {
      return BigFraction.ZERO;
    }
    return height(d).pow(2).divide(d.squaredNorm());
  }

  /** Returns h(d) = u_A(−d) + u_B(d), which is at least −dᵀ(x − y) for all x ∈ A and y ∈ B. */
  private BigFraction height(Vec<BigFraction> d) {
    return BoundedSupportMapping.upperBound(a, d.unaryMinus())
        .add(BoundedSupportMapping.upperBound(b, d));
  }

  private boolean isProved(Verdict verdict, BigFraction lower, IntervalResult result) {
    Certificate<BigFraction> certificate = result.certificate();
    if (certificate != null && !certificate.certifies(result.seenA(), result.seenB())) {
      return false;
    }
    boolean meets = FIELD.isZero(result.squaredDistance().upper());
    return switch (verdict) {
      case SEPARATED -> FIELD.signum(lower) > 0;
      case TOUCHING ->
          meets
              && certificate instanceof TouchingCertificate<BigFraction> touching
              && FIELD.signum(height(touching.direction())) <= 0;
      case OVERLAPPING -> meets && certificate instanceof OverlappingCertificate;
      case STOPPED -> true;
    };
  }
}
