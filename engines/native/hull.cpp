// The hull by CGAL, with exact decisions. It takes long to compile: the drivers that want it share the object.
#include "hull.h"

#include <CGAL/Exact_predicates_inexact_constructions_kernel.h>
#include <CGAL/Surface_mesh.h>
#include <CGAL/boost/graph/helpers.h>
#include <CGAL/convex_hull_3.h>

#include <map>

namespace engine {

// Of a flat body CGAL makes a point, a segment, or a polygon in triangles, with a boundary.
Hull hull(const Points& points) {
  using Point = CGAL::Exact_predicates_inexact_constructions_kernel::Point_3;
  std::vector<Point> given;
  for (int k = 0; k < points.size(); k++) given.emplace_back(points[k][0], points[k][1], points[k][2]);
  CGAL::Surface_mesh<Point> mesh;
  if (given.size() > 3) CGAL::convex_hull_3(given.begin(), given.end(), mesh);
  if (mesh.number_of_faces() < 4 || !CGAL::is_closed(mesh)) throw Declined("a body without volume");
  Hull hull;
  std::map<Point, int> index;  // of a vertex in the hull, -1 until it has one
  for (auto vertex : mesh.vertices()) index[mesh.point(vertex)] = -1;
  for (const Point& p : given) {
    auto vertex = index.find(p);
    if (vertex == index.end() || vertex->second >= 0) continue;
    vertex->second = static_cast<int>(hull.vertices.size());
    hull.vertices.push_back({p.x(), p.y(), p.z()});
  }
  for (auto face : mesh.faces()) {
    std::array<int, 3> corners;
    int k = 0;
    for (auto vertex : mesh.vertices_around_face(mesh.halfedge(face))) corners.at(k++) = index.at(mesh.point(vertex));
    hull.triangles.push_back(corners);
  }
  return hull;
}

}  // namespace engine
