package org.certigjk.vectors.truth;

import java.math.BigInteger;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.Certificate;
import org.certigjk.certificate.TouchingCertificate;
import org.certigjk.field.Conversions;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.ClosestPoints;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Overlapping;
import org.certigjk.gjk.Touching;
import org.certigjk.gjk.Verdict;
import org.certigjk.integral.ContactSet;
import org.certigjk.integral.Coordinates;
import org.certigjk.penetration.Penetrating;
import org.certigjk.penetration.Penetration;
import org.certigjk.penetration.PenetrationCertificate;
import org.certigjk.vectors.Difficulty;
import org.certigjk.vectors.Expected;
import org.certigjk.vectors.ExpectedPoints;
import org.jspecify.annotations.Nullable;

/**
 * Makes the answer to a query from what proves it: a simplex, and the plane or the result that goes
 * with it.
 */
final class ExactAnswer {

  private final WeightedSimplex simplex;
  private final ScaledBodies bodies;

  /** S², see {@link Difficulty}. */
  private final BigInteger squaredSize;

  ExactAnswer(WeightedSimplex simplex) {
    this.simplex = simplex;
    this.bodies = simplex.bodies;
    this.squaredSize = bodies.magnitude().pow(2);
  }

  /** The answer if v is not 0, and the plane through it supports A ⊖ B. */
  Expected separated(SupportingPlane plane) {
    BigFraction squaredDistance = bodies.unscaled(simplex.squaredNorm(), 2);
    int ofVerdict = Difficulty.bits(simplex.level(), simplex.denominator, squaredSize);
    int ofFace = simplex.bitsOfFacets(squaredSize);
    int bits = Math.max(Math.max(ofVerdict, ofFace), plane.bitsOfNext(squaredSize));
    return new Expected(
        Verdict.SEPARATED,
        squaredDistance,
        Conversions.sqrtToDouble(squaredDistance),
        Conversions.sqrtToFloat(squaredDistance),
        points(isUnique(simplex), simplex.closestPoints()),
        null,
        simplex.certificate(),
        null,
        new Difficulty(bits, plane.ties(simplex.pairs.size())));
  }

  /** The answer if v is 0. */
  Expected meeting(DistanceResult<BigFraction> result) {
    if (result instanceof Touching<BigFraction> touching) {
      return touching(touching);
    }
    if (result instanceof Overlapping<BigFraction> overlapping) {
      return bodies.dimension() <= Truth.DEPTH_DIMENSIONS
          ? overlapping(overlapping, (Penetrating<BigFraction>) Penetration.depth(overlapping))
          : overlappingWithoutDepth(overlapping);
    }
    throw new AssertionError("over an exact field a query without limit is answered: " + result);
  }

  private Expected touching(Touching<BigFraction> touching) {
    TouchingCertificate<BigFraction> certificate = touching.certificate();
    BigInteger[] direction = primitive(certificate.direction());
    SupportingPlane plane = SupportingPlane.of(bodies, direction);
    boolean unique = ContactSet.isSinglePoint(plane.faceOfA(), plane.faceOfB());
    return meeting(
        Verdict.TOUCHING,
        points(unique, touching.closestPoints()),
        BigFraction.ZERO,
        new TouchingCertificate<>(
            certificate.pairs(), certificate.weights(), ScaledBodies.vec(direction)),
        null,
        new Difficulty(simplex.bitsOfFacets(squaredSize), 1));
  }

  private static Expected meeting(
      Verdict verdict,
      ExpectedPoints points,
      @Nullable BigFraction squaredDepth,
      Certificate<BigFraction> certificate,
      @Nullable PenetrationCertificate<BigFraction> ofDepth,
      Difficulty difficulty) {
    return new Expected(
        verdict, BigFraction.ZERO, 0, 0, points, squaredDepth, certificate, ofDepth, difficulty);
  }

  private Expected overlapping(
      Overlapping<BigFraction> overlapping, Penetrating<BigFraction> penetrating) {
    BigFraction squaredDepth = penetrating.squaredDepth();
    BigInteger[] normal = primitive(penetrating.penetrationVector().unaryMinus());
    SupportingPlane plane = SupportingPlane.of(bodies, normal);
    int ofVerdict =
        Difficulty.bits(squaredDepth.getNumerator(), squaredDepth.getDenominator(), squaredSize);
    int bits = Math.max(ofVerdict, plane.bitsOfNext(squaredSize));
    return meeting(
        Verdict.OVERLAPPING,
        points(isUnique(), overlapping.closestPoints()),
        bodies.unscaled(squaredDepth, 2),
        overlapping.certificate(),
        penetrating.certificate(),
        new Difficulty(bits, plane.ties(bodies.dimension())));
  }

  private Expected overlappingWithoutDepth(Overlapping<BigFraction> overlapping) {
    return meeting(
        Verdict.OVERLAPPING,
        points(isUnique(), overlapping.closestPoints()),
        null,
        overlapping.certificate(),
        null,
        new Difficulty(simplex.bitsOfFacets(squaredSize), 0));
  }

  private static boolean isUnique(WeightedSimplex simplex) {
    return ContactSet.isSinglePair(
        simplex.bodies.a, simplex.bodies.b, simplex.vector, simplex.denominator);
  }

  /** The relative interiors meet, so that A &cap; B has the dimension of aff A &cap; aff B. */
  private boolean isUnique() {
    return ContactSet.dimension(bodies.a) + ContactSet.dimension(bodies.b) == bodies.dimension();
  }

  /** Returns the positive multiple of a direction that has integers without a common divisor. */
  private static BigInteger[] primitive(Vec<BigFraction> direction) {
    Vec<BigFraction> cleared = direction.cleared();
    BigInteger divisor = BigInteger.ZERO;
    for (int c = 0; c < cleared.dimension(); c++) {
      divisor = divisor.gcd(cleared.get(c).getNumerator());
    }
    BigInteger[] primitive = new BigInteger[cleared.dimension()];
    for (int c = 0; c < primitive.length; c++) {
      primitive[c] = cleared.get(c).getNumerator().divide(divisor);
    }
    return primitive;
  }

  private ExpectedPoints points(boolean unique, ClosestPoints<BigFraction> scaled) {
    Vec<BigFraction> a = unscaled(scaled.a());
    Vec<BigFraction> b = unscaled(scaled.b());
    return ExpectedPoints.of(unique, a.toDoubles(), b.toDoubles(), floats(a), floats(b));
  }

  private Vec<BigFraction> unscaled(Vec<BigFraction> x) {
    return Coordinates.map(x, Rationals.INSTANCE, c -> bodies.unscaled(c, 1));
  }

  private static float[] floats(Vec<BigFraction> x) {
    float[] floats = new float[x.dimension()];
    for (int c = 0; c < floats.length; c++) {
      floats[c] = Conversions.toFloat(x.get(c));
    }
    return floats;
  }
}
