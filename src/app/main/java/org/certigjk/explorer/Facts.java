package org.certigjk.explorer;

import java.util.Objects;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Vec;
import org.jspecify.annotations.Nullable;

/**
 * What is true of a vector v and a point s = aᵢ − bⱼ of a scene, in exact arithmetic. Exact GJK has
 * found the distance vector of the scene.
 */
final class Facts {

  private static final Rationals FIELD = Rationals.INSTANCE;

  private final ShownRun<BigFraction> exact;
  private final BigFraction squaredDistance;

  /** v; {@code null} if it is not finite. */
  private final @Nullable Vec<BigFraction> v;

  /** s; {@code null} if there is none. */
  private final @Nullable Vec<BigFraction> s;

  /** vᵀv; {@code null} without v. */
  private final @Nullable BigFraction norm;

  /** vᵀs; {@code null} without v or s. */
  private final @Nullable BigFraction product;

  /** min vᵀ(a − b); {@code null} without v, and if it is 0. */
  private final @Nullable BigFraction least;

  Facts(
      Scene scene,
      ShownRun<BigFraction> exact,
      @Nullable Vec<BigFraction> v,
      @Nullable IndexPair pair) {
    this.exact = exact;
    this.squaredDistance = exact.v().squaredNorm();
    this.v = v;
    this.s = pair == null ? null : point(scene, pair);
    this.norm = v == null ? null : v.squaredNorm();
    this.product = v == null || s == null ? null : v.dot(s);
    this.least = v == null || v.isZero() ? null : least(scene, v);
  }

  /** Returns aᵢ − bⱼ. */
  static Vec<BigFraction> point(Scene scene, IndexPair pair) {
    return scene.a().get(pair.a()).minus(scene.b().get(pair.b()));
  }

  private static BigFraction least(Scene scene, Vec<BigFraction> v) {
    Vec<BigFraction> direction = v.cleared(); // a positive multiple of v
    Vec<BigFraction> a = scene.a().support(direction.unaryMinus());
    return v.dot(a.minus(scene.b().support(direction)));
  }

  Outcome truth() {
    return exact.outcome();
  }

  /** Returns the number of iterations of exact GJK. */
  int iterations() {
    return exact.states().size() - 1;
  }

  BigFraction squaredDistance() {
    return squaredDistance;
  }

  /** Returns whether v is finite. */
  boolean isFinite() {
    return v != null;
  }

  boolean isZero() {
    return v != null && v.isZero();
  }

  /** Returns whether there is an s, and a direction −v. */
  boolean hasDirection() {
    return s != null && least != null;
  }

  Vec<BigFraction> support() {
    return Objects.requireNonNull(s, "no support point");
  }

  /** Returns whether no vᵀ(a − b) is smaller than vᵀs. */
  boolean isFarthest() {
    return product != null && least != null && product.compareTo(least) <= 0;
  }

  /** Returns vᵀ(v − s), taken exactly; {@code null} if there is no s, or v is not finite. */
  @Nullable BigFraction gap() {
    return norm == null || product == null ? null : norm.subtract(product);
  }

  /** Returns its sign; 0 if there is none. */
  int signOfGap() {
    BigFraction gap = gap();
    return gap == null ? 0 : FIELD.signum(gap);
  }

  /** Returns whether ‖v‖ is smaller than the distance. */
  boolean isShort() {
    return norm != null && norm.compareTo(squaredDistance) < 0;
  }

  /** Returns whether a point of A ⊖ B is nearer to the origin than v. */
  boolean isBeaten() {
    return norm != null && squaredDistance.compareTo(norm) < 0;
  }

  /** Returns whether vᵀ(a − b) ≥ vᵀv for all points. */
  boolean supports() {
    return least != null && norm != null && least.compareTo(norm) >= 0;
  }

  /** Returns whether vᵀ(a − b) &gt; vᵀv for all points, so that v is not in A ⊖ B. */
  boolean isOutside() {
    return least != null && norm != null && least.compareTo(norm) > 0;
  }

  /** Returns whether vᵀ(a − b) &gt; 0 for all points. */
  boolean separates() {
    return least != null && FIELD.signum(least) > 0;
  }

  /** Returns whether v is the distance vector. */
  boolean isDistanceVector() {
    return v != null && v.minus(exact.v()).isZero();
  }

  /** Returns whether the square of v's distance from the distance vector is at most this. */
  boolean isWithin(@Nullable BigFraction bound) {
    return v != null && bound != null && v.minus(exact.v()).squaredNorm().compareTo(bound) <= 0;
  }

  /** Returns whether vᵀs / ‖v‖ ≤ ‖v(A ⊖ B)‖. */
  boolean isLowerBound() {
    return norm != null
        && product != null
        && (FIELD.signum(product) <= 0
            || product.multiply(product).compareTo(squaredDistance.multiply(norm)) <= 0);
  }
}
