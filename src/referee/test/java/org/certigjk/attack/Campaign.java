package org.certigjk.attack;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.TreeMap;

/**
 * One run of one attacker: for how long, with which seed, and what it has tried and found. The
 * arguments are SECONDS SEED FOLDER [plant]; with the last one the attacker has a bug planted,
 * which it must find.
 */
public final class Campaign {

  private static final int MOST_FILES = 20;

  private final String attacker;
  private final long end;
  private final long seed;
  private final Path folder;
  private final boolean planted;
  private final Map<String, Long> tried = new TreeMap<>();
  private final Map<String, Long> found = new TreeMap<>();

  /** Begins. */
  public Campaign(String attacker, String... args) throws IOException {
    this.attacker = attacker;
    this.end = System.nanoTime() + Long.parseLong(args[0]) * 1_000_000_000L;
    this.seed = Long.parseLong(args[1]);
    this.folder = Files.createDirectories(Path.of(args[2]));
    this.planted = args.length > 3 && args[3].equals("plant");
  }

  /** Returns whether the time is not over. */
  public boolean goesOn() {
    return System.nanoTime() < end;
  }

  /** Returns whether a bug is planted. */
  public boolean planted() {
    return planted;
  }

  /** Returns the seed of a part of the run, the same whatever time the parts before it took. */
  public long seed(long part) {
    return 1_000_003 * seed + part;
  }

  /** Returns the folder for what is found. */
  public Path folder() {
    return folder;
  }

  /** Counts what was tried. */
  public void tried(String kind, long count) {
    tried.merge(kind, count, Long::sum);
  }

  /** Keeps something found, in a file that {@code src/attack/run.sh --replay FILE} takes. */
  public void found(String kind, String input, String reason) throws IOException {
    found.merge(kind, 1L, Long::sum);
    long number = found.values().stream().mapToLong(Long::longValue).sum();
    if (number <= MOST_FILES) {
      Path file = folder.resolve("finding-%s-%d.txt".formatted(attacker, number));
      Files.writeString(file, attacker + "\n" + kind + "\n" + input + "\n" + reason + "\n");
      if (!planted) {
        System.out.printf(
            "FOUND by %s (%s): %s%n  again: src/attack/run.sh --replay %s%n",
            attacker, kind, reason.lines().findFirst().orElse(""), file);
      }
    }
  }

  /** Writes the summary, and returns the exit code: 1 if something was found. */
  public int end() throws IOException {
    found.keySet().forEach(kind -> tried.putIfAbsent(kind, 0L));
    StringJoiner rows = new StringJoiner("\n", "", "\n");
    for (Map.Entry<String, Long> kind : tried.entrySet()) {
      long findings = found.getOrDefault(kind.getKey(), 0L);
      rows.add(
          "%s,%s,%d,%d,%d".formatted(attacker, kind.getKey(), seed, kind.getValue(), findings));
    }
    Files.writeString(
        folder.resolve("summary-" + attacker + ".csv"), rows.toString(), StandardCharsets.UTF_8);
    return found.isEmpty() ? 0 : 1;
  }

  /** Returns the kinds that were tried and in which nothing was found. */
  List<String> withoutFinding() {
    return tried.keySet().stream().filter(kind -> !found.containsKey(kind)).toList();
  }
}
