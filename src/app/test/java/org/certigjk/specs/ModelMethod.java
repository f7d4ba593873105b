package org.certigjk.specs;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.certigjk.specs.Tokens.Token;

/**
 * A method that exists in JML only. With a body it is a lemma, which is to be proved; without, it
 * is a function of which its contract is assumed.
 */
record ModelMethod(String signature, List<Token> tokens) {

  private static final Set<String> MODIFIERS = Set.of("final", "nullable", "non_null");

  /** The model methods of a text, each with its contract in the same comment. */
  static List<ModelMethod> in(List<Token> tokens) {
    List<ModelMethod> methods = new ArrayList<>();
    int start = 0;
    int depth = 0;
    int model = -1;
    for (int k = 0; k < tokens.size(); k++) {
      String text = tokens.get(k).text();
      depth += "({[".contains(text) ? 1 : ")}]".contains(text) ? -1 : 0;
      boolean ends = depth == 0 && (text.equals("}") || text.equals(";"));
      if (Tokens.startsJml(tokens.get(k))) {
        start = k + 1;
        depth = 0;
        model = -1;
      } else if (text.equals("model")) {
        model = k;
      } else if (ends && model >= 0) {
        List<Token> own = tokens.subList(start, k + 1);
        if (Tokens.texts(tokens.subList(model, k)).contains("(")) {
          String signature = signature(Tokens.texts(tokens.subList(model, k)));
          methods.add(new ModelMethod(signature, List.copyOf(own)));
        }
        start = k + 1;
        model = -1;
      }
    }
    return methods;
  }

  private static String signature(List<String> declaration) {
    int bracket = declaration.indexOf("(");
    List<String> types = new ArrayList<>();
    List<String> parameter = new ArrayList<>();
    int depth = 0;
    for (String text : declaration.subList(bracket + 1, declaration.size())) {
      depth += text.equals("<") ? 1 : text.equals(">") ? -1 : text.equals(">>") ? -2 : 0;
      if (depth == 0 && (text.equals(",") || text.equals(")"))) {
        types.add(type(parameter));
        parameter.clear();
        if (text.equals(")")) {
          break;
        }
      } else {
        parameter.add(text);
      }
    }
    return declaration.get(bracket - 1) + "(" + String.join(",", types) + ")";
  }

  private static String type(List<String> parameter) {
    if (parameter.isEmpty()) {
      return "";
    }
    return SourceEntries.erased(
        parameter.subList(0, parameter.size() - 1).stream()
            .filter(text -> !MODIFIERS.contains(text))
            .collect(Collectors.joining()));
  }

  boolean isLemma() {
    return tokens.get(tokens.size() - 1).text().equals("}");
  }

  /** Whether its contract says anything of it. */
  boolean isConstrained() {
    List<String> texts = Tokens.texts(tokens);
    for (int k = 0; k + 1 < texts.size(); k++) {
      if (texts.get(k).equals("ensures") && !texts.get(k + 1).equals("true")) {
        return true;
      }
    }
    return false;
  }
}
