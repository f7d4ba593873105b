package org.certigjk.referee.results;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.certigjk.json.JsonWords;
import org.certigjk.referee.Call;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.Domain;
import org.certigjk.referee.Engine.Answers;
import org.certigjk.referee.Engine.Precision;

/** What an engine says of itself, as it stands in files of results and in reports. */
final class DeclarationJson {

  private DeclarationJson() {}

  static ObjectNode of(Declaration engine) {
    ObjectNode node = JsonNodeFactory.instance.objectNode();
    node.put("name", engine.name());
    node.put("version", engine.version());
    node.put("settings", engine.settings());
    node.put("precision", JsonWords.of(engine.precision()));
    if (engine.hasNamedCalls()) {
      ObjectNode calls = node.putObject("calls");
      engine.calls().forEach(call -> fill(calls.putObject(call.name()), call));
    } else {
      fill(node, engine.calls().get(0));
    }
    ArrayNode dimensions = node.putArray("dimensions");
    new TreeSet<>(engine.dimensions()).forEach(dimensions::add);
    node.put("poses", engine.poses());
    if (engine.margin() > 0) {
      node.put("margin", engine.margin());
    }
    Domain domain = engine.domain();
    if (domain.hasCoordinates()) {
      node.putArray("domain").add(domain.least()).add(domain.largest());
    }
    if (domain.hasSizes()) {
      node.putArray("sizes").add(domain.leastSize()).add(domain.largestSize());
    }
    return node;
  }

  private static void fill(ObjectNode node, Call call) {
    ArrayNode answers = node.putArray("answers");
    EnumSet.copyOf(call.answers()).forEach(part -> answers.add(JsonWords.of(part)));
    if (call.tolerance() > 0) {
      node.put("tolerance", call.tolerance());
    }
  }

  /**
   * Reads an object.
   *
   * @throws IllegalArgumentException if it is none; the message begins with the field
   */
  static Declaration read(JsonNode node) {
    Set<Integer> dimensions = new TreeSet<>();
    node.path("dimensions").forEach(n -> dimensions.add(n.asInt()));
    return new Declaration(
        text(node, "name"),
        text(node, "version"),
        text(node, "settings"),
        constant(Precision.class, "precision", node.path("precision")),
        calls(node),
        dimensions,
        node.path("poses").asBoolean(),
        node.path("margin").asDouble(),
        domain(node));
  }

  private static Domain domain(JsonNode node) {
    JsonNode coordinates = node.path("domain");
    JsonNode sizes = node.path("sizes");
    return new Domain(
        coordinates.path(0).asDouble(0),
        coordinates.path(1).asDouble(Double.MAX_VALUE),
        sizes.path(0).asDouble(0),
        sizes.path(1).asDouble(Double.MAX_VALUE));
  }

  private static List<Call> calls(JsonNode node) {
    if (!node.has("calls")) {
      return List.of(call("", node));
    }
    List<Call> calls = new ArrayList<>();
    for (Map.Entry<String, JsonNode> call : node.path("calls").properties()) {
      calls.add(call(call.getKey(), call.getValue()));
    }
    return calls;
  }

  private static Call call(String name, JsonNode node) {
    return new Call(name, answers(node.path("answers")), node.path("tolerance").asDouble());
  }

  private static Set<Answers> answers(JsonNode array) {
    Set<Answers> answers = EnumSet.noneOf(Answers.class);
    array.forEach(part -> answers.add(constant(Answers.class, "answers", part)));
    return answers;
  }

  private static String text(JsonNode node, String field) {
    JsonNode value = node.path(field);
    if (!value.isTextual()) {
      throw new IllegalArgumentException("%s is to be a string".formatted(field));
    }
    return value.textValue();
  }

  private static <T extends Enum<T>> T constant(Class<T> type, String field, JsonNode value) {
    for (T constant : type.getEnumConstants()) {
      if (JsonWords.of(constant).equals(value.asText())) {
        return constant;
      }
    }
    throw new IllegalArgumentException("%s is unknown: %s".formatted(field, value));
  }
}
