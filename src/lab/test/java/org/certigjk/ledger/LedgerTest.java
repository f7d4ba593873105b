package org.certigjk.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whether the claims are complete, and stand in the papers. */
class LedgerTest {

  private static final int MOST_WORDS = 8;

  private static final Ledger LEDGER = Ledger.read();

  @Test
  @DisplayName("every claim says what it says, where, and what is known of it")
  void complete() {
    for (Claim claim : LEDGER.claims()) {
      assertTrue(claim.id().matches("00[0-4]/[a-z0-9.-]+"), claim.id());
      for (String text : List.of(claim.place(), claim.anchor(), claim.says(), claim.finding())) {
        assertFalse(text.isBlank(), claim.id());
        assertEquals(text.strip(), text, claim.id());
      }
      assertTrue(claim.anchor().split(" ").length <= MOST_WORDS, claim.id());
      assertTrue(claim.sentence().matches("[0-9a-f]{16}"), claim.id());
    }
  }

  @ParameterizedTest
  @EnumSource
  @DisplayName("the anchors are in the papers, each in one sentence")
  void anchors(Paper paper) throws IOException {
    PaperText text = new PaperText(PaperFiles.text(paper, "the anchors"));
    List<String> wrong = new ArrayList<>();
    for (Claim claim : LEDGER.of(paper)) {
      try {
        String hash = PaperText.hash(text.sentence(claim.anchor()));
        if (!hash.equals(claim.sentence())) {
          wrong.add(claim.id() + ": sentence = \"" + hash + "\"");
        }
      } catch (IllegalArgumentException notFound) {
        wrong.add(claim.id() + ": " + notFound.getMessage());
      }
    }
    assertEquals(List.of(), wrong);
  }
}
