package org.certigjk.referee.engine;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.EngineException;
import org.certigjk.referee.QueryMotion;
import org.certigjk.referee.Words;
import org.certigjk.referee.engine.EngineOutput.Event;
import org.certigjk.referee.engine.EngineOutput.Line;
import org.certigjk.vectors.Query;

/**
 * An engine in a process of its own that times itself, so that the pipe is not timed.
 *
 * <p><b>Protocol.</b> After the line {@code keep} the engine keeps the bodies of the queries that
 * it answers. The line {@code repeat K} has it ask about all of them K times in turn, and answer
 * {@code repeat T} with the mean time T of one; the line {@code each} has it time them one by one,
 * and answer {@code each T…}. Times are in nanoseconds; making the bodies and writing are no part
 * of them.
 *
 * <p><b>Errors.</b> {@link EngineException} if the program does not do this, or ends.
 *
 * <p><b>Limits.</b> For one thread; for at most {@value #MOST_QUERIES} queries.
 */
public final class EngineStopwatch implements AutoCloseable {

  /** How many times fit into a line. */
  public static final int MOST_QUERIES = 2000;

  private static final Duration LIMIT = Duration.ofMinutes(1);
  private static final String KEEP = "keep";
  private static final String REPEAT = "repeat";
  private static final String EACH = "each";

  private final String name;
  private final Conversation conversation;
  private final StringBuilder text = new StringBuilder();

  private EngineStopwatch(String name, Conversation conversation) {
    this.name = name;
    this.conversation = conversation;
  }

  /**
   * Starts a program, and has it keep the queries.
   *
   * @param command the program and its arguments
   * @param queries that it answers
   */
  public static EngineStopwatch start(List<String> command, List<Query> queries)
      throws EngineException {
    if (queries.size() > MOST_QUERIES) {
      throw new IllegalArgumentException(queries.size() + " queries");
    }
    Conversation conversation = Conversation.start(command);
    EngineStopwatch stopwatch = new EngineStopwatch(command.get(0), conversation);
    try {
      Declaration engine = Greeting.read(conversation, LIMIT);
      stopwatch.send(KEEP, KEEP);
      for (Query query : queries) {
        stopwatch.text.setLength(0);
        QueryLine.append(stopwatch.text, KEEP, query, QueryMotion.of(query, engine));
        stopwatch.send(stopwatch.text.toString().strip(), KEEP);
      }
      return stopwatch;
    } catch (EngineException | RuntimeException e) {
      stopwatch.close();
      throw e;
    }
  }

  /** Returns the mean time of one query in nanoseconds, all being asked so many times in turn. */
  public double repeat(int times) throws EngineException {
    return times(send(REPEAT + " " + times, REPEAT))[0];
  }

  /** Returns the time of each query in nanoseconds. */
  public double[] each() throws EngineException {
    return times(send(EACH, EACH));
  }

  private double[] times(String line) throws EngineException {
    try {
      double[] times =
          Arrays.stream(line.split(" +")).skip(1).mapToDouble(Double::parseDouble).toArray();
      if (times.length > 0 && Arrays.stream(times).allMatch(t -> t >= 0 && Double.isFinite(t))) {
        return times;
      }
    } catch (NumberFormatException noTime) {
      // is told below
    }
    throw new EngineException("the engine %s gives no times: %s".formatted(name, Words.of(line)));
  }

  /** Sends a line, and returns the line that comes back, which is to begin with this word. */
  private String send(String line, String word) throws EngineException {
    try {
      conversation.send((line + "\n").getBytes(StandardCharsets.UTF_8));
      Event event = conversation.next(System.nanoTime() + LIMIT.toNanos());
      if (event instanceof Line answer && Exchange.isTo(answer, word)) {
        return answer.text();
      }
      throw new EngineException(
          "the engine %s is asked to %s, and %s"
              .formatted(name, word, Greeting.seen(conversation, event, LIMIT)));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new EngineException("interrupted while an engine timed itself");
    }
  }

  @Override
  public void close() {
    conversation.kill();
    conversation.close();
  }
}
