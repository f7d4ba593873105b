#!/usr/bin/env python3
"""Checks the certificates in the output of certigjk distance, penetration and raycast, in exact arithmetic.

    python3 docs/check_certificate.py results.jsonl [pairs.jsonl]
    python3 docs/check_certificate.py vectors.jsonl.gz

The pairs are needed if the results were written with --omit-input, and only their numbers as doubles
are known here, so results over float, or of --decimals exact, must hold their input. Python's own fractions, and
nothing of CertiGJK. A JSON number stands for the double nearest to it, a string "p/q" for itself.
With X = {a - b}, weights w > 0, sum w = 1 and p the points of X that the index pairs name:
  separated    v = sum w p is not 0, and v.x >= v.v for all x in X;  squaredDistance = v.v
  touching     sum w p = 0, and d.x >= 0 for all x in X with some d not 0
  overlapping  sum w p = 0, and n of the points p are linearly independent
In these three, distanceVector = sum w p and closestPoints = sum w a, sum w b over an exact field.
  depth        facets of n points of X each enclose the origin: for every corner z of a facet F, with the dual
               basis d of F, some facet has z' with d_z.z' < 0 in the place of z; with N_F = sum d_z, no N_F.N_F
               exceeds N.N of the nearest facet, and N.x <= 1 for all x in X;  p = N / N.N, squaredDepth = p.p
For a ray cast with the direction r the same certificates hold with A + t r in the place of A, and d.r < 0 if
t > 0, so that there is no earlier contact; without a time of impact, with the points of A and those of A + r.
Files of test vectors (docs/vectors.md), plain or compressed, are checked likewise, about the exact images of the
points under their poses: the certificates, squared distance and depth, and the roundings to double.
Prints one line per result. Exit code 0: all accepted; 1: a result rejected; 2: unreadable.
"""
import gzip
import json
import math
import re
import sys
from fractions import Fraction

if hasattr(sys, "set_int_max_str_digits"):
    sys.set_int_max_str_digits(0)  # exact fractions can be longer than Python's default limit


def number(value):
    hexadecimal = re.fullmatch(r"([+-]?)0x([0-9a-f]*)\.?([0-9a-f]*)p([+-]?[0-9]+)", str(value).lower())
    if hexadecimal:
        sign, whole, part, exponent = hexadecimal.groups()
        return int(sign + whole + part, 16) * Fraction(2) ** (int(exponent) - 4 * len(part))
    return Fraction(value) if isinstance(value, str) and "/" in value else Fraction(float(value))


def vectors(rows):
    return [[number(x) for x in row] for row in rows]


def dot(x, y):
    return sum(s * t for s, t in zip(x, y, strict=True))


def combination(weights, points):
    return [sum(w * p[k] for w, p in zip(weights, points, strict=True)) for k in range(len(points[0]))]


def rank(rows):
    rows, done = [row[:] for row in rows], 0
    for column in range(len(rows[0])):
        pivot = next((r for r in range(done, len(rows)) if rows[r][column]), None)
        if pivot is not None:
            rows[done], rows[pivot] = rows[pivot], rows[done]
            for r in range(done + 1, len(rows)):
                factor = rows[r][column] / rows[done][column]
                rows[r] = [x - factor * y for x, y in zip(rows[r], rows[done])]
            done += 1
    return done


def supports(d, bound, a, b):
    """d.(a - b) >= bound for all a, b."""
    return min(dot(d, p) for p in a) - max(dot(d, q) for q in b) >= bound


def inverse(rows):
    """The inverse of a matrix, None if there is none."""
    n = len(rows)
    work = [row + [Fraction(int(i == k)) for k in range(n)] for i, row in enumerate(rows)]
    for column in range(n):
        pivot = next((r for r in range(column, n) if work[r][column]), None)
        if pivot is None:
            return None
        work[column], work[pivot] = work[pivot], work[column]
        work[column] = [x / work[column][column] for x in work[column]]
        for r in range(n):
            if r != column:
                work[r] = [x - work[r][column] * y for x, y in zip(work[r], work[column])]
    return [row[n:] for row in work]


