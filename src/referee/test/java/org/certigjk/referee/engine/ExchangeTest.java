package org.certigjk.referee.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import org.certigjk.referee.Engine.Answers;
import org.certigjk.referee.Engine.Precision;
import org.certigjk.referee.Outcome;
import org.certigjk.referee.Outcome.Answer;
import org.certigjk.referee.Outcome.Failure;
import org.certigjk.referee.Outcome.Kind;
import org.certigjk.referee.Outcome.Meeting;
import org.certigjk.referee.comparison.ComparisonSamples;
import org.certigjk.referee.engine.EngineOutput.Event;
import org.certigjk.referee.engine.EngineOutput.Line;
import org.junit.jupiter.api.Test;

/** What is said of lines that come at times made up here, on a clock that nothing delays. */
class ExchangeTest {

  private static final long START = 5;
  private static final Duration LIMIT = Duration.ofSeconds(1);
  private static final String ANSWER = "q verdict meeting";
  private static final String PROBE = "probe/1 verdict separated";

  /** An engine that writes these lines. */
  private record Script(Queue<Line> lines, boolean hasEnded) implements Exchange.Speaker {

    @Override
    public Event next(long deadline) {
      Line line = lines.peek();
      return line == null || line.nanoseconds() > deadline ? null : lines.remove();
    }

    @Override
    public String end() {
      return "exit code 5";
    }
  }

  /** A line that comes so long after the query. */
  private static Line line(String text, long milliseconds) {
    return new Line(text, START + Duration.ofMillis(milliseconds).toNanos());
  }

  private static Exchange exchange(boolean hasEnded, Line... lines) {
    return new Exchange(new Script(new ArrayDeque<>(List.of(lines)), hasEnded), "q", 1, "probe/1");
  }

  private static Outcome outcome(Exchange exchange) throws InterruptedException {
    return exchange.outcome(
        START, LIMIT, ComparisonSamples.engine(Precision.DOUBLE, Set.of(Answers.VERDICT)));
  }

  @Test
  void anAnswerMayTakeAllItsTimeAndTheProbeAsMuch() throws InterruptedException {
    Exchange exchange = exchange(false, line(ANSWER, 1000), line(PROBE, 2000));
    assertEquals(new Answer(Meeting.MEETING, null, null, null), outcome(exchange));
  }

  /** The next query can go to the same process. */
  @Test
  void anAnswerAfterTheLimitIsLate() throws InterruptedException {
    Exchange exchange = exchange(false, line(ANSWER, 1001), line(PROBE, 2001));
    assertEquals(new Failure(Kind.LATE, "after 1 s: " + ANSWER), outcome(exchange));
    assertFalse(exchange.isOver());
  }

  @Test
  void anAnswerAfterTwiceTheLimitIsNotWaitedFor() throws InterruptedException {
    Exchange exchange = exchange(false, line(ANSWER, 2001), line(PROBE, 2001));
    assertEquals(
        new Failure(Kind.HANG, "nothing within 1 s, nor within as much after it"),
        outcome(exchange));
    assertTrue(exchange.isOver());
  }

  @Test
  void theFirstLineBuysTimeForTheProbeAndTheOthersDoNot() throws InterruptedException {
    String hang = "nothing within 1 s to a trivial query, after it wrote: " + ANSWER;
    assertEquals(
        new Failure(Kind.HANG, hang),
        outcome(exchange(false, line(ANSWER, 10), line(PROBE, 2001))));
    assertEquals(
        new Failure(Kind.HANG, hang),
        outcome(exchange(false, line(ANSWER, 1500), line("more", 2400), line(PROBE, 2501))));
  }

  /** Something else holds its output open. */
  @Test
  void whoHasEndedDoesNotHang() throws InterruptedException {
    assertEquals(new Failure(Kind.CRASH, "exit code 5"), outcome(exchange(true)));
  }
}
