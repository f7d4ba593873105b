package org.certigjk.interval;

import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.contract.BoundedSupportMappingContract.Shape;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.SupportMapping;
import org.certigjk.geometry.Vec;
import org.certigjk.gjk.ClosestPoints;
import org.certigjk.gjk.Gjk;
import org.certigjk.gjk.SquaredDistanceBounds;
import org.certigjk.gjk.Verdict;
import org.certigjk.shape.AffineMap;
import org.certigjk.shape.BoundedSupportMapping;
import org.certigjk.shape.RationalsWithRoots;
import org.certigjk.shape.RoundShapes;

/**
 * Intervals for random pairs of round shapes, judged without the loop that finds them: by the sets
 * that the shapes are, by polytopes inscribed in them, and by half-spaces around them.
 */
@PropertyDefaults(edgeCases = EdgeCasesMode.NONE, tries = 30)
class IntervalProperties {

  private static final RationalsWithRoots FINE = RationalsWithRoots.of(64);
  private static final RationalsWithRoots COARSE = RationalsWithRoots.of(12);
  private static final IntervalRequest REQUEST =
      IntervalRequest.defaults().withRelativeTolerance(1e-6).withMaxIterations(60);

  /** Two of the shapes in space, the second one moved. */
  private record RoundPair(int first, int second, Vec<BigFraction> shift) {

    static RoundPair random(Random random) {
      int count = shapes(FINE).size();
      double reach = random.nextBoolean() ? 1 : 5;
      double[] shift = random.doubles(3, -reach, reach).toArray();
      return new RoundPair(random.nextInt(count), random.nextInt(count), Vec.of(FINE, shift));
    }

    static List<Shape> shapes(RationalsWithRoots field) {
      List<Shape> shapes = new ArrayList<>(RoundShapes.of(field));
      shapes.removeIf(shape -> shape.mapping().dimension() != 3);
      return shapes;
    }

    Shape a() {
      return shapes(FINE).get(first);
    }

    Shape b() {
      return shapes(FINE).get(second);
    }

    SupportMapping<BigFraction> movedB(RationalsWithRoots field) {
      return AffineMap.translation(Vec.from(field, shift.get(0), shift.get(1), shift.get(2)))
          .image(shapes(field).get(second).mapping());
    }

    IntervalResult distance(RationalsWithRoots field) {
      return IntervalGjk.distance(shapes(field).get(first).mapping(), movedB(field), REQUEST);
    }

    @Override
    public String toString() {
      return a().name() + " and " + b().name() + " moved by " + shift;
    }
  }

  @Property(seed = "31101")
  @Label("the points are in the shapes, the bounds are theirs, and a contact is certified")
  void resultIsWhatItSays(@ForAll Random random) {
    RoundPair pair = RoundPair.random(random);
    IntervalResult result = pair.distance(FINE);
    ClosestPoints<BigFraction> points = result.closestPoints();
    assertTrue(pair.a().contains().test(points.a()), pair::toString);
    assertTrue(pair.b().contains().test(points.b().minus(pair.shift())), pair::toString);
    SquaredDistanceBounds bounds = result.squaredDistance();
    assertTrue(bounds.lower().compareTo(bounds.upper()) <= 0, pair::toString);
    SupportMapping<BigFraction> a = pair.a().mapping();
    assertNull(new IntervalChecker(a, pair.movedB(FINE)).violation(result), pair::toString);
    boolean known = result.verdict() != Verdict.STOPPED;
    assertTrue(known || result.exit() != IntervalExit.ZERO_VECTOR, pair::toString);
  }

  @Property(seed = "31102")
  @Label("lower ≤ the exact distance of inscribed polytopes; upper ≥ the gap between half-spaces")
  void boundsHoldAgainstPolytopes(@ForAll Random random) {
    RoundPair pair = RoundPair.random(random);
    SupportMapping<BigFraction> a = pair.a().mapping();
    SupportMapping<BigFraction> b = pair.movedB(FINE);
    SquaredDistanceBounds bounds = pair.distance(FINE).squaredDistance();
    List<Vec<BigFraction>> pointsOfA = new ArrayList<>();
    List<Vec<BigFraction>> pointsOfB = new ArrayList<>();
    for (int k = 0; k < 40; k++) {
      Vec<BigFraction> d =
          Vec.of(FINE, random.nextInt(33) - 16, random.nextInt(33) - 16, random.nextInt(33) - 16);
      pointsOfA.add(a.support(d));
      pointsOfB.add(b.support(d));
      assertTrue(squaredGap(a, b, d).compareTo(bounds.upper()) <= 0, pair::toString);
    }
    BigFraction inscribed =
        Gjk.distance(Polytope.from(pointsOfA), Polytope.from(pointsOfB))
            .distanceVector()
            .squaredNorm();
    assertTrue(bounds.lower().compareTo(inscribed) <= 0, pair::toString);
  }

  /** The squared distance of the half-spaces in which the bounds in the direction d put A and B. */
  private static BigFraction squaredGap(
      SupportMapping<BigFraction> a, SupportMapping<BigFraction> b, Vec<BigFraction> d) {
    BigFraction gap =
        BoundedSupportMapping.upperBound(a, d.unaryMinus())
            .add(BoundedSupportMapping.upperBound(b, d))
            .negate();
    return gap.compareTo(BigFraction.ZERO) <= 0
        ? BigFraction.ZERO
        : gap.multiply(gap).divide(d.squaredNorm());
  }

  @Property(seed = "31103", tries = 20)
  @Label("coarse roots and exchanged bodies give intervals that meet, and never the other verdict")
  void intervalsAgree(@ForAll Random random) {
    RoundPair pair = RoundPair.random(random);
    IntervalResult fine = pair.distance(FINE);
    IntervalResult coarse = pair.distance(COARSE);
    IntervalResult mirrored = IntervalGjk.distance(pair.movedB(FINE), pair.a().mapping(), REQUEST);
    for (IntervalResult other : List.of(coarse, mirrored)) {
      SquaredDistanceBounds one = fine.squaredDistance();
      SquaredDistanceBounds two = other.squaredDistance();
      assertTrue(one.lower().compareTo(two.upper()) <= 0, pair::toString);
      assertTrue(two.lower().compareTo(one.upper()) <= 0, pair::toString);
      assertTrue(
          fine.verdict() == other.verdict()
              || fine.verdict() == Verdict.STOPPED
              || other.verdict() == Verdict.STOPPED,
          pair::toString);
    }
  }
}
