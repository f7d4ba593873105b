/** Who does not see the page, or uses no mouse: axe, the engine of accessibility rules, and the number of tab stops. */
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {test} from 'node:test';
import {LAPTOP, TOUCH, withChapter, withExplorer} from './explorer.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const SETTINGS = {
  laptop: {viewport: LAPTOP},
  'dark, 1280 × 720': {viewport: {width: 1280, height: 720}, colorScheme: 'dark'},
  phone: TOUCH,
};

/** Adds to a set what axe finds in the page as it is now. */
async function collect(page, found) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    await page.evaluate(axe);
  }
  (await page.evaluate(violations)).forEach((one) => found.add(one));
}

/** Runs in the page. */
async function violations() {
  const result = await globalThis.axe.run(document, {resultTypes: ['violations']});
  const isFormula = (target) => document.querySelector(target)?.querySelector('math') != null; // axe reads no MathML
  return result.violations.flatMap(({id, help, nodes}) =>
    nodes
      .filter(({target}) => id !== 'empty-table-header' || !isFormula(target[0]))
      .map(({target}) => `${id}: ${help}: ${target.join(' ')}`));
}

/** Runs in the page: how often one presses Tab to come round; of a group of radio buttons one is a stop. */
function tabStops() {
  const groups = new Set();
  return [...document.querySelectorAll('*')].filter((e) => {
    if (e.tabIndex < 0 || e.disabled || !e.checkVisibility({visibilityProperty: true}) || e.closest('dialog:not([open])')) {
      return false;
    }
    const again = e.type === 'radio' && groups.has(e.name);
    groups.add(e.name);
    return !again;
  }).length;
}

// Axe takes its time: each example is looked at in one of the settings, in turn.
for (const [turn, [name, options]] of Object.entries(SETTINGS).entries()) {
  test(`${name}: axe finds nothing in every third example, at most 40 tab stops`, (t) =>
    withExplorer(async (explorer) => {
      const {page} = explorer;
      const found = new Set();
      const stops = [];
      const examples = await page.evaluate(() => certigjk.presetData.presets);
      for (const {id} of examples.filter((_, k) => k % Object.keys(SETTINGS).length === turn)) {
        await page.selectOption('#preset', id);
        await explorer.settled();
        await collect(page, found);
        stops.push([await page.evaluate(tabStops), id]);
      }
      await explorer.click('#guide');
      await collect(page, found);
      stops.sort(([a], [b]) => b - a);
      t.diagnostic(`most tab stops: ${stops[0].join(' in ')}`);
      assert.deepEqual([...found], []);
      assert.deepEqual(stops.filter(([count]) => count > 40), []);
    }, options));
}

test('axe finds nothing in full screen, in a frame and in the chapter', async () => {
  const found = new Set();
  await withExplorer(async (explorer) => {
    await explorer.click('#full-screen');
    await collect(explorer.page, found);
    await explorer.page.goto(explorer.page.url().replace(/(\?[^#]*)?(#.*)?$/, '?embed#preset=triangles'));
    await explorer.ready();
    await collect(explorer.page, found);
  });
  await withChapter(async (page) => {
    for (const id of await page.evaluate(() => certigjk.chapter.screens.map((screen) => screen.id))) {
      await page.evaluate((name) => (location.hash = name), id);
      await page.locator(`#${id}.current`).waitFor();
      await collect(page, found);
    }
  });
  assert.deepEqual([...found], []);
});
