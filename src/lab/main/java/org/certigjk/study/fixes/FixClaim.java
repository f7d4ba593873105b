package org.certigjk.study.fixes;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.certigjk.study.robustness.RobustnessPrecision;

/**
 * A sentence of docs/robustness.md that compares: a loop fails less often than another, on the same
 * pairs, and not by chance. They are kept in {@code claims.tsv}.
 *
 * @param fewer the loop that fails less often
 * @param more the other
 * @param where in which precision, on which inputs
 * @param metric by which metric
 */
record FixClaim(String fewer, String more, FixResults.Where where, FixMetric metric) {

  private static final String FILE = "claims.tsv";

  /** Returns all claims. */
  static List<FixClaim> all() {
    try (InputStream file = Objects.requireNonNull(FixClaim.class.getResourceAsStream(FILE))) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .skip(1)
          .map(line -> of(line.split("\t", -1)))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static FixClaim of(String[] cells) {
    return new FixClaim(
        cells[3],
        cells[4],
        new FixResults.Where(
            RobustnessPrecision.ALL.stream()
                .filter(precision -> precision.label().equals(cells[0]))
                .findFirst()
                .orElseThrow(),
            Arrays.stream(FixInputs.values())
                .filter(inputs -> inputs.label().equals(cells[1]))
                .findFirst()
                .orElseThrow()),
        Arrays.stream(FixMetric.values())
            .filter(metric -> metric.label().equals(cells[2]))
            .findFirst()
            .orElseThrow());
  }
}
