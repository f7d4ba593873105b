package org.certigjk.formulas;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A list of methods, {@code java-NAME.txt}, and the Coq file of them, {@code java_NAME.v}.
 *
 * <p>A line is {@code Class.method/parameters}, how many they are or, if that does not tell, their
 * types; where {@code external} stands before it, the method is not translated, but a variable of
 * the others; where {@code known} does, it is in the file of the first list.
 */
enum JavaList {
  METHODS("Methods of", "", ""),

  /** Of methods whose bounds have lemmas. */
  BOUNDS("Bounds in", " java_methods", ""),

  /** Of what rounds integers and fractions. */
  NUMBERS(
      "Numbers in",
      " java_integers java_strings",
      """

      (** [Double.isFinite], [(long) x], [Double.longBitsToDouble], and how many turns a
          [while] may take. *)
      Variable is_finite : number -> bool.
      Variable truncated : number -> Z.
      Variable of_bits : Z -> number.
      Variable limit : nat.

      (** The numbers of type float, [Float.intBitsToFloat], and [(double) x]. *)
      Variable Singles : operations.
      Local Notation single := (float_model.number Singles).
      Variable single_of_bits : Z -> single.
      Variable widened : single -> number.

      (** [Double.isInfinite] and [Float.isInfinite], [Double.parseDouble] and [Float.parseFloat]. *)
      Variable is_infinite : number -> bool.
      Variable is_infinite_single : single -> bool.
      Variable parse_double : string -> number.
      Variable parse_float : string -> single.
      """);

  /** For the title, the list, and more that is imported. */
  private static final String HEAD =
      """
      (** * %s the Java text
          Made by [proofs/translate.sh] of the classes below src/core and src/library: do not edit.  Which
          methods, [%s] beside the translator says; what the words mean,
          [java_model.v].  An assignment is a [let] that hides the name before it. *)

      From Coq Require Import ZArith List Bool.
      From CertiGJKFloat Require Import float_model error_bounds java_model%s.

      Local Open Scope double_scope.
      Local Open Scope bool_scope.

      Section Java.

      Variable M : machine.
      Local Notation number := (number M).
      Local Notation Vertices := (Vertices M).
      Local Notation Candidate := (Candidate M).
      """;

  private final String title;
  private final String imports;
  private final String variables;

  JavaList(String title, String imports, String variables) {
    this.title = title;
    this.imports = imports;
    this.variables = variables;
  }

  private String page() {
    return "java-" + name().toLowerCase(Locale.ROOT) + ".txt";
  }

  /** Returns the Coq file. */
  Path file() {
    return Path.of("proofs/float/java_" + name().toLowerCase(Locale.ROOT) + ".v");
  }

  /** Returns the lines, also those of methods that the first list has. */
  List<String> lines() throws IOException {
    try (Stream<String> lines =
        Files.lines(Path.of("src/app/test/java/org/certigjk/formulas", page()))) {
      return lines.filter(line -> !line.isBlank() && !line.startsWith("#")).toList();
    }
  }

  /** Returns the lines without those. */
  List<String> own() throws IOException {
    return lines().stream().filter(line -> !line.startsWith("known ")).toList();
  }

  /** Returns the text of the file as the list and the sources say now, some of them given. */
  String make(Map<String, JavaSource> given) throws IOException {
    return make(lines(), given);
  }

  /** The same, as if these were the lines. */
  String make(List<String> lines, Map<String, JavaSource> given) throws IOException {
    String head = HEAD.formatted(title, page(), imports) + variables;
    return head + new JavaMethods(lines, given).print(lines) + "\nEnd Java.\n";
  }

  /** Returns the entry of a line, without the word that may stand before it. */
  static String entryOf(String line) {
    return line.substring(line.indexOf(' ') + 1);
  }
}
