package org.certigjk.referee.tally;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Distinct reasons with counts. */
class ReasonsTest {

  @Test
  void numbersDoNotTellReasonsApart() {
    Reasons reasons = new Reasons();
    reasons.add("exit code 134; its last words: error -1.5e-7 in line 12");
    reasons.add("exit code 139; its last words: error 3 in line 7");
    reasons.add("EPA_Failed");
    reasons.add("leaves out the closest points");
    reasons.add("leaves out the closest points");
    reasons.add("leaves out the closest points");
    assertEquals(
        "{leaves out the closest points=3,"
            + " exit code #; its last words: error # in line #=2, EPA_Failed=1}",
        reasons.counts().toString());
  }

  /** Any order, in any parts, of more reasons than are told apart. */
  @Test
  void orderDoesNotMatter() {
    List<String> words = new ArrayList<>();
    for (char c = 'A'; c <= 'z'; c++) {
      words.addAll(Collections.nCopies(1 + c % 3, "reason " + c));
    }
    Map<String, Long> expected = counts(words, 1);
    for (int seed = 0; seed < 20; seed++) {
      Collections.shuffle(words, new Random(seed));
      assertEquals(expected, counts(words, 1 + seed % 4));
    }
    assertEquals(words.size(), expected.values().stream().mapToLong(Long::longValue).sum());
  }

  private static Map<String, Long> counts(List<String> words, int parts) {
    Reasons sum = new Reasons();
    for (int part = 0; part < parts; part++) {
      Reasons reasons = new Reasons();
      for (int k = part; k < words.size(); k += parts) {
        reasons.add(words.get(k));
      }
      sum.add(reasons);
    }
    return sum.counts();
  }
}
