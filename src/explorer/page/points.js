/** Coordinates as numbers: both bodies as texts to be changed, and solids to begin with. */
"use strict";
(() => {
  const certigjk = (globalThis.certigjk ??= {});
  const { element, paragraph, byId } = certigjk.html;

  const BODIES = ["a", "b"];

  /** Points of the unit circle with fractions as coordinates: t = p/q gives ((1 − t²)/(1 + t²), 2t/(1 + t²)). */
  const TANGENTS = [[0, 1], [1, 3], [1, 2]];

  const text = (points) => points.map((point) => point.join(", ")).join("\n");

  /** @returns {string} the points as a scene has them */
  function sceneOf(written) {
    const lines = written.split("\n").map((line) => line.trim()).filter((line) => line !== "");
    return lines.map((line) => line.replace(/^\(|\)$/g, "").split(/[\s,;]+/).filter((one) => one).join(",")).join(";");
  }

  const area = (body) => byId(`points-${body}`);

  /** What the points of a body stand for; two of these have a radius. */
  const SHAPES = {
    "": "their hull",
    ball: "a ball: all within a radius of their hull",
    cone: "a cone: apex, centre of the base",
  };

  /** @returns {string} what the points of a body stand for, as the text of a scene has it */
  function shapeOf(body) {
    const kind = byId(`shape-${body}`).value;
    return kind === "" ? "" : `&shape-${body}=${kind},${byId(`radius-${body}`).value.trim()}`;
  }

  function showShape(body) {
    const [kind, radius = "1"] = certigjk.state.scene[`shape-${body}`].split(",");
    byId(`shape-${body}`).value = kind;
    byId(`radius-${body}`).value = radius;
    byId(`radius-${body}`).disabled = kind === "";
  }

  /** Numbers, loop and sub-algorithm stay; a text with an error is complained of, and the dialog stays open. */
  function apply() {
    const { field, loop, sub } = certigjk.state.scene;
    const points = BODIES.map((body) => `${body}=${sceneOf(area(body).value)}`).join("&");
    const bodies = points + BODIES.map(shapeOf).join("");
    const read = certigjk.core.explore(`${bodies}&field=${field}&loop=${loop}&sub=${sub}`);
    const { error } = JSON.parse(read);
    if (error) {
      byId("points-error").textContent = `${error.part}: ${error.message}`;
      return;
    }
    if (certigjk.state.load(`${bodies}&field=${field}&loop=${loop}&sub=${sub}&grid=${certigjk.state.grid}`)) {
      byId("points-dialog").close();
    }
  }

  // Solids.

  const fraction = (p, q) => (p % q === 0 ? String(p / q) : `${p}/${q}`);

  /** @returns {number[][]} (x, y, d) for x/d, y/d on the unit circle, all around */
  function circle() {
    const quarter = TANGENTS.map(([p, q]) => [q * q - p * p, 2 * p * q, q * q + p * p]);
    const turned = ([x, y, d]) => [-y, x, d];
    const second = quarter.map(turned);
    const third = second.map(turned);
    return [...quarter, ...second, ...third, ...third.map(turned)];
  }

  /** The corners of solids of size 1 around the origin, in the plane and in space. */
  const SOLIDS = {
    box: {
      label: "box",
      plane: () => [-1, 1].flatMap((x) => [-1, 1].map((y) => [`${x}`, `${y}`])),
      space: () => [-1, 1].flatMap((x) => [-1, 1].flatMap((y) => [-1, 1].map((z) => [`${x}`, `${y}`, `${z}`]))),
    },
    ball: {
      label: "ball",
      plane: () => circle().map(([x, y, d]) => [fraction(x, d), fraction(y, d)]),
      space: () => {
        const around = circle();
        const levels = around.filter(([x]) => x > 0);
        return [
          ["0", "0", "1"],
          ["0", "0", "-1"],
          ...levels.flatMap(([r, z, d]) => around.map(([x, y, e]) => [fraction(r * x, d * e), fraction(r * y, d * e), fraction(z, d)])),
        ];
      },
    },
    cone: {
      label: "cone",
      plane: () => [["-1", "-1"], ["1", "-1"], ["0", "1"]],
      space: () => [["0", "0", "1"], ...circle().map(([x, y, d]) => [fraction(x, d), fraction(y, d), "-1"])],
    },
    cylinder: {
      label: "cylinder",
      plane: () => SOLIDS.box.plane(),
      space: () =>
        ["-1", "1"].flatMap((z) => circle().map(([x, y, d]) => [fraction(x, d), fraction(y, d), z])),
    },
  };

  /** Writes a solid over a body; B stands to the right of A. */
  function put(body, solid) {
    const points = SOLIDS[solid][byId("points-space").checked ? "space" : "plane"]();
    const zero = points[0].map(() => "0");
    const aside = points[0].map((_, c) => (c === 0 ? "7/2" : c === 1 ? "1/2" : "0"));
    const moved = certigjk.core.shift(text(points).replaceAll(", ", ",").replaceAll("\n", ";"), zero.join(","), (body === "b" ? aside : zero).join(","));
    area(body).value = moved.replaceAll(";", "\n").replaceAll(",", ", ");
  }

  // The dialog.

  function column(body) {
    const name = body.toUpperCase();
    const solids = element(
      "select",
      { "aria-label": `A solid for ${name}`, onchange: ({ target }) => target.value && put(body, target.value) },
      element("option", { value: "" }, "a solid …"),
      ...Object.entries(SOLIDS).map(([value, { label }]) => element("option", { value }, label)),
    );
    return element(
      "div",
      {},
      element("label", { for: `points-${body}` }, "Points of ", element("b", { class: body }, name)),
      element("textarea", { id: `points-${body}`, rows: 12, spellcheck: "false" }),
      solids,
      element("label", { for: `shape-${body}` }, "They stand for"),
      element(
        "select",
        { id: `shape-${body}`, onchange: ({ target }) => (byId(`radius-${body}`).disabled = target.value === "") },
        ...Object.entries(SHAPES).map(([value, label]) => element("option", { value }, label)),
      ),
      element("label", { for: `radius-${body}` }, "Radius"),
      element("input", { id: `radius-${body}`, spellcheck: "false" }),
    );
  }

  function fill() {
    byId("points-dialog").replaceChildren(
      element("h2", { id: "points-title" }, "Coordinates"),
      paragraph("", "A point a line: 2 or 3 numbers, such as 1/3, 0.5, 1e-9 or 0x1.8p-3. Decimals are the nearest doubles."),
      element("div", { class: "columns" }, ...BODIES.map(column)),
      element("label", { class: "in-3d" }, element("input", { type: "checkbox", id: "points-space" }), " solids in space"),
      paragraph("description", "A solid that is put in is the hull of points that lie exactly on it."),
      element("p", { id: "points-error", role: "alert", class: "mark fails" }),
      element(
        "form",
        { method: "dialog" },
        element("button", { type: "button", id: "points-apply", class: "wanted", onclick: apply }, "Show"),
        element("button", {}, "Cancel"),
      ),
    );
  }

  function open() {
    fill();
    BODIES.forEach((body) => {
      area(body).value = text(certigjk.state.scene[body]);
      showShape(body);
    });
    byId("points-space").checked = certigjk.state.dimension() === 3;
    byId("points-dialog").showModal();
  }

  function start() {
    byId("points").addEventListener("click", open);
  }

  certigjk.points = { start };
})();
