package org.certigjk.referee.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Scanner;
import org.certigjk.referee.EngineException;
import org.certigjk.referee.FaultyEngine;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.Query;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Engines that time themselves, well or badly. */
class EngineStopwatchTest {

  private static final Query QUERY =
      Query.of(PointPair.of(new double[][] {{0}}, new double[][] {{3}}));

  /** An engine whose times are made up from what it was told; or one with a fault, by its name. */
  static final class Timed {

    private final String fault;
    private boolean keeping;
    private int kept;

    private Timed(String fault) {
      this.fault = fault;
    }

    /** Speaks on standard input and output. */
    public static void main(String[] arguments) {
      System.out.println(
          "certigjk-engine 1 name=timed precision=double answers=distance dimensions=1");
      Timed engine = new Timed(arguments[0]);
      Scanner lines = new Scanner(System.in);
      while (lines.hasNextLine()) {
        System.out.println(engine.answer(lines.nextLine().split(" ")));
      }
    }

    private String answer(String[] words) {
      switch (fault.equals(words[0]) ? "fault" : words.length > 2 ? "query" : words[0]) {
        case "fault":
          return words[0] + " none";
        case "keep":
          keeping = true;
          return "keep";
        case "repeat":
          return "repeat " + kept * Integer.parseInt(words[1]) + ".5";
        case "each":
          return "each" + String.join("", Collections.nCopies(kept, " 7"));
        default:
          kept += keeping ? 1 : 0;
          return words[0] + " distance 3";
      }
    }
  }

  private static List<String> command(String fault) {
    return List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-cp",
        System.getProperty("java.class.path"),
        Timed.class.getName(),
        fault);
  }

  @Test
  void asksForTimes() throws EngineException {
    try (EngineStopwatch stopwatch =
        EngineStopwatch.start(command("none"), List.of(QUERY, QUERY, QUERY))) {
      assertEquals(30.5, stopwatch.repeat(10));
      assertEquals(3.5, stopwatch.repeat(1));
      assertArrayEquals(new double[] {7, 7, 7}, stopwatch.each());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"repeat", "each"})
  void saysWhatIsNoTime(String fault) throws EngineException {
    try (EngineStopwatch stopwatch = EngineStopwatch.start(command(fault), List.of(QUERY))) {
      EngineException thrown =
          assertThrows(
              EngineException.class,
              () -> {
                stopwatch.repeat(1);
                stopwatch.each();
              });
      assertTrue(
          thrown.getMessage().endsWith("gives no times: " + fault + " none"), thrown.getMessage());
    }
  }

  /** This one ends when it is told to keep something. */
  @Test
  void engineWithoutAClock() {
    assertThrows(
        EngineException.class,
        () -> EngineStopwatch.start(FaultyEngine.command("well"), List.of(QUERY)));
  }

  @Test
  void tooManyForALine() {
    List<Query> many = Collections.nCopies(EngineStopwatch.MOST_QUERIES + 1, QUERY);
    assertThrows(
        IllegalArgumentException.class, () -> EngineStopwatch.start(command("none"), many));
  }
}
