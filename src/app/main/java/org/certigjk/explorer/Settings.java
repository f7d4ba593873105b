package org.certigjk.explorer;

import org.certigjk.explorer.number.NumberType;
import org.certigjk.explorer.subsets.MethodClaim;
import org.certigjk.json.JsonText;
import org.certigjk.subalgorithms.SubAlgorithm;
import org.certigjk.variants.Variants;

/** Writes what can be chosen: the fields, the loops and the sub-algorithms, with explanations. */
final class Settings {

  private Settings() {}

  /** Writes the fields of the object. */
  static void write(JsonText json) {
    json.beginArray("fields");
    for (NumberType numbers : NumberType.values()) {
      json.beginObject();
      json.field("value", numbers.label());
      json.field("label", name(numbers));
      json.field("description", description(numbers));
      json.endObject();
    }
    json.endArray();
    json.beginArray("loops");
    for (Variants loop : Variants.values()) {
      writeLoop(json, loop);
    }
    json.endArray();
    json.beginArray("subAlgorithms");
    for (SubAlgorithm subAlgorithm : SubAlgorithm.values()) {
      json.beginObject();
      json.field("value", subAlgorithm.label());
      json.field("label", name(subAlgorithm));
      json.field("description", MethodClaim.of(subAlgorithm).words());
      json.field("source", subAlgorithm.source());
      json.endObject();
    }
    json.endArray();
  }

  private static void writeLoop(JsonText json, Variants loop) {
    LoopText text = LoopText.of(loop);
    json.beginObject();
    json.field("value", loop.label());
    json.field("label", text.name());
    json.field("description", text.does());
    json.field("stops", text.stops());
    json.field("promise", loop.promise());
    json.field("source", loop.source());
    json.field("faulty", loop.keepsTwoPoints());
    json.field("usesSubAlgorithm", loop.usesSubAlgorithm());
    json.field("needsRoots", loop.needsRoots());
    json.field("inSpace", loop.handles(3));
    json.endObject();
  }

  private static String name(NumberType numbers) {
    return switch (numbers) {
      case RATIONAL -> "rational numbers (exact)";
      case DOUBLE -> "double (64 bits, rounded)";
      case FLOAT -> "float (32 bits, rounded)";
    };
  }

  private static String description(NumberType numbers) {
    return switch (numbers) {
      case RATIONAL -> "Fractions of integers of any length: no operation rounds.";
      case DOUBLE -> "IEEE 754 binary64: every operation rounds to 53 bits, about 16 digits.";
      case FLOAT -> "IEEE 754 binary32: every operation rounds to 24 bits, about 7 digits.";
    };
  }

  private static String name(SubAlgorithm subAlgorithm) {
    return switch (subAlgorithm) {
      case JOHNSON -> "Johnson";
      case BACKUP -> "backup procedure";
      case CACHED_JOHNSON -> "Johnson with caches";
      case SIGNED_VOLUMES -> "signed volumes";
      case VORONOI_REGIONS -> "Voronoi regions";
      case GREER -> "Greer";
      case GREER_ALL_FACETS -> "Greer, every facet";
      case COORDINATE_FREE_GREER -> "Greer, without coordinates";
      case LEAST_SQUARES -> "least squares, recursively";
    };
  }
}
