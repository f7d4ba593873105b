package org.certigjk.fast.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.CertificateChecker;
import org.certigjk.fast.search.Candidate;
import org.certigjk.fast.search.Vertices;
import org.certigjk.field.Conversions;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Gjk;
import org.certigjk.simplex.JohnsonSubAlgorithm;
import org.certigjk.simplex.SubSimplex;

/** The exact answer for A + t and B, and whether a simplex proves it. */
public final class ExactTruth {

  private final Vertices a;
  private final Vertices b;
  private final Polytope<BigFraction> moved;
  private final Polytope<BigFraction> other;
  private final DistanceResult.Answer<BigFraction> answer;

  /** Of A + t and B. */
  public ExactTruth(Vertices a, Vertices b, double[] t) {
    this(
        a,
        rational(a).translated(Vec.of(Rationals.INSTANCE, Arrays.copyOf(t, a.dimension))),
        b,
        rational(b));
  }

  /** Of two images. */
  public ExactTruth(PlacedPair pair) {
    this(pair.a, PlacedPair.image(pair.a, pair.inA), pair.b, PlacedPair.image(pair.b, pair.inB));
  }

  private ExactTruth(
      Vertices a, Polytope<BigFraction> moved, Vertices b, Polytope<BigFraction> other) {
    this.a = a;
    this.b = b;
    this.moved = moved;
    this.other = other;
    this.answer = (DistanceResult.Answer<BigFraction>) Gjk.distance(moved, other);
  }

  /** Returns the points given as rationals. */
  public static Polytope<BigFraction> rational(Vertices body) {
    return Polytope.of(Rationals.INSTANCE, body.points());
  }

  /** Returns the answer itself. */
  public DistanceResult.Answer<BigFraction> answer() {
    return answer;
  }

  private double distance() {
    return Conversions.sqrtToDouble(answer.squaredDistance());
  }

  /** The distance is right, and the candidate's simplex is minimal and has v as nearest point. */
  public void check(double distance, Candidate c, String what) {
    assertEquals(distance(), distance, what);
    int[] i = new int[c.size];
    int[] j = new int[c.size];
    List<Vec<BigFraction>> y = new ArrayList<>();
    for (int k = 0; k < c.size; k++) {
      i[k] = a.given(c.a[k]);
      j[k] = b.given(c.b[k]);
      y.add(moved.get(i[k]).minus(other.get(j[k])));
    }
    SubSimplex<BigFraction> nearest =
        Objects.requireNonNull(
            new JohnsonSubAlgorithm<BigFraction>().solve(Polytope.from(y).get(all(c))));
    assertEquals(c.size, nearest.size(), () -> what + ": the simplex is not minimal");
    assertEquals(answer.run().distanceVector(), nearest.v(), what);
    checkPoints(nearest.weights(), i, j, c, what);
    if (!nearest.v().isZero()) {
      CertificateChecker<BigFraction> checker = new CertificateChecker<>(moved, other);
      assertNull(checker.separated(i, j, nearest.weights()), what);
    }
  }

  /**
   * The points that the weights give and the distance vector, each coordinate rounded at the end.
   */
  private void checkPoints(Vec<BigFraction> weights, int[] i, int[] j, Candidate c, String what) {
    double[] onA = new double[a.dimension];
    double[] onB = new double[a.dimension];
    double[] v = new double[a.dimension];
    NearestPoints points = new NearestPoints(c);
    points.set(c.isPlaced ? c.imageA() : a, c.isPlaced ? c.imageB() : b);
    points.closest(onA, onB);
    points.vector(v);
    for (int axis = 0; axis < a.dimension; axis++) {
      BigFraction inA = BigFraction.ZERO;
      BigFraction inB = BigFraction.ZERO;
      for (int k = 0; k < i.length; k++) {
        inA = inA.add(weights.get(k).multiply(moved.get(i[k]).get(axis)));
        inB = inB.add(weights.get(k).multiply(other.get(j[k]).get(axis)));
      }
      assertEquals(Conversions.toDouble(inA), onA[axis], what);
      assertEquals(Conversions.toDouble(inB), onB[axis], what);
      assertEquals(Conversions.toDouble(inA.subtract(inB)), v[axis], what);
    }
  }

  private static int[] all(Candidate c) {
    int[] indices = new int[c.size];
    Arrays.setAll(indices, k -> k);
    return indices;
  }
}
