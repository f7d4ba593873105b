// Rapier (https://rapier.rs), which is Parry in WebAssembly, in single precision: contactShape of two convex polyhedra. It is null
// beyond a distance that the caller names; so it is told one that no bodies of these coordinates have. The distance is "Distance
// between the two contact points. If this is negative, this contact represents a penetration." (contact.d.ts); that a penetration
// is the least is not said. castShape moves the first body; where both meet at the start, it is told to stop there. It is null "if
// the two shapes never collide along their paths" (shape.d.ts).
//
// The faces are given: those of tetrahedra, which need no hull; others are declined.
//
// Parry documents "The absolute tolerance used by the GJK algorithm", ten epsilons of a float, and its source takes the root of
// it as a relative one (gjk.rs, eps_tol): both are allowed. Of casts it takes ten times that root as an absolute one: so is this.
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
  const apart = found.distance > 0;
  return { verdict: apart ? "separated" : "meeting", distance: apart ? found.distance : 0 };
};

const cast = (a, b, [x, y, z]) => {
  const hit = a.shape.castShape(origin, still, { x, y, z }, b.shape, origin, still, origin, 0, 1, true);
  return { toi: hit === null ? "inf" : hit.time_of_impact };
};

const allowed = (absolute) => `absolute:${absolute},relative:${Math.sqrt(tolerance)}`;
const calls = [`contact:verdict,distance:${allowed(tolerance)}`, `cast:toi:${allowed(10 * Math.sqrt(tolerance))}`];
const promises = [
  `version=${version("@dimforge/rapier3d-compat")}`,
  `precision=single dimensions=3 calls=${calls.join(";")} bodies=solid points=..4`,
  "documentation=https://docs.rs/parry3d/latest/parry3d/query/gjk/fn.eps_tol.html",
];
await serve("rapier", promises.join(" "), body, { contact, cast });
