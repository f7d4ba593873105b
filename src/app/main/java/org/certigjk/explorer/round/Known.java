package org.certigjk.explorer.round;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.explorer.Scene;
import org.certigjk.explorer.number.NumberText;
import org.certigjk.explorer.round.Shape.Kind;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.ClosestPoints;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Gjk;
import org.jspecify.annotations.Nullable;

/**
 * The distance that hulls and what is within a radius of a hull have by a formula: √q − ρ, with q
 * the squared distance of the hulls and ρ the sum of the radii, or 0 if that is negative.
 *
 * @param square q
 * @param radii ρ
 * @param closest the closest points of the hulls
 */
record Known(BigFraction square, BigFraction radii, ClosestPoints<BigFraction> closest) {

  private static final Rationals FIELD = Rationals.INSTANCE;

  /** A length is taken for the distance if it differs by no more than this part of it. */
  static final BigFraction CLOSE = new BigFraction(1, 1_000_000);

  /** Returns it; {@code null} if there is a cone. */
  static @Nullable Known of(Scene scene) {
    if (scene.shapeA().kind() == Kind.CONE || scene.shapeB().kind() == Kind.CONE) {
      return null;
    }
    DistanceResult<BigFraction> hulls = Gjk.distance(scene.a(), scene.b());
    BigFraction radii = scene.shapeA().radius().add(scene.shapeB().radius());
    return new Known(hulls.distanceVector().squaredNorm(), radii, hulls.closestPoints());
  }

  /** Returns the sign of √q − ρ. */
  int sign() {
    return FIELD.compare(square, radii.multiply(radii));
  }

  /** Returns what is true of the bodies, as a run claims it. */
  String claim() {
    return sign() > 0 ? "separated" : sign() == 0 ? "touching" : "overlapping";
  }

  /** Returns √n − (√q − ρ), for bodies that are apart. */
  RootSum excess(BigFraction n) {
    return RootSum.difference(radii, n, square);
  }

  /** Returns whether √n is the distance but for a millionth of it, for bodies that are apart. */
  boolean isClose(BigFraction n) {
    BigFraction above = BigFraction.ONE.add(CLOSE);
    BigFraction below = BigFraction.ONE.subtract(CLOSE);
    return scaledExcess(n, above).sign() <= 0 && scaledExcess(n, below).sign() >= 0;
  }

  /** Returns √n − c(√q − ρ). */
  private RootSum scaledExcess(BigFraction n, BigFraction c) {
    return RootSum.difference(c.multiply(radii), n, c.multiply(c).multiply(square));
  }

  /** Returns the distance, nearly. */
  BigFraction nearly() {
    return sign() <= 0
        ? BigFraction.ZERO
        : RootSum.difference(radii.negate(), square, BigFraction.ZERO).nearly();
  }

  /**
   * Returns the closest points of the bodies, nearly, for a picture; {@code null} if they are not
   * apart.
   */
  @Nullable ClosestPoints<BigFraction> closestOf(Scene scene) {
    if (sign() <= 0) {
      return null;
    }
    Vec<BigFraction> v = closest.a().minus(closest.b());
    Vec<BigFraction> unit = v.times(RootSum.root(square, false).reciprocal());
    return new ClosestPoints<>(
        closest.a().minus(unit.times(scene.shapeA().radius())),
        closest.b().plus(unit.times(scene.shapeB().radius())));
  }

  /** Returns the distance as a formula: √5 − 2, or a fraction. */
  String formula() {
    if (sign() <= 0) {
      return "0";
    }
    String root = NumberText.exactRoot(square);
    return root.startsWith("√")
        ? root + " − " + NumberText.exact(FIELD, radii)
        : NumberText.exact(FIELD, nearly());
  }
}
