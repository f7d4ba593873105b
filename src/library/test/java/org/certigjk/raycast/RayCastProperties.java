package org.certigjk.raycast;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.constraints.IntRange;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.Gjk;
import org.certigjk.gjk.Verdict;
import org.certigjk.penetration.RayCastOracle;
import org.certigjk.samples.Pair;
import org.certigjk.samples.Pairs;
import org.certigjk.samples.Polytopes;
import org.jspecify.annotations.Nullable;

/** The time of impact against an oracle, and what every answer has. */
@PropertyDefaults(edgeCases = EdgeCasesMode.NONE)
class RayCastProperties {

  private static final Rationals Q = Rationals.INSTANCE;

  private static @Nullable BigFraction time(RayCastResult<BigFraction> result) {
    return result instanceof Hit<BigFraction> hit ? hit.timeOfImpact() : null;
  }

  /** A direction with small integer coordinates, not 0. */
  private static long[] direction(Pair pair, long seed) {
    Random random = new Random(seed);
    int[] sizes = {1, 4, 12};
    int size = sizes[random.nextInt(sizes.length)];
    long[] r = random.ints(pair.rowsA()[0].length, -size, size + 1).asLongStream().toArray();
    r[0] = Arrays.stream(r).allMatch(x -> x == 0) ? 1 : r[0];
    return r;
  }

  private static Vec<BigFraction> vec(long[] r) {
    return Vec.of(Q, Arrays.stream(r).asDoubleStream().toArray());
  }

  @Property(seed = "5101", tries = 2000)
  void agreesWithEnumeration(
      @ForAll(supplier = Pairs.Tiny.class) Pair pair, @ForAll @IntRange(max = 99999) int seed) {
    long[] r = direction(pair, seed);
    RayCastResult<BigFraction> result = RayCast.cast(pair.a(), pair.b(), vec(r));
    assertEquals(
        RayCastOracle.timeOfImpact(pair, r), time(result), () -> pair + Arrays.toString(r));
    assertNull(result.certificate().violation(pair.a(), pair.b(), vec(r)));
  }

  @Property(seed = "5102", tries = 300)
  void isTheFirstContact(
      @ForAll(supplier = Pairs.Small.class) Pair pair,
      @ForAll @IntRange(max = 99999) int seed,
      @ForAll @IntRange(max = 99) int percent) {
    Vec<BigFraction> r = vec(direction(pair, seed));
    Polytope<BigFraction> a = pair.a();
    RayCastResult<BigFraction> result = RayCast.cast(a, pair.b(), r);
    BigFraction end = BigFraction.ONE;
    if (result instanceof Hit<BigFraction> hit) {
      BigFraction t = hit.timeOfImpact();
      Verdict then = Gjk.distance(Motion.moved(a, r.times(t)), pair.b()).verdict();
      assertEquals(hit.normal() == null ? Verdict.OVERLAPPING : Verdict.TOUCHING, then);
      end = t;
    }
    BigFraction before = end.multiply(new BigFraction(percent, 100));
    if (before.compareTo(end) < 0) {
      assertEquals(
          Verdict.SEPARATED, Gjk.distance(Motion.moved(a, r.times(before)), pair.b()).verdict());
    }
  }

  /** A moving by r against B at rest is B moving by −r against A at rest. */
  @Property(seed = "5103", tries = 200)
  void onlyTheRelativeMotionCounts(
      @ForAll(supplier = Pairs.Small.class) Pair pair, @ForAll @IntRange(max = 99999) int seed) {
    Vec<BigFraction> r = vec(direction(pair, seed));
    RayCastResult<BigFraction> result = RayCast.cast(pair.a(), pair.b(), r);
    assertEquals(time(result), time(RayCast.cast(pair.b(), pair.a(), r.unaryMinus())));
    Polytope<BigFraction> mirrored = Polytopes.map(pair.a(), Vec::unaryMinus);
    Polytope<BigFraction> mirroredB = Polytopes.map(pair.b(), Vec::unaryMinus);
    assertEquals(time(result), time(RayCast.cast(mirrored, mirroredB, r.unaryMinus())));
  }

  /** From a point of A to a point of B: there is always a contact, at the latest at t = 1. */
  @Property(seed = "5104", tries = 15)
  void hugeAndTinyMotionsAreExact(@ForAll(supplier = Pairs.Scaled.class) Pair pair) {
    assertHit(pair);
  }

  @Property(seed = "5105", tries = 5)
  void anyDoublesAreExact(@ForAll(supplier = Pairs.Wild.class) Pair pair) {
    assertHit(pair);
  }

  private static void assertHit(Pair pair) {
    Polytope<BigFraction> a = pair.a();
    Polytope<BigFraction> b = pair.b();
    Vec<BigFraction> r = b.get(b.size() - 1).minus(a.get(0));
    RayCastResult<BigFraction> result = RayCast.cast(a, b, r);
    assertNull(result.certificate().violation(a, b, r));
    assertTrue(result instanceof Hit);
  }

  @Property(seed = "5106", tries = 150)
  void falseCertificatesAreRejected(
      @ForAll(supplier = Pairs.Small.class) Pair pair, @ForAll @IntRange(max = 99999) int seed) {
    Vec<BigFraction> r = vec(direction(pair, seed));
    if (!(RayCast.cast(pair.a(), pair.b(), r) instanceof Hit<BigFraction> hit)) {
      return;
    }
    BigFraction t = hit.timeOfImpact();
    for (BigFraction other :
        new BigFraction[] {t.divide(2), t.add(1).divide(2), t.add(1), t.subtract(1)}) {
      if (!other.equals(t)) {
        RayCastCertificate<BigFraction> wrong =
            new ImpactCertificate<>(other, hit.certificate().contact());
        assertNotEquals(null, wrong.violation(pair.a(), pair.b(), r));
      }
    }
  }
}
