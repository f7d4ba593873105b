package org.certigjk.specs;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.certigjk.specs.CoqExpression.Scope;
import org.certigjk.specs.Jml.Refusal;
import org.certigjk.specs.JmlClause.Case;
import org.certigjk.specs.JmlClause.Method;
import org.certigjk.specs.JmlClause.Variable;

/**
 * The contract of one method: a definition for each clause, and one of all together, of the states
 * before and after a call ({@code old}, {@code this}), the arguments and the result. A method that
 * changes nothing has one state.
 */
final class CoqContract {

  private final String path;
  private final Method method;
  private final String object;
  private final List<Variable> fields;
  private final String name;
  private final boolean isFact;
  private final boolean isConstructor;
  private final boolean hasTwoStates;
  private final boolean hasResult;

  /** Before and after the call. */
  private final Scope before;

  private final Scope after;

  /** The arguments as binders, and as what a definition is given. */
  private final StringBuilder binders = new StringBuilder();

  private final StringBuilder arguments = new StringBuilder();

  /** The clauses that are not said in Coq, with the reasons. */
  private final List<String> refused = new ArrayList<>();

  CoqContract(
      CoqModules modules, String path, Method method, String object, List<Variable> fields) {
    this.path = path;
    this.method = method;
    this.object = object;
    this.fields = fields;
    String type = path.substring(path.lastIndexOf('.') + 1);
    this.isConstructor = method.name().equals(type);
    this.name = isConstructor ? "new" : method.name();
    CoqModules.Member function = modules.member(type, method.name());
    this.isFact = function != null;
    this.hasTwoStates = !isFact && !isConstructor && !changesNothing();
    this.hasResult = !isFact && !isConstructor && !method.result().name().equals("void");
    Scope scope = new Scope(modules, type, object.isEmpty() ? null : "this", Map.of());
    for (Variable parameter : method.parameters()) {
      if (modules.knows(parameter.type())) {
        String coq = scope.fresh(parameter.name());
        binders.append(" (" + coq + " : " + parameter.type().bare() + ")");
        arguments.append(' ').append(coq);
        scope = scope.with(parameter.name(), coq, parameter.type());
      }
    }
    this.before = isConstructor ? scope.of(null) : scope;
    this.after =
        isConstructor ? scope.with("\\old", "", CoqType.NULL) : withResult(scope, function);
  }

  private Scope withResult(Scope scope, CoqModules.Member function) {
    Scope result = scope;
    if (isFact) {
      CoqText application = CoqText.applied(function.name() + " this" + arguments, method.result());
      result = scope.with("\\result", application);
    } else if (hasResult) {
      boolean nullable = method.modifiers().contains("nullable");
      result = scope.with("\\result", "result", method.result().orNull(nullable));
    }
    return hasTwoStates ? result.with("\\old", "old", CoqType.NULL) : result;
  }

  private boolean changesNothing() {
    return method.modifiers().contains("pure")
        || method.modifiers().contains("heap_free")
        || object.isEmpty();
  }

  private String self(String state) {
    return object.isEmpty() ? "" : " (" + state + " : " + object + ")";
  }

  private String resultBinder() {
    return hasResult ? " (result : " + after.names().get("\\result").type().bare() + ")" : "";
  }

  /** Writes the definitions; {@code invariants} says whether there are any, translated or not. */
  void write(boolean translated, boolean invariants, Consumer<String> out) {
    boolean depends = invariants && !method.modifiers().contains("helper");
    if (depends && !translated) {
      throw new IllegalArgumentException(path + "." + name + " needs the invariants before it");
    }
    List<CoqText> claims = new ArrayList<>();
    int number = 0;
    List<Case> cases = method.cases().stream().filter(c -> !c.exceptional()).toList();
    boolean keeps = depends && (hasTwoStates || isConstructor);
    for (Case one : cases) {
      number++;
      claims.add(write(one, name + (cases.size() > 1 ? "_case_" + number : ""), keeps, out));
    }
    CoqText contract = CoqText.and(claims);
    if (depends && !isConstructor) {
      String state = hasTwoStates ? "invariant old" : "invariant this";
      contract = CoqText.implies(application(state), contract);
    }
    String states = (hasTwoStates ? self("old") : "") + self("this");
    out.accept(
        "Definition "
            + name
            + "_contract"
            + states
            + binders
            + resultBinder()
            + " : Prop := "
            + contract.coq()
            + ".");
    for (String refusal : refused) {
      out.accept("(* Not here: " + refusal + " *)");
    }
  }

