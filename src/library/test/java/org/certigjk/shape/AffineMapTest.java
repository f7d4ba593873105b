package org.certigjk.shape;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Doubles;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

class AffineMapTest {

  private static final Rationals Q = Rationals.INSTANCE;

  private static Vec<BigFraction> v(double... coordinates) {
    return Vec.of(Q, coordinates);
  }

  private static String messageOf(Executable executable) {
    return assertThrows(IllegalArgumentException.class, executable).getMessage();
  }

  private static final AffineMap<BigFraction> SHEAR =
      AffineMap.of(List.of(v(1, 1), v(0, 1)), v(0, 5));

  @Test
  void appliesAndPullsBack() {
    assertEquals(v(3, 7), SHEAR.apply(v(1, 2)));
    assertEquals(v(1, 3), SHEAR.pullBack(v(1, 2)), "the transposed matrix, no translation");
    assertEquals(v(1, 1), SHEAR.row(0));
    assertEquals(v(0, 5), SHEAR.translation());
    assertEquals("x ↦ [(1, 1), (0, 1)]x + (0, 5)", SHEAR.toString());
    assertSame(Q, SHEAR.field());
  }

  @Test
  void composes() {
    AffineMap<BigFraction> twice = SHEAR.after(SHEAR);
    assertEquals(SHEAR.apply(SHEAR.apply(v(1, 2))), twice.apply(v(1, 2)));
    AffineMap<BigFraction> scaled = SHEAR.after(AffineMap.scaling(v(2, 3)));
    assertEquals(v(8, 11), scaled.apply(v(1, 2)));
    assertEquals(v(2, 21), AffineMap.scaling(v(2, 3)).after(SHEAR).apply(v(-1, 2)));
  }

  @Test
  void changesTheDimension() {
    AffineMap<BigFraction> embedding = AffineMap.of(List.of(v(1, 0), v(0, 1), v(0, 0)), v(0, 0, 7));
    assertEquals(2, embedding.dimension());
    assertEquals(3, embedding.imageDimension());
    assertEquals(v(4, 5, 7), embedding.apply(v(4, 5)));
    AffineImage<BigFraction> raised = embedding.image(Box.of(v(1, 2)));
    assertEquals(v(1, -2, 7), raised.support(v(1, -1, 9)));
    assertEquals(3, raised.dimension());
    AffineMap<BigFraction> projection = AffineMap.linear(List.of(v(0, 1, 0)));
    assertEquals(v(5), projection.after(embedding).apply(v(4, 5)));
  }

  @Test
  void images() {
    Polytope<BigFraction> points = Polytope.of(v(0, 0), v(1, 2));
    assertEquals(Polytope.of(v(0, 5), v(3, 7)), SHEAR.image(points));
    assertEquals(
        "image of {(0, 0), (1, 2)} under x ↦ [(1, 1), (0, 1)]x + (0, 5)",
        AffineImage.of(SHEAR, points).toString());
  }

  @Test
  void rotationOfThePlane() {
    AffineMap<BigFraction> turn = Rotations.planar(Q, new BigFraction(1, 2));
    assertEquals(v(3, 4), turn.apply(v(5, 0)));
    assertEquals(v(-4, 3), turn.apply(v(0, 5)));
    assertEquals(v(0, 1), Rotations.planar(Q, Q.one()).apply(v(1, 0)), "a quarter");
  }

  @Test
  void rotationsOfSpace() {
    assertEquals(v(9, 7, 8), Rotations.of(v(1, 1, 1, 1)).apply(v(7, 8, 9)));
    assertEquals(v(1, 2, 3), Rotations.of(v(5, 0, 0, 0)).apply(v(1, 2, 3)));
    assertEquals(v(1, -2, -3), Rotations.of(v(0, 9, 0, 0)).apply(v(1, 2, 3)), "a half turn");
    assertEquals(v(-2, 1, 3), Rotations.of(v(1, 0, 0, 1)).apply(v(1, 2, 3)), "a quarter about z");
    assertEquals(v(1, -3, 2), Rotations.of(v(1, 1, 0, 0)).apply(v(1, 2, 3)), "a quarter about x");
    assertEquals(v(3, 2, -1), Rotations.of(v(1, 0, 1, 0)).apply(v(1, 2, 3)), "a quarter about y");
  }

  @Test
  void exampleOfAffineImage() {
    AffineImage<BigFraction> upright =
        AffineImage.of(Rotations.planar(Q, Q.one()), Box.of(v(2, 1)));
    assertEquals(v(1, 2), upright.support(v(1, 3)));
  }

  @Test
  void messages() {
    assertEquals(
        "a matrix with 2 rows and a translation with 1 coordinates",
        messageOf(() -> AffineMap.of(List.of(v(1), v(2)), v(0))));
    assertEquals(
        "row 1 has 1 coordinates, row 0 has 2",
        messageOf(() -> AffineMap.linear(List.of(v(1, 0), v(2)))));
    assertEquals("a matrix needs at least one row", messageOf(() -> AffineMap.linear(List.of())));
    assertEquals(
        "a quaternion has 4 coordinates, not 3", messageOf(() -> Rotations.of(v(1, 2, 3))));
    assertEquals(
        "the quaternion 0 describes no rotation", messageOf(() -> Rotations.of(v(0, 0, 0, 0))));
    assertThrows(IllegalArgumentException.class, () -> SHEAR.apply(v(1)));
    assertEquals(
        "the map is over Doubles, the region is over Rationals", messageOf(AffineMapTest::mixed));
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // what the compiler would not let pass
  private static void mixed() {
    AffineImage.of((AffineMap) AffineMap.translation(Vec.of(Doubles.INSTANCE, 1)), Box.of(v(1)));
  }
}
