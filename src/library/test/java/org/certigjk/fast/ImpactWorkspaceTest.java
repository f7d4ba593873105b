package org.certigjk.fast;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Random;
import org.certigjk.raycast.Hit;
import org.certigjk.raycast.Miss;
import org.junit.jupiter.api.Test;

class ImpactWorkspaceTest {

  private static final DoublePolytope A =
      DoublePolytope.of(new double[][] {{0, 0}, {1, 0}, {0, 1}});

  private static final DoublePolytope B =
      DoublePolytope.of(new double[][] {{2, 2}, {3, 2}, {2, 3}});

  private final ImpactWorkspace workspace = new ImpactWorkspace();
  private final double[] x = new double[2];

  /** The example in the documentation. */
  @Test
  void twoTriangles() {
    assertEquals(0.42857142857142855, workspace.time(A, B, 4, 3));
    assertEquals(Stage.FILTER, workspace.stage());
    assertInstanceOf(Hit.class, workspace.result());
    workspace.contactPoint(x);
    assertArrayEquals(new double[] {2, 2}, x);
    workspace.normal(x);
    assertArrayEquals(new double[] {-Math.sqrt(0.5), -Math.sqrt(0.5)}, x, 0x1p-50);
    assertEquals(Double.POSITIVE_INFINITY, workspace.time(A, B, 1, 0));
    assertInstanceOf(Miss.class, workspace.result());
    assertThrows(IllegalStateException.class, () -> workspace.normal(x));
    assertThrows(IllegalStateException.class, () -> workspace.contactPoint(x));
  }

  /** A point that meets a facet halfway between two doubles, which no rounding may decide. */
  @Test
  void pointsHalfwayBetweenDoubles() {
    double[] point = new double[3];
    for (int seed = 0; seed < 1000; seed++) {
      Random random = new Random(seed);
      double below = seed % 2 == 0 ? 1 : Math.nextUp(1.0);
      DoublePolytope moving = DoublePolytope.of(new double[] {below, 0.25, 0}, 3);
      double[][] facet = new double[3][];
      for (int k = 0; k < 3; k++) {
        float x = 1 + (k - 1) * (3 + random.nextFloat());
        float y = (k == 1 ? 2 : -2) * (1 + random.nextFloat());
        facet[k] = new double[] {x, y + 0.25, 1 + 0.5 * y};
      }
      assertEquals(0.5, workspace.time(moving, DoublePolytope.of(facet), 0x1p-52, 0, 2));
      workspace.contactPoint(point);
      double even = seed % 2 == 0 ? below : Math.nextUp(below);
      assertArrayEquals(new double[] {even, 0.25, 1}, point, "seed " + seed);
    }
  }

  @Test
  void fromTheStart() {
    assertEquals(0, workspace.time(A, A, 1, 0));
    assertThrows(IllegalStateException.class, () -> workspace.normal(x));
    DoublePolytope point = DoublePolytope.of(new double[] {1, 0}, 2);
    assertEquals(0, workspace.time(A, point, 1, 0));
    workspace.contactPoint(x);
    assertArrayEquals(new double[] {1, 0}, x);
  }

  @Test
  void onALine() {
    DoublePolytope left = DoublePolytope.of(new double[] {0, 1}, 1);
    DoublePolytope right = DoublePolytope.of(new double[] {4, 6}, 1);
    assertEquals(0.6, workspace.time(left, right, 5));
  }

  @Test
  void mistakes() {
    assertThrows(IllegalStateException.class, workspace::stage);
    assertThrows(IllegalArgumentException.class, () -> workspace.time(A, B, 1));
    assertThrows(IllegalArgumentException.class, () -> workspace.time(A, B, 1, Double.NaN));
    assertThrows(
        IllegalArgumentException.class,
        () -> workspace.time(A, DoublePolytope.of(new double[3], 3), 1, 0));
    workspace.time(A, B, 4, 3);
    assertThrows(IllegalArgumentException.class, () -> workspace.contactPoint(new double[3]));
    assertThrows(IllegalArgumentException.class, () -> workspace.normal(new double[1]));
  }
}
