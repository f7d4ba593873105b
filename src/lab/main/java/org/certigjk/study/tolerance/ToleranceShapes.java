package org.certigjk.study.tolerance;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.geometry.IndexedSupportMapping;
import org.certigjk.geometry.MinkowskiDifference;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.Iteration;
import org.certigjk.study.SimplexShape;
import org.certigjk.variants.VariantResult;

/** What becomes of the simplex and of the lower bound in the runs on the pairs of one kind. */
final class ToleranceShapes {

  /** The tolerance of these runs. */
  static final double EPSILON = 1e-12;

  private final Map<Integer, List<SimplexShape>> byIteration = new TreeMap<>();
  private int narrower;
  private int wider;
  private int bounds;
  private int tighter;

  /** Runs the loop on a pair, and returns what it met. */
  static Run run(TolerancePair pair) {
    IndexedSupportMapping<Double> a = pair.indexedA();
    IndexedSupportMapping<Double> b = pair.indexedB();
    VariantResult<Double> result =
        TolerancePair.run(TolerancePair.request(EPSILON).withTrace(true), a, b);
    MinkowskiDifference<Double> difference = new MinkowskiDifference<>(a, b);
    Map<Integer, SimplexShape> shapes = new TreeMap<>();
    for (int k = 1; k < result.trace().size(); k++) { // W₀ is empty
      List<IndexPair> simplex = result.trace().get(k).simplex();
      if (simplex.size() == 2 || simplex.size() == 3) {
        Vec<Double>[] w = difference.get(IndexPair.indicesA(simplex), IndexPair.indicesB(simplex));
        shapes.put(k, SimplexShape.of(w));
      }
    }
    return new Run(shapes, bounds(result.trace()));
  }

  /** The lower bounds δ₀, δ₁, … of a run. */
  private static List<Double> bounds(List<Iteration<Double>> trace) {
    List<Double> bounds = new ArrayList<>();
    for (Iteration<Double> state : trace) {
      Vec<Double> w = state.support();
      if (w != null) {
        bounds.add(state.v().dot(w) / StrictMath.sqrt(state.squaredNorm()));
      }
    }
    return bounds;
  }

  /** The shapes of the segments and triangles W_k by k, and the bounds δ_k, of one run. */
  record Run(Map<Integer, SimplexShape> shapes, List<Double> bounds) {}

  void add(Run run) {
    run.shapes.forEach(
        (k, shape) -> byIteration.computeIfAbsent(k, any -> new ArrayList<>()).add(shape));
    List<SimplexShape> triangles =
        run.shapes.values().stream().filter(SimplexShape::isTriangle).toList();
    if (triangles.size() > 1) {
      double change = triangles.get(triangles.size() - 1).width() - triangles.get(0).width();
      narrower += change < 0 ? 1 : 0;
      wider += change > 0 ? 1 : 0;
    }
    double mu = 0;
    for (double delta : run.bounds) {
      tighter += delta < mu ? 1 : 0;
      mu = Math.max(mu, delta);
      bounds++;
    }
  }

  /** Returns the runs whose last triangle is more oblong than the first. */
  int narrower() {
    return narrower;
  }

  /** Returns the runs whose last triangle is less oblong than the first. */
  int wider() {
    return wider;
  }

  /** Returns the number of bounds δ_k. */
  int bounds() {
    return bounds;
  }

  /** Returns how many of them are less than μ_k. */
  int tighter() {
    return tighter;
  }

  /** Returns the number of triangles among the W_k. */
  int triangles(int k) {
    return (int) shapes(k).stream().filter(SimplexShape::isTriangle).count();
  }

  /** Returns the number of segments and triangles among the W_k. */
  int simplices(int k) {
    return shapes(k).size();
  }

  /** Returns the median width of the triangles among the W_k. */
  double medianWidth(int k) {
    return median(
        shapes(k).stream().filter(SimplexShape::isTriangle).toList(), SimplexShape::width);
  }

  /** Returns the median relative height of the segments and triangles among the W_k. */
  double medianHeight(int k) {
    return median(shapes(k), SimplexShape::relativeHeight);
  }

  private List<SimplexShape> shapes(int k) {
    return byIteration.getOrDefault(k, List.of());
  }

  private static double median(List<SimplexShape> shapes, ToDoubleFunction<SimplexShape> measure) {
    double[] sorted = shapes.stream().mapToDouble(measure).sorted().toArray();
    return sorted.length == 0 ? Double.NaN : sorted[sorted.length / 2];
  }
}
