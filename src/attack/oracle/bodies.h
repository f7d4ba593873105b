// Two finite sets of points, their least distance by Wolfe's algorithm (Finding the nearest point in a polytope,
// Mathematical Programming 11, 1976) in exact numbers, and the facets of A - B by trying all planes.
#ifndef CERTIGJK_ATTACK_BODIES_H
#define CERTIGJK_ATTACK_BODIES_H

#include <algorithm>
#include <set>

#include "exact.h"

using Pair = std::pair<int, int>;

struct Nearest {
  std::vector<Pair> pairs;
  Vector weights;
  Vector v;
  Q square() const { return dot(v, v); }
};

// Elimination without fractions (Bareiss), of rows of k + 1 integers: the solution has the denominator returned, or
// there is none and it is 0.
inline Z eliminate(std::vector<Integers>& m) {
  Z last = 1;
  for (std::size_t p = 0; p < m.size(); p++) {
    std::size_t row = p;
    while (row < m.size() && m[row][p] == 0) row++;
    if (row == m.size()) return 0;
    std::swap(m[p], m[row]);
    for (std::size_t i = 0; i < m.size(); i++) {
      if (i == p) continue;
      for (std::size_t j = m.size() + 1; j-- > 0;) {
        if (j == p) continue;
        Z entry = m[p][p] * m[i][j] - m[i][p] * m[p][j];
        mpz_divexact(m[i][j].get_mpz_t(), entry.get_mpz_t(), last.get_mpz_t());
      }
      m[i][p] = 0;
    }
    last = m[p][p];
  }
  return last;
}

// The point of the affine hull nearest to the origin: weights from w.1 = 1, and p.x the same for all points p.
inline bool affineWeights(const std::vector<Integers>& points, Vector& weights) {
  std::size_t k = points.size();
  std::vector<Integers> m(k + 1, Integers(k + 2));
  for (std::size_t i = 0; i < k; i++) {
    for (std::size_t j = 0; j < k; j++) m[i][j] = dot(points[i], points[j]);
    m[i][k] = m[k][i] = 1;
  }
  m[k][k + 1] = 1;
  Z denominator = eliminate(m);
  if (denominator == 0) return false;
  weights.clear();
  for (std::size_t i = 0; i < k; i++) {
    weights.emplace_back(m[i][k + 1], denominator);
    weights.back().canonicalize();
  }
  return true;
}

class Bodies {
 public:
  const int n;
  const Points a, b;

  Bodies(int dimension, Points pointsA, Points pointsB) : n(dimension), a(std::move(pointsA)), b(std::move(pointsB)) {
    for (const Points* body : {&a, &b})
      for (const Vector& point : *body)
        for (const Q& c : point) scale = lcm(scale, c.get_den());
    for (const Vector& point : a) integersA.push_back(integers(point));
    for (const Vector& point : b) integersB.push_back(integers(point));
    shorten();
  }

  Vector difference(const Pair& pair) const {
    demand(pair.first < static_cast<int>(a.size()) && pair.second < static_cast<int>(b.size()), "no such pair");
    return minus(a[static_cast<std::size_t>(pair.first)], b[static_cast<std::size_t>(pair.second)]);
  }

  Points differences() const {
    Points all;
    for (const Vector& p : a)
      for (const Vector& q : b) all.push_back(minus(p, q));
    return all;
  }

  // The least d.x over A - B.
  Q least(const Vector& d) const {
    Q lowest = dot(d, a[0]), highest = dot(d, b[0]);
    for (const Vector& p : a) lowest = std::min(lowest, dot(d, p));
    for (const Vector& q : b) highest = std::max(highest, dot(d, q));
    return lowest - highest;
  }

  // The point of conv(A - B) nearest to the origin; that it is, is tested at the end.
  Nearest nearest() const {
    std::vector<Pair> pairs = {{0, 0}};
    std::vector<Integers> points = {difference(0, 0)};
    Vector weights = {1};
    while (true) {
      Z denominator = 1;
      for (const Q& w : weights) denominator = lcm(denominator, w.get_den());
      Integers x = combination(points, weights, denominator);
      std::size_t i = extreme(integersA, x, 1), j = extreme(integersB, x, -1);
      Integers next = difference(i, j);
      if (dot(x, next) * denominator >= dot(x, x)) {
        Vector v;
        for (const Z& c : x) {
          Q coordinate(c * unit, denominator * scale);
          coordinate.canonicalize();
          v.push_back(coordinate);
        }
        return {pairs, weights, v};
      }
      pairs.emplace_back(static_cast<int>(i), static_cast<int>(j));
      points.push_back(next);
      weights.push_back(0);
      reduce(pairs, points, weights);
    }
  }

 private:
  Z scale = 1;  // what the denominators have in common
  Z unit = 1;   // a power of two that all integers had as a factor
  std::vector<Integers> integersA, integersB;

  void shorten() {
    mp_bitcnt_t bits = std::numeric_limits<mp_bitcnt_t>::max();
    for (const std::vector<Integers>* body : {&integersA, &integersB})
      for (const Integers& point : *body)
        for (const Z& c : point)
          if (c != 0) bits = std::min(bits, mpz_scan1(c.get_mpz_t(), 0));
    if (bits == std::numeric_limits<mp_bitcnt_t>::max()) return;
    unit <<= bits;
    for (std::vector<Integers>* body : {&integersA, &integersB})
      for (Integers& point : *body)
        for (Z& c : point) c >>= bits;
  }

