package org.certigjk.specs;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The summary of the last run of {@code specs/check.sh}, and the page that quotes it. */
final class RunTable {

  static final Path PAGE = Path.of("docs/verification.md");

  private static final Path FILE = Path.of("specs/run.tsv");

  private static final Pattern QUOTED =
      Pattern.compile("(\\| of the last run \\| \\|\n\\|---\\|---\\|\n)(?:\\|.*\n)*");

  /** What stands where a part has not been run, as the mutants with {@code --no-bite}. */
  static final String ABSENT = "not run";

  private RunTable() {}

  static List<String[]> rows() {
    return Verified.table(FILE, 2);
  }

  /** The page with the rows of the table as they should be. */
  static String quoted(String page) {
    String rows =
        rows().stream()
            .map(cells -> "| " + cells[0] + " | " + cells[1] + " |\n")
            .collect(Collectors.joining());
    Matcher quoted = QUOTED.matcher(page);
    if (!quoted.find()) {
      throw new IllegalArgumentException("the page has no table of the last run");
    }
    return page.substring(0, quoted.end(1)) + rows + page.substring(quoted.end());
  }
}
