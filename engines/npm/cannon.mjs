// cannon-es (https://github.com/pmndrs/cannon-es): findSeparatingAxis of two ConvexPolyhedra, "Returns false if a separation is
// found, else true" (its documentation). It wants the origin inside, so a body stands where the mean of its vertices is; and the
// faces, each counter-clockwise from outside: a tetrahedron has them without a hull being computed, and what is none is declined.
import { ConvexPolyhedron, Quaternion, Vec3 } from "cannon-es";
import { faces, serve, version } from "./engine.mjs";

const still = new Quaternion();

const body = (points) => {
  const mean = [0, 1, 2].map((c) => points.reduce((sum, x) => sum + x[c] / 4, 0));
  const vertices = points.map((x) => new Vec3(...x.map((value, c) => value - mean[c])));
  return { shape: new ConvexPolyhedron({ vertices, faces: faces(points) }), place: new Vec3(...mean) };
};

const ask = (a, b) => ({
  verdict: a.shape.findSeparatingAxis(b.shape, a.place, still, b.place, still, new Vec3()) ? "meeting" : "not-overlapping",
});

const promises = [
  `version=${version("cannon-es")}`,
  "precision=double dimensions=3 answers=verdict bodies=solid points=..4",
  "documentation=https://pmndrs.github.io/cannon-es/docs/classes/ConvexPolyhedron.html",
];
await serve("cannon", promises.join(" "), body, { "": ask });
