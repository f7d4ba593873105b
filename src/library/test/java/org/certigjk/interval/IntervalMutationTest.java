package org.certigjk.interval;

import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.Certificate;
import org.certigjk.certificate.IndexPair;
import org.certigjk.certificate.OverlappingCertificate;
import org.certigjk.certificate.TouchingCertificate;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.DistanceResult;
import org.certigjk.gjk.Gjk;
import org.certigjk.gjk.SquaredDistanceBounds;
import org.certigjk.gjk.Verdict;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Mutants of intervals between polytopes, whose exact distance is known: what the checker accepts
 * is true. The points seen are not changed: that they lie in the bodies is the word of the support
 * mappings.
 */
class IntervalMutationTest {

  private static final int PAIRS = 200;
  private static final int MUTANTS_OF_EACH = 50;

  private final Random random = new Random(17);

  @Test
  void noMutantIsAcceptedFalsely() {
    int accepted = 0;
    int refused = 0;
    for (int k = 0; k < PAIRS; k++) {
      int dimension = 1 + random.nextInt(2);
      Polytope<BigFraction> a = body(dimension);
      Polytope<BigFraction> b = body(dimension);
      IntervalResult honest = IntervalGjk.distance(a, b);
      IntervalChecker checker = new IntervalChecker(a, b);
      assertNull(checker.violation(honest));
      DistanceResult.Answer<BigFraction> truth =
          (DistanceResult.Answer<BigFraction>) Gjk.distance(a, b);
      for (int m = 0; m < MUTANTS_OF_EACH; m++) {
        IntervalResult mutant = mutant(honest);
        boolean accepts = checker.violation(mutant) == null;
        assertTrue(!accepts || holds(mutant, truth), () -> mutant + "\n" + truth);
        accepted += accepts ? 1 : 0;
        refused += accepts ? 0 : 1;
      }
    }
    assertTrue(accepted > 0 && refused > PAIRS * MUTANTS_OF_EACH / 2, accepted + ", " + refused);
  }

  private static boolean holds(IntervalResult claim, DistanceResult.Answer<BigFraction> truth) {
    BigFraction square = truth.squaredDistance();
    SquaredDistanceBounds bounds = claim.squaredDistance();
    boolean meets = claim.verdict() == Verdict.TOUCHING || claim.verdict() == Verdict.OVERLAPPING;
    return bounds.lower().compareTo(square) <= 0
        && bounds.upper().compareTo(square) >= 0
        && (claim.verdict() == Verdict.STOPPED || claim.verdict() == truth.verdict())
        && (!meets || bounds.upper().equals(BigFraction.ZERO));
  }

  private Polytope<BigFraction> body(int dimension) {
    List<Vec<BigFraction>> points = new ArrayList<>();
    for (int k = 1 + random.nextInt(4); k > 0; k--) {
      points.add(vector(dimension));
    }
    return Polytope.from(points);
  }

  private Vec<BigFraction> vector(int dimension) {
    List<BigFraction> numbers = new ArrayList<>();
    for (int k = 0; k < dimension; k++) {
      numbers.add(number());
    }
    return Vec.from(Rationals.INSTANCE, numbers);
  }

  private BigFraction number() {
    return new BigFraction(random.nextInt(9) - 4, 1 + random.nextInt(2));
  }

  private IntervalResult mutant(IntervalResult r) {
    SquaredDistanceBounds bounds = r.squaredDistance();
    Vec<BigFraction> d = r.direction();
    int kind = random.nextInt(7);
    return new IntervalResult(
        kind == 0 || random.nextInt(4) == 0 ? one(List.of(Verdict.values())) : r.verdict(),
        kind == 1
            ? new SquaredDistanceBounds(other(bounds.lower()), bounds.upper())
            : kind == 2 ? new SquaredDistanceBounds(bounds.lower(), other(bounds.upper())) : bounds,
        kind == 3 ? (random.nextBoolean() ? null : vector(1 + random.nextInt(2))) : d,
        r.seenA(),
        r.seenB(),
        kind == 4 ? pairs(r) : r.pairs(),
        kind == 5 ? weights(r) : r.weights(),
        kind == 6 ? certificate(r) : r.certificate(),
        r.exit(),
        r.iterations());
  }

  private BigFraction other(BigFraction number) {
    return random.nextBoolean() ? number() : number.multiply(new BigFraction(3, 2));
  }

  private List<IndexPair> pairs(IntervalResult r) {
    List<IndexPair> pairs = new ArrayList<>(r.pairs());
    IndexPair pair = new IndexPair(random.nextInt(4) - 1, random.nextInt(4) - 1);
    if (random.nextBoolean()) {
      pairs.add(pair);
    } else {
      pairs.set(random.nextInt(pairs.size()), pair);
    }
    return pairs;
  }

  private Vec<BigFraction> weights(IntervalResult r) {
    return random.nextBoolean() ? vector(r.weights().dimension()) : r.weights().unaryMinus();
  }

  private @Nullable Certificate<BigFraction> certificate(IntervalResult r) {
    int dimension = r.seenA().dimension();
    return switch (random.nextInt(3)) {
      case 0 -> null;
      case 1 -> new TouchingCertificate<>(r.pairs(), r.weights(), vector(dimension));
      default -> new OverlappingCertificate<>(r.pairs(), r.weights(), List.of(0));
    };
  }

  private <T> T one(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }
}
