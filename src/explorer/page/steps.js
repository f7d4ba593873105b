/** Going through the steps of a run: buttons, slider, keys, and what the core says of a step. */
"use strict";
(() => {
  const certigjk = (globalThis.certigjk ??= {});
  const { element, byId } = certigjk.html;

  const MILLIS_PER_STEP = 1200;

  /** How many times faster than that. */
  const SPEEDS = [0.25, 0.5, 1, 2, 4];

  /** While the run is played. */
  let timer = 0;

  const last = () => Math.max(0, certigjk.state.states().length - 1);

  /** @param {number} k */
  function go(k) {
    certigjk.state.set({ step: Math.max(0, Math.min(k, last())) });
  }

  function pause() {
    clearInterval(timer);
    timer = 0;
    showPlaying();
  }

  function play() {
    if (certigjk.state.step >= last()) {
      go(0);
    }
    tick();
    showPlaying();
  }

  /** From now on a step follows another at the speed that is chosen. */
  function tick() {
    clearInterval(timer);
    timer = setInterval(playOne, MILLIS_PER_STEP / Number(byId("speed").value));
  }

  function playOne() {
    go(certigjk.state.step + 1);
    if (certigjk.state.step >= last()) {
      pause();
    }
  }

  function toggle() {
    if (timer) {
      pause();
    } else if (last() > 0) {
      play();
    }
  }

  function showPlaying() {
    byId("play").classList.toggle("playing", timer !== 0);
    byId("play").setAttribute("aria-label", timer ? "Pause" : "Play");
  }

  function show() {
    const { k, run } = certigjk.state.lookedAt();
    const steps = run ? run.states.length - 1 : last();
    byId("step").max = String(steps);
    byId("step").value = String(k);
    byId("step").disabled = steps === 0;
    byId("step").setAttribute("aria-valuetext", `${k} of ${steps}`);
    byId("step-text").textContent = run ? `Step ${k} of ${steps}` : certigjk.state.live ? "Dragging" : "No steps yet";
    byId("first").disabled = byId("back").disabled = k === 0;
    byId("last").disabled = byId("forward").disabled = k >= steps;
    byId("play").disabled = steps === 0;
    byId("step-caption").textContent = caption();
  }

  /** @returns {string} what the core says of the state that is drawn: each sentence is a claim that holds there */
  function caption() {
    const { sentences } = certigjk.state.said() || {};
    if (sentences) {
      return sentences.map(({ text }) => text).join(" ");
    }
    return certigjk.state.live
      ? "While a point is dragged W, v and s are drawn. The words follow when it is dropped."
      : "A ⊖ B holds every difference a − b. It is drawn when A and B both have a point.";
  }

  /** Keys mean steps unless what has the focus uses them: a list goes up and down, not sideways. */
  function isTaken(key, target) {
    const within = (selector) => target instanceof Element && target.closest(selector) !== null;
    return (
      within("input, textarea, dialog, .point") ||
      (within("select") && key !== "ArrowLeft" && key !== "ArrowRight") ||
      (within("button, a") && key === " ")
    );
  }

  /** The keys that a remote control for lectures has. */
  const remote = {
    PageUp: () => go(certigjk.state.step - 1),
    PageDown: () => go(certigjk.state.step + 1),
  };

  /** @param {KeyboardEvent} event */
  function key(event) {
    const { key, target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTaken(key, target)) {
      return;
    }
    const moves = {
      ArrowLeft: () => go(certigjk.state.step - 1),
      ArrowRight: () => go(certigjk.state.step + 1),
      Home: () => go(0),
      End: () => go(last()),
      " ": toggle,
      ...(document.documentElement.classList.contains("projected") ? remote : {}),
    };
    if (Object.hasOwn(moves, key)) {
      event.preventDefault();
      if (key !== " ") {
        pause();
      }
      moves[key]();
    }
  }

  function start() {
    const moves = {
      first: () => go(0),
      back: () => go(certigjk.state.step - 1),
      forward: () => go(certigjk.state.step + 1),
      last: () => go(last()),
    };
    for (const [id, move] of Object.entries(moves)) {
      byId(id).addEventListener("click", () => {
        pause();
        move();
      });
    }
    byId("play").addEventListener("click", toggle);
    byId("speed").append(...SPEEDS.map((speed) => element("option", { value: String(speed) }, `${speed} ×`)));
    byId("speed").value = "1";
    byId("speed").addEventListener("change", () => timer && tick());
    byId("step").addEventListener("input", () => {
      pause();
      go(Number(byId("step").value));
    });
    document.addEventListener("keydown", key);
    certigjk.state.subscribe((what) => {
      if (what === "scene" || what === "view") {
        pause();
      }
      if (what !== "settings") {
        show();
      }
    });
    show();
  }

  certigjk.steps = { start };
})();
