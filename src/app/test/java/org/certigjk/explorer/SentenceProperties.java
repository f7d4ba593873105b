package org.certigjk.explorer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.TreeSet;
import org.certigjk.explorer.oracle.MotionOracle;
import org.certigjk.explorer.oracle.SentenceOracle;
import org.certigjk.explorer.preset.Preset;
import org.certigjk.explorer.preset.PresetsTest;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * No sentence of the captions, of the ends, of the subsets that a sub-algorithm looked at, of a
 * depth and of an impact is false, and nowhere is there no sentence, in random states over all
 * fields, loops and sub-algorithms. Whether a sentence that is true is missing beside others is not
 * tested.
 *
 * <p>{@code -Dcertigjk.sentences=100000} judges so many states, {@code -Dcertigjk.seed=2} others:
 *
 * <pre>
 *   mvn test -pl src/app -am -Dtest=SentenceProperties -Dsurefire.failIfNoSpecifiedTests=false \
 *     -Dcertigjk.sentences=100000</pre>
 */
class SentenceProperties {

  private static final int STATES = Integer.getInteger("certigjk.sentences", 1000);
  private static final long SEED = Long.getLong("certigjk.seed", 1);

  /** Of a run that goes on for ever not all states are judged. */
  private static final int STATES_OF_A_RUN = 8;

  private final Set<String> shown = new TreeSet<>();
  private int judged;
  private int sentences;

  @Test
  void nothingSaidOfRandomStatesIsFalseOrEmpty() {
    SplittableRandom random = new SplittableRandom(SEED);
    while (judged < STATES) {
      long seed = random.nextLong();
      List<String> scenes = new ArrayList<>(Views.scenes(seed, 20));
      scenes.addAll(RandomScenes.of(seed, 1)); // of any exponent, whose fractions are long
      Views.withSettings(scenes, seed).forEach(scene -> judge(scene, random));
    }
    System.out.printf("%s states, %s sentences, %s claims%n", judged, sentences, shown.size());
    assertTrue(shown.size() > 40, shown::toString);
  }

  /** The examples have what random scenes seldom have: loops that end in all their ways. */
  @Test
  void nothingSaidOfTheExamplesIsFalseOrEmpty() {
    SplittableRandom random = new SplittableRandom(SEED);
    PresetsTest.ofHulls().forEach(preset -> judge(preset.scene(), random));
    assertTrue(shown.size() > 40, shown::toString);
  }

  /** A subset passes, and the sum of its Δ overflows, or a weight underflows. */
  @Test
  void nothingSaidOfWeightsThatRoundingSpoilsIsFalse() {
    SplittableRandom random = new SplittableRandom(SEED);
    for (String a : List.of("-7.07e153,1;7.07e153,1", "-1e150,0;1e-180,0")) {
      for (String sub : List.of("johnson", "cached-johnson")) {
        shown.remove("SUBSETS_NO_WEIGHTS");
        judge("a=" + a + "&b=0,0&field=double&sub=" + sub, random);
        assertTrue(shown.contains("SUBSETS_NO_WEIGHTS"), () -> a + " " + sub + " " + shown);
      }
    }
  }

  /** Two points of A ⊖ B round to the same, beside a B that is far away. */
  @Test
  void nothingSaidOfPointsThatRoundToTheSameIsFalse() {
    judge(
        "a=0x1.8b3f244b2f29ap-29,0;0,0&b=-0x1p228,0x1p-30&field=double"
            + "&loop=alzubaidi-closer-edge-closest-point&sub=voronoi-regions",
        new SplittableRandom(SEED));
    assertTrue(shown.contains("STEP_SAME_POINT"), shown::toString);
  }

