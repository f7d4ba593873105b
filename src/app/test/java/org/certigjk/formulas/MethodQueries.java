package org.certigjk.formulas;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.util.Arrays;
import java.util.Random;
import org.certigjk.fast.search.Candidate;
import org.certigjk.fast.search.Kernel;
import org.certigjk.fast.search.Placement;
import org.certigjk.fast.search.Vertices;
import org.certigjk.predicates.ErrorBounds;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.family.Family;

/**
 * Pairs of bodies of all families in turn, in one to four dimensions, with a simplex, and calls of
 * all translated methods for each.
 *
 * <p>The simplex is that of the search in doubles or an arbitrary one. Where bounds are parameters,
 * they are also much larger than they need to be, so that tests fall near them.
 */
final class MethodQueries {

  private static final Family[] FAMILIES = Family.values();

  private final MethodCalls calls;
  private final BoundQueries bounds;
  private final NumberQueries numbers;
  private final TextQueries texts;
  private final Random random;
  private final long seed;
  private Vertices a = Vertices.ORIGIN;
  private Vertices b = Vertices.ORIGIN;
  private Candidate c = new Candidate(3);

  MethodQueries(PrintStream out, long seed) throws IOException {
    this.calls = new MethodCalls(out);
    this.random = new Random(seed);
    this.bounds = new BoundQueries(calls, new Random(seed));
    this.numbers = new NumberQueries(calls, new Random(seed));
    this.texts = new TextQueries(calls, new Random(seed));
    this.seed = seed;
  }

  /** {@code QUERIES SEED}: writes so many to standard output. */
  public static void main(String[] arguments) throws IOException {
    PrintStream out = new PrintStream(new BufferedOutputStream(System.out, 1 << 16), false);
    new MethodQueries(out, Long.parseLong(arguments[1])).write(Integer.parseInt(arguments[0]));
    out.flush();
    if (out.checkError()) {
      throw new IOException("the queries could not be written");
    }
  }

  /** Writes so many queries. */
  void write(int count) {
    for (int k = 0; k < count; k++) {
      draw(FAMILIES[k % FAMILIES.length], seed + k);
      calls.about(a, b, c);
      calls.call("Filter.isInRange", a, b, c.t);
      if (c.isPlaced) {
        placed();
      } else {
        calls.call("Filter.distance", a, b, c);
      }
      boolean inRange = Math.max(a.magnitude, b.magnitude) <= ErrorBounds.LARGEST;
      if (!c.isPlaced && a.dimension <= 3 && inRange) {
        filters();
        sweeps();
        norms();
      }
      if (!c.isPlaced) {
        measures(k % 2 == 0 ? a : b, k);
      }
      arithmetic();
      if (k % 4 == 0) {
        bounds.write(a, b, c);
      }
      if (k % 8 == 0) {
        numbers.write();
        texts.write();
      }
    }
  }

  private void draw(Family family, long pairSeed) {
    int n = 1 + random.nextInt(random.nextInt(8) == 0 ? 4 : 3);
    n = Math.min(Math.max(n, family.leastDimension()), family.greatestDimension());
    int size = random.nextInt(12) == 0 ? 40 + random.nextInt(20) : 1 + random.nextInt(9);
    PointPair pair = family.generate(pairSeed, n, size);
    a = Vertices.of(pair.a());
    b = Vertices.of(pair.b());
    if (n <= 3 && random.nextInt(3) == 0) {
      a = a.withHull();
      b = b.withHull();
    }
    c = new Candidate(n);
    if ((n == 2 || n == 3) && family.hasPoses() && random.nextInt(8) == 0) {
      simplex();
      c.place(a, placement(n), b, placement(n));
      a = c.imageA();
      b = c.imageB();
      Kernel.distance(a, b, c);
      return;
    }
    c.rest();
    if (random.nextInt(3) == 0) {
      for (int i = 0; i < n; i++) {
        double span = Math.min(a.magnitude, ErrorBounds.LARGEST);
        c.t[i] = random.nextInt(3) == 0 ? span : span * random.nextGaussian();
      }
    }
    simplex();
    if (random.nextInt(3) > 0) {
      Kernel.distance(a, b, c);
    }
    if (random.nextInt(4) == 0) {
      c.pointError = a.magnitude * Math.scalb(random.nextDouble(), -random.nextInt(60));
      c.edgeError = a.magnitude * Math.scalb(random.nextDouble(), -random.nextInt(60));
    }
  }

