package org.certigjk.explorer;

/**
 * What the sentences about the end of a run rest on: where it is printed, and where it is proved.
 */
enum Theorem {
  HALTING("Jales 2024, theorem 3.1", "halting.v: halting_iff"),
  GAP("Jales 2024, theorem 3.1 (3): the gap bounds the error", "halting.v: halting_error"),
  DECREASE("Jales 2024, theorem 3.3: ‖v‖ decreases strictly", "gjk.v: gjk_step_decrease"),
  TERMINATION("Jales 2024, theorem 3.3: exact GJK ends", "gjk.v: gjk_steps_bound"),
  JOHNSON("Jales 2024, theorem 4.1: one subset passes", "johnson.v: johnson_exists"),
  AXIS("Jales 2024, theorem 5.1: separating axes", "separating_axis.v: separating_axis_polytopes"),
  TOUCHING("A touching certificate is a proof", "certificate_sound.v: touching_sound"),
  OVERLAPPING("An overlapping certificate is a proof", "certificate_sound.v: overlapping_sound"),
  ONE_VERDICT(
      "Exactly one of the three verdicts has a certificate",
      "certificate_complete.v: exactly_one_verdict"),
  MEETING(
      "Bodies meet if and only if their distance vector is 0 (Jales 2024, theorem 5.1)",
      "separating_axis.v: separating_axis"),
  BEGUN_WITH_ZERO(
      "Jales 2024, algorithm 6: begun with v = 0 it answers 0, whatever the bodies are",
      "separating_axis.v: axis_start_zero_wrong"),
  TOLERANCE(
      "van den Bergen 1999, section 2: ‖v‖ and μ enclose the distance",
      "bergen_bounds.v: tolerance_test"),
  MEMBERSHIP(
      "van den Bergen 1999, section 5: s in W or just discarded ends the exact loop",
      "bergen.v: membership_test_sound"),
  FULL_SIMPLEX(
      "van den Bergen 1999, section 4: in exact arithmetic a full simplex contains the origin",
      "bergen.v: full_simplex_origin"),
  REPEATED_POINT(
      "With step 14 of Alzubaidi and Al-Saud a closest point can come again at a distance above 0",
      "polygon_loop.v: repeated_point_without_ties"),
  UNCLAMPED(
      "Alzubaidi and Al-Saud, equations 4 to 8, without their t in [0, 1]: C can miss the segment",
      "errata.v: unclamped_line_false_collision");

  private final String source;
  private final String proof;

  Theorem(String source, String proof) {
    this.source = source;
    this.proof = proof;
  }

  /** Returns the lemma in {@code proofs/theories}: file, colon, name. */
  String proof() {
    return proof;
  }

  /** Returns both in one line. */
  @Override
  public String toString() {
    return source + "; Coq: " + proof;
  }
}
