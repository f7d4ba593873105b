package org.certigjk.attack;

import java.util.Arrays;
import java.util.Locale;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import org.certigjk.fast.DistanceWorkspace;
import org.certigjk.fast.DoublePolytope;

/**
 * The questions that the oracle knows: each asks the library about an {@link Input} and tells the
 * answer, which {@code src/attack/oracle/oracle.cpp} judges.
 */
@SuppressWarnings("ImmutableEnumChecker") // the functions have no state
enum Question {
  /** {@link DistanceWorkspace#distance} and its pairs. */
  DISTANCE(200, 6, 6, Question::distance),

  /** The same, of bodies with a hull. */
  HULL_DISTANCE(60, 3, 12, Question::hullDistance),

  /** {@link DistanceWorkspace#result}. */
  RESULT(25, 6, 6, Question::result),

  /** The loop over the rational numbers, with each of the sub-algorithms. */
  GENERIC(15, 4, 5, DistanceAnswers::generic),

  /** A moving pair: three frames, and the result of the last one. */
  MOVING(50, 6, 6, DistanceAnswers::moving),

  /** The loop over doubles, or with a limit of iterations: bounds that hold. */
  STOPPED(20, 4, 6, DistanceAnswers::stopped),

  /** The interval of the distance. */
  INTERVAL(10, 4, 4, DistanceAnswers::interval),

  /** Spherical extensions. */
  SPHERICAL(20, 4, 4, DistanceAnswers::spherical),

  /** The separating axis, from frame to frame. */
  AXIS(15, 4, 5, DistanceAnswers::axis),

  /** The penetration depth. */
  DEPTH(15, 3, 4, MotionAnswers::depth),

  /** The ray cast. */
  RAY_CAST(15, 3, 4, MotionAnswers::rayCast),

  /** The convex hull of A. */
  HULL(60, 3, 12, HullAnswers::hull),

  /** Support points of A, by a scan and by hill climbing. */
  SUPPORT(40, 3, 12, HullAnswers::support),

  /** The Gram determinant and the nearest weights of the points of A as integers. */
  GRAM(40, 6, 7, HullAnswers::gram),

  /** The orientation of points in the plane and in space. */
  ORIENTATION(
      200,
      3,
      4,
      HullAnswers::orientation,
      input -> input.dimension() > 1 && input.a().length > input.dimension()),

  /** Roundings and roots of ratios. */
  ROOT(60, 1, 1, NumberAnswers::root, input -> input.b()[0][0] != 0),

  /** Numerals, read exactly and rounded, and doubles written. */
  NUMERAL(60, 1, 1, NumberAnswers::numeral),

  /** The truth of the test vectors. */
  TRUTH(
      20,
      4,
      4,
      MotionAnswers::truth,
      input -> input.dimension() < 4 || input.a().length * input.b().length <= 12),

  /** The checker of certificates, asked about false ones. */
  CERTIFICATE(15, 3, 4, MotionAnswers::certificate),

  /** {@link DistanceWorkspace#closestPoints}, with the vector and the normal. */
  NEAREST_POINTS(60, 6, 6, RoundedAnswers::nearestPoints),

  /** The same of bodies under poses. */
  POSED(60, 3, 6, RoundedAnswers::posed, input -> input.dimension() > 1),

  /** Whether closest points are unique, at rest, of a pair that moves, and under poses. */
  UNIQUE(30, 3, 6, RoundedAnswers::unique),

  /** {@link DistanceWorkspace#certify}, from a simplex that is drawn, and from the one found. */
  PROPOSED(30, 6, 6, RoundedAnswers::proposed),

  /** {@link DistanceWorkspace#intersects} and {@link DistanceWorkspace#closerThan}. */
  SIDES(60, 6, 6, RoundedAnswers::sides),

  /** {@link org.certigjk.fast.PenetrationWorkspace}. */
  ROUNDED_DEPTH(25, 3, 4, RoundedAnswers::depth),

  /** {@link org.certigjk.fast.ImpactWorkspace}. */
  ROUNDED_IMPACT(25, 3, 4, RoundedAnswers::impact);

  /** How often it is asked, beside the others. */
  final int share;

  final int maxDimension;
  final int maxPoints;

  private final BiConsumer<Input, Telling> asker;
  private final Predicate<Input> taken;

  Question(int share, int maxDimension, int maxPoints, BiConsumer<Input, Telling> asker) {
    this(share, maxDimension, maxPoints, asker, input -> true);
  }

  Question(
      int share,
      int maxDimension,
      int maxPoints,
      BiConsumer<Input, Telling> asker,
      Predicate<Input> taken) {
    this.share = share;
    this.maxDimension = maxDimension == 6 ? 15 : maxDimension;
    this.maxPoints = maxPoints;
    this.asker = asker;
    this.taken = taken;
  }

  /** Returns an input that it takes. */
  Input draw(Shapes shapes) {
    while (true) {
      Input input = shapes.draw(maxDimension, maxPoints);
      if (taken.test(input)) {
        return input;
      }
    }
  }

  /** Returns the answer; that there is none is one, too, and a wrong one. */
  String answer(Input input) {
    Telling telling = new Telling();
    try {
      asker.accept(input, telling);
    } catch (RuntimeException | StackOverflowError e) {
      telling.word(e.toString().replaceAll("\\s", "_"));
    }
    return telling.toString();
  }

  String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  static Question of(String label) {
    return Arrays.stream(values()).filter(q -> q.label().equals(label)).findFirst().orElseThrow();
  }

  private static void distance(Input input, Telling telling) {
    distance(DoublePolytope.of(input.a()), DoublePolytope.of(input.b()), telling);
  }

  private static void hullDistance(Input input, Telling telling) {
    DoublePolytope a = DoublePolytope.of(input.a()).withHull();
    distance(a, DoublePolytope.of(input.b()).withHull(), telling);
  }

  private static void result(Input input, Telling telling) {
    DistanceWorkspace workspace = new DistanceWorkspace();
    workspace.distance(DoublePolytope.of(input.a()), DoublePolytope.of(input.b()));
    telling.result(workspace.result());
  }

  private static void distance(DoublePolytope a, DoublePolytope b, Telling telling) {
    DistanceWorkspace workspace = new DistanceWorkspace();
    telling.number(workspace.distance(a, b)).pairs(workspace.pairs());
  }
}
