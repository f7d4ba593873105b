// Bullet 3 (https://github.com/bulletphysics/bullet3), compiled in single and, with
// -DBT_USE_DOUBLE_PRECISION, in double precision: btGjkPairDetector with btGjkEpaPenetrationDepthSolver,
// as its own algorithm for convex shapes uses them. With -DEPA the other way to ask it:
// btGjkEpaSolver2::SignedDistance, which is GJK and EPA by N. Presson.
//
// default: as the constructors make them, but margins 0.
// tightest: points count as equal only if they are (1e-4 by default, 1e-12 in doubles), and the result of
// EPA is taken whatever its size (from 1e-3 on by default, 1e-12 in doubles). btGjkEpaSolver2 has
// no settings.
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

// A global of btGjkPairDetector.cpp that no header declares.
extern btScalar gGjkEpaPenetrationTolerance;

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

/// The sign says whether the bodies meet: the distance, or minus the depth.
engine::Answer answer(btScalar distance, const btVector3& onA, const btVector3& onB) {
  engine::Answer answer;
  bool meeting = distance <= 0;
  answer.verdict = meeting ? "meeting" : "separated";
  answer.distance = meeting ? 0 : distance;
  if (meeting) {
    answer.depth = -distance;
  } else {
    answer.points = engine::Pair{coordinates(onA), coordinates(onB)};
  }
  return answer;
}

class Bullet {
 public:
  using Body = std::unique_ptr<btConvexHullShape>;

  explicit Bullet(bool tightest) {
    here_.m_transformA.setIdentity();
    here_.m_transformB.setIdentity();
    if (tightest) {
      simplex_.setEqualVertexThreshold(0);
      gGjkEpaPenetrationTolerance = 0;
    }
  }

  Body body(const engine::Points& points) const {
    auto hull = std::make_unique<btConvexHullShape>();
    for (int k = 0; k < points.size(); k++) {
      hull->addPoint(
          btVector3(btScalar(points[k][0]), btScalar(points[k][1]), btScalar(points[k][2])), false);
    }
    hull->recalcLocalAabb();
    hull->setMargin(0);
    return hull;
  }

#ifdef EPA
  engine::Answer answer(const Body& a, const Body& b) const {
    btGjkEpaSolver2::sResults result = ask(a, b);
    return ::answer(result.distance, result.witnesses[0], result.witnesses[1]);
  }

  double distance(const Body& a, const Body& b) const { return ask(a, b).distance; }
#else
  engine::Answer answer(const Body& a, const Body& b) {
    btPointCollector result = detect(a, b);
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
    if (!answered) throw std::runtime_error(result.status == result.GJK_Failed ? "GJK_Failed" : "EPA_Failed");
    return result;
  }

  btPointCollector detect(const Body& a, const Body& b) {
    btGjkPairDetector detector(a.get(), b.get(), &simplex_, &depth_);
    btPointCollector result;
    detector.getClosestPoints(here_, result, nullptr);
    if (!result.m_hasResult) throw std::runtime_error("no result");
    return result;
  }

  btDiscreteCollisionDetectorInterface::ClosestPointInput here_;
  btVoronoiSimplexSolver simplex_;
  btGjkEpaPenetrationDepthSolver depth_;
};

}  // namespace

int main(int count, char** arguments) {
  std::string settings = engine::settings(count, arguments);
  std::string version = std::to_string(BT_BULLET_VERSION / 100) + "." + std::to_string(BT_BULLET_VERSION % 100);
  return engine::serve(Bullet(settings == "tightest"),
                       std::string("name=") + name + " version=" + version + " settings=" + settings +
                           " precision=" + precision + " answers=verdict,distance,points,depth dimensions=3");
}
