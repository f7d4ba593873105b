package org.certigjk.check;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.Certificate;
import org.certigjk.certificate.IndexPair;
import org.certigjk.certificate.OverlappingCertificate;
import org.certigjk.certificate.SeparatedCertificate;
import org.certigjk.certificate.TouchingCertificate;
import org.certigjk.field.Conversions;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.number.Numerals;
import org.certigjk.penetration.PenetrationCertificate;
import org.jspecify.annotations.Nullable;

/** Reads what a record tells, with a JSON library, into the classes of the library. */
final class Told {

  private Told() {}

  static BigFraction number(JsonNode node) {
    if (node.isNumber()) {
      return Conversions.toRational(node.doubleValue());
    }
    require(node.isTextual() && node.textValue().matches("-?[0-9]+/[0-9]+"));
    return Numerals.parseLongRatio(node.textValue());
  }

  static boolean hasNull(JsonNode array) {
    for (JsonNode item : array) {
      if (item.isNull()) {
        return true;
      }
    }
    return array.isNull();
  }

  static Vec<BigFraction> vector(JsonNode array) {
    List<BigFraction> numbers = new ArrayList<>();
    array.forEach(item -> numbers.add(number(item)));
    return Vec.from(Rationals.INSTANCE, numbers);
  }

  static @Nullable Vec<BigFraction> vectorOrNull(JsonNode array) {
    return hasNull(array) ? null : vector(array);
  }

  static Polytope<BigFraction> body(JsonNode points) {
    List<Vec<BigFraction>> vectors = new ArrayList<>();
    points.forEach(point -> vectors.add(vector(point)));
    return Polytope.from(vectors);
  }

  static int index(JsonNode node) {
    require(node.isInt() && node.intValue() >= 0);
    return node.intValue();
  }

  static List<Integer> indices(JsonNode array) {
    List<Integer> indices = new ArrayList<>();
    array.forEach(item -> indices.add(index(item)));
    return indices;
  }

  static IndexPair pair(JsonNode array) {
    return new IndexPair(index(array.get(0)), index(array.get(1)));
  }

  static List<IndexPair> pairs(JsonNode array) {
    List<IndexPair> pairs = new ArrayList<>();
    array.forEach(item -> pairs.add(pair(item)));
    return pairs;
  }

  /** Returns the certificate, {@code null} if a number that it needs is null. */
  static @Nullable Certificate<BigFraction> certificate(JsonNode node) {
    List<IndexPair> pairs = pairs(node.get("pairs"));
    Vec<BigFraction> weights = vectorOrNull(node.get("weights"));
    if (weights == null) {
      return null;
    }
    if (node.get("kind").textValue().equals("overlapping")) {
      return new OverlappingCertificate<>(pairs, weights, indices(node.get("basis")));
    }
    Vec<BigFraction> direction = vectorOrNull(node.get("direction"));
    return node.get("kind").textValue().equals("separated")
        ? new SeparatedCertificate<>(pairs, weights)
        : direction == null ? null : new TouchingCertificate<>(pairs, weights, direction);
  }

  static PenetrationCertificate<BigFraction> depth(JsonNode node) {
    List<List<Integer>> facets = new ArrayList<>();
    node.get("facets").forEach(facet -> facets.add(indices(facet)));
    return new PenetrationCertificate<>(
        pairs(node.get("pairs")), facets, index(node.get("nearest")));
  }

  /** Demands that decimal and hexadecimal float are the double nearest to the root. */
  static void requireRoot(JsonNode record, String name, @Nullable BigFraction square) {
    double root = square == null ? Double.POSITIVE_INFINITY : Conversions.sqrtToDouble(square);
    JsonNode decimal = record.get(name);
    JsonNode hex = record.get(name + "Hex");
    if (Double.isInfinite(root)) {
      require(decimal.isNull() && hex.isNull());
    } else {
      require(decimal.isNumber() && decimal.doubleValue() == root);
      require(hex.isTextual() && Double.parseDouble(hex.textValue()) == root);
    }
  }

  static void requireEqual(Vec<BigFraction> told, Vec<BigFraction> truth) {
    require(told.dimension() == truth.dimension() && told.minus(truth).isZero());
  }

  static void require(boolean holds) {
    if (!holds) {
      throw new IllegalArgumentException("a claim does not hold");
    }
  }

  static <T> T present(@Nullable T value) {
    return Objects.requireNonNull(value);
  }
}
