package org.certigjk.study.robustness;

import java.util.Arrays;
import org.certigjk.fast.DistanceWorkspace;
import org.certigjk.geometry.Polytope;
import org.certigjk.gjk.Verdict;
import org.certigjk.vectors.PointPair;
import org.jspecify.annotations.Nullable;

/**
 * A pair of polytopes in the precision of the runs, and the exact answer for these very numbers: if
 * the coordinates were rounded to floats, it is the answer for the floats.
 *
 * @param pair the points, as doubles
 * @param a A
 * @param b B
 * @param verdict whether the polytopes are separated, touch or overlap
 * @param distance the double nearest to their distance
 * @param <E> the type of the coordinates
 */
public record RobustnessCase<E>(
    PointPair pair, Polytope<E> a, Polytope<E> b, Verdict verdict, double distance) {

  /** Returns the case of this pair, {@code null} if a coordinate is beyond the range. */
  public static <E> @Nullable RobustnessCase<E> of(
      PointPair pair, RobustnessPrecision<E> precision) {
    double[][] a = precision.round(pair.a());
    double[][] b = precision.round(pair.b());
    if (!isFinite(a) || !isFinite(b)) {
      return null;
    }
    PointPair rounded = PointPair.of(a, b);
    DistanceWorkspace workspace = new DistanceWorkspace();
    double distance = workspace.distance(rounded.polytopeA(), rounded.polytopeB());
    Verdict verdict = distance > 0 ? Verdict.SEPARATED : workspace.result().verdict();
    return new RobustnessCase<>(
        rounded,
        Polytope.of(precision.field(), a),
        Polytope.of(precision.field(), b),
        verdict,
        distance);
  }

  private static boolean isFinite(double[][] points) {
    return Arrays.stream(points).flatMapToDouble(Arrays::stream).allMatch(Double::isFinite);
  }

  /** Returns whether the polytopes have a point in common. */
  boolean meets() {
    return verdict != Verdict.SEPARATED;
  }
}
