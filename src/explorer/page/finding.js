/** What a referee found about the bodies that are shown: the engine's answer beside the exact one. */
"use strict";
(() => {
  const certigjk = (globalThis.certigjk ??= {});
  const { element, paragraph, headings, byId } = certigjk.html;

  /**
   * @typedef {{engine: string, settings: string, id: string, comment: string, flags: string[],
   *   says: string[], heads: string[], rows: string[][]}} Finding
   */

  /** @returns {?Finding} what the JSON of an address says; null if it is no finding */
  function read(json) {
    try {
      const found = JSON.parse(json);
      const texts = (list) => (Array.isArray(list) ? list.map(String) : []);
      return {
        engine: String(found.engine ?? "an engine"),
        settings: String(found.settings ?? ""),
        id: String(found.id ?? ""),
        comment: String(found.comment ?? ""),
        flags: texts(found.flags),
        says: texts(found.says),
        heads: texts(found.heads),
        rows: (Array.isArray(found.rows) ? found.rows : []).map(texts),
      };
    } catch (e) {
      return null;
    }
  }

  function show() {
    const finding = certigjk.state.finding === null ? null : read(certigjk.state.finding);
    byId("finding").hidden = finding === null;
    byId("finding").replaceChildren(...(finding ? parts(finding) : []));
  }

  /** @param {Finding} finding */
  function parts({ engine, settings, id, comment, flags, says, heads, rows }) {
    const about = [settings && `settings ${settings}`, comment, flags.join(", ")].filter((text) => text);
    return [
      element("h2", {}, `Finding: ${engine}`),
      paragraph("id", element("code", {}, id)),
      ...(about.length > 0 ? [paragraph("description", about.join("; "))] : []),
      ...says.map((text) => paragraph("", sentence(text))),
      element(
        "div",
        { class: "wide", tabindex: 0, role: "region", "aria-label": "What the engine answered" },
        element(
          "table",
          {},
          headings("", "exact", ...heads),
          element("tbody", {}, ...rows.map(row)),
        ),
      ),
      paragraph("description", "So the address says; what this page computes of the same bodies is below."),
    ];
  }

  const sentence = (text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

  const row = ([what, ...cells]) =>
    element("tr", {}, element("th", { scope: "row" }, what), ...cells.map((cell) => element("td", {}, cell)));

  function start() {
    certigjk.state.subscribe((what) => what === "view" && show());
  }

  certigjk.finding = { start };
})();
