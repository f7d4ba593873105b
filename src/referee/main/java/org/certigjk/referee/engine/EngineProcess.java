package org.certigjk.referee.engine;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.EngineException;
import org.certigjk.referee.Outcome;
import org.certigjk.referee.Outcome.Failure;
import org.certigjk.referee.Outcome.Kind;
import org.certigjk.referee.QueryMotion;
import org.certigjk.referee.engine.EngineOutput.Event;
import org.certigjk.referee.engine.EngineOutput.Line;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.Query;
import org.jspecify.annotations.Nullable;

/**
 * An engine in a process of its own, which speaks the protocol of {@code docs/engine-protocol.md}.
 *
 * <p>Behind each query goes a <em>probe</em>: another query, of two simplices well apart. What the
 * engine writes until it answers the probe is what came of the query, and nothing comes after it.
 *
 * <p><b>Guarantee.</b> Every query has an {@link Outcome}, after at most six times the time limit
 * and the start of two processes: one that is too slow is asked again. An engine that ends, hangs
 * or floods is ended with all that it has started, and the next query goes to a fresh process. What
 * is kept of what an engine writes is bounded.
 *
 * <p><b>Errors.</b> {@link EngineException} if the program does not start, if its first line is not
 * that of the protocol, if it changes, or if it does not answer the probe even in a fresh process,
 * three times in a row.
 *
 * <p><b>Limits.</b> Of an engine that ends by itself while it is asked, what it has started may go
 * on.
 */
public final class EngineProcess implements QueryEngine {

  /** The time limit of one query, unless another is given. */
  public static final Duration LIMIT = Duration.ofSeconds(1);

  /** The time for the start and the first probe, unless the limit is longer. */
  private static final Duration START = Duration.ofSeconds(30);

  private static final int STARTS = 3;

  /** So many lines are left to a library that prints as it starts. */
  private static final int NOISE = 5;

  private static final int BATCH = 16;

  /** What shows after an answer may be due to the query before, as may a second answer. */
  private static final int SUSPECTS = 2;

  private static final String PROBE = "probe/";

  private final List<String> command;
  private final Duration limit;
  private final Duration toStart;
  private final Query probe;
  private final Declaration declaration;
  private final StringBuilder text = new StringBuilder();
  private @Nullable Conversation conversation;
  private long probes;

  private EngineProcess(
      List<String> command,
      Duration limit,
      Duration toStart,
      Conversation conversation,
      Declaration declaration) {
    this.command = List.copyOf(command);
    this.limit = limit;
    this.toStart = toStart;
    this.conversation = conversation;
    this.declaration = declaration;
    this.probe = probe(declaration.dimensions().stream().min(Integer::compare).orElseThrow());
  }

  /**
   * Starts a program, and waits until it has answered the probe.
   *
   * @param command the program and its arguments
   * @param limit the time limit of one query
   */
  public static EngineProcess start(List<String> command, Duration limit) throws EngineException {
    Duration toStart = limit.compareTo(START) > 0 ? limit : START;
    Conversation conversation = Conversation.start(command);
    try {
      EngineProcess engine =
          new EngineProcess(
              command, limit, toStart, conversation, Greeting.read(conversation, toStart));
      engine.awaitProbe(conversation);
      return engine;
    } catch (EngineException | RuntimeException e) {
      conversation.kill();
      conversation.close();
      throw e;
    }
  }

  /**
   * Starts a program that is given as one text, which is split at blanks; quotes ' and " keep them.
   */
  public static EngineProcess start(String command, Duration limit) throws EngineException {
    return start(CommandWords.of(command), limit);
  }

  @Override
  public Declaration declaration() {
    return declaration;
  }

  @Override
  public Outcome ask(Query query, String id) throws EngineException {
    return ask(query, id, limit, limit);
  }

  /** Who is too slow is asked again: the machine may have been busy, or the program not warm. */
  Outcome ask(Query query, String id, Duration first, Duration second) throws EngineException {
    Outcome outcome = askOnce(query, id, first);
    boolean slow =
        outcome instanceof Failure failure
            && (failure.kind() == Kind.HANG || failure.kind() == Kind.LATE);
    return slow ? askOnce(query, id, second) : outcome;
  }

  private Outcome askOnce(Query query, String id, Duration time) throws EngineException {
    Conversation running = running();
    text.setLength(0);
    append(id, query);
    String probeId = appendProbe();
    try {
      long start = System.nanoTime();
      running.send(text.toString().getBytes(StandardCharsets.UTF_8));
      Exchange exchange = new Exchange(running, id, query.dimension(), probeId);
      Outcome outcome = exchange.outcome(start, time, declaration);
      if (exchange.isOver()) {
        end(running);
      }
      return outcome;
    } catch (InterruptedException e) {
      throw interrupted(running);
    }
  }

  @Override
  public int batch() {
    return BATCH;
  }

