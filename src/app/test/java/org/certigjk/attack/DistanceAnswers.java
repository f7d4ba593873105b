package org.certigjk.attack;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.fast.DoublePolytope;
import org.certigjk.fast.MovingPair;
import org.certigjk.field.Conversions;
import org.certigjk.field.Doubles;
import org.certigjk.field.OrderedField;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.DistanceRequest;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Gjk;
import org.certigjk.gjk.IncrementalSeparatingAxis;
import org.certigjk.gjk.SeparatingAxisResult;
import org.certigjk.gjk.Stopped;
import org.certigjk.interval.DistanceBounds;
import org.certigjk.interval.IntervalGjk;
import org.certigjk.interval.IntervalResult;
import org.certigjk.interval.SphericalGjk;
import org.certigjk.interval.SphericalResult;
import org.certigjk.shape.RationalsWithRoots;
import org.certigjk.shape.SphericalExtension;
import org.certigjk.subalgorithms.SubAlgorithm;

/** Asks for distances, bounds and axes. */
final class DistanceAnswers {

  private DistanceAnswers() {}

  static Polytope<BigFraction> rational(double[][] points) {
    return Polytope.of(Rationals.INSTANCE, points);
  }

  static void generic(Input input, Telling telling) {
    List<SubAlgorithm> able =
        Arrays.stream(SubAlgorithm.values())
            .filter(one -> one.handles(input.dimension() + 1, input.dimension()))
            .toList();
    DistanceRequest<BigFraction> request =
        DistanceRequest.<BigFraction>defaults()
            .withSubAlgorithm(able.get(input.choice() % able.size()).create());
    telling.result(Gjk.distance(rational(input.a()), rational(input.b()), request));
  }

  static void moving(Input input, Telling telling) {
    List<double[]> a = new ArrayList<>(List.of(input.a()));
    DoublePolytope b = DoublePolytope.of(input.b());
    MovingPair pair = new MovingPair(DoublePolytope.of(input.a()), b);
    for (double[] t : input.t()) {
      telling.number(pair.distance(t));
      if (input.choice() % 3 == 0) {
        Collections.rotate(a, 1); // the same body, with other indices
        pair.replace(DoublePolytope.of(a.toArray(new double[0][])), b);
      }
    }
    pair.replace(DoublePolytope.of(input.a()), b);
    pair.distance(input.t()[input.t().length - 1]);
    telling.result(pair.result());
  }

  static void stopped(Input input, Telling telling) {
    int limit = input.choice() % 4;
    if (limit > 0) {
      tell(Rationals.INSTANCE, input, limit, telling);
    } else {
      tell(Doubles.INSTANCE, input, 100, telling);
    }
  }

  private static <E> void tell(OrderedField<E> field, Input input, int limit, Telling telling) {
    Polytope<E> a = Polytope.of(field, input.a());
    Polytope<E> b = Polytope.of(field, input.b());
    DistanceResult<E> result =
        Gjk.distance(a, b, DistanceRequest.<E>defaults().withMaxIterations(limit));
    if (result instanceof Stopped<E> stopped) {
      telling.word("bounds").ratio(stopped.bounds().lower()).ratio(stopped.bounds().upper());
    } else {
      boolean proved = ((DistanceResult.Answer<E>) result).certificate().proves(a, b);
      telling.word("answer").verdict(result.verdict()).word(proved ? "proved" : "rounded");
    }
  }

  static void interval(Input input, Telling telling) {
    RationalsWithRoots field = RationalsWithRoots.of(64);
    IntervalResult result =
        IntervalGjk.distance(Polytope.of(field, input.a()), Polytope.of(field, input.b()));
    telling.verdict(result.verdict());
    telling.ratio(result.squaredDistance().lower()).ratio(result.squaredDistance().upper());
    bounds(result.distance(), telling);
  }

  private static void bounds(DistanceBounds bounds, Telling telling) {
    telling.number(bounds.lower()).number(bounds.upper());
  }

  static void spherical(Input input, Telling telling) {
    RationalsWithRoots field = RationalsWithRoots.of(64);
    double[] t = input.t()[0];
    SphericalResult result =
        SphericalGjk.distance(
            SphericalExtension.of(field, Polytope.of(field, input.a()), radius(t[0])),
            SphericalExtension.of(field, Polytope.of(field, input.b()), radius(t[t.length - 1])));
    bounds(result.distance(), telling.verdict(result.verdict()));
  }

  private static BigFraction radius(double x) {
    return Conversions.toRational(Math.abs(x));
  }

  static void axis(Input input, Telling telling) {
    Polytope<BigFraction> b = rational(input.b());
    IncrementalSeparatingAxis<BigFraction> pair = new IncrementalSeparatingAxis<>();
    for (double[] t : input.t()) {
      Vec<BigFraction> translation = Vec.of(Rationals.INSTANCE, t);
      List<Vec<BigFraction>> moved = new ArrayList<>();
      for (double[] point : input.a()) {
        moved.add(Vec.of(Rationals.INSTANCE, point).plus(translation));
      }
      SeparatingAxisResult<BigFraction> result = pair.next(Polytope.from(moved), b);
      if (result instanceof SeparatingAxisResult.Meeting<BigFraction> meeting) {
        telling.word("meeting").pairs(meeting.pairs()).list(meeting.weights());
        telling.vector(meeting.commonPoints().a());
      } else {
        telling.word(result.apart() ? "apart" : "undecided").vector(result.axis());
      }
    }
  }
}
