package org.certigjk.specs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.certigjk.specs.Tokens.Token;

/** The list {@code specs/verified.tsv} and the files that it speaks of. */
final class Verified {

  private static final String PACKAGE = "org/certigjk/";

  /** The sources of the modules with verified classes. */
  static final List<String> SOURCES =
      List.of("src/core/main/java", "src/library/main/java", "src/check/main/java");

  /** JML that the prover takes for granted. */
  private static final Set<String> ASSUMING =
      Set.of("assume", "axiom", "havoc", "nowarn", "skipesc");

  /** By the text: several tests read the same files. */
  private static final Map<String, SourceEntries> CUT = new ConcurrentHashMap<>();

  /** A method and what is claimed of it: proved, assumed or edge. */
  record Row(String type, String method, String verdict, String prover, String reason) {

    boolean isComplete() {
      return switch (verdict) {
        case "proved" -> prover.matches("z3|cvc5");
        case "assumed", "edge" -> prover.equals("-") && !reason.isBlank();
        default -> false;
      };
    }

    @Override
    public String toString() {
      return type + "." + method;
    }
  }

  private final Path root;

  /** The files of a project whose folder is the root. */
  Verified(Path root) {
    this.root = root;
  }

  List<Row> rows() {
    List<Row> rows = new ArrayList<>();
    for (String[] cells : table(root.resolve("specs/verified.tsv"), 5)) {
      rows.add(new Row(cells[0], cells[1], cells[2], cells[3], cells[4]));
    }
    return rows;
  }

  List<String[]> mutants() {
    return table(root.resolve("specs/mutants.tsv"), 5);
  }

  Set<String> types() {
    Set<String> types = new LinkedHashSet<>();
    rows().forEach(row -> types.add(row.type()));
    return types;
  }

  /** The lines of a table without comments, blank lines and the line of headings. */
  static List<String[]> table(Path file, int columns) {
    List<String[]> rows = new ArrayList<>();
    boolean headings = true;
    for (String line : read(file).split("\\R")) {
      if (line.isBlank() || line.startsWith("#")) {
        continue;
      }
      String[] cells = line.split("\t", -1);
      if (cells.length != columns) {
        throw new IllegalArgumentException(
            file + ": " + columns + " cells with a tab between them are expected: " + line);
      }
      if (!headings) {
        rows.add(cells);
      }
      headings = false;
    }
    return rows;
  }

  /** The Java file of {@code geometry.Polytope}. */
  SourceEntries java(String type) {
    return entries(javaFile(type));
  }

  /** The entries of a file, which is cut once, whoever asks, as long as it has the same text. */
  SourceEntries entries(Path file) {
    return CUT.computeIfAbsent(read(file), SourceEntries::new);
  }

  /** Where the class is, or, if it is nowhere, where it would be in the first module. */
  Path javaFile(String type) {
    String name = PACKAGE + type.replace('.', '/') + ".java";
    return SOURCES.stream()
        .map(sources -> root.resolve(sources).resolve(name))
        .filter(Files::exists)
        .findFirst()
        .orElse(root.resolve(SOURCES.get(0)).resolve(name));
  }

  /** The classes that use the contracts, rightly. */
  List<Path> clients() {
    return files("specs/clients");
  }

  /** The classes that promise what the contracts do not: none of their methods may be proved. */
  List<Path> falseClients() {
    return files("specs/false-clients");
  }

  /** The name in the lists of the class in the file of a client, false or not. */
  static String clientType(Path file) {
    return "clients." + file.getFileName().toString().replace(".java", "");
  }

