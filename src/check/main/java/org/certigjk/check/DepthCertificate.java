package org.certigjk.check;

import org.certigjk.check.algebra.DualBasis;
import org.certigjk.check.algebra.Neighbours;
import org.certigjk.check.algebra.Ratio;
import org.certigjk.check.algebra.Surface;
import org.certigjk.check.algebra.Vector;
import org.certigjk.check.text.Chars;

/**
 * A certificate of a depth greater than 0; {@code docs/penetration.schema.json} has its conditions.
 */
final class DepthCertificate {

  static final String KIND = "depth";

  private static final String FACETS = "facets";
  private static final String NEAREST = "nearest";

  /** The corners. */
  private final Pairs pairs;

  /** The facets, each the positions of its corners. */
  private final int[][] facets;

  /** The position of the nearest facet. */
  private final int nearest;

  private DepthCertificate(Pairs pairs, int[][] facets, int nearest) {
    this.pairs = pairs;
    this.facets = facets;
    this.nearest = nearest;
  }

  static DepthCertificate read(Item item) throws Refusal {
    Fields fields =
        item.fields(Item.names(Certificate.KIND, Certificate.PAIRS, FACETS, NEAREST), Item.names());
    fields.get(Certificate.KIND).oneOf(KIND);
    Item array = fields.get(FACETS);
    Item[] items = array.items();
    int[][] facets = new int[items.length][];
    /*@ loop_invariant 0 <= f <= items.length
    @       && (\forall int g; 0 <= g < f; facets[g] != null
    @         && isFacet(array.value.valueAt(g), facets[g])
    @         && (\forall int m; 0 <= m < facets[g].length; facets[g][m] >= 0));
    @ loop_assigns f, facets[*];
    @ loop_decreases items.length - f; @*/
    for (int f = 0; f < items.length; f++) {
      facets[f] = items[f].numbers();
    }
    return new DepthCertificate(
        Pairs.read(fields.get(Certificate.PAIRS)), facets, fields.get(NEAREST).index());
  }

  /** Returns the penetration vector if all the conditions hold. */
  Vector proved(Bodies bodies) throws Refusal {
    bodies.requireAll("certificate.pairs", pairs);
    if (nearest >= facets.length) {
      throw Refusal.rejected(
          Chars.text("certificate: nearest names no facet: there are ", facets.length));
    }
    Vector[] corners = bodies.differences(pairs);
    DualBasis[] bases = bases(corners, bodies.dimension());
    int[][] neighbours = Neighbours.of(corners, facets, bases);
    requireNeighbours(neighbours);
    if (!Surface.isClosed(corners, facets, bases, neighbours)) {
      throw Refusal.rejected("certificate: the facets do not enclose the origin");
    }
    Vector[] normals = normals(bases);
    requireNearest(normals, bodies);
    Vector n = normals[nearest];
    Ratio square = n.dot(n);
    if (square.signum() == 0) { // never so: N·z is 1 at the corners
      throw Refusal.rejected("certificate: the facets do not enclose the origin");
    }
    return n.times(Ratio.of(1).over(square));
  }

  /** Demands that no plane is nearer, no point beyond it, and no vector as short greater. */
  private void requireNearest(Vector[] normals, Bodies bodies) throws Refusal {
    Vector n = normals[nearest];
    int nearer = Surface.firstNearer(normals, n);
    if (nearer >= 0) {
      throw Refusal.rejected(
          Chars.text("certificate: facets[", nearer, "] is nearer than the nearest"));
    }
    if (!bodies.points().isBelow(n)) {
      throw Refusal.rejected("certificate: a point of A - B is beyond the nearest facet");
    }
    int greater = Surface.firstGreater(normals, n, bodies.points());
    if (greater >= 0) {
      throw Refusal.rejected(
          Chars.text(
              "penetrationVector: that of facets[",
              greater,
              "] is as short, and lexicographically greater"));
    }
  }

  private static void requireNeighbours(int[][] neighbours) throws Refusal {
    /*@ loop_invariant 0 <= f <= neighbours.length
    @       && (\forall int g; 0 <= g < f;
    @         (\forall int m; 0 <= m < neighbours[g].length; neighbours[g][m] >= 0));
    @ loop_assigns f;
    @ loop_decreases neighbours.length - f; @*/
    for (int f = 0; f < neighbours.length; f++) {
      /*@ loop_invariant 0 <= k <= neighbours[f].length
      @       && (\forall int m; 0 <= m < k; neighbours[f][m] >= 0);
      @ loop_assigns k;
      @ loop_decreases neighbours[f].length - k; @*/
      for (int k = 0; k < neighbours[f].length; k++) {
        if (neighbours[f][k] < 0) {
          throw Refusal.rejected(
              Chars.text(
                  "certificate: the facets do not enclose the origin: facets[",
                  f,
                  "] has no neighbour opposite to its corner ",
                  k));
        }
      }
    }
  }

  private static Vector[] normals(DualBasis[] bases) {
    Vector[] normals = new Vector[bases.length];
    /*@ loop_invariant 0 <= f <= bases.length
    @       && (\forall int g; 0 <= g < f; normals[g] != null
    @         && normals[g].numerators.length == bases[g].vectors.length);
    @ loop_assigns f, normals[*];
    @ loop_decreases bases.length - f; @*/
    for (int f = 0; f < bases.length; f++) {
      normals[f] = bases[f].normal();
    }
    return normals;
  }

  private DualBasis[] bases(Vector[] corners, int dimension) throws Refusal {
    DualBasis[] bases = new DualBasis[facets.length];
    /*@ loop_invariant 0 <= f <= facets.length
    @       && (\forall int g; 0 <= g < f; bases[g] != null
    @         && bases[g].vectors.length == dimension && facets[g].length == dimension
    @         && (\forall int m; 0 <= m < dimension; facets[g][m] < corners.length));
    @ loop_assigns f, bases[*];
    @ loop_decreases facets.length - f; @*/
    for (int f = 0; f < facets.length; f++) {
      requireCorners(f, corners.length, dimension);
      bases[f] = basis(f, corners);
    }
    return bases;
  }

  private void requireCorners(int f, int corners, int dimension) throws Refusal {
    int[] facet = facets[f];
    boolean named = facet.length == dimension;
    /*@ loop_invariant 0 <= k <= facet.length && (named ==> facet.length == dimension
    @       && (\forall int m; 0 <= m < k; facet[m] < corners));
    @ loop_assigns k, named;
    @ loop_decreases facet.length - k; @*/
    for (int k = 0; k < facet.length; k++) {
      named &= facet[k] < corners;
    }
    if (!named) {
      throw Refusal.rejected(
          Chars.text("certificate: facets[", f, "] does not name ", dimension, " of the pairs"));
    }
  }

  private DualBasis basis(int f, Vector[] corners) throws Refusal {
    Vector[] z = new Vector[facets[f].length];
    /*@ loop_invariant 0 <= k <= z.length
    @       && (\forall int m; 0 <= m < k; z[m] == corners[facets[f][m]]);
    @ loop_assigns k, z[*];
    @ loop_decreases z.length - k; @*/
    for (int k = 0; k < z.length; k++) {
      z[k] = corners[facets[f][k]];
    }
    /*@ nullable @*/ DualBasis basis = DualBasis.of(z);
    if (basis == null) {
      throw Refusal.rejected(
          Chars.text("certificate: facets[", f, "] has corners that are linearly dependent"));
    }
    return basis;
  }
}
