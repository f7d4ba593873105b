// Which part of the plane an svg shows: panning, zooming and fitting.
"use strict";

(() => {
  const certigjk = (globalThis.certigjk ??= {});
  const { attributes, px } = certigjk.svg;

  const MARGIN = 0.12;
  /** What is shown of a plane without points. */
  const EMPTY = [-4, -3, 4, 3];
  const ZOOM = 1.25;
  /** How far a pointer may tremble, in pixels, and still be a click. */
  const STEADY = 4;
  const FIT_MILLIS = 220;

  /** Where arrow keys lead: to the right, and up. */
  const DIRECTIONS = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, 1],
    ArrowDown: [0, -1],
  };

  /** The smallest box around points, as [left, bottom, right, top]; null if there are none. */
  function boxAround(points) {
    const seen = points.filter((point) => point.every(Number.isFinite));
    if (seen.length === 0) {
      return null;
    }
    const xs = seen.map((point) => point[0]);
    const ys = seen.map((point) => point[1]);
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  }

  class Camera {
    /**
     * @param {SVGSVGElement} svg what shows
     * @param {() => void} redraw called whenever another part of the plane is to be shown
     */
    constructor(svg, redraw) {
      this.svg = svg;
      this.redraw = redraw;
      this.unit = 1;
      this.width = 0;
      this.height = 0;
      this.x = 0;
      this.y = 0;
      this.scale = 50;
      /** What the last fit was about; null once the user has chosen another part. */
      this.fitted = EMPTY;
      this.animation = 0;
      new ResizeObserver(() => this.measure()).observe(svg);
      addEventListener("resize", () => this.measure());
    }

    /** A length of 1 in the drawing is a pixel on a laptop, and grows with the letters of the page. */
    measure() {
      const box = this.svg.getBoundingClientRect();
      const unit = parseFloat(getComputedStyle(document.documentElement).fontSize) / 14;
      const width = box.width / unit;
      const height = box.height / unit;
      if (box.width === 0 || box.height === 0 || (width === this.width && height === this.height)) {
        return;
      }
      this.unit = unit;
      this.width = width;
      this.height = height;
      attributes(this.svg, { viewBox: `0 0 ${px(width)} ${px(height)}` });
      if (this.fitted) {
        this.look(this.target(this.fitted));
      } else {
        this.redraw();
      }
    }

    toScreen([x, y]) {
      return [
        this.width / 2 + (x - this.x) * this.scale,
        this.height / 2 - (y - this.y) * this.scale,
      ];
    }

    toPlane([x, y]) {
      return [
        this.x + (x - this.width / 2) / this.scale,
        this.y - (y - this.height / 2) / this.scale,
      ];
    }

    /** Pans as far as a point is from what is seen. */
    reveal(point) {
      const [x, y] = this.toScreen(point);
      const edge = 20;
      const dx = Math.max(edge - x, Math.min(0, this.width - edge - x));
      const dy = Math.max(edge - y, Math.min(0, this.height - edge - y));
      if (dx !== 0 || dy !== 0) {
        this.pan(dx, dy);
      }
    }

    /** Where a point of the plane is in the window. */
    toClient(point) {
      const { left, top } = this.svg.getBoundingClientRect();
      const [x, y] = this.toScreen(point);
      return [left + x * this.unit, top + y * this.unit];
    }

    /** Where a pointer is in the drawing. */
    pointer(event) {
      const { left, top } = this.svg.getBoundingClientRect();
      return [(event.clientX - left) / this.unit, (event.clientY - top) / this.unit];
    }

    /** Whether a box is seen. */
    contains(box) {
      const [left, top] = this.toScreen([box[0], box[3]]);
      const [right, bottom] = this.toScreen([box[2], box[1]]);
      return left >= 0 && top >= 0 && right <= this.width && bottom <= this.height;
    }

    /** Whether a box is seen, and large enough to be looked at. */
    suits(box) {
      const wide = (box[2] - box[0]) * this.scale;
      const high = (box[3] - box[1]) * this.scale;
      const flat = wide === 0 && high === 0;
      return this.contains(box) && (flat || wide > this.width / 4 || high > this.height / 4);
    }

    /** @param {number[]} box left, bottom, right, top */
    target([left, bottom, right, top]) {
      const size = Math.max(right - left, top - bottom);
      const room = size > 0 ? 0 : Math.max(1, Math.abs(left) / 8, Math.abs(top) / 8);
      const wide = Math.max(right - left, size / 100) + room;
      const high = Math.max(top - bottom, size / 100) + room;
      const free = 1 - 2 * MARGIN;
      const scale = Math.min((this.width * free) / wide, (this.height * free) / high);
      return { x: left + (right - left) / 2, y: bottom + (top - bottom) / 2, scale };
    }

    look({ x, y, scale }) {
      this.x = x;
      this.y = y;
      this.scale = Math.max(1e-290, Math.min(1e290, scale));
      this.redraw();
    }

    /** Shows a box with a margin; glides there unless the user prefers no motion. */
    fit(box, glide = false) {
      cancelAnimationFrame(this.animation);
      this.fitted = box || EMPTY;
      if (this.width === 0) {
        return;
      }
      const to = this.target(this.fitted);
      if (!glide || matchMedia("(prefers-reduced-motion: reduce)").matches) {
        this.look(to);
      } else {
        this.glide({ x: this.x, y: this.y, scale: this.scale }, to, performance.now());
      }
    }

    glide(from, to, started) {
      const t = Math.min(1, (performance.now() - started) / FIT_MILLIS);
      const eased = t * (2 - t);
      const between = (one, other) => one + eased * (other - one);
      this.look({
        x: between(from.x, to.x),
        y: between(from.y, to.y),
        scale: t === 1 ? to.scale : from.scale * Math.pow(to.scale / from.scale, eased),
      });
      if (t < 1) {
        this.animation = requestAnimationFrame(() => this.glide(from, to, started));
      }
    }

    /**
     * Enlarges about a place on the screen, which stays where it is.
     *
     * @param {number} factor
     * @param {number[]} [place]
     */
    zoom(factor, [x, y] = [this.width / 2, this.height / 2]) {
      cancelAnimationFrame(this.animation);
      this.fitted = null;
      const [planeX, planeY] = this.toPlane([x, y]);
      const scale = this.scale * factor;
      this.look({
        x: planeX - (x - this.width / 2) / scale,
        y: planeY + (y - this.height / 2) / scale,
        scale,
      });
    }

    pan(dx, dy) {
      cancelAnimationFrame(this.animation);
      this.fitted = null;
      const { scale } = this;
      this.look({ x: this.x - dx / scale, y: this.y + dy / scale, scale });
    }
  }

  /**
   * Pans and zooms by mouse, touch, wheel and keys.
   *
   * @param {Camera} camera
   * @param {object} user
   * @param {() => number[]} user.box what 0 fits
   * @param {() => boolean} user.active whether gestures are for this camera
   * @param {() => ?number[]} [user.centre] what keys zoom about, if not the middle
   * @param {(event: PointerEvent) => ?{move: Function, end: Function, cancel: Function}} [user.press]
   *     what a press of the first button begins, instead of panning; end learns whether it was a click
   */
  function attachGestures(camera, { box, active, centre = () => null, press = () => null }) {
    const { svg } = camera;
    const fingers = new Map();
    let held = false;
    let drag = null;

    function begin(event) {
      if (!active() || event.target.closest("[data-button]")) {
        return;
      }
      svg.setPointerCapture(event.pointerId);
      svg.focus({ preventScroll: true });
      fingers.set(event.pointerId, camera.pointer(event));
      if (fingers.size === 1) {
        const action = event.button === 0 && !held ? press(event) : null;
        drag = { action, start: camera.pointer(event), moved: false };
      } else if (drag) {
        cancel();
      }
    }

    function move(event) {
      const before = fingers.get(event.pointerId);
      if (!before) {
        return;
      }
      const now = camera.pointer(event);
      if (fingers.size === 2) {
        pinch(event.pointerId, before, now);
      } else if (drag) {
        const { start } = drag;
        drag.moved = drag.moved || Math.hypot(now[0] - start[0], now[1] - start[1]) > STEADY;
        if (drag.action && drag.action.move) {
          if (drag.moved) {
            drag.action.move(now);
          }
        } else if (drag.moved) {
          camera.pan(now[0] - before[0], now[1] - before[1]);
        } else {
          return;
        }
      }
      fingers.set(event.pointerId, now);
    }

    function pinch(id, before, now) {
      const other = [...fingers].find(([key]) => key !== id)[1];
      const span = (one) => Math.max(1, Math.hypot(one[0] - other[0], one[1] - other[1]));
      const middle = [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2];
      camera.pan((now[0] - before[0]) / 2, (now[1] - before[1]) / 2);
      camera.zoom(span(now) / span(before), middle);
    }

    function end(event) {
      if (fingers.delete(event.pointerId) && fingers.size === 0 && drag) {
        const { action, moved } = drag;
        drag = null;
        if (action) {
          action.end(!moved, event);
        }
      }
    }

    function cancel() {
      if (drag && drag.action && drag.action.cancel) {
        drag.action.cancel();
      }
      drag = null;
    }

    function lost(event) {
      cancel();
      fingers.delete(event.pointerId);
    }

    function wheel(event) {
      if (active()) {
        event.preventDefault();
        const pixels = event.deltaY * (event.deltaMode === 0 ? 1 : 16);
        const slow = event.ctrlKey ? 100 : 600;
        camera.zoom(Math.exp(-pixels / slow), camera.pointer(event));
      }
    }

    function key(event) {
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!active() || !plain || event.defaultPrevented) {
        return;
      }
      const actions = {
        "+": () => camera.zoom(ZOOM, centre() || undefined),
        "=": () => camera.zoom(ZOOM, centre() || undefined),
        "-": () => camera.zoom(1 / ZOOM, centre() || undefined),
        0: () => camera.fit(box(), true),
      };
      const direction = event.target === svg && event.shiftKey && DIRECTIONS[event.key];
      if (direction) {
        camera.pan(-40 * direction[0], 40 * direction[1]);
      } else if (actions[event.key]) {
        actions[event.key]();
      } else {
        return;
      }
      event.preventDefault();
    }

    svg.style.touchAction = "none";
    svg.addEventListener("pointerdown", begin);
    svg.addEventListener("pointermove", move);
    svg.addEventListener("pointerup", end);
    svg.addEventListener("pointercancel", lost);
    svg.addEventListener("wheel", wheel, { passive: false });
    svg.addEventListener("keydown", key);
    // The focus goes where the press was meant for, not to what happens to lie on top there.
    svg.addEventListener("mousedown", (event) => active() && event.preventDefault());
    svg.addEventListener("contextmenu", (event) => event.preventDefault());
    const hold = (down) => (event) => {
      if (event.key === " ") {
        held = down && svg.contains(event.target);
        if (held) {
          event.preventDefault();
        }
        svg.classList.toggle("held", held);
      }
    };
    addEventListener("keydown", hold(true));
    addEventListener("keyup", hold(false));
  }

  /** Shows a scene in space instead of the flat picture; returns whether the scene is one. */
  function showsSpace(camera, layers) {
    const { state } = certigjk;
    const spatial = state.dimension() === 3;
    layers.flat.style.display = spatial ? "none" : "";
    layers.space.style.display = spatial ? "" : "none";
    if (spatial && certigjk.space) {
      certigjk.space.draw(camera.svg, state.shown(), state);
    }
    return spatial;
  }

  certigjk.camera = { Camera, attachGestures, boxAround, showsSpace, DIRECTIONS };
})();
