package org.certigjk.cli;

import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Conversions;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.ExitReason;
import org.certigjk.penetration.Penetrating;
import org.certigjk.penetration.PenetrationResult;
import org.certigjk.penetration.ZeroDepth;
import org.certigjk.vectors.files.CertificateJson;
import org.jspecify.annotations.Nullable;

/** What is printed about a result and follows from it; and is checked again. */
final class Facts {

  /** The verdict of a ray cast with a time of impact. */
  static final String HIT = "hit";

  /** The verdict of a ray cast without one. */
  static final String MISS = "miss";

  /** The kind of a certificate of a depth greater than 0. */
  static final String DEPTH = CertificateJson.DEPTH;

  private Facts() {}

  /** Returns the penetration vector: 0 for bodies that touch, {@code null} if they are apart. */
  static <E> @Nullable Vec<E> penetrationVector(PenetrationResult<E> result) {
    if (result instanceof Penetrating<E> penetrating) {
      return penetrating.penetrationVector();
    }
    return result instanceof ZeroDepth<E> ? result.distance().distanceVector() : null;
  }

  /** Returns the name of a constant as it is printed: lower case, with hyphens. */
  static String name(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Returns the names of the exits with which a run of this verdict can end. */
  static Set<String> exits(String verdict) {
    EnumSet<ExitReason> exits =
        switch (verdict) {
          case "separated" -> EnumSet.of(ExitReason.OPTIMAL);
          case "touching", "overlapping" -> EnumSet.of(ExitReason.ZERO_VECTOR);
          default ->
              EnumSet.complementOf(
                  EnumSet.of(
                      ExitReason.OPTIMAL, ExitReason.ZERO_VECTOR, ExitReason.SEPARATING_AXIS));
        };
    return exits.stream().map(Facts::name).collect(Collectors.toCollection(LinkedHashSet::new));
  }

  /**
   * Returns the double nearest to the root of a squared distance; an infinity if that is beyond the
   * range of doubles, or the squared distance beyond the range of its field.
   */
  static <E> double distance(OrderedField<E> field, E squaredDistance) {
    if (!field.exact() && !Double.isFinite(field.toDouble(squaredDistance))) {
      return Double.POSITIVE_INFINITY;
    }
    BigFraction exact = field.toRational(squaredDistance);
    return Conversions.sqrtToDouble(exact);
  }
}
