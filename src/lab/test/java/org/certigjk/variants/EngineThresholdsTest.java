package org.certigjk.variants;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.function.DoubleFunction;
import java.util.function.Predicate;
import org.certigjk.certificate.IndexPair;
import org.certigjk.field.Doubles;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Polytope;
import org.certigjk.number.Floats;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The constants of the engines' rules, by bisection: a body changes with one number, and where the
 * answer changes, the number is what {@link EngineRule#rule} says. B is the origin.
 */
class EngineThresholdsTest {

  private static final double EPSILON = 0x1p-52;
  private static final double EPSILON_OF_FLOATS = 0x1p-23;

  private static <E> VariantResult<E> run(
      EngineRule rule, OrderedField<E> field, int maxIterations, double[]... a) {
    return rule.create(rule.ownSubAlgorithm()::<E>create, maxIterations)
        .distance(Polytope.of(field, a), Polytope.of(field, new double[1][a[0].length]));
  }

  /** Returns the last number from {@code yes} towards {@code no} with which the answer is so. */
  private static <E> double last(
      EngineRule rule,
      OrderedField<E> field,
      double yes,
      double no,
      DoubleFunction<double[][]> body,
      Predicate<VariantResult<E>> answer) {
    assertTrue(answer.test(run(rule, field, 100, body.apply(yes))), "at " + yes);
    assertTrue(!answer.test(run(rule, field, 100, body.apply(no))), "at " + no);
    double in = yes;
    double out = no;
    while (true) {
      double middle = field.toDouble(field.of((in + out) / 2));
      if (middle == in || middle == out) {
        return in;
      }
      if (answer.test(run(rule, field, 100, body.apply(middle)))) {
        in = middle;
      } else {
        out = middle;
      }
    }
  }

  private static double last(
      EngineRule rule,
      double yes,
      double no,
      DoubleFunction<double[][]> body,
      Predicate<VariantResult<Double>> answer) {
    return last(rule, Doubles.INSTANCE, yes, no, body, answer);
  }

  private static <E> Predicate<VariantResult<E>> ends(VariantExit exit) {
    return result -> result.exit() == exit;
  }

  private static <E> Predicate<VariantResult<E>> says(Claim claim) {
    return result -> result.claim() == claim;
  }

  /** The first v is the answer. */
  private static <E> Predicate<VariantResult<E>> endsAtOnce(VariantExit exit) {
    return result -> result.exit() == exit && result.iterations() == 0;
  }

  private static double[] point(double... x) {
    return x;
  }

  private static double[][] onlyPoint(double y) {
    return new double[][] {{0, y, 0}};
  }

  /** v = (1, 0, 0) is first; its support point (x, 3, 0) leaves a gap of 1 − x. */
  private static double[][] gap(double x) {
    return new double[][] {{1, 0, 0}, {x, 3, 0}};
  }

  /** v = (5, 0, 0) is first; its support point is nearly (x, 0, 0). */
  private static double[][] neighbours(double x) {
    return new double[][] {{5, 0, 0}, {x, 0x1p-60, 0}};
  }

  /** A triangle with a squared cross product of 4 (1 − x)². */
  private static double[][] blunt(double x) {
    return new double[][] {{1, -1, 0}, {1, 1, 0}, {x, 0, 0}};
  }

  /** The apex of a tetrahedron of volume (1 − x) 4/6, above the nearest point of its base. */
  private static double[][] apex(double x) {
    return apexOver(1, x);
  }

  private static double[][] apexOver(double base, double x) {
    return new double[][] {{base, -1, -1}, {base, 1, -1}, {base, 0, 1}, {x, 0, 0}};
  }

  /** A segment of 2²¹ whose nearest point is (0, y, 0). */
  private static double[][] wide(double y) {
    return new double[][] {{-0x1p20, y, 0}, {0x1p20, y, 0}};
  }

  @Test
  @DisplayName("SOLID: a gap of 1e-6")
  void solid() {
    double gap =
        1 - last(EngineRule.SOLID, 1 - 1e-9, 0, x -> gap(x), endsAtOnce(VariantExit.CLOSE_ENOUGH));
    assertEquals(1e-6, gap, EPSILON);
  }

  @ParameterizedTest
  @EnumSource(names = {"SOLID", "JOLT", "REACT_PHYSICS"})
  @DisplayName("a squared distance of ε beside the points of W is 0")
  void smallBesideSimplex(EngineRule rule) {
    assertEquals(0x1p-6, last(rule, 1e-3, 1, x -> wide(x), ends(VariantExit.NEAR_ZERO)));
  }

  @Test
  @DisplayName("Bullet: the gap, equal points, flat tetrahedra and small v, in doubles")
  void bullet() {
    EngineRule rule = EngineRule.BULLET;
    double gap = 1 - last(rule, 1 - 1e-14, 0, x -> gap(x), endsAtOnce(VariantExit.CLOSE_ENOUGH));
    assertEquals(1e-12, gap, EPSILON);
    double apart = last(rule, 5, 4, x -> neighbours(x), endsAtOnce(VariantExit.SUPPORT_REPEATED));
    assertEquals(1e-6, 5 - apart, 8 * EPSILON);
    Predicate<VariantResult<Double>> flat = ends(VariantExit.AFFINELY_DEPENDENT);
    assertEquals(1e-8, 4 - 4 * last(rule, 1 - 1e-10, 0.5, x -> apex(x), flat), 8 * EPSILON);
    double near = last(rule, 1e-9, 1, y -> onlyPoint(y), ends(VariantExit.NEAR_ZERO));
    assertEquals(1e-6, near, 1e-18);
    double asked = last(rule, 1e-13, 1, y -> onlyPoint(y), ends(VariantExit.HANDED_OVER));
    assertEquals(Math.nextDown(1e-12), asked);
    assertEquals(EPSILON, last(rule, 1e-17, 1, y -> onlyPoint(y), says(Claim.MEETING)));
  }

  @Test
  @DisplayName("Bullet: the same in floats, with other constants")
  void bulletInFloats() {
    EngineRule rule = EngineRule.BULLET;
    Floats floats = Floats.INSTANCE;
    double gap =
        1 - last(rule, floats, 1 - 0x1p-22, 0, x -> gap(x), endsAtOnce(VariantExit.CLOSE_ENOUGH));
    assertEquals(1e-6, gap, EPSILON_OF_FLOATS);
    double apart =
        last(rule, floats, 5, 4, x -> neighbours(x), endsAtOnce(VariantExit.SUPPORT_REPEATED));
    assertEquals(1e-2, 5 - apart, 8 * EPSILON_OF_FLOATS);
    Predicate<VariantResult<Float>> flat = ends(VariantExit.AFFINELY_DEPENDENT);
    double volume = 4 - 4 * last(rule, floats, 1 - 0x1p-18, 0.5, x -> apex(x), flat);
    assertEquals(1e-4, volume, 8 * EPSILON_OF_FLOATS);
    double asked = last(rule, floats, 1e-5, 1, y -> onlyPoint(y), ends(VariantExit.HANDED_OVER));
    assertEquals(1e-3, asked, 1e-9);
    double zero = last(rule, floats, 1e-10, 1, y -> onlyPoint(y), says(Claim.MEETING));
    assertEquals(EPSILON_OF_FLOATS, zero);
  }

  @Test
  @DisplayName("Jolt: a distance of 0.0001, and a decrease of ε")
  void jolt() {
    EngineRule rule = EngineRule.JOLT;
    assertEquals(1e-4, last(rule, 1e-9, 1, y -> onlyPoint(y), says(Claim.MEETING)));
    DoubleFunction<double[][]> line = x -> new double[][] {{1, 0, 0}, {x, 0, 0}};
    double fallen = last(rule, 1, 0.5, line, result -> result.supportCalls() == 2);
    assertEquals(1 - EPSILON / 2, fallen);
  }

  @Test
  @DisplayName("ReactPhysics3D: the gap, equal points, degenerate simplices and a distance of √ε")
  void reactPhysics() {
    EngineRule rule = EngineRule.REACT_PHYSICS;
    double gap = 1 - last(rule, 1 - 1e-9, 0, x -> gap(x), endsAtOnce(VariantExit.CLOSE_ENOUGH));
    assertEquals(1e-6, gap, EPSILON);
    double apart = last(rule, 5, 4, x -> neighbours(x), endsAtOnce(VariantExit.SUPPORT_REPEATED));
    assertEquals(1e-2, 5 - apart, 8 * EPSILON);
    Predicate<VariantResult<Double>> flat = ends(VariantExit.AFFINELY_DEPENDENT);
    assertEquals(1e-2, 2 - 2 * last(rule, 1 - 1e-5, 0, x -> blunt(x), flat), 8 * EPSILON);
    assertEquals(1e-4, 4 - 4 * last(rule, 1 - 1e-5, 0.5, x -> apex(x), flat), 8 * EPSILON);
    assertEquals(0x1p-26, last(rule, 1e-10, 1, y -> onlyPoint(y), says(Claim.MEETING)));
  }

  @Test
  @DisplayName("openGJK: the two bounds of the gap, and the two of v")
  void openGjk() {
    EngineRule rule = EngineRule.OPEN_GJK;
    assertEquals(
        1 - 1e4 * EPSILON, last(rule, 1, 0, x -> gap(x), endsAtOnce(VariantExit.CLOSE_ENOUGH)));
    DoubleFunction<double[][]> small = x -> new double[][] {{0x1p-6, 0, 0}, {x, 3, 0}};
    double bound = 0x1p-6 - 0x1p6 * 100 * EPSILON;
    assertEquals(
        Math.nextUp(bound), last(rule, 0x1p-6, 0, small, endsAtOnce(VariantExit.CLOSE_ENOUGH)));
    DoubleFunction<double[][]> through = y -> new double[][] {{0, y, 0}, {0, -1, 0}};
    double near = last(rule, 1e-13, 1, through, endsAtOnce(VariantExit.NEAR_ZERO));
    assertEquals(Math.nextDown(1e4 * EPSILON), near);
    double beside = last(rule, 1e-12, 1, y -> wide(y), ends(VariantExit.NEAR_ZERO));
    assertEquals(0x1p20 * 100 * EPSILON, beside);
  }

  @Test
  @DisplayName("Box2D: a direction whose square is 1000 times the smallest normal number")
  void box2d() {
    DoubleFunction<double[][]> inPlane = y -> new double[][] {{0, y}};
    double y = last(EngineRule.BOX2D, 1e-160, 1, inPlane, ends(VariantExit.NEAR_ZERO));
    assertTrue(y * y < 1000 * Double.MIN_NORMAL);
    assertTrue(Math.nextUp(y) * Math.nextUp(y) >= 1000 * Double.MIN_NORMAL);
    Predicate<VariantResult<Float>> ends = ends(VariantExit.NEAR_ZERO);
    float x = (float) last(EngineRule.BOX2D, Floats.INSTANCE, 1e-20, 1, inPlane, ends);
    assertTrue(x * x < 1000 * Float.MIN_NORMAL);
    assertTrue(Math.nextUp(x) * Math.nextUp(x) >= 1000 * Float.MIN_NORMAL);
  }

  @ParameterizedTest
  @EnumSource(names = {"COAL", "COAL_NESTEROV", "COAL_POLYAK"})
  @DisplayName("coal: a distance of 1e-6, and bounds within 1e-6 + 1e-6 ‖v‖")
  void coal(EngineRule rule) {
    double near = last(rule, 1e-9, 1, y -> onlyPoint(y), says(Claim.MEETING));
    assertEquals(Math.nextDown(1e-6), near);
    DoubleFunction<double[][]> lower = y -> new double[][] {{0, 1, 0}, {0.5, y, 0}};
    Predicate<VariantResult<Double>> first = result -> result.v().get(1) == 1;
    assertEquals(2e-6, 1 - last(EngineRule.COAL, 1, 0, lower, first), EPSILON);
  }

  /** Whether the second support point, with v = (0, 2, 0), is (0.5, 0, 0) and not (x, 0.2, 0). */
  private static boolean goesFar(EngineRule rule, double x) {
    return run(rule, Doubles.INSTANCE, 1, point(0, 2, 0), point(0.5, 0, 0), point(x, 0.2, 0))
        .pairs()
        .contains(new IndexPair(1, 0));
  }

  @Test
  @DisplayName("coal: the first direction with momentum, (3/4, 1/4, 0) or (1/2, 1, 0)")
  void momentum() {
    assertTrue(goesFar(EngineRule.COAL_NESTEROV, 0.44) && !goesFar(EngineRule.COAL_NESTEROV, 0.43));
    assertTrue(goesFar(EngineRule.COAL_POLYAK, 0.11) && !goesFar(EngineRule.COAL_POLYAK, 0.09));
    assertTrue(goesFar(EngineRule.COAL, 0.01));
  }

  @Test
  @DisplayName("parry: 10 ε for v, its root for the gap, 10 ε for all that is degenerate")
  void parry() {
    EngineRule rule = EngineRule.PARRY;
    double root = Math.sqrt(10 * EPSILON);
    assertEquals(10 * EPSILON, last(rule, 1e-16, 1, y -> onlyPoint(y), says(Claim.MEETING)));
    double gap = 1 - last(rule, 1 - 1e-9, 0, x -> gap(x), endsAtOnce(VariantExit.CLOSE_ENOUGH));
    assertEquals(root, gap, EPSILON);
    Predicate<VariantResult<Double>> flat = ends(VariantExit.AFFINELY_DEPENDENT);
    DoubleFunction<double[][]> pair = x -> new double[][] {{0x1p-20, 0, 0}, {x, 0, 0}};
    double apart = 0x1p-20 - last(rule, 0x1p-20 - 1e-9, 0, pair, flat);
    assertEquals(root, apart, 1e-21);
    DoubleFunction<double[][]> small =
        x -> new double[][] {{0x1p-10, -0x1p-10, 0}, {0x1p-10, 0x1p-10, 0}, {x, 0, 0}};
    double height = 0x1p-10 - last(rule, 0x1p-10 - 1e-6, 0, small, flat);
    assertEquals(root * 0x1p9, height, 1e-17);
    DoubleFunction<double[][]> near = x -> apexOver(0x1p-30, x);
    double low = 0x1p-30 - last(rule, 0x1p-30 - 1e-15, 0, near, flat);
    assertEquals(10 * EPSILON, low, 1e-24);
  }

  @Test
  @DisplayName("FCL: a support point as far as v up to 1e-6, and a decrease of 1e-6")
  void fcl() {
    DoubleFunction<double[][]> line = x -> new double[][] {{1, 0, 0}, {x, 0, 0}};
    Predicate<VariantResult<Double>> first = result -> result.v().get(0) == 1;
    assertEquals(1e-6, 1 - last(EngineRule.FCL, 1 - 1e-9, 0.5, line, first), EPSILON);
    double steps = last(EngineRule.FCL, 1 - 1e-3, 0.5, x -> gap(x), r -> r.iterations() == 2);
    double ofDecrease = Math.sqrt(9 / ((1 - 1e-6) * (1 - 1e-6)) - 9); // v falls to 3/√(9 + gap²)
    assertEquals(ofDecrease, 1 - steps, 1e-11);
  }

  @Test
  @DisplayName("MuJoCo: v is 0 below 1e-15, and the same if it changes by less")
  void muJoCo() {
    EngineRule rule = EngineRule.MUJOCO;
    double near = last(rule, 1e-17, 1, y -> onlyPoint(y), ends(VariantExit.NEAR_ZERO));
    assertEquals(1e-15, near, 1e-30);
    DoubleFunction<double[][]> line = x -> new double[][] {{1, 0, 0}, {x, 0, 0}};
    double steps = last(rule, 1, 0.5, line, result -> result.iterations() <= 1);
    assertEquals(1.2e-15, 1 - steps, 2 * EPSILON); // the first v is (5 + x)/6
  }

  @Test
  @DisplayName("MuJoCo: ends where s is beyond v, as it can be of a rounded mean")
  void beyondTheMean() {
    int beyond = 0;
    for (int k = 1; k <= 50; k++) {
      double y = k / 49.0;
      double mean = (y + y + y + y + y + y) * (1 / 6.0);
      VariantResult<Double> result = run(EngineRule.MUJOCO, Doubles.INSTANCE, 100, onlyPoint(y));
      boolean isBeyond = mean * (mean - y) < 0;
      assertEquals(isBeyond ? VariantExit.CLOSE_ENOUGH : VariantExit.NO_DECREASE, result.exit());
      beyond += isBeyond ? 1 : 0;
    }
    assertTrue(beyond > 0 && beyond < 50);
  }
}
