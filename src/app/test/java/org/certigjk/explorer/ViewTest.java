package org.certigjk.explorer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What the page is told of worked examples. */
class ViewTest {

  private static String exact(JsonNode numbers) {
    List<String> texts = new ArrayList<>();
    numbers.forEach(number -> texts.add(number.get("exact").asText()));
    return String.join(" ", texts);
  }

  private static List<String> each(JsonNode array, String field) {
    List<String> texts = new ArrayList<>();
    array.forEach(entry -> texts.add(entry.get(field).asText()));
    return texts;
  }

  @Test
  @DisplayName("a segment above the origin: two states, with gap, μ and Johnson's table")
  void segment() {
    JsonNode run = Views.of("a=-1,1;1,1&b=0,0").get("exact");
    assertEquals("separated", run.get("claim").asText());
    assertEquals("Separated: ‖v‖² = 1, distance = 1", run.get("headline").asText());
    assertEquals(1, run.get("iterations").asInt());
    JsonNode first = run.get("states").get(0);
    assertEquals("-1 1", exact(first.get("v")));
    assertEquals("1 1", exact(first.get("support").get("point")));
    assertTrue(first.get("support").get("farthest").asBoolean());
    assertEquals("2", first.get("gap").get("exact").asText());
    assertEquals("0", first.get("mu").get("exact").asText());
    JsonNode subsets = first.get("subsets");
    assertEquals(List.of("false", "false", "true"), each(subsets, "accepted"));
    assertEquals("[0,1]", subsets.get(2).get("members").toString());
    assertEquals(List.of("0", "1"), each(subsets.get(2).get("deltas"), "position"));
    assertEquals("Rejected: Δ({1}) > 0 beyond.", Views.text(subsets.get(0).get("sentences")));
    assertEquals("1/2 1/2", exact(subsets.get(2).get("weights")));
    JsonNode last = run.get("states").get(1);
    assertEquals("0 1", exact(last.get("v")));
    assertEquals("0", last.get("gap").get("exact").asText());
    assertEquals("1", last.get("mu").get("exact").asText());
    assertTrue(last.get("subsets").isEmpty());
  }

  @Test
  @DisplayName("μ is rounded downwards, and its square is exact")
  void lowerBound() {
    JsonNode states = Views.of("a=-1,-1;0,-1;1,0&b=0,0").get("exact").get("states");
    JsonNode mu = states.get(1).get("mu");
    assertEquals("√(1/5)", mu.get("exact").asText());
    assertEquals("0.447213", mu.get("decimal").asText()); // 0.4472135…
    BigDecimal value = new BigDecimal(mu.get("value").asDouble());
    assertTrue(value.multiply(value).compareTo(new BigDecimal("0.2")) <= 0);
  }

  @Test
  @DisplayName("numbers that no double comes near are told as decimals all the same")
  void beyondTheDoubles() {
    String great = "1" + "0".repeat(400);
    JsonNode far = Views.of("a=%s/1,0;%s/1,1&b=0,0".formatted(great, great + "0")).get("exact");
    assertEquals("1e400", far.get("distance").get("decimal").asText());
    assertTrue(far.get("distance").get("value").isNull());
    JsonNode mu = far.get("states").get(0).get("mu");
    assertEquals("1e400", mu.get("decimal").asText());
    assertEquals(Double.MAX_VALUE, mu.get("value").asDouble());
    JsonNode near = Views.of("a=1/%s,0&b=0,0".formatted(great)).get("exact");
    assertEquals("separated", near.get("claim").asText());
    assertEquals("1e-400", near.get("distance").get("decimal").asText());
    assertEquals(0.0, near.get("distance").get("value").asDouble());
    assertTrue(near.get("headline").asText().startsWith("Separated: "));
  }

  @Test
  void eachVerdictHasACertificateThatHolds() {
    String[][] cases = {
      {"a=0,0;2,0&b=0,3;5,5", "separated", "4"},
      {"a=0,0;2,0;0,2&b=1,1;3,3", "touching", "5"},
      {"a=0,0;2,0;0,2&b=1/2,1/2;3,3", "overlapping", "4"},
      {"a=0,0,0;2,0,0;0,2,0;0,0,2&b=0.25,0.25,0.25", "overlapping", "4"}
    };
    for (String[] scene : cases) {
      JsonNode run = Views.of(scene[0]).get("exact");
      assertEquals(scene[1], run.get("claim").asText());
      JsonNode certificate = run.get("certificate");
      assertEquals(scene[1], certificate.get("kind").asText());
      assertTrue(certificate.get("holds").asBoolean());
      assertEquals(Integer.parseInt(scene[2]), certificate.get("conditions").size());
      assertTrue(each(certificate.get("conditions"), "holds").stream().allMatch("true"::equals));
    }
  }

  @Test
  @DisplayName("two crossing segments overlap, although each is flat")
  void crossing() {
    JsonNode run = Views.of("a=-1,0;1,0&b=0,-1;0,1").get("exact");
    assertEquals("overlapping", run.get("claim").asText());
    assertTrue(run.get("certificate").get("holds").asBoolean());
  }

  @Test
  @DisplayName("a rounded answer is no proof, but its bounds are true")
  void roundedCertificate() {
    JsonNode view =
        Views.of("a=1/3,0;1/7,3;5/9,-2&b=-3,0;4/11,-7.7&field=double&loop=van-den-bergen-robust");
    JsonNode certificate = view.get("chosen").get("certificate");
    assertFalse(certificate.get("holds").asBoolean());
    assertEquals(
        List.of("true", "true", "true", "false"), each(certificate.get("conditions"), "holds"));
    JsonNode bounds = certificate.get("bounds");
    JsonNode squared = view.get("exact").get("squaredDistance");
    assertTrue(Views.fraction(bounds.get("lower")).compareTo(Views.fraction(squared)) <= 0);
    assertTrue(Views.fraction(bounds.get("upper")).compareTo(Views.fraction(squared)) >= 0);
    assertTrue(view.get("comparison").get("agrees").asBoolean());
  }

