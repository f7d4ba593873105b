// The reader of test vectors and the judge of docs/referee.md in one header: C++17 and its standard library, no Java.
//
// In the tests of a library, each answer of one's own is judged where it is made:
//
//   #include "judge.hpp"
//   certigjk::VectorFile file("space.jsonl");  // plain: gzip -dk space.jsonl.gz
//   certigjk::Engine engine;                   // in doubles, without a tolerance of its own
//   engine.calls = {{"", {"distance"}}};
//   for (certigjk::TestVector v; file.next(v);) {
//     certigjk::Answer answer;
//     answer.distance = my_distance(v.a, v.b);
//     for (const std::string& fault : certigjk::faults(v, engine, engine.calls[0], answer, 16))
//       std::cerr << v.id << ": " << fault << "\n";
//   }
//
// As a program it writes what "certigjk referee judge --profile K --charges" writes:
//
//   c++ -std=c++17 -O2 -DCERTIGJK_JUDGE -x c++ examples/judge/judge.hpp -o judge
//   ./judge K RESULTS.jsonl VECTORS.jsonl...
//
// Squared distance and depth of a vector, which "certigjk vectors check" proves, are believed. All numbers are exact but
// for roots, of which 1000 binary digits are known.
#ifndef CERTIGJK_JUDGE_HPP
#define CERTIGJK_JUDGE_HPP

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <iostream>
#include <iterator>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace certigjk {

// ---- Numbers ----

/// A natural number, in digits of 32 bits, the lowest first, none of them 0 at the end.
using Natural = std::vector<std::uint32_t>;

inline void trim(Natural& x) {
  while (!x.empty() && x.back() == 0) x.pop_back();
}

inline long bits(const Natural& x) {
  long count = 32 * static_cast<long>(x.size());
  for (std::uint32_t top = x.empty() ? 0 : x.back(), bit = 1u << 31; bit > top && count > 0; bit >>= 1) count--;
  return count;
}

inline int compare(const Natural& x, const Natural& y) {
  if (x.size() != y.size()) return x.size() < y.size() ? -1 : 1;
  for (std::size_t k = x.size(); k-- > 0;)
    if (x[k] != y[k]) return x[k] < y[k] ? -1 : 1;
  return 0;
}

inline Natural sum(const Natural& x, const Natural& y) {
  if (x.size() < y.size()) return sum(y, x);
  Natural z = x;
  std::uint64_t carry = 0;
  for (std::size_t k = 0; k < x.size(); k++) {
    carry += static_cast<std::uint64_t>(x[k]) + (k < y.size() ? y[k] : 0);
    z[k] = static_cast<std::uint32_t>(carry);
    carry >>= 32;
  }
  if (carry != 0) z.push_back(1);
  return z;
}

/// Returns x - y for x >= y.
inline Natural difference(const Natural& x, const Natural& y) {
  Natural z = x;
  std::int64_t borrow = 0;
  for (std::size_t k = 0; k < x.size(); k++) {
    borrow += static_cast<std::int64_t>(x[k]) - (k < y.size() ? y[k] : 0);
    z[k] = static_cast<std::uint32_t>(borrow);
    borrow >>= 32;
  }
  trim(z);
  return z;
}

inline Natural product(const Natural& x, const Natural& y) {
  Natural z(x.size() + y.size());
  for (std::size_t i = 0; i < x.size(); i++) {
    std::uint64_t carry = 0;
    for (std::size_t k = 0; k < y.size(); k++) {
      carry += static_cast<std::uint64_t>(x[i]) * y[k] + z[i + k];
      z[i + k] = static_cast<std::uint32_t>(carry);
      carry >>= 32;
    }
    z[i + y.size()] = static_cast<std::uint32_t>(carry);
  }
  trim(z);
  return z;
}

/// Returns x times 2 to this power, rounded down.
inline Natural shifted(const Natural& x, long by) {
  long words = by >= 0 ? by / 32 : -((31 - by) / 32), rest = by - 32 * words;
  Natural z;
  for (long k = 0; k < static_cast<long>(x.size()) + words + 1; k++) {
    auto digit = [&](long i) -> std::uint64_t { return i < 0 || i >= static_cast<long>(x.size()) ? 0 : x[i]; };
    z.push_back(static_cast<std::uint32_t>(digit(k - words) << rest | digit(k - words - 1) << rest >> 32));
  }
  trim(z);
  return z;
}

/// Returns x / y, rounded down: digit by digit, each guessed from the highest ones and never too small.
inline Natural quotient(const Natural& x, const Natural& y) {
  long up = 32 * static_cast<long>(y.size()) - bits(y);
  Natural rest = shifted(x, up), by = shifted(y, up);
  if (rest.size() < by.size()) return {};
  rest.push_back(0);
  Natural z(rest.size() - by.size());
  for (std::size_t k = z.size(); k-- > 0;) {
    std::size_t top = k + by.size();
    std::uint64_t guess = ((static_cast<std::uint64_t>(rest[top]) << 32) + rest[top - 1]) / by.back();
    guess = std::min<std::uint64_t>(guess, 0xffffffffu);
    Natural window(rest.begin() + static_cast<long>(k), rest.begin() + static_cast<long>(top) + 1), taken;
    trim(window);
    while (compare(taken = product({static_cast<std::uint32_t>(guess)}, by), window) > 0) guess--;
    window = difference(window, taken);
    window.resize(by.size() + 1);
    std::copy(window.begin(), window.end(), rest.begin() + static_cast<long>(k));
    z[k] = static_cast<std::uint32_t>(guess);
  }
  trim(z);
  return z;
}

