// libccd 2.1 (https://github.com/danfis/libccd), each of its calls by itself.
//
//   intersect    ccdGJKIntersect
//   separate     ccdGJKSeparate: "minimal translation" (ccd.h), whose length is the depth. It may be off by the
//                tolerance, which is longer than most such vectors: of its direction nothing is promised
//   penetration  ccdGJKPenetration, of which only the verdict is passed on: ccd.h says that moved by the depth
//                the bodies touch, and not that no shorter way does it
//
// Compiled a second time with -DPORTAL for its other algorithm, Minkowski portal refinement: intersect is
// ccdMPRIntersect, penetration is ccdMPRPenetration. There is no distance. Nothing is said of bodies that touch.
//
// default: as CCD_INIT sets them, tolerances 1e-4, and at most 100 iterations, as in the examples of GJK in
// doc/examples.rst.
// tightest: tolerances of 2.2e-16, the spacing of doubles at 1, and at most 1000 iterations. Its
// expanding polytope and its search for a portal know no such limit: they may run for ever.
//
// The tolerance of the expanding polytope is compared with squared lengths, and so is CCD_EPS (ccd/vec3.h), below
// which a number counts as zero: the root of either is allowed, and to no call less than that of CCD_EPS. The
// tolerance of the portal is a length.
//
// There are no margins. The support mapping is ours: the first point that is furthest; the centre is
// the mean of the points.
#include <ccd/ccd.h>
#include <ccd/vec3.h>

#include <algorithm>
#include <cmath>
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

engine::Answer verdict(bool meeting) {
  engine::Answer answer;
  answer.verdict = meeting ? "meeting" : "not-overlapping";
  return answer;
}

/// What a call returns that gives more than a verdict: 0, -1 if they do not intersect, -2 if it has no memory.
bool meeting(int returned) {
  if (returned < -1) throw std::runtime_error("it returned " + std::to_string(returned));
  return returned == 0;
}

class Libccd {
 public:
  using Body = ::Body;

  explicit Libccd(bool tightest) {
    CCD_INIT(&ccd_);
    ccd_.support1 = ccd_.support2 = support;
    ccd_.center1 = ccd_.center2 = centre;
    ccd_.max_iterations = 100;
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

#ifdef PORTAL
  std::vector<engine::Call<Body>> calls() const {
    double allowed = std::max(ccd_.mpr_tolerance, std::sqrt(CCD_EPS));
    return {{"intersect", "verdict", allowed,
             [this](const Body& a, const Body& b) { return verdict(meet(a, b)); }},
            {"penetration", "verdict", allowed, [this](const Body& a, const Body& b) {
               ccd_real_t depth;
               ccd_vec3_t direction, position;
               return verdict(meeting(ccdMPRPenetration(&a, &b, &ccd_, &depth, &direction, &position)));
             }}};
  }
#else
  std::vector<engine::Call<Body>> calls() const {
    double allowed = std::sqrt(std::max(ccd_.epa_tolerance, CCD_EPS));
    return {{"intersect", "verdict", std::sqrt(CCD_EPS),
             [this](const Body& a, const Body& b) { return verdict(meet(a, b)); }},
            {"separate", "verdict,depth", allowed,
             [this](const Body& a, const Body& b) { return separate(a, b); }},
            {"penetration", "verdict", allowed, [this](const Body& a, const Body& b) {
               ccd_real_t depth;
               ccd_vec3_t direction, position;
               return verdict(meeting(ccdGJKPenetration(&a, &b, &ccd_, &depth, &direction, &position)));
             }}};
  }
#endif

  /// Its tests have such a support mapping; no driver is needed to see what the calls return.
  std::string source(const engine::Points& a, const engine::Points& b) const {
#ifdef PORTAL
    const char* calls = R"(  printf("intersect %d\n", ccdMPRIntersect(&p, &q, &ccd));
  printf("penetration %d\n", ccdMPRPenetration(&p, &q, &ccd, &depth, &direction, &position));
)";
#else
    const char* calls = R"(  printf("intersect %d\n", ccdGJKIntersect(&p, &q, &ccd));
  printf("separate %d", ccdGJKSeparate(&p, &q, &ccd, &direction));
  printf(", by %.17g\n", sqrt(ccdVec3Len2(&direction)));
  printf("penetration %d\n", ccdGJKPenetration(&p, &q, &ccd, &depth, &direction, &position));
)";
#endif
    char settings[200];
    std::snprintf(settings, sizeof settings,
                  "  ccd.max_iterations = %lu;\n  ccd.epa_tolerance = %.17g;\n  ccd.mpr_tolerance = %.17g;\n",
                  ccd_.max_iterations, ccd_.epa_tolerance, ccd_.mpr_tolerance);
    return R"(// gcc call.c -lccd -lm
#include <ccd/ccd.h>
#include <math.h>
#include <stdio.h>

typedef struct { int size; double (*points)[3]; } body;

static void support(const void *object, const ccd_vec3_t *d, ccd_vec3_t *furthest) {
  const body *b = object;
  for (int k = 0; k < b->size; k++) {
    ccd_vec3_t p;
    ccdVec3Set(&p, b->points[k][0], b->points[k][1], b->points[k][2]);
    if (k == 0 || ccdVec3Dot(&p, d) > ccdVec3Dot(furthest, d)) *furthest = p;
  }
}

static void centre(const void *object, ccd_vec3_t *mean) {
  const body *b = object;
  double sum[3] = {0, 0, 0};
  for (int k = 0; k < b->size; k++) for (int c = 0; c < 3; c++) sum[c] += b->points[k][c] / b->size;
  ccdVec3Set(mean, sum[0], sum[1], sum[2]);
}

int main(void) {
  double a[][3] = )" + engine::array(a) + ";\n  double b[][3] = " + engine::array(b) +
           ";\n  body p = {sizeof a / sizeof *a, a}, q = {sizeof b / sizeof *b, b};\n  ccd_t ccd;\n  CCD_INIT(&ccd);\n"
           "  ccd.support1 = ccd.support2 = support;\n  ccd.center1 = ccd.center2 = centre;\n" + settings +
           "  ccd_real_t depth;\n  ccd_vec3_t direction = {{0, 0, 0}}, position;\n" + calls + "}\n";
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

  engine::Answer separate(const Body& a, const Body& b) const {
    ccd_vec3_t separation;
    engine::Answer answer = verdict(meeting(ccdGJKSeparate(&a, &b, &ccd_, &separation)));
    if (answer.verdict == "meeting") answer.depth = std::sqrt(ccdVec3Len2(&separation));
    return answer;
  }

  ccd_t ccd_;
};

}  // namespace

int main(int count, char** arguments) {
#ifdef PORTAL
  std::string name = "libccd-mpr";
#else
  std::string name = "libccd";
#endif
  std::string settings = engine::settings(count, arguments, {"default", "tightest"});
  engine::Description description{name, LIBRARY_VERSION, settings, "double", "3"};
  description.documentation = "https://github.com/danfis/libccd/blob/v2.1/src/ccd/ccd.h";
  return engine::serve(Libccd(settings == "tightest"), description);
}
