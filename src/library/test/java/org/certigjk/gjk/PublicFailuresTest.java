package org.certigjk.gjk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.certificate.SeparatedCertificate;
import org.certigjk.field.Conversions;
import org.certigjk.field.Doubles;
import org.certigjk.field.OrderedField;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.number.Floats;
import org.certigjk.number.Numerals;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Inputs on which other codes failed; see {@code public-failures.README.md}. */
@DisplayName("publicly reported failures of other codes")
class PublicFailuresTest {

  private static final Rationals Q = Rationals.INSTANCE;

  /** One line of the file, named by its id. */
  record Case(String id, JsonNode json) {
    Polytope<BigFraction> body(String name, Function<String, BigFraction> coordinate) {
      return Polytope.from(
          elements(json.get(name))
              .map(row -> Vec.from(Q, elements(row).map(JsonNode::asText).map(coordinate).toList()))
              .toList());
    }

    <E> Polytope<E> rounded(String name, OrderedField<E> field) {
      return Polytope.of(
          field,
          elements(json.get(name))
              .map(row -> elements(row).mapToDouble(x -> Double.parseDouble(x.asText())).toArray())
              .toArray(double[][]::new));
    }

    BigFraction number(String name) {
      return Numerals.parseExact(json.get(name).asText());
    }

    double root(String name) {
      return Double.parseDouble(json.get(name).asText());
    }

    @Override
    public String toString() {
      return id;
    }
  }

  private static Stream<JsonNode> elements(JsonNode array) {
    return StreamSupport.stream(array.spliterator(), false);
  }

  static List<Case> cases() throws IOException {
    try (InputStream file =
        PublicFailuresTest.class.getResourceAsStream("/public-failures.jsonl")) {
      return new ObjectMapper()
          .readerFor(JsonNode.class).<JsonNode>readValues(file).readAll().stream()
              .map(json -> new Case(json.get("id").asText(), json))
              .toList();
    }
  }

  private static Stream<Case> casesWith(String field) throws IOException {
    return cases().stream().filter(c -> c.json.has(field));
  }

  static Stream<Case> floatCases() throws IOException {
    return casesWith("exact_dist2_f32_vertices");
  }

  static Stream<Case> unroundedCases() throws IOException {
    return casesWith("a_exact");
  }

  private static BigFraction nearestDouble(String numeral) {
    return Conversions.toRational(Double.parseDouble(numeral));
  }

  private static BigFraction nearestFloat(String numeral) {
    return Conversions.toRational((float) Double.parseDouble(numeral));
  }

  private static DistanceResult.Answer<BigFraction> assertAnswer(
      Case c, Function<String, BigFraction> read, String suffixOfBodies, String suffix) {
    Polytope<BigFraction> a = c.body("a" + suffixOfBodies, read);
    Polytope<BigFraction> b = c.body("b" + suffixOfBodies, read);
    DistanceResult.Answer<BigFraction> answer = GjkProperties.answer(a, b);
    assertEquals(c.number("exact_dist2" + suffix), answer.squaredDistance());
    assertEquals(c.root("dist" + suffix), Conversions.sqrtToDouble(answer.squaredDistance()));
    assertNull(answer.certificate().violation(a, b));
    assertEquals(
        answer.squaredDistance().equals(BigFraction.ZERO), answer.verdict() != Verdict.SEPARATED);
    return answer;
  }

  @Test
  void allCasesAreHere() throws IOException {
    assertEquals(39, cases().size());
    assertEquals(8, floatCases().count());
    assertEquals(21, unroundedCases().count());
  }

  @ParameterizedTest
  @MethodSource("cases")
  void exactAnswerOfTheDoubles(Case c) {
    Verdict verdict = assertAnswer(c, PublicFailuresTest::nearestDouble, "", "").verdict();
    boolean separated = c.json.get("state").asText().equals("separated");
    assertEquals(separated, verdict == Verdict.SEPARATED);
    if (c.json.has("touching")) {
      assertEquals(
          c.json.get("touching").asBoolean() ? Verdict.TOUCHING : Verdict.OVERLAPPING, verdict);
    } else if (!separated) {
      assertNotEquals(Verdict.STOPPED, verdict);
    }
  }

  @ParameterizedTest
  @MethodSource("floatCases")
  void exactAnswerOfTheFloats(Case c) {
    assertAnswer(c, PublicFailuresTest::nearestFloat, "", "_f32_vertices");
  }

  @ParameterizedTest
  @MethodSource("unroundedCases")
  void exactAnswerOfTheUnroundedVertices(Case c) {
    assertAnswer(c, Numerals::parseExact, "_exact", "_unrounded_vertices");
  }

  @ParameterizedTest
  @MethodSource("cases")
  void witnessOfTheFileIsAccepted(Case c) {
    List<IndexPair> pairs =
        elements(c.json.get("witness_pairs"))
            .map(p -> new IndexPair(p.get(0).asInt(), p.get(1).asInt()))
            .toList();
    Vec<BigFraction> weights =
        Vec.from(
            Q,
            elements(c.json.get("witness_weights"))
                .map(w -> Numerals.parseExact(w.asText()))
                .toList());
    if (c.json.get("state").asText().equals("separated")) {
      assertNull(
          new SeparatedCertificate<>(pairs, weights)
              .violation(c.rounded("a", Q), c.rounded("b", Q)));
    }
  }

  @ParameterizedTest
  @MethodSource("cases")
  void roundedRunsEnd(Case c) {
    assertTruthful(c, Doubles.INSTANCE);
    assertTruthful(c, Floats.INSTANCE);
  }

  private static <E> void assertTruthful(Case c, OrderedField<E> field) {
    Polytope<E> a = c.rounded("a", field);
    Polytope<E> b = c.rounded("b", field);
    DistanceResult<E> result = Gjk.distance(a, b);
    assertNotNull(result.closestPoints());
    if (result instanceof Stopped<E> stopped) {
      BigFraction exact = GjkProperties.answer(a.toRational(), b.toRational()).squaredDistance();
      assertTrue(stopped.bounds().lower().compareTo(exact) <= 0);
      assertTrue(stopped.bounds().upper().compareTo(exact) >= 0);
    }
  }
}
