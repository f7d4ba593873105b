// The right plane: A ⊖ B with the origin, and why the current step asks for the support point it does.
"use strict";

(() => {
  const certigjk = (globalThis.certigjk ??= {});
  const { add, attributes, pool, px, path, clip, clipToSheet, chord, sheet, writeLabels } =
    certigjk.svg;
  const { along, arrowHead, values } = certigjk.svg;
  const { pair: pairText } = certigjk.html;

  /** With more differences than this only the corners of the hull are drawn. */
  const DOTS = 120;

  let state;
  let camera;
  let layers;

  function start() {
    state = certigjk.state;
    const svg = document.getElementById("difference");
    camera = new certigjk.camera.Camera(svg, draw);
    layers = makeLayers(svg);
    certigjk.difference.camera = camera;
    attributes(svg, { tabindex: 0, role: "group", "aria-describedby": "step-caption" });
    certigjk.camera.attachGestures(camera, { box, active: () => state.dimension() === 2 });
    svg.addEventListener("dblclick", () => camera.fit(box(), true));
    const fit = document.getElementById("difference-fit");
    if (fit) {
      fit.addEventListener("click", () => camera.fit(box(), true));
    }
    document.getElementById("zoom-v").addEventListener("click", fitVector);
    state.subscribe(changed);
    draw();
  }

  function makeLayers(svg) {
    const space = svg.querySelector("g.space") || add(svg, "g", { class: "space" });
    const flat = add(svg, "g", { class: "flat" });
    const grid = certigjk.grid.make(add(flat, "g", { class: "grid" }), camera);
    const shape = (name, values) => add(flat, name, values);
    const many = (name, values) => pool(add(flat, "g"), (parent) => add(parent, name, values));
    return {
      space,
      flat,
      grid,
      hull: shape("path", { class: "hull difference" }),
      dots: many("circle", { class: "difference-dot", r: 2.5 }),
      beyond: shape("path", { class: "half-plane" }),
      hatch: shape("path", { class: "hatch" }),
      line: shape("path", { class: "supporting-line" }),
      level: shape("path", { class: "level" }),
      trail: shape("path", { class: "trail" }),
      trailDots: many("circle", { class: "trail-dot", r: 2.5 }),
      exact: shape("path", { class: "exact" }),
      exactEnd: many("circle", { class: "exact-end", r: 6 }),
      ray: shape("path", { class: "ray" }),
      rayEnd: many("circle", { class: "ray-end", r: 6 }),
      looked: shape("path", { class: "looked" }),
      foot: many("path", { class: "foot", d: "M-6 -6L6 6M-6 6L6 -6" }),
      regions: shape("path", { class: "regions" }),
      simplex: shape("path", { class: "simplex" }),
      members: many("circle", { class: "simplex-point", r: 5 }),
      v: shape("path", { class: "v" }),
      head: shape("path", { class: "v-head" }),
      support: many("path", { class: "support", d: "M0 -9L9 0L0 9L-9 0Z" }),
      originCross: shape("path", { class: "origin-cross" }),
      origin: shape("circle", { class: "origin", r: 4 }),
      labels: many("text", { class: "label" }),
    };
  }

  function changed(what, detail) {
    const all = box();
    const wanted = detail.fit || (camera.fitted !== null && all !== null && !camera.suits(all));
    if (all && wanted && ["view", "scene", "motion"].includes(what)) {
      camera.fit(all, what !== "scene" && !detail.fit);
    }
    draw();
  }

  /** Around A ⊖ B and the origin, every vector that a run has had, and the ray. */
  function box() {
    const shown = state.shown();
    if (!shown || state.dimension() !== 2) {
      return null;
    }
    const runs = [shown.exact, shown.chosen].filter((run) => run);
    const vectors = runs.flatMap((run) => run.states.map(({ v }) => values(v)));
    const motion = certigjk.moves.drawn();
    const ray = motion ? [motion.arrow] : [];
    return certigjk.camera.boxAround([[0, 0], ...shown.picture.difference.points, ...vectors, ...ray]);
  }

  /** Around O and v of the step, and no more. */
  function fitVector() {
    const { step } = state.lookedAt();
    const v = step ? values(step.v) : [0, 0];
    if (state.dimension() === 2 && v.every(Number.isFinite) && Math.hypot(...v) > 0) {
      camera.fit(certigjk.camera.boxAround([[0, 0], v]), true);
      camera.fitted = null; // it stays when another step comes
    }
  }

  function draw() {
    if (camera.width === 0) {
      return;
    }
    if (certigjk.camera.showsSpace(camera, layers)) {
      return;
    }
    const shown = state.shown();
    layers.grid.draw();
    const { run, k, step } = state.lookedAt();
    const v = vectorToDraw(shown, step);
    const points = drawDifference(shown);
    drawOrigin();
    drawTrail(run, k);
    drawExact(shown);
    drawRay();
    drawRegions(run, k, step);
    drawSimplex(step);
    drawLooked();
    drawVector(v);
    const lines = drawSupport(step, v);
    const arrow = v ? along([camera.toScreen([0, 0]), camera.toScreen(v)]) : [];
    drawLabels(step, v, shown, lines, [...points, ...arrow, ...along(lines.line)]);
  }

  /** v of the step, or of the closest points where there is no run. */
  function vectorToDraw(shown, step) {
    if (step) {
      return values(step.v);
    }
    const closest = shown && shown.picture.closest;
    return closest ? closest.a.map((x, k) => x - closest.b[k]) : null;
  }

  function drawDifference(shown) {
    const { points, hull } = shown ? shown.picture.difference : { points: [], hull: [] };
    const at = points.map((point) => camera.toScreen(point));
    const corners = hull.map((index) => at[index]);
    const outline = path(clipToSheet(corners, camera.width, camera.height), true);
    attributes(layers.hull, { d: outline });
    const dots = at.length <= DOTS ? at : [];
    layers.dots(dots, circleAt);
    return dots;
  }

  function circleAt(node, [x, y]) {
    attributes(node, { cx: px(x), cy: px(y) });
  }

  function drawOrigin() {
    const [x, y] = camera.toScreen([0, 0]).map(px);
    circleAt(layers.origin, [x, y]);
    attributes(layers.originCross, { d: `M${x - 10} ${y}h20M${x} ${y - 10}v20` });
  }

  /** The way of v up to this step. */
  function drawTrail(run, k) {
    const past = run ? run.states.slice(0, k + 1).map(({ v }) => values(v)) : [];
    const seen = past.filter((v) => v.every(Number.isFinite)).map((v) => camera.toScreen(v));
    attributes(layers.trail, { d: path(seen, false) });
    layers.trailDots(seen.slice(0, -1), circleAt);
  }

  /** The exact answer, beside that of another run. */
  function drawExact(shown) {
    const exact = shown && shown.chosen && shown.exact.v ? shown.exact : null;
    const v = exact ? [camera.toScreen(values(exact.v))] : [];
    attributes(layers.exact, { d: exact ? path([camera.toScreen([0, 0]), ...v], false) : "" });
    layers.exactEnd(v, circleAt);
  }

  /** The shortest way out of A ⊖ B, or the ray that is cast at it, up to where it hits. */
  function drawRay() {
    const motion = certigjk.moves.drawn();
    const place = (point) => camera.toScreen(point);
    attributes(layers.ray, { d: motion ? path([place([0, 0]), place(motion.arrow)], false) : "" });
    layers.rayEnd(motion && motion.kind !== "miss" ? [place(motion.end)] : [], circleAt);
  }

  /** The subset that is looked at in the table, and the nearest point of its affine hull. */
  function drawLooked() {
    const { looked } = state;
    const at = looked ? looked.members.map((point) => camera.toScreen(values(point))) : [];
    attributes(layers.looked, { d: path(at, true) });
    const foot = looked && looked.foot ? [camera.toScreen(values(looked.foot))] : [];
    const seen = foot.filter((place) => place.every(Number.isFinite));
    layers.foot(seen, (node, [x, y]) => attributes(node, { transform: `translate(${px(x)} ${px(y)})` }));
  }

  /** The borders of the Voronoi regions of W ∪ {s}, for the sub-algorithm that looks at them. */
  function drawRegions(run, k, step) {
    const wanted = step && step.support && run.subAlgorithm === "voronoi-regions";
    const { subsets = [] } = (wanted && state.said()) || {};
    const isEmpty = k === 0 && run && run.startsEmpty;
    const y = subsets.length > 0 ? [...(isEmpty ? [] : step.simplex), step.support].map(({ point }) => camera.toScreen(values(point))) : [];
    const far = 2 * (camera.width + camera.height);
    const rays = [];
    y.forEach((p, i) => {
      y.forEach((q, j) => {
        const others = y.filter((_, at) => at !== i && at !== j);
        for (const n of i === j ? [] : normals(p, q, others)) {
          rays.push(path([p, [p[0] + far * n[0], p[1] + far * n[1]]], false));
        }
      });
    });
    attributes(layers.regions, { d: rays.join("") });
  }

  /** The directions of length 1 across an edge, away from the other points. */
  function normals(p, q, others) {
    const length = Math.hypot(q[0] - p[0], q[1] - p[1]);
    const n = [(q[1] - p[1]) / length, (p[0] - q[0]) / length];
    const side = (m) => others.every((r) => m[0] * (r[0] - p[0]) + m[1] * (r[1] - p[1]) < 0);
    const all = length > 0 ? [n, [-n[0], -n[1]]] : [];
    return others.length === 0 ? all : all.filter(side);
  }

  function drawSimplex(step) {
    const at = step ? step.simplex.map(({ point }) => camera.toScreen(values(point))) : [];
    attributes(layers.simplex, { d: path(at, true) });
    layers.members(at, circleAt);
  }

  function drawVector(v) {
    const drawn = v !== null && v.every(Number.isFinite) && (v[0] !== 0 || v[1] !== 0);
    const from = camera.toScreen([0, 0]);
    const to = drawn ? camera.toScreen(v) : from;
    attributes(layers.v, { d: drawn ? path([from, to], false) : "" });
    attributes(layers.head, { d: drawn ? arrowHead(from, to) : "" });
  }

  /** v on the screen, of length 1; null if v is no direction. */
  function direction(v) {
    const size = v === null ? 0 : Math.hypot(...v);
    return size > 0 && Number.isFinite(size) ? [v[0] / size, -v[1] / size] : null;
  }

  /** The line {x : n·x = n·place} on the screen. */
  function lineThrough(place, n) {
    return { n, c: n[0] * place[0] + n[1] * place[1] };
  }

  /** s, the supporting line H(v, v·s), the half-plane beyond it, and the level v·x = v·v. Returns both lines. */
  function drawSupport(step, v) {
    const { width, height } = camera;
    const n = direction(v);
    const s = step && step.support ? camera.toScreen(values(step.support.point)) : null;
    layers.support(s ? [s] : [], (node, [x, y]) =>
      attributes(node, { transform: `translate(${px(x)} ${px(y)})` }),
    );
    const level = n ? chord(lineThrough(camera.toScreen(v), n), width, height) : [];
    attributes(layers.level, { d: path(level, false) });
    const line = n && s ? lineThrough(s, n) : null;
    const ends = line ? chord(line, width, height) : [];
    attributes(layers.line, { d: path(ends, false) });
    const beyond = line
      ? clip(sheet(width, height), { n: [-n[0], -n[1]], c: -line.c })
      : [];
    attributes(layers.beyond, { d: path(beyond, true) });
    attributes(layers.hatch, { d: ends.length === 2 ? strokes(ends, n) : "" });
    return { line: ends, level };
  }

  /** Short strokes along a line, on the side that the points do not reach. */
  function strokes([from, to], n) {
    const gap = 11;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const along = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    const list = [];
    for (let t = gap / 2; t < length; t += gap) {
      const x = from[0] + t * along[0];
      const y = from[1] + t * along[1];
      const end = [x - 9 * n[0] - 6 * along[0], y - 9 * n[1] - 6 * along[1]];
      list.push(path([[x, y], end], false));
    }
    return list.join("");
  }

  // Words.

  function drawLabels(step, v, shown, { line, level }, obstacles) {
    const origin = camera.toScreen([0, 0]);
    const n = direction(v);
    const back = n ? [-n[0], -n[1]] : [1, 1];
    /** @type {object[]} */
    const labels = [{ at: origin, text: "O", kind: "origin", away: back }];
    const drawn = step || (n !== null && shown);
    if (step && step.support) {
      const at = camera.toScreen(values(step.support.point));
      labels.push({ at, text: `s = ${pairText(step.support.pair)}`, kind: "support", away: back });
    }
    if (drawn && n) {
      labels.push(labelOfVector(v, n));
    }
    const isSupport = (pair) => step.support && step.support.pair.join() === pair.join();
    for (const { pair, point } of step ? step.simplex.filter((one) => !isSupport(one.pair)) : []) {
      const at = camera.toScreen(values(point));
      labels.push({ at, text: pairText(pair), kind: "simplex", away: n });
    }
    if (shown && shown.chosen && shown.exact.v) {
      const at = camera.toScreen(values(shown.exact.v));
      labels.push({ at, text: "exact v", kind: "exact" });
    }
    const middle = middleOfHull(shown);
    if (middle) {
      labels.push({ at: middle, text: "A ⊖ B", kind: "difference-name" });
    }
    labels.push(labelOfLine(line, "v·x = v·s", "support plain", back));
    labels.push(labelOfLine(level.slice().reverse(), "v·x = v·v", "v plain", n));
    const seen = labels.filter(({ at }) => at.every(Number.isFinite));
    const members = step ? step.simplex.map(({ point }) => camera.toScreen(values(point))) : [];
    writeLabels(layers.labels, seen, [origin, ...members, ...obstacles], camera, layers.grid);
  }

  /** The name of a line, near its first end. */
  function labelOfLine([from, to], text, kind, away) {
    const at = (k) => (from && to ? 0.85 * from[k] + 0.15 * to[k] : NaN);
    return { at: [at(0), at(1)], text, kind, away, optional: true };
  }

  function labelOfVector(v, n) {
    return { at: camera.toScreen([v[0] / 2, v[1] / 2]), text: "v", kind: "v", away: [-n[1], n[0]] };
  }

  function middleOfHull(shown) {
    const { points, hull } = shown ? shown.picture.difference : { points: [], hull: [] };
    if (hull.length < 3) {
      return null;
    }
    const mean = (k) => hull.reduce((sum, index) => sum + points[index][k], 0) / hull.length;
    return camera.toScreen([mean(0), mean(1)]);
  }

  certigjk.difference = { start };
})();
