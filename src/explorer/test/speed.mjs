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

test('dragging one of 60 + 60 points', async (t) => {
  await withExplorer(async (explorer) => {
    const {page} = explorer;
    await page.evaluate(() => certigjk.state.load(certigjk.core.random('7', 60, 2)));
    await explorer.settled();
    const extreme = await page.evaluate(() => certigjk.state.view.picture.b.hull[0]);
    const from = await explorer.centre('b', extreme);
    await page.evaluate(watchFrames);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    for (let i = 1; i <= 60; i++) {
      await page.mouse.move(from.x - 2 * i, from.y + 40 * Math.sin(i / 8));
    }
    await page.waitForFunction(() => globalThis.frames60().length > 0);
    const frames = await page.evaluate(() => globalThis.frames60());
    await page.mouse.up();
    await explorer.settled();
    frames.sort((x, y) => x - y);
    const at = (share) => frames[Math.floor(share * (frames.length - 1))].toFixed(1);
    t.diagnostic(`script and layout per frame in milliseconds: median ${at(0.5)}, 95 % ${at(0.95)}, most ${at(1)} of ${frames.length} frames`);
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
