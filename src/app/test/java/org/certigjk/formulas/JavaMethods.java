package org.certigjk.formulas;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The Coq definitions of the methods of a {@link JavaList}.
 *
 * <p>{@code proofs/translate.sh} writes the files; a test compares them.
 */
final class JavaMethods {

  /** Words of Coq, and names of operations, that a variable of Java can not have. */
  private static final Set<String> TAKEN =
      Set.of(
          """
          abs add array as at bits by char char_at chars compare_to constant copy_sign elements end exists exponent
          first_result forall fun fused given greatest in index_of integer_of is_finite is_nan less less_or_same
          let length_of limit match mul nan next number object of_bits opp over put range root same
          scaled single single_of_bits Singles string sub substring then this trailing_zeros truncated while
          whole widened with
          """
              .split("\\s+"));

  /**
   * A method that others call.
   *
   * @param written the parameter, an array, that is the result of a method without one, &minus;1 if
   *     there is none; then it is the fields that it assigns
   * @param fields those of the object that it names, of a method that has one
   * @param throwing whether there are arguments that it refuses, for which the result is None
   * @param recursive whether it calls itself, so often at most as the limit says
   */
  record Signature(
      String coq,
      List<JavaType> parameters,
      JavaType result,
      int written,
      List<VariableTree> fields,
      boolean throwing,
      boolean recursive) {

    String resultInCoq() {
      return throwing ? "option " + result.coq() : result.coq();
    }
  }

  private final Map<String, JavaSource> sources = new LinkedHashMap<>();
  private final Map<String, Signature> signatures = new LinkedHashMap<>();
  private final Map<String, JavaType> constants =
      new LinkedHashMap<>(
          Map.of(
              "BigInteger.ONE", JavaType.BIG,
              "BigInteger.TWO", JavaType.BIG,
              "BigInteger.TEN", JavaType.BIG,
              "Kind.RATIO", JavaType.KIND,
              "Kind.DECIMAL", JavaType.KIND,
              "Kind.HEX", JavaType.KIND,
              "Kind.NONE", JavaType.KIND,
              "Double.MIN_EXPONENT", JavaType.INTEGER,
              "Integer.MAX_VALUE", JavaType.INTEGER));
  private final Set<String> overloaded;

  /** With some of the sources given. */
  JavaMethods(List<String> lines, Map<String, JavaSource> given) {
    sources.putAll(given);
    Set<String> seen = new LinkedHashSet<>();
    overloaded =
        lines.stream()
            .map(JavaList::entryOf)
            .map(entry -> entry.substring(0, entry.indexOf('/')))
            .filter(name -> !seen.add(name))
            .collect(Collectors.toSet());
  }

  /** Returns the definitions, each after an empty line. */
  String print(List<String> lines) throws IOException {
    StringBuilder text = new StringBuilder();
    for (String line : lines) {
      text.append('\n').append(entry(line));
    }
    return text.toString();
  }

  private String entry(String line) throws IOException {
    boolean external = line.startsWith("external ");
    boolean known = line.startsWith("known ");
    String entry = JavaList.entryOf(line);
    String type = entry.substring(0, entry.indexOf('.'));
    String name = entry.substring(entry.indexOf('.') + 1, entry.indexOf('/'));
    StringBuilder text = new StringBuilder();
    if (!sources.containsKey(type)) {
      sources.put(type, JavaSource.find(type));
    }
    JavaSource source = sources.get(type);
    if (!external
        && constants.keySet().stream().noneMatch(constant -> constant.startsWith(type + "."))) {
      text.append(constants(source, known)).append(instances(source));
    }
    String taken = entry.substring(entry.indexOf('/') + 1);
    MethodTree method = source.method(name, taken);
    Signature signature = signature(source, method, taken);
    signatures.put(entry, signature);
    text.append(
        known
            ? known(signature.coq())
            : external
                ? "Variable %s : %s.\n".formatted(signature.coq(), arrow(source, method, signature))
                : new JavaBody(source, this).print(method, signature));
    return text.toString();
  }

  private static String known(String name) {
    return "Local Notation %1$s := (java_methods.%1$s M).\n".formatted(name);
  }

  private String constants(JavaSource source, boolean known) {
    StringBuilder text = new StringBuilder();
    for (VariableTree constant : source.constants()) {
      JavaType type = JavaType.of(constant);
      String value =
          new JavaExpression(source, this).print(constant.getInitializer(), type, Map.of());
      constants.put(source.name() + "." + constant.getName(), type);
      String name = source.name() + "_" + constant.getName();
      text.append(
          known ? known(name) : "Definition %s : %s := %s.\n".formatted(name, type.coq(), value));
    }
    return text.isEmpty() ? "" : text.append('\n').toString();
  }

  private String instances(JavaSource source) {
    StringBuilder text = new StringBuilder();
    JavaType type = new JavaType(source.name());
    for (VariableTree instance : source.instances()) {
      String values =
          ((NewClassTree) instance.getInitializer())
              .getArguments().stream()
                  .map(value -> new JavaExpression(source, this).integer(value))
                  .collect(Collectors.joining(" "));
      constants.put(source.name() + "." + instance.getName(), type);
      text.append(
          "Definition %1$s_%2$s : %1$s := Build_%1$s %3$s.\n"
              .formatted(source.name(), instance.getName(), values));
    }
    return text.isEmpty() ? "" : text.append('\n').toString();
  }

