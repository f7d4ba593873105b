"""What a line of a file of test vectors says (docs/vectors.md), about the exact images under the poses."""
from fractions import Fraction

from .proofs import (combination, demand, demand_one_dimension, dot, minus, proved_depth, proved_vector,
                     read_certificate, show)
from .reading import Unreadable, closed, index, items, members, nearest, null_or, ratio, rounded, typed
from .results import is_root


def read_header(value):
    """Demands the form of a header."""
    header = closed(value, "format schema title generator parameters source license notes groups")
    if (header["format"], header["schema"]) != ("certigjk-vectors 1", "vectors.schema.json"):
        raise Unreadable("format and schema are not those of a header")
    for name in ("title", "generator", "source", "license"):
        typed(header[name], str, name)
    for name, text in members(header["parameters"], "parameters").items():
        typed(text, str, "parameters." + name)
    for note in members(header["notes"], "notes").values():
        closed(note, "kind description effect links", where="notes")
    for group in typed(header["groups"], list, "groups"):
        closed(group, "name definition", "family dimension size precision posed", "groups")


def number(value, where):
    return Fraction(rounded(value, where))


def numbers(value, where):
    return items(value, number, where)


def points(value, where):
    found = items(value, numbers, where)
    demand_one_dimension(found)
    return found


def pose(value, where):
    """The rows [M | t] of a pose, M = R(q) / |q|^2 if it is a quaternion and a translation."""
    rows = items(value, numbers, where)
    if [len(row) for row in rows] == [4, 3]:
        (w, x, y, z), t = rows
        norm = dot(rows[0], rows[0])
        if not norm:
            raise Unreadable("the quaternion 0 is no rotation")
        turned = ((w * w + x * x - y * y - z * z, 2 * (x * y - w * z), 2 * (x * z + w * y)),
                  (2 * (x * y + w * z), w * w - x * x + y * y - z * z, 2 * (y * z - w * x)),
                  (2 * (x * z - w * y), 2 * (y * z + w * x), w * w - x * x - y * y + z * z))
        return [[entry / norm for entry in row] + [to] for row, to in zip(turned, t)]
    return points(value, where)


def posed(body, rows):
    """The exact images of the points under x -> Mx + t, for the rows [M | t]."""
    if len(rows) != len(body[0]) or len(rows[0]) != len(rows) + 1:
        raise Unreadable("a pose has n rows of n + 1 numbers, or a quaternion and a translation")
    return [[dot(row, point) + row[-1] for row in rows] for point in body]


def rounds_to(value, claim, field):
    """Whether the claim, None for infinity, is the element nearest to a fraction."""
    try:
        return nearest(value, field, "") == claim
    except Unreadable:
        return claim is None


def demand_rounded(name, claims, exact, field):
    fits = len(claims) == len(exact) and all(rounds_to(x, c, field) for x, c in zip(exact, claims))
    demand(fits, f"closestPoints.{name} is not the point rounded to {field}")


def judge_vector(value):
    vector = closed(value, "id comment flags a b expected difficulty", "poseA poseB")
    typed(vector["id"], str, "id")
    typed(vector["comment"], str, "comment")
    for flag in typed(vector["flags"], list, "flags"):
        typed(flag, str, "flags")
    difficulty = closed(vector["difficulty"], "bits ties", where="difficulty")
    index(difficulty["bits"], "bits")
    index(difficulty["ties"], "ties")
    a, b = points(vector["a"], "a"), points(vector["b"], "b")
    demand_one_dimension(a + b)
    if "poseA" in vector or "poseB" in vector:
        poses = [pose(vector.get(name), name) for name in ("poseA", "poseB")]
        if len(vector["poseA"]) != len(vector["poseB"]):
            raise Unreadable("one pose has a matrix and the other a quaternion")
        a, b = posed(a, poses[0]), posed(b, poses[1])
    judge_answer(vector["expected"], a, b)


def judge_answer(value, a, b):
    expected = closed(value, "verdict squaredDistance distance singleDistance closestPoints squaredDepth certificate",
                      "depthCertificate", "expected")
    certificate = read_certificate(expected["certificate"])
    depth = read_certificate(expected["depthCertificate"]) if "depthCertificate" in expected else None
    closest = closed(expected["closestPoints"], "unique a b singleA singleB", where="closestPoints")
    typed(closest["unique"], bool, "unique")
    if certificate["kind"] == "depth" or (depth and depth["kind"] != "depth"):
        raise Unreadable("a certificate of another kind is expected")
    square_claim = ratio(expected["squaredDistance"], "squaredDistance")
    lengths = {field: null_or(expected[name], rounded, name)
               for name, field in (("distance", "double"), ("singleDistance", "float"))}
    depth_claim = null_or(expected["squaredDepth"], ratio, "squaredDepth")
    rounded_points = {name: items(closest[name], lambda x, where: null_or(x, number, where), name)
                      for name in ("a", "b", "singleA", "singleB")}
    kind = certificate["kind"]
    demand(kind == expected["verdict"], f"a certificate for {kind}, but the verdict is {expected['verdict']}")
    v = proved_vector(certificate, a, b)
    demand(square_claim == dot(v, v), f"the squared distance is {show([dot(v, v)])}")
    for field, length in lengths.items():
        demand(is_root(square_claim, length, field), f"the distance is not {length}, rounded to {field}")
    p = combination(certificate["weights"], [a[i] for i, _ in certificate["pairs"]])
    for name, point, field in (("a", p, "double"), ("b", minus(p, v), "double"), ("singleA", p, "float"),
                               ("singleB", minus(p, v), "float")):
        demand_rounded(name, rounded_points[name], point, field)
    if depth:
        demand(kind == "overlapping", f"a depth, but the verdict is {kind}")
        vector = proved_depth(depth, a, b)
        demand(depth_claim == dot(vector, vector), f"the squared depth is {show([dot(vector, vector)])}")
    else:
        known = 0 if kind == "touching" else None
        demand(depth_claim == known and (depth_claim is None) == (known is None), "a depth without a certificate")
