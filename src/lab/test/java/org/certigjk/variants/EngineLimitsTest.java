package org.certigjk.variants;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.Set;
import java.util.stream.IntStream;
import org.certigjk.field.Doubles;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.number.Floats;
import org.certigjk.simplex.DistanceSubAlgorithm;
import org.certigjk.simplex.SubSimplex;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Where the engines' rules begin, and how they end that come to no threshold. */
class EngineLimitsTest {

  private static <E> VariantResult<E> run(
      EngineRule rule, OrderedField<E> field, int maxIterations, double[]... a) {
    return rule.create(rule.ownSubAlgorithm()::<E>create, maxIterations)
        .distance(Polytope.of(field, a), Polytope.of(field, new double[1][a[0].length]));
  }

  private static double[] point(double... x) {
    return x;
  }

  @Test
  @DisplayName("in floats v stops to become smaller before the gap does")
  void noDecrease() {
    double[][] edge = {{-1, -2, 0}, {-0x1p-13, -2, 1}};
    double[][] point = {{-2, 1 + 0x1p-17, 1 - 0x1p-20}};
    for (EngineRule rule : EnumSet.of(EngineRule.BULLET, EngineRule.REACT_PHYSICS)) {
      assertEquals(VariantExit.NO_DECREASE, inFloats(rule, 100, edge, point).exit());
    }
    double[][] a = {{652, 311, 592}, {568, 397, -877}};
    double[][] b = {{972, -208, -823}, {-224, 290, 539}};
    for (double[][] flat : new double[][][] {a, b}) {
      for (double[] x : flat) {
        x[0] *= 0x1p-10;
        x[1] *= 0x1p-20;
        x[2] *= 0x1p-20;
      }
    }
    assertEquals(VariantExit.NO_DECREASE, inFloats(EngineRule.PARRY, 100, a, b).exit());
    assertEquals(VariantExit.NO_DECREASE, inFloats(EngineRule.SOLID, 100, a, b).exit());
  }

  private static VariantResult<Float> inFloats(
      EngineRule rule, int maxIterations, double[][] a, double[][] b) {
    return rule.create(rule.ownSubAlgorithm()::<Float>create, maxIterations)
        .distance(Polytope.of(Floats.INSTANCE, a), Polytope.of(Floats.INSTANCE, b));
  }

  @Test
  @DisplayName("the limits are those that the rules name")
  void limits() {
    assertSays(EngineRule.BULLET, (EnginesOfVanDenBergen.Bullet.LIMIT + 1) + " iterations");
    assertSays(EngineRule.OPEN_GJK, "After " + EnginesOfOthers.OpenGjk.LIMIT + " iterations");
    assertSays(EngineRule.BOX2D, EnginesOfOthers.Box2d.LIMIT + " support points");
    assertSays(EngineRule.COAL, "After " + (EnginesOfLowerBounds.Coal.LIMIT + 1) + " iterations");
    assertSays(EngineRule.FCL, EnginesOfOthers.Fcl.LIMIT + " iterations");
    assertSays(EngineRule.PARRY, "After " + EnginesOfLowerBounds.Parry.LIMIT + " iterations");
    assertSays(EngineRule.MUJOCO, "after " + EnginesOfOthers.MuJoCo.LIMIT + " iterations");
  }

  private static void assertSays(EngineRule rule, String words) {
    assertTrue(rule.rule().contains(words), words);
  }

  /** Keeps the first points, at most so many, with a v that becomes a little smaller each time. */
  private static DistanceSubAlgorithm<Double> falling(int most) {
    int[] calls = {0};
    return y -> {
      double[] weights = new double[Math.min(most, y.length)];
      weights[0] = 1;
      return new SubSimplex<>(
          IntStream.range(0, weights.length).toArray(),
          Vec.of(Doubles.INSTANCE, weights),
          Vec.of(Doubles.INSTANCE, 10 - 1e-3 * calls[0]++, 0, 0));
    };
  }

  private static VariantResult<Double> runSlowly(EngineRule rule, int most) {
    double[][] a = {{20, 0, 0}, {2, 9, 0}};
    return rule.create(() -> falling(most), 5000)
        .distance(
            Polytope.of(Doubles.INSTANCE, a), Polytope.of(Doubles.INSTANCE, new double[1][3]));
  }

