/** Balls and cones: drawn, dragged, entered and shared; what is for polytopes only is not offered. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {withExplorer} from './explorer.mjs';

const BALLS = 'a=0,0&b=3,4&shape-a=ball,1&shape-b=ball,1/2&field=double&loop=van-den-bergen-relative';
const SPACE = 'a=0,0,0&b=2,1,-1;4,1,-1;3,3,0;3,0,2;3,1,1&shape-a=ball,1&field=double&loop=van-den-bergen-relative';
const CONE = 'a=0,0,2;0,0,0&b=3,0,0;5,0,0;4,2,0;4,1,2&shape-a=cone,1&field=double&loop=van-den-bergen-relative';

/** The corners of a path, as pairs. */
const corners = (d) => [...d.matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

const outline = async (explorer, body) => corners(await explorer.plane.locator(`path.hull.${body}`).getAttribute('d'));

function circle(points) {
  const middle = [0, 1].map((c) => (Math.min(...points.map((p) => p[c])) + Math.max(...points.map((p) => p[c]))) / 2);
  const radii = points.map(([x, y]) => Math.hypot(x - middle[0], y - middle[1]));
  return {middle, least: Math.min(...radii), most: Math.max(...radii)};
}

test('balls in the plane are circles around their centres, of the radii that are written', () =>
  withExplorer(async (explorer) => {
    const found = {};
    for (const body of ['a', 'b']) {
      const points = await outline(explorer, body);
      assert.ok(points.length > 100, `${points.length} corners`);
      found[body] = circle(points);
      assert.ok(found[body].most - found[body].least < 0.5, `${JSON.stringify(found[body])}`);
      const at = await explorer.plane.locator(`.point.${body}`).first().getAttribute('transform');
      const [[x, y]] = corners(at);
      assert.ok(Math.hypot(x - found[body].middle[0], y - found[body].middle[1]) < 1, `${at} ${found[body].middle}`);
    }
    assert.ok(Math.abs(found.a.most / found.b.most - 2) < 0.05);
    const ofDifference = circle(corners(await explorer.difference.locator('path.hull.difference').getAttribute('d')));
    assert.ok(ofDifference.most - ofDifference.least < 0.5);
    assert.match(await explorer.visibleText('#plane-caption'), /Distance 7\/2 ≈ 3\.5/);
  }, {fragment: BALLS}));

test('a ball is dragged by its centre; undo brings it back; the address keeps its radius', () =>
  withExplorer(async (explorer) => {
    const before = await explorer.scene();
    const distance = async () => (await explorer.view()).exact.distance.value;
    assert.equal(await distance(), 3.5);
    const from = await explorer.centre('b', 0);
    await explorer.drag(from, {x: from.x + 80, y: from.y});
    const [x, y] = (await explorer.scene()).b[0].map((text) => text.split('/').map(Number)).map(([p, q = 1]) => p / q);
    assert.ok(x > 3 && y === 4, `${x}, ${y}`);
    assert.ok(Math.abs((await distance()) - (Math.hypot(x, y) - 1.5)) < 1e-12);
    assert.match(await explorer.text(), /&shape-a=ball,1&shape-b=ball,1\/2/);
    await explorer.click('#undo');
    assert.deepEqual((await explorer.scene()).b, before.b);
    assert.equal(await distance(), 3.5);
  }, {fragment: BALLS}));

test('while a ball is dragged the circle follows, and v is drawn', () =>
  withExplorer(async (explorer) => {
    const before = await outline(explorer, 'b');
    await explorer.drag(await explorer.centre('b', 0), await explorer.place(0.8, 0.3), {drop: false});
    const after = await outline(explorer, 'b');
    assert.notDeepEqual(after, before);
    assert.ok(circle(after).most - circle(after).least < 0.5);
    assert.notEqual(await explorer.difference.locator('.flat path.v').getAttribute('d'), '');
    await explorer.page.mouse.up();
  }, {fragment: BALLS}));

test('shapes are entered beside the coordinates, and a wrong one is complained of there', () =>
  withExplorer(async (explorer) => {
    const {page} = explorer;
    await explorer.click('#points');
    assert.equal(await page.locator('#radius-a').isDisabled(), true);
    await page.selectOption('#shape-a', 'ball');
    await page.fill('#radius-a', 'wide');
    await explorer.click('#points-apply');
    assert.match(await page.locator('#points-error').innerText(), /shape-a, radius: "wide" is not a number/);
    await page.fill('#radius-a', '1/4');
    await page.selectOption('#shape-b', 'cone');
    await explorer.click('#points-apply');
    assert.match(await page.locator('#points-error').innerText(), /two different points: its apex/);
    await page.fill('#points-b', '5, 4\n6, 1');
    await page.fill('#radius-b', '2');
    await explorer.click('#points-apply');
    const scene = await explorer.scene();
    assert.deepEqual([scene['shape-a'], scene['shape-b']], ['ball,1/4', 'cone,2']);
    const triangle = await outline(explorer, 'b');
    const places = new Set(triangle.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`));
    assert.equal(places.size, 3, 'a cone in the plane is a triangle');
    await explorer.click('#points');
    assert.equal(await page.inputValue('#radius-b'), '2');
    await page.selectOption('#shape-b', '');
    await explorer.click('#points-apply');
    assert.equal((await explorer.scene())['shape-b'], '');
  }, {fragment: 'a=0,0;1,0&b=4,0;5,1;5,3'}));

for (const [name, fragment, corner] of [['ball', SPACE, 1], ['cone', CONE, 2]]) {
  test(`a ${name} in space is drawn by its surface; its own points can be dragged, not those of the surface`, () =>
    withExplorer(async (explorer) => {
      assert.ok((await explorer.plane.locator('.space path.face.a').count()) > 40);
      assert.equal(await explorer.plane.locator('.space .corner.a').count(), corner);
      assert.ok((await explorer.difference.locator('.space path.face.difference').count()) > 20);
      assert.equal(await explorer.difference.locator('.space .corner.difference').count(), 0);
      for (const picture of [explorer.plane, explorer.difference]) {
        assert.doesNotMatch(await picture.innerHTML(), /NaN|Infinity|undefined/);
      }
      await explorer.page.evaluate(() => certigjk.state.set({step: 99}));
      assert.match(await explorer.visibleText('#step-caption'), /A plane across v proves a distance of at least \d/);
      const {exact, chosen} = await explorer.view();
      assert.equal(exact.distance === null, name === 'cone');
      assert.equal(chosen.claim, 'separated');
    }, {fragment}));
}

test('what is answered for polytopes only is not offered: depth, impact, results, certificates', () =>
  withExplorer(async (explorer) => {
    const {page} = explorer;
    assert.equal(await page.locator('#moves').isVisible(), false);
    assert.equal(await page.locator('#certificate').innerText(), '');
    assert.match(await explorer.visibleText('#verdict'), /overlapping/i);
    await explorer.click('#save');
    assert.match(await explorer.message.innerText(), /no place for balls and cones/);
    await explorer.click('#clear');
    const {'shape-a': a, 'shape-b': b} = await explorer.scene();
    assert.deepEqual([a, b], ['', '']);
  }, {fragment: 'a=0,0&b=1,1&shape-a=ball,1&shape-b=ball,1&field=double&loop=van-den-bergen-robust'}));

test('a shape with an error leaves the scene as it is, and is complained of', () =>
  withExplorer(async (explorer) => {
    const text = await explorer.text();
    await explorer.page.evaluate(() => certigjk.state.load('a=0,0&b=3,4&shape-a=sphere,1'));
    assert.match(await explorer.message.innerText(), /shape-a: "sphere,1" is no shape; there are ball,1\/2 and cone,1\/2/);
    assert.equal(await explorer.text(), text);
  }, {fragment: BALLS}));

test('where a body is missing, the shape of the other stays', () =>
  withExplorer(async (explorer) => {
    await explorer.page.evaluate(() => certigjk.state.set({b: []}));
    assert.ok(circle(await outline(explorer, 'a')).least > 10);
    assert.equal((await explorer.scene())['shape-b'], 'ball,1/2');
    await explorer.page.evaluate(() => certigjk.state.set({b: [['4', '4']]}));
    assert.ok(Math.abs((await explorer.view()).exact.distance.value - (Math.sqrt(32) - 1.5)) < 1e-12);
  }, {fragment: BALLS}));
