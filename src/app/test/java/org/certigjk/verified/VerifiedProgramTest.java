package org.certigjk.verified;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ArbitrarySupplier;
import net.jqwik.api.RandomGenerator;
import net.jqwik.api.sessions.JqwikSession;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.Certificate;
import org.certigjk.certificate.IndexPair;
import org.certigjk.certificate.OverlappingCertificate;
import org.certigjk.certificate.SeparatedCertificate;
import org.certigjk.certificate.TouchingCertificate;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.DistanceRequest;
import org.certigjk.gjk.DistanceResult.Answer;
import org.certigjk.gjk.Gjk;
import org.certigjk.samples.Pair;
import org.certigjk.samples.Pairs;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.condition.EnabledIf;

/** Java and the program extracted from Coq: the same run, the same verdict on certificates. */
@TestInstance(Lifecycle.PER_CLASS)
@EnabledIf(
    value = "org.certigjk.verified.VerifiedProgram#isExpected",
    disabledReason = "the verified program is not there: proofs/check.sh builds it")
class VerifiedProgramTest {

  private static final int SMALL_PAIRS = 4000;
  private static final int SCALED_PAIRS = 300;

  private VerifiedProgram program;

  @BeforeAll
  void start() {
    program = VerifiedProgram.start();
  }

  @AfterAll
  void stop() {
    program.close();
  }

  @Test
  @DisplayName("the same squared distance, v, weights and simplices in every iteration")
  void sameRuns() {
    forEachPair(new Pairs.Small(), SMALL_PAIRS, 1, this::assertSameRun);
  }

  @Test
  @DisplayName("the same for numbers from subnormal to huge")
  void sameRunsForAllMagnitudes() {
    forEachPair(new Pairs.Scaled(), SCALED_PAIRS, 2, this::assertSameRun);
  }

  private void assertSameRun(Pair pair, Random random) {
    List<IndexPair> start = new ArrayList<>(List.of(new IndexPair(0, 0)));
    if (random.nextBoolean()) {
      start.clear();
      for (int k = random.nextInt(5); k >= 0; k--) {
        start.add(randomPair(pair, random));
      }
    }
    Answer<BigFraction> answer = answer(pair, start);
    assertEquals(
        VerifiedProgram.expected(answer),
        program.run(pair.a(), pair.b(), start),
        () -> pair + " from " + start);
  }

  private static Answer<BigFraction> answer(Pair pair, List<IndexPair> start) {
    DistanceRequest<BigFraction> request =
        DistanceRequest.<BigFraction>defaults().withStart(start).withTrace(true);
    return (Answer<BigFraction>) Gjk.distance(pair.a(), pair.b(), request);
  }

  @Test
  @DisplayName("the verified checker accepts every certificate of the library")
  void certificatesAreAccepted() {
    forEachPair(
        new Pairs.Small(),
        SMALL_PAIRS,
        3,
        (pair, random) ->
            assertTrue(program.accepts(pair.a(), pair.b(), certificate(pair)), pair::toString));
  }

  @Test
  @DisplayName("the verified checker and ours agree on certificates with one thing changed")
  void checkersAgreeOnMutants() {
    int[] rejected = {0};
    forEachPair(
        new Pairs.Small(),
        SMALL_PAIRS,
        4,
        (pair, random) -> {
          Certificate<BigFraction> mutant = mutant(pair, certificate(pair), random);
          boolean ours = mutant.certifies(pair.a(), pair.b());
          assertEquals(
              program.accepts(pair.a(), pair.b(), mutant), ours, () -> pair + ": " + mutant);
          rejected[0] += ours ? 0 : 1;
        });
    assertTrue(rejected[0] > SMALL_PAIRS / 2, () -> "only " + rejected[0] + " mutants were wrong");
  }

  @Test
  void aWrongWeightIsRejected() {
    Pair pair = new Pair(new double[][] {{-1, 1}, {1, 1}}, new double[][] {{0, 0}});
    Vec<BigFraction> weights = Vec.of(Rationals.INSTANCE, 0.5, 0.25);
    List<IndexPair> pairs = List.of(new IndexPair(0, 0), new IndexPair(1, 0));
    assertFalse(program.accepts(pair.a(), pair.b(), new SeparatedCertificate<>(pairs, weights)));
  }

