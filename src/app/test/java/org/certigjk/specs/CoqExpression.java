package org.certigjk.specs;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.certigjk.specs.Jml.Refusal;

/**
 * Translates an expression of JML into Coq.
 *
 * <p>{@code ==} of references becomes an equality of values, which says less: it is refused where a
 * clause would say more for that, on the left of an implication for example.
 */
final class CoqExpression {

  /** What names mean: {@code self} is the object of which fields are read. */
  record Scope(CoqModules modules, String type, String self, Map<String, CoqText> names) {

    Scope with(String name, String coq, CoqType type) {
      return with(name, new CoqText(coq, type, 0));
    }

    Scope with(String name, CoqText text) {
      Map<String, CoqText> more = new HashMap<>(names);
      more.put(name, text);
      return new Scope(modules, type(), self, more);
    }

    Scope of(String otherSelf) {
      return new Scope(modules, type, otherSelf, names);
    }

    /** What a variable is called in Coq: not like a field. */
    String fresh(String name) {
      boolean taken = modules.member(type, name) != null || name.matches("this|old|result");
      return taken ? name + "'" : name;
    }
  }

  /** Where a reference may be compared by value: nowhere but in what is claimed, or denied. */
  private enum Side {
    CLAIMED,
    DENIED,
    BOTH;

    Side other() {
      return this == CLAIMED ? DENIED : this == DENIED ? CLAIMED : BOTH;
    }
  }

  private final Scope scope;
  private final Side side;

  private CoqExpression(Scope scope, Side side) {
    this.scope = scope;
    this.side = side;
  }

  /** A clause that is claimed. */
  static CoqText claim(Jml clause, Scope scope) {
    return new CoqExpression(scope, Side.CLAIMED).condition(clause);
  }

  /** A clause on which others depend. */
  static CoqText assumption(Jml clause, Scope scope) {
    return new CoqExpression(scope, Side.DENIED).condition(clause);
  }

  /** What defines a model method. */
  static CoqText definition(Jml clause, Scope scope) {
    return new CoqExpression(scope, Side.BOTH).condition(clause);
  }

  private CoqExpression on(Side other) {
    return new CoqExpression(scope, other);
  }

  private CoqText condition(Jml e) {
    CoqText text = term(e);
    if (!text.type().isCondition()) {
      throw new Refusal(text.coq() + " is no condition");
    }
    return text;
  }

  private CoqText term(Jml e) {
    if (e instanceof Jml.Name name) {
      return name(name.name());
    } else if (e instanceof Jml.Number number) {
      boolean plain = number.digits().matches("[01]");
      return new CoqText(plain ? number.digits() : number.digits() + "%:Z", CoqType.INT, 0);
    } else if (e instanceof Jml.Member member) {
      return member(member);
    } else if (e instanceof Jml.Call call) {
      return call(call);
    } else if (e instanceof Jml.Element element) {
      return element(element);
    } else if (e instanceof Jml.Prefix prefix) {
      return prefix(prefix);
    } else if (e instanceof Jml.Quantified quantified) {
      return quantified(quantified);
    } else if (e instanceof Jml.Choice choice) {
      return choice(choice);
    }
    return chain((Jml.Chain) e);
  }

  private CoqText name(String name) {
    CoqText known = scope.names().get(name);
    if (known != null) {
      return known;
    }
    return switch (name) {
      case "true" -> CoqText.TRUE;
      case "false" -> CoqText.FALSE;
      case "null" -> new CoqText("None", CoqType.NULL, 0);
      case "this" -> new CoqText(self(), new CoqType(scope.type(), false), 0);
      default -> read(name("this"), name, List.of());
    };
  }

  private String self() {
    if (scope.self() == null) {
      throw new Refusal("there is no object yet");
    }
    return scope.self();
  }

  private CoqText member(Jml.Member member) {
    if (member.receiver() instanceof Jml.Name type && scope.modules().isEnum(type.name())) {
      return new CoqText(member.name(), new CoqType(type.name(), false), 0);
    }
    CoqText receiver = present(term(member.receiver()));
    if (member.name().equals("length") && receiver.type().name().endsWith("[]")) {
      return CoqText.applied("len " + receiver.argument(), CoqType.INT);
    }
    return read(receiver, member.name(), List.of());
  }

