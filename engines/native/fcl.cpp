// FCL 0.7 (https://github.com/flexible-collision-library/fcl): collide for the verdict and the
// depth, distance for the distance and the points. Compiled twice: with its default solver, which
// works with libccd's simplices, and with -DINDEPENDENT for its own, GST_INDEP.
//
// default: the requests as their constructors make them: tolerances 1e-6.
// tightest: tolerances of 2.2e-16, the spacing of doubles at 1. They are more accurate than with 0, with
// which the default solver says of many separated bodies that they meet.
//
// FCL has no margins. A body is a Convex without faces: FCL follows edges only in bodies of more
// than 32 points and otherwise compares all of them, which is what it does here for any number.
#include <fcl/config.h>
#include <fcl/geometry/shape/convex.h>
#include <fcl/narrowphase/collision.h>
#include <fcl/narrowphase/distance.h>

#include <cmath>
#include <limits>
#include <memory>

#include "engine.h"

namespace {

using Vector = fcl::Vector3<double>;

#ifdef INDEPENDENT
constexpr auto solver = fcl::GST_INDEP;
constexpr auto name = "fcl-indep";
#else
constexpr auto solver = fcl::GST_LIBCCD;
constexpr auto name = "fcl";
#endif

class Fcl {
 public:
  using Body = std::unique_ptr<fcl::Convex<double>>;

  explicit Fcl(bool tightest) {
    collision_.gjk_solver_type = distance_.gjk_solver_type = solver;
    collision_.enable_contact = true;
    distance_.enable_nearest_points = true;
    if (tightest) {
      collision_.gjk_tolerance = distance_.distance_tolerance = std::numeric_limits<double>::epsilon();
    }
  }

  Body body(const engine::Points& points) const {
    auto vertices = std::make_shared<std::vector<Vector>>();
    for (int k = 0; k < points.size(); k++) {
      vertices->emplace_back(points[k][0], points[k][1], points[k][2]);
    }
    return std::make_unique<fcl::Convex<double>>(vertices, 0, std::make_shared<std::vector<int>>());
  }

  engine::Answer answer(const Body& a, const Body& b) const {
    engine::Answer answer;
    fcl::CollisionResult<double> contacts;
    bool meeting = fcl::collide(a.get(), here_, b.get(), here_, collision_, contacts) > 0;
    answer.verdict = meeting ? "meeting" : "separated";
    // GST_INDEP counts the depth negative.
    if (meeting) answer.depth = std::abs(contacts.getContact(0).penetration_depth);

    fcl::DistanceResult<double> result;
    double distance = fcl::distance(a.get(), here_, b.get(), here_, distance_, result);
    answer.distance = distance < 0 ? 0 : distance;
    if (distance > 0) {
      answer.points = engine::Pair{coordinates(result.nearest_points[0]), coordinates(result.nearest_points[1])};
    }
    return answer;
  }

  double distance(const Body& a, const Body& b) const {
    fcl::DistanceResult<double> result;
    return fcl::distance(a.get(), here_, b.get(), here_, distance_, result);
  }

 private:
  static std::vector<double> coordinates(const Vector& p) { return {p[0], p[1], p[2]}; }

  const fcl::Transform3<double> here_ = fcl::Transform3<double>::Identity();
  fcl::CollisionRequest<double> collision_;
  fcl::DistanceRequest<double> distance_;
};

}  // namespace

int main(int count, char** arguments) {
  std::string settings = engine::settings(count, arguments);
  return engine::serve(Fcl(settings == "tightest"),
                       std::string("name=") + name + " version=" FCL_VERSION " settings=" + settings +
                           " precision=double answers=verdict,distance,points,depth dimensions=3");
}
