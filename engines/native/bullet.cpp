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
// btGjkPairDetector reports nothing beyond m_maximumDistanceSquared, by default BT_LARGE_FLOAT.
//
// A body is a btConvexHullShape of all points.
#include <BulletCollision/CollisionShapes/btConvexHullShape.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkEpa2.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkEpaPenetrationDepthSolver.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkPairDetector.h>
#include <BulletCollision/NarrowPhaseCollision/btPointCollector.h>
#include <BulletCollision/NarrowPhaseCollision/btVoronoiSimplexSolver.h>

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

std::vector<double> coordinates(const btVector3& p) { return {p.x(), p.y(), p.z()}; }

/// "distance > 0" or "penetration" (btDiscreteCollisionDetectorInterface.h); 0 is neither.
engine::Answer answer(btScalar distance, const btVector3& onA, const btVector3& onB) {
  engine::Answer answer;
  if (distance < 0) {
    answer.verdict = "meeting";
    answer.depth = -distance;
    return answer;
  }
  if (distance > 0) answer.verdict = "separated";
  answer.distance = distance;
  answer.points = engine::Pair{coordinates(onA), coordinates(onB)};
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
    return {{"", "verdict,distance,points,depth", 0,
             [this](const Body& a, const Body& b) { return answer(a, b); }}};
  }

#ifdef EPA
  static double margin() { return 0; }
  static double largest() { return 0; }

  engine::Answer answer(const Body& a, const Body& b) const {
    btGjkEpaSolver2::sResults result = ask(a, b);
    return ::answer(result.distance, result.witnesses[0], result.witnesses[1]);
  }

  double distance(const Body& a, const Body& b) const { return ask(a, b).distance; }
#else
  static double margin() { return CONVEX_DISTANCE_MARGIN; }

  /// Bodies with such coordinates are nearer than the distance up to which it is asked.
  static double largest() { return std::sqrt(double(BT_LARGE_FLOAT)) / 4; }

  engine::Answer answer(const Body& a, const Body& b) {
    btPointCollector result = detect(a, b);
    // as the header has it: closestPointInA = closestPointInB + m_distance * m_normalOnSurfaceB
    return ::answer(result.m_distance, result.m_pointInWorld + result.m_normalOnBInWorld * result.m_distance,
                    result.m_pointInWorld);
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
  return engine::serve(Bullet(settings == "tightest"),
                       {name, version, settings, precision, "3", Bullet::margin(), Bullet::largest()});
}
