/** Reads JSON and keeps every number as it is spelled: JSON.parse would round it to a double. */
"use strict";
(() => {
  const certigjk = (globalThis.certigjk ??= {});

  const DEEPEST = 64;
  const BLANK = /[ \t\r\n]*/y;
  const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
  const PLAIN = /[^"\\\u0000-\u001f]*/y;
  const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
  const WORD = /[A-Za-z_]+/y;
  const WORDS = new Map([["true", true], ["false", false], ["null", null]]);

  /** A number, as it is spelled. */
  class Numeral {
    /** @param {string} text */
    constructor(text) {
      this.text = text;
    }
  }

  /** Says at which line and column a text is no JSON, and why. */
  class JsonError extends Error {}

  class Reader {
    /**
     * @param {string} text
     * @param {number} at where to begin
     */
    constructor(text, at) {
      this.text = text;
      this.at = at;
    }

    fail(reason) {
      const before = this.text.slice(0, this.at).split("\n");
      const column = before[before.length - 1].length + 1;
      throw new JsonError(`line ${before.length}, column ${column}: ${reason}`);
    }

    /** Takes what matches here. */
    take(pattern) {
      pattern.lastIndex = this.at;
      const match = pattern.exec(this.text);
      this.at += match ? match[0].length : 0;
      return match ? match[0] : "";
    }

    /** Returns the next character that is not blank, without taking it. */
    peek() {
      this.take(BLANK);
      return this.text.charAt(this.at);
    }

    unexpected(wanted) {
      const found = String.fromCodePoint(this.text.codePointAt(this.at) ?? 0);
      this.fail(
        this.at >= this.text.length
          ? `the text ends where ${wanted} should be`
          : `${JSON.stringify(found)} stands where ${wanted} should be`
      );
    }

    expect(character, wanted) {
      if (this.peek() !== character) {
        this.unexpected(wanted);
      }
      this.at++;
    }

    value(depth) {
      const first = this.peek();
      if (depth > DEEPEST) {
        this.fail(`more than ${DEEPEST} brackets are open`);
      }
      if (first === "{") {
        return this.object(depth);
      }
      if (first === "[") {
        return this.array(depth);
      }
      return first === '"' ? this.string() : this.scalar();
    }

    /** @returns {Map<string, *>} */
    object(depth) {
      const fields = new Map();
      this.at++;
      while (this.peek() !== "}") {
        if (fields.size > 0) {
          this.expect(",", "a comma or }");
        }
        if (this.peek() !== '"') {
          this.unexpected("a name in quotation marks");
        }
        const name = this.string();
        if (fields.has(name)) {
          this.fail(`${short(name)} is given twice`);
        }
        this.expect(":", "a colon");
        fields.set(name, this.value(depth + 1));
      }
      this.at++;
      return fields;
    }

    array(depth) {
      const values = [];
      this.at++;
      while (this.peek() !== "]") {
        if (values.length > 0) {
          this.expect(",", "a comma or ]");
        }
        values.push(this.value(depth + 1));
      }
      this.at++;
      return values;
    }

    string() {
      const start = this.at++;
      do {
        this.take(PLAIN);
      } while (this.take(ESCAPE));
      if (this.text.charAt(this.at) !== '"') {
        this.unexpected("the end of a string");
      }
      this.at++;
      return JSON.parse(this.text.slice(start, this.at));
    }

    scalar() {
      const numeral = this.take(NUMBER);
      if (numeral) {
        return new Numeral(numeral);
      }
      const start = this.at;
      const word = this.take(WORD);
      if (!WORDS.has(word)) {
        this.at = start;
        this.unexpected("a value");
      }
      return WORDS.get(word);
    }
  }

  /** @returns {string} a string as JSON, with the end left out if it is long */
  function short(text) {
    return JSON.stringify(text.length <= 40 ? text : text.slice(0, 37) + "…");
  }

  /** @returns {string} what a value is, in words */
  function kind(value) {
    if (value instanceof Map) {
      return "an object";
    }
    if (Array.isArray(value)) {
      return "an array";
    }
    return value instanceof Numeral ? value.text : typeof value === "string" ? short(value) : String(value);
  }

  /**
   * Reads one value: objects become maps, numbers become numerals.
   *
   * @param {string} text
   * @param {number} [start]
   * @returns {{value: *, end: number}} the value, and where the next begins (or the text ends)
   * @throws {JsonError}
   */
  function parse(text, start = 0) {
    const reader = new Reader(text, start);
    const value = reader.value(0);
    reader.take(BLANK);
    return { value, end: reader.at };
  }

  certigjk.json = { parse, kind, Numeral, JsonError };
})();
