package org.certigjk.gjk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.MinkowskiDifference;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.samples.Pair;
import org.certigjk.samples.Pairs;
import org.certigjk.samples.Polytopes;
import org.certigjk.simplex.BackupProcedure;

/** What every exact answer has, and how it moves when the input moves. */
@PropertyDefaults(edgeCases = EdgeCasesMode.NONE)
class GjkProperties {

  private static final Rationals Q = Rationals.INSTANCE;

  static DistanceResult.Answer<BigFraction> answer(
      Polytope<BigFraction> a, Polytope<BigFraction> b) {
    return answer(a, b, DistanceRequest.defaults());
  }

  static DistanceResult.Answer<BigFraction> answer(
      Polytope<BigFraction> a, Polytope<BigFraction> b, DistanceRequest<BigFraction> request) {
    DistanceResult<BigFraction> result = Gjk.distance(a, b, request);
    assertInstanceOf(DistanceResult.Answer.class, result);
    return (DistanceResult.Answer<BigFraction>) result;
  }

  @Property(seed = "1001", tries = 200)
  void everyAnswerIsCertified(@ForAll(supplier = Pairs.Scaled.class) Pair pair) {
    DistanceResult.Answer<BigFraction> answer = answer(pair.a(), pair.b());
    assertNull(answer.certificate().violation(pair.a(), pair.b()));
    assertTrue(answer.certificate().certifies(pair.a(), pair.b()));
  }

  @Property(seed = "1002", tries = 20)
  void everyAnswerOnAnyDoublesIsCertified(@ForAll(supplier = Pairs.Wild.class) Pair pair) {
    DistanceResult.Answer<BigFraction> answer = answer(pair.a(), pair.b());
    assertNull(answer.certificate().violation(pair.a(), pair.b()));
  }

  @Property(seed = "1003", tries = 800)
  void agreesWithEnumeration(@ForAll(supplier = Pairs.Tiny.class) Pair pair) {
    DistanceResult.Answer<BigFraction> answer = answer(pair.a(), pair.b());
    BigFraction[] nearest = pair.bruteForce().nearest();
    assertEquals(Vec.of(Q, nearest), answer.distanceVector());
    assertEquals(pair.bruteForce().squaredDistance(), answer.squaredDistance());
    assertEquals(pair.bruteForce().verdict(), answer.verdict().name());
  }

  @Property(seed = "1004", tries = 20)
  void agreesWithEnumerationWhenScaled(
      @ForAll(supplier = Pairs.Tiny.class) Pair pair, @ForAll("powers") int exponent) {
    Pair scaled =
        new Pair(
            Polytopes.map(pair.rowsA(), x -> Math.nextUp(Math.scalb(x, exponent))),
            Polytopes.map(pair.rowsB(), x -> Math.scalb(x, exponent)));
    DistanceResult.Answer<BigFraction> answer = answer(scaled.a(), scaled.b());
    assertEquals(scaled.bruteForce().squaredDistance(), answer.squaredDistance());
    assertEquals(scaled.bruteForce().verdict(), answer.verdict().name());
  }

  @Property(seed = "1005", tries = 150)
  void witnessHangsTogether(@ForAll(supplier = Pairs.Scaled.class) Pair pair) {
    DistanceResult.Answer<BigFraction> answer = answer(pair.a(), pair.b());
    Run<BigFraction> run = answer.run();
    ClosestPoints<BigFraction> closest = answer.closestPoints();
    assertEquals(answer.distanceVector(), closest.a().minus(closest.b()));
    assertEquals(answer.squaredDistance(), answer.distanceVector().squaredNorm());
    assertEquals(BigFraction.ONE, run.weights().sum());
    for (int k = 0; k < run.weights().dimension(); k++) {
      assertEquals(1, Q.signum(run.weights().get(k)));
    }
    List<IndexPair> certified = answer.certificate().pairs();
    Vec<BigFraction> weights = answer.certificate().weights();
    assertEquals(closest.a(), weights.combination(pair.a().get(IndexPair.indicesA(certified))));
    assertEquals(closest.b(), weights.combination(pair.b().get(IndexPair.indicesB(certified))));
    assertEquals(run.weights(), answer.weights());
    boolean separated = answer.verdict() == Verdict.SEPARATED;
    assertEquals(separated ? ExitReason.OPTIMAL : ExitReason.ZERO_VECTOR, answer.exit());
    assertEquals(separated ? 1 : 0, Q.signum(answer.squaredDistance()));
    assertTrue(answer.pairs().size() <= pair.a().dimension() + (separated ? 0 : 1));
  }

