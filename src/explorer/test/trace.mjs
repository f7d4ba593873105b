/** Recorded runs: loaded from a file and by address, stepped, shared, and left again. */
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {certigjk} from './cli.mjs';
import {withExplorer} from './explorer.mjs';

const examples = path.join(process.env.CERTIGJK_HOME, 'examples');
const faulty = readFileSync(path.join(examples, 'trace.json'), 'utf8');
const three = readFileSync(path.join(examples, 'traces.jsonl'), 'utf8').trim().split('\n');

test('a trace is shown beside the exact run, and the step is marked that the command line names', () =>
  withExplorer(async (explorer) => {
    await explorer.load('trace.json', faulty);
    await explorer.page.waitForFunction(() => certigjk.state.trace !== null);
    const {out, code} = certigjk(['trace', '-'], faulty);
    assert.equal(code, 1);
    const [, step, sentence] = out.match(/steps\[(\d+)\] of \d+, [A-Z_]+: (.*)/);
    assert.equal(await explorer.page.locator('#iterations tr.parts').getAttribute('data-k'), step);
    assert.ok((await explorer.visibleText('#comparison')).includes(sentence));
    await explorer.click('#comparison button');
    assert.ok((await explorer.visibleText('#step-caption')).includes(sentence));
    assert.match(await explorer.visibleText('#verdict'), /Recorded: alzubaidi in double/);
  }));

test('the address of a trace shows it again; an edit leaves it, and undo comes back', () =>
  withExplorer(async (explorer) => {
    await explorer.load('trace.json', faulty);
    await explorer.page.waitForFunction(() => certigjk.state.trace !== null);
    const text = await explorer.page.evaluate(() => certigjk.state.text());
    assert.match(text, /^trace=/);
    await explorer.click('#clear');
    assert.equal(await explorer.page.evaluate(() => certigjk.state.trace), null);
    assert.equal(await explorer.page.evaluate((t) => certigjk.state.load(t), text), true);
    assert.equal(await explorer.page.evaluate(() => certigjk.state.text()), text);
    await explorer.page.evaluate(() => certigjk.state.set({field: 'double'}));
    assert.equal(await explorer.page.evaluate(() => certigjk.state.trace), null);
    await explorer.click('#undo');
    assert.equal(await explorer.page.evaluate(() => certigjk.state.text()), text);
  }));

test('the runs of three engines are replayed without a contradiction', () =>
  withExplorer(async (explorer) => {
    for (const trace of three) {
      await explorer.load('engine.json', trace);
      await explorer.page.waitForFunction((t) => certigjk.state.trace === t, trace);
      const {engine, steps} = JSON.parse(trace);
      assert.match(await explorer.visibleText('#comparison'), /contradicts no step/);
      assert.ok((await explorer.visibleText('#verdict')).includes(`Recorded: ${engine}`));
      for (let k = 0; k < steps.length; k++) {
        await explorer.page.evaluate((step) => certigjk.state.set({step}), k);
        assert.match(await explorer.visibleText('#step-caption'), /does not contradict this step/);
      }
    }
  }));

test('a trace that cannot be read is complained of, with the place, and changes nothing', () =>
  withExplorer(async (explorer) => {
    const before = await explorer.text();
    await explorer.load('bad.json', faulty.replace('"s":[0,0]', '"s":[0,7]'));
    await explorer.page.waitForFunction(() => document.getElementById('message').className === 'error');
    assert.match(await explorer.visibleText('#message-text'), /steps\[0\]\.s\[1\]: an index from 0 to 0/);
    assert.equal(await explorer.text(), before);
  }));
