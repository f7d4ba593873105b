// Editing bodies in space: vertices are dragged, added and deleted in the picture of A and B.
"use strict";

(() => {
  const certigjk = (globalThis.certigjk ??= {});
  const { plus, times, dot } = certigjk.spaceModel;

  /** How near to a point, in pixels, a press is meant for it. */
  const NEAR = { mouse: 12, pen: 14, touch: 24 };

  const AXES = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ];

  /** @type {?{body: string, index: number}} */
  let selected = null;

  /** The vertex under a pointer: of several the one in front. */
  function nearest(place, view, pointerType) {
    const { state } = certigjk;
    const picture = state.picture();
    let best = null;
    for (const body of picture ? ["a", "b"] : []) {
      picture[body].points.forEach((point, index) => {
        const [x, y] = view.toScreen(point);
        const distance = Math.hypot(x - place[0], y - place[1]);
        const cost = distance + 8 * view.depth(point);
        if (distance <= (NEAR[pointerType] || NEAR.mouse) && (best === null || cost < best.cost)) {
          best = { body, index, point, cost };
        }
      });
    }
    return best;
  }

  /** A point with fractions as coordinates, on the grid. */
  function snapped([x, y, z]) {
    const { core, state } = certigjk;
    const [u, v] = core.snap(x, y, state.grid).split(",");
    return [u, v, core.snap(z, 0, state.grid).split(",")[0]];
  }

  /** The point on the grid, but where no coordinate changes the old one as it is. */
  function snappedFrom(old, from, to) {
    const next = snapped(to);
    return next.map((coordinate, c) => (to[c] === from[c] ? old[c] : coordinate));
  }

  /** Where a pointer has moved a point: across the line of sight, or along the axis that it follows most. */
  function moved(point, [dx, dy], view, alongAxis) {
    const way = plus(times(view.right, dx / view.pixels), times(view.up, -dy / view.pixels));
    if (!alongAxis) {
      return plus(point, way);
    }
    const best = AXES.map((axis) => {
      const seen = [dot(axis, view.right), dot(axis, view.up)];
      const square = seen[0] ** 2 + seen[1] ** 2;
      const t = square < 1e-3 ? 0 : (seen[0] * dot(way, view.right) + seen[1] * dot(way, view.up)) / square;
      return { axis, t, follows: Math.abs(t) * Math.sqrt(square) };
    }).reduce((one, other) => (other.follows > one.follows ? other : one));
    return plus(point, times(best.axis, best.t));
  }

  /**
   * What a press begins, if it is on a vertex: a drag that the projection does not follow.
   *
   * @returns {?{move: Function, end: Function}}
   */
  function press(event, place, view) {
    const found = nearest(place, view, event.pointerType);
    selected = found && { body: found.body, index: found.index };
    if (!found) {
      return null;
    }
    const { body, index, point } = found;
    const { state } = certigjk;
    const points = state.scene[body];
    let last = points[index];
    return {
      move: (now, { shiftKey }) => {
        const to = moved(point, [now[0] - place[0], now[1] - place[1]], view, shiftKey);
        const next = shiftKey ? snappedFrom(points[index], point, to) : snapped(to);
        if (next.join() !== last.join()) {
          last = next;
          state.set({ [body]: points.map((old, at) => (at === index ? next : old)) }, { dragging: true });
        }
      },
      end: () => state.finish(),
    };
  }

  /** Adds a point in the middle of the bodies to the one that is chosen. */
  function add() {
    const { state } = certigjk;
    const all = [...state.picture().a.points, ...state.picture().b.points];
    const middle = times(all.reduce(plus), 1 / all.length);
    const points = state.scene[state.body];
    if (state.set({ [state.body]: [...points, snapped(middle)] })) {
      selected = { body: state.body, index: points.length };
    }
  }

  /** Takes the selected point away, if it is not the last of its body. */
  function remove() {
    const { state } = certigjk;
    const points = selected ? state.scene[selected.body] : [];
    if (selected && points.length > 1) {
      const { body, index } = selected;
      selected = null;
      state.set({ [body]: points.filter((_, at) => at !== index) });
    }
  }

  const keys = { n: add, N: add, Delete: remove, Backspace: remove };

  certigjk.spaceEdit = { press, keys, selected: () => selected };
})();
