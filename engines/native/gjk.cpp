// The loop to copy of this project, examples/gjk.h, in double and, with -DSINGLE, in single precision. It stands here
// beside other engines, and in C++, so that it is asked and timed as they are.
//
// The contract is that of examples/README.md. Coordinates from 2^-10 to 2^10 are within a factor 2^20 of each other;
// the size that it names, of both bodies together, is no less than that of the larger one, which is declared.
#ifdef SINGLE
#define GJK_REAL float
#endif
#pragma GCC diagnostic ignored "-Wmissing-field-initializers"
#include "../../examples/gjk.h"

#include "engine.h"

namespace {

constexpr bool single = sizeof(gjk_real) == sizeof(float);

class Loop {
 public:
  struct Body {
    int dimension;
    std::vector<gjk_real> coordinates;  // three of each point

    gjk_polytope polytope() const { return {static_cast<int>(coordinates.size() / 3), coordinates.data()}; }
  };

  Body body(const engine::Points& points) const {
    Body body{points.dimension, std::vector<gjk_real>(3 * points.size())};
    for (int k = 0; k < points.size(); k++) {
      for (int c = 0; c < points.dimension; c++) body.coordinates[3 * k + c] = gjk_real(points[k][c]);
    }
    return body;
  }

  std::vector<engine::Call<Body>> calls() const {
    return {{"", "verdict,distance,points", single ? 1e-5 : 1e-12, [this](const Body& a, const Body& b) {
               gjk_result result = ask(a, b);
               engine::Answer answer;
               answer.verdict = result.meet ? "meeting" : "separated";
               answer.distance = result.distance;
               answer.points = engine::Pair{{result.a, result.a + a.dimension}, {result.b, result.b + b.dimension}};
               return answer;
             }}};
  }

  double distance(const Body& a, const Body& b) const { return ask(a, b).distance; }

 private:
  gjk_result ask(const Body& a, const Body& b) const {
    gjk_polytope p = a.polytope(), q = b.polytope();
    return gjk_distance(gjk_vertex, &p, gjk_vertex, &q);
  }
};

}  // namespace

int main(int count, char** arguments) {
  std::string settings = engine::settings(count, arguments, {"default"});
  engine::Description description{single ? "gjk.h-single" : "gjk.h", "1", settings, single ? "single" : "double", "1-3"};
  description.tolerance = "size:";
  description.least = 0x1p-10;
  description.largest = 0x1p10;
  description.documentation = "examples/README.md";
  return engine::serve(Loop(), description);
}
