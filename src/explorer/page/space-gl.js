// Bodies in space with depth: shaded faces and edges by WebGL, behind the svg that has all else.
"use strict";

(() => {
  const certigjk = (globalThis.certigjk ??= {});
  const { minus, plus, times, dot, cross } = certigjk.spaceModel;

  const VERTEX = `
    attribute vec3 place;
    attribute vec4 colour;
    uniform vec2 half_size;
    varying vec4 shown;
    void main() {
      gl_Position = vec4(place.x / half_size.x - 1.0, 1.0 - place.y / half_size.y, place.z, 1.0);
      shown = colour;
    }`;
  const FRAGMENT = `
    precision mediump float;
    varying vec4 shown;
    void main() { gl_FragColor = vec4(shown.rgb * shown.a, shown.a); }`;
  const NUMBERS = 7;

  /** How much of what is behind a face shines through: little for A and B, much for A ⊖ B. */
  const OPACITY = { a: 0.9, b: 0.9, difference: 0.3, simplex: 0.75, plane: 0.16 };
  const EDGE = { a: 1.1, b: 1.1, difference: 0.9, moved: 0.7 };
  /** Edges are drawn so much nearer than faces that they are seen on them. */
  const NEARER = 2e-3;
  /** Where the light comes from, beside the viewer: to the right and from above. */
  const LIGHT = [0.35, 0.5, 0.8];
  const FAR = 20_000;

  /** What draws without a graphics card, and slowly. */
  const SLOW = /swiftshader|llvmpipe|softpipe|software|basic render/i;

  /** Draws with WebGL, unless only slowly, or where the user's colours are to be kept. */
  function contextOf(canvas) {
    const wanted = new URLSearchParams(location.search).has("webgl");
    const options = { alpha: true, antialias: true, failIfMajorPerformanceCaveat: !wanted };
    const gl = matchMedia("(forced-colors: active)").matches ? null : canvas.getContext("webgl", options);
    const info = gl && gl.getExtension("WEBGL_debug_renderer_info");
    const isSlow = info && SLOW.test(gl.getParameter(info.UNMASKED_RENDERER_WEBGL));
    return isSlow && !wanted ? null : gl;
  }

  class Canvas {
    /** @param {SVGSVGElement} svg what is drawn in front of it */
    constructor(svg) {
      this.svg = svg;
      this.node = document.createElement("canvas");
      this.node.className = "depth";
      this.node.setAttribute("aria-hidden", "true");
      this.node.addEventListener("webglcontextlost", () => this.lose());
      this.gl = null;
      this.wasTried = false;
    }

    /** Asks for a context, the first time that there are bodies in space. */
    begin() {
      this.wasTried = true;
      this.gl = contextOf(this.node);
      this.program = this.gl && makeProgram(this.gl);
      if (this.program) {
        this.buffer = this.gl.createBuffer();
        this.svg.before(this.node);
      } else {
        this.gl = null;
      }
    }

    /** Without a context the svg shows everything again. */
    lose() {
      this.gl = null;
      this.svg.classList.remove("has-depth");
      this.node.remove();
    }

    /**
     * @param {boolean} wanted whether there are bodies in space
     * @returns {boolean} whether they are to be drawn here
     */
    show(wanted) {
      if (wanted && !this.wasTried) {
        this.begin();
      }
      const shown = wanted && this.gl !== null;
      this.node.hidden = !shown;
      this.svg.classList.toggle("has-depth", shown);
      return shown;
    }

    /**
     * @param {object} model what space-model.js says there is
     * @param {object} view the projection
     * @param {{width: number, height: number}} sheet
     */
    draw(model, view, sheet) {
      const numbers = [];
      const colours = coloursOf(this.svg);
      const solid = model.bodies.filter(({ kind }) => kind !== "difference");
      const glass = model.bodies.filter(({ kind }) => kind === "difference");
      solid.forEach((body) => body.kind !== "moved" && addFaces(numbers, body, view, colours[body.kind]));
      model.bodies.forEach((body) => addEdges(numbers, body, view, colours[body.kind === "moved" ? "a" : body.kind]));
      addSimplex(numbers, model.members, view, colours.simplex);
      const opaque = numbers.length / NUMBERS;
      glass.forEach((body) => addFaces(numbers, body, view, colours[body.kind]));
      addPolygon(numbers, model.plane || [], view, [...colours.support, OPACITY.plane]);
      this.paint(numbers, opaque, sheet);
    }

    paint(numbers, opaque, { width, height }) {
      const { gl, node, svg } = this;
      const box = svg.getBoundingClientRect();
      const pane = node.parentElement.getBoundingClientRect();
      Object.assign(node.style, { left: `${box.left - pane.left}px`, top: `${box.top - pane.top}px`, width: `${box.width}px`, height: `${box.height}px` });
      const wide = Math.round(box.width * devicePixelRatio);
      const high = Math.round(box.height * devicePixelRatio);
      if (node.width !== wide || node.height !== high) {
        Object.assign(node, { width: wide, height: high });
      }
      gl.viewport(0, 0, wide, high);
      gl.clearColor(0, 0, 0, 0);
      gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
      gl.useProgram(this.program);
      gl.uniform2f(gl.getUniformLocation(this.program, "half_size"), width / 2, height / 2);
      gl.bindBuffer(gl.ARRAY_BUFFER, this.buffer);
      gl.bufferData(gl.ARRAY_BUFFER, new Float32Array(numbers), gl.DYNAMIC_DRAW);
      this.attribute("place", 3, 0);
      this.attribute("colour", 4, 3);
      gl.enable(gl.DEPTH_TEST);
      gl.enable(gl.BLEND);
      gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
      gl.depthMask(true);
      gl.drawArrays(gl.TRIANGLES, 0, opaque);
      gl.depthMask(false); // what is behind glass is seen
      gl.drawArrays(gl.TRIANGLES, opaque, numbers.length / NUMBERS - opaque);
    }

    attribute(name, size, offset) {
      const { gl } = this;
      const at = gl.getAttribLocation(this.program, name);
      gl.enableVertexAttribArray(at);
      gl.vertexAttribPointer(at, size, gl.FLOAT, false, 4 * NUMBERS, 4 * offset);
    }
  }

  function makeProgram(gl) {
    const program = gl.createProgram();
    for (const [type, text] of [[gl.VERTEX_SHADER, VERTEX], [gl.FRAGMENT_SHADER, FRAGMENT]]) {
      const shader = gl.createShader(type);
      gl.shaderSource(shader, text);
      gl.compileShader(shader);
      gl.attachShader(program, shader);
    }
    gl.linkProgram(program);
    return gl.getProgramParameter(program, gl.LINK_STATUS) ? program : null;
  }

  // Colours.

  /** The colours of the page as numbers from 0 to 1. */
  function coloursOf(node) {
    const style = getComputedStyle(node);
    const names = { a: "--a", b: "--b", difference: "--difference", simplex: "--simplex", support: "--support" };
    const number = (text) => [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16) / 255);
    return Object.fromEntries(Object.entries(names).map(([key, name]) => [key, number(style.getPropertyValue(name).trim())]));
  }

  // Triangles: x, y in the drawing, depth from −1 (near) to 1, red, green, blue, opacity.

  function placed(point, view, nearer = 0) {
    const [x, y] = view.toScreen(point).map((at) => Math.max(-FAR, Math.min(FAR, at)));
    return [x, y, Math.max(-1, Math.min(1, view.depth(point))) - nearer];
  }

  function addPolygon(numbers, corners, view, colour) {
    const at = corners.map((corner) => placed(corner, view));
    for (let k = 1; k + 1 < at.length; k++) {
      for (const place of [at[0], at[k], at[k + 1]]) {
        numbers.push(...place, ...colour);
      }
    }
  }

  const unit = (vector) => times(vector, 1 / (Math.hypot(...vector) || 1));

  /** The faces that look to the viewer, lighter where they look to the light. */
  function addFaces(numbers, { kind, points, faces = [] }, view, colour) {
    const flat = faces.length === 1;
    for (const cycle of faces) {
      const corners = cycle.map((i) => points[i]);
      const normal = unit(corners.slice(2).reduce((sum, corner, k) => plus(sum, cross(minus(corners[k + 1], corners[0]), minus(corner, corners[0]))), [0, 0, 0]));
      const towards = dot(normal, view.towards);
      if (towards > 0 || flat) {
        const light = Math.abs(dot(normal, view.right) * LIGHT[0] + dot(normal, view.up) * LIGHT[1] + towards * LIGHT[2]);
        const shade = colour.map((x) => x + (1 - x) * (0.25 + 0.55 * Math.min(1, light)));
        addPolygon(numbers, corners, view, [...shade, OPACITY[kind]]);
      }
    }
  }

  /** An edge as a thin rectangle. */
  function addEdges(numbers, { kind, points, edges = [] }, view, colour) {
    const half = EDGE[kind];
    for (const [i, j] of edges) {
      const from = placed(points[i], view, NEARER);
      const to = placed(points[j], view, NEARER);
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
      const aside = [((from[1] - to[1]) / length) * half, ((to[0] - from[0]) / length) * half];
      const corner = (place, side) => [place[0] + side * aside[0], place[1] + side * aside[1], place[2], ...colour, 1];
      numbers.push(...corner(from, 1), ...corner(to, 1), ...corner(to, -1), ...corner(from, 1), ...corner(to, -1), ...corner(from, -1));
    }
  }

  /** W: a triangle, or the four faces of a tetrahedron. */
  function addSimplex(numbers, members = [], view, colour) {
    const faces = members.length < 4 ? [members] : members.map((_, without) => members.filter((__, k) => k !== without));
    faces.forEach((face) => addPolygon(numbers, face, view, [...colour, OPACITY.simplex]));
  }

  certigjk.spaceGl = { Canvas };
})();
