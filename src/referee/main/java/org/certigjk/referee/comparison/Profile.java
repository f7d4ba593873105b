package org.certigjk.referee.comparison;

/**
 * How exact an engine has to be: what counts as a right answer.
 *
 * <p><b>Definition.</b> σ(A, B) = max<sub>‖d‖ = 1</sub> min<sub>a ∈ A, b ∈ B</sub> dᵀ(a &minus; b)
 * is the distance of separated bodies, 0 for touching ones, and minus the penetration depth of
 * overlapping ones. Precision u is 2⁻⁵³ for {@code double} and 2⁻²⁴ for {@code float}.
 *
 * <ul>
 *   <li><em>Profile k</em>, k ≥ 1, forgives what k ulps of noise in the input can cause: with
 *       <pre>  τ = 2k·u·√n·(max|a| + max|b|)</pre>
 *       over all coordinates a of A and b of B, a distance or depth may differ by τ from the exact
 *       one, and a verdict is compared only if |σ| > τ. A claimed closest point may be outside of
 *       its body by the part of τ that its body contributes, and the distance between the two may
 *       differ by τ. So may contact points; what is forgiven of a normal is said by {@link
 *       NormalComparer}.
 *   <li><em>exact</em> forgives nothing but the last rounding: distance and depth are the numbers
 *       of the format nearest to the exact ones, ties to even, and the verdict is right. If the
 *       closest points are unique, each of their coordinates is the nearest number; if not, each
 *       point is within ρ = √&sum; (ulp(p<sub>i</sub>)/2)² of its body, what rounding can move it
 *       by, and the distance between the two differs by ρ<sub>p</sub> + ρ<sub>q</sub> at most.
 * </ul>
 *
 * <p><b>Why.</b> An ulp of x is at most 2u·max(|x|, N), N the least normal number: <em>in the
 * formula each maximum is at least N</em>, which is how subnormal numbers are served. So k ulps
 * move each point of A by at most √n·2ku·max|a|; each dᵀ(a &minus; b) moves by at most what a and b
 * do; and so do a minimum and a maximum of such numbers. Hence |σ(A′, B′) &minus; σ(A, B)| ≤ τ: an
 * answer beyond τ is not the answer to any input within k ulps of the given one. Rounding the exact
 * answer, numbers or points, moves it by at most half of τ even for k = 1.
 *
 * <p><b>Poses.</b> A coordinate of a posed body is a sum, &Sigma; M<sub>rc</sub>x<sub>c</sub> +
 * t<sub>r</sub>, whose terms may cancel, so that in τ |a| stands for &Sigma; |M<sub>rc</sub>
 * x<sub>c</sub>| + |t<sub>r</sub>|, with all of these numbers at least N. It is no less than the
 * coordinate, and k ulps of noise in all numbers of the poses, or in all points, move the
 * coordinate by at most 2ku times as much.
 *
 * <p>Of a pose by a quaternion q the body is turned exactly, and for each |M<sub>rc</sub>| stands 2
 * |q′|² / |q|², where q′ has the magnitudes of the components of q, each at least N: 2, but for
 * rounding and for tiny q. Why: k ulps of noise move q by a δ with |δ| ≤ 2ku |q′|. The lines
 * through 0 of q and of q + δ meet at an angle φ with sin φ ≤ |δ| / |q|, and the one turns a point
 * x to within 2 sin φ ‖x‖ of where the other does, which is 2ku times 2 |q′| / |q| ‖x‖ at most; and
 * |q| ≤ |q′|, ‖x‖ ≤ &Sigma; |x<sub>c</sub>|.
 *
 * <p><b>The default</b> is k = {@value #DEFAULT_K}. A pose costs four roundings for each coordinate
 * in space, a difference of points one, weights and their sum four: nine together. The default is
 * the next power of two.
 *
 * <p><b>Limits.</b> A pass says that the answers are right for inputs within k ulps, not that the
 * engine is accurate: of a distance far smaller than τ, no digit need be right.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} for k &lt; 1, k &gt; {@value #LARGEST_K}, and
 * for a text that is neither {@code exact} nor such a number.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * Profile.exact().label();         // exact
 * Profile.parse("4").k();          // 4
 * Profile.standard().label();      // 16
 * }</pre>
 *
 * @param k how many ulps of noise are forgiven; 0 for exact
 */
public record Profile(long k) {

  /** The k of {@link #standard()}. */
  public static final int DEFAULT_K = 16;

  /**
   * The largest k, with which 2ku = 2 in {@code double}: τ is more than any distance, and no
   * verdict is compared. A tolerance t in units of √n·(max|a| + max|b|) is k = t/2u: for 10⁻⁶ in
   * {@code double} 4503599627.
   */
  public static final long LARGEST_K = 1L << 53;

  private static final Profile EXACT = new Profile(0);

  /** Checks k. */
  public Profile {
    if (k < 0 || k > LARGEST_K) {
      throw new IllegalArgumentException(
          "a profile of %s ulps: from 1 to %s is possible, or exact".formatted(k, LARGEST_K));
    }
  }

  /** Returns the profile that forgives the last rounding only. */
  public static Profile exact() {
    return EXACT;
  }

  /** Returns the profile that forgives k ulps of noise in the input. */
  public static Profile of(long k) {
    if (k < 1 || k > LARGEST_K) {
      throw new IllegalArgumentException(
          "a profile of %s ulps: from 1 to %s is possible, or exact".formatted(k, LARGEST_K));
    }
    return new Profile(k);
  }

  /** Returns the default profile. */
  public static Profile standard() {
    return of(DEFAULT_K);
  }

  /** Returns the profile with this {@link #label}. */
  public static Profile parse(String label) {
    if (label.equals("exact")) {
      return EXACT;
    }
    try {
      return of(Long.parseLong(label));
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(
          "'%s' is no profile: exact, or a whole number of ulps from 1 to %s, such as %s"
              .formatted(label, LARGEST_K, DEFAULT_K),
          e);
    }
  }

  /** Returns whether nothing but the last rounding is forgiven. */
  public boolean isExact() {
    return k == 0;
  }

  /**
   * Returns k.
   *
   * @throws IllegalStateException if this is exact
   */
  @Override
  public long k() {
    if (isExact()) {
      throw new IllegalStateException("the profile exact has no k");
    }
    return k;
  }

  /** Returns {@code exact} or k. */
  public String label() {
    return isExact() ? "exact" : Long.toString(k);
  }

  @Override
  public String toString() {
    return isExact() ? "profile exact" : "profile k = " + k;
  }
}
