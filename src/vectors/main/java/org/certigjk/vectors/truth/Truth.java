package org.certigjk.vectors.truth;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.fast.DistanceWorkspace;
import org.certigjk.fast.DoublePolytope;
import org.certigjk.gjk.DistanceRequest;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Gjk;
import org.certigjk.gjk.Verdict;
import org.certigjk.penetration.Penetration;
import org.certigjk.vectors.Expected;
import org.certigjk.vectors.Query;

/**
 * The exact answers to queries.
 *
 * <p><b>Algorithm.</b> {@link DistanceWorkspace} proposes a simplex, for posed bodies after
 * rounding their points. Its weights and the points furthest in its direction are computed in
 * integers; if they prove it, they are the certificate. Else, and where the bodies meet, {@link
 * Gjk} goes on from it over the rationals, and {@link Penetration} from there.
 *
 * <p><b>Guarantee.</b> All of the answer is exact or correctly rounded, and determined by the
 * query. The certificates are accepted by {@link org.certigjk.certificate.CertificateChecker} and
 * {@link org.certigjk.penetration.PenetrationChecker}.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} for bodies in more than 15 dimensions that
 * meet, as {@link Gjk} refuses them.
 *
 * <p><b>Limits.</b> The depth is computed in up to {@link #DEPTH_DIMENSIONS} dimensions. Not safe
 * for use by several threads at once: one instance for each. A query of ordinary doubles in up to
 * three dimensions takes a tenth of a millisecond if the bodies are separated, and milliseconds if
 * they meet; in eight dimensions, or with exponents spread over the whole range of doubles, it may
 * be a second.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * double[][] segment = {{-1, 1}, {1, 1}};
 * double[][] point = {{0, 0}};
 * Expected expected = new Truth().of(Query.of(PointPair.of(segment, point)));
 * expected.verdict();            // SEPARATED
 * expected.squaredDistance();    // 1
 * expected.points().unique();    // true
 * }</pre>
 */
public final class Truth {

  /** The greatest dimension in which depths are computed; the surface grows too large above. */
  public static final int DEPTH_DIMENSIONS = 5;

  private final DistanceWorkspace workspace = new DistanceWorkspace();

  /** Makes an instance, for one thread. */
  public Truth() {}

  /** Returns the exact answer to a query. */
  public Expected of(Query query) {
    ScaledBodies bodies = ScaledBodies.of(query);
    List<IndexPair> pairs = proposal(query, bodies);
    WeightedSimplex proposed = WeightedSimplex.orNull(bodies, pairs);
    if (proposed != null && proposed.level().signum() > 0) {
      SupportingPlane plane = SupportingPlane.of(bodies, proposed.vector);
      if (plane.level.equals(proposed.level())) {
        return new ExactAnswer(proposed).separated(plane);
      }
    }
    DistanceResult<BigFraction> result =
        Gjk.distance(
            bodies.polytopeA(),
            bodies.polytopeB(),
            DistanceRequest.<BigFraction>defaults().withStart(pairs));
    WeightedSimplex simplex =
        Objects.requireNonNull(
            WeightedSimplex.orNull(bodies, result.pairs()), "GJK keeps independent points");
    return result.verdict() == Verdict.SEPARATED
        ? new ExactAnswer(simplex).separated(SupportingPlane.of(bodies, simplex.vector))
        : new ExactAnswer(simplex).meeting(result);
  }

  /** Returns the index pairs of a simplex that is likely to be nearest to the origin. */
  private List<IndexPair> proposal(Query query, ScaledBodies bodies) {
    if (query.poses() == null) {
      workspace.distance(query.pair().polytopeA(), query.pair().polytopeB());
      return workspace.pairs();
    }
    double[][] a = bodies.rounded(bodies.a);
    double[][] b = bodies.rounded(bodies.b);
    if (!allFinite(a) || !allFinite(b)) {
      return List.of(new IndexPair(0, 0));
    }
    workspace.distance(DoublePolytope.of(a), DoublePolytope.of(b));
    return workspace.pairs();
  }

  private static boolean allFinite(double[][] points) {
    return Arrays.stream(points).flatMapToDouble(Arrays::stream).allMatch(Double::isFinite);
  }
}
