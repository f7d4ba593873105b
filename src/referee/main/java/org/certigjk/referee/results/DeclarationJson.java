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
import org.certigjk.referee.Accuracy;
import org.certigjk.referee.Call;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.Domain;
import org.certigjk.referee.Domain.Bodies;
import org.certigjk.referee.Domain.Range;
import org.certigjk.referee.Engine.Answers;
import org.certigjk.referee.Engine.Precision;
import org.certigjk.referee.Margins;
import org.certigjk.referee.Words;
import org.certigjk.vectors.Pose;

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
    writePoses(json, engine.poses());
    write(json, engine.margins());
    write(json, engine.domain());
    if (!engine.documentation().isEmpty()) {
      json.field("documentation", engine.documentation());
    }
  }

  /** A Boolean, as ever, of an engine that takes no poses or only matrices. */
  private static void writePoses(JsonText json, Set<Pose.Form> forms) {
    if (forms.contains(Pose.Form.QUATERNION)) {
      json.strings("poses", forms.stream().sorted().map(JsonWords::of).toList());
    } else {
      json.field("poses", !forms.isEmpty());
    }
  }

  /** A number, as ever, of an engine that enlarges both bodies alike. */
  private static void write(JsonText json, Margins margins) {
    if (margins.areEqual()) {
      write(json, "margin", margins.a());
    } else {
      ResultsJson.write(json, "margin", margins.a(), margins.b());
    }
  }

  private static Margins margins(JsonNode node) {
    if (!node.isArray()) {
      return Margins.of(node.asDouble());
    }
    if (node.size() != 2) {
      throw new IllegalArgumentException("margin: a number is expected, or two, for A and B");
    }
    return new Margins(node.path(0).asDouble(Double.NaN), node.path(1).asDouble(Double.NaN));
  }

  private static Set<Pose.Form> poses(JsonNode node) {
    if (!node.isArray()) {
      return node.asBoolean() ? Set.of(Pose.Form.MATRIX) : Set.of();
    }
    Set<Pose.Form> forms = EnumSet.noneOf(Pose.Form.class);
    node.forEach(form -> forms.add(constant(Pose.Form.class, "poses", form)));
    return forms;
  }

  private static void write(JsonText json, Domain domain) {
    write(json, "domain", domain.coordinates());
    write(json, "sizes", domain.sizes());
    if (domain.ratio() < Double.POSITIVE_INFINITY) {
      ResultsJson.write(json, "ratio", domain.ratio());
    }
    if (domain.aspect() < Double.POSITIVE_INFINITY) {
      ResultsJson.write(json, "aspect", domain.aspect());
    }
    if (domain.points() < Integer.MAX_VALUE) {
      json.field("points", domain.points());
    }
    if (domain.bodies() != Bodies.POINTS) {
      json.field("bodies", JsonWords.of(domain.bodies()));
    }
  }

  private static void write(JsonText json, String name, Range range) {
    if (!range.isAll()) {
      ResultsJson.write(json, name, range.least(), range.largest());
    }
  }

  private static void write(JsonText json, Call call) {
    json.strings("answers", EnumSet.copyOf(call.answers()).stream().map(JsonWords::of).toList());
    Accuracy tolerance = call.tolerance();
    if (tolerance.isAbsolute()) {
      write(json, "tolerance", tolerance.absolute());
    } else {
      json.beginObject("tolerance");
      write(json, "absolute", tolerance.absolute());
      write(json, "relative", tolerance.relative());
      write(json, "size", tolerance.size());
      json.endObject();
    }
  }

  private static void write(JsonText json, String name, double part) {
    if (part > 0) {
      ResultsJson.write(json, name, part);
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
        poses(node.path("poses")),
        margins(node.path("margin")),
        domain(node),
        node.path("documentation").asText(""));
  }

  private static Domain domain(JsonNode node) {
    return new Domain(
        range(node.path("domain")),
        range(node.path("sizes")),
        node.path("ratio").asDouble(Double.POSITIVE_INFINITY),
        node.path("aspect").asDouble(Double.POSITIVE_INFINITY),
        node.path("points").asInt(Integer.MAX_VALUE),
        node.has("bodies") ? constant(Bodies.class, "bodies", node.path("bodies")) : Bodies.POINTS);
  }

  private static Range range(JsonNode ends) {
    return new Range(ends.path(0).asDouble(0), ends.path(1).asDouble(Double.MAX_VALUE));
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
    return new Call(name, answers(node.path("answers")), tolerance(node.path("tolerance")));
  }

  private static Accuracy tolerance(JsonNode node) {
    return node.isObject()
        ? new Accuracy(
            node.path("absolute").asDouble(),
            node.path("relative").asDouble(),
            node.path("size").asDouble())
        : Accuracy.of(node.asDouble());
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
