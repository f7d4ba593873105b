package org.certigjk.engines;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.certigjk.referee.Call;
import org.certigjk.referee.DeclinedException;
import org.certigjk.referee.Domain;
import org.certigjk.referee.Domain.Bodies;
import org.certigjk.referee.Domain.Range;
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

/**
 * dyn4j, each of its calls by itself: {@code Gjk.distance} ("separated", with the distance and the
 * points, or "overlapping"), {@code Gjk.detect} ("intersect", or not), and {@code Gjk.detect} with
 * a {@code Penetration} ("axis of minimum depth"), whose normal "points from the first Convex Shape
 * to the second": A would have to move against it. Bodies that touch are no intersection for
 * detect, by a comment of its source, and so it is taken to say no more than that they do not
 * overlap.
 *
 * <p>A polygon is made of the corners of the hull; dyn4j has no shape for a single point, and
 * refuses a polygon whose area is below its tolerance.
 *
 * <p><b>Settings.</b> By default distances are compared with a tolerance of 1.05e-8, in at most 30
 * iterations. The tightest: 2<sup>&minus;1074</sup> in GJK, as 0 is refused, and 1e-12 in EPA,
 * which with 1e-16 answers 0 for want of progress; at most 1000 iterations.
 *
 * <p><b>Tolerance.</b> Its documentation says that many algorithms compare with its machine epsilon
 * in place of 0, and some with larger values. No setting changes that: squares are compared with
 * 2<sup>&minus;53</sup>, and so lengths with the root of it, which is its default tolerance too. So
 * much is forgiven to each call, with all settings.
 *
 * <p><b>Range.</b> It says that shapes "should avoid small, relative to the rest of the shapes in
 * the world, and thin configurations", and not what is small or thin. The numbers here are ours, so
 * that nothing is charged that it may have meant: {@value #MOST} times as large as the other body,
 * or as the body is wide.
 */
public final class Dyn4j extends Driver<Convex> {

  private static final Transform HERE = new Transform();
  private static final int MANY = 1000;
  private static final double MOST = 10;
  private static final double TIGHT = 1e-12;
  private static final double FORGIVEN = Gjk.DEFAULT_DISTANCE_EPSILON;

  private static final String DISTANCE = "distance";
  private static final String DETECT = "detect";
  private static final String PENETRATION = "penetration";

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
  public Domain domain() {
    return new Domain(Range.ALL, Range.ALL, MOST, MOST, Integer.MAX_VALUE, Bodies.POINTS);
  }

  @Override
  public String documentation() {
    return "https://dyn4j.org/pages/advanced";
  }

  @Override
  public Set<Answers> answers() {
    return EnumSet.range(Answers.VERDICT, Answers.NORMAL);
  }

  @Override
  public List<Call> calls() {
    return List.of(
        new Call(DISTANCE, Set.of(Answers.VERDICT, Answers.DISTANCE, Answers.POINTS), FORGIVEN),
        new Call(DETECT, Set.of(Answers.VERDICT), FORGIVEN),
        new Call(PENETRATION, Set.of(Answers.VERDICT, Answers.DEPTH, Answers.NORMAL), FORGIVEN));
  }

  @Override
  public Convex body(double[][] points) {
    Vector2[] corners =
        Arrays.stream(FlatHull.corners(points))
            .map(p -> new Vector2(p[0], p[1]))
            .toArray(Vector2[]::new);
    try {
      return corners.length == 2 ? new Segment(corners[0], corners[1]) : new Polygon(corners);
    } catch (IllegalArgumentException refused) {
      throw new DeclinedException(String.valueOf(refused.getMessage()));
    }
  }

  @Override
  public double distance(Convex a, Convex b) {
    return gjk.distance(a, HERE, b, HERE, separation) ? separation.getDistance() : 0;
  }

  @Override
  public Answer answer(String call, Convex a, Convex b) {
    return switch (call) {
      case DISTANCE -> distanceAnswer(a, b);
      case DETECT -> verdict(gjk.detect(a, HERE, b, HERE), null);
      default -> penetrationAnswer(a, b);
    };
  }

  private Answer penetrationAnswer(Convex a, Convex b) {
    penetration.clear();
    if (!gjk.detect(a, HERE, b, HERE, penetration)) {
      return verdict(false, null);
    }
    Vector2 normal = penetration.getNormal();
    return verdict(true, penetration.getDepth()).withNormal(-normal.x, -normal.y);
  }

  private Answer distanceAnswer(Convex a, Convex b) {
    separation.clear();
    return gjk.distance(a, HERE, b, HERE, separation)
        ? new Answer(Meeting.SEPARATED, separation.getDistance(), points(), null)
        : new Answer(Meeting.MEETING, null, null, null);
  }

  private static Answer verdict(boolean found, Double depth) {
    return new Answer(found ? Meeting.MEETING : Meeting.NOT_OVERLAPPING, null, null, depth);
  }

  private Points points() {
    return Points.of(coordinates(separation.getPoint1()), coordinates(separation.getPoint2()));
  }

  private static double[] coordinates(Vector2 p) {
    return new double[] {p.x, p.y};
  }
}
