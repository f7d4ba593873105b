package org.certigjk.formulas;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.VariableTree;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** The statements of a method: declarations, assignments, returns and choices; no loops. */
final class JavaBody {

  private static final Map<Kind, String> COMPOUND =
      Map.of(Kind.PLUS_ASSIGNMENT, "+", Kind.MINUS_ASSIGNMENT, "-", Kind.MULTIPLY_ASSIGNMENT, "*");

  private final JavaSource source;
  private final JavaExpression expressions;

  JavaBody(JavaSource source, JavaMethods methods) {
    this.source = source;
    this.expressions = new JavaExpression(source, methods);
  }

  /** What a list of statements leads to: a result, or the values of variables. */
  private record End(JavaType result, List<String> variables) {}

  /** Returns the definition of the method. */
  String print(MethodTree method, JavaMethods.Signature signature) {
    Map<String, JavaType> scope = new TreeMap<>();
    StringBuilder head = new StringBuilder("Definition " + signature.coq());
    for (int k = 0; k < signature.parameters().size(); k++) {
      String name = method.getParameters().get(k).getName().toString();
      JavaType type = signature.parameters().get(k);
      scope.put(name, type);
      boolean first = k == 0 || !type.equals(signature.parameters().get(k - 1));
      boolean last =
          k == signature.parameters().size() - 1 || !type.equals(signature.parameters().get(k + 1));
      head.append(first ? " (" : " ").append(JavaMethods.local(name));
      head.append(last ? " : " + type.coq() + ")" : "");
    }
    String body =
        statements(
            List.copyOf(method.getBody().getStatements()),
            scope,
            new End(signature.result(), List.of()),
            "  ");
    return head + " : " + signature.result().coq() + " :=\n" + body + ".\n";
  }

  private String statements(
      List<StatementTree> list, Map<String, JavaType> scope, End end, String indent) {
    if (list.isEmpty()) {
      if (end.variables().isEmpty()) {
        throw new IllegalStateException("a method without a result");
      }
      return indent + tuple(end.variables());
    }
    StatementTree first = list.get(0);
    List<StatementTree> rest = list.subList(1, list.size());
    if (first instanceof ReturnTree result && rest.isEmpty() && end.variables().isEmpty()) {
      return indent + expressions.print(result.getExpression(), end.result(), scope);
    } else if (first instanceof IfTree choice) {
      return choice(choice, rest, scope, end, indent);
    } else if (first instanceof VariableTree variable && variable.getInitializer() != null) {
      JavaType type = new JavaType(variable.getType().toString());
      String name = variable.getName().toString();
      String value = expressions.print(variable.getInitializer(), type, scope);
      Map<String, JavaType> inner = new TreeMap<>(scope);
      inner.put(name, type);
      return let(name, value, indent) + statements(rest, inner, end, indent);
    } else if (first instanceof ExpressionStatementTree statement) {
      return assignment(statement, scope, indent) + statements(rest, scope, end, indent);
    }
    throw source.refuse(
        first, first.getKind() + ": " + first.toString().lines().findFirst().orElse(""));
  }

  private static String let(String name, String value, String indent) {
    return "%slet %s := %s in\n".formatted(indent, JavaMethods.local(name), value);
  }

  private static String tuple(List<String> names) {
    return names.size() == 1 ? names.get(0) : "(" + String.join(", ", names) + ")";
  }

  private String assignment(
      ExpressionStatementTree statement, Map<String, JavaType> scope, String indent) {
    String name = assigned(statement);
    if (statement.getExpression() instanceof AssignmentTree assignment) {
      return let(
          name, expressions.print(assignment.getExpression(), scope.get(name), scope), indent);
    }
    CompoundAssignmentTree compound = (CompoundAssignmentTree) statement.getExpression();
    JavaType type = scope.get(name);
    if (!type.isNumber()) {
      throw source.refuse(statement, statement.toString());
    }
    String value = expressions.print(compound.getExpression(), type, scope);
    String operator = COMPOUND.get(compound.getKind());
    return let(name, "%s %s (%s)".formatted(JavaMethods.local(name), operator, value), indent);
  }

  /** The local variable that a statement assigns. */
  private String assigned(ExpressionStatementTree statement) {
    ExpressionTree expression = statement.getExpression();
    if (expression instanceof AssignmentTree assignment
        && assignment.getVariable() instanceof IdentifierTree name) {
      return name.getName().toString();
    }
    if (expression instanceof CompoundAssignmentTree compound
        && COMPOUND.containsKey(compound.getKind())
        && compound.getVariable() instanceof IdentifierTree name) {
      return name.getName().toString();
    }
    throw source.refuse(statement, statement.toString());
  }

  private String choice(
      IfTree choice,
      List<StatementTree> rest,
      Map<String, JavaType> scope,
      End end,
      String indent) {
    String condition = expressions.print(inside(choice.getCondition()), JavaType.BOOLEAN, scope);
    List<StatementTree> yes = block(choice.getThenStatement());
    List<StatementTree> no =
        choice.getElseStatement() == null ? List.of() : block(choice.getElseStatement());
    String inner = indent + "  ";
    if (returns(yes) || returns(no)) {
      return "%sif %s then\n%s\n%selse\n%s"
          .formatted(
              indent,
              condition,
              statements(returns(yes) ? yes : joined(yes, rest), scope, end, inner),
              indent,
              statements(returns(no) ? no : joined(no, rest), scope, end, inner));
    }
    List<String> variables = new ArrayList<>(changed(yes, scope));
    changed(no, scope).stream().filter(name -> !variables.contains(name)).forEach(variables::add);
    List<String> names = variables.stream().map(JavaMethods::local).toList();
    if (names.isEmpty()) {
      throw source.refuse(choice, "a choice that assigns nothing");
    }
    End values = new End(end.result(), names);
    return "%slet %s%s :=\n%sif %s then\n%s\n%selse\n%s in\n%s"
        .formatted(
            indent,
            names.size() == 1 ? "" : "'",
            tuple(names),
            inner,
            condition,
            statements(yes, scope, values, inner + "  "),
            inner,
            statements(no, scope, values, inner + "  "),
            statements(rest, scope, end, indent));
  }

  private static ExpressionTree inside(ExpressionTree condition) {
    return condition instanceof ParenthesizedTree inner ? inner.getExpression() : condition;
  }

  private static List<StatementTree> block(StatementTree statement) {
    return statement instanceof BlockTree block
        ? List.copyOf(block.getStatements())
        : List.of(statement);
  }

  private static List<StatementTree> joined(List<StatementTree> first, List<StatementTree> rest) {
    List<StatementTree> all = new ArrayList<>(first);
    all.addAll(rest);
    return all;
  }

  private static boolean returns(List<StatementTree> list) {
    return !list.isEmpty() && list.get(list.size() - 1) instanceof ReturnTree;
  }

  /** The variables from outside that a block assigns; a name that it declares too is refused. */
  private Set<String> changed(List<StatementTree> list, Map<String, JavaType> scope) {
    Set<String> names = new LinkedHashSet<>();
    for (StatementTree statement : list) {
      if (statement instanceof ExpressionStatementTree assignment) {
        String name = assigned(assignment);
        if (scope.containsKey(name)) {
          names.add(name);
        }
      } else if (!(statement instanceof VariableTree)) {
        throw source.refuse(statement, "inside of a choice: " + statement.getKind());
      }
    }
    return names;
  }
}
