package org.certigjk.explorer.preset;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.explorer.Scene;
import org.certigjk.explorer.number.NumberType;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.subalgorithms.SubAlgorithm;
import org.certigjk.variants.Variants;
import org.certigjk.vectors.Draw;

/**
 * Random bodies that are pleasant to look at: each is a cloud of points within an ellipse (in
 * space, an ellipsoid), side by side or one a little into the other, on a grid of step 1/{@value
 * #GRID}.
 */
public final class RandomScene {

  /** The points are multiples of 1 / this. */
  private static final int GRID = 8;

  /** How often another place is drawn for a point that is already there. */
  private static final int ATTEMPTS = 20;

  private final Draw draw;
  private final int points;
  private final int dimension;

  private RandomScene(long seed, int points, int dimension) {
    this.draw = new Draw(Draw.mix(seed));
    this.points = points;
    this.dimension = dimension;
  }

  /** Returns the scene that belongs to a seed, with so many points in each body. */
  public static Scene of(long seed, int points, int dimension) {
    RandomScene random = new RandomScene(seed, points, dimension);
    double gap = random.draw.between(-1.5, 3.0);
    double radius = random.draw.between(1.5, 3.0);
    double other = random.draw.between(1.5, 3.0);
    Polytope<BigFraction> a = random.cloud(-(radius + gap / 2), radius);
    Polytope<BigFraction> b = random.cloud(other + gap / 2, other);
    return new Scene(a, b, NumberType.RATIONAL, Variants.STRICT_DECREASE, SubAlgorithm.JOHNSON);
  }

  /** Points within a radius of about this size from a centre beside the origin. */
  private Polytope<BigFraction> cloud(double beside, double radius) {
    double[] centre = new double[dimension];
    double[] radii = new double[dimension];
    for (int c = 0; c < dimension; c++) {
      centre[c] = c == 0 ? beside : draw.between(-1.5, 1.5);
      radii[c] = c == 0 ? radius : draw.between(1.0, 2.5);
    }
    Set<Vec<BigFraction>> taken = new HashSet<>();
    List<Vec<BigFraction>> cloud = new ArrayList<>();
    for (int i = 0; i < points; i++) {
      Vec<BigFraction> point = point(centre, radii);
      for (int k = 0; k < ATTEMPTS && taken.contains(point); k++) {
        point = point(centre, radii);
      }
      taken.add(point);
      cloud.add(point);
    }
    return Polytope.from(cloud);
  }

  private Vec<BigFraction> point(double[] centre, double[] radii) {
    double[] x = ball();
    BigFraction[] coordinates = new BigFraction[dimension];
    for (int c = 0; c < dimension; c++) {
      int steps = (int) Math.rint(GRID * (centre[c] + radii[c] * x[c]));
      coordinates[c] = new BigFraction(steps, GRID);
    }
    return Vec.of(Rationals.INSTANCE, coordinates);
  }

  /** A point distributed evenly in the unit ball. */
  private double[] ball() {
    double[] x = new double[dimension];
    double squared;
    do {
      squared = 0;
      for (int c = 0; c < dimension; c++) {
        x[c] = draw.between(-1.0, 1.0);
        squared += x[c] * x[c];
      }
    } while (squared > 1);
    return x;
  }
}
