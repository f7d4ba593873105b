/** The page under fingers. Touches are sent as Chromium's own events, for pinching needs two of them. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {TOUCH, withExplorer} from './explorer.mjs';

/** Fingers on the glass. */
class Fingers {
  constructor(session) {
    this.session = session;
  }

  static async of(explorer) {
    await explorer.plane.scrollIntoViewIfNeeded();
    return new Fingers(await explorer.context.newCDPSession(explorer.page));
  }

  /** Puts down, moves or (none) lifts the fingers. */
  async send(type, ...places) {
    const touchPoints = places.map(({x, y}, id) => ({x, y, id}));
    await this.session.send('Input.dispatchTouchEvent', {type, touchPoints});
  }

  async tap(place) {
    await this.send('touchStart', place);
    await this.send('touchEnd');
  }

  /** Moves one or more fingers from their first places to their last ones. */
  async move(from, to, moves = 5) {
    await this.send('touchStart', ...from);
    for (let i = 1; i <= moves; i++) {
      const between = from.map((p, f) => ({
        x: p.x + ((to[f].x - p.x) * i) / moves,
        y: p.y + ((to[f].y - p.y) * i) / moves,
      }));
      await this.send('touchMove', ...between);
    }
    await this.send('touchEnd');
  }
}

test('touch: a tap adds a point, a finger drags it, two fingers zoom and do not draw', () =>
  withExplorer(async (explorer) => {
    await explorer.holdTime();
    const fingers = await Fingers.of(explorer);
    await explorer.click('#clear');
    await explorer.join('a');
    await explorer.plane.scrollIntoViewIfNeeded();
    await fingers.tap(await explorer.place(0.3, 0.4));
    await explorer.settled();
    await explorer.join('b');
    await explorer.plane.scrollIntoViewIfNeeded();
    await fingers.tap(await explorer.place(0.7, 0.5));
    await explorer.settled();
    assert.equal(await explorer.points('a').count(), 1);
    assert.equal(await explorer.points('b').count(), 1);

    const before = await explorer.text();
    await fingers.move([await explorer.centre('a', 0)], [await explorer.place(0.2, 0.8)]);
    await explorer.settled();
    const dragged = await explorer.text();
    assert.notEqual(dragged, before);
    assert.equal(await explorer.points('a').count(), 1);

    const apart = await distanceOnScreen(explorer);
    const close = [await explorer.place(0.45, 0.45), await explorer.place(0.55, 0.55)];
    const wide = [await explorer.place(0.35, 0.35), await explorer.place(0.65, 0.65)];
    await fingers.move(close, wide);
    await explorer.settled();
    const ratio = (await distanceOnScreen(explorer)) / apart;
    assert.ok(ratio > 2 && ratio < 4, `zoomed by ${ratio} instead of 3`);
    assert.equal(await explorer.text(), dragged);
  }, TOUCH));

async function distanceOnScreen(explorer) {
  const a = await explorer.centre('a', 0);
  const b = await explorer.centre('b', 0);
  return Math.hypot(a.x - b.x, a.y - b.y);
}

test('touch: a point that a finger holds can be deleted', () =>
  withExplorer(async (explorer) => {
    await explorer.holdTime();
    const fingers = await Fingers.of(explorer);
    const count = await explorer.points('a').count();
    const place = await explorer.centre('a', 0);
    await fingers.send('touchStart', place);
    await explorer.page.clock.runFor(1500);
    await fingers.send('touchMove', {x: place.x + 9, y: place.y}); // lifting it, a finger trembles
    await fingers.send('touchEnd');
    await explorer.page.clock.runFor(100);
    assert.equal(await explorer.points('a').count(), count - 1);
  }, TOUCH));

test('touch: a cancelled drag leaves a good scene', () =>
  withExplorer(async (explorer) => {
    await explorer.holdTime();
    const fingers = await Fingers.of(explorer);
    await fingers.send('touchStart', await explorer.centre('a', 0));
    await fingers.send('touchMove', await explorer.place(0.1, 0.1));
    await fingers.send('touchCancel');
    await explorer.settled();
    await explorer.ready();
    assert.equal(await explorer.page.evaluate(() => certigjk.state.live), null);
    await fingers.move([await explorer.centre('b', 0)], [await explorer.place(0.9, 0.2)]);
    await explorer.settled();
    await explorer.ready();
  }, TOUCH));
