"""What results claim, as docs/result-claims.md says: distances, depths and ray casts.

Each class reads a record in full when it is made, and then judges it for two bodies and, if A moves, its motion.
"""
import math
import re
from fractions import Fraction

from .proofs import (KINDS, Rejected, combination, demand, demand_convex, demand_points, demand_sense, differences,
                     dot, least, proved_depth, proved_vector, read_certificate, show)
from .reading import (BITS, LEAST, Unreadable, closed, element, index, index_pair, items, members, null_or, pairs_of, ratio,
                      rounded, typed, vector, word)

LATE = "time-limit"
STOPS = f"no-decrease no-subset simplex-full out-of-range no-certificate iteration-limit {LATE}".split()
EPSILON = {"rational": Fraction(0), "double": Fraction(1, 2**46), "float": Fraction(1, 2**17)}
TINY = {"rational": Fraction(0), "double": Fraction(1, 2**1022), "float": Fraction(1, 2**126)}


def greatest(points):
    return max(abs(x) for point in points for x in point)


def demand_near(name, claim, truth, slack):
    """Each number of the claim is as near to the truth as the slack says."""
    demand(claim is not None, f"{name} has a null, but there is a proof")
    demand(len(claim) == len(truth), f"{name} has {len(claim)} coordinates, but should have {len(truth)}")
    if not all(abs(x - y) <= s for x, y, s in zip(claim, truth, slack)):
        raise Rejected(f"{name} is {show(claim)}, but should be {'near ' if any(slack) else ''}{show(truth)}")


def demand_same(name, claim, truth):
    demand_near(name, claim, truth, [0] * len(truth))


def demand_like(name, claim, weights, points, sizes, field):
    """The claim is what rounded arithmetic may make of the weighted points; a null claims nothing."""
    if claim is not None and weights is not None:
        scale = combination([abs(w) for w in weights], sizes)
        slack = [EPSILON[field] * s + TINY[field] for s in scale]
        demand_near(name, claim, combination(weights, points), slack)


def sizes_of(points):
    return [[abs(x) for x in p] for p in points]


def sizes_of_differences(pairs, a, b):
    return [[abs(x) + abs(y) for x, y in zip(a[i], b[j])] for i, j in pairs]


def is_root(square, claim, field="double"):
    """Whether the claim, None for infinity, is the element of a field nearest to the root, ties to even."""
    top = 2 - LEAST[field]
    beyond = (Fraction(2) ** top - Fraction(2) ** (top - BITS[field] - 1)) ** 2
    if claim is None or square is None or square >= beyond:
        return claim is None and (square is None or square >= beyond)
    if claim < 0 or square < 0:
        return False
    exponent = math.frexp(claim)[1] - 1 if claim else LEAST[field]
    unit = Fraction(2) ** (max(exponent, LEAST[field]) - BITS[field] + 1)
    claim = Fraction(claim)
    if (claim / unit).denominator != 1:
        return False
    below = unit / 2 if claim == Fraction(2) ** exponent and exponent > LEAST[field] else unit
    low = (claim - below / 2) ** 2 if claim else -1
    high = (claim + unit / 2) ** 2
    return low < square < high or ((claim / unit) % 2 == 0 and square in (low, high))


def read_length(record, name):
    """A length as decimal and as hexadecimal float."""
    text = null_or(record[name + "Hex"], typed, str, name + "Hex")
    if text is not None and not re.fullmatch(r"0x[01]\.[0-9a-f]{1,13}p-?[0-9]{1,4}", text):
        raise Unreadable(f"{name}Hex: a hexadecimal float such as 0x1.8p1 is expected")
    return null_or(record[name], rounded, name), text


def demand_root(name, square, claims):
    decimal, text = claims
    demand(is_root(square, decimal), f"{name} is {decimal}, not the double nearest to the root of the square")
    same_value = text is None if decimal is None else text is not None and parse_hex(text) == decimal
    demand(same_value, f"{name}Hex is {text}, but {name} is {decimal}")


