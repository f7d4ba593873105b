package org.certigjk.specs;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.certigjk.specs.Tokens.Token;

/**
 * A Java or JML file, cut into entries: one for each method, with the JML in front of it, and
 * {@link #REST} for everything else. Every token belongs to exactly one entry.
 */
final class SourceEntries {

  /** Imports, fields, invariants, nested types. */
  static final String REST = "(class)";

  /** What declares something of the class rather than of the method that follows. */
  private static final Set<String> CLASS_LEVEL =
      Set.of("model", "ghost", "invariant", "axiom", "constraint", "initially", "represents");

  private final Map<String, List<Token>> entries = new LinkedHashMap<>();
  private final List<MethodTree> methods = new ArrayList<>();
  private final List<ModelMethod> models;
  private final CompilationUnitTree unit;
  private final SourcePositions positions;

  SourceEntries(String text) {
    DiagnosticCollector<JavaFileObject> problems = new DiagnosticCollector<>();
    JavacTask task =
        (JavacTask)
            ToolProvider.getSystemJavaCompiler()
                .getTask(null, null, problems, null, null, List.of(new Text(text)));
    try {
      unit = task.parse().iterator().next();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    if (!problems.getDiagnostics().isEmpty()) {
      throw new IllegalArgumentException(problems.getDiagnostics().toString());
    }
    positions = Trees.instance(task).getSourcePositions();
    entries.put(REST, new ArrayList<>());
    for (Tree type : unit.getTypeDecls()) {
      collect((ClassTree) type);
    }
    distribute(Tokens.of(text));
    models = ModelMethod.in(entries.get(REST));
    for (ModelMethod model : models) {
      put(model.signature(), model.tokens());
      entries.get(REST).removeAll(model.tokens());
    }
  }

  private void put(String signature, List<Token> tokens) {
    if (entries.put(signature, tokens) != null) {
      throw new IllegalArgumentException("two methods " + signature);
    }
  }

  private void collect(ClassTree type) {
    for (Tree member : type.getMembers()) {
      if (member instanceof MethodTree method) {
        methods.add(method);
      } else if (member instanceof ClassTree nested) {
        collect(nested);
      }
    }
  }

  private void distribute(List<Token> tokens) {
    int next = 0;
    for (MethodTree method : methods) {
      int before = next;
      while (tokens.get(next).start() < start(method)) {
        next++;
      }
      int contract = contractStart(tokens, before, next);
      while (next < tokens.size() && tokens.get(next).start() < end(method)) {
        next++;
      }
      entries.get(REST).addAll(tokens.subList(before, contract));
      put(signature(method), List.copyOf(tokens.subList(contract, next)));
    }
    entries.get(REST).addAll(tokens.subList(next, tokens.size()));
  }

  /**
   * The JML directly in front of a method is its own, unless it declares something of the class.
   */
  private static int contractStart(List<Token> tokens, int from, int method) {
    int start = method;
    boolean jml = false;
    for (int k = method - 1; k >= from; k--) {
      String text = tokens.get(k).text();
      if (text.equals(Tokens.JML_END)) {
        jml = true;
      } else if (!jml || CLASS_LEVEL.contains(text)) {
        break;
      } else if (Tokens.startsJml(tokens.get(k))) {
        jml = false;
        start = k;
      }
    }
    return start;
  }

  long start(Tree tree) {
    return positions.getStartPosition(unit, tree);
  }

  long end(Tree tree) {
    return positions.getEndPosition(unit, tree);
  }

  List<MethodTree> methods() {
    return methods;
  }

  List<ModelMethod> models() {
    return models;
  }

  Map<String, List<Token>> entries() {
    return entries;
  }

  /** The name and the erased types of the parameters, without packages: {@code of(Vec[])}. */
  String signature(MethodTree method) {
    String name = method.getName().toString();
    return (name.equals("<init>") ? "new" : name)
        + method.getParameters().stream()
            .map(VariableTree::getType)
            .map(type -> erased(type.toString()))
            .collect(Collectors.joining(",", "(", ")"));
  }

  private static final Pattern TYPE_ARGUMENTS = Pattern.compile("<[^<>]*>");

  /** Works on what javac prints for a type and on what OpenJML prints. */
  static String erased(String type) {
    String bare = erasedArguments(type.replaceAll("@[\\w.]+(\\([^)]*\\))?\\s*", ""));
    return bare.replace("...", "[]").replaceAll("\\w+\\.|[\\s\\\\]", "");
  }

  static String erasedArguments(String type) {
    String erased = type;
    while (TYPE_ARGUMENTS.matcher(erased).find()) {
      erased = TYPE_ARGUMENTS.matcher(erased).replaceAll("");
    }
    return erased;
  }

  private static final class Text extends SimpleJavaFileObject {

    private final String text;

    Text(String text) {
      super(URI.create("string:///Text.java"), Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }
}
