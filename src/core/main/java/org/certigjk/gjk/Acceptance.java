package org.certigjk.gjk;

import java.util.function.BiPredicate;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.OrderedField;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.IndexedSupportMapping;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.PolytopeMapping;
import org.certigjk.geometry.Vec;
import org.certigjk.simplex.BackupProcedure;
import org.certigjk.simplex.DistanceSubAlgorithm;
import org.certigjk.simplex.JohnsonSubAlgorithm;

/**
 * Whether an answer over an exact field may be given. That of a verified loop is right if field,
 * shapes and sub-algorithm are of the proved classes. Of any other {@link
 * org.certigjk.certificate.CertificateChecker} must accept the certificate: over the rationals if
 * all coordinates are rational, else over the field itself, which is then taken at its word.
 */
final class Acceptance {

  private Acceptance() {}

  /** Returns whether all is proved that the contract of a loop assumes of these. */
  static boolean isProved(
      IndexedSupportMapping<?> a, IndexedSupportMapping<?> b, DistanceSubAlgorithm<?> solver) {
    return isProved(a)
        && isProved(b)
        && (solver instanceof JohnsonSubAlgorithm || solver instanceof BackupProcedure);
  }

  private static boolean isProved(IndexedSupportMapping<?> shape) {
    return shape instanceof Polytope && shape.field() instanceof Rationals;
  }

  /** Returns all points of a shape; of one that does not list them, its support point. */
  static <E> Polytope<E> points(IndexedSupportMapping<E> shape, Vec<E> direction) {
    if (shape instanceof Polytope<E> polytope) {
      return polytope;
    }
    return shape instanceof PolytopeMapping<E> mapping
        ? mapping.toPolytope()
        : Polytope.of(shape.support(direction));
  }

  /**
   * Returns whether a certificate holds, which is asked about these points as they are or over Q.
   */
  static <E> boolean holds(
      Polytope<E> a,
      Polytope<E> b,
      BiPredicate<Polytope<E>, Polytope<E>> asItIs,
      BiPredicate<Polytope<BigFraction>, Polytope<BigFraction>> overRationals) {
    if (a.field() instanceof Rationals || !isRational(a) || !isRational(b)) {
      return asItIs.test(a, b);
    }
    try {
      return overRationals.test(a.toRational(), b.toRational());
    } catch (ArithmeticException notNumber) { // the field is not exact
      return false;
    }
  }

  private static <E> boolean isRational(Polytope<E> polytope) {
    OrderedField<E> field = polytope.field();
    return polytope.points().stream()
        .flatMap(point -> point.coordinates().stream())
        .allMatch(x -> field.compare(field.of(field.toRational(x)), x) == 0);
  }
}