  private static Certificate<BigFraction> certificate(Pair pair) {
    return answer(pair, List.of(new IndexPair(0, 0))).certificate();
  }

  /** The certificate with one thing changed: an index, the weights, the evidence, or its kind. */
  private static Certificate<BigFraction> mutant(
      Pair pair, Certificate<BigFraction> certificate, Random random) {
    List<IndexPair> pairs = new ArrayList<>(certificate.pairs());
    Vec<BigFraction> weights = certificate.weights();
    int position = random.nextInt(pairs.size());
    switch (random.nextInt(7)) {
      case 0 -> pairs.set(position, randomPair(pair, random));
      case 1 -> pairs.set(position, new IndexPair(pair.rowsA().length, 0));
      case 2 -> pairs.set(position, new IndexPair(0, pair.rowsB().length));
      case 3 -> weights = nudged(weights, random);
      case 4 -> {
        pairs.add(randomPair(pair, random));
        weights = withZero(weights);
      }
      case 5 -> {
        return new SeparatedCertificate<>(pairs, weights);
      }
      default -> {
        return otherEvidence(pair, certificate, random);
      }
    }
    return copy(certificate, pairs, weights);
  }

  private static Vec<BigFraction> withZero(Vec<BigFraction> weights) {
    List<BigFraction> longer = new ArrayList<>();
    for (int k = 0; k < weights.dimension(); k++) {
      longer.add(weights.get(k));
    }
    longer.add(BigFraction.ZERO);
    return Vec.from(Rationals.INSTANCE, longer);
  }

  private static Certificate<BigFraction> copy(
      Certificate<BigFraction> certificate, List<IndexPair> pairs, Vec<BigFraction> weights) {
    if (certificate instanceof TouchingCertificate<BigFraction> touching) {
      return new TouchingCertificate<>(pairs, weights, touching.direction());
    }
    if (certificate instanceof OverlappingCertificate<BigFraction> overlapping) {
      return new OverlappingCertificate<>(pairs, weights, overlapping.basis());
    }
    return new SeparatedCertificate<>(pairs, weights);
  }

  private static Certificate<BigFraction> otherEvidence(
      Pair pair, Certificate<BigFraction> certificate, Random random) {
    List<IndexPair> pairs = certificate.pairs();
    Vec<BigFraction> weights = certificate.weights();
    if (certificate instanceof OverlappingCertificate<BigFraction> overlapping) {
      List<Integer> basis = new ArrayList<>(overlapping.basis());
      basis.set(random.nextInt(basis.size()), random.nextInt(pairs.size() + 1));
      return new OverlappingCertificate<>(pairs, weights, basis);
    }
    Vec<BigFraction> direction =
        certificate instanceof TouchingCertificate<BigFraction> touching
            ? touching.direction()
            : Vec.unit(Rationals.INSTANCE, pair.a().dimension(), 0);
    return new TouchingCertificate<>(
        pairs,
        weights,
        random.nextBoolean() ? direction.times(BigFraction.ZERO) : nudged(direction, random));
  }

  private static Vec<BigFraction> nudged(Vec<BigFraction> vec, Random random) {
    Vec<BigFraction> unit =
        Vec.unit(Rationals.INSTANCE, vec.dimension(), random.nextInt(vec.dimension()));
    return vec.plus(unit.times(new BigFraction(random.nextInt(5) - 2, 3)));
  }

  private static IndexPair randomPair(Pair pair, Random random) {
    return new IndexPair(random.nextInt(pair.rowsA().length), random.nextInt(pair.rowsB().length));
  }

  /** What is asserted of a pair. */
  @FunctionalInterface
  private interface Assertion {
    void check(Pair pair, Random random);
  }

  private static void forEachPair(
      ArbitrarySupplier<Pair> pairs, int count, long seed, Assertion assertion) {
    JqwikSession.run(
        () -> {
          Random random = new Random(seed);
          RandomGenerator<Pair> generator = pairs.get().generator(1000);
          for (int k = 0; k < count; k++) {
            assertion.check(generator.next(random).value(), random);
          }
        });
  }
}
