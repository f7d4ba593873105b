package org.certigjk.json;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.field.Doubles;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.ExitReason;
import org.certigjk.gjk.Gjk;
import org.junit.jupiter.api.Test;

class DistanceJsonTest {

  @Test
  void writesWhatTheSchemaDescribes() {
    Polytope<BigFraction> a = Polytope.of(Rationals.INSTANCE, new double[][] {{0, 0}, {2, 0}});
    Polytope<BigFraction> b = Polytope.of(Rationals.INSTANCE, new double[][] {{1, 1}});
    DistanceJson<BigFraction> distances = new DistanceJson<>(Rationals.INSTANCE, "rational");
    assertEquals(
        "{\"id\":7,\"verdict\":\"separated\",\"squaredDistance\":\"1/1\",\"distance\":1,"
            + "\"distanceHex\":\"0x1.0p0\",\"distanceVector\":[\"0/1\",\"-1/1\"],"
            + "\"closestPoints\":{\"a\":[\"1/1\",\"0/1\"],\"b\":[\"1/1\",\"1/1\"]},"
            + "\"iterations\":1,\"exit\":\"optimal\",\"certificate\":{\"kind\":\"separated\","
            + "\"pairs\":[[0,0],[1,0]],\"weights\":[\"1/2\",\"1/2\"],"
            + "\"direction\":[\"0/1\",\"-1/1\"]},\"certified\":true,\"field\":\"rational\","
            + "\"engine\":\"generic\"}\n",
        JsonText.record("7", json -> distances.write(json, a, b, Gjk.distance(a, b), "generic")));
  }

  @Test
  void numbersOfAnExactFieldAreRatiosOfAnInexactOneDecimals() {
    JsonText json = new JsonText();
    json.beginArray();
    new JsonNumbers<>(Rationals.INSTANCE).write(json, new BigFraction(-4, 6));
    JsonNumbers<Double> doubles = new JsonNumbers<>(Doubles.INSTANCE);
    doubles.write(json, 2e-3);
    doubles.write(json, Double.NaN);
    doubles.write(json, Double.NEGATIVE_INFINITY);
    doubles.write(json, Double.MIN_VALUE);
    json.endArray();
    assertEquals("[\"-2/3\",0.002,null,null,5E-324]", json.toString());
  }

  @Test
  void aLengthBeyondTheRangeIsNull() {
    JsonText json = new JsonText();
    json.beginObject();
    new JsonNumbers<>(Doubles.INSTANCE).writeRoot(json, "depth", 2.25);
    new JsonNumbers<>(Doubles.INSTANCE).writeRoot(json, "distance", Double.POSITIVE_INFINITY);
    json.endObject();
    assertEquals(
        "{\"depth\":1.5,\"depthHex\":\"0x1.8p0\",\"distance\":null,\"distanceHex\":null}",
        json.toString());
  }

  @Test
  void coordinatesOfTheInputAreReadAsTheSameNumbersWithEveryOption() {
    JsonText json = new JsonText();
    BigFraction third = new BigFraction(1, 3);
    new JsonNumbers<>(Rationals.INSTANCE)
        .writeInput(json, Vec.of(Rationals.INSTANCE, third, new BigFraction(1, 2)));
    assertEquals("[\"1/3\",0.5]", json.toString());
  }

  @Test
  void wordsAndPairs() {
    assertEquals("zero-vector", JsonWords.of(ExitReason.ZERO_VECTOR));
    JsonText json = new JsonText();
    CertificateJson.writePair(json, new IndexPair(0, 3));
    assertEquals("[0,3]", json.toString());
  }
}
