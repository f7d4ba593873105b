/** What follows from A ⊖ B besides the distance: how deep bodies are in each other, and when moving ones meet. */
"use strict";
(() => {
  const certigjk = (globalThis.certigjk ??= {});
  const { element, paragraph, byId, number, vector, typeset } = certigjk.html;
  const { values } = certigjk.svg;

  /** What the core said, for the scene that is shown. */
  let depth = null;
  let impact = null;

  const isFinitePoint = (point) => point.every(Number.isFinite);

  /**
   * What the pictures add to A, B and A ⊖ B: A moved by a vector, and in A ⊖ B an arrow from O, of
   * which the end is marked.
   *
   * @returns {?{by: number[], arrow: number[], end: number[], kind: string}}
   */
  function drawn() {
    if (certigjk.state.live !== null) {
      return null;
    }
    if (depth && depth.vector) {
      const p = values(depth.vector);
      return isFinitePoint(p) ? { by: p.map((x) => -x), arrow: p, end: p, kind: "depth" } : null;
    }
    if (impact && impact.moved) {
      const by = values(impact.moved);
      const way = values(impact.motion).map((x) => -x);
      const seen = isFinitePoint(by) && isFinitePoint(way);
      return seen ? { by, arrow: way, end: by.map((x) => -x), kind: impact.hit ? "impact" : "miss" } : null;
    }
    return null;
  }

  function ask(answer) {
    try {
      const said = JSON.parse(answer());
      if (said.error) {
        certigjk.message(`${said.error.part}: ${said.error.message}`, "error");
        return null;
      }
      return said;
    } catch (e) {
      return null;
    }
  }

  /**
   * Asks for what belongs to the scene; the pictures are drawn after this part. A motion of the wrong
   * dimension is complained of when it is entered, and forgotten about where another scene comes.
   */
  function compute(what) {
    const { view, ray, live } = certigjk.state;
    const fits = what === "motion" || (ray !== null && ray.split(",").length === certigjk.state.dimension());
    depth = impact = null;
    if (view && view.round) {
      return;
    }
    if (view && live === null && ["overlapping", "touching"].includes(view.exact.claim)) {
      depth = ask(() => certigjk.core.depth(view.scene));
    } else if (view && live === null && ray !== null && fits) {
      impact = ask(() => certigjk.core.impact(view.scene, ray));
    }
  }

  function show() {
    const { view } = certigjk.state;
    byId("moves").hidden = !view || Boolean(view.round);
    byId("moves").classList.toggle("unasked", depth === null && impact === null);
    byId("moves").replaceChildren(...(!view ? [] : depth ? ofDepth() : ofImpact()));
  }

  const fact = (term, value) => [element("dt", {}, term), element("dd", {}, value)];

  const sentences = ({ sentences: list }) => paragraph("", list.map(({ text }) => text).join(" "));

  function ofDepth() {
    const root = depth.depth && (depth.depth.exact === depth.depth.decimal ? "" : "≈ ") + typeset(depth.depth.decimal);
    const facts = depth.vector
      ? [...fact("depth", element("b", {}, root)), ...fact("‖p‖²", number(depth.squaredDepth)), ...fact("p", vector(depth.vector))]
      : [];
    return [element("h2", {}, "How deep?"), element("dl", { class: "facts" }, ...facts), sentences(depth)];
  }

  /** A vector as the page prints one, or with spaces between: what else it is, is for the core to refuse. */
  function coordinates(text) {
    const bare = text.trim().replace(/^\((.*)\)$/, "$1").replaceAll("−", "-");
    return bare.split(/[\s,;]+/).filter(Boolean).join(",");
  }

  function ofImpact() {
    const { ray } = certigjk.state;
    const input = element("input", {
      id: "ray",
      value: ray ?? "",
      placeholder: certigjk.state.dimension() === 3 ? "3, 1/2, 0" : "3, 1/2",
      spellcheck: "false",
      "aria-describedby": "ray-text",
    });
    const cast = () => certigjk.state.set({ ray: coordinates(input.value) || null });
    input.addEventListener("keydown", (event) => event.key === "Enter" && cast());
    return [
      element("h2", {}, "When do they meet?"),
      element(
        "p",
        { class: "cast" },
        element("label", { for: "ray" }, "A moves by r ="),
        input,
        element("button", { type: "button", id: "cast", onclick: cast }, "Cast"),
      ),
      element("p", { id: "ray-text", class: "description" }, "From O the ray −r is cast at A ⊖ B."),
      ...(impact ? ofAnswer() : []),
    ];
  }

  function ofAnswer() {
    const facts = impact.hit
      ? [...fact("time", number(impact.time)), ...fact("point", vector(impact.point)), ...(impact.normal ? fact("normal", vector(impact.normal)) : [])]
      : fact("meet", "not within the time from 0 to 1");
    return [element("dl", { class: "facts" }, ...facts), sentences(impact)];
  }

  function start() {
    certigjk.state.subscribe((what) => {
      if (what === "view" || what === "motion" || what === "scene") {
        compute(what);
      }
      if (what === "view" || what === "motion") {
        show();
      }
    });
  }

  certigjk.moves = { start, drawn };
})();
