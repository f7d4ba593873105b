package org.certigjk.fast.search;

import java.util.Arrays;
import org.certigjk.predicates.ErrorBounds;

/**
 * A body under a {@link Placement} without its translation, for one query after the other: vertices
 * are computed when they are first asked for, so that a query costs no more than those it meets.
 *
 * <p>The vertex that is lowest in a direction d is the body's that is lowest in the direction
 * M<sup>T</sup>d: scans, tables and hulls are those of the body, in its own coordinates.
 */
public final class Image {

  /** The vertices of the image, of which those are right that were asked for. */
  public final Vertices vertices;

  /** Room for a point of the image as a sum of two. */
  public final double[] high = new double[3];

  public final double[] low = new double[3];

  private Vertices body;
  private Placement placement;

  /** The number of the query that vertex k was computed for. */
  private int[] known = {};

  private int query;

  /** Makes room, for a first body. */
  Image(Vertices body, Placement placement) {
    this.vertices = new Vertices(this);
    this.body = body;
    this.placement = placement;
  }

  /** Takes a body and where it is. */
  void set(Vertices body, Placement placement) {
    this.body = body;
    this.placement = placement;
    if (known.length < body.size) {
      known = new int[body.size];
      query = 0;
      vertices.makeRoom(body.size);
    }
    query++;
    if (query == 0) { // after 2³² queries
      Arrays.fill(known, 0);
      query = 1;
    }
    vertices.dimension = body.dimension;
    vertices.size = body.size;
    double reach = Math.max(placement.row, 1) * body.magnitude;
    vertices.magnitude = Math.max(reach, placement.row);
    double[] m = placement.m;
    double[] centre = body.centre;
    for (int i = 0; i < 3; i++) {
      vertices.centre[i] =
          m[3 * i] * centre[0] + m[3 * i + 1] * centre[1] + m[3 * i + 2] * centre[2];
    }
  }

  /** Returns the body. */
  public Vertices body() {
    return body;
  }

  /** Returns where it is. */
  public Placement placement() {
    return placement;
  }

  /** Returns a coordinate of M<sup>T</sup>d, rounded. */
  public double turned(int axis, double dx, double dy, double dz) {
    double[] m = placement.m;
    return m[axis] * dx + m[3 + axis] * dy + m[6 + axis] * dz;
  }

  /** Computes a vertex, if it is not known; returns its number. */
  int know(int k) {
    if (known[k] != query) {
      known[k] = query;
      double[] m = placement.m;
      double x = body.x[k];
      double y = body.y[k];
      double z = body.z[k];
      vertices.x[k] = m[0] * x + m[1] * y + m[2] * z;
      vertices.y[k] = m[3] * x + m[4] * y + m[5] * z;
      vertices.z[k] = m[6] * x + m[7] * y + m[8] * z;
    }
    return k;
  }

  /** Returns a bound on the error of a coordinate of a vertex. */
  double error() {
    return ErrorBounds.image(
        ErrorBounds.U, ErrorBounds.TINY, placement.row, placement.wrong, body.magnitude);
  }
}
