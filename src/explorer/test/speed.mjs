/** How quick the page is: measured and told, for a slow machine is no failure of the page. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {withExplorer} from './explorer.mjs';

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
      const from = await page.evaluate(cornerOfB, dimension);
      await page.evaluate(watchFrames);
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      for (let i = 1; i <= 60; i++) {
        await page.mouse.move(from.x - 2 * i, from.y + 40 * Math.sin(i / 8));
      }
      await page.waitForFunction(() => globalThis.frames60().length > 0);
      const {frames, isLive} = await page.evaluate(() => ({frames: globalThis.frames60(), isLive: certigjk.state.live !== null}));
      await page.mouse.up();
      await explorer.settled();
      assert.ok(isLive, 'a point was dragged');
      t.diagnostic(`script and layout per frame in milliseconds: ${spread(frames)} of ${frames.length} frames`);
    });
  });
}

test('the examples with most steps settle', async (t) => {
  await withExplorer(async (explorer) => {
    const settling = await explorer.page.evaluate(settleLongest, {longest: 3, times: 5});
    for (const {id, steps, millis} of settling) {
      t.diagnostic(`${id}, ${steps} steps: from the choice to the layout ${millis[0].toFixed(0)} ms the first time, then ${spread(millis.slice(1))} ms`);
    }
    assert.equal(settling.length, 3);
  });
});

/** Runs in the page: how long each frame's work takes, from its first callback to its layout. */
function watchFrames() {
  const times = [];
  const original = globalThis.requestAnimationFrame;
  globalThis.requestAnimationFrame = (callback) =>
    original((time) => {
      const start = performance.now();
      callback(time);
      document.body.getBoundingClientRect();
      times.push(performance.now() - start);
    });
  globalThis.frames60 = () => times;
}

/** Runs in the page: where on the screen a corner of B is. */
function cornerOfB(dimension) {
  const [node] = dimension === 3
    ? document.querySelectorAll('#plane .corner.b')
    : [`#plane .point[data-body="b"][data-index="${certigjk.state.view.picture.b.hull[0]}"] circle`, '#plane .point[data-body="b"]']
      .map((one) => document.querySelector(one)).filter(Boolean);
  const box = node.getBoundingClientRect();
  return {x: box.x + box.width / 2, y: box.y + box.height / 2};
}

function spread(times) {
  const sorted = [...times].sort((x, y) => x - y);
  const at = (share) => sorted[Math.floor(share * (sorted.length - 1))].toFixed(1);
  return `median ${at(0.5)}, 95 % ${at(0.95)}, most ${at(1)}`;
}

/** Runs in the page: how long the examples with the longest runs take until they are shown. */
function settleLongest({longest, times}) {
  const {state, presetData} = certigjk;
  const steps = ({scene}) => (state.load(scene), state.states().length - 1);
  const found = presetData.presets.map((preset) => ({preset, steps: steps(preset)}));
  found.sort((x, y) => y.steps - x.steps);
  return found.slice(0, longest).map(({preset: {id, scene}, steps: count}) => {
    const millis = [];
    for (let i = 0; i < times; i++) {
      const start = performance.now();
      state.load(scene);
      document.body.getBoundingClientRect();
      millis.push(performance.now() - start);
    }
    return {id, steps: count, millis};
  });
}

// A tenth of it decides in exact arithmetic whether each sentence is true before it is shown; 28 kB read and judge traces, 60 kB find depth and impact.
test('the script is under 600 kB', async (t) => {
  await withExplorer(async (explorer) => {
    const sizes = await explorer.page.evaluate(() =>
      performance.getEntriesByType('resource').filter((r) => r.name.endsWith('.js')).map((r) => [r.name.split('/').pop(), r.decodedBodySize]),
    );
    const total = sizes.reduce((sum, [, size]) => sum + size, 0);
    t.diagnostic(`${total} bytes: ${sizes.map(([name, size]) => `${name} ${size}`).join(', ')}`);
    assert.ok(total < 600000, `${total} bytes`);
  });
});
