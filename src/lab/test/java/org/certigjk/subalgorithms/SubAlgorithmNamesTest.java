package org.certigjk.subalgorithms;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Vec;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The sub-algorithms by name, and the examples of their class comments. */
class SubAlgorithmNamesTest {

  private static final String LABELS =
      "johnson, backup, cached-johnson, signed-volumes, voronoi-regions, greer, greer-all-facets,"
          + " coordinate-free-greer, least-squares";

  @Test
  void labels() {
    assertEquals(
        LABELS,
        Stream.of(SubAlgorithm.values())
            .map(SubAlgorithm::label)
            .collect(Collectors.joining(", ")));
  }

  @ParameterizedTest
  @EnumSource
  void labelIsTheTextOfTheInstance(SubAlgorithm algorithm) {
    assertEquals(algorithm.label(), algorithm.create().toString());
    assertSame(algorithm, SubAlgorithm.named(algorithm.label()));
    assertFalse(algorithm.source().isBlank());
    assertNotSame(algorithm.create(), algorithm.create());
  }

  @Test
  void unknownName() {
    assertEquals(
        "no sub-algorithm is called 'Johnson'; there are " + LABELS,
        assertThrows(IllegalArgumentException.class, () -> SubAlgorithm.named("Johnson"))
            .getMessage());
  }

  @ParameterizedTest
  @EnumSource
  void handles(SubAlgorithm algorithm) {
    assertTrue(algorithm.handles(1, 1) && algorithm.handles(3, 3) && algorithm.handles(4, 3));
    assertFalse(algorithm.handles(0, 3) || algorithm.handles(17, 3) || algorithm.handles(2, 0));
    boolean spatial =
        algorithm == SubAlgorithm.SIGNED_VOLUMES || algorithm == SubAlgorithm.VORONOI_REGIONS;
    assertEquals(!spatial, algorithm.handles(5, 3) && algorithm.handles(4, 4));
    assertEquals(algorithm != SubAlgorithm.SIGNED_VOLUMES, algorithm.handles(3, 4));
  }

  private static String solve(SubAlgorithm algorithm, double[]... y) {
    return String.valueOf(
        algorithm.<BigFraction>create().solve(SubAlgorithmTest.points(Rationals.INSTANCE, y)));
  }

  @Test
  @DisplayName("the examples of the class comments")
  void examples() {
    double[] left = {-1, 1};
    double[] right = {3, 1};
    for (SubAlgorithm algorithm :
        new SubAlgorithm[] {
          SubAlgorithm.VORONOI_REGIONS,
          SubAlgorithm.COORDINATE_FREE_GREER,
          SubAlgorithm.LEAST_SQUARES
        }) {
      assertEquals(
          "indices [0, 1], weights (3 / 4, 1 / 4), v (0, 1)", solve(algorithm, left, right));
    }
    assertEquals(
        "indices [0, 1, 2], weights (1 / 2, 1 / 3, 1 / 6), v (0, 0)",
        solve(
            SubAlgorithm.SIGNED_VOLUMES,
            new double[] {0, -1},
            new double[] {1, 1},
            new double[] {-2, 1}));
  }

  @Test
  void exampleOfTheCache() {
    CachedJohnson<BigFraction> cached = new CachedJohnson<>();
    Vec<BigFraction>[] y =
        SubAlgorithmTest.points(Rationals.INSTANCE, new double[] {-1, 1}, new double[] {3, 1});
    cached.solve(SubAlgorithmTest.points(Rationals.INSTANCE, new double[] {-1, 1}));
    assertEquals(1, cached.products());
    cached.solve(y);
    assertEquals(1 + 2, cached.products());
  }
}
