package org.certigjk.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * The times that {@link AnswerSuite} has written.
 *
 * @param machine where they were measured
 * @param lines a line for each question, size and JVM
 */
record AnswerTimes(String machine, List<String> lines) {

  /** Half of the times of a question lie between the first and the last, in nanoseconds. */
  record Quartiles(double lower, double median, double upper) {}

  static AnswerTimes read(Path file) throws IOException {
    List<String> lines = Files.readAllLines(file);
    return new AnswerTimes(lines.get(0).substring(2), List.copyOf(lines.subList(2, lines.size())));
  }

  /**
   * Returns for each question the times by size.
   *
   * @param allSizes whether the JVM had asked about all sizes before
   */
  Map<String, Map<Integer, Quartiles>> of(boolean allSizes) {
    Map<String, Map<Integer, Quartiles>> questions = new LinkedHashMap<>();
    for (String line : lines) {
      String[] cells = line.split(",", -1);
      if (Boolean.parseBoolean(cells[2]) == allSizes) {
        Quartiles times =
            new Quartiles(
                Double.parseDouble(cells[3]),
                Double.parseDouble(cells[4]),
                Double.parseDouble(cells[5]));
        questions
            .computeIfAbsent(
                cells[0].toLowerCase(Locale.ROOT).replace('_', ' '), name -> new TreeMap<>())
            .put(Integer.parseInt(cells[1]), times);
      }
    }
    return questions;
  }
}
