package org.certigjk.specs;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.certigjk.specs.Tokens.Token;

/** A clause: {@code requires}, {@code ensures}, … and the tokens up to its semicolon. */
record JmlClause(String keyword, List<String> tokens) {

  private static final Set<String> KEYWORDS =
      Set.of(
          "requires", "ensures", "assignable", "assigns", "invariant", "signals", "signals_only");

  private static final Set<String> VISIBILITIES = Set.of("public", "private", "protected");

  /** What the prover is told beside the types. */
  private static final Set<String> MODIFIERS =
      Set.of("model", "pure", "helper", "heap_free", "nullable", "static", "final", "default");

  /** The clauses that belong together between {@code also}s. */
  record Case(boolean exceptional, List<JmlClause> clauses) {

    List<JmlClause> of(String... keywords) {
      return clauses.stream().filter(c -> List.of(keywords).contains(c.keyword())).toList();
    }
  }

  /** The declaration of something: its type, its name, and its parameters if it is a method. */
  record Variable(CoqType type, String name) {}

  /** A method with its contract. */
  record Method(
      String name,
      CoqType result,
      Set<String> modifiers,
      List<Variable> parameters,
      List<Case> cases) {}

  /** The tokens without the marks of comments. */
  private static List<String> plain(List<Token> tokens) {
    return tokens.stream()
        .filter(token -> !Tokens.startsJml(token) && !token.text().equals(Tokens.JML_END))
        .map(Token::text)
        .toList();
  }

  /** The place of the semicolon that ends what begins here. */
  private static int end(List<String> texts, int from) {
    int depth = 0;
    for (int k = from; k < texts.size(); k++) {
      String text = texts.get(k);
      depth += text.matches("[({\\[]") ? 1 : text.matches("[)}\\]]") ? -1 : 0;
      if (depth == 0 && text.equals(";")) {
        return k;
      }
    }
    throw new Jml.Refusal("no semicolon after " + texts.get(from));
  }

  /** All clauses with one keyword, such as the invariants of a class. */
  static List<JmlClause> in(List<Token> tokens, String keyword) {
    List<String> texts = plain(tokens);
    List<JmlClause> clauses = new ArrayList<>();
    for (int k = 0; k < texts.size(); k++) {
      if (texts.get(k).equals(keyword)) {
        int end = end(texts, k);
        clauses.add(new JmlClause(keyword, texts.subList(k + 1, end)));
        k = end;
      }
    }
    return clauses;
  }

  /** The fields of a class that its clauses may name. */
  static List<Variable> fields(List<Token> tokens) {
    List<Variable> fields = new ArrayList<>();
    for (JmlClause field : in(tokens, "spec_public")) {
      fields.add(variable(field.tokens()));
    }
    return fields;
  }

  /** A type and a name, with modifiers before them. */
  private static Variable variable(List<String> texts) {
    List<String> type = new ArrayList<>(texts.subList(0, texts.size() - 1));
    boolean nullable = type.contains("nullable");
    type.removeIf(text -> MODIFIERS.contains(text) || VISIBILITIES.contains(text));
    return new Variable(CoqType.of(String.join("", type), nullable), texts.get(texts.size() - 1));
  }

  /** Reads a method in front of which its contract stands. */
  static Method method(List<Token> tokens) {
    List<String> texts = plain(tokens);
    List<Case> cases = new ArrayList<>();
    List<String> declaration = new ArrayList<>();
    for (int k = 0; k < texts.size(); k++) {
      String text = texts.get(k);
      if (text.endsWith("behavior")) {
        cases.add(new Case(text.startsWith("exceptional"), new ArrayList<>()));
      } else if (KEYWORDS.contains(text)) {
        int end = end(texts, k);
        cases.get(cases.size() - 1).clauses().add(new JmlClause(text, texts.subList(k + 1, end)));
        k = end;
      } else if (!text.equals("also")) {
        declaration.add(text);
      }
    }
    return method(declaration, cases);
  }

  private static Method method(List<String> declaration, List<Case> cases) {
    int bracket = declaration.indexOf("(");
    List<Variable> parameters = new ArrayList<>();
    int from = bracket + 1;
    int depth = 0;
    for (int k = from; k < declaration.size() && !declaration.get(k).matches("[;{]"); k++) {
      String text = declaration.get(k);
      depth += text.equals("<") ? 1 : text.equals(">") ? -1 : 0;
      if (depth == 0 && text.matches("[,)]") && k > from) {
        parameters.add(variable(declaration.subList(from, k)));
        from = k + 1;
      }
    }
    Variable head = variable(declaration.subList(0, bracket));
    Set<String> modifiers = new java.util.TreeSet<>(declaration.subList(0, bracket));
    modifiers.retainAll(MODIFIERS);
    return new Method(head.name(), head.type(), modifiers, parameters, cases);
  }
}
