package org.certigjk.fast;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Ordinary queries allocate nothing: the JVM counts the bytes of a thread exactly. */
class AllocationTest {

  static DoublePolytope ball(SplittableRandom random, int dimension, int size, double x) {
    double[][] points = new double[size][dimension];
    for (double[] point : points) {
      for (int c = 0; c < dimension; c++) {
        point[c] = random.nextDouble() + (c == 0 ? x : 0);
      }
    }
    return DoublePolytope.of(points);
  }

  @ParameterizedTest
  @CsvSource({
    "2, 8, false",
    "2, 200, false",
    "3, 8, false",
    "3, 32, false",
    "3, 200, false",
    "2, 200, true",
    "3, 8, true",
    "3, 200, true"
  })
  void ordinaryQueriesAllocateNothing(int dimension, int size, boolean hull) {
    ThreadMXBean threads = threads();
    SplittableRandom random = new SplittableRandom(1);
    DoublePolytope[] a = new DoublePolytope[50];
    DoublePolytope[] b = new DoublePolytope[50];
    DistanceWorkspace workspace = new DistanceWorkspace();
    MovingPair[] pairs = new MovingPair[50];
    Pose[] poses = new Pose[50];
    double[] t = new double[dimension];
    double[] onA = new double[dimension];
    double[] onB = new double[dimension];
    for (int k = 0; k < a.length; k++) {
      a[k] = ball(random, dimension, size, 1.5);
      b[k] = ball(random, dimension, size, 0);
      if (hull) {
        a[k] = a[k].withHull();
        b[k] = b[k].withHull();
      }
      pairs[k] = new MovingPair(a[k], b[k]);
      poses[k] = pose(dimension, 0.001 * k);
      query(workspace, pairs[k], a[k], b[k], t, onA, onB);
      assertEquals(Stage.FILTER, workspace.stage());
      query(workspace, pairs[k], a[k], poses[k], b[k], poses[0]);
      assertEquals(Stage.FILTER, workspace.stage());
    }
    assertAllocatesNothing(
        threads,
        () -> {
          for (int k = 0; k < a.length; k++) {
            query(workspace, pairs[k], a[k], b[k], t, onA, onB);
            query(workspace, pairs[k], a[k], poses[k], b[k], poses[0]);
          }
        });
  }

  private static ThreadMXBean threads() {
    assumeTrue(
        ManagementFactory.getThreadMXBean() instanceof ThreadMXBean,
        "this JVM does not count the bytes that a thread allocates");
    return (ThreadMXBean) ManagementFactory.getThreadMXBean();
  }

  private static void assertAllocatesNothing(ThreadMXBean threads, Runnable queries) {
    assertEquals(0, allocated(threads, queries));
  }

  /** The JVM itself may allocate where it leaves compiled code: the least of some rounds. */
  private static long allocated(ThreadMXBean threads, Runnable queries) {
    long id = Thread.currentThread().getId();
    threads.getThreadAllocatedBytes(id);
    long least = Long.MAX_VALUE;
    for (int round = 0; round < 5; round++) {
      long before = threads.getThreadAllocatedBytes(id);
      queries.run();
      least = Math.min(least, threads.getThreadAllocatedBytes(id) - before);
    }
    return least;
  }

  @ParameterizedTest
  @CsvSource({"2, 8, false", "3, 8, false", "3, 200, false", "2, 200, true", "3, 200, true"})
  void ordinaryDepthsAndImpactsAllocateNothing(int dimension, int size, boolean hull) {
    ThreadMXBean threads = threads();
    SplittableRandom random = new SplittableRandom(2);
    DoublePolytope[] a = new DoublePolytope[20];
    DoublePolytope[] near = new DoublePolytope[a.length];
    DoublePolytope[] far = new DoublePolytope[a.length];
    for (int k = 0; k < a.length; k++) {
      a[k] = ball(random, dimension, size, 0);
      near[k] = ball(random, dimension, size, 0.25);
      far[k] = ball(random, dimension, size, 2);
      if (hull) {
        a[k] = a[k].withHull();
        near[k] = near[k].withHull();
        far[k] = far[k].withHull();
      }
    }
    PenetrationWorkspace penetration = new PenetrationWorkspace();
    ImpactWorkspace impact = new ImpactWorkspace();
    double[] r = new double[dimension];
    r[0] = 3;
    double[] x = new double[dimension];
    double[] y = new double[dimension];
    Runnable queries =
        () -> {
          for (int k = 0; k < a.length; k++) {
            if (penetration.depth(a[k], near[k]) > 0) {
              penetration.normal(x);
              penetration.contactPoints(x, y);
            }
            if (impact.time(a[k], far[k], r) < 1) {
              impact.contactPoint(x);
              impact.normal(y);
            }
          }
        };
    for (int k = 0; k < a.length; k++) {
      penetration.depth(a[k], near[k]);
      assertEquals(Stage.FILTER, penetration.stage());
      impact.time(a[k], far[k], r);
      assertEquals(Stage.FILTER, impact.stage());
    }
    queries.run();
    assertAllocatesNothing(threads, queries);
  }

  /** A body of eight points takes less than 500 bytes, and nothing to change its points. */
  @Test
  void bodiesThatCostLittle() {
    ThreadMXBean threads = threads();
    double[] coordinates = new SplittableRandom(3).doubles(24).toArray();
    DoublePolytope[] bodies = new DoublePolytope[100];
    Runnable make = () -> Arrays.setAll(bodies, k -> DoublePolytope.of(coordinates, 3));
    make.run();
    long bytes = allocated(threads, make) / bodies.length;
    assertTrue(bytes < 500, bytes + " bytes");
    DistanceWorkspace workspace = new DistanceWorkspace();
    DoublePolytope other = ball(new SplittableRandom(4), 3, 8, 2);
    Runnable change =
        () -> {
          coordinates[0] += 0x1p-20;
          bodies[0].update(coordinates);
          workspace.distance(bodies[0], other);
          workspace.distance(other, bodies[0]);
        };
    change.run();
    assertAllocatesNothing(threads, change);
  }

  private static void query(
      DistanceWorkspace workspace,
      MovingPair pair,
      DoublePolytope a,
      DoublePolytope b,
      double[] t,
      double[] onA,
      double[] onB) {
    t[0] = 0;
    workspace.distance(a, b);
    workspace.closestPoints(onA, onB);
    workspace.distanceVector(onA);
    workspace.areClosestPointsUnique();
    pair.distance(t);
    pair.closestPoints(onA, onB);
    t[0] = 0x1p-10;
    pair.distance(t);
  }

  /** Turned by about an angle in the plane of x and y, and about x. */
  private static Pose pose(int dimension, double angle) {
    double cos = Math.cos(angle);
    double sin = Math.sin(angle);
    return dimension == 2
        ? Pose.of(cos, -sin, angle, sin, cos, 0)
        : Pose.ofQuaternion(new double[] {1, angle, 0, angle / 3}, 0, 0, angle);
  }

  private static void query(
      DistanceWorkspace workspace,
      MovingPair pair,
      DoublePolytope a,
      Pose poseA,
      DoublePolytope b,
      Pose poseB) {
    workspace.distance(a, poseA, b, poseB);
    pair.distance(poseA, poseB);
    pair.distance(poseB, poseA);
  }
}
