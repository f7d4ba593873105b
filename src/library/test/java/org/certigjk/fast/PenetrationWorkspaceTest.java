package org.certigjk.fast;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Conversions;
import org.certigjk.gjk.Verdict;
import org.certigjk.penetration.Apart;
import org.certigjk.penetration.Penetrating;
import org.certigjk.penetration.ZeroDepth;
import org.junit.jupiter.api.Test;

class PenetrationWorkspaceTest {

  private static final DoublePolytope SQUARE =
      DoublePolytope.of(new double[][] {{0, 0}, {4, 0}, {4, 4}, {0, 4}});

  private final PenetrationWorkspace workspace = new PenetrationWorkspace();
  private final double[] x = new double[2];
  private final double[] y = new double[2];

  /** The example in the documentation. */
  @Test
  void aCornerInASquare() {
    DoublePolytope b = DoublePolytope.of(new double[][] {{3, 2}, {9, 1}, {9, 3}});
    assertEquals(1.0, workspace.depth(SQUARE, b));
    assertEquals(Verdict.OVERLAPPING, workspace.verdict());
    workspace.penetrationVector(x);
    assertArrayEquals(new double[] {1, 0}, x);
    workspace.normal(x);
    assertArrayEquals(new double[] {1, 0}, x);
    workspace.contactPoints(x, y);
    assertArrayEquals(new double[] {4, 2}, x);
    assertArrayEquals(new double[] {3, 2}, y);
    assertInstanceOf(Penetrating.class, workspace.result());
    assertEquals(Stage.FILTER, workspace.stage());
  }

  /** All four sides are as near; the vector is the greatest. */
  @Test
  void aPointInTheMiddle() {
    assertEquals(2, workspace.depth(SQUARE, DoublePolytope.of(new double[] {2, 2}, 2)));
    workspace.penetrationVector(x);
    assertArrayEquals(new double[] {2, 0}, x);
    workspace.contactPoints(x, y);
    assertArrayEquals(new double[] {4, 2}, x);
  }

  @Test
  void bodiesThatTouchOrAreApart() {
    assertEquals(0, workspace.depth(SQUARE, DoublePolytope.of(new double[] {4, 1}, 2)));
    assertEquals(Verdict.TOUCHING, workspace.verdict());
    assertInstanceOf(ZeroDepth.class, workspace.result());
    workspace.contactPoints(x, y);
    assertArrayEquals(new double[] {4, 1}, x);
    assertThrows(IllegalStateException.class, () -> workspace.normal(x));
    assertEquals(0, workspace.depth(SQUARE, DoublePolytope.of(new double[] {5, 1}, 2)));
    assertEquals(Verdict.SEPARATED, workspace.verdict());
    assertInstanceOf(Apart.class, workspace.result());
    workspace.penetrationVector(x);
    assertArrayEquals(new double[2], x);
    workspace.contactPoints(x, y);
    assertArrayEquals(new double[] {4, 1}, x);
    assertArrayEquals(new double[] {5, 1}, y);
  }

  /** One of the dimensions that are searched exactly at once. */
  @Test
  void inFourDimensions() {
    double[][] points = new double[16][4];
    for (int k = 0; k < 16; k++) {
      for (int c = 0; c < 4; c++) {
        points[k][c] = k >> c & 1;
      }
    }
    DoublePolytope cube = DoublePolytope.of(points);
    double[] p = new double[4];
    assertEquals(
        0.25, workspace.depth(cube, DoublePolytope.of(new double[] {0.5, 0.75, 0.5, 0.5}, 4)));
    workspace.penetrationVector(p);
    assertArrayEquals(new double[] {0, 0.25, 0, 0}, p);
  }

  @Test
  void mistakes() {
    assertThrows(IllegalStateException.class, workspace::stage);
    DoublePolytope b = DoublePolytope.of(new double[] {1, 1}, 2);
    DoublePolytope other = DoublePolytope.of(new double[] {1, 1, 1}, 3);
    workspace.depth(SQUARE, b);
    assertThrows(IllegalArgumentException.class, () -> workspace.penetrationVector(new double[3]));
    assertThrows(IllegalArgumentException.class, () -> workspace.depth(SQUARE, other));
    assertThrows(IllegalStateException.class, workspace::result);
    assertEquals(1, workspace.depth(SQUARE, b));
  }

  /** Each coordinate of the unit normal is within the stated bound. */
  @Test
  void normalsAreRoundedAsStated() {
    SplittableRandom random = new SplittableRandom(5);
    double[] n = new double[3];
    for (int seed = 0; seed < 60; seed++) {
      DoublePolytope a = AllocationTest.ball(random, 3, 12, 0);
      DoublePolytope b = AllocationTest.ball(random, 3, 12, 0.4);
      if (workspace.depth(a, b) > 0) {
        workspace.normal(n);
        Penetrating<BigFraction> exact = (Penetrating<BigFraction>) workspace.result();
        for (int c = 0; c < 3; c++) {
          BigFraction p = exact.penetrationVector().get(c);
          BigFraction square = p.multiply(p).divide(exact.squaredDepth());
          BigFraction rounded = Conversions.toRational(n[c]);
          double relative = rounded.multiply(rounded).divide(square).subtract(1).doubleValue();
          assertTrue(Math.abs(relative) <= 0x1p-50, "twice the relative error of the coordinate");
          assertEquals(Math.signum(p.doubleValue()), Math.signum(n[c]));
        }
      }
    }
  }
}
