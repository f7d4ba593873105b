package org.certigjk.study;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.DistanceRequest;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Gjk;
import org.certigjk.gjk.Iteration;

/** Small sets of points M = A ⊖ {0}, their exact runs, and how both are written. */
public final class Points {

  private Points() {}

  /** Returns the polytope of these points. */
  public static Polytope<BigFraction> of(int[]... points) {
    double[][] rows = new double[points.length][];
    Arrays.setAll(rows, i -> Arrays.stream(points[i]).asDoubleStream().toArray());
    return Polytope.of(Rationals.INSTANCE, rows);
  }

  /** Returns the origin of this dimension. */
  public static Polytope<BigFraction> origin(int dimension) {
    return Polytope.of(Rationals.INSTANCE, new double[1][dimension]);
  }

  /** Runs the exact loop on M and the origin from the point with this index. */
  public static DistanceResult<BigFraction> run(Polytope<BigFraction> m, int start) {
    DistanceRequest<BigFraction> request =
        DistanceRequest.<BigFraction>defaults()
            .withStart(List.of(new IndexPair(start, 0)))
            .withTrace(true);
    return Gjk.distance(m, origin(m.dimension()), request);
  }

  /** Returns the indices in M of the support points inserted, in order. */
  static List<Integer> inserted(DistanceResult<BigFraction> result) {
    List<Integer> inserted = new ArrayList<>();
    for (Iteration<BigFraction> state : result.trace().subList(0, result.iterations())) {
      IndexPair pair = state.supportPair();
      inserted.add(pair == null ? -1 : pair.a());
    }
    return inserted;
  }

  /** Returns how many insertions were of a support point that had been inserted before. */
  static int reinsertions(DistanceResult<BigFraction> result) {
    List<Integer> inserted = inserted(result);
    int count = 0;
    for (int i = 0; i < inserted.size(); i++) {
      count += inserted.subList(0, i).contains(inserted.get(i)) ? 1 : 0;
    }
    return count;
  }

  /** Returns the table of a run: one row for each state. */
  static StudyTable trace(
      String name, String caption, Polytope<BigFraction> m, DistanceResult<BigFraction> result) {
    StudyTable.Builder table =
        StudyTable.named(
            name,
            caption,
            StudyTable.number("k"),
            StudyTable.text("W_k"),
            StudyTable.text("v_k"),
            StudyTable.number("‖v_k‖²"),
            StudyTable.text("support point"),
            StudyTable.text("remark"));
    List<Integer> inserted = inserted(result);
    for (int k = 0; k < result.trace().size(); k++) {
      Iteration<BigFraction> state = result.trace().get(k);
      boolean last = k == inserted.size();
      Vec<BigFraction> support = state.support();
      table.row(
          Numbers.count(k),
          simplex(m, state.simplex()),
          Numbers.exact(state.v()),
          Numbers.exact(state.squaredNorm()),
          support == null ? "" : Numbers.exact(support),
          last ? "end" : remark(inserted, k));
    }
    return table.build();
  }

  private static String remark(List<Integer> inserted, int k) {
    return Collections.frequency(inserted.subList(0, k), inserted.get(k)) > 0 ? "**again**" : "";
  }

  private static String simplex(Polytope<BigFraction> m, List<IndexPair> pairs) {
    return pairs.stream()
        .map(pair -> Numbers.exact(m.get(pair.a())))
        .collect(Collectors.joining(", "));
  }
}
