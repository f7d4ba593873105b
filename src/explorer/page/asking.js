// What the core says of a scene: all of it, the words about a step, or what can be said within a frame.
"use strict";

(() => {
  const certigjk = (globalThis.certigjk ??= {});
  const { sceneText, sceneOf, decimalsIn } = certigjk.sceneText;

  /** A full exploration that takes less than this, with its words, is made at every frame of a drag. */
  const QUICK_MILLIS = 14;

  /** One that took longer is thought to be so much quicker at each frame without, and so is tried again. */
  const HOPE = 0.98;

  /** The script is compiled while it runs: so many explorations make the first drag quick. */
  const WARM_UP = 4;

  /** How long the last exploration took. */
  let exploreMillis = Infinity;

  /** How long it took to say in words what is true of a step. */
  let wordsMillis = 0;

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
    const shape = scene[scene.a.length > 0 ? "shape-a" : "shape-b"];
    const standing = complete ? scene : { ...scene, a, b, "shape-a": shape, "shape-b": shape };
    const text = complete && written ? written : sceneText(standing) + decimalsIn(written);
    const answer = ask(() => certigjk.core.explore(text));
    if (answer.view.error) {
      return { error: answer.view.error };
    }
    const canonical = sceneOf(answer.view.scene);
    if (complete) {
      exploreMillis = answer.millis;
      return { scene: canonical, view: answer.view, partial: null, decimals: answer.view.decimals };
    }
    return {
      scene: {
        ...canonical,
        "shape-a": scene["shape-a"],
        "shape-b": scene["shape-b"],
        a: scene.a.length > 0 ? canonical.a : [],
        b: scene.b.length > 0 ? canonical.b : [],
      },
      view: null,
      partial: partOf(answer.view, scene),
    };
  }

  /** What is true in words of a step, and what the sub-algorithm did there. */
  function inWords(scene, k) {
    const { view, millis } = ask(() => certigjk.core.words(scene, k, k + 1));
    wordsMillis = millis;
    return view.words ? view.words[0] : { sentences: [{ text: `The script ${view.error.message}.` }] };
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

  /** What can be said within a frame: all, if the last time it was quick; else what is drawn, and the distance. */
  function glance(scene) {
    if (scene.a.length === 0 || scene.b.length === 0) {
      const explored = explore(scene);
      return explored.error ? explored : explored.partial;
    }
    if (exploreMillis + wordsMillis < QUICK_MILLIS) {
      const explored = explore(scene);
      if (explored.error) {
        return explored;
      }
      const { claim, squaredDistance, distance } = explored.view.exact;
      return { ...explored.view, claim, squaredDistance, distance };
    }
    exploreMillis *= HOPE;
    wordsMillis *= HOPE;
    return ask(() => certigjk.core.live(sceneText(scene))).view;
  }

  /**
   * Explores the scene that is shown some times when nothing else is to be done.
   *
   * @param {() => ?object} shown the view, if there is time
   */
  function warmUp(shown, rounds = WARM_UP) {
    const idle = globalThis.requestIdleCallback || ((action) => setTimeout(action, 50));
    idle(() => {
      const view = shown();
      if (view && rounds > 0 && exploreMillis > QUICK_MILLIS / 4) {
        exploreMillis = ask(() => certigjk.core.explore(view.scene)).millis;
        warmUp(shown, rounds - 1);
      }
    });
  }

  certigjk.asking = { ask, explore, inWords, replay, glance, warmUp };
})();
