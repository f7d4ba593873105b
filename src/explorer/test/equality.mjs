/**
 * Asks the script what ScriptExpectations has written down, and compares byte for byte:
 *
 *   node src/explorer/test/equality.mjs EXPLORER.JS EXPECTATIONS
 *
 * Exit code: 0 if all answers are the same, 1 if not.
 */
import { createReadStream } from "node:fs";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { resolve } from "node:path";

const SHOWN = 3;

const [script, expectations] = process.argv.slice(2);
const core = createRequire(import.meta.url)(resolve(script));
const counts = new Map();
let wrong = 0;

for await (const line of createInterface({ input: createReadStream(expectations) })) {
  const [name, args, expected] = JSON.parse(line);
  const actual = core[name](...args);
  counts.set(name, (counts.get(name) ?? 0) + 1);
  if (actual !== expected) {
    wrong++;
    if (wrong <= SHOWN) {
      show(`${name}(${args.map((argument) => JSON.stringify(argument)).join(", ")})`, actual, expected);
    }
  }
}

const asked = [...counts].map(([name, count]) => `${count} ${name}`).join(", ");
if (wrong > 0 || counts.size === 0) {
  console.log(`${wrong} answers of the script are not those of Java (${asked})`);
  process.exitCode = 1;
} else {
  console.log(`the script answers as Java does, byte for byte (${asked})`);
}

/** Shows where two texts part. */
function show(question, actual, expected) {
  let at = 0;
  while (at < actual.length && actual[at] === expected[at]) {
    at++;
  }
  const from = Math.max(0, at - 60);
  console.log(question.slice(0, 500));
  console.log(`  script  …${JSON.stringify(actual.slice(from, at + 60))}`);
  console.log(`  Java    …${JSON.stringify(expected.slice(from, at + 60))}`);
}
