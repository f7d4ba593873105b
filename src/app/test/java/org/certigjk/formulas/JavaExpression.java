package org.certigjk.formulas;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.UnaryTree;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The expressions of a method: each operation is printed as it stands, in its order. */
final class JavaExpression {

  private static final Map<Kind, String> ARITHMETIC =
      Map.of(Kind.PLUS, "+", Kind.MINUS, "-", Kind.MULTIPLY, "*", Kind.DIVIDE, "/");

  private static final Map<Kind, String> LOGICAL =
      Map.of(Kind.CONDITIONAL_AND, "&&", Kind.CONDITIONAL_OR, "||");

  /** Functions of Math and Double, by the operation of the machine; all have numbers only. */
  private static final Map<String, String> FUNCTIONS =
      Map.of(
          "Math.abs", "abs",
          "Math.sqrt", "root",
          "Math.fma", "fused",
          "Math.max", "greatest",
          "Math.copySign", "copy_sign",
          "Double.isNaN", "is_nan");

  private final JavaSource source;
  private final JavaMethods methods;

  JavaExpression(JavaSource source, JavaMethods methods) {
    this.source = source;
    this.methods = methods;
  }

  /** Returns the expression in Coq as one of this type, after the conversions of Java. */
  String print(ExpressionTree tree, JavaType expected, Map<String, JavaType> scope) {
    OptionalDouble constant = expected.isNumber() ? constant(tree) : OptionalDouble.empty();
    if (constant.isPresent()) {
      return number(tree, constant.getAsDouble());
    }
    JavaType type = type(tree, scope);
    if (expected.isNumber() && type.equals(JavaType.INTEGER) && tree instanceof IdentifierTree) {
      return "constant " + print(tree, scope) + " 0"; // an int is a double
    }
    if (!type.equals(expected) && !(type.isInteger() && expected.isInteger())) {
      throw source.refuse(tree, "%s as %s: %s".formatted(type.name(), expected.name(), tree));
    }
    return print(tree, scope);
  }

  JavaType type(ExpressionTree tree, Map<String, JavaType> scope) {
    if (tree instanceof ParenthesizedTree inner) {
      return type(inner.getExpression(), scope);
    } else if (tree instanceof LiteralTree literal) {
      return new JavaType(
          switch (literal.getKind()) {
            case DOUBLE_LITERAL -> "double";
            case INT_LITERAL, LONG_LITERAL -> "int";
            case BOOLEAN_LITERAL -> "boolean";
            default -> throw refusal(tree);
          });
    } else if (tree instanceof IdentifierTree name) {
      JavaType local = scope.get(name.getName().toString());
      return local != null ? local : constantType(tree, source.name() + "." + name.getName());
    } else if (tree instanceof ArrayAccessTree access) {
      return type(access.getExpression(), scope).element().orElseThrow(() -> refusal(tree));
    } else if (tree instanceof MemberSelectTree select) {
      return selectType(select, scope);
    } else if (tree instanceof UnaryTree unary) {
      return type(unary.getExpression(), scope);
    } else if (tree instanceof ConditionalExpressionTree choice) {
      JavaType first = type(choice.getTrueExpression(), scope);
      return first.isNumber() ? first : type(choice.getFalseExpression(), scope);
    } else if (tree instanceof MethodInvocationTree call) {
      return callType(call);
    } else if (tree instanceof BinaryTree binary) {
      return ARITHMETIC.containsKey(binary.getKind())
          ? operandType(binary, scope)
          : JavaType.BOOLEAN;
    }
    throw refusal(tree);
  }

  private JavaType selectType(MemberSelectTree select, Map<String, JavaType> scope) {
    if (select.getExpression() instanceof IdentifierTree name
        && scope.containsKey(name.getName().toString())) {
      return scope
          .get(name.getName().toString())
          .field(select.getIdentifier().toString())
          .orElseThrow(() -> refusal(select));
    }
    return constantType(select, select.toString());
  }

