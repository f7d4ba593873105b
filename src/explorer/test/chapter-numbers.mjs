/** Each number on the screens of the chapter is the one that fractions give, computed here from the points alone. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {predict} from './chapter.mjs';
import {withChapter} from './explorer.mjs';
import {
  add, cofactor, cross, dot, fraction, greatest, less, minus, nearest, negative, over, plus, read, readVector, rootText, same,
  scaled, shown, shownVector, sign, square, sub, times, vector, ZERO, ONE,
} from './fractions.mjs';

const A = [[-3, 1], [-1, 3], [1, 3], [0, 0], [-2, -1]].map((p) => vector(...p));
const B = [[3, -2], [5, 0], [4, 2], [2, 1]].map((p) => vector(...p));
const PAIRS = A.flatMap((a, i) => B.map((b, j) => ({name: `a${'₀₁₂₃₄'[i]} − b${'₀₁₂₃'[j]}`, point: minus(a, b)})));
const POINTS = PAIRS.map(({point}) => point);
const ANSWER = nearest(POINTS);
const V = '\\(([^()]*)\\)';
const N = '(−?[\\d/]+)';

const clean = (text) => text.replaceAll('\u00a0', ' ').replace(/\s+/g, ' ').trim();
const pointOf = (name) => PAIRS.find((pair) => pair.name === name).point;
const isVector = (text, expected, what) => assert.equal(shownVector(readVector(text)), shownVector(expected), what);
const isNumber = (text, expected, what) => assert.equal(shown(read(text)), shown(expected), what);

/** A screen after its prediction. */
function onScreen(id, check) {
  test(`chapter, ${id}: its numbers are those of fractions`, () =>
    withChapter(async (page) => {
      await predict(page, id);
      const get = async (name) => clean(await page.locator(`#${id} [data-n="${name}"]`).first().innerText());
      const go = (step) => page.locator(`#${id} .steps input`).fill(String(step));
      const rows = (name) => page.locator(`#${id} [data-rows="${name}"] tr`).evaluateAll((all) => all.map((tr) => [...tr.children].map((cell) => cell.textContent.replaceAll('\u00a0', ' '))));
      const press = async (...keys) => {
        await page.locator(`#${id} .handle`).focus();
        for (const key of keys) await page.keyboard.press(key);
      };
      const right = (await page.locator(`#${id} .predict .right`).innerText()).trim().replace(/^✓ /, '');
      await check({page, get, go, rows, press, right});
    }, {fragment: id, viewport: {width: 1280, height: 720}}));
}

onScreen('question', async ({page, get, press, right}) => {
  const [a, b] = [readVector(await get('a')), readVector(await get('b'))];
  assert.equal(shownVector(minus(a, b)), shownVector(ANSWER));
  assert.equal(shownVector(b), shownVector(B[3]));
  assert.equal(sign(cross(minus(A[3], A[2]), minus(a, A[2]))), 0, 'on the edge a₂a₃');
  assert.ok(sign(dot(minus(a, A[2]), minus(A[3], A[2]))) > 0 && sign(dot(minus(a, A[3]), minus(A[2], A[3]))) > 0, 'inside the edge');
  assert.equal(right, 'A corner and an edge');
  assert.equal(await get('root'), rootText(square(ANSWER)));
  const {p, q} = square(ANSWER);
  assert.equal(await get('decimal'), Math.sqrt(Number(p) / Number(q)).toPrecision(6));
  for (const [keys, move] of [[['ArrowRight', 'ArrowUp'], [1, 1]], [['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft'], [-3, 1]], [Array(6).fill('ArrowLeft'), [-9, 1]]]) {
    await press(...keys);
    const by = move.map((n) => fraction(BigInt(n), 2n));
    const v = nearest(POINTS.map((point) => minus(point, by)));
    const now = await get('now');
    assert.ok(sign(square(v)) === 0 ? /^(Touching|Overlapping)/.test(now) : now.includes(`‖v‖² = ${shown(square(v))}, `), `${move}: ${now}`);
  }
  await page.keyboard.press('ArrowUp');
});

