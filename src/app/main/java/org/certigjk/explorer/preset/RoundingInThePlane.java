package org.certigjk.explorer.preset;

import java.util.List;

/** What rounding does to the published loops, and what their fixes do about it. */
final class RoundingInThePlane {

  private static final String TOUCHING = "a=0,0;-3,1;-3,-2&b=0,3;0,-2;4,1&field=double";

  private static final String DECREASING = "000/theorem-3.3-proof-decreasing";
  private static final String NO_SUBSET = "001/section-5-no-subset";
  private static final String FREE_SLOT = "001/section-4-free-slot";
  private static final String OMEGA = "001/section-5-omega";

  private RoundingInThePlane() {}

  static List<Preset> presets() {
    return List.of(
        neverHalts(),
        stops(),
        noSubset(),
        noSubsetInDoubles(),
        notZero(),
        cancellation(),
        absoluteTolerance(),
        relativeTolerance(),
        nearZero(),
        nearZeroOfOtherUnits(),
        relativeNearZero(),
        membership(),
        decrease(),
        previousVector(),
        fullSimplex(),
        momentum());
  }

  private static Preset neverHalts() {
    return Preset.of(
            "never-halts",
            "Exact equality is never reached",
            "a=0,0&b=0,3;1,0&field=double&loop=exact-halting",
            "The loop ends when v·(v − s) = 0. Over rational numbers, of which the theorem speaks, that"
                + " is after {exact.iterations} iteration. Over doubles the weight 1/10 is rounded,"
                + " v·(v − s) is tiny but not 0, the same point comes again and again, and the loop"
                + " never ends.")
        .about("000/theorem-3.3");
  }

  private static Preset stops() {
    return Preset.of(
            "stops",
            "The same points, and a loop that stops",
            "a=0,0&b=0,3;1,0&field=double",
            "‖v‖ must decrease in every step. The loop of this library stops when it no longer does,"
                + " and says that it stopped, instead of passing the rounded answer off as proved.")
        .about(DECREASING);
  }

  private static Preset noSubset() {
    return Preset.of(
            "johnson-no-subset",
            "Johnson finds no subset",
            "a=247,-282;-739,844;-163,186&b=0,0&field=float&loop=exact-halting",
            "Three points with coordinates of three digits, over floats. Rounding gives the Δ of the"
                + " right subset a wrong sign, no other is accepted, and the loop ends without an"
                + " answer. Choose rational numbers, and the right signs appear: the origin is inside"
                + " the triangle.")
        .about("000/section-4.2-rounding")
        .at(1);
  }

  private static Preset noSubsetInDoubles() {
    return Preset.of(
            "johnson-no-subset-doubles",
            "Johnson finds no subset, over doubles",
            "a=-6223322,-10373277;18669966,31119830;2041936,3403579&b=0,0"
                + "&field=double&loop=exact-halting",
            "Over doubles it takes longer numbers, but not more points: Johnson's sub-algorithm"
                + " rejects all seven subsets of three points in the plane. The triangle is a sliver"
                + " with the origin inside.")
        .about(NO_SUBSET)
        .at(1);
  }

  private static Preset notZero() {
    return Preset.of(
            "not-zero",
            "A full simplex, and v is not 0",
            "a=0,0&b=1,0;-3,-1;0,1&field=double&loop=exact-halting",
            "The right three points are found, with the weights 3/5, 1/5 and 1/5. In exact arithmetic v"
                + " is then 0; rounded weights do not give 0 back: ‖v‖ is about 10⁻¹⁶. The loop cannot"
                + " add a fourth point in the plane, and it has no answer.")
        .about(FREE_SLOT);
  }

  private static Preset cancellation() {
    return Preset.of(
            "cancellation",
            "Wrong in the first digit",
            "a=245381,0&b=882121,955110;0,-368072&field=float&loop=van-den-bergen-robust",
            "A point beside a long segment. All points are exact floats, and the loop has all its"
                + " fixes; its answer is {chosen.distance}, the distance is {exact.distance}. The digits"
                + " are lost where v is summed from large points that nearly cancel.")
        .about("001/section-5-best");
  }

  private static Preset absoluteTolerance() {
    return Preset.of(
            "absolute-tolerance",
            "A tolerance of a fixed length",
            "a=0,0;1/8388608,0;0,1/8388608&b=1/4194304,1/4194304;1/2097152,1/4194304"
                + "&field=double&loop=van-den-bergen",
            "The error is within the tolerance, as the paper says; but these bodies are smaller than"
                + " ε = 10⁻⁶. The loop is content before its first step, with a distance that is a third"
                + " too large. Rational numbers give the same: what matters is the unit of length, not"
                + " rounding.")
        .about("001/section-2-tolerance");
  }

