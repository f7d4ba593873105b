package org.certigjk.specs;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.certigjk.specs.Tokens.Token;

/**
 * Who calls whom, among methods of given classes and the functions of their contracts. A call
 * through an interface is one of each method that implements it. Of JML the types are not known:
 * there a name with a number of arguments may be any method that has both.
 */
final class Calls {

  private final Map<String, Set<String>> calls = new LinkedHashMap<>();

  /** The methods by class, name and number of parameters: {@code geometry.Vec dot 1}. */
  private final Map<String, Set<String>> named = new HashMap<>();

  private final Verified verified;

  Calls(Verified verified) {
    this.verified = verified;
    readJava();
    for (String type : verified.types()) {
      for (SourceEntries source : verified.sources(type)) {
        source.models().stream()
            .filter(ModelMethod::isLemma)
            .forEach(lemma -> add(type, lemma.signature()));
      }
    }
    for (String type : verified.types()) {
      for (SourceEntries source : verified.sources(type)) {
        Set<String> models =
            source.models().stream().map(ModelMethod::signature).collect(Collectors.toSet());
        source
            .entries()
            .forEach((method, tokens) -> readJml(type, method, tokens, models.contains(method)));
      }
    }
  }

  private void add(String type, String signature) {
    calls.putIfAbsent(type + "." + signature, new LinkedHashSet<>());
    String parameters = signature.replaceFirst(".*\\(", "").replace(")", "");
    int count = parameters.isEmpty() ? 0 : parameters.split(",").length;
    named
        .computeIfAbsent(name(signature) + " " + count, key -> new TreeSet<>())
        .add(type + "." + signature);
  }

  private static String name(String signature) {
    return signature.substring(0, signature.indexOf('('));
  }

  /** A way from a method to itself, with an arrow between its steps; empty if there is none. */
  String circle(String method) {
    Map<String, String> before = new HashMap<>();
    Deque<String> next = new ArrayDeque<>(List.of(method));
    while (!next.isEmpty()) {
      String caller = next.remove();
      for (String called : calls.getOrDefault(caller, Set.of())) {
        if (called.equals(method)) {
          String way = method;
          for (String step = caller; !step.equals(method); step = before.get(step)) {
            way = step + " -> " + way;
          }
          return method + " -> " + way;
        }
        if (before.putIfAbsent(called, caller) == null) {
          next.add(called);
        }
      }
    }
    return "";
  }

  int size() {
    return calls.values().stream().mapToInt(Set::size).sum();
  }

  // Java.