  @ParameterizedTest
  @CsvSource({
    "OPEN_GJK, 25, SEPARATED",
    "COAL, 127, NONE",
    "FCL, 1000, NONE",
    "PARRY, 100, MEETING",
    "MUJOCO, 35, SEPARATED"
  })
  @DisplayName("at its own limit an engine says what it has, or nothing, or that they meet")
  void limitOfTheEngine(EngineRule rule, int iterations, Claim claim) {
    VariantResult<Double> result = runSlowly(rule, 1);
    assertEquals(VariantExit.ITERATION_LIMIT, result.exit());
    assertEquals(iterations, result.iterations());
    assertEquals(claim, result.claim());
  }

  @Test
  @DisplayName("FCL says nothing of four points, which it never has")
  void fourPointsOfFcl() {
    VariantResult<Double> result = runSlowly(EngineRule.FCL, 4);
    assertEquals(VariantExit.SIMPLEX_FULL, result.exit());
    assertEquals(Claim.NONE, result.claim());
  }

  /** Of (±1, y, 0) and (0, −1, 0): the nearest point of the first two, as if it were of all. */
  private static Claim ofMuJoCo(double y) {
    DistanceSubAlgorithm<Double> blind =
        points -> {
          boolean one = points.length == 1;
          return new SubSimplex<>(
              one ? new int[] {0} : new int[] {0, 1},
              one ? Vec.of(Doubles.INSTANCE, 1) : Vec.of(Doubles.INSTANCE, 0.5, 0.5),
              one ? points[0] : points[0].plus(points[1]).times(0.5));
        };
    double[][] a = {{1, y, 0}, {-1, y, 0}, {0, -1, 0}};
    VariantResult<Double> result =
        EngineRule.MUJOCO
            .create(() -> blind, 100)
            .distance(
                Polytope.of(Doubles.INSTANCE, a), Polytope.of(Doubles.INSTANCE, new double[1][3]));
    assertEquals(VariantExit.NO_DECREASE, result.exit());
    assertEquals(y, result.v().get(1));
    return result.claim();
  }

  @Test
  @DisplayName("MuJoCo: where v separates nothing, they meet if it is at most 1e-6")
  void smallOfMuJoCo() {
    assertEquals(Claim.MEETING, ofMuJoCo(1e-6));
    assertEquals(Claim.SEPARATED, ofMuJoCo(Math.nextUp(1e-6)));
  }

  @Test
  @DisplayName("MuJoCo: in floats some bodies reach its limit, and what it has is the answer")
  void limitOfMuJoCo() {
    double[][] a = {{-2, 3, -2}, {-1, -1, 3}, {1, -1, 2}, {2, -1, 2}, {1, 0, 1}};
    double[][] b = {{0, -2, 3}, {0, 0, -3}, {3, -1, -1}};
    VariantResult<Float> result = inFloats(EngineRule.MUJOCO, 1000, a, b);
    assertEquals(VariantExit.ITERATION_LIMIT, result.exit());
    assertEquals(Claim.SEPARATED, result.claim());
    assertEquals(35, result.iterations());
  }

  @ParameterizedTest
  @EnumSource(EngineRule.class)
  @DisplayName("at a smaller limit of the caller there is no answer")
  void limitOfTheCaller(EngineRule rule) {
    double[][] circle = new double[400][];
    for (int k = 0; k < circle.length; k++) {
      double angle = 2 * Math.PI * k / circle.length;
      double x = 3.5 + 3 * Math.cos(angle);
      double y = 4 + 3 * Math.sin(angle);
      circle[k] = rule == EngineRule.BOX2D ? point(x, y) : point(x, y, 0);
    }
    VariantResult<Double> result = run(rule, Doubles.INSTANCE, 2, circle);
    assertEquals(VariantExit.ITERATION_LIMIT, result.exit());
    assertEquals(Claim.NONE, result.claim());
    assertTrue(result.iterations() <= 2);
  }

  /** The octahedron around (5, 6, 7), the first of its corners at (5, 6, 8). */
  private static final double[][] OCTAHEDRON = {
    {5, 6, 8}, {4, 6, 7}, {6, 6, 7}, {5, 5, 7}, {5, 7, 7}, {5, 6, 6}
  };

  private static String first(EngineRule rule) {
    return run(rule, Doubles.INSTANCE, 0, OCTAHEDRON).v().toString();
  }

  @Test
  @DisplayName("the first v")
  void firstPoints() {
    assertEquals("(5.0, 6.0, 8.0)", first(EngineRule.SOLID));
    assertEquals("(5.0, 6.0, 8.0)", first(EngineRule.OPEN_GJK));
    assertEquals("(5.0, 5.0, 7.0)", first(EngineRule.BULLET));
    assertEquals("(5.0, 5.0, 7.0)", first(EngineRule.REACT_PHYSICS));
    assertEquals("(6.0, 6.0, 7.0)", first(EngineRule.JOLT));
    assertEquals("(4.0, 6.0, 7.0)", first(EngineRule.COAL));
    assertEquals("(4.0, 6.0, 7.0)", first(EngineRule.COAL_NESTEROV));
    assertEquals("(4.0, 6.0, 7.0)", first(EngineRule.COAL_POLYAK));
    assertEquals("(5.0, 6.0, 7.0)", first(EngineRule.MUJOCO));
  }

