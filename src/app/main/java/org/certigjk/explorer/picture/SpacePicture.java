package org.certigjk.explorer.picture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.field.Conversions;
import org.certigjk.geometry.Polytope;
import org.certigjk.hull.ConvexHull;

/**
 * What there is to draw of two bodies in space: the edges and faces of their hulls and of A ⊖ B.
 *
 * <p><b>Guarantee.</b> They are those of the hulls of the points with their coordinates rounded to
 * doubles. If the bodies as integers have no coordinate above 2⁵², as ordinary ones, nothing is
 * rounded.
 *
 * <p><b>Limits.</b> A ⊖ B is the hull of the differences of the vertices; if there are more than
 * {@value #MAX_DIFFERENCES}, it is left out.
 *
 * @param a the hull of A, by indices
 * @param b the hull of B
 * @param difference the vertices aᵢ &minus; bⱼ of A ⊖ B; none if there are too many
 * @param differenceFrame the hull of these, by positions in {@code difference}
 */
record SpacePicture(
    Wireframe a, Wireframe b, List<IndexPair> difference, Wireframe differenceFrame) {

  /** The greatest number of differences of which the hull is found. */
  static final int MAX_DIFFERENCES = 4000;

  /** Integers up to here are doubles, and so are differences of two of them. */
  private static final double WHOLE = 0x1p52;

  /** Returns the picture, which does not depend on the scale. */
  static SpacePicture of(IntegerBodies bodies) {
    double[][] a = rounded(bodies.a());
    double[][] b = rounded(bodies.b());
    if (largest(a) > WHOLE || largest(b) > WHOLE) {
      BigFraction unit = bodies.scale().reciprocal();
      a = rounded(IntegerBodies.times(bodies.a(), unit));
      b = rounded(IntegerBodies.times(bodies.b(), unit));
    }
    ConvexHull hullA = ConvexHull.of(a);
    ConvexHull hullB = ConvexHull.of(b);
    Wireframe frameA = Wireframe.of(hullA, i -> i);
    Wireframe frameB = Wireframe.of(hullB, j -> j);
    List<IndexPair> pairs = pairs(hullA.vertices(), hullB.vertices());
    if (pairs.isEmpty()) {
      return new SpacePicture(frameA, frameB, List.of(), Wireframe.none());
    }
    ConvexHull difference = ConvexHull.of(differences(pairs, a, b));
    int[] vertices = difference.vertexArray();
    return new SpacePicture(
        frameA,
        frameB,
        Arrays.stream(vertices).mapToObj(pairs::get).toList(),
        Wireframe.of(difference, vertex -> Arrays.binarySearch(vertices, vertex)));
  }

  private static List<IndexPair> pairs(List<Integer> verticesA, List<Integer> verticesB) {
    List<IndexPair> pairs = new ArrayList<>();
    if (verticesA.size() * verticesB.size() <= MAX_DIFFERENCES) {
      for (int i : verticesA) {
        for (int j : verticesB) {
          pairs.add(new IndexPair(i, j));
        }
      }
    }
    return pairs;
  }

  private static double[][] differences(List<IndexPair> pairs, double[][] a, double[][] b) {
    double[][] rows = new double[pairs.size()][3];
    for (int k = 0; k < rows.length; k++) {
      for (int c = 0; c < 3; c++) {
        rows[k][c] = Drawn.finite(a[pairs.get(k).a()][c] - b[pairs.get(k).b()][c]);
      }
    }
    return rows;
  }

  private static double[][] rounded(Polytope<BigFraction> body) {
    double[][] rows = new double[body.size()][3];
    for (int i = 0; i < rows.length; i++) {
      for (int c = 0; c < 3; c++) {
        rows[i][c] = Drawn.finite(Conversions.toDouble(body.get(i).get(c)));
      }
    }
    return rows;
  }

  private static double largest(double[][] rows) {
    double largest = 0;
    for (double[] row : rows) {
      for (double coordinate : row) {
        largest = Math.max(largest, Math.abs(coordinate));
      }
    }
    return largest;
  }
}
