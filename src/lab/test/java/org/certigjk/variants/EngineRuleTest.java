package org.certigjk.variants;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
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
    Random random = new Random(23);
    for (int k = 0; k < 30; k++) {
      check(rule, rule.ownSubAlgorithm(), Rationals.INSTANCE, pair(rule, random, k));
    }
  }

  @ParameterizedTest
  @EnumSource(EngineRule.class)
  @DisplayName("over doubles, on bodies that do not touch, too, with the nearest sub-algorithm")
  void inDoubles(EngineRule rule) {
    Random random = new Random(24);
    for (int k = 0; k < 60; k++) {
      double[][][] pair = pair(rule, random, k);
      if (rule.isNativeIn(pair[0][0].length) && !isNearlyTouching(pair)) {
        check(rule, rule.ownSubAlgorithm(), Doubles.INSTANCE, pair);
      }
    }
  }

  @ParameterizedTest
  @EnumSource(EngineRule.class)
  @DisplayName("over floats, where the engine has them, too, with every sub-algorithm")
  void inFloats(EngineRule rule) {
    Random random = new Random(25);
    boolean endless = rule.label().startsWith("coal"); // its 1e-6 is below the rounding of floats
    for (int k = 0; k < 20; k++) {
      double[][][] pair = pair(rule, random, k);
      int dimension = pair[0][0].length;
      for (SubAlgorithm sub : SubAlgorithm.values()) {
        if (!endless && rule.isNativeIn(dimension) && !isNearlyTouching(pair)) {
          run(rule, sub, Floats.INSTANCE, pair); // ends
        }
      }
      if (!endless && rule.isNativeIn(dimension) && !isNearlyTouching(pair)) {
        check(rule, rule.ownSubAlgorithm(), Floats.INSTANCE, pair);
      }
    }
  }

  private static double[][][] pair(EngineRule rule, Random random, int k) {
    int dimension = rule == EngineRule.BOX2D || k % 2 == 0 ? 2 : 3;
    double[][][] pair = {cloud(random, dimension, 0), cloud(random, dimension, random.nextInt(24))};
    return pair;
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

  /** Such bodies do not meet any more if both are moved apart a little, or meet if they are. */
  private static boolean isNearlyTouching(double[][][] pair) {
    double distance = distance(pair[0], pair[1]);
    double[][] closer = new double[pair[1].length][];
    for (int k = 0; k < closer.length; k++) {
      closer[k] = pair[1][k].clone();
      closer[k][0] += 0.25;
    }
    return distance == 0 ? distance(pair[0], closer) > 0 : distance < 0.01;
  }

  private static double distance(double[][] a, double[][] b) {
    return Math.sqrt(
        BruteForce.ofDifference(BruteForce.exactly(a), BruteForce.exactly(b))
            .squaredDistance()
            .doubleValue());
  }

  private static <E> VariantResult<E> run(
      EngineRule rule, SubAlgorithm sub, OrderedField<E> field, double[][][] pair) {
    return rule.create(sub::<E>create, MAX_ITERATIONS)
        .distance(Polytope.of(field, pair[0]), Polytope.of(field, pair[1]));
  }

  private static <E> void check(
      EngineRule rule, SubAlgorithm sub, OrderedField<E> field, double[][][] pair) {
    VariantResult<E> result = run(rule, sub, field, pair);
    double distance = distance(pair[0], pair[1]);
    assertEquals(distance == 0 ? Claim.MEETING : Claim.SEPARATED, result.claim(), rule.label());
    if (distance > 0) {
      double found = Math.sqrt(result.v().toRational().squaredNorm().doubleValue());
      assertEquals(distance, found, 1e-3 * distance, rule.label());
      assertEquals(pair[0][0].length, result.v().dimension());
    }
  }
}
