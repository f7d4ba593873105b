package org.certigjk.study.isa;

/**
 * The planes that bound the Voronoi regions of the features of one polyhedron, in one frame:
 * through the ends of an edge normal to it, and through the sides of a face normal to the face.
 *
 * <p>The same plane is always the same expression, so that two neighbouring regions do not both
 * refuse the same point.
 */
final class VoronoiPlanes {

  private static final int SPACE = 3;

  /** The outer normal of the face that was asked about last, of any length. */
  final double[] normal = new double[SPACE];

  /** What {@link #cut} left of a segment: from this share of it to that one. */
  double from;

  double to;

  /** The places of the sides at which it was cut; -1 if it was not. */
  int enters;

  int leaves;

  private FeatureHull hull;
  private double[] x;

  VoronoiPlanes(PlacedBody body) {
    hull = body.hull();
    x = body.x();
  }

  /** Takes the polyhedron where it is now, or another one. */
  void place(PlacedBody body) {
    hull = body.hull();
    x = body.x();
  }

  FeatureHull hull() {
    return hull;
  }

  /** Returns an edge of the vertex v on whose side of a plane the point is; -1 if there is none. */
  int beyondVertex(int v, double[] p) {
    int[] neighbours = hull.neighbours[v];
    for (int k = 0; k < neighbours.length; k++) {
      if (along(v, neighbours[k], p) > 0) {
        return hull.edge(hull.edgesOf[v][k]);
      }
    }
    return -1;
  }

  /** Returns the end or the face of the edge e behind a plane; -1 if the point is behind none. */
  int beyondEdge(int e, double[] p) {
    int tail = hull.tail[e];
    int head = hull.head[e];
    if (along(tail, head, p) < 0) {
      return tail;
    }
    if (along(head, tail, p) < 0) {
      return head;
    }
    computeNormal(hull.left[e]);
    if (beyondSide(hull.left[e], hull.leftPlace[e], p) > 0) {
      return hull.face(hull.left[e]);
    }
    computeNormal(hull.right[e]);
    return beyondSide(hull.right[e], hull.rightPlace[e], p) > 0 ? hull.face(hull.right[e]) : -1;
  }

  /** Returns a side of the face f behind whose plane the point is; -1 if there is none. */
  int beyondFace(int f, double[] p) {
    computeNormal(f);
    int[] sides = hull.sides[f];
    for (int k = 0; k < sides.length; k++) {
      if (beyondSide(f, k, p) < 0) {
        return hull.edge(sides[k]);
      }
    }
    return -1;
  }

  /** Returns an edge of the vertex v that leads down to a plane with this normal; -1 if none. */
  int down(int v, double[] upwards) {
    int[] neighbours = hull.neighbours[v];
    for (int k = 0; k < neighbours.length; k++) {
      int u = SPACE * neighbours[k];
      double rise = 0;
      for (int c = 0; c < SPACE; c++) {
        rise += (x[u + c] - x[SPACE * v + c]) * upwards[c];
      }
      if (rise < 0) {
        return hull.edge(hull.edgesOf[v][k]);
      }
    }
    return -1;
  }

  /** Returns the face above whose plane the point is highest; -1 if it is above none. */
  int highestFace(double[] p) {
    double highest = 0;
    int best = -1;
    for (int f = 0; f < hull.corners.length; f++) {
      computeNormal(f);
      double height = height(f, p) / Math.sqrt(IsaBody.dot(normal, normal));
      if (height > highest) {
        highest = height;
        best = f;
      }
    }
    return best;
  }

  /** Computes {@link #normal}. */
  void computeNormal(int f) {
    int[] corners = hull.corners[f];
    int a = SPACE * corners[0];
    int b = SPACE * corners[1];
    int c = SPACE * corners[2];
    double dx = x[b] - x[a];
    double dy = x[b + 1] - x[a + 1];
    double dz = x[b + 2] - x[a + 2];
    double ex = x[c] - x[a];
    double ey = x[c + 1] - x[a + 1];
    double ez = x[c + 2] - x[a + 2];
    normal[0] = dy * ez - dz * ey;
    normal[1] = dz * ex - dx * ez;
    normal[2] = dx * ey - dy * ex;
  }

  /** Returns nᵀ(p &minus; a), n the normal that was computed last and a a corner of its face f. */
  double height(int f, double[] p) {
    int a = SPACE * hull.corners[f][0];
    return normal[0] * (p[0] - x[a])
        + normal[1] * (p[1] - x[a + 1])
        + normal[2] * (p[2] - x[a + 2]);
  }

