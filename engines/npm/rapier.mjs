// Rapier (https://rapier.rs), which is Parry in WebAssembly, in single precision: contactShape of two convex polyhedra. It is null
// beyond a distance that the caller names; so it is told one that no bodies of these coordinates have. The distance is "Distance
// between the two contact points. If this is negative, this contact represents a penetration." (contact.d.ts). The points are those
// that are closest (contact.rs of Parry), or of a penetration the contact points; its depth is "The distance to this face", which is
// the closest one, and "The face's normal is the contact normal" (epa/mod.rs). The normal "points from shape 1 toward shape 2"
// (contact.rs): here the opposite, that of shape 2, is wanted. Where the distance is 0, or NaN, nothing is said of a normal.
//
// castShape moves the first body; where both meet at the start, it is told to stop there. It is null "if the two shapes never
// collide along their paths" (shape.d.ts).
//
// The faces are given: those of tetrahedra, which need no hull; others are declined.
//
// Parry documents "The absolute tolerance used by the GJK algorithm", ten epsilons of a float, and its source takes the root of
// it as a relative one (gjk.rs, eps_tol), and ten times it for depths (epa3.rs): all are allowed. Of casts it takes ten times the
// root as an absolute one: so is this. It states no range; of coordinates up to 2^30, and from 2^-30 on, no product of four can
// overflow or underflow: only there anything is charged.
import RAPIER from "@dimforge/rapier3d-compat";
import { faces, serve, version } from "./engine.mjs";

const origin = { x: 0, y: 0, z: 0 };
const still = { x: 0, y: 0, z: 0, w: 1 };
const tolerance = 10 * 2 ** -23;

const warn = console.warn;
console.warn = () => {};
await RAPIER.init();
console.warn = warn;

const body = (points) => ({
  shape: new RAPIER.ConvexPolyhedron(new Float32Array(points.flat()), new Uint32Array(faces(points).flat())),
  reach: 2 * Math.max(...points.flat().map(Math.abs)),
});

const contact = (a, b) => {
  const prediction = a.reach + b.reach;
  const found = a.shape.contactShape(origin, still, b.shape, origin, still, prediction);
  if (found === null) throw new Error(`null with a prediction of ${prediction}`);
  const pair = [found.point1, found.point2].flatMap(({ x, y, z }) => [x, y, z]);
  const { x, y, z } = found.normal2;
  if (found.distance > 0) return { verdict: "separated", distance: found.distance, points: pair };
  if (found.distance < 0) return { verdict: "meeting", depth: -found.distance, normal: [x, y, z], contacts: pair };
  return found.distance === 0 ? { verdict: "meeting", depth: 0 } : { distance: found.distance };
};

const cast = (a, b, [x, y, z]) => {
  const hit = a.shape.castShape(origin, still, { x, y, z }, b.shape, origin, still, origin, 0, 1, true);
  return { toi: hit === null ? "inf" : hit.time_of_impact };
};

const allowed = (absolute) => `absolute:${absolute},relative:${Math.sqrt(tolerance)}`;
const calls = [`contact:verdict,distance,points,depth,normal,contacts:${allowed(10 * tolerance)}`, `cast:toi:${allowed(10 * Math.sqrt(tolerance))}`];
const promises = [
  `version=${version("@dimforge/rapier3d-compat")}`,
  `precision=single dimensions=3 calls=${calls.join(";")} domain=${2 ** -30}..${2 ** 30} bodies=solid points=..4`,
  "documentation=https://docs.rs/parry3d/0.31.1/parry3d/query/gjk/fn.eps_tol.html",
];
await serve("rapier", promises.join(" "), body, { contact, cast });
