/** No caption of any step of any example is cut off, on a laptop and on a projector, in and out of full screen. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {withExplorer} from './explorer.mjs';
import {captionsAndPictures} from './sight.mjs';

const SIZES = [{width: 1280, height: 720}, {width: 1920, height: 1080}];

for (const viewport of SIZES) {
  for (const large of [false, true]) {
    test(`${viewport.width} × ${viewport.height}${large ? ', full screen' : ''}: no caption of any step is cut off, and both pictures are large`, (t) =>
      withExplorer(async (explorer) => {
        const {page} = explorer;
        if (large) {
          await explorer.click('#full-screen');
        }
        const {steps, clipped, least} = await page.evaluate(captionsAndPictures);
        t.diagnostic(`${clipped.length} of ${steps} captions cut off; the smallest picture is ${least.join(' × ')}`);
        assert.deepEqual(clipped, []);
        assert.ok(least[0] >= viewport.width / 4 && least[1] >= viewport.height / 4, `a picture of ${least.join(' × ')}`);
      }, {viewport}));
  }
}
