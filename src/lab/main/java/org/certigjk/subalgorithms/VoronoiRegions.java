package org.certigjk.subalgorithms;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Vec;
import org.certigjk.simplex.DistanceSubAlgorithm;
import org.certigjk.simplex.SubSimplex;
import org.certigjk.simplex.Subsets;
import org.jspecify.annotations.Nullable;

/**
 * The sub-algorithm by Voronoi regions. Which vertex, edge or face of the simplex the origin p = 0
 * is nearest to is read off from signs:
 *
 * <pre>
 *   segment ab:        t = abᵀap;  a if t ≤ 0,  b if t ≥ abᵀab,  else a + t/(abᵀab) ab
 *   triangle abc:      d₁ = abᵀap, d₂ = acᵀap, d₃ = abᵀbp, d₄ = acᵀbp, d₅ = abᵀcp, d₆ = acᵀcp,
 *                      v_a = d₃d₆ − d₅d₄, v_b = d₅d₂ − d₁d₆, v_c = d₁d₄ − d₃d₂
 *   tetrahedron abcd:  the nearest over the faces that have p and the fourth vertex on
 *                      opposite sides; p itself if there is none.
 * </pre>
 *
 * <p>Source: C. Ericson, <i>Real-Time Collision Detection</i>, Morgan Kaufmann 2004, sections
 * 5.1.2, 5.1.5 and 5.1.6.
 *
 * <p>As published it needs independent points: with a = b the region of the edge ab divides 0 by 0,
 * and in a flat tetrahedron no vertex is on a side of the opposite face, so that p is taken to be
 * inside. Here an edge without length has no region, and all faces of a flat tetrahedron are tried.
 * On collinear points the rest is right as it stands: v_a = v_b = v_c = 0, and the tests of the
 * vertices and edges find the point.
 *
 * <p><b>Guarantee.</b> Over an exact field v = v(conv Y) for every Y, and Y_s is affinely
 * independent.
 *
 * <p><b>Limits.</b> Up to three points in any dimension, four points in up to three dimensions.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} beyond these limits.
 *
 * <p><b>Example.</b> Y = {(&minus;1, 1), (3, 1)} has abᵀap = 4 and abᵀab = 16, hence λ = (3/4, 1/4)
 * and v = (0, 1).
 *
 * @param <E> the type of the coordinates
 */
public final class VoronoiRegions<E> implements DistanceSubAlgorithm<E> {

  /** The faces of a tetrahedron, that opposite to vertex i at i. */
  private static final int[][] FACES = {{1, 2, 3}, {0, 2, 3}, {0, 1, 3}, {0, 1, 2}};

  private final @Nullable Consumer<Trial<E>> listener;

  /** Makes the algorithm; it has no state. */
  public VoronoiRegions() {
    this(null);
  }

  /** Makes the algorithm, which tells of what it tries. */
  VoronoiRegions(@Nullable Consumer<Trial<E>> listener) {
    this.listener = listener;
  }

  @Override
  public @Nullable SubSimplex<E> solve(Vec<E>[] y) {
    Subsets.all(y.length); // rejects an empty set
    if (y.length > Space.MAX_SIZE
        || (y.length == Space.MAX_SIZE && y[0].dimension() > Space.DIMENSION)) {
      throw new IllegalArgumentException(
          ("Voronoi regions of %d points in %d dimensions;"
                  + " up to 3 points, and 4 in up to 3 dimensions, are possible")
              .formatted(y.length, y[0].dimension()));
    }
    Regions<E> regions = new Regions<>(y, listener);
    @Nullable SubSimplex<E> found =
        switch (y.length) {
          case 1 -> regions.vertex(0);
          case 2 -> regions.segment(0, 1);
          case 3 -> regions.triangle(0, 1, 2);
          default -> regions.tetrahedron();
        };
    return found == null ? null : found.ifNearest(y);
  }

  /** Returns the name of the algorithm. */
  @Override
  public String toString() {
    return "voronoi-regions";
  }

