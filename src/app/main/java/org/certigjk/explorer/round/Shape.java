package org.certigjk.explorer.round;

import java.util.Locale;
import java.util.function.Function;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.explorer.SceneException;
import org.certigjk.explorer.SceneText;
import org.certigjk.geometry.Polytope;
import org.jspecify.annotations.Nullable;

/**
 * What the points of a body stand for.
 *
 * <p>As text {@code ball,1/2} or {@code cone,1}, and nothing for the hull of the points.
 *
 * @param kind what the points stand for
 * @param radius the radius; 0 for a hull
 */
public record Shape(Kind kind, BigFraction radius) {

  /** What the points of a body stand for. */
  public enum Kind {
    /** The hull of the points. */
    HULL,
    /**
     * All points within the radius of the hull: around one point a ball, around two a capsule,
     * around the corners of a box a box with rounded edges.
     */
    BALL,
    /** The cone from point 0, the apex, to a base around point 1; in the plane a triangle. */
    CONE
  }

  /** The hull of the points. */
  public static final Shape HULL = new Shape(Kind.HULL, BigFraction.ZERO);

  /**
   * The most, in magnitude, of coordinates and radii of a scene with a ball or a cone: so nothing
   * of a picture overflows.
   */
  private static final BigFraction GREATEST = new BigFraction(2).pow(100);

  /** Returns whether the body has support points that are no fractions. */
  public boolean isRound() {
    return kind != Kind.HULL;
  }

  /**
   * Reads a shape.
   *
   * @param key where it stands, for messages
   * @param number reads a number
   * @throws SceneException if it is none
   */
  public static Shape read(String key, String text, Function<String, BigFraction> number)
      throws SceneException {
    if (text.isEmpty()) {
      return HULL;
    }
    int comma = text.indexOf(',');
    @Nullable Kind kind = kind(comma < 0 ? text : text.substring(0, comma).strip());
    if (kind == null || comma < 0) {
      throw new SceneException(
          key, SceneText.excerpt(text) + " is no shape; there are ball,1/2 and cone,1/2");
    }
    BigFraction radius;
    try {
      radius = number.apply(text.substring(comma + 1).strip());
    } catch (NumberFormatException e) {
      throw new SceneException(key + ", radius", String.valueOf(e.getMessage()));
    }
    if (radius.getNumerator().signum() <= 0) {
      throw new SceneException(
          key + ", radius", SceneText.format(radius) + " is no radius; one is positive, as 1/2");
    }
    return new Shape(kind, radius);
  }

  private static @Nullable Kind kind(String name) {
    return switch (name) {
      case "ball" -> Kind.BALL;
      case "cone" -> Kind.CONE;
      default -> null;
    };
  }

  /** Returns the text; empty for a hull. */
  public String text() {
    return isRound() ? kind.name().toLowerCase(Locale.ROOT) + "," + SceneText.format(radius) : "";
  }

  /**
   * Does nothing if points can have this shape.
   *
   * @param key where the shape stands, for messages
   * @throws SceneException if they cannot
   */
  public void check(String key, Polytope<BigFraction> points) throws SceneException {
    if (kind == Kind.CONE && (points.size() != 2 || points.get(0).minus(points.get(1)).isZero())) {
      throw new SceneException(
          key, "a cone has two different points: its apex, and the centre of its base");
    }
  }

  /** Returns whether all numbers are small enough for a scene with a ball or a cone. */
  public boolean isInRange(Polytope<BigFraction> points) {
    boolean found = radius.compareTo(GREATEST) <= 0;
    for (int i = 0; i < points.size(); i++) {
      for (int c = 0; c < points.dimension(); c++) {
        found = found && points.get(i).get(c).abs().compareTo(GREATEST) <= 0;
      }
    }
    return found;
  }
}