onScreen('support', async ({get, rows, press, page, right}) => {
  const products = (d) => A.map((a) => shown(dot(a, d)));
  const sorted = A.map((a, i) => ({i, product: dot(a, vector(2, 1))})).sort((x, y) => sign(sub(y.product, x.product)));
  assert.deepEqual([await get('most'), await get('second'), await get('next')], [shown(sorted[0].product), shown(sorted[1].product), `a${'₀₁₂₃₄'[sorted[1].i]}`]);
  assert.equal(right, `a${'₀₁₂₃₄'[sorted[0].i]}`);
  const factors = (await get('sum')).split(' + ').map((part) => part.split('·').map(read));
  assert.deepEqual(factors, vector(2, 1).map((value, axis) => [value, A[sorted[0].i][axis]]));
  for (const key of ['', 'ArrowLeft', 'ArrowDown', 'ArrowDown', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowUp']) {
    if (key) await press(key);
    const d = readVector(await get('d'));
    const table = await rows('products');
    assert.deepEqual(table.map(([, at, product]) => [at, product]), A.map((a, i) => [shownVector(a), products(d)[i]]), `d = ${shownVector(d)}`);
    const marked = await page.locator('#support tr.accepted').evaluateAll((all) => all.map((tr) => tr.firstChild.textContent));
    const most = greatest(A, d);
    assert.deepEqual(marked, A.flatMap((a, i) => (same(dot(a, d), most) ? [`a${'₀₁₂₃₄'[i]}`] : [])));
  }
  await page.locator('#support summary').click();
  await page.locator('#support .try-edge').click();
  assert.equal(await page.locator('#support tr.accepted').count(), 2, 'both ends of the edge');
});

onScreen('difference', async ({get, go, right}) => {
  const isCorner = (point) => {
    const others = POINTS.filter((other) => !same(square(minus(other, point)), ZERO)).map((other) => minus(other, point));
    return others.some((one) => others.every((other) => sign(cross(one, other)) > 0 || (sign(cross(one, other)) === 0 && sign(dot(one, other)) > 0)));
  };
  const corners = new Set(POINTS.filter(isCorner).map(shownVector));
  assert.equal(POINTS.filter(isCorner).length, corners.size, 'no corner is made twice: the others are inside, or on an edge');
  assert.deepEqual([await get('a'), await get('b'), await get('all'), await get('corners')], [A.length, B.length, POINTS.length, corners.size].map(String));
  assert.equal(right, String(corners.size));
  assert.equal(await get('example'), shownVector(minus(A[3], B[3])));
  const seen = new Set();
  for (let step = 1; step <= POINTS.length; step++) {
    await go(step);
    const [, count, name, point] = /^(\d+): (a. − b.) = (\(.*\))$/.exec(await get('count'));
    assert.equal(count, String(step));
    isVector(point, pointOf(name), name);
    seen.add(name);
  }
  assert.equal(seen.size, POINTS.length, 'each difference once');
});

onScreen('pair', async ({get, press, right}) => {
  const s0 = PAIRS.filter(({point}) => same(dot(point, vector(6, -3)), greatest(POINTS, vector(6, -3))));
  assert.equal(s0.length, 1);
  assert.deepEqual([await get('pair0'), await get('s0')], [s0[0].name, shownVector(s0[0].point)]);
  assert.ok(s0[0].name.endsWith(right));
  assert.deepEqual([await get('sum'), await get('all')], [String(A.length + B.length), String(POINTS.length)]);
  for (const key of ['', ...Array(5).fill('ArrowRight'), ...Array(5).fill('ArrowDown')]) {
    if (key) await press(key);
    const v = readVector(await get('v'));
    const back = scaled(v, fraction(-1n));
    isNumber(await get('mostA'), greatest(A, back), 'A');
    isNumber(await get('mostB'), greatest(B, v), 'B');
    const [name, point] = (await get('s')).split(' = ');
    isVector(point, pointOf(name), name);
    assert.ok(same(dot(pointOf(name), back), greatest(POINTS, back)), `${name} for ${shownVector(v)}`);
    assert.equal(name, `${await get('i')} − ${await get('j')}`);
  }
});

/** The rows of Johnson's table, and the answer, for points counted from O. */
async function checkSimplex(get, rows, what) {
  const points = [...(await get('seen')).matchAll(new RegExp(V, 'g'))].map(([, text]) => readVector(text));
  const all = points.keys();
  const indices = [...all];
  let accepted = null;
  for (const [subset, ...cells] of await rows('johnson')) {
    const members = [...subset.matchAll(/y([₀₁₂])/g)].map(([, digit]) => '₀₁₂'.indexOf(digit));
    const verdict = cells.pop();
    if (verdict === 'not tried') {
      assert.ok(accepted !== null, `${what}: ${subset} comes after the accepted one`);
      continue;
    }
    const deltas = indices.map((j) => cofactor(points, members.includes(j) ? members : [...members, j], j));
    assert.deepEqual(cells, deltas.map(shown), `${what}: ${subset}`);
    const passes = deltas.every((delta, j) => (members.includes(j) ? sign(delta) > 0 : sign(delta) <= 0));
    assert.equal(verdict, passes ? 'accepted' : 'rejected', `${what}: ${subset}`);
    if (passes) {
      assert.equal(accepted, null, 'one subset passes');
      accepted = members;
    }
  }
  const answer = await get('answer');
  isVector(answer.slice(answer.indexOf('v = ') + 4), nearest(points), what);
  return {points, accepted, answer};
}

onScreen('segment', async ({get, rows, press, right}) => {
  for (const key of ['', ...Array(4).fill('ArrowLeft'), ...Array(4).fill('ArrowDown'), ...Array(8).fill('ArrowRight')]) {
    if (key) await press(key);
    const {points, accepted, answer} = await checkSimplex(get, rows, key);
    const deltas = accepted.map((i) => cofactor(points, accepted, i));
    const sum = deltas.reduce(add);
    const weights = accepted.map((i, k) => `λ${'₀₁'[i]} = ${shown(over(deltas[k], sum))}`).join(', ').replaceAll('−', '-');
    assert.ok(answer.replaceAll('−', '-').startsWith(`${weights}: `), answer);
    if (key === 'ArrowLeft' && accepted.join() === '0') {
      assert.ok(sign(cofactor(points, [0, 1], 1)) <= 0 && right === 'Δ₁', 'beyond y₀ it is Δ₁ that is not positive');
    }
  }
});

onScreen('triangle', async ({get, rows, press, right}) => {
  const seen = new Set();
  const there = ['ArrowUp', 'ArrowUp', ...Array(3).fill('ArrowLeft')];
  const back = [...Array(3).fill('ArrowRight'), 'ArrowDown', 'ArrowDown'];
  for (const key of ['', ...there, ...back, ...Array(4).fill('ArrowLeft'), ...Array(4).fill('ArrowDown'), 'ArrowRight', 'ArrowDown', ...Array(4).fill('ArrowRight'), ...Array(5).fill('ArrowUp'), ...Array(5).fill('ArrowLeft'), 'ArrowUp', ...Array(5).fill('ArrowDown'), ...Array(3).fill('ArrowLeft'), 'ArrowDown', 'ArrowDown']) {
    if (key) await press(key);
    const {points, accepted} = await checkSimplex(get, rows, key);
    seen.add(accepted.join());
    const subsets = [[0], [1], [0, 1], [2], [0, 2], [1, 2], [0, 1, 2]];
    const passing = subsets.filter((members) =>
      points.every((_, j) => (members.includes(j) ? sign(cofactor(points, members, j)) > 0 : sign(cofactor(points, [...members, j], j)) <= 0)));
    assert.equal(passing.length, 1, right);
  }
  assert.equal(seen.size, 7, `all seven regions were visited: ${[...seen].join(' ')}`);
  assert.equal(right, 'Exactly one');
});

/** A run of GJK from a₀ − b₀ by fractions: support points by looking at all differences, the nearest point by looking at all subsets. */
function run() {
  const states = [];
  let simplex = [PAIRS[0]];
  for (;;) {
    const v = nearest(simplex.map(({point}) => point));
    const s = PAIRS.find(({point}) => PAIRS.every((other) => !less(dot(other.point, v), dot(point, v))));
    const gap = dot(v, minus(v, s.point));
    states.push({simplex, v, s, gap});
    if (sign(gap) === 0) return states;
    const extended = [...simplex, s];
    const next = nearest(extended.map(({point}) => point));
    const needed = [1, 2, 3].flatMap((size) => subsetsOf(extended, size)).find((some) => same(square(minus(nearest(some.map(({point}) => point)), next)), ZERO));
    simplex = needed;
  }
}

const subsetsOf = (list, size) => (size === 0 ? [[]] : list.flatMap((one, k) => subsetsOf(list.slice(k + 1), size - 1).map((rest) => [one, ...rest])));
const names = (simplex) => simplex.map(({name}) => name).sort().join(', ');
const listed = (text) => text.split(', ').sort().join(', ');

onScreen('iteration', async ({get, go, right}) => {
  const states = run();
  for (let step = 0; step <= 4 * (states.length - 1); step++) {
    await go(step);
    const k = Math.floor(step / 4);
    const {simplex, v, s, gap} = states[k];
    const next = states[k + 1];
    assert.equal(await get('at'), next ? `Iteration ${k + 1}` : `After ${k} iterations`);
    const words = await get('words');
    if (step % 4 === 0 && next) {
      const [, x, name, y, n] = new RegExp(`^From v = ${V} the support point is s = (a. − b.) = ${V}; v·\\(v − s\\) = ${N} > 0\\.$`).exec(words);
      isVector(x, v), isVector(y, s.point), isNumber(n, gap), assert.equal(name, s.name), assert.ok(sign(gap) > 0);
    } else if (step % 4 === 0) {
      const [, x, y, n] = new RegExp(`^From v = ${V} the support point is s = ${V}; v·\\(v − s\\) = ${N}: the loop stops\\.$`).exec(words);
      isVector(x, v), isVector(n === '0' ? y : '', s.point), assert.equal(n, '0');
    } else if (step % 4 === 1) {
      assert.equal(listed(/^s joins: W ∪ \{s\} = \{(.*)\}\.$/.exec(words)[1]), names([...simplex, s]));
    } else if (step % 4 === 2) {
      const [, x, parts] = new RegExp(`^Nearest to O is v = ${V}, with (.*)\\.$`).exec(words);
      isVector(x, next.v);
      const weights = parts.split(' and ').map((part) => part.split(' of ')).map(([weight, name]) => ({weight: read(weight), name}));
      assert.equal(names(weights), names(next.simplex));
      assert.equal(shownVector(weights.map(({weight, name}) => scaled(pointOf(name), weight)).reduce(plus)), shownVector(next.v));
      assert.ok(same(weights.map(({weight}) => weight).reduce(add), ONE) && weights.every(({weight}) => sign(weight) > 0));
    } else {
      const gone = [...simplex, s].filter(({name}) => !next.simplex.some((kept) => kept.name === name));
      assert.equal(listed(/W = \{(.*?)\}/.exec(words)[1]), names(next.simplex));
      assert.equal(/^(a. − b.) has no weight and is dropped/.exec(words)?.[1], gone[0]?.name);
      assert.ok(gone.length <= 1);
    }
  }
  const gone = states[2].simplex.find(({name}) => !states[3].simplex.some((kept) => kept.name === name));
  assert.deepEqual([listed((await get('before')).slice(1, -1)), await get('s'), await get('gone'), right], [names(states[2].simplex), states[2].s.name, gone.name, gone.name]);
  assert.equal(await get('v'), shownVector(states[3].v));
});

onScreen('falls', async ({get, go, right}) => {
  const [, {simplex, v, s, gap}, next] = run();
  assert.equal(simplex.length, 1, 'W is {v}');
  const expected = {v: shownVector(v), norm: shown(square(v)), s: shownVector(s.point), far: shown(square(s.point)), gap: shown(gap), next: shownVector(next.v), nextNorm: shown(square(next.v))};
  for (const [name, value] of Object.entries(expected)) assert.equal(await get(name), value, name);
  assert.ok(less(square(v), square(s.point)) && less(square(next.v), square(v)) && right === 'Yes');
  for (let step = 0; step <= 12; step++) {
    await go(step);
    const t = fraction(BigInt(step), 12n);
    const x = plus(v, scaled(minus(s.point, v), t));
    const order = {'-1': '<', 0: '=', 1: '>'}[sign(sub(square(x), square(v)))];
    assert.deepEqual([await get('t'), await get('x'), await get('xNorm'), await get('order')], [shown(t), shownVector(x), shown(square(x)), `${order} ${shown(square(v))} = ‖v‖²`]);
    assert.ok(!less(square(x), square(next.v)), 'none on the way is nearer than the next v');
  }
});

onScreen('stop', async ({get, go, rows, right}) => {
  const states = run();
  let bound = ZERO;
  const table = states.map(({v, s, gap}, k) => {
    const product = dot(v, s.point);
    const delta = sign(product) > 0 ? over(times(product, product), square(v)) : ZERO;
    bound = less(bound, delta) ? delta : bound;
    assert.ok(!less(square(ANSWER), bound) && !less(square(v), square(ANSWER)), 'μ and ‖v‖ enclose the distance');
    return [String(k), shown(square(v)), shown(gap), rootText(bound)];
  });
  for (const [k, {gap}] of states.entries()) {
    await go(k);
    assert.deepEqual(await rows('steps'), table);
    assert.equal(await get('sign'), sign(gap) > 0 ? 'v·(v − s) > 0: go on' : 'v·(v − s) = 0: stop');
  }
  assert.deepEqual([await get('v2'), await get('gap2'), await get('end'), await get('square')], [shownVector(states[2].v), shown(states[2].gap), shownVector(ANSWER), shown(square(ANSWER))]);
  assert.equal(right, sign(states[2].gap) > 0 ? 'Go on' : 'Stop');
});

/** Runs in the page: the ends of the two lines of the band between A and B, in the plane, and how many points of A are marked. */
function bandOf() {
  const board = certigjk.chapter.screens.find(({id}) => id === 'certificate').left;
  const ends = [...board.svg.querySelectorAll('.supporting-line')].map((line) => {
    const [left, top, right, bottom] = line.getAttribute('d').match(/-?[\d.]+/g).map(Number);
    return [[left, top], [right, bottom]].map(([x, y]) => [board.x + (x - board.width / 2) / board.scale, board.y - (y - board.height / 2) / board.scale]);
  });
  return {ends, marked: board.svg.querySelectorAll('.support').length};
}

/** The band is drawn at right angles to v, with the width ‖v‖, from B on; and A reaches into it just if check 2 fails. */
async function checkBand(page, v, holds) {
  const {ends, marked} = await page.evaluate(bandOf);
  const n = v.map(({p, q}) => Number(p) / Number(q));
  const length = Math.hypot(...n);
  const along = ([x, y]) => (n[0] * x + n[1] * y) / length;
  const near = (one, other, what) => assert.ok(Math.abs(one - other) < 0.01, `${what}: ${one}, ${other}`);
  assert.equal(ends.length, 2);
  ends.forEach(([one, other]) => near(along(one), along(other), 'at right angles to v'));
  const {p, q} = greatest(B, v);
  near(along(ends[0][0]), Number(p) / Number(q) / length, 'begins at B');
  near(along(ends[1][0]) - along(ends[0][0]), length, 'is ‖v‖ wide');
  const reaches = A.some((a) => less(dot(a, v), add(greatest(B, v), square(v))));
  assert.deepEqual([marked, holds], reaches ? [1, false] : [0, true]);
}

onScreen('certificate', async ({page, get, go, right}) => {
  const states = run();
  const short = scaled(ANSWER, fraction(2n, 3n));
  const least = (v) => negative(greatest(POINTS, scaled(v, fraction(-1n))));
  assert.deepEqual([await get('v'), await get('all'), await get('short'), await get('shortLeast'), await get('shortSquare')], [shownVector(ANSWER), String(POINTS.length), shownVector(short), shown(least(short)), shown(square(short))]);
  assert.ok(less(square(short), least(short)), 'it is not in A ⊖ B');
  assert.equal(right, 'No');
  const verdicts = [];
  for (const [step, v] of [ANSWER, states[2].v, short].entries()) {
    await go(step);
    isVector(await get('claim'), v, 'v');
    const [, n, name] = /^(\S+) at (a. − b.)$/.exec(await get('least'));
    isNumber(n, least(v), 'the least product');
    assert.ok(same(dot(pointOf(name), v), least(v)), name);
    isNumber(await get('square'), square(v), 'v·v');
    const weights = await get('weights');
    const parts = weights === 'none are given' ? null : weights.split(', ').map((part) => part.split(' of '));
    const combines = parts !== null && parts.every(([weight]) => sign(read(weight)) >= 0) && same(parts.map(([weight]) => read(weight)).reduce(add), ONE) && shownVector(parts.map(([weight, pair]) => scaled(pointOf(pair), read(weight))).reduce(plus)) === shownVector(v);
    const holds = !less(least(v), square(v));
    assert.deepEqual([await get('first'), await get('second')], [combines, holds].map((is) => (is ? 'holds' : 'fails')));
    await checkBand(page, v, holds);
    const [atMost, atLeast] = [!less(square(v), square(ANSWER)), !less(square(ANSWER), square(v))];
    assert.ok((!combines || atMost) && (!holds || atLeast), 'what each check proves is true');
    verdicts.push(await get('verdict'));
  }
  const alone = (check, bound) => `Check ${check} alone proves only that the distance is at ${bound} ‖v‖.`;
  assert.deepEqual(verdicts, ['Both hold: the distance is ‖v‖.', alone(1, 'most'), alone(2, 'least')]);
});

onScreen('rounding', async ({page, get, go, rows, right}) => {
  // By the operations of IEEE 754, as JavaScript has them; the same v comes again, so the loop goes on for ever.
  const y = [[0, -3], [-1, 0]];
  const product = (p, q) => p[0] * q[0] + p[1] * q[1];
  const less2 = (p, q) => [p[0] - q[0], p[1] - q[1]];
  const deltas = [product(y[1], less2(y[1], y[0])), product(y[0], less2(y[0], y[1]))];
  const weights = deltas.map((delta) => delta / (deltas[0] + deltas[1]));
  const v = [0, 1].map((axis) => weights[0] * y[0][axis] + weights[1] * y[1][axis]);
  const gap = product(v, less2(v, y[1]));
  const exact = nearest([vector(0, -3), vector(-1, 0)]);
  const number = (text) => Number(text.replaceAll('−', '-').replace(/·10(.*)$/, (_, power) => `e${[...power].map((digit) => ('⁰¹²³⁴⁵⁶⁷⁸⁹'.includes(digit) ? '⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(digit) : '-')).join('')}`));
  assert.ok(gap !== 0 && product(v, y[1]) < product(v, y[0]) + 1e-15);
  assert.equal(number(await get('gap')), gap);
  assert.equal(await get('weight'), '1/10');
  assert.ok(same(times(read(await get('weight')), fraction(3n)), negative(exact[1])), 'a tenth of (0, −3) gives the second coordinate');
  assert.equal(await get('iterations'), '1');
  assert.equal(await get('why'), 'W and v have been the same since step 1.');
  assert.deepEqual([await get('b0'), await get('b1'), await get('of')], ['(0, 3)', '(1, 0)', 'a₀ − b₀']);
  const own = await page.evaluate(() => JSON.parse(certigjk.core.explore('a=0,0&b=0,3;1,0&field=double')).chosen);
  assert.deepEqual([own.iterations, own.claim, own.why.exit], [1, 'none', 'NO_DECREASE']);
  assert.equal(number(await get('own')), product(v, v));
  assert.equal(right, 'it does not end');
  for (const step of [0, 1, 2, 5]) {
    await go(step);
    const [first, second, third] = await rows('numbers');
    const [expected, rounded] = step === 0 ? [vector(0, -3), [0, -3]] : [exact, v];
    isVector(first[1].replace(' (ended)', ''), expected, 'v');
    assert.deepEqual(first[2].replace(/[()]/g, '').split(', ').map(number), rounded);
    isNumber(second[1], square(expected), '‖v‖²');
    assert.equal(number(second[2]), product(rounded, rounded));
    isNumber(third[1], step === 0 ? fraction(9n) : ZERO, 'the gap');
    assert.equal(number(third[2]), step === 0 ? 9 : gap);
    assert.equal(/ended/.test(first[1]), step > 1);
  }
});

onScreen('papers', async ({get, go, right}) => {
  assert.equal(right, 'For every d');
  const words = async (step) => {
    await go(step);
    return get('words');
  };
  const m = [vector(-1, 1), vector(1, 1)];
  const one = new RegExp(`returns d = ${V} at once, with ‖d‖² = ${N}\\. The nearest point is ${V}, with ‖v‖² = ${N}\\.$`).exec(await words(0));
  isVector(one[1], m[0]), isNumber(one[2], square(m[0])), isVector(one[3], nearest(m)), isNumber(one[4], square(nearest(m)));
  const triangle = [vector(-2, -2), vector(0, -2), vector(2, 1)];
  const two = new RegExp(`On the triangle ${V}, ${V}, ${V} the closest points C are ${V}, ${V}, ${V}: .* answer distance (\\S+)\\. The distance is (\\S+)\\. `).exec(await words(1));
  triangle.forEach((point, k) => isVector(two[k + 1], point));
  isVector(two[4], nearest([triangle[0], triangle[1]]));
  isVector(two[5], nearest([triangle[1], triangle[2]]), 'step 14 keeps (0, −2), the closer point');
  isVector(two[6], nearest([triangle[1], triangle[0]]));
  assert.ok(less(square(triangle[1]), square(triangle[0])) && less(square(triangle[1]), square(triangle[2])));
  const distance = square(nearest(triangle));
  assert.deepEqual([two[7], two[8]], ['0', rootText(distance)]);
  const y = [vector(-1, 2), vector(1, 2), vector(0, 1)];
  const three = new RegExp(`\\(Δ₀ = ${N}, Δ₁ = ${N}\\).*Δ₂ = ${N} > 0.* y₂ = ${V}\\.`).exec(await words(2));
  isNumber(three[1], cofactor(y, [0, 1], 0)), isNumber(three[2], cofactor(y, [0, 1], 1)), isNumber(three[3], cofactor(y, [0, 1, 2], 2));
  assert.ok(sign(cofactor(y, [0, 1, 2], 2)) > 0);
  isVector(three[4], nearest(y));
});