  /**
   * Asks many queries, which are written at once, and a probe behind them.
   *
   * <p>If what comes back is not one answer to each, in order and in time, the query that has none,
   * and the one before it, are asked by themselves.
   */
  @Override
  public List<Outcome> ask(List<Query> queries, List<String> ids) throws EngineException {
    List<Outcome> outcomes = new ArrayList<>();
    while (outcomes.size() < queries.size()) {
      int from = outcomes.size();
      List<String> rest = ids.subList(from, ids.size());
      outcomes.addAll(askTogether(queries.subList(from, queries.size()), rest));
      int end = Math.min(queries.size(), outcomes.size() + SUSPECTS);
      for (int k = outcomes.size(); k < end; k++) {
        outcomes.add(ask(queries.get(k), ids.get(k)));
      }
    }
    return outcomes;
  }

  /** Returns the answers before the first two of which something may be wrong. */
  private List<Outcome> askTogether(List<Query> queries, List<String> ids) throws EngineException {
    Conversation running = running();
    text.setLength(0);
    for (int k = 0; k < queries.size(); k++) {
      append(ids.get(k), queries.get(k));
    }
    String probeId = appendProbe();
    List<Outcome> outcomes = new ArrayList<>();
    try {
      running.send(text.toString().getBytes(StandardCharsets.UTF_8));
      for (int k = 0; k <= queries.size(); k++) {
        String id = k < queries.size() ? ids.get(k) : probeId;
        Line line = nextAnswer(running, ids, probeId);
        if (line == null || !Exchange.isTo(line, id)) {
          end(running);
          return outcomes.subList(0, Math.max(0, k - 1));
        }
        if (k < queries.size()) {
          String answer = line.text().substring(id.length());
          outcomes.add(AnswerLine.parse(answer, declaration, queries.get(k).dimension()));
        }
      }
      return outcomes;
    } catch (InterruptedException e) {
      throw interrupted(running);
    }
  }

  /** Returns the next line to one of these, in time and after a few others, or {@code null}. */
  private @Nullable Line nextAnswer(Conversation running, List<String> ids, String probeId)
      throws InterruptedException {
    long deadline = System.nanoTime() + limit.toNanos();
    for (int k = 0; k < Exchange.MOST_LINES; k++) {
      if (!(running.next(deadline) instanceof Line line)) {
        return null;
      }
      if (Exchange.isTo(line, probeId) || ids.stream().anyMatch(id -> Exchange.isTo(line, id))) {
        return line;
      }
    }
    return null;
  }

  private void append(String id, Query query) {
    QueryLine.append(text, id, query, QueryMotion.of(query, declaration));
  }

  private String appendProbe() {
    String id = PROBE + ++probes;
    append(id, probe);
    return id;
  }

  /** Two simplices of n + 1 points, apart by 2. */
  private static Query probe(int n) {
    double[][] a = new double[n + 1][n];
    double[][] b = new double[n + 1][n];
    for (int k = 0; k <= n; k++) {
      if (k < n) {
        a[k][k] = 1;
        b[k][k] = 1;
      }
      b[k][0] += 3;
    }
    return Query.of(PointPair.of(a, b));
  }

  private Conversation running() throws EngineException {
    for (int start = 1; conversation == null; start++) {
      Conversation fresh = Conversation.start(command);
      try {
        Declaration again = Greeting.read(fresh, toStart);
        if (!again.equals(declaration)) {
          throw new EngineException(
              "the engine %s first said\n  %s\nand in a fresh process\n  %s"
                  .formatted(
                      command.get(0), DeclarationLine.of(declaration), DeclarationLine.of(again)));
        }
        awaitProbe(fresh);
        conversation = fresh;
      } catch (EngineException e) {
        end(fresh);
        if (start == STARTS) {
          throw e;
        }
      }
    }
    return conversation;
  }

  /** Makes sure that it answers, before a query could be blamed for it. */
  private void awaitProbe(Conversation fresh) throws EngineException {
    text.setLength(0);
    String id = appendProbe();
    try {
      fresh.send(text.toString().getBytes(StandardCharsets.UTF_8));
      Event event = fresh.next(System.nanoTime() + toStart.toNanos());
      if (!isAnswered(fresh, event, id)) {
        throw new EngineException(
            "the engine %s does not answer this query in a line that begins with its id:\n  %s"
                    .formatted(command.get(0), text.toString().strip())
                + "\nIt "
                + Greeting.seen(fresh, event, toStart));
      }
    } catch (InterruptedException e) {
      throw interrupted(fresh);
    }
  }

  /** Returns whether this line, or one that soon follows what a library prints, is the answer. */
  private boolean isAnswered(Conversation fresh, @Nullable Event first, String id)
      throws InterruptedException {
    long deadline = System.nanoTime() + toStart.toNanos();
    Event event = first;
    for (int k = 0; k < NOISE && event instanceof Line line; k++) {
      if (Exchange.isTo(line, id)) {
        return true;
      }
      event = fresh.next(deadline);
    }
    return false;
  }

  private EngineException interrupted(Conversation running) {
    end(running);
    Thread.currentThread().interrupt();
    return new EngineException("interrupted while an engine was asked");
  }

  private void end(Conversation over) {
    over.kill();
    over.close();
    conversation = null;
  }

  @Override
  public void close() {
    if (conversation != null) {
      conversation.close();
      conversation = null;
    }
  }

  static String seconds(Duration time) {
    return time.toMillis() % TimeUnit.SECONDS.toMillis(1) == 0
        ? time.toSeconds() + " s"
        : time.toMillis() + " ms";
  }
}
