package org.certigjk.shape;

import static org.junit.jupiter.api.Assertions.assertEquals;
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
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;

/** The laws of images, sums and hulls, on random shapes, maps and directions. */
@PropertyDefaults(edgeCases = EdgeCasesMode.NONE, tries = 200)
class ShapeLawsProperties {

  private static final RationalsWithRoots FIELD = RationalsWithRoots.of(64);

  private static Vec<BigFraction> vector(Random random, int n) {
    double[] coordinates = new double[n];
    for (int i = 0; i < n; i++) {
      coordinates[i] = (random.nextInt(17) - 8) / 4.0;
    }
    return Vec.of(FIELD, coordinates);
  }

  private static BigFraction length(Random random) {
    return FIELD.of(random.nextInt(9) / 4.0);
  }

  static BoundedSupportMapping<BigFraction> shape(Random random) {
    Vec<BigFraction> lengths = Vec.of(FIELD, length(random), length(random), length(random));
    return switch (random.nextInt(5)) {
      case 0 -> Box.of(lengths);
      case 1 ->
          SphericalExtension.capsule(FIELD, vector(random, 3), vector(random, 3), length(random));
      case 2 -> Cone.of(FIELD, length(random), length(random));
      case 3 -> Cylinder.of(FIELD, length(random), length(random));
      default -> Ellipsoid.of(FIELD, lengths);
    };
  }

