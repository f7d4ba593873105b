package org.certigjk.explorer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.certigjk.explorer.number.NumberType;
import org.certigjk.explorer.oracle.MotionOracle;
import org.certigjk.explorer.oracle.SentenceOracle;
import org.certigjk.subalgorithms.SubAlgorithm;
import org.junit.jupiter.api.Test;

/** The oracle bites: what is said of a subset, a depth or an impact is refuted of another one. */
class RefutedSentencesTest {

  private static final String[] RAYS = {"3,1", "-3,1", "1/2,-2", "0,4"};

  /** A sentence, and a kind of sentence that it is. */
  private static String kind(JsonNode sentence) {
    String[] words =
        sentence.get("text").asText().replaceAll("^In exact arithmetic: ", "").split(" ");
    return sentence.get("claim").asText() + " " + words[0].replaceAll("\\{\\d}|\\d+", "·");
  }

  @Test
  void sentencesOfOtherSubsets() {
    for (SubAlgorithm algorithm : SubAlgorithm.values()) {
      Map<String, JsonNode> sentences = new TreeMap<>();
      Map<String, JsonNode> views = new TreeMap<>();
      for (String scene : Views.scenes(24, 20)) {
        for (NumberType numbers : NumberType.values()) {
          String bodies = scene.replaceAll("&(field|sub|loop)=[^&]*", "");
          String text = bodies + "&sub=" + algorithm.label() + "&field=" + numbers.label();
          JsonNode view = Views.of(text);
          views.put(text, view);
          for (JsonNode state : Views.run(view).get("states")) {
            for (JsonNode row : state.path("subsets")) {
              row.get("sentences").forEach(sentence -> sentences.put(kind(sentence), sentence));
            }
          }
        }
      }
      assertTrue(sentences.size() >= 3, () -> algorithm + " " + sentences.keySet());
      views.forEach((scene, view) -> removeRefuted(sentences, scene, view));
      assertEquals(Set.of(), sentences.keySet(), algorithm.label());
    }
  }

  private static void removeRefuted(Map<String, JsonNode> sentences, String scene, JsonNode view) {
    if (sentences.isEmpty()) {
      return;
    }
    SentenceOracle oracle = new SentenceOracle(scene, view);
    String run = view.get("chosen").isNull() ? "exact" : "chosen";
    int steps = view.get(run).get("states").size();
    for (int k = 0; k < Math.min(steps, 6); k++) {
      int step = k;
      sentences.values().removeIf(sentence -> oracle.refutesOfSubset(sentence, run, step));
    }
  }

  @Test
  void sentencesOfOtherMotions() {
    Map<String, JsonNode> sentences = new TreeMap<>();
    List<JsonNode> views = new ArrayList<>();
    List<JsonNode> ways = new ArrayList<>();
    List<JsonNode> answers = new ArrayList<>();
    for (String scene : Views.scenes(25, 60)) {
      JsonNode view = Views.of(scene.replaceAll("&(field|sub|loop)=[^&]*", ""));
      if (view.get("dimension").asInt() == 2) {
        String text = view.get("scene").asText();
        String ray = RAYS[views.size() % RAYS.length];
        String a = text.replaceFirst("^a=([^&]*).*$", "$1");
        views.add(view);
        ways.add(Views.of(MotionOracle.way(text, Explorer.shift(a, "0,0", ray))));
        answers.add(Views.read(Explorer.impact(text, ray)));
        views.add(view);
        ways.add(view);
        answers.add(Views.read(Explorer.depth(text)));
      }
    }
    for (JsonNode answer : answers) {
      answer.get("sentences").forEach(one -> sentences.put(kind(one), one));
    }
    assertTrue(sentences.size() >= 11, sentences.keySet()::toString);
    for (int k = 2; k < views.size(); k++) { // beside the answer about other bodies
      JsonNode way = ways.get(k);
      MotionOracle oracle =
          new MotionOracle(views.get(k).get("scene").asText(), views.get(k), answers.get(k - 2));
      sentences.values().removeIf(one -> refutes(oracle, one, way));
    }
    assertEquals(Set.of(), sentences.keySet());
  }

  /** What speaks of something that is not there is not refuted: it cannot be judged. */
  private static boolean refutes(MotionOracle oracle, JsonNode sentence, JsonNode way) {
    try {
      return !oracle.isTrue(sentence.get("claim").asText(), sentence.get("text").asText(), way);
    } catch (RuntimeException speaksOfWhatIsNotThere) {
      return false;
    }
  }
}
