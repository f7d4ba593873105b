package org.certigjk.referee.picture;

import static org.certigjk.markup.SvgElement.circle;
import static org.certigjk.markup.SvgElement.diamond;
import static org.certigjk.markup.SvgElement.line;
import static org.certigjk.markup.SvgElement.text;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Conversions;
import org.certigjk.geometry.Vec;
import org.certigjk.markup.SvgElement;
import org.certigjk.markup.SvgElement.Anchor;
import org.certigjk.referee.text.Wording;
import org.jspecify.annotations.Nullable;

/**
 * One square of a picture: a window of the plane with what was drawn in it, a title and a scale.
 */
final class PicturePanel {

  static final int WIDTH = 2 * PictureWindow.PIXELS;
  static final int HEIGHT = WIDTH + 44;

  private static final int TITLE = 20;
  private static final int MARGIN = 12;
  private static final double LARGEST_RADIUS = 4000;

  private final String title;
  private final PictureWindow window;
  private final SvgElement drawing;

  PicturePanel(String title, PictureWindow window) {
    this.title = title;
    this.window = window;
    this.drawing =
        SvgElement.of("svg")
            .attr("x", 0)
            .attr("y", TITLE)
            .attr("width", WIDTH)
            .attr("height", WIDTH)
            .attr("viewBox", "-150 -150 300 300")
            .with(
                SvgElement.rectangle(
                    "paper", -PictureWindow.PIXELS, -PictureWindow.PIXELS, WIDTH, WIDTH));
  }

  void polygon(String style, FlatPolygon polygon) {
    List<Pixel> corners = window.pixels(polygon);
    if (corners.size() == 1) {
      drawing.with(circle(style + " dot", corners.get(0).x(), corners.get(0).y(), 3));
    } else if (!corners.isEmpty()) {
      drawing.with(
          SvgElement.polygon(
              style,
              corners.stream().flatMapToDouble(c -> DoubleStream.of(c.x(), c.y())).toArray()));
    }
  }

  void dot(String style, Vec<BigFraction> x, double radius) {
    Pixel pixel = window.pixel(x);
    if (window.shows(x)) {
      drawing.with(circle(style, pixel.x(), pixel.y(), radius));
    }
  }

  /** Marks a claimed point. */
  void claim(Vec<BigFraction> x) {
    Pixel pixel = window.pixel(x);
    if (window.shows(x)) {
      drawing.with(diamond("claim mark", pixel.x(), pixel.y(), 6));
    }
  }

  /** Marks claimed points, those that cannot be told apart once. */
  void claims(List<Vec<BigFraction>> points) {
    List<Pixel> marked = new ArrayList<>();
    for (Vec<BigFraction> x : points) {
      Pixel pixel = window.pixel(x);
      if (marked.stream().noneMatch(mark -> mark.distance(pixel) < 1)) {
        claim(x);
        marked.add(pixel);
      }
    }
  }

  void segment(String style, Vec<BigFraction> from, Vec<BigFraction> to) {
    List<Pixel> ends = window.pixels(from, to);
    if (ends.size() == 2) {
      drawing.with(line(style, ends.get(0).x(), ends.get(0).y(), ends.get(1).x(), ends.get(1).y()));
    }
  }

  /**
   * A circle that is left out if it is too small or too large to be told from a point or a line.
   */
  void circleOf(String style, Vec<BigFraction> centre, double radius) {
    if (!Double.isFinite(radius)) {
      return;
    }
    Pixel pixel = window.pixel(centre);
    double pixels = window.pixels(Conversions.toRational(radius));
    if (pixels >= 1 && pixels <= LARGEST_RADIUS) {
      drawing.with(circle(style, pixel.x(), pixel.y(), pixels));
    }
  }

  /** A word beside a point, on the side that is away from the middle of something. */
  void label(String style, String word, Vec<BigFraction> x, Vec<BigFraction> middle) {
    if (!window.shows(x)) {
      return;
    }
    Pixel at = window.pixel(x);
    Pixel from = window.pixel(middle);
    double length = Math.max(at.distance(from), 1e-9);
    double dx = (at.x() - from.x()) / length;
    double dy = at.distance(from) < 1e-6 ? -1 : (at.y() - from.y()) / length;
    double beside = Math.abs(at.x() + 40 * dx) > PictureWindow.PIXELS ? -dx : dx; // within
    Anchor anchor = beside > 0.5 ? Anchor.START : beside < -0.5 ? Anchor.END : Anchor.MIDDLE;
    drawing.with(
        text(at.x() + 8 * beside, inside(at.y() + 11 * dy) + 4, anchor, word).attr("class", style));
  }

  /**
   * The name of a body, in the middle of what is seen of it, unless the other body is there too.
   *
   * @param other the other body
   */
  void name(String style, String name, FlatPolygon body, FlatPolygon other) {
    Pixel at = middle(window.pixels(body));
    Pixel there = middle(window.pixels(other));
    if (at == null) {
      return;
    }
    double shift = there != null && at.distance(there) < 24 ? (name.equals("A") ? -14 : 14) : 0;
    drawing.with(
        text(inside(at.x() + shift), inside(at.y()) + 5, Anchor.MIDDLE, name)
            .attr("class", style + " name"));
  }

  private static @Nullable Pixel middle(List<Pixel> corners) {
    if (corners.isEmpty()) {
      return null;
    }
    double x = corners.stream().mapToDouble(Pixel::x).sum() / corners.size();
    double y = corners.stream().mapToDouble(Pixel::y).sum() / corners.size();
    return corners.size() == 1 ? new Pixel(x, y - 18) : new Pixel(x, y);
  }

  /** Marks the origin. */
  void cross(Vec<BigFraction> origin) {
    Pixel at = window.pixel(origin);
    drawing.with(line("origin", at.x() - 6, at.y(), at.x() + 6, at.y()));
    drawing.with(line("origin", at.x(), at.y() - 6, at.x(), at.y() + 6));
    drawing.with(
        text(at.x() + 6, inside(at.y() + 14) + 4, Anchor.START, "0").attr("class", "origin"));
  }

  private static double inside(double x) {
    return Math.max(-PictureWindow.PIXELS + MARGIN, Math.min(x, PictureWindow.PIXELS - MARGIN));
  }

  /** Returns the panel with its upper left corner at (x, y). */
  SvgElement at(double x, double y) {
    return SvgElement.groupAt(x, y)
        .with(text(0, TITLE - 7, Anchor.START, title).attr("class", "title"))
        .with(drawing)
        .with(scale());
  }

  private SvgElement scale() {
    double length = window.pixels(PictureWindow.rational(window.scale()));
    double y = TITLE + WIDTH + 12;
    return SvgElement.of("g")
        .with(line("scale", 0, y, length, y))
        .with(line("scale", 0, y - 4, 0, y + 4))
        .with(line("scale", length, y - 4, length, y + 4))
        .with(text(length + 8, y + 4, Anchor.START, Wording.plain(window.scale())));
  }
}
