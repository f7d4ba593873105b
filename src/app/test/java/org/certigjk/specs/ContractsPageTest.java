package org.certigjk.specs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.certigjk.specs.Tokens.Token;
import org.certigjk.specs.Verified.Row;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What docs/contracts.md says of the methods is what stands in their contracts. */
class ContractsPageTest {

  private static final Path ROOT = Path.of("");

  private final Verified verified = new Verified(ROOT);

  @Test
  @DisplayName("the page is made of the contracts")
  void thePageIsMadeOfTheContracts() throws IOException {
    String written = Files.readString(ContractsPage.PAGE);
    assertEquals(ContractsPage.make(ROOT), written, "specs/page.sh writes it again");
  }

  @Test
  @DisplayName("every proved method says in words what it promises, and when it returns null")
  void everyProvedMethodHasWords() {
    ContractsPage page = new ContractsPage(ROOT);
    Set<Row> lemmas = verified.lemmas();
    List<Row> proved =
        verified.rows().stream()
            .filter(row -> row.verdict().equals("proved") && !lemmas.contains(row))
            .toList();
    assertEquals(List.of(), proved.stream().filter(row -> page.words(row).isEmpty()).toList());
    assertEquals(
        List.of(),
        proved.stream().filter(this::mayBeNull).filter(row -> !saysWhen(page.words(row))).toList());
  }

  private static boolean saysWhen(String words) {
    return words.matches("(?i).*\\b(null|accept|returns `).*");
  }

  private boolean mayBeNull(Row row) {
    List<Token> method =
        verified.entries(verified.jmlFiles().get(row.type())).entries().get(row.method());
    return method != null && Tokens.texts(SpecCase.contract(method)).contains("nullable");
  }

  @Test
  @DisplayName("comments, values, exceptions and reasons become a page")
  void smallPage(@TempDir Path project) throws IOException {
    write(
        project,
        "specs/verified.tsv",
        """
        class\tmethod\tverdict\tprover\treason
        p.C\tsize()\tproved\tz3\t
        p.C\tget(int[])\tproved\tz3\t
        p.C\tisLess(int)\tproved\tz3\t
        p.C\tis(int)\tassumed\t-\tdefinition
        p.C\ttoString()\tedge\t-\ttext
        """);
    write(
        project,
        "src/core/main/java/org/certigjk/p/C.java",
        """
        class C {
          int size() { return 1; }
          @Nullable String get(int... k) { return null; }
          public String toString() { return ""; }
        }
        """);
    write(
        project,
        "specs/org/certigjk/p/C.jml",
        """
        package org.certigjk.p;
        // Some < class.
        public class C {
          // It has a
          // size.
          /*@ public invariant size() > 0; @*/
          /*@ ensures \\result == size; @*/
          /*@ pure @*/ int size();
          // The first of them, or null.
          /*@ requires k.length > 0;
            @ also exceptional_behavior requires k.length == 0; signals_only Error; @*/
          String get(int[] k);
          // Lemma: it is.
          /*@ model pure boolean isLess(int k) { return true; } @*/
          /*@ model boolean is(int k); @*/
          String toString();
        }
        """);
    String link = "](../specs/org/certigjk/p/C.jml";
    assertEquals(
        """
        ## p.C

        [Java](../src/core/main/java/org/certigjk/p/C.java), [contract%s). Some \\< class.

        Invariants:

        - It has a size. ([line 6%s#L6))

        | method | | what it promises |
        |---|---|---|
        | [`int size()`%s#L7) | *proved* | Returns `size`. |
        | [`String get(int[] k)`%s#L10) | *proved* | The first of them, or null. *Throws* `Error` if `k.length == 0`. |
        | [`boolean isLess(int k)`%s#L14) | *lemma* | Lemma: it is. |
        | [`boolean is(int k)`%s#L15) | *assumed* (definition) | Nothing but that it ends. |

        At the edge, without a promise: `toString()` (text).
        """
            .formatted(link, link, link, link, link, link),
        ContractsPage.make(project).replaceFirst("(?s).*?(?=## p)", ""));
  }

  private static void write(Path project, String file, String text) throws IOException {
    Path path = project.resolve(file);
    Files.createDirectories(path.getParent());
    Files.writeString(path, text);
  }

  @Test
  @DisplayName("it says of each exit where it is promised, or that it is none")
  void exits() throws IOException {
    String page = Files.readString(ContractsPage.PAGE);
    assertTrue(page.matches("(?s).*\\| `OPTIMAL` \\| [^|]* \\| lines [^|]* \\| never \\|.*"));
    assertTrue(page.matches("(?s).*\\| `NO_DECREASE` \\| [^|]* \\| never \\| never \\|.*"));
  }
}
