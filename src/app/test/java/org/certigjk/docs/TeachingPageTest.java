package org.certigjk.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.DistanceRequest;
import org.certigjk.gjk.Gjk;
import org.certigjk.gjk.Iteration;
import org.certigjk.samples.Sources;
import org.junit.jupiter.api.Test;

/** The comment of package {@code gjk}, which teaches the algorithm and lists its loops. */
class TeachingPageTest {

  private static final Path PAGE = Path.of("src/core/main/java/org/certigjk/gjk/package-info.java");

  private static String page() throws IOException {
    return Files.readString(PAGE).replaceAll("\n \\*", " ").replaceAll("\\s+", " ");
  }

  /** Returns the names of classes, the last part of those in links. */
  private static Set<String> named() throws IOException {
    return Pattern.compile("\\{@(?:code|link) (?:[a-z]+\\.)*([A-Z]\\w*[a-z]\\w*)}")
        .matcher(page())
        .results()
        .map(name -> name.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @Test
  void everyClassIsThere() throws IOException {
    Set<String> missing = named();
    for (Path file : Sources.of("main/java")) {
      missing.remove(file.getFileName().toString().replace(".java", ""));
    }
    assertEquals(Set.of(), missing);
    assertTrue(named().size() > 20, () -> "a list of loops");
  }

  /** Those that are found by their texts or names. */
  @Test
  void noLoopIsLeftOut() throws IOException {
    List<String> loops = new ArrayList<>();
    for (Path file : Sources.of("main/java")) {
      String name = file.getFileName().toString().replace(".java", "");
      String variant = " class " + name + "<E> implements DistanceVariant<E>";
      if (Files.readString(file).contains(variant)
          || name.matches(".*Loop|.*Gjk|Kernel.|.*[a-z]Search")) {
        loops.add(name);
      }
    }
    // The door to GjkLoop, a list of words, a study, the contestants of another.
    loops.removeAll(List.of("Gjk", "AxisSearch", "LatticeSearch", "FixLoop"));
    assertTrue(loops.size() > 12, loops::toString);
    loops.removeAll(named());
    assertEquals(List.of(), loops);
  }

  @Test
  void theRunIsThatOfTheLoop() throws IOException {
    Polytope<BigFraction> a =
        Polytope.of(Rationals.INSTANCE, new double[][] {{0, 0}, {4, 0}, {0, 3}});
    Polytope<BigFraction> b =
        Polytope.of(Rationals.INSTANCE, new double[][] {{4, 3}, {6, 3}, {5, 6}});
    DistanceRequest<BigFraction> request = DistanceRequest.<BigFraction>defaults().withTrace(true);
    StringBuilder run = new StringBuilder("<pre>");
    for (Iteration<BigFraction> state : Gjk.distance(a, b, request).run().trace()) {
      Vec<BigFraction> v = state.v();
      Vec<BigFraction> s = Objects.requireNonNull(state.support());
      run.append(" v = %s s = %s vᵀ(v − s) = %s".formatted(v, s, v.dot(v.minus(s))));
    }
    assertTrue(page().contains(run + " </pre>"), run::toString);
  }
}
