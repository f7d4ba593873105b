package org.certigjk.study.tolerance;

import java.util.Arrays;
import java.util.List;
import org.certigjk.field.Doubles;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.SupportMapping;
import org.certigjk.geometry.Vec;
import org.certigjk.shape.AffineMap;
import org.certigjk.shape.Box;
import org.certigjk.shape.Cone;
import org.certigjk.shape.Cylinder;
import org.certigjk.shape.Ellipsoid;
import org.certigjk.shape.Rotations;
import org.certigjk.shape.SphericalExtension;
import org.certigjk.study.Size;
import org.certigjk.vectors.Draw;

/** The bodies of the study of the tolerance, about the origin, of a size of about 1. */
public enum ToleranceBody {
  /** The hull of 8 points of the unit sphere. */
  POINTS_8("8 points"),
  /** The hull of 32 points of the unit sphere. */
  POINTS_32("32 points"),
  /** The hull of 256 points of the unit sphere. */
  POINTS_256("256 points"),
  /** The hull of 2048 points of the unit sphere. */
  POINTS_2048("2048 points"),
  /** A box. */
  BOX("boxes"),
  /** A ball. */
  BALL("balls"),
  /** An ellipsoid. */
  ELLIPSOID("ellipsoids"),
  /** A cone. */
  CONE("cones"),
  /** A cylinder. */
  CYLINDER("cylinders");

  private static final Doubles FIELD = Doubles.INSTANCE;

  /** The least of the lengths of a box or a quadric; the greatest is 1. */
  private static final double LEAST = 0.25;

  private final String label;

  ToleranceBody(String label) {
    this.label = label;
  }

  /** Returns those that a study of this size looks at. */
  static List<ToleranceBody> of(Size size) {
    return Arrays.stream(values())
        .filter(body -> size == Size.FULL || body != POINTS_2048)
        .toList();
  }

  public String label() {
    return label;
  }

  /** Returns a random one: points on the sphere, or random lengths and a random rotation. */
  SupportMapping<Double> draw(Draw draw) {
    AffineMap<Double> turn = Rotations.of(Vec.of(FIELD, draw.direction(4)));
    double a = draw.between(LEAST, 1.0);
    double b = draw.between(LEAST, 1.0);
    double c = draw.between(LEAST, 1.0);
    return switch (this) {
      case POINTS_8 -> points(8, draw);
      case POINTS_32 -> points(32, draw);
      case POINTS_256 -> points(256, draw);
      case POINTS_2048 -> points(2048, draw);
      case BOX -> turn.image(Box.of(Vec.of(FIELD, a, b, c)));
      case BALL -> SphericalExtension.ball(FIELD, Vec.of(FIELD, 0, 0, 0), a);
      case ELLIPSOID -> turn.image(Ellipsoid.of(FIELD, Vec.of(FIELD, a, b, c)));
      case CONE -> turn.image(Cone.of(FIELD, a, b));
      case CYLINDER -> turn.image(Cylinder.of(FIELD, a, b));
    };
  }

  private static Polytope<Double> points(int count, Draw draw) {
    double[][] points = new double[count][];
    for (int i = 0; i < count; i++) {
      points[i] = draw.direction(3);
    }
    return Polytope.of(FIELD, points);
  }
}
