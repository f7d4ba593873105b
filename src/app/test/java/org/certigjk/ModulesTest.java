package org.certigjk;

import static java.util.stream.Collectors.toCollection;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the modules export to everybody: few types, and those that src/README.md says. */
class ModulesTest {

  private static final int MOST_TYPES = 130;

  private static final Pattern NAME = Pattern.compile("(?m)^module (\\S+) \\{");

  private static final Pattern EXPORT =
      Pattern.compile("(?m)^  exports org\\.certigjk\\.([^ ;]+)(\\s+to\\s[^;]+)?;");

  private static final Pattern PUBLIC = Pattern.compile("(?m)^public ");

  private static final Pattern SINCE = Pattern.compile("(?m)^ \\* @since 0\\.[12]\\.0$");

  /**
   * A module; packages are named without {@code org.certigjk}.
   *
   * @param sources the folder of its sources
   * @param name its name
   * @param exported the packages that it exports to everybody
   * @param shared those that it exports to other modules of the house
   * @param closed the others
   */
  private record Declared(
      Path sources, String name, List<String> exported, List<String> shared, List<String> closed) {

    static Declared read(Path sources) {
      String text = text(sources.resolve("module-info.java"));
      List<String> exported = exports(text, toWhom -> toWhom == null);
      List<String> shared = exports(text, toWhom -> toWhom != null);
      TreeSet<String> closed = packagesIn(sources);
      exported.forEach(closed::remove);
      shared.forEach(closed::remove);
      MatchResult name = NAME.matcher(text).results().findFirst().orElseThrow();
      return new Declared(sources, name.group(1), exported, shared, List.copyOf(closed));
    }

    private static List<String> exports(String text, Predicate<String> isAsked) {
      return EXPORT
          .matcher(text)
          .results()
          .filter(export -> isAsked.test(export.group(2)))
          .map(export -> export.group(1))
          .sorted()
          .toList();
    }

    /** The sources of the types that stand alone; the functions of a Kotlin file are a type. */
    Stream<Path> exportedTypes() {
      return exported.stream()
          .map(name -> sources.resolve("org/certigjk").resolve(name.replace('.', '/')))
          .flatMap(folder -> files(folder, 1))
          .filter(file -> PUBLIC.matcher(text(file)).find());
    }
  }

  private static List<Declared> modules() throws IOException {
    try (Stream<Path> folders = Files.list(Path.of("src"))) {
      return folders
          .flatMap(folder -> Stream.of("main/java", "main/kotlin").map(folder::resolve))
          .filter(Files::isDirectory)
          .sorted()
          .map(Declared::read)
          .toList();
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(file.toString(), e);
    }
  }

  private static Stream<Path> files(Path folder, int depth) {
    try (Stream<Path> files = Files.walk(folder, depth)) {
      return files.filter(Files::isRegularFile).sorted().toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(folder.toString(), e);
    }
  }

  private static TreeSet<String> packagesIn(Path sources) {
    Path root = sources.resolve("org/certigjk");
    return files(root, Integer.MAX_VALUE)
        .map(file -> root.relativize(file.getParent()).toString().replace('/', '.'))
        .collect(toCollection(TreeSet::new));
  }

  private static Class<?> type(Path file) throws ClassNotFoundException {
    String path = file.toString();
    String name = path.substring(path.indexOf("org/certigjk/"), path.length() - ".java".length());
    return Class.forName(name.replace('/', '.'));
  }

  @Test
  void thePageListsEveryPackageWhereItIs() throws IOException {
    List<String> rows = new ArrayList<>();
    for (Declared module : modules()) {
      List<String> cells =
          Stream.of(List.of(module.name()), module.exported(), module.shared(), module.closed())
              .map(names -> names.stream().map(name -> "`" + name + "`").toList())
              .map(names -> String.join(", ", names))
              .toList();
      rows.add("| " + String.join(" | ", cells) + " |");
    }
    assertEquals(
        rows.stream().sorted().toList(),
        text(Path.of("src/README.md"))
            .lines()
            .filter(line -> line.startsWith("| `org.certigjk"))
            .sorted()
            .toList());
  }

  @Test
  void noPackageIsInTwoModules() throws IOException {
    Map<String, List<String>> owners = new TreeMap<>();
    for (Declared module : modules()) {
      for (String name : packagesIn(module.sources())) {
        owners.computeIfAbsent(name, unused -> new ArrayList<>()).add(module.name());
      }
    }
    assertTrue(owners.size() > 30, owners::toString);
    owners.values().removeIf(modules -> modules.size() == 1);
    assertEquals(Map.of(), owners);
  }

  @Test
  void fewTypesAreForEverybody() throws Exception {
    List<Path> types = modules().stream().flatMap(Declared::exportedTypes).toList();
    assertTrue(types.size() <= MOST_TYPES, () -> types.size() + " types");
    long nested = 0;
    for (Path file : types) {
      if (file.toString().endsWith(".java")) {
        nested += nestedPublicTypes(type(file));
      }
    }
    String sentence = "%d public types, and %d within them".formatted(types.size(), nested);
    assertTrue(text(Path.of("src/README.md")).contains(sentence), sentence);
  }

  private static long nestedPublicTypes(Class<?> type) {
    return Stream.of(type.getDeclaredClasses())
        .filter(nested -> Modifier.isPublic(nested.getModifiers()))
        .mapToLong(nested -> 1 + nestedPublicTypes(nested))
        .sum();
  }

  /** The text of a verified class is locked: its package speaks for it. */
  @Test
  void typesForEverybodySaySinceWhen() throws IOException {
    List<String> verified =
        text(Path.of("specs/verified.tsv")).lines().map(line -> line.split("\t")[0]).toList();
    List<Path> silent = new ArrayList<>();
    for (Path file : modules().stream().flatMap(Declared::exportedTypes).toList()) {
      String name = file.getParent().getFileName() + "." + file.getFileName();
      boolean isLocked = verified.contains(name.replaceFirst("\\.java$", ""));
      String doc = isLocked ? text(file.resolveSibling("package-info.java")) : head(file);
      if (file.toString().endsWith(".java") && !SINCE.matcher(doc).find()) {
        silent.add(file);
      }
    }
    assertEquals(List.of(), silent);
    assertFalse(verified.isEmpty());
  }

  @Test
  void packagesForEverybodySpeakOfThreads() throws IOException {
    List<String> silent = new ArrayList<>();
    for (Declared module : modules()) {
      for (String name : module.exported()) {
        Path doc = module.sources().resolve("org/certigjk/" + name + "/package-info.java");
        // the functions of certigjk-kotlin keep nothing
        if (!name.equals("kotlin") && !text(doc).contains("thread")) {
          silent.add(name);
        }
      }
    }
    assertEquals(List.of(), silent);
  }

  /** What stands before the type. */
  private static String head(Path file) {
    return PUBLIC.split(text(file))[0];
  }
}
