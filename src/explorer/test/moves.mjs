/** How deep bodies are in each other, and when moving ones meet. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {certigjk} from './cli.mjs';
import {withExplorer} from './explorer.mjs';

const PAIR = '{"a": [[0, 0], [1, 0], [0, 1]], "b": [[2, 2], [3, 2], [2, 3]]}';

test('bodies that overlap show their depth, as the command line finds it, and A moved out of B', () =>
  withExplorer(async (explorer) => {
    const {out} = certigjk(['penetration', '-'], '{"a": [[0, 0], [4, 0], [4, 4], [0, 4]], "b": [[3, 2], [9, 3], [9, 1]]}\n');
    const {penetrationVector, squaredDepth} = JSON.parse(out);
    assert.equal(squaredDepth.replace(/\/1$/, ''), '1', out);
    const text = await explorer.visibleText('#moves');
    assert.match(text, /How deep\?/);
    assert.ok(text.includes(`(${penetrationVector.map((x) => x.replace(/\/1$/, '')).join(', ')})`), text);
    assert.match(await explorer.plane.locator('path.moved').getAttribute('d'), /Z$/);
    assert.equal(await explorer.difference.locator('.ray-end').count(), 1);
  }, {fragment: 'a=0,0;4,0;4,4;0,4&b=3,2;9,3;9,1'}));

test('a ray that is cast says when the bodies meet, as the command line does, and stands in the address', () =>
  withExplorer(async (explorer) => {
    const {page} = explorer;
    const {out} = certigjk(['raycast', '-'], `${PAIR.replace('}', ', "direction": [4, 3]}')}\n`);
    assert.match(out, /3\/7/);
    await page.locator('#ray').fill('4, 3');
    await page.locator('#cast').click();
    assert.match(await explorer.visibleText('#moves'), /3\/7/);
    assert.match(await explorer.text(), /&ray=4,3/);
    assert.match(await explorer.plane.locator('path.moved').getAttribute('d'), /Z$/);
    await page.locator('#ray').fill('-4,3');
    await page.locator('#ray').press('Enter');
    assert.match(await explorer.visibleText('#moves'), /does not meet B/);
    const shared = await explorer.text();
    await explorer.open(shared);
    assert.match(await explorer.visibleText('#moves'), /does not meet B/);
    await page.locator('#ray').fill('1,2,3');
    await page.locator('#cast').click();
    assert.match(await explorer.complaint(), /dimension of the bodies/);
  }, {fragment: 'a=0,0;1,0;0,1&b=2,2;3,2;2,3'}));

test('while a point is dragged nothing moves but it', () =>
  withExplorer(async (explorer) => {
    const from = await explorer.centre('b', 0);
    await explorer.drag(from, {x: from.x - 20, y: from.y}, {drop: false});
    assert.equal(await explorer.plane.locator('path.moved').getAttribute('d'), '');
    assert.equal(await explorer.page.locator('#moves').isVisible(), false, 'its numbers are of the bodies before');
    await explorer.page.mouse.up();
    await explorer.settled();
    assert.match(await explorer.plane.locator('path.moved').getAttribute('d'), /Z$/);
    assert.ok(await explorer.page.locator('#moves').isVisible());
  }, {fragment: 'a=0,0;4,0;4,4;0,4&b=3,2;9,3;9,1'}));

test('where A is moved to, and the ray, are seen, and another scene knows nothing of them', () =>
  withExplorer(async (explorer) => {
    const {page, plane, difference} = explorer;
    const inside = async (svg, path) => {
      const all = await svg.boundingBox();
      const box = await svg.locator(path).boundingBox();
      assert.ok(box.x >= all.x && box.y >= all.y && box.x + box.width <= all.x + all.width && box.y + box.height <= all.y + all.height, path);
    };
    await inside(plane, '.flat path.moved');
    await inside(difference, '.flat path.ray');
    await page.locator('#ray').fill('40,-30');
    await page.locator('#cast').click();
    await explorer.settled();
    await inside(plane, '.flat path.moved');
    await inside(difference, '.flat path.ray');
    await page.evaluate(() => certigjk.state.load('a=0,0,0&b=1,1,1'));
    await explorer.settled();
    assert.equal(await page.locator('#ray').inputValue(), '');
    await page.locator('#ray').fill('1,1,1');
    await page.locator('#cast').click();
    await explorer.click('#undo');
    assert.equal(await explorer.message.isVisible(), false);
  }, {fragment: 'a=0,0;1,0;0,1&b=2,2;3,2;2,3&ray=-9,3'}));
