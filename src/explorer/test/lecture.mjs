/** In front of students: full screen, the remote control, the speed. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {withExplorer} from './explorer.mjs';

for (const viewport of [{width: 1280, height: 720}, {width: 1920, height: 1080}]) {
  test(`${viewport.width} × ${viewport.height}: in full screen pictures, captions and steps fill the screen, the answer follows below`, () =>
    withExplorer(async (explorer) => {
      const {page} = explorer;
      const letters = () => page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));
      const before = await letters();
      await explorer.click('#full-screen');
      assert.ok((await letters()) >= Math.max(1.25 * before, viewport.height / 45), `letters of ${await letters()} pixels`);
      const area = async (id) => {
        const {width, height} = await page.locator(id).boundingBox();
        return width * height;
      };
      const pictures = (await area('#plane')) + (await area('#difference'));
      assert.ok(pictures > (viewport.width * viewport.height) / 2, `pictures of ${pictures} pixels`);
      for (const id of ['#plane-caption', '#step-caption', '#stepper']) {
        const box = await page.locator(id).boundingBox();
        assert.ok(box.y + box.height <= viewport.height, id);
      }
      await page.locator('#certificate').scrollIntoViewIfNeeded();
      assert.ok((await page.evaluate(() => scrollY)) > 0, 'there is more below');
      assert.ok(await page.locator('#stepper').isVisible());
      const bar = await page.locator('#stepper').boundingBox();
      assert.ok(bar.y >= 0 && bar.y + bar.height <= viewport.height, 'the steps stay when one scrolls');
    }, {viewport}));
}

test('the keys of a remote control go through the steps, but only in full screen', () =>
  withExplorer(async (explorer) => {
    const {keyboard} = explorer.page;
    await explorer.rewind();
    await keyboard.press('PageDown');
    assert.equal(await explorer.step(), 0);
    await explorer.click('#full-screen');
    await keyboard.press('PageDown');
    await keyboard.press('PageDown');
    assert.equal(await explorer.step(), 2);
    await keyboard.press('PageUp');
    assert.equal(await explorer.step(), 1);
  }, {fragment: 'preset=triangles'}));

test('the speed says how long a step is shown, also while the run is played', () =>
  withExplorer(async (explorer) => {
    const {page} = explorer;
    await explorer.rewind();
    await explorer.holdTime();
    await page.locator('#play').click();
    await page.clock.runFor(1100);
    assert.equal(await explorer.step(), 0);
    await page.clock.runFor(200);
    assert.equal(await explorer.step(), 1);
    await page.selectOption('#speed', '0.25');
    await page.clock.runFor(4700);
    assert.equal(await explorer.step(), 1);
    await page.clock.runFor(200);
    assert.equal(await explorer.step(), 2);
    await explorer.rewind();
    await page.selectOption('#speed', '4');
    await page.locator('#play').click();
    await page.clock.runFor(700);
    assert.equal(await explorer.step(), 2);
  }, {fragment: 'preset=triangles'}));
