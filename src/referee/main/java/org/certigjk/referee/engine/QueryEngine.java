package org.certigjk.referee.engine;

import java.util.ArrayList;
import java.util.List;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.EngineException;
import org.certigjk.referee.Outcome;
import org.certigjk.vectors.Query;

/**
 * Who is asked about pairs of bodies, one after another: a program in a process of its own ({@link
 * EngineProcess}), or an implementation in this one ({@link LocalEngine}).
 *
 * <p><b>Guarantee.</b> Whatever an implementation does with a query is the {@link Outcome} of that
 * query, and no other query's; the next one may be asked at once.
 *
 * <p><b>Limits.</b> For one thread at a time.
 */
public interface QueryEngine extends AutoCloseable {

  /** Returns what it says of itself; the same all the time. */
  Declaration declaration();

  /**
   * Asks about a query that it {@linkplain Declaration#takes takes}.
   *
   * @param query the bodies
   * @param id a name for them, one word
   * @throws EngineException if it can be asked nothing more
   */
  Outcome ask(Query query, String id) throws EngineException;

  /** Returns how many queries are best asked at once. */
  default int batch() {
    return 1;
  }

  /**
   * Asks about one query after another; the outcomes are those of {@link #ask(Query, String)}.
   *
   * @param ids as many, all different
   */
  default List<Outcome> ask(List<Query> queries, List<String> ids) throws EngineException {
    List<Outcome> outcomes = new ArrayList<>();
    for (int k = 0; k < queries.size(); k++) {
      outcomes.add(ask(queries.get(k), ids.get(k)));
    }
    return outcomes;
  }

  /** Ends what has been started for it. */
  @Override
  void close();
}
