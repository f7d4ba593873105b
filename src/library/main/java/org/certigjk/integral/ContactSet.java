package org.certigjk.integral;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.LinearSpan;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Gjk;
import org.certigjk.gjk.Touching;
import org.certigjk.predicates.IntegerPoints;

/**
 * Whether two polytopes P, Q that meet have one point in common or more. The closest points of A
 * and B are p, p &minus; v for the points p of A &cap; (B + v), so that this is the question
 * whether closest points are the only ones.
 *
 * <p><b>Algorithm.</b> Let L be the sum of the spaces that are parallel to aff P and aff Q.
 *
 * <ol>
 *   <li>If dim L = dim P + dim Q, already aff P and aff Q have one common point only.
 *   <li>P ⊖ Q contains 0 and spans L. If 0 is in its interior relative to L, some points of the
 *       relative interiors of P and Q are the same, and P &cap; Q has the dimension of aff P &cap;
 *       aff Q, dim P + dim Q &minus; dim L &gt; 0.
 *   <li>Else some d in L supports P ⊖ Q at 0, and is not 0 on all of it. P &cap; Q is in that
 *       plane: P and Q give way to their faces in it, L loses a dimension at least. Repeat.
 * </ol>
 *
 * <p>The decision between (2) and (3) is that between overlapping and touching in Rᵏ, k = dim L,
 * which {@link Gjk} makes exactly. L is mapped to Rᵏ by leaving out coordinates.
 */
public final class ContactSet {

  private ContactSet() {}

  /** Returns whether P and Q, which have a point in common, have only that. */
  public static boolean isSinglePoint(BigInteger[][] p, BigInteger[][] q) {
    List<Vec<BigFraction>> pointsP = distinct(p);
    List<Vec<BigFraction>> pointsQ = distinct(q);
    while (pointsP.size() > 1 && pointsQ.size() > 1) {
      List<Vec<BigFraction>> edgesP = edges(pointsP);
      List<Vec<BigFraction>> edgesQ = edges(pointsQ);
      List<Vec<BigFraction>> edges = new ArrayList<>(edgesP);
      edges.addAll(edgesQ);
      List<Integer> axes = independentAxes(edges);
      if (rank(edgesP) + rank(edgesQ) == axes.size()) {
        return true;
      }
      Polytope<BigFraction> reducedP = projection(pointsP, axes);
      Polytope<BigFraction> reducedQ = projection(pointsQ, axes);
      DistanceResult<BigFraction> result = Gjk.distance(reducedP, reducedQ);
      if (!(result instanceof Touching<BigFraction> touching)) {
        return false;
      }
      Vec<BigFraction> d = touching.certificate().direction();
      pointsP = face(pointsP, reducedP, d);
      pointsQ = face(pointsQ, reducedQ, d.unaryMinus());
    }
    return true;
  }

  /**
   * Returns whether A and B have only one pair of closest points: the same for the faces of A and
   * of B + v on the plane at v, if v is not 0; in integers these are &Delta;A and &Delta;B +
   * &Delta;v.
   *
   * @param v &Delta;v, v being the point of A &ominus; B nearest to the origin
   * @param denominator &Delta; &gt; 0
   */
  public static boolean isSinglePair(
      BigInteger[][] a, BigInteger[][] b, BigInteger[] v, BigInteger denominator) {
    BigInteger[][] faceA = lowest(a, v);
    BigInteger[][] faceB =
        lowest(b, Arrays.stream(v).map(BigInteger::negate).toArray(BigInteger[]::new));
    return faceA.length == 1
        || faceB.length == 1
        || isSinglePoint(
            images(faceA, denominator, BigInteger.ZERO, v),
            images(faceB, denominator, BigInteger.ONE, v));
  }

  /** Returns the points on which d is least. */
  private static BigInteger[][] lowest(BigInteger[][] points, BigInteger[] d) {
    BigInteger[] products =
        Arrays.stream(points).map(x -> IntegerPoints.dot(d, x)).toArray(BigInteger[]::new);
    BigInteger least = Arrays.stream(products).min(BigInteger::compareTo).orElseThrow();
    return IntStream.range(0, points.length)
        .filter(k -> products[k].equals(least))
        .mapToObj(k -> points[k])
        .toArray(BigInteger[][]::new);
  }

  /** Returns the points cx + sv. */
  private static BigInteger[][] images(
      BigInteger[][] points, BigInteger c, BigInteger s, BigInteger[] v) {
    BigInteger[] factors = {c, s};
    return Arrays.stream(points)
        .map(x -> IntegerPoints.combination(factors, new BigInteger[][] {x, v}))
        .toArray(BigInteger[][]::new);
  }

  /** Returns the dimension of aff P. */
  public static int dimension(BigInteger[][] p) {
    return rank(edges(distinct(p)));
  }

  private static List<Vec<BigFraction>> distinct(BigInteger[][] points) {
    Set<List<BigInteger>> distinct = new LinkedHashSet<>();
    for (BigInteger[] point : points) {
      distinct.add(List.of(point));
    }
    return distinct.stream()
        .map(x -> Vec.from(Rationals.INSTANCE, x.stream().map(BigFraction::new).toList()))
        .toList();
  }

  private static List<Vec<BigFraction>> edges(List<Vec<BigFraction>> points) {
    return points.stream().skip(1).map(point -> point.minus(points.get(0))).toList();
  }

  private static int rank(List<Vec<BigFraction>> vectors) {
    if (vectors.isEmpty()) {
      return 0;
    }
    LinearSpan<BigFraction> span = new LinearSpan<>(Rationals.INSTANCE, vectors.get(0).dimension());
    vectors.forEach(span::add);
    return span.dimension();
  }

  /**
   * Returns coordinates of which no others are needed to tell vectors of the span apart: with the
   * vectors as columns, rows that are independent and span all rows.
   */
  private static List<Integer> independentAxes(List<Vec<BigFraction>> vectors) {
    LinearSpan<BigFraction> rows = new LinearSpan<>(Rationals.INSTANCE, vectors.size());
    return IntStream.range(0, vectors.get(0).dimension())
        .filter(
            axis ->
                rows.add(
                    Vec.from(Rationals.INSTANCE, vectors.stream().map(x -> x.get(axis)).toList())))
        .boxed()
        .toList();
  }

  private static Polytope<BigFraction> projection(
      List<Vec<BigFraction>> points, List<Integer> axes) {
    return Polytope.from(
        points.stream()
            .map(x -> Vec.from(Rationals.INSTANCE, axes.stream().map(x::get).toList()))
            .toList());
  }

  /** Returns the points at whose projections d is least. */
  private static List<Vec<BigFraction>> face(
      List<Vec<BigFraction>> points, Polytope<BigFraction> projections, Vec<BigFraction> d) {
    BigFraction least = d.dot(projections.get(projections.supportIndex(d.unaryMinus())));
    return IntStream.range(0, points.size())
        .filter(k -> d.dot(projections.get(k)).equals(least))
        .mapToObj(points::get)
        .toList();
  }
}
