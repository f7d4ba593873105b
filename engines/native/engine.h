// What the drivers have in common: the line protocol of docs/engine-protocol.md, spoken on standard
// input and output by a class that has
//
//   struct Body;                                       a body as the library wants it
//   Body body(const Points&);
//   std::vector<Call<Body>> calls();                   its calls, and what each answers
//   double distance(const Body& a, const Body& b);     its main call alone, for timing
//
// and, if its description names poses,
//
//   void place(Body&, const Pose&);                    puts a body, as it was made, where the pose says
//
// An answer is what the library said, no more and no less: no call fills in what another left out.
// The exception Declined says that the library has no shape for a body; any other becomes `none`
// with its text. What a library prints goes to standard error.
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
#include <functional>
#include <iostream>
#include <optional>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include <unistd.h>

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
  std::optional<std::string> verdict;  // separated, touching, overlapping, meeting, not-overlapping
  std::optional<double> distance;
  std::optional<Pair> points;
  std::optional<double> depth;
  std::optional<std::vector<double>> normal;  // from B to A
  std::optional<Pair> contacts;
};

/// Where a body is: [M | t] row by row, or a quaternion w, x, y, z other than 0, of any length, and t.
struct Pose {
  bool quaternion;
  std::vector<double> numbers;
};

/// One call of a library; the only one has no name.
template <class Body>
struct Call {
  std::string name;
  std::string answers;  // what it answers, as in "verdict,depth"
  double tolerance;     // by how much it may be wrong, by its documentation
  std::function<Answer(const Body&, const Body&)> ask;
};

/// What a driver says of itself.
struct Description {
  std::string name, version, settings, precision, dimensions;
  double margin = 0;           // by how much the library enlarges each body
  const char* tolerance = "";  // what tolerances are a share of: "size:" is the size of the larger body
  // What its documentation covers; the second is 0 where it says nothing.
  double least = 0, largest = 0;          // the magnitudes of coordinates other than 0
  double leastSize = 0, largestSize = 0;  // the sizes of bodies
  const char* bodies = "points";          // or solid: its documentation excludes flat ones
  std::string documentation = "";         // where it says so
  std::string poses = "no";               // matrix, quaternion, or both with a comma
};

/// The library has no shape for this body.
struct Declined : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// Standard output, as it was before the library could print to it.
inline std::FILE* out() {
  static std::FILE* const file = [] {
    std::FILE* answers = fdopen(dup(STDOUT_FILENO), "w");
    dup2(STDERR_FILENO, STDOUT_FILENO);
    return answers;
  }();
  return file;
}

/// One query.
struct Query {
  std::string id;
  Points a, b;
  std::optional<std::pair<Pose, Pose>> poses;
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

  std::vector<double> numbers(long size) {
    std::vector<double> numbers(size);
    for (double& x : numbers) x = number();
    return numbers;
  }

  bool ended() const { return *next_ == '\0'; }

 private:
  const char* next_;
};

/// Reads `id dim nA nB a… b…`, and `poses m… m…` or `quaternions q… t… q… t…` behind it.
inline Query parse(const std::string& text) {
  Line line(text);
  Query query;
  query.id = line.word();
  int dimension = static_cast<int>(line.count());
  long sizeA = line.count();
  long sizeB = line.count();
  query.a = {dimension, line.numbers(dimension * sizeA)};
  query.b = {dimension, line.numbers(dimension * sizeB)};
  if (!line.ended()) {
    bool quaternions = line.word() == "quaternions";
    long size = quaternions ? 4 + dimension : dimension * (dimension + 1);
    Pose a{quaternions, line.numbers(size)};
    query.poses = {a, Pose{quaternions, line.numbers(size)}};
  }
  return query;
}

inline void print(double value) { std::fprintf(out(), " %.17g", value); }

inline void print(const char* word, const Pair& pair) {
  std::fprintf(out(), "%s", word);
  for (double x : pair.a) print(x);
  for (double x : pair.b) print(x);
}

inline void print(const Answer& answer) {
  if (answer.verdict) std::fprintf(out(), " verdict %s", answer.verdict->c_str());
  if (answer.distance) {
    std::fprintf(out(), " distance");
    print(*answer.distance);
  }
  if (answer.points) print(" points", *answer.points);
  if (answer.depth) {
    std::fprintf(out(), " depth");
    print(*answer.depth);
  }
  if (answer.normal) {
    std::fprintf(out(), " normal");
    for (double x : *answer.normal) print(x);
  }
  if (answer.contacts) print(" contacts", *answer.contacts);
}

/// Prints why there is no answer, in one line whatever the reason contains.
inline void none(const char* word, std::string reason) {
  for (char& c : reason) {
    if (c < ' ' || c > '~') c = ' ';
  }
  std::fprintf(out(), " %s %.400s", word, reason.c_str());
}