/// Returns the root, rounded down, by Newton's method from above.
inline Natural root(const Natural& x) {
  if (x.empty()) return {};
  Natural r = shifted({1}, (bits(x) + 1) / 2);
  for (Natural next;; r = next) {
    next = shifted(sum(r, quotient(x, r)), -1);
    if (compare(next, r) >= 0) return r;
  }
}

/// A whole number times a power of two, which every double is, or the quotient of one and a whole number.
class Number {
 public:
  Number() = default;
  Number(double x) : negative_(x < 0) {  // NOLINT: a double is a Number
    if (std::isinf(x)) {
      magnitude_ = {1};
      exponent_ = 9999;  // stands for it
    } else if (x != 0) {
      int exponent;
      auto digits = static_cast<std::uint64_t>(std::ldexp(std::frexp(std::fabs(x), &exponent), 53));
      magnitude_ = {static_cast<std::uint32_t>(digits), static_cast<std::uint32_t>(digits >> 32)};
      exponent_ = exponent - 53;
      trim(magnitude_);
    }
  }
  Number(Natural magnitude, long exponent, Natural divisor = {1})
      : magnitude_(std::move(magnitude)), divisor_(std::move(divisor)), exponent_(exponent) {}

  int sign() const { return magnitude_.empty() ? 0 : negative_ ? -1 : 1; }
  Number operator-() const {
    Number x = *this;
    x.negative_ = !negative_;
    return x;
  }
  Number operator+(const Number& that) const {
    if (sign() == 0) return that;
    if (that.sign() == 0) return *this;
    if (divisor_ != that.divisor_) return over(that.divisor_) + that.over(divisor_);
    if (exponent_ > that.exponent_) return that + *this;
    Natural other = shifted(that.magnitude_, that.exponent_ - exponent_);
    if (negative_ == that.negative_) return Number(sum(magnitude_, other), exponent_, divisor_).withSign(negative_);
    bool less = compare(magnitude_, other) < 0;
    Natural rest = less ? difference(other, magnitude_) : difference(magnitude_, other);
    return Number(rest, exponent_, divisor_).withSign(less ? that.negative_ : negative_);
  }
  Number operator-(const Number& that) const { return *this + -that; }
  Number operator*(const Number& that) const {
    return Number(product(magnitude_, that.magnitude_), exponent_ + that.exponent_, product(divisor_, that.divisor_))
        .withSign(negative_ != that.negative_);
  }
  Number operator/(const Number& that) const {
    return Number(product(magnitude_, that.divisor_), exponent_ - that.exponent_, product(divisor_, that.magnitude_))
        .withSign(negative_ != that.negative_);
  }
  bool operator<(const Number& that) const { return (*this - that).sign() < 0; }
  bool operator>(const Number& that) const { return that < *this; }
  bool operator<=(const Number& that) const { return !(that < *this); }
  bool operator==(const Number& that) const { return (*this - that).sign() == 0; }
  Number abs() const { return Number(*this).withSign(false); }

  /// Returns the root of p / q.
  static Number root(const Natural& p, const Natural& q) {
    if (p.empty()) return {};
    long places = std::max({2000 + bits(q) - bits(p), bits(q), 0L}) / 2 + 1;
    return {certigjk::root(quotient(shifted(p, 2 * places), q)), -places};
  }
  Number root() const {
    return exponent_ >= 0 ? root(shifted(magnitude_, exponent_), divisor_)
                          : root(magnitude_, shifted(divisor_, -exponent_));
  }

 private:
  Number& withSign(bool negative) {
    negative_ = negative;
    return *this;
  }

  Number over(const Natural& factor) const {
    return Number(product(magnitude_, factor), exponent_, product(divisor_, factor)).withSign(negative_);
  }

  Natural magnitude_, divisor_ = {1};
  long exponent_ = 0;
  bool negative_ = false;
};

using Point = std::vector<Number>;
using Body = std::vector<Point>;

inline Number dot(const Point& x, const Point& y) {
  Number sum;
  for (std::size_t c = 0; c < x.size(); c++) sum = sum + x[c] * y[c];
  return sum;
}

inline Point minus(Point x, const Point& y) {
  for (std::size_t c = 0; c < x.size(); c++) x[c] = x[c] - y[c];
  return x;
}

/// Returns the sum of the points, each times its weight.
inline Point combined(const Body& points, const std::vector<Number>& weights) {
  Point sum(points[0].size());
  for (std::size_t i = 0; i < points.size(); i++)
    for (std::size_t c = 0; c < sum.size(); c++) sum[c] = sum[c] + weights[i] * points[i][c];
  return sum;
}

