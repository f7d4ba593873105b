package org.certigjk.cli;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.Certificate;
import org.certigjk.certificate.IndexPair;
import org.certigjk.certificate.OverlappingCertificate;
import org.certigjk.certificate.SeparatedCertificate;
import org.certigjk.certificate.TouchingCertificate;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.penetration.PenetrationCertificate;
import org.jspecify.annotations.Nullable;

/**
 * A result written earlier, field by field. A field that is missing or of another type is bad
 * input, and so is none of the claims that {@link ResultCheck} judges. Fields are named by their
 * path, {@code certificate.weights}.
 */
final class StoredResult {

  private static final JsonMapper MAPPER =
      JsonMapper.builder().enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS).build();

  private final InputText input;
  private final JsonNode root;

  private StoredResult(InputText input, JsonNode root) {
    this.input = input;
    this.root = root;
  }

  /** Reads a result. */
  static StoredResult read(InputText input) throws InputException {
    JsonNode root = tree(input);
    if (!root.isObject()) {
      throw input.error(null, "a result, a JSON object, is expected");
    }
    return new StoredResult(input, root);
  }

  private static JsonNode tree(InputText input) throws InputException {
    try (JsonParser json = Json.parser(input.decode())) {
      try {
        JsonNode root = MAPPER.readTree(json);
        if (json.nextToken() != null) {
          throw input.error(null, "more text after the result");
        }
        return root;
      } catch (JsonProcessingException malformed) {
        throw Json.malformed(input, json, malformed, "result");
      }
    } catch (IOException impossible) {
      throw new IllegalStateException(impossible); // the text is in memory
    }
  }

  /** Returns the id as JSON text, in Jackson's spelling. */
  String id() {
    return root.path("id").isMissingNode() ? Pair.NO_ID : root.path("id").toString();
  }

  /** Returns an id in the same spelling. */
  static String normalised(String id) {
    try {
      return MAPPER.readTree(id).toString();
    } catch (JsonProcessingException impossible) {
      throw new IllegalStateException(impossible); // it has been read once
    }
  }

  boolean has(String path) {
    return !at(path).isMissingNode();
  }

  /** Returns whether the field, which must be there, is JSON's null. */
  boolean isNull(String path) throws InputException {
    return required(path, true, "").isNull();
  }

  private JsonNode at(String path) {
    return root.at("/" + path.replace('.', '/'));
  }

  private JsonNode required(String path, boolean rightType, String type) throws InputException {
    if (!has(path)) {
      throw input.error(path, "missing");
    }
    if (!rightType) {
      throw input.error(path, type + " is expected");
    }
    return at(path);
  }

  /** Returns a number of things that have been counted. */
  int count(String path) throws InputException {
    boolean count = at(path).isInt() && at(path).intValue() >= 0;
    return required(path, count, "a whole number, not negative,").intValue();
  }

  String text(String path) throws InputException {
    return required(path, at(path).isTextual(), "a string").textValue();
  }

  boolean flag(String path) throws InputException {
    return required(path, at(path).isBoolean(), "true or false").booleanValue();
  }

  /** Returns a number, or {@code null} for JSON's null, an infinity or NaN of an inexact field. */
  <E> @Nullable E number(Arithmetic<E> arithmetic, String path) throws InputException {
    return number(arithmetic, at(path), path);
  }

  private <E> @Nullable E number(Arithmetic<E> arithmetic, JsonNode node, String path)
      throws InputException {
    boolean absent = node.isNull() && !arithmetic.field().exact();
    if (absent) {
      return null;
    }
    if (!node.isNumber() && !node.isTextual()) {
      throw input.error(path, node.isMissingNode() ? "missing" : "a number is expected");
    }
    try {
      return arithmetic.parse(node.asText());
    } catch (NumberFormatException malformed) {
      throw input.error(path, malformed.getMessage());
    }
  }

  /** Returns a vector, or {@code null} if a coordinate is an infinity or NaN. */
  <E> @Nullable Vec<E> vector(Arithmetic<E> arithmetic, String path) throws InputException {
    JsonNode array = required(path, at(path).isArray() && !at(path).isEmpty(), "an array");
    List<E> coordinates = new ArrayList<>();
    for (int k = 0; k < array.size(); k++) {
      E coordinate = number(arithmetic, array.get(k), path + "[" + k + "]");
      if (coordinate == null) {
        return null;
      }
      coordinates.add(coordinate);
    }
    return Vec.from(arithmetic.field(), coordinates);
  }

  List<IndexPair> pairs(String path) throws InputException {
    List<IndexPair> pairs = new ArrayList<>();
    for (JsonNode pair : required(path, at(path).isArray(), "an array of index pairs")) {
      if (pair.size() != 2 || !pair.get(0).isInt() || !pair.get(1).isInt()) {
        throw input.error(path + "[" + pairs.size() + "]", "two indices, [i, j], are expected");
      }
      pairs.add(new IndexPair(pair.get(0).intValue(), pair.get(1).intValue()));
    }
    return pairs;
  }

  private List<Integer> positions(JsonNode array, String path) throws InputException {
    List<Integer> positions = new ArrayList<>();
    for (JsonNode position : array) {
      if (!position.isInt()) {
        throw input.error(path, "positions, whole numbers, are expected");
      }
      positions.add(position.intValue());
    }
    return positions;
  }

  private List<Integer> basis() throws InputException {
    String path = "certificate.basis";
    return positions(required(path, at(path).isArray(), "an array of positions"), path);
  }

  /** Returns the certificate of a depth. */
  PenetrationCertificate<BigFraction> depthCertificate() throws InputException {
    String path = "certificate.facets";
    List<List<Integer>> facets = new ArrayList<>();
    for (JsonNode facet : required(path, at(path).isArray(), "an array of facets")) {
      String name = path + "[" + facets.size() + "]";
      if (!facet.isArray()) {
        throw input.error(name, "an array of positions is expected");
      }
      facets.add(positions(facet, name));
    }
    return new PenetrationCertificate<>(
        pairs("certificate.pairs"), facets, count("certificate.nearest"));
  }

  /** Returns a number of an exact field. */
  <E> E exactNumber(Arithmetic<E> arithmetic, String path) throws InputException {
    return Objects.requireNonNull(number(arithmetic, path), path);
  }

  /** Returns a certificate over an exact field. */
  <E> Certificate<E> exactCertificate(Arithmetic<E> arithmetic) throws InputException {
    return Objects.requireNonNull(certificate(arithmetic), "certificate");
  }

  /** Returns the certificate, or {@code null} if a number in it is an infinity or NaN. */
  <E> @Nullable Certificate<E> certificate(Arithmetic<E> arithmetic) throws InputException {
    String kind = text("certificate.kind");
    List<IndexPair> pairs = pairs("certificate.pairs");
    Vec<E> weights = vector(arithmetic, "certificate.weights");
    if (weights == null) {
      return null;
    }
    return switch (kind) {
      case "separated" -> new SeparatedCertificate<>(pairs, weights);
      case "touching" -> {
        Vec<E> direction = vector(arithmetic, "certificate.direction");
        yield direction == null ? null : new TouchingCertificate<>(pairs, weights, direction);
      }
      case "overlapping" -> new OverlappingCertificate<>(pairs, weights, basis());
      default ->
          throw input.error("certificate.kind", "separated, touching or overlapping is expected");
    };
  }

  /** Returns the command that writes such results. */
  String command() {
    return has("timeOfImpact") ? "raycast" : has("squaredDepth") ? "penetration" : "distance";
  }

  private <E> Polytope<E> points(Arithmetic<E> arithmetic, String name) throws InputException {
    if (!has(name)) {
      throw input.error(
          name,
          "missing: a certificate is about A and B; run "
              + command()
              + " without --omit-input, or name the"
              + " pairs with --pairs FILE");
    }
    try (JsonParser json = MAPPER.treeAsTokens(at(name))) {
      json.nextToken();
      return new PointsReader<>(arithmetic, input, json).read(name);
    } catch (IOException impossible) {
      throw new IllegalStateException(impossible); // the tree is in memory
    }
  }

  /** Returns the motion that {@code raycast} has repeated in the result. */
  <E> Motion<E> motion(Arithmetic<E> arithmetic) throws InputException {
    Pair<E> pair = pair(arithmetic);
    required("direction", at("direction").isArray(), "an array of numbers");
    try (JsonParser json = MAPPER.treeAsTokens(at("direction"))) {
      json.nextToken();
      Vec<E> direction =
          new PointsReader<>(arithmetic, input, json).readVector("direction", "a direction");
      return Motion.of(pair, direction, input);
    } catch (IOException impossible) {
      throw new IllegalStateException(impossible); // the tree is in memory
    }
  }

  /** Returns the pair that is repeated in the result. */
  <E> Pair<E> pair(Arithmetic<E> arithmetic) throws InputException {
    return Pair.of(id(), points(arithmetic, "a"), points(arithmetic, "b"), input);
  }

  InputException error(String field, @Nullable String reason) {
    return input.error(field, reason);
  }
}
