package org.certigjk.specs;

import com.sun.source.tree.MethodTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.certigjk.specs.Tokens.Token;
import org.certigjk.specs.Verified.Row;

/**
 * Makes {@code docs/contracts.md}: what each method promises, in the words of the comment in front
 * of its contract, and when it throws. {@code specs/page.sh} writes it.
 */
final class ContractsPage {

  static final Path PAGE = Path.of("docs/contracts.md");

  private static final String INTRODUCTION =
      """
      # What each method promises

      The methods of the verified classes, one by one: whether the promise is *proved*, a *lemma* (proved, of a method of the
      contracts alone, which nothing runs) or *assumed*, and the promise in words. The words are the comment in front of the
      contract, and nothing checks that they say the same: what is proved is the contract, to which the link leads. Each promise
      holds if the `requires` clauses there hold; of numbers it speaks over exact fields. Then nothing is thrown but what the row
      says.

      What is not promised stands in one place: [what a proof means, and what not](verification.md#what-a-proof-means-and-what-not).
      That page also has the statements, what is assumed of other fields and shapes, and how to check the proofs.

      `specs/page.sh` writes this page from [the contracts](../specs/org) and [verified.tsv](../specs/verified.tsv), and
      `ContractsPageTest` fails if it says something else than they.
      """;

  /** A contract that says which value is returned, and nothing else. */
  private static final Pattern VALUE = Pattern.compile("\\\\result == ([^=<>&|?]*)");

  private final Path root;
  private final Verified verified;
  private final Map<Path, List<String>> lines = new TreeMap<>();
  private final StringBuilder page = new StringBuilder(INTRODUCTION);

  /** The page of a project whose folder is the root. */
  ContractsPage(Path root) {
    this.root = root;
    this.verified = new Verified(root);
  }

  public static void main(String[] args) throws IOException {
    Files.writeString(PAGE, make(Path.of("")));
    Files.writeString(RunTable.PAGE, RunTable.quoted(Files.readString(RunTable.PAGE)));
  }

  /** The page as it should be. */
  static String make(Path root) {
    ContractsPage made = new ContractsPage(root);
    made.writeExits();
    Map<String, List<Row>> rows = new LinkedHashMap<>();
    for (Row row : made.verified.rows()) {
      rows.computeIfAbsent(row.type(), type -> new ArrayList<>()).add(row);
    }
    rows.forEach(made::writeClass);
    return made.page.toString();
  }

  /** Where a method or a part of the class is declared: a file, and the tokens of it in there. */
  private record Place(Path file, List<Token> tokens) {}

  private void writeClass(String type, List<Row> rows) {
    Path file = verified.jmlFiles().get(type);
    page.append("\n## ").append(type).append("\n\n");
    page.append("[Java](" + link(verified.javaFile(type)) + "), [contract](" + link(file) + ")");
    String about = comment(file, lineOf(file, "public (final )?(class|interface|enum) .*"));
    page.append(about.isEmpty() ? ".\n" : ". " + escaped(about) + "\n");
    writeInvariants(file);
    List<String> edge = new ArrayList<>();
    StringBuilder table = new StringBuilder();
    for (Row row : rows) {
      if (row.verdict().equals("edge")) {
        edge.add("`" + row.method() + "` (" + escaped(row.reason()) + ")");
      } else {
        table.append(line(row));
      }
    }
    if (table.length() > 0) {
      page.append("\n| method | | what it promises |\n|---|---|---|\n").append(table);
    }
    if (!edge.isEmpty()) {
      page.append("\nAt the edge, without a promise: " + String.join(", ", edge) + ".\n");
    }
  }

  private String line(Row row) {
    Place place = place(row);
    String verdict =
        row.verdict().equals("assumed")
            ? "*assumed* (" + escaped(row.reason()) + ")"
            : isModel(row) ? "*lemma*" : "*proved*";
    return "| [`%s`](%s#L%d) | %s | %s |\n"
        .formatted(
            declaration(row),
            link(place.file()),
            lineOf(place.file(), place.tokens().get(0).start()),
            verdict,
            said(row) + exits(row));
  }

  /** The words; of a function of the contracts that has none, what it ensures, if that is short. */
  private String said(Row row) {
    String words = words(row);
    List<String> ensured = SpecCase.clauses(SpecCase.contract(place(row).tokens()), "ensures");
    String clauses = "Ensures `" + code(String.join("; ", ensured)) + "`.";
    return !words.isEmpty()
        ? escaped(words)
        : clauses.length() < 200 ? clauses : "See the contract.";
  }

  // What a method is.

  /** The contract of a method; of one that has none, its Java. */
  private Place place(Row row) {
    Path jml = verified.jmlFiles().get(row.type());
    Path java = verified.javaFile(row.type());
    for (Path file : List.of(jml, java)) {
      List<Token> tokens = verified.entries(file).entries().get(row.method());
      if (tokens != null) {
        return new Place(file, tokens);
      }
    }
    throw new IllegalArgumentException(row + " is nowhere");
  }

  private List<ModelMethod> models(Row row) {
    return verified.sources(row.type()).stream()
        .flatMap(source -> source.models().stream())
        .filter(model -> model.signature().equals(row.method()))
        .toList();
  }