  /**
   * Returns (n × d)ᵀ(p &minus; a), n the normal that was computed last, and d the k-th side of its
   * face f, from a: positive on the face's side of the plane.
   */
  double beyondSide(int f, int k, double[] p) {
    int[] corners = hull.corners[f];
    int a = SPACE * corners[k];
    int b = SPACE * corners[k + 1 == corners.length ? 0 : k + 1];
    double dx = x[b] - x[a];
    double dy = x[b + 1] - x[a + 1];
    double dz = x[b + 2] - x[a + 2];
    return (normal[1] * dz - normal[2] * dy) * (p[0] - x[a])
        + (normal[2] * dx - normal[0] * dz) * (p[1] - x[a + 1])
        + (normal[0] * dy - normal[1] * dx) * (p[2] - x[a + 2]);
  }

  /** Cuts off a segment what is beyond a side of the face f; returns whether anything is left. */
  boolean cut(int f, double[] tail, double[] head) {
    computeNormal(f);
    from = 0;
    to = 1;
    enters = -1;
    leaves = -1;
    for (int k = 0; k < hull.sides[f].length; k++) {
      double atTail = beyondSide(f, k, tail);
      double atHead = beyondSide(f, k, head);
      double share = atTail / (atTail - atHead);
      if (atTail < 0 && atHead < 0) {
        return false;
      }
      if (atTail < 0 && share > from) {
        from = share;
        enters = k;
      } else if (atHead < 0 && share < to) {
        to = share;
        leaves = k;
      }
    }
    return from <= to;
  }

  /** Writes the point v. */
  void point(int v, double[] into) {
    System.arraycopy(x, SPACE * v, into, 0, SPACE);
  }

  /** Writes v + t(w &minus; v). */
  void between(int v, int w, double t, double[] into) {
    for (int c = 0; c < SPACE; c++) {
      into[c] = x[SPACE * v + c] + t * (x[SPACE * w + c] - x[SPACE * v + c]);
    }
  }

  /** Writes the point of the edge e that is nearest to a point between its end planes. */
  void foot(int e, double[] p, double[] into) {
    int tail = hull.tail[e];
    int head = hull.head[e];
    between(tail, head, along(tail, head, p) / product(e, this, e), into);
  }

  /** Returns (w &minus; v)ᵀ(p &minus; v). */
  double along(int v, int w, double[] p) {
    double sum = 0;
    for (int c = 0; c < SPACE; c++) {
      sum += (x[SPACE * w + c] - x[SPACE * v + c]) * (p[c] - x[SPACE * v + c]);
    }
    return sum;
  }

  /** Returns dᵀd', d the edge e and d' the edge f of another polyhedron. */
  double product(int e, VoronoiPlanes other, int f) {
    int a = SPACE * hull.tail[e];
    int b = SPACE * hull.head[e];
    int c = SPACE * other.hull.tail[f];
    int d = SPACE * other.hull.head[f];
    double sum = 0;
    for (int i = 0; i < SPACE; i++) {
      sum += (x[b + i] - x[a + i]) * (other.x[d + i] - other.x[c + i]);
    }
    return sum;
  }

  /**
   * Writes the points of the edges e and f of two polyhedra that are nearest to each other; of
   * parallel edges some such points.
   */
  void nearest(int e, double[] p, VoronoiPlanes other, int f, double[] q) {
    double first = product(e, this, e);
    double second = other.product(f, other, f);
    double mixed = product(e, other, f);
    other.point(other.hull.tail[f], q);
    double onFirst = along(hull.tail[e], hull.head[e], q);
    point(hull.tail[e], p);
    double onSecond = other.along(other.hull.tail[f], other.hull.head[f], p);
    double determinant = first * second - mixed * mixed;
    double s = determinant > 0 ? clamp((onFirst * second + mixed * onSecond) / determinant) : 0;
    double t = (mixed * s + onSecond) / second;
    if (!(t >= 0 && t <= 1)) {
      t = clamp(t);
      s = clamp((mixed * t + onFirst) / first);
    }
    between(hull.tail[e], hull.head[e], s, p);
    other.between(other.hull.tail[f], other.hull.head[f], t, q);
  }

  private static double clamp(double t) {
    return Math.max(0, Math.min(1, t));
  }
}
