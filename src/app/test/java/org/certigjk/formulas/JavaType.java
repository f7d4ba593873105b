package org.certigjk.formulas;

import com.sun.source.tree.VariableTree;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A type of Java that is translated, by its name in Java.
 *
 * @param name {@code double}, {@code int}, {@code boolean}, an array, or a class
 */
record JavaType(String name) {

  static final JavaType NUMBER = new JavaType("double");
  static final JavaType SINGLE = new JavaType("float");
  static final JavaType INTEGER = new JavaType("int");
  static final JavaType LONG = new JavaType("long");
  static final JavaType BOOLEAN = new JavaType("boolean");
  static final JavaType BIG = new JavaType("BigInteger");
  static final JavaType FRACTION = new JavaType("BigFraction");
  static final JavaType STRING = new JavaType("String");
  static final JavaType CHARACTER = new JavaType("char");

  /** Of an enum, whose constants are numbers in Coq. */
  static final JavaType KIND = new JavaType("Kind");

  /** Of a method without a result. */
  static final JavaType VOID = new JavaType("void");

  private static final Map<String, String> COQ =
      Map.ofEntries(
          Map.entry("double", "number"),
          Map.entry("float", "single"),
          Map.entry("int", "Z"),
          Map.entry("long", "Z"),
          Map.entry("boolean", "bool"),
          Map.entry("BigInteger", "Z"),
          Map.entry("String", "string"),
          Map.entry("char", "Z"),
          Map.entry("Kind", "Z"),
          Map.entry("Numeral", "Numeral"),
          Map.entry("NumeralLimits", "NumeralLimits"),
          Map.entry("double[]", "(array number)"),
          Map.entry("double[][]", "(array (array number))"),
          Map.entry("int[]", "(array Z)"),
          Map.entry("BigInteger[]", "(array Z)"),
          Map.entry("Image", "object"),
          Map.entry("Vertices", "Vertices"),
          Map.entry("Candidate", "Candidate"),
          Map.entry("BigFraction", "BigFraction"),
          Map.entry("BinaryFormat", "BinaryFormat"));

  /**
   * The fields that are read, and methods that are asked; java_model.v, java_integers.v have them.
   */
  private static final Map<String, String> FIELDS =
      Map.ofEntries(
          Map.entry("Vertices.x", "double[]"),
          Map.entry("Vertices.y", "double[]"),
          Map.entry("Vertices.z", "double[]"),
          Map.entry("Vertices.magnitude", "double"),
          Map.entry("Vertices.extent", "double"),
          Map.entry("Vertices.dimension", "int"),
          Map.entry("Vertices.size", "int"),
          Map.entry("Vertices.from", "int[]"),
          Map.entry("Vertices.neighbours", "int[]"),
          Map.entry("Vertices.image", "Image"),
          Map.entry("Vertices.exponent()", "int"),
          Map.entry("Candidate.size", "int"),
          Map.entry("Candidate.products()", "double[]"),
          Map.entry("Candidate.a", "int[]"),
          Map.entry("Candidate.b", "int[]"),
          Map.entry("Candidate.t", "double[]"),
          Map.entry("Candidate.isPlaced", "boolean"),
          Map.entry("Candidate.pointError", "double"),
          Map.entry("Candidate.edgeError", "double"),
          Map.entry("BigFraction.getNumerator()", "BigInteger"),
          Map.entry("BigFraction.getDenominator()", "BigInteger"),
          Map.entry("Numeral.text()", "String"),
          Map.entry("Numeral.kind()", "Kind"),
          Map.entry("NumeralLimits.length()", "int"),
          Map.entry("NumeralLimits.exponent()", "int"));

  static JavaType of(VariableTree variable) {
    return new JavaType(variable.getType().toString());
  }

  /** Returns the type of all of several, which only Coq has. */
  static JavaType all(List<JavaType> types) {
    return new JavaType(
        types.stream().map(JavaType::coq).collect(Collectors.joining(" * ", "(", ")%type")));
  }

  /** Returns the type of an array's elements. */
  Optional<JavaType> element() {
    return isArray()
        ? Optional.of(new JavaType(name.substring(0, name.length() - 2)))
        : Optional.empty();
  }

  boolean isArray() {
    return name.endsWith("[]");
  }

  /** Returns the type of a field that is read, or of a method's result, as {@code name()}. */
  Optional<JavaType> field(String field) {
    if (isArray() && field.equals("length")) {
      return Optional.of(INTEGER);
    }
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

  boolean isFloating() {
    return isNumber() || equals(SINGLE);
  }

  /**
   * Returns whether it is a number in Coq, which a character and a constant of an enum are, too.
   */
  boolean isInteger() {
    return List.of("int", "long", "char", "Kind").contains(name);
  }
}
