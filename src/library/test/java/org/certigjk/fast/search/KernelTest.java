package org.certigjk.fast.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.certigjk.fast.query.CertifiedQuery;
import org.certigjk.hull.ClimbGraph;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The kernels: near the exact distance on ordinary input, and an end on any input. */
class KernelTest {

  private static final double[] EXTREMES = {
    0,
    Double.MIN_VALUE,
    -1e-310,
    1e-200,
    1,
    -1,
    1e154,
    -1e154,
    1e300,
    Double.MAX_VALUE,
    -Double.MAX_VALUE
  };

  private final Random random = new Random(31);

  private double[][] sphere(int size, int dimension, double offset) {
    double[][] points = new double[size][dimension];
    for (double[] point : points) {
      double sum = 0;
      for (int k = 0; k < dimension; k++) {
        point[k] = random.nextGaussian();
        sum += point[k] * point[k];
      }
      for (int k = 0; k < dimension; k++) {
        point[k] = point[k] / Math.sqrt(sum) + (k == 0 ? offset : 0.1);
      }
    }
    return points;
  }

  private double[][] lattice(int size, int dimension) {
    double[][] points = new double[size][dimension];
    for (double[] point : points) {
      for (int k = 0; k < dimension; k++) {
        point[k] = random.nextInt(4);
      }
    }
    return points;
  }

  private static double run(Vertices a, Vertices b, Candidate c) {
    return Kernel.distance(a, b, c);
  }

