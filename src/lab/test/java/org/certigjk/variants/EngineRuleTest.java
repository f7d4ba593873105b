package org.certigjk.variants;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.certigjk.field.Doubles;
import org.certigjk.field.OrderedField;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.number.Floats;
import org.certigjk.samples.BruteForce;
import org.certigjk.subalgorithms.SubAlgorithm;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The rules of engines on ordinary pairs, by the oracle that shares no code with them. */
class EngineRuleTest {

  private static final int MAX_ITERATIONS = 100;

  private static final List<Pair> PAIRS = pairs();

  private static List<Pair> pairs() {
    Random random = new Random(23);
    List<Pair> pairs = new ArrayList<>();
    for (int k = 0; k < 60; k++) {
      pairs.add(Pair.of(random, 2 + k % 2));
    }
    return pairs;
  }

  @Test
  void labelsAndSources() {
    Set<String> labels = new HashSet<>();
    for (EngineRule rule : EngineRule.values()) {
      assertTrue(labels.add(rule.label()));
      assertEquals(rule, EngineRule.named(rule.label()));
      assertEquals(rule.label(), rule.create(SubAlgorithm.JOHNSON::<Double>create, 9).label());
      assertTrue(
          rule.source().matches("(?s)[\\w-]+/[\\w-]+ at [0-9a-f]{40}, .*"), () -> rule.source());
      assertTrue(rule.source().endsWith(rule.rule()));
      assertFalse(rule.departures().isBlank());
    }
    assertThrows(IllegalArgumentException.class, () -> EngineRule.named("gjk"));
    assertThrows(
        IllegalArgumentException.class,
        () -> EngineRule.SOLID.create(SubAlgorithm.JOHNSON::<Double>create, -1));
  }

  @Test
  void dimensions() {
    assertTrue(EngineRule.BOX2D.isNativeIn(2));
    assertFalse(EngineRule.BOX2D.handles(3));
    assertTrue(EngineRule.PARRY.isNativeIn(2) && EngineRule.PARRY.isNativeIn(3));
    assertFalse(EngineRule.SOLID.isNativeIn(2));
    assertTrue(EngineRule.SOLID.handles(1) && EngineRule.SOLID.handles(2));
    assertFalse(EngineRule.SOLID.handles(4));
    Polytope<Double> inSpace = Polytope.of(Doubles.INSTANCE, new double[1][3]);
    DistanceVariant<Double> loop =
        EngineRule.BOX2D.create(SubAlgorithm.JOHNSON::<Double>create, MAX_ITERATIONS);
    assertThrows(IllegalArgumentException.class, () -> loop.distance(inSpace, inSpace));
  }

  @Test
  @DisplayName("the example of the class comment")
  void example() {
    double[][] a = {{-1, 5e-5, 0}, {1, 5e-5, 0}};
    assertEquals(
        Claim.MEETING,
        EngineRule.JOLT
            .create(EngineRule.JOLT.ownSubAlgorithm()::<Double>create, 100)
            .distance(
                Polytope.of(Doubles.INSTANCE, a),
                Polytope.of(Doubles.INSTANCE, new double[][] {{0, 0, 0}}))
            .claim());
  }

  @ParameterizedTest
  @EnumSource(EngineRule.class)
  @DisplayName("over the rationals the verdict is right, and the distance within a thousandth")
  void exactly(EngineRule rule) {
    for (Pair pair : PAIRS) {
      if (rule.handles(pair.dimension())) {
        check(rule, Rationals.INSTANCE, pair);
      }
    }
  }

  @ParameterizedTest
  @EnumSource(EngineRule.class)
  @DisplayName("over doubles and floats too, on bodies that do not nearly touch")
  void rounded(EngineRule rule) {
    boolean endless = rule.label().startsWith("coal"); // its 1e-6 is below the rounding of floats
    for (Pair pair : PAIRS) {
      if (rule.isNativeIn(pair.dimension()) && pair.isClear()) {
        check(rule, Doubles.INSTANCE, pair);
        if (!endless) {
          check(rule, Floats.INSTANCE, pair);
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource(EngineRule.class)
  @DisplayName("with every sub-algorithm, over floats, a query ends within the limit")
  void ends(EngineRule rule) {
    for (Pair pair : PAIRS) {
      for (SubAlgorithm sub : SubAlgorithm.values()) {
        if (rule.handles(pair.dimension())) {
          VariantResult<Float> result = run(rule, sub, Floats.INSTANCE, pair);
          assertTrue(result.iterations() <= MAX_ITERATIONS);
          assertEquals(pair.dimension(), result.v().dimension());
        }
      }
    }
  }

  /** Two bodies and their distance, exactly computed and rounded. */
  private record Pair(double[][] a, double[][] b, double distance, double distanceOfShifted) {

    static Pair of(Random random, int dimension) {
      double[][] a = cloud(random, dimension, 0);
      double[][] b = cloud(random, dimension, random.nextInt(24));
      double[][] shifted = new double[b.length][];
      for (int k = 0; k < b.length; k++) {
        shifted[k] = b[k].clone();
        shifted[k][0] += 0.25;
      }
      return new Pair(a, b, distanceOf(a, b), distanceOf(a, shifted));
    }

    int dimension() {
      return a[0].length;
    }

    /** They still meet if one is moved a little, or are not very near. */
    boolean isClear() {
      return distance == 0 ? distanceOfShifted == 0 : distance > 0.01;
    }
  }

  private static double[][] cloud(Random random, int dimension, double shift) {
    double[][] points = new double[2 + random.nextInt(3)][dimension];
    for (double[] point : points) {
      for (int axis = 0; axis < dimension; axis++) {
        point[axis] = random.nextInt(17) - 8.0;
      }
      point[0] += shift;
    }
    return points;
  }

  private static double distanceOf(double[][] a, double[][] b) {
    return Math.sqrt(
        BruteForce.ofDifference(BruteForce.exactly(a), BruteForce.exactly(b))
            .squaredDistance()
            .doubleValue());
  }

  private static <E> VariantResult<E> run(
      EngineRule rule, SubAlgorithm sub, OrderedField<E> field, Pair pair) {
    return rule.create(sub::<E>create, MAX_ITERATIONS)
        .distance(Polytope.of(field, pair.a()), Polytope.of(field, pair.b()));
  }

  private static <E> void check(EngineRule rule, OrderedField<E> field, Pair pair) {
    VariantResult<E> result = run(rule, rule.ownSubAlgorithm(), field, pair);
    double distance = pair.distance();
    assertEquals(distance == 0 ? Claim.MEETING : Claim.SEPARATED, result.claim(), rule.label());
    if (distance > 0) {
      double found = Math.sqrt(result.v().toRational().squaredNorm().doubleValue());
      assertEquals(distance, found, 1e-3 * distance, rule.label());
    }
  }
}
