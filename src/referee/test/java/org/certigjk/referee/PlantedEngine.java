package org.certigjk.referee;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.fast.DistanceWorkspace;
import org.certigjk.referee.Engine.Answers;
import org.certigjk.referee.Engine.Precision;
import org.certigjk.referee.Outcome.Answer;
import org.certigjk.referee.Outcome.Failure;
import org.certigjk.referee.Outcome.Kind;
import org.certigjk.referee.Outcome.Meeting;
import org.certigjk.referee.engine.QueryEngine;
import org.certigjk.variants.DistanceVariant;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.Pose;
import org.certigjk.vectors.Query;

/** An engine that is right but for one fault, and remembers what it was asked. */
public final class PlantedEngine implements QueryEngine {

  private final Declaration declaration;
  private final Function<Query, Outcome> answers;
  public final List<Query> asked = new ArrayList<>();

  public PlantedEngine(Declaration declaration, Function<Query, Outcome> answers) {
    this.declaration = declaration;
    this.answers = answers;
  }

  public static PlantedEngine of(Function<Query, Outcome> answers) {
    return new PlantedEngine(declaration(Precision.DOUBLE, /* poses= */ Set.of()), answers);
  }

  public static Declaration declaration(Precision precision, Set<Pose.Form> poses) {
    return new Declaration(
        "planted",
        "1",
        "default",
        precision,
        Set.of(Answers.VERDICT, Answers.DISTANCE),
        Set.of(1, 2, 3),
        poses);
  }

  /** Returns one that gives the same answers and promises this. */
  public PlantedEngine promising(Accuracy tolerance, Domain domain) {
    Declaration it = declaration;
    Set<Answers> parts = it.answers();
    return new PlantedEngine(
        new Declaration(
            it.name(),
            it.version(),
            it.settings(),
            it.precision(),
            List.of(new Call("", parts, tolerance)),
            it.dimensions(),
            it.poses(),
            Margins.NONE,
            domain,
            ""),
        answers);
  }

  /** The right answer. */
  public static Outcome right(Query query) {
    double d = new DistanceWorkspace().distance(query.pair().polytopeA(), query.pair().polytopeB());
    return answer(d);
  }

  public static Outcome answer(double distance) {
    return new Answer(distance > 0 ? Meeting.SEPARATED : Meeting.MEETING, distance, null, null);
  }

  /** Takes everything below 10⁻⁶ for 0. */
  public static PlantedEngine withAbsoluteTolerance() {
    return of(
        query -> {
          Outcome right = right(query);
          Double d = ((Answer) right).distance();
          return d != null && d < 1e-6 ? answer(0) : right;
        });
  }

  /** Leaves out the last point of A, if there are two. */
  public static PlantedEngine withoutLastPoint() {
    return of(
        query -> {
          double[][] a = query.pair().a();
          double[][] fewer = Arrays.copyOf(a, Math.max(1, a.length - 1));
          return right(Query.of(PointPair.of(fewer, query.pair().b())));
        });
  }

  /** A published loop in exact arithmetic, in the plane: what is wrong with it is the algorithm. */
  public static PlantedEngine of(DistanceVariant<BigFraction> loop) {
    Declaration plane =
        new Declaration(
            loop.label(),
            "1",
            "default",
            Precision.DOUBLE,
            Set.of(Answers.VERDICT),
            Set.of(2),
            /* poses= */ Set.of());
    return new PlantedEngine(
        plane,
        query ->
            switch (loop.distance(query.exactA(), query.exactB()).claim()) {
              case MEETING -> new Answer(Meeting.MEETING, null, null, null);
              case SEPARATED -> new Answer(Meeting.SEPARATED, null, null, null);
              case NONE -> new Failure(Kind.NO_ANSWER, "gave up");
            });
  }

  /** Fails in this way for some queries. */
  public static PlantedEngine failing(Kind kind, Predicate<Query> where) {
    return of(query -> where.test(query) ? new Failure(kind, "planted") : right(query));
  }

  @Override
  public Declaration declaration() {
    return declaration;
  }

  @Override
  public Outcome ask(Query query, String id) {
    asked.add(query);
    return answers.apply(query);
  }

  @Override
  public void close() {
    asked.clear();
  }
}
