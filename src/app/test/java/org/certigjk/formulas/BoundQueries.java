package org.certigjk.formulas;

import java.util.Random;
import org.certigjk.fast.search.Candidate;
import org.certigjk.fast.search.SupportScan;
import org.certigjk.fast.search.Vertices;
import org.certigjk.predicates.ErrorBounds;

/** Calls of the methods of {@code java-bounds.txt}, for a pair of bodies and a simplex. */
final class BoundQueries {

  private final MethodCalls calls;
  private final Random random;

  BoundQueries(MethodCalls calls, Random random) {
    this.calls = calls;
    this.random = random;
  }

  /** Calls each of them. */
  void write(Vertices a, Vertices b, Candidate c) {
    poses();
    bodies(a, b, c);
    depths();
    coordinates();
    impacts();
  }

  private double number() {
    return MethodQueries.number(random);
  }

  /** A number that differs from the given one in some of its last bits. */
  private double near(double x) {
    return x * (1 + (random.nextInt(65) - 32) * 0x1p-52);
  }

  private void poses() {
    calls.call("Candidate.errorOfPoint", number(), number());
    calls.call("Candidate.errorOfEdge", number());
  }

  private void bodies(Vertices a, Vertices b, Candidate c) {
    int i = random.nextInt(a.size);
    int j = random.nextInt(b.size);
    double x = a.x[i] - b.x[j];
    double y = a.y[i] - b.y[j];
    double z = a.z[i] - b.z[j];
    calls.call("SupportScan.product", a, i, x, y, z);
    double norm = Math.sqrt(x * x + y * y + z * z);
    calls.call("Threshold.isCloser", x, y, z, near(norm));
    double gap = SupportScan.product(a, i, x, y, z) - SupportScan.product(b, j, x, y, z);
    calls.call("Threshold.isFurther", a, i, b, j, x, y, z, near(gap / norm));
    calls.call("RoundedContact.contains", c.a, c.size, random.nextInt(a.size));
    calls.call("RoundedContact.isAlone", a, c.a, c.size, x, y, z);
    calls.call("RoundedContact.isAlone", b, c.b, c.size, -x, -y, -z);
  }

  /** A normal, a corner and a depth near that of the plane. */
  private void depths() {
    double nx = number();
    double ny = number();
    double nz = number();
    double px = number();
    double py = number();
    double pz = number();
    double n = ErrorBounds.norm(nx, ny, nz);
    double reach = ErrorBounds.norm(px, py, pz);
    double height = nx * px + ny * py + nz * pz;
    double depth = near(height / Math.sqrt(nx * nx + ny * ny + nz * nz));
    double en = n * Math.scalb(random.nextDouble(), -40 - random.nextInt(20));
    calls.call("InnerBall.isFarther", nx, ny, nz, n, en, px, py, pz, reach, depth);
  }

  private void coordinates() {
    double w1 = random.nextDouble();
    double w2 = random.nextDouble();
    double w0 = 1 - w1 - w2;
    double p0 = number();
    double p1 = number();
    double p2 = number();
    double t = number();
    calls.call("InnerProduct.high", w0, p0, w1, p1, w2, p2);
    calls.call("InnerProduct.low", w0, p0, w1, p1, w2, p2);
    calls.call("InnerProduct.high", w0, p0, w1, p1, w2, p2, t);
    calls.call("InnerProduct.low", w0, p0, w1, p1, w2, p2, t);
    calls.call("CoordinateBounds.reach", w0, p0, w1, p1, w2, p2, t);
    calls.call("CoordinateBounds.error", number(), number(), p1, number(), p2);
    double low = p0 * Math.scalb(random.nextDouble(), -53);
    double error = p0 * Math.scalb(random.nextDouble(), -80);
    calls.call("CoordinateBounds.bound", low, error);
    calls.call("CoordinateBounds.lower", p0, low, error);
    calls.call("CoordinateBounds.upper", p0, low, error);
  }

  private void impacts() {
    double w1 = random.nextDouble();
    double w2 = random.nextDouble();
    double w0 = 1 - w1 - w2;
    double p0 = number();
    double p1 = number();
    double p2 = number();
    double t = number();
    double r = number();
    double rest = t * Math.scalb(random.nextDouble(), -53);
    double error = t * Math.scalb(random.nextDouble(), -80);
    calls.call("ImpactBounds.point", w0, p0, number(), w1, p1, number(), w2, p2, number(), t, r);
    calls.call("ImpactBounds.ofPoint", number(), number());
    calls.call("ImpactBounds.ofRest", number(), number(), number(), rest);
    calls.call("ImpactBounds.lower", t, rest, error);
    calls.call("ImpactBounds.upper", t, rest, error);
  }
}
