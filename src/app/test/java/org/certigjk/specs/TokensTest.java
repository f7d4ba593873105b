package org.certigjk.specs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class TokensTest {

  private static void assertTokens(String expected, String text) {
    assertEquals(expected, Tokens.join(Tokens.of(text)).replaceAll("\\s+", " ").strip());
  }

  @Test
  void layoutAndCommentsLeaveNothing() {
    assertTokens("int i = 0 ;", "int  i=0; // a comment\n/** A comment. */\n");
  }

  @Test
  void jmlInEitherFormIsTheSame() {
    String expected = "/*@ ensures \\result ==> i <= n ; also requires n > 0 ; @*/ int f ( ) ;";
    assertTokens(expected, "/*@ ensures \\result ==> i<=n;\n  @ also requires n > 0; @*/ int f();");
    assertTokens(
        expected, "/" + "/@ ensures \\result ==> i<=n; also requires n > 0; // why\nint f();");
  }

  @Test
  void keysOfJmlAreKept() {
    assertTokens("/*-RAC@ pure @*/ int f ( ) ;", "/" + "/-RAC@ pure\nint f();");
  }

  @Test
  void literalsAreOneToken() {
    assertTokens("\"// no \\\" comment\" + '\\'' + 0x1p-3", "\"// no \\\" comment\"+'\\''+0x1p-3");
  }

  @Test
  void operatorsAreOneToken() {
    assertTokens("a ++ + b >>> 1", "a++ + b>>>1");
    assertTokens("a + ++ b", "a + ++b");
  }
}
