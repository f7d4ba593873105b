package org.certigjk.referee.picture;

/**
 * A place in a panel.
 *
 * @param x how far to the right
 * @param y how far down
 */
record Pixel(double x, double y) {

  double distance(Pixel other) {
    return Math.sqrt((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y));
  }
}
