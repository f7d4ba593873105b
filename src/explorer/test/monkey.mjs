/** Somebody who presses anything: no error, and at the end the answer is still the command line's. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {distances, shown} from './cli.mjs';
import {withExplorer} from './explorer.mjs';

/** Pseudo-random numbers in [0, 1) (mulberry32), the same in every run. */
function draws(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const BUTTONS = ['#first', '#back', '#forward', '#last', '#undo', '#redo', '#random', '#body-a', '#body-b', '#theme'];
const KEYS = ['ArrowLeft', 'ArrowRight', 'Shift+ArrowUp', 'Delete', 'n', '1', '2', 'Tab', 'Escape', 'Control+z', 'Control+y', '+', '-', 'Home', 'End'];
const SELECTS = ['#field', '#loop', '#sub-algorithm', '#grid', '#preset'];

for (const seed of [1, 2]) {
  test(`50 random actions, seed ${seed}`, () =>
    withExplorer(async (explorer) => {
      const draw = draws(seed);
      const done = [];
      try {
        for (let i = 0; i < 50; i++) {
          done.push(await act(explorer, draw));
        }
        await explorer.settled();
        await explorer.page.selectOption('#field', 'rational');
        const {view, scene} = await explorer.page.evaluate(() => ({view: certigjk.state.view, scene: certigjk.state.scene}));
        if (view !== null) {
          const [answer] = distances([JSON.stringify({a: scene.a, b: scene.b})]);
          assert.deepEqual([view.exact.claim, shown(view.exact.squaredDistance.exact)], [answer.verdict, shown(answer.squaredDistance)]);
        }
      } catch (error) {
        error.message += `\nafter: ${done.slice(-12).join(', ')}`;
        throw error;
      }
    }));
}

async function act(explorer, draw) {
  const {page} = explorer;
  const one = (list) => list[Math.floor(draw() * list.length)];
  const place = () => explorer.place(0.05 + 0.9 * draw(), 0.05 + 0.9 * draw());
  const kind = Math.floor(draw() * 6);
  if (kind === 0) {
    const button = one(BUTTONS);
    await page.locator(button).evaluate((e) => (e.labels?.[0] ?? e).click());
    return button;
  }
  if (kind === 1) {
    const key = one(KEYS);
    await page.keyboard.press(key);
    return key;
  }
  if (kind === 2) {
    const select = one(SELECTS);
    const options = await page.locator(`${select}:enabled option:enabled`).evaluateAll((all) => all.map((o) => o.value));
    if (options.length > 0) {
      await page.selectOption(select, one(options));
    }
    return select;
  }
  const points = explorer.plane.locator('.point');
  const count = await points.count();
  const to = await place();
  if (kind === 3 || count === 0) {
    await page.mouse.click(to.x, to.y);
    return `click ${Math.round(to.x)},${Math.round(to.y)}`;
  }
  const box = await points.nth(Math.floor(draw() * count)).boundingBox();
  const from = box === null ? await place() : {x: box.x + box.width / 2, y: box.y + box.height / 2};
  if (kind === 4) {
    await explorer.drag(from, to, {moves: 3});
    return `drag to ${Math.round(to.x)},${Math.round(to.y)}`;
  }
  await page.mouse.move(to.x, to.y);
  await page.mouse.wheel(0, draw() < 0.5 ? -200 : 200);
  return 'wheel';
}
