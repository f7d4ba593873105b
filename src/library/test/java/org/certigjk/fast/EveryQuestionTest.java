package org.certigjk.fast;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.Random;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.fast.depth.DepthTruth;
import org.certigjk.fast.depth.MeetingBodies;
import org.certigjk.fast.exact.ExactContact;
import org.certigjk.fast.impact.ImpactTruth;
import org.certigjk.fast.query.CertifiedQuery;
import org.certigjk.fast.query.ExactCases;
import org.certigjk.fast.query.ExactTruth;
import org.certigjk.fast.query.NearestPoints;
import org.certigjk.fast.query.PlacedPair;
import org.certigjk.fast.query.UnitVector;
import org.certigjk.fast.search.Candidate;
import org.certigjk.fast.search.Placement;
import org.certigjk.fast.search.Vertices;
import org.certigjk.field.Conversions;
import org.certigjk.gjk.DistanceResult;
import org.junit.jupiter.api.Test;

/**
 * All that the workspaces answer against the exact searches over the rationals, on pairs of every
 * kind, one workspace for all of them: distance, simplex, both closest points, distance vector,
 * normal, uniqueness and verdicts of bodies at rest; the first five and uniqueness under poses;
 * distance, vector and uniqueness of a pair that moves; depth with its vector and contact points;
 * time of impact with point and normal.
 *
 * <p>The default is a few seeds. Millions of questions, in tens of minutes:
 *
 * <pre>{@code
 * mvn -pl src/library -am -Dtest=EveryQuestionTest -Dsurefire.failIfNoSpecifiedTests=false \
 *     -Dcertigjk.pairs=100000 -Dcertigjk.seed=1 test
 * }</pre>
 *
 * <p>{@code certigjk.pairs} is the number of pairs of each sort, and each {@code certigjk.seed} is
 * another block of them. How many answers of which sort were compared is printed.
 */
class EveryQuestionTest {

  private static final int PAIRS = Integer.getInteger("certigjk.pairs", 60);
  private static final long FIRST = 1_000_000 + Long.getLong("certigjk.seed", 0) * PAIRS;

  /** What is asked. */
  private enum Asked {
    DISTANCE,
    POINTS,
    VECTOR,
    NORMAL,
    UNIQUE,
    VERDICT,
    POSED_DISTANCE,
    POSED_POINTS,
    POSED_VECTOR,
    POSED_UNIQUE,
    MOVING_DISTANCE,
    MOVING_VECTOR,
    MOVING_UNIQUE,
    DEPTH,
    IMPACT
  }

  private final Map<Asked, Integer> counts = new EnumMap<>(Asked.class);
  private final DistanceWorkspace workspace = new DistanceWorkspace();
  private final DepthTruth depth = new DepthTruth();
  private final ImpactTruth impact = new ImpactTruth();
  private final Candidate candidate = new Candidate(3);
  private final NearestPoints points = new NearestPoints(candidate);

  @Test
  void agreesWithTheExactSearches() {
    for (long seed = FIRST; seed < FIRST + PAIRS; seed++) {
      ExactCases any = new ExactCases(seed, 3);
      atRest(any.a, any.b, "any, seed " + seed);
      meeting(any.a.points(), any.b.points(), seed, "any, seed " + seed);
      int dimension = (int) (2 + seed / MeetingBodies.KINDS % 2);
      MeetingBodies bodies = new MeetingBodies(seed, dimension);
      meeting(bodies.a, bodies.b, seed, "meeting, seed " + seed);
      atRest(Vertices.of(bodies.a), Vertices.of(bodies.b), "moved, seed " + seed);
      PlacedPair pair = new PlacedPair(seed);
      MovingPair moving = new MovingPair(body(pair.a), body(pair.b));
      moving.distance(pose(pair.inB), pose(pair.inA)); // the frame before the one that is asked
      placed(pair, moving, "placed, seed " + seed);
      translated(pair, moving, "translated, seed " + seed);
    }
    int all = counts.values().stream().mapToInt(Integer::intValue).sum();
    System.out.printf("%d answers compared: %s%n", all, counts);
    assertEquals(Asked.values().length, counts.size(), "not all was asked: " + counts);
  }

  private void count(Asked asked, int answers) {
    counts.merge(asked, answers, Integer::sum);
  }

  private void atRest(Vertices a, Vertices b, String what) {
    candidate.size = 0;
    Arrays.fill(candidate.t, 0);
    double distance = CertifiedQuery.distance(a, b, candidate);
    ExactTruth truth = new ExactTruth(a, b, candidate.t);
    truth.check(distance, candidate, what);
    count(Asked.DISTANCE, 1);
    count(Asked.POINTS, 2);
    count(Asked.VECTOR, 1);
    unique(a, b, what);
    count(Asked.UNIQUE, 1);
    DoublePolytope bodyA = body(a);
    DoublePolytope bodyB = body(b);
    assertEquals(distance, workspace.distance(bodyA, bodyB), what);
    normal(truth.answer(), what);
    verdicts(bodyA, bodyB, distance, truth.answer().squaredDistance(), what);
  }

  private static DoublePolytope body(Vertices vertices) {
    DoublePolytope body = DoublePolytope.of(vertices.points());
    return vertices.climb == null ? body : body.withHull();
  }

  private void unique(Vertices a, Vertices b, String what) {
    points.set(a, b);
    assertEquals(ExactContact.isSinglePair(a, b, candidate), points.areUnique(), what);
  }

