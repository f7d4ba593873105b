package org.certigjk.specs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class SourceEntriesTest {

  private static final String TEXT =
      """
      package p;
      final class C<E> {
        /*@ spec_public @*/ private final E[] e;
        /*@ public invariant e.length > 0; @*/
        /*@ requires true; @*/
        /*@ ensures \\result > 0; @*/
        /*@ model pure int size(); @*/
        /*@ ensures \\result; @*/
        /*@ model boolean isLess(nullable C<E> c, \\real r) { return r < 0; } @*/
        /*@ requires i >= 0; @*/
        /*@ pure @*/
        /*@ nullable @*/ E get(int i);
        void set(java.util.List<? extends E> list, E @Nullable [] more, int... rest);
        C(E[] e);
        enum Kind { A }
      }
      """;

  private final SourceEntries entries = new SourceEntries(TEXT);

  @Test
  void namesHaveErasedTypes() {
    assertEquals(
        List.of(
            "(class)", "get(int)", "set(List,E[],int[])", "new(E[])", "size()", "isLess(C,real)"),
        List.copyOf(entries.entries().keySet()));
  }

  @Test
  void contractGoesWithItsMethod() {
    String get = Tokens.join(entries.entries().get("get(int)")).replaceAll("\\s+", " ");
    assertEquals("/*@ requires i >= 0 ; @*/ /*@ pure @*/ /*@ nullable @*/ E get ( int i ) ; ", get);
  }

  @Test
  void lemmaHasABody() {
    assertEquals(
        List.of(false, true), entries.models().stream().map(ModelMethod::isLemma).toList());
  }

  @Test
  void everyTokenIsInOneEntry() {
    int sum = entries.entries().values().stream().mapToInt(List::size).sum();
    assertEquals(Tokens.of(TEXT).size(), sum);
  }

  @Test
  void signatureThatOpenJmlPrints() {
    assertEquals(
        "of(Vec[],List,double[][])",
        ObligationFiles.signature(
            "p.C.<E>of(p.Vec<E>...,java.util.@p.Nullable List<? extends p.Vec<E>>,double[][])"));
    assertEquals("new()", ObligationFiles.signature("p.C.C()"));
  }
}
