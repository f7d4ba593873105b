package org.certigjk.specs;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.certigjk.specs.Jml.Refusal;

/** Reads an expression of JML from its tokens. Triggers of quantifiers are read over. */
final class JmlParser {

  /** The operators by precedence, the weakest first. */
  private static final List<Set<String>> LEVELS =
      List.of(
          Set.of("<==>"),
          Set.of("==>"),
          Set.of("||"),
          Set.of("&&"),
          Set.of("==", "!="),
          Set.of("<", "<=", ">", ">="),
          Set.of("+", "-"),
          Set.of("*"));

  private static final Set<String> QUANTIFIERS = Set.of("\\forall", "\\exists");

  /** Words with a backslash that stand where a name can stand. */
  private static final Set<String> NAMES = Set.of("\\result", "\\old", "\\fresh");

  private final List<String> tokens;
  private int next;

  private JmlParser(List<String> tokens) {
    this.tokens = tokens;
  }

  static Jml parse(List<String> tokens) {
    JmlParser parser = new JmlParser(tokens);
    Jml parsed = parser.expression(0);
    if (parser.next < tokens.size()) {
      throw new Refusal("unexpected " + parser.peek());
    }
    return parsed;
  }

  private String peek() {
    return next < tokens.size() ? tokens.get(next) : "the end";
  }

  private String take() {
    String token = peek();
    next++;
    return token;
  }

  private boolean skip(String token) {
    boolean there = peek().equals(token);
    next += there ? 1 : 0;
    return there;
  }

  private void require(String token) {
    if (!skip(token)) {
      throw new Refusal(token + " expected, not " + peek());
    }
  }

  private Jml expression(int level) {
    if (level == LEVELS.size()) {
      return prefix();
    }
    List<Jml> operands = new ArrayList<>(List.of(expression(level + 1)));
    List<String> operators = new ArrayList<>();
    while (LEVELS.get(level).contains(peek())) {
      operators.add(take());
      operands.add(expression(level + 1));
    }
    Jml read = operators.isEmpty() ? operands.get(0) : new Jml.Chain(operands, operators);
    return level == 0 && skip("?") ? choice(read) : read;
  }

  private Jml choice(Jml condition) {
    Jml one = expression(0);
    require(":");
    return new Jml.Choice(condition, one, expression(0));
  }

  private Jml prefix() {
    if (peek().equals("!") || peek().equals("-")) {
      return new Jml.Prefix(take(), prefix());
    }
    Jml operand = primary();
    while (true) {
      if (skip(".")) {
        String name = name();
        operand =
            peek().equals("(")
                ? new Jml.Call(operand, name, arguments())
                : new Jml.Member(operand, name);
      } else if (skip("[")) {
        operand = new Jml.Element(operand, expression(0));
        require("]");
      } else {
        return operand;
      }
    }
  }

  private Jml primary() {
    if (skip("(")) {
      Jml inside = QUANTIFIERS.contains(peek()) ? quantified() : expression(0);
      require(")");
      return inside;
    }
    if (peek().matches("\\d+")) {
      return new Jml.Number(take());
    }
    String name = name();
    return peek().equals("(") ? new Jml.Call(Jml.NOBODY, name, arguments()) : new Jml.Name(name);
  }

  private String name() {
    String token = take();
    if (!token.matches("[\\p{L}_]\\w*") && !NAMES.contains(token)) {
      throw new Refusal("unexpected " + token);
    }
    return token;
  }

  private List<Jml> arguments() {
    List<Jml> arguments = new ArrayList<>();
    require("(");
    while (!skip(")")) {
      arguments.add(expression(0));
      if (!peek().equals(")")) {
        require(",");
      }
    }
    return arguments;
  }

  private Jml quantified() {
    String quantifier = take();
    StringBuilder type = new StringBuilder();
    while (next + 1 < tokens.size() && !tokens.get(next + 1).matches("[,;]")) {
      type.append(take());
    }
    List<String> names = new ArrayList<>(List.of(name()));
    while (skip(",")) {
      names.add(name());
    }
    require(";");
    Jml range = Jml.TRUE;
    Jml body = expression(0);
    if (skip(";")) {
      range = body;
      body = expression(0);
    }
    while (peek().equals(":") || peek().equals(",")) {
      take();
      expression(0);
    }
    return new Jml.Quantified(
        quantifier, SourceEntries.erased(type.toString()), names, range, body);
  }
}
