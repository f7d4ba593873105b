package org.certigjk.cli.study;

import java.awt.Color;
import java.awt.Font;
import java.awt.Paint;
import java.io.IOException;
import java.util.List;
import org.certigjk.study.Chart;
import org.jfree.chart.annotations.XYTextAnnotation;
import org.jfree.chart.axis.AxisLocation;
import org.jfree.chart.axis.SymbolAxis;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.PaintScale;
import org.jfree.chart.renderer.xy.XYBlockRenderer;
import org.jfree.data.xy.DefaultXYZDataset;

/** Draws a heat map: white for nothing, the darker the more. */
final class StudyHeatMap {

  private static final int CELL_WIDTH = 62;
  private static final int CELL_HEIGHT = 26;
  private static final int LETTER = 7;

  /** From little to much; readable in grey, too. */
  private static final Color[] SHADES = {
    new Color(0xFFF5D6), new Color(0xFDC46B), new Color(0xE8702A), new Color(0x8E1B1B)
  };

  private static final Color NONE = new Color(0xFFFFFF);
  private static final Color EMPTY = new Color(0xE4E4E4);

  private StudyHeatMap() {}

  static String svg(Chart.HeatMap map) throws IOException {
    int rows = map.rows().size();
    int columns = map.columns().size();
    double[][] data = new double[3][rows * columns];
    XYPlot plot = new XYPlot(null, columnAxis(map), rowAxis(map), null);
    Scale scale = Scale.of(map);
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        Chart.Cell cell = map.cells().get(row).get(column);
        int place = row * columns + column;
        data[0][place] = column;
        data[1][place] = row;
        data[2][place] = cell.value();
        if (!cell.text().isEmpty()) {
          plot.addAnnotation(text(cell, column, row, scale), false);
        }
      }
    }
    DefaultXYZDataset cells = new DefaultXYZDataset();
    cells.addSeries("cells", data);
    XYBlockRenderer renderer = new XYBlockRenderer();
    renderer.setPaintScale(scale);
    plot.setDataset(cells);
    plot.setRenderer(renderer);
    plot.setDomainGridlinesVisible(false);
    plot.setRangeGridlinesVisible(false);
    plot.setDomainAxisLocation(AxisLocation.TOP_OR_LEFT);
    int width = 60 + LETTER * longest(map.rows()) + CELL_WIDTH * columns;
    int height = 70 + LETTER * longest(map.columns()) + CELL_HEIGHT * rows;
    return StudyDrawing.svg(map, plot, width, height, false);
  }

  private static int longest(List<String> labels) {
    return labels.stream().mapToInt(String::length).max().orElse(0);
  }

  private static SymbolAxis columnAxis(Chart.HeatMap map) {
    SymbolAxis axis = symbols(map.columns());
    axis.setVerticalTickLabels(true);
    axis.setLabel(map.values().label());
    return axis;
  }

  private static SymbolAxis rowAxis(Chart.HeatMap map) {
    SymbolAxis axis = symbols(map.rows());
    axis.setInverted(true);
    return axis;
  }

  private static SymbolAxis symbols(List<String> labels) {
    SymbolAxis axis = new SymbolAxis(null, labels.toArray(String[]::new));
    axis.setGridBandsVisible(false);
    axis.setLabelFont(new Font(StudyDrawing.FONT, Font.PLAIN, 12));
    axis.setTickLabelFont(new Font(StudyDrawing.FONT, Font.PLAIN, 11));
    axis.setRange(-0.5, labels.size() - 0.5);
    return axis;
  }

  private static XYTextAnnotation text(Chart.Cell cell, int column, int row, Scale scale) {
    XYTextAnnotation text = new XYTextAnnotation(cell.text(), column, row);
    text.setFont(new Font(StudyDrawing.FONT, Font.PLAIN, 11));
    text.setPaint(scale.share(cell.value()) > 0.6 ? Color.WHITE : Color.BLACK);
    return text;
  }

  /** The colours of numbers, from the smallest to the largest; 0 is none, NaN is an empty cell. */
  private record Scale(Chart.Axis axis, double low, double high) implements PaintScale {

    static Scale of(Chart.HeatMap map) {
      double low = Double.POSITIVE_INFINITY;
      double high = Double.NEGATIVE_INFINITY;
      for (List<Chart.Cell> row : map.cells()) {
        for (Chart.Cell cell : row) {
          if (cell.value() > 0) {
            double place = StudyAxis.place(map.values(), cell.value());
            low = Math.min(low, place);
            high = Math.max(high, place);
          }
        }
      }
      return new Scale(map.values(), map.values().logarithmic() ? low : Math.min(0, low), high);
    }

    /** Returns the place of a number between the smallest, 0, and the largest, 1. */
    double share(double value) {
      if (!(value > 0)) {
        return 0;
      }
      return high > low ? (StudyAxis.place(axis, value) - low) / (high - low) : 1;
    }

    @Override
    public double getLowerBound() {
      return Double.NEGATIVE_INFINITY;
    }

    @Override
    public double getUpperBound() {
      return Double.POSITIVE_INFINITY;
    }

    @Override
    public Paint getPaint(double value) {
      if (Double.isNaN(value)) {
        return EMPTY;
      }
      if (value <= 0) {
        return NONE;
      }
      double place = share(value) * (SHADES.length - 1);
      int below = Math.min((int) place, SHADES.length - 2);
      return mixed(SHADES[below], SHADES[below + 1], place - below);
    }

    private static Color mixed(Color from, Color to, double share) {
      return new Color(
          mixed(from.getRed(), to.getRed(), share),
          mixed(from.getGreen(), to.getGreen(), share),
          mixed(from.getBlue(), to.getBlue(), share));
    }

    private static int mixed(int from, int to, double share) {
      return (int) Math.round(from + share * (to - from));
    }
  }
}