/// Returns the determinant, by minors of the first rows.
inline Number determinant(const std::vector<Point>& rows) {
  std::size_t n = rows.size();
  std::vector<Number> minors(std::size_t{1} << n);  // of the first rows and a set of columns
  minors[0] = 1;
  for (std::size_t set = 1; set < minors.size(); set++) {
    std::size_t row = 0;
    for (std::size_t c = 0; c < n; c++) row += set >> c & 1;
    bool odd = row % 2 == 0;  // the sign of the last place of the last row
    for (std::size_t c = 0, place = 0; c < n; c++) {
      if ((set >> c & 1) == 0) continue;
      Number term = rows[row - 1][c] * minors[set & ~(std::size_t{1} << c)];
      minors[set] = minors[set] + ((place++ % 2 == 1) != odd ? -term : term);
    }
  }
  return minors.back();
}

/// Returns weights of the point nearest to 0 in the affine hull of independent points; their sum is positive, not 1.
inline std::vector<Number> affineWeights(const Body& points) {
  std::vector<Point> matrix;
  for (const Point& p : points) {
    matrix.emplace_back();
    for (const Point& q : points) matrix.back().push_back(Number(1) + dot(p, q));
  }
  std::vector<Number> weights;
  for (std::size_t i = 0; i < points.size(); i++) {
    std::vector<Point> replaced = matrix;
    replaced[i].assign(points.size(), 1);
    weights.push_back(determinant(replaced));
  }
  return weights;
}

inline Number total(const std::vector<Number>& weights) {
  Number sum;
  for (const Number& w : weights) sum = sum + w;
  return sum;
}

/// Returns whether the hull of the body is at most the limit from the point, by Wolfe's search, without a quotient.
inline bool isWithin(const Number& limit, const Point& point, const Body& body) {
  Body points;
  for (const Point& corner : body) points.push_back(minus(corner, point));
  auto least = [&](auto height) {
    return *std::min_element(points.begin(), points.end(),
                             [&](const Point& p, const Point& q) { return height(p) < height(q); });
  };
  Body corners = {least([](const Point& p) { return dot(p, p); })};
  std::vector<Number> weights = {1};
  while (true) {
    Point nearest = combined(corners, weights);  // times the sum of the weights
    Number square = dot(nearest, nearest), sum = total(weights), most = limit * limit;
    Point support = least([&](const Point& p) { return dot(p, nearest); });
    Number height = dot(support, nearest);
    if (square <= most * sum * sum) return true;
    if (height.sign() > 0 && height * height > most * square) return false;  // a plane is between them
    corners.push_back(support);
    weights.emplace_back();
    while (true) {
      std::vector<Number> goal = affineWeights(corners);
      Number above = 1, below = 1, goals = total(goal);  // the step that is possible is above / below
      sum = total(weights);
      for (std::size_t i = 0; i < goal.size(); i++) {
        if (goal[i].sign() >= 0) continue;
        Number now = weights[i] * goals, way = now - goal[i] * sum;
        if (now * below < above * way) above = now, below = way;
      }
      bool whole = above == below;
      Body left;
      std::vector<Number> moved;
      for (std::size_t i = 0; i < goal.size(); i++) {
        Number w = whole ? goal[i] : (below - above) * weights[i] * goals + above * goal[i] * sum;
        if (w.sign() <= 0) continue;
        left.push_back(corners[i]);
        moved.push_back(w);
      }
      corners = left, weights = moved;
      if (whole) break;
    }
  }
}

/// Returns whether the differences of the points span the space.
inline bool isSolid(const Body& body) {
  std::vector<Point> rows;
  for (std::size_t k = 1; k < body.size(); k++) rows.push_back(minus(body[k], body[0]));
  for (std::size_t column = 0; column < body[0].size(); column++) {
    auto pivot = std::find_if(rows.begin(), rows.end(), [&](const Point& row) { return row[column].sign() != 0; });
    if (pivot == rows.end()) return false;
    Point by = *pivot;
    rows.erase(pivot);
    for (Point& row : rows) {
      Number factor = row[column];
      for (std::size_t c = 0; c < row.size(); c++) row[c] = row[c] * by[column] - factor * by[c];
    }
  }
  return true;
}

inline Number size(const Body& body) {
  Number size;
  for (std::size_t c = 0; c < body[0].size(); c++)
    for (const Point& p : body)
      for (const Point& q : body) size = std::max(size, p[c] - q[c]);
  return size;
}

/// Returns all normals that a facet of the differences of a body in at most three dimensions can have.
inline std::vector<Point> normals(const Body& body) {
  std::size_t n = body[0].size();
  if (n == 1) return {{1}};
  std::vector<Point> edges, normals;
  for (std::size_t i = 0; i < body.size(); i++)
    for (std::size_t k = 0; k < i; k++) edges.push_back(minus(body[i], body[k]));
  for (std::size_t i = 0; i < edges.size(); i++) {
    const Point& p = edges[i];
    if (n == 2) normals.push_back({-p[1], p[0]});
    for (std::size_t k = 0; k < i && n == 3; k++) {
      const Point& q = edges[k];
      normals.push_back({p[1] * q[2] - p[2] * q[1], p[2] * q[0] - p[0] * q[2], p[0] * q[1] - p[1] * q[0]});
    }
  }
  return normals;
}

