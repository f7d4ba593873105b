package org.certigjk.bench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.certigjk.fast.DistanceWorkspace;
import org.certigjk.fast.DoublePolytope;
import org.certigjk.fast.ImpactWorkspace;
import org.certigjk.fast.MovingPair;
import org.certigjk.fast.PenetrationWorkspace;
import org.certigjk.fast.Pose;
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
 * The time of what else is asked about two bodies of space, on the fresh pairs of docs/bench.md.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 9, time = 1)
@Fork(1)
public class AnswerBenchmark {

  private static final int DIMENSION = 3;

  /** Half the angle, in radians, between the poses of a coherent motion. */
  private static final double STEP = 0x1p-10;

  /** What is asked. */
  public enum Question {
    /** The distance of bodies made beforehand. */
    DISTANCE,
    /** The same of two bodies that are made for it. */
    ONE_SHOT,
    /** The same after both bodies took other points. */
    DEFORMING,
    /** The same, A turned at random. */
    TURNING,
    /** The same, A turned a little further each time. */
    TURNING_SLOWLY,
    /** The distance, the closest points and, of bodies apart, the normal. */
    POINTS,
    /** The distance, and whether the closest points are unique. */
    UNIQUE,
    /** Whether they are closer than half of what they are on average. */
    CLOSER,
    /** The distance and its result, with a certificate. */
    RESULT,
    /** The penetration depth. */
    DEPTH,
    /** The time of impact of A that moves to where B is. */
    IMPACT,
    /** The distances of all pairs in one call. */
    BATCH
  }

  @Param public Question question;

  /** The number of points of each body. */
  @Param({"8", "32", "128", "512"})
  public int size;

  /**
   * Whether the JVM has asked about bodies of all sizes before: what it compiled serves them all.
   */
  @Param({"false", "true"})
  public boolean allSizes;

  private final DistanceWorkspace workspace = new DistanceWorkspace();
  private final PenetrationWorkspace penetration = new PenetrationWorkspace();
  private final ImpactWorkspace impact = new ImpactWorkspace();
  private final double[] onA = new double[DIMENSION];
  private final double[] onB = new double[DIMENSION];
  private final Pose rest = Pose.identity(DIMENSION);

  private double[][] pointsA;
  private double[][] pointsB;
  private double[][] ways;
  private DoublePolytope[] a;
  private DoublePolytope[] b;
  private DoublePolytope[] deep;
  private Pose[] poses;
  private MovingPair turning;
  private DoublePolytope changedA;
  private DoublePolytope changedB;
  private List<DoublePolytope> bodies;
  private int[] pairs;
  private int next;

  /** Prepares the bodies. */
  @Setup
  public void prepare() {
    if (allSizes) {
      for (int other : new int[] {8, 512, 32, 128}) {
        prepare(other);
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(1);
        while (System.nanoTime() < end) {
          ask();
        }
      }
    }
    prepare(size);
  }

  private void prepare(int points) {
    List<double[][][]> inputs = Inputs.pairs(DIMENSION, points, false, 53);
    int count = inputs.size();
    pointsA = inputs.stream().map(pair -> flat(pair[0])).toArray(double[][]::new);
    pointsB = inputs.stream().map(pair -> flat(pair[1])).toArray(double[][]::new);
    a = bodies(pointsA);
    b = bodies(pointsB);
    ways = new double[count][];
    Arrays.setAll(ways, k -> difference(mean(pointsB[k]), mean(pointsA[k])));
    double[][] moved = new double[count][];
    Arrays.setAll(moved, k -> moved(pointsA[k], ways[k]));
    deep = bodies(moved);
    SplittableRandom random = new SplittableRandom(TimedPairs.SEEDS);
    poses = new Pose[question == Question.TURNING_SLOWLY ? 4096 : count];
    Arrays.setAll(
        poses,
        k ->
            question == Question.TURNING_SLOWLY
                ? Pose.ofQuaternion(
                    new double[] {
                      Math.cos(k * STEP), 0, 0.6 * Math.sin(k * STEP), 0.8 * Math.sin(k * STEP)
                    },
                    0,
                    0,
                    0)
                : Pose.ofQuaternion(random.doubles(4, -1, 1).toArray(), 0, 0, 0));
    turning = new MovingPair(a[0], b[0]);
    changedA = DoublePolytope.of(pointsA[0], DIMENSION);
    changedB = DoublePolytope.of(pointsB[0], DIMENSION);
    bodies = new ArrayList<>(Arrays.asList(a));
    bodies.addAll(Arrays.asList(b));
    pairs = IntStream.range(0, 2 * count).map(k -> k / 2 + k % 2 * count).toArray();
    next = 0;
  }

  private static double[] flat(double[][] points) {
    return Arrays.stream(points).flatMapToDouble(Arrays::stream).toArray();
  }

  private static DoublePolytope[] bodies(double[][] coordinates) {
    return Arrays.stream(coordinates)
        .map(points -> DoublePolytope.of(points, DIMENSION))
        .toArray(DoublePolytope[]::new);
  }

  private static double[] mean(double[] coordinates) {
    double[] mean = new double[DIMENSION];
    for (int k = 0; k < coordinates.length; k++) {
      mean[k % DIMENSION] += DIMENSION * coordinates[k] / coordinates.length;
    }
    return mean;
  }

  private static double[] difference(double[] p, double[] q) {
    double[] difference = new double[p.length];
    Arrays.setAll(difference, c -> p[c] - q[c]);
    return difference;
  }

  /** A where its centre is a tenth of the way from that of B. */
  private static double[] moved(double[] coordinates, double[] way) {
    double[] moved = new double[coordinates.length];
    Arrays.setAll(moved, k -> coordinates[k] + 0.9 * way[k % DIMENSION]);
    return moved;
  }

  /** Asks about the next pair; a batch about all of them. */
  @Benchmark
  public double ask() {
    int k = next;
    next = k + 1 == a.length ? 0 : k + 1;
    return switch (question) {
      case DISTANCE -> workspace.distance(a[k], b[k]);
      case ONE_SHOT ->
          workspace.distance(
              DoublePolytope.of(pointsA[k], DIMENSION), DoublePolytope.of(pointsB[k], DIMENSION));
      case DEFORMING -> {
        changedA.update(pointsA[k]);
        changedB.update(pointsB[k]);
        yield workspace.distance(changedA, changedB);
      }
      case TURNING -> workspace.distance(a[k], poses[k], b[k], rest);
      case TURNING_SLOWLY -> {
        next = k + 1 == poses.length ? 0 : k + 1;
        yield turning.distance(poses[k], rest);
      }
      case POINTS -> {
        double distance = workspace.distance(a[k], b[k]);
        workspace.closestPoints(onA, onB);
        if (distance > 0) {
          workspace.unitNormal(onA);
        }
        yield distance;
      }
      case UNIQUE -> workspace.distance(a[k], b[k]) + (workspace.areClosestPointsUnique() ? 1 : 0);
      case CLOSER -> workspace.closerThan(a[k], b[k], 0.5) ? 1 : 0;
      case RESULT -> {
        workspace.distance(a[k], b[k]);
        yield workspace.result().pairs().size();
      }
      case DEPTH -> penetration.depth(deep[k], b[k]);
      case IMPACT -> impact.time(a[k], b[k], ways[k]);
      case BATCH -> DistanceWorkspace.distances(bodies, pairs)[k];
    };
  }
}
