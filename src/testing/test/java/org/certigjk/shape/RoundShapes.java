package org.certigjk.shape;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.contract.BoundedSupportMappingContract.Shape;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;

/**
 * Round shapes with their definitions as sets, in exact arithmetic and without support mappings.
 */
public final class RoundShapes {

  private RoundShapes() {}

  /** Returns shapes of a size of about 4 over this field. */
  public static List<Shape> of(RationalsWithRoots field) {
    List<Shape> shapes = new ArrayList<>();
    shapes.add(ball(field, Vec.of(field, 3), 2));
    shapes.add(ball(field, Vec.of(field, 1, -2), 1.5));
    shapes.add(ball(field, Vec.of(field, 1, 2, -1), 2));
    shapes.add(ball(field, Vec.of(field, 0, 1, 0, 1), 0.5));
    shapes.add(capsule(field));
    shapes.add(roundedBox(field));
    shapes.add(cone(field, 2, 1));
    shapes.add(cone(field, 0.5, 3));
    shapes.add(cone(field, 2, 0));
    shapes.add(cylinder(field, 2, 1));
    shapes.add(cylinder(field, 2, 0));
    shapes.add(ellipsoid(field, 3, 2));
    shapes.add(ellipsoid(field, 3, 1, 0.5));
    shapes.add(ellipsoid(field, 3, 1, 0));
    shapes.add(movedCone(field));
    shapes.add(sumOfBalls(field));
    shapes.add(coneAsHull(field));
    return shapes;
  }

  private static BigFraction q(double x) {
    return RationalsWithRoots.of(2).of(x);
  }

  /** The bounds of these shapes are at most this far apart, in units of ‖d‖. */
  private static Shape shape(
      BoundedSupportMapping<BigFraction> mapping,
      RationalsWithRoots field,
      Predicate<Vec<BigFraction>> contains) {
    BigFraction slack = new BigFraction(2).pow(7 - field.bits());
    return new Shape(mapping + " over " + field, mapping, contains, slack);
  }

  private static boolean isWithin(Vec<BigFraction> x, Vec<BigFraction> y, double radius) {
    return x.minus(y).squaredNorm().compareTo(q(radius * radius)) <= 0;
  }

  private static Shape ball(RationalsWithRoots field, Vec<BigFraction> centre, double radius) {
    return shape(
        SphericalExtension.ball(field, centre, q(radius)), field, x -> isWithin(x, centre, radius));
  }

  /** The segment from (−1, 0) to (3, 0): its point nearest to (x, y) is x clamped. */
  private static Shape capsule(RationalsWithRoots field) {
    return shape(
        SphericalExtension.capsule(field, Vec.of(field, -1, 0), Vec.of(field, 3, 0), q(1)),
        field,
        x -> isWithin(x, Vec.of(field, clamp(x.get(0), q(-1), q(3)), BigFraction.ZERO), 1));
  }

  private static Shape roundedBox(RationalsWithRoots field) {
    return shape(
        SphericalExtension.of(field, Box.of(Vec.of(field, 1, 2, 0.5)), q(0.5)),
        field,
        x ->
            isWithin(
                x,
                Vec.of(
                    field,
                    clamp(x.get(0), q(-1), q(1)),
                    clamp(x.get(1), q(-2), q(2)),
                    clamp(x.get(2), q(-0.5), q(0.5))),
                0.5));
  }

  private static BigFraction clamp(BigFraction x, BigFraction least, BigFraction greatest) {
    if (x.compareTo(least) < 0) {
      return least;
    }
    return x.compareTo(greatest) > 0 ? greatest : x;
  }

  /** −η ≤ y ≤ η and 4η²(x² + z²) ≤ ρ²(η − y)²; for η = 0 a disc. */
  private static boolean isInCone(Vec<BigFraction> p, double radius, double halfHeight) {
    BigFraction eta = q(halfHeight);
    BigFraction sigma = square(p.get(0)).add(square(p.get(2)));
    if (halfHeight == 0) {
      return p.get(1).equals(eta) && sigma.compareTo(q(radius * radius)) <= 0;
    }
    BigFraction allowed = q(radius * radius).multiply(square(eta.subtract(p.get(1))));
    return isBetween(p.get(1), eta)
        && square(eta).multiply(4).multiply(sigma).compareTo(allowed) <= 0;
  }

  private static boolean isBetween(BigFraction y, BigFraction eta) {
    return y.compareTo(eta) <= 0 && y.compareTo(eta.negate()) >= 0;
  }

  private static BigFraction square(BigFraction x) {
    return x.multiply(x);
  }

  private static Shape cone(RationalsWithRoots field, double radius, double halfHeight) {
    return shape(
        Cone.of(field, q(radius), q(halfHeight)), field, x -> isInCone(x, radius, halfHeight));
  }

  private static Shape cylinder(RationalsWithRoots field, double radius, double halfHeight) {
    return shape(
        Cylinder.of(field, q(radius), q(halfHeight)),
        field,
        p ->
            isBetween(p.get(1), q(halfHeight))
                && square(p.get(0)).add(square(p.get(2))).compareTo(q(radius * radius)) <= 0);
  }

  /** Σ (xᵢ/aᵢ)² ≤ 1, xᵢ = 0 where aᵢ = 0. */
  private static Shape ellipsoid(RationalsWithRoots field, double... semiAxes) {
    return shape(
        Ellipsoid.of(field, Vec.of(field, semiAxes)),
        field,
        p -> {
          BigFraction sum = BigFraction.ZERO;
          for (int i = 0; i < semiAxes.length; i++) {
            if (semiAxes[i] == 0 && !p.get(i).equals(BigFraction.ZERO)) {
              return false;
            }
            sum = semiAxes[i] == 0 ? sum : sum.add(square(p.get(i).divide(q(semiAxes[i]))));
          }
          return sum.compareTo(BigFraction.ONE) <= 0;
        });
  }

  /**
   * A cone turned by the quaternion (1, 1, 1, 1), (x, y, z) ↦ (z, x, y), and moved by (1, 2, 3).
   */
  private static Shape movedCone(RationalsWithRoots field) {
    AffineMap<BigFraction> turn = Rotations.of(Vec.of(field, 1, 1, 1, 1));
    AffineMap<BigFraction> move = AffineMap.translation(Vec.of(field, 1, 2, 3)).after(turn);
    return shape(
        move.image(Cone.of(field, q(2), q(1))),
        field,
        p ->
            isInCone(
                Vec.of(field, p.get(1).subtract(2), p.get(2).subtract(3), p.get(0).subtract(1)),
                2,
                1));
  }

  private static Shape sumOfBalls(RationalsWithRoots field) {
    Vec<BigFraction> centre = Vec.of(field, 1, 1);
    return shape(
        MinkowskiSum.of(
            SphericalExtension.ball(field, centre, q(1)),
            SphericalExtension.ball(field, centre, q(0.5))),
        field,
        x -> isWithin(x, centre.plus(centre), 1.5));
  }

  /** The cone of radius 2 and half height 1 as the hull of its base and its apex. */
  private static Shape coneAsHull(RationalsWithRoots field) {
    AffineMap<BigFraction> down = AffineMap.translation(Vec.of(field, 0, -1, 0));
    return shape(
        UnionHull.of(
            down.image(Cylinder.of(field, q(2), q(0))), Polytope.of(Vec.of(field, 0, 1, 0))),
        field,
        x -> isInCone(x, 2, 1));
  }
}
