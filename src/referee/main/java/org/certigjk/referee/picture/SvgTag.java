package org.certigjk.referee.picture;

import j2html.tags.ContainerTag;
import java.util.List;
import java.util.StringJoiner;
import org.certigjk.referee.text.Wording;

/**
 * An element of a drawing in SVG. Coordinates are written with two digits after the point, so that
 * the same picture has the same bytes everywhere.
 */
public final class SvgTag extends ContainerTag<SvgTag> {

  private SvgTag(String name) {
    super(name);
  }

  static SvgTag of(String name) {
    return new SvgTag(name);
  }

  /** A line of text that starts, is centred or ends at (x, y). */
  static SvgTag text(double x, double y, Anchor anchor, String text) {
    SvgTag tag = of("text").number("x", x).number("y", y);
    return (anchor == Anchor.START ? tag : tag.attr("text-anchor", anchor.label))
        .withText(Wording.printable(text));
  }

  static SvgTag line(String style, double x1, double y1, double x2, double y2) {
    return of("line")
        .attr("class", style)
        .number("x1", x1)
        .number("y1", y1)
        .number("x2", x2)
        .number("y2", y2);
  }

  static SvgTag circle(String style, double x, double y, double radius) {
    return of("circle").attr("class", style).number("cx", x).number("cy", y).number("r", radius);
  }

  /** A square on its corner. */
  static SvgTag diamond(String style, double x, double y, double radius) {
    return polygon(
        style,
        List.of(
            new Pixel(x, y - radius),
            new Pixel(x + radius, y),
            new Pixel(x, y + radius),
            new Pixel(x - radius, y)));
  }

  static SvgTag polygon(String style, List<Pixel> corners) {
    StringJoiner points = new StringJoiner(" ");
    for (Pixel corner : corners) {
      points.add(digits(corner.x()) + "," + digits(corner.y()));
    }
    return of("polygon").attr("class", style).attr("points", points.toString());
  }

  SvgTag number(String attribute, double value) {
    return attr(attribute, digits(value));
  }

  /** Returns the number with at most two digits after the point. */
  static String digits(double value) {
    long hundredths = Math.round(value * 100);
    String sign = hundredths < 0 ? "-" : "";
    long size = Math.abs(hundredths);
    String fraction = size % 100 == 0 ? "" : "." + size % 100 / 10 + digitOrNothing(size % 10);
    return sign + size / 100 + fraction;
  }

  private static String digitOrNothing(long digit) {
    return digit == 0 ? "" : Long.toString(digit);
  }

  /** Where a text stands. */
  enum Anchor {
    START("start"),
    MIDDLE("middle"),
    END("end");

    private final String label;

    Anchor(String label) {
      this.label = label;
    }
  }

  /** A place in a panel: x to the right, y downwards. */
  record Pixel(double x, double y) {

    double distance(Pixel other) {
      return Math.sqrt((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y));
    }
  }
}
