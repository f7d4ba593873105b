// What the page shows: the scene, what the core says of it, and which step is looked at.
"use strict";

(() => {
  const certigjk = (globalThis.certigjk = globalThis.certigjk || {});
  const { DEFAULTS, sceneText, sceneOf, partsOf, dimensionOf, decimalsIn, traceText, traceIn } =
    certigjk.sceneText;

  /** A full exploration that takes less than this is made at every frame of a drag. */
  const QUICK_MILLIS = 4;

  const GRID = /^[1-9][0-9]{0,8}(\/[1-9][0-9]{0,8})?$/;

  /** @type {Array<(what: string, detail: object) => void>} */
  const listeners = [];

  /** Texts of the scenes before and after this one; `at` is the place of this one. */
  const history = { texts: [], at: -1 };

  let lastGood = /** @type {Scene} */ ({ a: [], b: [], ...DEFAULTS });
  let exploreMillis = Infinity;
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
    step: 0,
    grid: "1/4",
    /** The body that a new point joins. */
    body: "a",
    set,
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

  function runOf(view) {
    return view ? view.chosen || view.exact || null : null;
  }

  /** The run that is shown and the state of it that is looked at; none while only the distance is live. */
  function lookedAt() {
    const run = runOf(state.shown());
    const k = run ? Math.min(state.step, run.states.length - 1) : 0;
    return { run, k, step: run ? run.states[k] : null };
  }

  /** The scene with what the page remembers: the fragment of the address. */
  function text() {
    if (state.trace !== null) {
      return `${traceText(state.trace)}&step=${state.step}`;
    }
    return `${sceneText(state.scene)}&grid=${state.grid}&step=${state.step}`;
  }

  // Asking the core.

  function ask(answer) {
    const started = performance.now();
    let view;
    try {
      view = JSON.parse(answer());
    } catch (e) {
      view = { error: { part: "script", message: `it failed on this scene (${e.message})` } };
    }
    return { view, millis: performance.now() - started };
  }

  /**
   * Explores a scene, also one with a missing body: then the other body stands in for it.
   *
   * @param {Scene} scene
   * @param {string} [written] the text that the scene was read from, if the core has not seen it yet
   */
  function explore(scene, written) {
    if (scene.a.length === 0 && scene.b.length === 0) {
      return { scene, view: null, partial: null };
    }
    const complete = scene.a.length > 0 && scene.b.length > 0;
    const a = complete ? scene.a : scene.a.concat(scene.b);
    const b = complete ? scene.b : a;
    const text = complete && written ? written : sceneText({ ...scene, a, b }) + decimalsIn(written);
    const answer = ask(() => certigjk.core.explore(text));
    if (answer.view.error) {
      return { error: answer.view.error };
    }
    const canonical = sceneOf(answer.view.scene);
    if (complete) {
      const { decimals } = answer.view;
      return { scene: canonical, view: answer.view, partial: null, decimals, millis: answer.millis };
    }
    return {
      scene: {
        ...canonical,
        a: scene.a.length > 0 ? canonical.a : [],
        b: scene.b.length > 0 ? canonical.b : [],
      },
      view: null,
      partial: partOf(answer.view, scene),
    };
  }

  /** What the core says of a recorded run and of its bodies. */
  function replay(trace) {
    const { view } = ask(() => certigjk.core.trace(trace));
    return view.error
      ? view
      : { scene: sceneOf(view.scene), view, partial: null, decimals: view.decimals };
  }

  /** The picture of the one body that has points. */
  function partOf(view, scene) {
    const nothing = { points: [], hull: [], edges: [] };
    return {
      dimension: view.dimension,
      picture: {
        a: scene.a.length > 0 ? view.picture.a : nothing,
        b: scene.b.length > 0 ? view.picture.b : nothing,
        difference: nothing,
        closest: null,
      },
    };
  }

  /** What can be said within a frame: all, if the last time it was quick; else picture and distance. */
  function glance(scene) {
    if (scene.a.length === 0 || scene.b.length === 0) {
      const explored = explore(scene);
      return explored.error ? explored : explored.partial;
    }
    if (exploreMillis < QUICK_MILLIS) {
      const explored = explore(scene);
      if (explored.error) {
        return explored;
      }
      exploreMillis = explored.millis;
      const { claim, squaredDistance, distance } = explored.view.exact;
      return { ...explored.view, claim, squaredDistance, distance };
    }
    return ask(() => certigjk.core.live(sceneText(scene))).view;
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
    const { step, grid, body, ...parts } = change;
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

  /** Makes a scene the one that is shown, and the last good one. */
  function settle(scene, { step, fit = false, past = false, written, trace = null } = {}) {
    cancelAnimationFrame(frame);
    frame = 0;
    waiting = null;
    state.live = null;
    const explored = trace === null ? explore(scene, written) : replay(trace);
    if (explored.error) {
      state.scene = lastGood;
      notify("view", { fit: false });
      report(explored.error);
      return false;
    }
    const wasLast = state.view !== null && state.step > 0 && state.step === lastStep();
    state.scene = lastGood = explored.scene;
    state.view = explored.view;
    state.trace = trace;
    state.partial = explored.partial;
    state.decimals = explored.decimals || { rounded: 0 };
    state.written = state.decimals.rounded > 0 ? written : null;
    exploreMillis = explored.millis === undefined ? exploreMillis : explored.millis;
    state.step = clamp(step === undefined ? (wasLast ? Infinity : state.step) : step);
    if (!past) {
      record(trace === null ? sceneText(explored.scene) : traceText(trace));
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
    try {
      trace = traceIn(plain);
      plain = trace === null ? decodeURIComponent(plain) : plain;
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
    if (!settle(scene, { step, fit: true, written: plain })) {
      return false;
    }
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
      settle(sceneOf(sceneText), { past: true, trace: traceIn(sceneText) });
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
