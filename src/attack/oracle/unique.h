// Whether points of A and of B that are v apart are the only ones, by trying all weights that are the only ones.
#ifndef CERTIGJK_ATTACK_UNIQUE_H
#define CERTIGJK_ATTACK_UNIQUE_H

#include <bitset>
#include <optional>

#include "bodies.h"

// The x with sum x_k columns_k = right; nothing if there is none, or more than one.
inline std::optional<Vector> onlySolution(const std::vector<Vector>& columns, const Vector& right) {
  std::size_t unknowns = columns.size();
  std::vector<Vector> rows(right.size());
  for (std::size_t i = 0; i < right.size(); i++) {
    for (const Vector& column : columns) rows[i].push_back(column[i]);
    rows[i].push_back(right[i]);
  }
  std::vector<std::size_t> pivots = eliminate(rows);
  if (pivots.size() != unknowns || (unknowns > 0 && pivots.back() == unknowns)) return {};
  Vector x;
  for (std::size_t p = 0; p < unknowns; p++) x.push_back(rows[p][unknowns] / rows[p][p]);
  return x;
}

// The points where d.x is least.
inline Points face(const Points& points, const Vector& d) {
  Points found;
  for (const Vector& point : points) {
    int side = found.empty() ? 0 : cmp(dot(d, point), dot(d, found[0]));
    if (side < 0) found.clear();
    if (side <= 0) found.push_back(point);
  }
  return found;
}

// The pairs of nearest points are convex combinations of those whose weights are a vertex of all possible weights, which
// are the only ones for their points, at most n + 2 of them. v is the distance vector.
inline bool isNearestUnique(const Bodies& bodies, const Vector& v) {
  const Vector zero(v.size());
  Points a = face(bodies.a, v), b = face(bodies.b, minus(zero, v));
  Vector right = v;
  right.insert(right.end(), {1, 1});
  demand(a.size() + b.size() < 32, "too many points to try all of them");
  std::optional<Vector> first;
  for (unsigned chosen = 0; chosen < 1u << (a.size() + b.size()); chosen++) {
    if (std::bitset<32>(chosen).count() > v.size() + 2) continue;
    std::vector<Vector> columns;
    Points ofA;
    for (std::size_t k = 0; k < a.size() + b.size(); k++) {
      if ((chosen >> k & 1) == 0) continue;
      bool inA = k < a.size();
      columns.push_back(inA ? a[k] : minus(zero, b[k - a.size()]));
      columns.back().push_back(inA ? 1 : 0);
      columns.back().push_back(inA ? 0 : 1);
      if (inA) ofA.push_back(a[k]);
    }
    std::optional<Vector> weights = onlySolution(columns, right);
    if (!weights || *std::min_element(weights->begin(), weights->end()) < 0) continue;
    Vector point = zero;
    for (std::size_t k = 0; k < ofA.size(); k++) point = plus(point, (*weights)[k], ofA[k]);
    if (first && *first != point) return false;
    first = point;
  }
  demand(first.has_value(), "no points are v apart");
  return true;
}

#endif
