package org.certigjk.formulas;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The functions of {@code Math}, {@code Double} and {@code Float}, by their words in Coq. */
final class JavaFunctions {

  /** Of numbers, but for those that {@link #parameters} names. */
  private static final Map<String, String> FUNCTIONS =
      Map.ofEntries(
          Map.entry("Math.abs", "abs"),
          Map.entry("Math.sqrt", "root"),
          Map.entry("Math.fma", "fused"),
          Map.entry("Math.max", "greatest"),
          Map.entry("Math.copySign", "copy_sign"),
          Map.entry("Math.rint", "whole"),
          Map.entry("Math.nextUp", "next"),
          Map.entry("Math.scalb", "scaled"),
          Map.entry("Math.getExponent", "exponent"),
          Map.entry("Double.doubleToRawLongBits", "bits"),
          Map.entry("Long.numberOfTrailingZeros", "trailing_zeros 64"),
          Map.entry("Double.longBitsToDouble", "of_bits"),
          Map.entry("Float.intBitsToFloat", "single_of_bits"),
          Map.entry("Double.parseDouble", "parse_double"),
          Map.entry("Float.parseFloat", "parse_float"),
          Map.entry("Double.isFinite", "is_finite"),
          Map.entry("Double.isInfinite", "is_infinite"),
          Map.entry("Float.isInfinite", "is_infinite_single"),
          Map.entry("Double.isNaN", "is_nan"));

  /** Those of two integers. */
  private static final Map<String, String> OF_INTEGERS =
      Map.of(
          "Math.abs", "Z.abs",
          "Math.max", "Z.max",
          "Math.min", "Z.min",
          "Math.floorDiv", "Z.div");

  /** What functions return that return no double. */
  private static final Map<String, JavaType> RESULTS =
      Map.of(
          "Math.getExponent", JavaType.INTEGER,
          "Long.numberOfTrailingZeros", JavaType.INTEGER,
          "Double.doubleToRawLongBits", JavaType.LONG,
          "Float.intBitsToFloat", JavaType.SINGLE,
          "Float.parseFloat", JavaType.SINGLE,
          "Float.isInfinite", JavaType.BOOLEAN,
          "Double.isInfinite", JavaType.BOOLEAN,
          "Double.isFinite", JavaType.BOOLEAN,
          "Double.isNaN", JavaType.BOOLEAN);

  private JavaFunctions() {}

  static boolean isOne(String name) {
    return FUNCTIONS.containsKey(name);
  }

  /** Returns whether there is one of integers, beside that of numbers or without one. */
  static boolean isOneOfIntegers(String name) {
    return OF_INTEGERS.containsKey(name);
  }

  static String coq(String name) {
    return FUNCTIONS.get(name);
  }

  static String ofIntegers(String name) {
    return OF_INTEGERS.get(name);
  }

  static JavaType result(String name) {
    return RESULTS.getOrDefault(name, JavaType.NUMBER);
  }

  /** Returns the types of so many parameters. */
  static List<JavaType> parameters(String name, int count) {
    return switch (name) {
      case "Math.scalb" -> List.of(JavaType.NUMBER, JavaType.INTEGER);
      case "Double.longBitsToDouble", "Long.numberOfTrailingZeros" -> List.of(JavaType.LONG);
      case "Float.intBitsToFloat" -> List.of(JavaType.INTEGER);
      case "Double.parseDouble", "Float.parseFloat" -> List.of(JavaType.STRING);
      case "Float.isInfinite" -> List.of(JavaType.SINGLE);
      default -> Stream.generate(() -> JavaType.NUMBER).limit(count).toList();
    };
  }
}
