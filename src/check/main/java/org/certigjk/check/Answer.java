package org.certigjk.check;

import org.certigjk.check.algebra.Ratio;
import org.certigjk.check.algebra.Vector;
import org.certigjk.check.text.Chars;
import org.jspecify.annotations.Nullable;

/**
 * A distance, with its certificate. Numbers and vectors are {@code null} if they are, or have, a
 * null.
 */
final class Answer {

  static final String SQUARED_DISTANCE = "squaredDistance";
  static final String DISTANCE_VECTOR = "distanceVector";
  static final String CLOSEST_POINTS = "closestPoints";

  /** The closest point of A, beside that of B. */
  private static final String OF_A = "a";

  private static final String OF_B = "b";

  private final Field field;
  private final @Nullable Ratio squaredDistance;
  private final Length distance;
  private final @Nullable Vector distanceVector;
  private final @Nullable Vector closestA;
  private final @Nullable Vector closestB;
  private final Certificate certificate;

  private Answer(Fields fields, Fields closest, Field field) throws Refusal {
    this.field = field;
    this.squaredDistance = field.element(fields.get(SQUARED_DISTANCE));
    this.distance = Length.read(fields, "distance");
    this.distanceVector = field.vector(fields.get(DISTANCE_VECTOR));
    this.closestA = field.vector(closest.get(OF_A));
    this.closestB = field.vector(closest.get(OF_B));
    this.certificate = Certificate.read(fields.certificate(), field);
  }

  static Answer read(Fields fields, Field field) throws Refusal {
    Item points = fields.get(CLOSEST_POINTS);
    return new Answer(fields, points.fields(Item.names(OF_A, OF_B), Item.names()), field);
  }

  /** Returns the vector that is claimed, {@code null} if it has a null. */
  @Nullable Vector distanceVector() {
    return distanceVector;
  }

  /** Judges all claims. */
  void judge(String verdict, boolean certified, Bodies bodies) throws Refusal {
    /*@ assert defines(verdict, certified, bodies); @*/
    if (!certificate.isFor(verdict)) {
      throw Refusal.rejected(
          Chars.text("verdict is ", verdict, ", but the certificate is for ", certificate.kind()));
    }
    certificate.requireSense(bodies);
    if (certified) {
      requireProof(bodies);
      distance.requireRootOf(squaredDistance);
    } else {
      requireLikeness(bodies);
      distance.requireRootOf(squaredDistance);
      requireDoubt(bodies);
    }
  }

  /** The certificate holds, and every number beside it is near to the truth. */
  private void requireProof(Bodies bodies) throws Refusal {
    /*@ assert definesProof(bodies); @*/
    requireNear(certificate.proved(bodies));
    requireNear("closestPoints.a", closestA, bodies.ofA(certificate.pairs()));
    requireNear("closestPoints.b", closestB, bodies.ofB(certificate.pairs()));
    requireDirection(Claims.present("distanceVector", distanceVector));
  }

  private void requireNear(Vector v) throws Refusal {
    Vector d = Claims.present("distanceVector", distanceVector);
    Claims.requireNear("distanceVector", d, v, Claims.slack(field, v.greatest(), v.dimension()));
    Ratio square = v.dot(v);
    Ratio claimed = Claims.present("squaredDistance", squaredDistance);
    Claims.requireNear("squaredDistance", claimed, square, field.epsilon().times(square));
  }

  private void requireDirection(Vector d) throws Refusal {
    if (certificate.separates()) {
      String name = "certificate.direction";
      Claims.requireSame(name, Claims.present(name, certificate.direction()), d);
    }
  }

  private void requireNear(String name, @Nullable Vector claimed, Vector[] points) throws Refusal {
    Vector weights = Claims.present("certificate.weights", certificate.weights());
    Vector point = weights.combination(points);
    Vector slack = Claims.slack(field, Claims.greatest(points), point.dimension());
    Claims.requireNear(name, Claims.present(name, claimed), point, slack);
  }

  /** A record that claims no proof must not have one. */
  private void requireDoubt(Bodies bodies) throws Refusal {
    boolean doubtful = false;
    try {
      requireProof(bodies);
    } catch (Refusal doubt) {
      doubtful = true;
    }
    if (!doubtful) {
      throw Refusal.rejected(
          "certified is false, but the certificate is a proof and every number near to the truth");
    }
  }

  /** Without a proof, the numbers are what rounded arithmetic may make of the weights. */
  private void requireLikeness(Bodies bodies) throws Refusal {
    Pairs pairs = certificate.pairs();
    /*@ assert definesLikeness(bodies); @*/
    Vector w = Claims.present("certificate.weights", certificate.weights());
    Certificate.requireNearlyConvex(w, field.epsilon());
    Vector d = Claims.present("distanceVector", distanceVector);
    Ratio claimed = Claims.present("squaredDistance", squaredDistance);
    requireLike("distanceVector", d, w, bodies.differences(pairs), bodies.magnitudes(pairs));
    Vector[] a = bodies.ofA(pairs);
    requireLike("closestPoints.a", closestA, w, a, Claims.magnitudes(a));
    Vector[] b = bodies.ofB(pairs);
    requireLike("closestPoints.b", closestB, w, b, Claims.magnitudes(b));
    Claims.requireSquare("squaredDistance", claimed, d, field);
    if (certificate.separates() == d.isZero()) {
      throw Refusal.rejected("distanceVector should be 0 exactly if the bodies are not separated");
    }
    requireDirection(d);
  }

  private void requireLike(
      String name, @Nullable Vector claimed, Vector w, Vector[] points, Vector[] scales)
      throws Refusal {
    if (claimed != null) {
      Claims.requireNear(name, claimed, w.combination(points), Claims.slack(field, w, scales));
    }
  }
}
