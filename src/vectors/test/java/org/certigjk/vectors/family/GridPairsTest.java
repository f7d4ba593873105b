package org.certigjk.vectors.family;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.certigjk.vectors.PointPair;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The pairs of a grid are as many as Burnside's lemma says, and each once. */
class GridPairsTest {

  /** Simplices as sets of points with three coordinates, of which the last may be 0 for all. */
  private static Set<Set<List<Integer>>> simplices(int n, int k) {
    List<List<Integer>> points = new ArrayList<>();
    for (int x = 0; x <= k; x++) {
      for (int y = 0; y <= (n > 1 ? k : 0); y++) {
        for (int z = 0; z <= (n > 2 ? k : 0); z++) {
          points.add(List.of(x, y, z));
        }
      }
    }
    Set<Set<List<Integer>>> found = new HashSet<>();
    add(found, points, List.of(), n + 1);
    return found;
  }

  private static void add(
      Set<Set<List<Integer>>> found, List<List<Integer>> points, List<List<Integer>> of, int most) {
    for (List<Integer> point : points) {
      List<List<Integer>> more = new ArrayList<>(of);
      more.add(point);
      if (more.size() <= most && isIndependent(more)) {
        found.add(new HashSet<>(more));
        add(found, points, more, most);
      }
    }
  }

  /** By products of vectors. */
  private static boolean isIndependent(List<List<Integer>> corners) {
    int[][] d =
        corners.stream()
            .skip(1)
            .map(x -> new int[] {at(x, corners, 0), at(x, corners, 1), at(x, corners, 2)})
            .toArray(int[][]::new);
    if (d.length == 0) {
      return true;
    }
    int[] cross = d.length == 1 ? d[0] : cross(d[0], d[1]);
    return d.length < 3
        ? Arrays.stream(cross).anyMatch(x -> x != 0)
        : cross[0] * d[2][0] + cross[1] * d[2][1] + cross[2] * d[2][2] != 0;
  }

  private static int at(List<Integer> x, List<List<Integer>> corners, int c) {
    return x.get(c) - corners.get(0).get(c);
  }

  private static int[] cross(int[] x, int[] y) {
    return new int[] {
      x[1] * y[2] - x[2] * y[1], x[2] * y[0] - x[0] * y[2], x[0] * y[1] - x[1] * y[0]
    };
  }

  private static final int[][] ORDERS = {
    {0, 1, 2}, {1, 0, 2}, {0, 2, 1}, {2, 1, 0}, {1, 2, 0}, {2, 0, 1}
  };

  private static List<UnaryOperator<Set<List<Integer>>>> symmetries(int n, int k) {
    List<UnaryOperator<Set<List<Integer>>>> all = new ArrayList<>();
    for (int[] order : Arrays.copyOf(ORDERS, n == 1 ? 1 : n == 2 ? 2 : 6)) {
      for (int mirrored = 0; mirrored < 1 << n; mirrored++) {
        int bits = mirrored;
        all.add(
            simplex -> {
              Set<List<Integer>> image = new HashSet<>();
              for (List<Integer> x : simplex) {
                List<Integer> moved = new ArrayList<>();
                for (int c = 0; c < 3; c++) {
                  int value = x.get(order[c]);
                  moved.add((bits >> c & 1) == 0 ? value : k - value);
                }
                image.add(moved);
              }
              return image;
            });
      }
    }
    return all;
  }

  @ParameterizedTest
  @CsvSource({
    "1, 1, 4",
    "1, 2, 13",
    "1, 3, 31",
    "2, 1, 23",
    "2, 2, 1027",
    "2, 3, 27007",
    "3, 1, 353"
  })
  void thereAreAsManyAsBurnsideSays(int n, int k, long expected) {
    Set<Set<List<Integer>>> simplices = simplices(n, k);
    List<UnaryOperator<Set<List<Integer>>>> symmetries = symmetries(n, k);
    long fixed = 0;
    for (UnaryOperator<Set<List<Integer>>> g : symmetries) {
      long once = simplices.stream().filter(s -> g.apply(s).equals(s)).count();
      long twice = simplices.stream().filter(s -> g.apply(g.apply(s)).equals(s)).count();
      fixed += once * once + twice; // those of the pairs, and of the exchanged ones
    }
    assertEquals(0, fixed % (2L * symmetries.size()));
    assertEquals(expected, fixed / (2L * symmetries.size()));

    Set<PointPair> pairs = new HashSet<>();
    GridPairs all = GridPairs.of(n, k);
    Set<String> ids = new HashSet<>();
    all.forEachRemaining(
        drawn -> {
          pairs.add(drawn.query().pair());
          ids.add(drawn.id());
        });
    assertEquals(expected, pairs.size());
    assertEquals(expected, ids.size());
  }

  @Test
  void noTwoAreImagesOfEachOther() {
    List<UnaryOperator<Set<List<Integer>>>> symmetries = symmetries(2, 2);
    Set<Set<Set<List<Integer>>>> seen = new HashSet<>();
    GridPairs.of(2, 2)
        .forEachRemaining(
            drawn -> {
              Set<List<Integer>> a = points(drawn.query().pair().a());
              Set<List<Integer>> b = points(drawn.query().pair().b());
              assertTrue(isIndependent(List.copyOf(a)) && isIndependent(List.copyOf(b)));
              assertTrue(seen.add(new HashSet<>(List.of(a, b).subList(0, a.equals(b) ? 1 : 2))));
              for (UnaryOperator<Set<List<Integer>>> g : symmetries) {
                Set<Set<List<Integer>>> image = new HashSet<>();
                image.add(g.apply(a));
                image.add(g.apply(b));
                Set<Set<List<Integer>>> same = new HashSet<>();
                same.add(a);
                same.add(b);
                assertTrue(image.equals(same) || !seen.contains(image), drawn::id);
              }
            });
    assertEquals(1027, seen.size());
  }

  private static Set<List<Integer>> points(double[][] rows) {
    Set<List<Integer>> points = new HashSet<>();
    for (double[] row : rows) {
      points.add(List.of((int) row[0], (int) row[1], 0));
    }
    return points;
  }

  @Test
  void largeGridsAreRefused() {
    assertThrows(IllegalArgumentException.class, () -> GridPairs.of(3, 3));
    assertThrows(IllegalArgumentException.class, () -> GridPairs.of(4, 1));
    assertThrows(IllegalArgumentException.class, () -> GridPairs.of(2, 0));
  }

  /** One after another, also where there are more parts than simplices. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 7, 100})
  void partsAreTheWhole(int parts) {
    List<String> whole = new ArrayList<>();
    GridPairs.of(2, 2).forEachRemaining(pair -> whole.add(pair.id()));
    List<String> all = new ArrayList<>();
    int most = 0;
    for (int i = 1; i <= parts; i++) {
      int before = all.size();
      GridPairs.of(2, 2).part(i, parts).forEachRemaining(pair -> all.add(pair.id()));
      most = Math.max(most, all.size() - before);
    }
    assertEquals(whole, all);
    assertTrue(parts == 1 || most < whole.size());
    assertThrows(IllegalArgumentException.class, () -> GridPairs.of(2, 1).part(0, 2));
    assertThrows(IllegalArgumentException.class, () -> GridPairs.of(2, 1).part(3, 2));
  }
}
