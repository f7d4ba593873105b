package org.certigjk.vectors.truth;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.Verdict;
import org.certigjk.samples.BruteForce;
import org.certigjk.vectors.ClosestPairsOracle;
import org.certigjk.vectors.Draw;
import org.certigjk.vectors.Exactly;
import org.certigjk.vectors.Expected;
import org.certigjk.vectors.ExpectedPoints;
import org.certigjk.vectors.GapGeometry;
import org.certigjk.vectors.NumberFormat;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.Pose;
import org.certigjk.vectors.Poses;
import org.certigjk.vectors.Query;
import org.certigjk.vectors.TruthCheck;
import org.certigjk.vectors.family.Family;

/** The truth against enumeration and against itself, on inputs where ties are the rule. */
class TruthProperties {

  private final Truth truth = new Truth();

  @Property(tries = 200)
  void isWhatEnumerationFinds(
      @ForAll long seed, @ForAll @IntRange(min = 1, max = 3) int dimension) {
    Draw draw = new Draw(seed);
    int side = draw.between(1, 3);
    PointPair pair = PointPair.of(grid(draw, dimension, side), grid(draw, dimension, side));
    Expected expected = truth.of(Query.of(pair));

    BigFraction[][] a = Exactly.rows(pair.a());
    BigFraction[][] b = Exactly.rows(pair.b());
    BruteForce oracle = BruteForce.ofDifference(a, b);
    assertEquals(oracle.verdict(), expected.verdict().name());
    assertEquals(oracle.squaredDistance(), expected.squaredDistance());
    Set<List<BigFraction>> closest = ClosestPairsOracle.vertices(a, b);
    assertEquals(closest.size() == 1, expected.points().unique(), closest::toString);
    if (closest.size() == 1) {
      ExpectedPoints points = expected.points();
      BigFraction[] p = closest.iterator().next().toArray(BigFraction[]::new);
      BigFraction[] q = Exactly.minus(p, oracle.nearest());
      TruthCheck.assertRounded(Vec.of(Rationals.INSTANCE, p), points.a(), points.singleA());
      TruthCheck.assertRounded(Vec.of(Rationals.INSTANCE, q), points.b(), points.singleB());
    }
  }

  private static double[][] grid(Draw draw, int dimension, int side) {
    double[][] points = new double[draw.between(1, 5)][dimension];
    int shift = draw.between(-side, side);
    for (double[] point : points) {
      Arrays.setAll(point, c -> draw.between(0, side) + (c == 0 ? shift : 0));
    }
    return points;
  }

  @Property(tries = 200)
  void provesItselfForEveryFamily(@ForAll long seed) {
    Query query = Query.of(anyPair(new Draw(seed), 4));
    TruthCheck.check(query, truth.of(query));
  }

  @Property(tries = 100)
  void isMirrored(@ForAll long seed) {
    PointPair pair = anyPair(new Draw(seed), 3);
    Expected expected = truth.of(Query.of(pair));
    Expected mirrored = truth.of(Query.of(pair.mirrored()));
    assertEquals(expected.verdict(), mirrored.verdict());
    assertEquals(expected.squaredDistance(), mirrored.squaredDistance());
    assertEquals(expected.squaredDepth(), mirrored.squaredDepth());
    assertEquals(expected.points().unique(), mirrored.points().unique());
    if (expected.points().unique()) {
      ExpectedPoints there = mirrored.points();
      assertEquals(
          expected.points(),
          ExpectedPoints.of(true, there.b(), there.a(), there.singleB(), there.singleA()));
    }
    if (expected.verdict() == Verdict.SEPARATED
        && pairs(expected, false).equals(pairs(mirrored, true))) {
      assertEquals(expected.difficulty(), mirrored.difficulty());
    }
  }

  private static Set<IndexPair> pairs(Expected expected, boolean mirrored) {
    return Objects.requireNonNull(expected.certificate()).pairs().stream()
        .map(pair -> mirrored ? pair.mirrored() : pair)
        .collect(Collectors.toSet());
  }

  /** A pose by integers, and so the same points posed by hand. */
  @Property(tries = 100)
  void ofPosedBodiesIsThatOfTheirImages(@ForAll long seed) {
    Draw draw = new Draw(seed);
    int n = draw.between(1, 3);
    double[][] a = grid(draw, n, 8);
    double[][] b = grid(draw, n, 8);
    double[][] poseA = grid(draw, n, 5, n + 1);
    double[][] poseB = grid(draw, n, 5, n + 1);
    Query posed = new Query(PointPair.of(a, b), new Poses(Pose.of(poseA), Pose.of(poseB)));
    Query images = Query.of(PointPair.of(images(poseA, a), images(poseB, b)));
    assertEquals(truth.of(images), truth.of(posed));
  }