  private void simplex() {
    int room = Math.min(4, c.a.length);
    for (int k = 0; k < room; k++) {
      c.a[k] = random.nextInt(a.size);
      c.b[k] = random.nextInt(b.size);
      if (k > 0 && random.nextInt(3) == 0) { // pairs that hang together
        int[] index = random.nextBoolean() ? c.a : c.b;
        index[k] = index[random.nextInt(k)];
      }
    }
    c.size = 1 + random.nextInt(Math.min(room, a.dimension + 1));
  }

  /** A matrix, which need not be a rotation, and a translation. */
  private Placement placement(int n) {
    double[] rows = new double[n * (n + 1)];
    Arrays.setAll(rows, k -> random.nextGaussian());
    return Placement.of(rows, n);
  }

  /**
   * For images only what asks the two methods of images, which are not translated: they are asked
   * here before.
   */
  private void placed() {
    double u = roundoff();
    double[] v = direction();
    double size = ErrorBounds.norm(v[0], v[1], v[2]);
    double ev = u * size;
    calls.call("FilterSweep.provesImage", a.image, c, c.a, v[0], v[1], v[2], size, ev);
    calls.call("FilterSweep.provesImage", b.image, c, c.b, -v[0], -v[1], -v[2], size, ev);
    calls.call("FilterSweep.proves", a, b, c, v[0], v[1], v[2], size, ev, u, ErrorBounds.TINY);
    double w1 = onGrid(0.5 * random.nextDouble());
    double w2 = onGrid(0.5 * random.nextDouble());
    double tau = size * Math.scalb(random.nextDouble(), -20 - random.nextInt(30));
    calls.call("ImageDistance.norm", a, b, c, 0.0, 0.0, 0.0);
    calls.call("RoundedDistance.vertex", a, b, c, true, size);
    calls.call("ImageDistance.norm", a, b, c, w1, 0.0, tau);
    calls.call("RoundedDistance.edge", a, b, c, true, w1, size, tau);
    calls.call("ImageDistance.norm", a, b, c, w1, w2, tau);
    calls.call("RoundedDistance.face", a, b, c, true, w1, w2, size, tau);
    calls.call("FilterLattice.contains", a, b, c.t, true);
  }

  /** What a body says of its coordinates. */
  private void measures(Vertices body, int k) {
    double coordinate = body.x[k % body.size];
    calls.call("ScaledIntegers.unit", coordinate);
    calls.call("ScaledIntegers.significand", coordinate);
    calls.call("ScaledIntegers.exponent", coordinate);
    calls.callOf(body, "Vertices.measure");
    calls.callOf(body, "Vertices.leastExponent");
  }

  /** A multiple of 2^-52. */
  private static double onGrid(double weight) {
    return 1 + weight - 1;
  }

