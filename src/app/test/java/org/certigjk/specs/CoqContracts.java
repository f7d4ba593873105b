package org.certigjk.specs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Makes {@code proofs/theories/contracts.v} of the clauses that {@code coq-contracts.txt} lists.
 * {@code proofs/contracts.sh} runs it.
 */
final class CoqContracts {

  static final Path FILE = Path.of("proofs/theories/contracts.v");
  static final Path LIST = Path.of("src/app/test/java/org/certigjk/specs/coq-contracts.txt");
  private static final Path CONTRACTS = Path.of("specs/org/certigjk");

  private static final String HEAD =
      """
      (** * The clauses of the contracts

          Made by [proofs/contracts.sh] of the files under [specs]: do not edit.  What
          the functions on vectors and lists are is in [contracts_model.v], with the way
          in which a clause is to be read; what follows from the clauses is in
          [contracts_meaning.v]. *)

      From mathcomp Require Import all_ssreflect all_algebra.
      From CertiGJK Require Import contracts_model.

      Set Implicit Arguments.
      Unset Strict Implicit.
      Unset Printing Implicit Defensive.

      Import Order.TTheory GRing.Theory Num.Theory.
      Local Open Scope ring_scope.
      """;

  private final CoqModules modules = new CoqModules();
  private final StringBuilder file = new StringBuilder(HEAD);
  private CoqModule open;

  private CoqContracts() {}

  public static void main(String[] args) throws IOException {
    Files.writeString(FILE, make());
  }

  /** The file as it should be. */
  static String make() throws IOException {
    return make(Files.readAllLines(LIST));
  }

  static String make(List<String> list) throws IOException {
    CoqContracts made = new CoqContracts();
    for (String line : list) {
      if (!line.isBlank() && !line.startsWith("#")) {
        made.read(line.strip().split(" ", 2));
      }
    }
    made.close();
    return made.file.toString();
  }

  private void read(String[] line) throws IOException {
    String rest = line.length > 1 ? line[1] : "";
    switch (line[0]) {
      case "enum" -> enumeration(rest);
      case "class" -> {
        close();
        open = new CoqModule(modules, rest, source(rest));
      }
      case "object" -> open.object(rest);
      case "definition" -> open.definition(rest);
      case "invariants" -> open.invariants();
      case "contract" -> open.contract(rest);
      default -> throw new IllegalArgumentException(LIST + ": " + line[0]);
    }
  }

  private void close() {
    if (open != null) {
      file.append(open.text());
    }
    open = null;
  }

  static SourceEntries source(String type) throws IOException {
    return new SourceEntries(Files.readString(CONTRACTS.resolve(type.replace('.', '/') + ".jml")));
  }

  /** The constants of an enumeration, between the braces of its declaration. */
  private void enumeration(String type) throws IOException {
    List<String> tokens = Tokens.texts(source(type).entries().get(SourceEntries.REST));
    String name = type.substring(type.lastIndexOf('.') + 1);
    modules.addEnum(name);
    String constants =
        tokens.subList(tokens.indexOf("{") + 1, tokens.lastIndexOf("}")).stream()
            .filter(token -> token.equals(token.toUpperCase(Locale.ROOT)) && !token.equals(","))
            .map(token -> "\n| " + token)
            .collect(Collectors.joining());
    file.append("\n(** ** " + type + " *)\n\nInductive " + name + " :=" + constants + ".\n");
  }
}