  private JavaType constantType(ExpressionTree tree, String name) {
    if (name.equals("Double.NaN") || methods.constants().contains(name)) {
      return JavaType.NUMBER;
    }
    throw refusal(tree);
  }

  private JavaType callType(MethodInvocationTree call) {
    String function = call.getMethodSelect().toString();
    if (FUNCTIONS.containsKey(function)) {
      return function.equals("Double.isNaN") ? JavaType.BOOLEAN : JavaType.NUMBER;
    }
    return methods.of(source, call).result();
  }

  /** A number if one of the operands is. */
  private JavaType operandType(BinaryTree binary, Map<String, JavaType> scope) {
    JavaType left = type(binary.getLeftOperand(), scope);
    JavaType right = type(binary.getRightOperand(), scope);
    return left.isNumber() ? left : right;
  }

  private Untranslatable refusal(ExpressionTree tree) {
    return source.refuse(tree, tree.toString());
  }

  private String print(ExpressionTree tree, Map<String, JavaType> scope) {
    if (tree instanceof ParenthesizedTree inner) {
      return "(" + print(inner.getExpression(), scope) + ")";
    } else if (tree instanceof LiteralTree literal) {
      return literal.getKind() == Kind.BOOLEAN_LITERAL
          ? literal.getValue().toString()
          : "%s%%Z".formatted(literal.getValue()).replaceAll("(-\\d+)", "($1)");
    } else if (tree instanceof IdentifierTree name) {
      String local = name.getName().toString();
      return scope.containsKey(local) ? JavaMethods.local(local) : source.name() + "_" + local;
    } else if (tree instanceof ArrayAccessTree access) {
      return print(access.getExpression(), scope)
          + " "
          + operand(access.getIndex(), JavaType.INTEGER, scope);
    } else if (tree instanceof MemberSelectTree select) {
      return select(select, scope);
    } else if (tree instanceof UnaryTree unary) {
      return unary(unary, scope);
    } else if (tree instanceof ConditionalExpressionTree choice) {
      JavaType type = type(choice, scope);
      return "if %s then %s else %s"
          .formatted(
              print(choice.getCondition(), JavaType.BOOLEAN, scope),
              print(choice.getTrueExpression(), type, scope),
              print(choice.getFalseExpression(), type, scope));
    } else if (tree instanceof MethodInvocationTree call) {
      return call(call, scope);
    } else if (tree instanceof BinaryTree binary) {
      return binary(binary, scope);
    }
    throw refusal(tree);
  }

  /** An argument: in parentheses, unless it has them or is one word. */
  private String operand(ExpressionTree tree, JavaType expected, Map<String, JavaType> scope) {
    String text = print(tree, expected, scope);
    boolean closed = tree instanceof ParenthesizedTree && text.startsWith("(");
    return closed || text.matches("[\\w%]+") ? text : "(" + text + ")";
  }

  private String select(MemberSelectTree select, Map<String, JavaType> scope) {
    String owner = select.getExpression().toString();
    JavaType type = scope.get(owner);
    if (type != null) {
      return "%s_%s %s".formatted(type.name(), select.getIdentifier(), JavaMethods.local(owner));
    }
    return select.toString().equals("Double.NaN") ? "nan" : select.toString().replace('.', '_');
  }

  private String unary(UnaryTree unary, Map<String, JavaType> scope) {
    ExpressionTree operand = unary.getExpression();
    if (unary.getKind() == Kind.LOGICAL_COMPLEMENT) {
      return "negb " + operand(operand, JavaType.BOOLEAN, scope);
    }
    if (unary.getKind() == Kind.UNARY_MINUS && type(operand, scope).isNumber()) {
      if (constant(operand).isPresent()) {
        throw source.refuse(unary, "a negative constant"); // -0 is no number of double_machine
      }
      return "opp " + operand(operand, JavaType.NUMBER, scope);
    }
    if (unary.getKind() == Kind.UNARY_MINUS && operand instanceof LiteralTree literal) {
      return "(-%s)%%Z".formatted(literal.getValue());
    }
    throw refusal(unary);
  }

