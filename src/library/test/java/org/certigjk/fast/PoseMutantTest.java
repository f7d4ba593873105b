package org.certigjk.fast;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The list that {@link PoseMutants} tries fits the sources, and is told of. */
class PoseMutantTest {

  @Test
  void eachChangesItsClassInAWayOfItsOwn() throws IOException {
    Set<String> changed = new HashSet<>();
    List<PoseMutant> mutants = PoseMutant.all();
    for (PoseMutant mutant : mutants) {
      assertNotEquals(Files.readString(mutant.source()), mutant.changed(), mutant::toString);
      changed.add(mutant.type() + mutant.changed());
    }
    assertEquals(mutants.size(), changed.size());
  }

  @Test
  void thePageCountsThem() throws IOException {
    String told = "`PoseMutants`: each of %d wrong changes".formatted(PoseMutant.all().size());
    assertTrue(Files.readString(Path.of("docs/proved.md")).contains(told), told);
  }
}
