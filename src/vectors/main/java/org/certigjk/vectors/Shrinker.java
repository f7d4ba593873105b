package org.certigjk.vectors;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.function.DoublePredicate;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.certigjk.vectors.family.Weight;

/**
 * Makes a pair on which something fails smaller, while it still fails.
 *
 * <p><b>Definition.</b> A pair is smaller if it has fewer points; with as many points, if its
 * coordinates are shorter in sum, where the length of ±p/2ᵏ in lowest terms is two for each bit of
 * p, three for each factor of 2ᵏ and one for a minus; with equal lengths, if Σ |x| over all
 * coordinates is smaller.
 *
 * <p><b>Algorithm.</b> Delta debugging (Zeller and Hildebrandt 2002) on the points of A and of B;
 * then on all coordinates together: move a point to the origin, an axis to 0 or to its mirror
 * image, the numbers to small integers; then on each coordinate, with all others of its axis that
 * equal it and alone: 0, 1, fewer bits, nearer to 0. Every step that gives a smaller failing pair
 * is taken; rounds go on until one takes no step.
 *
 * <p><b>Guarantee.</b> The pair returned fails, and is the pair given or smaller. The predicate is
 * asked at most {@code limit} times, never twice about the same pair, and only about pairs that are
 * allowed. If it always says the same of the same pair, so does this class, and shrinking a minimal
 * pair returns it.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} if the pair given does not fail, or the limit
 * is less than 1. What the predicate throws comes through.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * PointPair pair = Family.RANDOM_BOX.generate(1, 3, 20);
 * Shrinker.shrink(pair, 1000, p -> p.a()[0][0] != 0).pair();   // {{1.0, 0.0, 0.0}} and {{0.0, 0.0, 0.0}}
 * }</pre>
 */
public final class Shrinker {

  /** Roundings of all coordinates keep at most so many bits. */
  private static final int MOST_BITS = 60;

  private final Predicate<? super PointPair> allowed;
  private final Predicate<? super PointPair> fails;
  private final int limit;
  private final Set<PointPair> tried = new HashSet<>();
  private double[][] a;
  private double[][] b;
  private PointPair best;
  private Weight weight;
  private int calls;
  private boolean limited;

  private Shrinker(
      PointPair pair,
      int limit,
      Predicate<? super PointPair> allowed,
      Predicate<? super PointPair> fails) {
    this.allowed = allowed;
    this.fails = fails;
    this.limit = limit;
    this.a = pair.a();
    this.b = pair.b();
    this.best = pair;
    this.weight = Weight.of(a, b);
  }

  /**
   * Returns the smallest failing pair found from this one.
   *
   * @param pair a pair that fails
   * @param limit how often the predicate may be asked
   * @param fails whether a pair fails
   */
  public static Shrunk shrink(PointPair pair, int limit, Predicate<? super PointPair> fails) {
    return shrink(pair, limit, candidate -> true, fails);
  }

  /**
   * Returns the smallest failing pair found from this one, among those that are allowed.
   *
   * @param pair a pair that fails
   * @param limit how often the predicate may be asked
   * @param allowed whether a pair may be asked about, such as one of floats; not counted
   * @param fails whether a pair fails
   */
  public static Shrunk shrink(
      PointPair pair,
      int limit,
      Predicate<? super PointPair> allowed,
      Predicate<? super PointPair> fails) {
    if (limit < 1) {
      throw new IllegalArgumentException("a limit of " + limit + " calls");
    }
    Shrinker shrinker = new Shrinker(pair, limit, allowed, fails);
    shrinker.calls = 1;
    if (!fails.test(pair)) {
      throw new IllegalArgumentException("this pair does not fail: " + pair);
    }
    shrinker.tried.add(pair);
    return shrinker.run();
  }

  private Shrunk run() {
    PointPair before;
    do {
      before = best;
      removePoints(true);
      removePoints(false);
      translate();
      rescale();
      roundAll();
      eachCoordinate(this::allEqual);
      eachCoordinate(this::alone);
    } while (!best.equals(before) && !limited);
    return new Shrunk(best, calls, !limited);
  }

  /** Takes the candidate if it is smaller and fails. */
  private boolean accept(double[][] newA, double[][] newB) {
    if (!isFinite(newA) || !isFinite(newB)) {
      return false;
    }
    Weight newWeight = Weight.of(newA, newB);
    if (newWeight.compareTo(weight) >= 0) {
      return false;
    }
    PointPair candidate = PointPair.of(newA, newB);
    if (!allowed.test(candidate)) {
      return false;
    }
    limited |= calls == limit;
    if (limited || !tried.add(candidate)) {
      return false;
    }
    calls++;
    if (!fails.test(candidate)) {
      return false;
    }
    best = candidate;
    weight = newWeight;
    a = candidate.a();
    b = candidate.b();
    return true;
  }

  private static boolean isFinite(double[][] rows) {
    return Arrays.stream(rows).flatMapToDouble(Arrays::stream).allMatch(Double::isFinite);
  }

  /** Delta debugging: leaves out half of the points, quarters, …, single points. */
  private void removePoints(boolean ofA) {
    for (int chunk = Math.max(1, rows(ofA).length / 2); chunk > 0; chunk /= 2) {
      int from = 0;
      while (from < rows(ofA).length) {
        if (!replace(ofA, without(rows(ofA), from, Math.min(from + chunk, rows(ofA).length)))) {
          from += chunk;
        }
      }
    }
  }

  private double[][] rows(boolean ofA) {
    return ofA ? a : b;
  }

  private boolean replace(boolean ofA, double[][] rows) {
    return rows.length > 0 && (ofA ? accept(rows, b) : accept(a, rows));
  }

