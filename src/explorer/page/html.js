/** Elements of the page made from data: numbers, vectors and pairs as they are shown everywhere. */
"use strict";
(() => {
  const certigjk = (globalThis.certigjk ??= {});

  /** Longer numerals are shortened in the middle. */
  const LONGEST = 17;

  /**
   * @typedef {{exact: string, decimal: string, value: number|null}} Num
   */

  /**
   * @param {string} name
   * @param {Object<string, *>} [attributes] functions become listeners, null and false leave out
   * @param {...(Node|string|null)} children
   * @returns {HTMLElement}
   */
  function element(name, attributes = {}, ...children) {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) {
      if (typeof value === "function") {
        made.addEventListener(key.replace(/^on/, ""), value);
      } else if (value !== null && value !== false && value !== undefined) {
        made.setAttribute(key, value === true ? "" : String(value));
      }
    }
    made.append(...children.filter((child) => child !== null));
    return made;
  }

  /** @returns {HTMLElement} a paragraph; a class of "" is none */
  const paragraph = (className, ...children) =>
    element("p", { class: className || null }, ...children);

  /** @returns {HTMLElement} the head of a table */
  const headings = (...texts) =>
    element(
      "thead",
      {},
      element("tr", {}, ...texts.map((text) => element("th", { scope: "col" }, text))),
    );

  /**
   * @param {string} id
   * @returns {any} the element, whichever it is
   */
  const byId = (id) => document.getElementById(id);

  /**
   * @param {string} numeral
   * @param {number} longest
   * @returns {string} the numeral, if it is longer with its middle left out
   */
  function shortened(numeral, longest) {
    if (numeral.length <= longest) {
      return numeral;
    }
    const half = Math.floor((longest - 1) / 2);
    return numeral.slice(0, half) + "…" + numeral.slice(-half);
  }

  /**
   * A fraction keeps its bar: both sides are shortened.
   *
   * @param {string} numeral
   * @param {number} [longest]
   * @returns {string}
   */
  function short(numeral, longest = LONGEST) {
    const bar = numeral.indexOf("/");
    if (numeral.length <= longest || bar < 0) {
      return shortened(numeral, longest);
    }
    const side = Math.max(7, Math.floor((longest - 1) / 2));
    return shortened(numeral.slice(0, bar), side) + "/" + shortened(numeral.slice(bar + 1), side);
  }

  /** @param {string} whole */
  function showWhole(whole) {
    const dialog = byId("number-dialog");
    byId("number-title").textContent = `The whole (${whole.length} characters)`;
    byId("number-text").value = whole;
    dialog.showModal();
  }

  /**
   * @param {string} shown
   * @param {string} whole
   * @returns {HTMLElement} the text, and if something is left out a button that shows the whole
   */
  function exact(shown, whole) {
    if (shown === typeset(whole)) {
      return element("span", { class: "exact-number" }, shown);
    }
    const open = (event) => {
      event.stopPropagation();
      showWhole(whole);
    };
    return element(
      "button",
      { type: "button", class: "exact-number long", title: whole.slice(0, 400), onclick: open },
      shown,
    );
  }

  /**
   * @param {string} first
   * @param {string} whole
   * @param {string} decimal
   * @returns {HTMLElement} an exact numeral with its decimal beneath
   */
  function withDecimal(first, whole, decimal) {
    return element(
      "span",
      { class: "number" },
      exact(first, whole),
      decimal === first ? null : element("span", { class: "decimal" }, decimal),
    );
  }

  /** Fractions are shown as such, and the digits of a rounded number only where they are few. */
  const LONGEST_DECIMAL = 9;

  /** @param {string} numeral */
  const isFraction = (numeral) => numeral.includes("/");

  /** @param {string} numeral */
  const isShort = (numeral) => !isFraction(numeral) && numeral.length <= LONGEST_DECIMAL;

  /** @param {Num} n */
  const decimalText = ({ exact, decimal }) => typeset(isShort(exact) ? exact : decimal);

  /** @param {Num} n */
  const numberText = (n) => (isFraction(n.exact) ? typeset(short(n.exact)) : decimalText(n));

  /** @param {string} numeral a minus is shown as a minus; what is copied keeps its hyphen */
  const typeset = (numeral) => numeral.replaceAll("-", "−");

  /** @param {string[]} parts */
  const tuple = (parts) => "(" + parts.join(", ") + ")";

  /** @param {Num[]} v */
  const vectorText = (v) => tuple(v.map(numberText));

  const none = () => element("span", { class: "none" }, "–");

  /** @param {Num|null} n */
  function number(n) {
    return n === null ? none() : withDecimal(numberText(n), n.exact, decimalText(n));
  }

  /** @param {Num[]|null} v */
  function vector(v) {
    return v === null
      ? none()
      : withDecimal(vectorText(v), tuple(v.map((n) => n.exact)), tuple(v.map(decimalText)));
  }

  /**
   * A number as an index: 12 is ₁₂.
   *
   * @param {number} i
   */
  const lowered = (i) => [...String(i)].map((digit) => "₀₁₂₃₄₅₆₇₈₉"[Number(digit)]).join("");

  /** @param {[number, number]} ij */
  const pair = ([i, j]) => `a${lowered(i)} − b${lowered(j)}`;

  /**
   * The sign of a numeral, which stays exact where its double would be 0.
   *
   * @param {Num} n
   * @returns {number} −1, 0, 1, or NaN
   */
  function sign({ exact }) {
    if (exact === "NaN") {
      return NaN;
    }
    const [digits] = exact.split(/[/eE]/); // of a ratio the numerator, of 1.5e-7 the 1.5
    const isZero = !/[1-9∞]/.test(digits);
    return isZero ? 0 : /^[-−]/.test(digits) ? -1 : 1;
  }

  /**
   * Copies a text, or says that the browser does not allow it and shows the text to be copied.
   *
   * @param {string} text
   * @param {string} what
   */
  async function copy(text, what) {
    try {
      await navigator.clipboard.writeText(text);
      certigjk.message(`Copied ${what}.`, "info");
    } catch (e) {
      showWhole(text);
      byId("number-text").select();
    }
  }

  certigjk.html = {
    short,
    element,
    paragraph,
    headings,
    byId,
    number,
    typeset,
    vector,
    vectorText,
    numberText,
    lowered,
    pair,
    sign,
    copy,
  };
})();
