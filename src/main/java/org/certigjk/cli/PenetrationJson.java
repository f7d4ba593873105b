package org.certigjk.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.cli.Arithmetic.Decimals;
import org.certigjk.field.Numerals;
import org.certigjk.geometry.Vec;
import org.certigjk.penetration.Penetrating;
import org.certigjk.penetration.PenetrationResult;
import org.certigjk.vectors.files.CertificateJson;

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
  void write(JsonGenerator json, Pair<BigFraction> pair, PenetrationResult<BigFraction> result)
      throws IOException {
    json.writeStringField("verdict", Facts.name(result.verdict()));
    Vec<BigFraction> p = Facts.penetrationVector(result);
    if (p == null) {
      for (String name : List.of("squaredDepth", "depth", "depthHex", "penetrationVector")) {
        json.writeNullField(name);
      }
    } else {
      writeDepth(json, p);
    }
    if (result instanceof Penetrating<BigFraction> penetrating) {
      json.writeFieldName("certificate");
      CertificateJson.write(json, penetrating.certificate());
    } else {
      writeCertificate(json, result.distance().certificate(), result.distance().distanceVector());
    }
    json.writeBooleanField("certified", Proof.holds(result, pair));
  }

  private void writeDepth(JsonGenerator json, Vec<BigFraction> p) throws IOException {
    writeNumber(json, "squaredDepth", p.squaredNorm());
    double depth = Facts.distance(arithmetic().field(), p.squaredNorm());
    json.writeFieldName("depth");
    Arithmetic.writeDouble(json, depth);
    json.writeStringField("depthHex", Double.isFinite(depth) ? Numerals.formatHex(depth) : null);
    writeVector(json, "penetrationVector", p);
  }
}
