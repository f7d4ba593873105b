package org.certigjk.subalgorithms;

import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Vec;
import org.certigjk.simplex.DistanceSubAlgorithm;
import org.certigjk.simplex.SubSimplex;
import org.certigjk.simplex.Subsets;
import org.jspecify.annotations.Nullable;

/**
 * The signed volumes sub-algorithm. With the signed volume &mu; of a simplex {s₁, …, s_m} and the
 * signed volumes Cⱼ of the simplices in which the origin, or its projection p on the affine hull,
 * stands for sⱼ,
 *
 * <pre>
 *   nearest = Σ (Cⱼ/μ) sⱼ                              if μ and all Cⱼ have the same sign,
 *             the nearest in the facets without an sⱼ
 *             whose Cⱼ has another sign than μ           otherwise.
 * </pre>
 *
 * <p>Source: M. Montanari, N. Petrinic and E. Barbieri, <i>Improving the GJK algorithm for faster
 * and more reliable distance queries between convex objects</i>, ACM Transactions on Graphics 36
 * (3), 2017: S3D, S2D and S1D. S3D takes the cofactors of the last row of the matrix of the points
 * with a row of ones; S2D projects along the axis that leaves the triangle its largest area; S1D
 * along those that leave the segment its largest extent. A sign 0 is equal to no sign.
 *
 * <p>Within GJK the newest point stays (van den Bergen 1999, theorem 2), which the authors use to
 * try fewer facets. Here any Y may come, and every facet with another sign is tried. The paper
 * divides by the squared normal of a triangle and the squared length of a segment. Where these are
 * 0, and where a tetrahedron is flat, &mu; = 0 has the sign of nothing, so that all facets are
 * tried, which is right for dependent points.
 *
 * <p><b>Guarantee.</b> Over an exact field v = v(conv Y) for every Y, and Y_s is affinely
 * independent.
 *
 * <p>Over an inexact field a Cⱼ whose sign is wrong leads to a wrong facet, or keeps a point that
 * should go.
 *
 * <p><b>Limits.</b> Up to four points in up to three dimensions; points of fewer dimensions are
 * taken as points of space with further coordinates 0.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} beyond these limits.
 *
 * <p><b>Example.</b> Y = {(0, &minus;1), (1, 1), (&minus;2, 1)}: &mu; = 6, C = (3, 2, 1), hence λ =
 * (1/2, 1/3, 1/6) and v = (0, 0).
 *
 * @param <E> the type of the coordinates
 */
public final class SignedVolumes<E> implements DistanceSubAlgorithm<E> {

  private final @Nullable Consumer<Trial<E>> listener;

  /** Makes the algorithm; it has no state. */
  public SignedVolumes() {
    this(null);
  }

  /** Makes the algorithm, which tells of what it tries. */
  SignedVolumes(@Nullable Consumer<Trial<E>> listener) {
    this.listener = listener;
  }

  @Override
  public @Nullable SubSimplex<E> solve(Vec<E>[] y) {
    int[] all = Subsets.indices(Subsets.all(y.length));
    if (y.length > Space.MAX_SIZE || y[0].dimension() > Space.DIMENSION) {
      throw new IllegalArgumentException(
          "signed volumes of %d points in %d dimensions; up to 4 points in up to 3 are possible"
              .formatted(y.length, y[0].dimension()));
    }
    @Nullable SubSimplex<E> found = new Simplices<>(y, listener).nearest(all);
    return found == null ? null : found.ifNearest(y);
  }

  /** Returns the name of the algorithm. */
  @Override
  public String toString() {
    return "signed-volumes";
  }

  /** &mu; and the Cⱼ. */
  private record Volumes<E>(E mu, List<E> c) {}

  /** The simplices with vertices in Y. */
  private static final class Simplices<E> {

    private final OrderedField<E> field;
    private final Vec<E>[] y;

    /** Y in space. */
    private final Vec<E>[] s;

    private final @Nullable Consumer<Trial<E>> listener;

    Simplices(Vec<E>[] y, @Nullable Consumer<Trial<E>> listener) {
      this.listener = listener;
      this.field = y[0].field();
      this.y = y;
      this.s = Space.embedded(y);
    }

