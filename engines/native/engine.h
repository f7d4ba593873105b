// What the drivers have in common: the line protocol of docs/engine-protocol.md, spoken on standard
// input and output by a class that has
//
//   struct Body;                                       a body as the library wants it
//   Body body(const Points&);
//   Answer answer(const Body& a, const Body& b);       everything that the library answers
//   double distance(const Body& a, const Body& b);     its main call alone, for timing
//
// An exception becomes `none` with its text.
//
// For certigjk bench it also times itself, as a pipe is slower than a query: after the line `keep` it
// keeps the bodies of the queries that it answers; the line `repeat K` asks about them K times in a
// row and writes the mean time, the line `each` the time of each, in nanoseconds.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <optional>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace engine {

/// The points of one body: n coordinates each.
struct Points {
  int dimension;
  std::vector<double> coordinates;

  int size() const { return static_cast<int>(coordinates.size()) / dimension; }
  const double* operator[](int k) const { return &coordinates[k * dimension]; }
};

/// A point of A and a point of B.
struct Pair {
  std::vector<double> a, b;
};

/// What has no value is not written.
struct Answer {
  std::optional<std::string> verdict;  // separated, touching, overlapping or meeting
  std::optional<double> distance;
  std::optional<Pair> points;
  std::optional<double> depth;
};

/// One query.
struct Query {
  std::string id;
  Points a, b;
};

/// Reads the words of a line.
class Line {
 public:
  explicit Line(const std::string& text) : next_(text.c_str()) {}

  std::string word() {
    while (*next_ == ' ') next_++;
    const char* begin = next_;
    while (*next_ != ' ' && *next_ != '\0') next_++;
    if (begin == next_) throw std::runtime_error("a word is missing");
    return {begin, next_};
  }

  long count() {
    char* end;
    long value = std::strtol(next_, &end, 10);
    if (end == next_ || value < 1) throw std::runtime_error("a positive number is expected");
    next_ = end;
    return value;
  }

  double number() {
    char* end;
    double value = std::strtod(next_, &end);
    if (end == next_) throw std::runtime_error("a number is missing");
    next_ = end;
    return value;
  }

  Points points(int dimension, long size) {
    Points points{dimension, std::vector<double>(dimension * size)};
    for (double& x : points.coordinates) x = number();
    return points;
  }

 private:
  const char* next_;
};

/// Reads `id dim nA nB a… b…`.
inline Query parse(const std::string& text) {
  Line line(text);
  Query query;
  query.id = line.word();
  int dimension = static_cast<int>(line.count());
  long sizeA = line.count();
  long sizeB = line.count();
  query.a = line.points(dimension, sizeA);
  query.b = line.points(dimension, sizeB);
  return query;
}

inline void print(double value) { std::printf(" %.17g", value); }

inline void print(const Answer& answer) {
  if (answer.verdict) std::printf(" verdict %s", answer.verdict->c_str());
  if (answer.distance) {
    std::printf(" distance");
    print(*answer.distance);
  }
  if (answer.points) {
    std::printf(" points");
    for (double x : answer.points->a) print(x);
    for (double x : answer.points->b) print(x);
  }
  if (answer.depth) {
    std::printf(" depth");
    print(*answer.depth);
  }
}

/// Prints that there is no answer, and why, in one line whatever the reason contains.
inline void none(std::string reason) {
  for (char& c : reason) {
    if (c < ' ' || c > '~') c = ' ';
  }
  std::printf(" none %.400s", reason.c_str());
}

/// Answers queries, and times those that it has been told to keep.
template <class Engine>
class Session {
 public:
  explicit Session(Engine& engine) : engine_(engine) {}

  /// Reads one line and writes one.
  void answer(const std::string& text) {
    if (text == "keep") {
      keeping_ = true;
      kept_.clear();
      std::printf("keep");
    } else if (text.rfind("repeat ", 0) == 0) {
      repeat(Line(text.substr(7)).count());
    } else if (text == "each") {
      each();
    } else {
      query(parse(text));
    }
    std::printf("\n");
    std::fflush(stdout);
  }

 private:
  using Body = decltype(std::declval<Engine>().body(Points()));
  using Clock = std::chrono::steady_clock;

  void query(const Query& query) {
    std::printf("%s", query.id.c_str());
    try {
      std::pair<Body, Body> bodies(engine_.body(query.a), engine_.body(query.b));
      print(engine_.answer(bodies.first, bodies.second));
      if (keeping_) kept_.push_back(std::move(bodies));
    } catch (const std::exception& exception) {
      none(exception.what());
    }
  }

  /// Asks about all that is kept, again and again, and prints the mean time in nanoseconds.
  void repeat(long times) {
    auto begin = Clock::now();
    for (long k = 0; k < times; k++) {
      for (auto& [a, b] : kept_) sink_ = engine_.distance(a, b);
    }
    std::printf("repeat");
    print(nanoseconds(begin) / times / kept_.size());
  }

  /// Prints the time of each in nanoseconds: the median of three.
  void each() {
    std::printf("each");
    for (auto& [a, b] : kept_) {
      double times[3];
      for (double& time : times) {
        auto begin = Clock::now();
        sink_ = engine_.distance(a, b);
        time = nanoseconds(begin);
      }
      std::sort(times, times + 3);
      print(times[1]);
    }
  }

  static double nanoseconds(Clock::time_point begin) {
    return std::chrono::duration<double, std::nano>(Clock::now() - begin).count();
  }

  Engine& engine_;
  bool keeping_ = false;
  std::vector<std::pair<Body, Body>> kept_;
  volatile double sink_ = 0;  // so that no call is optimised away
};

/// Declares, then answers line by line until the end of the input.
template <class Engine>
int serve(Engine&& engine, const std::string& declaration) {
  std::printf("certigjk-engine 1 %s\n", declaration.c_str());
  std::fflush(stdout);
  std::ios::sync_with_stdio(false);
  Session<std::remove_reference_t<Engine>> session(engine);
  for (std::string text; std::getline(std::cin, text);) session.answer(text);
  return 0;
}

/// Returns the settings that the command line names: default or tightest.
inline std::string settings(int count, char** arguments) {
  std::string settings = count > 1 ? arguments[1] : "default";
  if (settings != "default" && settings != "tightest") {
    std::fprintf(stderr, "usage: %s [default|tightest]\n", arguments[0]);
    std::exit(2);
  }
  return settings;
}

}  // namespace engine
