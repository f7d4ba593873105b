package org.certigjk.shape;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Doubles;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.number.Floats;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** The formulas of van den Bergen 1999, section 3, where all roots are rational; and the errors. */
class ShapesTest {

  private static final RationalsWithRoots FIELD = RationalsWithRoots.of(64);

  private static BigFraction q(double x) {
    return FIELD.of(x);
  }

  private static Vec<BigFraction> v(double... coordinates) {
    return Vec.of(FIELD, coordinates);
  }

  private static String messageOf(Executable executable) {
    return assertThrows(IllegalArgumentException.class, executable).getMessage();
  }

  @Test
  void box() {
    Box<BigFraction> box = Box.of(v(1, 2, 3));
    assertEquals(v(1, -2, 3), box.support(v(1, -1, 0)));
    assertEquals(v(-1, 2, -3), box.support(v(-1, 5, -0.1)));
    assertEquals(v(1, 2, 3), box.support(v(0, 0, 0)), "sgn(0) = 1");
    assertEquals(q(14), box.supportValue(v(1, -2, 3)));
    assertEquals(5, box.supportIndex(v(1, -1, 0)));
    assertEquals(box.get(5), box.toPolytope().get(5));
    assertEquals(8, box.size());
    assertEquals(v(1, 2, 3), box.halfExtents());
    assertEquals("box (1, 2, 3)", box.toString());
    assertEquals(
        "corner 8 of a box with 8 corners",
        assertThrows(IndexOutOfBoundsException.class, () -> box.get(8)).getMessage());
    assertThrows(IndexOutOfBoundsException.class, () -> box.get(-1));
  }

  @Test
  void boxesOfManyDimensionsAreNotExpanded() {
    Box<BigFraction> box = Box.of(Vec.unit(FIELD, Box.MAX_DIMENSION, 29));
    assertEquals(BigFraction.ONE, box.supportValue(Vec.unit(FIELD, 30, 29).unaryMinus()));
    Vec<BigFraction> tooLong = Vec.unit(FIELD, Box.MAX_DIMENSION + 1, 0);
    assertEquals(
        "a box of dimension 31: at most 30 are possible", messageOf(() -> Box.of(tooLong)));
  }

  @Test
  void sphere() {
    SphericalExtension<BigFraction> ball = SphericalExtension.ball(FIELD, v(0, 0, 0), q(3));
    assertEquals(v(1, 2, 2), ball.support(v(5, 10, 10)));
    assertEquals(v(0, 0, 0), ball.support(v(0, 0, 0)));
    assertEquals(q(45), ball.supportUpperBound(v(5, 10, 10)));
    assertEquals(q(3), ball.radius());
    assertEquals(Polytope.of(v(0, 0, 0)), ball.core());
    assertEquals("spherical extension of {(0, 0, 0)} by 3", ball.toString());
  }

  @Test
  void exampleOfSphericalExtension() {
    assertEquals(v(4, 4), SphericalExtension.ball(FIELD, v(1, 0), q(5)).support(v(3, 4)));
  }

  @Test
  void capsule() {
    SphericalExtension<BigFraction> capsule =
        SphericalExtension.capsule(FIELD, v(1, 0), v(4, 0), q(5));
    assertEquals(v(7, 4), capsule.support(v(3, 4)));
    assertEquals(v(-2, 4), capsule.support(v(-3, 4)));
    assertEquals(v(1, 5), capsule.support(v(0, 1)), "of equal points of the core, the first");
  }

  @Test
  void cone() {
    Cone<BigFraction> cone = Cone.of(FIELD, q(5), q(2));
    assertEquals(v(3, -2, 4), cone.support(v(3, 0, 4)));
    assertEquals(v(0, 2, 0), cone.support(v(3, 10, 4)));
    assertEquals(v(3, -2, 4), cone.support(v(3, 6.25, 4)), "2ηy = ρσ: the base");
    assertEquals(v(0, 2, 0), cone.support(v(3, 6.5, 4)));
    assertEquals(v(0, 2, 0), cone.support(v(0, 1, 0)));
    assertEquals(v(0, -2, 0), cone.support(v(0, -1, 0)));
    assertEquals(v(0, -2, 0), cone.support(v(0, 0, 0)));
    assertEquals(q(20), cone.supportUpperBound(v(3, 10, 4)));
    assertEquals(q(27), cone.supportUpperBound(v(3, -1, 4)));
    assertEquals(q(5), cone.radius());
    assertEquals(q(2), cone.halfHeight());
    assertEquals("cone of radius 5 and half height 2", cone.toString());
  }

  @Test
  void cylinder() {
    Cylinder<BigFraction> cylinder = Cylinder.of(FIELD, q(5), q(2));
    assertEquals(v(3, -2, 4), cylinder.support(v(3, -1, 4)));
    assertEquals(v(3, 2, 4), cylinder.support(v(3, 0, 4)), "sgn(0) = 1");
    assertEquals(v(0, 2, 0), cylinder.support(v(0, 0, 0)));
    assertEquals(v(0, -2, 0), cylinder.support(v(0, -7, 0)));
    assertEquals(q(27), cylinder.supportUpperBound(v(3, -1, 4)));
    assertEquals(q(5), cylinder.radius());
    assertEquals(q(2), cylinder.halfHeight());
    assertEquals("cylinder of radius 5 and half height 2", cylinder.toString());
  }

