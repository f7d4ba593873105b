/** The pictures as a stand-alone SVG file: every style is written into the elements themselves. */
"use strict";
(() => {
  const certigjk = (globalThis.certigjk ??= {});
  const { byId } = certigjk.html;

  const SVG = "http://www.w3.org/2000/svg";
  const GAP = 16;
  const TITLE_HEIGHT = 28;

  /** What a picture looks like is in these properties, and what they are where nothing is said; all else is geometry. */
  const STYLES = {
    fill: "rgb(0, 0, 0)",
    "fill-opacity": "1",
    "fill-rule": "nonzero",
    stroke: "none",
    "stroke-opacity": "1",
    "stroke-width": "1px",
    "stroke-dasharray": "none",
    "stroke-linecap": "butt",
    "stroke-linejoin": "miter",
    opacity: "1",
    "font-family": "",
    "font-size": "",
    "font-style": "normal",
    "font-weight": "400",
    "text-anchor": "start",
    "dominant-baseline": "auto",
    "paint-order": "normal",
    "vector-effect": "none",
  };
  const OF_THE_PAGE = [
    "class",
    "style",
    "tabindex",
    "role",
    "aria-label",
    "aria-labelledby",
    "aria-describedby",
    "aria-hidden",
  ];

  /** @returns {SVGElement} */
  function svg(name, attributes = {}, ...children) {
    const made = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) {
      made.setAttribute(key, String(value));
    }
    made.append(...children);
    return made;
  }

  /** Copies the styles that hold on the page; returns false for what is not to be seen. */
  function inline(original, copy) {
    const style = getComputedStyle(original);
    if (
      style.display === "none" ||
      style.visibility === "hidden" ||
      original.classList.contains("hit")
    ) {
      return false;
    }
    OF_THE_PAGE.forEach((name) => copy.removeAttribute(name));
    writeStyles(style, copy);
    const children = [...copy.children];
    [...original.children].forEach((child, i) => {
      if (!inline(child, children[i])) {
        children[i].remove();
      }
    });
    return true;
  }

  /** A group hands on nothing but its opacity: every shape says for itself how it looks. */
  function writeStyles(style, copy) {
    const isGroup = copy.localName === "g" || copy.localName === "svg";
    for (const [property, initial] of Object.entries(STYLES)) {
      const value = style.getPropertyValue(property);
      const inherits = copy.localName === "tspan";
      const isFont = property.startsWith("font") && copy.localName !== "text" && !inherits;
      copy.removeAttribute(property);
      if ((value !== initial || inherits) && !isFont && (!isGroup || property === "opacity")) {
        copy.setAttribute(property, value);
      }
    }
  }

  /**
   * @param {SVGSVGElement} original
   * @param {number} x
   * @param {string} title
   * @returns {{group: SVGElement, width: number, height: number}} the picture, clipped to its frame
   */
  function panel(original, x, title) {
    const box = original.getBoundingClientRect();
    const [width, height] = [Math.round(box.width), Math.round(box.height)];
    const copy = /** @type {any} */ (original.cloneNode(true));
    inline(original, copy);
    for (const [key, value] of Object.entries({
      x,
      y: TITLE_HEIGHT,
      width,
      height,
      overflow: "hidden",
    })) {
      copy.setAttribute(key, String(value));
    }
    if (!copy.hasAttribute("viewBox")) {
      copy.setAttribute("viewBox", `0 0 ${width} ${height}`);
    }
    copy.removeAttribute("id");
    const page = getComputedStyle(document.body);
    const heading = svg(
      "text",
      { x, y: TITLE_HEIGHT - 9, fill: page.color, "font-family": page.fontFamily, "font-size": 15 },
      title,
    );
    const ground = getComputedStyle(original).backgroundColor;
    const frame = svg("rect", { x, y: TITLE_HEIGHT, width, height, fill: ground });
    return { group: svg("g", {}, heading, frame, copy), width, height };
  }

  /** @returns {string} both pictures side by side */
  function file() {
    const left = panel(byId("plane"), GAP, "A and B");
    const right = panel(
      byId("difference"),
      left.width + 2 * GAP,
      `A ⊖ B, ${byId("step-text").textContent.toLowerCase()}`,
    );
    const width = left.width + right.width + 3 * GAP;
    const height = Math.max(left.height, right.height) + TITLE_HEIGHT + GAP;
    const root = svg(
      "svg",
      { xmlns: SVG, width, height, viewBox: `0 0 ${width} ${height}` },
      svg("title", {}, "CertiGJK explorer"),
      svg("desc", {}, certigjk.state.text()),
      svg("rect", { width, height, fill: getComputedStyle(document.body).backgroundColor }),
      left.group,
      right.group,
    );
    return (
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
      new XMLSerializer().serializeToString(root) +
      "\n"
    );
  }

  /**
   * @param {string} name
   * @param {string} type
   * @param {string} text
   */
  function download(name, type, text) {
    const address = URL.createObjectURL(new Blob([text], { type }));
    const link = document.createElement("a");
    link.href = address;
    link.download = name;
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(address), 10000);
  }

  function start() {
    byId("export").addEventListener("click", () => {
      download("certigjk.svg", "image/svg+xml", file());
      certigjk.message("Saved both pictures as certigjk.svg.", "info");
    });
  }

  certigjk.export = { start, file, download };
})();
