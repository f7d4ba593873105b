package org.certigjk.formulas;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * The statements of a method: declarations, assignments, returns, choices, and loops that count up
 * to a bound that they do not change. A loop either assigns or returns.
 *
 * <p>An array is a value: one that is written must be a parameter or the result of a call, and is
 * taken to have no second name.
 */
final class JavaBody {

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
   */
  private record End(JavaType result, List<String> variables, boolean search) {}

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
    List<String> written =
        signature.written() < 0
            ? List.of()
            : List.of(method.getParameters().get(signature.written()).getName().toString());
    String body =
        statements(
            List.copyOf(method.getBody().getStatements()),
            scope,
            new End(signature.result(), written.stream().map(JavaMethods::local).toList(), false),
            "  ");
    return head + " : " + signature.result().coq() + " :=\n" + body + ".\n";
  }

  private String statements(
      List<StatementTree> list, Map<String, JavaType> scope, End end, String indent) {
    if (list.isEmpty()) {
      if (end.variables().isEmpty() && !end.search()) {
        throw new IllegalStateException("a method without a result");
      }
      return indent + (end.search() ? "None" : tuple(end.variables()));
    }
    StatementTree first = list.get(0);
    List<StatementTree> rest = list.subList(1, list.size());
    if (first instanceof ReturnTree result && rest.isEmpty() && end.variables().isEmpty()) {
      String value = expressions.print(result.getExpression(), end.result(), scope);
      return indent + (end.search() ? "Some (" + value + ")" : value);
    } else if (first instanceof IfTree choice) {
      return choice(choice, rest, scope, end, indent);
    } else if (first instanceof ForLoopTree || first instanceof EnhancedForLoopTree) {
      return loop(first, rest, scope, end, indent);
    } else if (first instanceof VariableTree variable && variable.getInitializer() != null) {
      JavaType type = new JavaType(variable.getType().toString());
      String name = variable.getName().toString();
      String value = expressions.print(variable.getInitializer(), type, scope);
      if (type.isArray() && !(variable.getInitializer() instanceof MethodInvocationTree)) {
        aliases.add(name);
      }
      return let(name, value, indent) + statements(rest, with(scope, name, type), end, indent);
    } else if (first instanceof ExpressionStatementTree statement) {
      return assignment(statement, scope, indent) + statements(rest, scope, end, indent);
    }
    throw source.refuse(
        first, first.getKind() + ": " + first.toString().lines().findFirst().orElse(""));
  }

  private static Map<String, JavaType> with(
      Map<String, JavaType> scope, String name, JavaType type) {
    Map<String, JavaType> inner = new TreeMap<>(scope);
    inner.put(name, type);
    return inner;
  }

  private static String let(String name, String value, String indent) {
    return "%slet %s := %s in\n".formatted(indent, JavaMethods.local(name), value);
  }

  private static String tuple(List<String> names) {
    return names.size() == 1 ? names.get(0) : "(" + String.join(", ", names) + ")";
  }

  /** The tuple as a pattern. */
  private static String pattern(List<String> names) {
    return (names.size() == 1 ? "" : "'") + tuple(names);
  }

  private String assignment(
      ExpressionStatementTree statement, Map<String, JavaType> scope, String indent) {
    String name = assigned(statement);
    JavaType type = scope.get(name);
    if (type == null || type.isArray() && aliases.contains(name)) {
      throw source.refuse(statement, statement.toString());
    }
    if (statement.getExpression() instanceof MethodInvocationTree call) {
      return let(name, expressions.print(call, type, scope), indent);
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
        return let(name, value, indent);
      }
      return let(name, expressions.print(assignment.getExpression(), type, scope), indent);
    }
    CompoundAssignmentTree compound = (CompoundAssignmentTree) statement.getExpression();
    String value = expressions.print(compound.getExpression(), type, scope);
    return let(name, compound(compound, type, JavaMethods.local(name), value), indent);
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
    } else if (expression instanceof MethodInvocationTree call
        && methods.of(source, call).written() >= 0) {
      target = call.getArguments().get(methods.of(source, call).written());
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
    String condition = expressions.print(inside(choice.getCondition()), JavaType.BOOLEAN, scope);
    List<StatementTree> yes = block(choice.getThenStatement());
    List<StatementTree> no = block(choice.getElseStatement());
    String inner = indent + "  ";
    if (mayReturn(yes) || mayReturn(no)) {
      return "%sif %s then\n%s\n%selse\n%s"
          .formatted(
              indent,
              condition,
              statements(returns(yes) ? yes : joined(yes, rest), scope, end, inner),
              indent,
              statements(returns(no) ? no : joined(no, rest), scope, end, inner));
    }
    List<StatementTree> both = joined(yes, no);
    List<String> names = changed(both, scope).stream().map(JavaMethods::local).toList();
    if (names.isEmpty()) {
      throw source.refuse(choice, "a choice that assigns nothing");
    }
    End values = new End(end.result(), names, false);
    return "%slet %s :=\n%sif %s then\n%s\n%selse\n%s in\n%s"
        .formatted(
            indent,
            pattern(names),
            inner,
            condition,
            statements(yes, scope, values, inner + "  "),
            inner,
            statements(no, scope, values, inner + "  "),
            statements(rest, scope, end, indent));
  }

  /**
   * The values of a loop's variable.
   *
   * @param after what it is after the loop, if that can be asked for
   */
  private record Count(String name, JavaType type, String list, String after) {}

  private Count count(StatementTree loop, Map<String, JavaType> scope) {
    if (loop instanceof EnhancedForLoopTree each) {
      JavaType type = new JavaType(each.getVariable().getType().toString());
      JavaType array = new JavaType(type.name() + "[]");
      String list = expressions.print(each.getExpression(), array, scope);
      return new Count(each.getVariable().getName().toString(), type, "elements " + list, "");
    }
    ForLoopTree counted = (ForLoopTree) loop;
    if (!(counted.getCondition() instanceof BinaryTree condition
        && condition.getKind() == Kind.LESS_THAN
        && condition.getLeftOperand() instanceof IdentifierTree variable
        && counted.getUpdate().size() == 1
        && counted.getInitializer().size() <= 1)) {
      throw source.refuse(loop, "a loop that does not count");
    }
    String name = variable.getName().toString();
    String start = JavaMethods.local(name);
    if (!counted.getInitializer().isEmpty()) {
      if (!(counted.getInitializer().get(0) instanceof VariableTree declared
          && declared.getName().contentEquals(name))) {
        throw source.refuse(loop, "a loop that does not count");
      }
      start = expressions.print(declared.getInitializer(), JavaType.INTEGER, scope);
    }
    Map<String, JavaType> bounds = with(scope, name, JavaType.INTEGER);
    String end = expressions.print(condition.getRightOperand(), JavaType.INTEGER, bounds);
    Set<String> fixed = new LinkedHashSet<>(changed(block(counted.getStatement()), bounds));
    String read = " " + condition.getRightOperand().toString().replaceAll("\\W", " ") + " ";
    fixed.add(name);
    if (fixed.stream().anyMatch(one -> read.contains(" " + one + " "))
        || changed(block(counted.getStatement()), bounds).contains(name)) {
      throw source.refuse(loop, "a loop that changes its bound");
    }
    String range = "(%s) (%s) %s".formatted(start, end, step(counted, name));
    String after = counted.getInitializer().isEmpty() ? "past " + range : "";
    return new Count(name, JavaType.INTEGER, "range " + range, after);
  }

  /** 1 or a positive number. */
  private String step(ForLoopTree loop, String name) {
    ExpressionTree update = loop.getUpdate().get(0).getExpression();
    if (update instanceof UnaryTree unary
        && unary.getKind() == Kind.POSTFIX_INCREMENT
        && unary.getExpression().toString().equals(name)) {
      return "1%Z";
    }
    if (update instanceof CompoundAssignmentTree compound
        && compound.getKind() == Kind.PLUS_ASSIGNMENT
        && compound.getVariable().toString().equals(name)
        && compound.getExpression() instanceof LiteralTree literal) {
      return literal.getValue() + "%Z";
    }
    throw source.refuse(loop, "a loop that does not count up");
  }

  private String loop(
      StatementTree loop,
      List<StatementTree> rest,
      Map<String, JavaType> scope,
      End end,
      String indent) {
    Count count = count(loop, scope);
    List<StatementTree> body =
        block(
            loop instanceof ForLoopTree counted
                ? counted.getStatement()
                : ((EnhancedForLoopTree) loop).getStatement());
    Map<String, JavaType> inner = with(scope, count.name(), count.type());
    List<String> names = changed(body, scope).stream().map(JavaMethods::local).toList();
    String variable = JavaMethods.local(count.name());
    if (mayReturn(body)) {
      if (!names.isEmpty() || !end.variables().isEmpty() || !count.after().isEmpty()) {
        throw source.refuse(loop, "a loop that assigns and returns");
      }
      return "%smatch first_result (fun %s =>\n%s) (%s) with\n%s| Some found => %s\n%s| None =>\n%s\n%send"
          .formatted(
              indent,
              variable,
              statements(body, inner, new End(end.result(), List.of(), true), indent + "    "),
              count.list(),
              indent,
              end.search() ? "Some found" : "found",
              indent,
              statements(rest, scope, end, indent + "  "),
              indent);
    }
    if (names.isEmpty()) {
      throw source.refuse(loop, "a loop that assigns nothing");
    }
    return "%slet %s := fold_left (fun %s %s =>\n%s) (%s) %s in\n%s%s"
        .formatted(
            indent,
            pattern(names),
            pattern(names),
            variable,
            statements(body, inner, new End(end.result(), names, false), indent + "    "),
            count.list(),
            tuple(names),
            count.after().isEmpty() ? "" : let(count.name(), count.after(), indent),
            statements(rest, scope, end, indent));
  }

  private static ExpressionTree inside(ExpressionTree condition) {
    return condition instanceof ParenthesizedTree inner ? inner.getExpression() : condition;
  }

  private static List<StatementTree> block(StatementTree statement) {
    if (statement == null) {
      return List.of();
    }
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
    return !list.isEmpty()
        && (list.get(list.size() - 1) instanceof ReturnTree
            || list.get(list.size() - 1) instanceof IfTree choice
                && returns(block(choice.getThenStatement()))
                && returns(block(choice.getElseStatement())));
  }

  private static boolean mayReturn(List<StatementTree> list) {
    return list.stream()
        .anyMatch(
            one -> one instanceof ReturnTree || parts(one).stream().anyMatch(JavaBody::mayReturn));
  }

  /** The lists of statements in a choice or a loop. */
  private static List<List<StatementTree>> parts(StatementTree statement) {
    if (statement instanceof IfTree choice) {
      return List.of(block(choice.getThenStatement()), block(choice.getElseStatement()));
    } else if (statement instanceof ForLoopTree loop) {
      return List.of(block(loop.getStatement()));
    } else if (statement instanceof EnhancedForLoopTree loop) {
      return List.of(block(loop.getStatement()));
    }
    return List.of();
  }

  /** The variables from outside that a list of statements assigns. */
  private Set<String> changed(List<StatementTree> list, Map<String, JavaType> scope) {
    Set<String> names = new LinkedHashSet<>();
    for (StatementTree statement : list) {
      if (statement instanceof ExpressionStatementTree assignment) {
        names.add(assigned(assignment));
      }
      parts(statement).forEach(part -> names.addAll(changed(part, scope)));
    }
    names.retainAll(scope.keySet());
    return names;
  }
}