  private List<Path> files(String folder) {
    try (Stream<Path> files = Files.list(root.resolve(folder))) {
      return files.sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Every contract, by the class that it is for; classes of others have their full name. Those
   * under {@code runtime} are executed, not proved.
   */
  Map<String, Path> jmlFiles() {
    Path specs = root.resolve("specs");
    Path runtime = specs.resolve("runtime");
    Map<String, Path> jml = new TreeMap<>();
    try (Stream<Path> files = Files.walk(specs)) {
      for (Path file :
          files.filter(f -> f.toString().endsWith(".jml") && !f.startsWith(runtime)).toList()) {
        String name = specs.relativize(file).toString().replace(".jml", "").replace('\\', '/');
        String own = name.startsWith(PACKAGE) ? name.substring(PACKAGE.length()) : name;
        jml.put(own.replace('/', '.'), file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return jml;
  }

  /**
   * What is wrong with the list, one line for each problem: every method of a class has a row, and
   * so has every model method that is a lemma or of which something is assumed.
   */
  List<String> problems() {
    List<String> problems = new ArrayList<>();
    Map<String, Map<String, Row>> listed = new TreeMap<>();
    for (Row row : rows()) {
      if (listed.computeIfAbsent(row.type(), t -> new TreeMap<>()).put(row.method(), row) != null) {
        problems.add(row + " is listed twice");
      }
      if (!row.isComplete()) {
        problems.add(row + ": proved, with z3 or cvc5; or assumed or edge, with a reason");
      }
    }
    Map<String, Path> contracts = jmlFiles();
    for (String type : contracts.keySet()) {
      if (!listed.containsKey(type) && Files.exists(javaFile(type))) {
        problems.add(type + " has a contract, but no row");
      }
    }
    listed.forEach(
        (type, rows) -> {
          Set<String> present = new LinkedHashSet<>();
          Set<String> needed = new LinkedHashSet<>();
          for (SourceEntries source : sources(type)) {
            present.addAll(source.entries().keySet());
            source.methods().forEach(method -> needed.add(source.signature(method)));
            source.models().stream()
                .filter(model -> model.isLemma() || model.isConstrained())
                .forEach(model -> needed.add(model.signature()));
            source
                .entries()
                .forEach((method, tokens) -> demandReason(type, method, rows, tokens, problems));
          }
          needed.stream()
              .filter(method -> !rows.containsKey(method))
              .forEach(method -> problems.add(type + "." + method + " has no row"));
          rows.values().stream()
              .filter(row -> !present.contains(row.method()))
              .forEach(row -> problems.add(row + " has a row, but does not exist"));
        });
    for (Mutant mutant : Mutant.read(this)) {
      Row row = listed.getOrDefault(mutant.type(), Map.of()).get(mutant.method());
      if (row == null || !row.verdict().equals("proved")) {
        problems.add("a mutant of " + mutant.type() + "." + mutant.method() + ": not proved");
      } else {
        try {
          mutant.find(entries(file(mutant)));
        } catch (IllegalArgumentException e) {
          problems.add(e.getMessage());
        }
      }
    }
    return problems;
  }

  /** The file that a mutant changes: the class, or its contract if the method is a lemma. */
  Path file(Mutant mutant) {
    Path java = javaFile(mutant.type());
    return entries(java).entries().containsKey(mutant.method())
        ? java
        : jmlFiles().getOrDefault(mutant.type(), java);
  }

  /** The lemmas: methods of the contracts alone, which nothing runs. */
  Set<Row> lemmas() {
    Set<Row> lemmas = new LinkedHashSet<>();
    for (String type : types()) {
      Set<String> models = new LinkedHashSet<>();
      for (SourceEntries source : sources(type)) {
        source.models().forEach(model -> models.add(model.signature()));
      }
      rows().stream()
          .filter(row -> row.type().equals(type) && row.verdict().equals("proved"))
          .filter(row -> models.contains(row.method()))
          .forEach(lemmas::add);
    }
    return lemmas;
  }

  /** The Java file of a class and its contract, if it has one. */
  List<SourceEntries> sources(String type) {
    List<SourceEntries> sources = new ArrayList<>(List.of(java(type)));
    Path contract = jmlFiles().get(type);
    if (contract != null) {
      sources.add(entries(contract));
    }
    return sources;
  }

  /** Nothing is assumed on the way to a proof without a reason in the row. */
  private static void demandReason(
      String type,
      String method,
      Map<String, Row> rows,
      List<Token> tokens,
      List<String> problems) {
    Row row = rows.get(method);
    if (row == null || row.reason().isBlank()) {
      tokens.stream()
          .map(Token::text)
          .filter(ASSUMING::contains)
          .distinct()
          .forEach(
              word -> problems.add(type + "." + method + " has \"" + word + "\" but no reason"));
    }
  }

  static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