inline bool isWithinAspect(const Number& limit, const Body& body) {
  if (body[0].size() > 3 || !isSolid(body)) return false;
  Number square = size(body) * size(body);
  for (const Point& d : normals(body)) {
    if (dot(d, d).sign() == 0) continue;
    Number low = dot(d, body[0]), high = low;
    for (const Point& p : body) low = std::min(low, dot(d, p)), high = std::max(high, dot(d, p));
    if (limit * limit * (high - low) * (high - low) < square * dot(d, d)) return false;
  }
  return true;
}

// ---- Files ----

/// A value of JSON; what a string is escaped with stays as it is.
struct Json {
  enum Kind { NONE, NUMBER, STRING, ARRAY, OBJECT } kind = NONE;
  double number = 0;
  std::string text;
  std::vector<Json> items;
  std::vector<std::pair<std::string, Json>> members;

  const Json* find(const std::string& name) const {
    for (const auto& member : members)
      if (member.first == name) return &member.second;
    return nullptr;
  }
  const Json& at(const std::string& name) const {
    if (const Json* found = find(name)) return *found;
    throw std::runtime_error("no field \"" + name + "\"");
  }

  static Json parse(const std::string& line) {
    const char* next = line.c_str();
    Json value = parse(next, 0);
    if (*next != '\0' && *next != '\r') throw std::runtime_error("text behind the value");
    return value;
  }

 private:
  static void blank(const char*& next) {
    while (*next == ' ' || *next == '\t') next++;
  }
  static bool takes(const char*& next, char c) {
    blank(next);
    if (*next != c) return false;
    next++;
    return true;
  }
  static std::string string(const char*& next) {
    if (!takes(next, '"')) throw std::runtime_error(std::string("a string is expected at ") + std::string(next, 0, 20));
    const char* begin = next;
    while (*next != '"' && *next != '\0') next += *next == '\\' && next[1] != '\0' ? 2 : 1;
    if (*next == '\0') throw std::runtime_error("a string does not end");
    return {begin, next++};
  }
  static Json parse(const char*& next, int depth) {
    if (depth > 99) throw std::runtime_error("too many brackets");
    Json value;
    blank(next);
    if (takes(next, '[')) {
      value.kind = ARRAY;
      while (!takes(next, ']')) {
        if (!value.items.empty() && !takes(next, ',')) throw std::runtime_error("a comma or ] is missing");
        value.items.push_back(parse(next, depth + 1));
      }
    } else if (takes(next, '{')) {
      value.kind = OBJECT;
      while (!takes(next, '}')) {
        if (!value.members.empty() && !takes(next, ',')) throw std::runtime_error("a comma or } is missing");
        std::string name = string(next);
        if (!takes(next, ':')) throw std::runtime_error("a colon is missing behind \"" + name + "\"");
        value.members.emplace_back(name, parse(next, depth + 1));
      }
    } else if (*next == '"') {
      value.text = string(next);
      bool infinite = value.text == "Infinity" || value.text == "-Infinity";
      value.kind = infinite ? NUMBER : STRING;
      value.number = value.text[0] == '-' ? -HUGE_VAL : HUGE_VAL;
    } else {
      char* end;
      value.number = std::strtod(next, &end);
      value.kind = end == next ? NONE : NUMBER;  // else null, true or false
      next = end;
      while (*next >= 'a' && *next <= 'z') next++;
    }
    return value;
  }
};

/// The lines of a file, which an error names.
class Lines {
 public:
  explicit Lines(const std::string& path) : path_(path), file_(path, std::ios::binary) {
    if (!file_) throw std::runtime_error(path + ": it cannot be read");
    if (file_.peek() == 0x1f) throw std::runtime_error(path + ": it is compressed; gzip -dk " + path + " unpacks it");
  }
  bool next(Json& value) {
    std::string line;
    if (!std::getline(file_, line)) return false;
    number_++;
    reading([&] { value = Json::parse(line); });
    return true;
  }
  /// Reads something of the line; an error then says where.
  void reading(const std::function<void()>& read) const {
    try {
      read();
    } catch (const std::exception& wrong) {
      throw std::runtime_error(path_ + ", line " + std::to_string(number_) + ": " + wrong.what());
    }
  }

 private:
  std::string path_;
  std::ifstream file_;
  long number_ = 0;
};

using Rows = std::vector<std::vector<double>>;

inline Rows rows(const Json& value) {
  Rows rows;
  for (const Json& row : value.items) {
    rows.emplace_back();
    for (const Json& x : row.items) rows.back().push_back(x.number);
  }
  return rows;
}

/// Two bodies and what is true of them; poses, [M | t] or in space a quaternion and t, are empty if there are none.
struct TestVector {
  std::string id, verdict;
  Rows a, b, poseA, poseB;
  std::string squaredDistance, squaredDepth;  // exact fractions; the depth is empty if it is not known
};

/// A file of test vectors, plain.
class VectorFile {
 public:
  explicit VectorFile(const std::string& path) : lines_(path) {}

  bool next(TestVector& vector) {
    Json line;
    do {
      if (!lines_.next(line)) return false;
    } while (line.find("format") != nullptr);
    lines_.reading([&] { vector = read(line); });
    return true;
  }