  private static double certified(Vertices a, Vertices b) {
    return CertifiedQuery.distance(a, b, new Candidate(a.dimension));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6})
  void isNearTheExactDistance(int dimension) {
    for (int size : new int[] {1, 2, 3, 4, 9, 40}) {
      for (int pair = 0; pair < 20; pair++) {
        boolean even = pair % 2 == 0;
        Vertices a = Vertices.of(even ? sphere(size, dimension, 0) : lattice(size, dimension));
        Vertices b = Vertices.of(even ? sphere(size, dimension, 1.9) : lattice(size, dimension));
        Candidate c = new Candidate(dimension);
        double exact = certified(a, b);
        assertEquals(exact, run(a, b, c), 1e-7);
        assertTrue(c.size >= 1 && c.size <= dimension + 1);
        assertEquals(exact, run(a, b, c), 1e-7, "from the simplex of the first search");
        c.size = 1 + random.nextInt(Math.min(4, dimension + 1));
        for (int k = 0; k < c.size; k++) {
          c.a[k] = random.nextInt(size);
          c.b[k] = random.nextInt(size);
        }
        assertEquals(exact, run(a, b, c), 1e-7, "from any pairs");
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  void endsInTheOptimalSimplexOnOrdinaryInput(int dimension) {
    for (int size : new int[] {4, 8, 32, 128}) {
      for (int pair = 0; pair < 100; pair++) {
        Vertices a = Vertices.of(sphere(size, dimension, 0));
        Vertices b = Vertices.of(sphere(size, dimension, 2.5));
        Candidate c = new Candidate(dimension);
        CertifiedQuery.distance(a, b, c);
        assertEquals(Arithmetic.FILTER, c.stage);
        c.size = 0;
        CertifiedQuery.distance(a.withHull(), b.withHull(), c);
        assertEquals(Arithmetic.FILTER, c.stage);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void isFreeOfScale(int dimension) {
    for (int size : new int[] {5, 20, 100}) {
      for (int pair = 0; pair < 20; pair++) {
        double[][] a = sphere(size, dimension, 0);
        double[][] b = sphere(size, dimension, 2.2);
        Candidate c = new Candidate(dimension);
        double distance = run(Vertices.of(a), Vertices.of(b), c);
        for (double scale : new double[] {0x1p200, 0x1p-200, 0x1p40}) {
          Candidate scaled = new Candidate(dimension);
          double answer = run(Vertices.of(times(a, scale)), Vertices.of(times(b, scale)), scaled);
          assertEquals(distance * scale, answer);
          assertEquals(c.size, scaled.size);
          for (int k = 0; k < c.size; k++) {
            assertEquals(c.a[k], scaled.a[k]);
            assertEquals(c.b[k], scaled.b[k]);
          }
        }
      }
    }
  }

  private static double[][] times(double[][] points, double scale) {
    double[][] scaled = new double[points.length][points[0].length];
    for (int k = 0; k < points.length; k++) {
      for (int c = 0; c < points[k].length; c++) {
        scaled[k][c] = points[k][c] * scale;
      }
    }
    return scaled;
  }

  @Test
  void endsOnAnyInput() {
    for (int pair = 0; pair < 20000; pair++) {
      int dimension = 1 + random.nextInt(5);
      Vertices a = extremes(dimension);
      Vertices b = extremes(dimension);
      Candidate c = new Candidate(dimension);
      for (int search = 0; search < 2; search++) {
        run(a, b, c);
        assertTrue(c.size >= 1 && c.size <= dimension + 1);
        for (int k = 0; k < c.size; k++) {
          assertTrue(c.a[k] >= 0 && c.a[k] < a.size && c.b[k] >= 0 && c.b[k] < b.size);
        }
      }
    }
  }

  private Vertices extremes(int dimension) {
    double[][] points = new double[1 + random.nextInt(6)][dimension];
    for (double[] point : points) {
      for (int k = 0; k < dimension; k++) {
        point[k] = EXTREMES[random.nextInt(EXTREMES.length)];
      }
    }
    return Vertices.of(points);
  }

  @Test
  void seesTheGapBetweenFlatBodies() {
    double gap = 1e-6;
    Vertices a = Vertices.of(new double[][] {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {1, 1, 0}});
    Vertices b =
        Vertices.of(new double[][] {{-1, 0.3, gap}, {2, 0.4, gap}, {0.3, 2, gap}, {0.2, -1, gap}});
    assertEquals(gap, run(a, b, new Candidate(3)), 1e-15);
  }

  @Test
  void movesTheFirstBody() {
    Vertices a = Vertices.of(sphere(10, 3, 0));
    Candidate c = new Candidate(3);
    c.t[1] = 5;
    double distance = run(a, a, c);
    assertTrue(distance > 3 && distance < 5);
  }

  @Test
  void climbsToASupportVertexFromAnyVertex() {
    Vertices polytope = Vertices.of(sphere(700, 3, 0)).withHull();
    ClimbGraph climb = polytope.climb;
    assertNotNull(climb);
    for (int k = 0; k < 500; k++) {
      double dx = random.nextGaussian();
      double dy = random.nextGaussian();
      double dz = random.nextGaussian() * (k % 5);
      int lowest = SupportScan.lowest(polytope, dx, dy, dz);
      assertEquals(lowest, climb.lowest(dx, dy, dz, random.nextInt(polytope.size)));
      assertEquals(lowest, climb.lowest(dx, dy, dz, climb.near(dx, dy, dz)));
      assertEquals(lowest, SupportScan.lowest(polytope, dx, dy, dz, random.nextInt(polytope.size)));
    }
    climb.near(0, 0, 0);
    climb.near(Double.NaN, 1, Double.POSITIVE_INFINITY);
  }

  /** On a circle the table's vertex is at most three edges from the lowest. */
  @ParameterizedTest
  @ValueSource(ints = {64, 700, 5000})
  void climbsFromNearInThePlane(int size) {
    double[][] circle = new double[size][];
    for (int k = 0; k < size; k++) {
      double angle = 2 * Math.PI * k / size;
      circle[k] = new double[] {Math.cos(angle), Math.sin(angle)};
    }
    Vertices polytope = Vertices.of(circle).withHull();
    ClimbGraph climb = polytope.climb;
    assertNotNull(climb);
    for (int k = 0; k < 500; k++) {
      double dx = random.nextGaussian();
      double dy = random.nextGaussian();
      int lowest = SupportScan.lowest(polytope, dx, dy, 0);
      int near = climb.near(dx, dy, 0);
      assertEquals(lowest, climb.lowest(dx, dy, 0, near));
      int edges = Math.abs(polytope.given(lowest) - polytope.given(near));
      assertTrue(Math.min(edges, size - edges) <= 3, edges + " edges");
    }
  }

  @Test
  void slidesAlongAPolygon() {
    double[][] polygon = new double[100][];
    for (int k = 0; k < 100; k++) {
      polygon[k] = new double[] {Math.cos(k * 0.062), Math.sin(k * 0.062)};
    }
    Vertices polytope = Vertices.of(polygon);
    for (int k = 0; k < 200; k++) {
      double dx = random.nextGaussian();
      double dy = random.nextGaussian();
      int lowest = SupportScan.lowest(polytope, dx, dy, 0);
      int from = (lowest + random.nextInt(60) + 70) % 100;
      assertEquals(lowest, SupportScan.slide(polytope, dx, dy, from));
    }
  }

  @Test
  void startsWithTheSupportVertexOfACell() {
    Vertices cube =
        Vertices.of(
            new double[][] {
              {-1, -1, -1}, {1, -1, -1}, {-1, 1, -1}, {1, 1, -1},
              {-1, -1, 1}, {1, -1, 1}, {-1, 1, 1}, {1, 1, 1}
            });
    for (int k = 0; k < 200; k++) {
      double dx = random.nextGaussian();
      double dy = random.nextGaussian();
      double dz = random.nextGaussian();
      int cell = SupportTable.cell(dx, dy, dz);
      assertEquals((dx > 0 ? 1 : 0) + (dy > 0 ? 2 : 0) + (dz > 0 ? 4 : 0), cube.start(cell));
    }
  }
}
