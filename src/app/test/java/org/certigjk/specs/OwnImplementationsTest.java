package org.certigjk.specs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.math3.fraction.BigFraction;
import org.apache.commons.math3.fraction.BigFractionField;
import org.certigjk.cli.input.StoppableField;
import org.certigjk.field.Doubles;
import org.certigjk.field.Integers;
import org.certigjk.field.OrderedField;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.IndexedSupportMapping;
import org.certigjk.geometry.PolytopeMapping;
import org.certigjk.geometry.SupportMapping;
import org.certigjk.number.CommonsMathField;
import org.certigjk.number.Floats;
import org.certigjk.number.UnreducedRationals;
import org.certigjk.shape.RationalsWithRoots;
import org.certigjk.simplex.DistanceSubAlgorithm;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Every field, shape and sub-algorithm of this project, and what stands for it. */
class OwnImplementationsTest {

  private static final Path PAGE = Path.of("docs/verification.md");

  /** Fields by class, each as exact as it can be. */
  private static final Map<Class<?>, OrderedField<?>> FIELDS =
      Stream.of(
              Doubles.INSTANCE,
              Floats.INSTANCE,
              Integers.INSTANCE,
              Rationals.INSTANCE,
              UnreducedRationals.INSTANCE,
              RationalsWithRoots.of(8),
              new StoppableField<>(Rationals.INSTANCE, () -> {}),
              CommonsMathField.<BigFraction>exact(BigFractionField.getInstance(), q -> q, q -> q))
          .collect(Collectors.toMap(Object::getClass, field -> field));

  /** Closed classes, with what checks their answers before they are given. */
  private static final Map<String, String> CHECKED =
      Map.of(
          "integral.PiecewisePolytope", "PiecewiseCheck.violation(",
          "interval.ShortDirections", "certificate.proves(seenA");

  private static final List<Path> CHECKING =
      Stream.of("integral/ExactAnswer", "interval/IntervalLoop")
          .map(name -> Path.of("src/library/main/java/org/certigjk", name + ".java"))
          .toList();

  /** Classes that compute in doubles only. */
  private static final Pattern IN_DOUBLES = Pattern.compile(".*<java\\.lang\\.Double>");

  private static final Pattern LAMBDA =
      Pattern.compile("DistanceSubAlgorithm<\\w+> (\\w+)\\([^)]*\\) \\{\\s*return \\w+ ->");

  private final Set<String> proved =
      new Verified(Path.of(""))
          .rows().stream()
              .filter(row -> row.verdict().equals("proved"))
              .map(Verified.Row::type)
              .collect(Collectors.toSet());

  @Test
  @DisplayName("the page lists them all")
  void page() throws IOException {
    Map<String, String> rows = new TreeMap<>();
    List<String> lambdas = new ArrayList<>();
    for (Path file : sources()) {
      String path = file.toString().replaceFirst("^.*/main/java/", "");
      String name = path.substring(0, path.length() - ".java".length()).replace('/', '.');
      LAMBDA
          .matcher(Files.readString(file))
          .results()
          .forEach(found -> lambdas.add(shortName(name) + "." + found.group(1)));
      for (Class<?> type : classes(name)) {
        if (!type.isInterface() && !Modifier.isAbstract(type.getModifiers())) {
          row(type).ifPresent(verdict -> rows.put(shortName(type.getName()), verdict));
        }
      }
    }
    for (Path file : CHECKING) {
      String text = Files.readString(file);
      assertTrue(CHECKED.values().stream().anyMatch(text::contains), file::toString);
    }
    lambdas.forEach(name -> rows.put(name, "`DistanceSubAlgorithm` | checked"));
    assertTrue(rows.size() > 20, rows::toString);
    assertEquals(
        rows.entrySet().stream()
            .map(row -> "| `%s` | %s |".formatted(row.getKey(), row.getValue()))
            .sorted()
            .collect(Collectors.joining("\n")),
        Files.readAllLines(PAGE).stream()
            .filter(line -> line.matches("\\| `.*(Field|Mapping|Algorithm)` \\| [a-z ]+ \\|.*"))
            .map(line -> line.replaceFirst("^((\\|[^|]*){3}\\|).*", "$1"))
            .sorted()
            .collect(Collectors.joining("\n")));
  }

  private static List<Path> sources() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("src"))) {
      return files
          .filter(file -> file.toString().matches("src/\\w+/main/java/.*/[A-Z]\\w*\\.java"))
          .sorted()
          .toList();
    }
  }

  private static String shortName(String name) {
    return name.replace("org.certigjk.", "").replace('$', '.');
  }

  /** A class with those in it, anonymous ones too. */
  private static List<Class<?>> classes(String name) {
    List<Class<?>> classes = new ArrayList<>();
    try {
      Class<?> type = Class.forName(name, false, OwnImplementationsTest.class.getClassLoader());
      classes.add(type);
      Arrays.stream(type.getDeclaredClasses())
          .forEach(nested -> classes.addAll(classes(nested.getName())));
      for (int k = 1; classes.addAll(classes(name + "$" + k)); k++) {}
    } catch (ClassNotFoundException none) {
      // past the last anonymous class
    }
    return classes;
  }

  private Optional<String> row(Class<?> type) {
    for (Class<?> kind :
        List.of(
            OrderedField.class,
            IndexedSupportMapping.class,
            SupportMapping.class,
            DistanceSubAlgorithm.class)) {
      if (kind.isAssignableFrom(type)) {
        return Optional.of("`%s` | %s".formatted(kind.getSimpleName(), verdict(type)));
      }
    }
    return Optional.empty();
  }

  private String verdict(Class<?> type) {
    if (proved.contains(shortName(type.getName()))) {
      return "proved";
    }
    if (OrderedField.class.isAssignableFrom(type)) {
      return FIELDS.get(type).exact() ? "checked" : "not exact";
    }
    if (Arrays.stream(type.getGenericInterfaces())
        .map(Type::getTypeName)
        .anyMatch(name -> IN_DOUBLES.matcher(name).matches())) {
      return "not exact";
    }
    return CHECKED.containsKey(shortName(type.getName()))
            || PolytopeMapping.class.isAssignableFrom(type)
            || DistanceSubAlgorithm.class.isAssignableFrom(type)
        ? "checked"
        : "at its word";
  }
}
