package org.certigjk.explorer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

/**
 * What the chapter asks for, against integers: products, and the least of all that weights give.
 */
class PiecesProperties {

  private static final ObjectMapper JSON = new ObjectMapper();

  @Property(tries = 200, seed = "1")
  void theSupportPointHasTheGreatestProduct(
      @ForAll @Size(min = 2, max = 12) List<@IntRange(min = -99, max = 99) Integer> numbers,
      @ForAll @IntRange(min = -9, max = 9) int dx,
      @ForAll @IntRange(min = -9, max = 9) int dy) {
    JsonNode answer = read(Explorer.support(points(numbers), dx + "," + dy));
    List<Integer> products = new ArrayList<>();
    for (int i = 0; i + 1 < numbers.size(); i += 2) {
      products.add(dx * numbers.get(i) + dy * numbers.get(i + 1));
      assertEquals("" + products.get(i / 2), answer.at("/products/" + i / 2 + "/exact").asText());
    }
    int most = products.stream().max(Integer::compare).orElseThrow();
    assertEquals(products.indexOf(most), answer.get("index").asInt());
  }

  /** v is nearest if and only if v·y ≥ v·v for all y, and its weights make it of the points. */
  @Property(tries = 300, seed = "2")
  void theNearestPointIsCertified(
      @ForAll @Size(min = 2, max = 6) List<@IntRange(min = -9, max = 9) Integer> numbers) {
    JsonNode answer = read(Explorer.nearest(points(numbers)));
    double[] v = vector(answer.get("v"));
    double square = v[0] * v[0] + v[1] * v[1];
    JsonNode last = answer.get("subsets").get(answer.get("subsets").size() - 1);
    assertTrue(last.get("accepted").asBoolean());
    double[] made = new double[2];
    for (int k = 0; k < last.get("members").size(); k++) {
      int i = last.get("members").get(k).asInt();
      double weight = last.get("weights").get(k).get("value").asDouble();
      assertTrue(weight > 0);
      made[0] += weight * numbers.get(2 * i);
      made[1] += weight * numbers.get(2 * i + 1);
    }
    assertEquals(v[0], made[0], 1e-9);
    assertEquals(v[1], made[1], 1e-9);
    for (int i = 0; i + 1 < numbers.size(); i += 2) {
      assertTrue(v[0] * numbers.get(i) + v[1] * numbers.get(i + 1) >= square - 1e-9);
    }
    assertEquals(square, answer.at("/squaredNorm/value").asDouble(), 1e-9);
  }

  @Example
  void aQuarterOfTheWay() {
    JsonNode answer = read(Explorer.between("-1,2", "1/3,2", "1/4"));
    assertEquals("-2/3", answer.at("/point/0/exact").asText());
    assertEquals("40/9", answer.at("/squaredNorm/exact").asText());
  }

  @Example
  void whatCannotBeAskedIsSaid() {
    assertTrue(Explorer.nearest("0,0;1,0;0,1;1,1").startsWith("{\"error\":{\"part\":\"points\""));
    assertTrue(Explorer.support("0,0", "1,2,3").startsWith("{\"error\":"));
    assertTrue(Explorer.between("0,0", "1,x", "0").startsWith("{\"error\":"));
  }

  private static String points(List<Integer> numbers) {
    List<String> points = new ArrayList<>();
    for (int i = 0; i + 1 < numbers.size(); i += 2) {
      points.add(numbers.get(i) + "," + numbers.get(i + 1));
    }
    return String.join(";", points);
  }

  private static double[] vector(JsonNode v) {
    return new double[] {v.at("/0/value").asDouble(), v.at("/1/value").asDouble()};
  }

  private static JsonNode read(String answer) {
    try {
      return JSON.readTree(answer);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }
}
