// Scenes in space: A and B, and A ⊖ B, to be turned; where there is no WebGL, as wireframes with dashed edges behind.
"use strict";

(() => {
  const certigjk = (globalThis.certigjk ??= {});
  const { add, attributes, pool, px, path, clipToSheet, place, write, arrowHead } = certigjk.svg;
  const { minus, times, plus, dot, cross, ofBodies, ofDifference } = certigjk.spaceModel;

  const LETTER = 13;
  /** How much of a picture the sphere around all that is drawn may fill. */
  const FILLED = 0.94;
  const KEY_ZOOM = 1.25;
  const FRONT = { azimuth: 0.55, elevation: 0.35, zoom: 1 };
  /** v may be 10⁻¹² of the size of the bodies. */
  const ZOOMS = [0.2, 1e12];
  /** How much of the half of a picture v fills when one zooms to it. */
  const VECTOR = 0.6;

  /** Both pictures are seen from the same direction, so that v points the same way in both. */
  const eye = { ...FRONT };

  /** @type {Map<SVGSVGElement, object>} */
  const panes = new Map();
  let frame = 0;

  /** To be called when the two pictures have their cameras. */
  function start() {
    const byId = (id) => document.getElementById(id);
    makePane(byId("plane"), certigjk.plane.camera, ofBodies);
    makePane(byId("difference"), certigjk.difference.camera, ofDifference);
    const buttons = {
      fit: reset,
      "difference-fit": reset,
      "zoom-in": () => zoom(KEY_ZOOM),
      "zoom-out": () => zoom(1 / KEY_ZOOM),
      "zoom-v": zoomToVector,
    };
    for (const [id, action] of Object.entries(buttons)) {
      byId(id).addEventListener("click", () => isSpatial() && action());
    }
  }

  function isSpatial() {
    return certigjk.state.dimension() === 3;
  }

  /**
   * Draws a scene in space, in the child g.space of an svg.
   *
   * @param {SVGSVGElement} svg #plane for A and B, #difference for A ⊖ B
   * @param {?object} shown what the core says of the scene, or a live answer
   * @param {object} state which has the step that is looked at
   */
  function draw(svg, shown, state) {
    const pane = panes.get(svg);
    Object.assign(pane, { shown, state });
    drawPane(pane);
  }

  function makePane(svg, camera, model) {
    const group = svg.querySelector("g.space") || add(svg, "g", { class: "space" });
    const depth = new certigjk.spaceGl.Canvas(svg);
    const pane = { svg, camera, model, depth, layers: makeLayers(group), fingers: new Map(), held: null, frame: null };
    panes.set(svg, pane);
    certigjk.spaceInput.listen(pane, { isSpatial, turn, zoom, reset, redraw, isEditable: model === ofBodies });
  }

  function makeLayers(group) {
    const shape = (name, values) => add(group, name, values);
    const many = (name, values) => pool(add(group, "g"), (parent) => add(parent, name, values));
    return {
      axes: many("path", { class: "axis" }),
      behind: many("path"),
      plane: shape("path", { class: "supporting-plane" }),
      faces: many("path"),
      trail: shape("path", { class: "trail" }),
      trailDots: many("circle", { class: "trail-dot", r: 2.5 }),
      simplex: many("path", { class: "simplex" }),
      edges: many("path"),
      points: many("path"),
      dropped: many("circle", { class: "dropped", r: 8 }),
      members: many("circle", { class: "simplex-point", r: 5.5 }),
      looked: many("path", { class: "looked" }),
      foot: many("path", { class: "foot", d: "M-6 -6L6 6M-6 6L6 -6" }),
      ray: shape("path", { class: "ray" }),
      rayEnd: many("circle", { class: "ray-end", r: 6 }),
      exact: shape("path", { class: "exact" }),
      distance: shape("path", { class: "distance" }),
      v: shape("path", { class: "v" }),
      head: shape("path", { class: "v-head" }),
      ends: many("circle", { class: "v-point", r: 4.5 }),
      selected: many("circle", { class: "selected-mark", r: 10 }),
      marks: many("circle", { class: "support-mark", r: 12 }),
      support: many("path", { class: "support", d: "M0 -9L9 0L0 9L-9 0Z" }),
      origin: many("circle", { class: "origin", r: 4 }),
      labels: many("text", {}),
    };
  }

  // Projection.

  /** The directions to the right, upwards and towards the viewer; z is up. */
  function axesOfEye() {
    const [sinA, cosA] = [Math.sin(eye.azimuth), Math.cos(eye.azimuth)];
    const [sinE, cosE] = [Math.sin(eye.elevation), Math.cos(eye.elevation)];
    return {
      right: [cosA, sinA, 0],
      up: [-sinA * sinE, cosA * sinE, cosE],
      towards: [sinA * cosE, -cosA * cosE, sinE],
    };
  }

  /** The ball in which everything is. */
  function ballAround(points) {
    const bounds = [0, 1, 2].map((c) => {
      const values = points.map((point) => point[c]).filter(Number.isFinite);
      return [Math.min(...values), Math.max(...values)];
    });
    const middle = bounds.map(([low, high]) => low + (high - low) / 2);
    const radius = Math.max(...points.map((point) => Math.hypot(...minus(point, middle)))) || 1;
    return { middle, radius };
  }

  /**
   * The parallel projection in which everything fits, however it is turned.
   *
   * @param {{middle: number[], radius: number}} ball around everything
   * @param {number[]} focus the point that stays where it is when one zooms
   */
  function projection({ middle, radius }, focus, { width, height }) {
    const centre = plus(focus, times(minus(middle, focus), 1 / eye.zoom));
    const scale = ((Math.min(width, height) * FILLED) / 2) * eye.zoom;
    const { right, up, towards } = axesOfEye();
    const toScreen = (point) => {
      const unit = times(minus(point, centre), 1 / radius);
      return [width / 2 + scale * dot(unit, right), height / 2 - scale * dot(unit, up)];
    };
    const depth = (point) => (-eye.zoom * dot(minus(point, centre), towards)) / (2 * radius);
    return { toScreen, depth, right, up, towards, radius, pixels: scale / radius };
  }

  // What is seen.

  function drawPane(pane) {
    const { width, height } = pane.camera;
    const { shown } = pane;
    const hasDepth = pane.depth.show(Boolean(shown) && shown.dimension === 3);
    if (width === 0 || !shown || shown.dimension !== 3) {
      if (shown === null) {
        clear(pane.layers);
      }
      return;
    }
    const model = pane.model(pane);
    // While a vertex is dragged the rest stays where it is.
    pane.frame = pane.held && pane.frame ? pane.frame : { ball: ballAround(model.extent), focus: model.focus };
    const view = projection(pane.frame.ball, pane.frame.focus, { width, height });
    pane.view = view;
    if (hasDepth) {
      pane.depth.draw(model, view, { width, height });
    }
    drawBodies(pane.layers, model.bodies, view, { width, height });
    drawModel(pane.layers, model, view.toScreen, view);
    drawLabels(pane.layers, model, view.toScreen, { width, height });
  }

  function clear(layers) {
    for (const [name, layer] of Object.entries(layers)) {
      if (typeof layer === "function") {
        layer([], () => {});
      } else {
        attributes(layers[name], { d: "" });
      }
    }
  }

  // Drawing.

  /** An edge is behind if both faces at it look away; so is a point all faces of which do. */
  function drawBodies(layers, bodies, view, { width, height }) {
    const faces = [];
    const front = [];
    const behind = [];
    const points = [];
    for (const { kind, points: corners, edges, faces: cycles = [], used, smooth } of bodies) {
      const at = corners.map((corner) => view.toScreen(corner));
      const seen = cycles.length === 1 ? cycles : cycles.filter((cycle) => looksHere(cycle, corners, view));
      const near = new Set(seen.flatMap((cycle) => sides(cycle)));
      const isNear = ([i, j]) => cycles.length === 0 || near.has(`${i} ${j}`) || near.has(`${j} ${i}`);
      const seenPart = (corners) => clipToSheet(corners, width, height);
      const segments = (list) => list.map(([i, j]) => path(seenPart([at[i], at[j]]), false)).join("");
      faces.push(...seen.map((cycle) => ({ kind, d: path(seenPart(cycle.map((i) => at[i])), true) })));
      front.push({ kind, d: segments(edges.filter(isNear)) });
      behind.push({ kind, d: segments(edges.filter((edge) => !isNear(edge))) });
      const shown = new Set((cycles.length === 0 ? edges : seen).flat());
      (smooth ? [] : at).forEach((place, index) => {
        const isFront = shown.has(index) || at.length === 1;
        points.push({ kind, place, near: isFront, used: used.has(index) });
      });
    }
    const stroke = (name) => (node, { kind, d }) => attributes(node, { class: `${name} ${kind}`, d });
    layers.faces(faces, stroke("face"));
    layers.edges(front, stroke("edge"));
    layers.behind(behind, stroke("edge behind"));
    layers.points(points, drawPoint);
  }

  /** Whether one looks at a face from outside: its corners turn counterclockwise. */
  function looksHere(cycle, corners, { towards }) {
    const origin = corners[cycle[0]];
    let normal = [0, 0, 0];
    for (let k = 1; k + 1 < cycle.length; k++) {
      normal = plus(normal, cross(minus(corners[cycle[k]], origin), minus(corners[cycle[k + 1]], origin)));
    }
    return dot(normal, towards) > 0;
  }

  function sides(cycle) {
    return cycle.map((i, k) => `${i} ${cycle[(k + 1) % cycle.length]}`);
  }

  const SHAPES = {
    a: (r) => `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`,
    b: (r) => `M${-r} ${-r}H${r}V${r}H${-r}Z`,
    difference: (r) => `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`,
  };

  function drawPoint(node, { kind, place: [x, y], near, used }) {
    const size = kind === "difference" ? 3 : kind === "moved" ? 0 : 5;
    attributes(node, {
      class: `corner ${kind}${near ? "" : " far"}${used ? " used" : ""}`,
      transform: `translate(${px(x)} ${px(y)})`,
      d: size > 0 ? SHAPES[kind](size) : "",
    });
  }

  function drawModel(layers, model, at, view) {
    const places = (points = []) => points.map(at);
    const circle = (node, [x, y]) => attributes(node, { cx: px(x), cy: px(y) });
    const line = (node, points) => attributes(node, { d: points.length < 2 ? "" : path(points, false) });
    drawAxes(layers, model, at, view);
    attributes(layers.plane, { d: path(places(model.plane), true) });
    line(layers.trail, places(model.trail));
    layers.trailDots(places(model.trail).slice(0, -1), circle);
    layers.simplex(facesOfSimplex(places(model.members)), (node, d) => attributes(node, { d }));
    layers.members(places(model.members), circle);
    layers.dropped(places(model.dropped), circle);
    layers.looked(facesOfSimplex(places(model.looked)), (node, d) => attributes(node, { d }));
    const shift = (node, [x, y]) => attributes(node, { transform: `translate(${px(x)} ${px(y)})` });
    layers.foot(places(model.foot), shift);
    line(layers.ray, places(model.ray));
    layers.rayEnd(places(model.rayEnd), circle);
    line(layers.exact, places(model.exact));
    line(layers.distance, places(model.distance));
    const [from, to] = places(model.vector);
    line(layers.v, places(model.vector));
    attributes(layers.v, { class: model.ends ? "v inner" : "v" });
    attributes(layers.head, { d: from ? arrowHead(from, to) : "" });
    layers.ends(places(model.ends), circle);
    layers.selected(places(model.selected), circle);
    layers.marks(places(model.marks), circle);
    layers.support(places(model.support), shift);
    layers.origin(places(model.origin), circle);
  }

  /** The axes through the origin, for A ⊖ B. */
  function drawAxes(layers, model, at, { radius }) {
    const length = 0.5 * radius;
    const units = model.origin ? [[1, 0, 0], [0, 1, 0], [0, 0, 1]] : [];
    const ends = units.map((unit) => times(unit, length));
    layers.axes(ends, (node, end) => attributes(node, { d: path([at([0, 0, 0]), at(end)], false) }));
    const names = ends.map((end, c) => ({ at: end, text: "xyz"[c], kind: "axis-name", optional: true }));
    model.labels = model.labels.concat(names);
  }

  /** A tetrahedron is drawn by its four faces, all else as it is. */
  function facesOfSimplex(at) {
    if (at.length < 4) {
      return at.length > 0 ? [path(at, true)] : [];
    }
    return at.map((_, without) => path(at.filter((__, k) => k !== without), true));
  }

  function drawLabels(layers, model, at, sheet) {
    const labels = model.labels
      .map((label) => ({ ...label, at: at(label.at) }))
      .filter((label) => label.at.every(Number.isFinite));
    const points = [model.origin, model.members, model.support, model.marks]
      .flatMap((list) => list || [])
      .map((point) => [...at(point), 8]);
    const found = place(labels, points, { ...sheet, size: LETTER });
    layers.labels(labels, (node, { text, kind }, index) => {
      const { x, y, anchor, box } = found[index];
      const visibility = box === null ? "hidden" : null;
      write(attributes(node, { x, y, "text-anchor": anchor, class: `label ${kind}`, visibility }), text);
    });
  }

  // Turning.

  function turn(right, up) {
    eye.azimuth -= right;
    eye.elevation = Math.max(-Math.PI / 2, Math.min(Math.PI / 2, eye.elevation + up));
    redraw();
  }

  function zoom(factor) {
    eye.zoom = Math.max(ZOOMS[0], Math.min(ZOOMS[1], eye.zoom * factor));
    redraw();
  }

  /** Makes v large, however small it is beside A ⊖ B. */
  function zoomToVector() {
    const pane = panes.get(document.getElementById("difference"));
    const { step } = pane.state.lookedAt();
    const length = step ? Math.hypot(...step.v.map(certigjk.svg.valueOf)) : 0;
    if (pane.view && length > 0 && Number.isFinite(length)) {
      const { width, height } = pane.camera;
      zoom((VECTOR * Math.min(width, height)) / 2 / (length * pane.view.pixels));
    }
  }

  function reset() {
    Object.assign(eye, FRONT);
    redraw();
  }

  /** Draws both pictures, once per frame. */
  function redraw() {
    if (frame === 0) {
      frame = requestAnimationFrame(() => {
        frame = 0;
        panes.forEach(drawPane);
      });
    }
  }

  certigjk.space = { start, draw };
})();
