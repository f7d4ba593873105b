package org.certigjk.referee.comparison;

import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.certigjk.vectors.Query;

/**
 * How far two bodies are apart along a direction n, exactly.
 *
 * <p><b>Definition.</b> s(n) = min<sub>a ∈ A, b ∈ B</sub> nᵀ(a &minus; b) / ‖n‖, for n ≠ 0 of any
 * length. If it is negative, moving A by &minus;s(n) along n ends the overlap, and no less does.
 * The greatest of all s(n) is σ of {@link Profile}.
 */
public final class Separation {

  private final Vec<BigFraction> n;

  /** The least nᵀ(a &minus; b). */
  private final BigFraction least;

  private final BigFraction term;

  private Separation(Vec<BigFraction> n, BigFraction least) {
    this.n = n;
    this.least = least;
    this.term = RootSum.term(least).divide(n.squaredNorm());
  }

  /** Returns the separation of the bodies of a query, without margins, along n ≠ 0. */
  public static Separation along(Vec<BigFraction> n, Query query) {
    Polytope<BigFraction> a = query.exactA();
    Polytope<BigFraction> b = query.exactB();
    BigFraction ofA = a.get(a.supportIndex(n.unaryMinus())).dot(n);
    BigFraction ofB = b.get(b.supportIndex(n)).dot(n);
    return new Separation(n, ofA.subtract(ofB));
  }

  /** Returns s(n) as the {@linkplain RootSum#term term} of a sum of roots. */
  BigFraction term() {
    return term;
  }

  /** Returns the double nearest to s(n). */
  double value() {
    return RootSum.value(term);
  }

  /** Returns s(n)·n/‖n‖, where the line of n meets the plane that supports A ⊖ B. */
  public Vec<BigFraction> foot() {
    return n.times(least.divide(n.squaredNorm()));
  }
}
