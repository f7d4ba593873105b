package org.certigjk.formulas;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Small changes of what {@code proofs/translate.sh} translates: another operator, a constant that
 * is half as large or one more, a term or a factor left out, a sum of three terms in another order.
 *
 * <p>{@code proofs/differential.sh --drawn} draws some, and says which are seen.
 */
final class DrawnChanges {

  private static final Map<String, List<String>> OPERATORS =
      Map.ofEntries(
          Map.entry("+", List.of("-")),
          Map.entry("-", List.of("+")),
          Map.entry("*", List.of("+")),
          Map.entry("<", List.of("<=", ">")),
          Map.entry("<=", List.of("<", ">=")),
          Map.entry(">", List.of(">=", "<")),
          Map.entry(">=", List.of(">", "<=")),
          Map.entry("==", List.of("!=")),
          Map.entry("!=", List.of("==")),
          Map.entry("&&", List.of("||")),
          Map.entry("||", List.of("&&")),
          Map.entry("+=", List.of("-=")),
          Map.entry("-=", List.of("+=")));

  /**
   * Another text in the place of a part of a class.
   *
   * @param list where the method is
   * @param method the method, as the list names it, or the constant
   */
  record Change(JavaList list, JavaSource source, String method, int start, int end, String text) {

    /** Returns the text of the class with it. */
    String changed() {
      return source.text().substring(0, start) + text + source.text().substring(end);
    }

    /** Returns the Coq file of the list, with it. */
    String translated() throws IOException {
      JavaSource changed = JavaSource.parse(source.name() + ".java", changed());
      return list.make(Map.of(source.name(), changed));
    }

    /** Returns the method, the line of its class, and what is changed there. */
    @Override
    public String toString() {
      String old = source.text().substring(start, end);
      return "%s, line %d: %s -> %s".formatted(method, source.line(start), flat(old), flat(text));
    }

    private static String flat(String part) {
      return part.replaceAll("\\s+", " ");
    }
  }

  private DrawnChanges() {}

  /**
   * {@code LIST COUNT SEED FOLDER}: writes each changed class to a folder of its own, 1, 2, ...,
   * and what is changed to a file beside it.
   */
  public static void main(String[] arguments) throws IOException {
    JavaList list = JavaList.valueOf(arguments[0].toUpperCase(Locale.ROOT));
    int count = Integer.parseInt(arguments[1]);
    Path folder = Path.of(arguments[3]);
    int number = 0;
    for (Change change : draw(list, count, Long.parseLong(arguments[2]))) {
      Path own = Files.createDirectories(folder.resolve("" + ++number));
      Files.writeString(own.resolve(change.source.name() + ".java"), change.changed());
      Files.writeString(own.resolve("change"), change + "\n");
      try {
        Files.writeString(own.resolve(list.file().getFileName()), change.translated());
      } catch (Untranslatable refused) {
        Files.writeString(own.resolve("refused"), refused.getMessage());
      }
    }
  }

  /** Returns so many different ones. */
  static List<Change> draw(JavaList list, int count, long seed) throws IOException {
    List<Change> all = new ArrayList<>(all(list));
    Collections.shuffle(all, new Random(seed));
    return all.subList(0, Math.min(count, all.size()));
  }

  /** Returns all of a list, in its order. */
  static Set<Change> all(JavaList list) throws IOException {
    Set<Change> changes = new LinkedHashSet<>();
    Set<String> types = new HashSet<>();
    for (String line : list.own()) {
      if (!line.startsWith("external ")) {
        String type = line.substring(0, line.indexOf('.'));
        String name = line.substring(line.indexOf('.') + 1, line.indexOf('/'));
        JavaSource source = JavaSource.find(type);
        if (types.add(type)) {
          List<VariableTree> constants = new ArrayList<>(source.constants());
          constants.addAll(source.instances());
          for (VariableTree constant : constants) {
            String field = type + "." + constant.getName();
            new Scanner(list, source, field, changes).scan(constant.getInitializer(), null);
          }
        }
        MethodTree method = source.method(name, line.substring(line.indexOf('/') + 1));
        new Scanner(list, source, line, changes).scan(method.getBody(), null);
      }
    }
    return changes;
  }

  /** Finds what can be changed. */
  private static final class Scanner extends TreeScanner<@Nullable Void, @Nullable Void> {

    private final JavaList list;
    private final JavaSource source;
    private final String method;
    private final Set<Change> changes;

    Scanner(JavaList list, JavaSource source, String method, Set<Change> changes) {
      this.list = list;
      this.source = source;
      this.method = method;
      this.changes = changes;
    }

    @Override
    public @Nullable Void visitBinary(BinaryTree tree, @Nullable Void nothing) {
      ExpressionTree left = tree.getLeftOperand();
      ExpressionTree right = tree.getRightOperand();
      operator(source.end(left), source.start(right));
      if (tree.getKind() == Kind.PLUS
          || tree.getKind() == Kind.MINUS
          || tree.getKind() == Kind.MULTIPLY) {
        add(source.end(left), source.end(tree), "");
      }
      if (tree.getKind() == Kind.PLUS || tree.getKind() == Kind.MULTIPLY) {
        add(source.start(tree), source.start(right), "");
      }
      if (tree.getKind() == Kind.PLUS
          && left instanceof BinaryTree sum
          && sum.getKind() == Kind.PLUS) {
        String first = text(sum.getLeftOperand());
        String others = text(sum.getRightOperand()) + " + " + text(right);
        add(source.start(tree), source.end(tree), first + " + (" + others + ")");
      }
      return super.visitBinary(tree, nothing);
    }

    @Override
    public @Nullable Void visitUnary(UnaryTree tree, @Nullable Void nothing) {
      if (tree.getKind() == Kind.UNARY_MINUS || tree.getKind() == Kind.LOGICAL_COMPLEMENT) {
        add(source.start(tree), source.start(tree.getExpression()), "");
      }
      return super.visitUnary(tree, nothing);
    }

    @Override
    public @Nullable Void visitCompoundAssignment(
        CompoundAssignmentTree tree, @Nullable Void nothing) {
      operator(source.end(tree.getVariable()), source.start(tree.getExpression()));
      return super.visitCompoundAssignment(tree, nothing);
    }

    @Override
    public @Nullable Void visitLiteral(LiteralTree tree, @Nullable Void nothing) {
      if (tree.getValue() instanceof Integer number) {
        add(source.start(tree), source.end(tree), "" + (number + 1));
      } else if (tree.getValue() instanceof Double number) {
        add(source.start(tree), source.end(tree), number == 0 ? "1.0" : "" + number / 2);
      } else if (tree.getValue() instanceof Boolean value) {
        add(source.start(tree), source.end(tree), "" + !value);
      }
      return null;
    }

    /** What a method throws is none of its results. */
    @Override
    public @Nullable Void visitThrow(ThrowTree tree, @Nullable Void nothing) {
      return null;
    }

    /** Another operator between two places. */
    private void operator(int start, int end) {
      String between = source.text().substring(start, end);
      String operator = between.replaceAll("[()\\s]", "");
      int place = start + between.indexOf(operator);
      for (String other : OPERATORS.getOrDefault(operator, List.of())) {
        add(place, place + operator.length(), other);
      }
    }

    private void add(int start, int end, String text) {
      changes.add(new Change(list, source, method, start, end, text));
    }

    private String text(Tree tree) {
      return source.text().substring(source.start(tree), source.end(tree));
    }
  }
}
