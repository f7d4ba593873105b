package org.certigjk.explorer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.certigjk.gjk.ExitReason;
import org.certigjk.variants.VariantExit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Why a run ended: in words, and by which theorem. */
class WhyTest {

  @ParameterizedTest
  @EnumSource
  void theTheoremIsProved(Theorem theorem) throws IOException {
    String[] place = theorem.proof().split(": ");
    String text = Files.readString(Path.of("proofs/theories", place[0]));
    Pattern statement =
        Pattern.compile(
            "^(Theorem|Lemma|Corollary|Example|Fact) " + place[1] + "\\b", Pattern.MULTILINE);
    assertTrue(statement.matcher(text).find(), theorem::toString);
    assertTrue(theorem.toString().endsWith("; Coq: " + theorem.proof()));
  }

  private static final Map<Stop, String> SCENES = new EnumMap<>(Stop.class);

  static {
    SCENES.put(Stop.ZERO_VECTOR, "a=0,0;2,0;0,2&b=1,1;3,3");
    SCENES.put(Stop.OPTIMAL, "a=-1,1;1,1&b=0,0");
    SCENES.put(Stop.NEAR_ZERO, "a=1/100000000000,0&b=0,0&loop=van-den-bergen-near-zero");
    SCENES.put(Stop.CLOSE_ENOUGH, "a=-1,1;1,1&b=0,0&loop=van-den-bergen");
    SCENES.put(
        Stop.SUPPORT_REPEATED,
        "a=-26,137,15;137,-719,-79&b=0,0,0;2,0,-1&field=double&loop=van-den-bergen-membership");
    SCENES.put(Stop.POINT_REPEATED, "a=-1,-1;0,-1;1,0&b=0,0&loop=alzubaidi");
    SCENES.put(Stop.SEPARATING_AXIS, "a=1,0;2,1&b=0,0&loop=separating-axis");
    SCENES.put(Stop.NO_DECREASE, "a=1/3,0;1/7,3;5/9,-2&b=-3,0;4/11,-7.7&field=double");
    SCENES.put(Stop.NO_SUBSET, "a=878,2992,4025;-966,-3299,-4440&b=0,0,0;2,0,-2&field=double");
    SCENES.put(
        Stop.SIMPLEX_FULL,
        "a=0.1,0.1;0.7,0.1;0.1,0.9&b=0.3,0.3;5,5&field=double&loop=exact-halting");
    SCENES.put(Stop.OUT_OF_RANGE, "a=1e300,0&b=0,0&field=double");
    SCENES.put(
        Stop.ITERATION_LIMIT,
        "a=0.1,0.3;1.7,0.3;1/3,5&b=3,0;4,7.7&field=double&loop=exact-halting");
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "NO_CERTIFICATE")
  void everyEndHasASentence(Stop stop) {
    JsonNode view = Views.of(SCENES.getOrDefault(stop, "none"));
    JsonNode why = Views.run(view).get("why");
    assertEquals(stop.name(), why.get("exit").asText());
    String sentence = Views.text(why.get("sentences"));
    assertTrue(sentence.endsWith("."), sentence);
    assertFalse(sentence.contains("null") || sentence.contains("  "), sentence);
    boolean isRule = stop == Stop.NEAR_ZERO || stop == Stop.OUT_OF_RANGE;
    assertEquals(isRule, why.get("theorem").isNull());
  }

  @Test
  @DisplayName("the sentence has the numbers of the run")
  void numbersOfTheRun() {
    assertEquals(
        "v·(v − s) = 0 for s = (−1, 1): no point of A ⊖ B lies on the origin's side of the line"
            + " through v perpendicular to v. So none is nearer to the origin, and v = (0, 1) is"
            + " the distance vector.",
        sentence("a=-1,1;1,1&b=0,0", "exact"));
    assertEquals(
        "v·s = 1 > 0, and no point of A ⊖ B has a smaller product with v: v·(a − b) > 0 for all"
            + " points, so a line perpendicular to v separates the bodies. This loop stops here,"
            + " before the distance is known.",
        sentence("a=1,0;2,1&b=0,0&loop=separating-axis", "chosen"));
  }

  @Test
  @DisplayName("a rule that can be wrong is called a condition, and no proof")
  void faultyRule() {
    String sentence = sentence("a=-1,-1;0,-1;1,0&b=0,0&loop=alzubaidi", "chosen");
    assertTrue(sentence.contains("C = (0, −1) was found before"), sentence);
    assertTrue(sentence.contains("that is no proof"), sentence);
  }

  private static String sentence(String scene, String run) {
    return Views.text(Views.of(scene).get(run).get("why").get("sentences"));
  }

  @Test
  void everyEndOfBothKindsHasAName() {
    for (ExitReason exit : ExitReason.values()) {
      assertEquals(exit.name(), Stop.of(exit).name());
    }
    Set<VariantExit> ofEngines = // whose rules the explorer has not
        EnumSet.of(
            VariantExit.AFFINELY_DEPENDENT, VariantExit.ORIGIN_FOUND, VariantExit.HANDED_OVER);
    for (VariantExit exit : EnumSet.complementOf(EnumSet.copyOf(ofEngines))) {
      assertEquals(exit.name(), Stop.of(exit).name());
    }
  }
}
