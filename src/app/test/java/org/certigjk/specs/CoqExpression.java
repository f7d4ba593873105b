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

  /** A term of Coq with the level of its notation: 0 if it needs no brackets anywhere. */
  record Text(String coq, CoqType type, int level) {

    /** The term, in brackets unless its level is low enough. */
    String upTo(int highest) {
      return level <= highest ? coq : "(" + coq + ")";
    }

    boolean is(String condition) {
      return coq.equals(condition);
    }
  }

  /** What names mean: {@code self} is the object of which fields are read. */
  record Scope(CoqModules modules, String type, String self, Map<String, Text> names) {

    Scope with(String name, String coq, CoqType type) {
      return with(name, new Text(coq, type, 0));
    }

    Scope with(String name, Text text) {
      Map<String, Text> more = new HashMap<>(names);
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

  private static final int APPLICATION = 10;
  private static final int RELATION = 70;
  private static final int NOT = 75;
  private static final int AND = 80;
  private static final int OR = 85;
  private static final int IFF = 95;
  private static final int IMPLIES = 99;
  static final int QUANTIFIER = 200;

  private static final Text TRUE = new Text("True", CoqType.STATEMENT, 0);
  private static final Text FALSE = new Text("False", CoqType.STATEMENT, 0);

  private final Scope scope;
  private final Side side;

  private CoqExpression(Scope scope, Side side) {
    this.scope = scope;
    this.side = side;
  }

  /** A clause that is claimed. */
  static Text claim(Jml clause, Scope scope) {
    return new CoqExpression(scope, Side.CLAIMED).condition(clause);
  }

  /** A clause on which others depend. */
  static Text assumption(Jml clause, Scope scope) {
    return new CoqExpression(scope, Side.DENIED).condition(clause);
  }

  /** What defines a model method. */
  static Text definition(Jml clause, Scope scope) {
    return new CoqExpression(scope, Side.BOTH).condition(clause);
  }

  private CoqExpression on(Side other) {
    return new CoqExpression(scope, other);
  }

  private Text condition(Jml e) {
    Text text = term(e);
    if (!text.type().isCondition()) {
      throw new Refusal(text.coq() + " is no condition");
    }
    return text;
  }

  private Text term(Jml e) {
    if (e instanceof Jml.Name name) {
      return name(name.name());
    } else if (e instanceof Jml.Number number) {
      boolean plain = number.digits().matches("[01]");
      return new Text(plain ? number.digits() : number.digits() + "%:Z", CoqType.INT, 0);
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

  private Text name(String name) {
    Text known = scope.names().get(name);
    if (known != null) {
      return known;
    }
    return switch (name) {
      case "true" -> TRUE;
      case "false" -> FALSE;
      case "null" -> new Text("None", CoqType.NULL, 0);
      case "this" -> new Text(self(), new CoqType(scope.type(), false), 0);
      default -> read(name("this"), name, List.of());
    };
  }

  private String self() {
    if (scope.self() == null) {
      throw new Refusal("there is no object yet");
    }
    return scope.self();
  }

  private Text member(Jml.Member member) {
    if (member.receiver() instanceof Jml.Name type && scope.modules().isEnum(type.name())) {
      return new Text(member.name(), new CoqType(type.name(), false), 0);
    }
    Text receiver = present(term(member.receiver()));
    if (member.name().equals("length") && receiver.type().name().endsWith("[]")) {
      return new Text("len " + receiver.upTo(APPLICATION - 1), CoqType.INT, APPLICATION);
    }
    return read(receiver, member.name(), List.of());
  }

  /** The value of what may be null. */
  private Text present(Text text) {
    if (!text.type().nullable()) {
      return text;
    }
    CoqType type = text.type().orNull(false);
    String value = type.present() + " " + text.upTo(APPLICATION - 1);
    return new Text(value, type, APPLICATION);
  }

  /** A field or a model method of an object. */
  private Text read(Text receiver, String name, List<Text> arguments) {
    CoqModules.Member known = scope.modules().member(receiver.type().name(), name);
    if (known == null) {
      throw new Refusal(name + " of " + receiver.type().name() + " is not known");
    }
    StringBuilder coq = new StringBuilder(known.coq(scope.type()));
    if (!known.isStatic()) {
      coq.append(' ').append(receiver.upTo(APPLICATION - 1));
    }
    arguments.forEach(argument -> coq.append(' ').append(argument.upTo(APPLICATION - 1)));
    return new Text(coq.toString(), known.type(), APPLICATION);
  }

  private Text call(Jml.Call call) {
    if (call.name().equals("\\old")) {
      String old = scope.names().containsKey("\\old") ? "old" : self();
      return new CoqExpression(scope.of(old), side).term(call.arguments().get(0));
    }
    if (call.name().equals("\\fresh") && side == Side.CLAIMED) {
      return TRUE; // that an object is new says nothing of its value
    }
    List<Text> arguments = new ArrayList<>();
    for (Jml argument : call.arguments()) {
      arguments.add(present(on(Side.BOTH).term(argument)));
    }
    if (call.receiver() instanceof Jml.Name type && type.name().equals("OrderedField")) {
      return arguments.get(0);
    }
    if (call.receiver() instanceof Jml.Name type && scope.modules().isType(type.name())) {
      return read(new Text("", new CoqType(type.name(), false), 0), call.name(), arguments);
    }
    Text receiver = call.receiver().equals(Jml.NOBODY) ? name("this") : term(call.receiver());
    return read(present(receiver), call.name(), arguments);
  }

  private Text element(Jml.Element element) {
    Text array = present(term(element.array()));
    String function =
        switch (array.type().name()) {
          case "int[]" -> "elem";
          case "Vec[]" -> "vec_elem";
          default -> throw new Refusal("elements of " + array.type().name() + " are not known");
        };
    Text index = term(element.index());
    return new Text(
        function + " " + array.upTo(APPLICATION - 1) + " " + index.upTo(APPLICATION - 1),
        CoqType.of(array.type().name().replace("[]", ""), false),
        APPLICATION);
  }

  private Text prefix(Jml.Prefix prefix) {
    if (prefix.operator().equals("-")) {
      Text number = term(prefix.operand());
      return new Text("- " + number.upTo(APPLICATION), number.type(), 35);
    }
    return not(on(side.other()).condition(prefix.operand()));
  }

  private static Text not(Text condition) {
    if (condition.is("True") || condition.is("False")) {
      return condition.is("True") ? FALSE : TRUE;
    }
    return new Text("~ " + condition.upTo(NOT - 1), CoqType.STATEMENT, NOT);
  }

  private Text choice(Jml.Choice choice) {
    Text condition = on(Side.BOTH).condition(choice.condition());
    return and(
        List.of(
            implies(condition, condition(choice.one())),
            implies(not(condition), condition(choice.other()))));
  }

  private Text quantified(Jml.Quantified q) {
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
    Text range = new CoqExpression(inner, all ? side.other() : side).condition(q.range());
    Text body = new CoqExpression(inner, side).condition(q.body());
    Text inside = all ? implies(range, body) : and(List.of(range, body));
    if (all && inside.is("True")) {
      return TRUE;
    }
    String binder = (all ? "forall" : "exists") + names + " : " + type.bare() + ", ";
    return new Text(binder + inside.coq(), CoqType.STATEMENT, QUANTIFIER);
  }

  static Text implies(Text left, Text right) {
    if (left.is("True") || right.is("True")) {
      return right;
    }
    if (left.is("False")) {
      return TRUE;
    }
    String coq = left.upTo(IMPLIES - 1) + " -> " + right.upTo(QUANTIFIER);
    return new Text(coq, CoqType.STATEMENT, right.level() > IMPLIES ? QUANTIFIER : IMPLIES);
  }

  static Text and(List<Text> conditions) {
    return joined(conditions, " /\\ ", AND, "True", "False");
  }

  private static Text joined(
      List<Text> conditions, String sign, int level, String neutral, String stronger) {
    List<Text> rest = conditions.stream().filter(text -> !text.is(neutral)).toList();
    if (rest.size() == 1) {
      return rest.get(0);
    }
    if (rest.isEmpty() || rest.stream().anyMatch(text -> text.is(stronger))) {
      return (rest.isEmpty() ? neutral : stronger).equals("True") ? TRUE : FALSE;
    }
    String coq = String.join(sign, rest.stream().map(text -> text.upTo(level - 1)).toList());
    return new Text(coq, CoqType.STATEMENT, level);
  }

  private Text chain(Jml.Chain chain) {
    String first = chain.operators().get(0);
    switch (first) {
      case "&&":
        return and(chain.operands().stream().map(this::condition).toList());
      case "||":
        return joined(
            chain.operands().stream().map(this::condition).toList(), " \\/ ", OR, "False", "True");
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
        ? equivalent(on(Side.BOTH).condition(left), on(Side.BOTH).condition(right))
        : equal(left, right, first.equals("=="));
  }

  private Text implications(List<Jml> operands) {
    Text implied = condition(operands.get(operands.size() - 1));
    for (int k = operands.size() - 2; k >= 0; k--) {
      implied = implies(on(side.other()).condition(operands.get(k)), implied);
    }
    return implied;
  }

  private Text arithmetic(Jml.Chain chain) {
    boolean product = chain.operators().get(0).equals("*");
    int level = product ? 40 : 50;
    Text sum = term(chain.operands().get(0));
    for (int k = 0; k < chain.operators().size(); k++) {
      Text right = term(chain.operands().get(k + 1));
      if (!sum.type().isNumber() || !right.type().isNumber()) {
        throw new Refusal("arithmetic with " + sum.coq() + " and " + right.coq());
      }
      String coq = sum.upTo(level) + " " + chain.operators().get(k) + " " + right.upTo(level - 1);
      sum = new Text(coq, sum.type(), level);
    }
    return sum;
  }

  private Text comparisons(Jml.Chain chain) {
    List<Text> operands = chain.operands().stream().map(this::term).toList();
    List<String> signs = chain.operators();
    for (Text operand : operands) {
      if (!operand.type().isNumber()) {
        throw new Refusal(operand.coq() + " is compared with " + signs);
      }
    }
    if (signs.size() > 2 || signs.size() == 2 && !signs.stream().allMatch(s -> s.matches("<=?"))) {
      throw new Refusal("a comparison chain " + signs);
    }
    StringBuilder coq = new StringBuilder(operands.get(0).upTo(RELATION - 1));
    for (int k = 0; k < signs.size(); k++) {
      coq.append(' ').append(signs.get(k)).append(' ');
      coq.append(operands.get(k + 1).upTo(RELATION - 1));
    }
    return new Text(coq.toString(), CoqType.BOOLEAN, RELATION);
  }

  private static Text equivalent(Text left, Text right) {
    return new Text(left.upTo(IFF - 1) + " <-> " + right.upTo(IFF - 1), CoqType.STATEMENT, IFF);
  }

  /** {@code ==} or {@code !=}; of references only where it says no more than in Java. */
  private Text equal(Jml leftOperand, Jml rightOperand, boolean isEqual) {
    Text left = on(Side.BOTH).term(leftOperand);
    Text right = on(Side.BOTH).term(rightOperand);
    if (left.type().isCondition() && right.type().isCondition()) {
      boolean values = left.type().equals(CoqType.BOOLEAN) && right.type().equals(left.type());
      Text same = values ? relation(left, " = ", right) : equivalent(left, right);
      return isEqual ? same : not(same);
    }
    if (left.type().equals(CoqType.NULL) || right.type().equals(CoqType.NULL)) {
      boolean never = !left.type().nullable() || !right.type().nullable();
      Text absurd = isEqual ? FALSE : TRUE;
      return never ? absurd : relation(left, isEqual ? " = " : " <> ", right);
    }
    if (left.type().hasIdentity() && side != (isEqual ? Side.CLAIMED : Side.DENIED)) {
      throw new Refusal("== of references " + left.coq() + ", " + right.coq());
    }
    Text lifted = scope.modules().upTo(left, right.type());
    Text other = scope.modules().upTo(right, left.type());
    boolean option = lifted.type().nullable() || other.type().nullable();
    return relation(
        option ? some(lifted) : lifted, isEqual ? " = " : " <> ", option ? some(other) : other);
  }

  private static Text relation(Text left, String sign, Text right) {
    String coq = left.upTo(RELATION - 1) + sign + right.upTo(RELATION - 1);
    return new Text(coq, CoqType.STATEMENT, RELATION);
  }

  private static Text some(Text text) {
    return text.type().nullable()
        ? text
        : new Text("Some " + text.upTo(APPLICATION - 1), text.type().orNull(true), APPLICATION);
  }
}
