/** The page in Firefox: every example and its captions, drawing, full screen, the chapter; nothing goes wrong unseen. */
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import puppeteer from 'puppeteer-core';
import {serve} from './server.mjs';
import {captionsAndPictures, faintTexts, notReachable, tooWide} from './sight.mjs';

/** Milliseconds after which nothing comes any more, on a busy machine, too. */
const PATIENCE = 600000;

let browser;
let server;

before(async () => {
  server = await serve(process.env.CERTIGJK_PAGE);
  browser = await puppeteer.launch({browser: 'firefox', executablePath: process.env.FIREFOX, timeout: PATIENCE, protocolTimeout: PATIENCE});
});

after(async () => {
  await browser?.close();
  server?.close();
});

/** Opens a page of the folder and gives it to a test; afterwards no error may have been told. */
async function withPage(name, ready, viewport, test) {
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE);
  const wrong = [];
  page.on('pageerror', (error) => wrong.push(`uncaught: ${error.stack}`));
  page.on('console', (message) => ['error', 'warn'].includes(message.type()) && wrong.push(`console: ${message.text()}`));
  try {
    await page.setViewport(viewport);
    await page.goto(server.address + name);
    await page.waitForFunction(ready);
    await test(page);
    assert.deepEqual(wrong, []);
  } finally {
    await page.close();
  }
}

const withExplorer = (viewport, test) => withPage('', () => globalThis.certigjk?.state?.view != null, viewport, test);

const PROJECTOR = {width: 1280, height: 720};
const SIZES = [PROJECTOR, {width: 1920, height: 1080}];

for (const large of [false, true]) {
  test(`${PROJECTOR.width} × ${PROJECTOR.height}${large ? ', full screen' : ''}: no caption of any step is cut off, and both pictures are large`, (t) =>
    withExplorer(PROJECTOR, async (page) => {
      if (large) {
        await page.evaluate(() => {
          Element.prototype.requestFullscreen = () => Promise.reject(new Error('it would have the size of the screen'));
          document.getElementById('full-screen').click();
        });
        await page.waitForFunction(() => document.documentElement.classList.contains('projected'));
      }
      const {steps, clipped, least} = await page.evaluate(captionsAndPictures);
      t.diagnostic(`${clipped.length} of ${steps} captions cut off; the smallest picture is ${least.join(' × ')}`);
      assert.ok(steps >= 300, `${steps} steps`);
      assert.deepEqual(clipped, []);
      assert.ok(least[0] >= PROJECTOR.width / 4 && least[1] >= PROJECTOR.height / 4, `a picture of ${least.join(' × ')}`);
    }));
}

test('every example loads, and its steps run to the end', () =>
  withExplorer(PROJECTOR, async (page) => {
    const ends = await page.evaluate(() =>
      certigjk.presetData.presets.map(({id}) => {
        const select = document.getElementById('preset');
        select.value = id;
        select.dispatchEvent(new Event('change'));
        const forward = document.getElementById('forward');
        while (!forward.disabled) {
          forward.click();
        }
        const message = document.getElementById('message');
        return {id, step: certigjk.state.step, last: certigjk.state.states().length - 1, complaint: message.hidden ? '' : message.textContent};
      }));
    assert.ok(ends.length >= 50, `${ends.length} examples`);
    assert.deepEqual(ends.filter(({step, last, complaint}) => step !== last || complaint !== ''), []);
  }));

test('a point is drawn, dragged and taken back', () =>
  withExplorer(PROJECTOR, async (page) => {
    const points = () => page.evaluate(() => certigjk.state.scene.a);
    await page.evaluate(() => document.getElementById('clear').click());
    const {x, y} = await (await page.$('#plane')).boundingBox();
    await page.mouse.click(x + 100, y + 100);
    const [drawn] = await points();
    assert.equal((await points()).length, 1);
    const point = await (await page.waitForSelector('#plane .point[data-body="a"]')).boundingBox();
    const [fromX, fromY] = [point.x + point.width / 2, point.y + point.height / 2];
    await page.mouse.move(fromX, fromY);
    await page.mouse.down();
    await page.mouse.move(fromX + 60, fromY + 30, {steps: 5});
    await page.mouse.up();
    const [dragged] = await points();
    assert.notDeepEqual(dragged, drawn);
    await page.evaluate(() => document.getElementById('undo').click());
    assert.deepEqual(await points(), [drawn]);
  }));

for (const viewport of [...SIZES, {width: 360, height: 740}]) {
  test(`${viewport.width} × ${viewport.height}: nothing is wider than the screen, every control can be reached and read`, () =>
    withExplorer(viewport, async (page) => {
      assert.deepEqual(await page.evaluate(tooWide), []);
      assert.deepEqual(await page.evaluate(faintTexts), []);
      assert.deepEqual(await page.evaluate(notReachable, 20), []);
    }));
}

for (const viewport of SIZES) {
  test(`${viewport.width} × ${viewport.height}: the screens of the chapter, each with formulas and a picture, none too wide`, () =>
    withPage('chapter.html', () => document.documentElement.classList.contains('ready'), viewport, async (page) => {
      const ids = await page.evaluate(() => certigjk.chapter.screens.map(({id}) => id));
      assert.ok(ids.length >= 10, `${ids.length} screens`);
      for (const id of ids) {
        await page.evaluate((name) => {
          location.hash = name;
        }, id);
        await page.waitForSelector(`#${id}.current`);
        assert.deepEqual(await page.evaluate(tooWide), [], id);
        const cut = await page.evaluate(() =>
          [...document.querySelectorAll('.screen.current :is(.words, .figure, .readout, .predict)')]
            .filter((e) => e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1)
            .map((e) => e.className));
        assert.deepEqual(cut, [], id);
        assert.ok(await page.evaluate(() => document.querySelectorAll('.screen.current math').length > 0), `${id} has a formula`);
      }
    }));
}
