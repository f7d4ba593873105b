package org.certigjk.explorer;

import java.util.List;

/** What the papers claim or print, each in the plane, right or wrong. */
final class PapersInThePlane {

  private static final String POLYGONS = "Alzubaidi and Al-Saud, section 5";

  private PapersInThePlane() {}

  static List<Preset> presets() {
    return List.of(
        wrongStop(),
        falseCollision(),
        wrongDistance(),
        rightByAccident(),
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
        POLYGONS + ", second termination condition",
        "a=-1,-1;0,-1;1,0&b=0,0&loop=alzubaidi",
        "The paper stops when a closest point comes a second time and answers: distance 0. Here C ="
            + " (0, −1) comes twice, but the origin is outside: ‖v‖² = {exact.squaredDistance}."
            + " Without that condition its step 14, which keeps the closer vertex, goes round for"
            + " ever. No rounding is involved.");
  }

  private static Preset falseCollision() {
    return Preset.of(
        "alzubaidi-unclamped",
        "A closest point beyond the segment",
        "Alzubaidi and Al-Saud, equation 6",
        "a=1,0;3,0;3,1&b=0,0&loop=alzubaidi",
        "The steps leave out that t must be in [0, 1]. The line through (3, 0) and (1, 0) meets the"
            + " origin, the segment does not: the answer is a collision at once. The true distance"
            + " is {exact.distance}.");
  }

  private static Preset wrongDistance() {
    return Preset.of(
        "alzubaidi-wrong-distance",
        "A distance that is too small",
        "Alzubaidi and Al-Saud, equation 6",
        "a=1,0;3,-1;3,1&b=0,0&loop=alzubaidi",
        "Again t is not kept in [0, 1]: the closest point found is on the extension of an edge, and"
            + " the answer is {chosen.distance}. The true distance is {exact.distance}.");
  }

  private static Preset rightByAccident() {
    return Preset.of(
        "alzubaidi-two-points",
        "Right for the wrong reason",
        POLYGONS + ", simplices of two points",
        "a=-1,-1;2,-1;-1,2&b=0,0&loop=alzubaidi",
        "The origin is inside the triangle. Two points cannot enclose it, and this loop keeps two:"
            + " it answers “collision” only because a closest point came again, by the condition"
            + " that is wrong elsewhere.");
  }

  private static Preset hillClimbing() {
    return Preset.of(
        "hill-climbing-printed",
        "Where printed hill climbing stops",
        "Jales 2024, algorithm 5",
        "a=0,0;1,-1;1,1&b=0,3",
        "This page looks at all points: from (0, 0) the first support point of A, for the direction"
            + " (0, 1), is (1, 1). The printed correction of hill climbing starts at (0, 0), meets"
            + " the lower neighbour (1, −1) first and returns (0, 0): GJK would stop with distance 3"
            + " instead of {exact.distance}.");
  }

  private static Preset loopBound() {
    return Preset.of(
        "loop-bound",
        "The subset that is never tried",
        "Jales 2024, algorithms 2 and 3",
        "a=-1,1;1,1&b=0,0",
        "See Johnson's table: the third subset, both points, is accepted. Our copy of the thesis"
            + " prints the bound of the loop as 2^(#Y−1), which is 2 here, so that it ends before:"
            + " algorithm 2 finds no subset, algorithm 3 returns a corner. It must be 2^#Y − 1.");
  }

  private static Preset deathPolytope() {
    return Preset.of(
        "death-polytope",
        "The death polytope",
        "Jales 2024, chapter 6",
        "a=240,264;-16,8;112,72;48,24;16,12&b=0,0",
        "The thesis asks for polygons on which GJK needs a number of iterations that grows with the"
            + " number of points. Here is one: five points, {exact.iterations} iterations, the most"
            + " possible in the plane. Each point of the curve is thrown out by the next. Zoom in near"
            + " the origin.");
  }

  private static Preset noReturn() {
    return Preset.of(
        "no-return",
        "What leaves does not come back",
        "Jales 2024, section 5.1; van den Bergen 1999, section 4",
        "a=-5,0;-4,-3;-3,-4;0,-5;3,-4;4,-3;5,0;4,3;3,4;0,5;-3,4;-4,3"
            + "&b=13,6;12,8;9,10;7,9;6,8;8,5;11,5",
        "A point of A ⊖ B that was thrown out of the simplex is never needed again: true in the"
            + " plane, if the search starts from one point. Check it in the table. In space it is"
            + " false: see “A discarded point comes back”.");
  }

  private static Preset arbitraryStart() {
    return Preset.of(
        "arbitrary-start",
        "Not every start will do",
        "Jales 2024, algorithm 6",
        "a=1,0&b=0,0&loop=separating-axis",
        "The separating axis algorithm may begin, it says, with any v. With v = 0 its loop is not"
            + " entered, and it answers “colliding” for two points {exact.distance} apart. Begun with"
            + " a difference of two points, as here, it is right.");
  }

  private static Preset notTheFewest() {
    return Preset.of(
        "not-the-fewest",
        "Two points where one would do",
        "Jales 2024, theorem 4.1",
        "a=-1,0;1,0;0,0&b=0,0",
        "The origin is a point of A ⊖ B. Yet Johnson's sub-algorithm answers with the two ends and"
            + " weights 1/2: v is right, no point of the subset can be left out, but another subset"
            + " is smaller.");
  }

  private static Preset largestSubset() {
    return Preset.of(
            "largest-subset",
            "Not the largest subset",
            "van den Bergen 1999, section 2",
            "a=-3,2;3,2;0,1&b=0,0",
            "The paper calls X the largest subset whose weights are all positive. In Johnson's table"
                + " of this step the pair (−3, 2), (3, 2) has positive weights and is larger, but the"
                + " third point is nearer: the right X is that point alone.")
        .at(1);
  }

  private static Preset lowerBound() {
    return Preset.of(
        "lower-bound",
        "A lower bound that falls again",
        "van den Bergen 1999, section 2",
        "a=-2,0;-1,-1;-1,0&b=0,0",
        "v·s/‖v‖ is a lower bound of the distance, and it does not always rise: it is 1, then 1/√2,"
            + " then 1. So the paper keeps the greatest so far, μ, which never falls.");
  }

  private static Preset boundaryElimination() {
    return Preset.of(
            "boundary-elimination",
            "Two negative weights",
            "Greer, section 3",
            "a=-2,-2;-1,1;-1,2&b=0,0&sub=greer",
            "The origin has weights −1, 6 and −4 in this triangle. Greer searches only the facets"
                + " opposite to negative weights, without a proof. It is true, and proved here, but all"
                + " of them are needed: one leads to ‖v‖² = 2, the other to {exact.squaredDistance}.")
        .at(1);
  }

  private static Preset divideAndConquer() {
    return Preset.of(
        "divide-and-conquer",
        "The first point returned",
        "A divide-and-conquer implementation of the GJK algorithm (2018), step 4",
        "a=-1,1;1,1&b=0,0&loop=divide-and-conquer&sub=least-squares",
        "As printed, step 4 stops if d·s(W, −d) ≥ d·s(M, −d), which is always true: it returns the"
            + " first point, at squared distance 2. With ≤, as run here, the answer is"
            + " {exact.squaredDistance}.");
  }
}
