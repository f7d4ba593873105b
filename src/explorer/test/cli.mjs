/** The command line, whose answers the page's are compared with. */
import {spawnSync} from 'node:child_process';
import path from 'node:path';

const home = process.env.CERTIGJK_HOME;

/**
 * Runs ./certigjk.
 * @param {string[]} words
 * @param {string} [input]
 * @returns {{code: number, out: string, err: string}}
 */
export function certigjk(words, input = '') {
  const run = spawnSync(path.join(home, 'certigjk'), words, {input, encoding: 'utf8', maxBuffer: 1 << 28});
  return {code: run.status, out: run.stdout, err: run.stderr};
}

/**
 * The answers of `certigjk distance -` for pairs, one JSON text each.
 * @param {string[]} pairs
 * @param {string[]} [options]
 * @returns {object[]}
 */
export function distances(pairs, options = []) {
  const run = certigjk(['distance', ...options, '-'], pairs.map((pair) => `${pair.trim()}\n`).join(''));
  if (run.code !== 0) {
    throw new Error(`certigjk distance: exit code ${run.code}: ${run.err.slice(0, 1000)}`);
  }
  return run.out.trim().split('\n').map((line) => JSON.parse(line));
}

/** "4/1" as the page writes it: "4". */
export function shown(fraction) {
  return fraction.replace(/\/1$/, '');
}
