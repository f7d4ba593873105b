package org.certigjk.cli.referee;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.certigjk.cli.Cli;
import org.certigjk.samples.Patience;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code certigjk referee fuzz} on engines in processes of their own. */
class RefereeFuzzCommandTest {

  private static final String PLANTED =
      "python3 src/app/test/resources/org/certigjk/referee/planted_engine.py";

  @TempDir private Path folder;

  private Cli fuzz(String engine, Path output, String... more) {
    return Cli.run(
        Stream.concat(
                Stream.of(
                    "referee",
                    "fuzz",
                    "--engine",
                    engine,
                    Patience.OPTION,
                    "--output",
                    output.toString()),
                Stream.of(more))
            .toArray(String[]::new));
  }

  private static Map<String, String> files(Path folder) throws IOException {
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> paths = Files.list(folder)) {
      for (Path path : paths.toList()) {
        files.put(path.getFileName().toString(), Files.readString(path));
      }
    }
    return files;
  }

  /** A real program that crashes: found, made small, written, and the files pass the check. */
  @Test
  void faultsOfProgramAreFoundTwiceTheSame() throws IOException {
    String[] options = {"--queries", "3", "--family", "grid", "--shrink", "200"};
    Path output = folder.resolve("a");
    Cli first = fuzz(PLANTED, output, options);
    assertEquals(1, first.code(), first.err());
    Map<String, String> files = files(output);
    assertTrue(
        files.keySet().toString().contains("crash-exit-code-3-2d.jsonl"), files.keySet()::toString);
    assertTrue(
        files.get("crash-exit-code-3-2d.md").contains("{{0, 0}, {0, 0}}"),
        () -> files.get("crash-exit-code-3-2d.md"));
    assertTrue(
        files
            .get("crash-exit-code-3-2d.md")
            .contains("echo 'example 2 2 1 0 0 0 0 0 0' | " + PLANTED + "\n"),
        () -> files.get("crash-exit-code-3-2d.md"));
    assertTrue(first.out().contains("[2 + 1 points](crash-exit-code-3-2d.md)"), first.out());
    assertTrue(
        first.err().contains("certigjk: crash-exit-code-3-2d: 2 + 1 points after "), first.err());

    Cli again = fuzz(PLANTED, output, options);
    assertEquals(first, again);
    assertEquals(files, files(output));

    String[] check =
        Stream.concat(
                Stream.of("vectors", "check"),
                files.keySet().stream()
                    .filter(name -> name.endsWith(".jsonl"))
                    .map(name -> output.resolve(name).toString()))
            .toArray(String[]::new);
    Cli checked = Cli.run(check);
    assertEquals(0, checked.code(), checked.out() + checked.err());
  }

  @Test
  void nothingIsFoundInTheCertifiedQuery() throws IOException {
    Cli cli =
        fuzz(
            "certified",
            folder.resolve("b"),
            "--queries",
            "60",
            "--moving",
            "3",
            "--profile",
            "exact",
            "--format",
            "json");
    assertEquals(0, cli.code(), cli.err());
    assertEquals(1, cli.lines().size());
    assertTrue(cli.out().contains("\"queries\":60,\"declined\":0,\"wrong\":0,"), cli.out());
    assertEquals(Map.of(), files(folder.resolve("b")));
  }

  /** An engine for bodies that nothing is drawn of: no failure of it is known, and no success. */
  @Test
  void ofAContractThatNothingFitsNothingIsKnown() throws IOException {
    String narrow = PLANTED.replace("planted_engine.py", "planted_engine.py sizes=1e-300..1e-299");
    Path output = folder.resolve("e");
    String[] options = {"--family", "boxes", "--dimension", "2", "--queries", "20"};
    Cli cli = fuzz(narrow, output, options);
    assertEquals(2, cli.code(), cli.err());
    assertTrue(
        cli.err()
            .endsWith(
                "certigjk: all queries were outside the contract of the engine, 20 of them beyond"
                    + " its 'sizes' (sizes from 1e-300 to 1e-299), so nothing is known of it: ask"
                    + " bodies of your own (--seeds FILE), draw other families (--family NAME), or"
                    + " let it declare a wider range\n"),
        cli.err());
    assertTrue(
        cli.out().endsWith("\nNo query was inside the contract: nothing is known of the engine.\n"),
        cli.out());
  }

  /** Asked one by one it is right: the line in the text shows both queries to it. */
  @Test
  void whatDependsOnTheQueryBeforeIsFound() throws IOException, InterruptedException {
    String warm = PLANTED.replace("planted", "warm");
    String[] moving = {
      "--dimension", "1", "--family", "random-box", "--queries", "40", "--moving", "3"
    };
    Path output = folder.resolve("d");
    Cli cli = fuzz(warm, output, moving);
    assertEquals(1, cli.code(), cli.err());
    assertEquals(cli, fuzz(warm, output, moving));
    Map<String, String> files = files(output);
    String name =
        files.keySet().stream().filter(it -> it.matches("calls-disagree.*[.]md")).findFirst().get();
    String text = files.get(name);
    assertTrue(
        text.matches(
            "(?s).*, after the [12] before it in the file[.]\n"
                + "Reported before[?] New: .*[.]\n"
                + "Asked on .*[.]\n"),
        text);
    String line = text.lines().filter(it -> it.contains("printf ")).findFirst().get().strip();
    Process shell = new ProcessBuilder("sh", "-c", line).start();
    List<String> answers =
        new String(shell.getInputStream().readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    String said = answers.get(answers.size() - 1).replaceAll(".* verdict (\\w+) .*", "$1");
    assertTrue(text.contains("\nverdict: " + said + "\n"), line);
  }

  @Test
  void wrongOptionsAreRefused() {
    Path output = folder.resolve("c");
    fuzz("kernel", output, "--queries", "0")
        .bad(
            "certigjk: --queries 0: from 1 to 1000000000000 is possible"
                + " (certigjk referee fuzz --help explains)");
    fuzz("kernel", output, "--moving", "1001")
        .bad(
            "certigjk: --moving 1001: from 1 to 1000 is possible"
                + " (certigjk referee fuzz --help explains)");
    fuzz("kernel", output, "--family", "holes")
        .bad("certigjk: there is no family holes (certigjk referee fuzz --help explains)");
    fuzz("kernel", output, "--profile", "sharp")
        .bad(
            "certigjk: 'sharp' is no profile: exact, or a whole number of ulps from 1 to"
                + " 9007199254740992, such as 16"
                + " (certigjk referee fuzz --help explains)");
    assertEquals(2, fuzz("kernel", output, "--dimension", "40").code());
  }
}
