/** Steps, playing, and the choice of field, loop and sub-algorithm. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {distances, shown} from './cli.mjs';
import {withExplorer} from './explorer.mjs';

/** Five corners and four: three iterations. */
const SCENE = 'a=-3,1;-1,3;1,3;0,0;-2,-1&b=3,-2;5,0;4,2;2,1';

test('forward to the end and back: one row, one caption, one picture per state', () =>
  withExplorer(async (explorer) => {
    const states = (await explorer.view()).exact.states.length;
    assert.ok(states >= 3, `${states} states`);
    assert.equal(await explorer.rows.count(), states);
    await explorer.rewind();
    const captions = new Set();
    for (let k = 0; k < states; k++) {
      assert.equal(await explorer.step(), k);
      assert.equal(await currentRow(explorer), k);
      captions.add(await explorer.visibleText('#step-caption'));
      if (k + 1 < states) {
        await explorer.click('#forward');
      }
    }
    assert.equal(captions.size, states, 'every step is told in its own words');
    assert.ok(await explorer.page.locator('#forward').isDisabled());
    for (let k = states - 1; k > 0; k--) {
      await explorer.click('#back');
      assert.equal(await explorer.step(), k - 1);
    }
    assert.ok(await explorer.page.locator('#back').isDisabled());
    await explorer.rows.nth(1).click();
    assert.equal(await explorer.step(), 1);
    await explorer.page.locator('#step').fill('2');
    assert.equal(await explorer.step(), 2);
  }, {fragment: SCENE}));

function currentRow(explorer) {
  return explorer.rows.evaluateAll((rows) => rows.findIndex((row) => row.getAttribute('aria-current') || row.getAttribute('aria-selected') === 'true'));
}

test('play goes to the end and stops there; a second press pauses', () =>
  withExplorer(async (explorer) => {
    const page = explorer.page;
    const last = (await explorer.view()).exact.states.length - 1;
    await explorer.holdTime();
    await explorer.rewind();
    await page.locator('#play').click();
    await page.clock.runFor(1500);
    assert.equal(await explorer.step(), 1);
    await page.locator('#play').click();
    await page.clock.runFor(5000);
    assert.equal(await explorer.step(), 1);
    await page.locator('#play').click();
    await page.clock.runFor(60000);
    assert.equal(await explorer.step(), last);
    await page.locator('#play').click();
    await page.clock.runFor(100);
    assert.ok((await explorer.step()) < last, 'from the end, playing begins anew');
  }, {fragment: SCENE}));

test('the numbers of the table are the trace of the command line', () =>
  withExplorer(async (explorer) => {
    const scene = await explorer.scene();
    const [answer] = distances([JSON.stringify({a: scene.a, b: scene.b})], ['--trace']);
    const rows = await explorer.rowTexts();
    assert.equal(rows.length, answer.trace.length);
    assert.ok(rows.at(-1).includes(shown(answer.squaredDistance)));
    for (const coordinate of answer.distanceVector) {
      assert.ok(rows.at(-1).includes(shown(coordinate)), `${coordinate} is not in: ${rows.at(-1)}`);
    }
  }, {fragment: SCENE}));

test('every field with every loop and every sub-algorithm', () =>
  withExplorer(async (explorer) => {
    const {tried, refused, wrong} = await explorer.page.evaluate(chooseAll);
    assert.deepEqual(wrong, []);
    assert.ok(tried >= 60 && refused < tried / 4, `${tried} tried, ${refused} refused`);
  }, {fragment: SCENE}));

/**
 * Runs in the page: chooses as a user does, and tells what is wrong with what is then shown. Each field meets each loop
 * with two sub-algorithms, and each sub-algorithm; all triples are compared with the JVM without the page.
 */
function chooseAll() {
  const select = (id) => document.getElementById(id);
  const values = (id) => [...select(id).options].filter((o) => !o.disabled).map((o) => o.value);
  const choose = (id, value) => {
    select(id).value = value;
    select(id).dispatchEvent(new Event('change', {bubbles: true}));
  };
  const {state} = certigjk;
  const exact = state.view.exact.squaredDistance.exact;
  const message = document.querySelector('#message');
  const wrong = [];
  let tried = 0;
  let refused = 0;
  /** What does not fit together is refused with a message, and the choices go back to what they were. */
  const isRefused = (which) => {
    if (message.hidden) {
      return false;
    }
    refused++;
    message.querySelector('button').click();
    const {field, loop, sub} = state.scene;
    if ([select('field').value, select('loop').value, select('sub-algorithm').value].join() !== [field, loop, sub].join()) {
      wrong.push(`${which}: refused, and yet shown`);
    }
    return true;
  };
  const check = (field, loop, sub) => {
    const {view, scene} = state;
    const which = `${field} ${loop} ${sub}`;
    if (scene.field !== field || scene.loop !== loop || scene.sub !== sub) wrong.push(`${which}: not chosen`);
    if (view.exact.squaredDistance.exact !== exact) wrong.push(`${which}: the exact answer changed`);
    const run = view.chosen ?? view.exact;
    if (document.querySelectorAll('#iterations tbody tr').length !== run.states.length) wrong.push(`${which}: rows`);
    if (view.chosen && document.querySelector('#comparison').textContent.trim() === '') wrong.push(`${which}: no comparison`);
  };
  const subs = values('sub-algorithm');
  for (const field of values('field')) {
    choose('field', field);
    for (const [i, loop] of values('loop').entries()) {
      choose('loop', loop);
      if (isRefused(`${field} ${loop}`)) {
        continue;
      }
      const some = loop === 'strict-decrease' ? subs : ['johnson', subs[i % subs.length]];
      for (const sub of select('sub-algorithm').disabled ? [state.scene.sub] : some) {
        choose('sub-algorithm', sub);
        tried++;
        if (!isRefused(`${field} ${loop} ${sub}`)) {
          check(field, loop, sub);
        }
      }
    }
    choose('sub-algorithm', 'johnson');
    choose('loop', 'strict-decrease');
  }
  return {tried, refused, wrong};
}

test('each choice is explained, and the published faulty ones say so', () =>
  withExplorer(async (explorer) => {
    const settings = JSON.parse(await explorer.page.evaluate(() => certigjk.core.settings()));
    for (const group of ['fields', 'loops', 'subAlgorithms']) {
      for (const {value, label, description} of settings[group]) {
        assert.ok(label.length > 2 && description.length > 10, `${group}: ${value}`);
      }
    }
    const body = await explorer.page.locator('body').innerText();
    assert.ok(body.includes(settings.loops.find((l) => l.value === 'strict-decrease').description), 'the description is on the page');
  }));
