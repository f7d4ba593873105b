package org.certigjk.referee.comparison;

import java.util.Set;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.EngineException;
import org.certigjk.referee.Outcome;
import org.certigjk.referee.engine.QueryEngine;
import org.certigjk.vectors.Flag;
import org.certigjk.vectors.Query;
import org.certigjk.vectors.TestVector;
import org.certigjk.vectors.truth.Truth;

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

  private final QueryEngine engine;
  private final OutcomeComparer comparer;
  private final Truth truth = new Truth();

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

  private Example compared(
      String id, String comment, Set<Flag> flags, Query query, Outcome outcome) {
    TestVector vector = new TestVector(id, comment, flags, query, truth.of(query));
    return new Example(vector, outcome, comparer.compare(vector, engine.declaration(), outcome));
  }

  /** Returns what the engine says, not compared. */
  public Outcome ask(String id, Query query) throws EngineException {
    return engine.ask(query, id);
  }

  /**
   * Returns whether what it said is a failure of this kind; the truth is computed only if it
   * matters.
   */
  public boolean shows(FaultKind kind, Query query, Outcome outcome) {
    return kind.isPossible(outcome)
        && (kind.needsNoTruth()
            || kind.equals(FaultKind.of(compared("", "", Set.of(), query, outcome))));
  }
}
