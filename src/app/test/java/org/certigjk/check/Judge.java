package org.certigjk.check;

import static org.certigjk.check.Told.require;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.Certificate;
import org.certigjk.certificate.IndexPair;
import org.certigjk.certificate.SeparatedCertificate;
import org.certigjk.certificate.TouchingCertificate;
import org.certigjk.geometry.MinkowskiDifference;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.penetration.Penetrating;
import org.certigjk.penetration.Penetration;
import org.certigjk.penetration.PenetrationCertificate;
import org.certigjk.penetration.PenetrationResult;
import org.certigjk.raycast.Hit;
import org.certigjk.raycast.RayCast;
import org.certigjk.raycast.RayCastChecker;
import org.certigjk.raycast.RayCastResult;
import org.jspecify.annotations.Nullable;

/**
 * Judges whether a record with its own bodies is one, and all that it claims true, without the
 * package that is tested: a JSON library and the JSON schemas for the form, and for the claims the
 * answers of the library, computed again from the bodies, and its proved checkers.
 */
final class Judge {

  private static final JsonMapper STRICT =
      JsonMapper.builder()
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .build();

  private static final Schema DISTANCES = schema("result");
  private static final Schema DEPTHS = schema("penetration");
  private static final Schema RAY_CASTS = schema("raycast");

  /** The JSON library does not tell −0 from 0, but no index is spelled so. */
  private static final Pattern NEGATIVE_ZERO =
      Pattern.compile(
          "\"(pairs|simplex|basis|facets|supportPair|nearest|iterations|line)\""
              + ":[\\[\\],0-9]*-0[\\],}]");

  private Judge() {}

  private static Schema schema(String name) {
    String id = "https://certigjk.org/schema/result.schema.json";
    return SchemaRegistry.withDefaultDialect(
            SpecificationVersion.DRAFT_2020_12,
            builder -> builder.schemas(Map.of(id, text("result"))))
        .getSchema(text(name), InputFormat.JSON);
  }

