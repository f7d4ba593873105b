package org.certigjk.referee.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.certigjk.referee.Outcome;
import org.certigjk.referee.Outcome.Answer;
import org.certigjk.referee.Outcome.Points;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.Pose;
import org.certigjk.vectors.Poses;
import org.certigjk.vectors.Query;
import org.certigjk.vectors.family.Family;
import org.certigjk.vectors.truth.Truth;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** Pictures of pairs: what is in them, and that whatever can be asked can be drawn. */
class PictureTest {

  private static final int LARGEST_FILE = 40_000;

  @TestFactory
  Stream<DynamicTest> everyFamilyCanBeDrawn() {
    return Stream.of(Family.values())
        .map(
            family ->
                DynamicTest.dynamicTest(
                    family.label(),
                    () -> {
                      for (int n = 2; n <= 3; n++) {
                        if (family.hasDimension(n)) {
                          demandDrawing(family.generate(1, n, 12));
                        }
                      }
                    }));
  }

  private static void demandDrawing(PointPair pair) throws Exception {
    Query query = Query.of(pair);
    double[] p = pair.a()[0];
    Outcome outcome = new Answer(null, 1.5, Points.of(p, new double[p.length]), 0.25);
    String svg = svg(query, outcome);
    assertEquals(svg, svg(query, outcome));
    assertTrue(svg.getBytes(StandardCharsets.UTF_8).length < LARGEST_FILE);
    NodeList all = parsed(svg).getElementsByTagName("*");
    for (int i = 0; i < all.getLength(); i++) {
      for (String name : List.of("x", "y", "cx", "cy", "r", "x1", "y1", "x2", "y2", "points")) {
        demandNumbers(((Element) all.item(i)).getAttribute(name));
      }
    }
  }

  private static void demandNumbers(String attribute) {
    for (String number : attribute.split("[ ,]")) {
      assertTrue(number.isEmpty() || Math.abs(Double.parseDouble(number)) < 10_000, attribute);
    }
  }

  private static String svg(Query query, Outcome outcome) {
    return Picture.of(query, new Truth().of(query), outcome).svg().orElseThrow();
  }