  private void filters() {
    boolean moved = random.nextInt(4) == 0 || ErrorBounds.norm(c.t[0], c.t[1], c.t[2]) != 0;
    int turn = random.nextBoolean() ? 1 : -1;
    double u = roundoff();
    double tiny = u == 0 ? 0 : ErrorBounds.TINY;
    for (String filter : new String[] {"Filter2.", "Filter3."}) {
      calls.call(filter + "distance", a, b, c);
      calls.call(filter + "distance", a, b, c, u, tiny, moved);
      calls.call(filter + "vertex", a, b, c, u, tiny, moved);
      calls.call(filter + "inside", a, b, c, u, tiny);
    }
    calls.call("Filter2.edge", a, b, c, u, tiny, moved, turn);
    calls.call("Filter3.edge", a, b, c, u, tiny, moved);
    calls.call("Filter3.face", a, b, c, u, tiny, moved, turn);
    calls.call("FilterLattice.contains", a, b, c.t, moved);
    int e = Math.min(a.exponent(), b.exponent());
    calls.call("FilterLattice.contains", c.t, Math.min(e, 1000) + random.nextInt(3) - 1);
  }

  /** The unit roundoff, none, or anything between it and 1. */
  private double roundoff() {
    return switch (random.nextInt(4)) {
      case 0 -> ErrorBounds.U;
      case 1 -> 0;
      default -> Math.scalb(1 + random.nextDouble(), -random.nextInt(54));
    };
  }

  private void sweeps() {
    boolean exact = random.nextBoolean();
    double u = roundoff();
    double[] v = direction();
    double size = ErrorBounds.norm(v[0], v[1], v[2]);
    Vertices body = random.nextBoolean() ? a : b;
    int[] index = body == a ? c.a : c.b;
    int k = random.nextInt(body.size);
    double ev = u * size;
    double bound = ErrorBounds.plane(u, 0, size, ev, 3 * body.magnitude, body.extent);
    double low = v[0] * body.x[k] + v[1] * body.y[k] + v[2] * body.z[k] + bound;
    calls.call("FilterSweep.proves", a, b, c, v[0], v[1], v[2], size, ev, u, ErrorBounds.TINY);
    calls.call("FilterSweep.below", body, v[0], v[1], v[2], low);
    calls.call("FilterSweep.proves", body, c, index, v[0], v[1], v[2], low, exact);
    calls.call("FilterSweep.closely", body, c, index, v[0], v[1], v[2], -bound);
    if (body.from != null) {
      calls.call("FilterSweep.neighbours", body, body.from, c, index, v[0], v[1], v[2], low, exact);
    }
    double[] products = new double[body.size + random.nextInt(2)];
    calls.call("FilterSweep.store", body, products, v[0], v[1], v[2], low);
    calls.call("FilterSweep.anyNegative", products, body.size);
    calls.call("FilterSweep.negative", products[k]);
    calls.call("FilterSweep.isOfSimplex", body, c.size, index, k);
    calls.call("FilterSweep.isConnected", c, exact);
    calls.call("FilterSweep.distinct", c, index);
    calls.call("FilterSweep.expected", c, exact);
    calls.call("FilterSweep.shared", c, random.nextInt(3), random.nextInt(3));
    calls.call("FilterSweep.differ", c.a[0], random.nextInt(a.size));
  }

  /** The difference of the first pair, the normal of the first three, or any. */
  private double[] direction() {
    double[] y = difference(0);
    int kind = random.nextInt(4);
    if (kind == 0) {
      return new double[] {number(random), number(random), number(random)};
    }
    if (kind > 1 || c.size < 3) {
      return y;
    }
    double[] d = difference(1);
    double[] f = difference(2);
    for (int i = 0; i < 3; i++) {
      d[i] -= y[i];
      f[i] -= y[i];
    }
    return new double[] {
      d[1] * f[2] - d[2] * f[1], d[2] * f[0] - d[0] * f[2], d[0] * f[1] - d[1] * f[0]
    };
  }

  private double[] difference(int k) {
    int i = c.a[k];
    int j = c.b[k];
    return new double[] {a.x[i] - b.x[j], a.y[i] - b.y[j], a.z[i] - b.z[j]};
  }

