package org.certigjk.hull;

import java.util.Arrays;

/**
 * A list of points for each triangle, the one of them with the greatest height, of these the one
 * with the lowest number, and a queue of the triangles that have a list.
 */
@SuppressWarnings("index") // points and triangles are numbers that are kept in arrays
final class OutsideLists {

  /** No point, or no triangle. */
  static final int NONE = -1;

  private final int[] first;
  private final int[] next;
  private final int[] furthest;
  private final double[] height;
  private final int[] queue;
  private final boolean[] queued;
  private int queueStart;
  private int queueLength;

  OutsideLists(int points, int triangles) {
    first = new int[triangles];
    Arrays.fill(first, NONE);
    next = new int[points];
    furthest = new int[triangles];
    height = new double[triangles];
    queue = new int[triangles];
    queued = new boolean[triangles];
  }

  /** Adds a point to the list of a triangle. */
  void add(int triangle, int point, double heightOfPoint) {
    double h = Double.isNaN(heightOfPoint) ? 0 : heightOfPoint; // after an overflow
    boolean isFurthest =
        first[triangle] == NONE
            || h > height[triangle]
            || (h == height[triangle] && point < furthest[triangle]);
    if (isFurthest) {
      furthest[triangle] = point;
      height[triangle] = h;
    }
    next[point] = first[triangle];
    first[triangle] = point;
    if (!queued[triangle]) {
      queued[triangle] = true;
      queue[(queueStart + queueLength) % queue.length] = triangle;
      queueLength++;
    }
  }

  /** Takes the points of a triangle away and puts them before the points of another list. */
  int removeAll(int triangle, int before) {
    int head = first[triangle];
    if (head == NONE) {
      return before;
    }
    int last = head;
    while (next[last] != NONE) {
      last = next[last];
    }
    next[last] = before;
    first[triangle] = NONE;
    return head;
  }

  /** The point after a point in its list, or NONE. */
  int next(int point) {
    return next[point];
  }

  /** The point of the list that is furthest away. */
  int furthest(int triangle) {
    return furthest[triangle];
  }

  /** Takes a triangle with a list from the queue; NONE if there is no list left. */
  int poll() {
    while (queueLength > 0) {
      int triangle = queue[queueStart];
      queueStart = (queueStart + 1) % queue.length;
      queueLength--;
      queued[triangle] = false;
      if (first[triangle] != NONE) {
        return triangle;
      }
    }
    return NONE;
  }
}
