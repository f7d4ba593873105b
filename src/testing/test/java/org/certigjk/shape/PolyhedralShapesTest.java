package org.certigjk.shape;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.contract.Cases;
import org.certigjk.contract.SupportMappingContract;
import org.certigjk.field.Doubles;
import org.certigjk.field.EuclideanField;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.SupportMapping;
import org.certigjk.geometry.Vec;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** The shapes that are polytopes, against the polytope of their vertices. */
class PolyhedralShapesTest {

  @Nested
  class OverTheRationals implements SupportMappingContract<BigFraction> {
    @Override
    public List<Region<BigFraction>> regions() {
      return shapes(RationalsWithRoots.of(16));
    }

    @Test
    void areSaidToBePolyhedralAndExact() {
      for (Region<BigFraction> region : regions()) {
        BoundedSupportMapping<BigFraction> mapping =
            (BoundedSupportMapping<BigFraction>) region.mapping();
        assertTrue(mapping.isPolyhedral(), region::name);
        for (Vec<BigFraction> d : directions(region)) {
          assertEquals(region.points().supportValue(d), mapping.supportUpperBound(d), region::name);
        }
      }
    }
  }

  @Nested
  class OverDoubles implements SupportMappingContract<Double> {
    @Override
    public List<Region<Double>> regions() {
      return shapes(Doubles.INSTANCE);
    }
  }

  private static <E> List<SupportMappingContract.Region<E>> shapes(EuclideanField<E> field) {
    List<SupportMappingContract.Region<E>> shapes = new ArrayList<>();
    boxes(shapes, field);
    images(shapes, field);
    sumsAndHulls(shapes, field);
    flatRoundShapes(shapes, field);
    return shapes;
  }

  private static <E> void boxes(
      List<SupportMappingContract.Region<E>> shapes, EuclideanField<E> field) {
    for (double[] extents :
        new double[][] {{2}, {1, 3}, {0, 3}, {1, 2, 0.5}, {0, 0, 0}, {1, 2, 3, 4}}) {
      Box<E> box = Box.of(Vec.of(field, extents));
      add(shapes, box, box.toPolytope());
    }
  }

  private static <E> void images(
      List<SupportMappingContract.Region<E>> shapes, EuclideanField<E> field) {
    for (Polytope<E> points : Cases.polytopes(field)) {
      int n = points.dimension();
      List<Vec<E>> rows = new ArrayList<>(); // n + 1 rows of rank n or less: x₁ twice, sums
      rows.add(Vec.unit(field, n, 0));
      for (int i = 0; i < n; i++) {
        rows.add(Vec.unit(field, n, i).plus(Vec.unit(field, n, 0)));
      }
      AffineMap<E> map = AffineMap.of(rows, Vec.unit(field, n + 1, n));
      add(shapes, map.image((SupportMapping<E>) points), map.image(points));
    }
  }

  private static <E> void sumsAndHulls(
      List<SupportMappingContract.Region<E>> shapes, EuclideanField<E> field) {
    List<Polytope<E>> all = Cases.polytopes(field);
    for (Polytope<E> a : all) {
      for (Polytope<E> b : all) {
        if (a.dimension() == b.dimension()) {
          add(shapes, MinkowskiSum.of(a, b), sum(a, b));
          add(shapes, UnionHull.of(a, b), union(a, b));
        }
      }
    }
  }

  private static <E> Polytope<E> sum(Polytope<E> a, Polytope<E> b) {
    List<Vec<E>> points = new ArrayList<>();
    for (int i = 0; i < a.size(); i++) {
      for (int j = 0; j < b.size(); j++) {
        points.add(a.get(i).plus(b.get(j)));
      }
    }
    return Polytope.from(points);
  }

  private static <E> Polytope<E> union(Polytope<E> a, Polytope<E> b) {
    List<Vec<E>> points = new ArrayList<>();
    for (int i = 0; i < a.size(); i++) {
      points.add(a.get(i));
    }
    for (int j = 0; j < b.size(); j++) {
      points.add(b.get(j));
    }
    return Polytope.from(points);
  }

  /** Round shapes with a radius of 0, and others that have degenerated to a segment. */
  private static <E> void flatRoundShapes(
      List<SupportMappingContract.Region<E>> shapes, EuclideanField<E> field) {
    E zero = field.zero();
    E two = field.of(2.0);
    Polytope<E> axis = Polytope.of(field, new double[][] {{0, -2, 0}, {0, 2, 0}});
    add(shapes, Cone.of(field, zero, two), axis);
    add(shapes, Cylinder.of(field, zero, two), axis);
    add(shapes, Ellipsoid.of(field, Vec.of(field, 0, 2, 0)), axis);
    add(
        shapes,
        Ellipsoid.of(field, Vec.of(field, 0, 0)),
        Polytope.of(field, new double[][] {{0, 0}}));
    for (Polytope<E> core : Cases.polytopes(field)) {
      add(shapes, SphericalExtension.of(field, core, zero), core);
    }
  }

  private static <E> void add(
      List<SupportMappingContract.Region<E>> shapes,
      BoundedSupportMapping<E> shape,
      Polytope<E> points) {
    shapes.add(new SupportMappingContract.Region<>(shape.toString(), shape, points));
  }
}
