/** The screens about the nearest point of a segment and of a triangle, with the signs of Johnson's Δ. */
"use strict";
(() => {
  const certigjk = (globalThis.certigjk ??= {});
  const { Board } = certigjk;
  const { screens, tools } = certigjk.chapter;
  const { lowered } = certigjk.html;
  const { ask, coordinates, say, rows, draw, numbers, listed } = tools;

  const SUBSETS = [[0], [1], [0, 1], [2], [0, 2], [1, 2], [0, 1, 2]];
  const setText = (members) => `{${members.map((i) => `y${lowered(i)}`).join(", ")}}`;
  const pointsOf = (list) => list.split(";").map(numbers);

  /** The points counted from O, and what Johnson's sub-algorithm makes of them. */
  function nearestFrom(points, origin) {
    const seen = certigjk.core.shift(points, origin.join(","), "0,0");
    return { seen: seen.split(";"), ...ask("nearest", seen) };
  }

  /** Where the points of a subset are nearest: the half-planes of its Voronoi region. */
  function halves(points, members) {
    if (members.length === 3) {
      return [[0, 1, 2], [1, 2, 0], [2, 0, 1]].map(([i, k, j]) => {
        return [points[i], outward(points, [i, k], j).map((value) => -value)];
      });
    }
    const list = [];
    for (const i of members) {
      for (const j of points.keys()) {
        if (i !== j) {
          const to = [points[j][0] - points[i][0], points[j][1] - points[i][1]];
          const sign = members.includes(j) ? 1 : -1;
          const isSide = members.length === 2 && !members.includes(j);
          list.push([points[i], isSide ? outward(points, members, j) : [sign * to[0], sign * to[1]]]);
        }
      }
    }
    return list;
  }

  /** At right angles to the side, away from the third point. */
  function outward(points, [i, k], j) {
    const side = [points[k][0] - points[i][0], points[k][1] - points[i][1]];
    const n = [side[1], -side[0]];
    const towards = n[0] * (points[j][0] - points[i][0]) + n[1] * (points[j][1] - points[i][1]);
    return towards > 0 ? [-n[0], -n[1]] : n;
  }

  function make(screen, box) {
    screen.board = new Board(screen.figure, "Points and the origin O", box);
    screen.handle = screen.board.handle({
      name: "The origin O",
      get: () => screen.at,
      set: (place) => {
        screen.at = place;
        draw(screen);
      },
    });
  }

  function drawSimplex(screen, regions) {
    const { board, at, revealed, points } = screen;
    const places = pointsOf(points);
    const { subsets, v, seen } = nearestFrom(points, at);
    const { members } = subsets[subsets.length - 1];
    board.begin();
    if (revealed) {
      regions.forEach((subset, index) => {
        const isHere = String(subset) === String(members);
        board.region(halves(places, subset), `voronoi r${index % 3}${isHere ? " here" : ""}`, `x${subset.join("")}`);
      });
    }
    board.shape(places, "simplex", "W");
    if (revealed) {
      const nearest = coordinates(v).map((value, axis) => value + at[axis]);
      board.arrow(at, nearest, "v");
      board.label("v", nearest.map((value, axis) => (value + at[axis]) / 2), "v", [nearest[1] - at[1], at[0] - nearest[0]], "v");
      board.dot(nearest, "v-point", 6, "v");
    }
    const middle = [0, 1].map((axis) => places.reduce((sum, place) => sum + place[axis], 0) / places.length);
    places.forEach((place, i) => {
      board.dot(place, "simplex-point", 7, `y${i}`);
      board.label(`y${lowered(i)}`, place, "simplex", [place[0] - middle[0], place[1] - middle[1]], `y${i}`);
    });
    board.dot(at, "origin", 6, "O");
    board.label("O", at, "origin", [0, -1], "O");
    board.end();
    screen.handle();
    say(screen, { seen: seen.map((point, i) => `y${lowered(i)} = ${listed(point)}`).join(", ") });
    return { subsets, v, members };
  }

  /** The rows that were tried, and the others, which were not. */
  function table(screen, regions, subsets) {
    const { revealed } = screen;
    const list = regions.map((members) => {
      const tried = subsets.find((subset) => String(subset.members) === String(members));
      const deltas = screen.points.split(";").map((_, j) => {
        const delta = tried && tried.deltas[j];
        return !revealed ? "?" : !delta ? "" : { ...delta.value, exact: delta.value.exact };
      });
      const verdict = !revealed ? "" : !tried ? "not tried" : tried.accepted ? "accepted" : "rejected";
      return { cells: [setText(members), ...deltas, verdict], key: `x${members.join("")}`, mark: verdict.replace(" ", "-") };
    });
    rows(screen, "johnson", list);
  }

  const segment = {
    id: "segment",
    points: "-2,-1;2,1",
    at: [0, 3],
    make(screen) {
      make(screen, [-5, -3.4, 5, 4]);
    },
    draw(screen) {
      const regions = [[0], [1], [0, 1]];
      const { subsets, v } = drawSimplex(screen, regions);
      table(screen, regions, subsets);
      const { weights } = subsets[subsets.length - 1];
      const { members } = subsets[subsets.length - 1];
      const lambda = members.map((i, k) => `λ${lowered(i)} = ${weights[k].exact}`).join(", ");
      say(screen, { answer: screen.revealed ? `${lambda}: v = ${vector(v)}` : "…" });
    },
  };

  const vector = (v) => certigjk.html.vectorText(v);

  const triangle = {
    id: "triangle",
    points: "-3,-2;3,-1;0,3",
    at: [3, 2],
    make(screen) {
      make(screen, [-6, -4, 6, 4.6]);
    },
    draw(screen) {
      const { subsets, v, members } = drawSimplex(screen, SUBSETS);
      table(screen, SUBSETS, subsets);
      say(screen, { answer: screen.revealed ? `X = ${setText(members)}: v = ${vector(v)}` : "…" });
    },
  };

  screens.push(segment, triangle);
})();
