package org.certigjk.study.isa;

/**
 * The closest features of two polyhedra, followed from test to test over doubles, after the idea of
 * Lin and Canny 1991, whose paper is not among our copies; the rules are our own, also between edge
 * and face.
 *
 * <p>Two features are closest if the nearest points of both are each in the Voronoi region of the
 * other feature. Where a plane that bounds a region says no, the search goes on with the feature
 * behind that plane.
 *
 * <p><b>Limits.</b> What follows is ours, and need not be what I-COLLIDE does. Bodies meet if an
 * edge goes through a face, a vertex is below all faces, or the nearest points are the same; from
 * below a face the search goes on elsewhere. Rounding, and bodies that meet, can lead it in a
 * circle: after as many steps as there are features it begins again at the nearest two vertices,
 * and if that does not end either, there is no answer.
 */
final class ClosestFeatures {

  /** How a step, or the search, ended. */
  enum End {
    GOING,
    APART,
    MEETING
  }

  private static final int SPACE = 3;

  private final VoronoiPlanes[] bodies;
  private final int[] feature = new int[2];

  /** The points of the two features that are nearest to each other. */
  private final double[][] nearest = new double[2][SPACE];

  private int steps;
  private boolean isAgain;

  /** Begins at the first vertex of each. */
  ClosestFeatures(PlacedBody a, PlacedBody b) {
    bodies = new VoronoiPlanes[] {new VoronoiPlanes(a), new VoronoiPlanes(b)};
    feature[0] = a.hull().tail[0];
    feature[1] = b.hull().tail[0];
  }

  /** Searches from the features of the last frame in which the pair was tested. */
  End next(PlacedBody a, PlacedBody b) {
    bodies[0].place(a);
    bodies[1].place(b);
    steps = 0;
    End end = search();
    isAgain = end == End.GOING;
    if (isAgain) {
      startAtNearestVertices();
      end = search();
    }
    return end;
  }

  /** Returns how many pairs of features the last search looked at. */
  int steps() {
    return steps;
  }

  /** Returns whether the last search had to begin again. */
  boolean isAgain() {
    return isAgain;
  }

  /** Returns the distance that was found, of bodies that are apart. */
  double distance() {
    return Math.sqrt(squaredDistance());
  }

  private End search() {
    int limit = steps + bodies[0].hull().size() + bodies[1].hull().size();
    End end = End.GOING;
    while (end == End.GOING && steps < limit) {
      steps++;
      end = step();
    }
    return end;
  }

  private void startAtNearestVertices() {
    double least = Double.POSITIVE_INFINITY;
    for (int v : bodies[0].hull().vertices) {
      for (int w : bodies[1].hull().vertices) {
        bodies[0].point(v, nearest[0]);
        bodies[1].point(w, nearest[1]);
        if (squaredDistance() < least) {
          least = squaredDistance();
          feature[0] = v;
          feature[1] = w;
        }
      }
    }
  }

  private End step() {
    int first = bodies[0].hull().dimension(feature[0]);
    int second = bodies[1].hull().dimension(feature[1]);
    int low = first <= second ? 0 : 1;
    return switch (first + second) {
      case 0 -> vertexVertex();
      case 1 -> vertexEdge(low, 1 - low);
      case 2 -> first == second ? edgeEdge() : vertexFace(low, 1 - low);
      default -> edgeFace(low, 1 - low);
    };
  }

  /** Goes on with this feature; returns whether there is one. */
  private boolean goesTo(int side, int next) {
    if (next >= 0) {
      feature[side] = next;
    }
    return next >= 0;
  }

  private End vertexVertex() {
    bodies[0].point(feature[0], nearest[0]);
    bodies[1].point(feature[1], nearest[1]);
    return goesTo(0, bodies[0].beyondVertex(feature[0], nearest[1]))
            || goesTo(1, bodies[1].beyondVertex(feature[1], nearest[0]))
        ? End.GOING
        : end();
  }

