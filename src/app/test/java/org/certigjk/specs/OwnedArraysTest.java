package org.certigjk.specs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The arrays of values: what the frame conditions of the proved methods say, of the others too. An
 * array is a copy, then it is read, and never handed to anything that keeps it or writes into it.
 */
class OwnedArraysTest {

  /** The model function, which has no argument; {@code Records} has a method of that name. */
  private static final Pattern BEGINS = Pattern.compile("\\bbegins \\( \\)");

  /** What may be given an array. */
  private static final Set<String> READERS =
      Set.of("Arrays.copyOf", "Arrays.equals", "Arrays.hashCode", "Arrays.toString");

  @ParameterizedTest
  @CsvSource({
    "geometry.Vec, coordinates, 20",
    "geometry.Polytope, points, 15",
    "simplex.SubSimplex, indices, 5",
    "simplex.DeltaTable, y, 20",
    "check.algebra.Vector, numerators, 20",
    "check.algebra.Row, numbers, 5",
    "check.algebra.DualBasis, vectors, 5"
  })
  @DisplayName("the array of a value is read only")
  void arrayIsReadOnly(String type, String field, int least) {
    Uses uses = new Uses(field);
    uses.scan(new Verified(Path.of("")).java(type).methods(), null);
    assertEquals(List.of(), uses.wrong, type);
    assertTrue(uses.found >= least, () -> type + ": only " + uses.found + " uses");
  }

  @Test
  @DisplayName("what a new value stands for is defined in constructors only")
  void definitionsAreInConstructors() {
    Verified verified = new Verified(Path.of(""));
    List<String> places = new ArrayList<>();
    for (String type : verified.types()) {
      verified
          .java(type)
          .entries()
          .forEach(
              (method, tokens) ->
                  BEGINS
                      .matcher(String.join(" ", Tokens.texts(tokens)))
                      .results()
                      .forEach(begins -> places.add(type + "." + method)));
    }
    assertEquals(
        List.of(
            "geometry.Vec.new(OrderedField,E[])",
            "geometry.Polytope.new(Vec[])",
            "simplex.SubSimplex.new(int[],Vec,Vec)",
            "check.algebra.Vector.new(BigInteger[],BigInteger)",
            "check.algebra.Row.new(Ratio[])"),
        places);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "void f() { a[0] = 1; }",
        "void f(C other) { other.a[0]++; }",
        "void f() { a[0] += 1; }",
        "int[] f() { return a; }",
        "void f() { int[] b = a; }",
        "void f() { Arrays.fill(a, 0); }",
        "C(int[] a) { this.a = a; }",
        "void f() { g(this.a); }",
        "List<int[]> f() { return List.of(b, a); }",
        "int[] f(boolean b) { return b ? a : null; }"
      })
  @DisplayName("other uses are noticed")
  void otherUsesAreNoticed(String method) {
    Uses uses = new Uses("a");
    uses.scan(new SourceEntries("class C { int[] a; " + method + " }").methods(), null);
    assertEquals(1, uses.wrong.size(), method);
  }

  /** The uses of a field, those of a local variable with its name apart. */
  private static final class Uses extends TreeScanner<Void, Void> {

    private final String field;
    private final List<String> wrong = new ArrayList<>();
    private boolean hidden;
    private int found;

    Uses(String field) {
      this.field = field;
    }

    private boolean isField(Tree tree) {
      boolean is =
          tree instanceof MemberSelectTree select
              ? select.getIdentifier().contentEquals(field)
              : tree instanceof IdentifierTree name
                  && !hidden
                  && name.getName().contentEquals(field);
      found += is ? 1 : 0;
      return is;
    }

    @Override
    public Void visitMethod(MethodTree tree, Void unused) {
      hidden = false;
      new TreeScanner<Void, Void>() {
        @Override
        public Void visitVariable(VariableTree variable, Void unused) {
          hidden |= variable.getName().contentEquals(field);
          return super.visitVariable(variable, unused);
        }
      }.scan(tree, null);
      return super.visitMethod(tree, unused);
    }

    @Override
    public Void visitIdentifier(IdentifierTree tree, Void unused) {
      return isField(tree) ? complain(tree) : null;
    }

    @Override
    public Void visitMemberSelect(MemberSelectTree tree, Void unused) {
      if (isField(tree)) {
        return complain(tree);
      }
      boolean length =
          tree.getIdentifier().contentEquals("length") && isField(tree.getExpression());
      return length ? null : super.visitMemberSelect(tree, unused);
    }

    @Override
    public Void visitArrayAccess(ArrayAccessTree tree, Void unused) {
      return isField(tree.getExpression())
          ? scan(tree.getIndex(), unused)
          : super.visitArrayAccess(tree, unused);
    }

    @Override
    public Void visitMethodInvocation(MethodInvocationTree tree, Void unused) {
      String name = tree.getMethodSelect().toString();
      boolean reads =
          READERS.contains(name) || (name.equals("List.of") && tree.getArguments().size() == 1);
      if (tree.getMethodSelect() instanceof MemberSelectTree select) {
        scan(select.getExpression(), unused); // a method may have the name of the field
      }
      for (ExpressionTree argument : tree.getArguments()) {
        if (!(reads && isField(argument))) {
          scan(argument, unused);
        }
      }
      return null;
    }

    @Override
    public Void visitAssignment(AssignmentTree tree, Void unused) {
      boolean copies = tree.getExpression().toString().startsWith("Arrays.copyOf(");
      if (!(copies && isField(tree.getVariable()))) {
        writeTo(tree.getVariable());
      }
      return scan(tree.getExpression(), unused);
    }

    @Override
    public Void visitCompoundAssignment(CompoundAssignmentTree tree, Void unused) {
      writeTo(tree.getVariable());
      return scan(tree.getExpression(), unused);
    }

    @Override
    public Void visitUnary(UnaryTree tree, Void unused) {
      switch (tree.getKind()) {
        case PREFIX_INCREMENT, PREFIX_DECREMENT, POSTFIX_INCREMENT, POSTFIX_DECREMENT ->
            writeTo(tree.getExpression());
        default -> scan(tree.getExpression(), null);
      }
      return null;
    }

    private void writeTo(ExpressionTree target) {
      if (target instanceof ArrayAccessTree access && isField(access.getExpression())) {
        complain(target);
      } else {
        scan(target, null);
      }
    }

    private Void complain(Tree tree) {
      wrong.add(tree.toString());
      return null;
    }
  }
}
