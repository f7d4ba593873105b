package org.certigjk.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import org.certigjk.bench.Suite.Case;
import org.certigjk.markup.MarkdownTable;
import org.certigjk.study.Chart;
import org.certigjk.study.drawing.ChartSvg;

/** Draws the times of a {@link Suite}, and writes them as tables into a page. */
public final class Report {

  private static final String BEGIN = "<!-- the tables are written by src/bench/run.sh -->";
  private static final String END = "<!-- end of the tables -->";

  /** The question to whose time those of others are compared. */
  private static final String DISTANCE = "distance";

  private Report() {}

  /**
   * Draws and writes.
   *
   * @param args the files of times and of answers, the folder for the plots, and the page
   */
  public static void main(String[] args) throws IOException {
    Times times = Times.read(Path.of(args[0]));
    AnswerTimes answers = AnswerTimes.read(Path.of(args[1]));
    Path folder = Path.of(args[2]);
    Chart.Axis points = Chart.Axis.logarithmic("points of each polytope");
    Chart.Axis bits = Chart.Axis.logarithmic("bit length of the coordinates");
    draw(times.of("space", "fresh", Case::size), "3-D, fresh pairs", points, folder, "space");
    draw(times.of("plane", "fresh", Case::size), "2-D, fresh pairs", points, folder, "plane");
    draw(
        times.of("dimension", "fresh", Case::dimension),
        "32 + 32 points, fresh pairs",
        Chart.Axis.linear("dimension"),
        folder,
        "dimension");
    draw(
        times.of("bits", "fresh", Case::bits),
        "3-D, 8 + 8 points, fresh pairs",
        bits,
        folder,
        "bits");
    write(times, answers, Path.of(args[3]));
  }

  /** Draws a plot; its lines are all engines, so that each has the same colour in every plot. */
  private static void draw(
      Map<String, Map<Integer, Double>> times, String title, Chart.Axis x, Path folder, String name)
      throws IOException {
    List<Chart.Series> lines = new ArrayList<>();
    for (String engine : Times.ENGINES) {
      List<Chart.Point> points = new ArrayList<>();
      times
          .getOrDefault(engine, Map.of())
          .forEach((place, time) -> points.add(new Chart.Point(place, time)));
      lines.add(new Chart.Series(engine, points));
    }
    Chart.Axis y = Chart.Axis.logarithmic("nanoseconds per query");
    Files.writeString(
        folder.resolve("bench-" + name + ".svg"),
        ChartSvg.of(new Chart.Lines(name, title, x, y, lines)));
  }

  private static void write(Times times, AnswerTimes answers, Path page) throws IOException {
    StringBuilder text = new StringBuilder(BEGIN).append("\n\n");
    text.append("Measured with ").append(times.machine()).append(".\n\n");
    for (String pairs : List.of("repeated", "fresh")) {
      for (String plot : List.of("space", "plane")) {
        String title = plot.equals("space") ? "3-D" : "2-D";
        text.append("**").append(title).append(", ").append(pairs).append(" pairs**\n\n");
        text.append(table(times.of(plot, pairs, Case::size), "points")).append('\n');
      }
    }
    text.append("**3-D, slow motion**\n\n");
    text.append(table(times.of("motion", "motion", Case::size), "points")).append('\n');
    text.append("**32 + 32 points, fresh pairs**\n\n");
    text.append(table(times.of("dimension", "fresh", Case::dimension), "dimension")).append('\n');
    text.append("**3-D, 8 + 8 points, fresh pairs**\n\n");
    text.append(table(times.of("bits", "fresh", Case::bits), "bits")).append('\n');
    text.append("### Other questions\n\n");
    text.append("Measured with ").append(answers.machine()).append(".\n\n");
    text.append("**A Java for each size**\n\n").append(table(answers.of(false))).append('\n');
    text.append("**All sizes before**\n\n").append(table(answers.of(true))).append('\n');
    String old = Files.readString(page);
    int begin = old.indexOf(BEGIN);
    int end = old.indexOf(END);
    if (begin < 0 || end < begin) {
      throw new IOException(page + ": there is no place for the tables");
    }
    Files.writeString(page, old.substring(0, begin) + text + old.substring(end));
  }

  /** Returns ns per query, and in brackets the ratio to the row of the kernel. */
  private static MarkdownTable table(Map<String, Map<Integer, Double>> times, String what) {
    TreeSet<Integer> columns = new TreeSet<>();
    times.values().forEach(row -> columns.addAll(row.keySet()));
    MarkdownTable table = new MarkdownTable().text(what);
    columns.forEach(column -> table.numbers(column.toString()));
    times.forEach(
        (engine, row) -> {
          String unit = engine.equals("certified+hull") ? "kernel+hull" : "kernel";
          Map<Integer, Double> base =
              engine.equals(unit) ? Map.of() : times.getOrDefault(unit, Map.of());
          List<String> cells = new ArrayList<>(List.of(engine));
          columns.forEach(column -> cells.add(cell(row.get(column), base.get(column))));
          table.row(cells);
        });
    return table;
  }

  /** Returns medians, in brackets their ratios to the distance, and the quartiles. */
  private static MarkdownTable table(Map<String, Map<Integer, AnswerTimes.Quartiles>> answers) {
    Map<Integer, AnswerTimes.Quartiles> distance = answers.getOrDefault(DISTANCE, Map.of());
    MarkdownTable table = new MarkdownTable().text("question");
    distance.keySet().forEach(size -> table.numbers(size.toString()));
    answers.forEach(
        (question, row) -> {
          List<String> cells = new ArrayList<>(List.of(question));
          row.forEach(
              (size, times) -> {
                Double base = question.equals(DISTANCE) ? null : distance.get(size).median();
                String middle = number(times.lower()) + "–" + number(times.upper());
                cells.add(cell(times.median(), base) + ", " + middle);
              });
          table.row(cells);
        });
    return table;
  }

  private static String cell(Double time, Double base) {
    if (time == null) {
      return "";
    }
    return number(time) + (base == null ? "" : " (" + ratio(time / base) + ")");
  }

  private static String ratio(double value) {
    return String.format(Locale.ROOT, value >= 100 ? "%,.0f" : value >= 10 ? "%.1f" : "%.2f", value)
        .replace(',', ' ');
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, value >= 10 ? "%,.0f" : "%.1f", value).replace(',', ' ');
  }
}
