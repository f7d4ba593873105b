package org.certigjk.check;

import java.util.Arrays;
import java.util.List;
import org.certigjk.check.algebra.Ratio;
import org.certigjk.check.algebra.Vector;
import org.jspecify.annotations.Nullable;

/**
 * A distance, with its certificate. Numbers and vectors are {@code null} if they are, or have, a
 * null.
 *
 * @param field the numbers
 * @param squaredDistance v·v
 * @param distance its root
 * @param distanceVector v
 * @param closestA the closest point of A
 * @param closestB the closest point of B
 * @param certificate the certificate
 */
record Answer(
    Field field,
    @Nullable Ratio squaredDistance,
    Length distance,
    @Nullable Vector distanceVector,
    @Nullable Vector closestA,
    @Nullable Vector closestB,
    Certificate certificate) {

  static final List<String> MEMBERS =
      List.of(
          "squaredDistance",
          "distance",
          "distanceHex",
          "distanceVector",
          "closestPoints",
          "certificate");

  static Answer read(Fields fields, Field field) throws Refusal {
    Fields closest = fields.get("closestPoints").fields(List.of("a", "b"), List.of());
    return new Answer(
        field,
        field.element(fields.get("squaredDistance")),
        Length.read(fields, "distance"),
        field.vector(fields.get("distanceVector")),
        field.vector(closest.get("a")),
        field.vector(closest.get("b")),
        Certificate.read(fields.get("certificate"), field));
  }

  /** Judges all claims. */
  void judge(String verdict, boolean certified, Bodies bodies) throws Refusal {
    if (!certificate.kind().equals(verdict)) {
      throw Refusal.rejected(
          "verdict is %s, but the certificate is for %s".formatted(verdict, certificate.kind()));
    }
    certificate.requireSense(bodies);
    if (certified) {
      requireProof(bodies);
    } else {
      requireLikeness(bodies);
    }
    distance.requireRootOf(squaredDistance);
    if (!certified) {
      requireDoubt(bodies);
    }
  }

  /** The certificate holds, and every number beside it is near to the truth. */
  private void requireProof(Bodies bodies) throws Refusal {
    Vector v = certificate.proved(bodies);
    int n = bodies.dimension();
    Vector d = present("distanceVector", distanceVector);
    Claims.requireNear("distanceVector", d, v, Claims.slack(field, v.greatest(), n));
    Ratio square = v.dot(v);
    Claims.requireNear(
        "squaredDistance",
        present("squaredDistance", squaredDistance),
        square,
        field.epsilon().times(square));
    requireNear("closestPoints.a", closestA, bodies.ofA(certificate.pairs()));
    requireNear("closestPoints.b", closestB, bodies.ofB(certificate.pairs()));
    if (certificate.kind().equals(Certificate.SEPARATED)) {
      Claims.requireSame(
          "certificate.direction", present("certificate.direction", certificate.direction()), d);
    }
  }

  private void requireNear(String name, @Nullable Vector claimed, Vector[] points) throws Refusal {
    Vector point = present("certificate.weights", certificate.weights()).combination(points);
    Ratio greatest =
        Arrays.stream(points).map(Vector::greatest).max(Ratio::compareTo).orElseThrow();
    Claims.requireNear(
        name, present(name, claimed), point, Claims.slack(field, greatest, point.dimension()));
  }

  private static <T> T present(String name, @Nullable T claimed) throws Refusal {
    if (claimed == null) {
      throw Refusal.rejected(name + " has or is a null, but the verdict needs it");
    }
    return claimed;
  }

  /** A record that claims no proof must not have one. */
  private void requireDoubt(Bodies bodies) throws Refusal {
    try {
      requireProof(bodies);
    } catch (Refusal doubt) {
      return;
    }
    throw Refusal.rejected(
        "certified is false, but the certificate is a proof and every number near to the truth");
  }

  /** Without a proof, the numbers are what rounded arithmetic may make of the weights. */
  private void requireLikeness(Bodies bodies) throws Refusal {
    List<IndexPair> pairs = certificate.pairs();
    Vector weights = present("certificate.weights", certificate.weights());
    Certificate.requireNearlyConvex(weights, field.epsilon());
    Vector d = present("distanceVector", distanceVector);
    Ratio claimed = present("squaredDistance", squaredDistance);
    requireLike("distanceVector", d, weights, bodies.differences(pairs), bodies.magnitudes(pairs));
    requireLike("closestPoints.a", closestA, weights, bodies.ofA(pairs), sizes(bodies.ofA(pairs)));
    requireLike("closestPoints.b", closestB, weights, bodies.ofB(pairs), sizes(bodies.ofB(pairs)));
    Ratio square = d.dot(d);
    Ratio slack = field.epsilon().times(square).plus(field.tiny());
    Claims.requireNear("squaredDistance", claimed, square, slack);
    boolean separated = certificate.kind().equals(Certificate.SEPARATED);
    if (separated == d.isZero()) {
      throw Refusal.rejected("distanceVector should be 0 exactly if the bodies are not separated");
    }
    if (separated) {
      Claims.requireSame(
          "certificate.direction", present("certificate.direction", certificate.direction()), d);
    }
  }

  private void requireLike(
      String name, @Nullable Vector claimed, Vector weights, Vector[] points, Vector[] scales)
      throws Refusal {
    if (claimed != null) {
      Claims.requireNear(
          name, claimed, weights.combination(points), Claims.slack(field, weights, scales));
    }
  }

  private static Vector[] sizes(Vector[] points) {
    return Arrays.stream(points).map(Vector::magnitudes).toArray(Vector[]::new);
  }
}
