package org.certigjk.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Honest records, and 10 000 mutants of such; {@link RecordMutants} has a main for more. */
class RecordMutationTest {

  private static final int MUTANTS = 10_000;
  private static final int PAIRS = 2000;
  private static final long SEED = 17;

  @TempDir private Path directory = Path.of("");

  @Test
  void honestRecordsAreAccepted() throws IOException, InterruptedException {
    List<String> records = HonestRecords.of(new Random(SEED), 100);
    List<Outcome> outcomes = new ArrayList<>();
    for (String record : records) {
      Finding finding = RecordCheck.of(record);
      assertTrue(finding.outcome().compareTo(Outcome.NO_PROOF) <= 0, finding + "\n" + record);
      assertTrue(Judge.holds(record), record);
      outcomes.add(finding.outcome());
    }
    assertEquals(outcomes, PythonChecker.outcomes(directory, records));
  }

  @Test
  void noMutantIsAcceptedFalsely() throws IOException, InterruptedException {
    RecordMutants mutants = new RecordMutants(directory);
    mutants.run(MUTANTS, new Random(SEED));
    assertTrue(
        mutants.counts().keySet().containsAll(List.of(Outcome.values())), mutants.toString());
  }

  @Test
  void noRecordIsAcceptedAboutOtherBodies() throws IOException, InterruptedException {
    PairMutants mutants = new PairMutants(directory, new Random(SEED));
    mutants.run(PAIRS);
    assertTrue(
        mutants.counts().keySet().containsAll(List.of(Outcome.values())),
        mutants.counts().toString());
  }
}
