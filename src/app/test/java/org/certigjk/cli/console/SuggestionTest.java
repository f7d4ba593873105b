package org.certigjk.cli.console;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SuggestionTest {

  private static final List<String> WORDS =
      List.of("distance", "penetration", "check", "--format", "--field", "--version", "-V", "json");

  @ParameterizedTest
  @CsvSource({
    "distanse, distance",
    "dist, distance",
    "DISTANCE, distance",
    "pentration, penetration",
    "chekc, check",
    "--fromat, --format",
    "--formats, --format",
    "--fi, --field",
    "jsno, json"
  })
  void nearWordsAreMeant(String typed, String meant) {
    assertEquals("; did you mean '" + meant + "'?", Suggestion.of(typed, WORDS));
  }

  /** A table for these would need more memory than there is. */
  @Test
  void longWordsOfFilesAreNoSuggestions() {
    String typed = "a".repeat(100_000);
    assertEquals("", Suggestion.of(typed, List.of("b" + typed, typed.substring(1), "aa")));
  }

  @ParameterizedTest
  @CsvSource({"explode", "--", "-", "''", "--nope", "x", "xyz"})
  void othersAreNot(String typed) {
    assertEquals("", Suggestion.of(typed, WORDS));
  }
}