  /** The rounded normal is within 2^-54 of the exact one, and ours promises 2^-51. */
  private void normal(DistanceResult.Answer<BigFraction> truth, String what) {
    double[] normal = new double[truth.run().distanceVector().dimension()];
    count(Asked.NORMAL, 1);
    if (truth.squaredDistance().equals(BigFraction.ZERO)) {
      assertThrows(IllegalStateException.class, () -> workspace.unitNormal(normal), what);
      return;
    }
    workspace.unitNormal(normal);
    double[] expected = new double[normal.length];
    UnitVector.of(truth.run().distanceVector(), expected);
    for (int c = 0; c < normal.length; c++) {
      assertEquals(expected[c], normal[c], 0x1p-51 + 0x1p-54, what);
    }
  }

  private void verdicts(
      DoublePolytope a, DoublePolytope b, double distance, BigFraction square, String what) {
    assertEquals(square.equals(BigFraction.ZERO), workspace.intersects(a, b), what);
    double[] numbers = {
      distance,
      Math.nextUp(distance),
      Math.nextDown(distance),
      distance * (1 - 0x1p-50),
      distance * (1 + 0x1p-49),
      distance * 2,
      1
    };
    for (double d : numbers) {
      boolean closer =
          d > 0
              && (d == Double.POSITIVE_INFINITY
                  || square.compareTo(Conversions.toRational(d).pow(2)) < 0);
      assertEquals(closer, workspace.closerThan(a, b, d), what + ", " + d);
    }
    count(Asked.VERDICT, 1 + numbers.length);
  }

  private static Pose pose(Placement placement) {
    if (placement.quaternion.length > 0) {
      return Pose.ofQuaternion(placement.quaternion, placement.t);
    }
    int n = placement.dimension;
    double[] rows = new double[n * (n + 1)];
    for (int i = 0; i < n; i++) {
      System.arraycopy(placement.m, 3 * i, rows, (n + 1) * i, n);
      rows[(n + 1) * i + n] = placement.t[i];
    }
    return Pose.of(rows);
  }

  private void placed(PlacedPair pair, MovingPair moving, String what) {
    candidate.size = 0;
    double distance = CertifiedQuery.distance(pair.a, pair.inA, pair.b, pair.inB, candidate);
    new ExactTruth(pair).check(distance, candidate, what);
    unique(candidate.imageA(), candidate.imageB(), what);
    count(Asked.POSED_DISTANCE, 1);
    count(Asked.POSED_POINTS, 2);
    count(Asked.POSED_VECTOR, 1);
    count(Asked.POSED_UNIQUE, 1);
    assertEquals(distance, moving.distance(pose(pair.inA), pose(pair.inB)), what);
    moving(pair.a.dimension, moving, what);
  }

  /** A + t and B, after the frame under poses. */
  private void translated(PlacedPair pair, MovingPair moving, String what) {
    candidate.size = 0;
    System.arraycopy(pair.inA.t, 0, candidate.t, 0, candidate.t.length);
    double distance = CertifiedQuery.distance(pair.a, pair.b, candidate);
    new ExactTruth(pair.a, pair.b, candidate.t).check(distance, candidate, what);
    unique(pair.a, pair.b, what);
    double[] t = Arrays.copyOf(candidate.t, pair.a.dimension);
    assertEquals(distance, moving.distance(t), what);
    moving(t.length, moving, what);
  }

  /** The last frame has the answers that were compared: those of the points that were set. */
  private void moving(int dimension, MovingPair moving, String what) {
    double[] expected = new double[dimension];
    double[] v = new double[dimension];
    points.vector(expected);
    moving.distanceVector(v);
    assertArrayEquals(expected, v, what);
    boolean unique = points.areUnique();
    assertEquals(unique, moving.areClosestPointsUnique(), what);
    if (unique) {
      double[][] onBoth = new double[2][dimension];
      double[][] ofPair = new double[2][dimension];
      points.closest(onBoth[0], onBoth[1]);
      moving.closestPoints(ofPair[0], ofPair[1]);
      assertArrayEquals(onBoth, ofPair, what);
    }
    count(Asked.MOVING_DISTANCE, 1);
    count(Asked.MOVING_VECTOR, 1);
    count(Asked.MOVING_UNIQUE, 1);
  }

  /** As they are, and A moved away and cast back, if no number is lost beyond the range. */
  private void meeting(double[][] inA, double[][] inB, long seed, String what) {
    Vertices b = Vertices.of(inB);
    depth.check(Vertices.of(inA), b, what);
    count(Asked.DEPTH, 3);
    Random random = new Random(seed);
    double largest =
        Arrays.stream(inA).flatMapToDouble(Arrays::stream).map(Math::abs).max().orElse(0);
    double[] away = new double[inA[0].length];
    double part = random.nextInt(3) == 0 ? 1 : 0.5 + random.nextDouble();
    Arrays.setAll(away, c -> largest * (random.nextInt(7) - 3));
    for (double[] point : inA) {
      Arrays.setAll(point, c -> point[c] + away[c]);
    }
    double[] r = Arrays.stream(away).map(x -> -2 * part * x).toArray();
    if (Arrays.stream(inA).flatMapToDouble(Arrays::stream).allMatch(Double::isFinite)
        && Arrays.stream(r).allMatch(Double::isFinite)) {
      impact.check(Vertices.of(inA), b, r, what);
      count(Asked.IMPACT, 3);
    }
  }
}
