package org.certigjk.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.Certificate;
import org.certigjk.fast.DistanceWorkspace;
import org.certigjk.fast.DoublePolytope;
import org.certigjk.fast.MovingPair;
import org.certigjk.fast.Pose;
import org.certigjk.fast.Stage;
import org.certigjk.field.Doubles;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Gjk;
import org.certigjk.gjk.Separated;
import org.certigjk.gjk.Verdict;
import org.certigjk.simplex.JohnsonSubAlgorithm;
import org.certigjk.simplex.SubSimplex;
import org.junit.jupiter.api.Test;

/** The examples of the class comments, one test per class; those of {@code field} are there. */
class JavadocExamplesTest {

  private static final Rationals Q = Rationals.INSTANCE;

  @Test
  void vec() {
    Vec<BigFraction> x = Vec.of(Q, 0.5, 1);
    assertEquals("5 / 4", x.dot(x).toString());
    assertEquals("(1, 2)", x.plus(x).toString());
  }

  @Test
  void polytope() {
    Polytope<BigFraction> square = Polytope.of(Q, new double[][] {{0, 0}, {1, 0}, {1, 1}, {0, 1}});
    assertEquals(2, square.supportIndex(Vec.of(Q, 1, 1)));
    assertEquals(1, square.supportIndex(Vec.of(Q, 1, 0)));
  }

  @Test
  void gjkAndCertificate() {
    Polytope<BigFraction> a = Polytope.of(Q, new double[][] {{-1, 1}, {1, 1}});
    Polytope<BigFraction> b = Polytope.of(Q, new double[][] {{0, 0}});
    DistanceResult<BigFraction> result = Gjk.distance(a, b);
    assertEquals(Verdict.SEPARATED, result.verdict());
    assertEquals("(0, 1)", result.distanceVector().toString());
    Certificate<BigFraction> certificate =
        ((DistanceResult.Answer<BigFraction>) result).certificate();
    assertTrue(certificate.certifies(a, b));
    assertNull(certificate.violation(a, b));
  }

  @Test
  void pose() {
    DoublePolytope bar = DoublePolytope.of(new double[][] {{0, 0, 0}, {5, 0, 0}});
    DoublePolytope point = DoublePolytope.of(new double[][] {{3, 4, 3}});
    Pose turned = Pose.ofQuaternion(new double[] {2, 0, 0, 1}, 0, 0, 1);
    assertEquals(2.0, new DistanceWorkspace().distance(bar, turned, point, Pose.identity(3)));
  }

  @Test
  void distanceResult() {
    Polytope<BigFraction> a = Polytope.of(Q, new double[][] {{0, 0}, {4, 0}, {0, 3}});
    Polytope<BigFraction> b = Polytope.of(Q, new double[][] {{4, 3}, {6, 3}, {5, 6}});
    DistanceResult<BigFraction> result = Gjk.distance(a, b);
    assertEquals(2.4, result.distance());
    Separated<BigFraction> separated = (Separated<BigFraction>) result;
    assertEquals("144 / 25", separated.squaredDistance().toString());
  }

  @Test
  void johnson() {
    Polytope<BigFraction> y = Polytope.of(Q, new double[][] {{-1, 1}, {1, 1}});
    SubSimplex<BigFraction> answer =
        new JohnsonSubAlgorithm<BigFraction>().solve(y.get(new int[] {0, 1}));
    assertEquals("indices [0, 1], weights (1 / 2, 1 / 2), v (0, 1)", String.valueOf(answer));
  }

  @Test
  void packageOfSubAlgorithms() {
    double[][] rows = {
      {-85, 382, 13828}, {69, -311, -11316}, {-79, 380, 13830}, {66, -310, -11318}
    };
    int[] all = {0, 1, 2, 3};
    assertNull(
        new JohnsonSubAlgorithm<Double>().solve(Polytope.of(Doubles.INSTANCE, rows).get(all)));
    SubSimplex<BigFraction> exact =
        new JohnsonSubAlgorithm<BigFraction>().solve(Polytope.of(Q, rows).get(all));
    assertTrue(exact != null && exact.size() == 3);
    assertEquals("70576801 / 130295910", exact.v().squaredNorm().toString());
  }

  @Test
  void distanceWorkspace() {
    DoublePolytope a = DoublePolytope.of(new double[][] {{-1, 1}, {1, 1}});
    DoublePolytope b = DoublePolytope.of(new double[][] {{0, 0}});
    DistanceWorkspace workspace = new DistanceWorkspace();
    assertEquals(1.0, workspace.distance(a, b));
    assertEquals(Stage.FILTER, workspace.stage());
    assertEquals("(0, 1)", workspace.result().distanceVector().toString());
  }

  @Test
  void doublePolytope() {
    double[][] points = {{0, 0}, {2, 0}, {1, 1}, {2, 2}, {0, 2}};
    DoublePolytope a = DoublePolytope.of(points).withHull();
    DoublePolytope b = DoublePolytope.of(new double[][] {{3, 4}});
    DistanceWorkspace workspace = new DistanceWorkspace();
    assertEquals(2.23606797749979, workspace.distance(a, b));
    assertEquals("[(3, 0)]", workspace.pairs().toString());
  }

  @Test
  void movingPair() {
    MovingPair pair =
        new MovingPair(
            DoublePolytope.of(new double[][] {{0, 0}, {1, 0}}),
            DoublePolytope.of(new double[][] {{0, -1}}));
    assertEquals(1.0, pair.distance(0, 0));
    assertEquals(1.118033988749895, pair.distance(0.5, 0));
  }
}
