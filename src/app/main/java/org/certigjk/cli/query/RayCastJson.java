package org.certigjk.cli.query;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.Certificate;
import org.certigjk.cli.input.Arithmetic;
import org.certigjk.cli.input.Arithmetic.Decimals;
import org.certigjk.cli.input.Motion;
import org.certigjk.cli.input.Pair;
import org.certigjk.geometry.Vec;
import org.certigjk.interval.QuickBounds;
import org.certigjk.json.CertificateJson;
import org.certigjk.json.JsonText;
import org.certigjk.json.JsonWords;
import org.certigjk.raycast.Hit;
import org.certigjk.raycast.Miss;
import org.certigjk.raycast.RayCastResult;

/** Writes times of impact as JSON; {@code docs/raycast.schema.json} describes each field. */
final class RayCastJson
    extends JsonRecords<BigFraction, Motion<BigFraction>, RayCastResult<BigFraction>> {

  RayCastJson(boolean withInput) {
    super(Arithmetic.rational(Decimals.NEAREST), withInput);
  }

  @Override
  Pair<BigFraction> pair(Motion<BigFraction> asked) {
    return asked.pair();
  }

  @Override
  void write(JsonText json, Motion<BigFraction> motion, RayCastResult<BigFraction> result) {
    Certificate<BigFraction> certificate = result.certificate().contact();
    if (result instanceof Hit<BigFraction> hit) {
      json.field("verdict", Facts.HIT);
      numbers().write(json, "timeOfImpact", hit.timeOfImpact());
      numbers().write(json, "point", hit.point());
      Vec<BigFraction> normal = hit.normal();
      if (normal == null) {
        json.field("normal", null);
      } else {
        numbers().write(json, "normal", normal);
      }
      json.name("certificate");
      CertificateJson.write(json, certificate, hit.point());
    } else if (result instanceof Miss<BigFraction> miss) {
      json.field("verdict", Facts.MISS);
      json.field("timeOfImpact", null);
      json.field("point", null);
      json.field("normal", null);
      json.name("certificate");
      CertificateJson.write(json, certificate, miss.distanceVector());
    }
    json.field("certified", Proof.holds(result, motion));
  }

  @Override
  void writeMoreInput(JsonText json, Motion<BigFraction> motion) {
    json.name("direction");
    numbers().writeInput(json, motion.direction());
  }

  @Override
  void writeStopped(JsonText json, Motion<BigFraction> motion) {
    QuickBounds<BigFraction> bounds = QuickBounds.of(motion.pair().a(), motion.pair().b());
    json.field("timeOfImpact", null);
    json.beginObject("bounds");
    numbers().write(json, "lower", bounds.earliestContact(motion.direction()));
    numbers().write(json, "direction", bounds.direction());
    json.endObject();
    json.field("exit", JsonWords.TIME_LIMIT);
    json.field("certified", false);
  }
}
