/** Bodies in space: vertices are dragged, v is found where it is short, labels keep apart; with WebGL and without. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {chromium} from 'playwright-core';
import {address, withExplorer} from './explorer.mjs';

const SCENE = 'a=0,0,0;2,0,0;0,2,0;0,0,2&b=4,1,0;5,1,1;4,3,2;6,0,0&grid=1/2';

const vertex = (explorer, body, index) =>
  explorer.page.evaluate(([b, i]) => {
    const nodes = [...document.querySelectorAll(`#plane .corner.${b}`)];
    const box = nodes[i].getBoundingClientRect();
    return {x: box.x + box.width / 2, y: box.y + box.height / 2};
  }, [body, index]);

test('a vertex follows the pointer on the grid, with Shift along one axis; undo brings it back', () =>
  withExplorer(async (explorer) => {
    const {page} = explorer;
    const before = (await explorer.scene()).b;
    const from = await vertex(explorer, 'b', 0);
    await explorer.drag(from, {x: from.x + 60, y: from.y - 30});
    const after = (await explorer.scene()).b;
    assert.notDeepEqual(after[0], before[0]);
    assert.deepEqual(after.slice(1), before.slice(1));
    assert.ok(after[0].every((x) => /^-?\d+(\/2)?$/.test(x)), `on the grid: ${after[0]}`);
    const to = await vertex(explorer, 'b', 0);
    assert.ok(Math.hypot(to.x - from.x, to.y - from.y) > 5, 'it is seen to move');
    await page.keyboard.down('Shift');
    await explorer.drag(to, {x: to.x, y: to.y - 60});
    await page.keyboard.up('Shift');
    const along = (await explorer.scene()).b[0];
    assert.equal(along.filter((x, c) => x !== after[0][c]).length, 1, `${after[0]} to ${along}`);
    await explorer.click('#undo');
    await explorer.click('#undo');
    assert.deepEqual((await explorer.scene()).b, before);
  }, {fragment: SCENE}));

test('N adds a point to the body that is chosen, Delete takes the selected one away', () =>
  withExplorer(async (explorer) => {
    await explorer.join('b');
    await explorer.plane.focus();
    await explorer.page.keyboard.press('n');
    assert.equal((await explorer.scene()).b.length, 5);
    await explorer.page.keyboard.press('Delete');
    assert.equal((await explorer.scene()).b.length, 4);
  }, {fragment: SCENE}));

test('beside a vertex a drag turns the bodies, and changes none', () =>
  withExplorer(async (explorer) => {
    const text = await explorer.text();
    const before = await vertex(explorer, 'a', 1);
    const corner = await explorer.place(0.05, 0.9);
    await explorer.drag(corner, {x: corner.x + 80, y: corner.y});
    const after = await vertex(explorer, 'a', 1);
    assert.ok(Math.hypot(after.x - before.x, after.y - before.y) > 3);
    assert.equal(await explorer.text(), text);
  }, {fragment: SCENE}));

for (const small of ['1', '1e-3', '1e-6', '1e-10']) {
  test(`v of length ${small} is large after the button v`, () =>
    withExplorer(async (explorer) => {
      await explorer.page.evaluate(() => certigjk.state.set({step: 99}));
      await explorer.settled();
      await explorer.click('#zoom-v');
      const box = await explorer.difference.boundingBox();
      const d = await explorer.difference.locator('.space path.v').getAttribute('d');
      const numbers = d.match(/-?[\d.]+/g).map(Number);
      const seen = Math.hypot(numbers[2] - numbers[0], numbers[3] - numbers[1]);
      assert.ok(seen > 0.15 * Math.min(box.width, box.height), `${seen} of ${box.width} × ${box.height}`);
      assert.ok(numbers.every(Number.isFinite));
      assert.doesNotMatch(await explorer.difference.innerHTML(), /NaN|Infinity/);
    }, {fragment: `a=0,0,0;1,0,0;0,1,0&b=0,0,${small};1,0,${small};1,1,1&step=9`}));
}

test('in the plane, too', () =>
  withExplorer(async (explorer) => {
    await explorer.page.evaluate(() => certigjk.state.set({step: 99}));
    await explorer.settled();
    await explorer.click('#zoom-v');
    const numbers = (await explorer.difference.locator('.flat path.v').getAttribute('d')).match(/-?[\d.]+/g).map(Number);
    assert.ok(Math.hypot(numbers[2] - numbers[0], numbers[3] - numbers[1]) > 60, `${numbers}`);
  }, {fragment: 'a=0,0;1,0&b=0,1e-9;1,1'}));

test('no two labels in space overlap by much, in any example, at its first six steps', () =>
  withExplorer(async (explorer) => {
    const overlaps = await explorer.page.evaluate(async () => {
      const found = [];
      const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      for (const {id, scene} of certigjk.presetData.presets.filter(({scene: text}) => text.split(/[;&]/)[0].split(',').length === 3)) {
        certigjk.state.load(scene);
        for (let k = 0; k < Math.min(6, certigjk.state.states().length); k++) {
          certigjk.state.set({step: k});
          await frame();
          for (const svg of document.querySelectorAll('#plane, #difference')) {
            const boxes = [...svg.querySelectorAll('.space text:not([visibility="hidden"])')]
              .filter((text) => text.textContent)
              .map((text) => ({text: text.textContent, box: text.getBoundingClientRect()}));
            boxes.forEach((one, i) => boxes.slice(i + 1).forEach((other) => {
              const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
              const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
              if (across > 3 && down > 6) {
                found.push(`${id} ${k}: ${one.text} | ${other.text}`);
              }
            }));
          }
        }
      }
      return found;
    });
    assert.deepEqual(overlaps, []);
  }));

test('with WebGL the bodies are drawn with depth; when it goes, the lines are there', async (t) => {
  // WebGL without a graphics card, which the page asks for by ?webgl only.
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM,
    chromiumSandbox: process.getuid?.() !== 0,
    args: ['--enable-unsafe-swiftshader'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(address(SCENE, true).replace('#', '?webgl#'));
    await page.waitForFunction(() => globalThis.certigjk?.state?.view != null);
    const canvas = page.locator('canvas.depth').first();
    const edge = page.locator('#plane .edge').first();
    if ((await canvas.count()) === 0) {
      t.diagnostic('this browser has no WebGL: only the lines were tested');
      assert.ok(await edge.isVisible());
      return;
    }
    assert.equal(await edge.isVisible(), false);
    assert.ok((await canvas.evaluate(shades)) > 4);
    await canvas.evaluate((node) => node.getContext('webgl').getExtension('WEBGL_lose_context').loseContext());
    await edge.waitFor({state: 'visible'});
  } finally {
    await browser.close();
  }
});

/** Runs in the page: how many colours a canvas has where it is opaque. */
function shades(node) {
  const copy = document.createElement('canvas');
  Object.assign(copy, {width: node.width, height: node.height});
  const flat = copy.getContext('2d', {willReadFrequently: true});
  certigjk.state.look(null); // draws, so that the pixels are there
  flat.drawImage(node, 0, 0);
  const seen = new Set();
  const {data} = flat.getImageData(0, 0, node.width, node.height);
  for (let i = 0; i < data.length; i += 4) {
    if (data[i + 3] > 200) seen.add(`${data[i] >> 4} ${data[i + 1] >> 4} ${data[i + 2] >> 4}`);
  }
  return seen.size;
}
