package org.certigjk.variants;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Doubles;
import org.certigjk.field.OrderedField;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.hull.HillClimbing;
import org.certigjk.hull.HillClimbingTracker;
import org.certigjk.number.Floats;
import org.certigjk.samples.BruteForce;
import org.certigjk.simplex.JohnsonSubAlgorithm;
import org.certigjk.subalgorithms.CachedJohnson;
import org.certigjk.subalgorithms.LeastSquaresRecursion;
import org.certigjk.subalgorithms.SubAlgorithm;
import org.certigjk.variants.VanDenBergenRequest.Option;
import org.certigjk.variants.VanDenBergenRequest.StopRule;

/** The loops on small random pairs, by the oracle that shares no code. */
class VariantsProperties {

  private static double[][] grid(Random random, int dimension) {
    double[][] rows = new double[1 + random.nextInt(4)][dimension];
    for (double[] row : rows) {
      for (int k = 0; k < dimension; k++) {
        row[k] = random.nextInt(7) - 3;
      }
    }
    return rows;
  }

  private static VanDenBergenRequest anyRequest(Random random, double tolerance) {
    Set<Option> options = EnumSet.noneOf(Option.class);
    for (Option option : Option.values()) {
      if (random.nextBoolean()) {
        options.add(option);
      }
    }
    if (options.contains(Option.BACKUP)) {
      options.remove(Option.PREVIOUS_VECTOR);
    }
    return VanDenBergenRequest.published()
        .withAbsoluteTolerance(tolerance)
        .withOptions(options)
        .withRule(random.nextBoolean() ? StopRule.LOWER_BOUND : StopRule.SQUARED_GAP);
  }

  @Property(tries = 60)
  @Label("over the rationals and with tolerances at 0 every loop is exact, whatever the options")
  void exact(@ForAll Random random) {
    int dimension = 1 + random.nextInt(3);
    double[][] a = grid(random, dimension);
    double[][] b = grid(random, dimension);
    BigFraction[] nearest =
        BruteForce.ofDifference(BruteForce.exactly(a), BruteForce.exactly(b)).nearest();
    List<DistanceVariant<BigFraction>> loops =
        List.of(
            new ExactHalting<>(JohnsonSubAlgorithm::new),
            new StrictDecrease<>(CachedJohnson::new, 1000),
            new VanDenBergen<>(anyRequest(random, 0), CachedJohnson::new),
            new VanDenBergen<>(anyRequest(random, 0), JohnsonSubAlgorithm::new),
            DivideAndConquer.of(LeastSquaresRecursion::new),
            new NesterovAccelerated<BigFraction>(CachedJohnson::new).withTolerance(0));
    for (DistanceVariant<BigFraction> loop : loops) {
      VariantResult<BigFraction> result =
          loop.distance(Polytope.of(Rationals.INSTANCE, a), Polytope.of(Rationals.INSTANCE, b));
      assertEquals(List.of(nearest), coordinates(result), loop::label);
      Claim claim = result.v().isZero() ? Claim.MEETING : Claim.SEPARATED;
      assertEquals(claim, result.claim(), loop::label);
      assertTrue(result.supportCalls() >= result.iterations());
    }
  }

  @Property(tries = 60)
  @Label("with hill climbing from the last support point the loop is exact too")
  void withHillClimbing(@ForAll Random random) {
    int dimension = 1 + random.nextInt(3);
    double[][] a = grid(random, dimension);
    double[][] b = grid(random, dimension);
    BigFraction[] nearest =
        BruteForce.ofDifference(BruteForce.exactly(a), BruteForce.exactly(b)).nearest();
    VariantResult<BigFraction> result =
        new ExactHalting<BigFraction>(CachedJohnson::new).distance(tracker(a), tracker(b));
    assertEquals(List.of(nearest), coordinates(result));
  }

  private static HillClimbingTracker<BigFraction> tracker(double[][] rows) {
    return new HillClimbingTracker<>(HillClimbing.onHull(Polytope.of(Rationals.INSTANCE, rows)));
  }

