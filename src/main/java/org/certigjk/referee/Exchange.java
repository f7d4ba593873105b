package org.certigjk.referee;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.certigjk.referee.Engine.Answers;
import org.certigjk.referee.EngineOutput.End;
import org.certigjk.referee.EngineOutput.Endless;
import org.certigjk.referee.EngineOutput.Event;
import org.certigjk.referee.EngineOutput.Line;
import org.certigjk.referee.Outcome.Failure;
import org.certigjk.referee.Outcome.Kind;
import org.jspecify.annotations.Nullable;

/** What an engine writes from a query to the answer to the probe behind it. */
final class Exchange {

  private static final int MOST_LINES = 16;

  private final Conversation conversation;
  private final String id;
  private final int dimension;
  private final String probe;
  private final List<Line> lines = new ArrayList<>(1);
  private boolean isOver;

  Exchange(Conversation conversation, String id, int dimension, String probe) {
    this.conversation = conversation;
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
   * @param declared what the engine has said that it answers
   */
  Outcome outcome(long start, Duration limit, Set<Answers> declared) throws InterruptedException {
    Failure fatal = readToProbe(start, limit);
    if (fatal != null) {
      isOver = true;
      return fatal;
    }
    if (lines.isEmpty()) {
      return new Failure(Kind.SILENCE, "no answer, but to the trivial query after it");
    }
    Line line = lines.get(0);
    if (lines.size() > 1) {
      return new Failure(
          Kind.GARBAGE,
          "%s lines for one query, the last: %s"
              .formatted(lines.size(), Words.of(lines.get(lines.size() - 1).text())));
    }
    if (!isTo(line, id)) {
      return new Failure(Kind.GARBAGE, "not the id of the query: " + Words.of(line.text()));
    }
    if (line.nanoseconds() - start > limit.toNanos()) {
      return new Failure(Kind.LATE, "after %s: %s".formatted(time(limit), Words.of(line.text())));
    }
    return AnswerLine.parse(line.text().substring(id.length()), declared, dimension);
  }

  /** Returns the failure after which nothing comes, or {@code null} if the probe was answered. */
  private @Nullable Failure readToProbe(long start, Duration limit) throws InterruptedException {
    long deadline = start + 2 * limit.toNanos();
    for (Event event = conversation.next(deadline); ; event = conversation.next(deadline)) {
      if (event == null) {
        return conversation.hasEnded() // something else holds its output open
            ? new Failure(Kind.CRASH, conversation.end())
            : new Failure(Kind.HANG, hang(limit));
      }
      if (event instanceof End) {
        return new Failure(Kind.CRASH, conversation.end() + (lines.isEmpty() ? "" : afterwards()));
      }
      if (event instanceof Endless) {
        return new Failure(
            Kind.FLOOD, "a line of more than %s bytes".formatted(EngineOutput.LONGEST_LINE));
      }
      Line line = (Line) event;
      if (isTo(line, probe)) {
        return null;
      }
      lines.add(line);
      if (lines.size() == 1) { // the others do not buy time
        deadline = Math.max(deadline, line.nanoseconds() + limit.toNanos());
      }
      if (lines.size() > MOST_LINES) {
        return new Failure(Kind.FLOOD, "more than %s lines for one query".formatted(MOST_LINES));
      }
    }
  }

  private String hang(Duration limit) {
    return lines.isEmpty()
        ? "nothing within %s, nor within as much after it".formatted(time(limit))
        : "nothing within %s to a trivial query%s".formatted(time(limit), afterwards());
  }

  private String afterwards() {
    return ", after it wrote: " + Words.of(lines.get(0).text());
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
