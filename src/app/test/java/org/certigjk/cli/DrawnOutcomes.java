package org.certigjk.cli;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.certigjk.field.Conversions;
import org.certigjk.gjk.Verdict;
import org.certigjk.referee.Accuracy;
import org.certigjk.referee.Call;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.Domain;
import org.certigjk.referee.Engine.Answers;
import org.certigjk.referee.Engine.Precision;
import org.certigjk.referee.Margins;
import org.certigjk.referee.Outcome;
import org.certigjk.referee.Outcome.Answer;
import org.certigjk.referee.Outcome.Calls;
import org.certigjk.referee.Outcome.Declined;
import org.certigjk.referee.Outcome.Failure;
import org.certigjk.referee.Outcome.Kind;
import org.certigjk.referee.Outcome.Meeting;
import org.certigjk.referee.Outcome.Points;
import org.certigjk.referee.engine.LocalEngine;
import org.certigjk.referee.engine.OwnEngines;
import org.certigjk.vectors.Expected;
import org.certigjk.vectors.Pose;
import org.certigjk.vectors.TestVector;
import org.jspecify.annotations.Nullable;

/**
 * Outcomes drawn about a vector: right, wrong by about the tolerance of profile 16, and grossly.
 */
final class DrawnOutcomes {

  private static final double K = 16;

  private static final LocalEngine<?> EXACT = LocalEngine.of(OwnEngines.certified());

  private final Random random;
  private final Declaration engine;

  DrawnOutcomes(long seed, Declaration engine) {
    this.random = new Random(seed);
    this.engine = engine;
  }

  Outcome next(TestVector vector) {
    Answer exact = (Answer) EXACT.ask(vector.query(), vector.id());
    if (!engine.hasNamedCalls()) {
      return next(vector, engine.calls().get(0), exact);
    }
    Map<String, Outcome> calls = new LinkedHashMap<>();
    for (Call call : engine.calls()) {
      calls.put(call.name(), next(vector, call, exact));
    }
    return new Calls(calls);
  }

  private Outcome next(TestVector vector, Call call, Answer exact) {
    if (random.nextInt(15) == 0) {
      Kind kind = Kind.values()[random.nextInt(Kind.values().length)];
      return random.nextInt(4) == 0 ? new Declined("why") : new Failure(kind, "what");
    }
    Expected expected = vector.expected();
    Margins margins = engine.margins();
    double noiseOfA = noise(vector, true);
    double noiseOfB = noise(vector, false);
    double depth =
        expected.squaredDepth() == null ? 0 : Conversions.sqrtToDouble(expected.squaredDepth());
    boolean separated = expected.verdict() == Verdict.SEPARATED;
    double sigma = (separated ? expected.distance() : -depth) - margins.sum();
    Accuracy stated = call.tolerance();
    double size = Conversions.toDouble(Domain.size(vector.query()));
    double tolerance =
        stated.absolute() + stated.relative() * Math.abs(sigma) + stated.size() * size;
    double tau = noiseOfA + noiseOfB + tolerance;
    double[] p = moved(expected.points().a(), noiseOfA + tolerance + margins.a());
    double[] q = moved(expected.points().b(), noiseOfB + tolerance + margins.b());
    Answer answer =
        new Answer(
            says(call, Answers.VERDICT) ? verdict(sigma) : null,
            says(call, Answers.DISTANCE) ? claim(Math.max(sigma, 0), tau) : null,
            says(call, Answers.POINTS) ? Points.of(p, q) : null,
            says(call, Answers.DEPTH) ? claim(Math.max(-sigma, 0), tau) : null);
    Noise noise = new Noise(noiseOfA, noiseOfB, tolerance);
    return moving(overlap(answer, exact, vector, call, noise), exact, call);
  }

  /** What is forgiven of A, of B, and by the documentation. */
  private record Noise(double ofA, double ofB, double stated) {}

  /** Adds a normal and contact points, about the exact ones if these are known. */
  private Answer overlap(Answer answer, Answer exact, TestVector vector, Call call, Noise noise) {
    if (exact.normal() == null) {
      double[] any = vector.expected().points().a();
      any[0]++;
      return says(call, Answers.NORMAL) ? answer.withNormal(any) : answer;
    }
    double u = engine.precision() == Precision.SINGLE ? 0x1p-24 : 0x1p-53;
    double twiceReach = 2 * (noise.ofA + noise.ofB) / (2 * K * u);
    double fall = 2 * (noise.ofA + noise.ofB) + noise.stated;
    double[] n = exact.normal().stream().mapToDouble(x -> x).toArray();
    double tiny = 4 * (engine.precision() == Precision.SINGLE ? Float.MIN_VALUE : Double.MIN_VALUE);
    DrawnNormals normals = new DrawnNormals(random, vector.query(), n, tiny);
    Answer drawn = answer;
    if (says(call, Answers.NORMAL)) {
      drawn = drawn.withNormal(normals.next(fall + twiceReach * 2 * K * u));
    }
    if (says(call, Answers.CONTACTS)) {
      Points right = exact.contacts();
      double[] p = right == null ? vector.expected().points().a() : right.a();
      double[] q = right == null ? vector.expected().points().b() : right.b();
      normals.enlarge(p, q, engine.margins());
      double delta = noise.ofA + noise.ofB + 2 * noise.stated;
      drawn =
          drawn.withContacts(
              switch (random.nextInt(6)) {
                case 0 -> Points.of(p, q);
                case 1 -> Points.of(q, p);
                case 2, 3 -> normals.turned(p, q, fall, twiceReach * delta);
                default -> Points.of(moved(p, noise.ofA), moved(q, noise.ofB));
              });
    }
    return drawn.hasNaN() ? answer : drawn; // at the ends of the range
  }

