package org.certigjk.specs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("the canonical form of an obligation")
class CanonicalObligationTest {

  private static final String ONE =
      """
      ; Proof attempt for p.C.f()
      (set-logic ALL)
      (declare-fun T_p_B () REF)
      (declare-fun JMLT_p_B () JMLTypeSort)
      (declare-fun T_p_A () REF)
      (declare-fun JMLT_p_A () JMLTypeSort)
      (declare-fun T_p_Unused () REF)
      (assert (not (_isArrayType T_p_B)))
      (assert (distinct T_p_B T_p_A T_p_Unused))
      (assert (distinct JMLT_p_B (_JMLT_1 T_p_A JMLT_p_B) JMLT_p_A))
      (assert (not (javaSubType T_p_B T_p_A)))
      (assert (not (javaSubType (_makeArrayType T_p_B) (_makeArrayType T_p_A))))
      (assert (not (javaSubType T_p_B T_p_Unused)))
      (assert (forall ((e REF) ) (or (not (javaSubType (javaTypeOf e) T_p_B)) (not (javaSubType (javaTypeOf e) T_p_A)))))
      (assert (forall ((e REF) ) (=> (javaSubType (javaTypeOf e) T_int) (javaSubType (javaTypeOf e) T_p_A))))
      (declare-fun |ASSERT_8943_40| () Bool)
      (declare-fun unused () Bool)
      (declare-fun |ASSERT_8946_55| () Bool)
      (declare-fun |__JMLtemp5152| () Bool)
      (declare-fun arrays_REF_0_15054___145 () Bool)
      (declare-fun arrays_REF () Bool)
      (define-fun BL_40_then_3__A1 () Bool (= T_p_A (ite |ASSERT_8946_55| T_p_B 1000000.0)))
      (define-fun |BL_40_then_3__A2| () Bool (= k_9_2 k_5_1))
      (define-fun |BL_40_then_3__A3| () Bool (= arrays_REF_0_15054___145 arrays_REF))
      (define-fun |BL_40_then_3__A4| () Bool (= |i_7_3| i_1_2))
      (assert (=> BL_40_then_3__A1 (=> |BL_40_then_3__A2| (=> |BL_40_then_3__A3| (=> BL_40_then_3__A4 __JMLtemp5152)))))
      (assert (not (and |ASSERT_8943_40| |p.C_certifica-1686238517| #x00000001)))
      (check-sat)""";

  @Test
  @DisplayName("sorts what has no order, leaves out what is not spoken of, and numbers anew")
  void form() {
    assertEquals(
        """
        ; Proof attempt for p.C.f()
        (set-logic ALL)
        (declare-fun JMLT_p_A () JMLTypeSort)
        (declare-fun JMLT_p_B () JMLTypeSort)
        (declare-fun T_p_A () REF)
        (declare-fun T_p_B () REF)
        (assert (distinct (_JMLT_1 T_p_A JMLT_p_B) JMLT_p_A JMLT_p_B))
        (assert (distinct T_p_A T_p_B))
        (assert (forall ((e REF) ) (or (not (javaSubType (javaTypeOf e) T_p_A)) (not (javaSubType (javaTypeOf e) T_p_B)))))
        (assert (not (_isArrayType T_p_B)))
        (assert (not (javaSubType T_p_B T_p_A)))
        (declare-fun arrays_REF () Bool)
        (declare-fun |ASSERT#1| () Bool)
        (declare-fun |ASSERT#2| () Bool)
        (declare-fun |__JMLtemp#1| () Bool)
        (declare-fun |arrays_REF#1| () Bool)
        (define-fun |BL_then__A1#1| () Bool (= T_p_A (ite |ASSERT#1| T_p_B 1000000.0)))
        (define-fun |BL_then__A2#1| () Bool (= |arrays_REF#1| arrays_REF))
        (define-fun |BL_then__A3#1| () Bool (= |i#1| |i#2|))
        (define-fun |BL_then__A4#1| () Bool (= |k#1| |k#2|))
        (assert (=> |BL_then__A1#1| (=> |BL_then__A2#1| (=> |BL_then__A3#1| (=> |BL_then__A4#1| |__JMLtemp#1|)))))
        (assert (not (and |ASSERT#2| |p.C_certifica#1| #x00000001)))
        (check-sat)""",
        CanonicalObligation.of(ONE));
  }

