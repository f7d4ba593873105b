/** The examples: their menu, and the text beside the one that is shown. */
"use strict";
(() => {
  const certigjk = (globalThis.certigjk ??= {});

  /**
   * @typedef {{id: string, title: string, group: string, text: string, claim: ?string, source: ?string, link: ?string, scene: string, step: number}} Preset
   * @typedef {{id: string, place: string, reading: string, says: string, given: string, holds: string, known: string, finding: string}} Claim
   */

  /** Written from Java and the ledger. */
  const { presets, claims } = /** @type {{presets: Preset[], claims: Claim[]}} */ (certigjk.presetData);

  /** The example that was shown last, and its text with the numbers of its run. */
  let shown = /** @type {?{preset: Preset, text: string}} */ (null);

  /** Whether the scene is no longer that of the example. */
  let edited = false;

  let dismissed = false;

  const byId = (id) => certigjk.html.byId(id);

  // The menu.

  function fillMenu() {
    const { element } = certigjk.html;
    const menu = byId("preset");
    menu.replaceChildren(element("option", { value: "" }, "Your own scene"));
    for (const group of new Set(presets.map((preset) => preset.group))) {
      const members = presets.filter((preset) => preset.group === group);
      const options = members.map((preset) => element("option", { value: preset.id }, preset.title));
      menu.append(element("optgroup", { label: group }, ...options));
    }
    menu.addEventListener("change", () => choose(menu.value));
  }

  /** @param {string} id of a preset; the empty one keeps the scene and puts the text away */
  function choose(id) {
    const preset = presets.find((one) => one.id === id);
    dismissed = preset === undefined;
    if (preset !== undefined) {
      certigjk.state.load(preset.scene, { step: preset.step });
    }
    showText();
  }

  // The text.

  /**
   * @param {string} text with names such as {exact.distance}
   * @param {object} view
   * @returns {string} the text with what the view has under these names
   */
  function withNumbers(text, view) {
    return text.replace(/\{([A-Za-z.]+)\}/g, (whole, name) => {
      const value = name.split(".").reduce((part, key) => (part ? part[key] : undefined), view);
      return value === undefined || value === null ? "–" : numeral(value);
    });
  }

  /** A fraction as it is; a root, which has no numeral, and a long one as a decimal. */
  function numeral(value) {
    if (typeof value !== "object") {
      return String(value);
    }
    const { exact, decimal } = value;
    const short = exact.length <= 14 && !exact.startsWith("√");
    return (short ? exact : `about ${decimal}`).replace(/-/g, "−");
  }

  /**
   * Finds out which example the settled scene is, if any.
   *
   * @param {{fit: boolean}} detail fit: the scene was loaded, not edited
   */
  function recognise({ fit }) {
    const { view } = certigjk.state;
    const own = view !== null && certigjk.state.trace === null;
    const preset = own ? presets.find((one) => one.scene === view.scene) : undefined;
    edited = preset === undefined;
    if (edited && fit) {
      shown = null;
    }
    if (preset !== undefined && (shown === null || shown.preset !== preset)) {
      dismissed = false;
      shown = { preset, text: withNumbers(preset.text, view) };
    }
    byId("preset").value = edited ? "" : preset.id;
    showText();
  }

  function showText() {
    const panel = byId("preset-text");
    panel.hidden = shown === null || dismissed;
    if (panel.hidden) {
      return;
    }
    const { element } = certigjk.html;
    const { preset, text } = shown;
    const close = element("button", { type: "button", class: "close", "aria-label": "Put this text away", title: "Put this text away", onclick: dismiss }, "×");
    const title = element("h2", {}, preset.title, edited ? element("span", { class: "edited" }, " (edited)") : null);
    panel.replaceChildren(element("div", { class: "preset-head" }, title, close), ...(edited ? aboutExample(preset, text) : about(preset, text)));
  }

  /** @param {Preset} preset @param {string} text */
  function about(preset, text) {
    const { element } = certigjk.html;
    return [
      element("p", {}, text),
      ...(preset.claim ? [claim(claims.find(({ id }) => id === preset.claim))] : []),
      ...(preset.source ? [source(preset)] : []),
    ];
  }

  /** The text speaks of the example's own scene, and stands there as what it is. */
  function aboutExample(preset, text) {
    const { element } = certigjk.html;
    return [
      element("details", {}, element("summary", {}, "What the example says of its own scene"), ...about(preset, text)),
      element("button", { type: "button", class: "back", onclick: () => choose(preset.id) }, "Back to the example"),
    ];
  }

  /**
   * What a paper says, and whether it holds, in the words of the ledger.
   *
   * @param {Claim} known
   */
  function claim(known) {
    const { element } = certigjk.html;
    const row = (name, ...words) => [element("dt", {}, name), element("dd", {}, ...words)];
    const held = element("summary", {}, element("b", {}, known.holds), ` (${known.known})`);
    return element(
      "dl",
      { class: "claim" },
      ...row(`${known.place} (${known.reading})`, known.says),
      ...(known.given ? row("Given", known.given) : []),
      ...row("Does it hold?", element("details", {}, held, known.finding))
    );
  }

  /** @param {Preset} preset */
  function source(preset) {
    const { element } = certigjk.html;
    const name = preset.link ? element("a", { href: preset.link, rel: "noreferrer" }, preset.source) : preset.source;
    return element("p", { class: "source" }, "Source: ", name);
  }

  function dismiss() {
    dismissed = true;
    showText();
    byId("preset").focus();
  }

  // Addresses that name an example.

  /** Writes the scene of the example into an address that ends with #preset=id. */
  function expandAddress() {
    const name = /^#preset=([^&]*)$/.exec(location.hash);
    if (name === null) {
      return;
    }
    const preset = presets.find((one) => one.id === name[1]);
    if (preset === undefined) {
      const text = `No example is called “${name[1].slice(0, 60)}”. All are in the menu “Example”.`;
      setTimeout(() => certigjk.message(text, "error"), 0); // a scene that is loaded puts messages away
    }
    const scene = preset ? `${preset.scene}&step=${preset.step}` : certigjk.state.view ? certigjk.state.text() : "";
    history.replaceState(null, "", `#${scene}`);
  }

  /** Runs before the scene of the address is loaded, at the start and when the address changes. */
  function start() {
    fillMenu();
    certigjk.state.subscribe((what, detail) => what === "view" && recognise(detail));
    window.addEventListener("hashchange", expandAddress);
    expandAddress();
  }

  certigjk.presets = { start, choose };
})();
