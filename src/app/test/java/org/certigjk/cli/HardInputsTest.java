package org.certigjk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Random;
import java.util.StringJoiner;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.certigjk.cli.console.ExitCode;
import org.certigjk.cli.console.Output;
import org.certigjk.cli.input.LineReader;
import org.certigjk.cli.query.BeyondLimit;
import org.certigjk.cli.query.OneLine;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Inputs of less than 100 kB that are hard: each is answered, or stopped with bounds that hold, and
 * no line costs another. The limit for the whole is generous: it is no race.
 */
class HardInputsTest {

  private static final int LARGEST = 100_000;
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final String EASY = "{\"a\": [[0, 0]], \"b\": [[3, 4]], \"direction\": [1, 1]}\n";

  private static final String TOO_LONG =
      "the answer would be a line longer than the limit of "
          + LineReader.LIMIT
          + ", which no command reads; --omit-input leaves out A and B";

  private static String points(int count, int dimension, IntFunction<String> coordinate) {
    StringJoiner points = new StringJoiner(",", "[", "]");
    for (int k = 0; k < count; k++) {
      int first = k * dimension;
      points.add(
          IntStream.range(first, first + dimension)
              .mapToObj(coordinate)
              .collect(Collectors.joining(",", "[", "]")));
    }
    return points.toString();
  }

  private static String motion(int a, int b, int dimension, IntFunction<String> coordinate) {
    String direction = points(1, dimension, coordinate);
    return "{\"a\": %s, \"b\": %s, \"direction\": %s}\n"
        .formatted(
            points(a, dimension, coordinate),
            points(b, dimension, coordinate),
            direction.substring(1, direction.length() - 1));
  }

  private static String digits(Random random, int count) {
    return random.ints(count, 1, 10).mapToObj(String::valueOf).collect(Collectors.joining());
  }

  private static String crossPolytope(int dimension) {
    IntFunction<String> corner =
        k -> {
          int point = k / dimension;
          boolean axis = point / 2 == k % dimension;
          return axis ? point % 2 == 0 ? "1" : "-1" : "0";
        };
    return "{\"a\": %s, \"b\": %s, \"direction\": %s}\n"
        .formatted(
            points(2 * dimension, dimension, corner),
            points(1, dimension, k -> "0.01"),
            points(1, dimension, k -> "3").replaceAll("^\\[|]$", ""));
  }

  private static Arguments input(String name, String options, String text) {
    return Arguments.of(name, options, text);
  }

