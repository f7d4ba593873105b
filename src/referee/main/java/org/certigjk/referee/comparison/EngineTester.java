package org.certigjk.referee.comparison;

import java.util.List;
import java.util.Set;
import org.certigjk.fast.DistanceWorkspace;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.Engine.Answers;
import org.certigjk.referee.EngineException;
import org.certigjk.referee.Outcome;
import org.certigjk.referee.Outcome.Meeting;
import org.certigjk.referee.engine.QueryEngine;
import org.certigjk.vectors.Flag;
import org.certigjk.vectors.Query;
import org.certigjk.vectors.TestVector;
import org.certigjk.vectors.truth.Truth;
import org.jspecify.annotations.Nullable;

/**
 * Asks an engine about queries that have no expected answer yet: computes the truth, and compares.
 *
 * <p><b>Limits.</b> For one thread, as the engine is.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * EngineTester tester = EngineTester.of(LocalEngine.of(OwnEngines.certified()), Profile.exact());
 * PointPair pair = PointPair.of(new double[][] {{0, 0}}, new double[][] {{3, 4}});
 * tester.test("example", "", Set.of(), Query.of(pair)).comparison().isRight();  // true
 * }</pre>
 */
public final class EngineTester {

  /** What may be left out of bodies that meet. */
  private static final Set<Answers> PLAIN =
      Set.of(Answers.VERDICT, Answers.DISTANCE, Answers.POINTS);

  private final QueryEngine engine;
  private final OutcomeComparer comparer;
  private final Truth truth = new Truth();
  private final DistanceWorkspace workspace = new DistanceWorkspace();

  private EngineTester(QueryEngine engine, Profile profile) {
    this.engine = engine;
    this.comparer = OutcomeComparer.of(profile);
  }

  /** Returns a tester of this engine; it does not close it. */
  public static EngineTester of(QueryEngine engine, Profile profile) {
    return new EngineTester(engine, profile);
  }

  /** Returns what the engine says of itself. */
  public Declaration declaration() {
    return engine.declaration();
  }

  /** Returns how exact it has to be. */
  public Profile profile() {
    return comparer.profile();
  }

  /**
   * Asks and compares.
   *
   * @param id a name for the query, one word
   * @param comment where it comes from
   * @param flags what is hard about it
   * @param query a query that the engine takes
   * @throws EngineException if the engine can be asked nothing more
   */
  public Example test(String id, String comment, Set<Flag> flags, Query query)
      throws EngineException {
    return compared(id, comment, flags, query, engine.ask(query, id));
  }

  /** Compares what it said, and computes the truth. */
  public Example compared(
      String id, String comment, Set<Flag> flags, Query query, Outcome outcome) {
    TestVector vector = new TestVector(id, comment, flags, query, truth.of(query));
    return new Example(vector, outcome, comparer.compare(vector, engine.declaration(), outcome));
  }

  /** Returns how many queries the engine is best asked at once. */
  public int batch() {
    return engine.batch();
  }

  /** Returns what the engine says, not compared. */
  public Outcome ask(String id, Query query) throws EngineException {
    return engine.ask(query, id);
  }

  /** Returns what the engine says of one query after another, not compared. */
  public List<Outcome> ask(List<String> ids, List<Query> queries) throws EngineException {
    return engine.ask(queries, ids);
  }

  /**
   * Returns whether an answer is right for a reason that costs less than the truth: that of an only
   * call that declares nothing of how they overlap says no more than that the bodies meet, and they
   * do, exactly. False says nothing.
   */
  public boolean isPlainlyRight(Query query, Outcome outcome) {
    Declaration declared = engine.declaration();
    return outcome instanceof Outcome.Answer answer
        && PLAIN.containsAll(declared.answers())
        && declared.margins().areNone()
        && query.poses() == null
        && (answer.verdict() == Meeting.MEETING
            || (answer.verdict() == null && answer.distance() != null))
        && (answer.distance() == null || answer.distance() == 0)
        && answer.points() == null
        && workspace.intersects(query.pair().polytopeA(), query.pair().polytopeB());
  }

  /**
   * Returns the failure of this kind that an outcome is, or {@code null} if it is none; the truth
   * is computed only if it matters.
   */
  public @Nullable Mismatch shown(FaultKind kind, Query query, Outcome outcome) {
    if (!kind.isPossible(outcome)) {
      return null;
    }
    if (kind.needsNoTruth()) {
      return new Mismatch(kind.fault(), null, kind.reason());
    }
    if (isPlainlyRight(query, outcome)) {
      return null;
    }
    Example example = compared("", "", Set.of(), query, outcome);
    return kind.equals(FaultKind.of(example)) ? example.comparison().worst() : null;
  }
}
