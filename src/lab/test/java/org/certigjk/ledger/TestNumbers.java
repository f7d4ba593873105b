package org.certigjk.ledger;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.certigjk.samples.Sources;

/** The numbers in the code of the tests; comments and the names of tests prove nothing. */
final class TestNumbers {

  private static final Pattern NO_CODE =
      Pattern.compile("(?s)/\\*.*?\\*/|//[^\n]*|@DisplayName\\(.*?\"\\)");

  private final List<Path> files;
  private final Map<String, Set<BigDecimal>> numbers = new HashMap<>();

  TestNumbers() {
    files = Sources.tests();
  }

  /**
   * Returns those of the numbers that are not in the file of a test, neither as they are nor, as
   * those of percentages may be, divided by 100.
   *
   * @param test {@code Class} or {@code Class.method}
   */
  Set<BigDecimal> missing(String test, Set<BigDecimal> sought) {
    Set<BigDecimal> there = numbers.computeIfAbsent(test, this::read);
    Set<BigDecimal> missing = new TreeSet<>(sought);
    missing.removeIf(there::contains);
    missing.removeIf(number -> there.contains(number.movePointLeft(2)));
    return missing;
  }

  private Set<BigDecimal> read(String test) {
    String[] name = test.split("\\.", 2);
    Set<BigDecimal> found = new TreeSet<>();
    for (Path file : files.stream().filter(f -> f.endsWith(name[0] + ".java")).toList()) {
      try {
        String text = Files.readString(file);
        if (name.length == 1 || text.contains(" " + name[1] + "(")) {
          found.addAll(Numerals.all(NO_CODE.matcher(text).replaceAll(" ")));
        }
      } catch (IOException e) {
        throw new UncheckedIOException(test, e);
      }
    }
    return found;
  }
}