  /** The regions of the simplices with vertices in Y, for the point p = 0. */
  private static final class Regions<E> {

    private final OrderedField<E> field;
    private final Vec<E>[] y;
    private final @Nullable Consumer<Trial<E>> listener;

    Regions(Vec<E>[] y, @Nullable Consumer<Trial<E>> listener) {
      this.field = y[0].field();
      this.y = y;
      this.listener = listener;
    }

    private Trial.Told<E> told() {
      return new Trial.Told<>(field, listener);
    }

    /** The point with these weights. */
    private @Nullable SubSimplex<E> at(int[] indices, List<E> weights) {
      return ConvexCombination.of(y, indices, Vec.from(field, weights));
    }

    @Nullable SubSimplex<E> vertex(int i) {
      return at(new int[] {i}, List.of(field.one()));
    }

    /** The point a + t(b − a). */
    private @Nullable SubSimplex<E> edge(int a, int b, E t) {
      return at(new int[] {a, b}, List.of(field.minus(field.one(), t), t));
    }

    @Nullable SubSimplex<E> segment(int a, int b) {
      Vec<E> ab = y[b].minus(y[a]);
      E t = field.unaryMinus(ab.dot(y[a]));
      E squared = ab.squaredNorm();
      Trial.Told<E> told = told().with("t", t).with("‖{%s} − {%s}‖²".formatted(b, a), squared);
      if (field.signum(t) <= 0) {
        told.that(Finding.FIRST_END, new int[] {a}, a, b);
        return vertex(a);
      }
      if (field.compare(t, squared) >= 0) {
        told.that(Finding.SECOND_END, new int[] {b}, a, b);
        return vertex(b);
      }
      told.that(Finding.BETWEEN_ENDS, new int[] {a, b}, a, b);
      return edge(a, b, field.div(t, squared));
    }

    @Nullable SubSimplex<E> triangle(int a, int b, int c) {
      Triangle<E> abc = new Triangle<>(field, y[a], y[b], y[c]);
      abc.tell(told(), a, b, c);
      return switch (abc.region()) {
        case CORNER_A -> vertex(a);
        case CORNER_B -> vertex(b);
        case CORNER_C -> vertex(c);
        case EDGE_AB -> edge(a, b, abc.share(abc.d1, field.unaryMinus(abc.d3)));
        case EDGE_AC -> edge(a, c, abc.share(abc.d2, field.unaryMinus(abc.d6)));
        case EDGE_BC -> edge(b, c, abc.share(abc.fromB(), abc.fromC()));
        default -> at(new int[] {a, b, c}, abc.weights());
      };
    }

    @Nullable SubSimplex<E> tetrahedron() {
      Vec<E>[] x = Space.embedded(y);
      List<E> weights = new ArrayList<>();
      NearestSoFar<E> nearest = new NearestSoFar<>(field);
      for (int i = 0; i < FACES.length; i++) {
        int[] face = FACES[i];
        Vec<E> a = x[face[0]];
        Vec<E> normal = Space.cross(x[face[1]].minus(a), x[face[2]].minus(a));
        E sideOfP = field.unaryMinus(a.dot(normal));
        E sideOfVertex = x[i].minus(a).dot(normal);
        int product = field.signum(sideOfP) * field.signum(sideOfVertex);
        boolean isBeyond = product < 0 || field.isZero(sideOfVertex);
        told()
            .with("side of O", sideOfP)
            .with("side of {%s}".formatted(i), sideOfVertex)
            .that(
                field.isZero(sideOfVertex)
                    ? Finding.FLAT
                    : isBeyond ? Finding.SIDES_DIFFER : Finding.SIDES_AGREE,
                isBeyond ? face : new int[0],
                face);
        if (isBeyond) {
          nearest.consider(triangle(face[0], face[1], face[2]));
        } else {
          weights.add(field.div(sideOfP, sideOfVertex));
        }
      }
      return weights.size() == FACES.length ? inside(weights) : nearest.best();
    }

