package org.certigjk.samples;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ArbitrarySupplier;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;

/** Pairs of point sets in which the degenerate is common. */
public final class Pairs {

  private Pairs() {}

  /**
   * Small integer coordinates in 1 to 4 dimensions; degenerate in one way or another half the time.
   */
  public static final class Small implements ArbitrarySupplier<Pair> {
    @Override
    public Arbitrary<Pair> get() {
      return Arbitraries.integers().between(1, 4).flatMap(n -> small(n, 5));
    }
  }

  /** Like {@link Small}, but not too large for {@link BruteForce}. */
  public static final class Tiny implements ArbitrarySupplier<Pair> {
    @Override
    public Arbitrary<Pair> get() {
      return Arbitraries.integers().between(1, 4).flatMap(n -> small(n, n == 4 ? 3 : 4));
    }
  }

  /** Like {@link Small}, in the plane. */
  public static final class Planar implements ArbitrarySupplier<Pair> {
    @Override
    public Arbitrary<Pair> get() {
      return Combinators.combine(body(2, 8, 9), body(2, 3, 9)).as(Pair::new);
    }
  }

  /**
   * Like {@link Small}, scaled by powers of 2 from 2<sup>&minus;1070</sup> (subnormal) to
   * 2<sup>1000</sup>, and with some coordinates moved to a neighbouring double.
   */
  public static final class Scaled implements ArbitrarySupplier<Pair> {
    @Override
    public Arbitrary<Pair> get() {
      Arbitrary<Integer> exponents = Arbitraries.of(0, 0, 40, -40, 200, -200, 1000, -1070);
      return Combinators.combine(new Small().get(), exponents, Arbitraries.of(true, false))
          .as(Pairs::scaled);
    }
  }

  /** Any doubles at all: huge, subnormal, repeated, of either zero. */
  public static final class Wild implements ArbitrarySupplier<Pair> {
    @Override
    public Arbitrary<Pair> get() {
      return wild(
          Arbitraries.oneOf(
              Arbitraries.of(0.0, -0.0, 1.0, -1.0, 3.0, 1e300, -1e300, 1e-300, -1e-300),
              Arbitraries.of(1e160, -1e160, 1e-160, 3e-162, 1e-161, -1e-161, 0.1, 1e16),
              Arbitraries.of(Double.MIN_VALUE, -Double.MIN_VALUE, Double.MIN_NORMAL),
              Arbitraries.of(Double.MAX_VALUE, -Double.MAX_VALUE, 0x1p1023),
              Arbitraries.longs().map(Double::longBitsToDouble).filter(Double::isFinite)));
    }
  }

  /** Any floats at all. */
  public static final class WildFloats implements ArbitrarySupplier<Pair> {
    @Override
    public Arbitrary<Pair> get() {
      return wild(
          Arbitraries.oneOf(
                  Arbitraries.of(0.0f, -0.0f, 1.0f, -1.0f, 3.0f, 1e37f, -1e37f, 1e-37f, 0.1f),
                  Arbitraries.of(1e20f, -1e20f, 1e-20f, -1e-20f, 3e-22f, 1e8f),
                  Arbitraries.of(Float.MIN_VALUE, -Float.MIN_VALUE, Float.MIN_NORMAL),
                  Arbitraries.of(Float.MAX_VALUE, -Float.MAX_VALUE, 0x1p127f),
                  Arbitraries.integers().map(Float::intBitsToFloat).filter(Float::isFinite))
              .map(Float::doubleValue));
    }
  }

  private static Arbitrary<Pair> wild(Arbitrary<Double> coordinate) {
    return Arbitraries.integers()
        .between(1, 3)
        .flatMap(
            n -> {
              Arbitrary<double[][]> body = rows(coordinate, n, 4);
              return Combinators.combine(body, body).as(Pair::new);
            });
  }

