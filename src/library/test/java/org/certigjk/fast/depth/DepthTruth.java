package org.certigjk.fast.depth;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.fast.query.ExactTruth;
import org.certigjk.fast.search.Candidate;
import org.certigjk.fast.search.Vertices;
import org.certigjk.field.Conversions;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.penetration.Penetrating;
import org.certigjk.penetration.Penetration;
import org.certigjk.penetration.PenetrationResult;
import org.certigjk.simplex.JohnsonSubAlgorithm;
import org.certigjk.simplex.SubSimplex;

/** The depth of a pair in doubles against {@link Penetration} over the rationals. */
public final class DepthTruth {

  private final DepthQuery query = new DepthQuery();

  /** Asks, and fails unless all that the answer says is right; returns the query. */
  public DepthQuery check(Vertices a, Vertices b, String what) {
    Polytope<BigFraction> exactA = ExactTruth.rational(a);
    Polytope<BigFraction> exactB = ExactTruth.rational(b);
    double depth = query.depth(a, b);
    double[] p = new double[a.dimension];
    query.vector(p);
    PenetrationResult<BigFraction> truth = Penetration.depth(exactA, exactB);
    if (truth instanceof Penetrating<BigFraction> penetrating) {
      assertEquals(Conversions.sqrtToDouble(penetrating.squaredDepth()), depth, what);
      assertArrayEquals(rounded(penetrating.penetrationVector()), p, what);
      if (query.isUnique()) {
        checkSimplex(a, b, exactA, exactB, penetrating.penetrationVector(), what);
      }
    } else {
      assertEquals(0, depth, what);
      assertArrayEquals(new double[p.length], p, what);
    }
    assertEquals(truth.verdict(), query.verdict(), what);
    return query;
  }

  private static double[] rounded(Vec<BigFraction> x) {
    double[] rounded = new double[x.dimension()];
    Arrays.setAll(rounded, c -> Conversions.toDouble(x.get(c)));
    return rounded;
  }

  /** Its point nearest to the origin is p, with positive weights, and they give the points. */
  private void checkSimplex(
      Vertices a,
      Vertices b,
      Polytope<BigFraction> exactA,
      Polytope<BigFraction> exactB,
      Vec<BigFraction> p,
      String what) {
    Candidate c = query.facet;
    List<Vec<BigFraction>> inA = new ArrayList<>();
    List<Vec<BigFraction>> inB = new ArrayList<>();
    List<Vec<BigFraction>> y = new ArrayList<>();
    for (int k = 0; k < c.size; k++) {
      inA.add(exactA.get(a.given(c.a[k])));
      inB.add(exactB.get(b.given(c.b[k])));
      y.add(inA.get(k).minus(inB.get(k)));
    }
    int[] all = new int[c.size];
    Arrays.setAll(all, k -> k);
    SubSimplex<BigFraction> simplex =
        new JohnsonSubAlgorithm<BigFraction>().solve(Polytope.from(y).get(all));
    assertNotNull(simplex, what);
    assertEquals(c.size, simplex.size(), what);
    assertEquals(p, simplex.v(), what);
    double[] onA = new double[a.dimension];
    double[] onB = new double[a.dimension];
    query.contactPoints(onA, onB);
    assertArrayEquals(
        rounded(simplex.weights().combination(Polytope.from(inA).get(all))), onA, what);
    assertArrayEquals(
        rounded(simplex.weights().combination(Polytope.from(inB).get(all))), onB, what);
  }
}
