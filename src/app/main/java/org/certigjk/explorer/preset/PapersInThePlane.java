package org.certigjk.explorer.preset;

import java.util.List;

/** What the papers claim or print, each in the plane, right or wrong. */
public final class PapersInThePlane {

  private PapersInThePlane() {}

  public static List<Preset> presets() {
    return List.of(
        wrongStop(),
        falseCollision(),
        wrongDistance(),
        rightStop(),
        hillClimbing(),
        loopBound(),
        deathPolytope(),
        noReturn(),
        arbitraryStart(),
        notTheFewest(),
        largestSubset(),
        lowerBound(),
        boundaryElimination(),
        divideAndConquer());
  }

  private static Preset wrongStop() {
    return Preset.of(
            "alzubaidi-wrong-stop",
            "A triangle called a collision",
            "a=-2,-2;0,-2;2,1&b=0,0&loop=alzubaidi",
            "Of two vertices the loop keeps the one closer to the origin, here always (0, −2). So it"
                + " never comes to the side from (−2, −2) to (2, 1), which is closest: C is (0, −2),"
                + " (12/13, −8/13) and (0, −2) again, and a C found before ends the loop with distance"
                + " 0. The true one is {exact.distance}. With the closer side kept, the"
                + " answer is right.")
        .about("003/gjk-step-14");
  }

  private static Preset falseCollision() {
    return Preset.of(
            "alzubaidi-unclamped",
            "A closest point beyond the segment",
            "a=1,0;3,0;3,1&b=0,0&loop=alzubaidi",
            "The text demands t in [0, 1], the steps do not repeat it, and this loop follows the steps"
                + " as listed. The line through (3, 0) and (1, 0) meets the origin, the segment does"
                + " not: C = 0 is taken for a collision at once. With the t of the text C is (1, 0),"
                + " at the true distance {exact.distance}.")
        .about("003/segment-algorithm");
  }

  private static Preset wrongDistance() {
    return Preset.of(
            "alzubaidi-wrong-distance",
            "A distance that is too small",
            "a=1,0;3,-1;3,1&b=0,0&loop=alzubaidi",
            "The steps as listed again, with t = 7/5: C is on the extension of a side, and the answer"
                + " is {chosen.distance}. With t in [0, 1], which the text demands, C is (1, 0), at"
                + " the true distance {exact.distance}.")
        .about("003/segment-algorithm");
  }

  private static Preset rightStop() {
    return Preset.of(
            "alzubaidi-two-points",
            "What the second condition is for",
            "a=-1,-1;2,-1;-1,2&b=0,0&loop=alzubaidi",
            "The origin is inside the triangle. This loop keeps two points, which cannot enclose it,"
                + " and here C is never 0. But C comes again, and the second condition ends the loop"
                + " with distance 0: rightly. Without it there would be no answer.")
        .about("003/second-condition");
  }

  private static Preset hillClimbing() {
    return Preset.of(
            "hill-climbing-printed",
            "Where printed hill climbing stops",
            "a=0,0;1,-1;1,1&b=0,3&loop=hill-climbing-printed",
            "The support point of A for the direction (0, 1) is (1, 1). Algorithm 5 as printed starts at"
                + " (0, 0), meets the lower neighbour (1, −1) first and returns (0, 0): so this loop"
                + " stops with distance 3 instead of {exact.distance}. The text before it asks first"
                + " whether all neighbours are level, and is right here, as the loop by hill climbing"
                + " is.")
        .about("000/algorithm-5");
  }

  private static Preset loopBound() {
    return Preset.of(
            "loop-bound",
            "The subset that is tried last",
            "a=-1,1;1,1&b=0,0",
            "See Johnson's table: the third subset, both points, is accepted. Our copy of the thesis has"
                + " 2^(#Y−1), which is 2 here, as the bound of the loop; that may stand for 2^#Y − 1."
                + " With the bound as our copy reads, algorithm 2 would end without a subset and"
                + " algorithm 3 with a corner; with 2^#Y − 1 = 3 both are right.")
        .about("000/section-4.2-bound");
  }

