package org.certigjk.specs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The classes that {@code pom.xml} leaves out of the Index Checker. */
class IndexCheckerTest {

  @Test
  void onlyVerifiedClassesAreLeftOut() {
    Matcher bounds =
        Pattern.compile("<bounds[.]proved>[^(]*[(][?]x[)][^(]*[(]([^)]*)[)]")
            .matcher(Verified.read(Path.of("pom.xml")));
    assertTrue(bounds.find());
    Set<String> leftOut = new TreeSet<>(Set.of(bounds.group(1).strip().split("\\s*[|]\\s*")));
    leftOut.removeAll(new Verified(Path.of("")).types());
    assertEquals(Set.of(), leftOut, "left out, but not listed in specs/verified.tsv");
  }
}
