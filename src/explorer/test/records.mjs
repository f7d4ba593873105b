/** Files with many records, findings of the referee, and coordinates as numbers. */
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {withExplorer} from './explorer.mjs';

const docs = path.join(process.env.CERTIGJK_HOME, 'docs');
const shrunk = readFileSync(path.join(docs, 'referee-findings/shrunk.jsonl'), 'utf8');
const findings = readFileSync(path.join(docs, 'referee-findings.md'), 'utf8');

test('of a file with many records each can be chosen, with its id, comment and flags', () =>
  withExplorer(async (explorer) => {
    const {page} = explorer;
    const records = shrunk.trim().split('\n').slice(1).map((line) => JSON.parse(line));
    const planar = records.findIndex(({a}) => a[0].length === 2);
    await explorer.load('shrunk.jsonl', shrunk);
    await page.locator('#record').waitFor();
    assert.ok((await explorer.visibleText('#records')).includes(`of ${records.length}`));
    await page.locator('#record').fill(String(planar + 1));
    await page.locator('#record').press('Enter');
    await explorer.settled();
    assert.equal((await explorer.scene()).a.length, records[planar].a.length);
    const text = await explorer.visibleText('#records');
    for (const said of [records[planar].id, records[planar].comment, ...records[planar].flags]) {
      assert.ok(text.includes(said), said);
    }
    await page.locator('#records button').last().click();
    assert.equal(await page.locator('#record').inputValue(), String(planar + 2));
    assert.ok((await explorer.visibleText('#records')).includes(records[planar + 1].id));
    await page.evaluate(() => certigjk.state.set({b: [['77', '1'], ['78', '2']]}));
    const edited = await explorer.visibleText('#records');
    assert.ok(!edited.includes(records[planar + 1].id) && /not those of this record/.test(edited), edited);
    await explorer.click('#undo');
    assert.ok((await explorer.visibleText('#records')).includes(records[planar + 1].id));
    await explorer.load('one.json', '{"a": [[0, 0]], "b": [[1, 1]]}');
    await page.locator('#records').waitFor({state: 'hidden'});
  }));

test('a recorded run among many records is shown as such', () =>
  withExplorer(async (explorer) => {
    const {page} = explorer;
    const run = readFileSync(path.join(process.env.CERTIGJK_HOME, 'examples/traces.jsonl'), 'utf8').split('\n')[0];
    await explorer.load('many.jsonl', `${run}\n{"a": [[0, 0]], "b": [[1, 0.1]]}\n`);
    await page.locator('#record').waitFor();
    assert.doesNotMatch(await explorer.visibleText('#records'), /not those of this record/);
    await page.locator('#records button').last().click();
    assert.deepEqual((await explorer.scene()).b, [['1', '3602879701896397/36028797018963968']]);
    assert.doesNotMatch(await explorer.visibleText('#records'), /not those of this record/);
  }));

test('every finding opens: its bodies, its id, and what the engine answered beside the exact answer', () =>
  withExplorer(async (explorer) => {
    const links = [...findings.matchAll(/\(explorer\/index\.html#([^)]*)\)/g)].map(([, fragment]) => fragment);
    assert.ok(links.length >= 30, `${links.length} links`);
    for (const link of links) {
      assert.ok(await explorer.page.evaluate((text) => certigjk.state.load(text), link), link);
      const finding = JSON.parse(decodeURIComponent(link.split('&finding=')[1]));
      const text = await explorer.visibleText('#finding');
      for (const said of [finding.engine, finding.id, finding.comment, ...finding.rows.flat()]) {
        assert.ok(text.replace(/\s+/g, ' ').includes(said.replaceAll('−', '-').replace(/\s+/g, ' ')), `${finding.id}: ${said}`);
      }
      assert.ok(await explorer.page.locator('#verdict').innerText());
    }
    const shared = await explorer.text();
    assert.match(shared, /&finding=/);
    await explorer.click('#clear');
    assert.equal(await explorer.page.locator('#finding').isVisible(), false, 'it is of other bodies');
    await explorer.click('#undo');
    assert.ok(await explorer.page.locator('#finding').isVisible());
  }));

test('coordinates can be typed, and what is wrong with them is said in the dialog', () =>
  withExplorer(async (explorer) => {
    const {page} = explorer;
    await explorer.click('#points');
    assert.equal(await page.locator('#points-a').inputValue(), '0, 0\n1, 0');
    await page.locator('#points-b').fill('3 1/3\n(0x1p2, 1e-1)\n');
    await page.locator('#points-apply').click();
    assert.deepEqual((await explorer.scene()).b, [['3', '1/3'], ['4', '3602879701896397/36028797018963968']]);
    await explorer.click('#points');
    await page.locator('#points-a').fill('1, x');
    await page.locator('#points-apply').click();
    assert.match(await explorer.visibleText('#points-error'), /^a/);
    await page.keyboard.press('Escape');
    assert.equal((await explorer.scene()).a.length, 2);
  }, {fragment: 'a=0,0;1,0&b=3,0'}));

test('balls, boxes, cones and cylinders are hulls of points, those of balls exactly on them', () =>
  withExplorer(async (explorer) => {
    const {page} = explorer;
    for (const [space, solid, count] of [[false, 'ball', 12], [true, 'ball', 62], [true, 'box', 8], [true, 'cone', 13], [true, 'cylinder', 24]]) {
      await explorer.click('#points');
      await page.locator('#points-space').setChecked(space);
      await page.getByLabel('A solid for A').selectOption(solid);
      await page.getByLabel('A solid for B').selectOption('box');
      await page.locator('#points-apply').click();
      await explorer.settled();
      const {a} = await explorer.scene();
      assert.equal(a.length, count, solid);
      if (solid === 'ball') {
        for (const point of a) {
          const [squares, size] = point.reduce(([sum, d], x) => {
            const [p, q = '1'] = x.split('/').map(BigInt);
            return [sum * BigInt(q) ** 2n + BigInt(p) ** 2n * d, d * BigInt(q) ** 2n];
          }, [0n, 1n]);
          assert.equal(squares, size, `${point} is on the unit ball`);
        }
      }
    }
  }));
