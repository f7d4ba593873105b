// The faces of a convex hull, for libraries that want them.
#pragma once

#include <array>
#include <vector>

#include "engine.h"

namespace engine {

/// The vertices of a hull in the order in which they are given, three coordinates each, and its triangles, counter-clockwise from outside.
struct Hull {
  std::vector<std::array<double, 3>> vertices;
  std::vector<std::array<int, 3>> triangles;
};

/// Returns the hull of the points; a flat one is Declined.
Hull hull(const Points& points);

}  // namespace engine
