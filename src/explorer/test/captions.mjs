/** No caption of any step of any example is cut off, on a laptop and on a projector, in and out of full screen. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {withExplorer} from './explorer.mjs';

const SIZES = [{width: 1280, height: 720}, {width: 1920, height: 1080}];

for (const viewport of SIZES) {
  for (const large of [false, true]) {
    test(`${viewport.width} × ${viewport.height}${large ? ', full screen' : ''}: no caption of any step is cut off, and both pictures are large`, (t) =>
      withExplorer(async (explorer) => {
        const {page} = explorer;
        if (large) {
          await explorer.click('#full-screen');
        }
        const {steps, clipped, least} = await page.evaluate(measure);
        t.diagnostic(`${clipped.length} of ${steps} captions cut off; the smallest picture is ${least.join(' × ')}`);
        assert.deepEqual(clipped, []);
        assert.ok(least[0] >= viewport.width / 4 && least[1] >= viewport.height / 4, `a picture of ${least.join(' × ')}`);
      }, {viewport}));
  }
}

/** Runs in the page: the captions that are cut off, of all steps, each text once for an example. */
async function measure() {
  const clipped = [];
  let steps = 0;
  const captions = ['plane-caption', 'step-caption'].map((id) => document.getElementById(id));
  const sizes = [];
  for (const {id, scene} of certigjk.presetData.presets) {
    certigjk.state.load(scene, {step: 0});
    const seen = new Set();
    for (const [k, {sentences}] of certigjk.state.states().entries()) {
      const text = sentences.map((sentence) => sentence.text).join(' ');
      if (seen.has(text)) {
        continue; // of a loop that goes on for ever
      }
      seen.add(text);
      certigjk.state.set({step: k});
      await null; // the page looks at what has changed before it is drawn
      steps++;
      for (const caption of captions) {
        if (caption.scrollHeight > caption.clientHeight) {
          clipped.push(`${id}, step ${k}, ${caption.id}: ${caption.scrollHeight} in ${caption.clientHeight}`);
        }
      }
      for (const svg of document.querySelectorAll('.pane > svg')) {
        const {width, height} = svg.getBoundingClientRect();
        sizes.push([Math.round(width), Math.round(height)]);
      }
    }
  }
  const least = [0, 1].map((axis) => Math.min(...sizes.map((size) => size[axis])));
  return {steps, clipped, least};
}
