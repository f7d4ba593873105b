/** Every preset loads, says what it shows, and its steps run to the end. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {distances, shown} from './cli.mjs';
import {withExplorer} from './explorer.mjs';

test('every preset', () =>
  withExplorer(async (explorer) => {
    const {page} = explorer;
    const {presets, claims} = await page.evaluate(() => certigjk.presetData);
    assert.ok(presets.length >= 8, `${presets.length} presets`);
    assert.equal(new Set(presets.map((p) => p.id)).size, presets.length, 'each has its own id');
    const listed = await page.locator('#preset option').evaluateAll((options) => options.map((o) => o.value));
    const scenes = [];
    const squares = [];
    let round = 0;
    for (const preset of presets) {
      assert.ok(listed.includes(preset.id), `${preset.id} is in the menu`);
      await page.selectOption('#preset', preset.id);
      await explorer.settled();
      assert.ok(!(await explorer.message.isVisible()), `${preset.id}: ${await explorer.message.innerText()}`);
      const finding = page.locator('#preset-text summary');
      if (await finding.isVisible()) {
        await finding.click();
      }
      const told = await explorer.visibleText('#preset-text');
      const beginning = preset.text.slice(0, 30).split('{')[0].replaceAll('−', '-');
      assert.ok(told.includes(beginning) && !/\{[A-Za-z.]+\}/.test(told), `${preset.id}: its text is ${told}`);
      const claim = claims.find(({id}) => id === preset.claim);
      assert.equal(claim !== undefined, preset.claim !== null, `${preset.id}: its claim is known`);
      for (const words of claim ? [claim.place, claim.says, `(${claim.reading})`, claim.given, claim.holds, `(${claim.known})`, claim.finding] : []) {
        assert.ok(told.includes(words.replaceAll('−', '-')), `${preset.id}: the ledger says ${words}`);
      }
      const view = await explorer.view();
      assert.equal(await explorer.step(), preset.step ?? 0, `${preset.id}: its step`);
      await explorer.rewind();
      const states = (view.chosen ?? view.exact).states.length;
      await page.evaluate(() => {
        const forward = document.getElementById('forward');
        while (!forward.disabled) {
          forward.click();
        }
      });
      assert.equal(await explorer.step(), states - 1, `${preset.id}: its last step`);
      assert.ok((await explorer.visibleText('#verdict')).length > 0, preset.id);
      if (view.round) {
        round++; // the command line has no balls and cones
        continue;
      }
      const scene = await explorer.scene();
      scenes.push(JSON.stringify({id: preset.id, a: scene.a, b: scene.b}));
      squares.push([preset.id, view.exact.claim, shown(view.exact.squaredDistance.exact)]);
    }
    assert.ok(round >= 2, 'examples with a ball or a cone');
    const answers = distances(scenes).map((answer) => [answer.id, answer.verdict, shown(answer.squaredDistance)]);
    assert.deepEqual(squares, answers, 'the command line’s answers');
  }));

test('the wireframe of a preset in space turns under the mouse and the keys', () =>
  withExplorer(async (explorer) => {
    const presets = await explorer.page.evaluate(() => certigjk.presetData.presets);
    const spatial = presets.filter((p) => /a=[^,;&]+,[^,;&]+,[^,;&]+/.test(p.scene));
    assert.ok(spatial.length >= 1, 'a preset in space');
    await explorer.page.selectOption('#preset', spatial[0].id);
    await explorer.settled();
    const text = await explorer.text();
    const drawn = () => explorer.difference.evaluate((svg) => svg.innerHTML);
    const before = await drawn();
    await explorer.drag(await explorer.place(0.5, 0.5, explorer.difference), await explorer.place(0.7, 0.4, explorer.difference));
    const turned = await drawn();
    assert.notEqual(turned, before);
    await explorer.difference.focus();
    await explorer.page.keyboard.press('ArrowLeft');
    await explorer.settled();
    assert.notEqual(await drawn(), turned);
    await explorer.clickAt(0.2, 0.2);
    assert.equal(await explorer.text(), text, 'nothing is added in space');
  }));

test('the guide opens, explains support point and simplex, and closes', () =>
  withExplorer(async (explorer) => {
    const {page} = explorer;
    await explorer.click('#guide');
    const dialog = page.locator('#guide-dialog');
    await dialog.waitFor({state: 'visible'});
    const text = await dialog.innerText();
    assert.match(text, /support point/i);
    assert.match(text, /simplex/i);
    assert.match(text, /Minkowski difference/i);
    assert.ok((await dialog.locator('svg').count()) >= 1, 'it is illustrated');
    await page.keyboard.press('Escape');
    await dialog.waitFor({state: 'hidden'});
    assert.equal(await page.evaluate(() => document.activeElement.id), 'guide', 'the focus returns');
  }));
