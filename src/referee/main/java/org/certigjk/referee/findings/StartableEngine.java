package org.certigjk.referee.findings;

import java.time.Duration;
import org.certigjk.referee.Engine;
import org.certigjk.referee.EngineException;
import org.certigjk.referee.engine.EngineProcess;
import org.certigjk.referee.engine.LocalEngine;
import org.certigjk.referee.engine.QueryEngine;
import org.certigjk.referee.engine.ReadyEngine;

/**
 * An engine with one of its settings, to be tried by {@link Findings}.
 *
 * @param label what to type after {@code --engine}
 * @param starter starts it
 */
public record StartableEngine(String label, Starter starter) {

  /** Starts an engine. */
  @FunctionalInterface
  public interface Starter {
    /** Returns the engine, started anew. */
    QueryEngine start() throws EngineException;
  }

  /**
   * Returns an engine in a process of its own.
   *
   * @param engine the engine
   * @param limit the time limit of one query
   */
  public static StartableEngine of(ReadyEngine engine, Duration limit) {
    return new StartableEngine(engine.label(), () -> EngineProcess.start(engine.command(), limit));
  }

  /** Returns an implementation in this process, for one thread. */
  public static StartableEngine of(Engine<?> engine) {
    return new StartableEngine(engine.name(), () -> LocalEngine.of(engine));
  }
}
