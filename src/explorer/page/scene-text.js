// Scenes and recorded runs as the texts of the address.
"use strict";

(() => {
  const certigjk = (globalThis.certigjk ??= {});

  /** What the core takes when the text of a scene leaves it out. */
  const DEFAULTS = { field: "rational", loop: "strict-decrease", sub: "johnson", "shape-a": "", "shape-b": "" };

  function dimensionOf(scene) {
    const point = scene.a[0] || scene.b[0];
    return point ? point.length : 2;
  }

  function pointsText(points) {
    return points.map((point) => point.join(",")).join(";");
  }

  function sceneText(scene) {
    const settings = Object.keys(DEFAULTS).filter((key) => scene[key] !== DEFAULTS[key]);
    const bodies = [`a=${pointsText(scene.a)}`, `b=${pointsText(scene.b)}`];
    return bodies.concat(settings.map((key) => `${key}=${scene[key]}`)).join("&");
  }

  /** The points of both bodies and what they stand for, to be compared. */
  function bodiesText(scene) {
    const shapes = [scene["shape-a"], scene["shape-b"]].map((shape) => (shape ? ` ${shape}` : ""));
    return `${pointsText(scene.a)}${shapes[0]}&${pointsText(scene.b)}${shapes[1]}`;
  }

  /** @returns {Object<string, string>} */
  function partsOf(sceneText) {
    const parts = { ...DEFAULTS };
    for (const part of sceneText.split("&")) {
      const equals = part.indexOf("=");
      if (equals > 0) {
        parts[part.slice(0, equals).trim()] = part.slice(equals + 1).trim();
      }
    }
    return parts;
  }

  function pointsOf(pointsText) {
    return !pointsText ? [] : pointsText.split(";").map((point) => point.split(","));
  }

  function sceneOf(sceneText) {
    const { a, b, field, loop, sub, "shape-a": shapeA, "shape-b": shapeB } = partsOf(sceneText);
    return { a: pointsOf(a), b: pointsOf(b), field, loop, sub, "shape-a": shapeA, "shape-b": shapeB };
  }

  /** How the text of a scene says that its decimals are meant. */
  function decimalsIn(written) {
    const found = /(^|&)decimals=[^&]*/.exec(written || "");
    return found ? `&${found[0].replace("&", "")}` : "";
  }

  const traceText = (trace) => `trace=${encodeURIComponent(trace)}`;

  /** The trace of a text that names one, else null. */
  function traceIn(text) {
    const found = /^trace=([^&]*)/.exec(text);
    return found ? decodeURIComponent(found[1]) : null;
  }

  /** What a referee found, as an address has it, else null. */
  function findingIn(text) {
    const found = /(?:^|&)finding=([^&]*)/.exec(text);
    return found ? decodeURIComponent(found[1]) : null;
  }

  /** The text without it: what it quotes may look like other parts of a scene. */
  const withoutFinding = (text) => text.replace(/(^|&)finding=[^&]*/, "");

  const findingText = (finding) => (finding === null ? "" : `&finding=${encodeURIComponent(finding)}`);

  certigjk.sceneText = {
    DEFAULTS,
    sceneText,
    bodiesText,
    sceneOf,
    partsOf,
    dimensionOf,
    decimalsIn,
    traceText,
    traceIn,
    findingIn,
    withoutFinding,
    findingText,
  };
})();
