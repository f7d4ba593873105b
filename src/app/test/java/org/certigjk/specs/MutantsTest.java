package org.certigjk.specs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** A proof that no wrong body fails says nothing: {@code specs/mutants.tsv} has one for each. */
class MutantsTest {

  /** Constructors that do nothing, so that nothing in them can be wrong. */
  private static final List<String> EMPTY =
      List.of(
          "field.Rationals.new()",
          "simplex.Subsets.new()",
          "simplex.JohnsonSubAlgorithm.new()",
          "simplex.BackupProcedure.new()",
          "exact.Sum192.new()",
          "exact.LinearSystem.new()",
          "number.UnreducedRationals.new()");

  private final Verified verified = new Verified(Path.of(""));

  @Test
  @DisplayName("every proved method and lemma has a mutant, but for empty constructors")
  void everyProvedRowHasMutant() {
    Set<String> mutated =
        Mutant.read(verified).stream().map(Mutant::row).collect(Collectors.toSet());
    assertEquals(
        EMPTY,
        verified.rows().stream()
            .filter(row -> row.verdict().equals("proved"))
            .map(Verified.Row::toString)
            .filter(row -> !mutated.contains(row))
            .toList());
  }

  @Test
  @DisplayName("the constructors without a mutant are empty")
  void emptyConstructors() {
    for (String row : EMPTY) {
      String type = row.replace(".new()", "");
      String body = String.join(" ", Tokens.texts(verified.java(type).entries().get("new()")));
      assertEquals("{ }", body.substring(body.indexOf('{')), row);
    }
  }
}
