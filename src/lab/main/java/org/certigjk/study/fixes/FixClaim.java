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
 * A sentence of docs/robustness.md that compares two loops on the same pairs. They are kept in
 * {@code claims.tsv}.
 *
 * @param first a loop
 * @param relation what is said of it
 * @param second the other
 * @param where in which precision, on which inputs
 * @param metric by which metric
 */
record FixClaim(
    String first, Relation relation, String second, FixResults.Where where, FixMetric metric) {

  /** What is said of two loops. */
  enum Relation {
    /** The first fails less often, and not by chance. */
    LESS("<") {
      @Override
      boolean holds(FixResults.Paired paired) {
        return paired.firstIsBetter();
      }
    },
    /** There is no pair on which only one of them fails. */
    SAME("=") {
      @Override
      boolean holds(FixResults.Paired paired) {
        return paired.onlyFirst() == 0 && paired.onlySecond() == 0;
      }
    };

    private final String sign;

    Relation(String sign) {
      this.sign = sign;
    }

    /** Returns "&lt;" or "=". */
    String sign() {
      return sign;
    }

    /** Returns whether it is so on these pairs. */
    abstract boolean holds(FixResults.Paired paired);
  }

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
        Arrays.stream(Relation.values())
            .filter(relation -> relation.sign().equals(cells[4]))
            .findFirst()
            .orElseThrow(),
        cells[5],
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