  Integers integers(const Vector& point) const {
    Integers result;
    for (const Q& c : point) {
      Q scaled = c * scale;
      result.push_back(scaled.get_num());
    }
    return result;
  }

  Integers difference(std::size_t i, std::size_t j) const { return minus(integersA[i], integersB[j]); }

  static Integers combination(const std::vector<Integers>& points, const Vector& weights, const Z& denominator) {
    Integers sum(points[0].size());
    for (std::size_t k = 0; k < points.size(); k++) {
      Z factor = weights[k].get_num() * (denominator / weights[k].get_den());
      for (std::size_t c = 0; c < sum.size(); c++) sum[c] += factor * points[k][c];
    }
    return sum;
  }

  static std::size_t extreme(const std::vector<Integers>& points, const Integers& x, int sign) {
    std::size_t best = 0;
    Z value = sign * dot(x, points[0]);
    for (std::size_t k = 1; k < points.size(); k++) {
      Z other = sign * dot(x, points[k]);
      if (other < value) {
        best = k;
        value = other;
      }
    }
    return best;
  }

  // Wolfe's minor cycle: until the nearest point of the affine hull has positive weights.
  static void reduce(std::vector<Pair>& pairs, std::vector<Integers>& points, Vector& weights) {
    while (true) {
      Vector affine;
      if (!affineWeights(points, affine)) throw std::logic_error("the corral is not independent");
      Q step = 1;
      for (std::size_t k = 0; k < affine.size(); k++)
        if (affine[k] <= 0) step = std::min<Q>(step, weights[k] / (weights[k] - affine[k]));
      for (std::size_t k = 0; k < affine.size(); k++) weights[k] += step * (affine[k] - weights[k]);
      for (std::size_t k = affine.size(); k-- > 0;) {
        if (weights[k] > 0) continue;
        pairs.erase(pairs.begin() + static_cast<long>(k));
        points.erase(points.begin() + static_cast<long>(k));
        weights.erase(weights.begin() + static_cast<long>(k));
      }
      if (step == 1) return;
    }
  }
};

inline bool contains(const Points& hull, const Vector& point) {
  return Bodies(static_cast<int>(point.size()), hull, {point}).nearest().square() == 0;
}

// A plane with n.x <= height for all points.
struct Facet {
  Vector normal;
  Q height;
};

// The vector orthogonal to n - 1 vectors, by cofactors.
inline Vector orthogonal(const std::vector<Vector>& rows, int n) {
  Vector result;
  for (int skip = 0; skip < n; skip++) {
    std::vector<Vector> minor;
    for (const Vector& row : rows) {
      Vector kept = row;
      kept.erase(kept.begin() + skip);
      minor.push_back(kept);
    }
    Q value = determinant(minor);
    result.push_back(skip % 2 == 0 ? value : -value);
  }
  return result;
}

inline int dimensionOf(const Points& points) {
  std::vector<Vector> rows;
  for (const Vector& point : points) rows.push_back(minus(point, points[0]));
  return rank(rows);
}

inline void addIfFacet(const Points& x, Vector normal, const Vector& on, std::vector<Facet>& facets) {
  if (isZero(normal)) return;
  Q height = dot(normal, on);
  int side = 0;
  for (const Vector& point : x) {
    int s = cmp(dot(normal, point), height);
    if (s * side < 0) return;
    side = s == 0 ? side : s;
  }
  if (side > 0) {
    for (Q& c : normal) c = -c;
    height = -height;
  }
  facets.push_back({normal, height});
}

// All planes through n of the points with the others on one side; of sets with an interior. Some come often.
inline std::vector<Facet> facetsOf(const Points& all, int n) {
  std::set<Vector> different(all.begin(), all.end());
  Points x(different.begin(), different.end());
  std::vector<Facet> facets;
  std::vector<int> chosen(static_cast<std::size_t>(n));
  std::function<void(int, int)> choose = [&](int k, int from) {
    if (k == n) {
      std::vector<Vector> rows;
      const Vector& on = x[static_cast<std::size_t>(chosen[0])];
      for (int i = 1; i < n; i++) rows.push_back(minus(x[static_cast<std::size_t>(chosen[static_cast<std::size_t>(i)])], on));
      addIfFacet(x, n == 1 ? Vector{1} : orthogonal(rows, n), on, facets);
      return;
    }
    for (int i = from; i < static_cast<int>(x.size()); i++) {
      chosen[static_cast<std::size_t>(k)] = i;
      choose(k + 1, i + 1);
    }
  };
  choose(0, 0);
  return facets;
}

// The depth of the origin in A - B: whether it is inside, the square and the greatest vector.
struct Depth {
  bool inside = false;
  Q square;
  Vector p;
};

inline Depth depthOf(const Bodies& bodies) {
  Depth depth;
  Points x = bodies.differences();
  if (dimensionOf(x) < bodies.n) return depth;
  for (const Facet& facet : facetsOf(x, bodies.n)) {
    if (facet.height <= 0) return {};
    Q norm = dot(facet.normal, facet.normal);
    Q square = facet.height * facet.height / norm;
    Vector p = facet.normal;
    for (Q& c : p) c *= facet.height / norm;
    if (!depth.inside || square < depth.square || (square == depth.square && p > depth.p)) depth = {true, square, p};
  }
  return depth;
}

#endif
