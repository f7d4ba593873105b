package org.certigjk.vectors.family;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Conversions;
import org.certigjk.field.Rationals;
import org.certigjk.gjk.Verdict;
import org.certigjk.vectors.Draw;
import org.certigjk.vectors.KnownAnswer;
import org.certigjk.vectors.NumberFormat;

/**
 * Two full-dimensional bodies that touch in a point p of two given features, built in integers.
 *
 * <p>N is an integer vector. The feature of A and that of B lie in the plane through p with the
 * normal N, and p is in the relative interior of both; all other points of A are strictly below
 * that plane, those of B strictly above. So A and B touch, and no other point of A or B is in the
 * plane. Moving B by sN, s &gt; 0, makes the distance exactly s‖N‖, as p and p + sN are in the
 * bodies. The point p &minus; hN is inside A and p + h′N inside B, so that &minus;(h + h′)N is
 * inside A ⊖ B, and moving B by &minus;sN with 0 &lt; s &le; h + h′ makes the bodies overlap.
 */
final class Contact {

  /** Which features meet. */
  enum Features {
    VERTEX_VERTEX,
    VERTEX_EDGE,
    VERTEX_FACE,
    EDGE_EDGE_CROSSING,
    EDGE_EDGE_PARALLEL,
    EDGE_FACE,
    FACE_FACE;

    /** The least n in which both features exist and are different from each other. */
    int leastDimension() {
      return switch (this) {
        case VERTEX_VERTEX, VERTEX_EDGE, EDGE_EDGE_PARALLEL -> 2;
        case VERTEX_FACE, EDGE_EDGE_CROSSING, EDGE_FACE, FACE_FACE -> 3;
      };
    }

    String label() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Returns one that exists in this dimension. */
    static Features any(Draw draw, int dimension) {
      Features features = null;
      while (features == null || features.leastDimension() > dimension) {
        features = values()[draw.below(values().length)];
      }
      return features;
    }
  }

  private final Draw draw;
  private final NumberFormat format;
  private final int size;
  final Features features;
  final long[] normal;
  private final long[] p;
  private final long[][] tangents;

  /** Coordinates are below 2^bits in magnitude, so each one is a number of the format. */
  private final int bits;

  /** The farthest that a point of a feature is from p, and the size of the bodies: 2^width. */
  private final int width;

  /** Draws N and p, in full width. */
  Contact(
      Draw draw, NumberFormat format, int dimension, int size, Features features, int normalWidth) {
    this(
        draw,
        format,
        size,
        features,
        Lattice.normal(draw, dimension, normalWidth),
        draw.coin(),
        format.bits());
  }

  /** Returns a contact with coordinates of 12 or 16 to all bits, as the dimension needs them. */
  static Contact ofAnyWidth(
      Draw draw, NumberFormat format, int dimension, int size, Features features) {
    int all = format.bits();
    int bits = draw.coin() ? all : draw.between(dimension <= 3 ? 12 : 16, all);
    long[] normal = Lattice.normal(draw, dimension, draw.between(0, normalWidth(bits)));
    return new Contact(draw, format, size, features, normal, draw.coin(), bits);
  }

  /** The coordinates of N are at most 2^normalWidth: sums below then fit into 64 bits. */
  static int normalWidth(int bits) {
    return Math.min(10, (bits - 8) / 4);
  }

  /** Faces and edges are tilted out of the plane by less than 2^tiltWidth N. */
  static int tiltWidth(int bits) {
    return bits / 4 - 1;
  }

  /** Draws p, near the origin or not. */
  Contact(
      Draw draw,
      NumberFormat format,
      int size,
      Features features,
      long[] normal,
      boolean near,
      int bits) {
    int dimension = normal.length;
    this.draw = draw;
    this.format = format;
    this.size = size;
    this.features = features;
    this.normal = normal;
    this.tangents = Lattice.tangents(normal);
    this.bits = bits;
    this.width = bits - 4;
    this.p = new long[dimension];
    for (int k = 0; k < dimension; k++) {
      // else in [1, 1.25] or [−1.25, −1], where an ulp is one unit
      long far = (1L << (bits - 1)) + draw.positive(bits - 3);
      p[k] = near ? draw.signed(bits - 3) : draw.coin() ? far : -far;
    }
  }

  /** Returns the touching pair with B moved by the vector. */
  Draft movedBy(long[] move) {
    List<long[]> a = new ArrayList<>();
    List<long[]> b = new ArrayList<>();
    addFeatures(a, b);
    return draft(a, b, new long[p.length], move);
  }

  /** Returns the touching pair with A moved by −⌊s/2⌋N and B by the rest of sN. */
  Draft movedApart(long s) {
    List<long[]> a = new ArrayList<>();
    List<long[]> b = new ArrayList<>();
    addFeatures(a, b);
    long[] origin = new long[p.length];
    return draft(
        a, b, Lattice.plus(origin, -(s / 2), normal), Lattice.plus(origin, s - s / 2, normal));
  }

  /** Completes the bodies from their features and moves them. */
  private Draft draft(List<long[]> a, List<long[]> b, long[] moveA, long[] moveB) {
    return new Draft(moved(body(a, -1), moveA), moved(body(b, 1), moveB))
        .with("features", features.label())
        .with("bits", bits)
        .with("normal", Arrays.toString(normal));
  }

  private double[][] moved(long[][] body, long[] move) {
    double[][] moved = new double[body.length][];
    for (int k = 0; k < body.length; k++) {
      moved[k] = Lattice.scaled(Lattice.plus(body[k], 1, move), 1 - bits);
    }
    return moved;
  }

