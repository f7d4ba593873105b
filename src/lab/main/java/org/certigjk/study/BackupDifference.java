package org.certigjk.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.field.Conversions;
import org.certigjk.geometry.IndexedSupportMapping;
import org.certigjk.geometry.MinkowskiDifference;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.Iteration;
import org.certigjk.simplex.BackupProcedure;
import org.certigjk.simplex.JohnsonSubAlgorithm;
import org.certigjk.simplex.SubSimplex;
import org.certigjk.variants.VanDenBergen;
import org.certigjk.variants.VanDenBergenRequest;
import org.certigjk.variants.VariantExit;
import org.certigjk.variants.VariantResult;
import org.jspecify.annotations.Nullable;

/**
 * A run in which Johnson's sub-algorithm finds no subset: how far the vector of the backup
 * procedure is from the vector of the iteration before.
 *
 * @param relative in units of ‖v‖ before
 * @param bySize in units of the greatest ‖y‖, y ∈ W ∪ {w}
 */
record BackupDifference(double relative, double bySize) {

  /** Runs the loop of the paper; {@code null} if it ends otherwise. */
  static <E> @Nullable BackupDifference of(
      VanDenBergenRequest request, IndexedSupportMapping<E> a, IndexedSupportMapping<E> b) {
    VariantResult<E> run =
        new VanDenBergen<E>(request.withTrace(true), JohnsonSubAlgorithm::new).distance(a, b);
    if (run.exit() != VariantExit.NO_SUBSET) {
      return null;
    }
    int last = run.trace().size() - 1;
    Iteration<E> state = run.trace().get(last);
    List<IndexPair> y = new ArrayList<>();
    if (last > 0) { // W₀ is empty
      y.addAll(state.simplex());
    }
    y.add(Objects.requireNonNull(state.supportPair()));
    Vec<E>[] points =
        new MinkowskiDifference<>(a, b).get(IndexPair.indicesA(y), IndexPair.indicesB(y));
    @Nullable SubSimplex<E> best = new BackupProcedure<E>().solve(points);
    return best == null ? null : of(points, state.v().toRational(), best.v().toRational());
  }

  private static <E> BackupDifference of(
      Vec<E>[] points, Vec<BigFraction> before, Vec<BigFraction> best) {
    BigFraction greatest = BigFraction.ZERO;
    for (Vec<E> point : points) {
      BigFraction squared = point.toRational().squaredNorm();
      greatest = squared.compareTo(greatest) > 0 ? squared : greatest;
    }
    Vec<BigFraction> difference = best.minus(before);
    return new BackupDifference(
        ThinTriangle.relativeNorm(difference, before),
        Conversions.sqrtToDouble(difference.squaredNorm().divide(greatest)));
  }
}
