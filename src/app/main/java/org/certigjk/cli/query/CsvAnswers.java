package org.certigjk.cli.query;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.cli.input.Motion;
import org.certigjk.cli.input.Pair;
import org.certigjk.field.Conversions;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.json.DistanceJson;
import org.certigjk.json.JsonWords;
import org.certigjk.number.Numerals;
import org.certigjk.penetration.PenetrationResult;
import org.certigjk.raycast.Hit;
import org.certigjk.raycast.RayCastResult;

/** What {@link CsvRecords} says of the answers of each command. */
final class CsvAnswers {

  private CsvAnswers() {}

  /** Returns distance and squared distance. */
  static <E> CsvRecords.Answer distance(Pair<E> pair, Search.Found<E> found) {
    DistanceResult<E> result = found.result();
    String verdict = JsonWords.of(result.verdict());
    if (!(result instanceof DistanceResult.Answer<E> answer)) {
      return new CsvRecords.Answer(verdict, Double.NaN, "", false);
    }
    OrderedField<E> field = pair.a().field();
    E square = answer.squaredDistance();
    boolean certified =
        found.proved() != null || DistanceJson.isCertified(answer, pair.a(), pair.b());
    return new CsvRecords.Answer(
        verdict,
        Conversions.sqrtToDouble(field, square),
        field.exact() ? Numerals.format(field.toRational(square)) : "",
        certified);
  }

  /** Returns depth and squared depth, none for bodies that are apart. */
  static CsvRecords.Answer depth(Pair<BigFraction> pair, PenetrationResult<BigFraction> result) {
    Vec<BigFraction> p = Facts.penetrationVector(result);
    return new CsvRecords.Answer(
        JsonWords.of(result.verdict()),
        p == null ? Double.NaN : Conversions.sqrtToDouble(p.field(), p.squaredNorm()),
        p == null ? "" : Numerals.format(p.squaredNorm()),
        Proof.holds(result, pair));
  }

  /** Returns the time of impact, none for a miss. */
  static CsvRecords.Answer time(Motion<BigFraction> motion, RayCastResult<BigFraction> result) {
    boolean certified = Proof.holds(result, motion);
    if (!(result instanceof Hit<BigFraction> hit)) {
      return new CsvRecords.Answer(Facts.MISS, Double.NaN, "", certified);
    }
    BigFraction time = hit.timeOfImpact();
    return new CsvRecords.Answer(
        Facts.HIT, Conversions.toDouble(time), Numerals.format(time), certified);
  }
}