def parse_hex(text):
    try:
        return float.fromhex(text)
    except OverflowError:
        return math.inf


class Distance:
    MOVES = False

    def __init__(self, value):
        self.stops = word(members(value).get("verdict"), KINDS + ["stopped"], "verdict") == "stopped"
        own = "bounds simplex" if self.stops else \
            "squaredDistance distance distanceHex distanceVector closestPoints certificate"
        record = closed(value, "id verdict iterations exit certified field engine " + own,
                        "trace a b")
        self.verdict, self.field = record["verdict"], word(record["field"], ["rational", "double", "float"], "field")
        self.certified = typed(record["certified"], bool, "certified")
        self.engine = word(record["engine"], ["generic", "certified"], "engine")
        self.iterations = index(record["iterations"], "iterations")
        self.exit = word(record["exit"], STOPS + ["optimal", "zero-vector"], "exit")
        self.trace = items(record["trace"], self.state, "trace") if "trace" in record else []
        (self.read_stop if self.stops else self.read_answer)(record)

    def read_answer(self, record):
        self.square = element(self.field)(record["squaredDistance"], "squaredDistance")
        self.distance = read_length(record, "distance")
        self.v = vector(record["distanceVector"], self.field, "distanceVector")
        closest = closed(record["closestPoints"], "a b", where="closestPoints")
        self.closest = [vector(closest[name], self.field, "closestPoints." + name) for name in "ab"]
        self.certificate = read_certificate(record["certificate"], self.field)
        if self.certificate["kind"] == "depth":
            raise Unreadable("certificate: one of a distance is expected")

    def read_stop(self, record):
        self.v = None
        bounds = closed(record["bounds"], "squaredLower squaredUpper", where="bounds")
        self.bounds = [ratio(bounds[name], "bounds." + name) for name in ("squaredLower", "squaredUpper")]
        simplex = closed(record["simplex"], "pairs weights v", where="simplex")
        self.simplex = pairs_of(simplex["pairs"], "simplex.pairs")
        self.weights = vector(simplex["weights"], self.field, "simplex.weights")
        self.last = vector(simplex["v"], self.field, "simplex.v")

    def state(self, value, where):
        supported = "supportPair" in members(value, where)
        state = closed(value, "simplex weights v squaredNorm" + (" supportPair support" if supported else ""),
                       where=where)
        return {"where": where, "simplex": pairs_of(state["simplex"], where + ".simplex"),
                "weights": vector(state["weights"], self.field, where + ".weights"),
                "v": vector(state["v"], self.field, where + ".v"),
                "square": element(self.field)(state["squaredNorm"], where + ".squaredNorm"),
                "pair": index_pair(state["supportPair"], where + ".supportPair") if supported else None,
                "support": vector(state["support"], self.field, where + ".support") if supported else None}

    def judge(self, a, b, _):
        exact, late = self.field == "rational", self.stops and self.exit == LATE
        proved = self.certified and not self.stops
        demand(not exact or late or proved, "not certified, but over the rationals all is proved")
        demand(not (self.stops and self.certified), "certified is true, but a stopped run has no certificate")
        (self.judge_late if late else self.judge_stop if self.stops else self.judge_answer)(a, b)
        if self.trace:
            self.judge_trace(a, b)
        exits = STOPS if self.stops else ["optimal" if self.verdict == "separated" else "zero-vector"]
        demand(self.exit in exits, f"exit is {self.exit}, but {self.verdict} ends with {' or '.join(exits)}")
        begun = self.iterations > 0 or self.trace
        demand(self.exit != LATE or not begun, f"exit is {LATE}, but that is with 0 iterations and no trace")
        quick = exact and self.iterations == 0 and not self.trace
        demand(self.engine == "generic" or quick, "engine certified is for the field rational, 0 iterations, no trace")
        return "accepted" if self.certified else f"no proof ({self.verdict})"

    def judge_answer(self, a, b):
        kind = self.certificate["kind"]
        demand(kind == self.verdict, f"a certificate for {kind}, but the verdict is {self.verdict}")
        demand_sense(self.certificate, a, b)
        (self.demand_proof if self.certified else self.demand_likeness)(a, b)
        demand_root("distance", self.square, self.distance)
        if not self.certified:
            try:
                self.demand_proof(a, b)
            except Rejected:
                return
            raise Rejected("certified is false, but the certificate is a proof and every number near to the truth")

    def demand_proof(self, a, b):
        """The certificate holds, and every number beside it is near to the truth."""
        epsilon, pairs, weights = EPSILON[self.field], self.certificate["pairs"], self.certificate["weights"]
        v = proved_vector(self.certificate, a, b)
        demand_near("distanceVector", self.v, v, [epsilon * greatest([v])] * len(v))
        square = dot(v, v)
        demand(self.square is not None, "squaredDistance is null, but there is a proof")
        demand_near("squaredDistance", [self.square], [square], [epsilon * square])
        bodies = [[a[i] for i, _ in pairs], [b[j] for _, j in pairs]]
        for name, claim, points in zip(["closestPoints.a", "closestPoints.b"], self.closest, bodies):
            demand_near(name, claim, combination(weights, points), [epsilon * greatest(points)] * len(v))
        if self.verdict == "separated":
            demand_same("certificate.direction", self.certificate["direction"], self.v)

    def demand_likeness(self, a, b):
        """Without a proof, the numbers are what rounded arithmetic may make of the weights."""
        pairs, weights, field = self.certificate["pairs"], self.certificate["weights"], self.field
        demand(weights is not None and min(weights) >= 0, "certificate: a weight is null or negative")
        demand_near("the sum of the weights", [sum(weights)], [1], [EPSILON[field]])
        demand(self.v is not None and self.square is not None, "distanceVector or squaredDistance has a null")
        demand_like("distanceVector", self.v, weights, differences(pairs, a, b), sizes_of_differences(pairs, a, b),
                    field)
        bodies = [[a[i] for i, _ in pairs], [b[j] for _, j in pairs]]
        for name, claim, points in zip(["closestPoints.a", "closestPoints.b"], self.closest, bodies):
            demand_like(name, claim, weights, points, sizes_of(points), field)
        self.demand_square("squaredDistance", self.square, self.v)
        separated = self.verdict == "separated"
        demand(any(self.v) == separated, "distanceVector should be 0 exactly if the bodies are not separated")
        if separated:
            demand_same("certificate.direction", self.certificate["direction"], self.v)

    def demand_square(self, name, square, v):
        if square is not None and v is not None:
            demand_near(name, [square], [dot(v, v)], [EPSILON[self.field] * dot(v, v) + TINY[self.field]])

    def simplex_sum(self, a, b):
        demand_points(self.simplex, a, b, "simplex")
        weights = self.weights
        fit = weights is not None and len(weights) == len(self.simplex) and min(weights) > 0
        demand(fit, "simplex: as many positive weights as pairs are needed")
        return combination(weights, differences(self.simplex, a, b))

    def judge_late(self, a, b):
        """The weights prove the upper bound, and v, any direction, the lower one."""
        (low, high), v = self.bounds, self.last
        x = [c / sum(self.weights) for c in self.simplex_sum(a, b)]
        demand(high >= dot(x, x), "bounds.squaredUpper is less than what the weights prove")
        demand(v is not None and len(v) == len(a[0]), "simplex.v is no direction of this dimension")
        gap = least(v, a, b)
        demand(low == 0 or (low > 0 and gap > 0 and low * dot(v, v) <= gap * gap),
               "bounds.squaredLower is not what the direction simplex.v proves")

    def judge_stop(self, a, b):
        total, weights = self.simplex_sum(a, b), self.weights
        demand_like("simplex.v", self.last, weights, differences(self.simplex, a, b),
                    sizes_of_differences(self.simplex, a, b), self.field)
        x = [c / sum(weights) for c in total]
        low = max(Fraction(0), least(x, a, b))
        demand_same("bounds", self.bounds, [low * low / dot(x, x) if low else 0, dot(x, x)])

    def judge_trace(self, a, b):
        count = len(self.trace)
        demand(count - 1 == self.iterations, f"iterations is {self.iterations}, but the trace has {count} states")
        for k, state in enumerate(self.trace):
            self.judge_state(state, a, b)
            if self.field == "rational":
                judge_exact_state(state, a, b)
                if k:
                    judge_next_state(self.trace[k - 1], state)
        if self.field == "rational":
            demand_same("the last v of the trace", self.trace[-1]["v"], self.v)

    def judge_state(self, state, a, b):
        where, pairs, weights = state["where"], state["simplex"], state["weights"]
        demand_points(pairs, a, b, where)
        demand(weights is None or len(weights) == len(pairs), f"{where}: not as many weights as pairs")
        demand_like(where + ".v", state["v"], weights, differences(pairs, a, b), sizes_of_differences(pairs, a, b),
                    self.field)
        self.demand_square(where + ".squaredNorm", state["square"], state["v"])
        if state["pair"]:
            demand_points([state["pair"]], a, b, where + ".supportPair")
            demand_like(where + ".support", state["support"], [Fraction(1)], differences([state["pair"]], a, b),
                        sizes_of_differences([state["pair"]], a, b), self.field)