  @Test
  @DisplayName("what a condition that fails leaves unchecked is said to be so")
  void failingConditions() {
    JsonNode run = Views.of("a=1,0;3,0;3,1&b=0,0&loop=alzubaidi").get("chosen");
    assertEquals("ZERO_VECTOR", run.get("why").get("exit").asText());
    JsonNode conditions = run.get("certificate").get("conditions");
    assertEquals(List.of("false", "null", "null"), each(conditions, "holds"));
    assertTrue(run.get("why").get("theorem").asText().contains("unclamped_line_false_collision"));
  }

  @Test
  @DisplayName("in space a discarded point comes back, and the state says so")
  void reappearance() {
    JsonNode states = Views.of("a=0,-1,2;-2,-1,-1;0,-1,0;0,0,2&b=0,0,0").get("exact").get("states");
    for (JsonNode state : states) {
      assertEquals(
          state.get("k").asInt() == 3,
          Views.text(state.get("sentences"))
              .contains("s was in W until step 1, was discarded, and comes back."));
    }
  }

  @Test
  void aLoopThatStartsEmptySaysSo() {
    JsonNode run = Views.of("a=-1,1;1,1&b=0,0&loop=van-den-bergen").get("chosen");
    assertTrue(run.get("startsEmpty").asBoolean());
    JsonNode subsets = run.get("states").get(0).get("subsets");
    assertEquals(1, subsets.size());
  }

  @Test
  @DisplayName(
      "the first point of a loop that starts with W = ∅ was not in W, and cannot come back")
  void firstPointOfAnEmptyStart() {
    String segment = "a=0,-1048576;0,1572864&b=0,0&field=double&loop=van-den-bergen-robust";
    JsonNode states = Views.of(segment).get("chosen").get("states");
    assertEquals(states.get(0).get("simplex").get(0).get("pair"), support(states.get(1)));
    assertFalse(Views.claims(states.get(1).get("sentences")).contains("COMES_BACK"));
  }

  private static JsonNode support(JsonNode state) {
    return state.get("support").get("pair");
  }

  @Test
  @DisplayName("infinities and NaN are words with the value null")
  void outOfRange() {
    JsonNode run =
        Views.of("a=1e300,0;1e300,1e300&b=0,0&field=double&loop=van-den-bergen").get("chosen");
    assertEquals("none", run.get("claim").asText());
    JsonNode squared = run.get("states").get(0).get("squaredNorm");
    assertEquals("∞", squared.get("exact").asText());
    assertTrue(squared.get("value").isNull());
    assertTrue(Views.text(run.get("why").get("sentences")).contains("range of the field"));
  }

  @Test
  @DisplayName("a loop that never ends is cut off, and the circle is found")
  void neverEnds() {
    JsonNode view = Views.of("a=0.1,0.3;1.7,0.3;1/3,5&b=3,0;4,7.7&field=double&loop=exact-halting");
    JsonNode why = view.get("chosen").get("why");
    assertEquals("ITERATION_LIMIT", why.get("exit").asText());
    assertEquals(Runs.MAX_ITERATIONS, view.get("chosen").get("iterations").asInt());
    assertTrue(Views.text(why.get("sentences")).contains("have been the same since step"));
    assertEquals("none", view.get("comparison").get("kind").asText());
  }

  @Test
  @DisplayName(
      "where Johnson's test fails in doubles, the last state has all fifteen subsets, and says so")
  void noSubset() {
    JsonNode view = Views.of("a=878,2992,4025;-966,-3299,-4440&b=0,0,0;2,0,-2&field=double");
    JsonNode run = view.get("chosen");
    assertEquals("NO_SUBSET", run.get("why").get("exit").asText());
    JsonNode states = run.get("states");
    JsonNode subsets = states.get(states.size() - 1).get("subsets");
    assertTrue(each(subsets, "accepted").stream().allMatch("false"::equals));
    assertEquals(15 + 1, subsets.size());
    assertEquals(List.of("NO_SUBSET"), Views.claims(subsets.get(15).get("sentences")));
    assertEquals("60025/185428843", view.get("exact").get("squaredDistance").get("exact").asText());
  }

  @Test
  void otherSubAlgorithmsSayWhatTheyAnswered() {
    JsonNode subsets =
        Views.of("a=-1,1;1,1&b=0,0&sub=signed-volumes")
            .get("chosen")
            .get("states")
            .get(0)
            .get("subsets");
    assertEquals(2, subsets.size());
    assertEquals(List.of("μ", "C({0})", "C({1})"), each(subsets.get(0).get("quantities"), "name"));
    assertEquals("All C have the sign of μ: λ = C/μ.", Views.text(subsets.get(0).get("sentences")));
    assertTrue(subsets.get(1).get("deltas").isEmpty());
    assertEquals("[0,1]", subsets.get(1).get("members").toString());
    assertEquals(List.of("RIGHT_FACE"), Views.claims(subsets.get(1).get("sentences")));
  }

  @Test
  void theSettingsExplainEveryChoice() {
    JsonNode settings = Views.read(Explorer.settings());
    assertEquals(List.of("rational", "double", "float"), each(settings.get("fields"), "value"));
    assertEquals(31, settings.get("loops").size());
    assertEquals(9, settings.get("subAlgorithms").size());
    List<String> labels = each(settings.get("loops"), "label");
    assertEquals(labels.size(), labels.stream().distinct().count());
    settings.get("loops").forEach(loop -> assertFalse(loop.get("description").asText().isBlank()));
  }
}
