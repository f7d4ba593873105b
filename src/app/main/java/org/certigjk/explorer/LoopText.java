package org.certigjk.explorer;

import org.certigjk.variants.Variants;

/**
 * A loop as the page explains it.
 *
 * @param name what it is called
 * @param does what it does, in a sentence
 * @param stops when it is content
 * @param rule what kind of test that is
 */
record LoopText(String name, String does, String stops, Rule rule) {

  /** What a tolerance is a tolerance of. */
  enum Rule {
    /** Of ‖v‖ − μ. */
    LOWER_BOUND,
    /** Of vᵀ(v − s). */
    GAP,
    /** Of something else, or there is none. */
    OTHER
  }

  private static final String RELATIVE = "‖v‖ − μ ≤ 10⁻⁶ ‖v‖";

  static LoopText of(Variants loop) {
    return switch (loop) {
      case STRICT_DECREASE ->
          new LoopText(
              "GJK of this library",
              "Stops where v·(v − s) = 0, and gives up, saying so, where ‖v‖² does not decrease.",
              "v·(v − s) = 0",
              Rule.OTHER);
      case EXACT_HALTING ->
          new LoopText(
              "GJK 1988, exact equality",
              "Stops only where v·(v − s) is exactly 0: over doubles it often never does.",
              "v·(v − s) = 0",
              Rule.OTHER);
      case EXACT_HALTING_BACKUP ->
          new LoopText(
              "GJK 1988 with backup procedure",
              "The same; where Johnson's test finds no subset, all subsets are compared.",
              "v·(v − s) = 0",
              Rule.OTHER);
      case DIVIDE_AND_CONQUER ->
          new LoopText(
              "Divide and conquer (blog post 2018), corrected",
              "Stops where no point goes farther against v than those of W.",
              "min v·w over W ≤ v·s",
              Rule.OTHER);
      case PROPOSED ->
          new LoopText(
              "Proposed: van den Bergen, scaled, relative",
              "Coordinates times a power of two, relative ω, membership stop, full simplex; meant for"
                  + " signed volumes. What the sub-algorithm computes is shown for the scaled points.",
              RELATIVE,
              Rule.LOWER_BOUND);
      case SEPARATING_AXIS ->
          new LoopText(
              "Separating axis (van den Bergen 1999)",
              "Asks only whether the bodies meet: stops at the first v that separates them.",
              "v·s > 0",
              Rule.OTHER);
      case NESTEROV ->
          new LoopText(
              "Nesterov momentum (Montaut et al. 2022)",
              "Looks for s along a running mean of earlier directions instead of v.",
              "v·(v − s) ≤ 10⁻⁸",
              Rule.GAP);
      case NESTEROV_NORMALISED ->
          new LoopText(
              "Nesterov momentum, normalised",
              "The same with unit vectors in the mean; needs square roots.",
              "v·(v − s) ≤ 10⁻⁸",
              Rule.GAP);
      case ALZUBAIDI ->
          new LoopText(
              "Alzubaidi and Al-Saud, as listed",
              "Keeps two points of A ⊖ B, and ends with distance 0 where a closest point comes again.",
              "D·Z − D·X < 10⁻⁶",
              Rule.OTHER);
      default -> loop.isCompared() ? toleranceLoop(loop) : faulty(loop);
    };
  }

  /** The loops that have a part of the faults of others, and the mended one. */
  private static LoopText faulty(Variants loop) {
    String nearest = "D·Z − D·C < 10⁻⁶";
    return switch (loop) {
      case ALZUBAIDI_UNCLAMPED ->
          polygons("only t not in [0, 1]", "Steps 12 and 14 are mended; C may be beyond.", nearest);
      case ALZUBAIDI_FIRST_POINT ->
          polygons(
              "only step 12",
              "The rest is mended; the third condition asks about X.",
              "D·Z − D·X < 10⁻⁶");
      case ALZUBAIDI_CLOSER_VERTEX ->
          polygons("only step 14", "The rest is mended; the closer vertex is kept.", nearest);
      case ALZUBAIDI_MENDED ->
          polygons("mended", "t is in [0, 1], and the closer edge is kept.", nearest);
      case DIVIDE_AND_CONQUER_COMPARISON ->
          printed(
              "step 4 as printed",
              "But for rounding it stops at once: its sign is the other one.",
              "≥");
      case DIVIDE_AND_CONQUER_REDUCTION ->
          printed("step 6 as printed", "Keeps only s, and may go to and fro.", "≤");
      case DIVIDE_AND_CONQUER_PRINTED ->
          printed(
              "as printed",
              "Steps 4 and 6 are as printed: but for rounding it stops at once.",
              "≥");
      case HILL_CLIMBING ->
          climbing(
              "by hill climbing", "Finds s by climbing along the hulls from their first points.");
      case HILL_CLIMBING_PRINTED ->
          climbing(
              "by hill climbing as printed",
              "Algorithm 5 as printed: the climb ends at the first neighbour that is lower.");
      default ->
          new LoopText(
              "Separating axis, begun with v = 0",
              "Algorithm 6 runs while v ≠ 0: from 0 it is not entered.",
              "v = 0",
              Rule.OTHER);
    };
  }

