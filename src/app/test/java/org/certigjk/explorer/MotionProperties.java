package org.certigjk.explorer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Collections;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * Depth and impact on the page: A moved as they say touches B, by the distance query of the page,
 * and at the start of a motion that meets B it is apart from it.
 */
class MotionProperties {

  private static final int COUNT = 150;

  private static String points(SplittableRandom random, int dimension) {
    return IntStream.rangeClosed(0, 1 + random.nextInt(5))
        .mapToObj(
            i ->
                random
                    .ints(dimension, -4, 5)
                    .mapToObj(String::valueOf)
                    .collect(Collectors.joining(",")))
        .collect(Collectors.joining(";"));
  }

  /** Returns x,y of a vector, or of its negative. */
  private static String vector(JsonNode vector, String sign) {
    StringBuilder text = new StringBuilder();
    for (JsonNode number : vector) {
      String exact = number.get("exact").asText();
      String negated = exact.startsWith("-") ? exact.substring(1) : "-" + exact;
      text.append(text.length() == 0 ? "" : ",").append(sign.equals("-") ? negated : exact);
    }
    return text.toString().replace("-0,", "0,").replaceAll("-0$", "0");
  }

  private static String zero(int dimension) {
    return String.join(",", Collections.nCopies(dimension, "0"));
  }

  private static String claim(String a, String b) {
    return Views.of("a=" + a + "&b=" + b).get("exact").get("claim").asText();
  }

  @Test
  void movedByTheDepthBodiesTouch() {
    SplittableRandom random = new SplittableRandom(81);
    int deep = 0;
    for (int k = 0; k < COUNT; k++) {
      int dimension = 2 + k % 2;
      String a = points(random, dimension);
      String b = points(random, dimension);
      JsonNode said = Views.read(Explorer.depth("a=" + a + "&b=" + b));
      assertEquals(claim(a, b), said.get("verdict").asText());
      if (said.has("vector")) {
        String back = vector(said.get("vector"), "-");
        assertEquals("touching", claim(Explorer.shift(a, zero(dimension), back), b), a + " " + b);
        assertTrue(said.get("facets").size() > said.get("nearest").asInt());
        deep++;
      }
    }
    assertTrue(deep > COUNT / 10, deep + " overlap");
  }

  @Test
  void atTheTimeOfImpactBodiesTouchAndNotAtTheStart() {
    SplittableRandom random = new SplittableRandom(82);
    int hits = 0;
    for (int k = 0; k < COUNT; k++) {
      int dimension = 2 + k % 2;
      String a = points(random, dimension);
      String b = points(random, dimension);
      String r =
          random.ints(dimension, -9, 10).mapToObj(x -> x + "/2").collect(Collectors.joining(","));
      JsonNode said = Views.read(Explorer.impact("a=" + a + "&b=" + b, r));
      String at = Explorer.shift(a, zero(dimension), vector(said.get("moved"), "+"));
      if (!said.get("hit").asBoolean()) {
        assertEquals("separated", claim(at, b), a + " " + b + " " + r);
        assertFalse(said.has("time"));
      } else if (!said.get("time").get("exact").asText().equals("0")) {
        assertEquals("touching", claim(at, b), a + " " + b + " " + r);
        assertEquals("separated", claim(a, b));
        hits++;
      }
    }
    assertTrue(hits > COUNT / 20, hits + " hits");
  }

  @Test
  void aMotionOfAnotherDimensionIsRefused() {
    JsonNode said = Views.read(Explorer.impact("a=0,0&b=1,1", "1,2,3"));
    assertEquals("motion", said.get("error").get("part").asText());
    assertEquals(
        "b",
        Views.read(Explorer.depth("a=0,0&b=x")).get("error").get("part").asText().substring(0, 1));
  }
}
