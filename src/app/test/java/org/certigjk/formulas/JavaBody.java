package org.certigjk.formulas;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * The statements of a method: declarations, assignments, returns, choices, loops that count up to a
 * bound that they do not change, and loops that step through a variable while a condition holds. A
 * loop either assigns or returns. What throws is the result None.
 *
 * <p>An array is a value: one that is written must be a parameter, a field or the result of a call,
 * and is taken to have no second name. A method without a result leads to what it writes.
 */
final class JavaBody {

  /** The name of what a method that may throw has returned. */
  static final String GIVEN = "given";

  private static final Map<Kind, String> COMPOUND =
      Map.of(Kind.PLUS_ASSIGNMENT, "+", Kind.MINUS_ASSIGNMENT, "-", Kind.MULTIPLY_ASSIGNMENT, "*");

  private static final Set<Kind> ASSIGNMENTS =
      Set.of(
          Kind.ASSIGNMENT,
          Kind.PLUS_ASSIGNMENT,
          Kind.MINUS_ASSIGNMENT,
          Kind.MULTIPLY_ASSIGNMENT,
          Kind.OR_ASSIGNMENT,
          Kind.AND_ASSIGNMENT);

  private static final Set<Kind> STEPS = Set.of(Kind.POSTFIX_INCREMENT, Kind.POSTFIX_DECREMENT);

  private final JavaSource source;
  private final JavaMethods methods;
  private final JavaExpression expressions;

  /** Second names of arrays. */
  private final Set<String> aliases = new LinkedHashSet<>();

  JavaBody(JavaSource source, JavaMethods methods) {
    this.source = source;
    this.methods = methods;
    this.expressions = new JavaExpression(source, methods);
  }

  /**
   * What a list of statements leads to: a result, or the values of variables.
   *
   * @param search whether it is the body of a loop that may return
   * @param throwing whether the method may throw, outside of loops
   */
  private record End(JavaType result, List<String> variables, boolean search, boolean throwing) {}

  /** Returns the definition of the method. */
  String print(MethodTree method, JavaMethods.Signature signature) {
    Map<String, JavaType> scope = new TreeMap<>();
    boolean recursive = signature.recursive();
    StringBuilder head = new StringBuilder(recursive ? "Fixpoint " : "Definition ");
    head.append(signature.coq()).append(recursive ? " (limit : nat)" : "");
    StringBuilder fields = new StringBuilder();
    for (VariableTree field : signature.fields()) {
      String name = field.getName().toString();
      scope.put(name, JavaType.of(field));
      fields.append(CoqText.let(name, "%s_%s this".formatted(source.name(), name), "  "));
    }
    if (!fields.isEmpty()) {
      head.append(" (this : %s)".formatted(source.name()));
    }
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
    List<? extends VariableTree> written =
        signature.written() < 0
            ? source.assigned(method)
            : List.of(method.getParameters().get(signature.written()));
    String body =
        statements(
            List.copyOf(method.getBody().getStatements()),
            scope,
            new End(
                signature.result(),
                written.stream().map(one -> JavaMethods.local(one.getName().toString())).toList(),
                false,
                signature.throwing()),
            recursive ? "    " : "  ");
    if (recursive && !signature.resultInCoq().equals("Z")) {
      throw source.refuse(method, "a method that calls itself and returns no integer");
    } else if (recursive) {
      String none = "  match limit with\n  | O => 0%Z\n  | Datatypes.S limit =>\n";
      body = none + body + "\n  end";
    }
    return head + " : " + signature.resultInCoq() + " :=\n" + fields + body + ".\n";
  }

  private String statements(
      List<StatementTree> list, Map<String, JavaType> scope, End end, String indent) {
    if (list.isEmpty()) {
      if (end.variables().isEmpty() && !end.search()) {
        throw new IllegalStateException("a method without a result");
      }
      return indent + (end.search() ? "None" : CoqText.tuple(end.variables()));
    }
    StatementTree first = list.get(0);
    List<StatementTree> rest = list.subList(1, list.size());
    if (first instanceof ReturnTree result && rest.isEmpty() && end.variables().isEmpty()) {
      return indent + result(result.getExpression(), scope, end, indent);
    } else if (first instanceof ThrowTree && end.throwing()) {
      return indent + "None";
    } else if (first instanceof ForLoopTree open && JavaCounts.isOpen(open)) {
      List<StatementTree> body = JavaStatements.block(open.getStatement());
      body = JavaStatements.joined(body, List.copyOf(open.getUpdate()));
      return openLoop(open.getCondition(), body, rest, scope, end, indent);
    } else if (first instanceof WhileLoopTree open) {
      List<StatementTree> body = JavaStatements.block(open.getStatement());
      ExpressionTree condition = JavaStatements.inside(open.getCondition());
      return openLoop(condition, body, rest, scope, end, indent);
    } else if (first instanceof IfTree choice) {
      return choice(choice, rest, scope, end, indent);
    } else if (first instanceof ForLoopTree || first instanceof EnhancedForLoopTree) {
      return loop(first, rest, scope, end, indent);
    } else if (first instanceof VariableTree variable && variable.getInitializer() != null) {
      JavaType type = JavaType.of(variable);
      String name = variable.getName().toString();
      String value = expressions.print(variable.getInitializer(), type, scope);
      if (end.throwing() && methods.mayThrow(source, variable.getInitializer(), scope)) {
        String then = statements(rest, with(scope, name, type), end, indent + "  ");
        return given(JavaMethods.local(name), value, then, indent);
      }
      if (type.isArray() && !(variable.getInitializer() instanceof MethodInvocationTree)) {
        aliases.add(name);
      }
      return CoqText.let(name, value, indent)
          + statements(rest, with(scope, name, type), end, indent);
    } else if (first instanceof ExpressionStatementTree statement) {
      return assignment(statement, scope, indent) + statements(rest, scope, end, indent);
    }
    throw source.refuse(
        first, first.getKind() + ": " + first.toString().lines().findFirst().orElse(""));
  }

