/** Drawing with the mouse, and the command line's answer to what was drawn. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {certigjk, distances, shown} from './cli.mjs';
import {withExplorer} from './explorer.mjs';

/** Clears the page and draws two triangles by clicks. */
async function drawTriangles(explorer) {
  await explorer.click('#clear');
  await explorer.join('a');
  await explorer.clickAt(0.2, 0.3);
  await explorer.clickAt(0.4, 0.35);
  await explorer.clickAt(0.25, 0.6);
  await explorer.join('b');
  await explorer.clickAt(0.7, 0.4);
  await explorer.clickAt(0.85, 0.7);
  await explorer.clickAt(0.6, 0.8);
}

test('two triangles drawn by mouse: the fraction is the command line’s, and the file is accepted', () =>
  withExplorer(async (explorer) => {
    await drawTriangles(explorer);
    assert.equal(await explorer.points('a').count(), 3);
    assert.equal(await explorer.points('b').count(), 3);

    await explorer.click('#last');
    const saved = await explorer.download('#save');
    const [answer] = distances([saved.text]);
    assert.equal(answer.verdict, 'separated');
    const fraction = shown(answer.squaredDistance);
    assert.ok((await explorer.visibleText('#verdict')).includes(fraction), `the verdict has no ${fraction}`);
    assert.ok((await explorer.rowTexts()).at(-1).includes(fraction), `the last row has no ${fraction}`);

    const check = certigjk(['check', '-'], saved.text);
    assert.equal(check.code, 0, check.err);
  }));

test('a point is dragged: the live distance changes at once, the table when it is dropped', () =>
  withExplorer(async (explorer) => {
    const before = await explorer.text();
    const table = await explorer.rowTexts();
    const verdict = await explorer.visibleText('#verdict');
    const from = await explorer.centre('b', 3); // the point of B that is nearest to A
    const to = await explorer.place(0.9, 0.1);
    const length = await liveLength(explorer);

    await explorer.drag(from, to, {drop: false});
    assert.notEqual(await liveLength(explorer), length);
    await explorer.page.mouse.up();
    await explorer.settled();

    assert.notEqual(await explorer.text(), before);
    assert.notDeepEqual([...(await explorer.rowTexts()), await explorer.visibleText('#verdict')], [...table, verdict]);
    const moved = await explorer.centre('b', 3);
    assert.ok(Math.hypot(moved.x - to.x, moved.y - to.y) < 40, 'the point is where it was dropped, up to the grid');

    await explorer.click('#undo');
    assert.equal(await explorer.text(), before);
    assert.deepEqual(await explorer.rowTexts(), table);
    await explorer.click('#redo');
    assert.notEqual(await explorer.text(), before);
  }));

/** The length of the shortest segment, as it stands at it. */
async function liveLength(explorer) {
  return (await explorer.plane.textContent()).match(/distance [0-9.]+/)[0];
}

test('a whole hull is dragged: every point of it moves by the same vector', () =>
  withExplorer(async (explorer) => {
    await explorer.page.evaluate(() => certigjk.state.load('a=0,0;6,0;6,6;0,6&b=12,0;13,0;12,5'));
    await explorer.settled();
    const corners = await Promise.all([0, 1, 2, 3].map((i) => explorer.centre('a', i)));
    const middle = {x: (corners[0].x + corners[2].x) / 2, y: (corners[0].y + corners[2].y) / 2};
    await explorer.drag(middle, {x: middle.x - 30, y: middle.y + 40});
    const {a, b} = await explorer.scene();
    assert.notDeepEqual(a[0], ['0', '0']);
    const [x, y] = a[0].map(number);
    assert.deepEqual(a.map((p) => p.map(number)), [[x, y], [x + 6, y], [x + 6, y + 6], [x, y + 6]]);
    assert.deepEqual(b, [['12', '0'], ['13', '0'], ['12', '5']]);
  }));

