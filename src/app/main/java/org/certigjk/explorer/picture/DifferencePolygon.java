package org.certigjk.explorer.picture;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;

/**
 * The vertices of A ⊖ B in the plane, from the hulls of A and B.
 *
 * <p><b>Definition.</b> The extreme points aᵢ &minus; bⱼ of conv A ⊖ conv B as pairs (i, j),
 * counterclockwise, from the lexicographically lowest. No point comes twice, and none is on an
 * edge.
 *
 * <p><b>Algorithm.</b> The edges of A ⊖ B are those of A and of &minus;B, sorted by direction,
 * where two of the same direction become one (de Berg et al., <i>Computational Geometry</i>, 2008,
 * section 13.3). Both hulls list their edges so sorted if A begins at its lowest point and B at its
 * highest, the negative of which is the lowest of &minus;B: then both go through the directions
 * from straight down (exclusive) once around. So merging takes as many steps as there are edges.
 *
 * <p><b>Guarantee.</b> Exact, for points and segments too. Which of two edges comes first is the
 * sign of a turn, which is right as long as their directions are less than half a circle apart.
 * They are: the first edges of both point to the right or straight up; and were later the next edge
 * of A half a circle or more ahead of that of B, then the edge before it in A, at most half a
 * circle behind it, would have had the very direction of the edge of B, and both would have been
 * taken together.
 */
final class DifferencePolygon {

  private final Polytope<BigFraction> a;
  private final List<Integer> hullA;
  private final Polytope<BigFraction> b;
  private final List<Integer> hullB;

  /** The position in the hull of B of its lexicographically highest point. */
  private final int highest;

  private DifferencePolygon(
      Polytope<BigFraction> a, List<Integer> hullA, Polytope<BigFraction> b, List<Integer> hullB) {
    this.a = a;
    this.hullA = hullA;
    this.b = b;
    this.hullB = hullB;
    this.highest = highest();
  }

  /**
   * Returns the vertices of A ⊖ B.
   *
   * @param hullA the hull of A, as {@link org.certigjk.hull.MonotoneChain} gives it
   * @param hullB the hull of B, likewise
   */
  static List<IndexPair> vertices(
      Polytope<BigFraction> a, List<Integer> hullA, Polytope<BigFraction> b, List<Integer> hullB) {
    return new DifferencePolygon(a, hullA, b, hullB).merge();
  }

  private List<IndexPair> merge() {
    int edgesOfA = hullA.size() > 1 ? hullA.size() : 0;
    int edgesOfB = hullB.size() > 1 ? hullB.size() : 0;
    List<IndexPair> vertices = new ArrayList<>();
    int i = 0;
    int j = 0;
    do {
      vertices.add(new IndexPair(hullA.get(i % hullA.size()), vertexOfB(j)));
      int turn = i == edgesOfA ? -1 : j == edgesOfB ? 1 : turn(edgeOfA(i), edgeOfB(j));
      i += turn >= 0 ? 1 : 0;
      j += turn <= 0 ? 1 : 0;
    } while (i < edgesOfA || j < edgesOfB);
    return vertices;
  }

  private int vertexOfB(int j) {
    return hullB.get((highest + j) % hullB.size());
  }

  private Vec<BigFraction> edgeOfA(int i) {
    return a.get(hullA.get((i + 1) % hullA.size())).minus(a.get(hullA.get(i)));
  }

  /** An edge of −B. */
  private Vec<BigFraction> edgeOfB(int j) {
    return b.get(vertexOfB(j)).minus(b.get(vertexOfB(j + 1)));
  }

  /** 1, 0 or −1 as d comes before, with or after e. */
  private static int turn(Vec<BigFraction> d, Vec<BigFraction> e) {
    return d.get(0).multiply(e.get(1)).compareTo(d.get(1).multiply(e.get(0)));
  }

  private int highest() {
    int best = 0;
    for (int j = 1; j < hullB.size(); j++) {
      Vec<BigFraction> point = b.get(hullB.get(j));
      Vec<BigFraction> highest = b.get(hullB.get(best));
      int byX = point.get(0).compareTo(highest.get(0));
      best = byX > 0 || (byX == 0 && point.get(1).compareTo(highest.get(1)) > 0) ? j : best;
    }
    return best;
  }
}