  private Signature signature(JavaSource source, MethodTree method, String taken) {
    String name = source.name() + "." + method.getName();
    List<JavaType> parameters = new ArrayList<>();
    if (JavaSource.takesAny(method)) {
      parameters.addAll(Collections.nCopies(Integer.parseInt(taken), JavaType.NUMBER));
    } else {
      method.getParameters().forEach(p -> parameters.add(JavaType.of(p)));
    }
    String suffix = overloaded.contains(name) ? "_" + taken : "";
    for (JavaType type : parameters) {
      requireType(source, method, type);
    }
    List<VariableTree> fields = source.fieldsOf(method);
    JavaType result = new JavaType(method.getReturnType().toString());
    int written = -1;
    List<VariableTree> assigned = source.assigned(method);
    if (assigned.isEmpty()) {
      if (result.equals(JavaType.VOID)) {
        written = parameters.indexOf(new JavaType("double[]"));
        result = written < 0 ? result : parameters.get(written);
      }
      requireType(source, method, result);
    } else if (result.equals(JavaType.VOID)) {
      result = JavaType.all(assigned.stream().map(JavaType::of).toList());
    } else {
      throw source.refuse(method, "a method that assigns fields and returns");
    }
    return new Signature(
        name.replace('.', '_') + suffix,
        parameters,
        result,
        written,
        fields,
        isThrowing(source, method),
        !overloaded.contains(name) && isRecursive(method));
  }

  /** Whether it throws, or returns what is made of the result of a method that throws. */
  private boolean isThrowing(JavaSource source, MethodTree method) {
    List<? extends StatementTree> body = method.getBody().getStatements();
    return JavaStatements.mayThrow(body)
        || body.size() == 1
            && body.get(0) instanceof ReturnTree result
            && throwing(source, result.getExpression(), Map.of()).isPresent();
  }

  /**
   * Returns the first call of a method that throws that is evaluated in any case: the expression,
   * or an argument. Another one is no expression of its type in Coq.
   */
  Optional<MethodInvocationTree> throwing(
      JavaSource source, ExpressionTree tree, Map<String, JavaType> scope) {
    if (tree instanceof TypeCastTree cast) {
      return throwing(source, cast.getExpression(), scope);
    } else if (!(tree instanceof MethodInvocationTree)) {
      return Optional.empty();
    }
    MethodInvocationTree call = (MethodInvocationTree) tree;
    Signature signature = signature(source, call, scope);
    return signature != null && signature.throwing()
        ? Optional.of(call)
        : call.getArguments().stream()
            .flatMap(argument -> throwing(source, argument, scope).stream())
            .findFirst();
  }

  /** Whether it is a call that may throw; one inside of an expression is refused. */
  boolean mayThrow(JavaSource source, ExpressionTree tree, Map<String, JavaType> scope) {
    Optional<MethodInvocationTree> call = throwing(source, tree, scope);
    if (call.isPresent() && call.get() != tree) {
      throw source.refuse(tree, "a call that may throw inside of an expression: " + tree);
    }
    return call.isPresent();
  }

  private static void requireType(JavaSource source, MethodTree method, JavaType type) {
    if (!type.isKnown()) {
      throw source.refuse(method, "the type " + type.name());
    }
  }

  private static String arrow(JavaSource source, MethodTree method, Signature signature) {
    return signature.parameters().stream().map(JavaType::coq).collect(Collectors.joining(" -> "))
        + " -> "
        + signature.result().coq();
  }

  /** Returns the constants of the classes so far, {@code Class.NAME}. */
  Map<String, JavaType> constants() {
    return constants;
  }

  /** Returns the method that is called. */
  Signature of(JavaSource source, MethodInvocationTree call, Map<String, JavaType> scope) {
    Signature signature = signature(source, call, scope);
    if (signature == null) {
      throw source.refuse(
          call, "a call of what is not in the list before it: " + full(source, call, scope));
    }
    return signature;
  }

  private Signature signature(
      JavaSource source, MethodInvocationTree call, Map<String, JavaType> scope) {
    return signatures.get(full(source, call, scope) + "/" + call.getArguments().size());
  }

  /** Returns whether a method calls itself. */
  private static boolean isRecursive(MethodTree method) {
    List<String> calls = new ArrayList<>();
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitMethodInvocation(MethodInvocationTree call, Void nothing) {
        calls.add(call.getMethodSelect().toString() + call.getArguments().size());
        return super.visitMethodInvocation(call, nothing);
      }
    }.scan(method.getBody(), null);
    return calls.contains(method.getName().toString() + method.getParameters().size());
  }

  /** {@code Class.method}. */
  private String full(JavaSource source, MethodInvocationTree call, Map<String, JavaType> scope) {
    String name = call.getMethodSelect().toString();
    if (!name.contains(".")) {
      return source.name() + "." + name;
    }
    String object = name.substring(0, name.lastIndexOf('.'));
    JavaType type = scope.getOrDefault(object, constants.get(object));
    return type == null ? name : type.name() + name.substring(name.lastIndexOf('.'));
  }

  /** Returns the object of a call, after a blank, if the method has one. */
  String receiver(MethodInvocationTree call, Signature callee, Map<String, JavaType> scope) {
    if (callee.fields().isEmpty()) {
      return "";
    }
    if (!(call.getMethodSelect() instanceof MemberSelectTree select)) {
      return " this";
    }
    String object = select.getExpression().toString();
    return " " + (scope.containsKey(object) ? local(object) : object.replace('.', '_'));
  }

  /** Returns the name of a local variable in Coq. */
  static String local(String name) {
    return TAKEN.contains(name) ? name + "_" : name;
  }

  /** Writes the files. */
  public static void main(String[] arguments) throws IOException {
    for (JavaList list : JavaList.values()) {
      Files.writeString(list.file(), list.make(Map.of()));
    }
  }
}
