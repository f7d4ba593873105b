/** The table of iterations. */
"use strict";
(() => {
  const certigjk = (globalThis.certigjk ??= {});
  const { element, byId, number, vector, typeset, pair } = certigjk.html;

  const HEADINGS = [
    ["k", "the step"],
    ["W", "the simplex: up to three points aᵢ − bⱼ, in space four, and the weights λ with which they make v"],
    ["v", "what the points of W make with their weights: for GJK, the point of their hull nearest to the origin"],
    ["s", "the support point: the point of A ⊖ B farthest in the direction −v"],
    ["‖v‖²", "the squared distance of v from the origin"],
    ["v·(v − s)", "0 exactly when v is the nearest point of A ⊖ B"],
    ["μ", "v·s/‖v‖, the greatest so far: over rational numbers a lower bound of the distance, rounded downwards"],
  ];

  /** Marks the step at which the chosen run parts from exact GJK, less loudly where its answer agrees. */
  function parting() {
    const { view } = certigjk.state;
    const comparison = (view && view.comparison) || { parts: null, agrees: true };
    return { k: comparison.parts, className: comparison.agrees ? "agrees" : "parts" };
  }

  function showIterations() {
    const states = certigjk.state.states();
    const table = byId("iterations");
    if (states.length === 0) {
      table.replaceChildren(
        element("caption", {}, "The steps are listed here when A and B both have a point."),
      );
      return;
    }
    const columns = HEADINGS.map(([text, title]) => element("th", { scope: "col", title }, text));
    const parts = parting();
    table.replaceChildren(
      element("caption", {}, caption()),
      element("thead", {}, element("tr", {}, ...columns)),
      element(
        "tbody",
        {},
        ...states.map((state) => row(state, state.k === parts.k ? parts : null)),
      ),
    );
    markCurrent();
  }

  /** @returns {string} */
  function caption() {
    return certigjk.settings.nameOf(certigjk.state.run(), certigjk.state.shown().trace);
  }

  function row(state, parting) {
    const select = () => certigjk.state.set({ step: state.k });
    const k = element(
      "button",
      { type: "button", class: "row-button", "aria-label": `Show step ${state.k}` },
      String(state.k),
    );
    return element(
      "tr",
      { onclick: select, class: parting ? parting.className : null, "data-k": state.k },
      element(
        "th",
        { scope: "row" },
        k,
        parting ? element("span", { class: "parts-mark" }, certigjk.state.trace === null ? "parts here" : "contradicted") : null,
      ),
      element("td", {}, isEmpty(state) ? "∅" : simplex(state.simplex)),
      element("td", {}, vector(state.v)),
      element("td", {}, state.support ? support(state.support) : number(null)),
      element("td", {}, number(state.squaredNorm)),
      element("td", {}, number(state.gap)),
      element(
        "td",
        {},
        state.mu ? element("span", { class: "decimal" }, typeset(state.mu.decimal)) : number(null),
      ),
    );
  }

  function simplex(members) {
    return element(
      "span",
      { class: "members" },
      ...members.map((member) =>
        element(
          "span",
          { class: "member" },
          pair(member.pair),
          member.weight
            ? element("span", { class: "weight", title: "weight λ" }, number(member.weight))
            : null,
        ),
      ),
    );
  }

  function support({ pair: ij, point }) {
    const cell = vector(point);
    cell.append(element("span", { class: "decimal of" }, pair(ij)));
    return cell;
  }

  function markCurrent() {
    const [body] = byId("iterations").tBodies;
    const before = body && body.querySelector(".current");
    if (before) {
      before.classList.remove("current");
      before.removeAttribute("aria-current");
    }
    const row = body && body.rows[certigjk.state.step];
    if (row) {
      row.classList.add("current");
      row.setAttribute("aria-current", "step");
      keepInSight(row);
    }
  }

  /** Scrolls the panel only, never the page. */
  function keepInSight(row) {
    const panel = byId("iterations-panel");
    const head = panel.querySelector("thead");
    const top = row.offsetTop - (head ? head.offsetHeight : 0);
    const bottom = row.offsetTop + row.offsetHeight;
    if (top < panel.scrollTop) {
      panel.scrollTop = top;
    } else if (bottom > panel.scrollTop + panel.clientHeight) {
      panel.scrollTop = bottom - panel.clientHeight;
    }
  }

  /** Whether W = ∅, and the point that is given for it only makes the first v. */
  const isEmpty = ({ k }) => k === 0 && certigjk.state.run().startsEmpty;

  function start() {
    certigjk.state.subscribe((what) => {
      if (what === "view") {
        showIterations();
      } else if (what === "step") {
        markCurrent();
      }
      byId("tables").classList.toggle("stale", certigjk.state.live !== null);
    });
  }

  certigjk.table = { start };
})();
