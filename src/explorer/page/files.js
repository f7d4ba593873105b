/** Loads pairs and results from JSON files, by drop and from the clipboard; saves the result. */
"use strict";
(() => {
  const certigjk = (globalThis.certigjk ??= {});
  const { parse, kind, Numeral, JsonError } = certigjk.json;

  const LARGEST_BYTES = 16 * 2 ** 20;
  const RESULT = "certigjk-result.json";

  /** The loop whose results the command line prints. */
  const OWN_LOOP = "strict-decrease";

  const PAIR = '{"a": [[0, 0], [1, 0]], "b": [[3, "1/3"]]}';
  const TRACE = /"certigjk-trace/;
  const FIELDS = ["rational", "double", "float"];
  const DIMENSIONS = [2, 3];

  /** The characters of numerals: no other may get into the text of a scene. */
  const NUMERAL = /^[0-9A-Fa-fxXpP.+/-]+$/;

  /** Says what is wrong with a file that is JSON. */
  class FileError extends Error {}

  function fail(reason) {
    throw new FileError(reason);
  }

  /**
   * Reads what the command line reads and prints: a pair, a result, a test vector; of JSON Lines
   * the first record.
   *
   * @param {string} text
   * @returns {{scene?: string, records?: number, error?: string}} scene: points, and the field if
   *     the record names one
   */
  function read(text) {
    try {
      const { record, records } = firstRecord(text.replace(/^\uFEFF/, ""));
      return { scene: sceneOf(record), records };
    } catch (e) {
      if (e instanceof JsonError) {
        return { error: `this is no JSON: ${e.message}` };
      }
      if (e instanceof FileError) {
        return { error: e.message };
      }
      throw e;
    }
  }

  /** The first record that is not the header of a file of test vectors, and how many there are. */
  function firstRecord(text) {
    if (text.trim() === "") {
      fail(`the text is empty; a pair is needed, such as ${PAIR}`);
    }
    if (text.startsWith("\u001f")) {
      fail("this is compressed; unpack it first, for example with gzip -d");
    }
    let { value, end } = parse(text);
    if (isHeader(value) && end < text.length) {
      ({ value, end } = parse(text, end));
    }
    if (!(value instanceof Map)) {
      fail(`${kind(value)} is no pair; a pair is an object, such as ${PAIR}`);
    }
    if (end < text.length && text.charAt(end) !== "{") {
      fail("there is more text after the pair; of several pairs each stands on a line of its own");
    }
    if (isHeader(value)) {
      fail("this is the header of test vectors, without vectors");
    }
    const more = text.slice(end).split("\n").filter((line) => line.trim() !== "");
    return { record: value, records: 1 + more.length };
  }

  function isHeader(value) {
    const format = value instanceof Map ? value.get("format") : null;
    return typeof format === "string" && format.startsWith("certigjk-vectors");
  }

  function sceneOf(record) {
    if (record.has("poseA") || record.has("poseB")) {
      fail("this test vector has poses, which the explorer does not apply; the same vectors without poses have ids without /posed");
    }
    const a = points(record, "a");
    const b = points(record, "b");
    if (a[0].length !== b[0].length) {
      fail(`b has dimension ${b[0].length}, but a has dimension ${a[0].length}`);
    }
    const field = record.get("field");
    const setting = FIELDS.includes(field) ? `&field=${field}` : "";
    return `a=${pointsText(a)}&b=${pointsText(b)}${setting}`;
  }

  function pointsText(points) {
    return points.map((point) => point.join(",")).join(";");
  }

  /** @returns {string[][]} the numerals of each point */
  function points(record, name) {
    const rows = record.get(name);
    if (rows === undefined) {
      fail(missing(record, name));
    }
    if (!Array.isArray(rows) || rows.length === 0) {
      fail(`${name} is ${Array.isArray(rows) ? "empty" : kind(rows)}: an array of points is needed, such as [[0, 0], [1, 0]]`);
    }
    return rows.map((row, i) => point(row, `${name}[${i}]`, i === 0 ? null : rows[0].length, `${name}[0]`));
  }

  function missing(record, name) {
    const error = record.get("error");
    if (error instanceof Map) {
      return `this record is an error, not a pair: ${String(error.get("message")).slice(0, 200)}`;
    }
    const hint = record.has("verdict") ? "print the result without --omit-input" : `a pair is ${PAIR}`;
    return `${name} is missing; ${hint}`;
  }

  function point(row, name, dimension, nameOfFirst) {
    if (!Array.isArray(row)) {
      fail(`${name} is ${kind(row)}: a point is needed, such as [0, "1/3"]`);
    }
    if (!DIMENSIONS.includes(row.length)) {
      fail(`${name} has dimension ${row.length}: the explorer shows the dimensions 2 and 3`);
    }
    if (dimension !== null && row.length !== dimension) {
      fail(`${name} has dimension ${row.length}, but ${nameOfFirst} has dimension ${dimension}`);
    }
    return row.map((value, k) => numeral(value, `${name}[${k}]`));
  }

  function numeral(value, name) {
    const text = value instanceof Numeral ? value.text : value;
    if (typeof text !== "string" || !NUMERAL.test(text)) {
      fail(`${name} is ${kind(value)}: a number, or a string such as "1/3", is needed`);
    }
    return text;
  }

  // Loading.

  /** Shows the first trace of a text. */
  function showTrace(text, name) {
    let first = text;
    try {
      first = text.slice(0, parse(text).end).trim();
    } catch (e) {
      // the core says what is wrong
    }
    if (certigjk.state.load(`trace=${encodeURIComponent(first)}`)) {
      certigjk.message(`Shown: the recorded run of ${name}, beside the exact one.`, "info");
    }
  }

  /**
   * Shows what a text holds, or lets one choose from many records.
   *
   * @param {string} text
   * @param {string} name where it comes from, for messages
   */
  function show(text, name) {
    const records = certigjk.records.split(text);
    if (records) {
      certigjk.records.open(records, name);
    } else {
      certigjk.records.close();
      showOne(text, name);
    }
  }

  /**
   * Shows a record. A text with an error changes nothing and is complained of.
   *
   * @param {string} text
   * @param {string} name where it comes from, for messages
   * @param {{at: number, count: number}} [place] which of several records it is
   */
  function showOne(text, name, place) {
    if (TRACE.test(text)) {
      showTrace(text, name);
      return;
    }
    const found = read(text);
    if (found.error) {
      certigjk.message(`${name}: ${found.error}`, "error");
      return;
    }
    const { field, loop, sub } = certigjk.state.scene;
    const settings = `${found.scene.includes("&field=") ? "" : `&field=${field}`}&loop=${loop}&sub=${sub}`;
    if (certigjk.state.load(`${found.scene}${settings}&grid=${certigjk.state.grid}`)) {
      const many = place ? place.count : found.records;
      const more = many > 1 ? `, ${place && place.at > 0 ? `record ${place.at + 1}` : "the first"} of ${many} records` : "";
      certigjk.message(`Shown: the pair of ${name}${more}.`, "info");
    }
  }

  /** @param {File} file */
  async function open(file) {
    const name = file.name.length <= 40 ? file.name : file.name.slice(0, 37) + "…";
    if (file.size > LARGEST_BYTES) {
      certigjk.message(`${name} has ${Math.round(file.size / 2 ** 20)} MiB; the explorer takes up to ${LARGEST_BYTES / 2 ** 20}.`, "error");
      return;
    }
    try {
      show(await file.text(), name);
    } catch (e) {
      certigjk.message(`${name} cannot be read: ${e.message}`, "error");
    }
  }

  function pasted(event) {
    const text = event.clipboardData ? event.clipboardData.getData("text").trim() : "";
    const isField = event.target instanceof Element && event.target.closest("input, textarea, select");
    if (isField || !text) {
      return;
    }
    const scene = text.slice(text.indexOf("#") + 1);
    if (text.startsWith("{")) {
      show(text, "the clipboard");
    } else if (/(^|&)a=/.test(scene)) {
      certigjk.state.load(scene);
    } else {
      certigjk.message(`What was pasted is neither an address of a scene nor a pair such as ${PAIR}.`, "error");
    }
  }

  // Saving.

  function save() {
    if (!certigjk.state.view) {
      certigjk.message("There is nothing to save yet: A and B need a point each.", "info");
      return;
    }
    if (certigjk.state.view.round) {
      certigjk.message("A result has no place for balls and cones. Share copies the address of the scene, which has them.", "info");
      return;
    }
    const line = certigjk.core.result(certigjk.state.view.scene);
    certigjk.export.download(RESULT, "application/json", line);
    const what = certigjk.state.scene.loop === OWN_LOOP ? "Saved" : "Saved the exact run, for a result has no place for the loop shown,";
    certigjk.message(`${what} as ${RESULT}; “certigjk check ${RESULT}” checks it.`, "info");
  }

  function hasFiles(event) {
    return event.dataTransfer !== null && event.dataTransfer.types.includes("Files");
  }

  function start() {
    const input = document.getElementById("file");
    document.getElementById("load").addEventListener("click", () => input.click());
    document.getElementById("save").addEventListener("click", save);
    input.addEventListener("change", () => {
      if (input.files.length > 0) {
        open(input.files[0]);
      }
      input.value = ""; // so that the same file can be chosen again
    });
    document.addEventListener("dragover", (event) => hasFiles(event) && event.preventDefault());
    document.addEventListener("drop", (event) => {
      if (hasFiles(event)) {
        event.preventDefault();
        open(event.dataTransfer.files[0]);
      }
    });
    document.addEventListener("paste", pasted);
  }

  certigjk.files = { start, read, showOne };
})();
