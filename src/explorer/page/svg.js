// Drawing: nodes that are kept and moved instead of made anew, clipping, and labels that keep apart.
"use strict";

(() => {
  const certigjk = (globalThis.certigjk ??= {});

  const NAMESPACE = "http://www.w3.org/2000/svg";

  /** Sets the attributes that have changed; null removes one. */
  function attributes(node, values) {
    for (const [name, value] of Object.entries(values)) {
      if (value === null) {
        node.removeAttribute(name);
      } else if (node.getAttribute(name) !== String(value)) {
        node.setAttribute(name, value);
      }
    }
    return node;
  }

  /** Makes an SVG element at the end of a parent. */
  function add(parent, name, values = {}) {
    const node = attributes(document.createElementNS(NAMESPACE, name), values);
    parent.appendChild(node);
    return node;
  }

  function write(node, text) {
    if (node.textContent !== text) {
      node.textContent = text;
    }
  }

  /**
   * A list of nodes of one kind, one for each item; they are made once and then used again.
   *
   * @param {SVGElement} parent where the nodes are
   * @param {(parent: SVGElement) => SVGElement} create makes one
   * @returns {(items: any[], draw: (node: SVGElement, item: any, index: number) => void) => void}
   */
  function pool(parent, create) {
    const nodes = [];
    return (items, draw) => {
      while (nodes.length < items.length) {
        nodes.push(create(parent));
      }
      while (nodes.length > items.length) {
        nodes.pop().remove();
      }
      items.forEach((item, index) => draw(nodes[index], item, index));
    };
  }

  /** The points that the index pairs of a run name: of a ball or a cone the support points that it has seen. */
  const named = (shown, body) => (shown.seen && shown.seen[body]) || shown.picture[body].points;

  /** p = Σ λ aᵢ and q = Σ λ bⱼ over the pairs of a simplex; nothing where a recorded run leaves a number out. */
  function combination(simplex, shown) {
    const bodies = ["a", "b"].map((body) => named(shown, body));
    const isKnown = ({ pair, weight }) =>
      weight.value !== null && bodies.every((points, end) => points[pair[end]] !== undefined);
    const sum = (points, end, c) => simplex.reduce((all, { pair, weight }) => all + weight.value * points[pair[end]][c], 0);
    return simplex.length > 0 && simplex.every(isKnown)
      ? bodies.map((points, end) => points[0].map((_, c) => sum(points, end, c)))
      : [];
  }

  /** The corners of what a body in the plane looks like. */
  const outline = ({ points, hull, surface }) => (surface ? surface.points : hull.map((index) => points[index]));

  /** A number of pixels: short, finite, and small enough for every renderer. */
  function px(value) {
    const limit = 1e6;
    const finite = Number.isFinite(value) ? value : value > 0 ? limit : -limit;
    return Math.round(Math.max(-limit, Math.min(limit, finite)) * 100) / 100;
  }

  function path(points, closed) {
    if (points.length === 0) {
      return "";
    }
    const places = points.map(([x, y]) => `${px(x)} ${px(y)}`);
    return `M${places.join("L")}${closed ? "Z" : ""}`;
  }

  // Clipping. A half-plane {x : n·x ≥ c} is {n: [n₀, n₁], c}.

  /** The part of a convex polygon in a half-plane (Sutherland and Hodgman's step). */
  function clip(polygon, { n, c }) {
    const height = ([x, y]) => n[0] * x + n[1] * y - c;
    const kept = [];
    polygon.forEach((point, index) => {
      const next = polygon[(index + 1) % polygon.length];
      const here = height(point);
      const there = height(next);
      if (here >= 0) {
        kept.push(point);
      }
      if (here >= 0 !== there >= 0) {
        const t = here / (here - there);
        kept.push([point[0] + t * (next[0] - point[0]), point[1] + t * (next[1] - point[1])]);
      }
    });
    return kept;
  }

  /** The rectangle of the drawing, a little larger than what is seen. */
  function sheet(width, height, margin = 40) {
    return [
      [-margin, -margin],
      [width + margin, -margin],
      [width + margin, height + margin],
      [-margin, height + margin],
    ];
  }

  /** A convex polygon without what lies far outside of the drawing, where renderers lose digits. */
  function clipToSheet(polygon, width, height) {
    const far = 4000;
    if (polygon.every(([x, y]) => Math.abs(x) < far && Math.abs(y) < far)) {
      return polygon;
    }
    return [
      { n: [1, 0], c: -far },
      { n: [-1, 0], c: -width - far },
      { n: [0, 1], c: -far },
      { n: [0, -1], c: -height - far },
    ].reduce(clip, polygon);
  }

  /** The two ends of the line {x : n·x = c} at the border of the drawing, or none. */
  function chord({ n, c }, width, height) {
    const half = clip(sheet(width, height), { n, c });
    const size = Math.hypot(n[0], n[1]);
    const onLine = ([x, y]) => Math.abs(n[0] * x + n[1] * y - c) <= 1e-6 * size * (width + height);
    return half.filter(onLine).slice(0, 2);
  }

  /** Points along a segment, for labels to keep off it. */
  function along([from, to]) {
    const count = from && to ? Math.min(60, Math.hypot(to[0] - from[0], to[1] - from[1]) / 12) : 0;
    const list = [];
    for (let i = 1; i < count; i++) {
      const t = i / count;
      list.push([from[0] + t * (to[0] - from[0]), from[1] + t * (to[1] - from[1]), 2]);
    }
    return list;
  }

  /** The head of an arrow. */
  function arrowHead(from, to) {
    const along = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(...along);
    if (length === 0) {
      return "";
    }
    const size = Math.min(13, length / 2);
    const [x, y] = along.map((value) => (value / length) * size);
    const left = [to[0] - x - 0.42 * y, to[1] - y + 0.42 * x];
    const right = [to[0] - x + 0.42 * y, to[1] - y - 0.42 * x];
    return path([to, left, right], true);
  }

  // Labels.

  /** The size of letters, as in planes.css, and the width of most of them in proportion. */
  const LETTER = 13;
  const CHARACTER = 0.56;
  /** Labels with larger letters, and how much larger. */
  const LARGE = { v: 16 / 13, origin: 16 / 13 };

  /** The places of a label around its point, the preferred one first. */
  const PLACES = [
    [1, -1],
    [1, 1],
    [-1, -1],
    [-1, 1],
    [0, -1.4],
    [0, 1.4],
    [1.3, 0],
    [-1.3, 0],
  ];

  /** Where these are taken: so much farther. */
  const FARTHER = [1, 2.4, 4];

  /**
   * Finds a place for each label such that labels cover neither one another nor the given points,
   * if there is one; the first labels choose first. An optional label without a place is left out.
   *
   * @param {{at: number[], text: string, kind: string, away?: number[], optional?: boolean}[]} labels
   *     away: the direction preferred
   * @param {number[][]} points what should stay visible: [x, y] or [x, y, radius]
   * @param {{width: number, height: number, size: number}} sheetSize in pixels; size of the letters
   * @returns {{x: number, y: number, anchor: string, box: ?number[]}[]} box: null if it is left out
   */
  function place(labels, points, { width, height, size }) {
    /** @type {number[][]} */
    const taken = points.map(([x, y, r = 4]) => [x - r, y - r, x + r, y + r]);
    return labels.map(({ at, text, kind, away, optional }) => {
      const letter = size * (LARGE[kind] || 1);
      let best = null;
      for (const [dx, dy] of placesFrom(away)) {
        const box = boxOf(at, dx, dy, ([...text].length * CHARACTER + 0.15) * letter, letter);
        const cost =
          taken.reduce((sum, other) => sum + overlap(box, other), 0) +
          outside(box, width, height);
        if (best === null || cost < best.cost) {
          best = { cost, box, dx };
        }
        if (cost === 0) {
          break;
        }
      }
      const { box, dx } = best;
      if (optional && best.cost > 0) {
        return { x: 0, y: 0, anchor: "start", box: null };
      }
      taken.push(box);
      const anchor = dx > 0 ? "start" : dx < 0 ? "end" : "middle";
      const x = dx > 0 ? box[0] : dx < 0 ? box[2] : (box[0] + box[2]) / 2;
      return { x: px(x), y: px(box[3] - 0.22 * letter), anchor, box };
    });
  }

  /** @param {number[]} [away] */
  function placesFrom(away) {
    const along = (place) => (place[0] * away[0] + place[1] * away[1]) / Math.hypot(...place);
    const isAnywhere = !away || (away[0] === 0 && away[1] === 0);
    const near = isAnywhere ? PLACES : PLACES.slice().sort((one, other) => along(other) - along(one));
    return FARTHER.flatMap((factor) => near.map(([x, y]) => [factor * x, factor * y]));
  }

  /** @param {number[]} at */
  function boxOf([x, y], dx, dy, width, size) {
    const gap = 0.55 * size;
    const middleX = x + dx * gap + (Math.sign(dx) * width) / 2;
    const middleY = y + dy * (gap + size / 2);
    return [middleX - width / 2, middleY - 0.6 * size, middleX + width / 2, middleY + 0.6 * size];
  }

  /** How much of two boxes lies on both. */
  function overlap(one, other) {
    const across = Math.min(one[2], other[2]) - Math.max(one[0], other[0]);
    const down = Math.min(one[3], other[3]) - Math.max(one[1], other[1]);
    return across > 0 && down > 0 ? across * down : 0;
  }

  /** @param {number[]} box */
  function outside([left, top, right, bottom], width, height) {
    const over = Math.max(0, -left, right - width) + Math.max(0, -top, bottom - height);
    return 50 * over;
  }

  /**
   * Writes labels at their places, and hides the numbers of the grid that are in their way.
   *
   * @param {Function} nodes a pool of texts
   * @param {{at: number[], text: string, kind: string}[]} labels kind: their class
   * @param {number[][]} points see place
   * @param {{width: number, height: number}} camera
   * @param {{giveWay: Function}} grid
   */
  function writeLabels(nodes, labels, points, { width, height }, grid) {
    const places = place(labels, points, { width, height, size: LETTER });
    grid.giveWay(places.map(({ box }) => box).filter((box) => box !== null));
    nodes(labels, (node, { text, kind }, index) => {
      const { x, y, anchor, box } = places[index];
      const visibility = box === null ? "hidden" : null;
      attributes(node, { x, y, "text-anchor": anchor, class: `label ${kind}`, visibility });
      write(node, text);
    });
  }

  /** The double to draw a number with; NaN where there is none. */
  function valueOf({ value }) {
    return value === null ? NaN : value;
  }

  /** The doubles to draw a vector with. */
  function values(vector) {
    return vector.map(valueOf);
  }

  certigjk.svg = {
    add,
    attributes,
    write,
    pool,
    px,
    path,
    clip,
    sheet,
    clipToSheet,
    chord,
    along,
    arrowHead,
    place,
    writeLabels,
    valueOf,
    values,
    named,
    outline,
    combination,
  };
})();
