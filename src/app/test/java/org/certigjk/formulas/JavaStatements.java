package org.certigjk.formulas;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.WhileLoopTree;
import java.util.ArrayList;
import java.util.List;

/** Lists of statements, and whether they return or throw, which ends a method as well. */
final class JavaStatements {

  private JavaStatements() {}

  static ExpressionTree inside(ExpressionTree condition) {
    return condition instanceof ParenthesizedTree inner ? inner.getExpression() : condition;
  }

  static List<StatementTree> block(StatementTree statement) {
    if (statement == null) {
      return List.of();
    }
    return statement instanceof BlockTree block
        ? List.copyOf(block.getStatements())
        : List.of(statement);
  }

  static List<StatementTree> joined(List<StatementTree> first, List<StatementTree> rest) {
    List<StatementTree> all = new ArrayList<>(first);
    all.addAll(rest);
    return all;
  }

  static boolean returns(List<StatementTree> list) {
    return !list.isEmpty()
        && (list.get(list.size() - 1) instanceof ReturnTree
            || list.get(list.size() - 1) instanceof ThrowTree
            || list.get(list.size() - 1) instanceof IfTree choice
                && returns(block(choice.getThenStatement()))
                && returns(block(choice.getElseStatement())));
  }

  static boolean mayReturn(List<StatementTree> list) {
    return list.stream()
        .anyMatch(
            one ->
                one instanceof ReturnTree
                    || one instanceof ThrowTree
                    || parts(one).stream().anyMatch(JavaStatements::mayReturn));
  }

  static boolean mayThrow(List<? extends StatementTree> list) {
    return list.stream()
        .anyMatch(
            one ->
                one instanceof ThrowTree || parts(one).stream().anyMatch(JavaStatements::mayThrow));
  }

  /** The lists of statements in a choice or a loop. */
  static List<List<StatementTree>> parts(StatementTree statement) {
    if (statement instanceof IfTree choice) {
      return List.of(block(choice.getThenStatement()), block(choice.getElseStatement()));
    } else if (statement instanceof ForLoopTree loop) {
      return List.of(block(loop.getStatement()));
    } else if (statement instanceof EnhancedForLoopTree loop) {
      return List.of(block(loop.getStatement()));
    } else if (statement instanceof WhileLoopTree loop) {
      return List.of(block(loop.getStatement()));
    }
    return List.of();
  }
}
