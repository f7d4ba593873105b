/** Going through the steps of a run: buttons, slider, keys, and what a step does in words. */
"use strict";
(() => {
  const certigjk = (globalThis.certigjk = globalThis.certigjk || {});
  const { byId, vectorText, numberText, typeset, pair, sign } = certigjk.html;

  const MILLIS_PER_STEP = 1200;

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
    timer = setInterval(playOne, MILLIS_PER_STEP);
    showPlaying();
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
    const { step } = certigjk.state;
    const steps = last();
    byId("step").max = String(steps);
    byId("step").value = String(step);
    byId("step").disabled = steps === 0;
    byId("step").setAttribute("aria-valuetext", `${step} of ${steps}`);
    byId("step-text").textContent = certigjk.state.view
      ? `Step ${step} of ${steps}`
      : "No steps yet";
    byId("first").disabled = byId("back").disabled = step === 0;
    byId("last").disabled = byId("forward").disabled = step >= steps;
    byId("play").disabled = steps === 0;
    byId("step-caption").textContent = caption();
  }

  /** @returns {string} what happens in this step */
  function caption() {
    const state = certigjk.state.states()[certigjk.state.step];
    if (!state) {
      return "A ⊖ B holds every difference a − b. It is drawn when A and B both have a point.";
    }
    const sentences = [...beginning(state), ...middle(state), ...(state.note ? [state.note] : [])];
    return sentences.join(" ");
  }

  function beginning(state) {
    if (state.k > 0 || state.simplex.length !== 1) {
      return [];
    }
    const v = `v = ${vectorText(state.v)} = ${pair(state.simplex[0].pair)}.`;
    return [certigjk.state.run().startsEmpty ? `W begins as ∅; this point only makes the first ${v}` : `W begins as one point, ${v}`];
  }

  function middle(state) {
    const { support, v } = state;
    if (!support) {
      return v.every((n) => sign(n) === 0)
        ? ["v = 0: the origin O lies in the hull of W, so A and B have a point in common."]
        : [];
    }
    const s = `s = ${vectorText(support.point)} = ${pair(support.pair)}`;
    return support.farthest === false
      ? [
          `${s} is where this loop looks next; it is not the point of A ⊖ B farthest in the direction −v.`,
        ]
      : [
          `${s} is the support point: of all A ⊖ B it lies farthest in the direction −v.`,
          aboutGap(state),
        ];
  }

  /** v·(v − s) says how far A ⊖ B reaches beyond the line through v, towards the origin. */
  function aboutGap(state) {
    const { gap } = state;
    const rounded = isRounded() ? ", as rounded" : "";
    switch (sign(gap)) {
      case 1:
        return `v·(v − s) ${equals(gap)} > 0${rounded}: A ⊖ B reaches nearer to O than v, ${next(state)}.`;
      case 0:
        return `v·(v − s) = 0${rounded}: nothing of A ⊖ B lies beyond the ${level()} through v, ${conclusion(state)}.`;
      case -1:
        return `v·(v − s) ${equals(gap)} < 0: v itself is not in A ⊖ B.`;
      default:
        return `v·(v − s) = ${numberText(gap)}: the numbers have left the range of the field.`;
    }
  }

  /** The digits of a rounded number may be too many to be shown. */
  const equals = (n) => (numberText(n) === typeset(n.exact) || n.exact.includes("/") ? "= " : "≈ ") + numberText(n);

  /** The points x with v·x = v·v. */
  const level = () => (certigjk.state.dimension() === 3 ? "plane" : "line");

  const isRounded = () => certigjk.state.run().field !== "rational";

  function next({ k, simplex, support }) {
    const isInW = simplex.some((member) => pair(member.pair) === pair(support.pair));
    return isInW
      ? "yet s is in W already"
      : k < last()
        ? "and s joins W"
        : "yet the loop stops here";
  }

  /** A loop that leaves the hull of W has weights below 0. */
  function conclusion({ simplex }) {
    if (simplex.some((member) => sign(member.weight) < 0)) {
      return "but v is not in A ⊖ B: a weight is negative";
    }
    return isRounded()
      ? "and v counts as the point nearest to O"
      : "so v is the point nearest to O";
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