  private static String text(String name) {
    try {
      return Files.readString(Path.of("docs", name + ".schema.json"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns whether the record is one, and all that it claims holds. */
  static boolean holds(String record) {
    try {
      JsonNode root = STRICT.readTree(record);
      require(!NEGATIVE_ZERO.matcher(record).find());
      require(root.isObject() && root.path("verdict").isTextual());
      String verdict = root.get("verdict").textValue();
      boolean moves = root.has("timeOfImpact");
      Schema schema = moves ? RAY_CASTS : root.has("squaredDepth") ? DEPTHS : DISTANCES;
      require(schema.validate(root).isEmpty());
      if (verdict.equals("error")) {
        require(!moves && schema == DISTANCES && root.get("error").get("line").isInt());
      } else {
        judge(root, schema);
      }
      return true;
    } catch (JsonProcessingException | RuntimeException doubt) {
      return false;
    }
  }

  private static void judge(JsonNode root, Schema schema) {
    Polytope<BigFraction> a = Told.body(root.get("a"));
    Polytope<BigFraction> b = Told.body(root.get("b"));
    if (schema != DISTANCES) {
      requireRatios(root);
    }
    boolean late = root.get("verdict").textValue().equals("stopped");
    if (late && schema == RAY_CASTS) {
      LateJudge.rayCast(root, a, b, Told.vector(root.get("direction")));
    } else if (late && schema == DEPTHS) {
      LateJudge.depth(root, a, b);
    } else if (schema == RAY_CASTS) {
      judgeRayCast(root, a, b, Told.vector(root.get("direction")));
    } else if (schema == DEPTHS) {
      judgeDepth(root, a, b);
    } else {
      new DistanceJudge(root, a, b).judge();
    }
  }

  /** The schema allows numbers in these vectors, too. */
  private static void requireRatios(JsonNode root) {
    List<JsonNode> vectors =
        List.of(
            root.path("penetrationVector"),
            root.path("point"),
            root.path("normal"),
            root.path("bounds").path("direction"),
            root.path("certificate").path("weights"),
            root.path("certificate").path("direction"));
    vectors.forEach(vector -> vector.forEach(number -> require(number.isTextual())));
  }

  private static void judgeDepth(JsonNode root, Polytope<BigFraction> a, Polytope<BigFraction> b) {
    PenetrationResult<BigFraction> truth = Penetration.depth(a, b);
    require(DistanceJudge.word(truth.verdict()).equals(root.get("verdict").textValue()));
    JsonNode proof = root.get("certificate");
    if (truth instanceof Penetrating<BigFraction> penetrating) {
      PenetrationCertificate<BigFraction> certificate = Told.depth(proof);
      require(certificate.certifies(a, b));
      requireDepth(root, penetrating.penetrationVector());
      Told.requireEqual(certificate.penetrationVector(a, b), penetrating.penetrationVector());
      return;
    }
    Certificate<BigFraction> certificate = Told.present(Told.certificate(proof));
    require(certificate.certifies(a, b));
    Vec<BigFraction> v = truth.distance().distanceVector();
    if (certificate instanceof SeparatedCertificate<BigFraction>) {
      Told.requireEqual(Told.vector(proof.get("direction")), v);
      require(root.get("squaredDepth").isNull() && root.get("penetrationVector").isNull());
      require(root.get("depth").isNull() && root.get("depthHex").isNull());
    } else {
      requireDepth(root, v);
    }
  }

  private static void requireDepth(JsonNode root, Vec<BigFraction> p) {
    Told.requireEqual(Told.vector(root.get("penetrationVector")), p);
    require(Told.number(root.get("squaredDepth")).compareTo(p.squaredNorm()) == 0);
    Told.requireRoot(root, "depth", p.squaredNorm());
  }

  private static void judgeRayCast(
      JsonNode root, Polytope<BigFraction> a, Polytope<BigFraction> b, Vec<BigFraction> r) {
    RayCastResult<BigFraction> truth = RayCast.cast(a, b, r);
    RayCastChecker<BigFraction> checker = new RayCastChecker<>(a, b, r);
    JsonNode proof = root.get("certificate");
    Certificate<BigFraction> certificate = Told.present(Told.certificate(proof));
    Vec<BigFraction> point = vectorOrNone(root.get("point"));
    Vec<BigFraction> normal = vectorOrNone(root.get("normal"));
    boolean hit = root.get("verdict").textValue().equals("hit");
    require(hit == truth instanceof Hit<BigFraction>);
    if (truth instanceof Hit<BigFraction> contact) {
      BigFraction time = Told.number(root.get("timeOfImpact"));
      require(time.compareTo(contact.timeOfImpact()) == 0);
      require(checker.impact(time, certificate) == null);
      Vec<BigFraction>[] points = b.get(IndexPair.indicesB(certificate.pairs()));
      Told.requireEqual(Told.present(point), certificate.weights().combination(points));
      if (certificate instanceof TouchingCertificate<BigFraction> touching) {
        Told.requireEqual(Told.present(normal), touching.direction());
        require(time.getNumerator().signum() == 0 || isCoprime(touching.direction()));
      } else {
        require(normal == null);
      }
      return;
    }
    SeparatedCertificate<BigFraction> free = (SeparatedCertificate<BigFraction>) certificate;
    require(root.get("timeOfImpact").isNull() && point == null && normal == null);
    require(checker.miss(free) == null);
    int[] i = IndexPair.indicesA(free.pairs());
    int[] j = IndexPair.indicesB(free.pairs());
    Told.requireEqual(
        Told.vector(proof.get("direction")),
        free.weights().combination(new MinkowskiDifference<>(checker.sweptBody(), b).get(i, j)));
  }

  private static @Nullable Vec<BigFraction> vectorOrNone(JsonNode node) {
    return node.isNull() ? null : Told.vector(node);
  }

  private static boolean isCoprime(Vec<BigFraction> vector) {
    BigInteger common = BigInteger.ZERO;
    for (int k = 0; k < vector.dimension(); k++) {
      if (!vector.get(k).getDenominator().equals(BigInteger.ONE)) {
        return false;
      }
      common = common.gcd(vector.get(k).getNumerator());
    }
    return common.equals(BigInteger.ONE);
  }
}