  private End vertexEdge(int vertex, int edge) {
    int e = edge(edge);
    bodies[vertex].point(feature[vertex], nearest[vertex]);
    if (goesTo(edge, bodies[edge].beyondEdge(e, nearest[vertex]))) {
      return End.GOING;
    }
    bodies[edge].foot(e, nearest[vertex], nearest[edge]);
    return goesTo(vertex, bodies[vertex].beyondVertex(feature[vertex], nearest[edge]))
        ? End.GOING
        : end();
  }

  private End edgeEdge() {
    int e = edge(0);
    int f = edge(1);
    bodies[0].nearest(e, nearest[0], bodies[1], f, nearest[1]);
    return goesTo(0, bodies[0].beyondEdge(e, nearest[1]))
            || goesTo(1, bodies[1].beyondEdge(f, nearest[0]))
        ? End.GOING
        : end();
  }

  private End end() {
    return squaredDistance() > 0 ? End.APART : End.MEETING;
  }

  private End vertexFace(int vertex, int face) {
    VoronoiPlanes other = bodies[face];
    int f = face(face);
    double[] p = nearest[vertex];
    bodies[vertex].point(feature[vertex], p);
    if (goesTo(face, other.beyondFace(f, p))) {
      return End.GOING;
    }
    double height = other.height(f, p);
    if (height <= 0) {
      int highest = other.highestFace(p);
      return highest >= 0 && goesTo(face, other.hull().face(highest)) ? End.GOING : End.MEETING;
    }
    if (goesTo(vertex, bodies[vertex].down(feature[vertex], other.normal))) {
      return End.GOING;
    }
    double share = height / IsaBody.dot(other.normal, other.normal);
    for (int c = 0; c < SPACE; c++) {
      nearest[face][c] = p[c] - share * other.normal[c];
    }
    return End.APART;
  }

  /**
   * What is beyond a side of the face is cut off the edge; the end near the face says what next.
   */
  private End edgeFace(int edge, int face) {
    VoronoiPlanes other = bodies[face];
    FeatureHull hull = bodies[edge].hull();
    int e = edge(edge);
    int f = face(face);
    double[] tail = nearest[0];
    double[] head = nearest[1];
    bodies[edge].point(hull.tail[e], tail);
    bodies[edge].point(hull.head[e], head);
    if (!other.cut(f, tail, head)) {
      return toNearestSide(edge, face);
    }
    double atTail = other.height(f, tail);
    double rise = other.height(f, head) - atTail;
    double first = atTail + other.from * rise;
    double last = atTail + other.to * rise;
    if (Math.min(first, last) <= 0 && Math.max(first, last) >= 0) {
      return End.MEETING;
    }
    boolean atFirst = Math.abs(first) <= Math.abs(last);
    int side = atFirst ? other.enters : other.leaves;
    if (side < 0) {
      feature[edge] = atFirst ? hull.tail[e] : hull.head[e];
    } else {
      feature[face] = leave(other.hull(), f, other.hull().sides[f][side], first < 0);
    }
    return End.GOING;
  }

  /** Above a face its side is next; from below, the face behind that side. */
  private static int leave(FeatureHull hull, int f, int side, boolean isBelow) {
    int other = hull.left[side] == f ? hull.right[side] : hull.left[side];
    return isBelow ? hull.face(other) : hull.edge(side);
  }

  private End toNearestSide(int edge, int face) {
    int e = edge(edge);
    double least = Double.POSITIVE_INFINITY;
    int[] sides = bodies[face].hull().sides[face(face)];
    for (int side : sides) {
      bodies[edge].nearest(e, nearest[edge], bodies[face], side, nearest[face]);
      if (squaredDistance() < least) {
        least = squaredDistance();
        goesTo(face, bodies[face].hull().edge(side));
      }
    }
    return End.GOING;
  }

  private int edge(int side) {
    return feature[side] - bodies[side].hull().edge(0);
  }

  private int face(int side) {
    return feature[side] - bodies[side].hull().face(0);
  }

  private double squaredDistance() {
    double sum = 0;
    for (int c = 0; c < SPACE; c++) {
      double d = nearest[0][c] - nearest[1][c];
      sum += d * d;
    }
    return sum;
  }
}
