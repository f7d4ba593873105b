package org.certigjk.specs;

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

/**
 * Makes {@code docs/core.md} of {@code core-page.txt}, which names lines of Java, clauses of the
 * contracts, lemmas and texts of the explorer; what is not found in its file exactly once is an
 * error. It needs nothing but the JDK, so that {@code java CorePage.java} writes the page.
 */
final class CorePage {

  static final Path PAGE = Path.of("docs/core.md");

  static final Path SOURCE = Path.of("src/app/test/java/org/certigjk/specs/core-page.txt");
  private static final Path CORE = Path.of("src/core/main/java/org/certigjk");
  private static final Path CONTRACTS = Path.of("specs/org/certigjk");
  private static final String[] COLUMNS = {"java", "jml", "coq", "explorer"};

  private final StringBuilder page = new StringBuilder();
  private final Map<Path, Text> texts = new LinkedHashMap<>();

  /** The cells of the row that is read. */
  private final Map<String, List<String>> row = new LinkedHashMap<>();

  /** The classes that the list of reasons names. */
  private final List<String> reasons = new ArrayList<>();

  private final List<String> problems = new ArrayList<>();

  private CorePage() {}

  public static void main(String[] args) throws IOException {
    Files.writeString(PAGE, make());
  }

  /** The page as it should be. */
  static String make() throws IOException {
    return make(Files.readAllLines(SOURCE));
  }

  static String make(List<String> source) throws IOException {
    CorePage made = new CorePage();
    for (String line : source) {
      made.read(line);
    }
    made.requireEveryClass();
    if (!made.problems.isEmpty()) {
      throw new IllegalStateException(SOURCE + ":\n" + String.join("\n", made.problems));
    }
    return made.page.toString().strip() + "\n";
  }

  /** A line of the source: of a table, or of the text between. */
  private void read(String line) throws IOException {
    int blank = line.indexOf(' ');
    String word = blank < 0 ? line : line.substring(0, blank);
    String rest = line.substring(blank + 1);
    switch (word) {
      case "table" ->
          page.append("| line | in our words | Java | JML | Coq | explorer |\n")
              .append("|---|---|---|---|---|---|\n");
      case "line" -> {
        writeRow();
        row.put(word, List.of(rest));
      }
      case "words" -> row.put(word, List.of(rest));
      case "java", "jml", "coq", "explorer" ->
          row.computeIfAbsent(word, key -> new ArrayList<>()).add(reference(word, rest));
      case "end" -> writeRow();
      case "verified" -> writeVerified();
      case "need" -> writeReason(rest);
      default -> page.append(line).append('\n');
    }
  }

  private void writeRow() {
    if (row.isEmpty()) {
      return;
    }
    page.append("| ").append(row.get("line").get(0)).append(" | ").append(row.get("words").get(0));
    for (String column : COLUMNS) {
      page.append(" | ").append(String.join("<br>", row.getOrDefault(column, List.of("–"))));
    }
    page.append(" |\n");
    row.clear();
  }

  /** A link to what a reference {@code FILE: FRAGMENT} names. */
  private String reference(String column, String reference) throws IOException {
    int colon = reference.indexOf(": ");
    String file = reference.substring(0, colon);
    String fragment = reference.substring(colon + 2);
    Path path = path(column, file);
    int line =
        column.equals("coq")
            ? lemma(path, fragment)
            : only(text(path).lines(fragment), path, fragment);
    String shown = "`" + fragment.replace("|", "\\|") + "`";
    String name = column.equals("coq") ? file + ": " : "";
    return name + "[" + shown + "](" + link(path) + "#L" + line + ")";
  }

  private static Path path(String column, String file) {
    return switch (column) {
      case "java" -> CORE.resolve(file);
      case "jml" -> CONTRACTS.resolve(file);
      case "coq" -> Path.of("proofs/theories", file);
      default ->
          Path.of(
                  file.endsWith(".js")
                      ? "src/explorer/page"
                      : "src/app/main/java/org/certigjk/explorer")
              .resolve(file);
    };
  }

  private static String link(Path path) {
    return "../" + path;
  }

  private Text text(Path path) throws IOException {
    Text known = texts.get(path);
    if (known == null) {
      known = new Text(path);
      texts.put(path, known);
    }
    return known;
  }

