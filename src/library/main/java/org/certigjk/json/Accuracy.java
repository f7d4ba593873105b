package org.certigjk.json;

import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.Certificate;
import org.certigjk.certificate.IndexPair;
import org.certigjk.field.Conversions;
import org.certigjk.field.OrderedField;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.MinkowskiDifference;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.DistanceResult;

/**
 * Whether the rounded numbers beside a certificate that holds are near to what it proves: as near
 * as {@code docs/result-claims.md} says of a certified record.
 */
final class Accuracy {

  /** 128 units in the last place of a double; of a float it is 2²⁹ times as much. */
  private static final double DOUBLE = 0x1p-46;

  private static final double FLOAT = 0x1p-17;

  private Accuracy() {}

  /** Returns whether all of them are; over an exact field they are what they should be. */
  static <E> boolean isGood(DistanceResult.Answer<E> answer, Polytope<E> a, Polytope<E> b) {
    OrderedField<E> field = answer.distanceVector().field();
    if (field.exact()) {
      return true;
    }
    Vec<E> ofA = answer.closestPoints().a();
    Vec<E> ofB = answer.closestPoints().b();
    boolean finite =
        isFinite(answer.distanceVector())
            && isFinite(ofA)
            && isFinite(ofB)
            && Double.isFinite(field.toDouble(answer.squaredDistance()));
    if (!finite) {
      return false;
    }
    Certificate<BigFraction> certificate = answer.certificate().toRational();
    Vec<BigFraction> w = certificate.weights();
    int[] i = IndexPair.indicesA(certificate.pairs());
    int[] j = IndexPair.indicesB(certificate.pairs());
    Polytope<BigFraction> exactA = a.toRational();
    Polytope<BigFraction> exactB = b.toRational();
    Vec<BigFraction> v = w.combination(new MinkowskiDifference<>(exactA, exactB).get(i, j));
    BigFraction epsilon = Conversions.toRational(isFloat(field) ? FLOAT : DOUBLE);
    BigFraction square = v.squaredNorm();
    BigFraction error = field.toRational(answer.squaredDistance()).subtract(square).abs();
    return isNear(answer.distanceVector(), v, epsilon.multiply(greatest(List.of(v))))
        && isNear(ofA, w.combination(exactA.get(i)), epsilon.multiply(greatest(exactA.get(i))))
        && isNear(ofB, w.combination(exactB.get(j)), epsilon.multiply(greatest(exactB.get(j))))
        && error.compareTo(epsilon.multiply(square)) <= 0;
  }

  /** Returns whether the field rounds to floats; a field that only passes on to another may. */
  private static <E> boolean isFloat(OrderedField<E> field) {
    return field.toDouble(field.of(1 + 0x1p-40)) == 1;
  }

  private static <E> boolean isFinite(Vec<E> vector) {
    for (int k = 0; k < vector.dimension(); k++) {
      if (!Double.isFinite(vector.field().toDouble(vector.get(k)))) {
        return false;
      }
    }
    return true;
  }

  private static <E> boolean isNear(Vec<E> rounded, Vec<BigFraction> exact, BigFraction slack) {
    Vec<BigFraction> error = rounded.toRational().minus(exact);
    return greatest(List.of(error)).compareTo(slack) <= 0;
  }

  private static BigFraction greatest(Vec<BigFraction>[] points) {
    return greatest(List.of(points));
  }

  /** Returns the greatest magnitude of a coordinate. */
  private static BigFraction greatest(List<Vec<BigFraction>> vectors) {
    BigFraction greatest = BigFraction.ZERO;
    for (Vec<BigFraction> vector : vectors) {
      for (int k = 0; k < vector.dimension(); k++) {
        BigFraction size = vector.get(k).abs();
        greatest = Rationals.INSTANCE.compare(size, greatest) > 0 ? size : greatest;
      }
    }
    return greatest;
  }
}
