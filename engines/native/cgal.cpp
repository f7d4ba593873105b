// CGAL (https://www.cgal.org): Polytope_distance_d, a quadratic program over exact numbers, in any
// dimension. Its answers are exact; they are rounded to doubles here, with MPFR. It has no depth. What its access
// functions give after construction is passed on. Where its own is_valid() says no, a line on standard error says so.
//
// default: candidates are compared in doubles first (number type double, as in the example
// polytope_distance_d_fast_exact.cpp of its manual), decisions are exact (Gmpzf). The manual of its solver warns that
// such a filter may fail by "double exponent overflow" (QP_solver, 2.2 and 8.1) and names the remedy, another
// pricing strategy: that is
// tightest: number type Gmpzf, which has no filter.
//
// Where nothing can overflow: the numbers that the filter rounds have degree at most 2d + 3 in the coordinates, so
// that in up to eight dimensions 2^47 is small enough. Of underflow the manual does not speak; smaller numbers than
// 2^-47 count as out of range as well.
#include <CGAL/Cartesian_d.h>
#include <CGAL/Gmpzf.h>
#include <CGAL/Polytope_distance_d.h>
#include <CGAL/Polytope_distance_d_traits_d.h>
#include <CGAL/version.h>
#include <mpfr.h>

#include "engine.h"

namespace {

using Kernel = CGAL::Cartesian_d<double>;
using Exact = CGAL::Gmpzf;

/// A number of MPFR with more than twice the bits that a double needs.
class Wide {
 public:
  explicit Wide(const Exact& value) {
    mpfr_init2(number_, 256);
    mpfr_set_z_2exp(number_, value.man(), value.exp(), MPFR_RNDN);
  }
  Wide(const Wide&) = delete;
  Wide& operator=(const Wide&) = delete;
  ~Wide() { mpfr_clear(number_); }

  Wide& divide(const Wide& by) {
    mpfr_div(number_, number_, by.number_, MPFR_RNDN);
    return *this;
  }
  Wide& root() {
    mpfr_sqrt(number_, number_, MPFR_RNDN);
    return *this;
  }
  double rounded() const { return mpfr_get_d(number_, MPFR_RNDN); }

 private:
  mpfr_t number_;
};

template <class Number>
class Cgal {
 public:
  using Body = std::vector<Kernel::Point_d>;
  using Query = CGAL::Polytope_distance_d<CGAL::Polytope_distance_d_traits_d<Kernel, Exact, Number>>;

  Body body(const engine::Points& points) const {
    Body body;
    for (int k = 0; k < points.size(); k++) {
      body.emplace_back(points.dimension, points[k], points[k] + points.dimension);
    }
    return body;
  }

  std::vector<engine::Call<Body>> calls() const {
    return {{"", "verdict,distance,points", 0, [](const Body& a, const Body& b) {
               Query query(a.begin(), a.end(), b.begin(), b.end());
               if (!query.is_valid()) std::fprintf(stderr, "is_valid() says that the solution is not valid\n");
               return answer(query);
             }}};
  }

  double distance(const Body& a, const Body& b) const { return root(Query(a.begin(), a.end(), b.begin(), b.end())); }

 private:
  static engine::Answer answer(const Query& query) {
    engine::Answer answer;
    answer.verdict = CGAL::is_zero(query.squared_distance_numerator()) ? "meeting" : "separated";
    answer.distance = root(query);
    answer.points =
        engine::Pair{point(query.realizing_point_p_coordinates_begin(), query.realizing_point_p_coordinates_end()),
                     point(query.realizing_point_q_coordinates_begin(), query.realizing_point_q_coordinates_end())};
    return answer;
  }

  static double root(const Query& query) {
    Wide squared(query.squared_distance_numerator());
    return squared.divide(Wide(query.squared_distance_denominator())).root().rounded();
  }

  /// The coordinates are homogeneous: the last one divides the others.
  template <class Iterator>
  static std::vector<double> point(Iterator begin, Iterator end) {
    Wide divisor(*(end - 1));
    std::vector<double> point;
    for (Iterator c = begin; c != end - 1; ++c) point.push_back(Wide(*c).divide(divisor).rounded());
    return point;
  }
};

}  // namespace

int main(int count, char** arguments) {
  std::string settings = engine::settings(count, arguments, {"default", "tightest"});
  engine::Description description{"cgal", CGAL_VERSION_STR, settings, "double", "1,2,3,4,5,6,7,8"};
  description.documentation = "https://doc.cgal.org/5.5.1/QP_solver/index.html";
  if (settings == "tightest") return engine::serve(Cgal<Exact>(), description);
  description.least = 0x1p-47;
  description.largest = 0x1p47;
  return engine::serve(Cgal<double>(), description);
}
