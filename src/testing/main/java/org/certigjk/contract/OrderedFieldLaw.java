package org.certigjk.contract;

/**
 * A law of an {@link org.certigjk.field.OrderedField}; "=" and "&lt;" are those of its {@code
 * compare}.
 *
 * @since 0.1.0
 */
public enum OrderedFieldLaw {
  PLUS_COMMUTATIVE("a + b = b + a"),
  PLUS_ASSOCIATIVE("(a + b) + c = a + (b + c)"),
  PLUS_NEUTRAL("a + 0 = a"),
  PLUS_INVERSE("a + (-a) = 0"),
  MINUS_IS_PLUS_OPPOSITE("a - b = a + (-b)"),

  TIMES_COMMUTATIVE("ab = ba"),
  TIMES_ASSOCIATIVE("(ab)c = a(bc)"),
  TIMES_NEUTRAL("a * 1 = a"),
  TIMES_INVERSE("a != 0 implies a * (1/a) = 1"),
  ZERO_HAS_NO_INVERSE("1/0 and a/0 throw ArithmeticException, if the field is exact"),
  DIV_IS_TIMES_INVERSE("b != 0 implies a/b = a * (1/b)"),
  DISTRIBUTIVE("a(b + c) = ab + ac"),

  ONE_IS_POSITIVE("0 < 1"),
  ORDER_REFLEXIVE("a = a"),
  ORDER_ANTISYMMETRIC("a < b if and only if b > a, and a = b if and only if b = a"),
  ORDER_TRANSITIVE("a <= b <= c implies a <= c"),
  ORDER_PLUS("a < b implies a + c < b + c, and a = b implies a + c = b + c"),
  ORDER_TIMES("0 < a and 0 < b implies 0 < ab"),
  SIGNUM_IS_THE_ORDER("signum and isZero say whether a < 0, a = 0 or a > 0"),

  RATIONAL_ROUND_TRIP("of(toRational(a)) = a"),
  RATIONAL_PLUS("toRational(a + b) = toRational(a) + toRational(b)"),
  RATIONAL_TIMES("toRational(ab) = toRational(a) toRational(b)"),
  RATIONAL_ORDER("a < b implies toRational(a) <= toRational(b)"),
  RATIONALS_EMBED("toRational(of(q)) = q for rational numbers q"),
  INTEGERS_EMBED("toRational(of(k)) = k for integers k"),
  DOUBLES_EMBED("toRational(of(x)) is the number that the double x stands for"),
  TO_DOUBLE_IS_NEAREST("toDouble(a) is the double nearest to toRational(a)");

  private final String statement;

  OrderedFieldLaw(String statement) {
    this.statement = statement;
  }

  /**
   * Returns whether this is an axiom of ordered fields (or defines an operation by them). The other
   * laws relate the elements to rational numbers, and a field with irrational elements breaks some.
   */
  public boolean isAxiom() {
    return compareTo(RATIONAL_ROUND_TRIP) < 0;
  }

  /** Returns the law in words. */
  public String statement() {
    return statement;
  }
}
