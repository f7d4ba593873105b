package org.certigjk.cli.query;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.cli.input.Motion;
import org.certigjk.cli.input.Pair;
import org.certigjk.penetration.Penetrating;
import org.certigjk.penetration.PenetrationResult;
import org.certigjk.raycast.RayCastResult;

/** Checks the certificates of depths and impacts. */
final class Proof {

  private Proof() {}

  /** Returns whether a depth, or that there is none, is proved. */
  static boolean holds(PenetrationResult<BigFraction> result, Pair<BigFraction> pair) {
    return result instanceof Penetrating<BigFraction> penetrating
        ? penetrating.certificate().certifies(pair.a(), pair.b())
        : result.distance().certificate().certifies(pair.a(), pair.b());
  }

  /** Returns whether a time of impact, or that there is none, is proved. */
  static boolean holds(RayCastResult<BigFraction> result, Motion<BigFraction> motion) {
    return result.certificate().certifies(motion.pair().a(), motion.pair().b(), motion.direction());
  }
}