  private boolean isModel(Row row) {
    return !models(row).isEmpty();
  }

  private String declaration(Row row) {
    for (ModelMethod model : models(row)) {
      List<String> texts = Tokens.texts(model.tokens());
      int from = texts.indexOf("model");
      int to = from + texts.subList(from, texts.size()).indexOf("(");
      int end = to;
      for (int depth = 1; depth > 0; ) {
        end++;
        depth += texts.get(end).equals("(") ? 1 : texts.get(end).equals(")") ? -1 : 0;
      }
      String declared = String.join(" ", texts.subList(from + 1, end + 1));
      return declared
          .replaceAll("\\b(pure|helper|heap_free|static|nullable|spec_public) ", "")
          .replaceAll(" ([(),<>\\[\\]]) ?", "$1")
          .replaceAll("([,>\\]])(?=[\\w\\\\])", "$1 ");
    }
    SourceEntries java = verified.java(row.type());
    for (MethodTree method : java.methods()) {
      if (java.signature(method).equals(row.method())) {
        boolean isNew = method.getReturnType() == null;
        String result = isNew ? "new " : unannotated(method.getReturnType().toString()) + " ";
        String type = row.type().replaceFirst(".*\\.", "");
        return result
            + (isNew ? type : method.getName())
            + method.getParameters().stream()
                .map(p -> unannotated(p.getType().toString()) + " " + p.getName())
                .collect(Collectors.joining(", ", "(", ")"));
      }
    }
    return row.method();
  }

  private static String unannotated(String type) {
    return type.replaceAll("@\\w+(\\(\\))? ?", "");
  }

  // What it promises.

  /** The comment in front of the contract, or, where it says only a value, that value. */
  String words(Row row) {
    Place place = place(row);
    String comment = comment(place.file(), lineOf(place.file(), place.tokens().get(0).start()));
    if (!comment.isEmpty() && !place.file().toString().endsWith(".java")) {
      return comment;
    }
    List<Token> contract = SpecCase.contract(place.tokens());
    List<String> ensured = SpecCase.clauses(contract, "ensures");
    if (ensured.size() == 1) {
      Matcher value = VALUE.matcher(ensured.get(0));
      if (value.matches()) {
        return "Returns `" + code(value.group(1)) + "`.";
      }
    }
    boolean says = ensured.stream().anyMatch(clause -> !clause.equals("true"));
    if (says || Tokens.texts(contract).contains("requires")) {
      return "";
    }
    String inherited = inherited(row);
    return inherited.isEmpty() ? "Nothing but that it ends." : "As `" + inherited + "`.";
  }

  /** The method of an interface that a method implements. */
  private String inherited(Row row) {
    String name = row.method().substring(0, row.method().indexOf('('));
    long parameters = row.method().chars().filter(c -> c == ',').count();
    boolean overrides =
        Tokens.texts(verified.java(row.type()).entries().getOrDefault(row.method(), List.of()))
            .contains("Override");
    return verified.rows().stream()
        .filter(other -> overrides && !other.type().equals(row.type()))
        .filter(other -> isInterface(other.type()) && other.method().startsWith(name + "("))
        .filter(other -> other.method().chars().filter(c -> c == ',').count() == parameters)
        .map(Row::toString)
        .findFirst()
        .orElse("");
  }

  private boolean isInterface(String type) {
    return Verified.read(verified.javaFile(type)).contains("public interface ");
  }

  /** Which exceptions end it, and when. */
  private String exits(Row row) {
    List<Token> contract = SpecCase.contract(place(row).tokens());
    StringBuilder exits = new StringBuilder();
    int start = 0;
    for (int k = 0; k <= contract.size(); k++) {
      if (k == contract.size() || contract.get(k).text().equals("also")) {
        exits.append(exits(contract.subList(start, k)));
        start = k + 1;
      }
    }
    return exits.toString();
  }

  private static String exits(List<Token> tokens) {
    List<String> texts = Tokens.texts(tokens);
    List<String> only = SpecCase.clauses(tokens, "signals_only");
    List<String> signals = SpecCase.clauses(tokens, "signals");
    String type = only.isEmpty() ? "an exception" : "`" + only.get(0) + "`";
    StringBuilder exits = new StringBuilder();
    if (texts.contains("exceptional_behavior")) {
      String when = String.join(" && ", SpecCase.clauses(tokens, "requires"));
      exits.append(" *Throws* " + type + " if `" + code(when) + "`.");
    } else if (texts.contains("behavior") && !only.isEmpty() && !only.get(0).equals("\\nothing")) {
      exits.append(" *May throw* " + type);
      exits.append(signals.isEmpty() ? ", and does not say when." : ".");
    }
    for (String clause : signals) {
      String condition = clause.replaceFirst("^\\( .*? \\) ", "");
      if (!condition.equals("false")) {
        exits.append(" *Only if* `" + code(condition) + "`.");
      }
    }
    return exits.toString();
  }

  // The invariants and the exits of the loops.

