package org.certigjk.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.certigjk.check.algebra.DualBasis;
import org.certigjk.check.algebra.Ratio;
import org.certigjk.check.algebra.Surface;
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
    DualBasis[] bases = bases(corners, bodies.dimension());
    if (!Surface.isClosed(corners, positions(), bases, neighbours(corners, bases))) {
      throw Refusal.rejected("certificate: the facets do not enclose the origin");
    }
    Vector[] normals = Arrays.stream(bases).map(DualBasis::normal).toArray(Vector[]::new);
    Vector n = normals[nearest];
    int nearer = Surface.firstNearer(normals, n);
    if (nearer >= 0) {
      throw Refusal.rejected("certificate: facets[" + nearer + "] is nearer than the nearest");
    }
    if (!bodies.points().isBelow(n)) {
      throw Refusal.rejected("certificate: a point of A - B is beyond the nearest facet");
    }
    int greater = Surface.firstGreater(normals, n, bodies.points());
    if (greater >= 0) {
      throw Refusal.rejected(
          "penetrationVector: that of facets[%s] is as short, and lexicographically greater"
              .formatted(greater));
    }
    return vectorOf(n);
  }

  private int[][] positions() {
    return facets.stream()
        .map(facet -> facet.stream().mapToInt(position -> position).toArray())
        .toArray(int[][]::new);
  }

  private DualBasis[] bases(Vector[] corners, int dimension) throws Refusal {
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
    return bases.toArray(DualBasis[]::new);
  }

  /** Beyond each side of a facet there is another facet; returns which, for each corner. */
  private int[][] neighbours(Vector[] corners, DualBasis[] bases) throws Refusal {
    Map<TreeSet<Integer>, Map<Integer, Integer>> opposite = new HashMap<>();
    for (int f = 0; f < facets.size(); f++) {
      for (int corner : facets.get(f)) {
        TreeSet<Integer> side = without(facets.get(f), corner);
        opposite.computeIfAbsent(side, key -> new HashMap<>()).put(corner, f);
      }
    }
    int[][] neighbours = new int[facets.size()][corners[0].dimension()];
    for (int f = 0; f < facets.size(); f++) {
      for (int k = 0; k < neighbours[f].length; k++) {
        Vector d = bases[f].get(k);
        TreeSet<Integer> side = without(facets.get(f), facets.get(f).get(k));
        Map<Integer, Integer> others = Objects.requireNonNull(opposite.get(side));
        Integer beyond = others.get(beyond(d, others.keySet(), corners));
        if (beyond == null) {
          throw noNeighbour(f, k);
        }
        neighbours[f][k] = beyond;
      }
    }
    return neighbours;
  }

  /** Returns the first z with a negative d·z, −1 if there is none. */
  private static int beyond(Vector d, Set<Integer> positions, Vector[] corners) {
    for (int z : positions) {
      if (d.dot(corners[z]).signum() < 0) {
        return z;
      }
    }
    return -1;
  }

  private static Refusal noNeighbour(int f, int k) {
    return Refusal.rejected(
        "certificate: the facets do not enclose the origin: facets[%s] has no neighbour opposite to"
                .formatted(f)
            + " its corner "
            + k);
  }

  private static TreeSet<Integer> without(List<Integer> facet, int corner) {
    TreeSet<Integer> side = new TreeSet<>(facet);
    side.remove(corner);
    return side;
  }

  /** Returns N / N·N. */
  private static Vector vectorOf(Vector n) {
    return n.times(Ratio.of(1).over(n.dot(n)));
  }
}
