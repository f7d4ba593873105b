// CGAL (https://www.cgal.org): Polytope_distance_d, a quadratic program over exact numbers, in any
// dimension. Its answers are exact; they are rounded to doubles here, with MPFR. It has no depth.
//
// default: candidates are compared in doubles first (number type double), decisions are exact (Gmpzf).
// tightest: everything is exact (number type Gmpzf).
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

  engine::Answer answer(const Body& a, const Body& b) const {
    Query query(a.begin(), a.end(), b.begin(), b.end());
    engine::Answer answer;
    answer.verdict = CGAL::is_zero(query.squared_distance_numerator()) ? "meeting" : "separated";
    answer.distance = root(query);
    answer.points =
        engine::Pair{point(query.realizing_point_p_coordinates_begin(), query.realizing_point_p_coordinates_end()),
                     point(query.realizing_point_q_coordinates_begin(), query.realizing_point_q_coordinates_end())};
    return answer;
  }

  double distance(const Body& a, const Body& b) const { return root(Query(a.begin(), a.end(), b.begin(), b.end())); }

 private:
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
  std::string settings = engine::settings(count, arguments);
  std::string declaration = "name=cgal version=" CGAL_VERSION_STR " settings=" + settings +
                            " precision=double answers=verdict,distance,points dimensions=1,2,3,4,5,6,7,8";
  return settings == "tightest" ? engine::serve(Cgal<Exact>(), declaration) : engine::serve(Cgal<double>(), declaration);
}
