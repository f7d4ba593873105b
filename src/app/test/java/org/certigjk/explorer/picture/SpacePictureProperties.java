package org.certigjk.explorer.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.explorer.RandomScenes;
import org.certigjk.explorer.Scene;
import org.certigjk.explorer.SceneException;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;

/**
 * The wireframes of bodies in space: no point is above a face, and each edge is where two faces
 * meet. So the faces close around the body, and are all there are.
 */
class SpacePictureProperties {

  @Property(tries = 150, seed = "1")
  void facesCloseAroundAllPoints(
      @ForAll @Size(min = 1, max = 7) List<@IntRange(min = 0, max = 26) Integer> a,
      @ForAll @Size(min = 1, max = 7) List<@IntRange(min = 0, max = 26) Integer> b) {
    checkBodies(cells(a), cells(b));
  }

  @Example
  void ofScenesOfAllKinds() throws SceneException {
    for (Scene scene : RandomScenes.parse(RandomScenes.of(5, 150))) {
      if (scene.dimension() == 3 && scene.a().size() * scene.b().size() < 100) {
        SpacePicture picture = SpacePicture.of(IntegerBodies.of(scene.a(), scene.b()));
        checkEdges(picture.a());
        checkEdges(picture.b());
        checkEdges(picture.differenceFrame());
        assertFalse(picture.difference().isEmpty());
      }
    }
  }

  @Example
  void cubeAndTetrahedron() {
    List<Integer> cube = List.of(0, 2, 6, 8, 18, 20, 24, 26);
    SpacePicture picture = checkBodies(cells(cube), cells(List.of(0, 2, 6, 18)));
    assertEquals(12, picture.a().edges().size());
    assertEquals(6, picture.a().faces().size());
    assertEquals(6, picture.b().edges().size());
    // six of the cube, the slanted one of the tetrahedron, and three of an edge and an edge
    assertEquals(10, picture.differenceFrame().faces().size());
  }

  @Example
  void tooManyDifferencesAreLeftOut() {
    List<Vec<BigFraction>> onSphere = new ArrayList<>();
    for (int k = 0; k < 64; k++) { // on a paraboloid every point is a vertex
      onSphere.add(vector(k % 8, k / 8, (k % 8) * (k % 8) + (k / 8) * (k / 8)));
    }
    Polytope<BigFraction> bowl = Polytope.from(onSphere);
    SpacePicture picture = SpacePicture.of(IntegerBodies.of(bowl, bowl));
    assertEquals(List.of(), picture.difference());
    assertEquals(Wireframe.none(), picture.differenceFrame());
    assertFalse(picture.a().edges().isEmpty());
  }

  @Example
  void theCheckBites() {
    Polytope<BigFraction> cube = cells(List.of(0, 2, 6, 8, 18, 20, 24, 26));
    Wireframe right = SpacePicture.of(IntegerBodies.of(cube, cube)).a();
    assertTrue(isHull(points(cube), right));
    for (int k = 0; k < right.faces().size(); k++) {
      List<List<Integer>> faces = new ArrayList<>(right.faces());
      List<Integer> face = faces.remove(k);
      assertFalse(isHull(points(cube), new Wireframe(right.edges(), faces)), "without face " + k);
      faces.add(k, face.subList(0, 3));
      assertFalse(isHull(points(cube), new Wireframe(right.edges(), faces)), "a part of " + k);
    }
    List<Wireframe.Edge> edges = right.edges().subList(1, right.edges().size());
    assertFalse(isHull(points(cube), new Wireframe(edges, right.faces())), "without an edge");
    List<Vec<BigFraction>> more = points(cube);
    more.add(vector(9, 0, 0));
    assertFalse(isHull(more, right), "a point outside");
  }

  private static SpacePicture checkBodies(Polytope<BigFraction> a, Polytope<BigFraction> b) {
    SpacePicture picture = SpacePicture.of(IntegerBodies.of(a, b));
    assertTrue(isHull(points(a), picture.a()), a::toString);
    assertTrue(isHull(points(b), picture.b()), b::toString);
    List<Vec<BigFraction>> corners = new ArrayList<>();
    for (IndexPair pair : picture.difference()) {
      corners.add(a.get(pair.a()).minus(b.get(pair.b())));
    }
    assertEquals(corners.size(), new HashSet<>(corners).size());
    List<Vec<BigFraction>> all = new ArrayList<>(corners);
    for (Vec<BigFraction> p : points(a)) {
      for (Vec<BigFraction> q : points(b)) {
        all.add(p.minus(q));
      }
    }
    assertTrue(isHull(all, picture.differenceFrame()), () -> a + " " + b);
    return picture;
  }

