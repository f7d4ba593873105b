/** "How to read this": what the two pictures mean, on the first example, with drawings from its run. */
"use strict";
(() => {
  const certigjk = (globalThis.certigjk ??= {});
  const SEEN = "certigjk.guide";

  /** A unit of the plane, in units of the drawing. */
  const UNIT = 17;
  const MARGIN = 1.4;

  const byId = (id) => certigjk.html.byId(id);

  /**
   * @typedef {[number, number]} Place in the plane
   */

  // Drawings.

  /** A drawing of a part of the plane: grid steps of 1, y upwards. */
  class Drawing {
    /**
     * @param {Place[]} points what has to be in it
     * @param {string} title what is seen, for those who do not see it
     */
    constructor(points, title) {
      const xs = points.map(([x]) => x);
      const ys = points.map(([, y]) => y);
      this.left = Math.min(...xs) - MARGIN;
      this.top = Math.max(...ys) + MARGIN;
      const width = (Math.max(...xs) + MARGIN - this.left) * UNIT;
      const height = (this.top - Math.min(...ys) + MARGIN) * UNIT;
      const { add, write } = certigjk.svg;
      this.svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
      certigjk.svg.attributes(this.svg, { viewBox: `0 0 ${width} ${height}`, width, height, role: "img" });
      write(add(this.svg, "title"), title);
      this.group = add(this.svg, "g", { class: "flat" });
    }

    /** @param {Place} place */
    at([x, y]) {
      return [(x - this.left) * UNIT, (this.top - y) * UNIT];
    }

    path(points, className, closed = false) {
      certigjk.svg.add(this.group, "path", { class: className, d: certigjk.svg.path(points.map((p) => this.at(p)), closed) });
      return this;
    }

    /** The hull of a body, or of A ⊖ B. */
    hull(body, className) {
      return this.path(body.hull.map((i) => body.points[i]), `hull ${className}`, true);
    }

    dot(place, className, r = 4) {
      const [cx, cy] = this.at(place);
      certigjk.svg.add(this.group, "circle", { class: className, cx, cy, r });
      return this;
    }

    square(place, className) {
      const [x, y] = this.at(place);
      certigjk.svg.add(this.group, "rect", { class: className, x: x - 4, y: y - 4, width: 8, height: 8 });
      return this;
    }

    /** The mark of a support point: a diamond. */
    diamond([x, y]) {
      const r = 0.45;
      return this.path([[x - r, y], [x, y + r], [x + r, y], [x, y - r]], "support", true);
    }

    arrow(from, to) {
      const head = certigjk.svg.arrowHead(this.at(from), this.at(to));
      this.path([from, to], "v");
      certigjk.svg.add(this.group, "path", { class: "v-head", d: head });
      return this;
    }

    /** The line through a place at right angles to v, so long to both sides. */
    line([x, y], [vx, vy], length) {
      const size = Math.hypot(vx, vy) / length;
      return this.path([[x - vy / size, y + vx / size], [x + vy / size, y - vx / size]], "supporting-line");
    }

    /** The side of the line through v on which the origin is. */
    empty(v) {
      const { clip, sheet, path, add } = certigjk.svg;
      const [x, y] = this.at(v);
      const n = [-v[0], v[1]];
      const { width, height } = this.svg.viewBox.baseVal;
      const half = clip(sheet(width, height, 0), { n, c: n[0] * x + n[1] * y });
      add(this.group, "path", { class: "half-plane", d: path(half, true) });
      return this;
    }

    label(text, [x, y], className, dx = 0, dy = 0) {
      const [left, top] = this.at([x, y]);
      const node = certigjk.svg.add(this.group, "text", { class: `label ${className}`, x: left + dx, y: top + dy });
      certigjk.svg.write(node, text);
      return this;
    }
  }

  const ORIGIN = /** @type {Place} */ ([0, 0]);

  /** @returns {Place} */
  const placeOf = (numbers) => [numbers[0].value, numbers[1].value];

  /** A and B. */
  function bodies({ a, b }, title) {
    const drawing = new Drawing([...a.points, ...b.points], title).hull(a, "a").hull(b, "b");
    const name = (text, body, className) => {
      const middle = /** @type {[number, number]} */ ([0, 1].map((k) => body.points.reduce((sum, point) => sum + point[k], 0) / body.points.length));
      drawing.label(text, middle, `body-name ${className}`);
    };
    name("A", a, "a");
    name("B", b, "b");
    return drawing;
  }

  /** A ⊖ B and the origin. */
  function difference(picture, title) {
    return new Drawing([...picture.difference.points, ORIGIN], title)
      .hull(picture.difference, "difference")
      .dot(ORIGIN, "origin")
      .label("O", ORIGIN, "origin", 7, 4);
  }

  function distanceFigure({ picture, exact }) {
    const { a, b } = picture.closest;
    const v = placeOf(exact.v);
    return [
      bodies(picture, "A and B, with the shortest segment between them").path([a, b], "distance").dot(a, "distance-end", 3).dot(b, "distance-end", 3),
      difference(picture, "A ⊖ B, with the arrow v from the origin O to its nearest point").arrow(ORIGIN, v).label("v", v, "v", 10, -8).label("A ⊖ B", [-5.6, 1], "difference-name"),
    ];
  }

  function supportFigure({ picture, exact }) {
    const { v, support } = exact.states[0];
    const [i, j] = support.pair;
    const arrow = placeOf(v);
    const s = placeOf(support.point);
    const a = picture.a.points[i];
    const b = picture.b.points[j];
    const { lowered } = certigjk.html;
    return [
      bodies(picture, "The farthest point of A and the farthest point of B")
        .line(a, arrow, 2.6).line(b, arrow, 2.6)
        .dot(a, "simplex-point").square(b, "simplex-point")
        .label(`a${lowered(i)}`, a, "a", 4, 17).label(`b${lowered(j)}`, b, "b", -16, -9),
      difference(picture, "v, and the point s of A ⊖ B that lies farthest against it")
        .line(s, arrow, 4).arrow(ORIGIN, arrow).diamond(s)
        .label("v", [arrow[0] / 2, arrow[1] / 2], "v", 2, -8).label("s", s, "support", -3, 22),
    ];
  }

  /** The simplex with the next support point, and the simplex that comes of it. */
  function simplexFigure({ picture, exact }) {
    const { support } = exact.states[2];
    const s = placeOf(support.point);
    return [
      simplexDrawing(picture, exact.states[2], "The simplex W of two points, its nearest point v, and the next support point s").diamond(s).label("s", s, "support", 10, 0),
      simplexDrawing(picture, exact.states[3], "The next simplex: s has joined, a point was dropped, and v is nearer to O"),
    ];
  }

  function simplexDrawing(picture, { simplex, v }, title) {
    const points = simplex.map(({ point }) => placeOf(point));
    const drawing = difference(picture, title).path(points, "simplex").arrow(ORIGIN, placeOf(v));
    points.forEach((point) => drawing.dot(point, "simplex-point", 5));
    return drawing.label("W", points[1], "simplex", -24, 14).label("v", placeOf(v), "v", 8, -8);
  }

  function stopFigure({ picture, exact }) {
    const v = placeOf(exact.v);
    const drawing = difference(picture, "The line through v, at right angles to v: nothing of A ⊖ B is on the side of the origin");
    return [drawing.empty(v).line(v, v, 5.5).arrow(ORIGIN, v).label("v", v, "v", 8, -8)];
  }

  // Words.

  /** @returns {[string, Drawing[], string][]} */
  function sections(view) {
    return [
      ["Two bodies become one", distanceFigure(view), "The Minkowski difference A ⊖ B holds every difference a − b of a point of A and a point of B. Its distance from the origin O is the distance between A and B; if O is in it, the bodies meet. So one point is wanted: v, the point of A ⊖ B nearest to O."],
      ["A support point", supportFigure(view), "GJK never builds A ⊖ B. Standing at some v, it asks for the point s farthest in the direction −v, towards O and beyond. That takes one look through A, for its farthest point in the direction −v, and one through B, for its farthest in the direction v: s is their difference."],
      ["The simplex", simplexFigure(view), "The simplex W is all that GJK remembers: up to three support points. Each step adds s, finds the new v, the point nearest to O in the segment or triangle, and drops the points that v does not need. v gets shorter every time."],
      ["Why it may stop", stopFigure(view), "If even s lies no farther than v itself, v·(v − s) is 0: all of A ⊖ B is behind the line through v, and nothing can be nearer to O."],
      ["The certificate", [], "The answer comes with its proof: weights that make v from the points of W, and that line. Anyone can check it without trusting the search."],
      ["Each sub-algorithm at work", [], "Beside the steps stand the subsets of W ∪ {s} that the chosen sub-algorithm looked at, with what it computed of each: determinants Δ, volumes, regions, weights. A row that is pointed at shows its subset in A ⊖ B."],
      ["Depth and impact", [], "Of bodies that overlap, the page says how far A has to move at least for them to touch only. Of others it says when they meet if A moves by a vector r."],
      ["In space", [], "Drag beside the points to turn the bodies, and a point to move it: with Shift along an axis. The button v zooms to v, down to a 10¹²th of the size of the bodies."],
      ["Rounding", [], "Fractions are exact. Choose double or float, and numbers are rounded: a loop may stop too soon, or never. The page compares it with the exact run and marks the step where they part."],
    ];
  }

  const KEYS = [
    ["Tap or click", "an empty place: new point; drag a point or a body to move it; its × or Delete removes it"],
    ["Tab, Page ↑ ↓", "go to a body, from point to point; arrows move the point; N: new point"],
    ["← → space", "step, play; Home and End"],
    ["+ − 0", "zoom, show all; also wheel and pinch"],
    ["Ctrl+Z, Ctrl+Y", "undo, redo"],
  ];

  function content(view) {
    const { element } = certigjk.html;
    const parts = sections(view).map(([title, drawings, text]) =>
      element(
        "section",
        drawings.length > 0 ? { class: "with-figure" } : {},
        element("div", {}, element("h3", {}, title), element("p", {}, text)),
        drawings.length > 0 ? element("figure", {}, ...drawings.map((drawing) => drawing.svg)) : null
      )
    );
    const rounding = parts[parts.length - 1].firstElementChild;
    rounding.append(element("button", { type: "button", onclick: showRounding }, "Show me a loop that never ends"));
    const keys = KEYS.flatMap(([name, meaning]) => [element("dt", {}, name), element("dd", {}, meaning)]);
    const chapter = element("a", { href: "chapter.html" }, "GJK from a point to a proof");
    return [
      element("div", { class: "guide-head" }, element("h2", {}, "How to read this"), element("button", { type: "button", class: "close", "aria-label": "Close", onclick: close }, "×")),
      element("p", {}, "In twelve screens: ", chapter, "."),
      ...parts,
      element("section", {}, element("h3", {}, "Keys and gestures"), element("dl", { class: "keys" }, ...keys)),
      element("button", { type: "button", class: "wanted", onclick: close }, "Start"),
    ];
  }

  // The dialog.

  function showRounding() {
    close();
    certigjk.presets.choose("never-halts");
  }

  function close() {
    byId("guide-dialog").close();
  }

  function open() {
    const dialog = byId("guide-dialog");
    if (dialog.childElementCount === 0) {
      const [first] = certigjk.presetData.presets;
      dialog.replaceChildren(...content(JSON.parse(certigjk.core.explore(first.scene))));
    }
    putHintAway();
    dialog.showModal();
    dialog.scrollTop = 0;
  }

  // The hint of the first visit.

  function wasSeen() {
    try {
      return localStorage.getItem(SEEN) !== null;
    } catch (e) {
      return true; // without storage it would come again every time
    }
  }

  function putHintAway() {
    byId("guide-hint").hidden = true;
    try {
      localStorage.setItem(SEEN, "seen");
    } catch (e) {
      // then the hint was not shown either
    }
  }

  function offer() {
    const { element } = certigjk.html;
    const hint = byId("guide-hint");
    hint.replaceChildren(
      "New to GJK? Read the ",
      element("a", { href: "chapter.html" }, "chapter"),
      " (twelve short screens) or ",
      element("button", { type: "button", class: "in-text", onclick: open }, "this guide"),
      " (three minutes). ",
      element("button", { type: "button", class: "in-text", onclick: putHintAway }, "No, thanks")
    );
    hint.hidden = false;
  }

  function start() {
    byId("guide").addEventListener("click", open);
    byId("guide-dialog").addEventListener("close", () => byId("guide").focus());
    byId("guide-dialog").addEventListener("click", (event) => event.target === event.currentTarget && close());
    if (!wasSeen()) {
      offer();
    }
  }

  certigjk.guide = { start };
})();
