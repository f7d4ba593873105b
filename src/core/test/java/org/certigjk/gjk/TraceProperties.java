package org.certigjk.gjk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Vec;
import org.certigjk.samples.BruteForce;
import org.certigjk.samples.Pair;
import org.certigjk.samples.Pairs;

/** What the papers claim of all runs, and is true. */
@PropertyDefaults(edgeCases = EdgeCasesMode.NONE)
class TraceProperties {

  private static List<Iteration<BigFraction>> trace(Pair pair) {
    return GjkProperties.answer(
            pair.a(), pair.b(), DistanceRequest.<BigFraction>defaults().withTrace(true))
        .trace();
  }

  @Property(seed = "2001", tries = 500)
  @Label("van den Bergen 1999, theorem 2: w_k is in W_{k+1}, here as its last point")
  void supportPointIsKept(@ForAll(supplier = Pairs.Small.class) Pair pair) {
    List<Iteration<BigFraction>> trace = trace(pair);
    for (int k = 0; k + 1 < trace.size(); k++) {
      List<IndexPair> next = trace.get(k + 1).simplex();
      assertEquals(trace.get(k).supportPair(), next.get(next.size() - 1));
    }
  }

  @Property(seed = "2002", tries = 500)
  @Label("van den Bergen 1999, 5: w_k in W_{k-1} or w_k = w_{k-1} happens at the end only")
  void supportPointDoesNotReappearAtOnce(@ForAll(supplier = Pairs.Small.class) Pair pair) {
    List<Iteration<BigFraction>> trace = trace(pair);
    for (int k = 1; k + 1 < trace.size(); k++) {
      IndexPair support = trace.get(k).supportPair();
      assertFalse(trace.get(k - 1).simplex().contains(support));
      assertFalse(trace.get(k).simplex().contains(support));
    }
  }

  @Property(seed = "2003", tries = 300)
  @Label("van den Bergen 1999, 2: v_k·w_k/‖v_k‖ is at most the distance, so the bound μ is true")
  void lowerBoundIsTrue(@ForAll(supplier = Pairs.Small.class) Pair pair) {
    List<Iteration<BigFraction>> trace = trace(pair);
    BigFraction squaredDistance = trace.get(trace.size() - 1).squaredNorm();
    for (Iteration<BigFraction> state : trace) {
      Vec<BigFraction> s = state.support();
      if (s != null && state.v().dot(s).compareTo(BigFraction.ZERO) > 0) {
        BigFraction product = state.v().dot(s);
        assertTrue(
            product.multiply(product).compareTo(squaredDistance.multiply(state.squaredNorm()))
                <= 0);
      }
    }
  }

  @Property(seed = "2007", tries = 300)
  @Label(
      "van den Bergen 1999, 2: A ⊖ B is in the negative half-space of H(−v, v·w), and the plane"
          + " crosses the segment from 0 to v where δ > 0")
  void supportingPlane(@ForAll(supplier = Pairs.Small.class) Pair pair) {
    for (Iteration<BigFraction> state : trace(pair)) {
      Vec<BigFraction> s = state.support();
      if (s != null) {
        BigFraction offset = state.v().dot(s);
        for (int i = 0; i < pair.a().size(); i++) {
          for (int j = 0; j < pair.b().size(); j++) {
            Vec<BigFraction> x = pair.a().get(i).minus(pair.b().get(j));
            assertTrue(offset.subtract(state.v().dot(x)).compareTo(BigFraction.ZERO) <= 0);
          }
        }
        assertTrue(offset.compareTo(state.squaredNorm()) <= 0);
      }
    }
  }

  @Property(seed = "2008", tries = 500)
  @Label("van den Bergen 1999, 4: v is a separating axis at the latest where the distance is found")
  void axisComesNoLaterThanTheDistance(@ForAll(supplier = Pairs.Small.class) Pair pair) {
    List<Iteration<BigFraction>> trace = trace(pair);
    int last = trace.size() - 1;
    if (!trace.get(last).v().isZero()) {
      int first = 0;
      while (!separates(trace.get(first))) {
        first++;
      }
      assertTrue(first <= last);
    }
  }

  private static boolean separates(Iteration<BigFraction> state) {
    return state.v().dot(supportPoint(state)).compareTo(BigFraction.ZERO) > 0;
  }

  @Property(seed = "2004", tries = 500)
  @Label("Jales 2024, 5.1: true in 2-D from a single point: no support point reappears")
  void nothingReappearsInThePlane(@ForAll(supplier = Pairs.Planar.class) Pair pair) {
    List<Iteration<BigFraction>> trace = trace(pair);
    Set<Vec<BigFraction>> seen = new HashSet<>();
    seen.add(trace.get(0).v());
    for (Iteration<BigFraction> state : trace.subList(0, trace.size() - 1)) {
      assertTrue(seen.add(supportPoint(state)));
    }
  }

  @Property(seed = "2005", tries = 100)
  @Label("in 2-D from a single point v_k is the nearest point of the hull of all points seen")
  void planarRunForgetsNothing(@ForAll(supplier = Pairs.Planar.class) Pair pair) {
    List<Iteration<BigFraction>> trace = trace(pair);
    Set<Vec<BigFraction>> seen = new LinkedHashSet<>();
    seen.add(trace.get(0).v());
    for (Iteration<BigFraction> state : trace) {
      BigFraction[][] points =
          seen.stream()
              .map(p -> new BigFraction[] {p.get(0), p.get(1)})
              .toArray(BigFraction[][]::new);
      assertEquals(Vec.of(Rationals.INSTANCE, BruteForce.of(points).nearest()), state.v());
      if (state.support() != null) {
        seen.add(supportPoint(state));
      }
    }
  }

  @Property(seed = "2006", tries = 300)
  @Label(
      "W lies in the plane x·v = ‖v‖² and is independent, so that W has at most n points if v ≠ 0")
  void simplexIsInThePlaneOfItsVector(@ForAll(supplier = Pairs.Small.class) Pair pair) {
    for (Iteration<BigFraction> state : trace(pair)) {
      BigFraction[][] points = new BigFraction[state.simplex().size()][];
      for (int k = 0; k < points.length; k++) {
        IndexPair index = state.simplex().get(k);
        Vec<BigFraction> point = pair.a().get(index.a()).minus(pair.b().get(index.b()));
        assertEquals(state.squaredNorm(), point.dot(state.v()));
        points[k] = lifted(point);
      }
      assertEquals(points.length, BruteForce.rank(points));
    }
  }

  /** The point with a coordinate 1 more: affine independence becomes linear independence. */
  private static BigFraction[] lifted(Vec<BigFraction> point) {
    BigFraction[] coordinates = new BigFraction[point.dimension() + 1];
    coordinates[0] = BigFraction.ONE;
    for (int i = 0; i < point.dimension(); i++) {
      coordinates[i + 1] = point.get(i);
    }
    return coordinates;
  }

  private static Vec<BigFraction> supportPoint(Iteration<BigFraction> state) {
    Vec<BigFraction> s = state.support();
    if (s == null) {
      throw new AssertionError("no support point in " + state);
    }
    return s;
  }
}
