package org.certigjk.referee.comparison;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.fast.DistanceWorkspace;
import org.certigjk.fast.DoublePolytope;
import org.certigjk.field.Conversions;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Gjk;
import org.certigjk.vectors.Query;

/**
 * How far claimed points are from the bodies they should be in: the certified query, in doubles
 * where its answer, rounded as it is, tells, else exactly.
 */
final class Membership {

  private final DistanceWorkspace workspace = new DistanceWorkspace();

  /** How far the point was from the body in the last question, rounded. */
  private double distance;

  /** Returns how far the point of the last question is from the body, rounded. */
  double distance() {
    return distance;
  }

  /** Returns whether the point is within the radius of body A, or of B, exactly. */
  boolean isWithin(Radius radius, double[] point, Query query, boolean ofA) {
    return query.poses() == null
        ? isWithin(radius, point, ofA ? query.pair().polytopeA() : query.pair().polytopeB())
        : isWithin(radius, point, ofA ? query.exactA() : query.exactB());
  }

  private boolean isWithin(Radius radius, double[] point, DoublePolytope body) {
    distance = workspace.distance(DoublePolytope.of(point), body);
    double error = Math.ulp(distance);
    return radius.surelyReaches(distance, error)
        || (!radius.surelyMisses(distance, error)
            && radius.reaches(squaredDistance(workspace.result())));
  }

  private boolean isWithin(Radius radius, double[] point, Polytope<BigFraction> body) {
    Polytope<BigFraction> exactPoint = Polytope.of(Rationals.INSTANCE, new double[][] {point});
    BigFraction square = squaredDistance(Gjk.distance(exactPoint, body));
    distance = Conversions.sqrtToDouble(square);
    return radius.reaches(square);
  }

  private static BigFraction squaredDistance(DistanceResult<BigFraction> result) {
    return ((DistanceResult.Answer<BigFraction>) result).squaredDistance();
  }
}
