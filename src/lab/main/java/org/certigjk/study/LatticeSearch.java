package org.certigjk.study;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Runs the distance loop on all sets of n points of the lattice {−c, …, c}ᵈ, from every start, and
 * looks for support points that come back.
 */
final class LatticeSearch {

  private final int[][] lattice;
  private final int[][] products;
  private final int n;

  private LatticeSearch(int dimension, int bound, int n) {
    this.lattice = lattice(dimension, bound);
    this.products = products(lattice);
    this.n = n;
  }

  /**
   * A set of points and a start.
   *
   * @param points the points in lexicographic order
   * @param start the position of the start among them
   */
  record Witness(List<List<Integer>> points, int start) {

    private static final Comparator<Witness> SMALLER =
        Comparator.comparingInt(Witness::largest)
            .thenComparingInt(Witness::sum)
            .thenComparing(Witness::coordinates, LatticeSearch::compareLists)
            .thenComparingInt(Witness::start);

    private int largest() {
      return coordinates().stream().mapToInt(Math::abs).max().orElse(0);
    }

    private int sum() {
      return coordinates().stream().mapToInt(Math::abs).sum();
    }

    private List<Integer> coordinates() {
      return points.stream().flatMap(List::stream).toList();
    }
  }

  /**
   * What was found.
   *
   * @param sets the sets of points
   * @param runs the runs
   * @param reappeared runs in which a support point came back
   * @param startReappeared runs in which the start came back
   * @param untied runs in which a support point came back and no support point had an equal
   * @param seenPointNearer runs in which some v was not the nearest of all points seen
   * @param mostIterations the greatest number of iterations
   * @param smallest the smallest witness: least greatest coordinate, then least sum of coordinates,
   *     all in magnitude, then the first in lexicographic order; empty if there is none
   * @param smallestUntied the smallest one in which no support point had an equal
   */
  record Found(
      long sets,
      long runs,
      long reappeared,
      long startReappeared,
      long untied,
      long seenPointNearer,
      int mostIterations,
      List<Witness> smallest,
      List<Witness> smallestUntied) {

    static final Found NOTHING = new Found(0, 0, 0, 0, 0, 0, 0, List.of(), List.of());

    Found plus(Found other) {
      return new Found(
          sets + other.sets,
          runs + other.runs,
          reappeared + other.reappeared,
          startReappeared + other.startReappeared,
          untied + other.untied,
          seenPointNearer + other.seenPointNearer,
          Math.max(mostIterations, other.mostIterations),
          smaller(smallest, other.smallest),
          smaller(smallestUntied, other.smallestUntied));
    }

    private static List<Witness> smaller(List<Witness> one, List<Witness> other) {
      List<Witness> both = new ArrayList<>(one);
      both.addAll(other);
      both.sort(Witness.SMALLER);
      return both.subList(0, Math.min(1, both.size()));
    }
  }

  /** Searches all sets of n points with integer coordinates of magnitude at most the bound. */
  static Found run(int dimension, int bound, int n) {
    LatticeSearch search = new LatticeSearch(dimension, bound, n);
    return IntStream.rangeClosed(0, search.lattice.length - n)
        .parallel()
        .mapToObj(search::withFirst)
        .reduce(Found.NOTHING, Found::plus);
  }

  /** Searches the sets whose first point is this one. */
  private Found withFirst(int first) {
    GramLoop loop = new GramLoop(products);
    int[] points = IntStream.range(first, first + n).toArray();
    Tally tally = new Tally();
    boolean more = true;
    while (more) {
      tally.sets++;
      for (int start = 0; start < n; start++) {
        loop.run(points, start);
        tally.count(loop);
        if (loop.supportReappeared()) {
          tally.keep(witness(points, start), loop.tied());
        }
      }
      more = advance(points);
    }
    return tally.found((long) n * tally.sets);
  }

  /** Goes on to the next set with the same first point. */
  private boolean advance(int[] points) {
    int k = n - 1;
    while (k > 0 && points[k] == lattice.length - n + k) {
      k--;
    }
    if (k == 0) {
      return false;
    }
    points[k]++;
    for (int j = k + 1; j < n; j++) {
      points[j] = points[j - 1] + 1;
    }
    return true;
  }

  private Witness witness(int[] points, int start) {
    List<List<Integer>> coordinates = new ArrayList<>();
    for (int point : points) {
      coordinates.add(IntStream.of(lattice[point]).boxed().toList());
    }
    return new Witness(coordinates, start);
  }

  private static final class Tally {
    private long sets;
    private long reappeared;
    private long startReappeared;
    private long untied;
    private long seenPointNearer;
    private int mostIterations;
    private List<Witness> smallest = List.of();
    private List<Witness> smallestUntied = List.of();

    void count(GramLoop loop) {
      reappeared += loop.supportReappeared() ? 1 : 0;
      startReappeared += loop.startReappeared() ? 1 : 0;
      untied += loop.supportReappeared() && !loop.tied() ? 1 : 0;
      seenPointNearer += loop.seenPointNearer() ? 1 : 0;
      mostIterations = Math.max(mostIterations, loop.iterations());
    }

    void keep(Witness witness, boolean tied) {
      smallest = Found.smaller(smallest, List.of(witness));
      if (!tied) {
        smallestUntied = Found.smaller(smallestUntied, List.of(witness));
      }
    }

    Found found(long runs) {
      return new Found(
          sets,
          runs,
          reappeared,
          startReappeared,
          untied,
          seenPointNearer,
          mostIterations,
          smallest,
          smallestUntied);
    }
  }

  /** Returns the points of the lattice in lexicographic order. */
  private static int[][] lattice(int dimension, int bound) {
    int width = 2 * bound + 1;
    int count = 1;
    for (int k = 0; k < dimension; k++) {
      count *= width;
    }
    int[][] lattice = new int[count][dimension];
    for (int i = 0; i < count; i++) {
      int rest = i;
      for (int k = dimension - 1; k >= 0; k--) {
        lattice[i][k] = rest % width - bound;
        rest /= width;
      }
    }
    return lattice;
  }

  private static int[][] products(int[][] points) {
    int[][] products = new int[points.length][points.length];
    for (int i = 0; i < points.length; i++) {
      for (int j = 0; j < points.length; j++) {
        for (int k = 0; k < points[i].length; k++) {
          products[i][j] += points[i][k] * points[j][k];
        }
      }
    }
    return products;
  }

  private static int compareLists(List<Integer> a, List<Integer> b) {
    for (int i = 0; i < a.size(); i++) {
      int order = Integer.compare(a.get(i), b.get(i));
      if (order != 0) {
        return order;
      }
    }
    return 0;
  }
}