def judge_exact_state(state, a, b):
    where, v = state["where"], state["v"]
    demand_convex(state["weights"], where)
    nearest_point = all(dot(v, p) >= dot(v, v) for p in differences(state["simplex"], a, b))
    demand(nearest_point, f"{where}.v is not the nearest point of the simplex")
    demand(any(v) == (state["pair"] is not None), f"{where}: there is a support exactly if v is not 0")
    if state["pair"]:
        demand(dot(v, state["support"]) <= least(v, a, b), f"{where}.support is no support point")


def judge_next_state(before, state):
    *old, new = state["simplex"]
    fits = new == before["pair"] and all(pair in before["simplex"] for pair in old)
    demand(fits, f"{state['where']}.simplex is not of the one before, with the support pair last")


class Depth:
    MOVES, field = False, "rational"

    def __init__(self, value):
        record = closed(value, "id verdict squaredDepth depth depthHex penetrationVector "
                        "certificate certified", "a b")
        self.verdict = word(record["verdict"], KINDS, "verdict")
        self.square = null_or(record["squaredDepth"], ratio, "squaredDepth")
        self.depth = read_length(record, "depth")
        self.vector = null_or(record["penetrationVector"], vector, "rational", "penetrationVector")
        self.certificate = read_certificate(record["certificate"])
        self.certified = typed(record["certified"], bool, "certified")

    def judge(self, a, b, _):
        kind = self.certificate["kind"]
        demand(self.certified, "not certified, but over the rationals every depth is proved")
        fits = kind == ("depth" if self.verdict == "overlapping" else self.verdict)
        demand(fits, f"a certificate for {kind}, but the verdict is {self.verdict}")
        vector_proved = (proved_depth if kind == "depth" else proved_vector)(self.certificate, a, b)
        if kind == "separated":
            demand_same("certificate.direction", self.certificate["direction"], vector_proved)
            demand((self.square, *self.depth, self.vector) == (None,) * 4, "a depth, but the bodies are apart")
        else:
            demand(self.vector is not None and self.square is not None, "depth and vector are null, but there is one")
            demand_same("penetrationVector", self.vector, vector_proved)
            demand_same("squaredDepth", [self.square], [dot(vector_proved, vector_proved)])
            demand_root("depth", self.square, self.depth)
        return "accepted"


