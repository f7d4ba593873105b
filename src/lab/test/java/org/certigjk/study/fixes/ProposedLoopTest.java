package org.certigjk.study.fixes;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.certigjk.study.robustness.RobustnessPrecision;
import org.certigjk.variants.DistanceVariant;
import org.certigjk.variants.VanDenBergenRequest;
import org.certigjk.variants.VariantResult;
import org.certigjk.variants.Variants;
import org.certigjk.vectors.family.Family;
import org.junit.jupiter.api.Test;

/** {@link Variants#PROPOSED} is the loop that the study makes of its fixes, and measures. */
class ProposedLoopTest {

  private static final FixLoop.Fixed SUM =
      FixLoop.Fixed.of(EnumSet.complementOf(EnumSet.of(Fix.BACKUP, Fix.AXIS)));

  @Test
  void sameOptions() {
    assertEquals("all-backup-axis", SUM.label());
    assertEquals(Variants.PROPOSED.usualSubAlgorithm(), SUM.subAlgorithm());
    assertEquals(Set.of(Fix.BACKUP), difference(FixLoop.best().fixes(), SUM.fixes()));
    for (RobustnessPrecision<?> precision : RobustnessPrecision.ALL) {
      double epsilon = precision.spacing().applyAsDouble(1);
      assertEquals(
          VanDenBergenRequest.proposed(epsilon).withMaxIterations(Fix.MAX_ITERATIONS),
          Fix.request(SUM.fixes(), SUM.omegaUlps() * epsilon));
    }
  }

  private static Set<Fix> difference(Set<Fix> more, Set<Fix> fewer) {
    Set<Fix> difference = EnumSet.copyOf(more);
    difference.removeAll(fewer);
    return difference;
  }

  /** On pairs of every family; beside signed volumes the backup procedure is never asked. */
  @Test
  void sameAnswers() {
    for (Family family : Family.values()) {
      for (int dimension = 2; dimension <= 3; dimension++) {
        for (RobustnessPrecision<?> precision : RobustnessPrecision.ALL) {
          if (family.hasDimension(dimension)) {
            compare(new FixBlock<>(precision, family, dimension, 8));
          }
        }
      }
    }
  }

  private static <E> void compare(FixBlock<E> block) {
    DistanceVariant<E> proposed = Variants.PROPOSED.create(Fix.MAX_ITERATIONS);
    for (FixCase<E> each : block.cases(20, 9)) {
      VariantResult<E> answer = each.run(proposed, false);
      for (FixLoop loop : List.of(SUM, FixLoop.best())) {
        VariantResult<E> other = each.run(loop.create(block.precision()), loop.isScaled());
        assertEquals(other.toString(), answer.toString(), loop.label() + " on " + block);
      }
    }
  }
}
