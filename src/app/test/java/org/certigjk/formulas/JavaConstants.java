package org.certigjk.formulas;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree.Kind;
import java.util.OptionalDouble;

/** Constants of type double: what the compiler computes of literals, and how Coq reads it. */
final class JavaConstants {

  private JavaConstants() {}

  /** The value that the compiler gives to a constant without names. */
  static OptionalDouble value(ExpressionTree tree) {
    if (tree instanceof ParenthesizedTree inner) {
      return value(inner.getExpression());
    }
    if (tree instanceof LiteralTree literal && literal.getValue() instanceof Number value) {
      return OptionalDouble.of(value.doubleValue());
    }
    if (tree instanceof BinaryTree binary
        && JavaExpression.ARITHMETIC.containsKey(binary.getKind())
        && isDouble(binary)) {
      OptionalDouble x = value(binary.getLeftOperand());
      OptionalDouble y = value(binary.getRightOperand());
      return x.isEmpty() || y.isEmpty()
          ? OptionalDouble.empty()
          : OptionalDouble.of(folded(binary.getKind(), x.getAsDouble(), y.getAsDouble()));
    }
    return OptionalDouble.empty();
  }

  private static boolean isDouble(ExpressionTree tree) {
    if (tree instanceof ParenthesizedTree inner) {
      return isDouble(inner.getExpression());
    }
    return tree.getKind() == Kind.DOUBLE_LITERAL
        || tree instanceof BinaryTree binary
            && (isDouble(binary.getLeftOperand()) || isDouble(binary.getRightOperand()));
  }

  private static double folded(Kind kind, double x, double y) {
    return switch (kind) {
      case PLUS -> x + y;
      case MINUS -> x - y;
      case MULTIPLY -> x * y;
      default -> x / y;
    };
  }

  /** m 2^e with an odd m, or with e = 0 for a whole number. */
  static String print(JavaSource source, ExpressionTree tree, double value) {
    if (!Double.isFinite(value) || value < 0 || value == 0 && 1 / value < 0) {
      throw source.refuse(tree, "a constant that is negative or not finite");
    }
    if (value == Math.rint(value) && value < 0x1p53) {
      return "constant %d 0".formatted((long) value);
    }
    long bits = Double.doubleToRawLongBits(value);
    int biased = (int) (bits >>> 52);
    long mantissa = (bits & (1L << 52) - 1) + (biased == 0 ? 0 : 1L << 52);
    int zeros = Long.numberOfTrailingZeros(mantissa);
    return "constant %d (%d)".formatted(mantissa >> zeros, Math.max(biased, 1) - 1075 + zeros);
  }
}