  /** Small integer coordinates in n dimensions. */
  public static Arbitrary<Pair> small(int n, int maxPoints) {
    Arbitrary<Pair> pair =
        Combinators.combine(body(n, maxPoints, 3), body(n, maxPoints, 3)).as(Pair::new);
    return Arbitraries.frequencyOf(
        Tuple.of(3, pair),
        Tuple.of(2, pair.map(Pairs::touching)),
        Tuple.of(1, pair.map(Pairs::flat)));
  }

  /** One point set, from a large or a small grid (which makes repeated points), or on a line. */
  private static Arbitrary<double[][]> body(int n, int maxPoints, int bound) {
    return Arbitraries.oneOf(
        rows(grid(bound), n, maxPoints),
        rows(grid(1), n, maxPoints),
        rows(grid(bound), n, maxPoints).map(Pairs::repeated),
        rows(grid(2), n, maxPoints).map(Pairs::collinear));
  }

  private static Arbitrary<Double> grid(int bound) {
    return Arbitraries.integers().between(-bound, bound).map(Integer::doubleValue);
  }

  private static Arbitrary<double[][]> rows(Arbitrary<Double> coordinate, int n, int maxPoints) {
    return coordinate
        .list()
        .ofSize(n)
        .map(row -> row.stream().mapToDouble(Double::doubleValue).toArray())
        .list()
        .ofMinSize(1)
        .ofMaxSize(maxPoints)
        .map(rows -> rows.toArray(double[][]::new));
  }

  private static double[][] repeated(double[][] rows) {
    double[][] last = {rows[rows.length - 1]};
    return Stream.of(last, rows).flatMap(Stream::of).toArray(double[][]::new);
  }

  /** The points p₀ + k·(p₁ − p₀) for the k that the first coordinates give. */
  private static double[][] collinear(double[][] rows) {
    double[] second = rows[Math.min(1, rows.length - 1)];
    double[][] onLine = new double[rows.length][];
    for (int i = 0; i < rows.length; i++) {
      double k = rows[i][0];
      onLine[i] = map(rows[0], (x, j) -> x + k * (second[j] - rows[0][j]));
    }
    return onLine;
  }

  /** Moves B so that a point of B is at a point of A. */
  private static Pair touching(Pair pair) {
    double[] move = map(pair.rowsA()[0], (x, j) -> x - pair.rowsB()[0][j]);
    return new Pair(pair.rowsA(), rowwise(pair.rowsB(), row -> map(row, (x, j) -> x + move[j])));
  }

  /** Makes the last coordinates all 1. */
  private static Pair flat(Pair pair) {
    UnaryOperator<double[]> project = row -> map(row, (x, j) -> j == row.length - 1 ? 1 : x);
    return new Pair(rowwise(pair.rowsA(), project), rowwise(pair.rowsB(), project));
  }

  private static Pair scaled(Pair pair, int exponent, boolean moved) {
    UnaryOperator<double[]> scale = row -> map(row, (x, j) -> Math.scalb(x, exponent));
    double[][] rowsA = rowwise(pair.rowsA(), scale);
    double[][] rowsB = rowwise(pair.rowsB(), scale);
    if (moved) {
      rowsA[0] = map(rowsA[0], (x, j) -> j == 0 ? Math.nextUp(x) : x);
      rowsB[rowsB.length - 1] = map(rowsB[rowsB.length - 1], (x, j) -> Math.nextDown(x));
    }
    return new Pair(rowsA, rowsB);
  }

  private static double[][] rowwise(double[][] rows, UnaryOperator<double[]> change) {
    return List.of(rows).stream().map(change).toArray(double[][]::new);
  }

  @FunctionalInterface
  private interface CoordinateChange {
    double apply(double x, int index);
  }

  private static double[] map(double[] row, CoordinateChange change) {
    double[] changed = new double[row.length];
    for (int j = 0; j < row.length; j++) {
      changed[j] = change.apply(row[j], j);
    }
    return changed;
  }
}
