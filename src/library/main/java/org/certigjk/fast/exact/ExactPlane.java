package org.certigjk.fast.exact;

import java.math.BigInteger;
import org.certigjk.fast.search.Arithmetic;
import org.certigjk.fast.search.Candidate;
import org.certigjk.fast.search.Vertices;
import org.certigjk.predicates.BoundedVector;
import org.certigjk.predicates.IntegerVector;
import org.jspecify.annotations.Nullable;

/**
 * A plane that was proved to have A &ominus; B on the side of the origin: the one through the point
 * v of a simplex that is nearest to the origin, and normal to v &ne; 0. So the penetration depth is
 * at most ‖v‖. In the plane a line.
 *
 * <p><b>Guarantee.</b> Every answer is exact, and the distance correctly rounded.
 */
public final class ExactPlane {

  private final ExactPair pair;
  private final ExactSimplex simplex;
  private final ExactDirection direction;

  private ExactPlane(ExactPair pair, ExactSimplex simplex, ExactDirection direction) {
    this.pair = pair;
    this.simplex = simplex;
    this.direction = direction;
  }

  /**
   * Returns the plane of a simplex of n pairs, or null if it does not have A &ominus; B on the side
   * of the origin, goes through the origin, or has coordinates out of the range of this arithmetic.
   */
  public static @Nullable ExactPlane of(Vertices a, Vertices b, Candidate c) {
    if (!ExactQuery.isInRange(Math.max(a.magnitude, b.magnitude))) {
      return null;
    }
    ExactPair pair = new ExactPair(a, b, c.t);
    ExactSimplex simplex = new ExactSimplex(pair);
    for (int k = 0; k < c.size; k++) {
      simplex.add(c.a[k], c.b[k]);
    }
    simplex.reduce(0);
    ExactDirection direction = new ExactDirection(simplex);
    BoundedVector v = direction.vector();
    return v == null || new ExactSides(simplex, v, -1).isBeyond(direction)
        ? null
        : new ExactPlane(pair, simplex, direction);
  }

  /** Returns ‖v‖, rounded, and puts the simplex in the candidate. */
  public double distance(Candidate c) {
    double distance = direction.distance(0);
    simplex.store(c);
    return distance;
  }

  /** Returns the arithmetic that was needed up to now, at least pairs of doubles. */
  public Arithmetic stage() {
    return direction.usesIntegers || simplex.signs.usesIntegers
        ? Arithmetic.INTEGERS
        : Arithmetic.DOUBLE_DOUBLE;
  }

  /** Returns whether a_i &minus; b_j is on the plane. */
  public boolean contains(int i, int j) {
    int first = simplex.members[0];
    int[] inA = simplex.points.a;
    int[] inB = simplex.points.b;
    return direction.sign(pair.integerEdge(inA[first], i, inB[first], j)) == 0;
  }

  /**
   * Compares the distance of the plane through the points y_k = a_i[k] &minus; b_j[k] with this
   * one; &minus;1 also if the origin is not on the inner side, that from which the points turn
   * clockwise. In the plane the line through two points, with the inner side to the left.
   */
  public int compareDistance(int[] i, int[] j) {
    IntegerVector point = pair.integerDifference(i[0], j[0]);
    IntegerVector d = pair.integerEdge(i[0], i[1], j[0], j[1]);
    IntegerVector e =
        pair.a.dimension == 2
            ? IntegerVector.of(0, 0, 1, 0)
            : pair.integerEdge(i[0], i[2], j[0], j[2]);
    IntegerVector n = d.cross(e);
    BigInteger height = point.dot(n);
    BigInteger[] square = direction.square();
    BigInteger other = height.multiply(height).multiply(square[1]);
    BigInteger own = square[0].multiply(n.dot(n));
    int shift = 2 * (point.exponent() - direction.exponent());
    return height.signum() <= 0
        ? -1
        : shift >= 0
            ? other.shiftLeft(shift).compareTo(own)
            : other.compareTo(own.shiftLeft(-shift));
  }
}
