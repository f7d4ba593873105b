/** The frame of the chapter: its screens one at a time, predictions, symbols, and what lights up with what. */
"use strict";
(() => {
  const certigjk = (globalThis.certigjk ??= {});
  const { byId, element, typeset, numberText, vectorText, lowered } = certigjk.html;

  const MILLIS_PER_STEP = 350;

  const answers = new Map();

  /** What the core answers, read once. */
  function ask(name, ...texts) {
    const question = JSON.stringify([name, ...texts]);
    if (!answers.has(question)) {
      answers.set(question, JSON.parse(certigjk.core[name](...texts)));
    }
    return answers.get(question);
  }

  const text = (vector) => vector.map(({ exact }) => exact).join(",");
  const listText = (points) => points.map((point) => point.join(",")).join(";");
  const coordinates = (vector) => vector.map(({ value }) => value);
  const pairText = ([i, j]) => `a${lowered(i)} − b${lowered(j)}`;

  /**
   * @typedef {{id: string, steps?: number, first?: number, make: Function, draw: Function, section?: any,
   *   figure?: any, step?: number, revealed?: boolean, symbols?: string[]}} Screen
   */

  /** @type {Screen[]} */
  const screens = [];
  let shown = 0;

  // What a screen writes.

  const plain = (value) =>
    Array.isArray(value) ? vectorText(value) : typeof value === "object" ? numberText(value) : typeset(String(value));

  /** Vectors and differences of points stay on one line. */
  const written = (value) => plain(value).replace(/, (?=[^ ()]+\))/g, ",\u00a0").replace(/ − (?=b[₀-₉])/g, "\u00a0−\u00a0");

  /** Writes numbers, vectors and words where their names stand in the text. */
  function say(screen, values) {
    for (const [name, value] of Object.entries(values)) {
      const places = screen.section.querySelectorAll(`[data-n="${name}"]`);
      places.forEach((node) => {
        node.textContent = written(value);
      });
    }
  }

  /** Writes the rows of a table: cells are numbers or words; a row may have a key and be marked. */
  function rows(screen, name, list) {
    const body = screen.section.querySelector(`[data-rows="${name}"]`);
    body.replaceChildren(
      ...list.map(({ cells, key, mark }) =>
        element(
          "tr",
          { "data-key": key, class: mark || null },
          ...cells.map((cell, index) => element(index === 0 ? "th" : "td", index === 0 ? { scope: "row" } : {}, written(cell))),
        ),
      ),
    );
  }

  function draw(screen) {
    screen.draw(screen);
    screen.section.querySelectorAll("[data-go]").forEach((button) => {
      const goes = button.dataset.go.split(" ").map(Number);
      button.setAttribute("aria-current", String(goes.includes(screen.step)));
    });
    light(screen.section, screen.lit);
  }

  // Steps of a screen, by its slider or by words of its text.

  function go(screen, step) {
    screen.step = Math.max(0, Math.min(step, screen.steps));
    const slider = screen.section.querySelector(".steps input");
    slider.value = String(screen.step);
    draw(screen);
    slider.setAttribute("aria-valuetext", screen.section.querySelector(".steps output").textContent);
  }

  /** From the first step to the last, at once for those who want no motion. */
  function play(screen) {
    clearInterval(screen.timer);
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
      go(screen, screen.steps);
      return;
    }
    go(screen, 0);
    screen.timer = setInterval(() => {
      go(screen, screen.step + 1);
      if (screen.step === screen.steps) {
        clearInterval(screen.timer);
      }
    }, MILLIS_PER_STEP);
  }

  function makeSteps(screen) {
    const bar = screen.section.querySelector(".steps");
    const button = (sign, name, by) =>
      element("button", { type: "button", "aria-label": name, onclick: () => go(screen, screen.step + by) }, sign);
    const slider = element("input", {
      type: "range",
      min: 0,
      max: screen.steps,
      "aria-label": bar.dataset.name,
      oninput: () => go(screen, Number(slider.value)),
    });
    bar.prepend(button("‹", "Back", -1), slider, button("›", "Forward", 1));
    if (screen.plays) {
      bar.prepend(element("button", { type: "button", class: "wanted", onclick: () => play(screen) }, screen.plays));
    }
    screen.section.addEventListener("click", ({ target }) => {
      const place = target.closest("[data-go]");
      if (place) {
        const away = (step) => Math.abs(step - screen.step);
        go(screen, place.dataset.go.split(" ").map(Number).reduce((one, other) => (away(other) < away(one) ? other : one)));
      }
    });
    slider.value = String(screen.step);
  }

  // What has the same key lights up together, in the words and in the pictures.

  function light(section, keys) {
    const lit = new Set((keys || "").split(" ").filter((key) => key !== ""));
    section.querySelectorAll("[data-key]").forEach((node) => {
      node.classList.toggle("lit", lit.has(node.dataset.key));
    });
  }

  function makeLights(screen) {
    const look = ({ target }) => {
      const node = target.closest("[data-key]");
      const keys = node ? node.dataset.lights || node.dataset.key : "";
      if (keys !== screen.lit) {
        screen.lit = keys;
        light(screen.section, keys);
      }
    };
    ["pointerover", "focusin"].forEach((kind) => screen.section.addEventListener(kind, look));
    screen.section.querySelectorAll(".words [data-key]").forEach((node) => node.setAttribute("tabindex", "0"));
  }

  // Predict, then see.

  const choices = (screen) => screen.section.querySelectorAll(".predict > div button");

  function predict(screen, choice) {
    const box = screen.section.querySelector(".predict");
    const right = Number(box.dataset.right);
    screen.revealed = true;
    screen.section.classList.add("revealed");
    choices(screen).forEach((button, index) => {
      button.setAttribute("aria-pressed", String(index === choice));
      button.classList.toggle("right", index === right);
      button.classList.toggle("wrong", index === choice && index !== right);
    });
    box.querySelector(".outcome").textContent = choice === right ? "Right. " : "Not so. ";
    box.querySelector(".reveal").hidden = false;
    if (screen.plays) {
      play(screen);
    } else if (screen.answerAt !== undefined) {
      go(screen, screen.answerAt);
    } else {
      draw(screen);
    }
  }

  function makePrediction(screen) {
    choices(screen).forEach((button, index) => {
      button.addEventListener("click", () => predict(screen, index));
      button.setAttribute("aria-pressed", "false");
    });
  }

  // Symbols.

  function define(name, opener) {
    const box = byId("definition");
    const entry = document.querySelector(`#symbols [data-symbol="${name}"]`);
    box.replaceChildren(...[...entry.childNodes].map((node) => node.cloneNode(true)));
    box.hidden = false;
    certigjk.chapter.opener = opener;
  }

  function closeDefinition() {
    byId("definition").hidden = true;
  }

  function makeSymbols(screen) {
    const names = new Set([...screen.section.querySelectorAll("[data-term]")].map((node) => node.dataset.term));
    screen.symbols = [...byId("symbols").querySelectorAll("[data-symbol]")]
      .map((entry) => entry.dataset.symbol)
      .filter((name) => names.has(name));
  }

  function showSymbols(screen) {
    const button = (name) =>
      element("button", { type: "button", "data-term": name, "aria-label": `What ${name} is` }, name);
    byId("symbol-bar").replaceChildren(...screen.symbols.map(button));
  }

  // Which screen is seen.

  function show(index, focus) {
    shown = Math.max(0, Math.min(index, screens.length - 1));
    screens.forEach((screen, k) => screen.section.classList.toggle("current", k === shown));
    byId("contents").querySelectorAll("a").forEach((link, k) => {
      link.setAttribute("aria-current", k === shown ? "step" : "false");
    });
    const { id, section } = screens[shown];
    byId("previous").disabled = shown === 0;
    byId("next").disabled = shown === screens.length - 1;
    document.title = `${section.querySelector("h2").textContent} – GJK from a point to a proof`;
    showSymbols(screens[shown]);
    closeDefinition();
    section.querySelector(".words").scrollTop = 0;
    if (focus) {
      history.replaceState(null, "", `#${id}`);
      scrollTo(0, 0);
      section.querySelector("h2").focus({ preventScroll: true });
    }
  }

  function follow() {
    const index = screens.findIndex(({ id }) => `#${id}` === location.hash);
    if (index >= 0 && index !== shown) {
      show(index, false);
    }
  }

  /** Keys turn the pages unless what has the focus uses them. */
  function key(event) {
    const { key, target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    if (key === "Escape" && !byId("definition").hidden) {
      closeDefinition();
      certigjk.chapter.opener.focus();
    } else if (!target.closest("input, .handle")) {
      const by = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 }[key];
      if (by) {
        event.preventDefault();
        show(shown + by, true);
      }
    }
  }

  function clicked({ target }) {
    const symbol = target.closest("[data-term]");
    if (symbol) {
      const button = byId("symbol-bar").querySelector(`[data-term="${symbol.dataset.term}"]`);
      define(symbol.dataset.term, button);
    } else if (!target.closest("#definition")) {
      closeDefinition();
    }
  }

  function makeContents() {
    /** @param {Screen} screen */
    const link = ({ id, section }, index) => {
      const title = section.querySelector("h2").textContent;
      return element("li", {}, element("a", { href: `#${id}`, "aria-label": `${index + 1}: ${title}`, title }, String(index + 1)));
    };
    byId("contents").replaceChildren(...screens.map(link));
  }

  /** On paper all is shown. */
  function unfold() {
    screens.forEach((screen) => {
      screen.revealed = true;
      screen.section.querySelectorAll("details").forEach((details) => details.setAttribute("open", ""));
      draw(screen);
    });
  }

  function showTheme() {
    byId("theme").textContent = certigjk.theme.isDark() ? "Light" : "Dark";
  }

  function start() {
    for (const screen of screens) {
      screen.section = byId(screen.id);
      screen.step = screen.first || 0;
      screen.revealed = false;
      screen.figure = screen.section.querySelector(".pictures");
      makePrediction(screen);
      screen.make(screen);
      if (screen.steps !== undefined) {
        makeSteps(screen);
      }
      makeSymbols(screen);
      draw(screen);
      makeLights(screen);
    }
    makeContents();
    byId("previous").addEventListener("click", () => show(shown - 1, true));
    byId("next").addEventListener("click", () => show(shown + 1, true));
    byId("theme").addEventListener("click", () => {
      certigjk.theme.toggle();
      showTheme();
    });
    showTheme();
    document.addEventListener("keydown", key);
    document.addEventListener("click", clicked);
    addEventListener("hashchange", follow);
    addEventListener("beforeprint", unfold);
    show(0, false);
    follow();
    document.documentElement.classList.add("ready");
  }

  const tools = { ask, text, listText, coordinates, pairText, say, rows, draw, go };
  certigjk.chapter = { screens, tools, opener: document.body };
  addEventListener("DOMContentLoaded", start);
})();
