package org.certigjk.penetration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.gjk.Gjk;
import org.certigjk.gjk.Verdict;
import org.certigjk.samples.Pair;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Inputs on which other codes failed, most of them in the expanding polytope algorithm: an
 * exception for a degenerate triangle or a new vertex on the line of an edge, no contact, a wrong
 * depth. See {@code public-failures.README.md}.
 */
@DisplayName("publicly reported failures of other codes, their depth")
class PublicDepthFailuresTest {

  private static final int MOST_POINTS = 16; // for the oracle

  record Case(String id, Pair pair) {
    @Override
    public String toString() {
      return id;
    }
  }

  static List<Case> cases() throws IOException {
    try (InputStream file =
        PublicDepthFailuresTest.class.getResourceAsStream("/public-failures.jsonl")) {
      return new ObjectMapper()
          .readerFor(JsonNode.class).<JsonNode>readValues(file).readAll().stream()
              .map(PublicDepthFailuresTest::read)
              .toList();
    }
  }

  private static Case read(JsonNode json) {
    return new Case(json.get("id").asText(), new Pair(rows(json.get("a")), rows(json.get("b"))));
  }

  private static double[][] rows(JsonNode points) {
    double[][] rows = new double[points.size()][];
    for (int k = 0; k < rows.length; k++) {
      rows[k] = new double[points.get(k).size()];
      for (int i = 0; i < rows[k].length; i++) {
        rows[k][i] = Double.parseDouble(points.get(k).get(i).asText());
      }
    }
    return rows;
  }

  @ParameterizedTest
  @MethodSource("cases")
  void exactDepthOfTheDoubles(Case c) {
    Pair pair = c.pair();
    PenetrationResult<BigFraction> result = Penetration.depth(pair.a(), pair.b());
    Verdict verdict = Gjk.distance(pair.a(), pair.b()).verdict();
    assertEquals(verdict, result.verdict());
    switch (verdict) {
      case SEPARATED -> assertInstanceOf(Apart.class, result);
      case TOUCHING -> assertInstanceOf(ZeroDepth.class, result);
      default -> {
        Penetrating<BigFraction> penetrating = Depths.penetrating(pair.a(), pair.b());
        if (pair.rowsA().length <= MOST_POINTS) {
          assertEquals(
              new SeparatingAxes(pair.rowsA(), pair.rowsB()).squaredDepth(),
              penetrating.squaredDepth());
        }
      }
    }
  }
}
