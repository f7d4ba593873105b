/** The page without a mouse. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {withExplorer} from './explorer.mjs';

test('keyboard only: a triangle is made, a point moved, the steps walked', () =>
  withExplorer(async (explorer) => {
    const keys = explorer.page.keyboard;
    await explorer.page.locator('#clear').focus();
    await keys.press('Enter');
    await explorer.settled();
    await explorer.plane.focus();
    await keys.press('1');
    for (const move of ['ArrowLeft', 'ArrowUp', 'ArrowRight']) {
      await keys.press('n');
      await keys.press(move);
      await keys.press(move);
    }
    await keys.press('2');
    await keys.press('n');
    await keys.press('Shift+ArrowRight');
    await explorer.settled();
    assert.equal(await explorer.points('a').count(), 3);
    assert.equal(await explorer.points('b').count(), 1);
    const distinct = new Set((await explorer.scene()).a.map(String));
    assert.equal(distinct.size, 3, 'the arrows moved the new points apart');

    await explorer.point('a', 0).focus();
    const before = (await explorer.scene()).a[0];
    await keys.press('ArrowDown');
    await explorer.settled();
    const after = (await explorer.scene()).a[0];
    assert.equal(after[0], before[0]);
    assert.notEqual(after[1], before[1]);
    assert.match(await focusedLabel(explorer), /A/);

    await explorer.page.locator('#forward').focus();
    await keys.press('Home');
    assert.equal(await explorer.step(), 0);
    await keys.press('ArrowRight');
    const states = (await explorer.view()).exact.states.length;
    assert.equal(await explorer.step(), Math.min(1, states - 1));
    await keys.press('End');
    assert.equal(await explorer.step(), states - 1);
  }));

function focusedLabel(explorer) {
  return explorer.page.evaluate(() => {
    const e = document.activeElement;
    return e.getAttribute('aria-label') ?? e.textContent;
  });
}

test('Tab reaches every control, each has a name, and the focus is visible', () =>
  withExplorer(async (explorer) => {
    const unseen = [];
    const reached = new Set();
    await explorer.page.evaluate(() => document.activeElement.blur());
    for (let i = 0; i < 120; i++) {
      await explorer.page.keyboard.press('Tab');
      const control = await explorer.page.evaluate(focused);
      if (control === null || reached.has(control.key)) {
        break;
      }
      reached.add(control.key);
      if (!control.ring || control.name === '') {
        unseen.push(control);
      }
    }
    assert.deepEqual(unseen, [], 'without a name or a visible focus');
    const ids = await explorer.page.evaluate(() =>
      [...document.querySelectorAll('button, select, input, a[href], summary')]
        .filter((e) => e.checkVisibility({visibilityProperty: true}) && !e.disabled && e.tabIndex >= 0 && e.type !== 'radio' && e.type !== 'file')
        .map((e) => e.id || e.textContent.trim()),
    );
    assert.deepEqual(ids.filter((id) => !reached.has(id)), [], 'not reached by Tab');
  }));

/** What has the focus: its key, its name for those who hear the page, and whether one sees the focus. Runs in the page. */
function focused() {
  const e = document.activeElement;
  if (e === document.body) {
    return null;
  }
  const looks = () =>
    [e, ...e.querySelectorAll('*'), ...(e.labels ?? [])].map((part) => {
      const {outline, boxShadow, stroke, strokeWidth, fill, opacity, display, visibility, backgroundColor} = getComputedStyle(part);
      return [outline, boxShadow, stroke, strokeWidth, fill, opacity, display, visibility, backgroundColor].join();
    }).join('\n');
  const seen = looks();
  e.blur();
  const unseen = looks();
  e.focus({focusVisible: true, preventScroll: true});
  const label = document.getElementById(e.getAttribute('aria-labelledby') ?? '') ?? e.labels?.[0] ?? e;
  const name = (e.getAttribute('aria-label') ?? label.textContent).trim();
  const key = e.id || (e.classList.contains('point') ? `point ${e.dataset.body} ${e.dataset.index}` : e.textContent.trim());
  return {key: key || e.outerHTML, name, ring: seen !== unseen};
}

