#!/usr/bin/env python3
"""A second judge of distance engines, from docs/referee.md, for whoever does not believe the first.

    python3 examples/judge/judge.py K RESULTS.jsonl VECTORS...

prints what "certigjk referee judge --profile K --charges" writes. Squared distance and depth of a
vector, which "certigjk vectors check" proves, are believed. All numbers are exact but
for irrational roots, of which 1000 binary digits are known.
"""
import ctypes
import gzip
import itertools
import json
import math
import sys
from fractions import Fraction

FAULTS = """calls-disagree false-overlap missed-overlap distance-error points-outside
  points-not-closest wrong-depth wrong-normal contacts-outside contacts-not-deepest
  contacts-not-along-normal crash hang flood late garbage not-a-number silence no-answer""".split()
FORMATS = {"double": (ctypes.c_double, 53, 1023), "single": (ctypes.c_float, 24, 127)}
INFINITY = Fraction(2) ** 9999  # stands for it
MEET, APART = {"touching", "overlapping", "meeting"}, {"separated", "not-overlapping"}


def root(x):
    return Fraction(math.isqrt(x.numerator * x.denominator << 2000), x.denominator << 1000)


def dot(x, y):
    return sum(s * t for s, t in zip(x, y))


def norm(x):
    return root(dot(x, x))


