/** The first screens of the chapter: the distance, a support point, and two bodies that become one. */
"use strict";
(() => {
  const certigjk = (globalThis.certigjk ??= {});
  const { Board } = certigjk;
  const { screens, tools } = certigjk.chapter;
  const { lowered } = certigjk.html;
  const { ask, coordinates, pairText, say, rows, draw } = tools;

  const A = "-3,1;-1,3;1,3;0,0;-2,-1";
  const B = "3,-2;5,0;4,2;2,1";
  const SCENE = `a=${A}&b=${B}`;
  const BODIES = [-3.6, -2.4, 5.4, 3.4];
  const DIFFERENCE = [-8.4, -3.6, 2.6, 5.6];
  const TALL = [330, 400];

  const minus = (point, other) => certigjk.core.shift(point, other, "0,0");
  const numbers = (point) => point.split(",").map(Number);
  const split = (list) => list.split(";");
  const listed = (list) => split(list).map((point) => `(${point.replace(",", ", ")})`).join(", ");

  /** A body with the names of its points. */
  function body(board, points, hull, kind) {
    board.shape(hull.map((i) => points[i]), `hull ${kind}`);
    const middle = [0, 1].map((axis) => points.reduce((sum, p) => sum + p[axis], 0) / points.length);
    board.name(kind.toUpperCase(), middle, kind);
    points.forEach((point, i) => {
      const key = kind + i;
      (kind === "a" ? board.dot : board.square).call(board, point, `corner ${kind}`, 5.5, key);
      board.label(kind + lowered(i), point, kind, [point[0] - middle[0], point[1] - middle[1]], key);
    });
  }

  function bodies(board, { a, b }) {
    body(board, a.points, a.hull, "a");
    body(board, b.points, b.hull, "b");
  }

  /** A ⊖ B and the origin. */
  function difference(board, picture) {
    const { points, hull } = picture.difference;
    board.shape(hull.map((i) => points[i]), "hull difference");
    board.origin();
  }

  // How far apart?

  const question = {
    id: "question",
    at: [0, 0],
    make(screen) {
      screen.board = new Board(screen.figure, "A and B", [-3.6, -3.4, 6.6, 4]);
      const set = (place) => {
        screen.at = place;
        draw(screen);
      };
      // The handle stands on b₃ and carries all of B.
      const get = () => [screen.at[0] + 2, screen.at[1] + 1];
      screen.handle = screen.board.handle({ name: "B", steps: 2, get, set: ([x, y]) => set([x - 2, y - 1]) });
      const { closest, distance } = ask("explore", SCENE).exact;
      say(screen, { a: closest.a, b: closest.b, root: distance.exact, decimal: distance.decimal });
    },
    draw(screen) {
      const { board, at, revealed } = screen;
      const { picture, exact } = ask("explore", `a=${A}&b=${certigjk.core.shift(B, "0,0", at.join(","))}`);
      board.begin();
      bodies(board, picture);
      const isMoved = at.some((value) => value !== 0);
      if (revealed || isMoved) {
        const ends = [exact.closest.a, exact.closest.b].map(coordinates);
        board.segment(...ends, "distance", "shortest");
        ends.forEach((end) => board.dot(end, "distance-end", 4));
      }
      board.end();
      screen.handle();
      say(screen, { now: revealed || isMoved ? exact.headline : "…" });
    },
  };

  // A support point.

  const CENTRE = [-1, 1];

  const support = {
    id: "support",
    d: [2, 1],
    make(screen) {
      screen.board = new Board(screen.figure, "A and a direction d", [-4.4, -2.2, 4.4, 4.4]);
      const set = ([x, y]) => {
        const d = [x - CENTRE[0], y - CENTRE[1]];
        if (d[0] !== 0 || d[1] !== 0) {
          screen.d = d;
          draw(screen);
        }
      };
      const get = () => [screen.d[0] + CENTRE[0], screen.d[1] + CENTRE[1]];
      screen.handle = screen.board.handle({ name: "The tip of d", get, set });
      const { products, index } = ask("support", A, "2,1");
      const others = products.map(({ value }, i) => (i === index ? -Infinity : value));
      const next = others.indexOf(Math.max(...others));
      const sum = screen.d.map((value, axis) => `${value}·${numbers(split(A)[index])[axis]}`).join(" + ");
      say(screen, { sum, most: products[index], second: products[next], next: `a${lowered(next)}` });
      screen.section.querySelector(".try-edge").addEventListener("click", () => set([CENTRE[0], CENTRE[1] + 2]));
    },
    draw(screen) {
      const { board, d, revealed } = screen;
      const { picture } = ask("explore", SCENE);
      const { products, index } = ask("support", A, d.join(","));
      const highest = products.map((product) => product.exact === products[index].exact);
      board.begin();
      body(board, picture.a.points, picture.a.hull, "a");
      if (revealed) {
        board.line(picture.a.points[index], d, "supporting-line", "level");
        picture.a.points.forEach((point, i) => highest[i] && board.diamond(point, `a${i}`));
      }
      const tip = [CENTRE[0] + d[0], CENTRE[1] + d[1]];
      board.arrow(CENTRE, tip, "d");
      board.label("d", tip, "v", d, "d");
      board.end();
      screen.handle();
      say(screen, { d: `(${d.join(", ")})` });
      const cell = (i) => (revealed ? products[i] : "?");
      const mark = (i) => (revealed && highest[i] ? "accepted" : "");
      rows(screen, "products", products.map((_, i) => ({ cells: [`a${lowered(i)}`, listed(split(A)[i]), cell(i)], key: `a${i}`, mark: mark(i) })));
    },
  };

  // Two bodies become one.

  const difference1 = {
    id: "difference",
    steps: split(A).length * split(B).length,
    plays: "Sweep",
    make(screen) {
      screen.left = new Board(screen.figure, "A and B", BODIES, TALL);
      screen.right = new Board(screen.figure, "A ⊖ B", DIFFERENCE, TALL);
      const { picture } = ask("explore", SCENE);
      say(screen, { a: split(A).length, b: split(B).length, all: screen.steps, corners: picture.difference.hull.length });
      say(screen, { example: listed(minus(split(A)[3], split(B)[3])) });
    },
    draw(screen) {
      const { left, right, step, steps, revealed } = screen;
      const { picture } = ask("explore", SCENE);
      const pairs = split(B).flatMap((b, j) => split(A).map((a, i) => ({ i, j, point: minus(a, b) })));
      const seen = pairs.slice(0, step);
      const last = seen[seen.length - 1];
      left.begin();
      bodies(left, picture);
      right.begin();
      if (step === steps && revealed) {
        difference(right, picture);
      } else {
        right.origin();
      }
      // A − bⱼ is A moved by −bⱼ: so A ⊖ B is swept.
      new Set(seen.map(({ j }) => j)).forEach((j) => {
        const moved = pairs.filter((pair) => pair.j === j).map(({ point }) => numbers(point));
        right.shape(picture.a.hull.map((i) => moved[i]), "swept", `b${j}`);
      });
      seen.forEach(({ i, j, point }) => {
        right.dot(numbers(point), "difference-dot", 4.5, `d${i}${j}|a${i} b${j} d${i}${j}`);
      });
      if (!last) {
        right.dot(numbers(minus(split(A)[3], split(B)[3])), "difference-dot", 4.5, "d33|a3 b3 d33");
        right.label(pairText([3, 3]), numbers(minus(split(A)[3], split(B)[3])), "support", [-1, -1], "d33|a3 b3 d33");
      } else {
        left.dot(picture.a.points[last.i], "support-mark", 11);
        left.dot(picture.b.points[last.j], "support-mark", 11);
        right.dot(numbers(last.point), "support-mark", 10);
        right.label(pairText([last.i, last.j]), numbers(last.point), "support");
      }
      left.end();
      right.end();
      say(screen, { count: last ? `${step}: ${pairText([last.i, last.j])} = ${listed(last.point)}` : `0 of ${steps}` });
    },
  };

  // A support point of the difference.

  const pair = {
    id: "pair",
    v: [-6, 3],
    make(screen) {
      screen.left = new Board(screen.figure, "A and B", BODIES, TALL);
      screen.right = new Board(screen.figure, "A ⊖ B and v", DIFFERENCE, TALL);
      const set = (v) => {
        if (v[0] !== 0 || v[1] !== 0) {
          screen.v = v;
          draw(screen);
        }
      };
      screen.handle = screen.right.handle({ name: "v", get: () => screen.v, set });
      const { support: s } = ask("explore", SCENE).exact.states[0];
      say(screen, { s0: s.point, pair0: pairText(s.pair), sum: split(A).length + split(B).length });
      say(screen, { all: split(A).length * split(B).length });
    },
    draw(screen) {
      const { left, right, v, revealed } = screen;
      const { picture } = ask("explore", SCENE);
      const against = v.map((value) => -value + 0);
      const ofA = ask("support", A, against.join(","));
      const ofB = ask("support", B, v.join(","));
      const s = minus(split(A)[ofA.index], split(B)[ofB.index]);
      left.begin();
      bodies(left, picture);
      right.begin();
      difference(right, picture);
      right.arrow([0, 0], v, "v");
      right.label("v", v.map((value) => value / 2), "v", [v[1], -v[0]], "v");
      if (revealed) {
        left.line(picture.a.points[ofA.index], v, "supporting-line");
        left.line(picture.b.points[ofB.index], v, "supporting-line");
        left.diamond(picture.a.points[ofA.index], `a${ofA.index}`);
        left.diamond(picture.b.points[ofB.index], `b${ofB.index}`);
        right.line(numbers(s), v, "supporting-line");
        right.diamond(numbers(s), "s");
        right.label("s", numbers(s), "support", against, "s");
      }
      left.end();
      right.end();
      screen.handle();
      const { products: a } = ofA;
      const { products: b } = ofB;
      const isShown = (value) => (revealed ? value : "?");
      say(screen, {
        v: `(${v.join(", ")})`,
        mostA: isShown(a[ofA.index]),
        mostB: isShown(b[ofB.index]),
        s: isShown(`${pairText([ofA.index, ofB.index])} = ${listed(s)}`),
        i: isShown(`a${lowered(ofA.index)}`),
        j: isShown(`b${lowered(ofB.index)}`),
      });
    },
  };

  screens.push(question, support, difference1, pair);
  Object.assign(tools, { A, B, SCENE, BODIES, DIFFERENCE, TALL, bodies, body, difference, numbers, minus, split, listed });
})();
