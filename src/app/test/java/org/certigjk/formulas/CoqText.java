package org.certigjk.formulas;

import java.util.List;

/** How Coq writes the values of variables. */
final class CoqText {

  private CoqText() {}

  static String let(String name, String value, String indent) {
    return "%slet %s := %s in\n".formatted(indent, JavaMethods.local(name), value);
  }

  static String tuple(List<String> names) {
    return names.size() == 1 ? names.get(0) : "(" + String.join(", ", names) + ")";
  }

  /** The tuple as a pattern. */
  static String pattern(List<String> names) {
    return (names.size() == 1 ? "" : "'") + tuple(names);
  }
}
