package org.certigjk.referee.results;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.certigjk.json.JsonText;
import org.certigjk.json.JsonWords;
import org.certigjk.referee.Call;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.Domain;
import org.certigjk.referee.Engine.Answers;
import org.certigjk.referee.Engine.Precision;
import org.certigjk.referee.Words;

/** What an engine says of itself, as it stands in files of results and in reports. */
final class DeclarationJson {

  private DeclarationJson() {}

  /** Writes the fields of an object. */
  static void write(JsonText json, Declaration engine) {
    json.field("name", engine.name());
    json.field("version", engine.version());
    json.field("settings", engine.settings());
    json.field("precision", JsonWords.of(engine.precision()));
    if (engine.hasNamedCalls()) {
      json.beginObject("calls");
      for (Call call : engine.calls()) {
        json.beginObject(call.name());
        write(json, call);
        json.endObject();
      }
      json.endObject();
    } else {
      write(json, engine.calls().get(0));
    }
    json.beginArray("dimensions");
    new TreeSet<>(engine.dimensions()).forEach(json::number);
    json.endArray();
    json.field("poses", engine.poses());
    if (engine.margin() > 0) {
      ResultsJson.write(json, "margin", engine.margin());
    }
    Domain domain = engine.domain();
    if (domain.hasCoordinates()) {
      ResultsJson.write(json, "domain", domain.least(), domain.largest());
    }
    if (domain.hasSizes()) {
      ResultsJson.write(json, "sizes", domain.leastSize(), domain.largestSize());
    }
  }

  private static void write(JsonText json, Call call) {
    json.strings("answers", EnumSet.copyOf(call.answers()).stream().map(JsonWords::of).toList());
    if (call.tolerance() > 0) {
      ResultsJson.write(json, "tolerance", call.tolerance());
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
    return Words.constant(type, value.asText())
        .orElseThrow(
            () -> new IllegalArgumentException("%s is unknown: %s".formatted(field, value)));
  }
}
