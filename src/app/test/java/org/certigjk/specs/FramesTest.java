package org.certigjk.specs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.certigjk.specs.Tokens.Token;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What a method assigns is said. Where it may assign everything, said or left unsaid, OpenJML
 * forgets no element of an array, and what is proved behind it may be false.
 */
class FramesTest {

  /**
   * Constructors that are empty; and to be repaired, what assigns nothing that there was before.
   */
  private static final Set<String> UNSAID =
      Set.of(
          "field.Rationals.new()",
          "simplex.Subsets.new()",
          "simplex.JohnsonSubAlgorithm.new()",
          "simplex.BackupProcedure.new()",
          "number.UnreducedRationals.new()",
          "exact.ExactOrientation.sign(long[])",
          "exact.ExactOrientation.crossSign(long,long,long,long)",
          "exact.ExactOrientation.determinantSign(long,long,long,long,long,long,long,long,long)");

  private final Verified verified = new Verified(Path.of(""));

  @Test
  @DisplayName("nothing may assign everything")
  void nothingMayAssignEverything() {
    List<Path> files = new ArrayList<>(verified.jmlFiles().values());
    verified.types().forEach(type -> files.add(verified.javaFile(type)));
    Set<String> found = new TreeSet<>();
    for (Path file : files) {
      if (Tokens.texts(Tokens.of(Verified.read(file))).contains("\\everything")) {
        found.add(file.getFileName().toString());
      }
    }
    assertEquals(Set.of(), found);
  }

  @Test
  @DisplayName("a method that is not pure says in each case what it assigns")
  void framesAreSaid() {
    Set<String> unsaid = new TreeSet<>();
    for (Verified.Row row : verified.rows()) {
      List<List<Token>> texts =
          verified.sources(row.type()).stream()
              .map(source -> source.entries().getOrDefault(row.method(), List.of()))
              .toList();
      if (!row.verdict().equals("edge") && texts.stream().noneMatch(FramesTest::hasFrame)) {
        unsaid.add(row.toString());
      }
    }
    assertEquals(UNSAID, unsaid);
  }

  @ParameterizedTest
  @CsvSource({
    "/*@ requires true; @*/ void f();, false",
    "/*@ requires true; assigns x; also requires true; @*/ void f();, false",
    "/*@ requires true; assigns x; also assignable \\nothing; @*/ void f();, true",
    "/*@ requires true; also requires false; @*/ /*@ pure @*/ void f();, true",
    "@Override void f() {}, true",
    "void f() { /*@ loop_assigns x; @*/ while (true) {} }, false"
  })
  @DisplayName("a case that does not say it is noticed")
  void frame(String method, boolean said) {
    assertEquals(said, hasFrame(Tokens.of(method)));
  }

  private static boolean hasFrame(List<Token> method) {
    List<Token> contract = SpecCase.contract(method);
    List<String> texts = Tokens.texts(method);
    long cases = 1 + texts.stream().filter("also"::equals).count();
    int frames =
        SpecCase.clauses(contract, "assigns").size()
            + SpecCase.clauses(contract, "assignable").size();
    return texts.contains("pure") || texts.contains("Override") || frames == cases;
  }
}
