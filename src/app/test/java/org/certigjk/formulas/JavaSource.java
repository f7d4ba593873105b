package org.certigjk.formulas;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** A class of the sources, as the compiler reads it. */
final class JavaSource {

  private static final Set<Kind> STEPS =
      Set.of(
          Kind.PREFIX_INCREMENT,
          Kind.PREFIX_DECREMENT,
          Kind.POSTFIX_INCREMENT,
          Kind.POSTFIX_DECREMENT);

  /** Those that were found: to look for one and to compile it takes longer than to translate it. */
  private static final Map<String, JavaSource> FOUND = new ConcurrentHashMap<>();

  private final String file;
  private final String text;
  private final CompilationUnitTree unit;
  private final Trees trees;
  private final ClassTree type;

  private JavaSource(String file, String text, CompilationUnitTree unit, Trees trees) {
    this.file = file;
    this.text = text;
    this.unit = unit;
    this.trees = trees;
    this.type = (ClassTree) unit.getTypeDecls().get(0);
  }

  /** Returns the class of this name below src/library or src/core, in whatever package. */
  static JavaSource find(String name) throws IOException {
    JavaSource known = FOUND.get(name);
    if (known != null) {
      return known;
    }
    for (String folder : List.of("src/library/main/java", "src/core/main/java")) {
      try (Stream<Path> files = Files.walk(Path.of(folder))) {
        List<Path> found = files.filter(path -> path.endsWith(name + ".java")).toList();
        if (found.size() == 1) {
          JavaSource source = parse(name + ".java", Files.readString(found.get(0)));
          FOUND.put(name, source);
          return source;
        }
      }
    }
    throw new IOException("no single class " + name + " below src/library and src/core");
  }