  private static CoqText application(String coq) {
    return CoqText.applied(coq, CoqType.STATEMENT);
  }

  /** One case of the contract: what it requires implies the frame and what it ensures. */
  private CoqText write(Case one, String prefix, boolean keeps, Consumer<String> out) {
    List<CoqText> assumptions = new ArrayList<>();
    for (JmlClause clause : one.of("requires")) {
      String definition = prefix + "_requires_" + (assumptions.size() + 1);
      assumptions.add(required(clause, definition, out));
    }
    List<CoqText> claims = new ArrayList<>();
    if (keeps) {
      claims.add(application("invariant this"));
    }
    if (hasTwoStates) {
      claims.add(frame(one, prefix + "_frame", out));
    }
    int number = 0;
    for (JmlClause clause : one.of("ensures")) {
      claims.add(ensured(clause, prefix + "_ensures_" + ++number, out));
    }
    CoqText contract = CoqText.and(claims);
    for (int k = assumptions.size(); k > 0; k--) {
      contract = CoqText.implies(assumptions.get(k - 1), contract);
    }
    return contract;
  }

  /** What is ensured; a clause that cannot be said is left out, and a comment says so. */
  private CoqText ensured(JmlClause clause, String definition, Consumer<String> out) {
    try {
      CoqText claim = CoqExpression.claim(JmlParser.parse(clause.tokens()), after);
      if (claim.is(CoqText.TRUE)) {
        return claim;
      }
      String states = (hasTwoStates ? self("old") : "") + self("this");
      out.accept(
          "Definition "
              + definition
              + states
              + binders
              + resultBinder()
              + " : Prop := "
              + claim.coq()
              + ".");
      String given = (hasTwoStates ? " old" : "") + (object.isEmpty() ? "" : " this");
      return application(definition + given + arguments + (hasResult ? " result" : ""));
    } catch (Refusal e) {
      refused.add(definition + ": " + e.getMessage());
      return application("True");
    }
  }

  /** A method of which a condition cannot be said is refused: its contract would say too much. */
  private CoqText required(JmlClause clause, String definition, Consumer<String> out) {
    try {
      CoqText assumption = CoqExpression.assumption(JmlParser.parse(clause.tokens()), before);
      if (assumption.is(CoqText.TRUE)) {
        return assumption;
      }
      String state = isConstructor ? "" : self("this");
      out.accept(
          "Definition " + definition + state + binders + " : Prop := " + assumption.coq() + ".");
      String given = isConstructor || object.isEmpty() ? "" : hasTwoStates ? " old" : " this";
      return application(definition + given + arguments);
    } catch (Refusal e) {
      throw new Refusal(path + " " + definition + ": " + e.getMessage());
    }
  }

  /** The fields that are not assignable stay what they are. */
  private CoqText frame(Case one, String definition, Consumer<String> out) {
    List<JmlClause> assignable = one.of("assignable", "assigns");
    if (assignable.isEmpty()) {
      return application("True");
    }
    for (JmlClause clause : assignable) {
      for (String token : clause.tokens()) {
        if (token.equals("this") || !token.matches("\\w+|[,*\\[\\]]|\\\\nothing")) {
          throw new Refusal(path + " " + definition + ": unexpected " + token);
        }
      }
    }
    Set<String> changing =
        assignable.stream().flatMap(c -> c.tokens().stream()).collect(Collectors.toSet());
    String kept =
        fields.stream()
            .map(Variable::name)
            .filter(field -> !changing.contains(field))
            .map(field -> field + " this = " + field + " old")
            .collect(Collectors.joining(" /\\ "));
    out.accept(
        "Definition " + definition + self("old") + self("this") + " : Prop := " + kept + ".");
    return application(definition + " old this");
  }
}
