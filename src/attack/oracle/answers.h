// What is said of certificates and results, and whether it holds.
#ifndef CERTIGJK_ATTACK_ANSWERS_H
#define CERTIGJK_ATTACK_ANSWERS_H

#include "bodies.h"

// What an answer is about.
struct Input {
  int n, choice;
  std::string text;
  Points a, b, t;
  std::vector<Vector> extra;

  static Input read(const std::string& line) {
    Words words(line);
    Input input;
    input.n = words.index();
    int sizeA = words.index(), sizeB = words.index(), sizeT = words.index();
    input.choice = words.index();
    input.text = words.word();
    auto point = [&] { return words.many<Q>(input.n, [&] { return words.finite(); }); };
    input.a = words.many<Vector>(sizeA, point);
    input.b = words.many<Vector>(sizeB, point);
    input.t = words.many<Vector>(sizeT, point);
    demand(words.over(), "the input is too long");
    return input;
  }

  Bodies bodies() const { return Bodies(n, a, b); }

  Bodies moved(const Vector& by) const {
    Points moved;
    for (const Vector& p : a) moved.push_back(plus(p, 1, by));
    return Bodies(n, moved, b);
  }

  // A after the share t of the first way, and B.
  Bodies at(const Q& time) const { return moved(plus(Vector(static_cast<std::size_t>(n)), time, t[0])); }
};

inline std::vector<Pair> readPairs(Words& words) {
  return words.many<Pair>(words.index(), [&] {
    int i = words.index();
    return Pair(i, words.index());
  });
}

// The points of A and of B of weighted pairs.
inline std::pair<Vector, Vector> weighted(const Bodies& bodies, const std::vector<Pair>& pairs, const Vector& weights) {
  Vector a(static_cast<std::size_t>(bodies.n)), b = a;
  for (std::size_t k = 0; k < pairs.size(); k++) {
    a = plus(a, weights[k], bodies.a[static_cast<std::size_t>(pairs[k].first)]);
    b = plus(b, weights[k], bodies.b[static_cast<std::size_t>(pairs[k].second)]);
  }
  return {a, b};
}

// The distance, rounded, and the pairs of a simplex whose nearest point is v: those of positive weight.
inline Nearest checkDistance(Words& words, const Bodies& bodies) {
  Nearest nearest = bodies.nearest();
  demand(isNearestRoot(words.number(), nearest.square()), "not the double nearest to the distance");
  std::vector<Pair> pairs = readPairs(words);
  std::vector<Vector> chosen;
  for (const Pair& pair : pairs) chosen.push_back(bodies.difference(pair));
  demand(!chosen.empty(), "there are no pairs");
  Nearest told = Bodies(bodies.n, chosen, {Vector(static_cast<std::size_t>(bodies.n))}).nearest();
  demand(told.v == nearest.v, "the pairs are not those of v");
  for (Pair& index : told.pairs) index = pairs[static_cast<std::size_t>(index.first)];
  return told;
}

struct Certificate {
  std::string kind;
  std::vector<Pair> pairs;
  Vector weights, direction;
  std::vector<int> basis;

  static Certificate read(Words& words, int n) {
    Certificate certificate;
    certificate.kind = words.word();
    certificate.pairs = readPairs(words);
    certificate.weights = words.ratios(words.index());
    if (certificate.kind == "touching") certificate.direction = words.ratios(n);
    if (certificate.kind == "overlapping") certificate.basis = words.list();
    return certificate;
  }

  // Demands all conditions, and returns the v that they prove.
  Vector prove(const Bodies& bodies) const {
    demand(pairs.size() == weights.size() && !pairs.empty(), "not a weight for each pair");
    Vector v(static_cast<std::size_t>(bodies.n));
    Q sum = 0;
    for (std::size_t k = 0; k < pairs.size(); k++) {
      demand(weights[k] > 0, "a weight is not positive");
      sum += weights[k];
      v = plus(v, weights[k], bodies.difference(pairs[k]));
    }
    demand(sum == 1, "the weights do not add up to 1");
    demand(isZero(v) == (kind != "separated"), "the point of the weights is wrong for the verdict");
    if (kind == "separated") {
      demand(bodies.least(v) >= dot(v, v), "some point is nearer");
    } else if (kind == "touching") {
      demand(!isZero(direction) && bodies.least(direction) >= 0, "the direction does not hold the bodies apart");
    } else {
      demand(kind == "overlapping", "no such kind: " + kind);
      std::vector<Vector> rows;
      for (int k : basis) {
        demand(k < static_cast<int>(pairs.size()), "no such pair in the basis");
        rows.push_back(bodies.difference(pairs[static_cast<std::size_t>(k)]));
      }
      demand(static_cast<int>(rows.size()) == bodies.n && rank(rows) == bodies.n, "the basis is none");
    }
    return v;
  }

  bool holds(const Bodies& bodies) const {
    try {
      prove(bodies);
      return true;
    } catch (const Wrong&) {
      return false;
    }
  }
};

inline void demandClosest(const Bodies& bodies, const Vector& a, const Vector& b, const Vector& v) {
  demand(minus(a, b) == v, "the closest points are not v apart");
  demand(contains(bodies.a, a) && contains(bodies.b, b), "a closest point is not of its body");
}

// A result over the rational numbers: verdict, squared distance, v, closest points, certificate.
inline void checkResult(Words& words, const Bodies& bodies) {
  std::string verdict = words.word();
  Q square = words.ratio();
  Vector v = words.ratios(bodies.n), a = words.ratios(bodies.n), b = words.ratios(bodies.n);
  Certificate certificate = Certificate::read(words, bodies.n);
  Nearest nearest = bodies.nearest();
  demand(v == nearest.v, "another v is nearest");
  demand(square == nearest.square(), "the squared distance is another");
  demand(verdict == certificate.kind, "the certificate is for another verdict");
  demand(certificate.prove(bodies) == v, "the certificate is for another v");
  demandClosest(bodies, a, b, v);
}

// Whether a verdict is true; in up to four dimensions touching is told from overlapping.
inline void demandVerdict(const std::string& verdict, const Bodies& bodies) {
  bool separated = bodies.nearest().square() > 0;
  if (separated || verdict == "separated") {
    demand(separated && verdict == "separated", "the verdict is wrong");
  } else if (bodies.n <= 4) {
    demand(verdict == (depthOf(bodies).inside ? "overlapping" : "touching"), "the verdict is wrong");
  } else {
    demand(verdict == "touching" || verdict == "overlapping", "the verdict is wrong");
  }
}

#endif
