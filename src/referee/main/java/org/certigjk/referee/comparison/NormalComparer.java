package org.certigjk.referee.comparison;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.field.Rationals;
import org.certigjk.geometry.Vec;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.comparison.Mismatch.Measure;
import org.certigjk.vectors.Query;
import org.jspecify.annotations.Nullable;

/**
 * The comparison of a claimed normal n with the right ones, by what follows from it: its {@link
 * Separation} s(n) has to be σ, the greatest there is. The angle to one of them says nothing where
 * there are several, and little where there is one.
 *
 * <p><b>Why.</b> Let m be a right normal for an input within k ulps. Both s and σ change by at most
 * τ, so that s(m) ≥ σ &minus; 2τ. Let n be at most δ from m. Their unit vectors are at most 2δ/‖n‖
 * from each other, by the triangle inequality, and s changes by at most R = √n·(max|a| + max|b|) ≥
 * ‖a &minus; b‖ times as much. Hence
 *
 * <pre>  σ &minus; s(n) ≤ 2τ + 2Rδ/‖n‖.</pre>
 *
 * <p>Enlarging the bodies takes as much from s as from σ.
 */
final class NormalComparer {

  private static final BigFraction FOUR = new BigFraction(4);

  private final Query query;
  private final SignedDistance truth;
  private final Declaration engine;
  private final Profile profile;
  private final Radius directions;

  /** 2R, squared. */
  private final BigFraction squaredReach;

  NormalComparer(Subject subject, Profile profile, Tolerance tolerance) {
    this.query = subject.query();
    this.truth = subject.truth();
    this.engine = subject.engine();
    this.profile = profile;
    this.directions = tolerance.ofDirections();
    this.squaredReach = subject.reach().squared(query.dimension()).multiply(FOUR);
  }

  /** Compares a normal: k ulps, or the last rounding, move it by δ. */
  @Nullable Mismatch compare(double[] normal) {
    Vec<BigFraction> n = Vec.of(Rationals.INSTANCE, normal);
    if (n.isZero()) {
      return new Mismatch(Fault.WRONG_NORMAL, null, "the normal is 0, which is no direction");
    }
    Radius delta =
        profile.isExact()
            ? Radius.ofLastRounding(engine.precision(), normal)
            : Tolerance.noise(profile, engine.precision(), normal);
    return compare(Fault.WRONG_NORMAL, "the normal", n, delta);
  }

  /**
   * Compares a direction n ≠ 0.
   *
   * @param fault what it is if it is wrong
   * @param what the name of the direction
   * @param delta how far a right direction may be from n
   */
  @Nullable Mismatch compare(Fault fault, String what, Vec<BigFraction> n, Radius delta) {
    Radius allowed = directions.plus(delta.times(squaredReach.divide(n.squaredNorm())));
    Separation separation = Separation.along(n, query);
    if (truth.isNearSeparation(separation, allowed)) {
      return null;
    }
    double margins = engine.margins().sum();
    double observed = Roundings.round(engine.precision(), separation.value() - margins);
    Measure measure = Measure.of(observed, truth.value(), allowed.value());
    boolean opposite = truth.isNearSeparation(Separation.along(n.unaryMinus(), query), allowed);
    String words = MismatchWords.direction(what, measure, engine.precision(), opposite);
    return new Mismatch(fault, measure, words);
  }
}
