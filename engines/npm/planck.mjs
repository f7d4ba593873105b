// planck (https://github.com/piqnt/planck.js), Box2D in JavaScript: Distance of two clouds of vertices without a radius, asked
// afresh. As in Box2D its linear slop, 0.005, is "A small length used as a collision and constraint tolerance" (planck.d.ts), and
// moving shapes are to be from 0.1 to 10 metres in size.
import { Distance, Settings, SimplexCache, Transform, Vec2 } from "planck";
import { serve, version } from "./engine.mjs";

const ask = (a, b) => {
  const input = new Distance.Input();
  input.proxyA.setVertices(a, a.length, 0);
  input.proxyB.setVertices(b, b.length, 0);
  input.transformA.setIdentity();
  input.transformB.setIdentity();
  input.useRadii = false;
  const output = new Distance.Output();
  Distance(output, new SimplexCache(), input);
  const { distance, pointA, pointB } = output;
  return { distance, points: [pointA.x, pointA.y, pointB.x, pointB.y] };
};

const promises = [
  `version=${version("planck")}`,
  "precision=double dimensions=2 answers=distance,points sizes=0.1..10",
  `tolerance=${Settings.linearSlop} documentation=https://piqnt.com/planck.js/docs/`,
];
await serve("planck", promises.join(" "), (points) => points.map(([x, y]) => new Vec2(x, y)), { "": ask });
