package org.certigjk.check.algebra;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** Which facets are beside which. Nothing is proved of it: {@link Surface} tests what it finds. */
public final class Neighbours {

  /** The facets with a side, by that side and the corner opposite. */
  private final Map<List<Integer>, Map<Integer, Integer>> opposite = new HashMap<>();

  private Neighbours(int[][] facets) {
    for (int f = 0; f < facets.length; f++) {
      for (int corner : facets[f]) {
        opposite
            .computeIfAbsent(without(facets[f], corner), side -> new HashMap<>())
            .put(corner, f);
      }
    }
  }

  /**
   * Returns for each facet and each of its corners the facet beyond the opposite side, -1 where
   * there is none.
   */
  public static int[][] of(Vector[] corners, int[][] facets, DualBasis[] bases) {
    Neighbours all = new Neighbours(facets);
    int[][] neighbours = new int[facets.length][];
    for (int f = 0; f < facets.length; f++) {
      neighbours[f] = new int[facets[f].length];
      for (int k = 0; k < facets[f].length; k++) {
        List<Integer> side = without(facets[f], facets[f][k]);
        neighbours[f][k] = all.beyond(bases[f].get(k), side, corners);
      }
    }
    return neighbours;
  }

  /** Returns a facet with this side, and a corner z with a negative d·z; -1 if there is none. */
  private int beyond(Vector d, List<Integer> side, Vector[] corners) {
    for (Map.Entry<Integer, Integer> other : opposite.getOrDefault(side, Map.of()).entrySet()) {
      if (d.dot(corners[other.getKey()]).signum() < 0) {
        return other.getValue();
      }
    }
    return -1;
  }

  private static List<Integer> without(int[] facet, int corner) {
    TreeSet<Integer> side = new TreeSet<>(Arrays.stream(facet).boxed().toList());
    side.remove(corner);
    return List.copyOf(side);
  }
}
