package org.certigjk.penetration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ArbitrarySupplier;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.Gjk;
import org.certigjk.gjk.Verdict;
import org.certigjk.samples.Pair;
import org.certigjk.samples.Pairs;
import org.certigjk.samples.Polytopes;

/** The depth of small pairs, degenerate ones too, against brute force over all facets. */
@PropertyDefaults(edgeCases = EdgeCasesMode.NONE)
class PenetrationProperties {

  static final class OnLine implements ArbitrarySupplier<Pair> {
    @Override
    public Arbitrary<Pair> get() {
      return Pairs.small(1, 4);
    }
  }

  static final class InPlane implements ArbitrarySupplier<Pair> {
    @Override
    public Arbitrary<Pair> get() {
      return Pairs.small(2, 6);
    }
  }

  static final class InSpace implements ArbitrarySupplier<Pair> {
    @Override
    public Arbitrary<Pair> get() {
      return Pairs.small(3, 7);
    }
  }

  static final class InFourDimensions implements ArbitrarySupplier<Pair> {
    @Override
    public Arbitrary<Pair> get() {
      return Pairs.small(4, 5);
    }
  }

  @Property(seed = "6001", tries = 200)
  void onLine(@ForAll(supplier = OnLine.class) Pair pair) {
    assertAgrees(pair);
  }

  @Property(seed = "6002", tries = 1500)
  void inPlane(@ForAll(supplier = InPlane.class) Pair pair) {
    assertAgrees(pair);
  }

  @Property(seed = "6003", tries = 1000)
  void inSpace(@ForAll(supplier = InSpace.class) Pair pair) {
    assertAgrees(pair);
  }

  @Property(seed = "6004", tries = 100)
  void inFourDimensions(@ForAll(supplier = InFourDimensions.class) Pair pair) {
    assertAgrees(pair);
  }

  /** Penetrating just where the bodies overlap, with the depth and the vector of the oracle. */
  static void assertAgrees(Pair pair) {
    Polytope<BigFraction> a = pair.a();
    Polytope<BigFraction> b = pair.b();
    PenetrationResult<BigFraction> result = Penetration.depth(a, b);
    assertEquals(Gjk.distance(a, b).verdict(), result.verdict());
    if (result.verdict() == Verdict.OVERLAPPING) {
      DepthOracle oracle = DepthOracle.of(pair.rowsA(), pair.rowsB());
      Penetrating<BigFraction> penetrating = (Penetrating<BigFraction>) result;
      assertEquals(oracle.squaredDepth(), penetrating.squaredDepth());
      assertNull(penetrating.certificate().violation(a, b));
      assertEquals(
          Vec.from(Rationals.INSTANCE, oracle.greatest()), penetrating.penetrationVector());
    }
  }

  @Property(seed = "6005", tries = 100)
  void exchangedBodiesHaveTheSameDepth(@ForAll(supplier = InSpace.class) Pair pair) {
    PenetrationResult<BigFraction> result = Penetration.depth(pair.a(), pair.b());
    PenetrationResult<BigFraction> mirrored = Penetration.depth(pair.b(), pair.a());
    assertEquals(result.verdict(), mirrored.verdict());
    if (result instanceof Penetrating<BigFraction> p
        && mirrored instanceof Penetrating<BigFraction> q) {
      assertEquals(p.squaredDepth(), q.squaredDepth());
      if (DepthOracle.of(pair.rowsA(), pair.rowsB()).nearest().size() == 1) {
        assertEquals(p.penetrationVector(), q.penetrationVector().unaryMinus());
      }
    }
  }

  @Property(seed = "6006", tries = 100)
  void orderOfThePointsDoesNotMatter(
      @ForAll(supplier = InSpace.class) Pair pair, @ForAll long seed) {
    if (Penetration.depth(pair.a(), pair.b()) instanceof Penetrating<BigFraction> p) {
      Random random = new Random(seed);
      Polytope<BigFraction> a = shuffled(pair.a(), random);
      Polytope<BigFraction> b = shuffled(pair.b(), random);
      assertEquals(p.penetrationVector(), Depths.penetrating(a, b).penetrationVector());
    }
  }

  private static Polytope<BigFraction> shuffled(Polytope<BigFraction> body, Random random) {
    List<Vec<BigFraction>> points = new ArrayList<>(Polytopes.points(body));
    Collections.shuffle(points, random);
    return Polytope.from(points);
  }

  @Property(seed = "6007", tries = 60)
  void scaledCoordinatesScaleTheAnswer(@ForAll(supplier = Pairs.Scaled.class) Pair pair) {
    if (pair.rowsA()[0].length <= 3
        && Penetration.depth(pair.a(), pair.b()) instanceof Penetrating<BigFraction> p) {
      Penetrating<BigFraction> checked = Depths.penetrating(pair.a(), pair.b());
      assertEquals(p.penetrationVector(), checked.penetrationVector());
      if (pair.rowsA()[0].length > 1) {
        assertEquals(
            new SeparatingAxes(pair.rowsA(), pair.rowsB()).squaredDepth(), p.squaredDepth());
      }
    }
  }
}
