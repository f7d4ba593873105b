package org.certigjk.explorer.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.explorer.PolygonCheck;
import org.certigjk.explorer.RandomScenes;
import org.certigjk.explorer.Scene;
import org.certigjk.explorer.SceneException;
import org.certigjk.explorer.SceneText;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;

/** The polygons of a picture, against all differences of points. */
class PlanePictureProperties {

  /** On few grid points there are repeated and collinear ones, points, segments, parallel sides. */
  @Property(tries = 700, seed = "1")
  void onASmallGrid(
      @ForAll @Size(min = 1, max = 6) List<@IntRange(min = 0, max = 15) Integer> a,
      @ForAll @Size(min = 1, max = 6) List<@IntRange(min = 0, max = 15) Integer> b) {
    check(cells(a, 4), cells(b, 4));
  }

  @Property(tries = 100, seed = "2")
  void onALargeGrid(
      @ForAll @Size(min = 1, max = 12) List<@IntRange(min = 0, max = 9999) Integer> a,
      @ForAll @Size(min = 1, max = 12) List<@IntRange(min = 0, max = 9999) Integer> b) {
    check(cells(a, 100), cells(b, 100));
  }

  @Example
  void ofScenesOfAllKinds() throws SceneException {
    for (Scene scene : RandomScenes.parse(RandomScenes.of(3, 300))) {
      if (scene.dimension() == 2 && scene.a().size() * scene.b().size() < 100) {
        check(scene.a(), scene.b());
      }
    }
  }

  @Example
  void squaresAndTriangle() throws SceneException {
    assertEquals(
        List.of(new IndexPair(0, 2), new IndexPair(1, 3), new IndexPair(2, 0), new IndexPair(3, 1)),
        difference("a=0,0;1,0;1,1;0,1&b=0,0;1,0;1,1;0,1"));
    assertEquals(
        List.of(new IndexPair(0, 1), new IndexPair(1, 1), new IndexPair(1, 0), new IndexPair(2, 0)),
        difference("a=0,0;2,0;0,2&b=0,0;0,1"));
  }

  @Example
  void theCheckBites() throws SceneException {
    Scene scene = SceneText.parse("a=0,0;2,0;3,2;0,2&b=5,1;6,0;7,3");
    List<IndexPair> right = picture(scene.a(), scene.b()).difference();
    for (int k = 0; k < right.size(); k++) {
      List<IndexPair> less = new ArrayList<>(right);
      less.remove(k);
      assertFalse(PolygonCheck.isDifference(scene.a(), scene.b(), less), "without " + k);
      List<IndexPair> twice = new ArrayList<>(right);
      twice.add(k, right.get(k));
      assertFalse(PolygonCheck.isDifference(scene.a(), scene.b(), twice), "twice " + k);
    }
    List<IndexPair> clockwise = new ArrayList<>(right);
    Collections.reverse(clockwise.subList(1, clockwise.size()));
    assertFalse(PolygonCheck.isDifference(scene.a(), scene.b(), clockwise));
    List<IndexPair> turned = new ArrayList<>(right);
    Collections.rotate(turned, 1);
    assertFalse(PolygonCheck.isDifference(scene.a(), scene.b(), turned));
    List<IndexPair> another = new ArrayList<>(right);
    another.set(1, new IndexPair(3, 2));
    assertFalse(PolygonCheck.isDifference(scene.a(), scene.b(), another));
  }

  private static void check(Polytope<BigFraction> a, Polytope<BigFraction> b) {
    PlanePicture picture = picture(a, b);
    assertTrue(PolygonCheck.isDifference(a, b, picture.difference()), () -> a + " " + b);
    Polytope<BigFraction> origin = cells(List.of(0), 1);
    assertTrue(PolygonCheck.isDifference(a, origin, pairs(picture.a())), a::toString);
    assertTrue(PolygonCheck.isDifference(b, origin, pairs(picture.b())), b::toString);
  }

  private static PlanePicture picture(Polytope<BigFraction> a, Polytope<BigFraction> b) {
    return PlanePicture.of(IntegerBodies.of(a, b));
  }

  private static List<IndexPair> difference(String text) throws SceneException {
    Scene scene = SceneText.parse(text);
    return picture(scene.a(), scene.b()).difference();
  }

  /** A polygon is its own difference from the origin. */
  private static List<IndexPair> pairs(List<Integer> hull) {
    return hull.stream().map(i -> new IndexPair(i, 0)).toList();
  }

  private static Polytope<BigFraction> cells(List<Integer> cells, int columns) {
    List<Vec<BigFraction>> points = new ArrayList<>();
    for (int cell : cells) {
      points.add(Vec.of(Rationals.INSTANCE, (double) (cell % columns), cell / columns));
    }
    return Polytope.from(points);
  }
}
