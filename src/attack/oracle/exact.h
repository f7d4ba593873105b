// Exact numbers and linear algebra for the oracle: GMP, and nothing of CertiGJK.
#ifndef CERTIGJK_ATTACK_EXACT_H
#define CERTIGJK_ATTACK_EXACT_H

#include <gmpxx.h>

#include <cmath>
#include <cstdlib>
#include <functional>
#include <limits>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

using Z = mpz_class;
using Q = mpq_class;
using Vector = std::vector<Q>;
using Points = std::vector<Vector>;
using Integers = std::vector<Z>;

// The answer is wrong, and why.
struct Wrong : std::runtime_error {
  using std::runtime_error::runtime_error;
};

inline void demand(bool holds, const std::string& claim) {
  if (!holds) throw Wrong(claim);
}

inline Q powerOfTwo(long e) {
  Z one = 1;
  Z power = one << static_cast<unsigned long>(std::labs(e));
  return e < 0 ? Q(one, power) : Q(power);
}

inline Q exact(double x) {
  demand(std::isfinite(x), "not finite");
  int e = 0;
  double m = std::frexp(x, &e);
  return Q(Z(std::ldexp(m, 53))) * powerOfTwo(e - 53);
}

inline Q square(const Q& x) { return x * x; }

// --- Reading ---------------------------------------------------------------------------------------

class Words {
 public:
  explicit Words(const std::string& text) : in(text) {}

  std::string word() {
    std::string found;
    if (!(in >> found)) throw Wrong("the answer is too short");
    return found;
  }

  int index() {
    std::string found = word();
    char* end = nullptr;
    long value = std::strtol(found.c_str(), &end, 10);
    demand(*end == 0 && value >= 0 && value <= 1000000, "no index: " + found);
    return static_cast<int>(value);
  }

  double number() {
    std::string found = word();
    char* end = nullptr;
    double value = std::strtod(found.c_str(), &end);
    demand(*end == 0, "no number: " + found);
    return value;
  }

  float single() {
    std::string found = word();
    char* end = nullptr;
    float value = std::strtof(found.c_str(), &end);
    demand(*end == 0, "no number: " + found);
    return value;
  }

  Q finite() { return exact(number()); }

  // A ratio of hexadecimal integers; it must be in lowest terms.
  Q ratio() {
    std::string found = word();
    std::size_t slash = found.find('/');
    demand(slash != std::string::npos, "no ratio: " + found);
    Z p(found.substr(0, slash), 16), q(found.substr(slash + 1), 16);
    demand(q > 0 && gcd(p, q) == 1, "not in lowest terms: " + found);
    return Q(p, q);
  }

  template <class T>
  std::vector<T> many(int count, const std::function<T()>& read) {
    std::vector<T> all;
    for (int k = 0; k < count; k++) all.push_back(read());
    return all;
  }

  Vector ratios(int count) { return many<Q>(count, [this] { return ratio(); }); }
  std::vector<int> indices(int count) { return many<int>(count, [this] { return index(); }); }
  std::vector<int> list() { return indices(index()); }

  bool over() {
    std::string more;
    return !(in >> more);
  }

 private:
  std::istringstream in;
};

// --- Rounding --------------------------------------------------------------------------------------

// Whether the significand of x >= 0 ends in a 0, in its own format.
template <class T>
bool endsEven(T x) {
  return x == 0 || std::fmod(x / (x - std::nextafter(x, static_cast<T>(0))), static_cast<T>(2)) == 0;
}

// Whether x is nearest, ties to even, to a number r that compare(m) compares with m: the sign of r - m.
template <class T>
bool isNearest(T x, const std::function<int(const Q&)>& compare) {
  if (std::isnan(x)) return false;
  if (x < 0) return isNearest<T>(-x, [&](const Q& m) { return -compare(-m); });
  const T most = std::numeric_limits<T>::max();
  const Q beyond = powerOfTwo(std::numeric_limits<T>::max_exponent);
  if (std::isinf(x)) return compare((exact(most) + beyond) / 2) >= 0;
  T below = x == 0 ? -std::numeric_limits<T>::denorm_min() : std::nextafter(x, static_cast<T>(0));
  Q above = x == most ? beyond : exact(std::nextafter(x, std::numeric_limits<T>::infinity()));
  int low = compare((exact(below) + exact(x)) / 2), high = compare((exact(x) + above) / 2);
  bool even = endsEven(x);
  return (low > 0 || (low == 0 && even)) && (high < 0 || (high == 0 && even));
}

template <class T>
bool isNearestTo(T x, const Q& truth) {
  return isNearest<T>(x, [&](const Q& m) { return cmp(truth, m); });
}

template <class T>
bool isNearestRoot(T x, const Q& square) {
  return !std::signbit(x) &&
         isNearest<T>(x, [&](const Q& m) { return m < 0 ? 1 : cmp(square, m * m); });
}

// --- Vectors ---------------------------------------------------------------------------------------

inline Q dot(const Vector& x, const Vector& y) {
  Q sum = 0;
  for (std::size_t k = 0; k < x.size(); k++) sum += x[k] * y[k];
  return sum;
}

inline Z dot(const Integers& x, const Integers& y) {
  Z sum = 0;
  for (std::size_t k = 0; k < x.size(); k++) sum += x[k] * y[k];
  return sum;
}

template <class V>
V minus(const V& x, const V& y) {
  V result = x;
  for (std::size_t k = 0; k < x.size(); k++) result[k] -= y[k];
  return result;
}

inline Vector plus(const Vector& x, const Q& factor, const Vector& y) {
  Vector result = x;
  for (std::size_t k = 0; k < x.size(); k++) result[k] += factor * y[k];
  return result;
}

inline bool isZero(const Vector& x) {
  for (const Q& c : x)
    if (c != 0) return false;
  return true;
}

// Elimination of all other rows; returns the columns of the pivots, which stand in the first rows.
inline std::vector<std::size_t> eliminate(std::vector<Vector>& m) {
  std::vector<std::size_t> pivots;
  for (std::size_t c = 0; !m.empty() && c < m[0].size(); c++) {
    std::size_t p = pivots.size(), row = p;
    while (row < m.size() && m[row][c] == 0) row++;
    if (row == m.size()) continue;
    std::swap(m[p], m[row]);
    for (std::size_t i = 0; i < m.size(); i++)
      if (i != p && m[i][c] != 0) m[i] = plus(m[i], -m[i][c] / m[p][c], m[p]);
    pivots.push_back(c);
  }
  return pivots;
}

inline int rank(std::vector<Vector> m) { return static_cast<int>(eliminate(m).size()); }

inline Q determinant(std::vector<Vector> m) {
  Q product = 1;
  for (std::size_t p = 0; p < m.size(); p++) {
    std::size_t row = p;
    while (row < m.size() && m[row][p] == 0) row++;
    if (row == m.size()) return 0;
    if (row != p) product = -product;
    std::swap(m[p], m[row]);
    product *= m[p][p];
    for (std::size_t i = p + 1; i < m.size(); i++) m[i] = plus(m[i], -m[i][p] / m[p][p], m[p]);
  }
  return product;
}

#endif