  private static double[][] without(double[][] rows, int from, int to) {
    double[][] rest = new double[rows.length - (to - from)][];
    System.arraycopy(rows, 0, rest, 0, from);
    System.arraycopy(rows, to, rest, from, rows.length - to);
    return rest;
  }

  /** Moves each point to the origin, wholly and along each axis; flattens and mirrors the axes. */
  private void translate() {
    for (boolean ofA : new boolean[] {true, false}) {
      for (int k = 0; k < rows(ofA).length; k++) {
        double[] x = rows(ofA)[k].clone();
        accept(moved(a, x), moved(b, x));
        for (int c = 0; c < x.length; c++) {
          double[] along = new double[x.length];
          along[c] = rows(ofA)[k][c];
          accept(moved(a, along), moved(b, along));
        }
      }
    }
    for (int c = 0; c < a[0].length; c++) {
      accept(withAxisTimes(a, c, 0), withAxisTimes(b, c, 0));
      accept(withAxisTimes(a, c, -1), withAxisTimes(b, c, -1));
    }
  }

  private static double[][] moved(double[][] rows, double[] by) {
    double[][] moved = PointPair.copy(rows);
    for (double[] row : moved) {
      for (int c = 0; c < by.length; c++) {
        row[c] -= by[c];
      }
    }
    return moved;
  }

  private static double[][] withAxisTimes(double[][] rows, int c, int factor) {
    double[][] changed = PointPair.copy(rows);
    for (double[] row : changed) {
      row[c] *= factor;
    }
    return changed;
  }

  /** Multiplies by the power of two, and divides by the common divisor, that is shortest. */
  private void rescale() {
    int lowest = Integer.MAX_VALUE;
    for (double x : coordinates()) {
      lowest = x == 0 ? lowest : Math.min(lowest, Weight.lowestBit(x));
    }
    if (lowest == Integer.MAX_VALUE) {
      return;
    }
    for (int shift = -lowest; shift != 0; shift /= 2) { // to integers, or half of the way
      int exponent = shift;
      mapAll(x -> scalb(x, exponent));
    }
    for (double divisor : new double[] {3, 5, 7}) {
      mapAll(x -> x % divisor == 0 ? x / divisor : Double.NaN);
    }
  }

  private boolean mapAll(DoubleUnaryOperator change) {
    return accept(mapped(a, change), mapped(b, change));
  }

  private static double[][] mapped(double[][] rows, DoubleUnaryOperator change) {
    return Arrays.stream(rows)
        .map(row -> Arrays.stream(row).map(change).toArray())
        .toArray(double[][]::new);
  }

  private double[] coordinates() {
    return Stream.of(a, b).flatMap(Arrays::stream).flatMapToDouble(Arrays::stream).toArray();
  }

  /** Rounds all coordinates to multiples of one power of two, the coarsest that still fails. */
  private void roundAll() {
    int highest = Integer.MIN_VALUE;
    int lowest = Integer.MAX_VALUE;
    for (double x : coordinates()) {
      if (x != 0) {
        highest = Math.max(highest, Weight.highestBit(x));
        lowest = Math.min(lowest, Weight.lowestBit(x));
      }
    }
    for (int unit = highest; unit > Math.max(lowest, highest - MOST_BITS); unit--) {
      int exponent = unit;
      // first as small integers, then in place
      if (mapAll(x -> Math.rint(scalb(x, -exponent)))
          || mapAll(x -> scalb(Math.rint(scalb(x, -exponent)), exponent))) {
        return;
      }
    }
  }

  /** x·2^exponent in two steps, for exponents beyond those of doubles. */
  private static double scalb(double x, int exponent) {
    return Math.scalb(Math.scalb(x, exponent / 2), exponent - exponent / 2);
  }

  /** Gives one coordinate a value, and others with it; false if the pair stays as it is. */
  @FunctionalInterface
  private interface Setter {
    boolean set(boolean ofA, int k, int c, double value);
  }

  private void eachCoordinate(Setter setter) {
    for (boolean ofA : new boolean[] {true, false}) {
      for (int k = 0; k < rows(ofA).length; k++) {
        for (int c = 0; c < a[0].length; c++) {
          int row = k;
          int axis = c;
          simplify(rows(ofA)[k][c], value -> setter.set(ofA, row, axis, value));
        }
      }
    }
  }

  /** Tries values for a coordinate x, the shortest first. */
  private static void simplify(double x, DoublePredicate set) {
    if (x == 0 || set.test(0) || set.test(1) || set.test(-1) || set.test(-x)) {
      return;
    }
    for (int bits = 1; bits <= 52; bits += bits < 8 ? 1 : 4) {
      int unit = Weight.highestBit(x) - bits + 1;
      if (set.test(scalb(Math.rint(scalb(x, -unit)), unit))) {
        return;
      }
    }
    boolean unused = set.test(Math.rint(x / 2)) || set.test(Math.rint(x) - Math.signum(x));
  }

  private boolean alone(boolean ofA, int k, int c, double value) {
    double[][] rows = PointPair.copy(rows(ofA));
    rows[k][c] = value;
    return replace(ofA, rows);
  }

  /** Keeps coordinates in line that are. */
  private boolean allEqual(boolean ofA, int k, int c, double value) {
    double x = rows(ofA)[k][c];
    return accept(withEqual(a, c, x, value), withEqual(b, c, x, value));
  }

  private static double[][] withEqual(double[][] rows, int c, double x, double value) {
    double[][] changed = PointPair.copy(rows);
    for (double[] row : changed) {
      row[c] = row[c] == x ? value : row[c];
    }
    return changed;
  }
}
