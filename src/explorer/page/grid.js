// The grid behind a drawing: lines, axes and their numbers.
"use strict";

(() => {
  const certigjk = (globalThis.certigjk ??= {});
  const { add, attributes, pool, px, write } = certigjk.svg;

  /** The least of 1, 2, 5, 10, 20 … (and 1/2, 1/5, …) that is at least the given length. */
  function roundLength(least) {
    const power = Math.pow(10, Math.floor(Math.log10(least)));
    const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= least * (1 - 1e-9));
    return factor * power;
  }

  /** The multiples of a step between two numbers. */
  function multiples(step, from, to) {
    const list = [];
    for (let k = Math.ceil(from / step); k * step <= to && list.length < 400; k++) {
      list.push(k * step);
    }
    return list;
  }

  /** The distance of grid lines: wide enough for the numbers of what is seen. */
  function gridStep(scale, left, right) {
    const step = roundLength(48 / scale);
    const longest = multiples(step, left, right).map((x) => tickText(x).length);
    return roundLength(Math.max(48, 14 + 7 * Math.max(0, ...longest)) / scale);
  }

  function tickText(value) {
    const rounded = Number(value.toPrecision(12));
    const far = Math.abs(rounded) >= 1e6 || (rounded !== 0 && Math.abs(rounded) < 1e-4);
    return (far ? rounded.toExponential() : String(rounded)).replace(/-/g, "−").replace("e+", "e");
  }

  /**
   * Makes what draws grid lines, axes and their numbers.
   *
   * @param {SVGGElement} layer
   * @param {object} camera
   * @returns {{draw: (fine: ?number) => void, giveWay: (boxes: number[][]) => void}}
   *     draw: fine is the step of finer lines, if there are any; giveWay: hides the numbers in boxes
   */
  function make(layer, camera) {
    const fineLines = add(layer, "path", { class: "grid-line fine" });
    const lines = add(layer, "path", { class: "grid-line" });
    const axes = add(layer, "path", { class: "axis" });
    const ticks = pool(layer, (parent) => add(parent, "text", { class: "tick" }));

    const crisp = (value) => Math.round(px(value)) + 0.5;

    function linesAt(xs, ys) {
      const { width, height } = camera;
      const vertical = xs.map((x) => `M${crisp(camera.toScreen([x, 0])[0])} 0V${px(height)}`);
      const horizontal = ys.map((y) => `M0 ${crisp(camera.toScreen([0, y])[1])}H${px(width)}`);
      return vertical.join("") + horizontal.join("");
    }

    let labels = [];

    function draw(fine = null) {
      const { width, height, scale } = camera;
      const [left, top] = camera.toPlane([0, 0]);
      const [right, bottom] = camera.toPlane([width, height]);
      const step = gridStep(scale, left, right);
      const xs = multiples(step, left, right);
      const ys = multiples(step, bottom, top);
      const showFine = fine && fine * scale >= 9 && fine < step;
      attributes(fineLines, {
        d: showFine ? linesAt(multiples(fine, left, right), multiples(fine, bottom, top)) : "",
      });
      attributes(lines, { d: linesAt(xs, ys) });
      const inside = (from, to) => (from <= 0 && to >= 0 ? [0] : []);
      attributes(axes, { d: linesAt(inside(left, right), inside(bottom, top)) });
      const [originX, originY] = camera.toScreen([0, 0]);
      const rowY = Math.max(14, Math.min(height - 5, originY + 14));
      const columnX = Math.max(4, Math.min(width - 30, originX + 5));
      const alongX = (x) => [camera.toScreen([x, 0])[0] + 3, rowY, tickText(x)];
      const alongY = (y) => [columnX, camera.toScreen([0, y])[1] - 3, tickText(y)];
      const notOrigin = (value) => value !== 0;
      labels = xs.filter(notOrigin).map(alongX).concat(ys.filter(notOrigin).map(alongY));
      ticks(labels, (node, [x, y, text]) => write(attributes(node, { x: px(x), y: px(y) }), text));
    }

    function giveWay(boxes) {
      ticks(labels, (node, [x, y, text]) => {
        const [right, top] = [x + 7 * text.length, y - 11];
        const covers = (box) => x < box[2] && right > box[0] && top < box[3] && y > box[1];
        const hidden = boxes.some(covers);
        attributes(node, { visibility: hidden ? "hidden" : null });
      });
    }

    return { draw, giveWay };
  }

  certigjk.grid = { make };
})();
