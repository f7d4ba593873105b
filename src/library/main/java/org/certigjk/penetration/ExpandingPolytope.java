package org.certigjk.penetration;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.PriorityQueue;
import java.util.Set;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.IntegralSpan;
import org.certigjk.geometry.Vec;
import org.certigjk.integral.Interruption;
import org.jspecify.annotations.Nullable;

/**
 * A polytope in Rⁿ that grows point by point, its boundary divided into simplices ({@link Facet}):
 * in the plane a polygon, in space a closed surface of triangles.
 *
 * <p>A new point w sees the facets whose planes it is strictly beyond. They are connected, and give
 * way to the simplices from w to the ridges of the horizon, those between a facet that is seen and
 * one that is not. A facet whose plane w is on is not seen, and stays: as if w were moved a little
 * towards the inside, where it is on no plane of a facet. No new simplex is degenerate, because w,
 * strictly beyond the seen facet at a ridge, is not in the affine hull of the ridge; and the corner
 * of the seen facet that is not on the ridge is strictly beneath the new plane, because otherwise w
 * would be on the plane of the seen facet.
 *
 * <p>Two new facets with a common ridge, w and a face S of dimension n &minus; 3, come from the two
 * ridges of the horizon at S; from one to the other the way around S leads through facets that are
 * seen.
 *
 * <p><b>Limits.</b> Exact fields only, or the integers: it divides only where nothing is left over.
 * Mutable; not for use by several threads.
 *
 * @param <E> the type of the coordinates
 */
final class ExpandingPolytope<E> {

  private final OrderedField<E> field;
  private final List<Vec<E>> points;
  private final Set<Facet<E>> facets = new LinkedHashSet<>();

  /** The facets not yet polled, nearest to the origin first; some are no longer of the polytope. */
  private final PriorityQueue<Facet<E>> queue =
      new PriorityQueue<>((f, g) -> f.plane().compareDistance(g.plane()));

  /** A ridge of the horizon, that of a facet that is seen without one of its corners. */
  private record Ridge<E>(Facet<E> seen, int without) {}

  /** Starts with the simplex of the first of these points that are affinely independent. */
  ExpandingPolytope(List<Vec<E>> hull) {
    field = hull.get(0).field();
    points = new ArrayList<>(hull);
    addSimplex(simplex());
  }

  /** Makes it the convex hull of the points from which it started. */
  void includeAll() {
    int count = points.size();
    for (int k = 0; k < count; k++) {
      @Nullable Facet<E> seen = firstSeenFrom(points.get(k));
      if (seen != null) {
        join(k, seen);
      }
    }
  }

  private @Nullable Facet<E> firstSeenFrom(Vec<E> x) {
    for (Facet<E> facet : facets) {
      if (field.signum(facet.plane().height(x)) > 0) {
        return facet;
      }
    }
    return null;
  }

  /** The first points, in order, that are affinely independent. */
  private int[] simplex() {
    Vec<E> first = points.get(0);
    IntegralSpan<E> span = new IntegralSpan<>(field, first.dimension());
    List<Integer> simplex = new ArrayList<>(List.of(0));
    for (int k = 1; k < points.size(); k++) {
      if (span.add(points.get(k).minus(first))) {
        simplex.add(k);
      }
    }
    return simplex.stream().mapToInt(Integer::intValue).toArray();
  }

  /** Adds the facets of a simplex: the facet beside each corner is the one without it. */
  private void addSimplex(int[] simplex) {
    List<Facet<E>> all = new ArrayList<>();
    for (int k = 0; k < simplex.length; k++) {
      int beneath = simplex[k];
      int[] corners = Arrays.stream(simplex).filter(corner -> corner != beneath).toArray();
      all.add(Facet.of(corners, points, points.get(beneath)));
    }
    for (Facet<E> facet : all) {
      all.stream().filter(other -> other != facet).forEach(facet.neighbours()::add);
      add(facet);
    }
  }

  /** Returns the points, those first from which it started. */
  List<Vec<E>> points() {
    return points;
  }

  Set<Facet<E>> facets() {
    return facets;
  }

  /** Returns the facet nearest to the origin that was not yet returned; {@code null} if none. */
  @Nullable Facet<E> poll() {
    Facet<E> nearest = queue.poll();
    while (nearest != null && !facets.contains(nearest)) {
      nearest = queue.poll();
    }
    return nearest;
  }