  /** A variable of what a method has returned that may throw. */
  private static String given(String name, String value, String then, String indent) {
    return "%smatch %s with\n%s| Some %s =>\n%s\n%s| None => None\n%send"
        .formatted(indent, value, indent, name, then, indent, indent);
  }

  private String result(ExpressionTree tree, Map<String, JavaType> scope, End end, String indent) {
    Optional<MethodInvocationTree> throwing =
        end.throwing() ? methods.throwing(source, tree, scope) : Optional.empty();
    boolean whole = throwing.isPresent() && throwing.get() == tree;
    if (whole || !end.throwing() && !end.search()) {
      return expressions.print(tree, end.result(), scope);
    } else if (throwing.isEmpty()) {
      return "Some (" + expressions.print(tree, end.result(), scope) + ")";
    }
    MethodInvocationTree call = throwing.get();
    String refused = expressions.print(call, expressions.type(call, scope), scope);
    expressions.bind(call);
    return "match %s with\n%s| Some %s => Some (%s)\n%s| None => None\n%send"
        .formatted(
            refused, indent, GIVEN, expressions.print(tree, end.result(), scope), indent, indent);
  }

  private static Map<String, JavaType> with(
      Map<String, JavaType> scope, String name, JavaType type) {
    Map<String, JavaType> inner = new TreeMap<>(scope);
    inner.put(name, type);
    return inner;
  }

  private String assignment(
      ExpressionStatementTree statement, Map<String, JavaType> scope, String indent) {
    String name = assigned(statement);
    JavaType type = scope.get(name);
    if (type == null || type.isArray() && aliases.contains(name)) {
      throw source.refuse(statement, statement.toString());
    }
    if (statement.getExpression() instanceof MethodInvocationTree call) {
      return CoqText.let(name, expressions.print(call, type, scope), indent);
    }
    if (statement.getExpression() instanceof AssignmentTree assignment) {
      if (assignment.getVariable() instanceof ArrayAccessTree access) {
        String value =
            "put %s (%s) (%s)"
                .formatted(
                    JavaMethods.local(name),
                    expressions.print(access.getIndex(), JavaType.INTEGER, scope),
                    expressions.print(
                        assignment.getExpression(), type.element().orElseThrow(), scope));
        return CoqText.let(name, value, indent);
      }
      return CoqText.let(name, expressions.print(assignment.getExpression(), type, scope), indent);
    }
    if (statement.getExpression() instanceof UnaryTree step) {
      String sign = step.getKind() == Kind.POSTFIX_INCREMENT ? "+" : "-";
      if (!type.isInteger()) {
        throw source.refuse(statement, statement.toString());
      }
      return CoqText.let(name, "(%s %s 1)%%Z".formatted(JavaMethods.local(name), sign), indent);
    }
    CompoundAssignmentTree compound = (CompoundAssignmentTree) statement.getExpression();
    String value = expressions.print(compound.getExpression(), type, scope);
    return CoqText.let(name, compound(compound, type, JavaMethods.local(name), value), indent);
  }

  private String compound(
      CompoundAssignmentTree compound, JavaType type, String name, String value) {
    String operator = COMPOUND.get(compound.getKind());
    if (type.isNumber() && operator != null) {
      return "%s %s (%s)".formatted(name, operator, value);
    } else if (type.isInteger() && operator != null) {
      return "(%s %s (%s))%%Z".formatted(name, operator, value);
    } else if (type.isInteger() && compound.getKind() == Kind.OR_ASSIGNMENT) {
      return "Z.lor %s (%s)".formatted(name, value);
    } else if (type.equals(JavaType.BOOLEAN) && compound.getKind() == Kind.AND_ASSIGNMENT) {
      return "%s && (%s)".formatted(name, value);
    }
    throw source.refuse(compound, compound.toString());
  }

