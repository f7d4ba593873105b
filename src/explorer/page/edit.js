// Editing the left plane: points are added, dragged and deleted by mouse, touch and keys.
"use strict";

(() => {
  const certigjk = (globalThis.certigjk ??= {});

  /** How near to a point, in pixels, a press is meant for it. */
  const NEAR = { mouse: 12, pen: 14, touch: 22 };
  const DOUBLE_MILLIS = 350;
  const HOLD_MILLIS = 650;
  const GRIDS = ["1", "1/2", "1/4", "1/8", "1/10", "1/64"];

  let state;
  let camera;
  let svg;
  let announcer;
  /** The last click on a point, to notice a second one. */
  let lastClick = { body: "", index: -1, time: 0 };

  /** Starts after the plane, whose camera says what is where. */
  function start() {
    state = certigjk.state;
    svg = document.getElementById("plane");
    camera = certigjk.plane.camera;
    announcer = document.createElement("p");
    announcer.className = "announcer";
    announcer.setAttribute("aria-live", "polite");
    svg.after(announcer);
    certigjk.svg.attributes(svg, {
      tabindex: 0,
      role: "application",
      "aria-describedby": "plane-caption",
      "aria-label":
        "The plane with A and B. N adds a point, Tab goes to a body, Page Down and Page Up from point " +
        "to point of it, arrow keys move it, Delete deletes it; 1 and 2 choose the body, plus, minus and 0 zoom.",
    });
    const { box } = certigjk.plane;
    certigjk.camera.attachGestures(camera, { box, active: isFlat, centre: placeOfSelected, press });
    svg.addEventListener("focusin", focused);
    svg.addEventListener("keydown", pointKey);
    svg.addEventListener("keyup", keyReleased);
    svg.addEventListener("focusout", left);
    svg.addEventListener("click", (event) => event.target.closest(".remove") && removeSelected());
    addEventListener("keydown", pageKey);
    startControls();
  }

  function isFlat() {
    return state.dimension() === 2;
  }

  /** The controls above the plane; not every page has all of them. */
  function startControls() {
    const on = (id, event, action) => {
      const node = document.getElementById(id);
      if (node) {
        node.addEventListener(event, () => action(node));
      }
      return node;
    };
    on("zoom-in", "click", () => isFlat() && camera.zoom(1.4));
    on("zoom-out", "click", () => isFlat() && camera.zoom(1 / 1.4));
    on("fit", "click", () => isFlat() && camera.fit(certigjk.plane.box(), true));
    const grid = on("grid", "change", ({ value }) => state.set({ grid: value }));
    const bodies = ["a", "b"].map((body) =>
      on(`body-${body}`, "change", () => state.set({ body })),
    );
    const show = () => {
      bodies.forEach((node) => node && (node.checked = node.value === state.body));
      if (grid) {
        showGrid(grid);
      }
    };
    state.subscribe((what) => what === "settings" && show());
    show();
  }

  /** The choices of the grid, and the one of the address if it is another. */
  function showGrid(select) {
    const steps = GRIDS.includes(state.grid) ? GRIDS : [...GRIDS, state.grid];
    if (select.options.length !== steps.length) {
      select.replaceChildren(...steps.map((step) => new Option(step, step)));
    }
    select.value = state.grid;
  }

  // Points.

  function same(one, other) {
    return one.join() === other.join();
  }

  function snapped(place) {
    const [x, y] = camera.toPlane(place);
    return certigjk.core.snap(x, y, state.grid).split(",");
  }

  /** Points moved by to − from, exactly. */
  function shifted(points, from, to) {
    const text = points.map((point) => point.join(",")).join(";");
    const moved = certigjk.core.shift(text, from.join(","), to.join(","));
    return moved.split(";").map((point) => point.split(","));
  }

  function withPoint(points, index, point) {
    return points.map((old, at) => (at === index ? point : old));
  }

  /** Puts a point into the body that is chosen; a point that is there already is selected instead. */
  function add(point) {
    const { body } = state;
    const points = state.scene[body];
    const there = points.findIndex((other) => same(other, point));
    if (there >= 0 || state.set({ [body]: points.concat([point]) })) {
      const index = there >= 0 ? there : points.length;
      focus(body, index);
      announce(`${certigjk.plane.describe(body, index)}${there >= 0 ? " is there already" : ""}`);
    }
  }

  /** Adds a point in the middle of what is seen, or as near to the right of it as there is room. */
  function addInTheMiddle() {
    const points = state.scene[state.body];
    let point = snapped([camera.width / 2, camera.height / 2]);
    const isTaken = (other) => points.some((taken) => same(taken, other));
    while (isTaken(point)) {
      point = shifted([point], ["0", "0"], [state.grid, "0"])[0];
    }
    add(point);
  }

  function remove(body, index) {
    const words = certigjk.plane.describe(body, index);
    const points = state.scene[body].filter((point, at) => at !== index);
    certigjk.plane.select(null);
    if (state.set({ [body]: points })) {
      announce(`${words} deleted`);
      if (points.length > 0 && svg.contains(document.activeElement)) {
        focus(body, Math.min(index, points.length - 1));
      }
    }
  }

  function removeSelected() {
    const point = certigjk.plane.selected();
    if (point) {
      remove(point.body, point.index);
    }
  }

  function nodeOf(body, index) {
    return svg.querySelector(`.point[data-body="${body}"][data-index="${index}"]`);
  }

  function focus(body, index) {
    certigjk.plane.select({ body, index });
    const node = nodeOf(body, index);
    if (node) {
      node.focus({ preventScroll: true });
    }
  }

  function focused(event) {
    const node = event.target.closest(".point");
    if (!node) {
      certigjk.plane.select(null);
      return;
    }
    const { body } = node.dataset;
    const index = Number(node.dataset.index);
    certigjk.plane.select({ body, index });
    reveal(body, index);
  }

  function left(event) {
    state.finish();
    if (!svg.contains(event.relatedTarget)) {
      certigjk.plane.select(null);
    }
  }

  /** Says what has changed to those who do not see it. */
  function announce(words) {
    announcer.textContent = `${words}. ${certigjk.plane.summary()}`;
  }

  function placeOfSelected() {
    const point = certigjk.plane.selected();
    return point ? camera.toScreen(state.picture()[point.body].points[point.index]) : null;
  }

  /** Pans to a point that keys have moved or chosen. */
  function reveal(body, index) {
    const point = state.picture()[body].points[index];
    if (point) {
      camera.reveal(point);
    }
  }

  // Pointers.

  /** What a press of the first button begins. */
  function press(event) {
    const place = camera.pointer(event);
    const point = nearest(place, NEAR[event.pointerType] || NEAR.mouse);
    if (point) {
      return dragOfPoint(point, place, event.pointerType);
    }
    const hull = event.target.closest("[data-hull]");
    return hull ? dragOfHull(hull.dataset.hull, place) : tapOnPlane(place);
  }

  function nearest(place, near) {
    let best = null;
    const picture = state.picture();
    for (const body of picture ? ["a", "b"] : []) {
      picture[body].points.forEach((point, index) => {
        const [x, y] = camera.toScreen(point);
        const distance = Math.hypot(x - place[0], y - place[1]);
        if (distance <= near && (best === null || distance < best.distance)) {
          best = { body, index, distance, at: [x, y] };
        }
      });
    }
    return best;
  }

  function tapOnPlane(place) {
    return {
      end: (click) => {
        if (click) {
          add(snapped(place));
        }
      },
    };
  }

  function dragOfPoint({ body, index, at }, start, pointerType) {
    const points = state.scene[body];
    const grip = [at[0] - start[0], at[1] - start[1]];
    let last = points[index];
    focus(body, index);
    let removed = false;
    const removeHeld = () => {
      removed = true; // what the finger still does is no longer about this point
      remove(body, index);
    };
    const hold = pointerType === "touch" ? setTimeout(removeHeld, HOLD_MILLIS) : undefined;
    return {
      move: (place) => {
        clearTimeout(hold);
        if (removed) {
          return;
        }
        const point = snapped([place[0] + grip[0], place[1] + grip[1]]);
        if (!same(point, last)) {
          last = point;
          state.set({ [body]: withPoint(points, index, point) }, { dragging: true });
        }
      },
      end: (click) => {
        clearTimeout(hold);
        if (removed) {
          return;
        }
        if (click) {
          clicked(body, index);
        } else {
          state.finish();
          announce(certigjk.plane.describe(body, index));
        }
      },
      cancel: () => {
        clearTimeout(hold);
        giveBack(body, points, last !== points[index]);
      },
    };
  }

  function clicked(body, index) {
    const now = performance.now();
    const again = lastClick.body === body && lastClick.index === index;
    if (again && now - lastClick.time < DOUBLE_MILLIS) {
      lastClick = { body: "", index: -1, time: 0 };
      remove(body, index);
    } else {
      lastClick = { body, index, time: now };
    }
  }

  function dragOfHull(body, start) {
    const points = state.scene[body];
    const from = snapped(start);
    let last = from;
    return {
      move: (place) => {
        const to = snapped(place);
        if (!same(to, last)) {
          last = to;
          state.set({ [body]: shifted(points, from, to) }, { dragging: true });
        }
      },
      end: (click) => {
        if (click) {
          add(from);
        } else {
          state.finish();
          announce(`${body.toUpperCase()} moved`);
        }
      },
      cancel: () => giveBack(body, points, last !== from),
    };
  }

  function giveBack(body, points, moved) {
    if (moved) {
      state.set({ [body]: points });
    }
  }

  // Keys.

  /** Keys for the point that has the focus. */
  function pointKey(event) {
    const node = event.target.closest(".point");
    if (!node || event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    const { body } = node.dataset;
    const index = Number(node.dataset.index);
    const direction = certigjk.camera.DIRECTIONS[event.key];
    if (direction) {
      moveByKey(body, index, direction, event.shiftKey ? 10 : 1);
    } else if (event.key === "PageDown" || event.key === "PageUp") {
      const last = state.scene[body].length - 1;
      focus(body, event.key === "PageDown" ? Math.min(index + 1, last) : Math.max(index - 1, 0));
    } else if (event.key === "Delete" || event.key === "Backspace") {
      remove(body, index);
    } else if (event.key === "Escape") {
      svg.focus();
    } else {
      return;
    }
    event.preventDefault();
  }

  function keyReleased(event) {
    const point = certigjk.plane.selected();
    if (event.key.startsWith("Arrow") && point) {
      state.finish();
      reveal(point.body, point.index);
    }
  }

  function moveByKey(body, index, [right, up], steps) {
    const [numerator, denominator = "1"] = state.grid.split("/");
    const by = (sign) => `${sign * steps * Number(numerator)}/${denominator}`;
    const points = state.scene[body];
    const [point] = shifted([points[index]], ["0", "0"], [by(right), by(up)]);
    state.set({ [body]: withPoint(points, index, point) }, { dragging: true });
    announce(certigjk.plane.describe(body, index));
  }

  /** Keys that work on the whole page, unless something is being written or chosen there. */
  function pageKey(event) {
    if (event.defaultPrevented || event.target.closest("input, select, textarea, dialog")) {
      return;
    }
    const key = event.key.toLowerCase();
    if (event.ctrlKey || event.metaKey) {
      const redo = key === "y" || (key === "z" && event.shiftKey);
      if (redo || key === "z") {
        event.preventDefault();
        (redo ? state.redo : state.undo)();
      }
    } else if (!event.altKey && isFlat()) {
      flatKey(key);
    }
  }

  function flatKey(key) {
    if (key === "1" || key === "2") {
      state.set({ body: key === "1" ? "a" : "b" });
      announce(`New points join ${state.body.toUpperCase()}`);
    } else if (key === "n") {
      addInTheMiddle();
    }
  }

  certigjk.edit = { start };
})();
