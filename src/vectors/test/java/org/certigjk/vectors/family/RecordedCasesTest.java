package org.certigjk.vectors.family;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Gjk;
import org.certigjk.gjk.Verdict;
import org.certigjk.number.Numerals;
import org.certigjk.vectors.Drawn;
import org.certigjk.vectors.Flag;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.Query;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The recorded cases are those of the collections that they were taken from. */
class RecordedCasesTest {

  private static Map<String, Drawn> byId(CasePart part) {
    Map<String, Drawn> byId = new HashMap<>();
    part.cases().forEach(drawn -> byId.put(drawn.id(), drawn));
    assertEquals(part.size(), byId.size(), "ids are unique");
    return byId;
  }

  private static double[][] rows(JsonNode points) {
    List<double[]> rows = new ArrayList<>();
    for (JsonNode point : points) {
      double[] row = new double[point.size()];
      for (int c = 0; c < row.length; c++) {
        row[c] = Double.parseDouble(point.get(c).asText());
      }
      rows.add(row);
    }
    return rows.toArray(double[][]::new);
  }

  private static BigFraction squaredDistance(Query query) {
    return ((DistanceResult.Answer<BigFraction>) Gjk.distance(query.exactA(), query.exactB()))
        .squaredDistance();
  }

  private static List<JsonNode> publicFailures() throws IOException {
    try (InputStream file = RecordedCasesTest.class.getResourceAsStream("/public-failures.jsonl")) {
      return new ObjectMapper().readerFor(JsonNode.class).<JsonNode>readValues(file).readAll();
    }
  }

  @Test
  void reportsAreThoseOfTheCollection() throws IOException {
    Map<String, Drawn> reported = byId(RecordedCases.reported());
    int others = 0;
    for (JsonNode json : publicFailures()) {
      String id = "reported/" + json.get("id").asText();
      Drawn drawn = reported.get(id);
      assertNotNull(drawn, id);
      assertEquals(PointPair.of(rows(json.get("a")), rows(json.get("b"))), drawn.query().pair());
      assertTrue(drawn.comment().startsWith(json.get("source").asText()), drawn::comment);
      assertTrue(drawn.comment().contains("<" + json.get("url").asText() + ">"));
      others += assertSingle(json, reported.get(id + "/single"));
      others += assertPosed(json, reported.get(id + "/posed"));
    }
    assertEquals(reported.size(), publicFailures().size() + others);
  }

  /** The floats have the distance that the collection has for them. */
  private static int assertSingle(JsonNode json, Drawn single) {
    if (single == null) {
      return 0;
    }
    assertEquals("f32", json.get("reporter_precision").asText());
    assertTrue(single.query().single(), single.id());
    if (json.has("exact_dist2_f32_vertices")) {
      assertEquals(
          Numerals.parseExact(json.get("exact_dist2_f32_vertices").asText()),
          squaredDistance(single.query()));
    }
    return 1;
  }

  /** The posed boxes have the vertices that the collection has, in another order. */
  private static int assertPosed(JsonNode json, Drawn posed) {
    if (posed == null) {
      return 0;
    }
    assertTrue(posed.flags().contains(Flag.POSED));
    assertEquals(vertices(json.get("a_exact")), vertices(posed.query().exactA()), posed.id());
    assertEquals(vertices(json.get("b_exact")), vertices(posed.query().exactB()), posed.id());
    return 1;
  }

  private static Set<String> vertices(JsonNode points) {
    Set<String> vertices = new HashSet<>();
    for (JsonNode point : points) {
      StringBuilder text = new StringBuilder();
      point.forEach(x -> text.append(Numerals.parseExact(x.asText())).append(' '));
      vertices.add(text.toString());
    }
    return vertices;
  }

  private static Set<String> vertices(Polytope<BigFraction> body) {
    Set<String> vertices = new HashSet<>();
    for (int k = 0; k < body.size(); k++) {
      StringBuilder text = new StringBuilder();
      for (int c = 0; c < body.dimension(); c++) {
        text.append(body.get(k).get(c)).append(' ');
      }
      vertices.add(text.toString());
    }
    return vertices;
  }