  /** Quaternions of integers, and multiples of their squared norms: the images are integers. */
  @Property(tries = 100)
  void ofBodiesPosedByQuaternionsIsThatOfTheirImages(@ForAll long seed) {
    Draw draw = new Draw(seed);
    Pose poseA = turn(draw);
    Pose poseB = turn(draw);
    PointPair pair = PointPair.of(multiples(draw, poseA), multiples(draw, poseB));
    Query posed = new Query(pair, new Poses(poseA, poseB));
    Query images = Query.of(PointPair.of(integers(posed.exactA()), integers(posed.exactB())));
    assertEquals(truth.of(images), truth.of(posed));
    TruthCheck.check(posed, truth.of(posed));
  }

  private static Pose turn(Draw draw) {
    double[] q = {draw.between(1, 4), 0, 0, 0};
    double[] t = new double[3];
    Arrays.setAll(q, c -> c == 0 ? q[0] : draw.between(-4, 4));
    Arrays.setAll(t, c -> draw.between(-20, 20));
    return Pose.of(new double[][] {q, t});
  }

  private static double[][] multiples(Draw draw, Pose pose) {
    double norm = Arrays.stream(pose.rows()[0]).map(x -> x * x).sum();
    double[][] points = grid(draw, draw.between(1, 6), 2, 3);
    for (double[] point : points) {
      Arrays.setAll(point, c -> norm * point[c]);
    }
    return points;
  }

  private static double[][] integers(Polytope<BigFraction> image) {
    return image.points().stream().map(Vec::toDoubles).toArray(double[][]::new);
  }

  private static double[][] grid(Draw draw, int rows, int side, int columns) {
    double[][] grid = new double[rows][columns];
    for (double[] row : grid) {
      Arrays.setAll(row, c -> draw.between(-side, side));
    }
    return grid;
  }

  private static double[][] images(double[][] pose, double[][] points) {
    return Arrays.stream(points).map(x -> image(pose, x)).toArray(double[][]::new);
  }

  private static double[] image(double[][] pose, double[] x) {
    double[] image = new double[x.length];
    for (int r = 0; r < x.length; r++) {
      image[r] = pose[r][x.length];
      for (int c = 0; c < x.length; c++) {
        image[r] += pose[r][c] * x[c];
      }
    }
    return image;
  }

  /** Poses whose rounded images are no help: the bodies are far away, and small there. */
  @Property(tries = 60)
  void ofPosedBodiesDoesNotTrustTheirRoundedImages(@ForAll long seed) {
    Draw draw = new Draw(seed);
    PointPair pair = Family.RANDOM_HULLS.generate(seed, 3, 6);
    double[][] far = {{1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}};
    for (double[] row : far) {
      Arrays.setAll(row, c -> c < 3 ? row[c] + draw.gaussian() : 0);
      row[3] = Math.scalb(draw.gaussian(), draw.between(40, 60));
    }
    Query posed = new Query(pair, new Poses(Pose.of(far), Pose.of(far)));
    TruthCheck.check(posed, truth.of(posed));
  }

  /** The proof of another query is none of this one: the checks above can fail. */
  @Property(tries = 30)
  void provesNothingElse(@ForAll long seed) {
    PointPair pair = Family.RANDOM_HULLS.generate(seed, 3, 8);
    Expected expected = truth.of(Query.of(pair));
    assertNull(
        Objects.requireNonNull(expected.certificate())
            .violation(Query.of(pair).exactA(), Query.of(pair).exactB()));
    double largest = Math.max(GapGeometry.magnitude(pair.a()), GapGeometry.magnitude(pair.b()));
    double[][] far = {{1, 0, 0, 1000 * largest}, {0, 1, 0, 0}, {0, 0, 1, 0}};
    PointPair other = // of another verdict: some certificates hold for a body that is moved, too
        PointPair.of(
            pair.a(), expected.verdict() == Verdict.SEPARATED ? pair.a() : images(far, pair.b()));
    assertNotEquals(
        null,
        Objects.requireNonNull(expected.certificate())
            .violation(Query.of(other).exactA(), Query.of(other).exactB()));
  }

  private static PointPair anyPair(Draw draw, int greatestDimension) {
    Family family = Family.values()[draw.below(Family.values().length)];
    int dimension = draw.between(family.leastDimension(), greatestDimension);
    NumberFormat format = draw.coin() ? NumberFormat.DOUBLE : NumberFormat.SINGLE;
    int most = Math.min(dimension, family.greatestDimension());
    return family.generate(draw.nextLong(), most, draw.between(1, 8), format);
  }
}
