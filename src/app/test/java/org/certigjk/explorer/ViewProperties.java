package org.certigjk.explorer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.samples.BruteForce;
import org.junit.jupiter.api.Test;

/**
 * The views of random scenes with all loops, sub-algorithms and fields: the numbers hang together.
 * The oracle computes with fractions from the points of the scene, and with arrays.
 */
class ViewProperties {

  private static final List<String> SCENES = Views.withSettings(Views.scenes(41, 150), 42);
  private static final Map<String, JsonNode> VIEWS =
      SCENES.stream().collect(Collectors.toMap(scene -> scene, Views::of, (x, y) -> x));

  private static JsonNode view(String scene) {
    return Objects.requireNonNull(VIEWS.get(scene));
  }

  private static BigFraction[][] points(String scene, String body) {
    String list = scene.replaceFirst(".*\\b" + body + "=([^&]*).*", "$1");
    List<BigFraction[]> points = new ArrayList<>();
    for (String point : list.split(";")) {
      List<BigFraction> coordinates = new ArrayList<>();
      for (String numeral : point.split(",")) {
        coordinates.add(fraction(numeral));
      }
      points.add(coordinates.toArray(BigFraction[]::new));
    }
    return points.toArray(BigFraction[][]::new);
  }

  private static BigFraction fraction(String numeral) {
    String[] parts = numeral.split("/");
    BigFraction numerator = BruteForce.exactly(Double.parseDouble(parts[0]));
    return parts.length == 1
        ? numerator
        : numerator.divide(BruteForce.exactly(Double.parseDouble(parts[1])));
  }

  private static BigFraction dot(BigFraction[] x, BigFraction[] y) {
    BigFraction sum = BigFraction.ZERO;
    for (int c = 0; c < x.length; c++) {
      sum = sum.add(x[c].multiply(y[c]));
    }
    return sum;
  }

  private static BigFraction[] minus(BigFraction[] x, BigFraction[] y) {
    BigFraction[] difference = new BigFraction[x.length];
    for (int c = 0; c < x.length; c++) {
      difference[c] = x[c].subtract(y[c]);
    }
    return difference;
  }

  @Test
  void numbersOfExactRunsHangTogether() {
    for (String scene : SCENES) {
      JsonNode view = view(scene);
      BigFraction[][] a = points(scene, "a");
      BigFraction[][] b = points(scene, "b");
      assertHangsTogether(view.get("exact"), a, b);
      assertIncreases(view.get("exact"));
      JsonNode chosen = view.get("chosen");
      boolean isBegunWithZero = // its first v is not of W
          !chosen.isNull() && chosen.get("loop").asText().equals("separating-axis-from-zero");
      if (!chosen.isNull() && !isBegunWithZero && chosen.get("field").asText().equals("rational")) {
        assertHangsTogether(chosen, a, b);
      }
    }
  }

  private static void assertHangsTogether(JsonNode run, BigFraction[][] a, BigFraction[][] b) {
    for (JsonNode state : run.get("states")) {
      BigFraction[] v = Views.vector(state.get("v"));
      BigFraction[] sum = minus(v, v);
      for (JsonNode member : state.get("simplex")) {
        BigFraction[] point =
            minus(a[member.get("pair").get(0).asInt()], b[member.get("pair").get(1).asInt()]);
        assertEquals(List.of(point), List.of(Views.vector(member.get("point"))));
        BigFraction weight = Views.fraction(member.get("weight"));
        for (int c = 0; c < sum.length; c++) {
          sum[c] = sum[c].add(weight.multiply(point[c]));
        }
      }
      assertEquals(List.of(sum), List.of(v));
      assertEquals(dot(v, v), Views.fraction(state.get("squaredNorm")));
      if (!state.get("support").isNull()) {
        BigFraction[] s = Views.vector(state.get("support").get("point"));
        assertEquals(dot(v, minus(v, s)), Views.fraction(state.get("gap")));
        assertEquals(isFarthest(v, s, a, b), state.get("support").get("farthest").asBoolean());
      }
    }
  }

  private static boolean isFarthest(
      BigFraction[] v, BigFraction[] s, BigFraction[][] a, BigFraction[][] b) {
    if (dot(v, v).equals(BigFraction.ZERO)) {
      return false; // there is no direction
    }
    for (BigFraction[] p : a) {
      for (BigFraction[] q : b) {
        if (dot(v, minus(p, q)).compareTo(dot(v, s)) < 0) {
          return false;
        }
      }
    }
    return true;
  }

  /** ‖v‖² falls and μ does not, below the distance. */
  private static void assertIncreases(JsonNode run) {
    double distance = run.get("distance").get("value").asDouble();
    double before = 0;
    for (JsonNode state : run.get("states")) {
      if (!state.get("mu").isNull()) {
        double mu = state.get("mu").get("value").asDouble();
        assertTrue(mu >= before && mu <= distance * (1 + 1e-15), run::toString);
        before = mu;
      }
    }
  }

  @Test
  void exactAnswersAreThoseOfEnumeration() {
    Set<String> verdicts = new TreeSet<>();
    for (String scene : SCENES) {
      BigFraction[][] a = points(scene, "a");
      BigFraction[][] b = points(scene, "b");
      if (a[0].length == 2 && a.length * b.length <= 30) {
        JsonNode run = view(scene).get("exact");
        BruteForce truth = BruteForce.ofDifference(a, b);
        assertEquals(truth.verdict().toLowerCase(Locale.ROOT), run.get("claim").asText(), scene);
        assertEquals(truth.squaredDistance(), Views.fraction(run.get("squaredDistance")), scene);
        assertTrue(run.get("certificate").get("holds").asBoolean(), scene);
        verdicts.add(run.get("claim").asText());
      }
    }
    assertEquals(Set.of("overlapping", "separated", "touching"), verdicts);
  }

  /** A certificate that holds belongs to a claim that is true; NONE has none. */
  @Test
  void claimsAndCertificatesAgree() {
    int wrong = 0;
    for (String scene : SCENES) {
      JsonNode view = view(scene);
      JsonNode chosen = view.get("chosen");
      if (chosen.isNull()) {
        continue;
      }
      boolean exactMeets = !view.get("exact").get("claim").asText().equals("separated");
      String claim = chosen.get("claim").asText();
      JsonNode certificate = chosen.get("certificate");
      assertEquals(claim.equals("none"), certificate.isNull(), scene);
      if (!certificate.isNull() && certificate.get("holds").asBoolean()) {
        assertEquals(exactMeets, !claim.equals("separated"), scene);
      }
      boolean saysOtherwise = !claim.equals("none") && exactMeets == claim.equals("separated");
      if (saysOtherwise) {
        wrong++;
        assertFalse(view.get("comparison").get("agrees").asBoolean(), scene);
        assertFalse(view.get("comparison").get("parts").isNull(), scene);
        assertFalse(certificate.get("holds").asBoolean(), scene);
      }
    }
    assertTrue(wrong > 0, "no loop was wrong: the scenes are too easy");
  }

  @Test
  void noTextIsUnfinished() {
    for (String scene : SCENES) {
      String view = view(scene).toString();
      assertFalse(view.contains("undefined") || view.contains("@"), scene);
      assertFalse(view.contains(":NaN") || view.contains(":Infinity"), scene);
    }
  }
}
