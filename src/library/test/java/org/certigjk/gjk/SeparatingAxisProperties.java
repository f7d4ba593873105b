package org.certigjk.gjk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.field.Doubles;
import org.certigjk.field.OrderedField;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.MinkowskiDifference;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.number.Floats;
import org.certigjk.samples.Pair;
import org.certigjk.samples.Pairs;
import org.certigjk.simplex.BackupProcedure;

/** The separating axis algorithm against the distance, from every start. */
@PropertyDefaults(edgeCases = EdgeCasesMode.NONE)
class SeparatingAxisProperties {

  private static final Rationals Q = Rationals.INSTANCE;

  /** Whether the answer is an answer, and its certificate says so. */
  private static boolean isProvedApart(Pair pair, SeparatingAxisRequest<BigFraction> request) {
    SeparatingAxisResult<BigFraction> result = SeparatingAxis.find(pair.a(), pair.b(), request);
    if (result instanceof SeparatingAxisResult.Apart<BigFraction> apart) {
      assertTrue(apart.certificate().certifies(pair.a(), pair.b()));
      assertSeparates(apart.axis(), pair);
      return true;
    }
    SeparatingAxisResult.Meeting<BigFraction> meeting =
        (SeparatingAxisResult.Meeting<BigFraction>) result;
    assertTrue(meeting.certificate().certifies(pair.a(), pair.b()));
    assertEquals(meeting.commonPoints().a(), meeting.commonPoints().b());
    return false;
  }

  /** d·(a − b) > 0 for all pairs, one by one. */
  private static void assertSeparates(Vec<BigFraction> d, Pair pair) {
    MinkowskiDifference<BigFraction> difference = new MinkowskiDifference<>(pair.a(), pair.b());
    for (int i = 0; i < pair.a().size(); i++) {
      for (int j = 0; j < pair.b().size(); j++) {
        assertEquals(1, Q.signum(d.dot(difference.get(i, j))));
      }
    }
  }

  private static boolean isApart(Pair pair) {
    return Gjk.distance(pair.a(), pair.b()).verdict() == Verdict.SEPARATED;
  }

  @Property(seed = "4001", tries = 500)
  void agreesWithTheDistance(@ForAll(supplier = Pairs.Small.class) Pair pair) {
    assertEquals(isApart(pair), isProvedApart(pair, SeparatingAxisRequest.defaults()));
  }

  @Property(seed = "4002", tries = 600)
  void agreesFromEveryStart(
      @ForAll(supplier = Pairs.Small.class) Pair pair, @ForAll Random random) {
    boolean apart = isApart(pair);
    for (int k = 0; k < 4; k++) {
      assertEquals(apart, isProvedApart(pair, anyStart(pair, random)));
    }
  }

  private static SeparatingAxisRequest<BigFraction> anyStart(Pair pair, Random random) {
    double[] axis = new double[pair.rowsA()[0].length];
    Arrays.setAll(axis, k -> random.nextInt(5) - 2);
    SeparatingAxisRequest<BigFraction> request =
        SeparatingAxisRequest.<BigFraction>defaults()
            .withAxis(Vec.of(Q, axis))
            .withStart(anyPairs(pair, random));
    return random.nextBoolean() ? request : request.withSubAlgorithm(new BackupProcedure<>());
  }

  private static List<IndexPair> anyPairs(Pair pair, Random random) {
    List<IndexPair> pairs = new ArrayList<>();
    int size = random.nextInt(6);
    for (int k = 0; k < size; k++) {
      pairs.add(
          new IndexPair(random.nextInt(pair.rowsA().length), random.nextInt(pair.rowsB().length)));
    }
    return pairs;
  }

  @Property(seed = "4003", tries = 300)
  void exchangingTheBodiesMirrorsTheSearch(
      @ForAll(supplier = Pairs.Small.class) Pair pair, @ForAll Random random) {
    SeparatingAxisRequest<BigFraction> request = anyStart(pair, random);
    Vec<BigFraction> axis = request.axis();
    SeparatingAxisResult<BigFraction> result = SeparatingAxis.find(pair.a(), pair.b(), request);
    SeparatingAxisResult<BigFraction> mirror =
        SeparatingAxis.find(
            pair.b(),
            pair.a(),
            request
                .withAxis(axis == null ? null : axis.unaryMinus())
                .withStart(request.start().stream().map(IndexPair::mirrored).toList()));
    assertEquals(result.apart(), mirror.apart());
    assertEquals(result.search(), mirror.search());
    assertEquals(result.axis().unaryMinus(), mirror.axis());
  }