  static Stream<Arguments> inputs() {
    Random random = new Random(17);
    int[] primes =
        IntStream.iterate(3, k -> k + 2)
            .filter(k -> BigInteger.valueOf(k).isProbablePrime(30))
            .limit(5403)
            .toArray();
    return Stream.of(
        input(
            "exponents of 10000",
            "--decimals=exact",
            motion(
                3,
                2,
                3,
                k -> "\"%de%d\"".formatted(1 + random.nextInt(99), (k % 2 * 2 - 1) * 10_000))),
        input("a cross-polytope in 12 dimensions", "--decimals=nearest", crossPolytope(12)),
        input(
            "15 dimensions",
            "--decimals=nearest",
            motion(16, 16, 15, k -> Double.toString(random.nextDouble()))),
        input(
            "99000 digits, rounded",
            "--decimals=nearest",
            motion(1, 1, 1, k -> k == 0 ? "0." + digits(random, 33_000) : "7")),
        input(
            "numbers of 9900 digits",
            "--decimals=exact",
            motion(2, 1, 2, k -> "\"0." + digits(random, 9900) + "\"")),
        input(
            "ratios without common divisors",
            "--decimals=nearest",
            motion(60, 60, 3, k -> "\"" + digits(random, 99) + "/" + digits(random, 99) + "7\"")),
        input(
            "a prime denominator for each coordinate",
            "--decimals=nearest",
            motion(900, 900, 3, k -> "\"" + (1 + random.nextInt(99)) + "/" + primes[k] + "\"")),
        input(
            "the largest and the smallest doubles",
            "--decimals=nearest",
            motion(40, 40, 3, k -> random.nextBoolean() ? "1.7e308" : "-4.9e-324")),
        input(
            "many points on a line",
            "--decimals=nearest",
            motion(1500, 1500, 2, k -> Double.toString(k / 2 * 0.1))),
        input("many pairs", "--decimals=nearest", EASY.repeat(1500)));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("inputs")
  void everyInputIsAnsweredOrStopped(String name, String options, String text) {
    assertTrue(text.getBytes(StandardCharsets.UTF_8).length < LARGEST, name);
    for (String command : new String[] {"distance", "penetration", "raycast"}) {
      Cli cli =
          assertTimeoutPreemptively(
              PATIENCE,
              () -> Cli.runOn(text + EASY, command, "-", options, "--time-limit=1", "--threads=1"));
      boolean stopped = cli.out().contains("\"exit\":\"time-limit\"");
      assertEquals(stopped ? ExitCode.STOPPED : ExitCode.OK, cli.code(), cli.err());
      assertEquals(text.lines().count() + 1, cli.lines().size());
      String last = cli.lines().get(cli.lines().size() - 1);
      assertTrue(last.matches(".*\"(certified\":true|exit\":\"time-limit\").*"), last);
      Cli check = Cli.runOn(cli.out(), "check", "-", "--time-limit=20");
      assertTrue(check.err().contains(" 0 rejected, "), check.err());
      assertTrue(check.err().contains(" 0 unreadable"), check.err());
    }
  }

  /** Each of so many numbers of 6 characters has 10 000 digits. Stopped or not, it is an error. */
  @ParameterizedTest
  @CsvSource({"distance,1", "raycast,0"})
  void anAnswerTooLongToBeReadIsAnError(String command, String limit) {
    String text = manyDigits() + EASY;
    Cli cli = Cli.runOn(text, command, "-", "--decimals=exact", "--time-limit=" + limit);
    assertEquals("<stdin>:1: " + TOO_LONG + "\n", cli.err());
    assertEquals(ExitCode.BAD_INPUT, cli.code());
    assertEquals(
        "{\"id\":5,\"verdict\":\"error\",\"error\":{\"file\":\"<stdin>\",\"line\":1,\"field\":null,"
            + "\"message\":\""
            + TOO_LONG
            + "\"}}",
        cli.lines().get(0));
    Cli check = Cli.runOn(cli.out(), "check", "-");
    assertTrue(check.err().contains(" 0 rejected, "), check.err());
    assertTrue(check.err().contains(" 0 unreadable"), check.err());
  }

  @Test
  void anAnswerTooLongToBeReadIsAnErrorAlsoIfThereIsOne(@TempDir Path directory)
      throws IOException {
    String file = Cli.write(directory, "one.json", manyDigits());
    Cli.run("distance", file, "--decimals=exact", "--time-limit=0")
        .badRecord(file + ":1: " + TOO_LONG);
  }

  private static String manyDigits() {
    return "{\"id\": 5, \"a\": ["
        + "[1e9999], ".repeat(LineReader.MAX_BYTES / 10_000 + 1)
        + "[7]], \"b\": [[2], [9]], \"direction\": [1]}\n";
  }

  @Test
  void whatIsLongInOtherWaysIsCountedAsItIsWritten() {
    OneLine line = new OneLine(false);
    String euros = "\u20ac".repeat(LineReader.MAX_BYTES / 3);
    line.add(euros);
    line.add("x".repeat(LineReader.MAX_BYTES % 3) + "\n");
    Output output = new Output();
    line.print(output);
    assertEquals(LineReader.MAX_BYTES / 3 + LineReader.MAX_BYTES % 3 + 1, output.lines().length());
    OneLine longer = new OneLine(false);
    longer.add(euros);
    String rest = "x".repeat(LineReader.MAX_BYTES % 3 + 1) + "\n";
    BeyondLimit beyond = assertThrows(BeyondLimit.class, () -> longer.add(rest));
    assertFalse(String.valueOf(beyond.getMessage()).contains("--omit-input"));
  }

  @Test
  void aLongNumberIsRefusedUnlessTheLimitIsRaised() {
    String exact = "{\"a\": [[\"0." + "5".repeat(12_000) + "\"]], \"b\": [[0]]}";
    Cli refused = Cli.runOn(exact, "distance", "-", "--decimals=exact");
    assertEquals(ExitCode.BAD_INPUT, refused.code());
    assertTrue(
        refused
            .err()
            .endsWith(" is longer than the limit of 10000 characters; --max-digits raises it\n"),
        refused.err());
    Cli.runOn(exact, "distance", "-", "--decimals=exact", "--max-digits=12002").ok();
    Cli.runOn(exact, "distance", "-").ok(); // as the nearest double
  }

  @Test
  void aGreatExponentIsRefusedUnlessTheLimitIsRaised() {
    String exact = "{\"a\": [[\"0x1p12000\"]], \"b\": [[0]]}";
    Cli refused = Cli.runOn(exact, "distance", "-");
    assertEquals(ExitCode.BAD_INPUT, refused.code());
    assertTrue(
        refused.err().endsWith(" is beyond the limit of 10000; --max-exponent raises it\n"),
        refused.err());
    Cli.runOn(exact, "distance", "-", "--max-exponent=12000").ok();
  }

  @Test
  void deepNestingIsNoTrouble() {
    String deep = "{\"id\": " + "[".repeat(45_000) + "]".repeat(45_000) + "}\n";
    Cli cli = Cli.runOn(deep + EASY, "distance", "-");
    assertEquals(ExitCode.BAD_INPUT, cli.code());
    assertTrue(cli.lines().get(1).contains("\"certified\":true"));
  }
}
