package org.certigjk.explorer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.Locale;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Conversions;
import org.certigjk.geometry.Polytope;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Gjk;

/** What is shown while one drags is what the library says of all points as they are. */
class LiveProperties {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  @Property(tries = 40, seed = "1")
  void theAnswerIsThatOfGjkOnAllPoints(
      @ForAll @LongRange(min = 0, max = 999) long seed,
      @ForAll @IntRange(min = 1, max = 30) int points,
      @ForAll @IntRange(min = 2, max = 3) int dimension)
      throws SceneException {
    checkAnswer(Explorer.random(seed, points, dimension));
  }

  @Example
  void theAnswerOfScenesOfAllKinds() throws SceneException {
    for (String scene : RandomScenes.of(11, 300)) {
      checkAnswer(scene);
    }
  }

  private static void checkAnswer(String text) throws SceneException {
    Scene scene = SceneText.parse(text);
    DistanceResult<BigFraction> expected = Gjk.distance(scene.a(), scene.b());
    LiveQuery query = LiveQuery.of(scene);
    assertEquals(Outcome.of(expected.verdict()), query.outcome(), text);
    assertEquals(expected.distanceVector().squaredNorm(), query.squaredDistance(), text);
    assertEquals(Runs.exact(scene).closestPoints(), query.closestPoints(), text);
    checkJson(scene, expected, read(Explorer.live(text)));
  }

  private static void checkJson(Scene scene, DistanceResult<BigFraction> expected, JsonNode live) {
    assertEquals(expected.verdict().name().toLowerCase(Locale.ROOT), live.get("claim").asText());
    JsonNode picture = live.get("picture");
    checkPoints(scene.a(), picture.at("/a/points"));
    checkPoints(scene.b(), picture.at("/b/points"));
    JsonNode difference = picture.get("difference");
    assertEquals(difference.get("points").size(), difference.get("pairs").size());
    for (int k = 0; k < difference.get("pairs").size(); k++) {
      int i = difference.get("pairs").get(k).get(0).asInt();
      int j = difference.get("pairs").get(k).get(1).asInt();
      checkPoints(
          Polytope.of(scene.a().get(i).minus(scene.b().get(j))),
          MAPPER.createArrayNode().add(difference.get("points").get(k)));
    }
    checkPoints(
        Polytope.of(Runs.exact(scene).closestPoints().a()), wrapped(picture.at("/closest/a")));
    checkPoints(
        Polytope.of(Runs.exact(scene).closestPoints().b()), wrapped(picture.at("/closest/b")));
  }

  private static JsonNode wrapped(JsonNode point) {
    return MAPPER.createArrayNode().add(point);
  }

  /** Every coordinate is the nearest double, or the largest one. */
  private static void checkPoints(Polytope<BigFraction> points, JsonNode drawn) {
    assertEquals(points.size(), drawn.size());
    for (int i = 0; i < points.size(); i++) {
      for (int k = 0; k < points.dimension(); k++) {
        double nearest = Conversions.toDouble(points.get(i).get(k));
        double shown =
            Double.isInfinite(nearest) ? Math.copySign(Double.MAX_VALUE, nearest) : nearest;
        assertEquals(shown, drawn.get(i).get(k).asDouble());
      }
    }
  }

  private static JsonNode read(String json) {
    try {
      return MAPPER.readTree(json);
    } catch (JsonProcessingException e) {
      throw new AssertionError(json, e);
    }
  }

  @Example
  void numbersBeyondTheDoublesAreDrawnAtTheirEdge() {
    String huge = "1" + "0".repeat(400) + "/1";
    for (String tail : List.of("", ",0")) {
      String scene = "a=-" + huge + ",0" + tail + ";1,5E-324" + tail + "&b=" + huge + ",1" + tail;
      String live = Explorer.live(scene);
      assertFalse(live.contains("NaN") || live.contains("Infinity"), live);
      JsonNode picture = read(live).get("picture");
      assertEquals(-Double.MAX_VALUE, picture.at("/a/points/0/0").asDouble());
      assertEquals(Double.MIN_VALUE, picture.at("/a/points/1/1").asDouble());
      assertEquals(Double.MAX_VALUE, picture.at("/b/points/0/0").asDouble());
    }
  }

  @Example
  void withoutPointsItSaysSo() {
    assertEquals("b", read(Explorer.live("a=0,0&b=")).at("/error/part").asText());
  }

  @Property(tries = 200, seed = "4")
  void randomScenesAreOnTheGrid(
      @ForAll long seed,
      @ForAll @IntRange(min = 1, max = 80) int points,
      @ForAll @IntRange(min = 2, max = 3) int dimension)
      throws SceneException {
    String text = Explorer.random(seed, points, dimension);
    assertEquals(text, Explorer.random(seed, points, dimension));
    Scene scene = SceneText.parse(text);
    assertEquals(text, SceneText.format(scene));
    assertEquals(dimension, scene.dimension());
    for (Polytope<BigFraction> body : List.of(scene.a(), scene.b())) {
      assertEquals(points, body.size());
      for (int i = 0; i < points; i++) {
        for (int k = 0; k < dimension; k++) {
          BigFraction coordinate = body.get(i).get(k);
          assertEquals(1, coordinate.multiply(8).getDenominator().intValueExact());
          assertTrue(Math.abs(coordinate.doubleValue()) < 12);
        }
      }
    }
  }

  @Example
  void someRandomScenesAreSeparatedAndSomeOverlap() throws SceneException {
    int separated = 0;
    for (int seed = 0; seed < 40; seed++) {
      Scene scene = SceneText.parse(Explorer.random(seed, 8, 2));
      separated += LiveQuery.of(scene).squaredDistance().getNumerator().signum();
    }
    assertTrue(separated > 15 && separated < 40, separated + " of 40 separated");
  }

  @Example
  void whatIsNoNumberOfPointsIsSaid() {
    assertEquals("points", read(Explorer.random(1, 0, 2)).at("/error/part").asText());
    assertEquals("points", read(Explorer.random(1, 2001, 2)).at("/error/part").asText());
    assertEquals("dimension", read(Explorer.random(1, 5, 4)).at("/error/part").asText());
  }

  /** What is drawn of a run while a point is dragged is what the settled view has. */
  @Example
  void theRunThatMovesIsTheOneThatSettles() {
    for (String scene : Views.withSettings(Views.scenes(35, 60), 35)) {
      JsonNode settled = Views.run(Views.of(scene));
      JsonNode moving = read(Explorer.live(scene)).get("moving");
      for (String field : List.of("subAlgorithm", "startsEmpty")) {
        assertEquals(settled.get(field), moving.get(field), scene);
      }
      assertEquals(settled.get("states").size(), moving.get("states").size(), scene);
      for (int k = 0; k < moving.get("states").size(); k++) {
        JsonNode state = settled.get("states").get(k);
        JsonNode drawn = moving.get("states").get(k);
        for (String at : List.of("/v", "/simplex", "/support/pair", "/support/point")) {
          assertEquals(state.at(at), drawn.at(at), scene);
        }
      }
    }
  }
}
