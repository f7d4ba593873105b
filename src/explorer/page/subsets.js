/** What the sub-algorithm did at the step that is shown: the subsets of W ∪ {s} that it looked at. */
"use strict";
(() => {
  const certigjk = (globalThis.certigjk ??= {});
  const { element, paragraph, headings, byId, number, numberText, pair, sign } = certigjk.html;

  function show() {
    const state = certigjk.state.said();
    byId("johnson").replaceChildren(...(state ? tried(state) : []));
    byId("johnson").scrollTop = byId("johnson").scrollHeight; // the accepted subset is the last
  }

  function tried(state) {
    if (!state.subsets || state.subsets.length === 0) {
      return [paragraph("empty", nothing(state))];
    }
    const byDeltas = state.subsets.some((subset) => subset.deltas.length > 0);
    return [byDeltas ? determinants(state) : trials(state)];
  }

  const nothing = ({ method }) => (method ? inOneText(method) : "What the engine tried is not recorded.");

  const inOneText = (sentences) => sentences.map(({ text }) => text).join(" ");

  /** @returns {{name: string, point: object[]}[]} the points of Y = W ∪ {s} */
  function pointsOfY({ k, simplex, support }) {
    const isEmpty = k === 0 && certigjk.state.run().startsEmpty;
    const members = (isEmpty ? [] : simplex).map(({ pair: ij, point }) => ({ name: pair(ij), point }));
    return support ? [...members, { name: "s", point: support.point }] : members;
  }

  /** The core writes {0} for the first point of Y, and {s} for the set of s alone. */
  const inNames = (text, points) => text.replace(/\{(\d)\}/g, (_, position) => points[Number(position)].name);

  const said = ({ sentences }, points) => inNames(inOneText(sentences), points);

  /** What is said without what the marks beside the Δ show, and what is so of every right answer. */
  function unusual({ sentences, deltas }, points) {
    const isShown = (claim) => claim === "RIGHT_FACE" || (claim === "FOUND" && deltas.length > 0);
    return inNames(inOneText(sentences.filter(({ claim }) => !isShown(claim))), points);
  }

  /** What the sub-algorithm is, and what it does: that only where it has done so here. */
  function caption({ method }) {
    const name = certigjk.settings.label("sub", certigjk.state.run().subAlgorithm);
    return element("caption", {}, [`${name.charAt(0).toUpperCase()}${name.slice(1)}.`, inOneText(method)].filter(Boolean).join(" "));
  }

  /** A row, which shows its subset in the picture of A ⊖ B while it is looked at. */
  function row(subset, points, ...cells) {
    const members = subset.members.map((position) => points[position]);
    const text = members.length === 0 ? "none" : `{${members.map(({ name }) => name).join(", ")}}`;
    const seen = { members: members.map(({ point }) => point), foot: subset.foot || null };
    const look = () => certigjk.state.look(seen);
    const leave = () => certigjk.state.look(null);
    const name = element(
      "button",
      { type: "button", class: "row-button", title: "Show it in A ⊖ B", onfocus: look, onblur: leave, onclick: look },
      text,
    );
    return element(
      "tr",
      {
        class: subset.accepted ? "accepted" : null,
        title: said(subset, points),
        onpointerenter: look,
        onpointerleave: leave,
      },
      element("th", { scope: "row" }, name),
      ...cells,
    );
  }

  const table = (className, state, head, rows) =>
    element("table", { class: className }, caption(state), head, element("tbody", {}, ...rows));

  // Sub-algorithms without determinants: signs of volumes, regions, weights of affine hulls.

  function trials(state) {
    const points = pointsOfY(state);
    const rows = state.subsets.map((subset) =>
      row(
        subset,
        points,
        element("td", { class: "quantities" }, ...computed(subset, points)),
        element("td", { class: "said" }, subset.accepted ? "✓ the answer. " : "", unusual(subset, points)),
      ),
    );
    return table("trials", state, headings("Subset", "Computed", "What follows"), rows);
  }

  function computed({ quantities = [], weights, members }, points) {
    const all = quantities.map(({ name, value }) => ({ name: inNames(name, points), value }));
    const answer = (weights || []).map((value, i) => ({ name: `λ(${points[members[i]].name})`, value }));
    return [...all, ...answer].map(({ name, value }) =>
      element("span", { class: "quantity", title: value.decimal }, `${name} = `, element("b", {}, numberText(value))),
    );
  }

  // Johnson's and its kin.

  /** Y = W ∪ {s}; a subset is accepted when its own Δ are > 0 and all others ≤ 0. */
  function determinants(state) {
    const points = pointsOfY(state);
    const columns = points.map(({ name }) => `Δ(${name})`);
    const rows = state.subsets.map((subset) => subsetRow(subset, points));
    return table(null, state, headings("Subset", ...columns, "Taken"), rows);
  }

  function subsetRow(subset, points) {
    const deltas = points.map((_, position) => subset.deltas.find((one) => one.position === position));
    const failed = deltas.some((one) => one && !holds(one));
    const plain = subset.accepted ? "✓ taken" : failed ? "✗" : "";
    const words = unusual(subset, points);
    const square = (subset.quantities || []).map(({ name, value }) => ` ${inNames(name, points)} = ${numberText(value)}`);
    if (subset.members.length === 0) {
      return row(subset, points, element("td", { class: "said", colspan: points.length + 1 }, words));
    }
    return row(
      subset,
      points,
      ...deltas.map(delta),
      element("td", { class: words ? "said long" : "said" }, [plain, words].filter(Boolean).join(" "), ...square),
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
    const mark = element("span", { class: holds(found) ? "mark holds" : "mark fails", title }, text);
    return element("td", { class: found.inside ? "inside" : "beyond" }, number(found.value), mark);
  }

  function start() {
    certigjk.state.subscribe((what) => (what === "view" || what === "step") && show());
  }

  certigjk.subsets = { start };
})();
