// The independent oracle: reads lines "id kind | input | answer" and writes for each "id right" or "id wrong reason".
// The input is "n #A #B #T choice text" and the points; what the answer of each kind is, is in Question.java, which
// writes the lines; what must hold of it, below.
#include <iostream>

#include "hull.h"
#include "rounded.h"
#include "unique.h"

namespace {

using Judge = std::function<void(const Input&, Words&)>;

void distance(const Input& input, Words& words) { checkDistance(words, input.bodies()); }

void result(const Input& input, Words& words) { checkResult(words, input.bodies()); }

// Distances of frames, and the result of the last one.
void moving(const Input& input, Words& words) {
  for (const Vector& t : input.t)
    demand(isNearestRoot(words.number(), input.moved(t).nearest().square()), "not the double nearest to the distance");
  checkResult(words, input.moved(input.t.back()));
}

// A run over doubles, or one that may be stopped: bounds that hold, or a verdict that is said to be proved.
void stopped(const Input& input, Words& words) {
  if (words.word() == "bounds") {
    Q lower = words.ratio(), upper = words.ratio(), truth = input.bodies().nearest().square();
    demand(lower <= truth && truth <= upper, "the squared distance is not between the bounds");
    return;
  }
  std::string verdict = words.word();
  if (words.word() == "proved") demandVerdict(verdict, input.bodies());
}

void interval(const Input& input, Words& words) {
  Bodies bodies = input.bodies();
  std::string verdict = words.word();
  Q square = bodies.nearest().square(), lower = words.ratio(), upper = words.ratio();
  demand(lower <= square && square <= upper, "the squared distance is not between the bounds");
  double low = words.number(), high = words.number();
  demand(low >= 0 && exact(low) * exact(low) <= square, "the lower bound is too large");
  demand(std::isinf(high) || exact(high) * exact(high) >= square, "the upper bound is too small");
  if (verdict != "stopped") demandVerdict(verdict, bodies);
}

// The radii are the magnitudes of the first and last coordinate of t.
void spherical(const Input& input, Words& words) {
  std::string verdict = words.word();
  double low = words.number(), high = words.number();
  Bodies cores = input.bodies();
  Q radii = abs(input.t[0].front()) + abs(input.t[0].back()), square = cores.nearest().square();
  int side = cmp(square, radii * radii);
  if (radii == 0) {
    demandVerdict(verdict, cores);
  } else {
    demand(verdict == (side > 0 ? "separated" : side == 0 ? "touching" : "overlapping"), "the verdict is wrong");
  }
  if (side <= 0) {
    demand(low == 0 && high == 0, "bodies that meet have the distance 0");
    return;
  }
  auto root = [&](double x) { return cmp(::square(exact(x) + radii), square); };
  demand(low >= 0 && root(low) <= 0, "the lower bound is too large");
  demand(std::isinf(high) || root(high) >= 0, "the upper bound is too small");
  demand(high <= std::nextafter(low, HUGE_VAL), "the bounds are not neighbours");
}

void axisOf(Words& words, const Bodies& bodies) {
  if (words.word() == "apart") {
    demand(bodies.least(words.ratios(bodies.n)) > 0, "the axis does not separate");
    return;
  }
  std::vector<Pair> pairs = readPairs(words);
  Vector weights = words.ratios(words.index()), sum(static_cast<std::size_t>(bodies.n));
  Q total = 0;
  demand(weights.size() == pairs.size(), "not a weight for each pair");
  for (std::size_t k = 0; k < pairs.size(); k++) {
    demand(weights[k] > 0, "a weight is not positive");
    total += weights[k];
    sum = plus(sum, weights[k], bodies.difference(pairs[k]));
  }
  demand(total == 1 && isZero(sum), "there is no common point");
  Vector common = words.ratios(bodies.n);
  demand(contains(bodies.a, common) && contains(bodies.b, common), "the point is not common");
}

void axis(const Input& input, Words& words) {
  for (const Vector& t : input.t) axisOf(words, input.moved(t));
}

void depth(const Input& input, Words& words) {
  Bodies bodies = input.bodies();
  std::string kind = words.word();
  if (kind == "apart") {
    demand(bodies.nearest().square() > 0, "the bodies meet");
    return;
  }
  Depth truth = depthOf(bodies);
  demand(truth.inside == (kind == "penetrating"), "the verdict is wrong");
  if (kind == "zero") {
    demand(bodies.nearest().square() == 0, "the bodies do not meet");
    return;
  }
  demand(words.ratio() == truth.square, "the squared depth is another");
  Vector p = words.ratios(input.n), a = words.ratios(input.n), b = words.ratios(input.n);
  demand(p == truth.p, "the penetration vector is another");
  demandClosest(bodies, a, b, p);
}

// The time of impact, or none.
std::optional<Q> impact(const Input& input, Words& words) {
  const Vector& r = input.t[0];
  if (words.word() == "miss") {
    Points swept = input.a;
    for (const Vector& p : input.a) swept.push_back(plus(p, 1, r));
    Vector v = words.ratios(input.n);
    demand(!isZero(v) && Bodies(input.n, swept, input.b).nearest().v == v, "not the distance vector on the way");
    return std::nullopt;
  }
  Q t = words.ratio();
  Vector point = words.ratios(input.n);
  demand(t >= 0 && t <= 1, "the time is not between 0 and 1");
  Bodies then = input.at(t);
  demand(contains(then.a, point) && contains(then.b, point), "the point is not common");
  if (words.word() == "none") {
    demand(t == 0 && depthOf(then).inside, "the bodies do not overlap at the start");
    return t;
  }
  Vector normal = words.ratios(input.n);
  demand(!isZero(normal) && then.least(normal) >= 0, "the normal does not hold the bodies apart");
  demand(t == 0 || dot(normal, r) < 0, "there was contact before");
  return t;
}

void rayCast(const Input& input, Words& words) { impact(input, words); }

void nearestPoints(const Input& input, Words& words) { checkNearest(words, input.bodies()); }

void posed(const Input& input, Words& words) {
  Pose a = Pose::read(words, input.n), b = Pose::read(words, input.n);
  Bodies images(input.n, a.images(input.a), b.images(input.b));
  Nearest nearest = checkNearest(words, images);
  demand(isNearestRoot(words.number(), nearest.square()), "not the double nearest to the distance of the frame");
}

// From a simplex that is drawn; then the distance from the one that was found.
void proposed(const Input& input, Words& words) {
  Nearest nearest = checkNearest(words, input.bodies());
  demand(isNearestRoot(words.number(), nearest.square()), "not the double nearest to the distance from its own pairs");
}

// Whether the bodies meet, and whether they are closer than some distances; and the distances of A and B, B and A.
void sides(const Input& input, Words& words) {
  Q truth = input.bodies().nearest().square();
  demand(words.word() == (truth == 0 ? "true" : "false"), "whether they meet is wrong");
  double distance = 0;
  for (int k = 0; k < 4; k++) {
    double d = words.number();
    if (k == 0) demand(isNearestRoot(distance = d, truth), "not the double nearest to the distance");
    demand(k == 0 || k == 3 || d == std::nextafter(distance, k == 1 ? HUGE_VAL : -HUGE_VAL), "no neighbour of the distance");
    bool closer = d > 0 && (std::isinf(d) || truth < square(exact(d)));
    demand(words.word() == (closer ? "true" : "false"), "whether they are closer is wrong");
  }
  for (int k = 0; k < 2; k++) demand(isNearestRoot(words.number(), truth), "not the double nearest to the distance");
}

void demandUnique(const Bodies& bodies, Words& words, int times) {
  bool only = isNearestUnique(bodies, bodies.nearest().v);
  for (int k = 0; k < times; k++)
    demand(words.word() == (only ? "true" : "false"), only ? "no other points are as near" : "other points are as near");
}

// Whether the nearest points are the only ones: as the bodies are, of a pair that moves, and twice under their poses.
void unique(const Input& input, Words& words) {
  demandUnique(input.bodies(), words, 1);
  demandUnique(input.moved(input.t[0]), words, 1);
  if (input.n == 1) return;
  Pose a = Pose::read(words, input.n), b = Pose::read(words, input.n);
  demandUnique(Bodies(input.n, a.images(input.a), b.images(input.b)), words, 2);
}

void roundedDepth(const Input& input, Words& words) {
  Bodies bodies = input.bodies();
  Depth truth = depthOf(bodies);
  Vector apart = bodies.nearest().v, p = truth.inside ? truth.p : Vector(static_cast<std::size_t>(input.n));
  demand(isNearestRoot(words.number(), dot(p, p)), "not the double nearest to the depth");
  demand(words.word() == (truth.inside ? "overlapping" : isZero(apart) ? "touching" : "separated"), "the verdict is wrong");
  demand(words.word() == "some", "there is no penetration vector");
  demandRounded(numbers(words, input.n), p, "the penetration vector");
  std::vector<double> a = numbers(words, input.n), b = numbers(words, input.n);
  demandContact(bodies, a, b, truth.inside ? p : apart);
  demandNormal(someNumbers(words, input.n), p);
}

void roundedImpact(const Input& input, Words& words) {
  std::optional<Q> time = impact(input, words);
  double told = words.number();
  demand(time ? isNearestTo<double>(told, *time) : told == HUGE_VAL, "not the double nearest to the time");
  std::optional<std::vector<double>> point = someNumbers(words, input.n), normal = someNumbers(words, input.n);
  demand(point.has_value() == time.has_value(), "there is a point if and only if the bodies meet");
  if (!time) {
    demand(!normal, "a normal of bodies that do not meet");
    return;
  }
  Bodies then = input.at(*time);
  demandContact(then, *point, *point, Vector(static_cast<std::size_t>(input.n)));
  if (!normal) {
    demand(*time == 0 && depthOf(then).inside, "there is no normal");
    return;
  }
  Vector unit = exact(*normal);
  Q size = 0, speed = 0, norm = dot(unit, unit);
  for (const Q& c : input.t[0]) speed = std::max<Q>(speed, abs(c));
  for (const Vector& x : then.differences())
    for (const Q& c : x) size = std::max<Q>(size, abs(c));
  demand(abs(norm - 1) <= powerOfTwo(-47), "the normal is not of length 1");
  demand(*time == 0 || dot(unit, input.t[0]) <= powerOfTwo(-48) * speed * input.n, "the normal points along the motion");
  demand(then.least(unit) >= -powerOfTwo(-48) * size * input.n, "the normal does not hold the bodies apart");
}

void hull(const Input& input, Words& words) { Hull(input, words).check(); }

void orientation(const Input& input, Words& words) {
  std::vector<Vector> rows;
  for (int k = 1; k <= input.n; k++) rows.push_back(minus(input.a[static_cast<std::size_t>(k)], input.a[0]));
  demand(words.word() == std::to_string(sgn(determinant(rows))), "the sign is wrong");
}

// The index of Polytope and that of HillClimbing, both over the points of A, for the direction t.
void support(const Input& input, Words& words) {
  std::size_t best = 0;
  auto value = [&](std::size_t k) { return dot(input.a[k], input.t[0]); };
  for (std::size_t k = 1; k < input.a.size(); k++)
    if (value(k) > value(best)) best = k;
  demand(words.index() == static_cast<int>(best), "not the first of the furthest points");
  std::size_t climbed = static_cast<std::size_t>(words.index());
  demand(climbed < input.a.size() && value(climbed) == value(best), "not a furthest point");
}

// The points of A times the power of two that is given are integers: their Gram determinant and the weights.
void gram(const Input& input, Words& words) {
  Q unit = words.ratio();
  std::vector<Vector> d, m;
  for (const Vector& p : input.a) d.push_back(minus(p, input.a[0]));
  for (std::size_t i = 1; i < d.size(); i++) {
    m.emplace_back();
    for (std::size_t j = 1; j < d.size(); j++) m.back().push_back(dot(d[i], d[j]) * unit * unit);
  }
  Q delta = determinant(m);
  demand(words.ratio() == delta, "the Gram determinant is another");
  Vector mu = words.ratios(words.index());
  demand(mu.empty() == (delta == 0), "weights of dependent points");
  if (mu.empty()) return;
  Vector x(static_cast<std::size_t>(input.n));
  Q sum = 0;
  for (std::size_t k = 0; k < mu.size(); k++) {
    sum += mu[k];
    x = plus(x, mu[k], input.a[k]);
  }
  demand(mu.size() == d.size() && sum == delta, "the weights do not add up");
  for (const Vector& direction : d) demand(dot(direction, x) == 0, "not the nearest point of the affine hull");
}

// Roundings of the ratio of the first coordinates of A and B, and of its root; the choice is an exponent.
void root(const Input& input, Words& words) {
  Q x = input.a[0][0] / input.b[0][0];
  demand(isNearestTo<double>(words.number(), x), "not the nearest double");
  demand(isNearestTo<float>(words.single(), x), "not the nearest float");
  demand(isNearestRoot<double>(words.number(), abs(x)), "the root is not the nearest double");
  demand(isNearestRoot<float>(words.single(), abs(x)), "the root is not the nearest float");
  Q scaled = abs(x) * powerOfTwo(2L * (input.choice - 1200));
  demand(isNearestRoot<double>(words.number(), scaled), "the scaled root is not the nearest double");
}

Z digits(const std::string& text, int base) { return text.empty() ? Z(0) : Z(text, base); }

Z tenTo(long e) {
  Z power;
  mpz_ui_pow_ui(power.get_mpz_t(), 10, static_cast<unsigned long>(e));
  return power;
}

// A numeral of the form that the generator writes.
Q numeral(std::string text) {
  bool negative = text[0] == '-';
  if (text[0] == '-' || text[0] == '+') text.erase(0, 1);
  std::size_t slash = text.find('/');
  Q value;
  if (slash != std::string::npos) {
    value = Q(digits(text.substr(0, slash), 10), digits(text.substr(slash + 1), 10));
    value.canonicalize();
  } else {
    bool hexadecimal = text.rfind("0x", 0) == 0;
    std::string body = hexadecimal ? text.substr(2) : text;
    std::size_t e = body.find(hexadecimal ? 'p' : 'e');
    long exponent = e == std::string::npos ? 0 : std::strtol(body.substr(e + 1).c_str(), nullptr, 10);
    body = body.substr(0, e);
    std::size_t point = body.find('.');
    long fraction = point == std::string::npos ? 0 : static_cast<long>(body.size() - point - 1);
    if (point != std::string::npos) body.erase(point, 1);
    value = Q(digits(body, hexadecimal ? 16 : 10));
    exponent -= hexadecimal ? 4 * fraction : fraction;
    value *= hexadecimal ? powerOfTwo(exponent) : exponent < 0 ? Q(1, tenTo(-exponent)) : Q(tenTo(exponent));
  }
  return negative ? Q(-value) : value;
}

void numerals(const Input& input, Words& words) {
  Q truth = numeral(input.text);
  demand(words.ratio() == truth, "the number is another");
  std::string nearest = words.word(), single = words.word();
  double x = nearest == "none" ? std::copysign(HUGE_VAL, sgn(truth)) : std::strtod(nearest.c_str(), nullptr);
  float y = single == "none" ? std::copysign(HUGE_VALF, static_cast<float>(sgn(truth))) : std::strtof(single.c_str(), nullptr);
  demand(isNearestTo<double>(x, truth), "not the nearest double");
  demand(isNearestTo<float>(y, truth), "not the nearest float");
  demand(exact(words.number()) == input.a[0][0], "the decimal text is of another double");
  demand(exact(words.number()) == input.a[0][0], "the hexadecimal text is of another double");
}

void truth(const Input& input, Words& words) {
  Bodies bodies = input.bodies();
  demandVerdict(words.word(), bodies);
  Nearest nearest = bodies.nearest();
  demand(words.ratio() == nearest.square(), "the squared distance is another");
  demand(isNearestRoot<double>(words.number(), nearest.square()), "the distance is not the nearest double");
  demand(isNearestRoot<float>(words.single(), nearest.square()), "the distance is not the nearest float");
  std::string depth = words.word();
  if (depth != "none" && input.n <= 4) {
    Depth found = depthOf(bodies);
    demand(Words(depth).ratio() == (found.inside ? found.square : Q(0)), "the squared depth is another");
  }
  if (words.word() == "many") return;
  auto [a, b] = weighted(bodies, nearest.pairs, nearest.weights);
  for (const Vector* point : {&a, &b})
    for (const Q& c : *point) demand(isNearestTo<double>(words.number(), c), "a closest point is another");
}

// A certificate, perhaps a false one, and whether the checker accepts it.
void certificate(const Input& input, Words& words) {
  Certificate told = Certificate::read(words, input.n);
  bool holds = told.holds(input.bodies());
  demand(words.word() == (holds ? "true" : "false"), holds ? "a proof is refused" : "a false proof is accepted");
}

const std::map<std::string, Judge> JUDGES = {
    {"distance", distance}, {"hull-distance", distance}, {"result", result},           {"generic", result},
    {"moving", moving},     {"stopped", stopped},        {"interval", interval},       {"spherical", spherical},
    {"axis", axis},         {"depth", depth},            {"ray-cast", rayCast},        {"hull", hull},
    {"support", support},   {"gram", gram},              {"orientation", orientation}, {"root", root},
    {"numeral", numerals},  {"truth", truth},            {"certificate", certificate},
    {"posed", posed},       {"sides", sides},            {"nearest-points", nearestPoints},
    {"unique", unique},     {"proposed", proposed},      {"rounded-depth", roundedDepth},
    {"rounded-impact", roundedImpact}};

std::string judged(const std::string& kind, const std::string& input, const std::string& answer) {
  try {
    Input about = Input::read(input);
    Words words(answer);
    JUDGES.at(kind)(about, words);
    demand(words.over(), "the answer is too long");
    return "right";
  } catch (const Wrong& wrong) {
    return std::string("wrong ") + wrong.what();
  } catch (const std::invalid_argument& number) {
    return std::string("wrong no number: ") + number.what();
  } catch (const std::exception& failure) {
    return std::string("wrong the oracle failed: ") + failure.what();
  }
}

}  // namespace

int main() {
  std::ios::sync_with_stdio(false);
  std::string line;
  while (std::getline(std::cin, line)) {
    std::size_t first = line.find(" | "), second = line.find(" | ", first + 3);
    std::istringstream head(line.substr(0, first));
    std::string id, kind;
    head >> id >> kind;
    bool whole = first != std::string::npos && second != std::string::npos && JUDGES.count(kind) == 1;
    std::cout << id << ' '
              << (whole ? judged(kind, line.substr(first + 3, second - first - 3), line.substr(second + 3))
                        : "wrong no such question")
              << '\n'
              << std::flush;
  }
}