  /** The line in which Coq defines or states a name. */
  private int lemma(Path path, String name) throws IOException {
    Pattern statement =
        Pattern.compile("(Theorem|Lemma|Corollary|Definition|Fixpoint) " + name + "\\b.*");
    List<Integer> found = new ArrayList<>();
    List<String> lines = Files.readAllLines(path);
    for (int k = 0; k < lines.size(); k++) {
      if (statement.matcher(lines.get(k)).matches()) {
        found.add(k + 1);
      }
    }
    return only(found, path, name);
  }

  private int only(List<Integer> lines, Path path, String what) {
    if (lines.size() != 1) {
      problems.add(path + " has " + lines.size() + " times: " + what);
      return 0;
    }
    return lines.get(0);
  }

  /** A file with one blank for each gap, so that it does not matter where its lines end. */
  private static final class Text {

    private final String text;

    /** The line of each character. */
    private final List<Integer> lines = new ArrayList<>();

    Text(Path path) throws IOException {
      StringBuilder joined = new StringBuilder();
      int line = 0;
      for (String raw : Files.readAllLines(path)) {
        line++;
        String bare = raw.replaceFirst("^\\s*@ ", "").strip().replaceAll("[\\s\\u00a0]+", " ");
        for (char c : (bare + " ").toCharArray()) {
          joined.append(c);
          lines.add(line);
        }
      }
      this.text = joined.toString();
    }

    /** The lines in which a fragment begins. */
    List<Integer> lines(String fragment) {
      List<Integer> found = new ArrayList<>();
      for (int at = text.indexOf(fragment); at >= 0; at = text.indexOf(fragment, at + 1)) {
        found.add(lines.get(at));
      }
      return found;
    }
  }

  // The list of classes.

  /** The verified classes of the core. */
  private static List<String> verified() throws IOException {
    return Files.readAllLines(Path.of("specs/verified.tsv")).stream()
        .skip(1)
        .filter(line -> line.contains("\t") && !line.startsWith("#"))
        .map(line -> line.substring(0, line.indexOf('\t')).replace('.', '/'))
        .distinct()
        .filter(type -> Files.exists(CORE.resolve(type + ".java")))
        .toList();
  }

  /** The verified classes of each package, and how many methods are proved. */
  private void writeVerified() throws IOException {
    Map<String, List<String>> packages = new TreeMap<>();
    for (String type : verified()) {
      String folder = type.substring(0, type.indexOf('/'));
      String name = type.substring(folder.length() + 1);
      String both =
          "[`"
              + name
              + "`]("
              + link(CORE.resolve(type + ".java"))
              + ") ([contract]("
              + link(CONTRACTS.resolve(type + ".jml"))
              + "))";
      packages.computeIfAbsent(folder, key -> new ArrayList<>()).add(both);
    }
    page.append("| package | classes with a contract |\n|---|---|\n");
    packages.forEach(
        (folder, types) ->
            page.append("| `" + folder + "` | " + String.join(", ", types) + " |\n"));
  }

  /** One or more classes and why they are here. */
  private void writeReason(String reason) {
    Matcher types = Pattern.compile("([\\w/, ]+): (.*)").matcher(reason);
    if (!types.matches()) {
      problems.add("need CLASS, CLASS: WHY expected, not " + reason);
      return;
    }
    List<String> links = new ArrayList<>();
    for (String type : types.group(1).split(", ")) {
      reasons.add(type);
      String name = type.substring(type.indexOf('/') + 1);
      links.add("[`" + name + "`](" + link(CORE.resolve(type + ".java")) + ")");
    }
    page.append("- " + String.join(", ", links) + ": " + types.group(2) + "\n");
  }

  /** Every class of the core is verified or has a reason to be there. */
  private void requireEveryClass() throws IOException {
    List<String> named = new ArrayList<>(reasons);
    named.addAll(verified());
    named.sort(null);
    List<String> present;
    try (var files = Files.walk(CORE)) {
      present =
          files
              .map(file -> CORE.relativize(file).toString().replace('\\', '/'))
              .filter(file -> file.endsWith(".java") && !file.endsWith("-info.java"))
              .map(file -> file.substring(0, file.length() - ".java".length()))
              .sorted()
              .toList();
    }
    if (!present.equals(named)) {
      List<String> absent = new ArrayList<>(present);
      named.forEach(absent::remove);
      List<String> extra = new ArrayList<>(named);
      present.forEach(extra::remove);
      problems.add("no reason for " + absent + "; not in the core, or named twice: " + extra);
    }
  }
}
