package org.certigjk.markup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MarkdownTableTest {

  @Test
  void rowsStandBelowTheirHeads() {
    MarkdownTable table = new MarkdownTable().text("loop", "").numbers("runs").text("note");
    table.row("a", "b", 12, "").row(List.of("c", "", 1.5, "d"));
    assertEquals(
        """
        | loop |  | runs | note |
        |---|---|---:|---|
        | a | b | 12 |  |
        | c |  | 1.5 | d |
        """,
        table.toString());
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '"',
      value = {
        "a|b, a\\|b",
        "a\\|b, a\\|b",
        "a\\\\|b, a\\\\\\|b",
        "a\\\\\\|b, a\\\\\\|b",
        "||, \\|\\|",
        "\\, \\",
        "`|`, `\\|`"
      })
  void barsAreEscapedOnce(String cell, String written) {
    assertEquals(
        "| x |\n|---|\n| " + written + " |\n", new MarkdownTable().text("x").row(cell).toString());
    assertEquals("| " + written + " |\n|---|\n", new MarkdownTable().text(cell).toString());
  }

  @Test
  void aCellIsInOneLine() {
    assertEquals(
        "| x |\n|---|\n| a?b??c? |\n",
        new MarkdownTable().text("x").row("a\nb\r\nc\u0000").toString());
  }

  @Test
  void everyRowHasAllCells() {
    MarkdownTable table = new MarkdownTable().text("a", "b");
    assertThrows(IllegalArgumentException.class, () -> table.row("1"));
    assertThrows(IllegalArgumentException.class, () -> table.row(List.of("1", "2", "3")));
  }
}
