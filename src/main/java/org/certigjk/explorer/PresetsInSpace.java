package org.certigjk.explorer;

import java.util.List;

/** Scenes with three coordinates. */
final class PresetsInSpace {

  private static final String THESIS = "Jales 2024, section 5.1; van den Bergen 1999, section 4";

  private PresetsInSpace() {}

  static List<Preset> presets() {
    return List.of(
        Preset.of(
            "cube-tetrahedron",
            "A cube and a tetrahedron",
            "",
            "a=-1,-1,-1;1,-1,-1;1,1,-1;-1,1,-1;-1,-1,1;1,-1,1;1,1,1;-1,1,1"
                + "&b=2,2,0;4,2,0;3,4,0;3,3,3",
            "The same algorithm in space; drag to turn the picture. The simplex has up to four points."
                + " It ends with an edge of the cube and a corner of the tetrahedron, at squared"
                + " distance {exact.squaredDistance}."),
        Preset.of(
            "reappearance",
            "A discarded point comes back",
            THESIS,
            "a=0,-1,2;-2,-1,-1;0,-1,0;0,0,2&b=0,0,0",
            "Both papers say that a support point, once discarded, never reappears, and so bound the"
                + " number of iterations. In the plane that is true. Here it is false: (−2, −1, −1)"
                + " is found first, dropped one step later, and found again at the end."
                + " Who stops at a point seen before gets ‖v‖² = 4/5 instead of"
                + " {exact.squaredDistance}."),
        Preset.of(
            "more-iterations-than-points",
            "More iterations than points",
            THESIS,
            "a=28,-8,-30;2,0,-2;25,30,24;1,3,-7;16,-6,28;-12,-28,-23;14,-24,27;1,-3,-3&b=0,0,0",
            "“At most one iteration for each support point” cannot be right in space: eight points,"
                + " {exact.iterations} iterations, because points come back. ‖v‖² still falls in"
                + " every row of the table."),
        Preset.of(
            "alternating",
            "Two support points in turn, for ever",
            "van den Bergen 1999, section 5, figure 3(b)",
            "a=-26,137,15;137,-719,-79&b=0,0,0;2,0,-1"
                + "&field=double&loop=van-den-bergen-relative&sub=cached-johnson",
            "Over doubles the loop swaps the same two points in and out and never ends. Exactly it"
                + " takes {exact.iterations} iterations. Choose the loop with the membership stop: it"
                + " ends."),
        Preset.of(
            "johnson-no-subset-space",
            "Johnson finds no subset, in space",
            "Jales 2024, section 4.2; van den Bergen 1999, section 5",
            "a=878,2992,4025;-968,-3299,-4438;876,2992,4027;-966,-3299,-4440&b=0,0,0"
                + "&field=double&loop=exact-halting",
            "Theorem 4.1 says that one subset passes Johnson's test. Over doubles none does: the"
                + " signs of some Δ are wrong. The true squared distance is"
                + " {exact.squaredDistance}."),
        Preset.of(
                "opengjk-3",
                "Two flat polygons in space",
                "openGJK, issue 3",
                "a=0.795121,-0.727851,0.0;-0.178424,-0.989183,0.0;-0.412644,-0.770664,0.0;"
                    + "0.566564,0.548772,0.0"
                    + "&b=-0.211223,-0.511346,0.0;-0.347973,0.45872,0.0;0.277308,0.969689,0.0"
                    + "&field=double",
                "The report: distance 0.508965 for two polygons in one plane that intersect. They meet,"
                    + " and in space two flat bodies in one plane only touch: a shift across the"
                    + " plane parts them. The direction in the certificate shows it.")
            .linked("https://github.com/MattiaMontanari/openGJK/issues/3"));
  }
}