  /** Every pair of the study of robustness, once. */
  @Test
  void studiedPairsAreThoseOfTheStudy() throws IOException {
    Map<String, PointPair> study = new HashMap<>();
    try (Stream<String> lines =
        Files.lines(Path.of("docs", "studies", "robustness-failures.jsonl"))) {
      ObjectMapper mapper = new ObjectMapper();
      for (String line : lines.toList()) {
        JsonNode json = mapper.readTree(line);
        study.put(
            "studied/" + json.get("id").asText(),
            PointPair.of(rows(json.get("a")), rows(json.get("b"))));
      }
    }
    Set<PointPair> pairs = new HashSet<>();
    for (Drawn drawn : RecordedCases.studied().cases()) {
      assertEquals(study.get(drawn.id()), drawn.query().pair(), drawn.id());
      assertTrue(pairs.add(drawn.query().pair()), drawn.id());
    }
    assertEquals(new HashSet<>(study.values()), pairs);
  }

  @ParameterizedTest
  @CsvSource({
    "loop-bound-1d, TOUCHING_OR_OVERLAPPING, 0",
    "loop-bound-2d, SEPARATED, 1",
    "reappearance-untied, SEPARATED, 16/21",
    "reappearance-smallest, SEPARATED, 1/9",
    "reappearance-twice, SEPARATED, 49/26",
    "johnson-none-1, SEPARATED, 70576801/130295910",
    "johnson-none-2, OVERLAPPING, 0",
    "johnson-none-3, SEPARATED, 60025/185428843",
    "alternating-supports-1, SEPARATED, 1/3664305",
    "alternating-supports-2, SEPARATED, 1/4312337",
    "same-support, SEPARATED, 7960208400/1072474013",
    "exact-equality, SEPARATED, 150264/1949",
    "alzubaidi-second-condition, SEPARATED, 1/5",
    "alzubaidi-same-point, SEPARATED, 1",
    "alzubaidi-edge-kept, SEPARATED, 1",
    "alzubaidi-unclamped, SEPARATED, 1",
    "meeting-start, SEPARATED, 1",
    "death-polytope-5, SEPARATED, 1280/13",
  })
  void witnessesHaveTheDistancesTheyAreKnownFor(String id, String verdict, String squared) {
    Drawn drawn = byId(RecordedCases.witnesses()).get("witnesses/" + id);
    assertNotNull(drawn, id);
    DistanceResult.Answer<BigFraction> answer =
        (DistanceResult.Answer<BigFraction>)
            Gjk.distance(drawn.query().exactA(), drawn.query().exactB());
    assertEquals(Numerals.parseExact(squared), answer.squaredDistance());
    assertEquals(answer.verdict() == Verdict.SEPARATED, verdict.equals("SEPARATED"));
    assertEquals(
        answer.squaredDistance().equals(Rationals.INSTANCE.zero()), !verdict.equals("SEPARATED"));
  }

  private static String objection(String... lines) {
    IllegalArgumentException e =
        assertThrows(
            IllegalArgumentException.class,
            () -> CaseText.of("cases.txt", List.of(lines), "g", Flag.REPORTED));
    return String.valueOf(e.getMessage());
  }

  @Test
  void badTextIsNamedWithItsLine() {
    assertEquals("cases.txt, line 2: no known key in points: 1", objection("id: x", "points: 1"));
    assertEquals("cases.txt, line 2: a second id", objection("id: x", "id: y"));
    assertEquals("cases.txt, line 1: no known key in id", objection("id"));
    assertEquals("cases.txt, line 3: the case has no b", objection("id: x", "a: 1"));
    assertEquals(
        "cases.txt, line 4: For input string: \"x\"", objection("id: x", "a: 0 x", "b: 0 1"));
    assertEquals(
        "cases.txt, line 5: point 0 of B has 1 coordinates, the first point has 2",
        objection("# x", "id: x", "a: 0 1", "b: 0"));
  }
}
