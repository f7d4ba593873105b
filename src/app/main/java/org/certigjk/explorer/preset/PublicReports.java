package org.certigjk.explorer.preset;

import java.util.List;

/**
 * Inputs in the plane from public reports and regression tests of other implementations. Numerals
 * are as printed there, and mean the nearest doubles.
 */
final class PublicReports {

  private PublicReports() {}

  static List<Preset> presets() {
    return List.of(
        Preset.of(
                "dyn4j-false-penetration",
                "Triangles with a common edge",
                "a=-2.8090169943749475,-3.526278738517374;-2.5,-3.5752222222222203;"
                    + "-2.5,-2.5752222222222203"
                    + "&b=-2.5,-3.5752222222222203;-2.1909830056250525,-3.526278738517374;"
                    + "-2.5,-2.5752222222222203&field=double",
                "Reported: penetrating, with depth zero. The triangles share an edge: they touch, and"
                    + " the certificate shows the line between them.")
            .from("dyn4j, regression test", "https://github.com/dyn4j/dyn4j"),
        Preset.of(
                "box2d-short-edge",
                "A gap of 1/200 beside a short edge",
                "a=-0.5,-0.0016;0.5,-0.0016;0.5,0.0016;-0.5,0.0016&b=0.505,0&field=float",
                "Reported: overlap, because a search direction was compared with a fixed epsilon, and"
                    + " the edge is short. The bodies are {exact.distance} apart. The loop of this library"
                    + " compares with 0, never with an epsilon.")
            .from("Box2D, regression test", "https://github.com/erincatto/box2d"),
        Preset.of(
                "enhancedgjk-17",
                "Collision at a distance of 0.7",
                "a=1.125,2.0;0.125,2.0;0.125,2.8;0.325,3.0;0.925,3.0;1.125,2.8"
                    + "&b=-0.025,1.2321067811865476;-0.025,1.2821067811865474;"
                    + "0.3267766952966369,1.2821067811865474;"
                    + "0.3267766952966369,1.2321067811865476&field=double",
                "Reported: in collision. The bodies are {exact.distance} apart. Over doubles the loop"
                    + " of this library stops at a v that is right to the last digits, and claims"
                    + " nothing: rounding ended it.")
            .from(
                "EnhancedGJK.jl, issue 17",
                "https://github.com/JuliaRobotics/EnhancedGJK.jl/issues/17"),
        Preset.of(
                "kroitor-5",
                "Two almost equal triangles",
                "a=4.000009,11.000008;5.000006,4.999989;9.000001,8.999997"
                    + "&b=4.000003,11.000010;4.999989,4.999999;8.999997,8.999998&field=float",
                "Reported: not intersecting. They overlap almost completely. The first v is only a few"
                    + " millionths long; the support points after it are nearly a million times as"
                    + " far from the origin.")
            .from("kroitor/gjk.c, pull request 5", "https://github.com/kroitor/gjk.c/pull/5"),
        Preset.of(
                "georust-917",
                "A triangle above a rectangle",
                "a=0,0;300,0;300,100;0,100&b=100,150;150,200;50,200&field=double",
                "Reported: a wrong distance. It is {exact.distance}, from an edge to a corner. Over"
                    + " doubles the weights 1/3 and 2/3 are rounded, and with them the last digit of"
                    + " the distance.")
            .from("georust/geo, issue 917", "https://github.com/georust/geo/issues/917"),
        Preset.of(
                "georust-1604",
                "A length whose square is 0",
                "a=0.0,0.0&b=0.0,0.0;0.0,1e-162&field=double",
                "Reported: the closest point is (NaN, NaN), because the square of 1e−162 is 0 in"
                    + " doubles. The point is an end of the segment: they touch. Nothing underflows"
                    + " in rational numbers.")
            .from("georust/geo, issue 1604", "https://github.com/georust/geo/issues/1604"),
        Preset.of(
                "sedona-1156",
                "The distance of crossing segments",
                "a=0,0;2,2&b=0,2;2,0&field=double",
                "Reported: 1.414…, which is the distance from an end of one to the other. But the"
                    + " segments cross: the distance is 0, and they overlap.")
            .from(
                "Apache Sedona, sedona-db issue 1156",
                "https://github.com/apache/sedona-db/issues/1156"),
        Preset.of(
                "cuspatial-1042",
                "A point inside a triangle",
                "a=2,1&b=2,0;3,2;1,2&field=double",
                "Reported: 0.447214, the distance from the point to the nearest edges. But the point is"
                    + " inside: the distance is 0.")
            .from("cuSpatial, issue 1042", "https://github.com/rapidsai/cuspatial/issues/1042"));
  }
}
