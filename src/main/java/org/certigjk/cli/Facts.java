package org.certigjk.cli;

import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.Certificate;
import org.certigjk.certificate.SeparatedCertificate;
import org.certigjk.certificate.TouchingCertificate;
import org.certigjk.field.Conversions;
import org.certigjk.field.OrderedField;
import org.certigjk.gjk.ExitReason;
import org.certigjk.gjk.Verdict;

/** What is printed about a result and follows from it; and is checked again. */
final class Facts {

  private Facts() {}

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
          default -> EnumSet.complementOf(EnumSet.of(ExitReason.OPTIMAL, ExitReason.ZERO_VECTOR));
        };
    return exits.stream().map(Facts::name).collect(Collectors.toCollection(LinkedHashSet::new));
  }

  /** Returns the name of the outcome that the certificate proves. */
  static String kind(Certificate<?> certificate) {
    Verdict proved =
        certificate instanceof SeparatedCertificate<?>
            ? Verdict.SEPARATED
            : certificate instanceof TouchingCertificate<?>
                ? Verdict.TOUCHING
                : Verdict.OVERLAPPING;
    return name(proved);
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
