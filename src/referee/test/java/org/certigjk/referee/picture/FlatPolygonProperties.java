package org.certigjk.referee.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Conversions;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Vec;

/** Polygons and projections of pictures, against the definitions. */
class FlatPolygonProperties {

  @Provide
  Arbitrary<List<Vec<BigFraction>>> points() {
    return Arbitraries.integers()
        .between(-4, 4)
        .list()
        .ofSize(2)
        .map(xy -> Vec.of(Rationals.INSTANCE, xy.get(0), xy.get(1)))
        .list()
        .ofMinSize(1)
        .ofMaxSize(7);
  }

  @Property(tries = 200, seed = "1")
  void differenceIsTheHullOfAllDifferences(
      @ForAll("points") List<Vec<BigFraction>> p, @ForAll("points") List<Vec<BigFraction>> q) {
    List<Vec<BigFraction>> all = new ArrayList<>();
    p.forEach(x -> q.forEach(y -> all.add(x.minus(y))));
    FlatPolygon difference = FlatPolygon.hull(p).minus(FlatPolygon.hull(q));
    assertEquals(FlatPolygon.hull(all), difference);
  }

  @Property(tries = 200, seed = "2")
  void partWithinIsInBothAndHasWhatIsInBoth(@ForAll("points") List<Vec<BigFraction>> p) {
    FlatPolygon polygon = FlatPolygon.hull(p);
    FlatPolygon part = polygon.within(Vec.of(Rationals.INSTANCE, 1, 0), new BigFraction(3, 2));
    for (Vec<BigFraction> corner : part.corners()) {
      assertTrue(isInSquare(corner));
      List<Vec<BigFraction>> more = new ArrayList<>(polygon.corners());
      more.add(corner);
      assertEquals(polygon, FlatPolygon.hull(more));
    }
    for (Vec<BigFraction> x : p) {
      if (isInSquare(x)) {
        List<Vec<BigFraction>> more = new ArrayList<>(part.corners());
        more.add(x);
        assertEquals(
            new HashSet<>(part.corners()), new HashSet<>(FlatPolygon.hull(more).corners()));
      }
    }
  }

  private static boolean isInSquare(Vec<BigFraction> x) {
    BigFraction half = new BigFraction(3, 2);
    return x.get(0).subtract(BigFraction.ONE).abs().compareTo(half) <= 0
        && x.get(1).abs().compareTo(half) <= 0;
  }

  @Property(tries = 100, seed = "3")
  void projectionsKeepTheLengthAndSeeTheVectorToTheRight(
      @ForAll double x, @ForAll double y, @ForAll double z) {
    Vec<BigFraction> v = Vec.of(Rationals.INSTANCE, x, y, z);
    if (v.isZero()) {
      return;
    }
    BigFraction squared = BigFraction.ZERO;
    for (Projection projection : Projection.along(v, 4000)) {
      Vec<BigFraction> image = projection.image(v);
      assertEquals(BigFraction.ZERO, image.get(1));
      assertEquals(1, Conversions.toDouble(image.squaredNorm().divide(v.squaredNorm())), 1e-14);
      assertEquals(BigFraction.ZERO, projection.across().dot(projection.up()));
      assertEquals(1, Conversions.toDouble(projection.up().squaredNorm()), 1e-14);
      squared = squared.add(projection.up().dot(projection.up()));
    }
    assertEquals(2, Conversions.toDouble(squared), 1e-13);
  }
}
