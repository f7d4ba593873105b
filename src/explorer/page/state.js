// What the page shows: the scene, what the core says of it, and which step is looked at.
"use strict";

(() => {
  const certigjk = (globalThis.certigjk ??= {});
  const { DEFAULTS, sceneText, sceneOf, partsOf, dimensionOf, traceText, traceIn } =
    certigjk.sceneText;
  const { bodiesText, findingIn, withoutFinding, findingText } = certigjk.sceneText;
  const { ask, explore, inWords, replay, glance, warmUp } = certigjk.asking;

  const GRID = /^[1-9][0-9]{0,8}(\/[1-9][0-9]{0,8})?$/;

  /** @type {Array<(what: string, detail: object) => void>} */
  const listeners = [];

  /** Texts of the scenes before and after this one; `at` is the place of this one. */
  const history = { texts: [], at: -1 };

  /** The states that have been looked at, each with what is said of it in words. */
  const words = new WeakMap();

  let lastGood = /** @type {Scene} */ ({ a: [], b: [], ...DEFAULTS });
  let waiting = /** @type {?Scene} */ (null);
  let frame = 0;
  let addressTimer = 0;

  const state = {
    scene: lastGood,
    /** What the core says of the scene; null while a body has no point. */
    view: null,
    /** While a point is dragged: what the core says of the scene at this moment. */
    live: null,
    /** While a body has no point: the picture of the other. */
    partial: null,
    /** How many decimals of the text of the scene are not the doubles that they were read as; the first of them. */
    decimals: { rounded: 0 },
    /** That text, if there are such decimals. */
    written: /** @type {?string} */ (null),
    /** The recorded run that is shown, as JSON, until the scene or the algorithm is changed. */
    trace: /** @type {?string} */ (null),
    /** What a referee found about these bodies, as JSON, until they are changed. */
    finding: /** @type {?string} */ (null),
    /** A subset of the step to be seen in A ⊖ B: its points, and the nearest of its affine hull. */
    looked: /** @type {?{members: object[], foot: ?object[]}} */ (null),
    /** The motion of A that is shown: a vector in fractions, or null. */
    ray: /** @type {?string} */ (null),
    step: 0,
    grid: "1/4",
    /** The body that a new point joins. */
    body: "a",
    set,
    look,
    finish,
    load,
    undo: () => travel(-1),
    redo: () => travel(1),
    canUndo: () => history.at > 0,
    canRedo: () => history.at + 1 < history.texts.length,
    text,
    subscribe: (listener) => listeners.push(listener),
    run: () => runOf(state.view),
    lookedAt,
    said,
    states: () => (state.view ? runOf(state.view).states : []),
    /** What to draw now: a live answer while dragging, else the settled view, else a part of it. */
    shown: () => state.live || state.view || state.partial,
    picture: () => (state.shown() ? state.shown().picture : null),
    dimension: () => dimensionOf(state.scene),
  };

  function notify(what, detail = {}) {
    for (const listener of listeners) {
      listener(what, detail);
    }
  }

  function report(error) {
    if (certigjk.message) {
      certigjk.message(error.part ? `${error.part}: ${error.message}` : error.message, "error");
    }
  }

  /** The run that is shown; of a live answer, what is drawn of it. */
  function runOf(view) {
    return view ? view.chosen || view.exact || view.moving || null : null;
  }

  /** The run that is shown and the state of it that is looked at. */
  function lookedAt() {
    const run = runOf(state.shown());
    const k = run ? Math.min(state.step, run.states.length - 1) : 0;
    return { run, k, step: run ? run.states[k] : null };
  }

  /** The state that is looked at, with what is said of it in words: of a recorded run it is there, while a point moves there may be nothing. */
  function said() {
    const { k, step } = lookedAt();
    const { scene } = state.shown() || {};
    if (!step || !scene || step.sentences) {
      return step;
    }
    if (!words.has(step)) {
      words.set(step, { ...step, ...inWords(scene, k) });
    }
    return words.get(step);
  }

  /** The scene with what the page remembers: the fragment of the address. */
  function text() {
    if (state.trace !== null) {
      return `${traceText(state.trace)}&step=${state.step}`;
    }
    const ray = state.ray === null ? "" : `&ray=${state.ray}`;
    return `${sceneText(state.scene)}&grid=${state.grid}&step=${state.step}${ray}${findingText(state.finding)}`;
  }

  // Changing the scene.

  /**
   * Changes some parts of the scene or of what the page remembers.
   *
   * @param {object} change any of a, b, field, loop, sub, step, grid, body
   * @param {{dragging?: boolean}} options dragging: more changes follow at once
   * @returns {boolean} whether the core accepts it; if not, a message is shown and nothing changes
   */
  function set(change, options = {}) {
    const { step, grid, body, ray, ...parts } = change;
    if (ray !== undefined) {
      state.ray = ray;
      notify("motion");
    }
    if (grid !== undefined || body !== undefined) {
      state.grid = grid === undefined ? state.grid : grid;
      state.body = body === undefined ? state.body : body;
      notify("settings");
    }
    if (Object.keys(parts).length > 0) {
      const next = { ...state.scene, ...parts };
      if (options.dragging) {
        drag(next);
      } else if (!settle(next, { step })) {
        return false;
      }
    } else if (step !== undefined) {
      show(step);
    }
    rememberInAddress();
    return true;
  }

  /** Shows a subset of the step in A ⊖ B, or no longer. */
  function look(subset) {
    state.looked = subset;
    notify("look");
  }

  function drag(next) {
    state.scene = waiting = next;
    if (frame === 0) {
      frame = requestAnimationFrame(dragFrame);
    }
  }

  function dragFrame() {
    frame = 0;
    const scene = waiting;
    if (!scene) {
      return;
    }
    const live = glance(scene);
    if (live && !live.error) {
      state.live = live;
      notify("scene");
    }
  }

  /** Ends a drag: the core says everything about the scene that is now there. */
  function finish() {
    if (waiting) {
      settle(waiting);
      rememberInAddress();
    }
  }

  /**
   * Makes a scene the one that is shown, and the last good one.
   *
   * @param {Scene} scene
   * @param {{step?: number, fit?: boolean, past?: boolean, written?: string, trace?: ?string, finding?: ?string}} [options]
   */
  function settle(scene, { step, fit = false, past = false, written, trace = null, finding = null } = {}) {
    cancelAnimationFrame(frame);
    frame = 0;
    waiting = null;
    state.live = null;
    state.looked = null;
    const explored = trace === null ? explore(scene, written) : replay(trace);
    if (explored.error) {
      state.scene = lastGood;
      notify("view", { fit: false });
      report(explored.error);
      return false;
    }
    const wasLast = state.view !== null && state.step > 0 && state.step === lastStep();
    const sameBodies = bodiesText(lastGood) === bodiesText(explored.scene);
    state.finding = finding || (sameBodies ? state.finding : null);
    state.scene = lastGood = explored.scene;
    state.view = explored.view;
    state.trace = trace;
    state.partial = explored.partial;
    state.decimals = explored.decimals || { rounded: 0 };
    state.written = state.decimals.rounded > 0 ? written : null;
    state.step = clamp(step === undefined ? (wasLast ? Infinity : state.step) : step);
    if (!past) {
      record(trace === null ? sceneText(explored.scene) + findingText(state.finding) : traceText(trace));
    }
    notify("view", { fit });
    return true;
  }

  /**
   * Shows the scene of a text. A text with an error leaves everything as it is and shows a message.
   *
   * @param {string} sceneText as in the address, with or without the #
   * @param {{step?: number}} options the step to show, instead of the one in the text
   */
  function load(sceneText, options = {}) {
    let plain = sceneText.replace(/^#/, "");
    let trace;
    let finding;
    try {
      trace = traceIn(plain);
      finding = trace === null ? findingIn(plain) : null;
      plain = trace === null ? decodeURIComponent(withoutFinding(plain)) : plain;
    } catch (e) {
      report({ part: "address", message: "a % is not followed by two hexadecimal digits" });
      return false;
    }
    const parts = partsOf(plain);
    if (trace !== null) {
      return settle(lastGood, { step: Number.parseInt(parts.step, 10) || 0, fit: true, trace });
    }
    const scene = sceneOf(plain);
    // A body without points is for drawing, and one draws in the plane.
    const drawable = (scene.a.length > 0 && scene.b.length > 0) || dimensionOf(scene) === 2;
    if (parts.a === undefined || parts.b === undefined || !drawable) {
      report(ask(() => certigjk.core.explore(plain)).view.error);
      return false;
    }
    const step = options.step === undefined ? Number.parseInt(parts.step, 10) || 0 : options.step;
    const before = state.ray;
    state.ray = parts.ray || null;
    if (!settle(scene, { step, fit: true, written: plain, finding })) {
      state.ray = before;
      return false;
    }
    warmUp(() => (state.live === null ? state.view : null));
    if (GRID.test(parts.grid || "")) {
      set({ grid: parts.grid });
    }
    rememberInAddress();
    return true;
  }

  // Steps.

  function lastStep() {
    return Math.max(0, state.states().length - 1);
  }

  function clamp(step) {
    return Math.max(0, Math.min(step, lastStep()));
  }

  function show(step) {
    const clamped = clamp(step);
    if (clamped !== state.step) {
      state.step = clamped;
      state.looked = null;
      notify("step");
    }
  }

  // The past, and the address.

  function record(sceneText) {
    if (history.texts[history.at] !== sceneText) {
      history.texts.splice(history.at + 1, Infinity, sceneText);
      history.at++;
    }
  }

  function travel(by) {
    const sceneText = history.texts[history.at + by];
    if (sceneText !== undefined) {
      history.at += by;
      const trace = traceIn(sceneText);
      const finding = trace === null ? findingIn(sceneText) : null;
      settle(sceneOf(withoutFinding(sceneText)), { past: true, trace, finding });
      rememberInAddress();
    }
  }

  /** Browsers refuse hundreds of changes of the address in a few seconds: so not at once. */
  function rememberInAddress() {
    clearTimeout(addressTimer);
    addressTimer = setTimeout(() => {
      try {
        globalThis.history.replaceState(null, "", `#${text()}`);
      } catch (e) {
        // A page that may not change its address still works; #share copies text().
      }
    }, 150);
  }

  certigjk.state = state;
})();