  private static Preset relativeTolerance() {
    return Preset.of(
            "relative-tolerance",
            "A relative tolerance where v vanishes",
            TOUCHING + "&loop=van-den-bergen-relative",
            "A corner of A touches an edge of B. ‖v‖ sticks at about 10⁻¹⁶, and ‖v‖ − μ ≤ ε‖v‖ asks for"
                + " digits that are not there: the loop never ends.")
        .about("001/section-5-underflow");
  }

  private static Preset nearZero() {
    return Preset.of(
            "near-zero",
            "The fix: v that is nearly 0 is 0",
            TOUCHING + "&loop=van-den-bergen-near-zero",
            "The same bodies, and the loop also stops where ‖v‖ ≤ ω. It ends, and its answer is right.")
        .about(OMEGA);
  }

  private static Preset nearZeroOfOtherUnits() {
    return Preset.of(
            "near-zero-units",
            "That fix in other units",
            "a=0,-1048576;0,1572864&b=0,0&field=double&loop=van-den-bergen-robust",
            "A point on a segment that is long in this unit. Rounding leaves ‖v‖ above the ω of this"
                + " page, and the loop with all fixes takes bodies that touch for separated. Scaled"
                + " down to unit length it is right.")
        .about(OMEGA);
  }

  private static Preset relativeNearZero() {
    return Preset.of(
            "relative-near-zero",
            "ω relative to the simplex",
            "a=1099511627760,0;0,0&b=1,1&field=double&loop=van-den-bergen-relative-zero",
            "ω measured by the longest point of the simplex does not depend on the unit, but on the"
                + " longest point: beside a segment of length 10¹² a distance of {exact.distance} is"
                + " taken for 0.")
        .from("van den Bergen 2003");
  }

  private static Preset membership() {
    return Preset.of(
            "membership-stop",
            "The fix: stop when a support point repeats",
            TOUCHING + "&loop=van-den-bergen-membership",
            "Exactly, the newest support point is never among those of the last two steps, unless v is"
                + " the answer: that test is sound, and it ends this loop. What it cannot do is make"
                + " ‖v‖ = 0: bodies that touch are called separated.")
        .about("001/section-5-membership");
  }

  private static Preset decrease() {
    return Preset.of(
            "decrease-stop",
            "Stop when ‖v‖ does not decrease",
            "a=1,0;3,0&b=31,0;0,0&field=double&loop=van-den-bergen-decrease",
            "Exactly ‖v‖ decreases in every step, so that a loop over doubles may stop when it does"
                + " not. It always ends; here it ends with ‖v‖ about 10⁻¹⁶, and segments that touch are"
                + " called separated.")
        .about(DECREASING);
  }

  private static Preset previousVector() {
    return Preset.of(
            "previous-vector",
            "No subset: keep the previous vector",
            "a=504,90;-45,-8;-711,-127&b=0,0&field=float&loop=van-den-bergen-previous",
            "Johnson finds no subset, and this loop returns the vector before, as the paper chose to do:"
                + " it says separated, by {chosen.distance}, of a point inside a triangle. The backup"
                + " procedure would not help: over floats it finds the same vector.")
        .about("001/section-5-negligible");
  }

  private static Preset fullSimplex() {
    return Preset.of(
            "full-simplex",
            "The fix: a full simplex means v = 0",
            "a=0,0&b=1,0;-3,-1;0,1&field=double&loop=van-den-bergen-full-simplex",
            "Three points kept in the plane can only surround the origin. Taking that for v = 0 mends"
                + " “A full simplex, and v is not 0”.")
        .about(FREE_SLOT);
  }

  private static Preset momentum() {
    return Preset.of(
            "momentum",
            "Momentum does not help against rounding",
            "a=0,0&b=0,1;2,0&field=float&loop=nesterov",
            "Nesterov's acceleration changes the direction of search, not the arithmetic. The weights"
                + " 4/5 and 1/5 are rounded, the test on v·(v − s) asks for more digits than floats"
                + " have, and the loop never ends. Over rational numbers it ends after one iteration.")
        .from("Montaut, Le Lidec, Petrik, Sivic and Carpentier 2022");
  }
}