  private static void assertSame(String moved) {
    assertFalse(ONE.equals(moved));
    assertEquals(CanonicalObligation.of(ONE), CanonicalObligation.of(moved));
  }

  @Test
  @DisplayName("is the same at other positions of assertions, blocks and arrays")
  void otherNumbers() {
    assertSame(
        ONE.replace("8943_40", "12_7")
            .replace("8946_55", "3_7")
            .replace("5152", "9")
            .replace("0_15054___145", "1_2___3")
            .replace("BL_40_then_3", "BL_7_then_11")
            .replace("-1686238517", "1234567"));
  }

  @Test
  @DisplayName("is the same in another order of types, of declarations, and of equations")
  void otherOrders() {
    assertSame(
        ONE.replace("(declare-fun T_p_Unused () REF)\n", "")
            .replace("(declare-fun T_p_B", "(declare-fun T_p_Unused () REF)\n(declare-fun T_p_B")
            .replace("T_p_B T_p_A T_p_Unused", "T_p_Unused T_p_A T_p_B"));
    assertSame(
        ONE.replace(
            "T_p_B)) (not (javaSubType (javaTypeOf e) T_p_A",
            "T_p_A)) (not (javaSubType (javaTypeOf e) T_p_B"));
    assertSame(
        ONE.replace("(declare-fun unused () Bool)\n", "")
            .replace("(declare-fun arrays_REF () Bool)\n", "")
            .replace(
                "(declare-fun |ASSERT_8943",
                "(declare-fun arrays_REF () Bool)\n(declare-fun |ASSERT_8943"));
    assertSame(
        ONE.replace("(= k_9_2 k_5_1)", "(= |i_7_3| i_1_2) ")
            .replace("(= |i_7_3| i_1_2))", "(= k_9_2 k_5_1))")
            .replace("i_1_2) )", "i_1_2))"));
  }

  @Test
  @DisplayName("leaves equations in their order that another line uses, or that are no neighbours")
  void otherUses() {
    String used = ONE.replace("|ASSERT_8943_40| |p", "|ASSERT_8943_40| BL_40_then_3__A3 |p");
    String apart = ONE.replace("(=> |BL_40_then_3__A3| (=> BL", "(=> |BL_40_then_3__A3| (and BL");
    for (String text : new String[] {used, apart}) {
      assertEquals(
          -1,
          CanonicalObligation.of(text).indexOf("A4#1| () Bool (= |k#1|"),
          CanonicalObligation.of(text));
    }
  }

  @Test
  @DisplayName("speaks of arrays of types if the rest does")
  void arrays() {
    String text =
        ONE.replace("(= T_p_A (ite", "(= (_makeArrayType T_p_A) (_makeArrayType T_p_B) (ite");
    assertFalse(CanonicalObligation.of(ONE).contains("_makeArrayType"));
    assertEquals(
        4,
        CanonicalObligation.of(text).split("_makeArrayType", -1).length - 1,
        "two in a fact, two in the rest");
  }

  @Test
  @DisplayName("does not say that one type differs")
  void oneType() {
    String form = CanonicalObligation.of(ONE.replace("T_p_B 1000000.0", "1000000.0"));
    assertFalse(form.contains("(distinct T_p_A))"), form);
  }

  @Test
  @DisplayName("of itself is itself")
  void ofItself() {
    String form = CanonicalObligation.of(ONE);
    assertEquals(form, CanonicalObligation.of(form));
  }
}
