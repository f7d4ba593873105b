package org.certigjk.study.drawing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import javax.xml.parsers.DocumentBuilderFactory;
import org.certigjk.study.Chart;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class ChartSvgTest {

  private static final Chart.Axis LINEAR = Chart.Axis.linear("x");
  private static final Chart.Axis LOGARITHMIC = Chart.Axis.logarithmic("y < 1 & \"more\"");

  private static Document parsed(Chart chart) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(ChartSvg.of(chart))));
  }

  private static List<Element> all(Document svg, String tag, String style) {
    List<Element> found = new ArrayList<>();
    NodeList nodes = svg.getElementsByTagName(tag);
    for (int k = 0; k < nodes.getLength(); k++) {
      Element element = (Element) nodes.item(k);
      if (element.getAttribute("class").matches(style)) {
        found.add(element);
      }
    }
    return found;
  }

  private static List<String> texts(Document svg) {
    return all(svg, "text", ".*").stream().map(Element::getTextContent).toList();
  }

  private static double number(Element element, String attribute) {
    return Double.parseDouble(element.getAttribute(attribute));
  }

  private static Chart.Series series(String label, double... coordinates) {
    List<Chart.Point> points = new ArrayList<>();
    for (int k = 0; k < coordinates.length; k += 2) {
      points.add(new Chart.Point(coordinates[k], coordinates[k + 1]));
    }
    return new Chart.Series(label, points);
  }

  private static Chart lines(Chart.Axis x, Chart.Axis y, Chart.Series... series) {
    return new Chart.Lines("name", "A title", x, y, List.of(series));
  }

  @Test
  void everyPointIsInTheFrame() throws Exception {
    SplittableRandom random = new SplittableRandom(18);
    for (int run = 0; run < 50; run++) {
      double[] points = new double[40];
      for (int k = 0; k < points.length; k++) {
        points[k] = Math.pow(10, random.nextInt(-30, 30) * random.nextDouble());
      }
      Chart.Axis axis = run % 2 == 0 ? LINEAR : LOGARITHMIC;
      Document svg = parsed(lines(axis, axis, series("a", points)));
      Element frame = all(svg, "rect", "frame").get(0);
      List<Element> marks = all(svg, "circle", "c0 mark");
      assertEquals(points.length / 2 + 1, marks.size(), "the points, and one in the legend");
      for (Element mark : marks.subList(0, points.length / 2)) {
        double x = number(mark, "cx") - number(frame, "x");
        double y = number(mark, "cy") - number(frame, "y");
        assertTrue(0 <= x && x <= number(frame, "width"), () -> "x " + x);
        assertTrue(0 <= y && y <= number(frame, "height"), () -> "y " + y);
      }
    }
  }

  @Test
  void pointsAreWhereTheirNumbersAre() throws Exception {
    Document svg = parsed(lines(LINEAR, LOGARITHMIC, series("a", 0, 1, 1, 10, 3, 1000)));
    List<Element> marks = all(svg, "circle", "c0 mark");
    double[] x = marks.stream().mapToDouble(mark -> number(mark, "cx")).toArray();
    double[] y = marks.stream().mapToDouble(mark -> number(mark, "cy")).toArray();
    assertEquals((x[2] - x[0]) / 3, x[1] - x[0], 0.01);
    assertEquals((y[0] - y[2]) / 3, y[0] - y[1], 0.01);
    assertTrue(y[2] < y[0], "upwards");
  }

  @Test
  void ticksAreRound() throws Exception {
    List<String> linear = texts(parsed(lines(LINEAR, LINEAR, series("a", 0, 3, 20, 17))));
    assertTrue(linear.containsAll(List.of("0", "5", "10", "15", "20")), linear::toString);
    List<String> few = texts(parsed(lines(LINEAR, LOGARITHMIC, series("a", 0, 0.02, 1, 0.3))));
    assertTrue(few.containsAll(List.of("0.02", "0.05", "0.1", "0.2")), few::toString);
    List<String> many = texts(parsed(lines(LOGARITHMIC, LINEAR, series("a", 1e-14, 3, 1, 17))));
    assertTrue(many.containsAll(List.of("10⁻¹⁴", "10⁻¹²", "10⁻²", "10⁰")), many::toString);
    assertFalse(many.contains("10⁻¹³"), many::toString);
  }

  /** A tick stands where a point of its number would stand. */
  @Test
  void ticksAreWhereTheirNumbersAre() {
    ChartScale scale =
        ChartScale.vertical(LOGARITHMIC, new double[] {2e-7, 3e4}, /* bottom= */ 300, /* top= */ 0);
    double decade = scale.at(1) - scale.at(10);
    for (ChartScale.Tick tick : scale.ticks()) {
      double at = scale.at(1) - decade * Math.log10(tick.value());
      assertEquals(at, scale.at(tick.value()), 1e-9, tick::toString);
      assertTrue(0 <= at && at <= 300, tick::toString);
    }
  }

  @Test
  void whatHasNoLogarithmLeavesAGap() throws Exception {
    Chart chart =
        lines(LINEAR, LOGARITHMIC, series("a", 0, 1, 1, 2, 2, 0, 3, 2, 4, 1, 5, Double.NaN));
    Document svg = parsed(chart);
    assertEquals(2, all(svg, "polyline", "c0 line").size());
    assertEquals(4 + 1, all(svg, "circle", "c0 mark").size());
  }

  @Test
  void aChartWithoutPointsIsDrawn() throws Exception {
    assertEquals(1, all(parsed(lines(LINEAR, LOGARITHMIC)), "rect", "frame").size());
    Document svg = parsed(lines(LINEAR, LOGARITHMIC, series("none"), series("one", 3, 3)));
    assertFalse(texts(svg).contains("none"), "only what is shown is in the legend");
    assertTrue(texts(svg).contains("one"));
  }

  @Test
  void linesDifferInColourShapeOrDashes() throws Exception {
    Chart.Series[] many = new Chart.Series[20];
    for (int k = 0; k < many.length; k++) {
      many[k] = series("line " + k, 0, k, 1, k);
    }
    Document svg = parsed(lines(LINEAR, LINEAR, many));
    assertEquals(12, all(svg, "polyline", "c. line dashed").size());
    assertEquals(many.length, texts(svg).stream().filter(t -> t.startsWith("line ")).count());
  }

  @Test
  void labelsOfTheLegendDoNotOverlap() throws Exception {
    Chart.Series[] many = new Chart.Series[9];
    for (int k = 0; k < many.length; k++) {
      many[k] = series("a line with a long label, number " + k, 0, k, 1, k);
    }
    List<Element> labels =
        all(parsed(lines(LINEAR, LINEAR, many)), "text", "").stream()
            .filter(text -> text.getTextContent().startsWith("a line"))
            .toList();
    for (Element first : labels) {
      double end = number(first, "x") + ChartStyle.width(first.getTextContent());
      assertTrue(end <= ChartFrame.WIDTH, first::getTextContent);
      for (Element second : labels) {
        boolean sameLine = first.getAttribute("y").equals(second.getAttribute("y"));
        boolean after = number(second, "x") > number(first, "x");
        assertTrue(!sameLine || !after || number(second, "x") > end, first::getTextContent);
      }
    }
  }

  private static Chart dots(Chart.Axis axis, Chart.Dot... dots) {
    return new Chart.Dots("name", "A title", axis, axis, List.of("exact", "near"), List.of(dots));
  }

  /** Returns what a text covers: left, top, right and bottom. */
  private static double[] covered(Element text) {
    double width = ChartStyle.width(text.getTextContent());
    String anchor = text.getAttribute("text-anchor");
    double left =
        number(text, "x") - (anchor.isEmpty() ? 0 : anchor.equals("end") ? 1 : 0.5) * width;
    double top = number(text, "y") - 11;
    return text.getAttribute("transform").isEmpty()
        ? new double[] {left, top, left + width, top + 13}
        : new double[] {top, -left - width, top + 13, -left};
  }

  private static boolean isApart(double[] one, double[] other) {
    return one[2] <= other[0] || other[2] <= one[0] || one[3] <= other[1] || other[3] <= one[1];
  }

  /** A name is in the frame, and covers neither dots nor other names. */
  @Test
  void namesOfDotsCoverNothing() throws Exception {
    Chart.Dot[] dots = new Chart.Dot[12];
    for (int k = 0; k < dots.length; k++) {
      double high = 30 + 37 * k % 60;
      dots[k] = new Chart.Dot("name of dot " + k, 1 + k, List.of(high, high / 3), k == 0);
    }
    Document svg = parsed(dots(LINEAR, dots));
    Element frame = all(svg, "rect", "frame").get(0);
    double right = number(frame, "x") + number(frame, "width");
    double bottom = number(frame, "y") + number(frame, "height");
    List<Element> names =
        all(svg, "text", "").stream()
            .filter(text -> text.getTextContent().startsWith("name of dot"))
            .toList();
    assertEquals(dots.length, names.size());
    for (Element name : names) {
      String text = name.getTextContent();
      assertEquals(text.equals("name of dot 0") ? "bold" : "", name.getAttribute("font-weight"));
      double[] box = covered(name);
      assertTrue(number(frame, "x") <= box[0] && box[2] <= right, text);
      assertTrue(number(frame, "y") <= box[1] && box[3] <= bottom, text);
      for (Element other : names) {
        assertTrue(other == name || isApart(box, covered(other)), text);
      }
      for (Element mark : all(svg, "circle", "c0 mark")) {
        double x = number(mark, "cx");
        double y = number(mark, "cy");
        assertTrue(isApart(box, new double[] {x - 4, y - 4, x + 4, y + 4}), text);
      }
    }
  }

  /** Between two others there is only room along the stem. */
  @Test
  void aNameBetweenStemsIsUpright() throws Exception {
    List<Double> y = List.of(60.0, 1.0);
    Document svg =
        parsed(
            dots(
                LINEAR,
                new Chart.Dot("first", 0, y, /* stressed= */ false),
                new Chart.Dot("left of it", 4.5, y, /* stressed= */ false),
                new Chart.Dot("a name", 5, y, /* stressed= */ false),
                new Chart.Dot("right of it", 5.5, y, /* stressed= */ false),
                new Chart.Dot("last", 10, y, /* stressed= */ false)));
    List<String> upright =
        all(svg, "text", "").stream()
            .filter(text -> text.getAttribute("transform").equals("rotate(-90)"))
            .map(Element::getTextContent)
            .toList();
    assertEquals(List.of("a name"), upright);
  }

  @Test
  void dotsStandWhereTheirNumbersAre() throws Exception {
    Document svg =
        parsed(
            dots(
                LOGARITHMIC,
                new Chart.Dot("a", 1, List.of(100.0, 1.0), /* stressed= */ false),
                new Chart.Dot("b", 10, List.of(10.0, 10.0), /* stressed= */ false),
                new Chart.Dot("none", 100, List.of(10.0, 0.0), /* stressed= */ false)));
    assertFalse(texts(svg).contains("none"), "zero has no logarithm");
    List<Element> exact = all(svg, "circle", "c0 mark");
    List<Element> near = all(svg, "rect", "c1 mark");
    assertEquals(2 + 1, exact.size(), "and one in the legend");
    assertEquals(2 + 1, near.size(), "and one in the legend");
    double high = number(exact.get(0), "cy");
    double middle = number(exact.get(1), "cy");
    double low = number(near.get(0), "y") + number(near.get(0), "height") / 2;
    assertEquals(middle - high, low - middle, 0.02);
    assertTrue(high < middle, "upwards");
    assertTrue(texts(svg).containsAll(List.of("exact", "near", "a", "b")));
  }

  @Test
  void aDotHasANumberOfEachKind() {
    Chart.Dot dot = new Chart.Dot("a", 1, List.of(1.0), /* stressed= */ false);
    assertThrows(IllegalArgumentException.class, () -> dots(LINEAR, dot));
  }

  @Test
  void barsStandOnTheFrame() throws Exception {
    Chart chart =
        new Chart.Bars(
            "name",
            "A title",
            "groups",
            LINEAR,
            List.of("a group with a very long label that has to be wrapped", "b"),
            List.of(
                new Chart.Bar("one", List.of(1.0, 0.0)), new Chart.Bar("two", List.of(2.0, 4.0))));
    Document svg = parsed(chart);
    Element frame = all(svg, "rect", "frame").get(0);
    double bottom = number(frame, "y") + number(frame, "height");
    List<Element> bars = all(svg, "rect", "c1 mark");
    assertEquals(2 + 1, bars.size(), "and one in the legend");
    for (Element bar : bars.subList(0, 2)) {
      assertEquals(bottom, number(bar, "y") + number(bar, "height"), 0.02);
    }
    assertEquals(2, number(bars.get(1), "height") / number(bars.get(0), "height"), 1e-3);
    assertTrue(texts(svg).containsAll(List.of("1", "2", "4")), "their numbers");
  }

  @Test
  void heatMapIsDarkerTheMore() throws Exception {
    Chart chart =
        new Chart.HeatMap(
            "name",
            "A title",
            List.of("r"),
            List.of("a", "b", "c", "d"),
            Chart.Axis.linear("failures in %"),
            List.of(
                List.of(
                    new Chart.Cell(10, "10"),
                    new Chart.Cell(90, "90"),
                    new Chart.Cell(0, "0"),
                    Chart.Cell.empty())));
    Document svg = parsed(chart);
    List<Element> cells = all(svg, "rect", "cell").subList(0, 2);
    int light = Integer.decode(cells.get(0).getAttribute("fill")) >> 8 & 0xFF;
    int dark = Integer.decode(cells.get(1).getAttribute("fill")) >> 8 & 0xFF;
    assertTrue(dark < light, dark + " " + light);
    assertTrue(texts(svg).containsAll(List.of("r", "a", "10", "90", "not measured", "67.5")));
  }

  @Test
  void countryDoesNotMatter() {
    Chart chart = lines(LINEAR, LOGARITHMIC, series("a", 0.5, 0.25, 1.5, 12345));
    String here = ChartSvg.of(chart);
    Locale before = Locale.getDefault();
    Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab")); // with digits of its own
    try {
      assertEquals(here, ChartSvg.of(chart));
    } finally {
      Locale.setDefault(before);
    }
  }
}
