package org.certigjk.cli.query;

import java.util.List;
import java.util.stream.Collectors;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.Certificate;
import org.certigjk.cli.console.Table;
import org.certigjk.cli.input.Pair;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Vec;
import org.certigjk.interval.QuickBounds;
import org.certigjk.json.JsonWords;
import org.certigjk.penetration.Penetrating;
import org.certigjk.penetration.PenetrationCertificate;
import org.certigjk.penetration.PenetrationResult;

/** Writes depths for a person. */
final class PenetrationText
    extends TextRecords<BigFraction, Pair<BigFraction>, PenetrationResult<BigFraction>> {

  PenetrationText(boolean coloured) {
    super(Rationals.INSTANCE, coloured);
  }

  @Override
  String result(Pair<BigFraction> pair, long line, PenetrationResult<BigFraction> result) {
    Table table = new Table();
    Vec<BigFraction> p = Facts.penetrationVector(result);
    if (p == null) {
      table.row(List.of("depth", "none"));
      table.row(List.of("distance", length(result.distance().squaredDistance())));
    } else {
      table.row(List.of("depth", length(p.squaredNorm())));
      table.row(List.of("penetration vector p", vector(p)));
    }
    if (result instanceof Penetrating<BigFraction> penetrating) {
      table.row(List.of("certificate", explain(penetrating.certificate())));
    } else {
      Certificate<BigFraction> certificate = result.distance().certificate();
      addWeights(table, certificate.pairs(), certificate.weights());
      table.row(List.of("certificate", explain(certificate)));
    }
    table.row(List.of("checked", Proof.holds(result, pair) ? "yes" : "no"));
    return verdict(pair, line, JsonWords.of(result.verdict())) + table.format("  ");
  }

  private static String explain(PenetrationCertificate<BigFraction> certificate) {
    String nearest =
        certificate.facets().get(certificate.nearest()).stream()
            .map(corner -> difference(certificate.pairs().get(corner)))
            .collect(Collectors.joining(", "));
    return "%s facets enclose the origin; no point of A ⊖ B is beyond the nearest, %s"
        .formatted(certificate.facets().size(), nearest);
  }

  @Override
  Pair<BigFraction> pair(Pair<BigFraction> asked) {
    return asked;
  }

  @Override
  void addStopped(Table table, Pair<BigFraction> pair) {
    BigFraction bound = QuickBounds.of(pair.a(), pair.b()).squaredDepth().squared();
    table.row(List.of("squared depth ≤", rational(bound) + ", if the bodies meet"));
  }
}
