package org.certigjk.specs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.certigjk.samples.Sources;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * JML that can be read: short lines, one clause in each. The layout is free, because it is the
 * tokens that are locked ({@link Tokens}).
 */
class JmlLayoutTest {

  private static final int LONGEST = 100;

  private static final Pattern SECOND_CLAUSE =
      Pattern.compile(
          "; *(?:loop_\\w+|requires|ensures|assigns|assignable|signals\\w*|measured_by"
              + "|(?:public |private )?invariant|assert)\\b");

  /** The formatter takes this for an ordinary comment, puts a blank into it and wraps it. */
  private static final Pattern LINE_JML = Pattern.compile("// ?@");

  /** A line with its place. */
  private record Line(String place, String text) {
    @Override
    public String toString() {
      return place + ": " + text.strip();
    }
  }

  @Test
  @DisplayName("no line of JML is longer than 100 characters")
  void shortLines() throws IOException {
    assertEquals(List.of(), thoseOf(jml(), line -> line.text.length() > LONGEST));
  }

  @Test
  @DisplayName("no line of JML has two clauses")
  void oneClauseInEach() throws IOException {
    assertEquals(List.of(), thoseOf(jml(), line -> SECOND_CLAUSE.matcher(line.text).find()));
  }

  @Test
  @DisplayName("JML in Java is in block comments, which the formatter leaves as they are")
  void blockComments() throws IOException {
    List<Line> all = new ArrayList<>();
    for (Path file : Sources.of("main/java")) {
      all.addAll(lines(file));
    }
    assertEquals(List.of(), thoseOf(all, line -> LINE_JML.matcher(line.text.strip()).lookingAt()));
  }

  @Test
  @DisplayName("there is JML in the contracts and in the classes")
  void jmlIsFound() throws IOException {
    List<Line> found = jml();
    assertTrue(found.stream().anyMatch(line -> line.place.contains("GjkLoop.jml")));
    assertTrue(found.stream().anyMatch(line -> line.place.contains("DeltaTable.java")));
  }

  private static List<Line> thoseOf(List<Line> lines, Predicate<Line> which) {
    return lines.stream().filter(which).toList();
  }

  /** All lines of the contracts, and those of JML comments in Java. */
  private static List<Line> jml() throws IOException {
    List<Line> found = new ArrayList<>();
    try (Stream<Path> files = Files.walk(Path.of("specs"))) {
      for (Path file : files.filter(path -> path.toString().endsWith(".jml")).sorted().toList()) {
        found.addAll(lines(file));
      }
    }
    for (Path file : Sources.of("main/java")) {
      boolean inside = false;
      for (Line line : lines(file)) {
        inside |= line.text.contains("/*@");
        if (inside) {
          found.add(line);
        }
        inside &= !line.text.contains("*/");
      }
    }
    return found;
  }

  private static List<Line> lines(Path file) throws IOException {
    List<Line> lines = new ArrayList<>();
    for (String text : Files.readAllLines(file)) {
      lines.add(new Line(file + ":" + (lines.size() + 1), text));
    }
    return lines;
  }
}
