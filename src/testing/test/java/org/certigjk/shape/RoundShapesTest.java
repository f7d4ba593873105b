package org.certigjk.shape;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.contract.BoundedSupportMappingContract;
import org.certigjk.contract.Cases;
import org.certigjk.field.Doubles;
import org.certigjk.field.EuclideanField;
import org.certigjk.geometry.Vec;
import org.junit.jupiter.api.Test;

class RoundShapesTest implements BoundedSupportMappingContract {

  @Override
  public List<Shape> shapes() {
    List<Shape> shapes = new ArrayList<>();
    for (int bits : new int[] {2, 5, 24, 64}) {
      shapes.addAll(RoundShapes.of(RationalsWithRoots.of(bits)));
    }
    return shapes;
  }

  /** The grid, and random directions, some of them long or short. */
  @Override
  public List<Vec<BigFraction>> directions(Shape shape) {
    EuclideanField<BigFraction> field = RationalsWithRoots.of(2);
    int n = shape.mapping().dimension();
    List<Vec<BigFraction>> directions = new ArrayList<>(Cases.directions(field, n));
    Random random = new Random(1999);
    for (int k = 0; k < 20; k++) {
      double[] coordinates = random.doubles(n, -1, 1).toArray();
      directions.add(Vec.of(field, coordinates).times(field.of(Math.scalb(1.0, 10 * (k - 10)))));
    }
    return directions;
  }

  @Test
  void roundShapesAreNotPolyhedral() {
    for (Shape shape : shapes()) {
      assertFalse(shape.mapping().isPolyhedral() && shape.mapping().dimension() > 1, shape::name);
    }
  }

  /** Roots rounded to nearest, as those of doubles, put support points outside the shape. */
  @Test
  void roundingToNearestLeavesTheBall() {
    assertTrue(outside(Doubles.INSTANCE) > 400);
    assertEquals(0, outside(RationalsWithRoots.of(53)));
  }

  /** Of 1000 support points of the unit disc, the number that is not in it. */
  private static <E> int outside(EuclideanField<E> field) {
    Vec<E> centre = Vec.of(field, 0, 0);
    SphericalExtension<E> disc = SphericalExtension.ball(field, centre, field.one());
    Random random = new Random(3);
    int count = 0;
    for (int k = 0; k < 1000; k++) {
      Vec<E> direction = Vec.of(field, random.nextDouble(), random.nextDouble());
      BigFraction squared = disc.support(direction).toRational().squaredNorm();
      count += squared.compareTo(BigFraction.ONE) > 0 ? 1 : 0;
    }
    return count;
  }
}
