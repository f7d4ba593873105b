package org.certigjk.hull;

/** Points of the plane, known by two exact predicates. */
interface PlanarPoints {

  /** The number of points. */
  int size();

  /** Negative, 0 or positive as point i is before, equal to or after point j lexicographically. */
  int compare(int i, int j);

  /** 1, 0 or &minus;1 as the points i, j, k turn counterclockwise, not at all, or clockwise. */
  int turn(int i, int j, int k);
}
