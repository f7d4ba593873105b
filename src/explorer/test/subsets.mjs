/** What each sub-algorithm shows of its own work, and what loops show that run as they are printed. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {withExplorer} from './explorer.mjs';

const SCENE = 'a=-2,-2;-1,1;-1,2&b=0,0';

test('each of the nine sub-algorithms shows what it computes, with the names of the points', () =>
  withExplorer(async (explorer) => {
    const {page} = explorer;
    const subs = await page.evaluate(() => JSON.parse(certigjk.core.settings()).subAlgorithms.map(({value}) => value));
    assert.equal(subs.length, 9);
    const shown = {};
    for (const sub of subs) {
      await page.evaluate((text) => certigjk.state.load(text), `${SCENE}&sub=${sub}&step=1`);
      const rows = await page.locator('#johnson tbody tr').allInnerTexts();
      assert.ok(rows.length > 1, `${sub}: ${rows}`);
      assert.equal(await page.locator('#johnson tr.accepted').count(), 1, sub);
      assert.doesNotMatch(rows.join(), /\{\d\}|The answer of|undefined/);
      shown[sub] = rows.join('|').replaceAll('−', '-').replaceAll('\u00a0', ' ');
    }
    assert.match(shown['signed-volumes'], /μ = .*C\(a₀ - b₀\) = /s);
    assert.match(shown['voronoi-regions'], /d₁ = .*v\(s\) = .*the region of/s);
    assert.match(shown.greer, /α\(a₀ - b₀\) = -1.*α\(s\) = 6.*go on without a₀ - b₀ and a₂ - b₀/s);
    assert.match(shown['greer-all-facets'], /go on without each point/);
    assert.match(shown['cached-johnson'], /inner products, \d of them kept/);
    assert.match(shown.backup, /‖v‖² = /);
  }));

test('the row of a subset shows it in A ⊖ B, by pointer and by keys', () =>
  withExplorer(async (explorer) => {
    const {page} = explorer;
    const outline = () => page.locator('#difference path.looked').first().getAttribute('d');
    assert.equal(await outline(), '');
    await page.locator('#johnson tbody tr').nth(1).hover();
    assert.match(await outline(), /^M/);
    assert.equal(await page.locator('#difference path.foot').count(), 1, 'the nearest point of its line');
    await page.mouse.move(5, 5);
    assert.equal(await outline(), '');
    await page.locator('#johnson tbody button').first().focus();
    assert.match(await outline(), /Z$/);
    await page.keyboard.press('ArrowDown');
    assert.match(await outline(), /^M/);
  }, {fragment: `${SCENE}&sub=greer&step=1`}));

test('Voronoi regions are drawn for the sub-algorithm that looks at them, and for no other', () =>
  withExplorer(async (explorer) => {
    const rays = () => explorer.page.locator('#difference path.regions').getAttribute('d');
    assert.equal((await rays()).split('M').length - 1, 6, 'two from each corner of a triangle');
    await explorer.page.evaluate(() => certigjk.state.set({sub: 'johnson'}));
    assert.equal(await rays(), '');
  }, {fragment: `${SCENE}&sub=voronoi-regions&step=1`}));

test('what the papers print can be stepped: algorithm 5, algorithm 6 from 0, step 4, and single faults', () =>
  withExplorer(async (explorer) => {
    const claims = {};
    for (const id of ['hill-climbing-printed', 'arbitrary-start', 'divide-and-conquer']) {
      await explorer.page.selectOption('#preset', id);
      claims[id] = await explorer.page.evaluate(() => [certigjk.state.view.chosen.claim, certigjk.state.view.comparison.agrees]);
    }
    assert.deepEqual(claims, {
      'hill-climbing-printed': ['separated', false],
      'arbitrary-start': ['meeting', false],
      'divide-and-conquer': ['separated', false],
    });
    const faults = await explorer.page.evaluate(() =>
      JSON.parse(certigjk.core.settings()).loops.map(({value}) => value).filter((value) => value.startsWith('alzubaidi')));
    assert.equal(faults.length, 5);
  }));