test('a table with many buttons is one tab stop, and the arrow keys go through its buttons', () =>
  withExplorer(async (explorer) => {
    const {page} = explorer;
    const where = () => page.evaluate(() => {
      const {parentElement, ariaLabel, textContent} = document.activeElement;
      return [parentElement.closest('tr')?.dataset.k ?? parentElement.closest('.actions')?.id, ariaLabel ?? textContent];
    });
    const step = await explorer.step();
    await page.locator('#iterations-panel').focus();
    await page.keyboard.press('Tab');
    assert.deepEqual(await where(), ['0', 'Show step 0']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    assert.deepEqual(await where(), ['2', 'Show step 2']);
    await page.keyboard.press('ArrowRight');
    assert.equal((await where())[0], '2');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowUp');
    assert.deepEqual(await where(), ['1', 'Show step 1']);
    assert.equal(await explorer.step(), step, 'no step is taken meanwhile');
    await page.keyboard.press('Enter');
    assert.equal(await explorer.step(), 1);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    assert.deepEqual(await where(), ['1', 'Show step 1']);
    await page.keyboard.press('Tab');
    assert.equal(await page.evaluate(() => document.activeElement.closest('#iterations')), null);
  }, {fragment: 'preset=alternating'}));

test('the actions are one tab stop, also when the one that has the focus is switched off', () =>
  withExplorer(async (explorer) => {
    const {page} = explorer;
    const id = () => page.evaluate(() => document.activeElement.id);
    await page.locator('#random').focus();
    await page.keyboard.press('Enter');
    await explorer.settled();
    await page.keyboard.press('ArrowLeft');
    assert.equal(await id(), 'undo');
    await page.keyboard.press('Enter');
    await explorer.settled();
    await page.locator('#guide').focus();
    await page.keyboard.press('Tab');
    const stop = await id();
    assert.ok(await page.evaluate((name) => document.getElementById(name).closest('#actions') !== null, stop), stop);
    await page.keyboard.press('End');
    assert.equal(await id(), 'full-screen');
    await page.keyboard.press('Tab');
    assert.equal(await page.evaluate(() => document.activeElement.closest('#actions')), null);
  }));

test('the buttons of a view are one tab stop, too', () =>
  withExplorer(async (explorer) => {
    const {page} = explorer;
    await page.locator('#zoom-v').focus();
    await page.keyboard.press('ArrowRight');
    assert.equal(await page.evaluate(() => document.activeElement.id), 'difference-fit');
    await page.keyboard.press('Tab');
    assert.equal(await page.evaluate(() => document.activeElement.id), 'difference');
    await page.keyboard.press('Shift+Tab');
    assert.equal(await page.evaluate(() => document.activeElement.id), 'difference-fit');
  }));

test('no keyboard trap: in the planes, too, Tab goes on', () =>
  withExplorer(async (explorer) => {
    const keys = explorer.page.keyboard;
    const last = (await explorer.points('b').count()) - 1;
    await explorer.point('a', 0).focus();
    await keys.press('PageDown');
    await keys.press('PageDown');
    assert.equal(await explorer.point('a', 2).evaluate((node) => node === document.activeElement), true);
    await keys.press('PageUp');
    assert.equal(await explorer.point('a', 1).evaluate((node) => node === document.activeElement), true);
    await keys.press('Tab');
    assert.equal(await explorer.point('b', 0).evaluate((node) => node === document.activeElement), true);
    for (let i = 0; i < last + 1; i++) {
      await keys.press('PageDown');
    }
    assert.equal(await explorer.point('b', last).evaluate((node) => node === document.activeElement), true);
    await keys.press('Tab');
    assert.equal(await explorer.page.evaluate(() => document.activeElement.closest('#plane .point') === null), true);
  }));

test('the page tells what it does to those who hear it', () =>
  withExplorer(async (explorer) => {
    const missing = await explorer.page.evaluate(() => {
      const wrong = [];
      if (!document.documentElement.lang) wrong.push('html has no lang');
      if (!document.querySelector('[role=alert]')) wrong.push('no alert');
      if (!document.querySelector('[aria-live]')) wrong.push('no live region');
      for (const svg of document.querySelectorAll('#plane, #difference')) {
        if (!svg.getAttribute('role')) wrong.push(`${svg.id} has no role`);
        if (!svg.getAttribute('aria-label') && !svg.getAttribute('aria-labelledby')) wrong.push(`${svg.id} has no label`);
      }
      for (const e of document.querySelectorAll('.point')) {
        if (!e.getAttribute('aria-label')) wrong.push(`point ${e.dataset.body} ${e.dataset.index} has no label`);
      }
      if (document.querySelectorAll('h1').length !== 1) wrong.push('not exactly one h1');
      const ids = [...document.querySelectorAll('[id]')].map((e) => e.id);
      wrong.push(...ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `id ${id} twice`));
      return wrong;
    });
    assert.deepEqual(missing, []);
  }));
