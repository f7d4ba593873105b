package org.certigjk.attack;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.certigjk.certificate.IndexPair;
import org.certigjk.fast.DistanceWorkspace;
import org.certigjk.fast.DoublePolytope;
import org.certigjk.fast.ImpactWorkspace;
import org.certigjk.fast.MovingPair;
import org.certigjk.fast.PenetrationWorkspace;
import org.certigjk.fast.Pose;

/** Asks for whole answers in doubles: points, normals, sides, depths, times, and under poses. */
final class RoundedAnswers {

  /** Writes an answer, or throws {@link IllegalStateException} where there is none. */
  private interface Writer {
    void write(double[] numbers);
  }

  private RoundedAnswers() {}

  static void nearestPoints(Input input, Telling telling) {
    DistanceWorkspace workspace = new DistanceWorkspace();
    telling.number(workspace.distance(body(input, 0), body(input, 1)));
    points(workspace, input.dimension(), telling);
  }

  static void posed(Input input, Telling telling) {
    Pose a = pose(input, 0, telling);
    Pose b = pose(input, 1, telling);
    DistanceWorkspace workspace = new DistanceWorkspace();
    telling.number(workspace.distance(body(input, 0), a, body(input, 1), b));
    points(workspace, input.dimension(), telling);
    MovingPair pair = new MovingPair(body(input, 0), body(input, 1));
    pair.distance(b, a); // another frame, which the next one begins from
    telling.number(pair.distance(a, b));
  }

  static void unique(Input input, Telling telling) {
    DoublePolytope inA = body(input, 0);
    DoublePolytope inB = body(input, 1);
    DistanceWorkspace workspace = new DistanceWorkspace();
    workspace.distance(inA, inB);
    telling.word(Boolean.toString(workspace.areClosestPointsUnique()));
    MovingPair pair = new MovingPair(inA, inB);
    pair.distance(input.t()[0]);
    telling.word(Boolean.toString(pair.areClosestPointsUnique()));
    if (input.dimension() > 1) {
      Pose a = pose(input, 0, telling);
      Pose b = pose(input, 1, telling);
      workspace.distance(inA, a, inB, b);
      telling.word(Boolean.toString(workspace.areClosestPointsUnique()));
      pair.distance(a, b);
      telling.word(Boolean.toString(pair.areClosestPointsUnique()));
    }
  }

  static void proposed(Input input, Telling telling) {
    DistanceWorkspace workspace = new DistanceWorkspace();
    DoublePolytope a = body(input, 0);
    DoublePolytope b = body(input, 1);
    int draw = input.choice() / 4; // the rest says which bodies have a hull
    int size = draw % (input.dimension() + 2); // none, one, …, or a whole simplex
    List<IndexPair> drawn =
        IntStream.range(0, size)
            .map(k -> (draw * (2 * k + 1) + 7 * k * k) % (a.size() * b.size()))
            .mapToObj(pair -> new IndexPair(pair / b.size(), pair % b.size()))
            .toList();
    telling.number(workspace.certify(a, b, drawn));
    points(workspace, input.dimension(), telling);
    telling.number(workspace.certify(a, b, workspace.pairs()));
  }

  static void sides(Input input, Telling telling) {
    DistanceWorkspace workspace = new DistanceWorkspace();
    DoublePolytope a = body(input, 0);
    DoublePolytope b = body(input, 1);
    telling.word(Boolean.toString(workspace.intersects(a, b)));
    double d = workspace.distance(a, b);
    for (double x : new double[] {d, Math.nextUp(d), Math.nextDown(d), input.t()[0][0]}) {
      telling.number(x).word(Boolean.toString(workspace.closerThan(a, b, x)));
    }
    telling.numbers(DistanceWorkspace.distances(List.of(a, b), 0, 1, 1, 0));
  }

  static void depth(Input input, Telling telling) {
    int n = input.dimension();
    PenetrationWorkspace workspace = new PenetrationWorkspace();
    telling.number(workspace.depth(body(input, 0), body(input, 1))).verdict(workspace.verdict());
    double[] a = new double[n];
    double[] b = new double[n];
    workspace.contactPoints(a, b);
    written(workspace::penetrationVector, n, telling).numbers(a).numbers(b);
    written(workspace::normal, n, telling);
  }

  static void impact(Input input, Telling telling) {
    ImpactWorkspace workspace = new ImpactWorkspace();
    double time = workspace.time(body(input, 0), body(input, 1), input.t()[0]);
    MotionAnswers.tell(workspace.result(), telling);
    telling.number(time);
    written(workspace::contactPoint, input.dimension(), telling);
    written(workspace::normal, input.dimension(), telling);
  }

  /** The body A or B, with its hull, where there can be one, or without. */
  private static DoublePolytope body(Input input, int which) {
    DoublePolytope body = DoublePolytope.of(which == 0 ? input.a() : input.b());
    boolean hasHull = input.dimension() <= 3 && (input.choice() >> which & 1) == 1;
    return hasHull ? body.withHull() : body;
  }

  private static void points(DistanceWorkspace workspace, int n, Telling telling) {
    double[] a = new double[n];
    double[] b = new double[n];
    workspace.closestPoints(a, b);
    telling.pairs(workspace.pairs());
    written(workspace::distanceVector, n, telling).numbers(a).numbers(b);
    written(workspace::unitNormal, n, telling);
  }

  private static Telling written(Writer writer, int n, Telling telling) {
    double[] numbers = new double[n];
    try {
      writer.write(numbers);
    } catch (IllegalStateException none) {
      return telling.word("none");
    }
    return telling.word("some").numbers(numbers);
  }

  /** A pose of the coordinates of T, in a circle, or the identity. */
  private static Pose pose(Input input, int which, Telling telling) {
    int n = input.dimension();
    double[] all = Arrays.stream(input.t()).flatMapToDouble(Arrays::stream).toArray();
    double[] numbers = new double[n * (n + 1)];
    Arrays.setAll(numbers, k -> all[(5 * which + k) % all.length]);
    int form = input.choice() / 4 % 4;
    if (form == which) {
      telling.word("identity");
      return Pose.identity(n);
    }
    if (form == 3 && n == 3) {
      double[] quaternion = Arrays.copyOf(numbers, 4);
      quaternion[which] = quaternion[which] == 0 ? 1 : quaternion[which];
      double[] t = Arrays.copyOfRange(numbers, 4, 7);
      telling.word("quaternion").numbers(quaternion).numbers(t);
      return Pose.ofQuaternion(quaternion, t);
    }
    telling.word("matrix").numbers(numbers);
    return Pose.of(numbers);
  }
}