    /** The point nearest to the origin of the simplex with these vertices. */
    @Nullable SubSimplex<E> nearest(int[] w) {
      Volumes<E> volumes =
          switch (w.length) {
            case 4 -> s3d(s[w[0]], s[w[1]], s[w[2]], s[w[3]]);
            case 3 -> s2d(s[w[0]], s[w[1]], s[w[2]]);
            case 2 -> s1d(s[w[0]], s[w[1]]);
            default -> new Volumes<>(field.one(), List.of(field.one()));
          };
      int[] others =
          IntStream.range(0, w.length)
              .filter(j -> !compareSigns(volumes.mu, volumes.c.get(j)))
              .toArray();
      tell(w, volumes, others);
      if (others.length > 0) {
        return nearestFacet(w, others);
      }
      List<E> weights = volumes.c.stream().map(c -> field.div(c, volumes.mu)).toList();
      @Nullable SubSimplex<E> inside = ConvexCombination.of(y, w, Vec.from(field, weights));
      if (inside == null) { // as rounding can leave it
        new Trial.Told<>(field, listener).with("λ", w, weights).that(Finding.NO_WEIGHTS, w, w);
        return nearestFacet(w, IntStream.range(0, w.length).toArray());
      }
      return inside;
    }

    private void tell(int[] w, Volumes<E> volumes, int[] others) {
      int[] away = IntStream.of(others).map(j -> w[j]).toArray();
      Finding finding = others.length == 0 ? Finding.SIGNS_AGREE : Finding.SIGNS_DIFFER;
      new Trial.Told<>(field, listener)
          .with("μ", volumes.mu)
          .with("C", w, volumes.c)
          .that(finding, away, w);
    }

    /** The nearest point of the facets without one of these vertices. */
    private @Nullable SubSimplex<E> nearestFacet(int[] w, int[] omitted) {
      NearestSoFar<E> nearest = new NearestSoFar<>(field);
      for (int j : omitted) {
        if (w.length > 1) {
          int vertex = w[j];
          nearest.consider(nearest(IntStream.of(w).filter(i -> i != vertex).toArray()));
        }
      }
      return nearest.best();
    }

    /** Whether a and b are both positive or both negative. */
    private boolean compareSigns(E a, E b) {
      return field.signum(a) * field.signum(b) > 0;
    }

    /** The cofactors of the row of ones below the points, whose sum is their determinant. */
    private Volumes<E> s3d(Vec<E> s1, Vec<E> s2, Vec<E> s3, Vec<E> s4) {
      E c1 = field.unaryMinus(Space.det(s2, s3, s4));
      E c2 = Space.det(s1, s3, s4);
      E c3 = field.unaryMinus(Space.det(s1, s2, s4));
      E c4 = Space.det(s1, s2, s3);
      E det = field.plus(field.plus(c1, c2), field.plus(c3, c4));
      return new Volumes<>(det, List.of(c1, c2, c3, c4));
    }

    private Volumes<E> s2d(Vec<E> s1, Vec<E> s2, Vec<E> s3) {
      Vec<E> n = Space.cross(s2.minus(s1), s3.minus(s1));
      E squared = n.squaredNorm();
      if (field.isZero(squared)) {
        return nothing(3);
      }
      Vec<E> p = n.times(field.div(s1.dot(n), squared));
      int axis = largest(n);
      E mu = area(s1, s2, s3, axis);
      return new Volumes<>(
          mu, List.of(area(p, s2, s3, axis), area(s1, p, s3, axis), area(s1, s2, p, axis)));
    }

    private Volumes<E> s1d(Vec<E> s1, Vec<E> s2) {
      Vec<E> t = s2.minus(s1);
      E squared = t.squaredNorm();
      if (field.isZero(squared)) {
        return nothing(2);
      }
      Vec<E> p = s2.minus(t.times(field.div(s2.dot(t), squared)));
      int axis = largest(t);
      E mu = field.minus(s1.get(axis), s2.get(axis));
      E c1 = field.minus(p.get(axis), s2.get(axis));
      E c2 = field.minus(s1.get(axis), p.get(axis));
      return new Volumes<>(mu, List.of(c1, c2));
    }

    /** The volumes where there is no normal or direction to divide by. */
    private Volumes<E> nothing(int size) {
      return new Volumes<>(field.zero(), Collections.nCopies(size, field.zero()));
    }

    /** The axis of the largest coordinate in magnitude. */
    private int largest(Vec<E> x) {
      int axis = 0;
      for (int k = 1; k < x.dimension(); k++) {
        E square = field.times(x.get(k), x.get(k));
        if (field.compare(square, field.times(x.get(axis), x.get(axis))) > 0) {
          axis = k;
        }
      }
      return axis;
    }

    /** Twice the signed area of the triangle projected along the axis. */
    private E area(Vec<E> a, Vec<E> b, Vec<E> c, int axis) {
      int u = (axis + 1) % Space.DIMENSION;
      int v = (axis + 2) % Space.DIMENSION;
      return field.plus(
          field.plus(Space.minor(a, b, u, v), Space.minor(b, c, u, v)), Space.minor(c, a, u, v));
    }
  }
}