  private static AffineMap<BigFraction> map(Random random) {
    List<Vec<BigFraction>> rows = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      rows.add(vector(random, 3));
    }
    return AffineMap.of(rows, vector(random, 3));
  }

  @Property(seed = "31001")
  @Label("van den Bergen 1999, theorem 1: h_T(A)(d) = h_A(B'd) + c'd, for both bounds")
  void image(@ForAll Random random) {
    BoundedSupportMapping<BigFraction> shape = shape(random);
    AffineMap<BigFraction> map = map(random);
    AffineImage<BigFraction> image = map.image(shape);
    Vec<BigFraction> d = vector(random, 3);
    Vec<BigFraction> pulled = map.pullBack(d);
    BigFraction shift = map.translation().dot(d);
    assertEquals(shape.supportValue(pulled).add(shift), image.supportValue(d));
    assertEquals(shape.supportUpperBound(pulled).add(shift), image.supportUpperBound(d));
    assertEquals(map.apply(shape.support(pulled)), image.support(d));
    assertEquals(shape.isPolyhedral(), image.isPolyhedral());
  }

  @Property(seed = "31002")
  @Label("the image under a composed map is the image of the image")
  void composition(@ForAll Random random) {
    BoundedSupportMapping<BigFraction> shape = shape(random);
    AffineMap<BigFraction> first = map(random);
    AffineMap<BigFraction> second = map(random);
    Vec<BigFraction> d = vector(random, 3);
    assertEquals(
        second.image(first.image(shape)).support(d), second.after(first).image(shape).support(d));
  }

  @Property(seed = "31003")
  @Label("h_A+B = h_A + h_B, and the hull has the greater of h_A and h_B")
  void sumAndHull(@ForAll Random random) {
    BoundedSupportMapping<BigFraction> a = shape(random);
    BoundedSupportMapping<BigFraction> b = shape(random);
    Vec<BigFraction> d = vector(random, 3);
    MinkowskiSum<BigFraction> sum = MinkowskiSum.of(a, b);
    assertEquals(a.supportValue(d).add(b.supportValue(d)), sum.supportValue(d));
    assertEquals(a.supportUpperBound(d).add(b.supportUpperBound(d)), sum.supportUpperBound(d));
    UnionHull<BigFraction> hull = UnionHull.of(a, b);
    assertEquals(greater(a.supportValue(d), b.supportValue(d)), hull.supportValue(d));
    assertEquals(
        greater(a.supportUpperBound(d), b.supportUpperBound(d)), hull.supportUpperBound(d));
    assertEquals(a.isPolyhedral() && b.isPolyhedral(), sum.isPolyhedral());
    assertEquals(sum.isPolyhedral(), hull.isPolyhedral());
  }

  private static BigFraction greater(BigFraction x, BigFraction y) {
    return x.compareTo(y) > 0 ? x : y;
  }

  @Property(seed = "31004")
  @Label("a box is the image of a unit box; a capsule the sum of a segment and a ball")
  void oneShapeInTwoWays(@ForAll Random random) {
    Vec<BigFraction> d = vector(random, 3);
    Vec<BigFraction> lengths = Vec.of(FIELD, length(random), length(random), length(random));
    assertEquals(
        Box.of(lengths).supportValue(d),
        AffineMap.scaling(lengths).image(Box.of(Vec.of(FIELD, 1, 1, 1))).supportValue(d));
    Vec<BigFraction> p = vector(random, 3);
    Vec<BigFraction> q = vector(random, 3);
    Vec<BigFraction> origin = Vec.of(FIELD, 0, 0, 0);
    BigFraction radius = length(random);
    assertSame(
        SphericalExtension.capsule(FIELD, p, q, radius),
        MinkowskiSum.of(Polytope.of(p, q), SphericalExtension.ball(FIELD, origin, radius)),
        d);
    assertSame(
        Ellipsoid.of(FIELD, lengths),
        AffineMap.scaling(lengths).image(SphericalExtension.ball(FIELD, origin, FIELD.one())),
        d);
    BigFraction height = length(random);
    assertSame(
        Cylinder.of(FIELD, radius, height),
        MinkowskiSum.of(
            Cylinder.of(FIELD, radius, FIELD.zero()),
            Box.of(Vec.of(FIELD, FIELD.zero(), height, FIELD.zero()))),
        d);
  }

  private static void assertSame(
      BoundedSupportMapping<BigFraction> a,
      BoundedSupportMapping<BigFraction> b,
      Vec<BigFraction> d) {
    assertEquals(a.support(d), b.support(d));
    assertEquals(a.supportUpperBound(d), b.supportUpperBound(d));
  }

  @Property(seed = "31006")
  @Label("the apex of a cone is taken if and only if y > ‖d‖ sin α, as the paper has it")
  void apex(@ForAll Random random) {
    BigFraction radius = length(random).add(1);
    BigFraction height = length(random).add(1);
    Vec<BigFraction> d = vector(random, 3);
    BigFraction y = d.get(1);
    BigFraction slant = radius.pow(2).add(height.multiply(2).pow(2));
    boolean apex =
        y.compareTo(FIELD.zero()) > 0
            && y.pow(2).multiply(slant).compareTo(d.squaredNorm().multiply(radius.pow(2))) > 0;
    assertEquals(apex, Cone.of(FIELD, radius, height).support(d).get(1).equals(height));
  }

  @Property(seed = "31005")
  @Label("rotations keep inner products and orientation exactly, and c·q turns like q")
  void rotations(@ForAll Random random) {
    Vec<BigFraction> quaternion =
        vector(random, 4).plus(Vec.unit(FIELD, 4, 0).times(FIELD.of(0.1)));
    AffineMap<BigFraction> turn = Rotations.of(quaternion);
    Vec<BigFraction> x = vector(random, 3);
    Vec<BigFraction> y = vector(random, 3);
    assertEquals(x.dot(y), turn.apply(x).dot(turn.apply(y)));
    assertEquals(turn.apply(cross(x, y)), cross(turn.apply(x), turn.apply(y)));
    assertEquals(x, turn.pullBack(turn.apply(x)), "the transposed matrix turns back");
    assertEquals(turn.apply(x), Rotations.of(quaternion.times(FIELD.of(-3.0))).apply(x));
    BigFraction t = FIELD.of((random.nextInt(200) - 100) / 16.0);
    AffineMap<BigFraction> planar = Rotations.planar(FIELD, t);
    Vec<BigFraction> z = vector(random, 2);
    assertEquals(z.squaredNorm(), planar.apply(z).squaredNorm());
    assertTrue(planar.row(0).get(0).multiply(planar.row(1).get(1)).compareTo(FIELD.zero()) >= 0);
  }

  private static Vec<BigFraction> cross(Vec<BigFraction> x, Vec<BigFraction> y) {
    return Vec.of(FIELD, minor(x, y, 1, 2), minor(x, y, 2, 0), minor(x, y, 0, 1));
  }

  private static BigFraction minor(Vec<BigFraction> x, Vec<BigFraction> y, int i, int j) {
    return x.get(i).multiply(y.get(j)).subtract(x.get(j).multiply(y.get(i)));
  }
}