  /** Adds the point w, which is strictly beyond the plane of the facet {@code seen}. */
  void insert(Vec<E> w, Facet<E> seen) {
    points.add(w);
    join(points.size() - 1, seen);
  }

  private void join(int apex, Facet<E> first) {
    Map<Facet<E>, E> heights = heights(points.get(apex), first);
    List<Facet<E>> seen = heights.keySet().stream().filter(f -> isSeen(f, heights)).toList();
    Map<Facet<E>, Ridge<E>> fresh = new LinkedHashMap<>();
    for (Facet<E> facet : seen) {
      Interruption.check();
      for (int k = 0; k < facet.corners().length; k++) {
        if (!isSeen(facet.neighbours().get(k), heights)) {
          Ridge<E> ridge = new Ridge<>(facet, k);
          fresh.put(joined(ridge, apex, heights), ridge);
        }
      }
    }
    fresh.forEach((facet, ridge) -> meetOthers(facet, ridge, apex, heights));
    seen.forEach(facets::remove);
    fresh.keySet().forEach(this::add);
  }

  /** The heights of w above the facets it sees, from one to the next, and their neighbours. */
  private Map<Facet<E>, E> heights(Vec<E> w, Facet<E> seen) {
    Map<Facet<E>, E> heights = new LinkedHashMap<>();
    heights.put(seen, seen.plane().height(w));
    Deque<Facet<E>> open = new ArrayDeque<>(List.of(seen));
    while (!open.isEmpty()) {
      Interruption.check();
      for (Facet<E> next : open.remove().neighbours()) {
        if (!heights.containsKey(next)) {
          heights.put(next, next.plane().height(w));
          if (isSeen(next, heights)) {
            open.add(next);
          }
        }
      }
    }
    return heights;
  }

  /** Whether a facet has a height above it that is positive. */
  private boolean isSeen(Facet<E> facet, Map<Facet<E>, E> heights) {
    @Nullable E height = heights.get(facet);
    return height != null && field.signum(height) > 0;
  }

  /** Makes the facet from a ridge of the horizon to the apex, in the place of the one seen. */
  private Facet<E> joined(Ridge<E> ridge, int apex, Map<Facet<E>, E> heights) {
    Facet<E> seen = ridge.seen;
    Facet<E> hidden = seen.neighbours().get(ridge.without);
    Vec<E> z = points.get(seen.corners()[ridge.without]);
    E above = Objects.requireNonNull(heights.get(seen), "seen");
    E below = Objects.requireNonNull(heights.get(hidden), "beside one that is seen");
    Facet<E> facet = Facet.of(seen, ridge.without, z, apex, above, below);
    int size = facet.corners().length; // those beside other corners than the apex are found later
    facet.neighbours().addAll(Collections.nCopies(size, hidden));
    hidden.neighbours().set(hidden.neighbours().indexOf(seen), facet);
    seen.neighbours().set(ridge.without, facet);
    return facet;
  }

  /** Finds the neighbours of a new facet beside its corners other than the apex. */
  private void meetOthers(Facet<E> facet, Ridge<E> ridge, int apex, Map<Facet<E>, E> heights) {
    for (int k = 0; k < facet.corners().length; k++) {
      if (facet.corners()[k] != apex) {
        facet.neighbours().set(k, otherAround(ridge, facet.corners()[k], heights));
      }
    }
  }

  /**
   * The new facet from the other ridge of the horizon around the ridge without a corner: each facet
   * on the way has two corners more than that face, and is left at the ridge without the older.
   */
  private Facet<E> otherAround(Ridge<E> ridge, int corner, Map<Facet<E>, E> heights) {
    Facet<E> facet = ridge.seen;
    int older = corner;
    int newer = facet.corners()[ridge.without];
    Facet<E> next = facet.neighbours().get(facet.position(older));
    while (isSeen(next, heights)) {
      older = newer;
      newer = next.corners()[next.neighbours().indexOf(facet)];
      facet = next;
      next = facet.neighbours().get(facet.position(older));
    }
    return next;
  }

  private void add(Facet<E> facet) {
    facets.add(facet);
    queue.add(facet);
  }
}