  @Property(seed = "1006", tries = 100)
  void exchangingTheBodiesMirrorsTheRun(@ForAll(supplier = Pairs.Scaled.class) Pair pair) {
    DistanceRequest<BigFraction> request = DistanceRequest.<BigFraction>defaults().withTrace(true);
    DistanceResult.Answer<BigFraction> answer = answer(pair.a(), pair.b(), request);
    DistanceResult.Answer<BigFraction> mirror = answer(pair.b(), pair.a(), request);
    assertEquals(answer.verdict(), mirror.verdict());
    assertEquals(answer.squaredDistance(), mirror.squaredDistance());
    assertEquals(answer.distanceVector().unaryMinus(), mirror.distanceVector());
    assertEquals(answer.iterations(), mirror.iterations());
    assertEquals(answer.exit(), mirror.exit());
    if (answer.verdict() == Verdict.SEPARATED) {
      assertEquals(answer.closestPoints().a(), mirror.closestPoints().b());
      assertEquals(answer.closestPoints().b(), mirror.closestPoints().a());
    }
    assertEquals(mirrored(answer.pairs()), mirror.pairs());
    for (int k = 0; k <= answer.iterations(); k++) {
      assertEquals(mirrored(answer.trace().get(k).simplex()), mirror.trace().get(k).simplex());
      assertEquals(answer.trace().get(k).weights(), mirror.trace().get(k).weights());
    }
  }

  private static List<IndexPair> mirrored(List<IndexPair> pairs) {
    return pairs.stream().map(IndexPair::mirrored).toList();
  }

  @Property(seed = "1007", tries = 200)
  void translatingBothBodiesChangesNothing(
      @ForAll(supplier = Pairs.Small.class) Pair pair, @ForAll("fractions") List<BigFraction> by) {
    Vec<BigFraction> move = Vec.from(Q, by.subList(0, pair.a().dimension()));
    assertSameAnswer(
        answer(pair.a(), pair.b()),
        answer(
            Polytopes.map(pair.a(), x -> x.plus(move)),
            Polytopes.map(pair.b(), x -> x.plus(move))));
  }

  @Property(seed = "1008", tries = 200)
  void scalingBothBodiesScalesTheAnswer(
      @ForAll(supplier = Pairs.Small.class) Pair pair, @ForAll("positiveFractions") BigFraction c) {
    DistanceResult.Answer<BigFraction> answer = answer(pair.a(), pair.b());
    DistanceResult.Answer<BigFraction> scaled =
        answer(Polytopes.map(pair.a(), x -> x.times(c)), Polytopes.map(pair.b(), x -> x.times(c)));
    assertEquals(answer.verdict(), scaled.verdict());
    assertEquals(answer.distanceVector().times(c), scaled.distanceVector());
    assertEquals(answer.squaredDistance().multiply(c).multiply(c), scaled.squaredDistance());
    assertEquals(answer.pairs(), scaled.pairs());
    assertEquals(answer.run().weights(), scaled.run().weights());
    assertEquals(answer.iterations(), scaled.iterations());
  }

  @Property(seed = "1009", tries = 200)
  void orderOfThePointsDoesNotMatter(
      @ForAll(supplier = Pairs.Small.class) Pair pair, @ForAll Random random) {
    DistanceResult.Answer<BigFraction> answer = answer(pair.a(), pair.b());
    DistanceResult.Answer<BigFraction> shuffled =
        answer(shuffled(pair.a(), random), shuffled(pair.b(), random));
    assertSameOutcome(answer, shuffled);
  }