def read_late(value, answer, bound, bodies):
    """The bound, the direction that proves it, and whether certified, of a record whose answer came too late."""
    record = closed(value, f"id verdict {answer} bounds exit certified", bodies)
    if record[answer] is not None:
        raise Unreadable(f"{answer}: null is expected with the verdict stopped")
    word(record["exit"], [LATE], "exit")
    bounds = closed(record["bounds"], bound + " direction", where="bounds")
    return (ratio(bounds[bound], "bounds." + bound), vector(bounds["direction"], "rational", "bounds.direction"),
            typed(record["certified"], bool, "certified"))


def demand_direction(direction, certified, a):
    demand(not certified, "certified is true, but the work was stopped")
    demand(len(direction) == len(a[0]), "bounds.direction is no direction of this dimension")


class StoppedDepth:
    """Whatever the depth is, if there is one: it is not greater than a bound."""
    MOVES, field = False, "rational"

    def __init__(self, value):
        self.upper, self.direction, self.certified = read_late(value, "squaredDepth", "squaredUpper", "a b")

    def judge(self, a, b, _):
        d = self.direction
        demand_direction(d, self.certified, a)
        high = max(Fraction(0), -least([-c for c in d], a, b))
        demand(any(d) and self.upper >= 0 and self.upper * dot(d, d) >= high * high,
               "bounds.squaredUpper is not what bounds.direction proves")
        return "no proof (stopped)"


