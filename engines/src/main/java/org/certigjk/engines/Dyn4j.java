package org.certigjk.engines;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import org.certigjk.referee.DeclinedException;
import org.certigjk.referee.Engine;
import org.certigjk.referee.Outcome.Answer;
import org.certigjk.referee.Outcome.Meeting;
import org.certigjk.referee.Outcome.Points;
import org.dyn4j.collision.narrowphase.Epa;
import org.dyn4j.collision.narrowphase.Gjk;
import org.dyn4j.collision.narrowphase.Penetration;
import org.dyn4j.collision.narrowphase.Separation;
import org.dyn4j.geometry.Convex;
import org.dyn4j.geometry.Polygon;
import org.dyn4j.geometry.Segment;
import org.dyn4j.geometry.Transform;
import org.dyn4j.geometry.Vector2;
import org.dyn4j.geometry.hull.MonotoneChain;

/**
 * dyn4j: {@code Gjk.distance} on polygons for the verdict, the distance and the points; {@code
 * Gjk.detect} with {@code Epa} for the depth. Its own monotone chain makes the polygons, which must
 * have extreme points only; it has no shape for a single point, nor for a polygon of an area below
 * its tolerance.
 *
 * <p><b>Settings.</b> By default distances are compared with a tolerance of 1.05e-8, in at most 30
 * iterations. The tightest: 2<sup>&minus;1074</sup> in GJK, as 0 is refused, and 1e-12 in EPA,
 * which with 1e-16 answers 0 for want of progress; at most 1000 iterations.
 */
public final class Dyn4j extends Driver<Convex> {

  private static final Transform HERE = new Transform();
  private static final int MANY = 1000;
  private static final double TIGHT = 1e-12;

  private final Epa epa = new Epa();
  private final Gjk gjk = new Gjk(epa);
  private final Separation separation = new Separation();
  private final Penetration penetration = new Penetration();

  /** Makes the engine. */
  public Dyn4j() {
    this(DEFAULT);
  }

  private Dyn4j(String settings) {
    super("dyn4j", "dyn4j", 2, Precision.DOUBLE, settings);
  }

  @Override
  public Engine<Convex> tightest() {
    Dyn4j tightest = new Dyn4j(TIGHTEST);
    tightest.gjk.setDistanceEpsilon(Double.MIN_VALUE);
    tightest.gjk.setMaxDistanceIterations(MANY);
    tightest.gjk.setMaxDetectIterations(MANY);
    tightest.epa.setDistanceEpsilon(TIGHT);
    tightest.epa.setMaxIterations(MANY);
    return tightest;
  }

  @Override
  public Set<Answers> answers() {
    return EnumSet.allOf(Answers.class);
  }

  @Override
  public Convex body(double[][] points) {
    Vector2[] hull =
        new MonotoneChain()
            .generate(
                Arrays.stream(points)
                    .map(p -> new Vector2(p[0], p[1]))
                    .distinct()
                    .toArray(Vector2[]::new));
    try {
      return hull.length == 2 ? new Segment(hull[0], hull[1]) : new Polygon(hull);
    } catch (IllegalArgumentException refused) {
      throw new DeclinedException(String.valueOf(refused.getMessage()));
    }
  }

  @Override
  public double distance(Convex a, Convex b) {
    return gjk.distance(a, HERE, b, HERE, separation) ? separation.getDistance() : 0;
  }

  @Override
  public Answer answer(Convex a, Convex b) {
    if (gjk.distance(a, HERE, b, HERE, separation)) {
      return new Answer(Meeting.SEPARATED, separation.getDistance(), points(), null);
    }
    boolean found = gjk.detect(a, HERE, b, HERE, penetration);
    return new Answer(Meeting.MEETING, 0.0, null, found ? penetration.getDepth() : null);
  }

  private Points points() {
    return Points.of(coordinates(separation.getPoint1()), coordinates(separation.getPoint2()));
  }

  private static double[] coordinates(Vector2 p) {
    return new double[] {p.x, p.y};
  }
}
