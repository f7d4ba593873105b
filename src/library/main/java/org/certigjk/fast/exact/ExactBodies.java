package org.certigjk.fast.exact;

import java.math.BigInteger;
import org.certigjk.fast.search.Candidate;
import org.certigjk.fast.search.Image;
import org.certigjk.fast.search.Vertices;
import org.certigjk.integral.IntegerBody;
import org.certigjk.integral.IntegerRows;
import org.certigjk.number.Ratio;

/**
 * The bodies of a query as multiples of one unit, 2^exponent / denominator: A + t and B, or their
 * images.
 *
 * @param a the vertices of A
 * @param b the vertices of B
 * @param givenA the points that A was made of
 * @param givenB the points that B was made of
 */
public record ExactBodies(
    IntegerBody a,
    IntegerBody b,
    IntegerRows givenA,
    IntegerRows givenB,
    int exponent,
    BigInteger denominator) {

  /** Returns those of a query, with a unit for the vertices. */
  static ExactBodies ofVertices(Vertices a, Vertices b, Candidate c) {
    return of(a, a.body().exponent(), b, b.body().exponent(), c);
  }

  /** Returns those of a query, with a unit for the points given. */
  public static ExactBodies ofGiven(Vertices a, Vertices b, Candidate c) {
    return of(a, a.body().givenExponent(), b, b.body().givenExponent(), c);
  }

  private static ExactBodies of(Vertices a, int inA, Vertices b, int inB, Candidate c) {
    if (a.image != null && b.image != null) {
      return of(exact(a.image, inA), exact(b.image, inB));
    }
    int exponent = c.exponent(Math.min(inA, inB));
    double[] rest = new double[c.t.length];
    return new ExactBodies(
        new DoubleBody(a, c.t, exponent),
        new DoubleBody(b, rest, exponent),
        a.integers(c.t, exponent),
        b.integers(rest, exponent),
        exponent,
        BigInteger.ONE);
  }

  private static ExactImage exact(Image image, int inBody) {
    return new ExactImage(image.body(), image.placement(), inBody);
  }

  private static ExactBodies of(ExactImage a, ExactImage b) {
    int exponent = Math.min(a.exponent(), b.exponent());
    a.scale(exponent, b.denominator);
    b.scale(exponent, a.denominator);
    return new ExactBodies(
        a, b, a.given(), b.given(), exponent, a.denominator.multiply(b.denominator));
  }

  /** Returns the unit. */
  public Ratio unit() {
    return Ratio.of(
        BigInteger.ONE.shiftLeft(Math.max(exponent, 0)),
        denominator.shiftLeft(Math.max(-exponent, 0)));
  }
}
