package org.certigjk.referee.picture;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Conversions;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.referee.text.Wording;

/**
 * The square of the plane that a panel shows. It is moved and scaled exactly, and only then rounded
 * to pixels: numbers of any size can be drawn, and gaps of any size seen.
 *
 * @param centre its centre
 * @param half half its side, positive
 */
public record PictureWindow(Vec<BigFraction> centre, BigFraction half) {

  /** Half the side of a panel in pixels. */
  static final int PIXELS = 150;

  /** How far the window reaches beyond what it is made for. */
  private static final BigFraction MARGIN = new BigFraction(115, 100);

  /** What is drawn reaches so far beyond the panel, lest its border be seen. */
  private static final BigFraction CUT = new BigFraction(5, 4);

  /** Returns the window that shows all the points. */
  static PictureWindow of(Polytope<BigFraction> points) {
    BigFraction[] middle = new BigFraction[2];
    BigFraction half = BigFraction.ZERO;
    for (int axis = 0; axis < 2; axis++) {
      BigFraction low = points.get(0).get(axis);
      BigFraction high = low;
      for (int i = 1; i < points.size(); i++) {
        BigFraction x = points.get(i).get(axis);
        low = x.compareTo(low) < 0 ? x : low;
        high = x.compareTo(high) > 0 ? x : high;
      }
      middle[axis] = low.add(high).divide(2);
      half = max(half, high.subtract(low).divide(2));
    }
    boolean point = half.equals(BigFraction.ZERO);
    return new PictureWindow(
        points.get(0).withCoordinates(middle), point ? BigFraction.ONE : half.multiply(MARGIN));
  }

  private static BigFraction max(BigFraction x, BigFraction y) {
    return x.compareTo(y) > 0 ? x : y;
  }

  /** Returns whether it shows the point. */
  boolean shows(Vec<BigFraction> x) {
    Vec<BigFraction> offset = x.minus(centre);
    return offset.get(0).abs().compareTo(half) <= 0 && offset.get(1).abs().compareTo(half) <= 0;
  }

  /** Returns where the point is, from the middle of the panel. */
  Pixel pixel(Vec<BigFraction> x) {
    return new Pixel(
        pixels(x.get(0).subtract(centre.get(0))), -pixels(x.get(1).subtract(centre.get(1))));
  }

  /** Returns how many pixels long a length is; an infinity if it is too long for a double. */
  double pixels(BigFraction length) {
    return PIXELS * Conversions.toDouble(length.divide(half));
  }

  /**
   * Returns the corners of what is seen of a polygon, without those that fall on the one before.
   */
  List<Pixel> pixels(FlatPolygon polygon) {
    List<Pixel> corners = new ArrayList<>();
    for (Vec<BigFraction> corner : polygon.within(centre, half.multiply(CUT)).corners()) {
      Pixel pixel = pixel(corner);
      if (corners.isEmpty() || corners.get(corners.size() - 1).distance(pixel) >= 0.5) {
        corners.add(pixel);
      }
    }
    return corners;
  }

  /**
   * Returns the part of the segment that is seen, two ends; none if nothing is.
   *
   * @param from one end
   * @param to the other
   */
  List<Pixel> pixels(Vec<BigFraction> from, Vec<BigFraction> to) {
    List<Vec<BigFraction>> ends =
        new FlatPolygon(List.of(from, to)).within(centre, half.multiply(CUT)).corners();
    return ends.stream().map(this::pixel).toList();
  }

  /**
   * Returns the longest length 1, 2 or 5 times a power of ten that is at most a third of the side.
   */
  BigDecimal scale() {
    BigDecimal limit = Wording.decimal(half.multiply(2).divide(3));
    BigDecimal power = BigDecimal.ONE.scaleByPowerOfTen(limit.precision() - limit.scale() - 1);
    int digit = limit.divide(power, MathContext.DECIMAL32).intValue();
    return power.multiply(BigDecimal.valueOf(digit >= 5 ? 5 : digit >= 2 ? 2 : 1));
  }

  /** Returns a decimal as a rational. */
  static BigFraction rational(BigDecimal x) {
    return x.scale() > 0
        ? new BigFraction(x.unscaledValue(), BigInteger.TEN.pow(x.scale()))
        : new BigFraction(x.toBigIntegerExact());
  }
}
