package org.certigjk.check;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.certigjk.check.algebra.DualBasis;
import org.certigjk.check.algebra.Ratio;
import org.certigjk.check.algebra.Vector;

/**
 * A certificate of a depth greater than 0; {@code docs/penetration.schema.json} has its conditions.
 *
 * @param pairs the index pairs of the corners
 * @param facets the facets, positions of pairs
 * @param nearest the position of the nearest facet
 */
record DepthCertificate(List<IndexPair> pairs, List<List<Integer>> facets, int nearest) {

  static final String KIND = "depth";

  static DepthCertificate read(Item item) throws Refusal {
    Fields fields = item.fields(List.of("kind", "pairs", "facets", "nearest"), List.of());
    fields.get("kind").word(List.of(KIND));
    List<List<Integer>> facets = new ArrayList<>();
    for (Item facet : fields.get("facets").items()) {
      facets.add(facet.indices());
    }
    return new DepthCertificate(fields.get("pairs").pairs(), facets, fields.get("nearest").index());
  }

  /** Returns the penetration vector if all the conditions hold. */
  Vector proved(Bodies bodies) throws Refusal {
    bodies.requireAll("certificate.pairs", pairs);
    if (nearest >= facets.size()) {
      throw Refusal.rejected("certificate: nearest names no facet: there are " + facets.size());
    }
    Vector[] corners = bodies.differences(pairs);
    List<DualBasis> bases = bases(corners, bodies.dimension());
    requireClosed(corners, bases);
    List<Vector> normals = bases.stream().map(DualBasis::normal).toList();
    Vector n = normals.get(nearest);
    for (int f = 0; f < normals.size(); f++) {
      if (normals.get(f).dot(normals.get(f)).compareTo(n.dot(n)) > 0) {
        throw Refusal.rejected("certificate: facets[" + f + "] is nearer than the nearest");
      }
    }
    if (!supports(n, bodies)) {
      throw Refusal.rejected("certificate: a point of A - B is beyond the nearest facet");
    }
    requireGreatest(normals, bodies);
    return vectorOf(n);
  }

  private List<DualBasis> bases(Vector[] corners, int dimension) throws Refusal {
    List<DualBasis> bases = new ArrayList<>();
    for (List<Integer> facet : facets) {
      String name = "certificate: facets[" + bases.size() + "]";
      if (facet.size() != dimension || facet.stream().anyMatch(k -> k >= corners.length)) {
        throw Refusal.rejected(name + " does not name " + dimension + " of the pairs");
      }
      DualBasis basis = DualBasis.of(facet.stream().map(k -> corners[k]).toArray(Vector[]::new));
      if (basis == null) {
        throw Refusal.rejected(name + " has corners that are linearly dependent");
      }
      bases.add(basis);
    }
    return bases;
  }

  /** Beyond each side of a facet there is another facet. */
  private void requireClosed(Vector[] corners, List<DualBasis> bases) throws Refusal {
    Map<TreeSet<Integer>, Set<Integer>> opposite = new HashMap<>();
    for (List<Integer> facet : facets) {
      for (int corner : facet) {
        opposite.computeIfAbsent(without(facet, corner), side -> new HashSet<>()).add(corner);
      }
    }
    for (int f = 0; f < facets.size(); f++) {
      for (int k = 0; k < facets.get(f).size(); k++) {
        Vector d = bases.get(f).get(k);
        TreeSet<Integer> side = without(facets.get(f), facets.get(f).get(k));
        Set<Integer> others = Objects.requireNonNull(opposite.get(side));
        if (others.stream().noneMatch(z -> d.dot(corners[z]).signum() < 0)) {
          throw Refusal.rejected(
              "certificate: the facets do not enclose the origin: facets[%s] has no neighbour"
                      .formatted(f)
                  + " opposite to its corner "
                  + k);
        }
      }
    }
  }

  private static TreeSet<Integer> without(List<Integer> facet, int corner) {
    TreeSet<Integer> side = new TreeSet<>(facet);
    side.remove(corner);
    return side;
  }

  /** Whether N·x ≤ 1 for all x in A − B. */
  private static boolean supports(Vector n, Bodies bodies) {
    return bodies.least(n.times(Ratio.of(-1))).compareTo(Ratio.of(-1)) >= 0;
  }

  /** Of several shortest vectors the lexicographically greatest must be that of the nearest. */
  private void requireGreatest(List<Vector> normals, Bodies bodies) throws Refusal {
    Vector n = normals.get(nearest);
    for (int f = 0; f < normals.size(); f++) {
      Vector other = normals.get(f);
      boolean greater = other.dot(other).is(n.dot(n)) && other.compareLexicographically(n) > 0;
      if (greater && supports(other, bodies)) {
        throw Refusal.rejected(
            "penetrationVector: that of facets[%s] is as short, and lexicographically greater"
                .formatted(f));
      }
    }
  }

  /** Returns N / N·N. */
  private static Vector vectorOf(Vector n) {
    return n.times(Ratio.of(1).over(n.dot(n)));
  }
}
