package org.certigjk.formulas;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.UnaryTree;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The expressions of a method: each operation is printed as it stands, in its order. */
final class JavaExpression {

  static final Map<Kind, String> ARITHMETIC =
      Map.of(Kind.PLUS, "+", Kind.MINUS, "-", Kind.MULTIPLY, "*", Kind.DIVIDE, "/");

  private static final Map<Kind, String> LOGICAL =
      Map.of(Kind.CONDITIONAL_AND, "&&", Kind.CONDITIONAL_OR, "||");

  /** On integers, and the first two on truth values, where they have no order of evaluation. */
  private static final Map<Kind, String> BITWISE =
      Map.of(Kind.AND, "Z.land", Kind.OR, "Z.lor", Kind.XOR, "Z.lxor");

  private final JavaSource source;
  private final JavaMethods methods;
  private final JavaValues values;

  /** Calls whose result has a name. */
  private final Set<MethodInvocationTree> bound = new HashSet<>();

  JavaExpression(JavaSource source, JavaMethods methods) {
    this.source = source;
    this.methods = methods;
    this.values = new JavaValues(source, this);
  }

  /** Lets the result of this call have a name from now on. */
  void bind(MethodInvocationTree call) {
    bound.add(call);
  }

  /** Returns the expression in Coq as one of this type, after the conversions of Java. */
  String print(ExpressionTree tree, JavaType expected, Map<String, JavaType> scope) {
    OptionalDouble constant =
        expected.isFloating() ? JavaConstants.value(tree) : OptionalDouble.empty();
    if (constant.isPresent()) {
      return JavaConstants.print(source, tree, constant.getAsDouble());
    }
    JavaType type = type(tree, scope);
    boolean named = tree instanceof IdentifierTree || tree.getKind() == Kind.LEFT_SHIFT;
    if (expected.isNumber() && type.equals(JavaType.INTEGER) && named) {
      return "constant %s 0".formatted(operand(tree, JavaType.INTEGER, scope)); // it is a double
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
            case FLOAT_LITERAL -> "float";
            case INT_LITERAL -> "int";
            case LONG_LITERAL -> "long";
            case BOOLEAN_LITERAL -> "boolean";
            case STRING_LITERAL -> "String";
            case CHAR_LITERAL -> "char";
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
    } else if (tree instanceof SwitchExpressionTree choice) {
      return type((ExpressionTree) choice.getCases().get(0).getBody(), scope);
    } else if (tree instanceof ConditionalExpressionTree choice) {
      JavaType first = type(choice.getTrueExpression(), scope);
      return first.isNumber() ? first : type(choice.getFalseExpression(), scope);
    } else if (tree instanceof MethodInvocationTree call) {
      return callType(call, scope);
    } else if (tree instanceof TypeCastTree cast) {
      return new JavaType(cast.getType().toString());
    } else if (tree instanceof NewClassTree fraction) {
      return new JavaType(fraction.getIdentifier().toString());
    } else if (tree instanceof BinaryTree binary) {
      return switch (binary.getKind()) {
        case LEFT_SHIFT, UNSIGNED_RIGHT_SHIFT -> type(binary.getLeftOperand(), scope);
        case PLUS, MINUS, MULTIPLY, DIVIDE, AND, OR, XOR -> operandType(binary, scope);
        default -> JavaType.BOOLEAN;
      };
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
    JavaType type = name.equals("Double.NaN") ? JavaType.NUMBER : methods.constants().get(name);
    if (type == null) {
      throw refusal(tree);
    }
    return type;
  }

  private JavaType callType(MethodInvocationTree call, Map<String, JavaType> scope) {
    String function = call.getMethodSelect().toString();
    if (isOfIntegers(call, scope)) {
      return JavaType.INTEGER;
    } else if (JavaFunctions.isOne(function)) {
      return JavaFunctions.result(function);
    } else if (function.equals("BigInteger.valueOf")) {
      return JavaType.BIG;
    } else if (isOfString(call, scope)) {
      return JavaStrings.result(call);
    } else if (JavaIntegers.isMethod(call)) {
      return JavaIntegers.of(call).result();
    }
    return asked(call, scope).orElseGet(() -> methods.of(source, call, scope).result());
  }

  private boolean isOfString(MethodInvocationTree call, Map<String, JavaType> scope) {
    return JavaStrings.isMethod(call)
        && type(JavaStrings.string(call), scope).equals(JavaType.STRING);
  }

  /** Whether it is the function of integers that Java calls. */
  private boolean isOfIntegers(MethodInvocationTree call, Map<String, JavaType> scope) {
    return JavaFunctions.isOneOfIntegers(call.getMethodSelect().toString())
        && call.getArguments().stream().allMatch(argument -> type(argument, scope).isInteger());
  }

  /** The result, if an object is asked. */
  private Optional<JavaType> asked(MethodInvocationTree call, Map<String, JavaType> scope) {
    return call.getMethodSelect() instanceof MemberSelectTree select
        ? Optional.ofNullable(scope.get(select.getExpression().toString()))
            .flatMap(type -> type.field(select.getIdentifier() + "()"))
        : Optional.empty();
  }

  /** A double if one of the operands is, or else a float or a long if one is. */
  private JavaType operandType(BinaryTree binary, Map<String, JavaType> scope) {
    JavaType left = type(binary.getLeftOperand(), scope);
    JavaType right = type(binary.getRightOperand(), scope);
    return left.isNumber()
            || left.equals(JavaType.SINGLE) && !right.isNumber()
            || left.equals(JavaType.LONG) && right.isInteger()
        ? left
        : right;
  }

  private Untranslatable refusal(ExpressionTree tree) {
    return source.refuse(tree, tree.toString());
  }

  private String print(ExpressionTree tree, Map<String, JavaType> scope) {
    if (tree instanceof ParenthesizedTree inner) {
      return "(" + print(inner.getExpression(), scope) + ")";
    } else if (tree instanceof LiteralTree literal) {
      return JavaValues.literal(literal);
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
    } else if (tree instanceof SwitchExpressionTree choice) {
      return values.choice(choice, scope);
    } else if (tree instanceof TypeCastTree cast) {
      return values.cast(cast, scope);
    } else if (tree instanceof NewClassTree made) {
      return values.made(made, scope);
    } else if (tree instanceof BinaryTree binary) {
      return binary(binary, scope);
    }
    throw refusal(tree);
  }

  /** Returns an integer without variables, as one word. */
  String integer(ExpressionTree tree) {
    return operand(tree, JavaType.INTEGER, Map.of());
  }

  /** An argument: in parentheses, unless it has them or is one word. */
  String operand(ExpressionTree tree, JavaType expected, Map<String, JavaType> scope) {
    String text = print(tree, expected, scope);
    boolean closed = tree instanceof ParenthesizedTree && text.startsWith("(");
    return closed || text.matches("[\\w%]+") ? text : "(" + text + ")";
  }

  private String select(MemberSelectTree select, Map<String, JavaType> scope) {
    String owner = select.getExpression().toString();
    JavaType type = scope.get(owner);
    if (type != null) {
      String name = type.isArray() ? "array" : type.name();
      return "%s_%s %s".formatted(name, select.getIdentifier(), JavaMethods.local(owner));
    }
    return select.toString().equals("Double.NaN") ? "nan" : select.toString().replace('.', '_');
  }

  private String unary(UnaryTree unary, Map<String, JavaType> scope) {
    ExpressionTree operand = unary.getExpression();
    if (unary.getKind() == Kind.LOGICAL_COMPLEMENT) {
      return "negb " + operand(operand, JavaType.BOOLEAN, scope);
    }
    if (unary.getKind() == Kind.UNARY_MINUS && type(operand, scope).isFloating()) {
      if (JavaConstants.value(operand).isPresent()) {
        throw source.refuse(unary, "a negative constant"); // -0 is no number of double_machine
      }
      return "opp " + operand(operand, type(operand, scope), scope);
    }
    if (unary.getKind() == Kind.UNARY_MINUS && operand instanceof LiteralTree literal) {
      return "(-%s)%%Z".formatted(literal.getValue());
    }
    if (unary.getKind() == Kind.UNARY_MINUS && type(operand, scope).isInteger()) {
      return "(- %s)%%Z".formatted(operand(operand, JavaType.LONG, scope));
    }
    throw refusal(unary);
  }

  private String call(MethodInvocationTree call, Map<String, JavaType> scope) {
    if (bound.contains(call)) {
      return JavaBody.GIVEN;
    }
    String name = call.getMethodSelect().toString();
    String function = JavaFunctions.coq(name);
    List<? extends ExpressionTree> given = call.getArguments();
    List<JavaType> types = given.stream().map(argument -> JavaType.INTEGER).toList();
    if (name.equals("BigInteger.valueOf")) {
      return "(" + print(given.get(0), JavaType.LONG, scope) + ")";
    } else if (isOfString(call, scope)) {
      function =
          JavaStrings.coq(call) + " " + operand(JavaStrings.string(call), JavaType.STRING, scope);
      types = Collections.nCopies(given.size(), JavaStrings.argument(call));
    } else if (function == null && JavaIntegers.isMethod(call)) {
      return ofBig(call, scope);
    } else if (isOfIntegers(call, scope)) {
      function = JavaFunctions.ofIntegers(name);
    } else if (asked(call, scope).isPresent()) {
      function = select((MemberSelectTree) call.getMethodSelect(), scope);
    } else if (function == null) {
      JavaMethods.Signature callee = methods.of(source, call, scope);
      function =
          callee.coq()
              + (callee.recursive() ? " limit" : "")
              + methods.receiver(call, callee, scope);
      types = callee.parameters();
    } else {
      types = JavaFunctions.parameters(name, given.size());
    }
    List<JavaType> expected = types;
    String head = given.isEmpty() ? function : function + " ";
    return IntStream.range(0, given.size())
        .mapToObj(k -> operand(given.get(k), expected.get(k), scope))
        .collect(Collectors.joining(" ", head, ""));
  }

  private String ofBig(MethodInvocationTree call, Map<String, JavaType> scope) {
    String integer = operand(JavaIntegers.integer(call), JavaType.BIG, scope);
    List<? extends ExpressionTree> given = call.getArguments();
    String argument =
        given.isEmpty() ? "" : operand(given.get(0), JavaIntegers.argument(call), scope);
    return JavaIntegers.of(call).coq().formatted(integer, argument);
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
    if (right.getKind() == Kind.NULL_LITERAL) {
      return isNull(binary, scope);
    }
    JavaType type = operandType(binary, scope);
    String x = operand(left, type, scope);
    String y = operand(right, type, scope);
    if (kind == Kind.UNSIGNED_RIGHT_SHIFT) {
      int width = type(left, scope).equals(JavaType.LONG) ? 64 : 32;
      return "unsigned_shift %d%%Z %s %s".formatted(width, x, y);
    } else if (kind == Kind.LEFT_SHIFT) {
      return "Z.shiftl %s %s".formatted(x, y);
    } else if (kind == Kind.DIVIDE && type.isInteger()) {
      return "Z.quot %s %s".formatted(x, y);
    } else if (kind == Kind.PLUS && type.equals(JavaType.STRING)) {
      return "(%s ++ %s)%%list".formatted(x, y);
    } else if (BITWISE.containsKey(kind) && type.isInteger()) {
      return "%s %s %s".formatted(BITWISE.get(kind), x, y);
    } else if (kind == Kind.AND) {
      return "%s && %s".formatted(x, y);
    } else if (type.isInteger() && ARITHMETIC.containsKey(kind)) {
      return "(%s %s %s)%%Z".formatted(x, ARITHMETIC.get(kind), y); // counts, without overflow
    } else if (type.isFloating() && ARITHMETIC.containsKey(kind)) {
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

  private String isNull(BinaryTree binary, Map<String, JavaType> scope) {
    ExpressionTree left = binary.getLeftOperand();
    JavaType type = type(left, scope);
    String kind = type.isArray() ? "array" : "object";
    String text = "no_%s %s".formatted(kind, operand(left, type, scope));
    return switch (binary.getKind()) {
      case EQUAL_TO -> text;
      case NOT_EQUAL_TO -> "negb (" + text + ")";
      default -> throw refusal(binary);
    };
  }
}
