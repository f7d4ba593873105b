package org.certigjk.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The records of {@code examples/forged}. */
class ForgedRecordsTest {

  @TempDir private Path directory = Path.of("");

  @Test
  void theFilesAreThoseThatAreMade() throws IOException {
    ForgedRecords forged = ForgedRecords.make();
    Path folder = ForgedRecords.FOLDER;
    assertEquals(forged.rejected(), Files.readString(folder.resolve(ForgedRecords.REJECTED)));
    assertEquals(forged.unreadable(), Files.readString(folder.resolve(ForgedRecords.UNREADABLE)));
  }

  @ParameterizedTest
  @CsvSource({"rejected.jsonl, REJECTED", "unreadable.jsonl, UNREADABLE"})
  void everyForgedRecordIsRefused(String file, Outcome expected)
      throws IOException, InterruptedException {
    List<String> records = Files.readAllLines(ForgedRecords.FOLDER.resolve(file));
    assertTrue(records.size() >= 500, file);
    for (String record : records) {
      Finding finding = RecordCheck.of(record);
      assertEquals(expected, finding.outcome(), record);
      assertNotEquals("", finding.reason(), record);
      assertFalse(Judge.holds(record), record);
    }
    assertEquals(
        Collections.nCopies(records.size(), expected), PythonChecker.outcomes(directory, records));
  }
}