  private static Preset deathPolytope() {
    return Preset.of(
            "death-polytope",
            "A death polytope",
            "a=240,264;-16,8;112,72;48,24;16,12&b=0,0",
            "The thesis tells of a class of inputs with this name, and does not print it. This one is"
                + " ours: five points, {exact.iterations} iterations, the most possible in the plane"
                + " from one point. Each point of the curve is thrown out by the next. Zoom in near"
                + " the origin.")
        .about("000/chapter-6-death-polytope");
  }

  private static Preset noReturn() {
    return Preset.of(
            "no-return",
            "What leaves does not come back",
            "a=-5,0;-4,-3;-3,-4;0,-5;3,-4;4,-3;5,0;4,3;3,4;0,5;-3,4;-4,3"
                + "&b=13,6;12,8;9,10;7,9;6,8;8,5;11,5",
            "A support point that was thrown out of the simplex is never the support point again: in"
                + " the plane that is true, if the search starts from one point. Check it in the table."
                + " In space it can be: see “A discarded point comes back”.")
        .about("001/section-4-discarded");
  }

  private static Preset arbitraryStart() {
    return Preset.of(
            "arbitrary-start",
            "Not every start will do",
            "a=1,0&b=0,0&loop=separating-axis-from-zero",
            "The printed loop runs while v ≠ 0, and may begin with any v. With v = 0, as here, it is not"
                + " entered and returns 0, as for bodies that meet; these two points are"
                + " {exact.distance} apart. Begun with a difference of two points it is right,"
                + " and so with any other v ≠ 0.")
        .about("000/algorithm-6");
  }

  private static Preset notTheFewest() {
    return Preset.of(
            "not-the-fewest",
            "The smallest subset, of the points met",
            "a=-1,0;1,0;0,0&b=0,0",
            "The sub-algorithm answers with both ends of the segment and the weights 1/2. Neither can be"
                + " left out, and of the points of W no fewer will do. A ⊖ B has: the third point is the origin"
                + " itself, but the run never meets it, and needs no such point.")
        .about("000/section-3.1-smallest");
  }

  private static Preset largestSubset() {
    return Preset.of(
            "largest-subset",
            "Not the largest subset",
            "a=-3,2;3,2;0,1&b=0,0",
            "In Johnson's table of this step the pair (−3, 2), (3, 2) has positive weights and is the"
                + " larger subset. But the third point is nearer, and the right X is that point alone."
                + " Condition (ii), further on in the section, rules the pair out.")
        .about("001/section-2-largest")
        .at(1);
  }

  private static Preset lowerBound() {
    return Preset.of(
            "lower-bound",
            "A lower bound that falls again",
            "a=-2,0;-1,-1;-1,0&b=0,0",
            "v·s/‖v‖ is a lower bound of the distance, and as the paper says it need not rise: it is 1,"
                + " then 1/√2, then 1. So the paper keeps the greatest so far, μ, which never falls.")
        .about("001/section-2-delta-monotone");
  }

  private static Preset boundaryElimination() {
    return Preset.of(
            "boundary-elimination",
            "Two negative weights",
            "a=-2,-2;-1,1;-1,2&b=0,0&sub=greer",
            "The origin has weights −1, 6 and −4 in this triangle. Greer searches only the facets"
                + " opposite to negative weights, and offers no proof that this is enough. It is. And"
                + " all of them are needed: one leads to ‖v‖² = 2, the other to"
                + " {exact.squaredDistance}.")
        .about("002/eq-9")
        .at(1);
  }

  private static Preset divideAndConquer() {
    return Preset.of(
            "divide-and-conquer",
            "A sign in a stop",
            "a=-1,1;1,1&b=0,0&loop=divide-and-conquer-printed-comparison&sub=least-squares",
            "Step 4 has a slip of sign. Read to the letter, as it runs here, d·s(W, −d) ≥ d·s(M, −d) is"
                + " true of every d, and the first point is the answer, at squared distance"
                + " {chosen.squaredDistance}. The loop that the post describes has −d on both sides,"
                + " and answers {exact.squaredDistance}.")
        .about("004/step-4");
  }
}
