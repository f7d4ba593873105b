package org.certigjk.explorer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.certigjk.explorer.preset.PresetsTest;
import org.certigjk.variants.Variants;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What the page says where it once said something false, or nothing. */
class ClaimTest {

  private static JsonNode view(String preset) {
    return Views.of(
        PresetsTest.all().stream()
            .filter(one -> one.id().equals(preset))
            .findFirst()
            .orElseThrow()
            .scene());
  }

  private static JsonNode step(String preset, int k) {
    return Views.run(view(preset)).get("states").get(k).get("sentences");
  }

  private static List<String> why(JsonNode view) {
    return Views.claims(view.at("/chosen/why/sentences"));
  }

  @Test
  @DisplayName("weights −1/2 and 3/2 do not put the origin into the hull of W")
  void beyondTheSegment() {
    assertEquals(
        List.of("TWO_POINTS", "ORIGIN_NOT_IN_HULL", "NEGATIVE_WEIGHT", "APART", "ENDS"),
        Views.claims(step("alzubaidi-unclamped", 0)));
    assertEquals(
        List.of("LINE_MEETS_ORIGIN", "NOT_ASKED", "IS_APART"), why(view("alzubaidi-unclamped")));
  }

  @Test
  @DisplayName("v·(v − s) > 0, as rounded, does not mean that A ⊖ B reaches nearer to O than v")
  void nothingIsNearer() {
    for (JsonNode sentences : List.of(step("cancellation", 2), step("alternating", 3))) {
      List<String> claims = Views.claims(sentences);
      assertTrue(claims.contains("GAP") && claims.contains("NOT_NEARER"), claims::toString);
      assertFalse(claims.contains("NEARER"), claims::toString);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "near-zero,          3, TAKEN_FOR_ZERO",
    "relative-near-zero, 2, TAKEN_FOR_ZERO",
    "full-simplex,       3, FULL"
  })
  @DisplayName("a loop that ends before it looks for s says why")
  void captionsThatWereEmpty(String preset, int k, String claim) {
    assertEquals(List.of(claim, "ENDS"), Views.claims(step(preset, k)));
  }

  @Test
  @DisplayName("that a step is like one before does not mean that it goes round for ever")
  void sameState() {
    assertTrue(why(view("never-halts")).containsAll(List.of("NOT_ENDED", "UNCHANGED")));
    List<String> claims = why(view("alternating"));
    assertTrue(claims.contains("SAME_AS_BEFORE") && !claims.contains("UNCHANGED"));
    String words = Views.text(view("alternating").at("/chosen/why/sentences"));
    assertFalse(words.contains("circle") || words.contains("nothing change"), words);
  }

  @Test
  @DisplayName("a loop over the rationals parts from exact GJK, and nothing was rounded")
  void partsWithoutRounding() {
    JsonNode comparison = view("alzubaidi-two-points").get("comparison");
    assertEquals("equal", comparison.get("kind").asText());
    assertEquals(1, comparison.get("parts").asInt());
    assertFalse(Views.text(comparison.get("sentences")).contains("round"), comparison::toString);
  }

  @Test
  @DisplayName("a v that is 0 at once, where W is ∅ still")
  void firstVectorIsZero() {
    JsonNode view = Views.of("a=1,1;2,2&b=1,1&loop=van-den-bergen");
    JsonNode first = Views.run(view).get("states").get(0);
    assertEquals(List.of("EMPTY", "FIRST_IS_ORIGIN", "ENDS"), Views.claims(first.get("sentences")));
    assertTrue(Views.run(view).get("startsEmpty").asBoolean());
  }

  @Test
  @DisplayName("where a loop scales the bodies, it is their ‖v‖² that has left the range")
  void outOfTheRangeOfScaledBodies() {
    String scene =
        "a=-0x1.e2bac5e44ebd6p-89,0x1.6e8df667adp131,0x1.6379c4e6904f2p297;"
            + "-0x1.46ca7cf8d93fcp-322,-0x1.a58d4a1569062p-12,-0x1.9eebbfdaeaf8cp194"
            + "&b=-0x1.0741f33be94p-297,0x1.bbe0304d1ab4p64,-0x1.b8f2213dcdc4p-148;"
            + "0x1.99045fd37b52ep-485,0x1.8a3d56395b226p903,0x1.2318cc5ca9bfcp48;"
            + "0x1.d1bd6e880fe92p-169,0x1.6c8a58cdfdff8p-36,-0x1.c7e9d9eae0c2p-98"
            + "&field=double&loop=proposed&sub=coordinate-free-greer";
    List<String> claims = why(Views.of(scene));
    assertTrue(claims.contains("OUT_OF_RANGE_SCALED"), claims::toString);
    assertFalse(claims.contains("OUT_OF_RANGE"), claims::toString);
  }

