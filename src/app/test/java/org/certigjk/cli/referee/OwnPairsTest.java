package org.certigjk.cli.referee;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.certigjk.cli.Cli;
import org.certigjk.samples.Patience;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Pairs of the user's own, without a header, before an engine in a process of its own. */
class OwnPairsTest {

  private static final String PLANTED =
      "python3 src/app/test/resources/org/certigjk/referee/planted_engine.py";

  private static final String PAIRS =
      """
      {"id":"apart","a":[[0,0],[1,0]],"b":[[3,4]]}
      {"a":[[0,0],[7,0],[0.125,9],[0,0]],"b":[[11,3],[20,5],[30,1]],"expected":"whatever"}
      """;

  @TempDir private Path folder = Path.of("");

  private Cli run(String... args) {
    return Cli.run(args);
  }

  @Test
  void pairsWithoutHeaderAreJudged() throws IOException {
    String pairs = Cli.write(folder, "pairs.jsonl", PAIRS);
    String results = folder.resolve("r.jsonl").toString();
    Cli cli =
        run(
            "referee",
            "run",
            "--engine",
            "certified",
            Patience.OPTION,
            "--profile",
            "exact",
            "--results",
            results,
            pairs);
    assertEquals(0, cli.code(), cli.err());
    assertTrue(cli.out().contains("2 vectors asked, 0 declined, 0 wrong"), cli.out());
    assertTrue(Files.readString(Path.of(results)).contains("\n{\"id\":\"line-2\""));
    assertEquals(0, run("referee", "judge", results).code());
  }

  @Test
  void whatIsNoPairIsNamed() throws IOException {
    String pairs = Cli.write(folder, "bad.jsonl", PAIRS + "{\"a\":[[0,0]]}\n");
    run("referee", "run", "--engine", "certified", Patience.OPTION, pairs)
        .bad(pairs + ":3: field b: missing");
    String mixed = Cli.write(folder, "mixed.jsonl", "{\"a\":[[0,0]],\"b\":[[1]]}\n");
    run("referee", "shrink", "--engine", "certified", Patience.OPTION, mixed)
        .bad(mixed + ":1: field a, b: point 0 of B has 1 coordinates, the first point has 2");
  }

  /** The planted engine crashes where a point is repeated. */
  @Test
  void failingPairBecomesSmall() throws IOException {
    String pairs = Cli.write(folder, "pairs.jsonl", PAIRS);
    Path found = folder.resolve("found");
    Cli cli =
        run(
            "referee",
            "shrink",
            "--engine",
            PLANTED,
            Patience.OPTION,
            "--output",
            found.toString(),
            pairs);
    assertEquals(1, cli.code(), cli.err());
    assertTrue(cli.out().contains("2 queries from pairs " + pairs.replace("_", "\\_")), cli.out());
    assertTrue(cli.out().contains("[2 + 1 points](crash-exit-code-3-2d.md)"), cli.out());
    String vectors = Files.readString(found.resolve("crash-exit-code-3-2d.jsonl"));
    assertTrue(vectors.contains("\"id\":\"line-2/shrunk\""), vectors);
    assertTrue(vectors.contains("\"id\":\"line-2\""), "the original is beside it");
    assertTrue(vectors.contains("\"license\":\"that of the bodies\""), "they are not ours");
    assertTrue(cli.out().startsWith("# referee shrink: planted 1 "), cli.out());
    assertTrue(
        Files.readString(found.resolve("crash-exit-code-3-2d.md"))
            .contains("`certigjk referee shrink`"));
    Cli checked = run("vectors", "check", found.resolve("crash-exit-code-3-2d.jsonl").toString());
    assertEquals(0, checked.code(), checked.out());
  }

  /** Of many pairs those that are named, and what there is where a name is wrong. */
  @Test
  void chosenPairsAreShrunk() throws IOException {
    String pair = "{\"id\":\"%s\",\"a\":[[0,0],[0,0]],\"b\":[[%s,4]]}\n";
    String pairs =
        Cli.write(
            folder,
            "many.jsonl",
            pair.formatted("gap/1", 3) + pair.formatted("gap/2", 4) + pair.formatted("own", 5));
    String[] shrink = {
      "referee", "shrink", "--engine", PLANTED, Patience.OPTION, "--output", folder.toString()
    };
    for (List<String> chosen :
        List.of(
            List.of("1", "--id", "gap/2"),
            List.of("2", "--family", "gap"),
            List.of("2", "--family", "own", "--id", "gap/1"),
            List.of("3"))) {
      List<String> words = new ArrayList<>(List.of(shrink));
      words.addAll(chosen.subList(1, chosen.size()));
      words.add(pairs);
      Cli cli = run(words.toArray(String[]::new));
      assertTrue(cli.out().contains("\n" + chosen.get(0) + " queries from pairs "), cli.out());
    }
    List<String> wrong = new ArrayList<>(List.of(shrink));
    wrong.addAll(List.of("--family", "gip", pairs));
    Cli refused = run(wrong.toArray(String[]::new));
    assertEquals(2, refused.code());
    assertTrue(
        refused
            .err()
            .contains(
                "--family gip: there is none; there are the families gap (2), own (1), and the ids"
                    + " gap/1, gap/2, own"),
        refused.err());
    wrong.set(wrong.size() - 3, "--id");
    assertTrue(
        run(wrong.toArray(String[]::new)).err().contains("--id gip: no pair is called so; there"));
  }

