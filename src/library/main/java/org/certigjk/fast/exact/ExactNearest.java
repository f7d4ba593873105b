package org.certigjk.fast.exact;

import java.math.BigInteger;
import java.util.Arrays;
import org.certigjk.fast.search.Candidate;
import org.certigjk.fast.search.Vertices;
import org.certigjk.field.Conversions;
import org.certigjk.predicates.IntegerPoints;

/** The nearest points of an optimal simplex, computed in integers and rounded at the end. */
public final class ExactNearest {

  private ExactNearest() {}

  /** Writes those of the two points and v that there is room for, computed in integers. */
  public static void round(
      Vertices a, Vertices b, Candidate c, double[] onA, double[] onB, double[] v) {
    ExactBodies bodies = ExactBodies.ofVertices(a, b, c);
    BigInteger[][] inA = new BigInteger[c.size][];
    BigInteger[][] inB = new BigInteger[c.size][];
    BigInteger[][] y = new BigInteger[c.size][];
    for (int k = 0; k < c.size; k++) {
      inA[k] = bodies.a().get(c.a[k]);
      inB[k] = bodies.b().get(c.b[k]);
      y[k] = IntegerPoints.minus(inA[k], inB[k]);
    }
    BigInteger[] multiples = IntegerPoints.nearestWeights(y);
    round(multiples, inA, bodies, onA);
    round(multiples, inB, bodies, onB);
    round(multiples, y, bodies, v);
  }

  private static void round(
      BigInteger[] multiples, BigInteger[][] p, ExactBodies bodies, double[] x) {
    if (x.length == 0) {
      return;
    }
    BigInteger sum = Arrays.stream(multiples).reduce(BigInteger.ZERO, BigInteger::add);
    BigInteger divisor = sum.multiply(bodies.denominator());
    BigInteger[] combination = IntegerPoints.combination(multiples, p);
    for (int axis = 0; axis < x.length; axis++) {
      x[axis] = Conversions.toDouble(combination[axis], divisor, bodies.exponent());
    }
  }
}
