package org.certigjk.explorer.round;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.certigjk.explorer.Explorer;
import org.certigjk.explorer.oracle.RoundOracle;
import org.certigjk.explorer.oracle.RoundReason;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What the page says of balls and cones, beside an oracle that knows only what the page shows. */
class RoundSentencesTest {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  /** The oracle's own. */
  private static final BigDecimal ROUNDING = new BigDecimal("1e-200");

  /** The last number of a sentence, and before it whether it is a bound. */
  private static final Pattern NUMBER =
      Pattern.compile("(≈|at least) ([0-9]+(?:[.][0-9]+)?(?:e−?[0-9]+)?)");

  /** So many steps at the beginning of a run, and at its end, are judged. */
  private static final int FIRST = 12;

  private static final int LAST = 3;

  private final Set<String> shown = new TreeSet<>();

  static JsonNode read(String json) {
    try {
      return MAPPER.readTree(json);
    } catch (JsonProcessingException e) {
      throw new AssertionError(json, e);
    }
  }

  @Test
  void exactlyWhatIsTrueIsSaidOfEachStep() {
    judge("a=0,0&b=5,0&shape-a=ball,1&shape-b=ball,1");
    for (String scene : RoundScenes.of(1, 120)) {
      judge(scene);
    }
    Set<String> seldom = Set.of("NOT_FINITE");
    for (RoundClaim claim : RoundClaim.values()) {
      assertTrue(
          seldom.contains(claim.name()) || shown.contains(claim.name()), claim + " in " + shown);
    }
  }

  private void judge(String scene) {
    JsonNode view = read(Explorer.explore(scene));
    assertTrue(view.path("error").isMissingNode(), scene + view.path("error"));
    RoundOracle oracle = RoundOracle.of(view);
    JsonNode words = read(Explorer.words(scene, 0, oracle.size())).get("words");
    assertEquals(oracle.size(), words.size(), scene);
    for (int k = 0; k < words.size(); k++) {
      if (k >= FIRST && k < words.size() - LAST) {
        continue;
      }
      Map<String, BigDecimal> expected = oracle.step(k);
      Set<String> said = new TreeSet<>();
      for (JsonNode sentence : words.get(k).get("sentences")) {
        String claim = sentence.get("claim").asText();
        said.add(claim);
        BigDecimal number = expected.get(claim);
        if (number != null) {
          assertNumber(number, sentence.get("text").asText(), scene + ", step " + k);
        }
      }
      assertEquals(expected.keySet(), said, scene + ", step " + k);
      shown.addAll(said);
    }
  }

  @Test
  void exactlyWhatIsTrueIsSaidOfTheEnd() {
    Set<String> ends = new TreeSet<>();
    for (String scene : RoundScenes.of(4, 250)) {
      JsonNode view = read(Explorer.explore(scene));
      assertTrue(view.path("error").isMissingNode(), scene + view.path("error"));
      Map<String, BigDecimal> expected = RoundOracle.of(view).end();
      Set<String> said = new TreeSet<>();
      JsonNode sentences = view.at("/chosen/why/sentences");
      String reason = sentences.get(0).get("claim").asText();
      assertTrue(new RoundReason(view).holds(reason), scene + " " + reason);
      String headline = view.at("/chosen/headline").asText();
      assertEquals("The run: " + sentences.get(0).get("text").asText(), headline);
      for (int i = 1; i < sentences.size(); i++) {
        String claim = sentences.get(i).get("claim").asText();
        said.add(claim);
        if (expected.get(claim) != null) {
          assertNumber(expected.get(claim), sentences.get(i).get("text").asText(), scene);
        }
      }
      assertEquals(expected.keySet(), said, scene);
      ends.add(reason);
      ends.addAll(said);
    }
    Set<String> seldom = Set.of("OUT_OF_RANGE", "EQUAL", "OTHER");
    for (RoundEnd end : RoundEnd.values()) {
      assertTrue(seldom.contains(end.name()) || ends.contains(end.name()), end + " in " + ends);
    }
  }

