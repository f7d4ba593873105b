package org.certigjk.referee.judging;

import java.util.Set;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.EngineException;
import org.certigjk.referee.Example;
import org.certigjk.referee.FaultKind;
import org.certigjk.referee.Outcome;
import org.certigjk.referee.engine.QueryEngine;
import org.certigjk.vectors.Flag;
import org.certigjk.vectors.Query;
import org.certigjk.vectors.TestVector;
import org.certigjk.vectors.truth.Truth;

/**
 * Asks an engine about queries that have no expected answer yet: computes the truth, and judges.
 *
 * <p><b>Limits.</b> For one thread, as the engine is.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * Examiner examiner = Examiner.of(LocalEngine.of(OwnEngines.certified()), Profile.exact());
 * PointPair pair = PointPair.of(new double[][] {{0, 0}}, new double[][] {{3, 4}});
 * examiner.examine("example", "", Set.of(), Query.of(pair)).judgement().isRight();  // true
 * }</pre>
 */
public final class Examiner {

  private final QueryEngine engine;
  private final Judge judge;
  private final Truth truth = new Truth();

  private Examiner(QueryEngine engine, Profile profile) {
    this.engine = engine;
    this.judge = Judge.of(profile);
  }

  /** Returns an examiner of this engine; it does not close it. */
  public static Examiner of(QueryEngine engine, Profile profile) {
    return new Examiner(engine, profile);
  }

  /** Returns what the engine says of itself. */
  public Declaration declaration() {
    return engine.declaration();
  }

  /** Returns how exact it has to be. */
  public Profile profile() {
    return judge.profile();
  }

  /**
   * Asks and judges.
   *
   * @param id a name for the query, one word
   * @param comment where it comes from
   * @param flags what is hard about it
   * @param query a query that the engine takes
   * @throws EngineException if the engine can be asked nothing more
   */
  public Example examine(String id, String comment, Set<Flag> flags, Query query)
      throws EngineException {
    return judged(id, comment, flags, query, engine.ask(query, id));
  }

  private Example judged(String id, String comment, Set<Flag> flags, Query query, Outcome outcome) {
    TestVector vector = new TestVector(id, comment, flags, query, truth.of(query));
    return new Example(vector, outcome, judge.judge(vector, engine.declaration(), outcome));
  }

  /** Returns what the engine says, not judged. */
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
            || kind.equals(FaultKind.of(judged("", "", Set.of(), query, outcome))));
  }
}
