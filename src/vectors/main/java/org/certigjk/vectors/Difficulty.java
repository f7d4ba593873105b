package org.certigjk.vectors;

import java.math.BigInteger;
import org.certigjk.vectors.truth.Truth;

/**
 * How hard a query is: how small the exact quantities are whose signs decide it.
 *
 * <p><b>Definition.</b> Let S = max |a| + max |b| over the coordinates of A and B, where they are.
 * The gaps of a query are these lengths:
 *
 * <ol>
 *   <li><em>Verdict.</em> The distance of the origin from the boundary of A ⊖ B: the distance of
 *       bodies that are separated, the depth of those that overlap.
 *   <li><em>Nearest face.</em> The distance of v from the facets of the simplex that the
 *       certificate names: how far the nearest point is inside of that face, and not on the next
 *       smaller one.
 *   <li><em>Support point.</em> The least height of another point over the supporting plane of A ⊖
 *       B at v: how clearly the points that decide are the furthest ones.
 * </ol>
 *
 * <p>bits = max ⌊&minus;log₂(gap / S)⌋, but 0 at least, over the gaps that are not 0. Each of them
 * is, up to factors, the determinant or inner product of which GJK takes the sign, divided by the
 * magnitude of its terms; so that an arithmetic with fewer bits, rounding each operation, may take
 * the wrong sign, and one with many more will not.
 *
 * <p>ties counts what is exactly 0 and need not be. It is 1 for the verdict of bodies that touch.
 * For others let f points of A and g points of B, without copies, be on the supporting plane at v:
 * a simplex has at most f + g &minus; 1 of their differences, and ties is the number that it has
 * less. Each is a support point as good as another, or a weight 0.
 *
 * <p><b>What is left out.</b> For bodies that touch the plane is not unique, and (3) is left out
 * with its ties. For bodies that overlap (3) is taken at the plane of the depth, with its ties, and
 * (2) is left out; where the depth is not computed ({@link Truth}) there is (2) only, for the
 * simplex around the origin.
 *
 * <p><b>Limits.</b> It measures the answer, not the way to it: an algorithm meets other signs on
 * the way, and one of them may be harder. Where there are ties, where two edges cross, and where
 * several motions are shortest, the simplex or the plane is one of several, and the difficulty of
 * (B, A) may be another.
 *
 * @param bits the number of bits lost to cancellation in the hardest decision: of more than 24 it
 *     is beyond {@code float}, and of more than 53 beyond {@code double} without care
 * @param ties how many deciding quantities are exactly 0
 */
public record Difficulty(int bits, int ties) {

  /**
   * Returns the greatest k &ge; 0 with gap² 4ᵏ &le; S², that is ⌊&minus;log₂(gap / S)⌋; 0 if gap
   * &gt; S.
   *
   * @param numerator of gap², &gt; 0
   * @param denominator of gap², &gt; 0
   * @param squaredSize S²
   */
  public static int bits(BigInteger numerator, BigInteger denominator, BigInteger squaredSize) {
    BigInteger bound = denominator.multiply(squaredSize);
    int bits = Math.max(0, (bound.bitLength() - numerator.bitLength()) / 2);
    boolean tooMany = numerator.shiftLeft(2 * bits).compareTo(bound) > 0;
    return tooMany ? Math.max(0, bits - 1) : bits;
  }
}