  /** The value of what may be null. */
  private CoqText present(CoqText text) {
    if (!text.type().nullable()) {
      return text;
    }
    CoqType type = text.type().orNull(false);
    String value = type.present() + " " + text.argument();
    return CoqText.applied(value, type);
  }

  /** A field or a model method of an object. */
  private CoqText read(CoqText receiver, String name, List<CoqText> arguments) {
    CoqModules.Member known = scope.modules().member(receiver.type().name(), name);
    if (known == null) {
      throw new Refusal(name + " of " + receiver.type().name() + " is not known");
    }
    StringBuilder coq = new StringBuilder(known.coq(scope.type()));
    if (!known.isStatic()) {
      coq.append(' ').append(receiver.argument());
    }
    arguments.forEach(argument -> coq.append(' ').append(argument.argument()));
    return CoqText.applied(coq.toString(), known.type());
  }

  private CoqText call(Jml.Call call) {
    if (call.name().equals("\\old")) {
      CoqText before = scope.names().get("\\old");
      String old = before == null ? self() : before.coq();
      if (old.isEmpty()) {
        throw new Refusal("\\old before there is an object");
      }
      return new CoqExpression(scope.of(old), side).term(call.arguments().get(0));
    }
    if (call.name().equals("\\fresh") && side == Side.CLAIMED) {
      return CoqText.TRUE; // that an object is new says nothing of its value
    }
    List<CoqText> arguments = new ArrayList<>();
    for (Jml argument : call.arguments()) {
      arguments.add(present(on(Side.BOTH).term(argument)));
    }
    if (call.receiver() instanceof Jml.Name type && type.name().equals("OrderedField")) {
      return arguments.get(0);
    }
    if (call.receiver() instanceof Jml.Name type && scope.modules().isType(type.name())) {
      return read(new CoqText("", new CoqType(type.name(), false), 0), call.name(), arguments);
    }
    CoqText receiver = call.receiver().equals(Jml.NOBODY) ? name("this") : term(call.receiver());
    return read(present(receiver), call.name(), arguments);
  }

  private CoqText element(Jml.Element element) {
    CoqText array = present(term(element.array()));
    String function =
        switch (array.type().name()) {
          case "int[]" -> "elem";
          case "Vec[]" -> "vec_elem";
          default -> throw new Refusal("elements of " + array.type().name() + " are not known");
        };
    CoqText index = term(element.index());
    return CoqText.applied(
        function + " " + array.argument() + " " + index.argument(),
        CoqType.of(array.type().name().replace("[]", ""), false));
  }

  private CoqText prefix(Jml.Prefix prefix) {
    if (prefix.operator().equals("-")) {
      return term(prefix.operand()).minus();
    }
    return CoqText.not(on(side.other()).condition(prefix.operand()));
  }

  private CoqText choice(Jml.Choice choice) {
    CoqText condition = on(Side.BOTH).condition(choice.condition());
    return CoqText.and(
        List.of(
            CoqText.implies(condition, condition(choice.one())),
            CoqText.implies(CoqText.not(condition), condition(choice.other()))));
  }

  private CoqText quantified(Jml.Quantified q) {
    boolean all = q.quantifier().equals("\\forall");
    CoqType type = CoqType.of(q.type(), false);
    if (!type.isBuiltIn()) {
      throw new Refusal("a quantifier over " + q.type());
    }
    Scope inner = scope;
    StringBuilder names = new StringBuilder();
    for (String name : q.names()) {
      names.append(' ').append(scope.fresh(name));
      inner = inner.with(name, scope.fresh(name), type);
    }
    CoqText range = new CoqExpression(inner, all ? side.other() : side).condition(q.range());
    CoqText body = new CoqExpression(inner, side).condition(q.body());
    CoqText inside = all ? CoqText.implies(range, body) : CoqText.and(List.of(range, body));
    String binder = (all ? "forall" : "exists") + names + " : " + type.bare() + ", ";
    return CoqText.quantified(binder, inside);
  }

