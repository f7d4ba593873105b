package org.certigjk.specs;

import java.util.List;

/** A term of Coq with the level of its notation: 0 if it needs no brackets anywhere. */
record CoqText(String coq, CoqType type, int level) {

  static final CoqText TRUE = new CoqText("True", CoqType.STATEMENT, 0);
  static final CoqText FALSE = new CoqText("False", CoqType.STATEMENT, 0);

  private static final int APPLICATION = 10;
  private static final int MINUS = 35;
  private static final int RELATION = 70;
  private static final int NOT = 75;
  private static final int AND = 80;
  private static final int OR = 85;
  private static final int IFF = 95;
  private static final int IMPLIES = 99;
  private static final int QUANTIFIER = 200;

  /** A function with its arguments. */
  static CoqText applied(String coq, CoqType type) {
    return new CoqText(coq, type, coq.contains(" ") ? APPLICATION : 0);
  }

  /** The term, in brackets unless its level is low enough. */
  String upTo(int highest) {
    return level <= highest ? coq : "(" + coq + ")";
  }

  /** The term as an argument of a function. */
  String argument() {
    return upTo(APPLICATION - 1);
  }

  /** The term beside the sign of a relation. */
  String side() {
    return upTo(RELATION - 1);
  }

  boolean is(CoqText other) {
    return coq.equals(other.coq);
  }

  CoqText minus() {
    return new CoqText("- " + upTo(APPLICATION), type, MINUS);
  }

  /** A relation of which Coq computes whether it holds. */
  static CoqText comparison(String coq) {
    return new CoqText(coq, CoqType.BOOLEAN, RELATION);
  }

  static CoqText relation(CoqText left, String sign, CoqText right) {
    return new CoqText(left.side() + sign + right.side(), CoqType.STATEMENT, RELATION);
  }

  static CoqText not(CoqText condition) {
    if (condition.is(TRUE) || condition.is(FALSE)) {
      return condition.is(TRUE) ? FALSE : TRUE;
    }
    return new CoqText("~ " + condition.upTo(NOT - 1), CoqType.STATEMENT, NOT);
  }

  static CoqText and(List<CoqText> conditions) {
    return joined(conditions, " /\\ ", AND, TRUE, FALSE);
  }

  static CoqText or(List<CoqText> conditions) {
    return joined(conditions, " \\/ ", OR, FALSE, TRUE);
  }

  private static CoqText joined(
      List<CoqText> conditions, String sign, int level, CoqText neutral, CoqText stronger) {
    List<CoqText> rest = conditions.stream().filter(text -> !text.is(neutral)).toList();
    if (rest.isEmpty() || rest.stream().anyMatch(text -> text.is(stronger))) {
      return rest.isEmpty() ? neutral : stronger;
    }
    String coq = String.join(sign, rest.stream().map(text -> text.upTo(level - 1)).toList());
    return rest.size() == 1 ? rest.get(0) : new CoqText(coq, CoqType.STATEMENT, level);
  }

  static CoqText equivalent(CoqText left, CoqText right) {
    String coq = left.upTo(IFF - 1) + " <-> " + right.upTo(IFF - 1);
    return new CoqText(coq, CoqType.STATEMENT, IFF);
  }

  static CoqText implies(CoqText left, CoqText right) {
    if (left.is(TRUE) || right.is(TRUE)) {
      return right;
    }
    if (left.is(FALSE)) {
      return TRUE;
    }
    String coq = left.upTo(IMPLIES - 1) + " -> " + right.coq;
    return new CoqText(coq, CoqType.STATEMENT, right.level > IMPLIES ? QUANTIFIER : IMPLIES);
  }

  /** {@code binder, inside}; what is always true needs no binder. */
  static CoqText quantified(String binder, CoqText inside) {
    boolean plain = inside.is(TRUE) && binder.startsWith("forall");
    return plain ? TRUE : new CoqText(binder + inside.coq, CoqType.STATEMENT, QUANTIFIER);
  }
}
