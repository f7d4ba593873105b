package org.certigjk.variants;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.certigjk.field.Doubles;
import org.certigjk.geometry.Polytope;
import org.certigjk.number.Floats;
import org.certigjk.subalgorithms.SubAlgorithm;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The list of all loops. */
class VariantsTest {

  @Test
  void labelsAreUniqueAndFound() {
    Set<String> labels = new HashSet<>();
    for (Variants variant : Variants.values()) {
      assertTrue(labels.add(variant.label()));
      assertEquals(variant, Variants.named(variant.label()));
      assertEquals(
          variant.label(), variant.create(SubAlgorithm.JOHNSON::<Double>create, 9).label());
      assertFalse(variant.source().isBlank());
      assertFalse(variant.promise().isBlank());
    }
    assertThrows(IllegalArgumentException.class, () -> Variants.named("gjk"));
  }

  @Test
  @DisplayName("every loop with every sub-algorithm ends on easy pairs in floats and doubles")
  void allCombinations() {
    double[][] a = {{3, 0}, {4, 1}, {5, -1}};
    double[][] b = {{0, 0}, {-1, 1}, {-2, -1}};
    for (Variants variant : Variants.values()) {
      for (SubAlgorithm sub : SubAlgorithm.values()) {
        VariantResult<Double> inDoubles =
            variant
                .create(sub::<Double>create, 50)
                .distance(Polytope.of(Doubles.INSTANCE, a), Polytope.of(Doubles.INSTANCE, b));
        VariantResult<Float> inFloats =
            variant
                .create(sub::<Float>create, 50)
                .distance(Polytope.of(Floats.INSTANCE, a), Polytope.of(Floats.INSTANCE, b));
        boolean isRight =
            variant == Variants.PROPOSED || (variant.isCompared() && variant != Variants.ALZUBAIDI);
        if (isRight) {
          assertEquals(Claim.SEPARATED, inDoubles.claim(), variant + " with " + sub);
          assertEquals(Claim.SEPARATED, inFloats.claim(), variant + " with " + sub);
        }
        if (isRight && variant != Variants.SEPARATING_AXIS) {
          assertEquals("(3.0, 0.0)", inDoubles.v().toString());
          assertEquals("(3.0, 0.0)", inFloats.v().toString());
        }
      }
    }
  }

  @Test
  void dimensionsAndRoots() {
    assertTrue(Variants.ALZUBAIDI.handles(2));
    assertFalse(Variants.ALZUBAIDI.handles(3));
    assertFalse(Variants.ALZUBAIDI.usesSubAlgorithm());
    assertEquals(5, Arrays.stream(Variants.values()).filter(Variants::keepsTwoPoints).count());
    assertEquals(20, Arrays.stream(Variants.values()).filter(Variants::isCompared).count());
    assertTrue(Variants.NESTEROV.usesSubAlgorithm());
    assertEquals(1, Arrays.stream(Variants.values()).filter(Variants::needsRoots).count());
  }
}
