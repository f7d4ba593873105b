/** How quick the page is: measured and told, for a slow machine is no failure of the page. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {clockOf} from './clock.mjs';
import {withExplorer} from './explorer.mjs';

/** So many examples run for ever. */
const LONG_RUNS = 4;

test('opening', async (t) => {
  await withExplorer(async (explorer) => {
    const millis = [];
    for (let i = 0; i < 3; i++) {
      await explorer.page.reload();
      await explorer.ready();
      millis.push(await explorer.page.evaluate(() => {
        const [navigation] = performance.getEntriesByType('navigation');
        const paint = performance.getEntriesByName('first-contentful-paint')[0];
        return {load: Math.round(navigation.loadEventEnd), paint: Math.round(paint?.startTime ?? 0)};
      }));
    }
    t.diagnostic(`milliseconds from the request to the load event and the first paint: ${JSON.stringify(millis)}`);
  });
});

for (const dimension of [2, 3]) {
  test(`dragging one of 60 + 60 points in ${dimension} dimensions`, async (t) => {
    await withExplorer(async (explorer) => {
      const {page} = explorer;
      await page.evaluate((d) => certigjk.state.load(certigjk.core.random('7', 60, d)), dimension);
      await explorer.settled();
      const {now, unit} = await clockOf(page);
      const from = await page.evaluate(cornerOfB, dimension);
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      const frames = [];
      for (let i = 1; i <= 100; i++) {
        const start = now();
        await page.mouse.move(from.x - 2 * i, from.y + 40 * Math.sin(i / 8));
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
        frames.push(now() - start);
      }
      assert.ok(await page.evaluate(() => certigjk.state.live !== null), 'a point was dragged');
      await page.mouse.up();
      await explorer.settled();
      t.diagnostic(`${unit} per frame: ${spread(frames)}`);
    });
  });
}

test('the examples with most steps settle', async (t) => {
  await withExplorer(async (explorer) => {
    const {page} = explorer;
    const {now, unit} = await clockOf(page);
    const longest = await page.evaluate(longestRuns, LONG_RUNS);
    for (const {id, scene} of longest) {
      const millis = [];
      for (let i = 0; i < 5; i++) {
        const start = now();
        await page.evaluate((text) => {
          certigjk.state.load(text);
          document.body.getBoundingClientRect();
        }, scene);
        millis.push(now() - start);
        await explorer.settled();
      }
      t.diagnostic(`${id}: ${unit} from the choice to the layout: ${spread(millis)}`);
    }
    assert.deepEqual(longest.map(({steps}) => steps), Array(LONG_RUNS).fill(200), 'loops that go on for ever are cut off');
  });
});

/** Runs in the page: where on the screen a corner of B is. */
function cornerOfB(dimension) {
  const plane = `#plane .point[data-body="b"][data-index="${certigjk.state.view.picture.b.hull?.[0]}"]`;
  const box = document.querySelector(dimension === 3 ? '#plane .corner.b' : plane).getBoundingClientRect();
  return {x: box.x + box.width / 2, y: box.y + box.height / 2};
}

/** Runs in the page: the examples with the longest runs. */
function longestRuns(count) {
  const {state, presetData} = certigjk;
  const steps = (scene) => (state.load(scene), state.states().length - 1);
  const all = presetData.presets.map(({id, scene}) => ({id, scene, steps: steps(scene)}));
  return all.sort((one, other) => other.steps - one.steps).slice(0, count);
}

function spread(times) {
  const sorted = [...times].sort((x, y) => x - y);
  const at = (share) => sorted[Math.floor(share * (sorted.length - 1))].toFixed(1);
  return `median ${at(0.5)}, 95 % ${at(0.95)}, most ${at(1)}`;
}

// A tenth of it decides in exact arithmetic whether each sentence is true before it is shown; 28 kB read and judge traces, 60 kB find depth and impact, 33 kB run on balls and cones.
test('the script is under 630 kB', async (t) => {
  await withExplorer(async (explorer) => {
    const sizes = await explorer.page.evaluate(() =>
      performance.getEntriesByType('resource').filter((r) => r.name.endsWith('.js')).map((r) => [r.name.split('/').pop(), r.decodedBodySize]),
    );
    const total = sizes.reduce((sum, [, size]) => sum + size, 0);
    t.diagnostic(`${total} bytes: ${sizes.map(([name, size]) => `${name} ${size}`).join(', ')}`);
    assert.ok(total < 630000, `${total} bytes`);
  });
});