class StoppedRayCast:
    """There is no contact before a time."""
    MOVES, field = True, "rational"

    def __init__(self, value):
        self.lower, self.direction, self.certified = read_late(value, "timeOfImpact", "lower", "a b direction")

    def judge(self, a, b, r):
        t, d = self.lower, self.direction
        demand_direction(d, self.certified, a)
        gap = least(d, a, b)
        demand(0 <= t <= 1 and (t == 0 or (gap > 0 and gap + t * dot(d, r) >= 0)),
               "bounds.lower is not what bounds.direction proves")
        return "no proof (stopped)"


class RayCast:
    MOVES, field = True, "rational"

    def __init__(self, value):
        record = closed(value, "id verdict timeOfImpact point normal certificate certified",
                        "a b direction")
        self.verdict = word(record["verdict"], ["hit", "miss"], "verdict")
        self.time = null_or(record["timeOfImpact"], ratio, "timeOfImpact")
        self.point, self.normal = (null_or(record[k], vector, "rational", k) for k in ("point", "normal"))
        self.certificate = read_certificate(record["certificate"])
        if self.certificate["kind"] == "depth":
            raise Unreadable("certificate: one of a contact is expected")
        self.certified = typed(record["certified"], bool, "certified")

    def judge(self, a, b, r):
        demand(self.certified, "not certified, but over the rationals every answer is proved")
        demand((self.verdict == "hit") == (self.time is not None), "the verdict does not fit the time of impact")
        kind, direction = self.certificate["kind"], self.certificate.get("direction")
        if self.time is None:
            demand(kind == "separated", f"a miss, but the certificate is for {kind}")
            v = proved_vector(self.certificate, a + moved(a, 1, r), b)
            demand_same("certificate.direction", direction, v)
            demand(self.point is None and self.normal is None, "point and normal should be null: there is no contact")
            return "accepted"
        t = self.time
        demand(0 <= t <= 1, f"the time of impact is {show([t])}")
        demand(kind == "touching" or (t == 0 and kind == "overlapping"), f"{kind} does not prove a first contact")
        proved_vector(self.certificate, moved(a, t, r), b)
        if t:
            demand(dot(direction, r) < 0, "d.r is not negative: there may be an earlier contact")
            integral = all(x.denominator == 1 for x in direction)
            demand(integral and gcd(x.numerator for x in direction) == 1, "normal is not of coprime whole numbers")
        point = combination(self.certificate["weights"], [b[j] for _, j in self.certificate["pairs"]])
        demand(self.point is not None, "point is null, but there is a contact")
        demand_same("point", self.point, point)
        demand((self.normal is None) == (direction is None), "normal is null exactly if the bodies overlap")
        if direction:
            demand_same("normal", self.normal, direction)
        return "accepted"


def moved(points, t, r):
    return [[x + t * y for x, y in zip(p, r)] for p in points]


def gcd(numbers):
    result = 0
    for number in numbers:
        result = math.gcd(result, number)
    return result