 private:
  static TestVector read(const Json& line) {
    const Json& expected = line.at("expected");
    TestVector vector;
    vector.id = line.at("id").text;
    vector.a = rows(line.at("a"));
    vector.b = rows(line.at("b"));
    if (const Json* pose = line.find("poseA")) vector.poseA = rows(*pose);
    if (const Json* pose = line.find("poseB")) vector.poseB = rows(*pose);
    if (vector.a.empty() || vector.b.empty()) throw std::runtime_error("a body without points");
    vector.verdict = expected.at("verdict").text;
    vector.squaredDistance = expected.at("squaredDistance").text;
    if (const Json* depth = expected.find("squaredDepth")) vector.squaredDepth = depth->text;
    return vector;
  }

  Lines lines_;
};

// ---- The judge ----

/// What an engine states of a call: what it answers, and by how much it may be wrong.
struct Call {
  std::string name;               // empty if it is the only one
  std::set<std::string> answers;  // verdict, distance, points, depth, normal, contacts, toi
  double absolute = 0, relative = 0, size = 0;
};

struct Range {
  double least = 0, greatest = HUGE_VAL;
};

/// What an engine declares: docs/engine-protocol.md.
struct Engine {
  bool single = false;
  double margins[2] = {0, 0};
  std::vector<Call> calls;
  Range domain, sizes;
  double ratio = HUGE_VAL, aspect = HUGE_VAL, points = HUGE_VAL;
  std::string bodies = "points";
};

/// What came of a call; what has no value was not answered.
struct Answer {
  std::string verdict, failure;  // empty if there is none
  bool declined = false;
  std::optional<double> distance, depth, toi;
  std::optional<std::pair<std::vector<double>, std::vector<double>>> points, contacts;
  std::vector<double> normal;  // empty if there is none

  bool meets() const { return verdict == "touching" || verdict == "overlapping" || verdict == "meeting"; }
  bool apart() const {
    return verdict == "separated" || verdict == "not-overlapping" || (verdict.empty() && distance.value_or(0) > 0);
  }
};

inline Point point(const std::vector<double>& x) { return {x.begin(), x.end()}; }

/// Returns a number that is not negative, as a decimal writes it, or the fraction of two.
inline Number fractionRoot(const std::string& text) {
  Natural parts[2] = {{}, {}};
  int part = 0;
  for (char c : text) {
    if (c == '/' && part == 0) {
      part = 1;
    } else if (c >= '0' && c <= '9') {
      Natural digit = {static_cast<std::uint32_t>(c - '0')};
      trim(digit);
      parts[part] = sum(product(parts[part], {10}), digit);
    } else {
      throw std::runtime_error("no fraction: " + text);
    }
  }
  return Number::root(parts[0], part == 0 ? Natural{1} : parts[1]);
}

/// A vector and a call: what is true of bodies enlarged by the margins, and what is forgiven.
class Case {
 public:
  Case(const TestVector& vector, const Engine& engine, const Call& call, long k) : call_(call) {
    int digits = engine.single ? 24 : 53, exponent = engine.single ? 127 : 1023;
    Number noises[2];
    noises[0] = place(vector.a, vector.poseA, std::ldexp(1, 1 - exponent), bodies_[0]);
    noises[1] = place(vector.b, vector.poseB, std::ldexp(1, 1 - exponent), bodies_[1]);
    Number margins[2] = {engine.margins[0], engine.margins[1]}, n = static_cast<double>(bodies_[0][0].size());
    margins_ = margins[0] + margins[1];
    Number reach = noises[0] + noises[1] + margins_;
    twiceReach_ = (Number(4) * n * reach * reach).root();
    for (int i = 0; i < 2; i++)
      noises[i] = (noises[i] + margins[i]) * Number(std::ldexp(static_cast<double>(k), 1 - digits));
    Number depth = fractionRoot(vector.squaredDepth.empty() ? "0" : vector.squaredDepth);
    Number sigma = fractionRoot(vector.squaredDistance) - depth - margins_;
    known_ = vector.verdict != "overlapping" || depth.sign() > 0;
    Number tolerance = Number(call.absolute) + Number(call.size) * std::max(size(bodies_[0]), size(bodies_[1]));
    if (known_) tolerance = tolerance + Number(call.relative) * sigma.abs();
    ulps_ = std::ldexp(static_cast<double>(k), 1 - digits);
    least_ = std::ldexp(1, 1 - exponent);
    Number noise = (n * (noises[0] + noises[1]) * (noises[0] + noises[1])).root();
    fall_ = noise + noise + tolerance;
    for (int i = 0; i < 2; i++) limits_[i] = (n * noises[i] * noises[i]).root() + tolerance + margins[i];
    tau_ = noise + tolerance;
    sigma_ = sigma;
    apart_ = known_ && sigma > tau_;
    overlap_ = known_ && -sigma > tau_;
    far_ = std::max(sigma, Number());
    deep_ = std::max(-sigma, Number());
    infinite_ = Number({1}, exponent + 1) - Number({1}, exponent - digits);  // is rounded to infinity
  }

  bool decides() const { return apart_ || overlap_; }
  const Body* bodies() const { return bodies_; }