  @Test
  @DisplayName("whether the first v is in W")
  void firstSimplex() {
    double[][] segment = {{1, 1, 0}, {1, -1, 0}};
    VariantResult<Double> solid = run(EngineRule.SOLID, Doubles.INSTANCE, 9, point(1, 0, 0));
    assertEquals(VariantExit.SUPPORT_REPEATED, solid.exit());
    VariantResult<Double> openGjk = run(EngineRule.OPEN_GJK, Doubles.INSTANCE, 9, segment);
    assertEquals(1, openGjk.iterations());
    VariantResult<Double> muJoCo = run(EngineRule.MUJOCO, Doubles.INSTANCE, 1, segment);
    assertEquals("(1.0, -1.0, 0.0)", muJoCo.v().toString());
    assertEquals(Claim.NONE, muJoCo.claim());
  }

  @ParameterizedTest
  @EnumSource(names = {"SOLID", "BULLET", "JOLT", "REACT_PHYSICS", "BOX2D", "PARRY", "MUJOCO"})
  @DisplayName("a full simplex ends the query")
  void fullSimplex(EngineRule rule) {
    double[][] around = {{-1, -1, -1}, {3, -1, -1}, {-1, 3, -1}, {-1, -1, 3}};
    double[][] inPlane = {{-1, -1}, {3, -1}, {-1, 3}};
    boolean plane = rule == EngineRule.BOX2D;
    VariantResult<Double> result = run(rule, Doubles.INSTANCE, 100, plane ? inPlane : around);
    assertEquals(VariantExit.SIMPLEX_FULL, result.exit());
    assertEquals(Claim.MEETING, result.claim());
  }

  @ParameterizedTest
  @EnumSource(EngineRule.class)
  @DisplayName("where the sub-algorithm finds no subset: SOLID, Bullet and ReactPhysics3D answer")
  void noSubset(EngineRule rule) {
    double[][] a = {{1, 1, 0}, {1, -1, 0}};
    double[][] inPlane = {{1, 1}, {1, -1}};
    boolean plane = rule == EngineRule.BOX2D;
    VariantResult<Double> result =
        rule.<Double>create(() -> y -> null, 100)
            .distance(
                Polytope.of(Doubles.INSTANCE, plane ? inPlane : a),
                Polytope.of(Doubles.INSTANCE, new double[1][plane ? 2 : 3]));
    Set<EngineRule> answering =
        EnumSet.of(EngineRule.SOLID, EngineRule.BULLET, EngineRule.REACT_PHYSICS);
    assertEquals(VariantExit.NO_SUBSET, result.exit());
    assertEquals(answering.contains(rule) ? Claim.SEPARATED : Claim.NONE, result.claim());
  }

  @Test
  @DisplayName("openGJK: a full simplex, where rounding leaves a v that is not small")
  void fullSimplexOfOpenGjk() {
    double[][] a = {
      {-2 - 0x1p-22, -1, -2 - 0x1p-16},
      {-0x1p-17, 1 + 0x1p-22, 2},
      {1, 2, 2 + 0x1p-13},
      {-2, -0x1p-13, 1 - 0x1p-16}
    };
    double[][] b = {{0x1p-21, 1 - 0x1p-13, -2 - 0x1p-17}, {-0x1p-14, 1, 2 - 0x1p-16}};
    VariantResult<Double> result =
        EngineRule.OPEN_GJK
            .create(EngineRule.OPEN_GJK.ownSubAlgorithm()::<Double>create, 100)
            .distance(Polytope.of(Doubles.INSTANCE, a), Polytope.of(Doubles.INSTANCE, b));
    assertEquals(VariantExit.SIMPLEX_FULL, result.exit());
    assertEquals(Claim.MEETING, result.claim());
  }

  @Test
  @DisplayName("v = 0 ends the query")
  void zero() {
    for (EngineRule rule : EnumSet.of(EngineRule.COAL, EngineRule.COAL_POLYAK)) {
      VariantResult<Double> result = run(rule, Doubles.INSTANCE, 100, point(0, 0, 0));
      assertEquals(VariantExit.ZERO_VECTOR, result.exit());
    }
  }
}
