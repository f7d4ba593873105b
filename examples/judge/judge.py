#!/usr/bin/env python3
"""A second judge of distance engines, from docs/referee.md, for whoever does not believe the first.

    python3 examples/judge/judge.py [--profile K] RESULTS.jsonl VECTORS...

judges what "certigjk referee run --results" has written about these files of test vectors, by profile
K, 16 if none is given, and prints what "certigjk referee judge --charges" writes. It believes squared
distance and squared depth of the vectors, which "certigjk vectors check" proves. All numbers are
fractions: exact, but for roots, which are known to 1000 binary digits.
"""
import argparse
import gzip
import json
import math
from fractions import Fraction

FORMATS = {"double": (53, 1023), "single": (24, 127)}  # digits, greatest exponent
MEETS = ("touching", "overlapping", "meeting")


def root(q):
    """Rational if it is a root of a rational number."""
    return Fraction(math.isqrt(q.numerator * q.denominator << 2000), q.denominator << 1000)


def dot(x, y):
    return sum(s * t for s, t in zip(x, y))


def combine(weights, points):
    return [dot(weights, column) for column in zip(*points)]


def affine_weights(points):
    """The weights, of sum 1, of the point nearest to 0 in the affine hull of independent points."""
    rows = [[1 + dot(p, q) for q in points] + [Fraction(1)] for p in points]
    for k in range(len(rows)):
        rows[k] = [x / rows[k][k] for x in rows[k]]
        for i in set(range(len(rows))) - {k}:
            rows[i] = [x - rows[i][k] * y for x, y in zip(rows[i], rows[k])]
    return [row[-1] / sum(row[-1] for row in rows) for row in rows]


def is_within(limit, point, body):
    """Whether the hull of the body is at most the limit from the point, by Wolfe's search."""
    points = [combine([1, -1], [corner, point]) for corner in body]
    corners, weights = [min(points, key=lambda p: dot(p, p))], [Fraction(1)]
    while True:
        nearest = combine(weights, corners)
        length = root(dot(nearest, nearest))
        if length <= limit:
            return True
        support = min(points, key=lambda p: dot(p, nearest))
        if dot(support, nearest) > limit * length:
            return False  # the body is behind a plane that is further away
        corners, weights, step = corners + [support], weights + [Fraction(0)], 0
        while step < 1:
            goal = affine_weights(corners)
            step = min((w / (w - g) for w, g in zip(weights, goal) if g < 0), default=1)
            weights = [w + step * (g - w) for w, g in zip(weights, goal)]
            corners = [corner for corner, w in zip(corners, weights) if w > 0]
            weights = [w for w in weights if w > 0]


def says_separated(answer):
    return answer.get("verdict", "separated" if answer.get("distance", 0) > 0 else "") == "separated"