  @Property(seed = "1010", tries = 200)
  void repeatingPointsDoesNotMatter(
      @ForAll(supplier = Pairs.Small.class) Pair pair, @ForAll Random random) {
    DistanceResult.Answer<BigFraction> answer = answer(pair.a(), pair.b());
    List<Vec<BigFraction>> points = Polytopes.points(pair.a());
    points.addAll(Polytopes.points(pair.a()));
    assertSameAnswer(answer, answer(Polytope.from(points), pair.b()));
    Collections.shuffle(points, random);
    assertSameOutcome(answer, answer(Polytope.from(points), pair.b()));
  }

  @Property(seed = "1011", tries = 150)
  void pointsOfTheHullDoNotMatter(
      @ForAll(supplier = Pairs.Small.class) Pair pair,
      @ForAll @IntRange(max = 100) int i,
      @ForAll @IntRange(max = 100) int j,
      @ForAll("positiveFractions") BigFraction c) {
    List<Vec<BigFraction>> points = Polytopes.points(pair.a());
    Vec<BigFraction> p = points.get(i % points.size());
    Vec<BigFraction> q = points.get(j % points.size());
    BigFraction t = c.divide(c.add(BigFraction.ONE));
    points.add(0, p.plus(q.minus(p).times(t)));
    assertSameOutcome(answer(pair.a(), pair.b()), answer(Polytope.from(points), pair.b()));
  }

  @Property(seed = "1012", tries = 200)
  void backupProcedureGivesTheSameRunOfVectors(@ForAll(supplier = Pairs.Small.class) Pair pair) {
    DistanceRequest<BigFraction> request = DistanceRequest.<BigFraction>defaults().withTrace(true);
    DistanceResult.Answer<BigFraction> johnson = answer(pair.a(), pair.b(), request);
    DistanceResult.Answer<BigFraction> backup =
        answer(pair.a(), pair.b(), request.withSubAlgorithm(new BackupProcedure<>()));
    assertSameOutcome(johnson, backup);
    assertEquals(
        johnson.trace().stream().map(Iteration::v).toList(),
        backup.trace().stream().map(Iteration::v).toList());
    assertNull(backup.certificate().violation(pair.a(), pair.b()));
  }

  @Property(seed = "1013", tries = 200)
  void anyStartSimplexGivesTheSameVector(
      @ForAll(supplier = Pairs.Small.class) Pair pair,
      @ForAll @IntRange(min = 1, max = 5) int size,
      @ForAll Random random) {
    List<IndexPair> start = new ArrayList<>();
    for (int k = 0; k < size; k++) {
      start.add(new IndexPair(random.nextInt(pair.a().size()), random.nextInt(pair.b().size())));
    }
    DistanceResult.Answer<BigFraction> answer =
        answer(pair.a(), pair.b(), DistanceRequest.<BigFraction>defaults().withStart(start));
    assertSameOutcome(answer(pair.a(), pair.b()), answer);
    assertNull(answer.certificate().violation(pair.a(), pair.b()));
  }

  /** Theorem 3.3 of Jales 2024, and what the record of an iteration says of itself. */
  @Property(seed = "1014", tries = 150)
  void normsDecreaseStrictlyAlongTheTrace(@ForAll(supplier = Pairs.Scaled.class) Pair pair) {
    List<Iteration<BigFraction>> trace =
        answer(pair.a(), pair.b(), DistanceRequest.<BigFraction>defaults().withTrace(true)).trace();
    MinkowskiDifference<BigFraction> difference = new MinkowskiDifference<>(pair.a(), pair.b());
    for (int k = 0; k < trace.size(); k++) {
      Iteration<BigFraction> state = trace.get(k);
      int[] i = IndexPair.indicesA(state.simplex());
      int[] j = IndexPair.indicesB(state.simplex());
      assertEquals(state.v(), state.weights().combination(difference.get(i, j)));
      assertEquals(state.squaredNorm(), state.v().squaredNorm());
      if (k > 0) {
        assertTrue(state.squaredNorm().compareTo(trace.get(k - 1).squaredNorm()) < 0);
      }
      IndexPair support = state.supportPair();
      if (support == null) {
        assertTrue(state.v().isZero() && k == trace.size() - 1);
      } else {
        assertEquals(difference.get(support.a(), support.b()), state.support());
        assertEquals(pair.a().supportIndex(state.v().unaryMinus()), support.a());
        assertEquals(pair.b().supportIndex(state.v()), support.b());
      }
    }
  }

