package org.certigjk.explorer;

import static org.certigjk.explorer.Fact.fact;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import org.certigjk.explorer.oracle.RoundOracle;
import org.certigjk.explorer.preset.PresetsTest;
import org.certigjk.gjk.ExitReason;

/** What the examples with balls and cones say. */
final class RoundFacts {

  private RoundFacts() {}

  static List<Fact> of() {
    return List.of(
        fact("balls", look -> balls()),
        fact("balls-tolerance", look -> tolerance()),
        fact("ball-box", RoundFacts::box),
        fact("cone-polytope", look -> cone()));
  }

  private static JsonNode view(String id) throws JsonProcessingException {
    String scene =
        PresetsTest.all().stream().filter(p -> p.id().equals(id)).findFirst().orElseThrow().scene();
    return new ObjectMapper().readTree(Explorer.explore(scene));
  }

  /** ‖v‖ falls at each step and stays above the distance; no step has v·(v − s) = 0. */
  private static void balls() throws JsonProcessingException {
    JsonNode view = view("balls");
    RoundOracle oracle = RoundOracle.of(view);
    BigDecimal before = new BigDecimal(100);
    for (int k = 0; k < oracle.size(); k++) {
      BigDecimal excess = oracle.step(k).get("LONGER");
      assertTrue(excess.compareTo(before) < 0, "step " + k);
      before = excess;
    }
    assertEquals("none", view.at("/chosen/claim").asText());
    assertEquals("NO_DECREASE", view.at("/chosen/why/sentences/0/claim").asText());
    assertEquals("NEVER_ZERO", view.at("/chosen/why/sentences/1/claim").asText());
    assertEquals("√10 − 3/2", view.at("/exact/distance/exact").asText());
  }

  private static void tolerance() throws JsonProcessingException {
    JsonNode view = view("balls-tolerance");
    RoundOracle oracle = RoundOracle.of(view);
    BigDecimal bound = BigDecimal.ZERO;
    BigDecimal excess = new BigDecimal(100);
    for (int k = 0; k < oracle.size(); k++) {
      Map<String, BigDecimal> step = oracle.step(k);
      assertTrue(step.get("BOUND").compareTo(bound) >= 0, "step " + k);
      bound = step.get("BOUND");
      BigDecimal more = step.getOrDefault("LONGER", excess);
      assertTrue(more.compareTo(excess) <= 0, "step " + k);
      excess = more;
      assertTrue(step.get("BOUND").compareTo(oracle.distance()) <= 0, "step " + k);
      assertTrue(k == 0 || step.containsKey("LONGER"), "step " + k);
    }
    assertEquals("CLOSE_ENOUGH", view.at("/chosen/why/sentences/0/claim").asText());
    assertEquals("close", view.at("/comparison/kind").asText());
  }

  private static void box(Look look) throws JsonProcessingException {
    assertEquals(ExitReason.OPTIMAL, look.exact().exit());
    assertEquals("5", look.exact().distanceVector().squaredNorm().toString());
    JsonNode view = view("ball-box");
    assertEquals("√5 − 1", view.at("/exact/distance/exact").asText());
    assertEquals("CLOSE_ENOUGH", view.at("/chosen/why/sentences/0/claim").asText());
  }

  private static void cone() throws JsonProcessingException {
    JsonNode view = view("cone-polytope");
    RoundOracle oracle = RoundOracle.of(view);
    assertEquals("separated", view.at("/exact/claim").asText());
    assertTrue(view.at("/exact/distance").isNull());
    assertTrue(oracle.step(oracle.size() - 1).containsKey("BOUND"));
  }
}
