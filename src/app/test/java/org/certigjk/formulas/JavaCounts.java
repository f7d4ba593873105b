package org.certigjk.formulas;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import java.util.Map;
import java.util.Set;

/** The counting of loops: up by a positive step to a bound, or through an array. */
record JavaCounts(JavaSource source, JavaExpression expressions) {

  /**
   * The values of a loop's variable.
   *
   * @param after what it is after the loop, if that can be asked for, or nothing
   */
  record Count(String name, JavaType type, String list, String after) {}

  /**
   * Returns the values of a loop's variable.
   *
   * @param assigned what the loop assigns
   */
  Count of(StatementTree loop, Map<String, JavaType> scope, Set<String> assigned) {
    if (loop instanceof EnhancedForLoopTree each) {
      JavaType type = JavaType.of(each.getVariable());
      JavaType array = new JavaType(type.name() + "[]");
      String list = expressions.operand(each.getExpression(), array, scope);
      return new Count(each.getVariable().getName().toString(), type, "elements " + list, "");
    }
    return counted((ForLoopTree) loop, scope, assigned);
  }

  /**
   * Returns whether a loop declares nothing, and steps through what its condition does not bound.
   */
  static boolean isOpen(ForLoopTree loop) {
    return loop.getInitializer().isEmpty()
        && loop.getUpdate().size() == 1
        && loop.getUpdate().get(0).getExpression() instanceof UnaryTree step
        && loop.getCondition() instanceof BinaryTree condition
        && !condition.getLeftOperand().toString().equals(step.getExpression().toString());
  }

  private Count counted(ForLoopTree loop, Map<String, JavaType> scope, Set<String> assigned) {
    if (!(loop.getCondition() instanceof BinaryTree condition
        && condition.getKind() == Kind.LESS_THAN
        && condition.getLeftOperand() instanceof IdentifierTree variable
        && loop.getUpdate().size() == 1
        && loop.getInitializer().size() <= 1)) {
      throw source.refuse(loop, "a loop that does not count");
    }
    String name = variable.getName().toString();
    String start = JavaMethods.local(name);
    if (!loop.getInitializer().isEmpty()) {
      if (!(loop.getInitializer().get(0) instanceof VariableTree declared
          && declared.getName().contentEquals(name))) {
        throw source.refuse(loop, "a loop that does not count");
      }
      start = expressions.print(declared.getInitializer(), JavaType.INTEGER, scope);
    }
    String end = expressions.print(condition.getRightOperand(), JavaType.INTEGER, scope);
    String read = " " + condition.getRightOperand().toString().replaceAll("\\W", " ") + " ";
    if (assigned.contains(name)
        || assigned.stream().anyMatch(one -> read.contains(" " + one + " "))) {
      throw source.refuse(loop, "a loop that changes its bound");
    }
    String range = "(%s) (%s) %s".formatted(start, end, step(loop, name));
    String after = loop.getInitializer().isEmpty() ? "past " + range : "";
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
}
