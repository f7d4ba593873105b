package org.certigjk.formulas;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import java.util.List;
import java.util.Map;

/** The methods of {@code BigInteger} that are translated, by their words in Coq. */
final class JavaIntegers {

  /**
   * A method of an integer.
   *
   * @param coq what stands for it, with places for the integer and the argument
   * @param result what it returns
   */
  record Method(String coq, JavaType result) {}

  private static final Map<String, Method> METHODS =
      Map.ofEntries(
          Map.entry("add", new Method("(%s + %s)%%Z", JavaType.BIG)),
          Map.entry("abs", new Method("Z.abs %s", JavaType.BIG)),
          Map.entry("bitLength", new Method("bit_length %s", JavaType.INTEGER)),
          Map.entry(
              "divideAndRemainder",
              new Method("divide_and_remainder %s %s", new JavaType("BigInteger[]"))),
          Map.entry("compareTo", new Method("compare_to %s %s", JavaType.INTEGER)),
          Map.entry("doubleValue", new Method("constant %s 0", JavaType.NUMBER)),
          Map.entry("getLowestSetBit", new Method("lowest_set_bit %s", JavaType.INTEGER)),
          Map.entry("intValueExact", new Method("(%s)", JavaType.INTEGER)), // as the next
          Map.entry("longValueExact", new Method("(%s)", JavaType.LONG)), // in range, or it throws
          Map.entry("multiply", new Method("(%s * %s)%%Z", JavaType.BIG)),
          Map.entry("pow", new Method("Z.pow %s %s", JavaType.BIG)),
          Map.entry("shiftLeft", new Method("Z.shiftl %s %s", JavaType.BIG)),
          Map.entry("shiftRight", new Method("Z.shiftr %s %s", JavaType.BIG)),
          Map.entry("signum", new Method("Z.sgn %s", JavaType.INTEGER)),
          Map.entry("subtract", new Method("(%s - %s)%%Z", JavaType.BIG)),
          Map.entry("testBit", new Method("Z.testbit %s %s", JavaType.BOOLEAN)));

  private JavaIntegers() {}

  /** Returns whether a method of an integer is called. */
  static boolean isMethod(MethodInvocationTree call) {
    return call.getMethodSelect() instanceof MemberSelectTree select
        && METHODS.containsKey(select.getIdentifier().toString())
        && !select.getExpression().toString().equals("Math");
  }

  /** Returns the method that is called. */
  static Method of(MethodInvocationTree call) {
    return METHODS.get(select(call).getIdentifier().toString());
  }

  /** Returns the integer of which it is called. */
  static ExpressionTree integer(MethodInvocationTree call) {
    return select(call).getExpression();
  }

  /** Returns the type of the argument, of a method that has one. */
  static JavaType argument(MethodInvocationTree call) {
    String name = select(call).getIdentifier().toString();
    return List.of("add", "compareTo", "divideAndRemainder", "multiply", "subtract").contains(name)
        ? JavaType.BIG
        : JavaType.INTEGER;
  }

  private static MemberSelectTree select(MethodInvocationTree call) {
    return (MemberSelectTree) call.getMethodSelect();
  }
}
