package org.certigjk.penetration;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import org.certigjk.geometry.LinearSpan;
import org.certigjk.geometry.Vec;
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
 * <p><b>Limits.</b> Exact fields only. Mutable; not for use by several threads.
 *
 * @param <E> the type of the coordinates
 */
final class ExpandingPolytope<E> {

  private final List<Vec<E>> points;
  private final Set<Facet<E>> facets = new LinkedHashSet<>();

  /** The facets at each ridge: two of them, but for the time of an insertion. */
  private final Map<List<Integer>, List<Facet<E>>> around = new HashMap<>();

  /** The facets not yet polled, nearest to the origin first; some are no longer of the polytope. */
  private final PriorityQueue<Facet<E>> queue = new PriorityQueue<>(Facet::compareDistance);

  /** Starts with the convex hull of points that are not all on one plane. */
  ExpandingPolytope(List<Vec<E>> hull) {
    points = new ArrayList<>(hull);
    List<Integer> simplex = simplex();
    for (Integer beneath : simplex) {
      List<Integer> corners = new ArrayList<>(simplex);
      corners.remove(beneath);
      add(new Facet<>(corners, points, points.get(beneath)));
    }
    for (int k = 0; k < hull.size(); k++) {
      Vec<E> point = hull.get(k);
      Facet<E> seen = facets.stream().filter(f -> f.isSeenFrom(point)).findFirst().orElse(null);
      if (seen != null) {
        join(k, seen);
      }
    }
  }

  /** The first points, in order, that are affinely independent. */
  private List<Integer> simplex() {
    Vec<E> first = points.get(0);
    LinearSpan<E> span = new LinearSpan<>(first.field(), first.dimension());
    List<Integer> simplex = new ArrayList<>(List.of(0));
    for (int k = 1; k < points.size(); k++) {
      if (span.add(points.get(k).minus(first))) {
        simplex.add(k);
      }
    }
    return simplex;
  }

  /** Returns the points, those first from which it started. */
  List<Vec<E>> points() {
    return points;
  }

  /** Returns the facets. */
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

  private void join(int apex, Facet<E> seen) {
    Set<Facet<E>> visible = visible(points.get(apex), seen);
    List<Facet<E>> fresh = new ArrayList<>();
    for (Facet<E> facet : visible) {
      for (int k = 0; k < facet.corners().size(); k++) {
        if (!visible.contains(across(facet, k))) {
          List<Integer> corners = facet.ridge(k);
          corners.add(apex);
          fresh.add(new Facet<>(corners, points, points.get(facet.corners().get(k))));
        }
      }
    }
    visible.forEach(this::remove);
    fresh.forEach(this::add);
  }

  /** The facets seen from w, from one to the next. */
  private Set<Facet<E>> visible(Vec<E> w, Facet<E> seen) {
    Set<Facet<E>> visible = new LinkedHashSet<>(List.of(seen));
    Deque<Facet<E>> open = new ArrayDeque<>(visible);
    while (!open.isEmpty()) {
      Facet<E> facet = open.remove();
      for (int k = 0; k < facet.corners().size(); k++) {
        Facet<E> next = across(facet, k);
        if (!visible.contains(next) && next.isSeenFrom(w)) {
          visible.add(next);
          open.add(next);
        }
      }
    }
    return visible;
  }

  /** The other facet at the ridge without the corner at a position. */
  private Facet<E> across(Facet<E> facet, int without) {
    List<Facet<E>> both = facetsAt(facet.ridge(without));
    return both.get(0) == facet ? both.get(1) : both.get(0);
  }

  private List<Facet<E>> facetsAt(List<Integer> ridge) {
    return around.computeIfAbsent(ridge, key -> new ArrayList<>());
  }

  private void add(Facet<E> facet) {
    facets.add(facet);
    queue.add(facet);
    for (int k = 0; k < facet.corners().size(); k++) {
      facetsAt(facet.ridge(k)).add(facet);
    }
  }

  private void remove(Facet<E> facet) {
    facets.remove(facet);
    for (int k = 0; k < facet.corners().size(); k++) {
      facetsAt(facet.ridge(k)).remove(facet);
    }
  }
}
