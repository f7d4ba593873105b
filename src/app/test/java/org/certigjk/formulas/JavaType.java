package org.certigjk.formulas;

import java.util.Map;
import java.util.Optional;

/**
 * A type of Java that is translated, by its name in Java.
 *
 * @param name {@code double}, {@code int}, {@code boolean}, an array of the first two, or a class
 */
record JavaType(String name) {

  static final JavaType NUMBER = new JavaType("double");
  static final JavaType INTEGER = new JavaType("int");
  static final JavaType BOOLEAN = new JavaType("boolean");

  private static final Map<String, String> COQ =
      Map.of(
          "double", "number",
          "int", "Z",
          "long", "Z",
          "boolean", "bool",
          "double[]", "(Z -> number)",
          "int[]", "(Z -> Z)",
          "Vertices", "Vertices",
          "Candidate", "Candidate");

  /** The fields of the classes that are read, which java_model.v declares. */
  private static final Map<String, String> FIELDS =
      Map.ofEntries(
          Map.entry("Vertices.x", "double[]"),
          Map.entry("Vertices.y", "double[]"),
          Map.entry("Vertices.z", "double[]"),
          Map.entry("Vertices.magnitude", "double"),
          Map.entry("Vertices.extent", "double"),
          Map.entry("Vertices.dimension", "int"),
          Map.entry("Vertices.size", "int"),
          Map.entry("Candidate.a", "int[]"),
          Map.entry("Candidate.b", "int[]"),
          Map.entry("Candidate.t", "double[]"),
          Map.entry("Candidate.isPlaced", "boolean"),
          Map.entry("Candidate.pointError", "double"),
          Map.entry("Candidate.edgeError", "double"));

  /** Returns the type of an array's elements. */
  Optional<JavaType> element() {
    return name.endsWith("[]")
        ? Optional.of(new JavaType(name.substring(0, name.length() - 2)))
        : Optional.empty();
  }

  /** Returns the type of a field that is read. */
  Optional<JavaType> field(String field) {
    return Optional.ofNullable(FIELDS.get(name + "." + field)).map(JavaType::new);
  }

  /** Returns whether there is such a type in Coq. */
  boolean isKnown() {
    return COQ.containsKey(name);
  }

  /** Returns the type in Coq, its own name where there is none. */
  String coq() {
    return COQ.getOrDefault(name, name);
  }

  boolean isNumber() {
    return equals(NUMBER);
  }

  boolean isInteger() {
    return name.equals("int") || name.equals("long");
  }
}
