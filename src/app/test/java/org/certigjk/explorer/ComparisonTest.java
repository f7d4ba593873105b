package org.certigjk.explorer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.certigjk.subalgorithms.SubAlgorithm;
import org.certigjk.variants.Variants;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** By how much the chosen run differs from the exact one, and where they part. */
class ComparisonTest {

  private static JsonNode compare(String scene) {
    return Views.of(scene).get("comparison");
  }

  private static void assertParts(String kind, int state, String words, String scene) {
    JsonNode comparison = compare(scene);
    assertEquals(kind, comparison.get("kind").asText());
    assertEquals(state, comparison.get("parts").asInt(-1));
    assertTrue(Views.text(comparison.get("sentences")).contains(words), comparison::toString);
  }

  @Test
  void nothingToCompareWithItself() {
    assertTrue(compare("a=-1,1;1,1&b=0,0").isNull());
  }

  @Test
  @DisplayName("003's wrong stop: step 14 throws away the vertex that state 1 needs")
  void wrongStop() {
    assertParts(
        "differs",
        1,
        "In step 1 its v = (1/2, −1/2), but of the points that it had, W and s of step 0, the"
            + " nearest to the origin is (1/5, −2/5).",
        "a=-1,-1;0,-1;1,0&b=0,0&loop=alzubaidi");
  }

  @Test
  @DisplayName("003's unclamped line is wrong from the start")
  void unclamped() {
    assertParts("differs", 0, "a weight is negative", "a=1,0;3,0;3,1&b=0,0&loop=alzubaidi");
  }

  @Test
  @DisplayName("exact equality in doubles: it goes on where exact GJK is at its end")
  void exactEquality() {
    assertParts(
        "none",
        2,
        "This run goes on.",
        "a=0.1,0.3;1.7,0.3;1/3,5&b=3,0;4,7.7&field=double&loop=exact-halting");
  }

  @Test
  @DisplayName("ω takes a small distance for a contact, at the end")
  void nearZero() {
    assertParts(
        "differs",
        0,
        "It says that the bodies meet, but they do not.",
        "a=1/100000000000,0&b=0,0&field=double&loop=van-den-bergen-near-zero");
  }

  @Test
  @DisplayName("a tolerance ends the loop before the distance vector is found")
  void tolerance() {
    assertParts(
        "differs",
        0,
        "it stops; exact GJK goes on",
        "a=1/100000,5/10000000;1/100000,-1/10000000&b=0,0&loop=squared-gap-absolute");
  }

  @Test
  @DisplayName("loops and sub-algorithms that are exact over the rationals never part")
  void exactLoopsAgree() {
    Set<Variants> exactLoops =
        Set.of(
            Variants.STRICT_DECREASE,
            Variants.EXACT_HALTING,
            Variants.EXACT_HALTING_BACKUP,
            Variants.DIVIDE_AND_CONQUER,
            Variants.SEPARATING_AXIS);
    List<String> scenes = Views.scenes(31, 60);
    int k = 0;
    for (String scene : scenes) {
      String bodies = scene.replaceAll("&(field|sub|loop)=[^&]*", "");
      SubAlgorithm sub = SubAlgorithm.values()[1 + k++ % (SubAlgorithm.values().length - 1)];
      for (Variants loop : exactLoops) {
        String text = bodies + "&loop=" + loop.label() + "&sub=" + sub.label();
        JsonNode comparison = compare(text);
        assertEquals("equal", comparison.get("kind").asText(), text);
        assertTrue(comparison.get("parts").isNull(), text);
        assertTrue(comparison.get("agrees").asBoolean(), text);
      }
    }
  }

  /** From W = ∅ the loop walks another way; that is no reason to part. */
  @Test
  void startingEmptyIsNoReasonToPart() {
    int otherWays = 0;
    for (String scene : Views.scenes(32, 60)) {
      String bodies = scene.replaceAll("&(field|sub|loop)=[^&]*", "");
      JsonNode view = Views.of(bodies + "&loop=separating-axis");
      assertTrue(view.get("comparison").get("parts").isNull(), bodies);
      JsonNode states = view.get("chosen").get("states");
      JsonNode exact = view.get("exact").get("states");
      if (states.size() > 1
          && exact.size() > 1
          && !states.get(1).get("simplex").equals(exact.get(1).get("simplex"))) {
        otherWays++;
      }
    }
    assertTrue(otherWays > 10, "only " + otherWays);
  }

  @Test
  void roundedInputIsSaid() {
    String text = Views.text(compare("a=1/3,0&b=1,1/2&field=float").get("sentences"));
    assertTrue(text.contains("one coordinate was rounded to the nearest float"), text);
    assertEquals(
        List.of("equal", "rounding"),
        Arrays.asList(
            compare("a=1/2,0&b=1,1/2&field=float").get("kind").asText(),
            compare("a=1/3,0&b=1,1/2&field=float").get("kind").asText()));
  }
}
