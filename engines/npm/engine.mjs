// What the drivers in JavaScript have in common: the line protocol of docs/engine-protocol.md, as engine.h has it for C++.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

/** The library has no shape for this body. */
export class Declined extends Error {}

/** The version of an installed package. */
export const version = (name) =>
  JSON.parse(readFileSync(new URL(`node_modules/${name}/package.json`, import.meta.url))).version;

/** The faces of a tetrahedron, counter-clockwise from outside, which need no hull; no other body is taken. */
export function faces(points) {
  if (points.length !== 4) throw new Declined("no tetrahedron");
  return [0, 1, 2, 3].map((left) => {
    const [i, j, k] = [0, 1, 2, 3].filter((corner) => corner !== left);
    const [u, v, w] = [j, k, left].map((corner) => points[corner].map((x, c) => x - points[i][c]));
    const cross = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
    const side = cross.reduce((sum, x, c) => sum + x * w[c], 0);
    if (!(Math.abs(side) > 0)) throw new Declined("a body without volume");
    return side < 0 ? [i, j, k] : [i, k, j];
  });
}

const values = (answer) =>
  Object.entries(answer).map(([part, value]) => ` ${part} ${Array.isArray(value) ? value.join(" ") : value}`).join("");

const line = (word, problem) => ` ${word} ${String(problem.message ?? problem).replace(/[^ -~]/g, " ")}`;

/** What a call said, or why it said nothing. */
function said(call) {
  try {
    return values(call());
  } catch (problem) {
    if (problem instanceof WebAssembly.RuntimeError || problem instanceof Declined) throw problem;
    return line("none", problem);
  }
}

/**
 * Declares, then answers line by line until the end of the input.
 *
 * @param name of the engine, which has the settings "default" only
 * @param promises the rest of its first line
 * @param body makes a body of points
 * @param calls of the library, by the names that the first line gives them, or a single one named "": each answers about two
 *     bodies, such as {verdict: "separated", distance: 1}, and, if the first line has toi, about the motion r of the first
 */
export async function serve(name, promises, body, calls) {
  if (process.argv[2] === "--settings") return console.log("default");
  console.log(`certigjk-engine 2 name=${name} settings=default ${promises}`);
  const asks = Object.entries(calls);
  const [[, main]] = asks;
  const kept = [];
  let keeping = false;
  const nanoseconds = (times, pairs) => {
    const begin = process.hrtime.bigint();
    for (let k = 0; k < times; k++) for (const [a, b] of pairs) main(a, b);
    return Math.max(1, Number(process.hrtime.bigint() - begin)) / (times * pairs.length);
  };
  const query = (words) => {
    const [n, sizeA] = words.slice(1, 3).map(Number);
    const end = words.indexOf("motion", 4);
    const motion = end < 0 ? [] : words.slice(end + 1).map(Number);
    const numbers = words.slice(4, end < 0 ? words.length : end).map(Number);
    const points = Array.from({ length: numbers.length / n }, (_, k) => numbers.slice(n * k, n * k + n));
    const pair = [body(points.slice(0, sizeA)), body(points.slice(sizeA))];
    const answer = asks.map(([call, ask]) => (call && ` call ${call}`) + said(() => ask(...pair, motion))).join("");
    if (keeping) kept.push(pair);
    return words[0] + answer;
  };
  for await (const text of createInterface({ input: process.stdin })) {
    const words = text.split(" ");
    if (text === "keep") {
      keeping = true;
      kept.length = 0;
      console.log("keep");
    } else if (words[0] === "repeat") {
      console.log(`repeat ${nanoseconds(Number(words[1]), kept)}`);
    } else if (text === "each") {
      const median = (pair) => [1, 2, 3].map(() => nanoseconds(1, [pair])).sort((x, y) => x - y)[1];
      console.log(`each ${kept.map(median).join(" ")}`);
    } else {
      try {
        console.log(query(words));
      } catch (problem) {
        if (problem instanceof WebAssembly.RuntimeError) throw problem; // it answers nothing after that: a crash
        console.log(words[0] + line(problem instanceof Declined ? "declined" : "none", problem));
      }
    }
  }
}
