// Chipmunk 7 (https://chipmunk-physics.net): cpShapesCollide of two polygons without a radius, whose hulls are its own.
//
// A contact has a distance: "Overlapping means it will be negative." (cpArbiter.h). So a negative one is taken to say that the shapes
// meet, and a contact at 0, as none, that they do not overlap. That a depth is the least, or a normal that of it, is not said. A
// polygon of which no edge is left has no area, and is declined.
#include <chipmunk/chipmunk.h>
#include <chipmunk/cpPolyShape.h>

#include <memory>

#include "engine.h"

namespace {

class Chipmunk {
 public:
  using Body = std::shared_ptr<cpShape>;

  Body body(const engine::Points& points) const {
    std::vector<cpVect> corners;
    for (int k = 0; k < points.size(); k++) corners.push_back(cpv(points[k][0], points[k][1]));
    Body body(cpPolyShapeNew(still_.get(), static_cast<int>(corners.size()), corners.data(), cpTransformIdentity, 0),
              cpShapeFree);
    if (cpPolyShapeGetCount(body.get()) < 3) throw engine::Declined("a polygon without area");
    cpShapeCacheBB(body.get());
    return body;
  }

  std::vector<engine::Call<Body>> calls() const {
    return {{"", "verdict", 0, [this](const Body& a, const Body& b) {
               engine::Answer answer;
               answer.verdict = meet(a, b) ? "meeting" : "not-overlapping";
               return answer;
             }}};
  }

  double distance(const Body& a, const Body& b) const { return meet(a, b) ? 0 : 1; }

  std::string source(const engine::Points& a, const engine::Points& b) const {
    return "// gcc call.c -lchipmunk\n#include <chipmunk/chipmunk.h>\n#include <stdio.h>\nint main(void) {\n  cpVect a[] = " +
           engine::array(a) + ", b[] = " + engine::array(b) + R"(;
  cpBody *still = cpBodyNewStatic();
  cpShape *p = cpPolyShapeNew(still, sizeof a / sizeof *a, a, cpTransformIdentity, 0);
  cpShape *q = cpPolyShapeNew(still, sizeof b / sizeof *b, b, cpTransformIdentity, 0);
  cpShapeCacheBB(p);
  cpShapeCacheBB(q);
  cpContactPointSet set = cpShapesCollide(p, q);
  printf("%d contacts\n", set.count);
  for (int k = 0; k < set.count; k++) printf("distance %.17g\n", set.points[k].distance);
}
)";
  }

 private:
  static bool meet(const Body& a, const Body& b) {
    cpContactPointSet set = cpShapesCollide(a.get(), b.get());
    bool meeting = false;
    for (int k = 0; k < set.count; k++) meeting |= set.points[k].distance < 0;
    return meeting;
  }

  std::shared_ptr<cpBody> still_{cpBodyNewStatic(), cpBodyFree};
};

}  // namespace

int main(int count, char** arguments) {
  engine::Description description{"chipmunk", LIBRARY_VERSION, engine::settings(count, arguments, {"default"}), "double", "2"};
  description.bodies = "solid";
  description.documentation = "https://chipmunk-physics.net/documentation.php";
  return engine::serve(Chipmunk(), description);
}
