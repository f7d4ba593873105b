/**
 * Asks two scripts of the explorer the same, and compares their answers byte for byte:
 *
 *   node src/explorer/test/same.mjs EXPLORER.JS ANOTHER.JS
 *
 * Exit code: 0 if they are the same, 1 if not: then one is older than its Java.
 */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {resolve} from 'node:path';

const SCENES = 300;

const require = createRequire(import.meta.url);
const [one, other] = process.argv.slice(2).map((file) => require(resolve(file)));
const settings = JSON.parse(one.settings());
const values = (list) => settings[list].map(({value}) => value);
const pick = (list, k) => list[k % list.length];

function* questions() {
  yield ['settings'];
  const traces = readFileSync(new URL('../../../examples/traces.jsonl', import.meta.url), 'utf8').trim().split('\n');
  for (const trace of traces) {
    yield ['trace', trace];
    yield ['trace', trace.replace(/"verdict": ?"apart"/, '"verdict":"meet"')];
    yield ['trace', trace.replace(/"weights": ?\[[^\]]/, '"weights":[7')];
  }
  for (let k = 0; k < SCENES; k++) {
    const scene = one.random(k, 1 + (k % 9), 2 + (k % 2));
    const [fields, loops, subs] = ['fields', 'loops', 'subAlgorithms'].map(values);
    const small = scene.replace(/-?\d+/g, (n) => String(Number(n) % (1 + (k % 4))));
    for (const text of [scene, small]) {
      const chosen = `${text}&field=${pick(fields, k)}&loop=${pick(loops, k)}&sub=${pick(subs, k)}`;
      yield ['explore', chosen];
      yield ['words', chosen, 0, 1 + (k % 8)];
      yield ['live', text];
      yield ['depth', text];
      yield ['impact', text, k % 2 === 0 ? '3,1/2' : '3,1/2,-1'];
    }
  }
}

let asked = 0;
let differ = 0;
for (const [name, ...args] of questions()) {
  asked++;
  const answers = [one, other].map((core) => (core[name] ? core[name](...args) : 'no such function'));
  if (answers[0] !== answers[1]) {
    differ++;
    if (differ === 1) {
      let at = 0;
      while (answers[0][at] === answers[1][at]) at++;
      console.log(`${name}(${args.join(', ').slice(0, 300)})`);
      answers.forEach((answer) => console.log(`  …${answer.slice(Math.max(0, at - 60), at + 60)}`));
    }
  }
}
console.log(`${differ} of ${asked} answers differ`);
process.exitCode = differ > 0 ? 1 : 0;