def first_false_facet(certificate, a, b):
    """Why the certificate of a depth does not hold, and the penetration vector if it does."""
    if not all(0 <= i < len(a) and 0 <= j < len(b) for i, j in certificate["pairs"]):
        return "an index pair names no point", None
    corners = [[x - y for x, y in zip(a[i], b[j], strict=True)] for i, j in certificate["pairs"]]
    facets, opposite, normals = certificate["facets"], {}, []
    duals = [inverse([corners[k] for k in facet]) if len(facet) == len(a[0]) else None for facet in facets]
    if None in duals or min(min(facet) for facet in facets) < 0:
        return "a facet does not have n independent corners", None
    for facet in facets:
        for k in facet:
            opposite.setdefault(frozenset(facet) - {k}, []).append(corners[k])
    for facet, dual in zip(facets, duals):
        columns = list(zip(*dual))  # the dual basis: columns[k].corner = 1 for corner k of the facet, else 0
        for k, d in zip(facet, columns):
            if not any(dot(d, z) < 0 for z in opposite[frozenset(facet) - {k}]):
                return f"the facets do not enclose the origin: {facet} has no neighbour opposite to {k}", None
        normals.append([sum(coordinate) for coordinate in dual])
    n = normals[certificate["nearest"]]
    if certificate["nearest"] < 0 or any(dot(f, f) > dot(n, n) for f in normals):
        return "the nearest facet is not the nearest", None
    if not supports([-x for x in n], -1, a, b):
        return "a point of A - B is beyond the nearest facet", None
    return None, [x / dot(n, n) for x in n]


def false_vector(result, vector):
    """Compares depth and vector with what the certificate proves, None if there is no vector."""
    claims = [result["squaredDepth"], result["penetrationVector"]]
    if vector is None or None in claims:
        return None if vector is None and claims == [None, None] else f"depth and vector are {claims}"
    if [number(x) for x in claims[1]] != vector or number(claims[0]) != dot(vector, vector):
        return f"depth and vector are {claims}, but the certificate gives {[str(x) for x in vector]}"
    return None


def false_depth(result, a, b):
    verdict, kind = result["verdict"], result["certificate"]["kind"]
    if kind == "depth" and verdict == "overlapping":
        reason, vector = first_false_facet(result["certificate"], a, b)
        return reason or false_vector(result, vector)
    if kind == verdict and verdict in ("touching", "separated"):
        reason = first_false_condition(result["certificate"], a, b)
        return reason or false_vector(result, [Fraction(0)] * len(a[0]) if verdict == "touching" else None)
    return f"a certificate for {kind}, but the verdict is {verdict}"


def false_impact(result, a, b, r):
    certificate, time = result["certificate"], result["timeOfImpact"]
    kind = certificate["kind"]
    if time is None:
        if (kind, result["verdict"], result["point"], result["normal"]) != ("separated", "miss", None, None):
            return "no time of impact, but what else is claimed does not fit"
        moved = [[x + y for x, y in zip(p, r, strict=True)] for p in a]
        return first_false_condition(certificate, a + moved, b)
    t = number(time)
    if not 0 <= t <= 1 or result["verdict"] != "hit":
        return f"the time of impact is {time}, the verdict {result['verdict']}"
    if kind != "touching" and (t or kind != "overlapping"):
        return f"a certificate for {kind} does not prove a first contact"
    reason = first_false_condition(certificate, [[x + t * y for x, y in zip(p, r, strict=True)] for p in a], b)
    if reason:
        return reason
    if t and dot(vectors([certificate["direction"]])[0], r) >= 0:
        return "d.r is not negative: there may be an earlier contact"
    point = combination([number(w) for w in certificate["weights"]], [b[j] for _, j in certificate["pairs"]])
    normal = None if result["normal"] is None else vectors([result["normal"]])[0]
    direction = vectors([certificate["direction"]])[0] if kind == "touching" else None
    if vectors([result["point"]])[0] != point or normal != direction:
        return "point or normal do not follow from the certificate"
    return None


