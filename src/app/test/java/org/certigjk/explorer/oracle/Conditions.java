package org.certigjk.explorer.oracle;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads "d₁ ≥ 0 ≥ d₃, t &lt; 2 and v({0}) ≤ 0" as what it says of numbers with names. */
final class Conditions {

  private Conditions() {}

  /** Returns whether all are true; a name that has no number makes it false. */
  static boolean hold(String text, Map<String, Q> values) {
    for (String chain : text.split(", | and ")) {
      List<String> parts = List.of(chain.split(" (?=[<>≤≥=])|(?<=[<>≤≥=]) "));
      for (int i = 1; i < parts.size(); i += 2) {
        Q left = number(parts.get(i - 1), values);
        Q right = number(parts.get(i + 1), values);
        if (left == null || right == null || !compares(left.compareTo(right), parts.get(i))) {
          return false;
        }
      }
      if (parts.size() < 3) {
        throw new AssertionError("no condition: " + chain);
      }
    }
    return true;
  }

  private static @Nullable Q number(String name, Map<String, Q> values) {
    return name.equals("0") ? Q.ZERO : values.get(name);
  }

  private static boolean compares(int order, String sign) {
    return switch (sign) {
      case "<" -> order < 0;
      case ">" -> order > 0;
      case "≤" -> order <= 0;
      case "≥" -> order >= 0;
      default -> order == 0;
    };
  }
}
