package org.certigjk.cli.query;

import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.Certificate;
import org.certigjk.certificate.IndexPair;
import org.certigjk.cli.console.Table;
import org.certigjk.cli.input.Motion;
import org.certigjk.cli.input.Pair;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Vec;
import org.certigjk.interval.QuickBounds;
import org.certigjk.raycast.Hit;
import org.certigjk.raycast.Miss;
import org.certigjk.raycast.RayCastResult;

/** Writes times of impact for a person. */
final class RayCastText
    extends TextRecords<BigFraction, Motion<BigFraction>, RayCastResult<BigFraction>> {

  private static final String AT_THE_START =
      "the weighted points sum to 0: the bodies meet at the start";

  private static final String ON_THE_WAY =
      "A has moved by t·r: the weighted points sum to −t·r, d·(a + t·r − b) ≥ 0 for all a, b,"
          + " and d·r < 0";

  private static final String NEVER =
      "the weighted points sum to v, and v·(a − b) ≥ v·v and v·(a + r − b) ≥ v·v for all a, b";

  RayCastText(boolean coloured) {
    super(Rationals.INSTANCE, coloured);
  }

  @Override
  String result(Motion<BigFraction> motion, long line, RayCastResult<BigFraction> result) {
    Table table = new Table();
    String verdict = Facts.MISS;
    if (result instanceof Hit<BigFraction> hit) {
      verdict = Facts.HIT;
      addHit(table, hit);
    } else if (result instanceof Miss<BigFraction> miss) {
      table.row(List.of("time of impact t", "none"));
      table.row(List.of("least distance", length(miss.distanceVector().squaredNorm())));
      table.row(List.of("distance vector v", vector(miss.distanceVector())));
      addSwept(table, motion.pair().a().size(), miss.certificate().contact());
      table.row(List.of("certificate", NEVER));
    }
    table.row(List.of("checked", Proof.holds(result, motion) ? "yes" : "no"));
    return verdict(motion.pair(), line, verdict) + table.format("  ");
  }

  private void addHit(Table table, Hit<BigFraction> hit) {
    Certificate<BigFraction> certificate = hit.certificate().contact();
    table.row(List.of("time of impact t", number(hit.timeOfImpact())));
    table.row(List.of("common point", vector(hit.point())));
    Vec<BigFraction> normal = hit.normal();
    if (normal != null) {
      table.row(List.of("normal d", vector(normal)));
    }
    addWeights(table, certificate.pairs(), certificate.weights());
    boolean atStart = hit.timeOfImpact().equals(BigFraction.ZERO);
    table.row(List.of("certificate", atStart ? AT_THE_START : ON_THE_WAY));
  }

  /** Indices from the number of points of A on are those of A + r. */
  private void addSwept(Table table, int size, Certificate<BigFraction> certificate) {
    for (int k = 0; k < certificate.pairs().size(); k++) {
      IndexPair pair = certificate.pairs().get(k);
      String point = "a[" + pair.a() % size + "]" + (pair.a() < size ? "" : " + r");
      String weight = number(certificate.weights().get(k));
      table.row(List.of("points[" + k + "]", point + " − b[" + pair.b() + "] weighs " + weight));
    }
  }

  @Override
  Pair<BigFraction> pair(Motion<BigFraction> asked) {
    return asked.pair();
  }

  @Override
  void addStopped(Table table, Motion<BigFraction> motion) {
    Pair<BigFraction> pair = motion.pair();
    BigFraction bound = QuickBounds.of(pair.a(), pair.b()).earliestContact(motion.direction());
    table.row(List.of("time of impact t", "not before " + rational(bound)));
  }
}