def whole(body):
    """The body times the least number that makes integers of all coordinates, and that number."""
    scale = 1
    for x in itertools.chain(*body):
        scale *= x.denominator // math.gcd(scale, x.denominator)
    return [[x.numerator * (scale // x.denominator) for x in point] for point in body], scale


def affine_weights(points):
    """The weights, of sum 1, of the point nearest to 0 in the affine hull of independent points."""
    rows, last = [[1 + dot(p, q) for q in points] + [1] for p in points], 1
    for k, by in enumerate(rows):  # Bareiss's elimination: each division is exact
        for row in rows[:k] + rows[k + 1:]:
            row[:] = [(by[k] * x - row[k] * y) // last for x, y in zip(row, by)]
        last = by[k]
    return [Fraction(row[-1], sum(row[-1] for row in rows)) for row in rows]


def is_within(limit, point, body):
    """Whether the hull of the body is at most the limit from the point, by Wolfe's search."""
    (point, *points), scale = whole([point] + body)
    points = [[x - y for x, y in zip(corner, point)] for corner in points]
    corners, weights = [min(points, key=lambda p: dot(p, p))], [Fraction(1)]
    most = Fraction(limit * scale) ** 2
    while True:
        (nearest,), scale = whole([[dot(weights, column) for column in zip(*corners)]])
        support = min(points, key=lambda p: dot(p, nearest))
        square, height = dot(nearest, nearest), dot(support, nearest)
        if square <= most * scale ** 2 or height > 0 and height ** 2 > most * square:
            return square <= most * scale ** 2  # else a plane is between them
        corners, weights, step = corners + [support], weights + [0], 0
        while step < 1:
            goal = affine_weights(corners)
            step = min((w / (w - g) for w, g in zip(weights, goal) if g < 0), default=1)
            weights = [w + step * (g - w) for w, g in zip(weights, goal)]
            corners = [corner for corner, w in zip(corners, weights) if w > 0]
            weights = [w for w in weights if w > 0]


def is_solid(body):
    """Whether the differences of the points span the space."""
    rows = [[x - y for x, y in zip(point, body[0])] for point in body[1:]]
    for column in range(len(body[0])):
        by = next((row for row in rows if row[column]), None)
        if by is None:
            return False
        rows = [[x * by[column] - row[column] * y for x, y in zip(row, by)] for row in rows]
    return True


def normals(body):
    """All that a facet of the differences of a body in at most three dimensions can have."""
    edges = [[x - y for x, y in zip(p, q)] for p, q in itertools.combinations(body, 2)]
    if len(body[0]) < 3:
        return [[1]] if len(body[0]) < 2 else [[-y, x] for x, y in edges]
    turns = (1, 2), (2, 0), (0, 1)
    return [[p[i] * q[j] - p[j] * q[i] for i, j in turns]
            for p, q in itertools.combinations(edges, 2)]


def size(body):
    return max(max(column) - min(column) for column in zip(*body))


def is_within_aspect(limit, body):
    return len(body[0]) <= 3 and is_solid(body) and all(
        size(body) ** 2 * dot(d, d) <= (limit * size([[dot(d, p)] for p in body])) ** 2
        for d in normals(body) if any(d))


def is_inside(engine, bodies):
    """Whether the engine declares that it is made for such bodies."""
    least, largest = engine.get("domain", (0, INFINITY))
    smallest, greatest = engine.get("sizes", (0, INFINITY))
    sizes, kind = list(map(size, bodies)), engine.get("bodies")
    wholes = [whole(body)[0] for body in bodies]  # whose size is another, and shape is not
    return (all(least <= abs(x) <= largest for body in bodies for p in body for x in p if x)
            and all(smallest <= x <= greatest for x in sizes)
            and ("ratio" not in engine or max(sizes) <= engine["ratio"] * min(sizes))
            and max(map(len, bodies)) <= engine.get("points", INFINITY)
            and (kind != "solid" or all(map(is_solid, wholes)))
            and (kind != "hull" or not any(is_within(0, p, body[:k] + body[k + 1:])
                 for body in wholes if body[1:] for k, p in enumerate(body)))
            and ("aspect" not in engine
                 or all(is_within_aspect(engine["aspect"], body) for body in wholes)))


def matrix(pose):
    """The rows [M | t] of a pose, also of a quaternion and a translation."""
    if len(pose) == len(pose[0]) - 1:
        return pose
    (w, x, y, z), norm = pose[0], dot(pose[0], pose[0]) / 2
    turn = [[w * w + x * x - norm, x * y - w * z, x * z + w * y],
            [x * y + w * z, w * w + y * y - norm, y * z - w * x],
            [x * z - w * y, y * z + w * x, w * w + z * z - norm]]
    return [[m / norm for m in row] + [t] for row, t in zip(turn, pose[1])]


def said(answer):
    """The verdict of an answer; without one, a distance above 0 says that the bodies are apart."""
    return answer.get("verdict", "separated" if answer.get("distance", 0) > 0 else None)


class Case:
    """A vector and a call: what is true of bodies enlarged by the margins, and what is forgiven."""

    def __init__(self, vector, engine, call, k):
        _, digits, exponent = FORMATS[engine["precision"]]
        margins, stated = engine.get("margin", 0), call.get("tolerance", 0)
        margins = margins if isinstance(margins, list) else [margins] * 2
        stated = stated if isinstance(stated, dict) else {"absolute": stated}
        n, least, self.bodies, noises = len(vector["a"][0]), Fraction(2) ** (1 - exponent), [], []
        poses = vector.get("poseA"), vector.get("poseB")
        for body, pose, margin in zip((vector["a"], vector["b"]), poses, margins):
            sizes = [[max(abs(x), least) for x in point] for point in body]
            if pose:
                rows = [[max(abs(x), least) for x in row] for row in pose]
                if len(pose) < n:  # a quaternion
                    share = 2 * dot(rows[0], rows[0]) / dot(pose[0], pose[0])
                    rows = [[share] * n + [x] for x in rows[1]]
                sizes = [[dot(row, point + [1]) for row in rows] for point in sizes]
                body = [[dot(row, point + [1]) for row in matrix(pose)] for point in body]
            self.bodies.append(body)
            noises.append(2 * k * (max(map(max, sizes)) + margin) / 2 ** digits)
        truth, depth = vector["expected"], root(Fraction(vector["expected"]["squaredDepth"] or 0))
        sigma = root(Fraction(truth["squaredDistance"])) - depth - sum(margins)
        self.known, self.parts = truth["verdict"] != "overlapping" or depth > 0, call.get("answers")
        tolerance = stated.get("absolute", 0) + stated.get("size", 0) * max(map(size, self.bodies))
        tolerance += stated.get("relative", 0) * abs(sigma) if self.known else 0
        self.limits = [root(n * x * x) + tolerance + margin for x, margin in zip(noises, margins)]
        self.tau = root(n * sum(noises) ** 2) + tolerance
        self.fall, self.least, self.ulps = 2 * self.tau - tolerance, least, 2 * k / 2 ** digits
        self.margins, self.reach = sum(margins), (self.tau - tolerance) / self.ulps
        self.apart, self.overlap = (self.known and x > self.tau for x in (sigma, -sigma))
        self.sigma, self.far, self.deep = sigma, max(sigma, 0), max(-sigma, 0)
        self.infinite = 2 ** (exponent + 1) - 2 ** (exponent - digits)  # is rounded to infinity

    def is_normal(self, n, delta):
        """Whether n, which may be off by delta, is as good as a right normal."""
        low, high = (f(dot(n, p) for p in body) for f, body in zip((min, max), self.bodies))
        separation = (low - high) / norm(n) - self.margins
        return self.sigma - separation <= self.fall + 2 * self.reach * delta / norm(n)

    def wrong_contacts(self, contacts):
        n = [y - x for x, y in zip(*contacts)]
        if not all(map(is_within, self.limits, contacts, self.bodies)):
            return "contacts-outside"
        if self.differs(norm(n), self.deep):
            return "contacts-not-deepest"
        if any(n) and not self.is_normal(n, sum(self.limits) - self.margins):
            return "contacts-not-along-normal"

    def differs(self, claim, exact):
        return claim not in (None, INFINITY) and abs(claim - exact) > self.tau

    def faults(self, answer):
        """What is wrong with what came of the call."""
        if "declined" in answer or "failure" in answer:
            return [answer[key] for key in answer if key == "failure"]
        verdict, distance, depth, points = map(answer.get, "verdict distance depth points".split())
        normal, contacts, toi = map(answer.get, "normal contacts toi".split())
        pairs = [(distance, self.far), (depth, self.deep), (toi, self.infinite)]
        pairs += [(x, 0) for x in sum((points or []) + (contacts or []), normal or [])]
        odd = any(x == -INFINITY or x == INFINITY and exact < self.infinite for x, exact in pairs)
        claim = None if verdict or odd else distance  # stands for a verdict
        if self.apart and (verdict in MEET or claim == 0 and "verdict" not in self.parts):
            return ["false-overlap"]
        if self.overlap and (verdict in APART | {"touching"} or claim and claim > self.tau):
            return ["missed-overlap"]
        if odd:
            return ["not-a-number"]
        found = ["distance-error"] * self.differs(distance, self.far)
        meets = verdict in MEET or not verdict and distance == 0
        if points and not meets:
            if not all(map(is_within, self.limits, points, self.bodies)):
                found.append("points-outside")
            elif self.differs(norm([x - y for x, y in zip(*points)]), self.far):
                found.append("points-not-closest")
        if self.known and said(answer) not in APART and self.differs(depth, self.deep):
            found.append("wrong-depth")
        noise = [self.ulps * max(abs(x), self.least) for x in normal or []]
        if self.known and normal and not (any(normal) and self.is_normal(normal, norm(noise))):
            found.append("wrong-normal")
        if self.known and contacts and self.sigma <= 0 and said(answer) not in APART:
            found += filter(None, [self.wrong_contacts(contacts)])
        optional = {"verdict": distance is not None, "distance": meets, "points": meets,
                    **dict.fromkeys(("depth", "normal", "contacts"), not self.overlap)}
        return found + ["no-answer"] * any(not optional.get(x) for x in {*self.parts} - {*answer})


def charges(vector, engine, result, k):
    """What an engine is charged with for what came of a vector, inside its contract or not."""
    calls = engine["calls"] if "calls" in result else {None: engine}
    answers = result.get("calls", {None: result})
    cases = {name: Case(vector, engine, calls[name], k) for name in calls}
    found = [(fault, name) for name in calls for fault in cases[name].faults(answers[name])]
    verdicts = {said(answers[name]) for name in calls if cases[name].apart or cases[name].overlap}
    if verdicts & MEET and verdicts & APART:
        found.append(("calls-disagree", None))
    found.sort(key=lambda charge: FAULTS.index(charge[0]))
    outside = found and not is_inside(engine, next(iter(cases.values())).bodies)
    named = [{"call": name, "fault": fault} if name else {"fault": fault} for fault, name in found]
    return dict({"id": result["id"]}, **{"outside": True} if outside else {}, charges=named)


def read(path, kind=ctypes.c_double):
    """The lines of a file, with the fraction of the nearest double or float for each number."""
    parse = lambda text: (Fraction(x) if math.isfinite(x := kind(float(text)).value)
                          else INFINITY if x > 0 else -INFINITY)
    with (gzip.open if path.endswith(".gz") else open)(path, "rt", encoding="utf-8") as file:
        for line in file:
            line = line.replace('"Infinity"', "1e999").replace('"-Infinity"', "-1e999")
            yield json.loads(line, parse_int=parse, parse_float=parse)


k, results, *files = sys.argv[1:]
engine = next(read(results))["engine"]
vectors = (vector for file in files for vector in read(file))
for result in list(read(results, FORMATS[engine["precision"]][0]))[1:]:
    vector = next(vector for vector in vectors if vector.get("id") == result["id"])
    charged = charges(vector, engine, result, Fraction(k))
    if charged["charges"]:
        print(json.dumps(charged, separators=(",", ":")))
