package org.certigjk.study;

import java.util.Arrays;
import java.util.List;

/** A chart of a report, as data: what {@link Study#charts} makes of its tables. */
public sealed interface Chart extends StudyReport.Block {

  /** Returns the name in kebab case, part of the name of the file. */
  String name();

  /** Returns the title. */
  String title();

  /**
   * An axis for numbers.
   *
   * @param label what it measures, with the unit
   * @param logarithmic whether equal steps are equal ratios; numbers must then be positive
   */
  record Axis(String label, boolean logarithmic) {

    /** Returns an axis on which equal steps are equal differences. */
    public static Axis linear(String label) {
      return new Axis(label, false);
    }

    /** Returns an axis on which equal steps are equal ratios. */
    public static Axis logarithmic(String label) {
      return new Axis(label, true);
    }
  }

  /**
   * A point of a line.
   *
   * @param x the abscissa
   * @param y the ordinate
   */
  record Point(double x, double y) {}

  /**
   * A line.
   *
   * @param label what it is, for the legend
   * @param points the points, from left to right
   */
  record Series(String label, List<Point> points) {

    /** Copies the list. */
    public Series {
      points = List.copyOf(points);
    }
  }

  /**
   * Lines with markers.
   *
   * @param name the name
   * @param title the title
   * @param x the horizontal axis
   * @param y the vertical axis
   * @param series the lines
   */
  record Lines(String name, String title, Axis x, Axis y, List<Series> series) implements Chart {

    /** Copies the list. */
    public Lines {
      series = List.copyOf(series);
    }
  }

  /**
   * Bars, in groups.
   *
   * @param name the name
   * @param title the title
   * @param groups what the groups are
   * @param y the vertical axis
   * @param groupLabels the label of each group
   * @param bars one set of bars for each label of the legend
   */
  record Bars(
      String name, String title, String groups, Axis y, List<String> groupLabels, List<Bar> bars)
      implements Chart {

    /** Copies and checks. */
    public Bars {
      groupLabels = List.copyOf(groupLabels);
      bars = List.copyOf(bars);
      for (Bar bar : bars) {
        if (bar.values().size() != groupLabels.size()) {
          throw new IllegalArgumentException(
              "%s: %s values for %s groups"
                  .formatted(bar.label(), bar.values().size(), groupLabels.size()));
        }
      }
    }
  }

  /**
   * Bars of one colour.
   *
   * @param label what they are, for the legend
   * @param values the value in each group
   */
  record Bar(String label, List<Double> values) {

    /** Copies the list. */
    public Bar {
      values = List.copyOf(values);
    }
  }

  /**
   * A heat map.
   *
   * @param name the name
   * @param title the title
   * @param rows the labels of the rows, from the top
   * @param columns the labels of the columns, from the left
   * @param values what the colours show
   * @param cells one row of cells for each label
   */
  record HeatMap(
      String name,
      String title,
      List<String> rows,
      List<String> columns,
      Axis values,
      List<List<Cell>> cells)
      implements Chart {

    /** Copies and checks. */
    public HeatMap {
      rows = List.copyOf(rows);
      columns = List.copyOf(columns);
      cells = cells.stream().map(List::copyOf).toList();
      int width = columns.size();
      if (cells.size() != rows.size() || cells.stream().anyMatch(row -> row.size() != width)) {
        throw new IllegalArgumentException(
            "%s: %s × %s cells are expected".formatted(name, rows.size(), width));
      }
    }
  }

  /**
   * A cell of a heat map.
   *
   * @param value the number that the colour shows; NaN leaves the cell empty, and where the axis is
   *     logarithmic 0 has a colour of its own
   * @param text what is written into it
   */
  record Cell(double value, String text) {

    /** Returns a cell where nothing was measured. */
    public static Cell empty() {
      return new Cell(Double.NaN, "");
    }
  }

  /**
   * Dots with their names beside them: what a thing costs, and several numbers that it has for
   * that.
   *
   * @param name the name
   * @param title the title
   * @param x the horizontal axis
   * @param y the vertical axis
   * @param kinds what the numbers of a dot are, for the legend
   * @param dots the dots
   */
  record Dots(String name, String title, Axis x, Axis y, List<String> kinds, List<Dot> dots)
      implements Chart {

    /** Copies and checks. */
    public Dots {
      kinds = List.copyOf(kinds);
      dots = List.copyOf(dots);
      for (Dot dot : dots) {
        if (dot.y().size() != kinds.size()) {
          throw new IllegalArgumentException(
              "%s: %s numbers of %s kinds".formatted(dot.label(), dot.y().size(), kinds.size()));
        }
      }
    }
  }

  /**
   * Dots one above the other, with one name.
   *
   * @param label what they belong to
   * @param x the abscissa
   * @param y the ordinate of each kind
   * @param stressed whether the name is written in bold letters
   */
  record Dot(String label, double x, List<Double> y, boolean stressed) {

    /** Copies the list. */
    public Dot {
      y = List.copyOf(y);
    }
  }

  /** Returns a line of two columns of a table. */
  static Series series(String label, StudyTable table, String x, String y) {
    double[] abscissas = table.numbers(x);
    double[] ordinates = table.numbers(y);
    Point[] points = new Point[abscissas.length];
    Arrays.setAll(points, i -> new Point(abscissas[i], ordinates[i]));
    return new Series(label, List.of(points));
  }
}
