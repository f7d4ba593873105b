// Bullet 3 (https://github.com/bulletphysics/bullet3), compiled in single and, with
// -DBT_USE_DOUBLE_PRECISION, in double precision: btGjkPairDetector with btGjkEpaPenetrationDepthSolver,
// as its own algorithm for convex shapes uses them. With -DEPA the other way to ask it:
// btGjkEpaSolver2::SignedDistance, which is GJK and EPA by N. Presson.
//
// default: as the constructors make them. The margin of a shape is 0.04, which the manual says is best not
// modified (p. 15, "zero margin might introduce problems"); it enlarges a hull by as much, and so the bodies
// that are judged. SignedDistance leaves margins out.
// tightest: points count as equal only if they are (1e-4 by default, 1e-12 in doubles), by the one knob that a
// header documents. btGjkEpaSolver2 has none.
//
// Points count as equal if their squared distance is below a threshold, 1e-4 and in doubles 1e-12, in btGjkEpaSolver2 as
// well, whose source names an accuracy of as much, relative to a length: the root is allowed.
//
// No depth is passed on: nowhere is it said that a negative distance is that of the shortest translation. Nor are the
// points of btGjkPairDetector: it gives that of B, and A's, B's moved by the distance along the normal, is as wrong as
// the numbers of B are large.
//
// The manual recommends moving objects of about 0.2 to 5 units (p. 35): that is the range. btGjkPairDetector
// reports nothing beyond m_maximumDistanceSquared, by default BT_LARGE_FLOAT: no coordinate larger than a quarter
// of its root is in the range either.
//
// A body is a btConvexHullShape of all points.
#include <BulletCollision/CollisionShapes/btConvexHullShape.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkEpa2.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkEpaPenetrationDepthSolver.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkPairDetector.h>
#include <BulletCollision/NarrowPhaseCollision/btPointCollector.h>
#include <BulletCollision/NarrowPhaseCollision/btVoronoiSimplexSolver.h>

#include <cmath>
#include <memory>

#include "engine.h"

namespace {

#ifdef EPA
#define SOLVER "bullet-epa"
#else
#define SOLVER "bullet"
#endif
#ifdef BT_USE_DOUBLE_PRECISION
constexpr auto name = SOLVER "-double";
constexpr auto precision = "double";
#else
constexpr auto name = SOLVER;
constexpr auto precision = "single";
#endif

[[maybe_unused]] std::vector<double> coordinates(const btVector3& p) { return {p.x(), p.y(), p.z()}; }

engine::Answer meeting() {
  engine::Answer answer;
  answer.verdict = "meeting";
  return answer;
}

class Bullet {
 public:
  using Body = std::unique_ptr<btConvexHullShape>;

  explicit Bullet(bool tightest) {
    here_.m_transformA.setIdentity();
    here_.m_transformB.setIdentity();
    if (tightest) simplex_.setEqualVertexThreshold(0);
  }

  Body body(const engine::Points& points) const {
    auto hull = std::make_unique<btConvexHullShape>();
    for (int k = 0; k < points.size(); k++) {
      hull->addPoint(
          btVector3(btScalar(points[k][0]), btScalar(points[k][1]), btScalar(points[k][2])), false);
    }
    hull->recalcLocalAabb();
    return hull;
  }

  std::vector<engine::Call<Body>> calls() {
    return {{"", declared, allowed(), [this](const Body& a, const Body& b) { return answer(a, b); }}};
  }

#ifdef EPA
  static constexpr auto declared = "verdict,distance,points";
  static double margin() { return 0; }
  static double largest() { return 0; }
  static double allowed() { return sizeof(btScalar) == sizeof(double) ? 1e-6 : 1e-2; }

  /// By the status: Penetrating, or Separated, of which the header says that the shapes do not penetrate.
  engine::Answer answer(const Body& a, const Body& b) const {
    btGjkEpaSolver2::sResults result = ask(a, b);
    if (result.status == btGjkEpaSolver2::sResults::Penetrating) return meeting();
    engine::Answer answer;
    answer.distance = result.distance;
    answer.points = engine::Pair{coordinates(result.witnesses[0]), coordinates(result.witnesses[1])};
    if (result.status == btGjkEpaSolver2::sResults::Separated) answer.verdict = "not-overlapping";
    return answer;
  }

  double distance(const Body& a, const Body& b) const { return ask(a, b).distance; }
#else
  static constexpr auto declared = "verdict,distance";
  static double margin() { return CONVEX_DISTANCE_MARGIN; }

  /// Bodies with such coordinates are nearer than the distance up to which it is asked.
  static double largest() { return std::sqrt(double(BT_LARGE_FLOAT)) / 4; }

  double allowed() const { return std::sqrt(double(simplex_.getEqualVertexThreshold())); }

  /// "distance > 0" or "penetration" (btDiscreteCollisionDetectorInterface.h); 0 is neither.
  engine::Answer answer(const Body& a, const Body& b) {
    btPointCollector result = detect(a, b);
    if (result.m_distance < 0) return meeting();
    engine::Answer answer;
    answer.distance = result.m_distance;
    if (result.m_distance > 0) answer.verdict = "separated";
    return answer;
  }

  double distance(const Body& a, const Body& b) { return detect(a, b).m_distance; }
#endif

 private:
  btGjkEpaSolver2::sResults ask(const Body& a, const Body& b) const {
    btGjkEpaSolver2::sResults result;
    bool answered = btGjkEpaSolver2::SignedDistance(a.get(), here_.m_transformA, b.get(), here_.m_transformB,
                                                    btVector3(1, 0, 0), result);
    if (!answered) throw std::runtime_error(std::string("it returned false, with the status ") + name(result.status));
    return result;
  }

  static const char* name(btGjkEpaSolver2::sResults::eStatus status) {
    switch (status) {
      case btGjkEpaSolver2::sResults::Separated: return "Separated";
      case btGjkEpaSolver2::sResults::Penetrating: return "Penetrating";
      case btGjkEpaSolver2::sResults::GJK_Failed: return "GJK_Failed, by its header \"probably just 'touching'\"";
      default: return "EPA_Failed";
    }
  }

  btPointCollector detect(const Body& a, const Body& b) {
    btGjkPairDetector detector(a.get(), b.get(), &simplex_, &depth_);
    btPointCollector result;
    detector.getClosestPoints(here_, result, nullptr);
    if (!result.m_hasResult) throw std::runtime_error("it reported no result");
    return result;
  }

  btDiscreteCollisionDetectorInterface::ClosestPointInput here_;
  btVoronoiSimplexSolver simplex_;
  btGjkEpaPenetrationDepthSolver depth_;
};

}  // namespace

int main(int count, char** arguments) {
#ifdef EPA
  std::vector<std::string> possible{"default"};
#else
  std::vector<std::string> possible{"default", "tightest"};
#endif
  std::string settings = engine::settings(count, arguments, possible);
  std::string version = std::to_string(BT_BULLET_VERSION / 100) + "." + std::to_string(BT_BULLET_VERSION % 100);
  engine::Description description{name, version, settings, precision, "3"};
  description.margin = Bullet::margin();
  description.largest = Bullet::largest();
  description.leastSize = 0.2;
  description.largestSize = 5;
  description.documentation = "https://github.com/bulletphysics/bullet3/blob/master/docs/Bullet_User_Manual.pdf";
  return engine::serve(Bullet(settings == "tightest"), description);
}
