package org.certigjk.markup;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.StringJoiner;
import org.certigjk.json.VisibleText;

/**
 * An element of a drawing in SVG.
 *
 * <p><b>Guarantee.</b> {@link #toString} is well-formed XML: what is written into a text or an
 * attribute is escaped, and what XML does not allow is shown as {@link VisibleText#printable} shows
 * it. Coordinates are rounded to two digits after the point, so that the same picture has the same
 * bytes on every machine.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * SvgElement.of("g").with(SvgElement.circle("dot", 1, 2.5, 3)).toString();
 * // <g><circle class="dot" cx="1" cy="2.5" r="3"></circle></g>
 * }</pre>
 */
public final class SvgElement {

  private final String name;
  private final Map<String, String> attributes = new LinkedHashMap<>();
  private final StringBuilder content = new StringBuilder();

  private SvgElement(String name) {
    this.name = name;
  }

  /** Returns an empty element. */
  public static SvgElement of(String name) {
    return new SvgElement(name);
  }

  /**
   * Returns the root of a drawing of this size, which becomes smaller where there is less room.
   *
   * @param style the class of the drawing
   * @param words what is to be seen, for those who do not see it
   */
  public static SvgElement drawing(String style, double width, double height, String words) {
    return of("svg")
        .attr("xmlns", "http://www.w3.org/2000/svg")
        .attr("class", style)
        .attr("width", width)
        .attr("height", height)
        .attr("viewBox", "0 0 %s %s".formatted(digits(width), digits(height)))
        .attr("role", "img")
        .attr("aria-label", words)
        .with(of("rect").attr("class", "ground").attr("width", width).attr("height", height));
  }

  /** Returns a group that is moved to (x, y). */
  public static SvgElement groupAt(double x, double y) {
    return of("g").attr("transform", "translate(%s,%s)".formatted(digits(x), digits(y)));
  }

  /** Returns a line of text that starts, is centred or ends at (x, y). */
  public static SvgElement text(double x, double y, Anchor anchor, String text) {
    SvgElement element = of("text").attr("x", x).attr("y", y);
    return (anchor == Anchor.START ? element : element.attr("text-anchor", anchor.label))
        .with(VisibleText.printable(text));
  }

  /** Returns a segment. */
  public static SvgElement line(String style, double x1, double y1, double x2, double y2) {
    return of("line")
        .attr("class", style)
        .attr("x1", x1)
        .attr("y1", y1)
        .attr("x2", x2)
        .attr("y2", y2);
  }

  /** Returns a circle. */
  public static SvgElement circle(String style, double x, double y, double radius) {
    return of("circle").attr("class", style).attr("cx", x).attr("cy", y).attr("r", radius);
  }

  /** Returns a rectangle with its upper left corner at (x, y). */
  public static SvgElement rectangle(
      String style, double x, double y, double width, double height) {
    return of("rect")
        .attr("class", style)
        .attr("x", x)
        .attr("y", y)
        .attr("width", width)
        .attr("height", height);
  }

  /** Returns a square on its corner. */
  public static SvgElement diamond(String style, double x, double y, double radius) {
    return polygon(style, x, y - radius, x + radius, y, x, y + radius, x - radius, y);
  }

  /** Returns a polygon with corners (x₀, y₀), (x₁, y₁), …. */
  public static SvgElement polygon(String style, double... corners) {
    return of("polygon").attr("class", style).attr("points", points(corners));
  }

  /** Returns a line through (x₀, y₀), (x₁, y₁), …. */
  public static SvgElement polyline(String style, double... corners) {
    return of("polyline").attr("class", style).attr("points", points(corners));
  }

  private static String points(double[] corners) {
    StringJoiner points = new StringJoiner(" ");
    for (int k = 0; k < corners.length; k += 2) {
      points.add(digits(corners[k]) + "," + digits(corners[k + 1]));
    }
    return points.toString();
  }

  /** Sets an attribute. */
  public SvgElement attr(String attribute, String value) {
    attributes.put(attribute, escaped(value));
    return this;
  }

  /** Sets an attribute. */
  public SvgElement attr(String attribute, double value) {
    return attr(attribute, digits(value));
  }

  /** Adds elements; what is done to them later is not seen here. */
  public SvgElement with(SvgElement... elements) {
    for (SvgElement element : elements) {
      content.append(element);
    }
    return this;
  }

  /** Adds text. */
  public SvgElement with(String text) {
    content.append(escaped(text));
    return this;
  }

  /** Adds the element on a line of its own. */
  public SvgElement withLine(SvgElement element) {
    content.append('\n').append(element);
    return this;
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("<").append(name);
    attributes.forEach((key, value) -> text.append(" %s=\"%s\"".formatted(key, value)));
    return text.append('>').append(content).append("</" + name + ">").toString();
  }

  /** Returns the number with at most two digits after the point. */
  public static String digits(double value) {
    long hundredths = Math.round(value * 100);
    String sign = hundredths < 0 ? "-" : "";
    long size = Math.abs(hundredths);
    String fraction = size % 100 == 0 ? "" : "." + size % 100 / 10 + digitOrNothing(size % 10);
    return sign + size / 100 + fraction;
  }

  private static String digitOrNothing(long digit) {
    return digit == 0 ? "" : Long.toString(digit);
  }

  private static String escaped(String text) {
    return VisibleText.printableLines(text)
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;")
        .replace("'", "&#x27;");
  }

  /** Where a text stands. */
  public enum Anchor {
    /** To the right of the point. */
    START("start"),
    /** On both sides of it. */
    MIDDLE("middle"),
    /** To the left of it. */
    END("end");

    private final String label;

    Anchor(String label) {
      this.label = label;
    }
  }
}
