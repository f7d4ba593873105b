package org.certigjk.explorer.trace;

import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.certificate.IndexPair;
import org.certigjk.geometry.Polytope;
import org.certigjk.geometry.Vec;
import org.jspecify.annotations.Nullable;

/**
 * A run of GJK that a program has written down.
 *
 * @param engine the name of the program
 * @param a the points of A
 * @param b the points of B
 * @param tolerance the share of the size of A &ominus; B up to which no length is contradicted
 * @param steps the steps, one at least
 * @param claim what the program says at the end; {@code null} if nothing
 */
public record Trace(
    String engine,
    Polytope<BigFraction> a,
    Polytope<BigFraction> b,
    BigFraction tolerance,
    List<Step> steps,
    @Nullable Claim claim) {

  /** Copies the list. */
  public Trace {
    steps = List.copyOf(steps);
  }

  /** Returns this trace, judged with another tolerance. */
  public Trace within(BigFraction other) {
    return new Trace(engine, a, b, other, steps, claim);
  }

  /** Returns a_i &minus; b_j. */
  Vec<BigFraction> point(IndexPair pair) {
    return a.get(pair.a()).minus(b.get(pair.b()));
  }

  /**
   * A step: what is {@code null} or empty was not written down.
   *
   * @param simplex the pairs of W
   * @param weights the weights of its points
   * @param v the point of the hull of W that the program holds to be nearest to the origin
   * @param direction a vector along v, of any length, with which s was looked for
   * @param support the pair of s
   * @param finite whether all numbers were numbers; if not, those that were none are {@code null}
   */
  public record Step(
      List<IndexPair> simplex,
      @Nullable Vec<BigFraction> weights,
      @Nullable Vec<BigFraction> v,
      @Nullable Vec<BigFraction> direction,
      @Nullable IndexPair support,
      boolean finite) {

    /** Copies the list. */
    public Step {
      simplex = List.copyOf(simplex);
    }
  }

  /**
   * What the program says at the end.
   *
   * @param meets whether the bodies are said to have a point in common
   * @param distance the distance that is said; {@code null} if none, or if it is not finite
   * @param finite whether the distance, if one is said, is a number
   */
  public record Claim(boolean meets, @Nullable BigFraction distance, boolean finite) {}
}
