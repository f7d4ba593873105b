/** The answer: verdict, comparison with the exact run, why it stopped, and the certificate. */
"use strict";
(() => {
  const certigjk = (globalThis.certigjk ??= {});
  const { element, paragraph, headings, byId, number, vector, typeset, pair, copy } = certigjk.html;

  const CLAIMS = {
    separated: "Separated",
    touching: "Touching",
    overlapping: "Overlapping",
    meeting: "In contact",
    none: "No answer",
    open: "Not decided",
  };

  /** What certigjk distance computes with, and proves with. */
  const OWN_LOOP = "strict-decrease";
  const EXACT_FIELD = "rational";

  // Verdict.

  function showVerdict() {
    const { view, live, scene } = certigjk.state;
    keepHeight(live !== null);
    byId("verdict").replaceChildren(...verdicts(view, live, scene));
  }

  /** While a point is dragged nothing below jumps. */
  function keepHeight(dragging) {
    const { style, offsetHeight } = byId("verdict");
    style.minHeight = !dragging ? "" : style.minHeight || `${offsetHeight}px`;
  }

  /** What is live may be all that is known of a scene, or its distance only. */
  function verdicts(view, live, scene) {
    if (live && live.claim && !live.exact) {
      return [claim(live), element("dl", { class: "facts" }, ...distances(live))];
    }
    return settled(live && !live.exact ? null : live || view, scene);
  }

  function settled(view, scene) {
    if (view) {
      return view.chosen ? bothVerdicts(view) : verdict(view.exact);
    }
    return [element("h2", {}, "Draw two bodies"), paragraph("", missing(scene))];
  }

  const inWords = (claim) => CLAIMS[claim] || claim;

  const claim = (run) => element("h2", { class: `claim ${run.claim}` }, inWords(run.claim));

  /** @returns {string} what to do next */
  function missing({ a, b }) {
    if (a.length === 0 && b.length === 0) {
      return "Click or tap in the left plane to give A its first point; then choose B above the plane and do the same.";
    }
    const name = a.length === 0 ? "A" : "B";
    return `${name} has no point yet: choose ${name} above the left plane, then click or tap in the plane.`;
  }

  function verdict(run) {
    const saysAll = run.squaredDistance && run.claim !== "none";
    return [claim(run), ...(saysAll ? [] : [paragraph("headline", reason(run))]), facts(run)];
  }

  /** The headline without the claim, which stands above it. */
  const reason = ({ headline }) => headline.slice(headline.indexOf(": ") + 2);

  const fact = (term, value) => [element("dt", {}, term), element("dd", {}, value)];

  /** The squared distance is exact, the distance a decimal unless it is a fraction, too. */
  function distances({ squaredDistance, distance }) {
    return [
      ...(distance ? fact("distance", element("span", { class: "distance" }, length(distance))) : []),
      ...(squaredDistance ? fact("‖v‖²", number(squaredDistance)) : []),
    ];
  }

  /** A fraction of few digits. */
  const isPlain = (exact) => exact.includes("/") && !exact.startsWith("√") && exact.length <= 14;

  const length = (distance) => (isPlain(distance.exact) ? number(distance) : root(distance));

  /** @returns {string} */
  const root = ({ exact, decimal }) => (exact === decimal ? "" : "≈ ") + typeset(decimal);

  function facts(run) {
    const rows = distances(run);
    const add = (term, value) => rows.push(...fact(term, value));
    if (run.v && run.claim === "separated") {
      add("v", vector(run.v));
    }
    if (run.closest) {
      add("in A", vector(run.closest.a));
      add("in B", vector(run.closest.b));
    }
    return element("dl", { class: "facts" }, ...rows);
  }

  function bothVerdicts({ exact, chosen, trace }) {
    return [
      element("h3", {}, `${certigjk.settings.nameOf(chosen, trace)}:`),
      ...verdict(chosen),
      element("h3", {}, `In exact arithmetic: ${inWords(exact.claim).toLowerCase()}`),
      element("dl", { class: "facts" }, ...distances(exact)),
    ];
  }

  // Comparison.

  function showComparison() {
    const { view } = certigjk.state;
    const comparison = view ? view.comparison : null;
    byId("comparison").hidden = !comparison;
    byId("comparison").replaceChildren(...(comparison ? compared(comparison) : []));
  }

  const TITLES = {
    equal: "✓ Agrees with the exact answer",
    rounding: "✓ Agrees with the exact answer in half of the digits",
    close: "✓ Agrees with the exact distance to a millionth of it",
    differs: "✗ Differs from the exact answer",
    none: "✗ No answer, where exact arithmetic has one",
    agrees: "✓ Exact arithmetic contradicts no step",
    contradicted: "✗ Exact arithmetic contradicts this run",
  };

  /** The core says only what holds. */
  const inOneText = (sentences) => sentences.map(({ text }) => text).join(" ");

  function compared({ agrees, kind, sentences, parts }) {
    byId("comparison").className = agrees ? "agrees" : "differs";
    return [
      element("h3", {}, TITLES[kind]),
      paragraph("", inOneText(sentences)),
      ...(parts === null ? [] : [partsButton(parts)]),
    ];
  }

  function partsButton(k) {
    return element(
      "button",
      { type: "button", onclick: () => certigjk.state.set({ step: k }) },
      `Show step ${k}${certigjk.state.trace === null ? ", where they part" : ""}`,
    );
  }

  // Why.

  function showWhy() {
    const run = certigjk.state.run();
    byId("why").replaceChildren(...(run && run.why ? why(run.why) : []));
  }

  function why({ sentences, theorem }) {
    const found = [element("h2", {}, "Why did it stop?"), paragraph("", inOneText(sentences))];
    return theorem ? [...found, paragraph("theorem", theorem)] : found;
  }

  // Certificate.

  /** A loop without certificates borrows the exact run's, which speaks about the same bodies. */
  function showCertificate() {
    const { view } = certigjk.state;
    const run = certigjk.state.run();
    const found = run && run.certificate ? run : view && view.exact;
    byId("certificate").replaceChildren(
      ...(found && found.certificate ? certificate(found.certificate, found !== run) : []),
    );
  }

  function certificate(proof, borrowed) {
    const { kind, conditions, holds, sentence, bounds, direction } = proof;
    const title = borrowed ? "Certificate of the exact answer: " : "Certificate: ";
    const believed = "The run shown here gives none: its own answer must be believed.";
    return [
      element("h2", {}, title, element("span", { class: "kind" }, kind)),
      borrowed && paragraph("description", believed),
      paragraph(holds ? "mark holds" : "mark fails", (holds ? "✓ " : "✗ ") + sentence),
      bounds && paragraph("", "Its weights prove only that the squared distance lies ", ...between(bounds), "."),
      element("ul", { class: "conditions" }, ...conditions.map(condition)),
      weights(proof),
      direction && paragraph("", "direction d = ", vector(direction)),
      ...checkYourself(),
    ].filter((child) => child);
  }

  const between = ({ lower, upper }) => ["between ", bound(lower), " and ", bound(upper)];

  const bound = (n) => element("b", {}, root(n));

  const MARKS = new Map([
    [true, { className: "holds", text: "✓ holds: " }],
    [false, { className: "fails", text: "✗ fails: " }],
    [null, { className: "open", text: "– not asked: " }],
  ]);

  function condition({ text, holds, detail }) {
    const mark = MARKS.get(holds);
    return element(
      "li",
      { class: mark.className },
      element("span", { class: `mark ${mark.className}` }, mark.text),
      text,
      detail ? element("span", { class: "detail" }, detail) : null,
    );
  }

  function weights({ pairs, weights: lambda }) {
    const rows = pairs.map((ij, k) =>
      element(
        "tr",
        {},
        element("th", { scope: "row" }, pair(ij)),
        element("td", {}, number(lambda[k])),
      ),
    );
    return element(
      "table",
      { class: "weights" },
      headings("Point", "Weight λ"),
      element("tbody", {}, ...rows),
    );
  }

  /** @returns {string[]} what the result that is saved is not */
  function limits() {
    const { loop, field } = certigjk.state.scene;
    return loop !== OWN_LOOP
      ? [" It is that of the exact run: a result has no place for the loop shown."]
      : field !== EXACT_FIELD
        ? [" To save a proof, choose rational numbers."]
        : [];
  }

  function checkYourself() {
    const command = element("code", {}, "certigjk check certigjk-result.json");
    const onclick = () => copy(certigjk.core.result(certigjk.state.view.scene), "the result");
    return [
      element("h3", {}, "Check it yourself"),
      paragraph("", "Save the result, or copy it into a file, and run ", command, ".", ...limits()),
      element("button", { type: "button", id: "copy-result", onclick }, "Copy the result"),
    ];
  }

  // Decimals.

  /** What a decimal of the address or the file became, and how it is taken as written. */
  function showDecimals() {
    const { decimals, written } = certigjk.state;
    byId("decimals").hidden = written === null;
    if (written === null) {
      return;
    }
    const { rounded, written: first, read } = decimals;
    const more = rounded === 1 ? "." : `; so were ${rounded - 1} more.`;
    const exactly = `${written.replace(/(^|&)decimals=[^&]*/, "")}&decimals=exact`;
    byId("decimals").replaceChildren(
      `The decimal ${first} was read as the nearest double, `,
      number({ exact: read, decimal: first, value: null }),
      more + " ",
      element("button", { type: "button", id: "decimals-exact", onclick: () => certigjk.state.load(exactly) }, "Take decimals as written"),
    );
  }

  function show() {
    showDecimals();
    showVerdict();
    showComparison();
    showWhy();
    showCertificate();
  }

  function start() {
    certigjk.state.subscribe((what) => {
      if (what === "view") {
        show();
      } else if (what === "scene") {
        showVerdict();
      }
      for (const id of ["comparison", "why", "certificate", "preset-text", "decimals", "moves", "finding", "records"]) {
        byId(id).classList.toggle("stale", certigjk.state.live !== null);
      }
    });
    show();
  }

  certigjk.verdict = { start };
})();
