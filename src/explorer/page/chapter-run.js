/** The screens about a run: the four parts of an iteration, why ‖v‖ falls, and when to stop. */
"use strict";
(() => {
  const certigjk = (globalThis.certigjk ??= {});
  const { Board } = certigjk;
  const { screens, tools } = certigjk.chapter;
  const { vectorText, numberText, sign } = certigjk.html;
  const { ask, text, coordinates, pairText, say, rows, SCENE, DIFFERENCE, difference } = tools;

  const run = () => ask("explore", SCENE).exact;
  const picture = () => ask("explore", SCENE).picture;
  const isIn = (pair, simplex) => simplex.some((point) => String(point.pair) === String(pair));
  const names = (simplex) => `{${simplex.map(({ pair }) => pairText(pair)).join(", ")}}`;

  function simplexOn(board, points) {
    board.shape(points.map(({ point }) => coordinates(point)), "simplex", "W");
    points.forEach(({ pair, point }) => {
      board.dot(coordinates(point), "simplex-point", 6.5, `d${pair.join("")}`);
      board.label(pairText(pair), coordinates(point), "simplex", [-1, 0], `d${pair.join("")}`);
    });
  }

  function vectorOn(board, v) {
    const at = coordinates(v);
    board.arrow([0, 0], at, "v");
    board.label("v", at.map((value) => value / 2), "v", [at[1], -at[0]], "v");
  }

  function supportOn(board, support, v) {
    const s = coordinates(support.point);
    board.line(s, coordinates(v), "supporting-line");
    board.diamond(s, "s");
    board.label("s", s, "support", [1, 0.2], "s");
  }

  // The four parts of an iteration.

  const KINDS = 4;

  const said = [
    ({ v, support, gap }) =>
      `From v = ${vectorText(v)} the support point is s = ${pairText(support.pair)} = ${vectorText(support.point)}; v·(v − s) = ${numberText(gap)} > 0.`,
    ({ simplex, support }) => `s joins: W ∪ {s} = ${names([...simplex, support])}.`,
    (state, next) =>
      `Nearest to O is v = ${vectorText(next.v)}, with ${next.simplex.map(({ pair, weight }) => `${numberText(weight)} of ${pairText(pair)}`).join(" and ")}.`,
    ({ simplex, support }, next) => {
      const gone = [...simplex, support].filter(({ pair }) => !isIn(pair, next.simplex));
      return gone.length === 0
        ? `Every point has a weight: W = ${names(next.simplex)}, and none is dropped.`
        : `${gone.map(({ pair }) => pairText(pair)).join(" and ")} has no weight and is dropped: W = ${names(next.simplex)}.`;
    },
  ];

  const iteration = {
    id: "iteration",
    answerAt: 11,
    make(screen) {
      screen.board = new Board(screen.figure, "A ⊖ B with the simplex W", DIFFERENCE);
      const { states } = run();
      screen.steps = (states.length - 1) * KINDS;
      const before = states[2];
      const gone = before.simplex.find(({ pair }) => !isIn(pair, states[3].simplex));
      say(screen, { before: names(before.simplex), s: pairText(before.support.pair), gone: pairText(gone.pair), v: states[3].v });
    },
    draw(screen) {
      const { board, step } = screen;
      const { states } = run();
      const state = states[Math.floor(step / KINDS)];
      const next = states[Math.floor(step / KINDS) + 1];
      const kind = step % KINDS;
      const withSupport = [...state.simplex, state.support];
      board.begin();
      difference(board, picture());
      simplexOn(board, kind === 3 ? next.simplex : kind === 0 ? state.simplex : withSupport);
      vectorOn(board, kind >= 2 ? next.v : state.v);
      if (kind < 2) {
        supportOn(board, state.support, state.v);
      }
      board.end();
      const count = Math.floor(step / KINDS);
      const isEnd = next === undefined;
      const words = isEnd
        ? `From v = ${vectorText(state.v)} the support point is s = ${vectorText(state.support.point)}; v·(v − s) = ${numberText(state.gap)}: the loop stops.`
        : said[kind](state, next);
      say(screen, { at: isEnd ? `After ${count} iterations` : `Iteration ${count + 1}`, words });
    },
  };

  // Why ‖v‖ must fall.

  const PARTS = 12;

  const falls = {
    id: "falls",
    steps: PARTS,
    answerAt: 2,
    make(screen) {
      screen.board = new Board(screen.figure, "The segment from v to s, and the circle with radius ‖v‖", [-5, -3, 4, 5.6]);
      const { v, squaredNorm, support, gap } = run().states[1];
      const next = run().states[2];
      const far = ask("nearest", text(support.point)).squaredNorm;
      say(screen, { v, norm: squaredNorm, s: support.point, far, gap, next: next.v, nextNorm: next.squaredNorm });
    },
    draw(screen) {
      const { board, step, revealed } = screen;
      const { v, squaredNorm, support } = run().states[1];
      const t = revealed ? step : 0;
      const { point, squaredNorm: norm } = ask("between", text(v), text(support.point), `${t}/${PARTS}`);
      const difference = ask("between", "0,0", "1,0", `${t}/${PARTS}`).point[0];
      board.begin();
      tools.difference(board, picture());
      board.circle([0, 0], Math.sqrt(squaredNorm.value), "level");
      board.segment(coordinates(v), coordinates(support.point), "simplex", "W");
      board.dot(coordinates(v), "v-point", 7, "v");
      board.label("v", coordinates(v), "v", [-1, -1], "v");
      board.diamond(coordinates(support.point), "s");
      board.label("s", coordinates(support.point), "support", [-1, 0], "s");
      board.arrow([0, 0], coordinates(point), "x");
      board.dot(coordinates(point), "simplex-point", 6, "x");
      board.label("x", coordinates(point), "simplex", [-1, 0.2], "x");
      board.end();
      const order = norm.exact === squaredNorm.exact ? "=" : norm.value < squaredNorm.value ? "<" : ">";
      say(screen, { t: difference, x: point, xNorm: norm, order: `${order} ${squaredNorm.exact} = ‖v‖²` });
    },
  };

  // When to stop.

  const stop = {
    id: "stop",
    make(screen) {
      screen.board = new Board(screen.figure, "A ⊖ B with v, s and the half-plane H", DIFFERENCE);
      const { states, v, squaredDistance } = run();
      screen.steps = states.length - 1;
      screen.first = 2;
      screen.step = 2;
      say(screen, { gap2: states[2].gap, v2: states[2].v, end: v, square: squaredDistance });
    },
    draw(screen) {
      const { board, step, revealed } = screen;
      const { states } = run();
      const { v, support, gap } = states[step];
      const at = coordinates(v);
      const s = coordinates(support.point);
      board.begin();
      board.region([[s, at]], "half-plane", "H");
      difference(board, picture());
      board.line(at, at, "level", "level");
      supportOn(board, support, v);
      vectorOn(board, v);
      const unit = at.map((value) => value / Math.hypot(...at));
      const places = [2.6, -2.6].map((far) => [s[0] + far * unit[1] + 0.8 * unit[0], s[1] - far * unit[0] + 0.8 * unit[1]]);
      board.label("H", places.find((place) => board.shows(place)), "support", at, "H");
      board.end();
      say(screen, { at: `Step ${step} of ${screen.steps}` });
      const list = states.map((state, k) => ({
        cells: [String(k), state.squaredNorm, revealed || k < 2 ? state.gap : "?", state.mu],
        mark: k === step ? "accepted" : "",
      }));
      rows(screen, "steps", list);
      const meaning = sign(gap) > 0 ? "v·(v − s) > 0: go on" : "v·(v − s) = 0: stop";
      say(screen, { sign: revealed ? meaning : "…" });
    },
  };

  screens.push(iteration, falls, stop);
  Object.assign(tools, { run, picture, simplexOn, vectorOn, supportOn });
})();
