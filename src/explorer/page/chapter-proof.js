/** The last screens: the certificate, what rounding does, and where the papers slip. */
"use strict";
(() => {
  const certigjk = (globalThis.certigjk ??= {});
  const { Board } = certigjk;
  const { screens, tools } = certigjk.chapter;
  const { lowered, vectorText, numberText, typeset } = certigjk.html;
  const { ask, text, coordinates, pairText, say, rows, numbers, minus, split, listed } = tools;
  const { A, B, BODIES, DIFFERENCE, TALL, bodies, difference, run, picture } = tools;

  // The certificate.

  const pairs = () => split(A).flatMap((a, i) => split(B).map((b, j) => ({ pair: [i, j], point: minus(a, b) })));

  /** A claimed v, and the weights that are handed over with it: the answer, one too early, one too short. */
  const claims = [
    () => ({ v: run().v, simplex: run().states[run().states.length - 1].simplex }),
    () => ({ v: run().states[2].v, simplex: run().states[2].simplex }),
    () => ({ v: ask("between", "0,0", text(run().v), "2/3").point, simplex: null }),
  ];

  /** What one who checks computes: v·v, and the least of the products with all differences. */
  function check({ v, simplex }) {
    const all = pairs();
    const against = minus("0,0", text(v));
    const products = ask("support", all.map(({ point }) => point).join(";"), text(v)).products;
    const { index } = ask("support", all.map(({ point }) => point).join(";"), against);
    const square = ask("nearest", text(v)).squaredNorm;
    return { square, least: products[index], at: all[index], combines: simplex !== null, holds: isAtLeast(products[index], square) };
  }

  /** Compared exactly, by the sign of the difference. */
  const isAtLeast = (one, other) => !minus(`${one.exact},0`, `${other.exact},0`).startsWith("-");

  const certificate = {
    id: "certificate",
    answerAt: 2,
    steps: claims.length - 1,
    make(screen) {
      screen.left = new Board(screen.figure, "A and B with the band of width ‖v‖ that begins at B", BODIES, TALL);
      screen.right = new Board(screen.figure, "A ⊖ B with v and its line", DIFFERENCE, TALL);
      const short = claims[2]();
      const { square, least } = check(short);
      say(screen, { v: run().v, short: short.v, shortLeast: least, shortSquare: square, all: pairs().length });
    },
    draw(screen) {
      const { left, right, step, revealed } = screen;
      const claim = claims[step]();
      const { v, simplex } = claim;
      const { square, least, at, combines, holds } = check(claim);
      const n = coordinates(v);
      const isShown = revealed || step < 2;
      left.begin();
      const back = n.map((value) => -value);
      const a = picture().a.points[at.pair[0]];
      const b = picture().b.points[at.pair[1]];
      // A is not in the band just if v·a ≥ v·b + v·v, which is check 2.
      const end = b.map((value, axis) => value + n[axis]);
      left.region([[b, n], [end, back]], "half-plane");
      left.line(b, n, "supporting-line");
      left.line(end, n, "supporting-line");
      bodies(left, picture());
      left.arrow(b, end, "v");
      if (!holds) {
        left.diamond(a, "least");
      }
      left.end();
      right.begin();
      right.region([[n, n]], "half-plane", "H");
      difference(right, picture());
      right.line(n, n, "supporting-line", "H");
      right.arrow([0, 0], n, "v");
      right.label("v", n.map((value) => value / 2), "v", [n[1], -n[0]], "v");
      (simplex || []).forEach(({ pair, point }) => {
        right.dot(coordinates(point), "simplex-point", 6, `d${pair.join("")}`);
        right.label(pairText(pair), coordinates(point), "simplex", back, `d${pair.join("")}`);
      });
      if (!holds) {
        right.diamond(numbers(at.point), "least");
      }
      right.end();
      const weights = simplex ? simplex.map(({ pair, weight }) => `${numberText(weight)} of ${pairText(pair)}`).join(", ") : "none are given";
      say(screen, {
        claim: vectorText(v),
        weights,
        least: `${numberText(least)} at ${pairText(at.pair)}`,
        square,
        first: !isShown ? "?" : combines ? "holds" : "fails",
        second: !isShown ? "?" : holds ? "holds" : "fails",
        verdict: isShown ? verdict(combines, holds) : "…",
      });
      mark(screen, { first: isShown && combines, second: isShown && holds });
    },
  };

  /** What the checks that hold prove. */
  function verdict(combines, holds) {
    if (combines && holds) {
      return "Both hold: the distance is ‖v‖.";
    }
    if (combines) {
      return "Check 1 alone proves only that the distance is at most ‖v‖.";
    }
    return holds ? "Check 2 alone proves only that the distance is at least ‖v‖." : "None holds: this proves nothing.";
  }

  function mark(screen, marks) {
    for (const [name, holds] of Object.entries(marks)) {
      screen.section.querySelector(`[data-n="${name}"]`).className = `mark ${holds ? "holds" : "fails"}`;
    }
  }

  // What rounding does.

  /** What the core says of the end of a run. */
  const sentence = ({ why }, name) => why.sentences.find(({ claim }) => claim === name).text;

  /** All digits of a double: 4.1E-17 is 4.1·10⁻¹⁷. */
  const digits = ({ exact }) =>
    typeset(exact.replace(/E-(\d+)$/, (_, power) => `·10⁻${[...power].map((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]).join("")}`));

  const TWO_POINTS = "a=0,0&b=0,3;1,0";

  const rounding = {
    id: "rounding",
    answerAt: 1,
    steps: 5,
    make(screen) {
      screen.board = new Board(screen.figure, "A ⊖ B, a segment, with v and s", [-2.6, -3.3, 2.2, 0.7]);
      const rounded = ask("explore", `${TWO_POINTS}&field=double&loop=exact-halting`).chosen;
      const own = ask("explore", `${TWO_POINTS}&field=double`).chosen;
      const { exact } = ask("explore", TWO_POINTS);
      const { weight, pair } = exact.states[1].simplex[0];
      const [b0, b1] = TWO_POINTS.replace(/.*b=/, "").split(";").map(listed);
      say(screen, {
        b0,
        b1,
        weight,
        of: pairText(pair),
        iterations: exact.iterations,
        gap: digits(rounded.states[1].gap),
        why: sentence(rounded, "UNCHANGED"),
        own: digits(own.states[own.iterations].squaredNorm),
      });
    },
    draw(screen) {
      const { board, step, revealed } = screen;
      const exact = ask("explore", TWO_POINTS).exact.states;
      const rounded = ask("explore", `${TWO_POINTS}&field=double&loop=exact-halting`).chosen.states;
      const { points } = ask("explore", TWO_POINTS).picture.difference;
      const state = revealed ? rounded[step] : rounded[0];
      const beside = exact[Math.min(revealed ? step : 0, exact.length - 1)];
      board.begin();
      board.shape(points, "hull difference");
      board.origin();
      const v = coordinates(state.v);
      board.arrow([0, 0], v, "v");
      board.label("v", v.map((value) => value / 2), "v", [v[1], -v[0]], "v");
      state.simplex.forEach(({ pair, point }) => {
        board.dot(coordinates(point), "simplex-point", 6);
        board.label(pairText(pair), coordinates(point), "simplex", [-1, -0.5]);
      });
      board.line(coordinates(state.support.point), v, "supporting-line");
      board.diamond(coordinates(state.support.point), "s");
      board.label("s", coordinates(state.support.point), "support", [1, 0.4], "s");
      board.end();
      const ended = step >= exact.length && revealed ? " (ended)" : "";
      rows(screen, "numbers", [
        { cells: ["v", vectorText(beside.v) + ended, `(${state.v.map(digits).join(", ")})`] },
        { cells: ["‖v‖²", beside.squaredNorm, digits(state.squaredNorm)] },
        { cells: ["v·(v − s)", beside.gap, digits(state.gap)], mark: "accepted" },
      ]);
      say(screen, { at: `Step ${revealed ? step : 0}` });
    },
  };

  // Where the papers slip.

  const STEP_FOUR = "-1,1;1,1";
  const LARGEST = "-1,2;1,2;0,1";
  const STEP_FOURTEEN = "-2,-2;0,-2;2,1";

  function pointsOn(board, points) {
    points.forEach((point, i) => {
      board.dot(point, "simplex-point", 7, `y${i}`);
      board.label(`(${point.join(", ")})`.replaceAll("-", "−"), point, "simplex", point, `y${i}`);
    });
  }

  const cases = [
    (board) => {
      const points = STEP_FOUR.split(";").map(numbers);
      const first = ask("nearest", STEP_FOUR.split(";")[0]);
      const { v, squaredNorm } = ask("nearest", STEP_FOUR);
      board.shape(points, "simplex");
      board.origin();
      pointsOn(board, points);
      board.arrow([0, 0], coordinates(v), "v");
      return `On M = {${listed(STEP_FOUR)}}, read to the letter, it returns d = ${vectorText(first.v)} at once, with ‖d‖² = ${numberText(first.squaredNorm)}. The nearest point is ${vectorText(v)}, with ‖v‖² = ${numberText(squaredNorm)}.`;
    },
    (board) => {
      const { picture: shown, exact, chosen } = ask("explore", `a=${STEP_FOURTEEN}&b=0,0&loop=alzubaidi`);
      const path = chosen.states.map(({ v }) => vectorText(v)).join(", ");
      board.shape(shown.a.points, "hull difference");
      board.origin();
      pointsOn(board, shown.a.points);
      board.segment([0, 0], coordinates(exact.v), "distance");
      chosen.states.forEach(({ v }) => board.dot(coordinates(v), "v-point", 6));
      board.segment(...chosen.states.slice(0, 2).map(({ v }) => coordinates(v)), "trail");
      return `On the triangle ${listed(STEP_FOURTEEN)} the closest points C are ${path}: the last was found before, and so the listed steps answer distance ${numberText(chosen.distance)}. The distance is ${numberText(exact.distance)}. With Z for the new point, the closer of the edges XZ and ZY is to be kept.`;
    },
    (board) => {
      const points = LARGEST.split(";").map(numbers);
      const { v, subsets } = ask("nearest", LARGEST);
      const both = subsets.find(({ members }) => String(members) === "0,1");
      const deltas = both.deltas.filter(({ inside }) => inside).map(({ position, value }) => `Δ${lowered(position)} = ${numberText(value)}`);
      const beyond = both.deltas.find(({ inside }) => !inside);
      board.shape(points, "simplex");
      board.origin();
      pointsOn(board, points);
      board.arrow([0, 0], coordinates(v), "v");
      return `Of ${listed(LARGEST)}, called y₀, y₁ and y₂, the pair {y₀, y₁} has positive weights (${deltas.join(", ")}) and is larger than {y₂}, which is to be found; but Δ${lowered(beyond.position)} = ${numberText(beyond.value)} > 0 beyond it, and the nearest point is y₂ = ${vectorText(v)}. Condition (ii) of the same section forbids that.`;
    },
  ];

  const papers = {
    id: "papers",
    steps: cases.length - 1,
    make(screen) {
      screen.board = new Board(screen.figure, "The points of the example", [-3, -2.6, 3, 2.4]);
    },
    draw(screen) {
      const { board, step, revealed } = screen;
      board.begin();
      const words = cases[step](board);
      board.end();
      say(screen, { words: revealed || step > 0 ? words : "…", at: `Example ${step + 1} of ${screen.steps + 1}` });
    },
  };

  screens.push(certificate, rounding, papers);
})();
