package org.certigjk.explorer;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.StringJoiner;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.explorer.number.NumberType;
import org.certigjk.subalgorithms.SubAlgorithm;
import org.certigjk.variants.Variants;

/** What tests read of the views of scenes. */
final class Views {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  private Views() {}

  /**
   * Returns the view of a scene, read by a JSON library, with the words of all states of its runs.
   */
  static JsonNode of(String scene) {
    JsonNode view = read(Explorer.explore(scene));
    if (view.has("exact")) {
      addWords(view.get("exact"), scene.replaceAll("&(field|sub|loop)=[^&]*", ""));
    }
    if (view.hasNonNull("chosen")) {
      addWords(view.get("chosen"), scene);
    }
    return view;
  }

  private static void addWords(JsonNode run, String scene) {
    JsonNode states = run.get("states");
    JsonNode words = read(Explorer.words(scene, 0, states.size())).get("words");
    int last = states.size() - 1;
    assertEquals(states.size(), words.size(), scene);
    assertEquals(
        words.get(last), read(Explorer.words(scene, last, last + 1)).at("/words/0"), scene);
    for (int k = 0; k < states.size(); k++) {
      ((ObjectNode) states.get(k)).setAll((ObjectNode) words.get(k));
    }
  }

  /** Reads JSON. */
  static JsonNode read(String json) {
    try {
      return MAPPER.readTree(json);
    } catch (JsonProcessingException e) {
      throw new AssertionError(json, e);
    }
  }

  /** Returns the fraction that a number of the view is; it is one only in a run over rationals. */
  static BigFraction fraction(JsonNode number) {
    String[] parts = number.get("exact").asText().split("/");
    BigFraction numerator = new BigFraction(new BigInteger(parts[0]));
    return parts.length == 1 ? numerator : numerator.divide(new BigInteger(parts[1]));
  }

  /** Returns the coordinates of a vector of the view. */
  static BigFraction[] vector(JsonNode coordinates) {
    List<BigFraction> vector = new ArrayList<>();
    coordinates.forEach(coordinate -> vector.add(fraction(coordinate)));
    return vector.toArray(BigFraction[]::new);
  }

  /** Returns the sentences of an array of claims, in one text. */
  static String text(JsonNode sentences) {
    StringJoiner text = new StringJoiner(" ");
    sentences.forEach(sentence -> text.add(sentence.get("text").asText()));
    return text.toString();
  }

  /** Returns the names of the claims of an array. */
  static List<String> claims(JsonNode sentences) {
    List<String> names = new ArrayList<>();
    sentences.forEach(sentence -> names.add(sentence.get("claim").asText()));
    return names;
  }

  /** Returns the run that is shown: the chosen one, or the exact one where there is no other. */
  static JsonNode run(JsonNode view) {
    return view.get("chosen").isNull() ? view.get("exact") : view.get("chosen");
  }

  /** Returns random scenes without coordinates of extreme exponents, whose fractions are long. */
  static List<String> scenes(long seed, int count) {
    return RandomScenes.of(seed, 2 * count).stream()
        .filter(scene -> !scene.matches(".*p-?\\d{3}.*"))
        .limit(count)
        .toList();
  }

  /** Returns these scenes, each with a loop, sub-algorithm and field of its own that fit it. */
  static List<String> withSettings(List<String> scenes, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    List<String> result = new ArrayList<>();
    for (String scene : scenes) {
      String bodies = scene.replaceAll("&(field|sub|loop)=[^&]*", "");
      String text;
      do {
        text =
            bodies
                + "&field="
                + pick(random, NumberType.values()).label()
                + "&loop="
                + pick(random, Variants.values()).label()
                + "&sub="
                + pick(random, SubAlgorithm.values()).label();
      } while (!fits(text));
      result.add(text);
    }
    return result;
  }

  private static boolean fits(String text) {
    try {
      SceneText.parse(text);
      return true;
    } catch (SceneException e) {
      return false;
    }
  }

  private static <T> T pick(SplittableRandom random, T[] values) {
    return values[random.nextInt(values.length)];
  }
}