def first_false_condition(certificate, a, b):
    """Of a certificate for separated, touching or overlapping."""
    kind, pairs = certificate["kind"], certificate["pairs"]
    weights = [number(w) for w in certificate["weights"]]
    if not pairs or len(pairs) != len(weights):
        return "not as many weights as index pairs"
    if not all(0 <= i < len(a) and 0 <= j < len(b) for i, j in pairs):
        return "an index pair names no point"
    if min(weights) <= 0 or sum(weights) != 1:
        return f"weights are not positive, or their sum is {sum(weights)}, not 1"
    points = [[x - y for x, y in zip(a[i], b[j], strict=True)] for i, j in pairs]
    v = combination(weights, points)
    if kind == "separated":
        if not any(v) or not supports(v, dot(v, v), a, b):
            return f"v = 0, or some v.(a - b) < v.v, for v = {[str(x) for x in v]}"
    elif any(v):
        return f"the weighted points sum to {[str(x) for x in v]}, not 0"
    elif kind == "touching":
        d = [number(x) for x in certificate["direction"]]
        if not any(d) or not supports(d, 0, a, b):
            return "d = 0, or some d.(a - b) < 0"
    elif kind == "overlapping":
        basis = certificate["basis"]
        if len(basis) != len(v) or not all(type(k) is int and 0 <= k < len(points) for k in basis):
            return "the basis does not name as many of the points as there are dimensions"
        if rank([points[k] for k in basis]) != len(v):
            return "the points of the basis do not span the space"
    else:
        return f"there is no certificate of kind {kind}"
    return None


def false_distance(result, a, b):
    certificate = result["certificate"]
    kind, pairs = certificate["kind"], certificate["pairs"]
    if kind != result["verdict"]:
        return f"a certificate for {kind}, but the verdict is {result['verdict']}"
    reason = first_false_condition(certificate, a, b)
    if reason:
        return reason
    if result.get("field", "rational") == "rational":
        weights = [number(w) for w in certificate["weights"]]
        points = [[x - y for x, y in zip(a[i], b[j], strict=True)] for i, j in pairs]
        v = combination(weights, points)
        closest, a_points, b_points = result["closestPoints"], [a[i] for i, _ in pairs], [b[j] for _, j in pairs]
        for name, claim, truth in [
            ("squaredDistance", [result["squaredDistance"]], [dot(v, v)]),
            ("distanceVector", result["distanceVector"], v),
            ("closestPoints.a", closest["a"], combination(weights, a_points)),
            ("closestPoints.b", closest["b"], combination(weights, b_points)),
        ]:
            if vectors([claim])[0] != truth:
                return f"{name} is {claim}, but the weights give {[str(x) for x in truth]}"
    return None


def first_false_claim(result, pair):
    a, b = vectors(pair["a"]), vectors(pair["b"])
    if len({len(point) for point in a + b}) != 1:
        return "the points do not all have the same dimension"
    if "timeOfImpact" in result:
        return false_impact(result, a, b, vectors([pair["direction"]])[0])
    return false_depth(result, a, b) if "squaredDepth" in result else false_distance(result, a, b)


def posed(points, pose):
    """The exact images of the points under x -> Mx + t, for the rows [M | t]."""
    rows = vectors(pose)
    return [[dot(row[:-1], point) + row[-1] for row in rows] for point in points]


def rounds_to(value, claim):
    """Whether the claim, None for infinity, is the double nearest to a fraction, ties to even."""
    try:
        return float(value) == claim
    except OverflowError:
        return claim is None


def is_root(square, claim):
    """Whether the claim, None for infinity, is the double nearest to the root of a fraction, ties to even."""
    beyond = (Fraction(2) ** 1024 - Fraction(2) ** 970) ** 2  # the root of it is midway to the next power of two
    if claim is None or square >= beyond:
        return claim is None and square >= beyond
    even = (Fraction(claim) / Fraction(math.ulp(claim))) % 2 == 0
    below, above = Fraction(math.nextafter(claim, 0)), Fraction(claim) + Fraction(math.ulp(claim))
    low, high = ((Fraction(claim) + below) / 2) ** 2, ((Fraction(claim) + above) / 2) ** 2
    return low < square < high or (even and square in (low, high))


