/** Sizes, colours and touch targets; and pictures of the page for people to look at, in target/explorer/screenshots/. */
import assert from 'node:assert/strict';
import {mkdirSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {LAPTOP, PHONE, TOUCH, withExplorer} from './explorer.mjs';
import {faintTexts, notReachable, tooWide} from './sight.mjs';

const screenshots = path.join(process.env.CERTIGJK_HOME, 'target/explorer/screenshots');
mkdirSync(screenshots, {recursive: true});

const SIZES = {
  laptop: {viewport: LAPTOP},
  projector: {viewport: {width: 1920, height: 1080}},
  phone: TOUCH,
  'phone-lying': {...TOUCH, viewport: {width: 740, height: 360}},
  narrow: {...TOUCH, viewport: {width: 320, height: 640}},
  tablet: {...TOUCH, viewport: {width: 820, height: 1180}},
  'ultra-high': {viewport: {width: 3840, height: 2160}},
};

for (const [size, options] of Object.entries(SIZES)) {
  test(`${size}: nothing is wider than the screen, every control can be reached`, () =>
    withExplorer(async (explorer) => {
      await explorer.page.screenshot({path: path.join(screenshots, `${size}.png`)});
      await explorer.page.screenshot({path: path.join(screenshots, `${size}-whole.png`), fullPage: true});
      assert.deepEqual(await explorer.page.evaluate(tooWide), []);
      assert.deepEqual(await explorer.page.evaluate(notReachable, options.hasTouch ? 24 : 20), []);
    }, options));
}

test('laptop: planes, controls, verdict and table on one screen', () =>
  withExplorer(async (explorer) => {
    const {page} = explorer;
    assert.ok(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight), 'the page scrolls');
    for (const id of ['#plane', '#difference', '#first', '#play', '#last', '#field', '#loop', '#preset', '#verdict', '#iterations', '#share']) {
      const box = await page.locator(id).boundingBox();
      assert.ok(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= LAPTOP.width && box.y < LAPTOP.height, id);
    }
    for (const svg of [explorer.plane, explorer.difference]) {
      const box = await svg.boundingBox();
      assert.ok(box.width >= 400 && box.height >= 250, `a plane of ${box.width} × ${box.height}`);
    }
  }));

test('phone: both planes are large enough to touch', () =>
  withExplorer(async (explorer) => {
    const box = await explorer.plane.boundingBox();
    assert.ok(box.width >= 300 && box.height >= 180, `a plane of ${box.width} × ${box.height}`);
    assert.ok(box.y < PHONE.height, 'the plane is seen without scrolling');
  }, TOUCH));

test('nothing jumps while one steps', () =>
  withExplorer(async (explorer) => {
    const states = (await explorer.view()).exact.states.length;
    await explorer.rewind();
    const boxes = [];
    for (let k = 0; k < states; k++) {
      boxes.push(await explorer.page.evaluate(() =>
        ['#plane', '#difference', '#forward', '#first', '#iterations-panel', '#verdict'].map((id) => {
          const {x, y} = document.querySelector(id).getBoundingClientRect();
          return [id, Math.round(x), Math.round(y)];
        }),
      ));
      if (k + 1 < states) await explorer.click('#forward');
    }
    for (const box of boxes) {
      assert.deepEqual(box, boxes[0]);
    }
  }));

for (const colorScheme of ['light', 'dark']) {
  test(`${colorScheme}: text stands out from what is behind it, 4.5 : 1 at least`, () =>
    withExplorer(async (explorer) => {
      const {page} = explorer;
      const faint = new Set(await page.evaluate(faintTexts));
      await explorer.click('#last');
      (await page.evaluate(faintTexts)).forEach((text) => faint.add(text));
      await page.locator('#guide').click();
      (await page.evaluate(faintTexts)).forEach((text) => faint.add(text));
      assert.deepEqual([...faint], []);
    }, {colorScheme}));
}

test('the button changes the colours, and they stay so after a reload', () =>
  withExplorer(async (explorer) => {
    const surface = () => explorer.page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const before = await surface();
    await explorer.click('#theme');
    const after = await surface();
    assert.notEqual(after, before);
    await explorer.page.reload();
    await explorer.ready();
    assert.equal(await surface(), after);
  }, {colorScheme: 'light'}));

test('who wants no motion gets none', () =>
  withExplorer(async (explorer) => {
    const moving = await explorer.page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter((e) => {
          const style = getComputedStyle(e);
          const long = (list) => list.split(',').some((t) => parseFloat(t) > 0.01);
          return long(style.transitionDuration) || (style.animationName !== 'none' && long(style.animationDuration));
        })
        .map((e) => e.outerHTML.slice(0, 100)),
    );
    assert.deepEqual(moving, []);
  }, {reducedMotion: 'reduce'}));

test('pictures of presets and themes', () =>
  withExplorer(async (explorer) => {
    const {page} = explorer;
    const presets = await page.evaluate(() => certigjk.presetData.presets);
    const firsts = presets.filter(({group}, i) => presets.findIndex((p) => p.group === group) === i);
    for (const [i, {id}] of firsts.entries()) {
      await page.selectOption('#preset', id);
      await page.emulateMedia({colorScheme: i % 2 === 0 ? 'light' : 'dark'});
      await explorer.settled();
      await page.screenshot({path: path.join(screenshots, `preset-${id}.png`)});
    }
    await page.reload();
    await explorer.ready();
    await page.emulateMedia({colorScheme: 'dark'});
    await page.screenshot({path: path.join(screenshots, 'laptop-dark.png')});
    await page.locator('#guide').click();
    await page.screenshot({path: path.join(screenshots, 'guide-dark.png')});
  }));

test('in a frame, with ?embed, the pictures, captions and steps are all that is there, and nothing is cut off', () =>
  withExplorer(async (explorer) => {
    const whole = explorer.page.url();
    for (const [width, height] of [[900, 480], [1280, 720], [420, 700]]) {
      await explorer.page.setViewportSize({width, height});
      await explorer.page.goto(whole.replace(/(\?[^#]*)?(#.*)?$/, '?embed#preset=triangles'));
      await explorer.page.waitForFunction(() => certigjk.state.view !== null);
      for (const hidden of ['.bar button', '.side', '#tables', '#grid']) {
        assert.equal(await explorer.page.locator(hidden).first().isVisible(), false, hidden);
      }
      const cut = await explorer.page.evaluate(() =>
        ['#plane', '#difference', '#step-caption', '#stepper'].filter((name) => {
          const box = document.querySelector(name).getBoundingClientRect();
          return box.height < 30 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1;
        }));
      assert.deepEqual(cut, [], `${width} × ${height}`);
      await explorer.page.evaluate(() => certigjk.state.set({step: 0}));
      await explorer.click('#forward');
      assert.match(await explorer.visibleText('#step-text'), /Step 1/);
    }
    await explorer.page.goto(whole);
    await explorer.page.setViewportSize({width: 1280, height: 720});
  }));

test('on paper there is nothing to press', () =>
  withExplorer(async (explorer) => {
    await explorer.page.emulateMedia({media: 'print'});
    const pressed = await explorer.page.locator('button:visible, select:visible').allInnerTexts();
    const numbers = await explorer.page.locator('#tables button:visible, #verdict button:visible').allInnerTexts();
    await explorer.page.emulateMedia({media: 'screen'});
    assert.deepEqual(pressed.filter((text) => !numbers.includes(text)), []);
  }));
