// The left plane: A and B with their hulls, the closest points, and what the current step uses of them.
"use strict";

(() => {
  const certigjk = (globalThis.certigjk ??= {});
  const { add, attributes, pool, px, path, clipToSheet, chord, write, writeLabels } = certigjk.svg;
  const { along, arrowHead, named, outline, combination } = certigjk.svg;
  const { lowered, short, typeset } = certigjk.html;

  const BODIES = ["a", "b"];
  /** Bodies with more points than this have names only at the points that matter. */
  const NAMED = 12;

  let state;
  let camera;
  let layers;
  /** @type {?{body: string, index: number}} */
  let selected = null;

  function start() {
    state = certigjk.state;
    const svg = document.getElementById("plane");
    camera = new certigjk.camera.Camera(svg, draw);
    layers = makeLayers(svg);
    certigjk.plane.camera = camera;
    state.subscribe(changed);
    draw();
  }

  function makeLayers(svg) {
    const space = svg.querySelector("g.space") || add(svg, "g", { class: "space" });
    const flat = add(svg, "g", { class: "flat" });
    const layer = (name) => add(flat, "g", { class: name });
    const node = (parent, name, values) => add(parent, name, values);
    const grid = certigjk.grid.make(layer("grid"), camera);
    const hulls = layer("hulls");
    const step = layer("step");
    const points = layer("points");
    const labels = layer("labels");
    return {
      space, flat, grid,
      hulls: Object.fromEntries(BODIES.map((body) => [body, makeHull(hulls, body)])),
      names: pool(hulls, (parent) => node(parent, "text", { class: "body-name" })),
      tangents: pool(step, (parent) => node(parent, "path", { class: "supporting-line" })),
      moved: node(step, "path", { class: "moved" }),
      stepSegment: node(step, "path", { class: "v inner" }),
      stepHead: node(step, "path", { class: "v-head" }),
      stepPoints: pool(step, (parent) => node(parent, "circle", { class: "v-point", r: 4.5 })),
      segment: node(step, "path", { class: "distance" }),
      ends: pool(step, (parent) => node(parent, "circle", { class: "distance-end", r: 3 })),
      marks: pool(step, (parent) => node(parent, "circle", { class: "support-mark", r: 12 })),
      points: Object.fromEntries(
        BODIES.map((body) => [
          body,
          pool(add(points, "g", { class: `points ${body}` }), (parent) => makePoint(parent, body)),
        ]),
      ),
      labels: pool(labels, (parent) => node(parent, "text", { class: "label" })),
      remove: makeRemove(layer("tools")),
    };
  }

  /** A hull is drawn once as it is, and once invisibly with a wide border for the fingers. */
  function makeHull(parent, body) {
    const group = add(parent, "g", { class: `body ${body}`, "data-hull": body });
    return [
      add(group, "path", { class: "hit" }),
      add(group, "path", { class: `hull ${body}` }),
    ];
  }

  function makePoint(parent, body) {
    const group = add(parent, "g", { class: `point ${body}`, role: "button" });
    add(group, "circle", { class: "hit", r: 14 });
    add(group, "path", { class: "shape" });
    return group;
  }

  function makeRemove(parent) {
    const group = add(parent, "g", {
      class: "remove", "data-button": "remove", role: "button", "aria-label": "Delete the selected point",
    });
    add(group, "circle", { r: 12 });
    add(group, "path", { d: "M-4 -4L4 4M4 -4L-4 4" });
    return group;
  }

  // What is seen.

  function changed(what, detail) {
    if (what === "view" && !exists(selected)) {
      selected = null;
    }
    const all = box();
    if ((what === "view" || what === "motion") && all && (detail.fit || (camera.fitted && !camera.contains(all)))) {
      camera.fit(all, !detail.fit);
    }
    draw();
  }

  /** Around all points of A and B, also where A is moved to. */
  function box() {
    const picture = state.dimension() === 2 && state.picture();
    if (!picture) {
      return null;
    }
    const motion = certigjk.moves.drawn();
    const moved = motion ? picture.a.points.map((point) => point.map((x, c) => x + motion.by[c])) : [];
    const outlines = BODIES.flatMap((body) => [...picture[body].points, ...outline(picture[body])]);
    return certigjk.camera.boxAround([...outlines, ...moved]);
  }

  function exists(point) {
    return point !== null && point.index < state.scene[point.body].length;
  }

  function select(point) {
    selected = point;
    draw();
  }

  function draw() {
    if (camera.width === 0) {
      return;
    }
    const shown = state.shown();
    const spatial = certigjk.camera.showsSpace(camera, layers);
    caption(shown, spatial);
    if (spatial) {
      return;
    }
    layers.grid.draw(fraction(state.grid));
    const picture = state.picture() || { a: { points: [], hull: [] }, b: { points: [], hull: [] } };
    const at = {
      a: picture.a.points.map((point) => camera.toScreen(point)),
      b: picture.b.points.map((point) => camera.toScreen(point)),
    };
    const { step } = state.lookedAt();
    const names = drawBodies(picture);
    drawMoved(picture);
    drawDistance(closestOf(shown));
    const ends = step ? combination(step.simplex, shown).map((point) => camera.toScreen(point)) : [];
    drawStep(step, ends);
    drawPoints(picture, at, step);
    drawLabels(at, step, ends, shown, names);
  }

  /** A fraction p/q as a double. */
  function fraction(text) {
    const [numerator, denominator = "1"] = text.split("/");
    return Number(numerator) / Number(denominator);
  }

  /** Returns where the names of the bodies are. */
  function drawBodies(picture) {
    const { width, height } = camera;
    const at = (body) => outline(picture[body]).map((corner) => camera.toScreen(corner));
    for (const body of BODIES) {
      const d = path(clipToSheet(at(body), width, height), true);
      layers.hulls[body].forEach((node) => attributes(node, { d }));
    }
    const names = BODIES.filter((body) => outline(picture[body]).length > 2).map((body) => ({
      body,
      place: isRound(body) ? aside(at(body)) : middle(at(body)),
    }));
    layers.names(names, (node, { body, place: [x, y] }) => {
      attributes(node, { x: px(x), y: px(y), class: `body-name ${body}` });
      write(node, body.toUpperCase());
    });
    return names.map(({ place: [x, y] }) => [x, y, 10]);
  }

  /** Between the middle, where a ball has its centre, and the lowest corner. */
  function aside(corners) {
    const lowest = corners.reduce((one, other) => (other[1] > one[1] ? other : one));
    return middle([middle(corners), lowest]);
  }

  function middle(points) {
    const sum = points.reduce(([x, y], point) => [x + point[0], y + point[1]], [0, 0]);
    return [sum[0] / points.length, sum[1] / points.length];
  }

  /** The closest points that the exact run names; where many are closest, others may be live. */
  function closestOf(shown) {
    const named = shown && shown.exact && shown.exact.closest;
    const values = (point) => point.map(({ value }) => value);
    return named ? { a: values(named.a), b: values(named.b) } : shown && shown.picture.closest;
  }

  function drawDistance(closest) {
    const ends = closest ? [camera.toScreen(closest.a), camera.toScreen(closest.b)] : [];
    attributes(layers.segment, { d: path(ends, false) });
    layers.ends(ends, (node, [x, y]) => attributes(node, { cx: px(x), cy: px(y) }));
  }

  /** Where A is moved to, apart from B or to where they meet. */
  function drawMoved(picture) {
    const motion = certigjk.moves.drawn();
    const corners = motion ? picture.a.hull.map((index) => picture.a.points[index]) : [];
    const at = corners.map(([x, y]) => camera.toScreen([x + motion.by[0], y + motion.by[1]]));
    attributes(layers.moved, { d: path(clipToSheet(at, camera.width, camera.height), true) });
  }

  /** The points p and q of the simplex with v = p − q, and the lines that make aᵢ and bⱼ extreme. */
  function drawStep(step, ends) {
    const [p, q] = ends;
    attributes(layers.stepSegment, { d: path(ends, false) });
    attributes(layers.stepHead, { d: p ? arrowHead(q, p) : "" });
    layers.stepPoints(ends, (node, [x, y]) => attributes(node, { cx: px(x), cy: px(y) }));
    const marked = supportPoints(step);
    layers.marks(marked, (node, [x, y]) => attributes(node, { cx: px(x), cy: px(y) }));
    const v = step ? step.v.map(({ value }) => (value === null ? NaN : value)) : [0, 0];
    const size = Math.hypot(...v);
    const lines = size > 0 && Number.isFinite(size) ? marked : [];
    layers.tangents(lines, (node, [x, y]) => {
      const n = [v[0] / size, -v[1] / size];
      const line = chord({ n, c: n[0] * x + n[1] * y }, camera.width, camera.height);
      attributes(node, { d: path(line, false) });
    });
  }

  function supportPoints(step) {
    const pair = step && step.support ? step.support.pair : [];
    const points = pair.map((index, end) => named(state.shown(), BODIES[end])[index]);
    return points.filter((point) => point !== undefined).map((point) => camera.toScreen(point));
  }

  // Points.

  const SHAPES = {
    a: (r) => `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`,
    b: (r) => `M${-r} ${-r}H${r}V${r}H${-r}Z`,
  };

  function drawPoints(picture, at, step) {
    for (const body of BODIES) {
      const corners = new Set(picture[body].hull);
      const used = usedBy(step, body);
      layers.points[body](at[body], (node, [x, y], index) => {
        const kind = [
          `point ${body}`,
          corners.has(index) ? "corner" : "inner",
          isSelected(body, index) ? "selected" : "",
          used.has(index) ? "used" : "",
        ];
        attributes(node, {
          class: kind.filter((word) => word !== "").join(" "),
          "data-body": body,
          "data-index": index,
          tabindex: index === 0 ? 0 : -1, // the Page keys go on from there
          transform: `translate(${px(x)} ${px(y)})`,
          "aria-label": describe(body, index),
        });
        const size = (body === "a" ? 5.5 : 5) * (corners.has(index) ? 1 : 0.6);
        attributes(node.lastChild, { d: SHAPES[body](size) });
      });
    }
    drawRemove(at);
  }

  function drawRemove(at) {
    const point = selected && at[selected.body][selected.index];
    layers.remove.style.display = point ? "" : "none";
    if (point) {
      const x = point[0] + 26 > camera.width - 14 ? point[0] - 26 : point[0] + 26;
      const y = point[1] - 24 < 14 ? point[1] + 24 : point[1] - 24;
      attributes(layers.remove, { transform: `translate(${px(x)} ${px(y)})` });
    }
  }

  function isSelected(body, index) {
    return selected !== null && selected.body === body && selected.index === index;
  }

  /** The indices of the points of a body that the current simplex is made of. */
  function usedBy(step, body) {
    const place = BODIES.indexOf(body);
    return new Set(step && !isRound(body) ? step.simplex.map(({ pair }) => pair[place]) : []);
  }

  /** Whether the points of a body are not those that the run names. */
  const isRound = (body) => state.picture() !== null && Boolean(state.picture()[body].surface);

  /** A point in words: A point 3 at (1/2, 2). */
  function describe(body, index) {
    const point = state.scene[body][index];
    const place = point && point.map((number) => typeset(short(number)));
    return point ? `${body.toUpperCase()} point ${index} at (${place.join(", ")})` : "";
  }

  // Words.

  function drawLabels(at, step, ends, shown, names) {
    /** @type {object[]} */
    const labels = labelOfDistance(shown);
    const marked = supportPoints(step);
    if (ends.length > 0 && !isNearest(step, shown)) {
      labels.push({ at: middle(ends), text: "v", kind: "v" });
    }
    for (const body of BODIES) {
      const all = at[body].length <= NAMED && !isRound(body);
      const support = step && step.support && step.support.pair[BODIES.indexOf(body)];
      if (isRound(body) && step && step.support) {
        labels.push({ at: marked[BODIES.indexOf(body)], text: body + lowered(support), kind: body });
      }
      const centre = at[body].length > 0 ? middle(at[body]) : [0, 0];
      at[body].forEach(([x, y], index) => {
        if (all || (!isRound(body) && (index === support || isSelected(body, index)))) {
          const away = [x - centre[0], y - centre[1]];
          labels.push({ at: [x, y], text: body + lowered(index), kind: body, away });
        }
      });
    }
    const all = at.a.length + at.b.length <= 4 * NAMED ? at.a.concat(at.b) : [];
    const marks = marked.map(([x, y]) => [x, y, 13]);
    const points = [...marks, ...names, ...all, ...along(ends)];
    writeLabels(layers.labels, labels, points, camera, layers.grid);
  }

  /** Whether v of the step cannot be told from the segment between the closest points. */
  function isNearest(step, shown) {
    const { squaredDistance } = shown.exact || shown;
    const square = squaredDistance ? squaredDistance.value : NaN;
    return Math.abs(step.squaredNorm.value - square) <= 1e-4 * square;
  }

  function labelOfDistance(shown) {
    const closest = closestOf(shown);
    const { distance } = (shown && (shown.exact || shown)) || {};
    if (!closest || !distance || !distance.value) {
      return []; // 0, or beyond the numbers that can be drawn
    }
    const [from, to] = [closest.a, closest.b].map((point) => camera.toScreen(point));
    const text = typeset(`distance ${Number(distance.value.toPrecision(4))}`);
    const [left, right] = from[0] < to[0] ? [from, to] : [to, from];
    const up = [right[1] - left[1], left[0] - right[0]];
    return [{ at: middle([from, to]), text, kind: "distance", away: up }];
  }

  function caption(shown, spatial) {
    const node = document.getElementById("plane-caption");
    if (node) {
      write(node, captionText(shown, spatial));
    }
  }

  function captionText(shown, spatial) {
    const missing = BODIES.filter((body) => state.scene[body].length === 0);
    if (missing.length > 0) {
      const names = missing.map((body) => body.toUpperCase()).join(" and ");
      return `Choose ${names} and click or tap in the plane to put its points.`;
    }
    const answer = shown && (shown.exact || shown);
    if (!answer) {
      return "";
    }
    const edit = spatial ? " Drag a corner to move it, with Shift along an axis; drag beside it to turn." : "";
    return distanceText(answer) + supportText(state.lookedAt().step) + edit;
  }

  /** The distance in words, as far as there is one. */
  function summary() {
    const shown = state.shown();
    const answer = shown && (shown.exact || shown);
    return answer && answer.claim ? distanceText(answer) : "";
  }

  function supportText(step) {
    if (!step || !step.support || !step.support.farthest) {
      return "";
    }
    const [i, j] = step.support.pair;
    const [a, b] = [`a${lowered(i)}`, `b${lowered(j)}`];
    return ` In the direction −v no point of A is farther than ${a}, in the direction v none of B than ${b}: s = ${a} − ${b}.`;
  }

  function distanceText({ claim, distance, sentence }) {
    if (sentence) {
      return typeset(sentence);
    }
    const sentences = {
      overlapping: "A and B overlap: their distance is 0.",
      touching: "A and B touch: their distance is 0.",
      meeting: "A and B have a point in common: their distance is 0.",
    };
    const { exact, decimal } = distance;
    const text = exact === decimal ? `${exact}, exactly.` : `≈ ${decimal} (exactly ${short(exact)}).`;
    return sentences[claim] || typeset(`Distance ${text}`);
  }

  certigjk.plane = { start, box, select, selected: () => selected, describe, summary };
})();
