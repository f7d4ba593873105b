// FCL 0.7 (https://github.com/flexible-collision-library/fcl), each of its calls by itself. Compiled
// twice: with its default solver, GST_LIBCCD, and with -DINDEPENDENT for its own, GST_INDEP.
//
//   collide          the verdict of a default CollisionRequest
//   collide-contact  the verdict with enable_contact, which asks another algorithm. Its depth is not
//                    passed on: contact.h does not say that it is the least
//   distance         a DistanceRequest with enable_nearest_points. distance_result.h: positive "when the
//                    two objects are not in collision", else an "implementation defined negative value".
//                    The points of GST_INDEP are "NOT guaranteed to be on the surface" (NP_X in
//                    distance_request.h), and left out
//   signed-distance  the same with enable_signed_distance: a negative distance is "the negated penetration
//                    depth" (distance_request.h). The nearest points are then "the deepest penetration point on A"
//                    and that of B (gjk_libccd-inl.h), and contact points. With GST_INDEP it is a workaround by
//                    collide, and left out
//
// default: the requests as their constructors make them but for what is named above: tolerances 1e-6.
// tightest: tolerances of 2e-14, the default accuracy of GJK and EPA in doubles by math/constants.h.
//
// A tolerance ends iterations and is no bound of the error. FCL's own test of signed distances calls it the square
// of one (test_fcl_signed_distance.cpp): so every call is allowed its root.
//
// The normal and the depth of a contact are not passed on: contact.h says where they point, not which of many they are.
//
// A pose is a Transform3, which is an isometry; a matrix that is no rotation, but for rounding, is declined.
//
// FCL has no margins. A body is a Convex as its header wants it: its vertices, all faces counter-clockwise,
// and a volume; bodies without one are declined.
#include <fcl/config.h>
#include <fcl/geometry/shape/convex.h>
#include <fcl/math/constants.h>
#include <fcl/narrowphase/collision.h>
#include <fcl/narrowphase/distance.h>

#include <cmath>
#include <memory>

#include "engine.h"
#include "hull.h"

namespace {

using Vector = fcl::Vector3<double>;

#ifdef INDEPENDENT
constexpr auto solver = fcl::GST_INDEP;
constexpr auto name = "fcl-indep";
constexpr bool pointsOnSurface = false;
#else
constexpr auto solver = fcl::GST_LIBCCD;
constexpr auto name = "fcl";
constexpr bool pointsOnSurface = true;
#endif

class Fcl {
 public:
  struct Body {
    std::unique_ptr<fcl::Convex<double>> shape;
    fcl::Transform3<double> place = fcl::Transform3<double>::Identity();
  };

  explicit Fcl(bool tightest) {
    contact_.enable_contact = true;
    distance_.enable_nearest_points = signed_.enable_nearest_points = true;
    signed_.enable_signed_distance = true;
    collision_.gjk_solver_type = contact_.gjk_solver_type = solver;
    distance_.gjk_solver_type = signed_.gjk_solver_type = solver;
    if (tightest) {
      tolerance_ = fcl::constants<double>::gjk_default_tolerance();
      collision_.gjk_tolerance = contact_.gjk_tolerance = tolerance_;
      distance_.distance_tolerance = signed_.distance_tolerance = tolerance_;
    }
  }

  Body body(const engine::Points& points) const {
    engine::Hull hull = engine::hull(points);
    auto vertices = std::make_shared<std::vector<Vector>>();
    auto faces = std::make_shared<std::vector<int>>();
    for (const auto& p : hull.vertices) vertices->emplace_back(p[0], p[1], p[2]);
    for (const auto& face : hull.triangles) faces->insert(faces->end(), {3, face[0], face[1], face[2]});
    return {std::make_unique<fcl::Convex<double>>(vertices, hull.triangles.size(), faces, true)};
  }

