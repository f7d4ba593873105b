package org.certigjk.vectors.family;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.stream.IntStream;
import org.certigjk.vectors.Drawn;
import org.certigjk.vectors.Flag;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.Query;
import org.jspecify.annotations.Nullable;

/**
 * All pairs of simplices whose corners are points of a small grid, {0, …, k}ⁿ: one pair of those
 * that a symmetry of the grid or the exchange of A and B makes of each other.
 *
 * <p><b>Definition.</b> A simplex is a set of 1 to n + 1 affinely independent points of the grid. A
 * symmetry permutes axes and reflects them (x ↦ k &minus; x); there are 2ⁿn!. Of the pairs that
 * symmetries and exchange make of (A, B), the one is taken whose numbers in the list of simplices
 * are the least. An engine that answers all of them rightly is right on each pair of simplices of
 * the grid, if its answers have the symmetries.
 *
 * <p>There are 4, 13 and 31 pairs on the line (k = 1, 2, 3), 23, 1027 and 27 007 in the plane, and
 * 353 and 3 357 043 in space (k = 1, 2).
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} for a grid of more than 32 points, or in more
 * than 3 dimensions.
 */
public final class GridPairs implements Iterator<Drawn> {

  private static final int MOST_POINTS = 32;
  private static final int MOST_DIMENSIONS = 3;

  private final int dimension;
  private final int greatest;
  private final int[][] grid;

  /** Each as a set of bits, the points. */
  private final List<Integer> simplices = new ArrayList<>();

  /** The number of the image of each simplex under each symmetry. */
  private final int[][] images;

  private int a;
  private int b = -1;

  /** The simplex before which this part ends. */
  private int end;

  private @Nullable Drawn next;

  private GridPairs(int dimension, int greatest) {
    this.dimension = dimension;
    this.greatest = greatest;
    this.grid = points();
    addSimplices(new ArrayList<>(), 0);
    simplices.sort(null);
    this.images = images();
    this.end = simplices.size();
    this.next = find();
  }

  /** Returns the pairs in {0, …, greatest}ⁿ. */
  public static GridPairs of(int dimension, int greatest) {
    boolean small =
        dimension >= 1
            && dimension <= MOST_DIMENSIONS
            && greatest >= 1
            && Math.pow(greatest + 1.0, dimension) <= MOST_POINTS;
    if (!small) {
      throw new IllegalArgumentException(
          ("a grid of the coordinates 0 to %s in %s dimensions: up to %s dimensions and %s points"
                  + " are possible")
              .formatted(greatest, dimension, MOST_DIMENSIONS, MOST_POINTS));
    }
    return new GridPairs(dimension, greatest);
  }

  /**
   * Leaves part i of these pairs, 1 &le; i &le; parts: all parts, one after another, have all pairs
   * in their order. A part has pairs of some of the simplices A; parts differ in size.
   *
   * @return these pairs
   */
  public GridPairs part(int i, int parts) {
    if (i < 1 || i > parts) {
      throw new IllegalArgumentException(
          "part %s of %s: from 1 to %s is possible".formatted(i, parts, parts));
    }
    int[] first = IntStream.range(0, simplices.size()).filter(k -> isLeast(k, k)).toArray();
    int begin = (int) ((long) first.length * (i - 1) / parts);
    int behind = (int) ((long) first.length * i / parts);
    a = begin == first.length ? simplices.size() : first[begin];
    b = a - 1;
    end = behind == first.length ? simplices.size() : first[behind];
    next = find();
    return this;
  }

  private int[][] points() {
    int side = greatest + 1;
    int[][] points = new int[(int) Math.round(Math.pow(side, dimension))][dimension];
    for (int k = 0; k < points.length; k++) {
      for (int c = 0, rest = k; c < dimension; c++, rest /= side) {
        points[k][c] = rest % side;
      }
    }
    return points;
  }

  private void addSimplices(List<Integer> corners, int from) {
    for (int k = from; k < grid.length; k++) {
      corners.add(k);
      if (isIndependent(corners)) {
        simplices.add(corners.stream().mapToInt(c -> 1 << c).sum());
        if (corners.size() <= dimension) {
          addSimplices(corners, k + 1);
        }
      }
      corners.remove(corners.size() - 1);
    }
  }

