package org.certigjk.referee.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Locale.ROOT;
import static java.util.stream.Collectors.joining;
import static org.certigjk.referee.PlantedEngine.right;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.fast.DistanceWorkspace;
import org.certigjk.fast.DoublePolytope;
import org.certigjk.fast.ImpactWorkspace;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Verdict;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.Engine.Answers;
import org.certigjk.referee.Engine.Precision;
import org.certigjk.referee.Outcome;
import org.certigjk.referee.Outcome.Answer;
import org.certigjk.referee.Outcome.Failure;
import org.certigjk.referee.Outcome.Kind;
import org.certigjk.referee.Outcome.Meeting;
import org.certigjk.referee.PlantedEngine;
import org.certigjk.referee.QueryMotion;
import org.certigjk.referee.engine.DeclarationLine;
import org.certigjk.referee.engine.QueryLine;
import org.certigjk.vectors.Expected;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.Query;
import org.certigjk.vectors.truth.Truth;

/**
 * Engines with faults such as libraries have, which show on few inputs; as a program, the one of a
 * name, behind the engine protocol.
 */
public final class SubtleEngines {

  private static final Map<String, Supplier<PlantedEngine>> BY_NAME =
      Map.of(
          "first-step", SubtleEngines::endingAtTheFirstStep,
          "divides-by-zero", SubtleEngines::dividingByZero,
          "edges", SubtleEngines::withAbsoluteEpsilonForEdges,
          "short-depth", SubtleEngines::shortOfTheDepthOfFlatBodies,
          "old-simplex", SubtleEngines::keepingTheSimplex,
          "centres", SubtleEngines::alongTheCentres,
          "tunnels", SubtleEngines::lookingAtEightTimes);

  private SubtleEngines() {}

