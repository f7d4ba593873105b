// What there is to see of a step in space, in coordinates of space: space.js projects and draws it.
"use strict";

(() => {
  const certigjk = (globalThis.certigjk ??= {});
  const { values, named, combination } = certigjk.svg;
  const { lowered, pair: pairText } = certigjk.html;

  /** Bodies with more points than this have names only at the points that matter. */
  const NAMED = 12;

  // Vectors.

  const minus = (p, q) => p.map((x, c) => x - q[c]);
  const times = (p, factor) => p.map((x) => x * factor);
  const plus = (p, q) => p.map((x, c) => x + q[c]);
  const dot = (p, q) => p.reduce((sum, x, c) => sum + x * q[c], 0);
  const cross = (p, q) => [
    p[1] * q[2] - p[2] * q[1],
    p[2] * q[0] - p[0] * q[2],
    p[0] * q[1] - p[1] * q[0],
  ];

  function isFinitePoint(point) {
    return point.every(Number.isFinite);
  }

  /** The left picture: A, B, the closest points, and what the step uses of A and B. */
  function ofBodies(pane) {
    const { picture } = pane.shown;
    const { step } = pane.state.lookedAt();
    const bodies = ["a", "b"].map((kind) => ({ kind, ...picture[kind] }));
    const chosen = certigjk.spaceEdit.selected();
    const held = chosen ? [picture[chosen.body].points[chosen.index]].filter((point) => point) : [];
    const surfaces = bodies.filter(({ surface }) => surface).map(({ kind, surface }) => ({ kind, ...surface, smooth: true, used: new Set() }));
    const points = picture.a.points.concat(picture.b.points, ...surfaces.map((surface) => surface.points));
    const elsewhere = moved(picture);
    const closest = picture.closest ? [picture.closest.a, picture.closest.b] : [];
    const all = step ? combination(step.simplex, pane.shown) : [];
    const ends = all.filter(isFinitePoint);
    const support = step && step.support ? step.support.pair : null;
    const used = (end) => (step ? step.simplex.map(({ pair }) => pair[end]) : []);
    return {
      bodies: [...bodies.map((body, end) => withUsed(body, used(end))), ...surfaces, ...elsewhere],
      extent: [...points, ...elsewhere.flatMap((body) => body.points)],
      focus: closest.length > 0 ? times(plus(...closest), 0.5) : points[0],
      distance: closest,
      vector: ends.length === 2 ? [ends[1], ends[0]] : [],
      ends,
      selected: held,
      marks: support ? bodies.map(({ kind }, end) => named(pane.shown, kind)[support[end]]) : [],
      labels: labelsOfBodies(bodies, { support, ends, closest, step }, pane.shown),
    };
  }

  /** A body with the indices that W uses; of a round one only its axis or core is drawn with its points. */
  function withUsed(body, used) {
    return body.surface ? { ...body, faces: [], used: new Set() } : { ...body, used: new Set(used) };
  }

  /** Where A is moved to, apart from B or to where they meet. */
  function moved({ a }) {
    const motion = certigjk.moves.drawn();
    const points = motion ? a.points.map((point) => plus(point, motion.by)) : [];
    return motion ? [{ ...a, kind: "moved", points, faces: [], used: new Set() }] : [];
  }

  function labelsOfBodies(bodies, { support, ends, closest, step }, shown) {
    const labels = [];
    const { distance, squaredDistance } = shown.exact || shown;
    if (closest.length > 0 && distance.value !== 0) {
      const text = `distance ${certigjk.html.typeset(distance.decimal)}`;
      labels.push({ at: times(plus(...closest), 0.5), text, kind: "distance" });
    }
    if (ends.length > 0 && step.squaredNorm.exact !== (squaredDistance || {}).exact) {
      labels.push({ at: times(plus(...ends), 0.5), text: "v", kind: "v" });
    }
    bodies.forEach(({ kind, points, surface }, end) => {
      if (surface) {
        if (support !== null) {
          labels.push({ at: named(shown, kind)[support[end]], text: kind + lowered(support[end]), kind });
        }
        return;
      }
      points.forEach((at, index) => {
        const isSupport = support !== null && support[end] === index;
        if (points.length <= NAMED || isSupport) {
          labels.push({ at, text: kind + lowered(index), kind, optional: !isSupport });
        }
      });
    });
    return labels;
  }

  /** The right picture: A ⊖ B, the origin, W, v, s and the plane H(v, v·s). */
  function ofDifference(pane) {
    const { shown } = pane;
    const { run, k, step } = pane.state.lookedAt();
    const past = run ? run.states.slice(0, k + 1).map(({ v }) => values(v)) : [];
    const v = step ? values(step.v) : null;
    const s = step && step.support ? values(step.support.point) : null;
    const dropped = run ? droppedPoints(run, k) : [];
    const motion = ofMotion();
    const everything = [...motion.ray, [0, 0, 0], ...shown.picture.difference.points, ...pointsOfRun(run)];
    const members = step ? step.simplex.map(({ point }) => values(point)) : [];
    /** @type {Object<string, any>} */
    const model = {
      bodies: [{ kind: "difference", ...shown.picture.difference, used: new Set() }],
      extent: everything.filter(isFinitePoint),
      focus: [0, 0, 0],
      origin: [[0, 0, 0]],
      trail: past.filter(isFinitePoint),
      members,
      dropped: dropped.map(({ point }) => point),
      vector: v && isFinitePoint(v) && dot(v, v) > 0 ? [[0, 0, 0], v] : [],
      exact: shown.chosen && shown.exact.v ? [[0, 0, 0], values(shown.exact.v)] : [],
      support: s ? [s] : [],
      ...motion,
      ...ofLooked(pane.state.looked),
    };
    model.plane = s && model.vector.length === 2 ? supportingPlane(v, s, model.extent) : [];
    model.labels = labelsOfDifference(model, step, dropped, shown);
    return model;
  }

  /** The shortest way out of A ⊖ B, or the ray that is cast at it. */
  function ofMotion() {
    const motion = certigjk.moves.drawn();
    return motion
      ? { ray: [[0, 0, 0], motion.arrow], rayEnd: motion.kind === "miss" ? [] : [motion.end] }
      : { ray: [], rayEnd: [] };
  }

  /** The subset that is looked at in the table, and the nearest point of its affine hull. */
  function ofLooked(looked) {
    const members = looked ? looked.members.map((point) => values(point)) : [];
    const foot = looked && looked.foot ? [values(looked.foot)] : [];
    return { looked: members, foot: foot.filter(isFinitePoint) };
  }

  /** All points of all simplices: with them the picture does not jump from step to step. */
  function pointsOfRun(run) {
    const simplices = run ? run.states.map(({ simplex }) => simplex) : [];
    return simplices.flatMap((simplex) => simplex.map(({ point }) => values(point)));
  }

  /** The points that were in W before step k and are not in it now. */
  function droppedPoints({ states, startsEmpty }, k) {
    const has = ({ simplex }, key) => simplex.some(({ pair }) => String(pair) === key);
    const found = new Map();
    for (const { simplex } of states.slice(startsEmpty ? 1 : 0, k)) {
      simplex.forEach(({ pair, point }) => found.set(String(pair), { pair, point: values(point) }));
    }
    return [...found].filter(([key]) => !has(states[k], key)).map(([, point]) => point);
  }

  function labelsOfDifference(model, step, dropped, shown) {
    const labels = [{ at: [0, 0, 0], text: "O", kind: "origin" }];
    const isSupport = ({ pair }) => step.support && String(pair) === String(step.support.pair);
    if (step && step.support) {
      const again = dropped.some(isSupport) ? ", back again" : "";
      const text = `s = ${pairText(step.support.pair)}${again}`;
      labels.push({ at: model.support[0], text, kind: "support" });
    }
    if (model.vector.length === 2) {
      labels.push({ at: times(model.vector[1], 0.5), text: "v", kind: "v" });
    }
    (step ? step.simplex : []).forEach(({ pair }, index) => {
      labels.push({ at: model.members[index], text: pairText(pair), kind: "simplex" });
    });
    for (const { pair, point } of dropped.filter((point) => !isSupport(point))) {
      labels.push({ at: point, text: `${pairText(pair)}, dropped`, kind: "dropped" });
    }
    const { a, b, difference } = shown.picture;
    if (difference.points.length === 0 && a.points.length > 0 && b.points.length > 0) {
      labels.push({ at: [0, 0, 0], text: "A ⊖ B has too many corners to draw", kind: "difference-name" });
    }
    if (model.exact.length > 0 && isFinitePoint(model.exact[1])) {
      labels.push({ at: model.exact[1], text: "exact v", kind: "exact" });
    }
    return labels;
  }

  /** A part of the plane {x : v·x = v·s} that has s and the point nearest to the origin in it. */
  function supportingPlane(v, s, corners) {
    const n = times(v, 1 / Math.hypot(...v));
    const foot = times(n, dot(n, s));
    const margin = Math.max(...corners.map((corner) => Math.hypot(...minus(corner, s)))) / 6;
    const length = Math.hypot(...minus(s, foot));
    const along = length > margin / 1e6 ? times(minus(s, foot), 1 / length) : anyAcross(n);
    const beside = times(cross(n, along), margin);
    const [from, to] = [minus(foot, times(along, margin)), plus(s, times(along, margin))];
    return [plus(from, beside), plus(to, beside), minus(to, beside), minus(from, beside)];
  }

  /** A direction perpendicular to n, of length 1. */
  function anyAcross(n) {
    const axis = Math.abs(n[0]) < 0.6 ? [1, 0, 0] : [0, 1, 0];
    const across = cross(n, axis);
    return times(across, 1 / Math.hypot(...across));
  }

  certigjk.spaceModel = { minus, times, plus, dot, cross, ofBodies, ofDifference };
})();