    /** The point with these weights, which sum to 1 but for rounding. */
    private @Nullable SubSimplex<E> inside(List<E> weights) {
      Vec<E> all = Vec.from(field, weights);
      return ConvexCombination.of(y, new int[] {0, 1, 2, 3}, all.times(field.inverse(all.sum())));
    }
  }

  /** The products of a triangle abc, for the point p = 0. */
  private static final class Triangle<E> {

    private final OrderedField<E> field;
    private final E d1;
    private final E d2;
    private final E d3;
    private final E d4;
    private final E d5;
    private final E d6;
    private final E va;
    private final E vb;
    private final E vc;

    Triangle(OrderedField<E> field, Vec<E> a, Vec<E> b, Vec<E> c) {
      Vec<E> ab = b.minus(a);
      Vec<E> ac = c.minus(a);
      this.field = field;
      this.d1 = field.unaryMinus(ab.dot(a));
      this.d2 = field.unaryMinus(ac.dot(a));
      this.d3 = field.unaryMinus(ab.dot(b));
      this.d4 = field.unaryMinus(ac.dot(b));
      this.d5 = field.unaryMinus(ab.dot(c));
      this.d6 = field.unaryMinus(ac.dot(c));
      this.va = field.minus(field.times(d3, d6), field.times(d5, d4));
      this.vb = field.minus(field.times(d5, d2), field.times(d1, d6));
      this.vc = field.minus(field.times(d1, d4), field.times(d3, d2));
    }

    E fromB() {
      return field.minus(d4, d3);
    }

    E fromC() {
      return field.minus(d5, d6);
    }

    Finding region() {
      if (field.signum(d1) <= 0 && field.signum(d2) <= 0) {
        return Finding.CORNER_A;
      }
      if (field.signum(d3) >= 0 && field.compare(d4, d3) <= 0) {
        return Finding.CORNER_B;
      }
      if (isEdge(vc, d1, field.unaryMinus(d3))) {
        return Finding.EDGE_AB;
      }
      if (field.signum(d6) >= 0 && field.compare(d5, d6) <= 0) {
        return Finding.CORNER_C;
      }
      if (isEdge(vb, d2, field.unaryMinus(d6))) {
        return Finding.EDGE_AC;
      }
      return isEdge(va, fromB(), fromC()) ? Finding.EDGE_BC : Finding.INSIDE;
    }

    /** Whether p is beyond an edge, between its ends; no if it has no length. */
    private boolean isEdge(E area, E fromFirst, E fromSecond) {
      return field.signum(area) <= 0
          && field.signum(fromFirst) >= 0
          && field.signum(fromSecond) >= 0
          && field.signum(field.plus(fromFirst, fromSecond)) > 0;
    }

    E share(E part, E rest) {
      return field.div(part, field.plus(part, rest));
    }

    List<E> weights() {
      E sum = field.plus(va, field.plus(vb, vc));
      return List.of(field.div(va, sum), field.div(vb, sum), field.div(vc, sum));
    }

    void tell(Trial.Told<E> told, int a, int b, int c) {
      List<E> d = List.of(d1, d2, d3, d4, d5, d6);
      for (int k = 0; k < d.size(); k++) {
        told.with("d" + (char) ('₁' + k), d.get(k));
      }
      told.with("v", new int[] {a, b, c}, List.of(va, vb, vc))
          .that(region(), corners(a, b, c), a, b, c);
    }

    /** The corners of the region. */
    private int[] corners(int a, int b, int c) {
      return switch (region()) {
        case CORNER_A -> new int[] {a};
        case CORNER_B -> new int[] {b};
        case CORNER_C -> new int[] {c};
        case EDGE_AB -> new int[] {a, b};
        case EDGE_AC -> new int[] {a, c};
        case EDGE_BC -> new int[] {b, c};
        default -> new int[] {a, b, c};
      };
    }
  }
}
