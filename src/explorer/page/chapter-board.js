/** A small drawing of a part of the plane, with labels that keep apart and handles to drag. */
"use strict";
(() => {
  const certigjk = (globalThis.certigjk ??= {});
  const { add, attributes, write, px, path, arrowHead, place, clip, sheet, along } = certigjk.svg;

  const MARGIN = 26;
  const LETTER = 17;
  const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

  /** How far lines and regions are drawn beyond the sheet, which may be seen beside it. */
  const BEYOND = 2000;

  /** A drawing that is made anew each time, but for its handles, which keep the focus. */
  class Board {
    /**
     * @param {HTMLElement} parent
     * @param {string} title what it shows
     * @param {number[]} box the part of the plane: left, bottom, right, top
     * @param {number[]} [size] width and height in the drawing's own units
     */
    constructor(parent, title, [left, bottom, right, top], [width, height] = [600, 440]) {
      const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
      this.svg = attributes(svg, { viewBox: `0 0 ${width} ${height}`, role: "group", "aria-label": title });
      this.width = width;
      this.height = height;
      this.scale = Math.min((width - 2 * MARGIN) / (right - left), (height - 2 * MARGIN) / (top - bottom));
      this.x = (left + right) / 2;
      this.y = (bottom + top) / 2;
      this.ink = add(this.svg, "g", { class: "flat" });
      this.words = add(this.svg, "g", { class: "flat" });
      this.handles = add(this.svg, "g");
      this.begin();
      parent.append(this.svg);
    }

    /** @param {number[]} point */
    at([x, y]) {
      return [this.width / 2 + (x - this.x) * this.scale, this.height / 2 - (y - this.y) * this.scale];
    }

    /** Whether there is room for a mark at a place. */
    shows(place) {
      const [left, top] = this.at(place);
      return left > 16 && top > 16 && left < this.width - 16 && top < this.height - 16;
    }

    /** Where a pointer is in the plane. */
    pointed(event) {
      const box = this.svg.getBoundingClientRect();
      const unit = Math.max(this.width / box.width, this.height / box.height);
      const across = (event.clientX - box.left - box.width / 2) * unit;
      const down = (event.clientY - box.top - box.height / 2) * unit;
      return [this.x + across / this.scale, this.y - down / this.scale];
    }

    begin() {
      this.ink.replaceChildren();
      this.labels = [];
      this.taken = [];
    }

    end() {
      this.words.replaceChildren();
      const places = place(this.labels, this.taken, { width: this.width, height: this.height, size: LETTER });
      this.labels.forEach(({ text, kind, key }, index) => {
        const { x, y, anchor } = places[index];
        write(this.key(add(this.words, "text", { class: `label ${kind}`, x, y, "text-anchor": anchor }), key), text);
      });
    }

    /** Gives a node its key, and if other keys light up with it, these: "d33|a3 b3 d33". */
    key(node, key) {
      const [own, lights] = (key || "").split("|");
      return own ? attributes(node, { "data-key": own, "data-lights": lights || own }) : node;
    }

    draw(name, values, key) {
      return this.key(add(this.ink, name, values), key);
    }

    shape(points, kind, key, closed = true) {
      this.draw("path", { class: kind, d: path(points.map((p) => this.at(p)), closed) }, key);
    }

    segment(from, to, kind, key) {
      this.shape([from, to], kind, key, false);
      this.taken.push(...along([this.at(from), this.at(to)]));
    }

    dot(point, kind, r = 6, key = "") {
      const [cx, cy] = this.at(point);
      this.draw("circle", { class: kind, cx: px(cx), cy: px(cy), r }, key);
      this.taken.push([cx, cy, r + 1]);
    }

    square(point, kind, r = 5.5, key = "") {
      const [x, y] = this.at(point);
      this.draw("rect", { class: kind, x: px(x - r), y: px(y - r), width: 2 * r, height: 2 * r }, key);
      this.taken.push([x, y, r + 1]);
    }

    diamond(point, key) {
      const [x, y] = this.at(point);
      const r = 13;
      this.draw("path", { class: "support", d: path([[x - r, y], [x, y + r], [x + r, y], [x, y - r]], true) }, key);
      this.taken.push([x, y, r]);
    }

    arrow(from, to, key, kind = "v") {
      this.segment(from, to, kind, key);
      this.draw("path", { class: `${kind}-head`, d: arrowHead(this.at(from), this.at(to)) }, key);
    }

    circle(centre, radius, kind) {
      const [cx, cy] = this.at(centre);
      this.draw("circle", { class: kind, cx: px(cx), cy: px(cy), r: px(radius * this.scale) });
    }

    /** The half-plane of all x with n·x ≥ n·point, as pixels see it. */
    half([x, y], [nx, ny]) {
      const [left, top] = this.at([x, y]);
      const n = [nx, -ny];
      return { n, c: n[0] * left + n[1] * top };
    }

    /** The line through a point at right angles to n. */
    line(point, n, kind, key) {
      const [x, y] = this.at(point);
      const along = [n[1], n[0]].map((value) => (value / Math.hypot(...n)) * BEYOND);
      const ends = [[x - along[0], y - along[1]], [x + along[0], y + along[1]]];
      this.draw("path", { class: kind, d: path(ends, false) }, key);
    }

    /** All x with n·x ≥ n·point for each of the given pairs. */
    region(halves, kind, key) {
      const all = halves.reduce((polygon, [point, n]) => clip(polygon, this.half(point, n)), sheet(this.width, this.height, BEYOND));
      this.draw("path", { class: kind, d: path(all, true) }, key);
    }

    label(text, at, kind, away, key) {
      this.labels.push({ text, at: this.at(at), kind, away: away && [away[0], -away[1]], key });
    }

    name(text, at, kind) {
      const [x, y] = this.at(at);
      write(this.draw("text", { class: `body-name ${kind}`, x: px(x), y: px(y) }), text);
      this.taken.push([x, y, 14]);
    }

    origin() {
      this.dot([0, 0], "origin", 5, "O");
      this.label("O", [0, 0], "origin", [1, -1], "O");
    }

    /**
     * A place that is dragged, or moved by the arrow keys, in steps.
     *
     * @param {{name: string, steps?: number, get: () => number[], set: (place: number[]) => void}} what
     *     name: for those who do not see it; steps: in a unit of length
     */
    handle({ name, steps = 1, get, set }) {
      const group = add(this.handles, "g", { class: "handle", tabindex: 0, role: "button" });
      add(group, "circle", { class: "reach", r: 24 });
      add(group, "circle", { class: "ring", r: 12 });
      const move = (place) => {
        const snapped = place.map((value) => Math.round(value * steps) / steps + 0); // no −0
        if (this.shows(snapped) && String(snapped) !== String(get())) {
          set(snapped);
        }
      };
      const draw = () => {
        const [x, y] = this.at(get());
        const label = `${name}, at (${get().join(", ")}): drag it, or press the arrow keys`;
        attributes(group, { transform: `translate(${px(x)} ${px(y)})`, "aria-label": label.replaceAll("-", "−") });
      };
      group.addEventListener("pointerdown", (event) => {
        event.preventDefault();
        group.setPointerCapture(event.pointerId);
        group.focus();
      });
      group.addEventListener("pointermove", (event) => {
        if (group.hasPointerCapture(event.pointerId)) {
          move(this.pointed(event));
        }
      });
      group.addEventListener("keydown", (event) => {
        const by = DIRECTIONS[event.key];
        if (by) {
          event.preventDefault();
          event.stopPropagation();
          move(get().map((value, axis) => value + by[axis] / steps));
        }
      });
      draw();
      return draw;
    }
  }

  certigjk.Board = Board;
})();
