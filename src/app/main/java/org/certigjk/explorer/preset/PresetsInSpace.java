package org.certigjk.explorer.preset;

import java.util.List;

/** Scenes with three coordinates. */
final class PresetsInSpace {

  private PresetsInSpace() {}

  static List<Preset> presets() {
    return List.of(
        Preset.of(
            "cube-tetrahedron",
            "A cube and a tetrahedron",
            "a=-1,-1,-1;1,-1,-1;1,1,-1;-1,1,-1;-1,-1,1;1,-1,1;1,1,1;-1,1,1"
                + "&b=2,2,0;4,2,0;3,4,0;3,3,3",
            "The same algorithm in space; drag to turn the picture. The simplex has up to four points."
                + " It ends with an edge of the cube and a corner of the tetrahedron, at squared"
                + " distance {exact.squaredDistance}."),
        reappearance(),
        moreIterations(),
        alternating(),
        Preset.of(
                "johnson-no-subset-space",
                "Johnson finds no subset, in space",
                "a=878,2992,4025;-968,-3299,-4438;876,2992,4027;-966,-3299,-4440&b=0,0,0"
                    + "&field=double&loop=exact-halting",
                "Over exact numbers one subset passes Johnson's test. Over doubles none does here, as"
                    + " the thesis says it can be: the signs of some Δ are wrong. The true squared"
                    + " distance is {exact.squaredDistance}.")
            .about("000/section-4.2-rounding"),
        Preset.of(
                "opengjk-3",
                "Two flat polygons in space",
                "a=0.795121,-0.727851,0.0;-0.178424,-0.989183,0.0;-0.412644,-0.770664,0.0;"
                    + "0.566564,0.548772,0.0"
                    + "&b=-0.211223,-0.511346,0.0;-0.347973,0.45872,0.0;0.277308,0.969689,0.0"
                    + "&field=double",
                "The report: distance 0.508965 for two polygons in one plane that intersect. They meet,"
                    + " and in space two flat bodies in one plane only touch: a shift across the"
                    + " plane parts them. The direction in the certificate shows it.")
            .from("openGJK, issue 3", "https://github.com/MattiaMontanari/openGJK/issues/3"));
  }

  private static Preset reappearance() {
    return Preset.of(
            "reappearance",
            "A discarded point comes back",
            "a=-2,-2,0;-1,0,1;-1,2,1;-2,2,-1&b=0,0,0&loop=van-den-bergen",
            "Begun as in the paper, with v = (−2, −2, 0) and W = ∅, without a tie. The point (−2, −2, 0)"
                + " is the support point of step 1, is dropped in step 3, and is the support point"
                + " again in step 4. The paper draws no bound on the iterations from its sentence; the"
                + " thesis, which looks for one, calls it unproven. In the plane it is true.")
        .about("001/section-4-discarded");
  }

  private static Preset moreIterations() {
    return Preset.of(
            "more-iterations-than-points",
            "More iterations than points",
            "a=28,-8,-30;2,0,-2;25,30,24;1,3,-7;16,-6,28;-12,-28,-23;14,-24,27;1,-3,-3&b=0,0,0",
            "If no discarded point came back, no run could have more iterations than A ⊖ B has points;"
                + " so it is in the plane. In space points do come back: eight points,"
                + " {exact.iterations} iterations. ‖v‖² still falls in every row of the table.")
        .about("000/section-5.1-theta");
  }

  private static Preset alternating() {
    return Preset.of(
            "alternating",
            "Two support points in turn, for ever",
            "a=-26,137,15;137,-719,-79&b=0,0,0;2,0,-1"
                + "&field=double&loop=van-den-bergen-relative&sub=cached-johnson",
            "Over doubles the loop swaps the same two points in and out and never ends, as the paper"
                + " tells; here they are the ends of a side, not of a diagonal. Exactly it takes"
                + " {exact.iterations} iterations. Choose the loop with the membership stop: it ends.")
        .about("001/figure-3b");
  }
}
