package org.certigjk.bench;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Rectangle;
import java.awt.geom.Ellipse2D;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.FieldPosition;
import java.text.NumberFormat;
import java.text.ParsePosition;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import org.certigjk.bench.Suite.Case;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.NumberTickUnit;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.data.xy.XYSeries;
import org.jfree.data.xy.XYSeriesCollection;
import org.jfree.svg.SVGGraphics2D;

/** Draws the times of a {@link Suite}, and writes them as tables into a page. */
public final class Report {

  private static final int WIDTH = 760;
  private static final int HEIGHT = 440;
  private static final String FONT = "SansSerif";
  private static final String BEGIN = "<!-- the tables are written by src/bench/run.sh -->";
  private static final String END = "<!-- end of the tables -->";

  /** An engine has the same colour in every plot; these can be told apart by everybody. */
  private static final Map<String, Color> COLOURS =
      Map.of(
          "kernel", new Color(0x56B4E9),
          "certified", new Color(0x0072B2),
          "kernel+hull", new Color(0x5FD3A6),
          "certified+hull", new Color(0x00785A),
          "generic", new Color(0x444444),
          "dyn4j", new Color(0xD55E00),
          "JTS", new Color(0xE69F00),
          "JTS-indexed", new Color(0xB8860B),
          "JBullet", new Color(0xCC79A7));

  private static final Color GRID = new Color(0xDDDDDD);

  private Report() {}

  /**
   * Draws and writes.
   *
   * @param args the file of times, the folder for the plots, and the page
   */
  public static void main(String[] args) throws IOException {
    System.setProperty("java.awt.headless", "true");
    Times times = Times.read(Path.of(args[0]));
    Path folder = Path.of(args[1]);
    String points = "points of each polytope";
    draw(times.of("space", "fresh", Case::size), "3-D, fresh pairs", points, true, folder, "space");
    draw(times.of("plane", "fresh", Case::size), "2-D, fresh pairs", points, true, folder, "plane");
    draw(
        times.of("dimension", "fresh", Case::dimension),
        "32 + 32 points, fresh pairs",
        "dimension",
        false,
        folder,
        "dimension");
    draw(
        times.of("bits", "fresh", Case::bits),
        "3-D, 8 + 8 points, fresh pairs",
        "bit length of the coordinates",
        true,
        folder,
        "bits");
    write(times, Path.of(args[2]));
  }

  private static void draw(
      Map<String, Map<Integer, Double>> times,
      String title,
      String what,
      boolean logarithmic,
      Path folder,
      String name)
      throws IOException {
    XYSeriesCollection data = new XYSeriesCollection();
    XYLineAndShapeRenderer renderer = new XYLineAndShapeRenderer();
    times.forEach(
        (engine, points) -> {
          XYSeries series = new XYSeries(engine);
          points.forEach(
              (x, time) -> series.add(logarithmic ? Math.log10(x) : x, Math.log10(time)));
          int index = data.getSeriesCount();
          data.addSeries(series);
          renderer.setSeriesPaint(index, COLOURS.get(engine));
          renderer.setSeriesStroke(index, new BasicStroke(2));
          renderer.setSeriesShape(index, new Ellipse2D.Double(-3, -3, 6, 6));
        });
    XYPlot plot =
        new XYPlot(data, axis(what, logarithmic), axis("nanoseconds per query", true), renderer);
    plot.setBackgroundPaint(Color.WHITE);
    plot.setInsets(new RectangleInsets(4, 8, 4, 28));
    plot.setDomainGridlinePaint(GRID);
    plot.setRangeGridlinePaint(GRID);
    plot.setDomainGridlineStroke(new BasicStroke(1));
    plot.setRangeGridlineStroke(new BasicStroke(1));
    JFreeChart chart = new JFreeChart(title, new Font(FONT, Font.BOLD, 15), plot, true);
    chart.setBackgroundPaint(Color.WHITE);
    chart.getLegend().setItemFont(new Font(FONT, Font.PLAIN, 12));
    SVGGraphics2D svg = new SVGGraphics2D(WIDTH, HEIGHT);
    svg.setDefsKeyPrefix(name);
    svg.setGeomDoubleConverter(x -> String.format(Locale.ROOT, "%.1f", x));
    chart.draw(svg, new Rectangle(WIDTH, HEIGHT));
    Files.writeString(folder.resolve("bench-" + name + ".svg"), svg.getSVGElement() + "\n");
  }

