package org.certigjk.specs;

import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A type of Java and what stands for it in Coq: a number for an element of the field, a list for an
 * array, an {@code option} for a reference that may be null.
 */
record CoqType(String name, boolean nullable) {

  static final CoqType INT = new CoqType("int", false);
  static final CoqType REAL = new CoqType("real", false);
  static final CoqType BOOLEAN = new CoqType("boolean", false);

  /** A statement of which Coq does not compute whether it is true. */
  static final CoqType STATEMENT = new CoqType("statement", false);

  /** The type of {@code null} alone. */
  static final CoqType NULL = new CoqType("null", true);

  /** What has no counterpart of its own among the classes; each with a value of the type. */
  private static final Map<String, List<String>> BUILT_IN =
      Map.of(
          "int", List.of("int", "0"),
          "real", List.of("R", "0"),
          "boolean", List.of("bool", "false"),
          "int[]", List.of("seq int", "[::]"),
          "real[]", List.of("seq R", "[::]"),
          "Vec", List.of("vec R", "no_vec R"),
          "Vec[]", List.of("seq (vec R)", "[::]"),
          "OrderedField", List.of("ordered_field", "false"),
          "DistanceSubAlgorithm", List.of("unit", "tt"),
          "Violation", List.of("unit", "tt"));

  private static final Set<String> VALUES = Set.of("int", "real", "boolean", "statement");

  /** The type that Java or JML calls so, with type arguments or without. */
  static CoqType of(String name, boolean nullable) {
    String erased = SourceEntries.erased(name);
    String element = erased.replaceFirst("^E(\\[\\])?$", "real$1");
    return new CoqType(element, nullable);
  }

  boolean isNumber() {
    return equals(INT) || equals(REAL);
  }

  boolean isCondition() {
    return equals(BOOLEAN) || equals(STATEMENT);
  }

  /** Whether {@code ==} compares identities, of which Coq knows nothing. */
  boolean hasIdentity() {
    return !VALUES.contains(name) && !name.equals("ExitReason") && !name.equals("null");
  }

  CoqType orNull(boolean mayBe) {
    return new CoqType(name, mayBe);
  }

  boolean isBuiltIn() {
    return BUILT_IN.containsKey(name);
  }

  /** The type in Coq, as an argument of another. */
  String coq() {
    return bare().contains(" ") ? "(" + bare() + ")" : bare();
  }

  /** The type in Coq, where no brackets are needed. */
  String bare() {
    if (nullable) {
      return "option " + orNull(false).coq();
    }
    return isBuiltIn() ? BUILT_IN.get(name).get(0) : hasIdentity() ? name + ".object R" : name;
  }

  /** Some value of the type, as an argument. */
  String value() {
    if (nullable) {
      return "None";
    }
    String value = isBuiltIn() ? BUILT_IN.get(name).get(1) : name + ".null R";
    return value.contains(" ") ? "(" + value + ")" : value;
  }

  /** The function that takes what may be null to what it is if it is not. */
  String present() {
    return name.equals("Vec") ? "the_vec" : name + ".the";
  }
}
