"""The proofs, as check_certificate.py says what each certificate is: its conditions, in exact arithmetic.

A body is a list of points, a point a list of fractions; a certificate is the members of its object, read.
"""
import math
from fractions import Fraction

from .reading import Unreadable, closed, index, indices, items, members, pairs_of, vector, word

KINDS = ["separated", "touching", "overlapping"]


class Rejected(Exception):
    """A claim does not hold."""


def demand(holds, reason):
    if not holds:
        raise Rejected(reason)


def show(numbers):
    """Numbers for a message, in few characters."""
    return "(" + ", ".join(map(shown, numbers)) + ")"


def shown(number):
    number = Fraction(number)
    if number.numerator.bit_length() + number.denominator.bit_length() <= 128:
        return str(number)
    try:
        return f"about {float(number)!r}"
    except OverflowError:
        return "a number beyond the doubles"


def dot(x, y):
    return sum(s * t for s, t in zip(x, y))


def minus(x, y):
    return [s - t for s, t in zip(x, y)]


def combination(weights, points):
    return [sum(w * p[k] for w, p in zip(weights, points)) for k in range(len(points[0]))]


def least(d, a, b):
    """The least d.(a - b)."""
    return min(dot(d, p) for p in a) - max(dot(d, q) for q in b)


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


PRIME = 2**61 - 1


def independent(vectors):
    """Whether n vectors of dimension n are: if they are modulo a prime, they are; else exactly."""
    integers = []
    for v in vectors:
        multiple = math.lcm(*(x.denominator for x in v))
        integers.append([x.numerator * (multiple // x.denominator) for x in v])
    return full_rank([[x % PRIME for x in row] for row in integers], PRIME) or full_rank(integers, None)


def full_rank(rows, prime):
    """Elimination in whole numbers: modulo a prime, or, without one, divided exactly by the pivot before."""
    before = 1
    while rows:
        pivot = next((row for row in rows if row[0]), None)
        if pivot is None:
            return False
        rows.remove(pivot)
        p = pivot[0]
        rows = [[(p * x - row[0] * y) % prime if prime else (p * x - row[0] * y) // before
                 for x, y in zip(row[1:], pivot[1:])] for row in rows]
        before = p
    return True


def read_certificate(value, field="rational", where="certificate"):
    kind = word(members(value, where).get("kind"), KINDS + ["depth"], where + ".kind")
    if kind == "depth":
        found = closed(value, "kind pairs facets nearest", where=where)
        found["facets"] = items(found["facets"], indices, where + ".facets")
        found["nearest"] = index(found["nearest"], where + ".nearest")
    else:
        own = "basis" if kind == "overlapping" else "direction"
        found = closed(value, "kind pairs weights " + own, where=where)
        found["weights"] = vector(found["weights"], field, where + ".weights")
        found[own] = indices(found[own], where) if own == "basis" else vector(found[own], field, where + ".direction")
    found["pairs"] = pairs_of(found["pairs"], where + ".pairs")
    return found


def demand_points(pairs, a, b, name):
    for i, j in pairs:
        demand(i < len(a) and j < len(b), f"{name}: the pair [{i}, {j}] names no points")


def demand_convex(weights, name):
    demand(weights is not None and min(weights) > 0, f"{name}: a weight is null or not positive")
    demand(sum(weights) == 1, f"{name}: the weights sum to {show([sum(weights)])}, not to 1")


def demand_sense(certificate, a, b):
    demand_points(certificate["pairs"], a, b, "certificate")
    weights = certificate["weights"]
    demand(weights is None or len(weights) == len(certificate["pairs"]), "certificate: not as many weights as pairs")


def differences(pairs, a, b):
    return [minus(a[i], b[j]) for i, j in pairs]


def proved_vector(certificate, a, b):
    """The weighted sum of the points, if the certificate for separated, touching or overlapping holds."""
    demand_sense(certificate, a, b)
    kind, weights, points = certificate["kind"], certificate["weights"], differences(certificate["pairs"], a, b)
    demand_convex(weights, "certificate")
    v = combination(weights, points)
    if kind == "separated":
        holds = any(v) and least(v, a, b) >= dot(v, v)
        demand(holds, f"certificate: v = 0, or some v.(a - b) < v.v, for v = {show(v)}")
        return v
    demand(not any(v), f"certificate: the weighted points sum to {show(v)}, not 0")
    if kind == "touching":
        d = certificate["direction"]
        demand(d and len(d) == len(v) and any(d) and least(d, a, b) >= 0, "certificate: d = 0, or some d.(a - b) < 0")
    else:
        basis = certificate["basis"]
        demand(len(basis) == len(v), "certificate: the basis does not name as many points as there are dimensions")
        demand(max(basis) < len(points), "certificate: a position of the basis names no pair")
        demand(independent([points[k] for k in basis]), "certificate: the points of the basis do not span the space")
    return v


def demand_closed_surface(facets, duals, corners):
    opposite = {}
    for facet in facets:
        for k in facet:
            opposite.setdefault(frozenset(facet) - {k}, set()).add(k)
    for facet, dual in zip(facets, duals):
        columns = list(zip(*dual))  # the dual basis: columns[k].corner = 1 for corner k of the facet, else 0
        for k, d in zip(facet, columns):
            if not any(dot(d, corners[z]) < 0 for z in opposite[frozenset(facet) - {k}]):
                raise Rejected(f"the facets do not enclose the origin: {facet} has no neighbour opposite to {k}")


def proved_depth(certificate, a, b):
    """The penetration vector, if the certificate of a depth holds."""
    demand_points(certificate["pairs"], a, b, "certificate")
    corners, facets = differences(certificate["pairs"], a, b), certificate["facets"]
    demand(certificate["nearest"] < len(facets), "certificate: nearest names no facet")
    whole = all(len(facet) == len(a[0]) and max(facet) < len(corners) for facet in facets)
    demand(whole, "certificate: a facet does not name n corners")
    duals = [inverse([corners[k] for k in facet]) for facet in facets]
    demand(None not in duals, "certificate: a facet does not have n independent corners")
    demand_closed_surface(facets, duals, corners)
    normals = [[sum(coordinate) for coordinate in dual] for dual in duals]
    n = normals[certificate["nearest"]]
    demand(all(dot(f, f) <= dot(n, n) for f in normals), "certificate: the nearest facet is not the nearest")
    demand(least([-x for x in n], a, b) >= -1, "certificate: a point of A - B is beyond the nearest facet")
    rivals = [f for f in normals if dot(f, f) == dot(n, n) and f > n and least([-x for x in f], a, b) >= -1]
    demand(not rivals, "penetrationVector: another is as short, and lexicographically greater")
    return [x / dot(n, n) for x in n]


def demand_one_dimension(points):
    if len({len(point) for point in points}) != 1:
        raise Unreadable("the points do not all have the same dimension")
