// ODE 0.16 (https://ode.org): dCollide of two convex bodies, which says whether there are contacts, and nothing of bodies that touch;
// that a depth is the least is not said. A body has planes, polygons that are counter-clockwise from outside, and the origin
// inside of it: so it stands where the mean of its vertices is. The planes are those that doubles make of the exact hull: what
// they miss is ours, so 1e-12 of the size is allowed. Its manual recommends lengths from 0.1 to 1.
#include <ode/ode.h>

#include <memory>

#include "hull.h"

struct Convex {
  std::vector<dReal> planes, vertices;  // which ODE does not copy
  std::vector<unsigned> polygons;
  dGeomID geometry = nullptr;
  ~Convex() {
    if (geometry != nullptr) dGeomDestroy(geometry);
  }
};

struct Ode {
  using Body = std::shared_ptr<Convex>;

  Body body(const engine::Points& points) const {
    engine::Hull hull = engine::hull(points);
    double mean[3] = {0, 0, 0};
    for (const auto& p : hull.vertices) for (int c = 0; c < 3; c++) mean[c] += p[c] / hull.vertices.size();
    Body body = std::make_shared<Convex>();
    for (const auto& p : hull.vertices) for (int c = 0; c < 3; c++) body->vertices.push_back(p[c] - mean[c]);
    for (const auto& face : hull.triangles) {
      dVector3 p[3], u, v, normal;
      for (int k = 0; k < 3; k++) for (int c = 0; c < 3; c++) p[k][c] = body->vertices[3 * face[k] + c];
      dSubtractVectors3(u, p[1], p[0]);
      dSubtractVectors3(v, p[2], p[0]);
      dCalcVectorCross3(normal, u, v);
      if (!dSafeNormalize3(normal) || dCalcVectorDot3(normal, p[0]) <= 0) throw engine::Declined("the origin is not inside");
      for (int c = 0; c < 3; c++) body->planes.push_back(normal[c]);
      body->planes.push_back(dCalcVectorDot3(normal, p[0]));
      body->polygons.insert(body->polygons.end(), {3u, unsigned(face[0]), unsigned(face[1]), unsigned(face[2])});
    }
    body->geometry = dCreateConvex(nullptr, body->planes.data(), body->planes.size() / 4, body->vertices.data(),
                                   body->vertices.size() / 3, body->polygons.data());
    dGeomSetPosition(body->geometry, mean[0], mean[1], mean[2]);
    return body;
  }

  std::vector<engine::Call<Body>> calls() const {
    return {{"", "verdict", 1e-12, [this](const Body& a, const Body& b) {
               engine::Answer answer;
               answer.verdict = distance(a, b) == 0 ? "meeting" : "not-overlapping";
               return answer;
             }}};
  }

  double distance(const Body& a, const Body& b) const {
    dContactGeom contacts[8];
    return dCollide(a->geometry, b->geometry, 8, contacts, sizeof contacts[0]) > 0 ? 0 : 1;
  }
};

int main(int count, char** arguments) {
  std::string settings = engine::settings(count, arguments, {"default"});
  dInitODE2(0);
  engine::Description description{"ode", LIBRARY_VERSION, settings, sizeof(dReal) == 4 ? "single" : "double", "3"};
  description.tolerance = "size:";
  description.leastSize = 0.1;
  description.largestSize = 1;
  description.bodies = "solid";
  description.documentation = "http://ode.org/wiki/index.php/Manual";
  return engine::serve(Ode(), description);
}
