package org.certigjk.formulas;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The kept table of {@code proofs/differential.sh} is of the methods of the list. */
class DifferentialTableTest {

  private static final Path TABLE = Path.of("proofs/differential.txt");
  private static final Path PAGE = Path.of("proofs/README.md");

  @Test
  void allMethodsAreEqual() throws IOException {
    List<String> lines = Files.readAllLines(TABLE);
    List<String> names = new ArrayList<>();
    long calls = 0;
    for (String line : lines.subList(0, lines.size() - 1)) {
      String[] words = line.split(" ");
      names.add(words[0]);
      calls += Long.parseLong(words[1]);
      assertEquals("0", words[2], line);
    }
    assertEquals(MethodCalls.names(), names);
    String sum = "%d methods: %d calls equal, 0 different".formatted(names.size(), calls);
    assertEquals(sum, lines.get(lines.size() - 1));
    assertTrue(Files.readString(PAGE).contains(sum), () -> PAGE + " does not say: " + sum);
  }
}
