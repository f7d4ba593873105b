package org.certigjk.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What docs/bench.md says about its figures. */
class BenchPageTest {

  private static final Path PAGE = Path.of("docs/bench.md");

  private static final Pattern TITLE =
      Pattern.compile("\\*\\*(.*), (?:slow )?(repeated|fresh|motion)(?: pairs)?\\*\\*");

  /** The plots of the file by the titles of the tables. */
  private static final Map<String, String> PLOTS =
      Map.of(
          "3-D",
          "space",
          "2-D",
          "plane",
          "32 + 32 points",
          "dimension",
          "3-D, 8 + 8 points",
          "bits");

  @ParameterizedTest
  @CsvSource({"dyn4j, dyn4j", "jts, JTS", "jbullet, JBullet"})
  void versionsAreThoseOfTheBuild(String library, String name) throws IOException {
    Matcher pin =
        Pattern.compile("<" + library + "\\.version>(.*)</")
            .matcher(Files.readString(Path.of("engines/pom.xml")));
    assertTrue(pin.find());
    String row = "| " + name + " " + pin.group(1) + " |";
    assertTrue(Files.readString(PAGE).contains(row), row);
  }

  @Test
  void filesAreThere() throws IOException {
    Matcher link = Pattern.compile("\\]\\(([^)#:]+)\\)").matcher(Files.readString(PAGE));
    int links = 0;
    while (link.find()) {
      assertTrue(Files.exists(PAGE.resolveSibling(link.group(1))), link.group(1));
      links++;
    }
    assertEquals(8, links);
  }

  /** The tables are made from the file beside them. */
  @Test
  void machineIsThatOfTheFile() throws IOException {
    String machine = Files.readAllLines(Path.of("docs/bench.csv")).get(0).substring(2);
    assertTrue(Files.readString(PAGE).contains("Measured with " + machine + "."), machine);
  }

  /** Each time, and each ratio in brackets, is that of the file. */
  @Test
  void tablesAreThoseOfTheFile() throws IOException {
    BenchTimes times = BenchTimes.read();
    int cells = 0;
    String plot = "";
    String pairs = "";
    for (String line : Files.readAllLines(PAGE)) {
      Matcher title = TITLE.matcher(line);
      if (title.matches()) {
        pairs = title.group(2);
        plot = pairs.equals("motion") ? pairs : PLOTS.get(title.group(1));
        assertNotNull(plot, line);
      } else if (line.startsWith("### ")) {
        plot = "";
      } else if (!plot.isEmpty()) {
        cells += times.check(line, plot, pairs, engine -> engine, BenchPageTest::base);
      }
    }
    assertEquals(times.size(), cells, "cells");
  }

  /** Each time, ratio and quartile of the other questions is that of the file, and each is told. */
  @Test
  void answersAreThoseOfTheFile() throws IOException {
    List<String> file = Files.readAllLines(Path.of("docs/bench-answers.csv"));
    String page = Files.readString(PAGE);
    assertTrue(page.contains("Measured with " + file.get(0).substring(2) + ".\n\n**A Java"));
    String own = page.substring(page.indexOf("**A Java for"), page.indexOf("**All sizes"));
    String all = page.substring(page.indexOf("**All sizes"), page.indexOf("<!-- end of the"));
    Map<String, Double> distances = new HashMap<>();
    for (String line : file.subList(2, file.size())) {
      String[] cells = line.split(",", -1);
      String question = cells[0].toLowerCase(Locale.ROOT).replace('_', ' ');
      double median = Double.parseDouble(cells[4]);
      String column = cells[1] + cells[2];
      if (question.equals("distance")) {
        distances.put(column, median);
      }
      double ratio = median / distances.get(column);
      String cell =
          BenchTimes.number(median, 10, 1)
              + (question.equals("distance") ? "" : " (" + BenchTimes.ratio(ratio) + ")")
              + ", "
              + BenchTimes.number(Double.parseDouble(cells[3]), 10, 1)
              + "–"
              + BenchTimes.number(Double.parseDouble(cells[5]), 10, 1);
      int place = List.of("8", "32", "128", "512").indexOf(cells[1]) + 1;
      String table = cells[2].equals("true") ? all : own;
      String row = table.lines().filter(l -> l.startsWith("| " + question + " |")).findAny().get();
      assertEquals(cell, row.substring(2).split(" \\| ", -1)[place].replaceAll(" \\|$", ""), line);
      assertTrue(page.contains("\n| " + question + " | "), question);
    }
    assertEquals(2 + 2 * 4 * 12, file.size(), "12 questions, 4 sizes, 2 ways");
  }

  private static String base(String engine) {
    return engine.equals("certified+hull") ? "kernel+hull" : "kernel";
  }

  /** How long and how often is what the benchmarks say of themselves. */
  @Test
  void measurementsAreThoseOfTheBenchmarks() throws IOException {
    Path folder = Path.of("src/bench/java/org/certigjk/bench");
    for (String benchmark : List.of("DistanceBenchmark.java", "MotionBenchmark.java")) {
      String source = Files.readString(folder.resolve(benchmark));
      assertTrue(source.contains("@Measurement(iterations = 5, time = 1)"), benchmark);
    }
    String answers = Files.readString(folder.resolve("AnswerBenchmark.java"));
    assertTrue(answers.contains("@Measurement(iterations = 9, time = 1)"));
    String suite = Files.readString(folder.resolve("Suite.java"));
    assertTrue(suite.contains(".measurementIterations(3)"));
    assertTrue(suite.contains(".measurementTime(TimeValue.milliseconds(200))"));
    String page = Files.readString(PAGE).replaceAll("\\s+", " ");
    assertTrue(page.contains("the median of nine iterations of one second"));
    assertTrue(page.contains("five iterations of one second (quick: three of 0.2 s)"));
  }
}
