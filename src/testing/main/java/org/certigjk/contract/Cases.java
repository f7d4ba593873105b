package org.certigjk.contract;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;

/**
 * The built-in cases of the contracts: small inputs on which distance code is known to go wrong.
 * Every coordinate is a small integer or a power of two times one, hence exact in {@code float},
 * {@code double} and every ordered field.
 *
 * @since 0.1.0
 */
public final class Cases {

  private static final double[][] SQUARE = {{0, 0}, {1, 0}, {1, 1}, {0, 1}};
  private static final double[][] CUBE = {
    {0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {1, 1, 0}, {0, 0, 1}, {1, 0, 1}, {0, 1, 1}, {1, 1, 1}
  };
  private static final double[][] TRIANGLE_WITH_MIDPOINT = {{-1, 0}, {0, 0}, {1, 0}, {0, 1}};

  private Cases() {}

  /**
   * A pair of polytopes with a name.
   *
   * @param name what is special about it
   * @param a A
   * @param b B
   * @param <E> the type of the coordinates
   */
  public record Pair<E>(String name, Polytope<E> a, Polytope<E> b) {}

  /** Returns polytopes: points, segments, flat, repeated and non-extreme points, solids. */
  public static <E> List<Polytope<E>> polytopes(OrderedField<E> field) {
    return List.of(
        Polytope.of(field, new double[][] {{3}}),
        Polytope.of(field, new double[][] {{-1}, {2}, {0}}),
        Polytope.of(field, new double[][] {{1, 2}}),
        Polytope.of(field, new double[][] {{0, 0}, {2, 2}, {1, 1}, {2, 2}}),
        Polytope.of(field, SQUARE),
        Polytope.of(field, TRIANGLE_WITH_MIDPOINT),
        Polytope.of(field, new double[][] {{-2, -1, -1}, {0, -1, 0}, {0, -1, 2}, {0, 0, 2}}),
        Polytope.of(field, new double[][] {{0, 0, 0}, {2, 0, 0}, {0, 2, 0}, {1, 1, 0}}),
        Polytope.of(field, CUBE),
        Polytope.of(
            field, new double[][] {{1, 0, 0, 0}, {-1, 0, 0, 0}, {0, 2, 0, 1}, {0, 0, 3, 1}}));
  }

  /** Returns all directions with coordinates &minus;1, 0, 1, the zero direction included. */
  public static <E> List<Vec<E>> directions(OrderedField<E> field, int dimension) {
    List<Vec<E>> directions = new ArrayList<>();
    for (int code = 0; code < Math.pow(3, dimension); code++) {
      double[] coordinates = new double[dimension];
      int rest = code;
      for (int k = 0; k < dimension; k++) {
        coordinates[k] = rest % 3 - 1;
        rest /= 3;
      }
      directions.add(Vec.of(field, coordinates));
    }
    return directions;
  }

  /** Returns simplex sets of one to four points: independent, dependent and repeated ones. */
  public static <E> List<Polytope<E>> simplices(OrderedField<E> field) {
    List<Polytope<E>> simplices = new ArrayList<>(polytopes(field));
    simplices.removeIf(polytope -> polytope.size() > 4);
    simplices.add(Polytope.of(field, new double[][] {{-1}, {1}}));
    simplices.add(Polytope.of(field, new double[][] {{-1, 2}, {1, 2}, {0, 1}}));
    simplices.add(Polytope.of(field, new double[][] {{-2, -2}, {-1, 1}, {-1, 2}}));
    Random random = new Random(2024);
    for (int k = 0; k < 200; k++) {
      simplices.add(grid(field, random, 1 + random.nextInt(4), 1 + random.nextInt(3)));
    }
    return simplices;
  }

  private static <E> Polytope<E> grid(
      OrderedField<E> field, Random random, int size, int dimension) {
    double[][] rows = new double[size][dimension];
    for (double[] row : rows) {
      for (int k = 0; k < dimension; k++) {
        row[k] = random.nextInt(9) - 4;
      }
    }
    return Polytope.of(field, rows);
  }

  /** Returns pairs: apart, touching in every way, overlapping, flat, tiny, huge, random. */
  public static <E> List<Pair<E>> pairs(OrderedField<E> field) {
    List<Pair<E>> pairs = new ArrayList<>();
    add(pairs, field, "two points", new double[][] {{3, 4}}, new double[][] {{0, 0}});
    add(pairs, field, "one point", new double[][] {{3, 4}}, new double[][] {{3, 4}});
    add(
        pairs,
        field,
        "crossing flat segments",
        new double[][] {{0, 0}, {2, 2}},
        new double[][] {{0, 2}, {2, 0}});
    add(
        pairs,
        field,
        "parallel segments",
        new double[][] {{0, 0}, {4, 0}},
        new double[][] {{1, 2}, {9, 2}});
    add(pairs, field, "square and a corner", SQUARE, new double[][] {{1, 1}, {2, 1}, {2, 2}});
    add(pairs, field, "square and its side", SQUARE, new double[][] {{1, 0}, {1, 1}, {2, 0}});
    add(
        pairs,
        field,
        "cubes face to face",
        CUBE,
        new double[][] {{1, 0.25, 0.25}, {2, 0.25, 0.25}, {2, 1, 0.5}, {1, 1, 0.5}});
    add(
        pairs,
        field,
        "cube and edge, apart by 2^-20",
        CUBE,
        new double[][] {{1 + 0x1p-20, -1, 0.5}, {1 + 0x1p-20, 2, 0.5}, {3, 0, 0.5}});
    add(
        pairs,
        field,
        "cube and tetrahedron, overlapping",
        CUBE,
        new double[][] {{0.5, 0.5, 0.5}, {3, 0, 0}, {0, 3, 0}, {0, 0, 3}});
    for (int m = 1; m <= 8; m++) {
      pairs.add(deathPolytope(field, m));
    }
    addRandom(pairs, field);
    return pairs;
  }

  private static <E> void add(
      List<Pair<E>> pairs, OrderedField<E> field, String name, double[][] a, double[][] b) {
    for (int exponent : new int[] {0, -40, 40}) {
      String scale = exponent == 0 ? "" : ", scaled by 2^" + exponent;
      E factor = field.of(Math.scalb(1.0, exponent));
      pairs.add(
          new Pair<>(
              name + scale,
              scaled(Polytope.of(field, a), factor),
              scaled(Polytope.of(field, b), factor)));
    }
  }

  private static <E> Polytope<E> scaled(Polytope<E> polytope, E factor) {
    List<Vec<E>> points = new ArrayList<>();
    for (int k = 0; k < polytope.size(); k++) {
      points.add(polytope.get(k).times(factor));
    }
    return Polytope.from(points);
  }

  /** The death polytope, on which GJK inserts every vertex (Jales 2024, chapter 6). */
  private static <E> Pair<E> deathPolytope(OrderedField<E> field, int m) {
    double[][] rows = new double[m + 1][];
    for (int i = 0; i < m; i++) {
      rows[i] =
          new double[] {
            Math.scalb(1.0, 2 * m - i) - Math.scalb(1.0, m),
            Math.scalb(1.0, 2 * (m - i)) + Math.scalb(1.0, m - 1)
          };
    }
    rows[m] = new double[] {-Math.scalb(1.0, m), Math.scalb(1.0, m - 1)};
    return new Pair<>(
        "death polytope with " + (m + 1) + " vertices",
        Polytope.of(field, rows),
        Polytope.of(field, new double[][] {{0, 0}}));
  }

  private static <E> void addRandom(List<Pair<E>> pairs, OrderedField<E> field) {
    Random random = new Random(1988);
    for (int k = 0; k < 100; k++) {
      int dimension = 1 + random.nextInt(3);
      pairs.add(
          new Pair<>(
              "random integer points, no. " + k,
              grid(field, random, 1 + random.nextInt(6), dimension),
              grid(field, random, 1 + random.nextInt(6), dimension)));
    }
  }
}