  /** By elimination without fractions; the numbers are small. */
  private boolean isIndependent(List<Integer> corners) {
    long[][] rows = new long[corners.size() - 1][dimension];
    for (int r = 0; r < rows.length; r++) {
      int[] x = grid[corners.get(r + 1)];
      int[] origin = grid[corners.get(0)];
      Arrays.setAll(rows[r], c -> x[c] - origin[c]);
    }
    for (int r = 0; r < rows.length; r++) {
      int pivot = 0;
      while (pivot < dimension && rows[r][pivot] == 0) {
        pivot++;
      }
      if (pivot == dimension) {
        return false;
      }
      for (int below = r + 1; below < rows.length; below++) {
        long[] row = rows[below];
        long[] by = rows[r];
        long factor = row[pivot];
        int column = pivot;
        Arrays.setAll(row, c -> row[c] * by[column] - factor * by[c]);
      }
    }
    return true;
  }

  private int[][] images() {
    Map<Integer, Integer> numbers = new HashMap<>();
    for (int k = 0; k < simplices.size(); k++) {
      numbers.put(simplices.get(k), k);
    }
    List<int[]> all = new ArrayList<>();
    for (List<Integer> axes : permutations(dimension)) {
      for (int mirrored = 0; mirrored < 1 << dimension; mirrored++) {
        int[] moved = moved(axes, mirrored);
        all.add(
            simplices.stream()
                .mapToInt(simplex -> numbers.getOrDefault(image(simplex, moved), -1))
                .toArray());
      }
    }
    return all.toArray(int[][]::new);
  }

  private static List<List<Integer>> permutations(int n) {
    if (n == 0) {
      return List.of(List.of());
    }
    List<List<Integer>> longer = new ArrayList<>();
    for (List<Integer> shorter : permutations(n - 1)) {
      for (int place = 0; place < n; place++) {
        List<Integer> with = new ArrayList<>(shorter);
        with.add(place, n - 1);
        longer.add(with);
      }
    }
    return longer;
  }

  /** Where a symmetry moves each point of the grid. */
  private int[] moved(List<Integer> axes, int mirrored) {
    int[] moved = new int[grid.length];
    for (int k = 0; k < grid.length; k++) {
      int number = 0;
      for (int c = dimension - 1; c >= 0; c--) {
        int x = grid[k][axes.get(c)];
        number = number * (greatest + 1) + ((mirrored >> c & 1) == 0 ? x : greatest - x);
      }
      moved[k] = number;
    }
    return moved;
  }

  private static int image(int simplex, int[] moved) {
    int image = 0;
    for (int rest = simplex; rest != 0; rest &= rest - 1) {
      image |= 1 << moved[Integer.numberOfTrailingZeros(rest)];
    }
    return image;
  }

  /** Returns the next pair that is the least of its images. */
  private @Nullable Drawn find() {
    while (a < end) {
      b++;
      if (b >= simplices.size() || !isLeast(a, a)) {
        a++;
        b = a - 1;
      } else if (isLeast(a, b)) {
        return drawn();
      }
    }
    return null;
  }

  /** Whether no image of the pair, ordered, is before the pair (i, j), i &le; j. */
  private boolean isLeast(int i, int j) {
    for (int[] image : images) {
      int first = Math.min(image[i], image[j]);
      if (first < i || (first == i && Math.max(image[i], image[j]) < j)) {
        return false;
      }
    }
    return true;
  }

  private Drawn drawn() {
    return new Drawn(
        "grid/%s/%s/%s-%s".formatted(dimension, greatest, a, b),
        "grid",
        "",
        Set.of(Flag.TIES),
        Query.of(PointPair.of(corners(simplices.get(a)), corners(simplices.get(b)))),
        null);
  }

  private double[][] corners(int simplex) {
    return IntStream.range(0, grid.length)
        .filter(k -> (simplex >> k & 1) != 0)
        .mapToObj(k -> Arrays.stream(grid[k]).asDoubleStream().toArray())
        .toArray(double[][]::new);
  }

  @Override
  public boolean hasNext() {
    return next != null;
  }

  @Override
  public Drawn next() {
    Drawn found = next;
    if (found == null) {
      throw new NoSuchElementException("no more pairs in the grid");
    }
    next = find();
    return found;
  }
}