  /** From W = {a₀ − b₀} and v = a₀ − b₀ the passes are those of the distance loop, but fewer. */
  @Property(seed = "4004", tries = 300)
  void findsTheAxisNoLaterThanTheDistance(@ForAll(supplier = Pairs.Small.class) Pair pair) {
    List<IndexPair> first = List.of(new IndexPair(0, 0));
    SeparatingAxisResult<BigFraction> result =
        SeparatingAxis.find(
            pair.a(), pair.b(), SeparatingAxisRequest.<BigFraction>defaults().withStart(first));
    DistanceResult<BigFraction> distance = Gjk.distance(pair.a(), pair.b());
    // if the first point is 0 the repeat loop makes a pass that the while loop does not
    int extra = distance.iterations() == 0 && result.meeting() ? 1 : 0;
    assertTrue(result.iterations() <= distance.iterations() + extra);
  }

  @Property(seed = "4005", tries = 40)
  void framesDoNotChangeTheVerdict(
      @ForAll(supplier = Pairs.Small.class) Pair pair, @ForAll Random random) {
    IncrementalSeparatingAxis<BigFraction> frames = new IncrementalSeparatingAxis<>();
    Polytope<BigFraction> b = pair.b();
    double[] move = new double[b.dimension()];
    for (int frame = 0; frame < 12; frame++) {
      Arrays.setAll(move, k -> move[k] + 0.25 * (random.nextInt(5) - 2));
      double[][] rows = pair.rowsA().clone();
      Arrays.setAll(rows, i -> sum(pair.rowsA()[i], move));
      Pair moved = new Pair(rows, pair.rowsB());
      SeparatingAxisResult<BigFraction> result = frames.next(moved.a(), b);
      assertEquals(isApart(moved), result.apart());
      assertEquals(!result.apart(), result.meeting());
      if (result.apart()) {
        assertSeparates(result.axis(), moved);
        assertEquals(result.axis(), frames.axis());
      }
    }
  }

  private static double[] sum(double[] x, double[] y) {
    double[] sum = x.clone();
    Arrays.setAll(sum, k -> x[k] + y[k]);
    return sum;
  }

  @Property(seed = "4006", tries = 400)
  void doublesEnd(@ForAll(supplier = Pairs.Wild.class) Pair pair, @ForAll Random random) {
    ends(pair, Doubles.INSTANCE, random);
  }

  @Property(seed = "4007", tries = 200)
  void floatsEnd(@ForAll(supplier = Pairs.WildFloats.class) Pair pair, @ForAll Random random) {
    ends(pair, Floats.INSTANCE, random);
  }

  private static <E> void ends(Pair pair, OrderedField<E> field, Random random) {
    double[] axis = new double[pair.rowsA()[0].length];
    double[] numbers = {0, -0.0, 1, -1, 1e-30, 1e30, Float.MIN_VALUE, Float.MAX_VALUE};
    Arrays.setAll(axis, k -> numbers[random.nextInt(numbers.length)]);
    for (SeparatingAxisRequest<E> request :
        List.of(
            SeparatingAxisRequest.<E>defaults(),
            SeparatingAxisRequest.<E>defaults()
                .withAxis(Vec.of(field, axis))
                .withStart(anyPairs(pair, random)))) {
      SeparatingAxisResult<E> result = SeparatingAxis.find(pair.a(field), pair.b(field), request);
      assertTrue(result.iterations() < 1000);
      assertTrue(result.supportCalls() <= result.iterations() + 1);
    }
  }

  /**
   * Small integers, where doubles make few errors: the claims of doubles are nearly always right.
   */
  @Property(seed = "4008", tries = 500)
  void doublesOnSmallIntegersAreRight(@ForAll(supplier = Pairs.Small.class) Pair pair) {
    SeparatingAxisResult<Double> result =
        SeparatingAxis.find(pair.a(Doubles.INSTANCE), pair.b(Doubles.INSTANCE));
    if (result instanceof SeparatingAxisResult.Apart<Double>) {
      assertSeparates(result.axis().toRational(), pair);
    }
  }
}