  /** Whether the faces are those of the hull of the points; of flat points, what edges must be. */
  private static boolean isHull(List<Vec<BigFraction>> points, Wireframe frame) {
    if (frame.faces().size() < 2) {
      return edgesFit(frame)
          && frame.faces().stream().allMatch(face -> allBeside(points, face) == 0);
    }
    return edgesFit(frame) && frame.faces().stream().allMatch(face -> allBeside(points, face) < 0);
  }

  /**
   * −1 if all points are below or on the plane of a face, 0 if all are on it, 1 if some is above.
   */
  private static int allBeside(List<Vec<BigFraction>> points, List<Integer> face) {
    Vec<BigFraction> p = points.get(face.get(0));
    Vec<BigFraction> q = points.get(face.get(1)).minus(p);
    Vec<BigFraction> r = points.get(face.get(2)).minus(p);
    Set<Integer> sides = new TreeSet<>();
    for (Vec<BigFraction> point : points) {
      sides.add(determinant(q, r, point.minus(p)).getNumerator().signum());
    }
    for (int corner : face) {
      boolean onPlane = determinant(q, r, points.get(corner).minus(p)).getNumerator().signum() == 0;
      if (!onPlane) {
        return 1;
      }
    }
    return sides.contains(1) ? 1 : sides.contains(-1) ? -1 : 0;
  }

  private static void checkEdges(Wireframe frame) {
    assertTrue(edgesFit(frame), frame::toString);
  }

  /**
   * Whether the sides of the faces are the edges: each in both directions, if there are two faces.
   */
  private static boolean edgesFit(Wireframe frame) {
    Map<List<Integer>, Integer> sides = new HashMap<>();
    for (List<Integer> face : frame.faces()) {
      for (int k = 0; k < face.size(); k++) {
        sides.merge(List.of(face.get(k), face.get((k + 1) % face.size())), 1, Integer::sum);
      }
    }
    Set<List<Integer>> edges = new HashSet<>();
    frame.edges().forEach(edge -> edges.add(List.of(edge.i(), edge.j())));
    boolean flat = frame.faces().size() < 2;
    boolean sidesAreEdges =
        sides.keySet().stream()
            .allMatch(
                side -> {
                  List<Integer> back = List.of(side.get(1), side.get(0));
                  return (edges.contains(side) || edges.contains(back))
                      && (flat || sides.containsKey(back));
                });
    int expected =
        frame.faces().isEmpty()
            ? Math.min(1, edges.size())
            : flat ? sides.size() : sides.size() / 2;
    return sidesAreEdges
        && edges.size() == expected
        && sides.values().stream().allMatch(count -> count == 1);
  }

  private static BigFraction determinant(
      Vec<BigFraction> p, Vec<BigFraction> q, Vec<BigFraction> r) {
    BigFraction sum = BigFraction.ZERO;
    for (int c = 0; c < 3; c++) {
      int d = (c + 1) % 3;
      int e = (c + 2) % 3;
      BigFraction minor = q.get(d).multiply(r.get(e)).subtract(q.get(e).multiply(r.get(d)));
      sum = sum.add(p.get(c).multiply(minor));
    }
    return sum;
  }

  private static List<Vec<BigFraction>> points(Polytope<BigFraction> body) {
    List<Vec<BigFraction>> points = new ArrayList<>();
    for (int i = 0; i < body.size(); i++) {
      points.add(body.get(i));
    }
    return points;
  }

  private static Vec<BigFraction> vector(int x, int y, int z) {
    return Vec.of(Rationals.INSTANCE, (double) x, y, z);
  }

  private static Polytope<BigFraction> cells(List<Integer> cells) {
    return Polytope.from(cells.stream().map(k -> vector(k % 3, k / 3 % 3, k / 9)).toList());
  }
}
