package org.certigjk.study.drawing;

import java.util.List;
import org.certigjk.markup.SvgElement;
import org.certigjk.markup.SvgElement.Anchor;
import org.certigjk.study.Chart;
import org.certigjk.study.Numbers;

/**
 * Draws a heat map: the ground for nothing, the darker the more, grey where nothing was measured.
 */
final class HeatMapDrawing {

  /** From little to much; readable in grey, too. */
  private static final int[] SHADES = {0xFFF5D6, 0xFDC46B, 0xE8702A, 0x8E1B1B};

  private static final double CELL_HEIGHT = 21;
  private static final double MARGIN = 16;
  private static final double TITLE = 40;

  /** Of 45 degrees, at which the labels of the columns are written. */
  private static final double SLANT = StrictMath.sqrt(0.5);

  private static final double LIGHT_FROM = 0.78;
  private static final int KEYS = 5;
  private static final double KEY = 46;

  private final Chart.HeatMap map;
  private final double largest;
  private final double left;
  private final double top;
  private final double cell;

  private HeatMapDrawing(Chart.HeatMap map) {
    this.map = map;
    this.largest =
        map.cells().stream()
            .flatMap(List::stream)
            .mapToDouble(Chart.Cell::value)
            .filter(value -> value > 0)
            .max()
            .orElse(1);
    this.left = MARGIN + widest(map.rows()) + 8;
    this.top = TITLE + SLANT * widest(map.columns()) + 12;
    double text = widest(map.cells().stream().flatMap(List::stream).map(Chart.Cell::text).toList());
    this.cell = Math.max(30, text + 6);
  }

  static SvgElement of(Chart.HeatMap map) {
    return new HeatMapDrawing(map).svg();
  }

  private static double widest(List<String> labels) {
    return labels.stream().mapToDouble(ChartStyle::width).max().orElse(0);
  }

  private SvgElement svg() {
    double slanted = 0;
    for (int k = 0; k < map.columns().size(); k++) {
      double end = (k + 1) * cell + SLANT * ChartStyle.width(map.columns().get(k));
      slanted = Math.max(slanted, end);
    }
    double bottom = top + map.rows().size() * CELL_HEIGHT;
    double keys = (KEYS + 1) * (KEY + 8) + ChartStyle.width("not measured");
    double width = Math.max(left + slanted, MARGIN + keys);
    double title = 2 * MARGIN + ChartStyle.width(map.title()) * 1.35; // bold, and larger
    SvgElement svg = ChartStyle.drawing(Math.max(width + MARGIN, title), bottom + 64, map.title());
    for (int column = 0; column < map.columns().size(); column++) {
      double x = left + (column + 0.5) * cell;
      svg.withLine(
          SvgElement.groupAt(x + 3, top - 6)
              .with(
                  SvgElement.text(0, 0, Anchor.START, map.columns().get(column))
                      .attr("transform", "rotate(-45)")));
    }
    for (int row = 0; row < map.rows().size(); row++) {
      double y = top + row * CELL_HEIGHT;
      svg.withLine(SvgElement.text(left - 8, y + 15, Anchor.END, map.rows().get(row)));
      for (int column = 0; column < map.columns().size(); column++) {
        Chart.Cell shown = map.cells().get(row).get(column);
        svg.withLine(box(shown.value(), left + column * cell, y, cell, CELL_HEIGHT));
        if (!shown.text().isEmpty()) {
          svg.with(text(shown, left + (column + 0.5) * cell, y + 14.5));
        }
      }
    }
    key(svg, bottom + 20);
    return svg;
  }

  private SvgElement box(double value, double x, double y, double width, double height) {
    String style = value > 0 ? "cell" : Double.isNaN(value) ? "empty" : "none";
    SvgElement box = SvgElement.rectangle(style, x, y, width, height);
    return value > 0 ? box.attr("fill", shade(value / largest)) : box;
  }

  private SvgElement text(Chart.Cell shown, double x, double y) {
    String colour =
        !(shown.value() > 0) ? "" : shown.value() / largest > LIGHT_FROM ? " light" : " dark";
    return SvgElement.text(x, y, Anchor.MIDDLE, shown.text()).attr("class", "small" + colour);
  }

  /** Says what the colours mean. */
  private void key(SvgElement svg, double y) {
    double x = MARGIN;
    for (int k = 0; k < KEYS; k++) {
      double value = largest * k / (KEYS - 1);
      Chart.Cell sample = new Chart.Cell(value, Numbers.significant(value, 3));
      svg.withLine(box(value, x, y, KEY, CELL_HEIGHT));
      svg.with(text(sample, x + KEY / 2, y + 14.5));
      x += KEY;
    }
    svg.with(SvgElement.text(x + 8, y + 15, Anchor.START, map.values().label()));
    if (map.cells().stream().flatMap(List::stream).anyMatch(c -> Double.isNaN(c.value()))) {
      x += 8 + ChartStyle.width(map.values().label()) + 24;
      svg.with(box(Double.NaN, x, y, cell, CELL_HEIGHT));
      svg.with(SvgElement.text(x + cell + 8, y + 15, Anchor.START, "not measured"));
    }
  }

  /** Returns the colour at a place between 0 and 1. */
  private static String shade(double share) {
    double place = share * (SHADES.length - 1);
    int below = Math.min((int) place, SHADES.length - 2);
    int colour = 0;
    for (int shift = 16; shift >= 0; shift -= 8) {
      int from = SHADES[below] >> shift & 0xFF;
      int to = SHADES[below + 1] >> shift & 0xFF;
      colour = colour << 8 | (int) Math.round(from + (place - below) * (to - from));
    }
    return "#%06x".formatted(colour);
  }
}