  /** Adds a right time of impact, or one that is none, or nothing. */
  private Answer moving(Answer answer, Answer exact, Call call) {
    return says(call, Answers.TOI)
        ? answer.withToi(random.nextInt(8) == 0 ? Double.NEGATIVE_INFINITY : exact.toi())
        : answer;
  }

  private boolean says(Call call, Answers part) {
    return call.answers().contains(part) && random.nextInt(6) != 0;
  }

  private Meeting verdict(double sigma) {
    if (random.nextInt(3) == 0) {
      return Meeting.values()[random.nextInt(Meeting.values().length)];
    }
    return sigma > 0 ? Meeting.SEPARATED : sigma == 0 ? Meeting.TOUCHING : Meeting.OVERLAPPING;
  }

  private double claim(double exact, double tau) {
    int sign = random.nextBoolean() ? 1 : -1;
    return switch (random.nextInt(16)) {
      case 0, 1, 2 -> exact;
      case 3, 4, 5 -> exact + sign * tau;
      case 6, 7 -> Math.nextUp(exact + sign * tau);
      case 8, 9 -> Math.nextDown(exact + sign * tau);
      case 10 -> exact + sign * 2 * tau;
      case 11 -> exact * 1.5;
      case 12 -> sign * Double.POSITIVE_INFINITY;
      case 13 -> sign * 1e39;
      default -> 0;
    };
  }

  /** Some coordinate moved by the distance or a little more or less, sometimes by far more. */
  private double[] moved(double[] point, double by) {
    double[] moved = point.clone();
    double[] shares = {0, 0, 0.5, 0.999, 1, 1, 1.001, 2, 1e6, Double.POSITIVE_INFINITY};
    int draw = random.nextInt(shares.length * 4);
    double share = draw < shares.length ? shares[draw] : shares[draw % (shares.length - 1)];
    moved[random.nextInt(moved.length)] += (random.nextBoolean() ? 1 : -1) * share * by;
    return moved;
  }

  private double noise(TestVector vector, boolean ofA) {
    double[][] points = ofA ? vector.query().pair().a() : vector.query().pair().b();
    double u = engine.precision() == Precision.SINGLE ? 0x1p-24 : 0x1p-53;
    double least = engine.precision() == Precision.SINGLE ? Float.MIN_NORMAL : Double.MIN_NORMAL;
    double size = least;
    @Nullable Pose pose =
        vector.query().poses() == null
            ? null
            : ofA ? vector.query().poses().a() : vector.query().poses().b();
    for (double[] x : points) {
      if (pose != null && pose.form() == Pose.Form.QUATERNION) {
        size = Math.max(size, magnitude(pose.rows()[0], pose.translation(), x, least));
        continue;
      }
      for (double[] row : pose == null ? List.of(x) : List.of(pose.rows())) {
        size = Math.max(size, pose == null ? largest(x) : magnitude(row, x));
      }
    }
    double margin = ofA ? engine.margins().a() : engine.margins().b();
    return 2 * K * u * Math.sqrt(points[0].length) * (size + margin);
  }

  private static double largest(double[] x) {
    double largest = 0;
    for (double coordinate : x) {
      largest = Math.max(largest, Math.abs(coordinate));
    }
    return largest;
  }

  /** 2|q|²/|q|² Σ|x| + |t|, above the fraction line with no component less than the least. */
  private static double magnitude(double[] q, double[] t, double[] x, double least) {
    double share = 0;
    for (double component : q) {
      share += Math.pow(Math.max(Math.abs(component), least) / largest(q), 2);
    }
    double square = Arrays.stream(q).map(component -> Math.pow(component / largest(q), 2)).sum();
    return 2 * share / square * Arrays.stream(x).map(Math::abs).sum() + largest(t);
  }

  private static double magnitude(double[] row, double[] x) {
    double sum = Math.abs(row[x.length]);
    for (int c = 0; c < x.length; c++) {
      sum += Math.abs(row[c] * x[c]);
    }
    return sum;
  }
}
