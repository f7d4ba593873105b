package org.certigjk.explorer.preset;

import java.util.List;

/** Scenes with bodies that GJK knows by their support points only. */
public final class BallsAndCones {

  private static final String BALLS = "a=0,0&b=3,1&shape-a=ball,1&shape-b=ball,1/2";

  private BallsAndCones() {}

  public static List<Preset> presets() {
    return List.of(
        Preset.of(
            "balls",
            "Two balls, and a loop that waits for 0",
            BALLS,
            "A ball has another support point for every direction, and here no step finds the last"
                + " one. The loop computes in fractions; only the support points are rounded, to"
                + " doubles. At every step ‖v‖ comes nearer to the distance, {exact.distance}, and"
                + " v·(v − s) = 0 never comes: after {chosen.iterations} steps rounding ends the"
                + " run, without an answer."),
        Preset.of(
            "balls-tolerance",
            "Two balls, and a tolerance",
            BALLS + "&field=double&loop=van-den-bergen-relative",
            "The same balls. A relative tolerance of 10⁻⁶ ends the loop after {chosen.iterations}"
                + " steps: ‖v‖ is a little more than the distance, {exact.distance}, and near enough."
                + " At each step the line across v proves how far apart the balls are at least; the"
                + " two numbers close in on the distance."),
        Preset.of(
            "ball-box",
            "A ball and a box",
            "a=0,0,0&b=2,1,-1;4,1,-1;2,3,-1;4,3,-1;2,1,2;4,1,2;2,3,2;4,3,2"
                + "&shape-a=ball,1&field=double&loop=van-den-bergen-relative",
            "Asked for support points of the ball, the loop takes {chosen.iterations} steps and needs"
                + " a tolerance. An engine may keep the radius apart instead: GJK on the centre and"
                + " the box, two polytopes, ends by itself, and its distance less the radius is that"
                + " of ball and box, {exact.distance}."),
        Preset.of(
            "cone-polytope",
            "A cone and a polytope",
            "a=0,0,2;0,0,0&b=2,-1,0;4,-1,0;2,1,1;4,1,1;3,0,3"
                + "&shape-a=cone,1&field=double&loop=van-den-bergen-relative",
            "A cone is given by its apex, the centre of its base and a radius. Its support points are"
                + " the apex, points of the rim or, along the axis, the centre of the base, rounded: whether they then lie in the cone is"
                + " decided exactly, by squares. The page has no formula for this distance; the plane"
                + " across v proves a lower bound of it."));
  }
}