  /// What is wrong with what came of the call.
  std::vector<std::string> faults(const Answer& it) const {
    if (it.declined) return {};
    if (!it.failure.empty()) return {it.failure};
    bool verdict = has("verdict"), odd = isOdd(it.distance, far_) || isOdd(it.depth, deep_) || isOdd(it.toi, infinite_);
    for (double c : it.normal) odd |= isOdd(c, Number());
    for (const auto* pair : {&it.points, &it.contacts})
      if (*pair)
        for (const auto* x : {&(*pair)->first, &(*pair)->second})
          for (double c : *x) odd |= isOdd(c, Number());
    bool claims = it.verdict.empty() && !odd && it.distance;  // the distance stands for a verdict
    if (apart_ && (it.meets() || (claims && *it.distance == 0 && !verdict))) return {"false-overlap"};
    bool separates = it.verdict == "separated" || it.verdict == "not-overlapping" || it.verdict == "touching";
    if (overlap_ && (separates || (claims && Number(*it.distance) > tau_))) return {"missed-overlap"};
    if (odd) return {"not-a-number"};
    std::vector<std::string> found;
    if (differs(it.distance, far_)) found.push_back("distance-error");
    bool meets = it.meets() || (it.verdict.empty() && it.distance && *it.distance == 0);
    if (it.points && !meets) {
      Point p = point(it.points->first), q = point(it.points->second);
      Number length = dot(minus(p, q), minus(p, q)).root();
      if (!isWithin(limits_[0], p, bodies_[0]) || !isWithin(limits_[1], q, bodies_[1])) {
        found.push_back("points-outside");
      } else if ((length - far_).abs() > tau_) {
        found.push_back("points-not-closest");
      }
    }
    if (known_ && !it.apart() && differs(it.depth, deep_)) found.push_back("wrong-depth");
    Point normal = point(it.normal), large = normal;
    for (Number& x : large) x = std::max(x.abs(), least_);
    if (known_ && !normal.empty() && !isNormal(normal, ulps_ * dot(large, large).root()))
      found.push_back("wrong-normal");
    if (known_ && it.contacts && !it.apart() && sigma_.sign() <= 0) {
      std::string wrong = wrongContacts(point(it.contacts->first), point(it.contacts->second));
      if (!wrong.empty()) found.push_back(wrong);
    }
    if ((verdict && it.verdict.empty() && !it.distance) || (has("distance") && !it.distance && !meets) ||
        (has("points") && !it.points && !meets) || (has("depth") && !it.depth && overlap_) ||
        (has("normal") && it.normal.empty() && overlap_) || (has("contacts") && !it.contacts && overlap_) ||
        (has("toi") && !it.toi))
      found.push_back("no-answer");
    return found;
  }

 private:
  bool has(const char* part) const { return call_.answers.count(part) != 0; }
  bool isOdd(std::optional<double> claim, const Number& exact) const {
    return claim && std::isinf(*claim) && (*claim < 0 || exact < infinite_);
  }
  bool differs(std::optional<double> claim, const Number& exact) const {
    return claim && !std::isinf(*claim) && (Number(*claim) - exact).abs() > tau_;
  }

  /// Returns whether the bodies are as far apart along n as along a right normal, if one may be delta from n.
  bool isNormal(const Point& n, const Number& delta) const {
    auto before = [&](const Point& p, const Point& q) { return dot(n, p) < dot(n, q); };
    Number low = dot(n, *std::min_element(bodies_[0].begin(), bodies_[0].end(), before));
    Number high = dot(n, *std::max_element(bodies_[1].begin(), bodies_[1].end(), before));
    Number length = dot(n, n).root();
    return length.sign() > 0 && (sigma_ + margins_ - fall_) * length - (low - high) <= twiceReach_ * delta;
  }

  /// Returns what is wrong with contact points, or nothing.
  std::string wrongContacts(const Point& p, const Point& q) const {
    Point n = minus(q, p);
    Number length = dot(n, n).root();
    if (!isWithin(limits_[0], p, bodies_[0]) || !isWithin(limits_[1], q, bodies_[1])) return "contacts-outside";
    if ((length - deep_).abs() > tau_) return "contacts-not-deepest";
    bool along = length.sign() == 0 || isNormal(n, limits_[0] + limits_[1] - margins_);
    return along ? "" : "contacts-not-along-normal";
  }

  static Number magnitude(const Number& x, const Number& least) { return std::max(x.abs(), least); }

  /// A pose as a matrix [M | t], and what stands for the magnitudes of its numbers where rounding is judged.
  struct Map {
    std::vector<Point> rows, sizes;

    Map(const Rows& pose, const Number& least) {
      for (const std::vector<double>& row : pose) {
        rows.push_back(point(row));
        sizes.emplace_back();
        for (const Number& x : rows.back()) sizes.back().push_back(magnitude(x, least));
      }
      if (pose.size() == 2 && pose[0].size() == 4) turn();
    }

