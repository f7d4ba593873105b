/** The table of iterations, and Johnson's determinants at the step that is shown. */
"use strict";
(() => {
  const certigjk = (globalThis.certigjk = globalThis.certigjk || {});
  const { element, paragraph, headings, byId, number, vector, typeset, pair, sign } = certigjk.html;

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

  // Johnson's table.

  function showJohnson() {
    const state = certigjk.state.states()[certigjk.state.step];
    byId("johnson").replaceChildren(...(state ? tried(state) : []));
    byId("johnson").scrollTop = byId("johnson").scrollHeight; // the accepted subset is the last
  }

  function tried(state) {
    if (!state.subsets || state.subsets.length === 0) {
      if (certigjk.state.trace !== null) {
        return [paragraph("empty", "What the engine tried is not recorded.")];
      }
      const goesOn = state.k + 1 < certigjk.state.states().length;
      const text = goesOn
        ? "This loop chooses the next W by a rule of its own."
        : "From here no further simplex is looked for.";
      return [paragraph("empty", text)];
    }
    return state.subsets.some((subset) => subset.deltas.length > 0)
      ? determinants(state)
      : answers(state);
  }

  /** Whether W = ∅, and the point that is given for it only makes the first v. */
  const isEmpty = ({ k }) => k === 0 && certigjk.state.run().startsEmpty;

  /** @returns {string[]} the names of the points of Y = W ∪ {s} */
  function namesOfY(state) {
    const { simplex, support } = state;
    const names = isEmpty(state) ? [] : simplex.map((member) => pair(member.pair));
    return support ? [...names, "s"] : names;
  }

  function subsetName(members, names) {
    return "{" + members.map((position) => names[position]).join(", ") + "}";
  }

  /** Sub-algorithms without determinants: what they answered. */
  function answers(state) {
    const names = namesOfY(state);
    const rows = state.subsets.map((subset) =>
      element(
        "tr",
        { class: subset.accepted ? "accepted" : null },
        element("th", { scope: "row" }, subsetName(subset.members, names)),
        element(
          "td",
          {},
          ...(subset.weights || []).map((weight) => element("div", {}, number(weight))),
        ),
        element("td", { class: "said" }, subset.note || ""),
      ),
    );
    return [
      element(
        "table",
        {},
        element("caption", {}, "From W ∪ {s} to the next W"),
        headings("Subset", "Weights λ", "Note"),
        element("tbody", {}, ...rows),
      ),
    ];
  }

  /** Y = W ∪ {s}; a subset is accepted when its own Δ are > 0 and all others ≤ 0. */
  function determinants(state) {
    const names = namesOfY(state);
    const columns = names.map((name) => `Δ(${name})`);
    const rows = state.subsets.map((subset) => subsetRow(subset, names));
    return [
      element(
        "table",
        {},
        element(
          "caption",
          {},
          "Johnson takes the first part of W ∪ {s} with all Δ within > 0 and all others ≤ 0.",
        ),
        headings("Subset", ...columns, "Taken"),
        element("tbody", {}, ...rows),
      ),
    ];
  }

  function subsetRow(subset, names) {
    const deltas = names.map((_, position) =>
      subset.deltas.find((one) => one.position === position),
    );
    const failed = deltas.some((one) => one && !holds(one));
    const said = subset.accepted ? "✓ taken" : failed ? "✗" : subset.note || "";
    return element(
      "tr",
      { class: subset.accepted ? "accepted" : null, title: subset.note },
      element("th", { scope: "row" }, subsetName(subset.members, names)),
      ...deltas.map(delta),
      element("td", { class: "said" }, said),
    );
  }

  const holds = ({ value, inside }) => (inside ? sign(value) > 0 : sign(value) <= 0);

  /** @param {{value: object, inside: boolean}|undefined} found */
  function delta(found) {
    if (!found) {
      return element("td", {}, number(null));
    }
    const asked = found.inside ? "> 0" : "≤ 0";
    const text = `${holds(found) ? "✓" : "✗"} ${asked}`;
    const title = holds(found) ? `holds: ${asked}` : `fails: it is not ${asked}`;
    const mark = element(
      "span",
      { class: holds(found) ? "mark holds" : "mark fails", title },
      text,
    );
    return element("td", { class: found.inside ? "inside" : "beyond" }, number(found.value), mark);
  }

  function start() {
    certigjk.state.subscribe((what) => {
      if (what === "view") {
        showIterations();
        showJohnson();
      } else if (what === "step") {
        markCurrent();
        showJohnson();
      }
      byId("tables").classList.toggle("stale", certigjk.state.live !== null);
    });
  }

  certigjk.table = { start };
})();