  private CoqText chain(Jml.Chain chain) {
    String first = chain.operators().get(0);
    switch (first) {
      case "&&":
        return CoqText.and(chain.operands().stream().map(this::condition).toList());
      case "||":
        return CoqText.or(chain.operands().stream().map(this::condition).toList());
      case "==>":
        return implications(chain.operands());
      case "+", "-", "*":
        return arithmetic(chain);
      default:
        break;
    }
    if (first.matches("[<>]=?")) {
      return comparisons(chain);
    }
    if (chain.operators().size() > 1) {
      throw new Refusal("several " + first + " without brackets");
    }
    Jml left = chain.operands().get(0);
    Jml right = chain.operands().get(1);
    return first.equals("<==>")
        ? CoqText.equivalent(on(Side.BOTH).condition(left), on(Side.BOTH).condition(right))
        : equal(left, right, first.equals("=="));
  }

  private CoqText implications(List<Jml> operands) {
    CoqText implied = condition(operands.get(operands.size() - 1));
    for (int k = operands.size() - 2; k >= 0; k--) {
      implied = CoqText.implies(on(side.other()).condition(operands.get(k)), implied);
    }
    return implied;
  }

  private CoqText arithmetic(Jml.Chain chain) {
    boolean product = chain.operators().get(0).equals("*");
    int level = product ? 40 : 50;
    CoqText sum = term(chain.operands().get(0));
    for (int k = 0; k < chain.operators().size(); k++) {
      CoqText right = term(chain.operands().get(k + 1));
      if (!sum.type().isNumber() || !right.type().isNumber()) {
        throw new Refusal("arithmetic with " + sum.coq() + " and " + right.coq());
      }
      String coq = sum.upTo(level) + " " + chain.operators().get(k) + " " + right.upTo(level - 1);
      sum = new CoqText(coq, sum.type(), level);
    }
    return sum;
  }

  private CoqText comparisons(Jml.Chain chain) {
    List<CoqText> operands = chain.operands().stream().map(this::term).toList();
    List<String> signs = chain.operators();
    for (CoqText operand : operands) {
      if (!operand.type().isNumber()) {
        throw new Refusal(operand.coq() + " is compared with " + signs);
      }
    }
    if (signs.size() > 2 || signs.size() == 2 && !signs.stream().allMatch(s -> s.matches("<=?"))) {
      throw new Refusal("a comparison chain " + signs);
    }
    StringBuilder coq = new StringBuilder(operands.get(0).side());
    for (int k = 0; k < signs.size(); k++) {
      coq.append(' ').append(signs.get(k)).append(' ');
      coq.append(operands.get(k + 1).side());
    }
    return CoqText.comparison(coq.toString());
  }

  /** {@code ==} or {@code !=}; of references only where it says no more than in Java. */
  private CoqText equal(Jml leftOperand, Jml rightOperand, boolean isEqual) {
    CoqText left = on(Side.BOTH).term(leftOperand);
    CoqText right = on(Side.BOTH).term(rightOperand);
    if (left.type().isCondition() && right.type().isCondition()) {
      boolean values = left.type().equals(CoqType.BOOLEAN) && right.type().equals(left.type());
      CoqText same =
          values ? CoqText.relation(left, " = ", right) : CoqText.equivalent(left, right);
      return isEqual ? same : CoqText.not(same);
    }
    if (left.type().equals(CoqType.NULL) || right.type().equals(CoqType.NULL)) {
      boolean never = !left.type().nullable() || !right.type().nullable();
      CoqText absurd = isEqual ? CoqText.FALSE : CoqText.TRUE;
      return never ? absurd : CoqText.relation(left, isEqual ? " = " : " <> ", right);
    }
    if (left.type().hasIdentity() && side != (isEqual ? Side.CLAIMED : Side.DENIED)) {
      throw new Refusal("== of references " + left.coq() + ", " + right.coq());
    }
    CoqText lifted = scope.modules().upTo(left, right.type());
    CoqText other = scope.modules().upTo(right, left.type());
    boolean option = lifted.type().nullable() || other.type().nullable();
    return CoqText.relation(
        option ? some(lifted) : lifted, isEqual ? " = " : " <> ", option ? some(other) : other);
  }

  private static CoqText some(CoqText text) {
    return text.type().nullable()
        ? text
        : CoqText.applied("Some " + text.argument(), text.type().orNull(true));
  }
}
