/** Numbers, loop and sub-algorithm of the run: what there is to choose, and what it promises. */
"use strict";
(() => {
  const certigjk = (globalThis.certigjk ??= {});
  const { element, byId } = certigjk.html;

  /**
   * @typedef {{value: string, label: string, description: string, promise?: string, source?: string,
   *   usesSubAlgorithm?: boolean}} Choice
   */

  /** The selects, with the key of the scene and the list of core.settings() that belong to each. */
  const SELECTS = [
    { id: "field", key: "field", list: "fields" },
    { id: "loop", key: "loop", list: "loops" },
    { id: "sub-algorithm", key: "sub", list: "subAlgorithms" },
  ];

  /** @type {Object<string, Choice[]>} by key of the scene */
  const choices = {};

  /**
   * @param {string} key field, loop or sub
   * @param {string} value
   * @returns {Choice|undefined}
   */
  function choice(key, value) {
    return (choices[key] || []).find((one) => one.value === value);
  }

  /** @returns {string} its name in words */
  function label(key, value) {
    const found = choice(key, value);
    return found ? found.label : value;
  }

  /** @returns {string} what made a run: loop and numbers, or the engine of a trace */
  function nameOf(run, trace) {
    return trace
      ? `Recorded: ${trace.engine}`
      : `${label("loop", run.loop)}, ${label("field", run.field)}`;
  }

  function show() {
    for (const { id, key } of SELECTS) {
      const value = certigjk.state.scene[key];
      byId(id).value = value;
      byId(`${id}-text`).replaceChildren(...about(choice(key, value)));
    }
    const loop = choice("loop", certigjk.state.scene.loop);
    const unused = loop !== undefined && loop.usesSubAlgorithm === false;
    byId("sub-algorithm").disabled = unused;
    if (unused) {
      byId("sub-algorithm-text").textContent = "This loop has its own.";
    }
  }

  /** @param {Choice|undefined} found */
  function about(found) {
    if (!found) {
      return [];
    }
    const line = (className, text) => element("span", { class: className }, text);
    return [
      line("what", found.description),
      ...(found.promise ? [line("promise", `Guarantee: ${found.promise}.`)] : []),
      ...(found.source ? [line("source", found.source)] : []),
    ];
  }

  function start() {
    const settings = JSON.parse(certigjk.core.settings());
    for (const { id, key, list } of SELECTS) {
      choices[key] = settings[list];
      byId(id).append(
        ...choices[key].map(({ value, label: text }) => element("option", { value }, text)),
      );
      byId(id).addEventListener("change", () => certigjk.state.set({ [key]: byId(id).value }));
    }
    certigjk.state.subscribe((what) => what === "view" && show());
  }

  certigjk.settings = { start, label, nameOf };
})();
