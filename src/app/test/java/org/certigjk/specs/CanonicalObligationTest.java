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
      (declare-fun |ASSERT_8943_40| () Bool)
      (declare-fun |ASSERT_8946_55| () Bool)
      (define-fun BL_40_then_3__A1 () Bool (= T_p_A (ite |ASSERT_8946_55| T_p_B 1000000.0)))
      (assert (not (and |ASSERT_8943_40| |p.C_certifica-1686238517| #x00000001)))
      (check-sat)""";

  @Test
  @DisplayName("sorts the facts about types, leaves out those not spoken of, and numbers anew")
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
        (assert (not (_isArrayType T_p_B)))
        (assert (not (javaSubType T_p_B T_p_A)))
        (declare-fun |ASSERT#1| () Bool)
        (declare-fun |ASSERT#2| () Bool)
        (define-fun |BL_then__A1#1| () Bool (= T_p_A (ite |ASSERT#2| T_p_B 1000000.0)))
        (assert (not (and |ASSERT#1| |p.C_certifica#1| #x00000001)))
        (check-sat)""",
        CanonicalObligation.of(ONE));
  }

  @Test
  @DisplayName(
      "is the same in another order of the types, and at other positions of assertions and blocks")
  void sameForAnotherOrder() {
    String moved =
        ONE.replace("8943_40", "12_7")
            .replace("8946_55", "3_7")
            .replace("BL_40_then_3", "BL_7_then_11")
            .replace("-1686238517", "1234567");
    String reordered =
        ONE.replace("(declare-fun T_p_Unused () REF)\n", "")
            .replace("(declare-fun T_p_B", "(declare-fun T_p_Unused () REF)\n(declare-fun T_p_B")
            .replace("T_p_B T_p_A T_p_Unused", "T_p_Unused T_p_A T_p_B");
    assertEquals(CanonicalObligation.of(ONE), CanonicalObligation.of(moved));
    assertEquals(CanonicalObligation.of(ONE), CanonicalObligation.of(reordered));
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
  @DisplayName("of itself is itself")
  void ofItself() {
    String form = CanonicalObligation.of(ONE);
    assertEquals(form, CanonicalObligation.of(form));
  }
}