  private void norms() {
    boolean moved = ErrorBounds.norm(c.t[0], c.t[1], c.t[2]) != 0;
    double[] y = difference(0);
    double size = ErrorBounds.norm(y[0], y[1], y[2]);
    double reach = size * Math.scalb(1 + random.nextDouble(), random.nextInt(30));
    double tau = size * Math.scalb(random.nextDouble(), -20 - random.nextInt(30));
    double w1 = 0.5 * random.nextDouble();
    double w2 = 0.5 * random.nextDouble();
    calls.call("RoundedDistance.vertex", a, b, c, moved, reach);
    calls.call("RoundedDistance.edge", a, b, c, moved, w1, reach, tau);
    calls.call("RoundedDistance.face", a, b, c, moved, w1, w2, reach, tau);
    double[] low = new double[3];
    for (int i = 0; i < 3; i++) {
      low[i] = y[i] * Math.scalb(random.nextDouble(), -53);
    }
    calls.call("RoundedDistance.norm", y[0], y[1], y[2], low[0], low[1], low[2], reach, tau);
    calls.call(
        "RoundedDistance.norm", moved, c.t, y[0], y[1], y[2], low[0], low[1], low[2], reach, tau);
    calls.call("RoundedDistance.alongAxis", Math.abs(y[0]), Math.abs(y[1]), Math.abs(y[2]));
    calls.call("RoundedDistance.onGrid", w1);
    double[] z = difference(1);
    calls.call("RoundedDistance.high", w1, y[0], z[0], w2, y[1], z[1]);
    calls.call("RoundedDistance.high", w1, y[0], z[0], w2, y[1], z[1], 1 - w1, y[2], z[2]);
    calls.call("RoundedDistance.low", w1, y[0], z[0], w2, y[1], z[1]);
    calls.call("RoundedDistance.low", w1, y[0], z[0], w2, y[1], z[1], 1 - w1, y[2], z[2]);
  }

  /** What knows no bodies. */
  private void arithmetic() {
    double u = roundoff();
    double tiny = random.nextBoolean() ? ErrorBounds.TINY : number(random);
    double x = number(random);
    double y = number(random);
    double z = number(random);
    double ex = number(random);
    double ey = number(random);
    calls.call("ErrorBounds.norm", x, y, z);
    calls.call("ErrorBounds.difference", u, tiny, y);
    calls.call("ErrorBounds.translated", u, tiny, z, y);
    calls.call("ErrorBounds.edge", u, tiny, x, y, z);
    calls.call("ErrorBounds.image", u, tiny, x, ex, y);
    calls.call("ErrorBounds.cross", u, tiny, x, ex, y, ey);
    calls.call("ErrorBounds.dot", u, tiny, x, ex, y, ey);
    calls.call("ErrorBounds.sweep", u, tiny, x, ex, y);
    calls.call("ErrorBounds.plane", u, tiny, x, ex, y, ey);
    calls.call("ErrorTerms.ofDifference", x, y, x - y);
    calls.call("ErrorTerms.ofSum", x, y, x + y);
    calls.call("Filter3.determinant", x, y, z, ex, ey, u, y, number(random), number(random));
    orientation();
  }

  /** Points that are nearly in line. */
  private void orientation() {
    double px = number(random);
    double py = number(random);
    double qx = px + number(random);
    double qy = py + number(random);
    double s = random.nextDouble();
    double rx = px + s * (qx - px) + (random.nextBoolean() ? 0 : Math.ulp(px));
    double ry = py + s * (qy - py);
    calls.call("ExactSign.orientation", px, py, qx, qy, rx, ry);
    calls.call("Orientation.sign", px, py, qx, qy, rx, ry);
  }

  /** A number of any size between 2^-200 and 2^200, most of them near 1, of few bits or many. */
  static double number(Random random) {
    int range = random.nextInt(4) == 0 ? 200 : 3;
    double x = random.nextInt(3) == 0 ? random.nextInt(9) - 4 : random.nextGaussian();
    return Math.scalb(x, random.nextInt(2 * range + 1) - range);
  }
}