  private String call(MethodInvocationTree call, Map<String, JavaType> scope) {
    String function = FUNCTIONS.get(call.getMethodSelect().toString());
    List<? extends ExpressionTree> given = call.getArguments();
    List<JavaType> types;
    if (function == null) {
      JavaMethods.Signature callee = methods.of(source, call);
      function = callee.coq();
      types = callee.parameters();
    } else {
      types = given.stream().map(argument -> JavaType.NUMBER).toList();
    }
    return IntStream.range(0, given.size())
        .mapToObj(k -> operand(given.get(k), types.get(k), scope))
        .collect(Collectors.joining(" ", function + " ", ""));
  }

  private String binary(BinaryTree binary, Map<String, JavaType> scope) {
    Kind kind = binary.getKind();
    ExpressionTree left = binary.getLeftOperand();
    ExpressionTree right = binary.getRightOperand();
    if (LOGICAL.containsKey(kind)) {
      return "%s %s %s"
          .formatted(
              print(left, JavaType.BOOLEAN, scope),
              LOGICAL.get(kind),
              print(right, JavaType.BOOLEAN, scope));
    }
    JavaType type = operandType(binary, scope);
    String x = operand(left, type, scope);
    String y = operand(right, type, scope);
    if (type.isInteger() && (kind == Kind.PLUS || kind == Kind.MINUS)) {
      return "(%s %s %s)%%Z".formatted(x, ARITHMETIC.get(kind), y); // counts, without overflow
    } else if (type.isNumber() && ARITHMETIC.containsKey(kind)) {
      // Coq's precedences are those of Java, and both group to the left
      return print(left, type, scope)
          + " "
          + ARITHMETIC.get(kind)
          + " "
          + print(right, type, scope);
    } else if (!type.isNumber() && !type.isInteger()) {
      throw refusal(binary);
    }
    String less = type.isNumber() ? "less" : "Z.ltb";
    String atMost = type.isNumber() ? "less_or_same" : "Z.leb";
    String same = type.isNumber() ? "same" : "Z.eqb";
    return switch (kind) {
      case LESS_THAN -> "%s %s %s".formatted(less, x, y);
      case GREATER_THAN -> "%s %s %s".formatted(less, y, x);
      case LESS_THAN_EQUAL -> "%s %s %s".formatted(atMost, x, y);
      case GREATER_THAN_EQUAL -> "%s %s %s".formatted(atMost, y, x);
      case EQUAL_TO -> "%s %s %s".formatted(same, x, y);
      case NOT_EQUAL_TO -> "negb (%s %s %s)".formatted(same, x, y);
      default -> throw refusal(binary);
    };
  }

  /** The value that the compiler gives to a constant without names. */
  private static OptionalDouble constant(ExpressionTree tree) {
    if (tree instanceof ParenthesizedTree inner) {
      return constant(inner.getExpression());
    }
    if (tree instanceof LiteralTree literal && literal.getValue() instanceof Number value) {
      return OptionalDouble.of(value.doubleValue());
    }
    if (tree instanceof BinaryTree binary
        && ARITHMETIC.containsKey(binary.getKind())
        && isDouble(binary)) {
      OptionalDouble x = constant(binary.getLeftOperand());
      OptionalDouble y = constant(binary.getRightOperand());
      return x.isEmpty() || y.isEmpty()
          ? OptionalDouble.empty()
          : OptionalDouble.of(value(binary.getKind(), x.getAsDouble(), y.getAsDouble()));
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

  private static double value(Kind kind, double x, double y) {
    return switch (kind) {
      case PLUS -> x + y;
      case MINUS -> x - y;
      case MULTIPLY -> x * y;
      default -> x / y;
    };
  }

  /** m 2^e with an odd m, or with e = 0 for a whole number. */
  private String number(ExpressionTree tree, double value) {
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
