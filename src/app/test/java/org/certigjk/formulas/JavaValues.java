package org.certigjk.formulas;

import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.TypeCastTree;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Literals, casts, choices among single numbers, and objects that are made. */
record JavaValues(JavaSource source, JavaExpression expressions) {

  static String literal(LiteralTree literal) {
    return switch (literal.getKind()) {
      case BOOLEAN_LITERAL -> literal.getValue().toString();
      case STRING_LITERAL, CHAR_LITERAL -> JavaStrings.literal(literal.getValue());
      default -> "%s%%Z".formatted(literal.getValue()).replaceAll("(-\\d+)", "($1)");
    };
  }

  /** An integer that is cast to another type of integers is in its range. */
  String cast(TypeCastTree cast, Map<String, JavaType> scope) {
    ExpressionTree inner = cast.getExpression();
    JavaType type = expressions.type(cast, scope);
    JavaType given = expressions.type(inner, scope);
    if (type.isInteger() && given.isInteger()) {
      return expressions.print(inner, JavaType.LONG, scope);
    } else if (type.isInteger() && given.isNumber()) {
      return "truncated " + expressions.operand(inner, given, scope);
    } else if (type.isNumber() && given.equals(JavaType.SINGLE)) {
      return "widened " + expressions.operand(inner, given, scope);
    }
    throw source.refuse(cast, cast.toString());
  }

  /** Of single numbers, each with its value, and a default. */
  String choice(SwitchExpressionTree choice, Map<String, JavaType> scope) {
    String value = expressions.operand(choice.getExpression(), JavaType.INTEGER, scope);
    JavaType type = expressions.type(choice, scope);
    StringBuilder text = new StringBuilder();
    for (CaseTree one : choice.getCases()) {
      if (one.getExpressions().size() == 1) {
        String key = expressions.print(one.getExpressions().get(0), JavaType.INTEGER, scope);
        text.append("if Z.eqb %s %s then ".formatted(value, key));
      } else if (one != choice.getCases().get(choice.getCases().size() - 1)) {
        throw source.refuse(one, one.toString());
      }
      text.append(expressions.print((ExpressionTree) one.getBody(), type, scope));
      text.append(one.getExpressions().isEmpty() ? "" : " else ");
    }
    return text.toString();
  }

  /** A fraction, an integer that is read of its digits, or a numeral of its parts. */
  String made(NewClassTree made, Map<String, JavaType> scope) {
    List<? extends ExpressionTree> given = made.getArguments();
    JavaType type = expressions.type(made, scope);
    if (type.equals(JavaType.FRACTION)) {
      return "Build_BigFraction %s %s"
          .formatted(
              expressions.operand(given.get(0), JavaType.BIG, scope),
              given.size() == 1 ? "1%Z" : expressions.operand(given.get(1), JavaType.BIG, scope));
    } else if (type.equals(JavaType.BIG)) {
      return "integer_of %s %s"
          .formatted(
              given.size() == 1
                  ? "10%Z"
                  : expressions.operand(given.get(1), JavaType.INTEGER, scope),
              expressions.operand(given.get(0), JavaType.STRING, scope));
    } else if (type.equals(new JavaType("Numeral"))) {
      return given.stream()
          .map(part -> expressions.operand(part, expressions.type(part, scope), scope))
          .collect(Collectors.joining(" ", "Build_Numeral ", ""));
    }
    throw source.refuse(made, made.toString());
  }
}
