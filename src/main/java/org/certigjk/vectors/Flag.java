package org.certigjk.vectors;

import java.util.Locale;

/**
 * What makes an input hard, and what it does to a distance algorithm in floating-point arithmetic.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * Flag.NEARLY_PARALLEL.label();        // nearly-parallel
 * Family.GAP.flags();                  // [SMALL_GAP]
 * }</pre>
 */
public enum Flag {
  /** Nothing special. */
  ORDINARY("No difficulty is built in."),
  /** The distance is 0, and any smaller body would be apart. */
  TOUCHING("Separated, touching and overlapping differ by less than any rounding error."),
  /** The distance is far smaller than the coordinates. */
  SMALL_GAP(
      "Coordinates cancel: the distance vector has few right digits or none, not even signs."),
  /** The bodies overlap by far less than their size. */
  SLIGHT_OVERLAP(
      "The origin is inside by less than the error of the four determinants that say so."),
  /** Faces or edges that face each other are nearly parallel. */
  NEARLY_PARALLEL("Cross products cancel, and the closest points are hardly determined."),
  /** One body is much larger than the other. */
  SIZE_RATIO(
      "The facets of A ⊖ B are slivers, and the small body vanishes in rounded differences."),
  /** A ⊖ B has facets that are very long and narrow. */
  OBLONG("The sub-algorithm picks the wrong face of the simplex, and the loop may never end."),
  /** A body has no interior. */
  FLAT("Simplices degenerate: determinants that must be 0 come out with a random sign."),
  /** Points occur more than once. */
  REPEATED("The same support point has two indices; a test for repetition by index fails."),
  /** Points inside the hull or inside a face of the others. */
  NON_EXTREME("Support points tie, and a local search stops at a point that is no vertex."),
  /** Many exact ties between support points. */
  TIES("Which support point wins depends on the last bit; loops cycle between the tied."),
  /** Ties broken by the last bit of a coordinate. */
  NEAR_TIES("The furthest point in doubles is not the furthest point."),
  /** The distance is hard to round. */
  ROUNDING("The double nearest to the distance is found only with twice the digits, or exactly."),
  /** The coordinates are far larger than the bodies. */
  LARGE_OFFSET("Tolerances relative to the coordinates swallow the bodies."),
  /** All coordinates are multiplied by a power of two. */
  SCALED("Only the exponent of the answer may change; absolute tolerances change more."),
  /** Coordinates near the largest or the smallest number. */
  RANGE_ENDS("Squares, products and even differences overflow or underflow."),
  /** Coordinates below the smallest normal number. */
  SUBNORMAL("Relative error bounds do not hold; squares are 0."),
  /** Very different exponents beside each other. */
  MIXED_EXPONENTS("A sum loses its smaller terms entirely."),
  /** The loop needs as many iterations as there are points, or more. */
  MANY_ITERATIONS("Iteration limits are reached; a support point may leave and return.");

  private final String effect;

  Flag(String effect) {
    this.effect = effect;
  }

  /** Returns the name of this flag in kebab case. */
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Returns what goes wrong, in one sentence. */
  public String effect() {
    return effect;
  }
}
