package org.certigjk.explorer.round;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.certigjk.explorer.Explorer;
import org.certigjk.explorer.Scene;
import org.certigjk.explorer.SceneException;
import org.certigjk.explorer.SceneText;
import org.certigjk.variants.Variants;
import org.junit.jupiter.api.Test;

class ShapeTest {

  @Test
  void textIsReadBack() throws SceneException {
    for (String text : RoundScenes.of(5, 200)) {
      Scene scene = SceneText.parse(text);
      assertTrue(scene.isRound());
      String canonical = SceneText.format(scene);
      assertEquals(scene, SceneText.parse(canonical));
      assertEquals(canonical, SceneText.format(SceneText.parse(canonical)));
    }
    String text = "a=0,0;1,0&b=3,0&shape-a=ball,1/2";
    assertEquals(text, SceneText.format(SceneText.parse("shape-a = ball , 0.5&b=3,0&a=0,0;1,0")));
    String decimal = "a=0,0&b=3,0&shape-a=ball,0.1";
    assertEquals(text.replace(";1,0", "").replace("1/2", "1/10"), exactly(decimal));
    assertTrue(Explorer.explore(decimal).startsWith("{\"decimals\":{\"rounded\":1"));
    assertFalse(SceneText.parse("a=0,0&b=3,0&shape-a=&shape-b=").isRound());
  }

  private static String exactly(String text) throws SceneException {
    return SceneText.format(SceneText.parse(text + "&decimals=exact"));
  }

  @Test
  void errorsSayWhereWhatAndWhatToDo() {
    String bodies = "a=0,0;1,0&b=3,0&";
    assertError(
        bodies + "shape-a=sphere,1", "shape-a", "\"sphere,1\" is no shape; there are ball,1/2");
    assertError(bodies + "shape-a=ball", "shape-a", "\"ball\" is no shape");
    assertError(bodies + "shape-b=ball,two", "shape-b, radius", "\"two\" is not a number");
    assertError(bodies + "shape-b=ball,0", "shape-b, radius", "0 is no radius; one is positive");
    assertError(bodies + "shape-b=cone,-1/2", "shape-b, radius", "-1/2 is no radius");
    assertError(bodies + "shape-b=cone,1", "shape-b", "two different points: its apex");
    assertError("a=1,0;1,0&b=3,0&shape-a=cone,1", "shape-a", "two different points");
    assertError("a=1e31,0&b=3,0&shape-a=ball,1", "shape", "greater than 2^100");
    assertError("a=1,0&b=3,0&shape-a=ball,1e31", "shape", "greater than 2^100");
  }

  @Test
  void loopsForHullsSaySo() throws SceneException {
    String bodies = "a=0,0&b=3,0&shape-a=ball,1&field=double&loop=";
    for (Variants loop : Variants.values()) {
      boolean isForHulls =
          loop.label().startsWith("alzubaidi")
              || loop.label().startsWith("hill")
              || loop.label().startsWith("divide-and-conquer")
              || loop.label().equals("separating-axis-from-zero")
              || loop == Variants.PROPOSED;
      if (isForHulls) {
        assertError(bodies + loop.label(), "loop", "is shown for hulls of points only");
      } else {
        assertFalse(Explorer.explore(bodies + loop.label()).contains("\"error\""), loop.label());
      }
    }
    assertEquals(
        Variants.PROPOSED, SceneText.parse("a=0,0&b=3,0&shape-a=ball,1&loop=proposed").loop());
  }

  @Test
  void whatIsAnsweredForHullsOnlyIsRefused() {
    String scene = "a=0,0&b=0,0&shape-a=ball,1";
    String refusal = "\"message\":\"this is answered for hulls of points only";
    assertTrue(Explorer.depth(scene).contains(refusal));
    assertTrue(Explorer.impact(scene, "1,0").contains(refusal));
    assertTrue(Explorer.result(scene).contains(refusal));
  }

  private static void assertError(String text, String part, String reason) {
    SceneException e = assertThrows(SceneException.class, () -> SceneText.parse(text));
    assertEquals(part, e.part());
    assertTrue(e.reason().contains(reason), e::getMessage);
  }
}