  @Test
  void mostOtherReasonsAreRefused() {
    int asked = 0;
    int refused = 0;
    for (String scene : RoundScenes.of(5, 60)) {
      JsonNode view = read(Explorer.explore(scene));
      String reason = view.at("/chosen/why/sentences/0/claim").asText();
      for (String other : List.of("ZERO_VECTOR", "NEAR_ZERO", "OPTIMAL", "SEPARATING_AXIS")) {
        if (!other.equals(reason)) {
          asked++;
          refused += new RoundReason(view).holds(other) ? 0 : 1;
        }
      }
    }
    assertTrue(refused > 0.7 * asked, refused + " of " + asked);
  }

  private static void assertNumber(BigDecimal expected, String text, String where) {
    Matcher found = NUMBER.matcher(text);
    assertTrue(found.find(), text);
    BigDecimal number = new BigDecimal(found.group(2).replace('−', '-'));
    double quotient = number.doubleValue() / expected.doubleValue();
    if (found.group(1).equals("≈")) {
      assertEquals(1, quotient, 0.006, where + ": " + text);
    } else {
      assertTrue(number.subtract(expected).compareTo(ROUNDING) <= 0, where + ": " + text);
      assertEquals(1, quotient, 1e-5, where + ": " + text);
    }
    assertFalse(found.find(), text);
  }

  @Test
  void theDistanceIsKnownWhereThereIsNoConeAndProvedToBeAtLeastSomethingElsewhere() {
    Set<String> claims = new TreeSet<>();
    for (String scene : RoundScenes.of(2, 100)) {
      JsonNode view = read(Explorer.explore(scene));
      JsonNode exact = view.get("exact");
      RoundOracle oracle = RoundOracle.of(view);
      BigDecimal distance = oracle.distance();
      String claim = exact.get("claim").asText();
      claims.add(claim);
      if (distance == null) {
        assertTrue(exact.get("distance").isNull(), scene);
        assertOfCone(oracle.step(oracle.size() - 1), claim, exact.get("sentence").asText());
        continue;
      }
      boolean isApart = distance.signum() > 0;
      assertEquals(isApart, claim.equals("separated"), scene + claim);
      double expected = isApart ? distance.doubleValue() : 0;
      assertEquals(expected, exact.at("/distance/value").asDouble(), 1e-15 * expected, scene);
    }
    assertTrue(claims.containsAll(Set.of("separated", "overlapping", "open")), claims::toString);
  }

  private static void assertOfCone(
      Map<String, @Nullable BigDecimal> last, String claim, String sentence) {
    boolean isApart = last.containsKey("BOUND");
    String expected = isApart ? "separated" : last.containsKey("MEETING") ? "meeting" : "open";
    assertEquals(expected, claim, sentence);
    if (isApart) {
      assertNumber(Objects.requireNonNull(last.get("BOUND")), sentence, claim);
    }
  }

  @Test
  void touchingBallsTouch() {
    JsonNode exact =
        read(Explorer.explore("a=0,0&b=3,4&shape-a=ball,2&shape-b=ball,3")).get("exact");
    assertEquals("touching", exact.get("claim").asText());
    assertEquals("A and B touch: their distance is 0.", exact.get("sentence").asText());
    String apart = "a=0,0&b=3,4&shape-a=ball,2&shape-b=ball,2";
    assertEquals(
        "Distance 1, exactly.", read(Explorer.explore(apart)).at("/exact/sentence").asText());
  }

  @Test
  void aRunIsComparedWithTheDistance() {
    Set<String> kinds = new TreeSet<>();
    for (String scene : RoundScenes.of(3, 200)) {
      JsonNode view = read(Explorer.explore(scene));
      BigDecimal distance = RoundOracle.of(view).distance();
      JsonNode comparison = view.get("comparison");
      assertEquals(distance == null, comparison.isNull(), scene);
      JsonNode run = view.get("chosen");
      if (distance != null && !run.get("distance").isNull() && distance.signum() > 0) {
        double off = run.at("/distance/value").asDouble() / distance.doubleValue() - 1;
        if (Math.abs(Math.abs(off) - 1e-6) > 1e-9) {
          assertEquals(Math.abs(off) < 1e-6, comparison.get("agrees").asBoolean(), scene + off);
        }
      }
      if (distance != null) {
        kinds.add(comparison.get("kind").asText());
      }
    }
    assertTrue(kinds.containsAll(Set.of("close", "equal", "differs", "none")), kinds::toString);
  }
}
