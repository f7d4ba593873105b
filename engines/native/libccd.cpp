// libccd 2.1 (https://github.com/danfis/libccd): the verdict of ccdGJKIntersect and the depth of
// ccdGJKPenetration. Compiled a second time with -DPORTAL for its other algorithm, Minkowski portal
// refinement: ccdMPRIntersect alone, as ccdMPRPenetration does not claim that its depth is the least.
// Neither has a distance.
//
// default: as CCD_INIT sets them: tolerances 1e-4, no limit of iterations.
// tightest: tolerances of 2.2e-16, the spacing of doubles at 1, and at most 1000 iterations of GJK. Its
// expanding polytope knows no such limit: it may run for ever.
//
// There are no margins. The support mapping is ours: the first point that is furthest; the centre is
// the mean of the points.
#include <ccd/ccd.h>

#include <limits>

#include "engine.h"

namespace {

struct Body {
  engine::Points points;
  ccd_vec3_t centre;
};

void support(const void* object, const ccd_vec3_t* direction, ccd_vec3_t* furthest) {
  const engine::Points& points = static_cast<const Body*>(object)->points;
  double greatest = 0;
  for (int k = 0; k < points.size(); k++) {
    ccd_vec3_t p;
    ccdVec3Set(&p, points[k][0], points[k][1], points[k][2]);
    double value = ccdVec3Dot(&p, direction);
    if (k == 0 || value > greatest) {
      greatest = value;
      *furthest = p;
    }
  }
}

void centre(const void* object, ccd_vec3_t* centre) { *centre = static_cast<const Body*>(object)->centre; }

class Libccd {
 public:
  explicit Libccd(bool tightest) {
    CCD_INIT(&ccd_);
    ccd_.support1 = ccd_.support2 = support;
    ccd_.center1 = ccd_.center2 = centre;
    if (tightest) {
      ccd_.epa_tolerance = ccd_.mpr_tolerance = ccd_.dist_tolerance = std::numeric_limits<double>::epsilon();
      ccd_.max_iterations = 1000;
    }
  }

  Body body(const engine::Points& points) const {
    double mean[3] = {0, 0, 0};
    for (int k = 0; k < points.size(); k++) {
      for (int c = 0; c < 3; c++) mean[c] += points[k][c] / points.size();
    }
    Body body{points, {}};
    ccdVec3Set(&body.centre, mean[0], mean[1], mean[2]);
    return body;
  }

  engine::Answer answer(const Body& a, const Body& b) const {
    engine::Answer answer;
    answer.verdict = meet(a, b) ? "meeting" : "separated";
#ifndef PORTAL
    ccd_real_t depth;
    ccd_vec3_t direction, position;
    if (ccdGJKPenetration(&a, &b, &ccd_, &depth, &direction, &position) == 0) answer.depth = depth;
#endif
    return answer;
  }

  double distance(const Body& a, const Body& b) const { return meet(a, b) ? 0 : 1; }

 private:
  bool meet(const Body& a, const Body& b) const {
#ifdef PORTAL
    return ccdMPRIntersect(&a, &b, &ccd_);
#else
    return ccdGJKIntersect(&a, &b, &ccd_);
#endif
  }

  ccd_t ccd_;
};

}  // namespace

int main(int count, char** arguments) {
  std::string settings = engine::settings(count, arguments);
#ifdef PORTAL
  std::string name = "libccd-mpr", answers = "verdict";
#else
  std::string name = "libccd", answers = "verdict,depth";
#endif
  return engine::serve(Libccd(settings == "tightest"), "name=" + name + " version=" LIBRARY_VERSION " settings=" +
                                                           settings + " precision=double answers=" + answers +
                                                           " dimensions=3");
}