  /** Returns the first class of a text. */
  static JavaSource parse(String file, String text) throws IOException {
    JavaFileObject source =
        new SimpleJavaFileObject(URI.create("string:///" + file), JavaFileObject.Kind.SOURCE) {
          @Override
          public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
          }
        };
    JavacTask task =
        (JavacTask)
            ToolProvider.getSystemJavaCompiler()
                .getTask(null, null, null, List.of("-proc:none"), null, List.of(source));
    CompilationUnitTree unit = task.parse().iterator().next();
    return new JavaSource(file, text, unit, Trees.instance(task));
  }

  String text() {
    return text;
  }

  String name() {
    return type.getSimpleName().toString();
  }

  /**
   * Returns the method with this name and number of parameters, or with any number of them; of
   * several the one whose types are translated, and not float.
   */
  MethodTree method(String name, int arity) {
    List<MethodTree> found =
        type.getMembers().stream()
            .filter(MethodTree.class::isInstance)
            .map(MethodTree.class::cast)
            .filter(m -> m.getName().contentEquals(name))
            .filter(m -> m.getParameters().size() == arity || takesAny(m))
            .toList();
    if (found.size() > 1) {
      found = found.stream().filter(JavaSource::hasKnownTypes).toList();
    }
    if (found.size() != 1) {
      throw new IllegalArgumentException(
          "%s has %d methods %s with %d parameters".formatted(name(), found.size(), name, arity));
    }
    return found.get(0);
  }

  /** Returns the method with so many parameters, or with parameters of these types. */
  MethodTree method(String name, String parameters) {
    if (Character.isDigit(parameters.charAt(0))) {
      return method(name, Integer.parseInt(parameters));
    }
    return type.getMembers().stream()
        .filter(MethodTree.class::isInstance)
        .map(MethodTree.class::cast)
        .filter(m -> m.getName().contentEquals(name) && types(m).equals(parameters))
        .findFirst()
        .orElseThrow(
            () -> new IllegalArgumentException(name() + " has no " + name + "/" + parameters));
  }

  private static String types(MethodTree method) {
    return method.getParameters().stream()
        .map(parameter -> parameter.getType().toString())
        .collect(Collectors.joining(","));
  }

  private static boolean hasKnownTypes(MethodTree method) {
    return method.getParameters().stream()
        .map(JavaType::of)
        .allMatch(type -> type.isKnown() && !type.equals(JavaType.SINGLE));
  }

  /** Returns whether {@code double...} is all that the method takes. */
  static boolean takesAny(MethodTree method) {
    return method.getParameters().size() == 1
        && method.getParameters().get(0).toString().startsWith("double...");
  }

  /** Returns the constants of type double and int. */
  List<VariableTree> constants() {
    return numbers().filter(field -> field.getInitializer() != null).toList();
  }

  /** Returns the final fields of these types that each object has. */
  List<VariableTree> fields() {
    return numbers().filter(field -> field.getInitializer() == null).toList();
  }

  private Stream<VariableTree> numbers() {
    return type.getMembers().stream()
        .filter(VariableTree.class::isInstance)
        .map(VariableTree.class::cast)
        .filter(field -> field.getModifiers().getFlags().contains(Modifier.FINAL))
        .filter(field -> List.of("double", "int").contains(field.getType().toString()));
  }

  /** Returns the constants of an enum, whose constructor must take its fields in their order. */
  List<VariableTree> instances() {
    if (type.getKind() != Tree.Kind.ENUM) {
      return List.of();
    }
    MethodTree constructor = method("<init>", fields().size());
    for (int k = 0; k < fields().size(); k++) {
      if (!constructor.getParameters().get(k).getName().equals(fields().get(k).getName())) {
        throw refuse(constructor, "a constructor that takes its fields in another order");
      }
    }
    return type.getMembers().stream()
        .filter(VariableTree.class::isInstance)
        .map(VariableTree.class::cast)
        .filter(field -> field.getType().toString().equals(name()))
        .toList();
  }

  /** Returns the fields of the object that a method names. */
  List<VariableTree> fieldsOf(MethodTree method) {
    Set<String> names = new HashSet<>();
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitIdentifier(IdentifierTree name, Void nothing) {
        names.add(name.getName().toString());
        return null;
      }
    }.scan(method.getBody(), null);
    return ofObject(method, names);
  }

  /** Returns those that it assigns, or elements of them. */
  List<VariableTree> assigned(MethodTree method) {
    Set<String> names = new HashSet<>();
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitAssignment(AssignmentTree assignment, Void nothing) {
        add(assignment.getVariable());
        return super.visitAssignment(assignment, nothing);
      }

      @Override
      public Void visitCompoundAssignment(CompoundAssignmentTree assignment, Void nothing) {
        add(assignment.getVariable());
        return super.visitCompoundAssignment(assignment, nothing);
      }

      @Override
      public Void visitUnary(UnaryTree step, Void nothing) {
        if (STEPS.contains(step.getKind())) {
          add(step.getExpression());
        }
        return super.visitUnary(step, nothing);
      }

      private void add(ExpressionTree assigned) {
        ExpressionTree target = assigned;
        while (target instanceof ArrayAccessTree access) {
          target = access.getExpression();
        }
        names.add(target.toString());
      }
    }.scan(method.getBody(), null);
    return ofObject(method, names);
  }

  private List<VariableTree> ofObject(MethodTree method, Set<String> names) {
    if (method.getModifiers().getFlags().contains(Modifier.STATIC)) {
      return List.of();
    }
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitVariable(VariableTree local, Void nothing) {
        names.remove(local.getName().toString());
        return null;
      }
    }.scan(method, null);
    return type.getMembers().stream()
        .filter(VariableTree.class::isInstance)
        .map(VariableTree.class::cast)
        .filter(field -> !field.getModifiers().getFlags().contains(Modifier.STATIC))
        .filter(field -> names.contains(field.getName().toString()))
        .toList();
  }

  /** Returns where this part of the class begins in the text. */
  int start(Tree tree) {
    return (int) trees.getSourcePositions().getStartPosition(unit, tree);
  }

  /** Returns where this part of the class ends in the text. */
  int end(Tree tree) {
    return (int) trees.getSourcePositions().getEndPosition(unit, tree);
  }

  /** Returns the number of the line of this place in the text. */
  long line(int start) {
    return unit.getLineMap().getLineNumber(start);
  }

  /** Returns the refusal of this part of the class. */
  Untranslatable refuse(Tree tree, String what) {
    return new Untranslatable(file, line(start(tree)), what);
  }
}