  @Property(tries = 80)
  @Label("the separating axis over the rationals: the right claim, and the axis separates")
  void separatingAxis(@ForAll Random random) {
    int dimension = 1 + random.nextInt(3);
    double[][] a = grid(random, dimension);
    double[][] b = grid(random, dimension);
    Polytope<BigFraction> bodyA = Polytope.of(Rationals.INSTANCE, a);
    Polytope<BigFraction> bodyB = Polytope.of(Rationals.INSTANCE, b);
    VariantResult<BigFraction> result =
        new PublishedSeparatingAxis<BigFraction>(CachedJohnson::new, 1000).distance(bodyA, bodyB);
    boolean meets =
        BruteForce.ofDifference(BruteForce.exactly(a), BruteForce.exactly(b))
            .squaredDistance()
            .equals(BigFraction.ZERO);
    assertEquals(meets ? Claim.MEETING : Claim.SEPARATED, result.claim());
    for (int i = 0; i < a.length && !meets; i++) {
      for (int j = 0; j < b.length; j++) {
        BigFraction product = result.v().dot(bodyA.get(i).minus(bodyB.get(j)));
        assertTrue(product.compareTo(BigFraction.ZERO) > 0);
      }
    }
  }

  private static List<BigFraction> coordinates(VariantResult<BigFraction> result) {
    return IntStream.range(0, result.v().dimension()).mapToObj(result.v()::get).toList();
  }

  @Property(tries = 60)
  @Label("over the rationals ‖v‖ is within the absolute tolerance of the distance")
  void withinTolerance(@ForAll Random random) {
    int dimension = 2 + random.nextInt(2);
    double[][] a = grid(random, dimension);
    double[][] b = grid(random, dimension);
    double exact =
        Math.sqrt(
            BruteForce.ofDifference(BruteForce.exactly(a), BruteForce.exactly(b))
                .squaredDistance()
                .doubleValue());
    double tolerance = 0.5;
    VanDenBergenRequest request = VanDenBergenRequest.published().withAbsoluteTolerance(tolerance);
    VariantResult<BigFraction> result =
        new VanDenBergen<BigFraction>(request, JohnsonSubAlgorithm::new)
            .distance(Polytope.of(Rationals.INSTANCE, a), Polytope.of(Rationals.INSTANCE, b));
    double length = Math.sqrt(result.v().squaredNorm().doubleValue());
    assertTrue(length >= exact - 1e-12);
    assertTrue(length <= exact + tolerance + 1e-12);
    assertTrue(result.claim() == Claim.SEPARATED ? exact > 0 : length <= tolerance);
  }

  @Property(tries = 8)
  @Label(
      "every loop with every sub-algorithm ends in floats and doubles, huge and tiny numbers too")
  void endsInFloatingPoint(@ForAll Random random) {
    int dimension = 1 + random.nextInt(3);
    double[][] a = scaled(grid(random, dimension), random);
    double[][] b = scaled(grid(random, dimension), random);
    for (Variants variant : Variants.values()) {
      for (SubAlgorithm sub : SubAlgorithm.values()) {
        if (variant.handles(dimension) && sub.handles(dimension + 1, dimension)) {
          check(Doubles.INSTANCE, variant.create(sub::<Double>create, 20), a, b);
          check(Floats.INSTANCE, variant.create(sub::<Float>create, 20), a, b);
        }
      }
    }
  }

  private static <E> void check(
      OrderedField<E> field, DistanceVariant<E> loop, double[][] a, double[][] b) {
    VariantResult<E> result = loop.distance(Polytope.of(field, a), Polytope.of(field, b));
    assertTrue(result.iterations() <= 20);
    if (result.exit() == VariantExit.ITERATION_LIMIT) {
      assertEquals(Claim.NONE, result.claim());
    }
  }

  /** Adds noise, and scales within the range of floats. */
  private static double[][] scaled(double[][] rows, Random random) {
    int exponent = random.nextInt(240) - 120;
    for (double[] row : rows) {
      for (int k = 0; k < row.length; k++) {
        double noise = random.nextInt(3) == 0 ? random.nextGaussian() * 1e-7 : 0;
        row[k] = Math.scalb(row[k] + noise, exponent);
      }
    }
    return rows;
  }
}
