package org.certigjk.cli.referee;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.certigjk.cli.Cli;
import org.certigjk.referee.fuzz.SubtleEngines;
import org.certigjk.samples.Patience;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * {@code certigjk referee fuzz} as anybody calls it finds each of six faults such as libraries
 * have, in programs that speak the protocol, from a seed that no other test has.
 *
 * <p>{@code -Dcertigjk.cold.seed=105 -Dcertigjk.cold.queries=10000} asks others.
 */
class ColdSearchTest {

  private static final long SEED = Long.getLong("certigjk.cold.seed", 104);
  private static final int QUERIES = Integer.getInteger("certigjk.cold.queries", 600);

  @TempDir private Path folder;

  private static String engine(String name) {
    List<String> command =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "-cp",
            System.getProperty("java.class.path"),
            SubtleEngines.class.getName(),
            name);
    return "'" + String.join("' '", command) + "'";
  }

  @ParameterizedTest
  @CsvSource({
    "first-step, missed-overlap-, ",
    "divides-by-zero, not-a-number-, ",
    "edges, distance-error-, ",
    "short-depth, wrong-depth-, ",
    "old-simplex, calls-disagree-, 4",
    "tunnels, missed-impact-, ",
  })
  void theFaultIsFound(String name, String fault, String places) {
    List<String> options =
        new ArrayList<>(List.of("--seed", "" + SEED, "--queries", "" + QUERIES, "--shrink", "300"));
    if (places != null) {
      options.addAll(List.of("--moving", places));
    }
    Cli cli =
        Cli.run(
            Stream.concat(
                    Stream.of("referee", "fuzz", "--engine", engine(name), Patience.OPTION),
                    Stream.concat(
                        Stream.of("--output", folder.toString(), "--format", "json"),
                        options.stream()))
                .toArray(String[]::new));
    assertEquals(1, cli.code(), cli.err());
    List<String> found =
        cli.err().lines().filter(line -> line.matches("certigjk: .* points after .*")).toList();
    assertTrue(found.stream().anyMatch(line -> line.contains(": " + fault)), cli.err());
  }

  /** The engine without a planted fault: what finds faults does not invent them. */
  @ParameterizedTest
  @CsvSource("certified")
  void nothingIsFoundInARightOne(String name) {
    Cli cli =
        Cli.run(
            "referee",
            "fuzz",
            "--engine",
            name,
            Patience.OPTION,
            "--seed",
            "" + SEED,
            "--queries",
            "500",
            "--output",
            folder.toString());
    assertEquals(0, cli.code(), cli.out());
  }
}