  private static LoopText climbing(String how, String does) {
    return new LoopText("GJK 1988, " + how, does, "v·(v − s) = 0", Rule.OTHER);
  }

  private static LoopText polygons(String what, String does, String stops) {
    return new LoopText("Alzubaidi and Al-Saud, " + what, does, stops, Rule.OTHER);
  }

  private static LoopText printed(String what, String does, String sign) {
    return new LoopText(
        "Divide and conquer, " + what, does, "min v·w over W " + sign + " v·s", Rule.OTHER);
  }

  private static LoopText toleranceLoop(Variants loop) {
    return switch (loop) {
      case SQUARED_GAP_ABSOLUTE ->
          new LoopText(
              "Gap within a tolerance",
              "Stops where v·(v − s) is small; what is small depends on the unit of length.",
              "v·(v − s) ≤ 10⁻¹²",
              Rule.GAP);
      case SQUARED_GAP_RELATIVE ->
          new LoopText(
              "Gap within a relative tolerance",
              "Stops where v·(v − s) is small beside ‖v‖², as many engines do.",
              "v·(v − s) ≤ 10⁻¹² ‖v‖²",
              Rule.GAP);
      case VAN_DEN_BERGEN ->
          new LoopText(
              "van den Bergen 1999",
              "Stops where ‖v‖ is close to the lower bound μ of the distance; starts with W = ∅.",
              "‖v‖ − μ ≤ 10⁻⁶",
              Rule.LOWER_BOUND);
      default ->
          new LoopText("van den Bergen, " + fix(loop), fixDoes(loop), RELATIVE, Rule.LOWER_BOUND);
    };
  }

  private static String fix(Variants loop) {
    return switch (loop) {
      case VAN_DEN_BERGEN_NEAR_ZERO -> "relative, ω";
      case VAN_DEN_BERGEN_BACKUP -> "relative, backup procedure";
      case VAN_DEN_BERGEN_PREVIOUS -> "relative, previous vector";
      case VAN_DEN_BERGEN_MEMBERSHIP -> "relative, membership stop";
      case VAN_DEN_BERGEN_FULL_SIMPLEX -> "relative, full simplex";
      case VAN_DEN_BERGEN_DECREASE -> "relative, decrease stop";
      case VAN_DEN_BERGEN_ROBUST -> "all fixes";
      case VAN_DEN_BERGEN_RELATIVE_ZERO -> "all fixes, relative ω";
      default -> "relative tolerance";
    };
  }

  private static String fixDoes(Variants loop) {
    return switch (loop) {
      case VAN_DEN_BERGEN_NEAR_ZERO -> "Takes v for 0 where ‖v‖ ≤ ω = 10⁻¹⁰.";
      case VAN_DEN_BERGEN_BACKUP -> "Compares all subsets where Johnson's test finds none.";
      case VAN_DEN_BERGEN_PREVIOUS -> "Returns the v from before where no subset passes.";
      case VAN_DEN_BERGEN_MEMBERSHIP -> "Stops where s is in W or was discarded just before.";
      case VAN_DEN_BERGEN_FULL_SIMPLEX -> "Takes v for 0 where W has n + 1 points.";
      case VAN_DEN_BERGEN_DECREASE -> "Stops where ‖v‖² does not decrease.";
      case VAN_DEN_BERGEN_ROBUST ->
          "ω, the membership stop, the previous vector and the full simplex together.";
      case VAN_DEN_BERGEN_RELATIVE_ZERO ->
          "The same with ω = 10⁻¹² relative to the points of W (the book of 2003).";
      default -> "Stops where ‖v‖ is close to μ beside its length.";
    };
  }
}