class Case:
    """A vector and a call: the truth about the bodies, enlarged by the margin, and tolerances."""

    def __init__(self, vector, engine, call, k):
        digits, exponent = FORMATS[engine["precision"]]
        n, expected, self.parts = len(vector["a"][0]), vector["expected"], call["answers"]
        margin, tolerance = engine.get("margin", 0), call.get("tolerance", 0)
        self.bodies, noises = [], []
        for body, pose in ("a", "poseA"), ("b", "poseB"):
            rows = vector.get(pose, [[Fraction(r == c) for c in range(n + 1)] for r in range(n)])
            terms = [[[m * x for m, x in zip(row, p + [1])] for row in rows] for p in vector[body]]
            size = max(sum(map(abs, coordinate)) for point in terms for coordinate in point)
            self.bodies.append([list(map(sum, point)) for point in terms])
            noises.append(2 * k * (max(size, Fraction(2) ** (1 - exponent)) + margin) / 2 ** digits)
        self.limits = [root(n * noise ** 2) + tolerance + margin for noise in noises]
        self.tau = root(n * sum(noises) ** 2) + tolerance
        distance, depth = (root(Fraction(expected[key] or 0)) for key in ("squaredDistance", "squaredDepth"))
        self.sigma = distance - depth - 2 * margin
        self.side = (self.sigma > self.tau) - (-self.sigma > self.tau)  # 1: apart, -1: they overlap
        self.has_depth = depth > 0 or expected["verdict"] != "overlapping"
        self.infinite = 2 ** (exponent + 1) - 2 ** (exponent - digits)  # this and more are rounded so

    def check(self, fault, claim, exact):
        """The fault, if the claim differs from the exact number by more than the tolerance."""
        if abs(claim) == math.inf:
            return [] if claim > 0 and exact >= self.infinite else ["not-a-number"]
        return [fault] if abs(claim - exact) > self.tau else []

    def faults(self, answer):
        """What is wrong with an answer."""
        if "declined" in answer or "failure" in answer:
            return [answer[key] for key in answer if key == "failure"]
        verdict, distance, depth = map(answer.get, ("verdict", "distance", "depth"))
        meets = verdict in MEETS or distance == 0 and "verdict" not in self.parts
        if self.side > 0 and meets:
            return ["false-overlap"]
        if self.side < 0 and verdict in ("separated", "touching", "not-overlapping"):
            return ["missed-overlap"]
        if self.side < 0 and says_separated(answer) and distance > self.tau:
            return self.check("missed-overlap", distance, 0)
        found = []
        if distance is not None:
            found += self.check("distance-error", distance, max(self.sigma, 0))
        if "points" in answer and not meets:
            found += self.point_faults(*answer["points"])
        if depth is not None and self.has_depth and not says_separated(answer):
            found += self.check("wrong-depth", depth, max(-self.sigma, 0))
        optional = {"verdict": distance is not None, "distance": meets, "points": meets,
                    "depth": says_separated(answer) or self.side >= 0}
        missing = [part for part in self.parts if part not in answer and not optional[part]]
        return found + ["no-answer"] * bool(missing)

    def point_faults(self, p, q):
        if any(abs(x) == math.inf for x in p + q):
            return ["not-a-number"]
        difference = combine([1, -1], [p, q])
        length = root(dot(difference, difference))
        inside = all(map(is_within, self.limits, (p, q), self.bodies))
        return ["points-outside"] * (not inside) + self.check("points-not-closest", length, max(self.sigma, 0))


def charges(vector, engine, result, k):
    """What is charged to an engine for what came of a vector."""
    calls, answers = engine.get("calls", {"": engine}), result.get("calls", {"": result})
    cases = {name: Case(vector, engine, calls[name], k) for name in answers}
    found = [(name, fault) for name in answers for fault in cases[name].faults(answers[name])]
    meet = [name for name in answers if answers[name].get("verdict") in MEETS]
    apart = [name for name in answers if says_separated(answers[name])]
    if meet and apart and any(cases[name].side for name in meet + apart):
        found.insert(0, ("", "calls-disagree"))
    return [{"call": call, "fault": fault} if call else {"fault": fault} for call, fault in found]


def read(path):
    """The lines of a file: each number is the fraction of the double that it stands for."""
    with (gzip.open if path.endswith(".gz") else open)(path, "rt", encoding="utf-8") as file:
        for line in file:
            line = line.replace('"Infinity"', "Infinity").replace('"-Infinity"', "-Infinity")
            yield json.loads(line, parse_int=Fraction, parse_float=lambda x: Fraction(float(x)))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--profile", type=Fraction, default=16)
    parser.add_argument("results")
    parser.add_argument("vectors", nargs="+")
    options = parser.parse_args()
    vectors = (vector for path in options.vectors for vector in read(path))
    header, *results = read(options.results)
    for result in results:
        vector = next(vector for vector in vectors if vector.get("id") == result["id"])
        found = charges(vector, header["engine"], result, options.profile)
        if found:
            print(json.dumps({"id": result["id"], "charges": found}, separators=(",", ":")))


main()
