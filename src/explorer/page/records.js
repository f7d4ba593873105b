/** Goes through the records of a file with many: pairs, results, test vectors, traces. */
"use strict";
(() => {
  const certigjk = (globalThis.certigjk ??= {});
  const { element, paragraph, byId } = certigjk.html;

  const HEADER = /^\{"format": ?"certigjk-vectors/;

  /** @type {string[]} */
  let lines = [];
  let name = "";
  let at = 0;

  /** The bodies of the record that is chosen, as the page has them. */
  let own = "";
  let isOwn = true;

  /** @returns {?string[]} the records of JSON Lines, without a header; null if it is another text */
  function split(text) {
    const all = text.split("\n").map((line) => line.trim()).filter((line) => line !== "");
    const records = all.filter((line, k) => k > 0 || !HEADER.test(line));
    const areLines = records.length > 1 && records.every((line) => line.startsWith("{") && line.endsWith("}"));
    return areLines ? records : null;
  }

  /** Lets one choose from these records; the first is shown. */
  function open(records, file) {
    lines = records;
    name = file;
    choose(0);
  }

  function close() {
    lines = [];
    show();
  }

  function choose(k) {
    at = Math.max(0, Math.min(lines.length - 1, k));
    own = bodiesOf(lines[at]);
    certigjk.files.showOne(lines[at], name, lines.length > 1 ? { at, count: lines.length } : undefined);
    isOwn = own === shown();
    show();
  }

  const shown = () => certigjk.sceneText.bodiesText(certigjk.state.scene);

  /** The bodies of a record as the core writes them; "" if they cannot be read. */
  function bodiesOf(line) {
    const { scene, error } = certigjk.files.read(line);
    const { a, b } = error ? { a: [], b: [] } : certigjk.sceneText.sceneOf(scene);
    const zero = (a[0] || []).map(() => "0").join(",");
    const written = (points) => certigjk.core.shift(points.map((point) => point.join(",")).join(";"), zero, zero);
    return zero === "" ? "" : `${written(a)}&${written(b)}`;
  }

  /** What the record says is said of its own bodies only. */
  function compare() {
    const before = isOwn;
    isOwn = own === shown();
    if (lines.length > 0 && isOwn !== before) {
      show();
    }
  }

  function show() {
    byId("records").hidden = lines.length === 0;
    byId("records").replaceChildren(...(lines.length > 0 ? [bar(), ...(isOwn ? about(lines[at]) : [others()])] : []));
  }

  function bar() {
    const button = (text, label, k) =>
      element("button", { type: "button", "aria-label": label, disabled: k < 0 || k >= lines.length, onclick: () => choose(k) }, text);
    const number = element("input", {
      type: "number",
      id: "record",
      min: 1,
      max: lines.length,
      value: at + 1,
      onchange: () => choose(Number(byId("record").value) - 1),
    });
    return element(
      "p",
      { class: "bar-of-records" },
      element("label", { for: "record" }, "Record"),
      button("◀", "The record before", at - 1),
      number,
      button("▶", "The next record", at + 1),
      `of ${lines.length}`,
    );
  }

  const others = () => paragraph("description", "The bodies that are shown are not those of this record.");

  /** What a test vector says of itself. */
  function about(line) {
    let record;
    try {
      record = certigjk.json.parse(line).value;
    } catch (e) {
      return []; // the message says what is wrong
    }
    const text = (key) => (typeof record.get(key) === "string" ? record.get(key) : "");
    const flags = Array.isArray(record.get("flags")) ? record.get("flags").join(", ") : "";
    const rest = [text("comment"), flags].filter((one) => one !== "").join("; ");
    return [
      ...(text("id") ? [paragraph("id", element("code", {}, text("id")))] : []),
      ...(rest ? [paragraph("description", rest)] : []),
    ];
  }

  /** certigjk explore gives the records of its file. */
  async function fetchRecords() {
    try {
      const answer = await fetch("records.jsonl");
      const found = split(await answer.text());
      if (answer.ok && found) {
        lines = found;
        name = "the file";
        own = bodiesOf(lines[0]);
        isOwn = own === shown();
        show();
      }
    } catch (e) {
      certigjk.message(`The other records of the file did not come: ${e.message}`, "error");
    }
  }

  function start() {
    certigjk.state.subscribe((what) => what === "view" && compare());
    if (new URLSearchParams(location.search).has("records")) {
      fetchRecords();
    }
  }

  certigjk.records = { start, split, open, close };
})();