  /** The certified query is right where the planted engine crashes. */
  @Test
  void whatBecameRightAndWrongIsNamed() throws IOException {
    String pairs = Cli.write(folder, "pairs.jsonl", PAIRS);
    String bad = folder.resolve("bad-results.jsonl").toString();
    String good = folder.resolve("good-results.jsonl").toString();
    run("referee", "run", "--engine", PLANTED, Patience.OPTION, "--results", bad, pairs);
    run("referee", "run", "--engine", "certified", Patience.OPTION, "--results", good, pairs);
    Cli mended = run("referee", "compare", bad, good);
    assertEquals(0, mended.code(), mended.err());
    assertTrue(
        mended.out().endsWith("known and seen again: 0\nnew: 0\nmended: 1\n  line-2: crash\n"),
        mended.out());
    assertTrue(mended.out().startsWith(bad + ": planted 1, settings default, "), mended.out());
    Cli broken = run("referee", "compare", "--profile", "16", good, bad);
    assertEquals(1, broken.code());
    assertTrue(broken.out().endsWith("new: 1\n  line-2: crash\nmended: 0\n"), broken.out());
    assertEquals(2, run("referee", "compare", good).code());
  }

  /** Line 1 of two files: nobody could say which of them is mended. */
  @Test
  void versionsAreComparedByIdsThatStandForOneQuery() throws IOException {
    String one = Cli.write(folder, "one.jsonl", "{\"a\":[[0,0]],\"b\":[[3,4]]}\n");
    String two = Cli.write(folder, "two.jsonl", "{\"a\":[[0,0]],\"b\":[[6,8]]}\n");
    String both = folder.resolve("both-results.jsonl").toString();
    String alone = folder.resolve("one-results.jsonl").toString();
    String[] asked = {"referee", "run", "--engine", "certified", Patience.OPTION, "--results"};
    run(Stream.of(asked, new String[] {both, one, two}).flatMap(Stream::of).toArray(String[]::new));
    run(Stream.of(asked, new String[] {alone, one}).flatMap(Stream::of).toArray(String[]::new));
    assertEquals(0, run("referee", "compare", alone, alone).code());
    Cli refused = run("referee", "compare", both, alone);
    assertEquals(2, refused.code());
    assertEquals(
        both
            + ": field id: two different ones are called line-1; what was right and wrong is known"
            + " by ids, so that each needs its own\n",
        refused.err());
    assertEquals(2, run("referee", "compare", alone, both).code());
  }

  @Test
  void seedsAreAskedFirstAndChanged() throws IOException {
    String pairs = Cli.write(folder, "pairs.jsonl", PAIRS);
    Cli cli =
        run(
            "referee",
            "fuzz",
            "--engine",
            "certified",
            Patience.OPTION,
            "--profile",
            "exact",
            "--output",
            folder.resolve("f").toString(),
            "--seeds",
            pairs,
            "--queries",
            "40");
    assertEquals(0, cli.code(), cli.err());
    assertTrue(cli.out().contains("\n40 queries from seed 1, seeds "), cli.out());
  }

  @Test
  void wholeGridIsAsked() {
    Cli cli =
        run(
            "referee",
            "fuzz",
            "--engine",
            "certified",
            Patience.OPTION,
            "--profile",
            "exact",
            "--output",
            folder.resolve("g").toString(),
            "--dimension",
            "2",
            "--grid",
            "1");
    assertEquals(0, cli.code(), cli.err());
    assertTrue(
        cli.out().contains("\n23 queries from grid 1, profile exact: 0 declined"), cli.out());
    assertEquals(
        2,
        run(
                "referee",
                "fuzz",
                "--engine",
                "certified",
                "--output",
                folder.resolve("h").toString(),
                "--grid",
                "9")
            .code());
  }
}