function number(text) {
  const [p, q = '1'] = text.split('/');
  return Number(p) / Number(q);
}

test('points are deleted, and come back by undo', () =>
  withExplorer(async (explorer) => {
    await explorer.holdTime();
    await drawTriangles(explorer);
    const full = await explorer.text();
    const {x, y} = await explorer.centre('a', 1);
    await explorer.page.mouse.dblclick(x, y);
    await explorer.settled();
    assert.equal(await explorer.points('a').count(), 2);
    await explorer.point('b', 2).focus();
    await explorer.page.keyboard.press('Delete');
    await explorer.settled();
    assert.equal(await explorer.points('b').count(), 2);
    await explorer.page.keyboard.press('Control+z');
    await explorer.page.keyboard.press('Control+z');
    await explorer.settled();
    assert.equal(await explorer.text(), full);
  }));

test('every point of a body may be deleted: the page says what is missing and goes on', () =>
  withExplorer(async (explorer) => {
    await explorer.click('#clear');
    assert.equal(await explorer.points('a').count() + await explorer.points('b').count(), 0);
    await explorer.join('a');
    await explorer.clickAt(0.3, 0.5);
    assert.match(await explorer.visibleText('#verdict'), /\bB\b/);
    await explorer.join('b');
    await explorer.clickAt(0.6, 0.5);
    assert.equal((await explorer.view()).exact.claim, 'separated');
    await explorer.click('#undo');
    await explorer.click('#undo');
    await explorer.click('#undo');
    await explorer.ready();
  }));

test('points on top of each other, and points in line', () =>
  withExplorer(async (explorer) => {
    await explorer.click('#clear');
    await explorer.join('a');
    await explorer.clickAt(0.3, 0.3);
    await explorer.clickAt(0.5, 0.5);
    await explorer.clickAt(0.7, 0.7);
    await explorer.join('b');
    await explorer.clickAt(0.7, 0.3);
    await explorer.clickAt(0.3, 0.7);
    const saved = await explorer.download('#save');
    const [answer] = distances([saved.text]);
    assert.equal((await explorer.view()).exact.claim, answer.verdict);
    const check = certigjk(['check', '-'], saved.text);
    assert.equal(check.code, 0, check.err);
  }));

test('the wheel and the buttons zoom and pan, and the scene stays as it is', () =>
  withExplorer(async (explorer) => {
    const text = await explorer.text();
    const before = await explorer.centre('a', 0);
    const {x, y} = await explorer.place(0.5, 0.5);
    await explorer.page.mouse.move(x, y);
    await explorer.page.mouse.wheel(0, -400);
    await explorer.settled();
    const after = await explorer.centre('a', 0);
    assert.notDeepEqual(after, before);
    await explorer.page.mouse.down({button: 'middle'});
    await explorer.page.mouse.move(x + 40, y + 30, {steps: 3});
    await explorer.page.mouse.up({button: 'middle'});
    await explorer.settled();
    const panned = await explorer.centre('a', 0);
    assert.ok(Math.abs(panned.x - after.x - 40) < 3 && Math.abs(panned.y - after.y - 30) < 3, 'panned by 40, 30');
    assert.equal(await explorer.text(), text);
  }));

test('random scenes: the verdict is the command line’s', () =>
  withExplorer(async (explorer) => {
    const pairs = [];
    const verdicts = [];
    for (let i = 0; i < 5; i++) {
      await explorer.click('#random');
      const view = await explorer.view();
      verdicts.push([view.exact.claim, view.exact.squaredDistance?.exact ?? null]);
      const scene = await explorer.scene();
      pairs.push(JSON.stringify({a: scene.a, b: scene.b}));
    }
    const answers = distances(pairs).map((answer) => [answer.verdict, shown(answer.squaredDistance)]);
    assert.deepEqual(verdicts.map(([claim, square]) => [claim, square && shown(square)]), answers);
    assert.ok(new Set(pairs).size > 1, 'random scenes differ');
  }));
