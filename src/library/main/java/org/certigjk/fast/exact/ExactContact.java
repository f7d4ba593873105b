package org.certigjk.fast.exact;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.certigjk.fast.search.Candidate;
import org.certigjk.fast.search.Vertices;
import org.certigjk.integral.ContactSet;
import org.certigjk.integral.IntegerBody;
import org.certigjk.predicates.IntegerPoints;

/** Whether the closest points of two bodies are the only ones, in integers. */
public final class ExactContact {

  private ExactContact() {}

  /** Returns that for an optimal simplex. */
  public static boolean isSinglePair(Vertices a, Vertices b, Candidate c) {
    ExactBodies bodies = ExactBodies.ofVertices(a, b, c);
    BigInteger[][] inA = points(bodies.a(), a.size);
    BigInteger[][] inB = points(bodies.b(), b.size);
    if (c.size > a.dimension) {
      // interiors meet, so that A ∩ B has the dimension of aff A ∩ aff B
      return ContactSet.dimension(inA) + ContactSet.dimension(inB) == a.dimension;
    }
    BigInteger[][] y = new BigInteger[c.size][];
    Arrays.setAll(y, k -> IntegerPoints.minus(inA[c.a[k]], inB[c.b[k]]));
    BigInteger[] weights = IntegerPoints.nearestWeights(y);
    BigInteger[] v = IntegerPoints.combination(weights, y);
    BigInteger denominator = Arrays.stream(weights).reduce(BigInteger.ZERO, BigInteger::add);
    return ContactSet.isSinglePair(inA, inB, v, denominator);
  }

  private static BigInteger[][] points(IntegerBody body, int size) {
    return IntStream.range(0, size).mapToObj(body::get).toArray(BigInteger[][]::new);
  }
}