  /** The oracle bites: each kind of sentence is false somewhere else, and is found to be. */
  @Test
  void sentencesOfOtherScenesAreRefuted() {
    Map<String, JsonNode> steps = new TreeMap<>();
    Map<String, JsonNode> ends = new TreeMap<>();
    Map<String, JsonNode> views = new TreeMap<>();
    for (Preset preset : PresetsTest.ofHulls()) {
      JsonNode view = Views.of(preset.scene());
      views.put(preset.scene(), view);
      JsonNode run = Views.run(view);
      for (JsonNode state : run.get("states")) {
        state.get("sentences").forEach(sentence -> steps.put(name(sentence), sentence));
      }
      run.at("/why/sentences").forEach(sentence -> ends.put(name(sentence), sentence));
    }
    assertTrue(steps.size() >= 25 && ends.size() > 20, () -> steps.keySet() + " " + ends.keySet());
    views.forEach(
        (scene, view) -> {
          SentenceOracle oracle = new SentenceOracle(scene, view);
          String run = view.get("chosen").isNull() ? "exact" : "chosen";
          int last = Views.run(view).get("states").size() - 1;
          for (int k : List.of(0, last)) {
            steps.values().removeIf(sentence -> oracle.refutes(sentence, false, run, k));
            ends.values().removeIf(sentence -> oracle.refutes(sentence, true, run, k));
          }
        });
    assertEquals(Set.of(), steps.keySet());
    assertEquals(Set.of(), ends.keySet());
  }

  private static String name(JsonNode sentence) {
    return sentence.get("claim").asText();
  }

  private void judge(String scene, SplittableRandom random) {
    JsonNode view = Views.of(scene);
    SentenceOracle oracle = new SentenceOracle(scene, view);
    for (String run : List.of("exact", "chosen")) {
      if (!view.get(run).isNull()) {
        for (int k : someOf(view.get(run).get("states").size(), random)) {
          oracle.judgeState(run, k);
          oracle.judgeSubsets(run, k);
          judged++;
        }
        oracle.judgeRun(run);
      }
    }
    shown.addAll(oracle.shown());
    sentences += oracle.sentences();
    assertEquals(List.of(), oracle.faults(), scene);
    judgeMotion(scene, view, random);
  }

  /** Asks how deep bodies are that meet, and when those meet that are apart: along a random ray. */
  private void judgeMotion(String scene, JsonNode view, SplittableRandom random) {
    boolean isApart = view.at("/exact/claim").asText().equals("separated");
    if (isApart || random.nextInt(8) == 0) {
      int dimension = view.get("dimension").asInt();
      String r = ray(view, random);
      String a = scene.replaceFirst("^a=([^&]*).*$", "$1");
      String zero = String.join(",", Collections.nCopies(dimension, "0"));
      String way = MotionOracle.way(scene, Explorer.shift(a, zero, r));
      judge(scene + " r=" + r, view, Views.read(Explorer.impact(scene, r)), Views.of(way));
    }
    if (!isApart || random.nextInt(8) == 0) {
      judge(scene, view, Views.read(Explorer.depth(scene)), null);
    }
  }

  /** Returns a ray that often hits: about the way from A to B, in halves. */
  private static String ray(JsonNode view, SplittableRandom random) {
    StringJoiner ray = new StringJoiner(",");
    boolean isAimed = random.nextInt(3) > 0;
    for (JsonNode coordinate : view.at("/exact/v")) {
      double aim = isAimed ? -4 * coordinate.get("value").asDouble() : 0;
      long rounded = Math.abs(aim) < 1e6 ? Math.round(aim) : 0;
      ray.add(rounded + random.nextInt(-3, 4) + "/2");
    }
    return ray.toString();
  }

  private void judge(String about, JsonNode view, JsonNode said, @Nullable JsonNode way) {
    assertEquals(
        List.of(), new MotionOracle(view.get("scene").asText(), view, said).faults(way), about);
    for (JsonNode sentence : said.get("sentences")) {
      shown.add("MOTION_" + name(sentence));
      sentences++;
    }
  }

  /** Returns the first and the last, and some between. */
  private static Set<Integer> someOf(int states, SplittableRandom random) {
    Set<Integer> some = new TreeSet<>(List.of(0, states - 1));
    List<Integer> others = new ArrayList<>();
    for (int k = 1; k < states - 1; k++) {
      others.add(k);
    }
    while (some.size() < STATES_OF_A_RUN && !others.isEmpty()) {
      some.add(others.remove(random.nextInt(others.size())));
    }
    return some;
  }
}