  /**
   * An axis for numbers or for their logarithms. (The logarithmic axes of the library draw their
   * labels as outlines, or their grid unevenly.)
   */
  private static NumberAxis axis(String label, boolean logarithmic) {
    NumberAxis axis = new NumberAxis(label);
    axis.setAutoRangeIncludesZero(false);
    axis.setTickUnit(new NumberTickUnit(1));
    axis.setLabelFont(new Font(FONT, Font.PLAIN, 13));
    axis.setTickLabelFont(new Font(FONT, Font.PLAIN, 12));
    if (logarithmic) {
      axis.setNumberFormatOverride(new Powers());
    }
    return axis;
  }

  /** Writes 10 to the power of a number. */
  private static final class Powers extends NumberFormat {
    private static final long serialVersionUID = 1L;

    @Override
    public StringBuffer format(double exponent, StringBuffer text, FieldPosition place) {
      return text.append(number(Math.pow(10, exponent)));
    }

    @Override
    public StringBuffer format(long exponent, StringBuffer text, FieldPosition place) {
      return format((double) exponent, text, place);
    }

    @Override
    public Number parse(String text, ParsePosition place) {
      throw new UnsupportedOperationException();
    }
  }

  private static void write(Times times, Path page) throws IOException {
    StringBuilder text = new StringBuilder(BEGIN).append("\n\n");
    text.append("Measured with ").append(times.machine()).append(".\n\n");
    for (String pairs : List.of("repeated", "fresh")) {
      for (String plot : List.of("space", "plane")) {
        String title = plot.equals("space") ? "3-D" : "2-D";
        text.append("**").append(title).append(", ").append(pairs).append(" pairs**\n\n");
        table(text, times.of(plot, pairs, Case::size), "points");
      }
    }
    text.append("**3-D, slow motion**\n\n");
    table(text, times.of("motion", "motion", Case::size), "points");
    text.append("**32 + 32 points, fresh pairs**\n\n");
    table(text, times.of("dimension", "fresh", Case::dimension), "dimension");
    text.append("**3-D, 8 + 8 points, fresh pairs**\n\n");
    table(text, times.of("bits", "fresh", Case::bits), "bits");
    String old = Files.readString(page);
    int begin = old.indexOf(BEGIN);
    int end = old.indexOf(END);
    if (begin < 0 || end < begin) {
      throw new IOException(page + ": there is no place for the tables");
    }
    Files.writeString(page, old.substring(0, begin) + text + old.substring(end));
  }

  /** Writes ns per query, and in brackets the ratio to the row of the kernel. */
  private static void table(
      StringBuilder text, Map<String, Map<Integer, Double>> times, String what) {
    TreeSet<Integer> columns = new TreeSet<>();
    times.values().forEach(row -> columns.addAll(row.keySet()));
    text.append("| ").append(what).append(" |");
    columns.forEach(column -> text.append(' ').append(column).append(" |"));
    text.append("\n|---|").append("---:|".repeat(columns.size())).append('\n');
    times.forEach(
        (engine, row) -> {
          String unit = engine.equals("certified+hull") ? "kernel+hull" : "kernel";
          text.append("| ").append(engine).append(" |");
          for (Integer column : columns) {
            Double time = row.get(column);
            Double base = times.getOrDefault(unit, Map.of()).get(column);
            text.append(' ').append(time == null ? "" : number(time));
            if (time != null && base != null && !engine.equals(unit)) {
              text.append(" (").append(ratio(time / base)).append(')');
            }
            text.append(" |");
          }
          text.append('\n');
        });
    text.append('\n');
  }

  private static String ratio(double value) {
    return String.format(Locale.ROOT, value >= 100 ? "%,.0f" : value >= 10 ? "%.1f" : "%.2f", value)
        .replace(',', ' ');
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, value >= 10 ? "%,.0f" : "%.1f", value).replace(',', ' ');
  }
}
