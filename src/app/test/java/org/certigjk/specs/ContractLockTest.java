package org.certigjk.specs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ContractLockTest {

  private static final Path PROJECT = Path.of("");

  private static final String REMEDY =
      "not as it was proved; with OpenJML, specs/check.sh --update proves it again";

  @Test
  @DisplayName("nothing that was proved has changed since")
  void nothingIsStale() {
    assertEquals(List.of(), new ContractLock(PROJECT).stale(), REMEDY);
  }

  @Test
  void everyMethodOfAListedClassIsListed() {
    assertEquals(List.of(), new Verified(PROJECT).problems());
  }

  @Test
  void obligationsAreThoseOfTheLock() throws IOException {
    assertEquals(List.of(), new ContractLock(PROJECT).misplacedObligations(), REMEDY);
  }

  /** The lock bites, and only where it should. */
  @Nested
  class AfterAChange {

    private static final String SUPPORT = "src/core/main/java/org/certigjk/geometry/Polytope.java";
    private static final String JOHNSON = "src/core/main/java/org/certigjk/simplex/DeltaTable.java";
    private static final String CHECKER =
        "src/core/main/java/org/certigjk/certificate/CertificateChecker.java";
    private static final String CONTRACT = "specs/org/certigjk/geometry/Polytope.jml";

    private static final List<String> BEFORE = new ContractLock(PROJECT).stale();

    @TempDir Path copy;

    @BeforeEach
    void copyTheFiles() throws IOException {
      List<String> folders = new ArrayList<>(Verified.SOURCES);
      folders.add("specs");
      for (String folder : folders) {
        try (Stream<Path> files = Files.walk(PROJECT.resolve(folder))) {
          for (Path file : files.filter(Files::isRegularFile).toList()) {
            Files.createDirectories(copy.resolve(file).getParent());
            Files.copy(file, copy.resolve(file));
          }
        }
      }
    }

    /** What is stale in the copy after a change, and was not before. */
    private List<String> staleAfter(String file, UnaryOperator<String> change) throws IOException {
      String text = Files.readString(copy.resolve(file));
      String changed = change.apply(text);
      assertTrue(!changed.equals(text), "nothing was changed in " + file);
      Files.writeString(copy.resolve(file), changed);
      List<String> stale = new ArrayList<>(new ContractLock(copy).stale());
      stale.removeAll(BEFORE);
      return stale;
    }

    private List<String> staleAfter(String file, String text, String replacement)
        throws IOException {
      return staleAfter(file, all -> all.replace(text, replacement));
    }

    @Test
    @DisplayName("a comparison in the support scan")
    void supportScan() throws IOException {
      assertEquals(
          List.of("geometry.Polytope.supportIndex(Vec) has changed"),
          staleAfter(SUPPORT, "(value, maximum) > 0", "(value, maximum) >= 0"));
    }

    @Test
    @DisplayName("a comparison in Johnson's sub-algorithm")
    void johnson() throws IOException {
      assertEquals(
          List.of("simplex.DeltaTable.isPositiveWithin(int) has changed"),
          staleAfter(JOHNSON, text -> text.replaceFirst("(signum\\(delta\\S+) <= 0", "$1 < 0")));
    }

    @Test
    @DisplayName("a comparison in the checker")
    void checker() throws IOException {
      assertEquals(
          List.of("certificate.CertificateChecker.supports(Condition,Vec,E,boolean) has changed"),
          staleAfter(CHECKER, "sign > 0 : sign >= 0", "sign > 0 : sign > 0"));
    }

    @Test
    @DisplayName("a field, an import or an invariant")
    void restOfTheClass() throws IOException {
      assertEquals(
          List.of("geometry.Polytope.(class) has changed"),
          staleAfter(SUPPORT, "private final Vec<E>[] points;", "private Vec<E>[] points;"));
    }

    @Test
    @DisplayName("a clause of a contract")
    void clause() throws IOException {
      assertEquals(
          List.of("geometry.Polytope.size(): its contract has changed"),
          staleAfter(CONTRACT, "\\result == points.length", "\\result >= points.length"));
    }

    @Test
    @DisplayName("a new method")
    void newMethod() throws IOException {
      assertEquals(
          List.of("geometry.Polytope.one() is new"),
          staleAfter(
              SUPPORT, text -> text.replaceFirst("\\}\\s*\\z", "int one() { return 1; } }")));
    }

    @Test
    @DisplayName("nothing after new comments and another layout")
    void layout() throws IOException {
      assertEquals(
          List.of(),
          staleAfter(
              SUPPORT,
              text ->
                  text.replaceAll("(?s)/\\*\\*.*?\\*/", "/** Another comment. */")
                      .replace(";\n", "; // why\n\n\t")));
    }
  }
}