  /** The local variable that a statement assigns. */
  private String assigned(ExpressionStatementTree statement) {
    ExpressionTree expression = statement.getExpression();
    ExpressionTree target = expression;
    if (expression instanceof AssignmentTree assignment) {
      target = assignment.getVariable();
      target = target instanceof ArrayAccessTree access ? access.getExpression() : target;
    } else if (expression instanceof CompoundAssignmentTree compound
        && ASSIGNMENTS.contains(compound.getKind())) {
      target = compound.getVariable();
    } else if (expression instanceof UnaryTree step && STEPS.contains(step.getKind())) {
      target = step.getExpression();
    } else if (expression instanceof MethodInvocationTree call
        && methods.of(source, call, Map.of()).written() >= 0) {
      target = call.getArguments().get(methods.of(source, call, Map.of()).written());
    }
    if (target instanceof IdentifierTree name) {
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
    String condition =
        expressions.print(JavaStatements.inside(choice.getCondition()), JavaType.BOOLEAN, scope);
    List<StatementTree> yes = JavaStatements.block(choice.getThenStatement());
    List<StatementTree> no = JavaStatements.block(choice.getElseStatement());
    String inner = indent + "  ";
    if (JavaStatements.mayReturn(yes) || JavaStatements.mayReturn(no)) {
      return "%sif %s then\n%s\n%selse\n%s"
          .formatted(
              indent,
              condition,
              statements(
                  JavaStatements.returns(yes) ? yes : JavaStatements.joined(yes, rest),
                  scope,
                  end,
                  inner),
              indent,
              statements(
                  JavaStatements.returns(no) ? no : JavaStatements.joined(no, rest),
                  scope,
                  end,
                  inner));
    }
    List<StatementTree> both = JavaStatements.joined(yes, no);
    List<String> names = changed(both, scope).stream().map(JavaMethods::local).toList();
    if (names.isEmpty()) {
      throw source.refuse(choice, "a choice that assigns nothing");
    }
    End values = new End(end.result(), names, false, false);
    return "%slet %s :=\n%sif %s then\n%s\n%selse\n%s in\n%s"
        .formatted(
            indent,
            CoqText.pattern(names),
            inner,
            condition,
            statements(yes, scope, values, inner + "  "),
            inner,
            statements(no, scope, values, inner + "  "),
            statements(rest, scope, end, indent));
  }

  private String loop(
      StatementTree loop,
      List<StatementTree> rest,
      Map<String, JavaType> scope,
      End end,
      String indent) {
    List<StatementTree> body = JavaStatements.parts(loop).get(0);
    JavaCounts.Count count = new JavaCounts(source, expressions).of(loop, scope, assigned(body));
    Map<String, JavaType> inner = with(scope, count.name(), count.type());
    List<String> names = changed(body, scope).stream().map(JavaMethods::local).toList();
    boolean search = JavaStatements.mayReturn(body);
    if (search ? !names.isEmpty() || !count.after().isEmpty() : names.isEmpty()) {
      throw source.refuse(loop, "a loop that assigns and returns, or neither");
    }
    String variable = JavaMethods.local(count.name());
    String then = statements(rest, scope, end, indent + (search ? "  " : ""));
    End values = new End(end.result(), names, search, false);
    String text = statements(body, inner, values, indent + "    ");
    if (search) {
      String found = end.search() ? "Some found" : "found";
      return "%smatch first_result (fun %s =>\n%s) (%s) with\n"
              .formatted(indent, variable, text, count.list())
          + "%s| Some found => %s\n%s| None =>\n%s\n%send"
              .formatted(indent, found, indent, then, indent);
    }
    return "%slet %s := fold_left (fun %s %s =>\n%s) (%s) %s in\n%s%s"
        .formatted(
            indent,
            CoqText.pattern(names),
            CoqText.pattern(names),
            variable,
            text,
            count.list(),
            CoqText.tuple(names),
            count.after().isEmpty() ? "" : CoqText.let(count.name(), count.after(), indent),
            then);
  }

  /** A loop that does not count: it goes on while its condition holds. */
  private String openLoop(
      ExpressionTree condition,
      List<StatementTree> body,
      List<StatementTree> rest,
      Map<String, JavaType> scope,
      End end,
      String indent) {
    List<String> names = changed(body, scope).stream().map(JavaMethods::local).toList();
    End values = new End(end.result(), names, false, false);
    return "%slet %s := while limit (fun %s => %s) (fun %s =>\n%s) %s in\n%s"
        .formatted(
            indent,
            CoqText.pattern(names),
            CoqText.pattern(names),
            expressions.print(condition, JavaType.BOOLEAN, scope),
            CoqText.pattern(names),
            statements(body, scope, values, indent + "    "),
            CoqText.tuple(names),
            statements(rest, scope, end, indent));
  }

  /** The variables that a list of statements assigns, its own among them. */
  private Set<String> assigned(List<StatementTree> list) {
    Set<String> names = new LinkedHashSet<>();
    for (StatementTree statement : list) {
      if (statement instanceof ExpressionStatementTree assignment) {
        names.add(assigned(assignment));
      }
      JavaStatements.parts(statement).forEach(part -> names.addAll(assigned(part)));
    }
    return names;
  }

  /** Those from outside. */
  private Set<String> changed(List<StatementTree> list, Map<String, JavaType> scope) {
    Set<String> names = assigned(list);
    names.retainAll(scope.keySet());
    return names;
  }
}
