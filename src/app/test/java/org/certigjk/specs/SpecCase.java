package org.certigjk.specs;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.certigjk.specs.Tokens.Token;

/**
 * What a contract says between {@code also}s: of which inputs, and whether an exception ends it.
 */
record SpecCase(boolean exceptional, String precondition) {

  /** The cases of a contract that have different preconditions. */
  static List<SpecCase> of(List<Token> method) {
    List<SpecCase> cases = new ArrayList<>();
    List<Token> contract = contract(method);
    int start = 0;
    for (int k = 0; k <= contract.size(); k++) {
      if (k == contract.size() || contract.get(k).text().equals("also")) {
        if (k > start) {
          cases.add(read(contract.subList(start, k)));
        }
        start = k + 1;
      }
    }
    return cases.stream().distinct().toList();
  }

  /** The tokens of the JML comments in front of a method, or of a model method in front of it. */
  static List<Token> contract(List<Token> method) {
    List<Token> contract = new ArrayList<>();
    boolean jml = true;
    for (Token token : method) {
      if (Tokens.startsJml(token)) {
        jml = true;
      } else if (token.text().equals(Tokens.JML_END)) {
        jml = false;
      } else if (!jml || token.text().equals("model")) {
        break;
      } else {
        contract.add(token);
      }
    }
    return contract;
  }

  private static SpecCase read(List<Token> tokens) {
    boolean exceptional = Tokens.texts(tokens).contains("exceptional_behavior");
    return new SpecCase(
        exceptional,
        clauses(tokens, "requires").stream()
            .map(clause -> "(" + clause + ")")
            .collect(Collectors.joining(" && ")));
  }

  /** The clauses of a keyword, without it and the semicolon. */
  static List<String> clauses(List<Token> tokens, String keyword) {
    List<String> clauses = new ArrayList<>();
    List<String> clause = null;
    int depth = 0;
    for (String text : Tokens.texts(tokens)) {
      depth += text.matches("[(\\[{]") ? 1 : text.matches("[)\\]}]") ? -1 : 0;
      if (depth == 0 && text.equals(";")) {
        if (clause != null) {
          clauses.add(String.join(" ", clause));
        }
        clause = null;
      } else if (clause != null) {
        clause.add(text);
      } else if (depth == 0 && text.equals(keyword)) {
        clause = new ArrayList<>();
      }
    }
    return clauses;
  }
}
