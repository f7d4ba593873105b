/** Fractions of integers by the school's rules, and the least that geometry needs of them: an oracle without the library. */

const gcd = (a, b) => (b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b));

/** @returns {{p: bigint, q: bigint}} p/q in lowest terms, q > 0 */
export function fraction(p, q = 1n) {
  const d = gcd(p, q) * (q < 0n ? -1n : 1n);
  return {p: p / d, q: q / d};
}

/** Reads "−3/2", "4" and "0.25". */
export function read(text) {
  const plain = text.trim().replaceAll('−', '-').replaceAll('\u00a0', ' ');
  const ratio = /^(-?\d+)(?:\/(\d+))?$/.exec(plain);
  if (!ratio) throw new Error(`no fraction: ${text}`);
  return fraction(BigInt(ratio[1]), BigInt(ratio[2] ?? '1'));
}

export const add = (a, b) => fraction(a.p * b.q + b.p * a.q, a.q * b.q);
export const times = (a, b) => fraction(a.p * b.p, a.q * b.q);
export const over = (a, b) => fraction(a.p * b.q, a.q * b.p);
export const negative = (a) => fraction(-a.p, a.q);
export const sub = (a, b) => add(a, negative(b));
export const sign = ({p}) => (p > 0n ? 1 : p < 0n ? -1 : 0);
export const less = (a, b) => sign(sub(a, b)) < 0;
export const same = (a, b) => sign(sub(a, b)) === 0;
export const shown = ({p, q}) => `${p}${q === 1n ? '' : `/${q}`}`.replace('-', '−');
export const ZERO = fraction(0n);
export const ONE = fraction(1n);

/** Reads "(−3/2, 1/2)". */
export const readVector = (text) => text.trim().replace(/^\(|\)$/g, '').split(',').map(read);
export const vector = (...numbers) => numbers.map((n) => fraction(BigInt(n)));
export const plus = (x, y) => x.map((value, k) => add(value, y[k]));
export const minus = (x, y) => x.map((value, k) => sub(value, y[k]));
export const scaled = (x, t) => x.map((value) => times(value, t));
export const dot = (x, y) => x.reduce((sum, value, k) => add(sum, times(value, y[k])), ZERO);
export const square = (x) => dot(x, x);
export const shownVector = (x) => `(${x.map(shown).join(', ')})`;
export const cross = (x, y) => sub(times(x[0], y[1]), times(x[1], y[0]));

/** The nearest of the points p + t(q − p), 0 ≤ t ≤ 1, to the origin. */
function ofSegment(p, q) {
  const along = minus(q, p);
  const length = square(along);
  const t = sign(length) === 0 ? ZERO : over(negative(dot(p, along)), length);
  return plus(p, scaled(along, sign(t) < 0 ? ZERO : less(ONE, t) ? ONE : t));
}

/** The point of the hull of points in the plane that is nearest to the origin: over all points, segments and triangles. */
export function nearest(points) {
  for (const p of points) {
    for (const q of points) {
      for (const r of points) {
        const turns = [cross(p, q), cross(q, r), cross(r, p)].map(sign);
        if (sign(cross(minus(q, p), minus(r, p))) !== 0 && (turns.every((turn) => turn >= 0) || turns.every((turn) => turn <= 0))) {
          return [ZERO, ZERO];
        }
      }
    }
  }
  const candidates = points.flatMap((p) => points.map((q) => ofSegment(p, q)));
  return candidates.reduce((one, other) => (less(square(other), square(one)) ? other : one));
}

/** The greatest product of a direction with points. */
export const greatest = (points, direction) => points.map((point) => dot(point, direction)).reduce((one, other) => (less(one, other) ? other : one));

/** Johnson's cofactors Δᵢ(X) of a subset, as 1999 defines them. */
export function cofactor(points, members, i) {
  if (members.length === 1) {
    return ONE;
  }
  const rest = members.filter((j) => j !== i);
  const [k] = rest;
  return rest.map((j) => times(cofactor(points, rest, j), dot(points[j], minus(points[k], points[i])))).reduce(add);
}

/** "√(5/2)", or the root itself where it is rational. */
export function rootText(q) {
  const root = (n) => BigInt(Math.round(Math.sqrt(Number(n))));
  const [p, r] = [root(q.p), root(q.q)];
  return p * p === q.p && r * r === q.q ? shown(fraction(p, r)) : q.q === 1n ? `√${q.p}` : `√(${shown(q)})`;
}
