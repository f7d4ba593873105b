package org.certigjk.cli.study;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.Polygon;
import java.awt.Rectangle;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.io.StringWriter;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.apache.batik.svggen.SVGGeneratorContext;
import org.apache.batik.svggen.SVGGraphics2D;
import org.certigjk.study.Chart;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.CategoryAxis;
import org.jfree.chart.axis.CategoryLabelPositions;
import org.jfree.chart.plot.CategoryPlot;
import org.jfree.chart.plot.Plot;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.category.BarRenderer;
import org.jfree.chart.renderer.category.StandardBarPainter;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.data.category.DefaultCategoryDataset;
import org.jfree.data.xy.XYSeries;
import org.jfree.data.xy.XYSeriesCollection;
import org.w3c.dom.Document;

/** Draws the charts of studies as SVG. */
final class StudyDrawing {

  static final String FONT = "SansSerif";

  private static final int WIDTH = 760;
  private static final int HEIGHT = 440;
  private static final Color GRID = new Color(0xDDDDDD);

  /** These can be told apart by everybody (Okabe and Ito 2008). */
  private static final Color[] COLOURS = {
    new Color(0x0072B2),
    new Color(0xD55E00),
    new Color(0x009E73),
    new Color(0xCC79A7),
    new Color(0xE69F00),
    new Color(0x56B4E9),
    new Color(0x444444),
    new Color(0xA6611A)
  };

  private StudyDrawing() {}

  /** Returns whether this Java can draw text: some small installations have no fonts. */
  static boolean isPossible() {
    System.setProperty("java.awt.headless", "true");
    try {
      FontRenderContext context = new FontRenderContext(null, true, true);
      return new Font(FONT, Font.PLAIN, 12).getStringBounds("x", context).getWidth() > 0;
    } catch (RuntimeException | InternalError | LinkageError noFonts) {
      return false;
    }
  }

  /** Returns the chart as SVG, with a line feed at the end. */
  static String svg(Chart chart) throws IOException {
    System.setProperty("java.awt.headless", "true");
    if (chart instanceof Chart.HeatMap map) {
      return StudyHeatMap.svg(map);
    }
    Plot plot = chart instanceof Chart.Lines lines ? lines(lines) : bars((Chart.Bars) chart);
    return svg(chart, plot, WIDTH, HEIGHT, true);
  }

  static String svg(Chart chart, Plot plot, int width, int height, boolean legend)
      throws IOException {
    plot.setBackgroundPaint(Color.WHITE);
    plot.setInsets(new RectangleInsets(4, 8, 4, 28));
    JFreeChart drawn = new JFreeChart(chart.title(), new Font(FONT, Font.BOLD, 15), plot, legend);
    drawn.setBackgroundPaint(Color.WHITE);
    if (legend) {
      drawn.getLegend().setItemFont(new Font(FONT, Font.PLAIN, 12));
    }
    SVGGraphics2D svg = graphics();
    svg.setSVGCanvasSize(new Dimension(width, height));
    drawn.draw(svg, new Rectangle(width, height));
    StringWriter writer = new StringWriter();
    svg.stream(writer, true);
    String text = writer.toString();
    return text.substring(text.indexOf("<svg")).stripTrailing() + "\n"; // without the document type
  }

  private static SVGGraphics2D graphics() {
    Document document;
    try {
      document =
          DocumentBuilderFactory.newInstance()
              .newDocumentBuilder()
              .getDOMImplementation()
              .createDocument(SVGGraphics2D.SVG_NAMESPACE_URI, "svg", null);
    } catch (ParserConfigurationException e) {
      throw new IllegalStateException("this Java has no XML parser", e);
    }
    SVGGeneratorContext context = SVGGeneratorContext.createDefault(document);
    context.setComment(null);
    context.setPrecision(1);
    return new SVGGraphics2D(context, false);
  }

  private static XYPlot lines(Chart.Lines chart) {
    XYSeriesCollection data = new XYSeriesCollection();
    XYLineAndShapeRenderer renderer = new XYLineAndShapeRenderer();
    for (Chart.Series line : chart.series()) {
      XYSeries series = new XYSeries(line.label());
      for (Chart.Point point : line.points()) {
        series.add(StudyAxis.place(chart.x(), point.x()), StudyAxis.place(chart.y(), point.y()));
      }
      int index = data.getSeriesCount();
      data.addSeries(series);
      renderer.setSeriesPaint(index, COLOURS[index % COLOURS.length]);
      renderer.setSeriesStroke(index, stroke(index / COLOURS.length));
      renderer.setSeriesShape(index, marker(index));
    }
    XYPlot plot =
        new XYPlot(
            data,
            StudyAxis.of(
                chart.x(), data.getDomainLowerBound(false), data.getDomainUpperBound(false)),
            StudyAxis.of(chart.y(), data.getRangeLowerBound(false), data.getRangeUpperBound(false)),
            renderer);
    plot.setDomainGridlinePaint(GRID);
    plot.setRangeGridlinePaint(GRID);
    plot.setDomainGridlineStroke(new BasicStroke(1));
    plot.setRangeGridlineStroke(new BasicStroke(1));
    return plot;
  }

  private static BasicStroke stroke(int round) {
    return round == 0
        ? new BasicStroke(2)
        : new BasicStroke(2, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1, dashes(round), 0);
  }

  private static float[] dashes(int round) {
    return new float[] {8F / round, 4F};
  }

  /** A disk, a square or a triangle, so that lines on top of each other are seen. */
  private static Shape marker(int index) {
    return switch (index % 3) {
      case 0 -> new Ellipse2D.Double(-4, -4, 8, 8);
      case 1 -> new Rectangle2D.Double(-3, -3, 6, 6);
      default -> new Polygon(new int[] {0, 4, -4}, new int[] {-4, 3, 3}, 3);
    };
  }

  private static CategoryPlot bars(Chart.Bars chart) {
    DefaultCategoryDataset data = new DefaultCategoryDataset();
    BarRenderer renderer = new BarRenderer();
    renderer.setBarPainter(new StandardBarPainter());
    renderer.setShadowVisible(false);
    renderer.setItemMargin(0.05);
    double greatest = 0;
    for (Chart.Bar bar : chart.bars()) {
      renderer.setSeriesPaint(data.getRowCount(), COLOURS[data.getRowCount() % COLOURS.length]);
      for (int group = 0; group < chart.groupLabels().size(); group++) {
        double value = StudyAxis.place(chart.y(), bar.values().get(group));
        greatest = Math.max(greatest, value);
        data.addValue(value, bar.label(), chart.groupLabels().get(group));
      }
    }
    CategoryAxis groups = new CategoryAxis(chart.groups());
    groups.setLabelFont(new Font(FONT, Font.PLAIN, 13));
    groups.setTickLabelFont(new Font(FONT, Font.PLAIN, 12));
    groups.setMaximumCategoryLabelLines(5);
    groups.setCategoryLabelPositions(CategoryLabelPositions.STANDARD);
    CategoryPlot plot =
        new CategoryPlot(data, groups, StudyAxis.of(chart.y(), 0, greatest), renderer);
    plot.setRangeGridlinePaint(GRID);
    plot.setRangeGridlineStroke(new BasicStroke(1));
    return plot;
  }
}
