package org.certigjk.explorer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class SceneResultTest {

  @Test
  void isWhatTheCommandLinePrintsByteForByte() throws SceneException {
    List<String> texts = RandomScenes.of(8, 300);
    List<String> expected = RandomScenes.commandLine(RandomScenes.parse(texts));
    Set<String> verdicts = new TreeSet<>();
    for (int k = 0; k < texts.size(); k++) {
      assertEquals(expected.get(k), Explorer.result(texts.get(k)), texts.get(k));
      verdicts.add(expected.get(k).replaceFirst(".*\"verdict\":\"([a-z]*)\".*\n", "$1"));
    }
    assertEquals(Set.of("overlapping", "separated", "stopped", "touching"), verdicts);
  }

  @Test
  void takesPointsOnceRoundedAsTheCommandLineDoes() throws SceneException {
    // 1 + 2^-24 lies midway between two floats; its shortest decimal is above the middle
    String text =
        "a=0x1.000001p0,-0x1p-1074;0.1,1/3&b=-1/100000000000000000000000000000000000000000000000,0&field=float";
    assertEquals(RandomScenes.commandLine(SceneText.parse(text)), Explorer.result(text));
  }

  @Test
  void refusesWhatIsNoScene() {
    String text = "a=0,0;2,1&b=3,1;4,5";
    assertEquals(Explorer.result(text), Explorer.result(text + "&loop=alzubaidi"));
    assertNotEquals(Explorer.result(text), Explorer.result(text + "&field=double"));
    assertEquals(
        "{\"error\":{\"part\":\"b\",\"message\":\"B has no points yet\"}}",
        Explorer.result("a=0,0&b="));
  }

  @Test
  void scenesAreOfManyKinds() throws SceneException {
    List<String> texts = RandomScenes.of(1, 200);
    assertEquals(texts, RandomScenes.of(1, 200));
    assertNotEquals(texts, RandomScenes.of(2, 200));
    Set<String> kinds = new TreeSet<>();
    for (String text : texts) {
      Scene scene = SceneText.parse(text);
      kinds.add(scene.dimension() + " " + scene.numbers() + " " + scene.subAlgorithm());
    }
    assertTrue(kinds.size() > 40, kinds::toString);
  }
}
