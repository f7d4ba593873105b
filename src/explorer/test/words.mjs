/** What the page says is what the core found true of the scene that is shown. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {certigjk} from './cli.mjs';
import {withExplorer} from './explorer.mjs';
import {hash} from './share.mjs';

const joined = (sentences) => sentences.map(({text}) => text).join(' ').replaceAll('−', '-');

test('every caption of every example is the sentences of the core, and none is empty', () =>
  withExplorer(async (explorer) => {
    const empty = await explorer.page.evaluate(() => {
      const wrong = [];
      for (const {id, scene} of certigjk.presetData.presets) {
        certigjk.state.load(scene, {step: 0});
        const states = certigjk.state.states();
        const {words} = JSON.parse(certigjk.core.words(certigjk.state.shown().scene, 0, states.length));
        for (const k of [...states.keys()].filter((k) => k < 6 || k === states.length - 1)) {
          certigjk.state.set({step: k});
          const caption = document.getElementById('step-caption').textContent;
          const said = (states[k].sentences ?? words[k].sentences).map(({text}) => text).join(' ');
          if (caption === '' || caption !== said) wrong.push(`${id}, step ${k}: ${caption}`);
        }
        const why = document.getElementById('why').textContent;
        if (!certigjk.state.run().why.sentences.every(({text}) => why.includes(text))) wrong.push(`${id}: ${why}`);
      }
      return wrong;
    });
    assert.deepEqual(empty, []);
  }));

test('a step is put into words when it is shown, and not before', () =>
  withExplorer(async (explorer) => {
    const asked = await explorer.page.evaluate(() => {
      const found = [];
      const {words} = certigjk.core;
      certigjk.core = {...certigjk.core, words: (scene, first, end) => (found.push([first, end]), words(scene, first, end))};
      certigjk.state.load('a=-3,1;-1,3;1,3;0,0;-2,-1&b=3,-2;5,0;4,2;2,1&step=1');
      certigjk.state.set({step: 3});
      certigjk.state.set({step: 1});
      return found;
    });
    assert.deepEqual(asked, [[1, 2], [3, 4]]);
  }));

test('while a point is dragged no words speak of the scene before', () =>
  withExplorer(async (explorer) => {
    const caption = await explorer.visibleText('#step-caption');
    await explorer.drag(await explorer.centre('b', 0), await explorer.place(0.9, 0.1), {drop: false});
    const {live, sentences} = await explorer.page.evaluate(() => {
      const {live, step} = certigjk.state;
      const states = (live.chosen ?? live.exact ?? {states: []}).states;
      const k = Math.min(step, states.length - 1);
      const {words} = JSON.parse(certigjk.core.words(certigjk.state.shown().scene ?? '', k, k + 1));
      return {live, sentences: words?.[0].sentences};
    });
    const said = await explorer.visibleText('#step-caption');
    assert.notEqual(said, caption);
    const run = live.chosen ?? live.exact;
    assert.ok((run ?? live.moving).states.length > 0, 'W, v and s are drawn');
    if (run) {
      assert.equal(said, joined(sentences));
    } else {
      assert.match(said, /While a point is dragged/);
    }
    for (const id of ['#why', '#comparison', '#certificate', '#preset-text']) {
      assert.equal(await explorer.page.locator(id).isVisible(), false, `${id} speaks of another scene`);
    }
    await explorer.page.mouse.up();
    await explorer.settled();
    assert.ok(await explorer.page.locator('#why').isVisible());
  }, {fragment: 'a=-3,1;-1,3;1,3;0,0;-2,-1&b=3,-2;5,0;4,2;2,1&step=1'}));

test('the text of an example that was edited is put away, and comes back with it', () =>
  withExplorer(async (explorer) => {
    const {page} = explorer;
    await page.selectOption('#preset', 'polygons');
    await explorer.settled();
    assert.match(await explorer.visibleText('#preset-text'), /After 3 steps/);
    await explorer.drag(await explorer.centre('a', 1), await explorer.place(0.2, 0.1));
    const told = await explorer.visibleText('#preset-text');
    assert.match(told, /edited/);
    assert.doesNotMatch(told, /After 3 steps/);
    await page.locator('#preset-text summary').first().click();
    assert.match(await explorer.visibleText('#preset-text'), /of its own scene[^]*After 3 steps/);
    await page.locator('#preset-text .back').click();
    await explorer.settled();
    assert.match(await explorer.visibleText('#preset-text'), /After 3 steps/);
    assert.doesNotMatch(await explorer.visibleText('#preset-text'), /edited/);
  }));

test('a decimal that is no double is named, and taken as written when asked', () =>
  withExplorer(async (explorer) => {
    const note = explorer.page.locator('#decimals');
    assert.match(await note.innerText(), /0\.1 was read as the nearest double/);
    assert.match(await note.innerText(), /so were 1 more/);
    await explorer.click('#decimals-exact');
    assert.deepEqual((await explorer.scene()).a, [['1/10', '0']]);
    assert.equal(await note.isVisible(), false);
    await hash(explorer, 'a=0.5,0&b=1/3,1');
    await explorer.page.waitForFunction(() => certigjk.state.scene.a[0][0] === '1/2');
    assert.equal(await note.isVisible(), false);
  }, {fragment: 'a=0.1,0&b=0.7,2'}));

test('a decimal that would become 0 is refused', () =>
  withExplorer(async (explorer) => {
    await hash(explorer, 'a=1e-5000,0&b=0,0');
    assert.match(await explorer.complaint(), /1e-5000" is not 0, but the nearest double is/);
    await hash(explorer, 'a=1e-400,0&b=0,0&decimals=exact');
    await explorer.page.waitForFunction(() => certigjk.state.view.exact.claim === 'separated' && certigjk.state.scene.b[0][0] === '0');
  }));

test('where a loop parts over rational numbers nothing is called rounded', () =>
  withExplorer(async (explorer) => {
    await explorer.page.selectOption('#preset', 'alzubaidi-two-points');
    await explorer.settled();
    assert.equal(await explorer.visibleText('.parts-mark'), 'parts here');
    for (const id of ['#iterations', '#comparison', '#why', '#step-caption']) {
      assert.doesNotMatch(await explorer.visibleText(id), /round/, id);
    }
  }));

test('what is saved is a run that is shown: the exact one, where the loop is another', () =>
  withExplorer(async (explorer) => {
    const {text} = await explorer.download('#save');
    assert.match(await explorer.complaint(), /exact run/);
    const saved = JSON.parse(text);
    const {exact} = await explorer.view();
    assert.deepEqual([saved.verdict, saved.field, saved.iterations], [exact.claim, 'rational', exact.iterations]);
    assert.equal(certigjk(['check', '-'], text).code, 0);
  }, {fragment: 'a=-2,-2;0,-2;2,1&b=0,0&field=double&loop=alzubaidi'}));
