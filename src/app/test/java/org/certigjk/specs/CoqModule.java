package org.certigjk.specs;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.certigjk.specs.CoqExpression.Scope;
import org.certigjk.specs.Jml.Refusal;
import org.certigjk.specs.JmlClause.Method;
import org.certigjk.specs.JmlClause.Variable;

/** The Coq module of one class: each clause is a definition, named after its kind and place. */
final class CoqModule {

  private static final int WIDTH = 90;

  private final CoqModules modules;
  private final String path;

  /** The name of the class. */
  private final String type;

  private final SourceEntries source;
  private final List<Variable> fields;
  private final StringBuilder text = new StringBuilder();
  private boolean hasObject;
  private boolean hasInvariant;

  CoqModule(CoqModules modules, String path, SourceEntries source) {
    this.modules = modules;
    this.path = path;
    this.type = path.substring(path.lastIndexOf('.') + 1);
    this.source = source;
    this.fields =
        JmlClause.fields(source.entries().get(SourceEntries.REST)).stream()
            .filter(field -> modules.knows(field.type()))
            .toList();
  }

  String text() {
    return """

        (** ** %1$s *)

        Module %2$s.
        Section Clauses.
        Variable R : realFieldType.
        %3$s
        End Clauses.
        End %2$s.
        """
        .formatted(path, type, text);
  }

  /** Writes a paragraph in lines that are not too long; what follows {@code :=} on its own. */
  private void write(String paragraph) {
    text.append('\n');
    String[] halves = paragraph.split("(?<= :=) ", 2);
    writeLines("", halves[0]);
    if (halves.length > 1) {
      writeLines("  ", halves[1]);
    }
  }

  private void writeLines(String indent, String words) {
    StringBuilder line = new StringBuilder();
    String start = indent;
    for (String word : words.split(" ")) {
      if (!line.isEmpty() && start.length() + line.length() + 1 + word.length() > WIDTH) {
        text.append(start).append(line).append('\n');
        line.setLength(0);
        start = indent + "  ";
      }
      line.append(line.isEmpty() ? "" : " ").append(word);
    }
    text.append(start).append(line).append('\n');
  }

  private String objectType() {
    return hasObject ? "object" : "vec R";
  }

  /** Whether the methods of the class have an object of which Coq knows something. */
  private boolean hasSelf() {
    return hasObject || modules.isType(type);
  }

  private Method method(String signature) {
    var tokens = source.entries().get(signature);
    if (tokens == null) {
      throw new IllegalArgumentException(path + " has no " + signature);
    }
    return JmlClause.method(tokens);
  }

  // Objects.

  void object(String parts) throws IOException {
    List<String> components = new ArrayList<>();
    List<String> values = new ArrayList<>();
    List<String> inherited = List.of();
    String functions = parts;
    if (parts.startsWith("extends ")) {
      String parent = parts.split(" ")[1];
      functions = parts.substring("extends ".length() + parent.length()).strip();
      components.add("super : " + parent + ".object R");
      values.add("(" + parent + ".null R)");
      inherited = modules.extend(type, parent);
    }
    for (Variable field : fields) {
      components.add(field.name() + " : " + field.type().bare());
      values.add(field.type().value());
      modules.add(type, field.name(), field.type(), false);
    }
    for (String function : functions.isEmpty() ? new String[0] : functions.split(" ")) {
      addFunction(function, components, values);
    }
    hasObject = true;
    text.append("\nRecord object := Object {\n  ");
    text.append(String.join(";\n  ", components)).append("\n}.\n");
    write("Definition null : object := Object " + String.join(" ", values) + ".");
    write("Definition the (this : option object) : object := odflt null this.");
    String parent = inherited.isEmpty() ? "" : parts.split(" ")[1];
    for (String name : inherited) {
      write("Definition " + name + " this := " + parent + "." + name + " (super this).");
    }
  }

  /** A model function, which may be declared by a type of which this is a kind. */
  private void addFunction(String function, List<String> components, List<String> values)
      throws IOException {
    int dot = function.indexOf('.');
    String folder = path.substring(0, path.lastIndexOf('.') + 1);
    Method method =
        dot < 0
            ? method(function)
            : JmlClause.method(
                CoqContracts.source(folder + function.substring(0, dot))
                    .entries()
                    .get(function.substring(dot + 1)));
    StringBuilder coq = new StringBuilder(method.name() + " : ");
    StringBuilder value = new StringBuilder();
    for (Variable parameter : method.parameters()) {
      coq.append(parameter.type().coq()).append(" -> ");
      value.append("fun _ => ");
    }
    components.add(coq + method.result().bare());
    value.append(method.result().value());
    values.add(value.indexOf("fun") == 0 ? "(" + value + ")" : value.toString());
    modules.add(type, method.name(), method.result(), false);
  }

  // Definitions and invariants.

  private Scope scope(boolean isStatic) {
    return new Scope(modules, type, isStatic || !hasSelf() ? null : "this", Map.of());
  }

  void definition(String signature) {
    Method method = method(signature);
    boolean isStatic = method.modifiers().contains("static");
    Scope scope = scope(isStatic);
    StringBuilder binders = new StringBuilder(isStatic ? "" : " (this : " + objectType() + ")");
    for (Variable parameter : method.parameters()) {
      String coq = scope.fresh(parameter.name());
      binders.append(" (" + coq + " : " + parameter.type().bare() + ")");
      scope = scope.with(parameter.name(), coq, parameter.type());
    }
    List<JmlClause> ensures = method.cases().get(0).of("ensures");
    List<String> tokens = ensures.get(0).tokens();
    boolean defines =
        ensures.size() == 1 && tokens.get(0).equals("\\result") && tokens.get(1).matches("==|<==>");
    if (!defines) {
      throw new IllegalArgumentException(path + "." + signature + " is not defined");
    }
    Jml body = JmlParser.parse(tokens.subList(2, tokens.size()));
    String coq = CoqExpression.definition(body, scope).coq();
    write("Definition " + method.name() + binders + " : Prop := " + coq + ".");
    modules.add(type, method.name(), CoqType.STATEMENT, isStatic);
  }

  void invariants() {
    List<String> names = new ArrayList<>();
    Scope scope = scope(false);
    for (JmlClause clause : JmlClause.in(source.entries().get(SourceEntries.REST), "invariant")) {
      String name = "invariant_" + (names.size() + 1);
      names.add(name + " this");
      Jml invariant = parsed(clause, name);
      write(
          "Definition "
              + name
              + " (this : object) : Prop := "
              + CoqExpression.claim(invariant, scope).coq()
              + ".");
    }
    write("Definition invariant (this : object) : Prop := " + String.join(" /\\ ", names) + ".");
    hasInvariant = true;
  }

  private Jml parsed(JmlClause clause, String name) {
    try {
      return JmlParser.parse(clause.tokens());
    } catch (Refusal e) {
      throw new Refusal(path + " " + name + ": " + e.getMessage());
    }
  }

  // Contracts.

  void contract(String signature) {
    boolean invariants =
        !JmlClause.in(source.entries().get(SourceEntries.REST), "invariant").isEmpty();
    String object = hasSelf() ? objectType() : "";
    new CoqContract(modules, path, method(signature), object, fields)
        .write(hasInvariant, invariants, this::write);
  }
}