  /** Answers queries until standard input ends. */
  public static void main(String[] args) throws IOException {
    PlantedEngine engine = Objects.requireNonNull(BY_NAME.get(args[0])).get();
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in, UTF_8));
    System.out.println(DeclarationLine.of(engine.declaration()));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      QueryLine.Named query = QueryLine.parse(line);
      if (!Objects.equals(query.motion(), QueryMotion.of(query.query(), engine.declaration()))) {
        throw new IllegalStateException("A moves otherwise: " + line);
      }
      System.out.println(query.id() + said(engine.ask(query.query(), query.id())));
      engine.asked.clear();
    }
  }

  private static String said(Outcome outcome) {
    if (!(outcome instanceof Answer answer)) {
      return " distance nan";
    }
    return (answer.verdict() == null ? "" : " verdict " + answer.verdict().name().toLowerCase(ROOT))
        + (answer.distance() == null ? "" : " distance " + answer.distance())
        + (answer.toi() == null ? "" : " toi " + answer.toi())
        + (answer.depth() == null ? "" : " depth " + answer.depth())
        + (answer.normal() == null
            ? ""
            : answer.normal().stream().map(x -> " " + x).collect(joining("", " normal", "")));
  }

  /** Declares an engine of the plane and of space. */
  private static Declaration answering(String name, Answers... answers) {
    return new Declaration(
        name,
        "1",
        "default",
        Precision.DOUBLE,
        Set.of(answers),
        Set.of(2, 3),
        /* poses= */ Set.of());
  }

  private static DistanceResult<BigFraction> result(Query query) {
    DistanceWorkspace workspace = new DistanceWorkspace();
    workspace.distance(query.pair().polytopeA(), query.pair().polytopeB());
    return workspace.result();
  }

  private static double[] mean(double[][] points) {
    double[] mean = new double[points[0].length];
    for (double[] x : points) {
      Arrays.setAll(mean, c -> mean[c] + x[c] / points.length);
    }
    return mean;
  }

  private static double[] minus(double[] x, double[] y) {
    double[] difference = new double[x.length];
    Arrays.setAll(difference, c -> x[c] - y[c]);
    return difference;
  }

  private static double dot(double[] x, double[] y) {
    double sum = 0;
    for (int c = 0; c < x.length; c++) {
      sum += x[c] * y[c];
    }
    return sum;
  }

  private static double[] furthest(double[][] points, double[] d, int sign) {
    double[] best = points[0];
    for (double[] x : points) {
      best = sign * dot(x, d) > sign * dot(best, d) ? x : best;
    }
    return best;
  }

  /**
   * Ends after the first step if the norm got no smaller than the distance of the centres: it says
   * of two cubes of side 2 that are shifted by (1, 1, 1) that they are √3 apart.
   */
  static PlantedEngine endingAtTheFirstStep() {
    return PlantedEngine.of(
        query -> {
          PointPair pair = query.pair();
          double[] v = minus(mean(pair.a()), mean(pair.b()));
          double[] w = minus(furthest(pair.a(), v, -1), furthest(pair.b(), v, 1));
          double norm = Math.sqrt(dot(v, v));
          double progress = norm - Math.sqrt(dot(w, w));
          boolean ends = norm > 0 && Math.abs(progress) <= 1e-12 * norm;
          return ends ? PlantedEngine.answer(norm) : right(query);
        });
  }

  /**
   * Takes weights below 10⁻⁶ for 0, finds no corner near enough either, and divides 0 by 0: the
   * origin and the segment from (1, 0, 0) to (0, 1020, 0).
   */
  static PlantedEngine dividingByZero() {
    return PlantedEngine.of(
        query -> {
          DistanceResult<BigFraction> result = result(query);
          boolean tiny =
              result.verdict() == Verdict.SEPARATED
                  && result.weights().dimension() == 2
                  && Arrays.stream(result.weights().toDoubles()).anyMatch(w -> w < 1e-6);
          return tiny ? new Failure(Kind.NOT_A_NUMBER, "nan") : right(query);
        });
  }

  /** Takes edges for parallel whose squared cross product is below 10⁻⁵, and compares corners. */
  static PlantedEngine withAbsoluteEpsilonForEdges() {
    return PlantedEngine.of(
        query -> {
          DistanceResult<BigFraction> result = result(query);
          int[] ofA = indices(result, IndexPair::a);
          int[] ofB = indices(result, IndexPair::b);
          if (result.verdict() != Verdict.SEPARATED || ofA.length != 2 || ofB.length != 2) {
            return right(query);
          }
          double[][] a = query.pair().a();
          double[][] b = query.pair().b();
          double[] e = minus(a[ofA[1]], a[ofA[0]]);
          double[] f = minus(b[ofB[1]], b[ofB[0]]);
          double squared = dot(e, e) * dot(f, f) - dot(e, f) * dot(e, f);
          if (squared == 0 || squared >= 1e-5) {
            return right(query);
          }
          double least = Double.POSITIVE_INFINITY;
          for (int i : ofA) {
            for (int j : ofB) {
              double[] difference = minus(a[i], b[j]);
              least = Math.min(least, Math.sqrt(dot(difference, difference)));
            }
          }
          return PlantedEngine.answer(least);
        });
  }

  private static int[] indices(
      DistanceResult<BigFraction> result, Function<IndexPair, Integer> index) {
    return result.pairs().stream().mapToInt(index::apply).distinct().toArray();
  }

  /** Is 5 % short of the depth where a body is flat along an axis. */
  static PlantedEngine shortOfTheDepthOfFlatBodies() {
    Declaration depths = answering("short", Answers.VERDICT, Answers.DEPTH);
    return new PlantedEngine(
        depths,
        query -> {
          Expected expected = new Truth().of(query);
          BigFraction squared = expected.squaredDepth();
          double depth = squared == null ? 0 : Math.sqrt(squared.doubleValue());
          boolean flat = isFlat(query.pair().a()) || isFlat(query.pair().b());
          return new Answer(
              Meeting.valueOf(expected.verdict().name()),
              null,
              null,
              squared == null ? null : Double.valueOf(flat ? 0.95 * depth : depth));
        });
  }

  /** Has in the place of the normal the line of the centres. */
  static PlantedEngine alongTheCentres() {
    Declaration normals = answering("centres", Answers.VERDICT, Answers.NORMAL);
    return new PlantedEngine(
        normals,
        query -> {
          Verdict verdict = new Truth().of(query).verdict();
          Answer answer = new Answer(Meeting.valueOf(verdict.name()), null, null, null);
          double[] n = minus(mean(query.pair().a()), mean(query.pair().b()));
          boolean overlap = verdict == Verdict.OVERLAPPING && dot(n, n) > 0;
          return overlap ? answer.withNormal(n) : answer;
        });
  }

  /** Looks eight times whether they meet, and so lets thin bodies pass through each other. */
  static PlantedEngine lookingAtEightTimes() {
    Declaration times = answering("tunnels", Answers.TOI);
    return new PlantedEngine(
        times,
        query -> {
          double[] r = QueryMotion.of(query, Precision.DOUBLE).toArray();
          DoublePolytope a = query.pair().polytopeA();
          DoublePolytope b = query.pair().polytopeB();
          double time = new ImpactWorkspace().time(a, b, r);
          double[][] moved = query.pair().a();
          boolean seen = false;
          for (int step = 0; step <= 7; step++) {
            double s = step / 7.0;
            double[][] now =
                Arrays.stream(moved)
                    .map(x -> IntStream.range(0, x.length).mapToDouble(c -> x[c] + s * r[c]))
                    .map(DoubleStream::toArray)
                    .toArray(double[][]::new);
            seen |= new DistanceWorkspace().distance(DoublePolytope.of(now), b) == 0;
          }
          return new Answer(null, null, null, null).withToi(seen ? time : Double.POSITIVE_INFINITY);
        });
  }

  private static boolean isFlat(double[][] points) {
    for (int c = 0; c < points[0].length; c++) {
      int axis = c;
      if (Arrays.stream(points).mapToDouble(x -> x[axis]).distinct().count() == 1) {
        return true;
      }
    }
    return false;
  }

  /** Starts with the simplex of the query before, and ends with it if the sizes are the same. */
  static PlantedEngine keepingTheSimplex() {
    Query[] before = new Query[1];
    return PlantedEngine.of(
        query -> {
          Query last = before[0];
          before[0] = query;
          if (last == null
              || last.dimension() != query.dimension()
              || last.pair().sizeA() != query.pair().sizeA()
              || last.pair().sizeB() != query.pair().sizeB()) {
            return right(query);
          }
          List<IndexPair> simplex = result(last).pairs();
          double[][] a = query.pair().a();
          double[][] b = query.pair().b();
          return right(
              Query.of(
                  PointPair.of(
                      differences(simplex, a, b), new double[][] {new double[query.dimension()]})));
        });
  }

  private static double[][] differences(List<IndexPair> simplex, double[][] a, double[][] b) {
    Stream<double[]> rows = simplex.stream().map(pair -> minus(a[pair.a()], b[pair.b()]));
    return rows.toArray(double[][]::new);
  }

  /** The answer to a query of these points. */
  static Outcome answer(PlantedEngine engine, double[][] a, double[][] b) {
    return engine.ask(Query.of(PointPair.of(a, b)), "x");
  }
}
