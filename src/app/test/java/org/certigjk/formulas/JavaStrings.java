package org.certigjk.formulas;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import java.util.Map;

/** The methods of {@code String} that are translated, by their words in Coq; and its literals. */
final class JavaStrings {

  /** A method by its name and number of arguments, with its word and what it returns. */
  private record Method(String coq, JavaType result) {}

  private static final Map<String, Method> METHODS =
      Map.of(
          "charAt/1", new Method("char_at", JavaType.CHARACTER),
          "indexOf/1", new Method("index_of", JavaType.INTEGER),
          "length/0", new Method("length_of", JavaType.INTEGER),
          "substring/1", new Method("substring_from", JavaType.STRING),
          "substring/2", new Method("substring", JavaType.STRING));

  private JavaStrings() {}

  /** Returns whether there is such a method, of a string if this is what is asked. */
  static boolean isMethod(MethodInvocationTree call) {
    return call.getMethodSelect() instanceof MemberSelectTree && METHODS.containsKey(key(call));
  }

  /** Returns what is asked. */
  static ExpressionTree string(MethodInvocationTree call) {
    return ((MemberSelectTree) call.getMethodSelect()).getExpression();
  }

  static String coq(MethodInvocationTree call) {
    return METHODS.get(key(call)).coq();
  }

  static JavaType result(MethodInvocationTree call) {
    return METHODS.get(key(call)).result();
  }

  /** Returns the type of the arguments, which is the same for all. */
  static JavaType argument(MethodInvocationTree call) {
    return coq(call).equals("index_of") ? JavaType.CHARACTER : JavaType.INTEGER;
  }

  private static String key(MethodInvocationTree call) {
    MemberSelectTree select = (MemberSelectTree) call.getMethodSelect();
    return select.getIdentifier() + "/" + call.getArguments().size();
  }

  /** Returns a string or a character, of letters, digits and signs, as Coq writes it. */
  static String literal(Object value) {
    if (value instanceof String string) {
      return "(chars \"%s\")".formatted(string);
    }
    return "(char \"%s\")".formatted(value);
  }
}
