package org.certigjk.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.certigjk.ledger.Claim;
import org.certigjk.ledger.Ledger;
import org.certigjk.ledger.PapersPage;
import org.certigjk.ledger.ProofTables;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The pages that are made from the ledger are those of the repository, and well made. */
class PapersPageTest {

  private static final Path PAPERS = Path.of("docs/papers.md");
  private static final Path PROOFS = Path.of("proofs/README.md");

  private static final Ledger LEDGER = Ledger.read();

  private static final Pattern BAR = Pattern.compile("(?<!\\\\)\\|");

  @Test
  @DisplayName("docs/papers.md is what certigjk papers writes")
  void papers() throws IOException {
    assertEquals(PapersPage.of(LEDGER), Files.readString(PAPERS));
  }

  @Test
  @DisplayName("proofs/README.md has the tables that certigjk papers writes")
  void proofs() throws IOException {
    String page = Files.readString(PROOFS);
    assertEquals(ProofTables.in(page, LEDGER), page);
  }

  /** A bar or a line break in a text would break its row. */
  @Test
  @DisplayName("every row of a table of claims has five cells")
  void cells() throws IOException {
    long rows = 0;
    for (Path page : new Path[] {PAPERS, PROOFS}) {
      int cells = 0;
      for (String line : Files.readAllLines(page)) {
        if (line.startsWith("| place ")) {
          cells = 5;
        } else if (!line.startsWith("|")) {
          cells = 0;
        } else if (cells > 0) {
          assertEquals(cells + 1, BAR.matcher(line).results().count(), line);
          rows++;
        }
      }
    }
    assertTrue(rows > LEDGER.claims().size(), rows + " rows");
  }

  @Test
  @DisplayName("nothing is called proved without a lemma or a proved contract")
  void provedOnlyByProofs() {
    for (Claim claim : LEDGER.claims()) {
      boolean lemma = !claim.proofs().isEmpty();
      boolean contract = !claim.contracts().isEmpty();
      String known = claim.knownBy();
      assertEquals(lemma || contract, known.startsWith("proved"), claim.id());
      assertEquals(lemma, known.matches("proved(?! of the Java code).*"), claim.id());
      assertEquals(contract, known.contains("of the Java code"), claim.id());
      assertEquals(claim.partly(), known.contains("in part"), claim.id());
      assertFalse(!lemma && claim.finding().contains("(proved"), claim.id());
    }
  }
}