    /// Makes the matrix of a quaternion and a translation.
    void turn() {
      Point q = rows[0], t = rows[1], size = sizes[0], far = sizes[1];
      Number square = dot(q, q), twice = 2;
      auto entry = [&](int i, int k, int l) { return (q[i] * q[k] - q[0] * q[l]) * twice / square; };
      auto other = [&](int i, int k, int l) { return (q[i] * q[k] + q[0] * q[l]) * twice / square; };
      auto whole = [&](int i) { return (q[0] * q[0] + q[i] * q[i]) * twice / square - Number(1); };
      rows = {{whole(1), entry(1, 2, 3), other(1, 3, 2), t[0]},
              {other(1, 2, 3), whole(2), entry(2, 3, 1), t[1]},
              {entry(1, 3, 2), other(2, 3, 1), whole(3), t[2]}};
      sizes = {};
      for (const Number& x : far) sizes.push_back({1, 1, 1, x});
      for (Point& row : sizes)
        for (int c = 0; c < 3; c++) row[c] = dot(size, size) * twice / square;
    }
  };

  /// Makes the body where its pose puts it, and returns the largest magnitude that rounding is relative to.
  static Number place(const Rows& points, const Rows& pose, Number least, Body& body) {
    Number largest = least;
    Map map(pose, least);
    for (const std::vector<double>& x : points) {
      body.push_back(pose.empty() ? point(x) : Point());
      for (double c : x) largest = pose.empty() ? std::max(largest, magnitude(c, least)) : largest;
      for (std::size_t r = 0; r < map.rows.size(); r++) {
        Number sum = map.rows[r].back();
        Number size = map.sizes[r].back();
        for (std::size_t c = 0; c < x.size(); c++) {
          sum = sum + map.rows[r][c] * Number(x[c]);
          size = size + map.sizes[r][c] * magnitude(x[c], least);
        }
        body.back().push_back(sum);
        largest = std::max(largest, size);
      }
    }
    return largest;
  }

  const Call& call_;
  Body bodies_[2];
  Number limits_[2], tau_, far_, deep_, infinite_, sigma_, margins_, ulps_, least_, fall_, twiceReach_;
  bool known_ = false, apart_ = false, overlap_ = false;
};

/// Returns what is wrong with an answer by profile k, in the words of docs/referee.md.
inline std::vector<std::string> faults(const TestVector& vector, const Engine& engine, const Call& call,
                                       const Answer& answer, long k) {
  return Case(vector, engine, call, k).faults(answer);
}

/// Returns whether the engine declares that it is made for such bodies.
inline bool isInside(const Engine& engine, const Body* bodies) {
  Number sizes[2] = {size(bodies[0]), size(bodies[1])};
  if (engine.ratio < HUGE_VAL && std::max(sizes[0], sizes[1]) > Number(engine.ratio) * std::min(sizes[0], sizes[1]))
    return false;
  for (int i = 0; i < 2; i++) {
    const Body& body = bodies[i];
    for (const Point& p : body)
      for (const Number& x : p)
        if (x.sign() != 0 && (x.abs() < engine.domain.least || x.abs() > engine.domain.greatest)) return false;
    if (sizes[i] < engine.sizes.least || sizes[i] > engine.sizes.greatest) return false;
    if (static_cast<double>(body.size()) > engine.points) return false;
    if (engine.bodies == "solid" && !isSolid(body)) return false;
    for (std::size_t k = 0; k < body.size() && engine.bodies == "hull" && body.size() > 1; k++) {
      Body others = body;
      others.erase(others.begin() + static_cast<long>(k));
      if (isWithin(Number(), body[k], others)) return false;
    }
    if (engine.aspect < HUGE_VAL && !isWithinAspect(engine.aspect, body)) return false;
  }
  return true;
}

/// What an engine is charged with for what came of a vector; each with the name of the call, or none.
struct Charges {
  bool outside = false;
  std::vector<std::pair<std::string, std::string>> faults;
};

/// Returns the charges against the answers of all calls; a failure of the whole engine has the name "".
inline Charges charges(const TestVector& vector, const Engine& engine, const std::map<std::string, Answer>& answers,
                       long k) {
  static const std::vector<std::string> order = {
      "calls-disagree", "false-overlap", "missed-overlap", "distance-error", "points-outside",
      "points-not-closest", "wrong-depth", "wrong-normal", "contacts-outside", "contacts-not-deepest",
      "contacts-not-along-normal", "crash", "hang", "flood", "late", "garbage", "not-a-number", "silence", "no-answer"};
  Charges found;
  bool meets = false, apart = false;
  std::vector<Call> calls = engine.calls;
  if (answers.count("") != 0) calls = {engine.calls[0]}, calls[0].name = "";
  Body bodies[2];
  for (const Call& call : calls) {
    auto answer = answers.find(call.name);
    if (answer == answers.end()) throw std::runtime_error("no answer of the call " + call.name);
    Case it(vector, engine, call, k);
    std::copy(it.bodies(), it.bodies() + 2, bodies);
    for (const std::string& fault : it.faults(answer->second)) found.faults.emplace_back(fault, call.name);
    meets |= it.decides() && answer->second.meets();
    apart |= it.decides() && answer->second.apart();
  }
  if (meets && apart) found.faults.emplace_back("calls-disagree", "");
  auto rank = [&](const auto& charge) { return std::find(order.begin(), order.end(), charge.first); };
  std::stable_sort(found.faults.begin(), found.faults.end(),
                   [&](const auto& x, const auto& y) { return rank(x) < rank(y); });
  found.outside = !found.faults.empty() && !isInside(engine, bodies);
  return found;
}

