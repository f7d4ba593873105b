package org.certigjk.explorer;

import java.util.List;
import java.util.Objects;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.explorer.number.NumberText;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.MinkowskiDifference;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.Iteration;
import org.certigjk.simplex.JohnsonSubAlgorithm;
import org.jspecify.annotations.Nullable;

/**
 * Where a run parts from exact GJK: the first state k of which one of these is true.
 *
 * <ul>
 *   <li>Its v is not the point nearest to the origin of what the state before had, conv(W ∪ {s})
 *       with the same s; of the first state, conv W.
 *   <li>This exact v is the distance vector, so that exact GJK ends, and the run goes on.
 *   <li>It is not, and the run ends; or it is, and the run claims something else, or nothing.
 * </ul>
 *
 * <p>So every state is judged by what the run itself had before: another start, W = ∅ or another of
 * two equal support points is no reason to part. A rounded v counts as the exact one where no
 * coordinate is farther from it than 2<sup>−p/2</sup> times the greatest coordinate of the points,
 * with p the bits of the field (53 or 24): half of the digits.
 *
 * @param state k
 * @param claim what happens there
 * @param text the same, in a sentence
 */
record Parting(int state, Kind claim, String text) {

  /** What can happen; {@link Search} decides it in exact arithmetic. */
  enum Kind {
    /** Its v is another than the nearest point of what it had. */
    OTHER_VECTOR,
    /** It goes on where exact GJK has its answer. */
    GOES_ON,
    /** It claims nothing where exact GJK has its answer. */
    CLAIMS_NOTHING,
    /** It gives up where exact GJK goes on. */
    GIVES_UP,
    /** It takes v for a separating axis of bodies that meet. */
    FALSE_AXIS,
    /** It stops where exact GJK goes on. */
    STOPS_EARLY,
    /** It has the points that exact GJK has its answer from, and says something else. */
    OTHER_CONCLUSION
  }

  /** Returns where the run parts, {@code null} if nowhere. */
  static @Nullable Parting of(Scene scene, ShownRun<BigFraction> exact, ShownRun<?> run) {
    return new Search<>(scene, exact, run).first();
  }

  private static final class Search<E> {

    private static final Rationals FIELD = Rationals.INSTANCE;

    private final Scene scene;
    private final ShownRun<BigFraction> exact;
    private final ShownRun<E> run;
    private final MinkowskiDifference<BigFraction> difference;

    Search(Scene scene, ShownRun<BigFraction> exact, ShownRun<E> run) {
      this.scene = scene;
      this.exact = exact;
      this.run = run;
      this.difference = new MinkowskiDifference<>(scene.a(), scene.b());
    }

    @Nullable Parting first() {
      Parting parting = null;
      for (int k = 0; parting == null && k < run.states().size(); k++) {
        parting = at(k);
      }
      return parting;
    }

    private @Nullable Parting at(int k) {
      Iteration<E> state = run.states().get(k);
      Vec<BigFraction>[] points = points(k == 0 ? state.simplex() : run.extended(k - 1));
      Vec<BigFraction> nearest =
          Objects.requireNonNull(new JohnsonSubAlgorithm<BigFraction>().solve(points)).v();
      if (!isClose(state.v(), nearest, points)) {
        return new Parting(k, Kind.OTHER_VECTOR, otherVector(k, state, nearest));
      }
      return k < run.states().size() - 1 ? onTheWay(k, nearest) : atTheEnd(k, nearest);
    }

    private Vec<BigFraction>[] points(List<IndexPair> pairs) {
      return difference.get(IndexPair.indicesA(pairs), IndexPair.indicesB(pairs));
    }

    private String otherVector(int k, Iteration<E> state, Vec<BigFraction> nearest) {
      return (k == 0 ? "At the start" : "In step " + k)
          + " its v "
          + NumberText.equal(state.v())
          + (hasNegative(state.weights()) ? " (a weight is negative)" : "")
          + (k == 0
              ? ", but the point of conv W nearest to the origin is "
              : ", but of the points that it had, W and s of step "
                  + (k - 1)
                  + ", the nearest to the origin is ")
          + NumberText.inSentence(nearest)
          + ".";
    }

    private boolean hasNegative(Vec<E> weights) {
      for (int i = 0; i < weights.dimension(); i++) {
        if (weights.field().signum(weights.get(i)) < 0) {
          return true;
        }
      }
      return false;
    }

    private @Nullable Parting onTheWay(int k, Vec<BigFraction> nearest) {
      boolean notYetBegun = k == 0 && run.startsEmpty(); // v is only a direction
      return !notYetBegun && isDistanceVector(nearest)
          ? new Parting(k, Kind.GOES_ON, has(k) + "exact GJK is at its end. This run goes on.")
          : null;
    }

    /** Returns the beginning of a sentence about the points that state k is made from. */
    private static String has(int k) {
      return k == 0
          ? "At the start "
          : "With W and s of step %s, from which it makes step %s, ".formatted(k - 1, k);
    }

    private @Nullable Parting atTheEnd(int k, Vec<BigFraction> nearest) {
      boolean optimal = isDistanceVector(nearest);
      if (run.outcome() == Outcome.NONE) {
        return optimal
            ? new Parting(
                k,
                Kind.CLAIMS_NOTHING,
                has(k) + "exact GJK has its answer; this run claims nothing.")
            : new Parting(
                k, Kind.GIVES_UP, "In step " + k + " this run gives up; exact GJK goes on.");
      }
      if (run.stop() == Stop.SEPARATING_AXIS) {
        return exact.outcome() == Outcome.SEPARATED
            ? null
            : new Parting(
                k,
                Kind.FALSE_AXIS,
                "In step " + k + " it takes v for a separating axis, which it is not.");
      }
      if (!optimal) {
        return new Parting(
            k,
            Kind.STOPS_EARLY,
            "In step "
                + k
                + " it stops; exact GJK goes on, because A ⊖ B reaches nearer to O than the exact v.");
      }
      return run.outcome().isRightFor(exact.outcome())
          ? null
          : new Parting(
              k, Kind.OTHER_CONCLUSION, has(k) + "exact GJK has another answer than this run.");
    }

    /** Returns whether v = 0, or vᵀ(a − b) ≥ vᵀv for all points. */
    private boolean isDistanceVector(Vec<BigFraction> v) {
      if (v.isZero()) {
        return true;
      }
      Vec<BigFraction> direction = v.cleared(); // a positive multiple of v
      int i = scene.a().supportIndex(direction.unaryMinus());
      int j = scene.b().supportIndex(direction);
      return FIELD.signum(direction.dot(v.minus(difference.get(i, j)))) <= 0;
    }

    private boolean isClose(Vec<E> v, Vec<BigFraction> nearest, Vec<BigFraction>[] points) {
      BigFraction allowed = greatest(points).multiply(run.numbers().halfPrecision());
      for (int c = 0; c < nearest.dimension(); c++) {
        if (!Double.isFinite(v.field().toDouble(v.get(c)))
            || FIELD.compare(v.field().toRational(v.get(c)).subtract(nearest.get(c)).abs(), allowed)
                > 0) {
          return false;
        }
      }
      return true;
    }

    private static BigFraction greatest(Vec<BigFraction>[] points) {
      BigFraction greatest = BigFraction.ZERO;
      for (Vec<BigFraction> point : points) {
        for (int c = 0; c < point.dimension(); c++) {
          BigFraction magnitude = point.get(c).abs();
          greatest = FIELD.compare(magnitude, greatest) > 0 ? magnitude : greatest;
        }
      }
      return greatest;
    }
  }
}
