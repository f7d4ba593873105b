// What is said in doubles of points, vectors and normals, and whether it is a right rounding.
#ifndef CERTIGJK_ATTACK_ROUNDED_H
#define CERTIGJK_ATTACK_ROUNDED_H

#include <optional>

#include "answers.h"

inline std::vector<double> numbers(Words& words, int n) {
  return words.many<double>(n, [&] { return words.number(); });
}

// Numbers that may be missing.
inline std::optional<std::vector<double>> someNumbers(Words& words, int n) {
  if (words.word() == "none") return std::nullopt;
  return numbers(words, n);
}

inline void demandRounded(const std::vector<double>& told, const Vector& truth, const std::string& what) {
  for (std::size_t c = 0; c < told.size(); c++)
    demand(isNearestTo<double>(told[c], truth[c]), what + " is another, or not rounded to nearest");
}

// The sign of y sqrt(square) - v.
inline int compareRoot(const Q& y, const Q& square, const Q& v) {
  if (sgn(y) != sgn(v)) return sgn(y) > sgn(v) ? 1 : -1;
  int order = cmp(y * y * square, v * v);
  return sgn(y) >= 0 ? order : -order;
}

// Each coordinate within 2^-51 of that of v / |v|; none if v = 0.
inline void demandNormal(const std::optional<std::vector<double>>& told, const Vector& v) {
  demand(told.has_value() != isZero(v), "there is a normal if and only if the vector is not 0");
  if (!told) return;
  Q square = dot(v, v), error = powerOfTwo(-51);
  for (std::size_t c = 0; c < v.size(); c++) {
    Q x = exact((*told)[c]);
    demand(compareRoot(x + error, square, v[c]) >= 0 && compareRoot(x - error, square, v[c]) <= 0, "the normal is wrong");
  }
}

inline Vector exact(const std::vector<double>& told) {
  Vector result;
  for (double x : told) result.push_back(exact(x));
  return result;
}

inline Vector joined(Vector x, const Vector& y) {
  x.insert(x.end(), y.begin(), y.end());
  return x;
}

// The real numbers that are nearest to x, but for the choice at ties.
inline std::pair<Q, Q> roundedTo(double x) {
  if (x < 0) {
    auto [low, high] = roundedTo(-x);
    return {-high, -low};
  }
  double next = std::nextafter(x, HUGE_VAL);
  Q above = std::isinf(next) ? powerOfTwo(std::numeric_limits<double>::max_exponent) : exact(next);
  return {(exact(std::nextafter(x, -HUGE_VAL)) + exact(x)) / 2, (exact(x) + above) / 2};
}

// There are points of A and of B that are v apart and round to what is told: A x B and {(z, z - v)} for z of a box meet.
inline void demandContact(const Bodies& bodies, const std::vector<double>& a, const std::vector<double>& b, const Vector& v) {
  std::vector<Vector> corners = {{}};
  for (std::size_t c = 0; c < v.size(); c++) {
    auto [lowA, highA] = roundedTo(a[c]);
    auto [lowB, highB] = roundedTo(b[c]);
    Q low = std::max<Q>(lowA, lowB + v[c]), high = std::min<Q>(highA, highB + v[c]);
    demand(low <= high, "the points are not as far apart as they should be");
    std::vector<Vector> longer;
    for (const Vector& corner : corners)
      for (const Q& end : {low, high}) {
        longer.push_back(corner);
        longer.back().push_back(end);
      }
    corners = longer;
  }
  Points product, box;
  for (const Vector& p : bodies.a)
    for (const Vector& q : bodies.b) product.push_back(joined(p, q));
  for (const Vector& z : corners) box.push_back(joined(z, minus(z, v)));
  demand(Bodies(2 * bodies.n, product, box).nearest().square() == 0, "no such points round to these");
}

// An exact affine map.
struct Pose {
  std::vector<Vector> rows;  // of (M t)

  static Pose read(Words& words, int n) {
    Pose pose;
    std::string form = words.word();
    if (form == "matrix") {
      for (int k = 0; k < n; k++) pose.rows.push_back(exact(numbers(words, n + 1)));
    } else if (form == "quaternion") {
      Vector q = exact(numbers(words, 4)), t = exact(numbers(words, 3));
      Q w = q[0], x = q[1], y = q[2], z = q[3], s = dot(q, q);
      demand(s != 0, "no rotation");
      pose.rows = {{1 - 2 * (y * y + z * z) / s, 2 * (x * y - w * z) / s, 2 * (x * z + w * y) / s, t[0]},
                   {2 * (x * y + w * z) / s, 1 - 2 * (x * x + z * z) / s, 2 * (y * z - w * x) / s, t[1]},
                   {2 * (x * z - w * y) / s, 2 * (y * z + w * x) / s, 1 - 2 * (x * x + y * y) / s, t[2]}};
    } else {
      demand(form == "identity", "no such pose: " + form);
    }
    return pose;
  }

  Points images(const Points& points) const {
    if (rows.empty()) return points;
    Points images;
    for (Vector x : points) {
      x.push_back(1);
      images.emplace_back();
      for (const Vector& row : rows) images.back().push_back(dot(row, x));
    }
    return images;
  }
};

// The distance, the pairs of the simplex, v, the points that its weights give, and the normal; returns what is nearest.
inline Nearest checkNearest(Words& words, const Bodies& bodies) {
  Nearest told = checkDistance(words, bodies);
  auto [a, b] = weighted(bodies, told.pairs, told.weights);
  demand(words.word() == "some", "there is no distance vector");
  demandRounded(numbers(words, bodies.n), told.v, "the distance vector");
  demandRounded(numbers(words, bodies.n), a, "the point of A");
  demandRounded(numbers(words, bodies.n), b, "the point of B");
  demandNormal(someNumbers(words, bodies.n), told.v);
  return told;
}

#endif