  @Test
  void ellipsoid() {
    Ellipsoid<BigFraction> ellipse = Ellipsoid.of(FIELD, v(3, 2));
    assertEquals(Vec.of(FIELD, q(9).divide(5), q(8).divide(5)), ellipse.support(v(1, 2)));
    assertEquals(q(5), ellipse.supportUpperBound(v(1, 2)));
    assertEquals(v(0, 0), ellipse.support(v(0, 0)));
    assertEquals(v(3, 2), ellipse.semiAxes());
    assertEquals("ellipsoid (3, 2)", ellipse.toString());
  }

  @Test
  void sumAndHull() {
    Box<BigFraction> square = Box.of(v(1, 1));
    assertEquals(v(3, -1), MinkowskiSum.of(square, Box.of(v(2, 0))).support(v(1, -1)));
    assertEquals("(box (1, 1)) ⊕ (box (1, 1))", MinkowskiSum.of(square, square).toString());
    UnionHull<BigFraction> hull = UnionHull.of(square, Polytope.of(v(0, 3)));
    assertEquals(v(0, 3), hull.support(v(1, 1)));
    assertEquals(v(1, 1), hull.support(v(3, 1)));
    assertEquals(v(1, 1), hull.support(v(2, 1)), "a tie goes to the first region");
    assertEquals("hull of [box (1, 1), {(0, 3)}]", hull.toString());
  }

  @Test
  void overDoublesAndFloats() {
    Doubles d = Doubles.INSTANCE;
    SphericalExtension<Double> disc = SphericalExtension.ball(d, Vec.of(d, 0, 0), 1.0);
    assertEquals("(0.6000000000000001, 0.8)", disc.support(Vec.of(d, 3, 4)).toString());
    Floats f = Floats.INSTANCE;
    assertEquals(Vec.of(f, 0, 2, 0), Cone.of(f, 1f, 2f).support(Vec.of(f, 1, 1, 1)));
    assertEquals(Vec.of(f, 0, -2, 1), Cylinder.of(f, 1f, 2f).support(Vec.of(f, 0, -1, 9)));
    assertEquals(Vec.of(f, 0, 3), Ellipsoid.of(f, Vec.of(f, 2, 3)).support(Vec.of(f, 0, 7)));
  }

  @Test
  void lengthsAreNotNegative() {
    assertEquals("half extent 1 is negative: -1", messageOf(() -> Box.of(v(1, -1))));
    assertEquals(
        "the radius is negative: -2", messageOf(() -> SphericalExtension.ball(FIELD, v(0), q(-2))));
    assertEquals("the radius is negative: -2", messageOf(() -> Cone.of(FIELD, q(-2), q(1))));
    assertEquals("the half height is negative: -1", messageOf(() -> Cone.of(FIELD, q(2), q(-1))));
    assertEquals("the radius is negative: -2", messageOf(() -> Cylinder.of(FIELD, q(-2), q(1))));
    assertEquals(
        "the half height is negative: -1", messageOf(() -> Cylinder.of(FIELD, q(2), q(-1))));
    assertEquals("semi-axis 0 is negative: -1", messageOf(() -> Ellipsoid.of(FIELD, v(-1, 1))));
  }

  @Test
  void lengthsAreNumbers() {
    Doubles d = Doubles.INSTANCE;
    assertEquals(
        "the radius is NaN: it must be a number", messageOf(() -> Cylinder.of(d, Double.NaN, 1.0)));
    assertEquals(
        "half extent 0 is Infinity: it must be a number",
        messageOf(() -> Box.of(Vec.from(d, Double.POSITIVE_INFINITY))));
  }

  @Test
  void partsAreOfOneFieldAndSpace() {
    Box<BigFraction> plain = Box.of(Vec.of(Rationals.INSTANCE, 1, 1));
    Box<BigFraction> square = Box.of(v(1, 1));
    Box<BigFraction> cube = Box.of(v(1, 1, 1));
    assertEquals(
        "the core is over Rationals, its extension is over RationalsWithRoots(64)",
        messageOf(() -> SphericalExtension.of(FIELD, plain, q(1))));
    assertEquals(
        "the vector of semi-axes is over Rationals, the ellipsoid is over RationalsWithRoots(64)",
        messageOf(() -> Ellipsoid.of(FIELD, Vec.of(Rationals.INSTANCE, 1))));
    assertEquals(
        "A has dimension 2, B has dimension 3", messageOf(() -> MinkowskiSum.of(square, cube)));
    assertEquals(
        "A is over RationalsWithRoots(64), B is over Rationals",
        messageOf(() -> MinkowskiSum.of(square, plain)));
    assertEquals(
        "region 0 has dimension 2, region 1 has dimension 3",
        messageOf(() -> UnionHull.of(square, cube)));
    assertEquals("a hull needs at least one region", messageOf(() -> UnionHull.from(List.of())));
    assertEquals(
        "the map takes points of dimension 1, the region has dimension 2",
        messageOf(() -> AffineMap.translation(v(1)).image(square)));
  }

  /** A support mapping without bounds is taken at its word. */
  @Test
  void polytopesAreTheirOwnBound() {
    Polytope<BigFraction> segment = Polytope.of(v(0, 1), v(2, 0));
    assertEquals(q(2), BoundedSupportMapping.upperBound(segment, v(1, 1)));
    assertTrue(BoundedSupportMapping.isPolyhedral(segment));
    assertEquals(q(11), SphericalExtension.of(FIELD, segment, q(1)).supportUpperBound(v(3, 4)));
  }
}
