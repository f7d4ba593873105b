package org.certigjk.referee;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Conversions;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.raycast.RayCast;
import org.certigjk.raycast.RayCastResult;
import org.certigjk.referee.Engine.Answers;
import org.certigjk.referee.Engine.Precision;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.Query;
import org.jspecify.annotations.Nullable;

/**
 * How A moves where the time of impact is asked for: at the time t in [0, 1] it is at A + t r,
 * while B rests.
 *
 * <p><b>Definition.</b> A query has no motion of its own; this one follows from its bodies:
 *
 * <pre>  r = 2 (b* &minus; a*),   a*_c = coordinate c of the point c mod #A of A,   b* likewise,
 * </pre>
 *
 * <p>each coordinate rounded to the precision of the engine, and 0 if it would be infinite. Points
 * of posed bodies are taken where they are. At the time ½, but for rounding, a* is at b*: the
 * bodies meet on the way if these are points of them, and may pass each other if not.
 *
 * @param r the coordinates of r
 */
public record QueryMotion(List<Double> r) {

  /** Copies the list. */
  public QueryMotion {
    r = List.copyOf(r);
  }

  /**
   * Returns the motion of a query, or {@code null} if the engine does not answer when they meet.
   */
  public static @Nullable QueryMotion of(Query query, Declaration engine) {
    return engine.answers().contains(Answers.TOI) ? of(query, engine.precision()) : null;
  }

  /** Returns the motion of a query. */
  public static QueryMotion of(Query query, Precision precision) {
    double[][] firstOfA = first(query.pair().a());
    double[][] firstOfB = first(query.pair().b());
    Query first = new Query(PointPair.of(firstOfA, firstOfB), query.poses());
    Polytope<BigFraction> a = first.exactA();
    Polytope<BigFraction> b = first.exactB();
    return new QueryMotion(
        IntStream.range(0, query.dimension())
            .mapToObj(c -> coordinate(b, c).subtract(coordinate(a, c)).multiply(2))
            .map(x -> rounded(x, precision))
            .toList());
  }

  /** Returns the first n points: of others no coordinate is used. */
  private static double[][] first(double[][] points) {
    return Arrays.copyOf(points, Math.min(points.length, points[0].length));
  }

  private static BigFraction coordinate(Polytope<BigFraction> body, int c) {
    return body.get(c % body.size()).get(c);
  }

  private static double rounded(BigFraction x, Precision precision) {
    double nearest =
        precision == Precision.SINGLE ? Conversions.toFloat(x) : Conversions.toDouble(x);
    return Double.isFinite(nearest) ? nearest + 0.0 : 0;
  }

  /** Returns when A of this query, so moved, first meets B. */
  public RayCastResult<BigFraction> impact(Query query) {
    return RayCast.cast(query.exactA(), query.exactB(), exact());
  }

  /** Returns the coordinates. */
  public double[] toArray() {
    return r.stream().mapToDouble(x -> x).toArray();
  }

  /** Returns r, exactly. */
  public Vec<BigFraction> exact() {
    return Vec.of(Rationals.INSTANCE, toArray());
  }
}