  void place(Body& body, const engine::Pose& pose) const {
    const std::vector<double>& x = pose.numbers;
    fcl::Matrix3<double> turn;
    Vector to;
    if (pose.quaternion) {
      Eigen::Vector4d q(x[1], x[2], x[3], x[0]);
      turn = fcl::Quaternion<double>(q.stableNormalized()).toRotationMatrix();
      to << x[4], x[5], x[6];
    } else {
      turn << x[0], x[1], x[2], x[4], x[5], x[6], x[8], x[9], x[10];
      to << x[3], x[7], x[11];
      bool rotates = (turn * turn.transpose()).isIdentity(16 * fcl::constants<double>::eps()) && turn.determinant() > 0;
      if (!rotates) throw engine::Declined("a pose that is no rotation");
    }
    body.place.linear() = turn;
    body.place.translation() = to;
  }

  std::vector<engine::Call<Body>> calls() const {
    double allowed = std::sqrt(tolerance_);
    std::vector<engine::Call<Body>> calls{
        {"collide", "verdict", allowed, [this](const Body& a, const Body& b) { return collide(a, b, collision_); }},
        {"collide-contact", "verdict", allowed,
         [this](const Body& a, const Body& b) { return collide(a, b, contact_); }},
        {"distance", pointsOnSurface ? "verdict,distance,points" : "verdict,distance", allowed,
         [this](const Body& a, const Body& b) { return apart(a, b, distance_); }}};
#ifndef INDEPENDENT
    calls.push_back({"signed-distance", "verdict,distance,points,depth,contacts", allowed,
                     [this](const Body& a, const Body& b) { return apart(a, b, signed_); }});
#endif
    return calls;
  }

  double distance(const Body& a, const Body& b) const {
    fcl::DistanceResult<double> result;
    return fcl::distance(a.shape.get(), a.place, b.shape.get(), b.place, distance_, result);
  }

 private:
  /// Nothing is said of bodies that touch.
  engine::Answer collide(const Body& a, const Body& b, const fcl::CollisionRequest<double>& request) const {
    fcl::CollisionResult<double> contacts;
    engine::Answer answer;
    bool meeting = fcl::collide(a.shape.get(), a.place, b.shape.get(), b.place, request, contacts) > 0;
    answer.verdict = meeting ? "meeting" : "not-overlapping";
    return answer;
  }

  /// A distance of 0 is neither of the two cases that are documented: no verdict. As a signed one it is the depth 0.
  engine::Answer apart(const Body& a, const Body& b, const fcl::DistanceRequest<double>& request) const {
    fcl::DistanceResult<double> result;
    double distance = fcl::distance(a.shape.get(), a.place, b.shape.get(), b.place, request, result);
    if (result.o1 == nullptr) throw std::runtime_error("it left the result as it was");
    engine::Answer answer;
    engine::Pair points{coordinates(result.nearest_points[0]), coordinates(result.nearest_points[1])};
    if (distance < 0) {
      answer.verdict = "meeting";
      if (request.enable_signed_distance) {
        answer.depth = -distance;
        answer.contacts = points;
      }
      return answer;
    }
    if (distance > 0) answer.verdict = "separated";
    if (distance == 0 && request.enable_signed_distance) {
      answer.depth = 0;
      answer.contacts = points;
    }
    answer.distance = distance;
    if (pointsOnSurface) answer.points = points;
    return answer;
  }

  static std::vector<double> coordinates(const Vector& p) { return {p[0], p[1], p[2]}; }

  fcl::CollisionRequest<double> collision_, contact_;
  fcl::DistanceRequest<double> distance_, signed_;
  double tolerance_ = 1e-6;
};

}  // namespace

int main(int count, char** arguments) {
  std::string settings = engine::settings(count, arguments, {"default", "tightest"});
  engine::Description description{name, FCL_VERSION, settings, "double", "3"};
  description.bodies = "solid";
  description.poses = "matrix,quaternion";
  description.documentation = "https://github.com/flexible-collision-library/fcl/tree/0.7.0/include/fcl";
  return engine::serve(Fcl(settings == "tightest"), description);
}
