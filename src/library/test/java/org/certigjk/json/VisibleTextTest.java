package org.certigjk.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class VisibleTextTest {

  @ParameterizedTest
  @ValueSource(
      chars = {
        '\u0000', '\u0007', '\u001b', '\u007f', '\u0080', '\u0085', '\u009b', '\u009f', '\u00ad',
        '\u061c', '\u200b', '\u200e', '\u200f', '\u2028', '\u2029', '\u202a', '\u202e', '\u2060',
        '\u2066', '\u2069', '\ud800', '\udfff', '\ufeff', '\ufff9'
      })
  void whatATerminalObeysOrNobodySeesIsEscaped(char symbol) {
    String escape = String.format("\\u%04x", (int) symbol);
    assertEquals("a" + escape + "b", VisibleText.line("a" + symbol + "b"));
    assertEquals("a" + escape + "b", VisibleText.lines("a" + symbol + "b"));
  }

  @Test
  void letters() {
    String text = "x₁ ≤ ½, „Größe“ 距離 \"שלום\" 😀 −1 ‖v‖² \\";
    assertEquals(text, VisibleText.line(text));
  }

  @Test
  void charactersOfTwoHalves() {
    assertEquals("\\udb40\\udc01", VisibleText.line("\udb40\udc01"));
  }

  @Test
  void lineEnds() {
    assertEquals("a\\u000ab\\u000d\\u000ac", VisibleText.line("a\nb\r\nc"));
    assertEquals("a\nb\r\nc\\u000dd", VisibleText.lines("a\nb\r\nc\rd"));
  }

  @Test
  void nothingThatIsPrintedObeysATerminal() {
    StringBuilder all = new StringBuilder();
    for (int symbol = 0; symbol <= Character.MAX_CODE_POINT; symbol++) {
      all.appendCodePoint(symbol);
    }
    String visible = VisibleText.line(all.toString());
    assertTrue(visible.chars().noneMatch(Character::isISOControl));
    assertTrue(visible.codePoints().noneMatch(c -> Character.getType(c) == Character.FORMAT));
  }
}
