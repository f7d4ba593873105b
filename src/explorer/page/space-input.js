// What pointers and keys do with a picture of bodies in space: turning, zooming, holding a vertex.
"use strict";

(() => {
  const certigjk = (globalThis.certigjk ??= {});

  const KEY_TURN = Math.PI / 24;
  const KEY_ZOOM = 1.25;
  /** Radians per pixel of a drag. */
  const DRAG_TURN = 0.008;

  /**
   * @param {object} pane one of the two pictures
   * @param {{isSpatial: Function, turn: Function, zoom: Function, reset: Function, redraw: Function, isEditable: boolean}} eye
   */
  function listen(pane, eye) {
    const { svg, fingers } = pane;
    const on = (name, action, options) =>
      svg.addEventListener(name, (event) => eye.isSpatial() && action(event), options);
    on("pointerdown", (event) => {
      svg.setPointerCapture(event.pointerId);
      svg.focus({ preventScroll: true });
      release(pane);
      const at = pane.camera.pointer(event);
      fingers.set(event.pointerId, at);
      const mayHold = eye.isEditable && fingers.size === 1 && event.button === 0 && pane.view;
      pane.held = mayHold ? certigjk.spaceEdit.press(event, at, pane.view) : null;
      eye.redraw();
    });
    on("pointermove", (event) => move(pane, event, eye));
    const up = (event) => {
      fingers.delete(event.pointerId);
      release(pane);
    };
    on("pointerup", up);
    on("pointercancel", up);
    on("wheel", (event) => wheel(event, eye), { passive: false });
    on("keydown", (event) => key(event, eye));
    on("dblclick", eye.reset);
  }

  /** Lets a vertex go. */
  function release(pane) {
    const { held } = pane;
    pane.held = null;
    if (held) {
      held.end();
    }
  }

  /** One finger turns, or drags what it holds; two zoom. */
  function move(pane, event, { turn, zoom }) {
    const { fingers } = pane;
    const before = fingers.get(event.pointerId);
    if (!before) {
      return;
    }
    const now = pane.camera.pointer(event);
    fingers.set(event.pointerId, now);
    if (pane.held) {
      pane.held.move(now, event);
    } else if (fingers.size === 1) {
      turn((now[0] - before[0]) * DRAG_TURN, (now[1] - before[1]) * DRAG_TURN);
    } else if (fingers.size === 2) {
      const other = [...fingers].find(([id]) => id !== event.pointerId)[1];
      const span = (one) => Math.max(1, Math.hypot(one[0] - other[0], one[1] - other[1]));
      zoom(span(now) / span(before));
    }
  }

  function wheel(event, { zoom }) {
    event.preventDefault();
    const pixels = event.deltaY * (event.deltaMode === 0 ? 1 : 16);
    zoom(Math.exp(-pixels / (event.ctrlKey ? 100 : 600)));
  }

  function key(event, { turn, zoom, reset, isEditable }) {
    const actions = {
      ArrowLeft: () => turn(-KEY_TURN, 0),
      ArrowRight: () => turn(KEY_TURN, 0),
      ArrowUp: () => turn(0, -KEY_TURN),
      ArrowDown: () => turn(0, KEY_TURN),
      "+": () => zoom(KEY_ZOOM),
      "=": () => zoom(KEY_ZOOM),
      "-": () => zoom(1 / KEY_ZOOM),
      0: reset,
      ...(isEditable ? certigjk.spaceEdit.keys : {}),
    };
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented;
    if (plain && Object.hasOwn(actions, event.key)) {
      actions[event.key]();
      event.preventDefault();
    }
  }

  certigjk.spaceInput = { listen };
})();