  /** The loops that ask their first question with s alone are those that say so. */
  @ParameterizedTest
  @EnumSource
  void loopsThatStartEmpty(Variants loop) throws SceneException {
    Scene scene = SceneText.parse("a=3,1;-2,2;4,5&b=0,0&field=double&loop=" + loop.label());
    ShownRun<?> run = Runs.chosen(scene);
    boolean asks = loop != Variants.SEPARATING_AXIS_FROM_ZERO; // it is not entered
    assertEquals(
        loop.startsEmpty() && asks,
        !run.questions().isEmpty() && run.questions().get(0).size() == 1);
  }

  @Test
  @DisplayName("μ is no bound where s is not farthest, and is not raised there")
  void boundOfTheFarthestOnly() {
    JsonNode states = Views.of("a=2,0;1,3;5,-1;1,-2&b=0,0;-1,1&loop=nesterov").at("/chosen/states");
    double distance =
        Views.of("a=2,0;1,3;5,-1;1,-2&b=0,0;-1,1").at("/exact/distance/value").asDouble();
    for (JsonNode state : states) {
      assertTrue(state.at("/mu/value").asDouble(0) <= distance, state::toString);
    }
  }

  @Test
  @DisplayName("the double 0.1 is about 0.1, and the double 0.5 is 0.5")
  void doublesInSentences() {
    JsonNode states = Views.of("a=0.1,0.5&b=0,0&field=double").at("/chosen/states");
    String words = Views.text(states.get(0).get("sentences"));
    assertTrue(words.contains("v ≈ (0.1, 0.5)"), words);
    assertTrue(
        Views.text(Views.of("a=1/4,1/2&b=0,0&field=double").at("/chosen/states/0/sentences"))
            .contains("v = (0.25, 0.5)"));
  }

  @Test
  @DisplayName("the page is told which decimals were rounded, and takes them as written if asked")
  void decimals() {
    JsonNode nearest = Views.of("a=0.1,0;0.5,1&b=0.2,3");
    assertEquals(2, nearest.at("/decimals/rounded").asInt());
    assertEquals("0.1", nearest.at("/decimals/written").asText());
    assertEquals("3602879701896397/36028797018963968", nearest.at("/decimals/read").asText());
    JsonNode exact = Views.of("a=0.1,0;0.5,1&b=0.2,3&decimals=exact");
    assertEquals(0, exact.at("/decimals/rounded").asInt());
    assertEquals("a=1/10,0;1/2,1&b=1/5,3", exact.get("scene").asText());
    assertEquals(0, Views.of("a=1/3,0x1p-3;0e9,0&b=0.25,2").at("/decimals/rounded").asInt());
    assertTrue(
        Views.of("a=1,0&b=2,0&decimals=some").at("/error/message").asText().contains("exact"));
  }

  @Test
  @DisplayName("a decimal that would become 0 is refused, and not called touching")
  void underflow() {
    for (String tiny : List.of("1e-5000", "-0.3E-400", "1e-324")) {
      JsonNode view = Views.of("a=" + tiny + ",0&b=0,0");
      assertEquals("a, point 0, x", view.at("/error/part").asText());
      assertTrue(view.at("/error/message").asText().contains("decimals=exact"), view::toString);
    }
    JsonNode exact = Views.of("a=1e-400,0&b=0,0&decimals=exact");
    assertEquals("separated", exact.at("/exact/claim").asText());
    assertEquals("touching", Views.of("a=0e-5000,0&b=-0.0,0").at("/exact/claim").asText());
  }

  @Test
  @DisplayName("what is saved is a run that the page shows")
  void savedRuns() {
    String bodies = "a=-2,-2;0,-2;2,1&b=0,0";
    for (String loop : List.of("alzubaidi", "van-den-bergen", "exact-halting")) {
      String scene = bodies + "&field=double&sub=greer&loop=" + loop;
      assertEquals(Explorer.result(bodies), Explorer.result(scene), scene);
    }
    for (String shown : List.of("&field=double", "&field=float&sub=greer", "&sub=backup", "")) {
      JsonNode run = Views.run(Views.of(bodies + shown));
      JsonNode saved = Views.read(Explorer.result(bodies + shown));
      assertEquals(run.get("field"), saved.get("field"));
      assertEquals(run.get("states").size(), saved.get("trace").size());
      assertEquals(run.get("iterations"), saved.get("iterations"));
    }
  }
}
