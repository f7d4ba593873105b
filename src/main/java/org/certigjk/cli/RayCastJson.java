package org.certigjk.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.Certificate;
import org.certigjk.cli.Arithmetic.Decimals;
import org.certigjk.geometry.Vec;
import org.certigjk.penetration.Hit;
import org.certigjk.penetration.Miss;
import org.certigjk.penetration.RayCastResult;

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
  void write(JsonGenerator json, Motion<BigFraction> motion, RayCastResult<BigFraction> result)
      throws IOException {
    Certificate<BigFraction> certificate = result.certificate().contact();
    if (result instanceof Hit<BigFraction> hit) {
      json.writeStringField("verdict", Facts.HIT);
      writeNumber(json, "timeOfImpact", hit.timeOfImpact());
      writeVector(json, "point", hit.point());
      Vec<BigFraction> normal = hit.normal();
      if (normal == null) {
        json.writeNullField("normal");
      } else {
        writeVector(json, "normal", normal);
      }
      writeCertificate(json, certificate, hit.point());
    } else if (result instanceof Miss<BigFraction> miss) {
      json.writeStringField("verdict", Facts.MISS);
      json.writeNullField("timeOfImpact");
      json.writeNullField("point");
      json.writeNullField("normal");
      writeCertificate(json, certificate, miss.distanceVector());
    }
    json.writeBooleanField("certified", Proof.holds(result, motion));
  }

  @Override
  void writeMoreInput(JsonGenerator json, Motion<BigFraction> motion) throws IOException {
    json.writeFieldName("direction");
    writeInput(json, motion.direction());
  }
}
