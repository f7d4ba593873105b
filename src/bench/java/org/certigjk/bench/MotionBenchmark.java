package org.certigjk.bench;

import java.util.concurrent.TimeUnit;
import org.certigjk.fast.DoublePolytope;
import org.certigjk.fast.MovingPair;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.family.Family;
import org.certigjk.vectors.family.TimedPairs;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * The time of one certified query while A moves: from its place away from B, around, and back on a
 * circle of radius 1, which is about the radius of the bodies.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class MotionBenchmark {

  /** Whether the bodies have their hulls: moving or moving+hull. */
  @Param({"moving", "moving+hull"})
  public String engine;

  @Param("3")
  public int dimension;

  /** The number of points of each body. */
  @Param("512")
  public int size;

  /** The length of a step from frame to frame is 1 divided by this. */
  @Param("1000")
  public int frames;

  private double[][] path;
  private MovingPair pair;
  private int next;

  /** Prepares the bodies and the path. */
  @Setup
  public void prepare() {
    PointPair points = Family.RANDOM_HULLS.generate(TimedPairs.SEEDS, dimension, size);
    DoublePolytope a = points.polytopeA();
    DoublePolytope b = points.polytopeB();
    boolean hull = engine.endsWith("hull");
    pair = hull ? new MovingPair(a.withHull(), b.withHull()) : new MovingPair(a, b);
    double[] away = direction(mean(points.a()), mean(points.b()));
    double[] across = new double[dimension];
    int least = Math.abs(away[0]) < Math.abs(away[1]) ? 0 : 1;
    for (int c = 0; c < dimension; c++) {
      across[c] = (c == least ? 1 : 0) - away[least] * away[c];
    }
    double[] sideways = direction(across, new double[dimension]);
    path = new double[(int) Math.round(2 * Math.PI * frames)][dimension];
    for (int k = 0; k < path.length; k++) {
      double angle = (double) k / frames;
      for (int c = 0; c < dimension; c++) {
        path[k][c] = (1 - Math.cos(angle)) * away[c] + Math.sin(angle) * sideways[c];
      }
    }
  }

  private static double[] mean(double[][] points) {
    double[] mean = new double[points[0].length];
    for (double[] point : points) {
      for (int c = 0; c < mean.length; c++) {
        mean[c] += point[c] / points.length;
      }
    }
    return mean;
  }

  /** The direction from q to p. */
  private static double[] direction(double[] p, double[] q) {
    double[] difference = new double[p.length];
    double squared = 0;
    for (int c = 0; c < p.length; c++) {
      difference[c] = p[c] - q[c];
      squared += difference[c] * difference[c];
    }
    for (int c = 0; c < p.length; c++) {
      difference[c] /= Math.sqrt(squared);
    }
    return difference;
  }

  /** Asks about the next frame. */
  @Benchmark
  public double distance() {
    int k = next;
    next = k + 1 == path.length ? 0 : k + 1;
    return pair.distance(path[k]);
  }
}