  private static Document parsed(String svg) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(svg)));
  }

  private static Query query(double[][] a, double[][] b) {
    return Query.of(PointPair.of(a, b));
  }

  private static Outcome distance(double d) {
    return new Answer(null, d, null, null);
  }

  @Test
  void circlesHaveTheExactAndTheClaimedDistanceAsRadius() throws Exception {
    Query query = query(new double[][] {{3, -4}, {3, 4}}, new double[][] {{0, 0}});
    Document picture = parsed(svg(query, distance(4.5)));
    double exact = radius(picture, "truth");
    double claimed = radius(picture, "claim");
    assertEquals(1.5, claimed / exact, 0.001);
  }

  /**
   * The claimed normal is seen where its line meets the supporting plane: σ away if it is right.
   */
  @Test
  void aClaimedNormalIsMarkedOnce() throws Exception {
    Query query = query(new double[][] {{3, -4}, {3, 4}}, new double[][] {{0, 0}});
    Answer nothing = new Answer(null, null, null, null);
    Outcome right = nothing.withNormal(7, 0);
    Outcome both =
        new Answer(null, null, Points.of(new double[] {3, 0}, new double[] {0, 0}), null)
            .withNormal(7, 0);
    Outcome wrong = nothing.withNormal(4, 1);
    assertEquals(0, diamonds(query, nothing.withNormal(0, 0)));
    assertEquals(1, diamonds(query, right));
    assertEquals(3, diamonds(query, both)); // p, q and p − q
    assertEquals(1, diamonds(query, wrong));
    assertFalse(svg(query, right).equals(svg(query, wrong)));
  }

  /** How many are drawn, without that of the legend. */
  private static int diamonds(Query query, Outcome outcome) {
    return svg(query, outcome).split("claim mark", -1).length - 2;
  }

  private static double radius(Document picture, String style) {
    NodeList circles = picture.getElementsByTagName("circle");
    for (int i = 0; i < circles.getLength(); i++) {
      Element circle = (Element) circles.item(i);
      if (circle.getAttribute("class").equals(style)) {
        return Double.parseDouble(circle.getAttribute("r"));
      }
    }
    throw new AssertionError("no circle of " + style);
  }

  @Test
  void gapThatWouldNotBeSeenIsDrawnAgainFromNearby() throws Exception {
    double[][] a = {{1 + 0x1p-52, -1}, {1 + 0x1p-52, 1}, {2, 0}};
    Query query = query(a, new double[][] {{1, -1}, {1, 1}, {0, 0}});
    String svg = svg(query, distance(0));
    assertTrue(svg.contains("A and B, nearer"));
    assertTrue(svg.contains("1e-16") || svg.contains("2e-16"), "the scale is told");
    String[] sides = svg.substring(svg.indexOf("A and B, nearer")).split("<polygon ", 4);
    double left = xs(sides[1]).min().orElseThrow();
    double right = xs(sides[2]).max().orElseThrow();
    assertTrue(left - right > 50, "A is " + (left - right) + " pixels to the right of B");
  }

  private static java.util.stream.DoubleStream xs(String polygon) {
    String points = polygon.substring(polygon.indexOf("points=\"") + 8);
    return Arrays.stream(points.substring(0, points.indexOf('"')).split(" "))
        .mapToDouble(point -> Double.parseDouble(point.split(",")[0]));
  }

  @Test
  void extremesOfTheRangeCanBeDrawn() throws Exception {
    double huge = Double.MAX_VALUE;
    double tiny = Double.MIN_VALUE;
    demandDrawing(PointPair.of(new double[][] {{huge, huge}}, new double[][] {{-huge, -huge}}));
    demandDrawing(PointPair.of(new double[][] {{tiny, 0}}, new double[][] {{0, tiny}}));
    demandDrawing(
        PointPair.of(
            new double[][] {{huge, tiny, 0}, {0, huge, 1}}, new double[][] {{0, 0, -tiny}}));
    demandDrawing(PointPair.of(new double[][] {{1, 2, 3}}, new double[][] {{1, 2, 3}}));
  }

  @Test
  void claimsThatAreNoPlacesAreLeftOut() {
    Query query = query(new double[][] {{0, 0}}, new double[][] {{1, 0}});
    double[] nowhere = {Double.NaN, Double.POSITIVE_INFINITY};
    Outcome outcome = new Answer(null, Double.NaN, Points.of(nowhere, nowhere), -1.0);
    assertTrue(svg(query, outcome).contains("none claimed"));
    Outcome far = new Answer(null, 1e300, Points.of(new double[] {1e300, 0}, nowhere), null);
    assertTrue(svg(query, far).contains("<svg"));
    Outcome outside =
        new Answer(null, 1.0, Points.of(new double[] {1e9, 0}, new double[] {0, 1e9}), null);
    assertTrue(
        Picture.of(query, new Truth().of(query), outside)
            .words()
            .contains("The claimed points are too far away to be drawn."));
  }

  @Test
  void bodiesWithPosesAreDrawnWhereTheyAre() {
    PointPair pair = PointPair.of(new double[][] {{0, 0}, {1, 0}}, new double[][] {{0, 0}});
    Pose up = Pose.of(new double[][] {{1, 0, 0}, {0, 1, 10}});
    Pose still = Pose.of(new double[][] {{1, 0, 0}, {0, 1, 0}});
    String posed = svg(new Query(pair, new Poses(up, still)), distance(10));
    Query moved = query(new double[][] {{0, 10}, {1, 10}}, new double[][] {{0, 0}});
    assertEquals(svg(moved, distance(10)), posed);
  }

  @Test
  void lineAndManyDimensionsAreSaidInWords() {
    Query line = query(new double[][] {{0}}, new double[][] {{1}});
    Picture picture = Picture.of(line, new Truth().of(line), distance(1));
    assertTrue(picture.svg().isEmpty());
    assertEquals(List.of("There is no picture of the line."), picture.words());
    Query four = query(new double[][] {{0, 0, 0, 0}}, new double[][] {{1, 0, 0, 0}});
    assertEquals(
        List.of("There is no picture of 4 dimensions."),
        Picture.of(four, new Truth().of(four), distance(1)).words());
  }

  @Test
  void manyPointsStayASmallFile() {
    double[][] a = new double[1000][];
    Arrays.setAll(
        a, i -> new double[] {Math.rint(1e6 * Math.cos(i)), Math.rint(1e6 * Math.sin(i))});
    assertTrue(svg(query(a, new double[][] {{3e6, 0}}), distance(0)).length() < LARGEST_FILE);
  }

  @Test
  void noScriptAndNothingFromElsewhere() {
    String svg = svg(query(new double[][] {{0, 0}}, new double[][] {{1, 0}}), distance(1));
    for (String word : List.of("<script", "href", "@import", "url(", "font-face")) {
      assertFalse(svg.contains(word), word);
    }
  }
}