def false_test_vector(vector):
    """The first claim of a test vector that does not hold."""
    a, b, expected = vectors(vector["a"]), vectors(vector["b"]), vector["expected"]
    if "poseA" in vector:
        a, b = posed(a, vector["poseA"]), posed(b, vector["poseB"])
    certificate, depth = expected["certificate"], expected.get("depthCertificate")
    if certificate["kind"] != expected["verdict"]:
        return f"a certificate for {certificate['kind']}, but the verdict is {expected['verdict']}"
    reason = first_false_condition(certificate, a, b)
    if reason:
        return reason
    weights = [number(w) for w in certificate["weights"]]
    p = combination(weights, [a[i] for i, _ in certificate["pairs"]])
    q = combination(weights, [b[j] for _, j in certificate["pairs"]])
    square = dot([x - y for x, y in zip(p, q)], [x - y for x, y in zip(p, q)])
    if number(expected["squaredDistance"]) != square or not is_root(square, expected["distance"]):
        return f"the squared distance is {square}, the distance is not {expected['distance']}"
    closest = expected["closestPoints"]
    if not all(map(rounds_to, p + q, closest["a"] + closest["b"])):
        return f"the closest points are {[str(x) for x in p]} and {[str(x) for x in q]}"
    if depth is None:
        proved = {"touching": ["0/1"], "separated": [None], "overlapping": [None]}[expected["verdict"]]
        return None if expected["squaredDepth"] in proved else "a depth without a certificate"
    reason, vector = first_false_facet(depth, a, b)
    if reason or number(expected["squaredDepth"]) != dot(vector, vector):
        return reason or f"the squared depth is {dot(vector, vector)}"
    return None


def judge(result, pair, own_input):
    """One of "accepted", "no proof …", "rejected: …", "a header"."""
    if "expected" in result or "format" in result:
        try:
            reason = false_test_vector(result) if "expected" in result else None
        except (KeyError, TypeError, ValueError, IndexError, OverflowError, ZeroDivisionError) as error:
            reason = f"malformed ({type(error).__name__}: {error})"
        return "rejected: " + reason if reason else "accepted" if "expected" in result else "a header"
    exact = result.get("field", "rational") == "rational"
    if result["verdict"] in ("stopped", "error") or (not result["certified"] and not exact):
        return f"no proof ({result['verdict']})"
    if not result["certified"]:
        return "rejected: it says itself that it is not certified"
    if not own_input and result.get("field") == "float":
        raise ValueError("results over float need their own input: write them without --omit-input")
    try:
        reason = first_false_claim(result, pair)
    except (KeyError, TypeError, ValueError, IndexError, OverflowError, ZeroDivisionError) as error:
        reason = f"malformed ({type(error).__name__}: {error})"
    return "accepted" if reason is None else "rejected: " + reason


def text(name):
    """The lines of a file, plain or compressed."""
    with open(name, "rb") as file:
        data = file.read()
    return (gzip.decompress(data) if data[:2] == b"\x1f\x8b" else data).decode("utf-8-sig").split("\n")


def main(results_file, pairs_file=None):
    lines = [line for line in text(results_file) if line.strip()]
    pairs = [line for line in text(pairs_file) if line.strip()] if pairs_file else lines
    rejected = 0
    for count, (line, pair_line) in enumerate(zip(lines, pairs, strict=True), start=1):
        verdict = judge(json.loads(line), json.loads(pair_line), pairs_file is None)
        rejected += verdict.startswith("rejected")
        print(f"{count}: {verdict}")
    return 1 if rejected else 0


if __name__ == "__main__":
    try:
        sys.exit(main(*sys.argv[1:]))
    except (OSError, TypeError, ValueError, KeyError, ZeroDivisionError) as error:
        sys.exit(print(f"check_certificate.py: {type(error).__name__}: {error}", file=sys.stderr) or 2)
