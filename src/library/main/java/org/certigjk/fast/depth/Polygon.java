package org.certigjk.fast.depth;

import java.util.Arrays;
import org.certigjk.fast.search.Vertices;

/** The expanding polytope in the plane, a polygon whose edges, its facets, turn left. */
final class Polygon extends Expansion {

  /** Where each edge starts and ends, and the edges before and after it. */
  private int[] start = new int[ROOM];

  private int[] end = new int[ROOM];
  private int[] before = new int[ROOM];
  private int[] after = new int[ROOM];

  @Override
  int corners() {
    return 2;
  }

  @Override
  int corner(int facet, int k) {
    return k == 0 ? start[facet] : end[facet];
  }

  @Override
  void growFacets(int room) {
    super.growFacets(room);
    start = Arrays.copyOf(start, room);
    end = Arrays.copyOf(end, room);
    before = Arrays.copyOf(before, room);
    after = Arrays.copyOf(after, room);
  }

  @Override
  void addAnywhere(Vertices a, Vertices b) {
    addFurthest(a, b, 1, 0, 0);
    addFurthest(a, b, -1, 0, 0);
    addFurther(a, b, y[0] - y[1], x[1] - x[0], 0);
  }

  @Override
  boolean close() {
    set(0, 0, 1);
    if (isSeen(0, 2)) {
      exchange();
    } else if (!isBeneath(0, 2)) {
      return false;
    }
    for (int f = 0; f < 3; f++) {
      int next = f == 2 ? 0 : f + 1;
      set(f, f, next);
      link(f, next);
    }
    facets = 3;
    return true;
  }

  private void set(int f, int p, int q) {
    start[f] = p;
    end[f] = q;
    setPlane(f, y[q] - y[p], x[p] - x[q], 0, p);
  }

  private void link(int f, int next) {
    after[f] = next;
    before[next] = f;
  }

  @Override
  boolean insert(int point, int first) {
    if (facets == distance.length) {
      growFacets(2 * facets);
    }
    int low = first;
    while (isSeen(before[low], point)) {
      low = before[low];
      if (low == first) {
        return false;
      }
    }
    int high = first;
    while (isSeen(after[high], point)) {
      high = after[high];
    }
    int last = after[high];
    int corner = end[high];
    for (int f = low; f != last; f = after[f]) {
      distance[f] = REMOVED;
    }
    int second = low == high ? facets++ : high;
    set(low, start[low], point);
    set(second, point, corner);
    link(low, second);
    link(second, last);
    return true;
  }

  @Override
  int containing(int facet) {
    return facet; // the edges on one plane are one edge, but for rounding
  }

  @Override
  boolean isClosed() {
    for (int f = 0; f < facets; f++) {
      if (isPart(f)) {
        int next = after[f];
        int last = before[f];
        if (!isPart(next) || !isPart(last) || start[next] != end[f] || end[last] != start[f]) {
          return false;
        }
      }
    }
    return true;
  }
}
