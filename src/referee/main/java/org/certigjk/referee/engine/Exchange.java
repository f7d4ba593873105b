package org.certigjk.referee.engine;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.Outcome;
import org.certigjk.referee.Outcome.Failure;
import org.certigjk.referee.Outcome.Kind;
import org.certigjk.referee.Words;
import org.certigjk.referee.engine.EngineOutput.End;
import org.certigjk.referee.engine.EngineOutput.Endless;
import org.certigjk.referee.engine.EngineOutput.Event;
import org.certigjk.referee.engine.EngineOutput.Line;
import org.jspecify.annotations.Nullable;

/** What an engine writes from a query to the answer to the probe behind it. */
final class Exchange {

  /** A library may print a little; what prints more does not end. */
  static final int MOST_LINES = 1000;

  private static final int MOST_ANSWERS = 16;

  /** Who is asked: what it writes, when it does, and how it ends. */
  interface Speaker {

    /** Returns what it writes next, or {@code null} if nothing comes before the time. */
    @Nullable Event next(long deadline) throws InterruptedException;

    /** Returns whether it has ended. */
    boolean hasEnded();

    /** Returns how it ended, of one that writes no more. */
    String end() throws InterruptedException;
  }

  private final Speaker speaker;
  private final String id;
  private final int dimension;
  private final String probe;
  private final List<Line> answers = new ArrayList<>(1);
  private @Nullable Line noise;
  private int lines;
  private boolean isOver;

  Exchange(Speaker speaker, String id, int dimension, String probe) {
    this.speaker = speaker;
    this.id = id;
    this.dimension = dimension;
    this.probe = probe;
  }

  /** Returns whether the process can be asked nothing more. */
  boolean isOver() {
    return isOver;
  }

  /**
   * Returns what came of the query.
   *
   * @param start when it was sent, by {@link System#nanoTime}
   * @param limit the time for the answer, and then again for that to the probe
   * @param engine what the engine has said that it answers
   */
  Outcome outcome(long start, Duration limit, Declaration engine) throws InterruptedException {
    Failure fatal = readToProbe(start, limit);
    if (fatal != null) {
      isOver = true;
      return fatal;
    }
    if (answers.isEmpty()) {
      return new Failure(
          Kind.SILENCE, "no answer, but to the trivial query after it" + afterwards());
    }
    Line line = answers.get(0);
    if (answers.size() > 1) {
      return new Failure(
          Kind.GARBAGE,
          "%s answers to one query, the last: %s"
              .formatted(answers.size(), Words.of(answers.get(answers.size() - 1).text())));
    }
    if (line.nanoseconds() - start > limit.toNanos()) {
      return new Failure(Kind.LATE, "after %s: %s".formatted(time(limit), Words.of(line.text())));
    }
    return AnswerLine.parse(line.text().substring(id.length()), engine, dimension);
  }

  /** Returns the failure after which nothing comes, or {@code null} if the probe was answered. */
  private @Nullable Failure readToProbe(long start, Duration limit) throws InterruptedException {
    long deadline = start + 2 * limit.toNanos();
    for (Event event = speaker.next(deadline); ; event = speaker.next(deadline)) {
      if (event == null) {
        return speaker.hasEnded() // something else holds its output open
            ? new Failure(Kind.CRASH, speaker.end())
            : new Failure(Kind.HANG, hang(limit));
      }
      if (event instanceof End) {
        return new Failure(Kind.CRASH, speaker.end() + afterwards());
      }
      if (event instanceof Endless) {
        return new Failure(
            Kind.FLOOD, "a line of more than %s bytes".formatted(EngineOutput.LONGEST_LINE));
      }
      Line line = (Line) event;
      if (isTo(line, probe)) {
        return null;
      }
      if (keep(line)) { // the others do not buy time
        deadline = Math.max(deadline, line.nanoseconds() + limit.toNanos());
      }
      if (lines > MOST_LINES || answers.size() > MOST_ANSWERS) {
        return new Failure(Kind.FLOOD, "more than %s lines for one query".formatted(lines - 1));
      }
    }
  }

  /**
   * Keeps an answer, and of the others, which a library may print, the first.
   *
   * @return whether this is the first answer
   */
  private boolean keep(Line line) {
    lines++;
    if (isTo(line, id)) {
      answers.add(line);
      return answers.size() == 1;
    }
    noise = noise == null ? line : noise;
    return false;
  }

  private String hang(Duration limit) {
    return lines == 0
        ? "nothing within %s, nor within as much after it".formatted(time(limit))
        : "nothing within %s to a trivial query%s".formatted(time(limit), afterwards());
  }

  /** Returns what it wrote first, its answer before anything else. */
  private String afterwards() {
    Line first = answers.isEmpty() ? noise : answers.get(0);
    return first == null ? "" : ", after it wrote: " + Words.of(first.text());
  }

  private static String time(Duration limit) {
    return EngineProcess.seconds(limit);
  }

  /** Returns whether the first word of a line is this id. */
  static boolean isTo(Line line, String id) {
    String text = line.text();
    return text.startsWith(id)
        && (text.length() == id.length() || Character.isWhitespace(text.charAt(id.length())));
  }
}
