package org.certigjk.explorer.motion;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.explorer.Scene;
import org.certigjk.geometry.Polytope;
import org.certigjk.gjk.Gjk;
import org.certigjk.gjk.Verdict;
import org.certigjk.penetration.Penetrating;
import org.certigjk.penetration.PenetrationResult;
import org.jspecify.annotations.Nullable;

/**
 * An answer of how deep the bodies are in each other, on which claims are decided.
 *
 * @param a A
 * @param b B
 * @param result the answer
 */
record Depth(
    Polytope<BigFraction> a, Polytope<BigFraction> b, PenetrationResult<BigFraction> result) {

  static Depth of(Scene scene, PenetrationResult<BigFraction> result) {
    return new Depth(scene.a(), scene.b(), result);
  }

  @Nullable Penetrating<BigFraction> found() {
    return result instanceof Penetrating<BigFraction> found ? found : null;
  }

  /** Returns whether the certificate proves the penetration vector. */
  boolean isProved() {
    Penetrating<BigFraction> found = found();
    return found != null
        && found.certificate().certifies(a, b)
        && found.certificate().penetrationVector(a, b).minus(found.penetrationVector()).isZero();
  }

  /** Returns whether A, moved by −p, touches B. */
  boolean touchesMoved() {
    Penetrating<BigFraction> found = found();
    return found != null
        && Gjk.distance(a.translated(found.penetrationVector().unaryMinus()), b).verdict()
            == Verdict.TOUCHING;
  }

  boolean has(Verdict verdict) {
    return Gjk.distance(a, b).verdict() == verdict;
  }
}
