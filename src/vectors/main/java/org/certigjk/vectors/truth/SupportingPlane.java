package org.certigjk.vectors.truth;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.certigjk.predicates.IntegerPoints;
import org.certigjk.vectors.Difficulty;
import org.jspecify.annotations.Nullable;

/**
 * The face of A ⊖ B in a direction d &ne; 0, { x | d &middot; x = min }, as the points of A on
 * which d is least and the points of B on which it is greatest; and the nearest of the others.
 */
final class SupportingPlane {

  final ScaledBodies bodies;

  /** The points of A on the plane, by their indices, ascending. */
  final List<Integer> onA;

  /** The points of B on the plane. */
  final List<Integer> onB;

  /** d &middot; (a &minus; b), at its least. */
  final BigInteger level;

  private final BigInteger[] direction;

  /** The least that d is greater by at another point of A, or less by at one of B, if any. */
  private final @Nullable BigInteger next;

  private SupportingPlane(ScaledBodies bodies, BigInteger[] direction) {
    BigInteger[] productsA = products(direction, bodies.a);
    BigInteger[] productsB = products(direction, bodies.b);
    BigInteger leastA = Arrays.stream(productsA).min(BigInteger::compareTo).orElseThrow();
    BigInteger greatestB = Arrays.stream(productsB).max(BigInteger::compareTo).orElseThrow();
    this.bodies = bodies;
    this.direction = direction;
    this.level = leastA.subtract(greatestB);
    this.onA = indices(productsA, leastA);
    this.onB = indices(productsB, greatestB);
    BigInteger nextA = next(productsA, leastA);
    BigInteger nextB = next(productsB, greatestB);
    this.next = nextA == null ? nextB : nextB == null ? nextA : nextA.min(nextB);
  }

  static SupportingPlane of(ScaledBodies bodies, BigInteger[] direction) {
    return new SupportingPlane(bodies, direction);
  }

  private static BigInteger[] products(BigInteger[] direction, BigInteger[][] points) {
    return Arrays.stream(points)
        .map(point -> IntegerPoints.dot(direction, point))
        .toArray(BigInteger[]::new);
  }

  private static List<Integer> indices(BigInteger[] products, BigInteger extreme) {
    return IntStream.range(0, products.length)
        .filter(k -> products[k].equals(extreme))
        .boxed()
        .toList();
  }

  private static @Nullable BigInteger next(BigInteger[] products, BigInteger extreme) {
    return Arrays.stream(products)
        .map(product -> product.subtract(extreme).abs())
        .filter(gap -> gap.signum() > 0)
        .min(BigInteger::compareTo)
        .orElse(null);
  }

  /** Returns the bits of the least height of another point over the plane; 0 if all are on it. */
  int bitsOfNext(BigInteger squaredSize) {
    return next == null
        ? 0
        : Difficulty.bits(
            next.multiply(next), IntegerPoints.dot(direction, direction), squaredSize);
  }

  /**
   * Returns f_A + f_B &minus; 1 &minus; k for f_A and f_B different points of A and of B on the
   * plane and a simplex of k differences of them: at least 0, because no more than f_A + f_B
   * &minus; 1 are affinely independent.
   */
  int ties(int k) {
    return distinct(faceOfA()) + distinct(faceOfB()) - 1 - k;
  }

  private static int distinct(BigInteger[][] points) {
    return (int) Arrays.stream(points).map(List::of).distinct().count();
  }

  /** Returns those points of A that are on the plane. */
  BigInteger[][] faceOfA() {
    return onA.stream().map(k -> bodies.a[k]).toArray(BigInteger[][]::new);
  }

  /** Returns those points of B that are on the plane. */
  BigInteger[][] faceOfB() {
    return onB.stream().map(k -> bodies.b[k]).toArray(BigInteger[][]::new);
  }
}