  /** Returns the touching pair with B moved by sN. */
  Draft movedAlongNormal(long s) {
    return movedBy(Lattice.plus(new long[p.length], s, normal));
  }

  /** Returns what is known after B was moved by sN, s &gt; 0. */
  KnownAnswer gap(long s) {
    BigFraction length =
        new BigFraction(s).multiply(Conversions.toRational(Math.scalb(1.0, 1 - bits)));
    BigFraction squared =
        length.multiply(length).multiply(new BigFraction(Lattice.dot(normal, normal)));
    return new KnownAnswer(Verdict.SEPARATED, Rationals.INSTANCE.of(squared));
  }

  private void addFeatures(List<long[]> a, List<long[]> b) {
    switch (features) {
      case VERTEX_VERTEX -> {
        a.add(p);
        b.add(p);
      }
      case VERTEX_EDGE -> {
        a.add(p);
        addEdge(b, direction());
      }
      case VERTEX_FACE -> {
        a.add(p);
        addFace(b);
      }
      case EDGE_EDGE_CROSSING -> {
        long[] u = direction();
        addEdge(a, u);
        addEdge(b, directionAcross(u));
      }
      case EDGE_EDGE_PARALLEL -> {
        long[] u = direction();
        addEdge(a, u);
        addEdge(b, u);
      }
      case EDGE_FACE -> {
        addEdge(a, direction());
        addFace(b);
      }
      case FACE_FACE -> {
        addFace(a);
        addFace(b);
      }
    }
  }

  /** Returns a short vector in the plane. */
  private long[] direction() {
    return Lattice.combination(
        draw, tangents, draw.between(normalWidth(bits) + 4, Math.min(28, width - 2)));
  }

  private long[] directionAcross(long[] u) {
    long[] w = direction();
    while (Lattice.isParallel(u, w)) {
      w = direction();
    }
    return w;
  }

  /** Adds p − iu and p + ju, i, j > 0. */
  private void addEdge(List<long[]> body, long[] u) {
    int room = width - Lattice.bits(Lattice.normMax(u));
    body.add(Lattice.plus(p, -draw.positive(room), u));
    body.add(Lattice.plus(p, draw.positive(room), u));
  }

  /** Adds a simplex in the plane around p, and now and then a few points more. */
  private void addFace(List<long[]> body) {
    int n = p.length;
    int largest = width - 2 - Lattice.bits(n);
    int faceWidth = draw.between(Math.max(largest - 8, Math.min(largest, 16)), largest);
    long[] last = p;
    for (int k = 0; k < n - 1; k++) { // a triangular system of tangents is independent
      long[] r = Lattice.combination(draw, Arrays.copyOf(tangents, k + 1), faceWidth);
      body.add(Lattice.plus(p, 1, r));
      last = Lattice.plus(last, -draw.between(1, 3), r);
    }
    body.add(last);
    int more = draw.coin() ? 0 : draw.below(4);
    while (more > 0 && body.size() + n + 1 < size) {
      body.add(Lattice.plus(p, 1, Lattice.combination(draw, tangents, faceWidth)));
      more--;
    }
  }

  /** Adds the rest of a body on one side of the plane: −1 below, 1 above. */
  private long[][] body(List<long[]> feature, int side) {
    int n = p.length;
    int room = draw.between(width - 6, width); // h‖N‖ ≥ 2^room units: at all bits more than 10⁻³
    long depth = Math.multiplyExact(Lattice.norm1(normal), 1L << room);
    long h = depth / Lattice.dot(normal, normal) + 1;
    h +=
        (bits == format.bits() ? 1L << tiltWidth(bits) : 0)
            + draw.positive(Math.max(0, room - normalWidth(bits) - 4));
    long[] centre = Lattice.plus(p, side * h, normal);
    List<long[]> points = new ArrayList<>(feature);
    long[] opposite = centre;
    for (int k = 0; k < n; k++) { // a simplex around the centre
      long[] r = new long[n];
      r[k] = draw.signed(room);
      points.add(Lattice.plus(centre, 1, r));
      opposite = Lattice.plus(opposite, -1, r);
    }
    points.add(opposite);
    while (points.size() < size) {
      long[] r = new long[n];
      for (int k = 0; k < n; k++) {
        r[k] = draw.signed(room);
      }
      points.add(Lattice.plus(centre, 1, r));
    }
    long[][] rows = points.toArray(long[][]::new);
    draw.shuffle(rows);
    return rows;
  }

  /** Returns a pair whose faces around p are tilted against each other by a few units. */
  Draft tiltedFaces(int width) {
    List<long[]> a = new ArrayList<>();
    List<long[]> b = new ArrayList<>();
    addFace(a);
    addFace(b);
    b.replaceAll(x -> Lattice.plus(x, draw.positive(width), normal));
    return draft(a, b, new long[p.length], new long[p.length]);
  }

  /** Returns a pair of edges that cross over p at a tiny angle, s apart. */
  Draft tiltedEdges(long s) {
    List<long[]> a = new ArrayList<>();
    List<long[]> b = new ArrayList<>();
    long[] u = Lattice.combination(draw, tangents, normalWidth(bits) + 6);
    addEdge(a, u);
    long[] w = directionAcross(u);
    int steps = draw.between(bits / 6, (bits - 5) / 2);
    long[] tilted =
        Lattice.plus(Lattice.combination(draw, tangents, normalWidth(bits) + 5), 1L << steps, u);
    while (Lattice.isParallel(tilted, u)) {
      tilted = Lattice.plus(w, 1L << steps, u);
    }
    addEdge(b, tilted);
    return draft(a, b, new long[p.length], Lattice.plus(new long[p.length], s, normal))
        .with("steps", steps);
  }
}
