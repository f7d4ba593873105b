package org.certigjk.bench;

import static java.util.Comparator.comparingInt;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import org.certigjk.bench.Suite.Case;

/** The times that {@link Suite} has written. */
final class Times {

  static final List<String> ENGINES =
      List.of(
          "kernel",
          "certified",
          "kernel+hull",
          "certified+hull",
          "moving",
          "moving+hull",
          "generic",
          "dyn4j",
          "JTS",
          "JTS-indexed",
          "JBullet");

  private final Map<Case, Double> times = new LinkedHashMap<>();
  private final String machine;

  private Times(String machine) {
    this.machine = machine;
  }

  static Times read(Path file) throws IOException {
    List<String> lines = Files.readAllLines(file);
    Times all = new Times(lines.get(0).substring(2));
    for (String line : lines.subList(2, lines.size())) {
      String[] cells = line.split(",", -1);
      Case one =
          new Case(
              cells[0],
              cells[1],
              Integer.parseInt(cells[2]),
              Integer.parseInt(cells[3]),
              cells[4],
              Integer.parseInt(cells[5]));
      all.times.put(one, Double.valueOf(cells[6]));
    }
    return all;
  }

  /** Returns where they were measured. */
  String machine() {
    return machine;
  }

  /**
   * Returns the times of one plot: for each engine those over what varies. The engines are in the
   * order of {@link #ENGINES}.
   */
  Map<String, Map<Integer, Double>> of(String plot, String pairs, ToIntFunction<Case> what) {
    Map<String, Map<Integer, Double>> engines = new TreeMap<>(comparingInt(ENGINES::indexOf));
    times.forEach(
        (one, time) -> {
          if (one.plot().equals(plot) && one.pairs().equals(pairs)) {
            engines
                .computeIfAbsent(one.engine(), name -> new TreeMap<>())
                .put(what.applyAsInt(one), time);
          }
        });
    return engines;
  }
}
