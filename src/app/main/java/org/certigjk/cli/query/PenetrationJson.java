package org.certigjk.cli.query;

import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.cli.input.Arithmetic;
import org.certigjk.cli.input.Arithmetic.Decimals;
import org.certigjk.cli.input.Pair;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.interval.QuickBounds;
import org.certigjk.json.CertificateJson;
import org.certigjk.json.JsonText;
import org.certigjk.json.JsonWords;
import org.certigjk.penetration.Penetrating;
import org.certigjk.penetration.PenetrationResult;

/** Writes depths as JSON; {@code docs/penetration.schema.json} describes each field. */
final class PenetrationJson
    extends JsonRecords<BigFraction, Pair<BigFraction>, PenetrationResult<BigFraction>> {

  PenetrationJson(boolean withInput) {
    super(Arithmetic.rational(Decimals.NEAREST), withInput);
  }

  @Override
  Pair<BigFraction> pair(Pair<BigFraction> asked) {
    return asked;
  }

  @Override
  void write(JsonText json, Pair<BigFraction> pair, PenetrationResult<BigFraction> result) {
    json.field("verdict", JsonWords.of(result.verdict()));
    Vec<BigFraction> p = Facts.penetrationVector(result);
    if (p == null) {
      for (String name : List.of("squaredDepth", "depth", "depthHex", "penetrationVector")) {
        json.field(name, null);
      }
    } else {
      numbers().write(json, "squaredDepth", p.squaredNorm());
      numbers().writeRoot(json, "depth", p.squaredNorm());
      numbers().write(json, "penetrationVector", p);
    }
    json.name("certificate");
    if (result instanceof Penetrating<BigFraction> penetrating) {
      CertificateJson.write(json, penetrating.certificate());
    } else {
      DistanceResult.Answer<BigFraction> distance = result.distance();
      CertificateJson.write(json, distance.certificate(), distance.distanceVector());
    }
    json.field("certified", Proof.holds(result, pair));
  }

  @Override
  void writeStopped(JsonText json, Pair<BigFraction> pair) {
    QuickBounds.Depth<BigFraction> bound = QuickBounds.of(pair.a(), pair.b()).squaredDepth();
    json.field("squaredDepth", null);
    json.beginObject("bounds");
    numbers().write(json, "squaredUpper", bound.squared());
    numbers().write(json, "direction", bound.direction());
    json.endObject();
    json.field("exit", JsonWords.TIME_LIMIT);
    json.field("certified", false);
  }
}