  private void readJava() {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(found, null, null)) {
      List<Path> paths = verified.types().stream().map(verified::javaFile).toList();
      List<String> options =
          List.of("-proc:none", "-classpath", System.getProperty("java.class.path"));
      JavacTask task =
          (JavacTask)
              compiler.getTask(
                  null, files, found, options, null, files.getJavaFileObjectsFromPaths(paths));
      List<CompilationUnitTree> units = new ArrayList<>();
      task.parse().forEach(units::add);
      task.analyze();
      for (var problem : found.getDiagnostics()) {
        if (problem.getKind() == Diagnostic.Kind.ERROR) {
          throw new IllegalArgumentException(problem.toString());
        }
      }
      new Reader(task, units);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private final class Reader extends TreePathScanner<Void, String> {

    private final Map<Element, String> names = new LinkedHashMap<>();
    private final JavacTask task;
    private final Trees trees;
    private String type = "";

    Reader(JavacTask task, List<CompilationUnitTree> units) {
      this.task = task;
      this.trees = Trees.instance(task);
      List<String> types = List.copyOf(verified.types());
      for (int k = 0; k < units.size(); k++) {
        declare(types.get(k), units.get(k));
      }
      for (int k = 0; k < units.size(); k++) {
        type = types.get(k);
        scan(units.get(k), type);
      }
    }

    private void declare(String type, CompilationUnitTree unit) {
      SourceEntries source = verified.java(type);
      new TreePathScanner<Void, Void>() {
        @Override
        public Void visitMethod(MethodTree method, Void unused) {
          String signature = source.signature(method);
          names.put(trees.getElement(getCurrentPath()), type + "." + signature);
          add(type, signature);
          return null;
        }
      }.scan(unit, null);
    }

    @Override
    public Void visitClass(ClassTree tree, String caller) {
      return super.visitClass(tree, type);
    }

    /** Whoever makes an object runs what stands outside the methods. */
    @Override
    public Void visitMethod(MethodTree tree, String caller) {
      String method = names.get(trees.getElement(getCurrentPath()));
      if (method != null && method.startsWith(type + ".new(")) {
        calls.get(method).add(type);
      }
      return super.visitMethod(tree, method == null ? caller : method);
    }

    @Override
    public Void visitVariable(VariableTree tree, String caller) {
      boolean constant = tree.getModifiers().getFlags().contains(Modifier.STATIC);
      return super.visitVariable(tree, constant ? type + ".static" : caller);
    }

    @Override
    public Void visitMethodInvocation(MethodInvocationTree tree, String caller) {
      call(caller);
      return super.visitMethodInvocation(tree, caller);
    }

    @Override
    public Void visitNewClass(NewClassTree tree, String caller) {
      call(caller);
      return super.visitNewClass(tree, caller);
    }

    @Override
    public Void visitMemberReference(MemberReferenceTree tree, String caller) {
      call(caller);
      return super.visitMemberReference(tree, caller);
    }

    private void call(String caller) {
      if (trees.getElement(getCurrentPath()) instanceof ExecutableElement called) {
        names.forEach(
            (method, name) -> {
              if (method.equals(called) || implementing(method, called)) {
                calls.computeIfAbsent(caller, key -> new LinkedHashSet<>()).add(name);
              }
            });
      }
    }

    private boolean implementing(Element method, ExecutableElement called) {
      return method.getSimpleName().equals(called.getSimpleName())
          && method.getEnclosingElement() instanceof TypeElement type
          && task.getElements().overrides((ExecutableElement) method, called, type)
          && (!type.getModifiers().contains(Modifier.FINAL) || isOfReceiver(type));
    }

    /** Whether a call may be one of an object of this class, which has no subclass. */
    private boolean isOfReceiver(TypeElement type) {
      if (getCurrentPath().getLeaf() instanceof MethodInvocationTree call
          && call.getMethodSelect() instanceof MemberSelectTree select) {
        TypeMirror receiver =
            trees.getTypeMirror(new TreePath(getCurrentPath(), select.getExpression()));
        Types types = task.getTypes();
        return types.isSubtype(types.erasure(type.asType()), types.erasure(receiver));
      }
      return true;
    }
  }

  // JML.

  /** What a contract and the annotations of a body call, and the body of a function of JML. */
  private void readJml(String type, String method, List<Token> tokens, boolean model) {
    String caller = type + "." + method;
    if (!calls.containsKey(caller)) {
      return;
    }
    List<String> texts = Tokens.texts(tokens);
    int own = model ? texts.indexOf("model") : -1;
    while (model && !texts.get(own + 1).equals("(")) {
      own++;
    }
    boolean jml = model;
    for (int k = 0; k + 1 < texts.size(); k++) {
      if (Tokens.startsJml(tokens.get(k))) {
        jml = true;
      } else if (texts.get(k).equals(Tokens.JML_END)) {
        jml = false;
      } else if (jml && k != own && texts.get(k + 1).equals("(")) {
        String called = texts.get(k) + " " + arguments(texts, k + 1);
        boolean unqualified = k == 0 || !texts.get(k - 1).equals(".");
        calls
            .get(caller)
            .addAll(
                named.getOrDefault(called, Set.of()).stream()
                    .filter(name -> !unqualified || name.startsWith(type + "."))
                    .collect(Collectors.toSet()));
      }
    }
  }

  private static int arguments(List<String> texts, int bracket) {
    int depth = 0;
    int commas = 0;
    int k = bracket;
    do {
      String text = texts.get(k);
      depth += text.matches("[(\\[{]") ? 1 : text.matches("[)\\]}]") ? -1 : 0;
      commas += depth == 1 && text.equals(",") ? 1 : 0;
      k++;
    } while (depth > 0 && k < texts.size());
    return k == bracket + 2 ? 0 : commas + 1;
  }
}