  @Property(seed = "1015", tries = 100)
  void traceChangesNothing(@ForAll(supplier = Pairs.Small.class) Pair pair) {
    DistanceResult.Answer<BigFraction> answer = answer(pair.a(), pair.b());
    DistanceResult.Answer<BigFraction> traced =
        answer(pair.a(), pair.b(), DistanceRequest.<BigFraction>defaults().withTrace(true));
    assertEquals(answer.certificate(), traced.certificate());
    assertEquals(List.of(), answer.trace());
    assertEquals(answer.iterations() + 1, traced.trace().size());
    Iteration<BigFraction> last = traced.trace().get(answer.iterations());
    assertEquals(answer.pairs(), last.simplex());
    assertEquals(answer.run().weights(), last.weights());
  }

  /** The limit stops the same run earlier, with bounds that hold the squared distance. */
  @Property(seed = "1016", tries = 150)
  void limitedRunIsAPrefix(
      @ForAll(supplier = Pairs.Scaled.class) Pair pair, @ForAll @IntRange(max = 3) int limit) {
    DistanceRequest<BigFraction> traced = DistanceRequest.<BigFraction>defaults().withTrace(true);
    DistanceResult.Answer<BigFraction> answer = answer(pair.a(), pair.b(), traced);
    DistanceResult<BigFraction> limited =
        Gjk.distance(pair.a(), pair.b(), traced.withMaxIterations(limit));
    assertTrue(limit >= answer.iterations() || limited instanceof Stopped);
    if (limited instanceof Stopped<BigFraction> stopped) {
      assertEquals(ExitReason.ITERATION_LIMIT, stopped.exit());
      // It is either the loop that reached the limit or, at v = 0, the search for a certificate.
      int last = Math.min(limit, answer.iterations());
      assertTrue(last == limit || answer.squaredDistance().equals(BigFraction.ZERO));
      assertEquals(last, stopped.iterations());
      assertEquals(answer.trace().get(last), stopped.trace().get(last));
      assertEquals(answer.trace().get(last).squaredNorm(), stopped.bounds().upper());
      assertTrue(stopped.bounds().lower().compareTo(answer.squaredDistance()) <= 0);
    }
  }

  private static void assertSameOutcome(
      DistanceResult.Answer<BigFraction> x, DistanceResult.Answer<BigFraction> y) {
    assertEquals(x.verdict(), y.verdict());
    assertEquals(x.squaredDistance(), y.squaredDistance());
    assertEquals(x.distanceVector(), y.distanceVector());
  }

  private static void assertSameAnswer(
      DistanceResult.Answer<BigFraction> x, DistanceResult.Answer<BigFraction> y) {
    assertSameOutcome(x, y);
    assertEquals(x.pairs(), y.pairs());
    assertEquals(x.certificate(), y.certificate());
    assertEquals(x.iterations(), y.iterations());
  }

  private static Polytope<BigFraction> shuffled(Polytope<BigFraction> body, Random random) {
    List<Vec<BigFraction>> points = Polytopes.points(body);
    Collections.shuffle(points, random);
    return Polytope.from(points);
  }

  @Provide
  Arbitrary<Integer> powers() {
    return Arbitraries.of(40, -40, 200, -200, -1070);
  }

  @Provide
  Arbitrary<BigFraction> positiveFractions() {
    return Arbitraries.integers()
        .between(1, 99)
        .tuple2()
        .map(pq -> new BigFraction(pq.get1(), pq.get2()));
  }

  @Provide
  Arbitrary<List<BigFraction>> fractions() {
    return Arbitraries.integers().between(-99, 99).map(p -> new BigFraction(p, 7)).list().ofSize(4);
  }
}
