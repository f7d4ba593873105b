package org.certigjk.explorer.round;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.explorer.Scene;
import org.certigjk.explorer.round.Shape.Kind;
import org.certigjk.field.Conversions;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.SupportMapping;
import org.certigjk.geometry.Vec;

/**
 * The support points of a ball or a cone as doubles, which the field of the run takes, rounded once
 * more if it is that of floats.
 *
 * <pre>
 *   ball:  s(d) = c + ρd/‖d‖                      c the centre that is farthest along d
 *   cone:  s(d) = the apex, or the centre of the base + ρe/‖e‖,   e the part of d across the axis
 * </pre>
 *
 * <p>Only sums, products, quotients and square roots are used, which are the same everywhere.
 */
public final class RoundMapping<E> implements SupportMapping<E> {

  private final OrderedField<E> field;
  private final double[][] points;
  private final double radius;
  private final Kind kind;

  private RoundMapping(OrderedField<E> field, Polytope<BigFraction> body, Shape shape) {
    this.field = field;
    this.points = new double[body.size()][];
    for (int i = 0; i < points.length; i++) {
      points[i] = new double[body.dimension()];
      for (int c = 0; c < points[i].length; c++) {
        points[i][c] = Conversions.toDouble(body.get(i).get(c));
      }
    }
    this.radius = Conversions.toDouble(shape.radius());
    this.kind = shape.kind();
  }

  /** Returns the support mapping of points with a shape, of a hull that of its points, rounded. */
  public static <E> SupportMapping<E> of(
      OrderedField<E> field, Polytope<BigFraction> body, Shape shape) {
    return shape.isRound() ? new RoundMapping<>(field, body, shape) : Scene.rounded(body, field);
  }

  @Override
  public OrderedField<E> field() {
    return field;
  }

  @Override
  public int dimension() {
    return points[0].length;
  }

  /** For the direction 0, or one that is not finite, it is any point of the body. */
  @Override
  public Vec<E> support(Vec<E> direction) {
    List<E> coordinates = new ArrayList<>();
    for (double x : support(scaled(direction))) {
      coordinates.add(field.of(Conversions.toRational(x)));
    }
    return Vec.from(field, coordinates);
  }

  /** Returns the direction with 1 as the greatest of its coordinates; 0 if it is none. */
  private double[] scaled(Vec<E> direction) {
    E greatest = field.zero();
    for (int c = 0; c < direction.dimension(); c++) {
      E x = direction.get(c);
      E size = field.signum(x) < 0 ? field.unaryMinus(x) : x;
      greatest = field.compare(size, greatest) > 0 ? size : greatest;
    }
    double[] scaled = new double[direction.dimension()];
    for (int c = 0; c < scaled.length && !field.isZero(greatest); c++) {
      scaled[c] = field.toDouble(field.div(direction.get(c), greatest));
      if (!Double.isFinite(scaled[c])) {
        return new double[scaled.length];
      }
    }
    return scaled;
  }

  private double[] support(double[] d) {
    if (kind != Kind.CONE) {
      return aside(farthest(d), d);
    }
    double[] axis = minus(points[1], points[0]);
    double along = dot(axis, d) / dot(axis, axis);
    double[] across = new double[d.length];
    for (int c = 0; c < d.length; c++) {
      across[c] = d[c] - along * axis[c];
    }
    double[] rim = aside(points[1], across);
    return dot(points[0], d) > dot(rim, d) ? points[0] : rim;
  }

  private double[] farthest(double[] d) {
    double[] best = points[0];
    for (double[] point : points) {
      best = dot(point, d) > dot(best, d) ? point : best;
    }
    return best;
  }

  /** Returns the point at the distance ρ from a point in a direction; the point itself for 0. */
  private double[] aside(double[] from, double[] direction) {
    double length = Math.sqrt(dot(direction, direction));
    double[] point = from.clone();
    for (int c = 0; c < point.length && length > 0; c++) {
      point[c] = from[c] + radius * (direction[c] / length);
    }
    return point;
  }

  private static double[] minus(double[] p, double[] q) {
    double[] difference = new double[p.length];
    for (int c = 0; c < p.length; c++) {
      difference[c] = p[c] - q[c];
    }
    return difference;
  }

  private static double dot(double[] p, double[] q) {
    double sum = 0;
    for (int c = 0; c < p.length; c++) {
      sum += p[c] * q[c];
    }
    return sum;
  }
}
