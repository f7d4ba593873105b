package org.certigjk.attack;

import java.math.BigInteger;
import java.util.Arrays;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.hull.ConvexHull;
import org.certigjk.hull.HillClimbing;
import org.certigjk.predicates.IntegerPoints;
import org.certigjk.predicates.Orientation;
import org.certigjk.predicates.ScaledIntegers;

/** Asks about the points of A: hull, support, determinants. */
final class HullAnswers {

  private HullAnswers() {}

  static void hull(Input input, Telling telling) {
    ConvexHull hull = ConvexHull.of(input.a());
    telling.index(hull.dimension()).indices(hull.vertices());
    telling.index(hull.faces().size());
    hull.faces().forEach(telling::indices);
    hull.vertices().forEach(vertex -> telling.indices(hull.neighbours(vertex)));
  }

  static void support(Input input, Telling telling) {
    Polytope<BigFraction> a = DistanceAnswers.rational(input.a());
    Vec<BigFraction> direction = Vec.of(Rationals.INSTANCE, input.t()[0]);
    telling.index(a.supportIndex(direction));
    telling.index(HillClimbing.onHull(a).supportIndex(direction));
  }

  static void gram(Input input, Telling telling) {
    int exponent = 0;
    for (double[] point : input.a()) {
      for (double x : point) {
        exponent = Math.min(exponent, ScaledIntegers.exponent(x));
      }
    }
    int unit = exponent;
    BigInteger[][] points =
        Arrays.stream(input.a())
            .map(
                point ->
                    Arrays.stream(point)
                        .mapToObj(x -> ScaledIntegers.integer(x, unit))
                        .toArray(BigInteger[]::new))
            .toArray(BigInteger[][]::new);
    telling.ratio(new BigFraction(BigInteger.ONE.shiftLeft(-unit)));
    telling.ratio(new BigFraction(IntegerPoints.gramDeterminant(points)));
    BigInteger[] weights = IntegerPoints.nearestWeights(points);
    telling.index(weights.length);
    for (BigInteger weight : weights) {
      telling.ratio(new BigFraction(weight));
    }
  }

  static void orientation(Input input, Telling telling) {
    double[][] p = input.a();
    telling.word(
        Integer.toString(
            input.dimension() == 2
                ? Orientation.sign(p[0], p[1], p[2])
                : Orientation.sign(p[0], p[1], p[2], p[3])));
  }
}