// ---- Results ----

inline Call call(const std::string& name, const Json& stated) {
  Call call{name, {}};
  for (const Json& answer : stated.at("answers").items) call.answers.insert(answer.text);
  if (const Json* tolerance = stated.find("tolerance")) {
    call.absolute = tolerance->number;
    for (const auto& [part, share] : tolerance->members)
      (part == "absolute" ? call.absolute : part == "relative" ? call.relative : call.size) = share.number;
  }
  return call;
}

/// Reads what the first line of a file of results says of the engine.
inline Engine engine(const Json& stated) {
  Engine engine;
  engine.single = stated.at("precision").text == "single";
  auto number = [&](const char* name, double& value) {
    if (const Json* found = stated.find(name)) value = found->number;
  };
  auto range = [&](const char* name, Range& value) {
    if (const Json* found = stated.find(name)) value = {found->items.at(0).number, found->items.at(1).number};
  };
  if (const Json* margin = stated.find("margin")) {
    bool both = margin->items.empty();
    for (std::size_t i = 0; i < 2; i++) engine.margins[i] = both ? margin->number : margin->items.at(i).number;
  }
  number("ratio", engine.ratio);
  number("aspect", engine.aspect);
  number("points", engine.points);
  range("domain", engine.domain);
  range("sizes", engine.sizes);
  if (const Json* bodies = stated.find("bodies")) engine.bodies = bodies->text;
  if (const Json* calls = stated.find("calls")) {
    for (const auto& [name, one] : calls->members) engine.calls.push_back(call(name, one));
  } else {
    engine.calls = {call("", stated)};
  }
  return engine;
}

inline Answer answer(const Json& stated, bool single) {
  Answer answer;
  auto rounded = [&](double x) { return single ? static_cast<float>(x) : x; };
  if (const Json* verdict = stated.find("verdict")) answer.verdict = verdict->text;
  if (const Json* failure = stated.find("failure")) answer.failure = failure->text;
  if (const Json* distance = stated.find("distance")) answer.distance = rounded(distance->number);
  if (const Json* depth = stated.find("depth")) answer.depth = rounded(depth->number);
  if (const Json* toi = stated.find("toi")) answer.toi = rounded(toi->number);
  answer.declined = stated.find("declined") != nullptr;
  for (auto [name, pair] : {std::pair("points", &answer.points), std::pair("contacts", &answer.contacts)}) {
    if (const Json* points = stated.find(name)) {
      Rows both = rows(*points);
      for (auto& p : both) std::transform(p.begin(), p.end(), p.begin(), rounded);
      pair->emplace(both.at(0), both.at(1));
    }
  }
  if (const Json* normal = stated.find("normal"))
    for (const Json& x : normal->items) answer.normal.push_back(rounded(x.number));
  return answer;
}

/// Writes what "certigjk referee judge --charges" writes about these results.
inline void judge(long k, const std::string& results, const std::vector<std::string>& files, std::ostream& out) {
  Lines lines(results);
  Json line;
  if (!lines.next(line)) throw std::runtime_error(results + ": it is empty");
  Engine stated;
  lines.reading([&] { stated = engine(line.at("engine")); });
  std::size_t file = 0;
  std::optional<VectorFile> vectors;
  while (lines.next(line)) {
    std::string id = line.at("id").text;
    TestVector vector;
    while (vector.id != id) {
      if (vectors && vectors->next(vector)) continue;
      if (file == files.size()) throw std::runtime_error(results + ": no vector " + id + ", in this order");
      vectors.emplace(files[file++]);
    }
    std::map<std::string, Answer> answers;
    if (const Json* calls = line.find("calls")) {
      for (const auto& [name, one] : calls->members) answers[name] = answer(one, stated.single);
    } else {
      answers[""] = answer(line, stated.single);
    }
    Charges found = charges(vector, stated, answers, k);
    if (found.faults.empty()) continue;
    out << "{\"id\":\"" << id << (found.outside ? "\",\"outside\":true" : "\"") << ",\"charges\":[";
    const char* before = "{";
    for (const auto& [fault, call] : found.faults) {
      out << before;
      if (!call.empty()) out << "\"call\":\"" << call << "\",";
      out << "\"fault\":\"" << fault << "\"}";
      before = ",{";
    }
    out << "]}\n";
  }
}

}  // namespace certigjk
#endif

#ifdef CERTIGJK_JUDGE
int main(int count, char** arguments) {
  long k = count < 4 ? 0 : std::strtol(arguments[1], nullptr, 10);
  if (k < 1) {
    std::cerr << "usage: " << arguments[0] << " K RESULTS.jsonl VECTORS.jsonl...\n";
    return 2;
  }
  try {
    certigjk::judge(k, arguments[2], {arguments + 3, arguments + count}, std::cout);
  } catch (const std::exception& wrong) {
    std::cerr << arguments[0] << ": " << wrong.what() << "\n";
    return 2;
  }
}
#endif