/// Whether the driver takes poses.
template <class Engine, class Body, class = void>
struct HasPoses : std::false_type {};
template <class Engine, class Body>
struct HasPoses<Engine, Body, std::void_t<decltype(std::declval<Engine>().place(std::declval<Body&>(), Pose()))>>
    : std::true_type {};

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
      std::fprintf(out(), "keep");
    } else if (text.rfind("repeat ", 0) == 0) {
      repeat(Line(text.substr(7)).count());
    } else if (text == "each") {
      each();
    } else {
      query(parse(text));
    }
    std::fprintf(out(), "\n");
    std::fflush(out());
  }

 private:
  using Body = decltype(std::declval<Engine>().body(Points()));
  using Clock = std::chrono::steady_clock;

  void query(const Query& query) {
    std::fprintf(out(), "%s", query.id.c_str());
    try {
      std::pair<Body, Body> bodies(engine_.body(query.a), engine_.body(query.b));
      if constexpr (HasPoses<Engine, Body>::value) {
        if (query.poses) {
          engine_.place(bodies.first, query.poses->first);
          engine_.place(bodies.second, query.poses->second);
        }
      } else if (query.poses) {
        throw std::runtime_error("poses were not declared");
      }
      for (const auto& call : engine_.calls()) {
        if (!call.name.empty()) std::fprintf(out(), " call %s", call.name.c_str());
        answer(call, bodies);
      }
      if (keeping_) kept_.push_back(std::move(bodies));
    } catch (const Declined& declined) {
      none("declined", declined.what());
    } catch (const std::exception& exception) {
      none("none", exception.what());
    }
  }

  void answer(const Call<Body>& call, const std::pair<Body, Body>& bodies) {
    try {
      print(call.ask(bodies.first, bodies.second));
    } catch (const Declined&) {
      throw;  // of a library that sees both bodies at once, by its only call
    } catch (const std::exception& exception) {
      none("none", exception.what());
    }
  }

  /// Asks about all that is kept, again and again, and prints the mean time in nanoseconds.
  void repeat(long times) {
    auto begin = Clock::now();
    for (long k = 0; k < times; k++) {
      for (auto& [a, b] : kept_) sink_ = engine_.distance(a, b);
    }
    std::fprintf(out(), "repeat");
    print(nanoseconds(begin) / times / kept_.size());
  }

  /// Prints the time of each in nanoseconds: the median of three.
  void each() {
    std::fprintf(out(), "each");
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

/// The first line.
template <class Body>
void declare(const Description& it, const std::vector<Call<Body>>& calls) {
  std::fprintf(out(), "certigjk-engine 2 name=%s version=%s settings=%s precision=%s dimensions=%s", it.name.c_str(),
               it.version.c_str(), it.settings.c_str(), it.precision.c_str(), it.dimensions.c_str());
  if (calls.size() == 1) {
    std::fprintf(out(), " answers=%s tolerance=%s%.17g", calls[0].answers.c_str(), it.tolerance,
                 calls[0].tolerance);
  } else {
    const char* before = " calls=";
    for (const Call<Body>& call : calls) {
      std::fprintf(out(), "%s%s:%s:%s%.17g", before, call.name.c_str(), call.answers.c_str(), it.tolerance,
                   call.tolerance);
      before = ";";
    }
  }
  std::fprintf(out(), " margin=%.17g", it.margin);
  if (it.largest > 0) std::fprintf(out(), " domain=%.17g..%.17g", it.least, it.largest);
  if (it.largestSize > 0) std::fprintf(out(), " sizes=%.17g..%.17g", it.leastSize, it.largestSize);
  if (it.poses != "no") std::fprintf(out(), " poses=%s", it.poses.c_str());
  std::fprintf(out(), " bodies=%s documentation=%s\n", it.bodies, it.documentation.c_str());
  std::fflush(out());
}

#ifdef __clang__
constexpr const char* COMPILER = "clang " __clang_version__;
#else
constexpr const char* COMPILER = "g++ " __VERSION__;
#endif

/// Whether the command line ends with --print-call: then one query is read, and source text is printed.
inline bool& printsCall() {
  static bool prints = false;
  return prints;
}

/// Whether the driver can print source text that asks its library without it: std::string source(const Points& a, const Points& b).
template <class Engine, class = void>
struct HasSource : std::false_type {};
template <class Engine>
struct HasSource<Engine, std::void_t<decltype(std::declval<Engine>().source(Points(), Points()))>> : std::true_type {};

/// The points as an array of C, such as {{0, 0}, {1, 0}}.
inline std::string array(const Points& points) {
  std::string text = "{";
  for (int k = 0; k < points.size(); k++) {
    for (int c = 0; c < points.dimension; c++) {
      char number[40];
      std::snprintf(number, sizeof number, "%s%.17g", c > 0 ? ", " : k > 0 ? ", {" : "{", points[k][c]);
      text += number;
    }
    text += "}";
  }
  return text + "}";
}

/// Declares, then answers line by line until the end of the input.
template <class Engine>
int serve(Engine&& engine, const Description& description) {
  if (printsCall()) {
    std::string text;
    if constexpr (HasSource<Engine>::value) {
      if (!std::getline(std::cin, text)) return 1;
      Query query = parse(text);
      std::fprintf(out(), "// %s %s, compiled by %s\n%s", description.name.c_str(), description.version.c_str(),
                   COMPILER, engine.source(query.a, query.b).c_str());
      std::fflush(out());
    }
    return 0;
  }
  declare(description, engine.calls());
  std::ios::sync_with_stdio(false);
  Session<std::remove_reference_t<Engine>> session(engine);
  for (std::string text; std::getline(std::cin, text);) session.answer(text);
  return 0;
}

/// Returns the settings that the command line names. With --settings, prints those there are, and ends.
inline std::string settings(int count, char** arguments, const std::vector<std::string>& possible) {
  if (count > 1 && std::string(arguments[count - 1]) == "--print-call") {
    printsCall() = true;
    count--;
  }
  std::string settings = count > 1 ? arguments[1] : possible[0];
  if (settings == "--settings") {
    for (const std::string& one : possible) std::fprintf(out(), "%s\n", one.c_str());
    std::fflush(out());
    std::exit(0);
  }
  if (std::find(possible.begin(), possible.end(), settings) == possible.end()) {
    std::fprintf(stderr, "usage: %s [SETTINGS]; %s --settings lists them\n", arguments[0], arguments[0]);
    std::exit(2);
  }
  return settings;
}

}  // namespace engine
