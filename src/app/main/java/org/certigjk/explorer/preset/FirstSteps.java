package org.certigjk.explorer.preset;

import java.util.List;

/** Scenes for someone who sees the algorithm for the first time. */
public final class FirstSteps {

  private FirstSteps() {}

  public static List<Preset> presets() {
    return List.of(
        Preset.of(
            "polygons",
            "Two polygons apart",
            "a=-3,1;-1,3;1,3;0,0;-2,-1&b=3,-2;5,0;4,2;2,1",
            "Step forward. Each step asks for one point, the point of A ⊖ B farthest in the direction"
                + " −v, and keeps only the points that v needs. After {exact.iterations} steps no"
                + " point is nearer to the origin: ‖v‖² = {exact.squaredDistance}. Then drag a"
                + " corner."),
        Preset.of(
            "triangles",
            "A fraction that no double is",
            "a=0,0;4,0;0,3&b=4,3;6,3;5,6",
            "The distance is 12/5, and the closest point of A, (64/25, 27/25), lies inside an edge."
                + " None of these is a binary fraction, so that a program that computes in doubles"
                + " must round. Here nothing is rounded: the weights 16/25 and 9/25 are exact."),
        Preset.of(
            "touching",
            "Touching",
            "a=4,-1;4,3;2,1&b=0,0;2,0;2,2;0,2",
            "A corner of A lies on an edge of B. v = 0 only says that the bodies meet. The"
                + " certificate says more: all of A ⊖ B lies on one side of a line through the"
                + " origin, so the least push parts them. Drag the corner by the smallest step of"
                + " the grid, either way."),
        Preset.of(
            "overlapping",
            "Overlapping",
            "a=-2,-1;2,-1;0,2&b=2,2;-1,1;1,-3",
            "The origin is inside A ⊖ B. Three points with positive weights surround it, and that is"
                + " the proof: the weighted points of A and those of B give the same point, which"
                + " belongs to both."),
        Preset.of(
            "crossing-segments",
            "Two flat bodies that overlap",
            "a=-2,0;2,0&b=0,-1;0,3",
            "Neither segment has an interior, and yet they overlap: A ⊖ B is a parallelogram with the"
                + " origin inside, and no small push parts them. In space the same two segments only"
                + " touch."),
        Preset.of(
            "points",
            "Two points",
            "a=0,0&b=3,4",
            "A ⊖ B is one point. The simplex at the start is already the answer, and one support"
                + " point proves it: the distance is {exact.distance}."),
        Preset.of(
            "parallel-edges",
            "Many closest points",
            "a=0,0;4,0;4,1;0,1&b=1,3;5,3;5,4;1,4",
            "Two edges are parallel, so that many pairs of points are closest. The distance vector v"
                + " is still the only one: A ⊖ B is convex and has one point nearest to the origin."),
        Preset.of(
            "inside",
            "One inside the other",
            "a=-3,-3;3,-3;0,4&b=0,0;1,0;0,1",
            "The edges do not meet anywhere, but the bodies do. The distance of edges would be"
                + " positive; GJK sees the bodies, not their edges."));
  }
}