  /** The comments in front of invariants. */
  private void writeInvariants(Path file) {
    List<Token> rest = verified.entries(file).entries().get(SourceEntries.REST);
    StringBuilder found = new StringBuilder();
    int block = 0;
    for (int k = 0; k < rest.size(); k++) {
      block = Tokens.startsJml(rest.get(k)) ? rest.get(k).start() : block;
      String words = comment(file, lineOf(file, block));
      if (rest.get(k).text().equals("invariant") && !words.isEmpty()) {
        int line = lineOf(file, block);
        found.append(
            "- " + escaped(words) + " ([line " + line + "](" + link(file) + "#L" + line + "))\n");
      }
    }
    if (found.length() > 0) {
      page.append("\nInvariants:\n\n").append(found);
    }
  }

  private static final List<String> LOOPS = List.of("gjk.GjkLoop", "gjk.SeparatingAxisLoop");

  /** What a loop says of all its ends: those that are possible. */
  private static final Pattern POSSIBLE =
      Pattern.compile("invariant exit == null((?: \\|\\| exit == ExitReason \\. \\w+)+) ;");

  /** Why the loops end, and where the contracts say what holds then. */
  private void writeExits() {
    Path reasons = verified.javaFile("gjk.ExitReason");
    if (!Files.exists(reasons)) {
      return;
    }
    page.append("\n## How the loops end\n\n| exit | what it means | ");
    page.append(LOOPS.stream().map(type -> "`" + type + "`").collect(Collectors.joining(" | ")));
    page.append(" |\n|---|---|---|---|\n");
    Matcher constant =
        Pattern.compile("/\\*\\*((?:(?!\\*/)(?s:.))*)\\*/\\s*([A-Z_]+)")
            .matcher(Verified.read(reasons));
    while (constant.find()) {
      page.append("| `" + constant.group(2) + "` | " + escaped(javadoc(constant.group(1))));
      for (String type : LOOPS) {
        page.append(" | ").append(promises(type, constant.group(2)));
      }
      page.append(" |\n");
    }
  }

  private static String javadoc(String comment) {
    return comment
        .replaceAll("\\s+\\*?\\s*", " ")
        .replaceAll("\\{@\\w+ ([^}]*)}", "`$1`")
        .replace("&minus;", "−")
        .replace("&ne;", "≠")
        .replace("&lt;", "<")
        .strip();
  }

  /** Links to the clauses of a loop on one exit, or "never" where that is none of its exits. */
  private String promises(String type, String exit) {
    Path file = verified.jmlFiles().get(type);
    List<Token> rest = verified.entries(file).entries().get(SourceEntries.REST);
    Matcher possible = POSSIBLE.matcher(String.join(" ", Tokens.texts(rest)));
    if (!possible.find()) {
      throw new IllegalStateException(file + " does not say which exits there are");
    }
    if (!possible.group(1).matches(".*\\b" + exit + "\\b.*")) {
      return "never";
    }
    List<String> links = new ArrayList<>();
    List<String> text = lines(file);
    for (int k = 0; k < text.size(); k++) {
      if (text.get(k)
          .matches("(?!.*\\|\\|  *exit == ).*\\bexit == ExitReason\\." + exit + "\\b.*")) {
        links.add("[%d](%s#L%d)".formatted(k + 1, link(file), k + 1));
      }
    }
    return "lines " + String.join(", ", links);
  }

  // Lines and words.

  private String link(Path file) {
    return "../" + root.relativize(file);
  }

  private List<String> lines(Path file) {
    return lines.computeIfAbsent(file, path -> List.of(Verified.read(path).split("\\R")));
  }

  private static int lineOf(Path file, int offset) {
    return 1
        + (int) Verified.read(file).substring(0, offset).chars().filter(c -> c == '\n').count();
  }

  private int lineOf(Path file, String pattern) {
    List<String> text = lines(file);
    for (int k = 0; k < text.size(); k++) {
      if (text.get(k).matches(pattern)) {
        return k + 1;
      }
    }
    return 1;
  }

  /** The comment that ends directly above a line. */
  private String comment(Path file, int line) {
    List<String> text = lines(file);
    StringBuilder words = new StringBuilder();
    for (int k = line - 2; k >= 0 && text.get(k).strip().startsWith("//"); k--) {
      words.insert(0, text.get(k).strip().substring(2).strip() + " ");
    }
    return words.toString().strip();
  }

  private static String escaped(String words) {
    StringBuilder escaped = new StringBuilder();
    String[] parts = words.split("`", -1);
    for (int k = 0; k < parts.length; k++) {
      escaped.append(k == 0 ? "" : "`");
      escaped.append(k % 2 == 1 ? parts[k] : parts[k].replaceAll("([\\\\*_<\\[\\]])", "\\\\$1"));
    }
    return escaped.toString().replace("|", "\\|");
  }

  /** Tokens with blanks between them, as one would write them. */
  private static String code(String tokens) {
    return tokens
        .replaceAll(" ([.,;)\\]\\[])", "$1")
        .replaceAll("([.(\\[!]) ", "$1")
        .replaceAll("(\\w) \\(", "$1(")
        .replace("|", "\\|");
  }
}
