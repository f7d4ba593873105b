package org.certigjk.referee.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.certigjk.referee.EngineException;
import org.certigjk.referee.FaultyEngine;
import org.certigjk.referee.Outcome;
import org.certigjk.referee.Outcome.Answer;
import org.certigjk.referee.Outcome.Declined;
import org.certigjk.referee.Outcome.Failure;
import org.certigjk.referee.Outcome.Kind;
import org.certigjk.referee.Outcome.Meeting;
import org.certigjk.referee.Outcome.Points;
import org.certigjk.samples.Patience;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.Query;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever an engine does to a query is said of that query, and the next one is answered. */
@Timeout(
    value = Patience.MINUTES,
    unit = TimeUnit.MINUTES,
    threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class EngineProcessTest {

  /** For queries that are not answered in time, on no machine. */
  private static final Duration HURRIED = Duration.ofMillis(500);

  private static final Query QUERY = interval(7.5);

  private static EngineProcess engine;

  /** Processes of other tests, which go on. */
  private static Set<ProcessHandle> others;

  @BeforeAll
  static void start() throws EngineException {
    others = ProcessHandle.current().children().collect(Collectors.toSet());
    engine = EngineProcess.start(FaultyEngine.command("well"), Patience.LIMIT);
  }

  @AfterAll
  static void end() {
    engine.close();
  }

  private static Query interval(double start) {
    return Query.of(
        PointPair.of(new double[][] {{1}, {-1}}, new double[][] {{start}, {start + 1}}));
  }

  private static Points points(double p, double q) {
    return Points.of(new double[] {p}, new double[] {q});
  }

  private static Outcome askThenAskAgain(String id) throws EngineException {
    Outcome outcome = engine.ask(QUERY, id);
    assertIsRight(engine);
    return outcome;
  }

  private static void assertIsRight(QueryEngine engine) throws EngineException {
    assertEquals(
        new Answer(Meeting.SEPARATED, 6.5, points(1, 7.5), null),
        engine.ask(QUERY, "ordinary/1/2/1"));
    assertEquals(
        new Answer(Meeting.MEETING, 0.0, null, 0.25), engine.ask(interval(0.75), "ordinary/1/2/2"));
  }

  /** Whatever goes wrong in the middle of many queries, each has the outcome that it has alone. */
  @Test
  void manyQueriesAtOnceHaveTheOutcomesOfEach() throws EngineException {
    List<String> faults =
        List.of(
            "exit-3", "exit-after-answer", "twice", "killed", "no-words", "endless-line", "exit-4");
    List<String> ids = new ArrayList<>();
    for (String fault : faults) {
      ids.add("ordinary/" + fault);
      ids.add(fault);
    }
    ids.add("ordinary/last/1");
    ids.add("ordinary/last/2");
    List<Query> queries = Collections.nCopies(ids.size(), QUERY);
    List<Outcome> alone = new ArrayList<>();
    for (String id : ids) {
      alone.add(engine.ask(QUERY, id));
    }
    assertEquals(alone, engine.ask(queries, ids));
    List<Outcome> some = engine.ask(queries.subList(0, 4), ids.subList(0, 4));
    assertEquals(alone.subList(0, 4), some); // what goes wrong in the last of them
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "exit-3 | exit code 3",
        "exit-after-answer | exit code 7, after it wrote: exit-after-answer verdict separated distance 6.5 points 1.0 7.5",
        "talks-and-exits | exit code 1; its last words: assertion failed: x > 0",
        "killed | exit code 137, as after SIGKILL",
        "closes-output | it closed its output, and runs on"
      })
  void crash(String id, String detail) throws EngineException {
    assertEquals(new Failure(Kind.CRASH, detail), askThenAskAgain(id));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "endless-line | a line of more than 65536 bytes",
        "endless-lines | more than 16 lines for one query",
        "answers-and-floods | more than 1000 lines for one query"
      })
  void flood(String id, String detail) throws EngineException {
    assertEquals(new Failure(Kind.FLOOD, detail), askThenAskAgain(id));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "twice | 2 answers to one query, the last: twice verdict separated distance 6.5 points 1.0 7.5",
        "no-words | '' is none of the words agreed upon:",
        "unknown-word | 'speed' is none of the words agreed upon: verdict separated distance 6.5 points 1.0 7.5 speed 3",
        "word-twice | distance is there twice: verdict separated distance 6.5 points 1.0 7.5 distance 1",
        "no-such-verdict | 'perhaps' is no verdict: verdict perhaps distance 1",
        "one-number-too-few | a number is missing: verdict separated distance 1 points 0",
        "no-number | '1.5f' is not a number: verdict separated distance 1.5f"
      })
  void garbage(String id, String detail) throws EngineException {
    assertEquals(new Failure(Kind.GARBAGE, detail), askThenAskAgain(id));
  }

  @ParameterizedTest
  @ValueSource(strings = {"nan", "nan-in-points"})
  void notNumbers(String id) throws EngineException {
    assertEquals(Kind.NOT_A_NUMBER, assertInstanceOf(Failure.class, askThenAskAgain(id)).kind());
  }

  @Test
  void silence() throws EngineException {
    String words = "no answer, but to the trivial query after it";
    assertEquals(new Failure(Kind.SILENCE, words), askThenAskAgain("silent"));
    assertEquals(
        new Failure(Kind.SILENCE, words + ", after it wrote: \\u0000\\u0007\\u001b[31m%$&"),
        askThenAskAgain("garbage"));
    assertEquals(
        new Failure(
            Kind.SILENCE,
            words + ", after it wrote: xother-id verdict separated distance 6.5 points 1.0 7.5"),
        askThenAskAgain("other-id"));
  }

  /** What a library prints among the answers is no answer, and is not charged. */
  @Test
  void noise() throws EngineException {
    assertEquals(6.5, ((Answer) askThenAskAgain("blank")).distance());
    assertEquals(6.5, ((Answer) askThenAskAgain("library-prints")).distance());
  }

  @Test
  void noAnswerAndDeclined() throws EngineException {
    assertEquals(new Failure(Kind.NO_ANSWER, "did not converge"), askThenAskAgain("none"));
    assertEquals(new Declined("a body of one point"), askThenAskAgain("declined"));
  }

  @Test
  void answersAreTakenAsTheyAre() throws EngineException {
    assertEquals(new Answer(Meeting.MEETING, 0.0, null, null), askThenAskAgain("lies"));
    assertEquals(new Answer(null, 1.0, null, null), askThenAskAgain("no-verdict"));
    assertEquals(3.0, ((Answer) askThenAskAgain("hexadecimal")).distance());
    assertEquals(Double.POSITIVE_INFINITY, ((Answer) askThenAskAgain("infinite")).distance());
    assertEquals(6.5, ((Answer) askThenAskAgain("windows")).distance());
    assertEquals(6.5, ((Answer) askThenAskAgain("errors-without-end")).distance());
  }

  @ParameterizedTest
  @ValueSource(strings = {"hangs", "hangs-with-child", "hangs-unread"})
  void hang(String id) throws EngineException {
    Query query = id.equals("hangs-unread") ? large() : QUERY;
    assertEquals(
        new Failure(Kind.HANG, "nothing within 500 ms, nor within as much after it"),
        engine.ask(query, id, HURRIED, HURRIED));
    assertIsRight(engine);
  }

  /** The words for it depend on when the answer comes: {@link ExchangeTest}. */
  @Test
  void hangAfterAnswer() throws EngineException {
    Outcome outcome = engine.ask(QUERY, "hangs-after-answer", HURRIED, HURRIED);
    assertEquals(Kind.HANG, assertInstanceOf(Failure.class, outcome).kind());
    assertIsRight(engine);
  }

  /** The child holds the output open, for longer than this limit. */
  @Test
  void crashThatLeavesAChild() throws EngineException {
    try (EngineProcess other = EngineProcess.start(FaultyEngine.command("well"), Patience.LIMIT)) {
      assertEquals(
          new Failure(Kind.CRASH, "exit code 5"),
          other.ask(QUERY, "exits-with-child", HURRIED, Patience.LIMIT));
      assertIsRight(other);
    }
  }

  @Test
  void whoIsSlowIsAskedAgain(@TempDir Path folder) throws EngineException {
    List<String> command = FaultyEngine.command("well", "first=" + folder.resolve("first"));
    try (EngineProcess slow = EngineProcess.start(command, Patience.LIMIT)) {
      assertEquals(
          new Answer(Meeting.SEPARATED, 6.5, points(1, 7.5), null),
          slow.ask(QUERY, "slow-once", HURRIED, Patience.LIMIT));
      assertIsRight(slow);
    }
  }

  /** A query of a megabyte, which no pipe holds. */
  private static Query large() {
    double[][] points =
        IntStream.range(0, 50_000).mapToObj(k -> new double[] {k / 3.0}).toArray(double[][]::new);
    return Query.of(PointPair.of(points, new double[][] {{-2}}));
  }

  @Test
  void aLargeQueryIsAnswered() throws EngineException {
    assertEquals(
        new Answer(Meeting.SEPARATED, 2.0, points(0, -2), null), engine.ask(large(), "large"));
    assertIsRight(engine);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "dies | ends: exit code 9; its last words: found",
        "chatters | writes 'Loading…': it is to begin with 'certigjk-engine 1 '",
        "speaks-another | writes 'certigjk-engine 3 name=x': it is to begin with",
        "floods | writes a line of more than 65536 bytes"
      })
  void anEngineThatCannotBeAskedIsNoEngine(String start, String complaint) {
    EngineException e =
        assertThrows(
            EngineException.class,
            () -> EngineProcess.start(FaultyEngine.command(start), Patience.LIMIT).close());
    assertTrue(e.getMessage().startsWith("the engine " + complaint), e.getMessage());
    assertTrue(e.getMessage().contains("certigjk-engine 1 name=mine"), e.getMessage());
  }

  @Test
  void anEngineThatChangesIsNoEngine() throws EngineException {
    try (EngineProcess changing =
        EngineProcess.start(FaultyEngine.command("changes"), Patience.LIMIT)) {
      changing.ask(QUERY, "exit-3");
      EngineException e =
          assertThrows(EngineException.class, () -> changing.ask(QUERY, "ordinary"));
      assertTrue(e.getMessage().contains("in a fresh process"), e.getMessage());
    }
  }

  @Test
  void thereIsNoSuchProgram() {
    EngineException e =
        assertThrows(
            EngineException.class, () -> EngineProcess.start("/no/such/program x", Patience.LIMIT));
    assertTrue(
        e.getMessage().startsWith("the engine /no/such/program cannot be started: "),
        e.getMessage());
  }

  @Test
  void noProcessAndNoThreadIsLeft() throws Exception {
    EngineProcess other = EngineProcess.start(FaultyEngine.command("well"), Patience.LIMIT);
    List<ProcessHandle> processes =
        ProcessHandle.current()
            .children()
            .filter(child -> child.isAlive() && !others.contains(child))
            .toList();
    other.ask(QUERY, "exit-3");
    other.ask(QUERY, "endless-lines");
    other.ask(QUERY, "ordinary");
    other.close();
    engine.close();
    for (ProcessHandle process : processes) {
      process.onExit().get(Patience.MINUTES, TimeUnit.MINUTES);
    }
    for (Thread thread : Thread.getAllStackTraces().keySet()) {
      if (thread.getName().startsWith("certigjk engine")) {
        thread.join(Patience.LIMIT.toMillis());
        assertFalse(thread.isAlive(), thread.getName());
      }
    }
    assertIsRight(engine); // it starts again
  }
}
