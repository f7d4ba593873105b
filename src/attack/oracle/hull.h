// Whether a convex hull is right.
#ifndef CERTIGJK_ATTACK_HULL_H
#define CERTIGJK_ATTACK_HULL_H

#include <map>

#include "answers.h"

class Hull {
 public:
  Hull(const Input& input, Words& words) : n(input.n), points(input.a) {
    dimension = words.index();
    vertices = words.list();
    faces = words.many<std::vector<int>>(words.index(), [&] { return words.list(); });
    neighbours = words.many<std::vector<int>>(static_cast<int>(vertices.size()), [&] { return words.list(); });
  }

  void check() const {
    demand(dimension == dimensionOf(points), "the dimension is wrong");
    checkVertices();
    demand(std::is_sorted(faces.begin(), faces.end()), "the faces are not in order");
    for (const std::vector<int>& face : faces) checkCycle(face);
    if (dimension == 3) {
      for (const std::vector<int>& face : faces) checkFace(face);
    } else {
      demand(faces.size() == (dimension == 2 ? 1u : 0u), "the number of faces is wrong");
      if (dimension == 2) checkPolygon(faces[0]);
    }
    checkEdges();
  }

 private:
  int n, dimension;
  const Points& points;
  std::vector<int> vertices;
  std::vector<std::vector<int>> faces, neighbours;

  const Vector& at(int k) const {
    demand(k < static_cast<int>(points.size()), "no such point");
    return points[static_cast<std::size_t>(k)];
  }

  void checkVertices() const {
    std::set<Vector> different(points.begin(), points.end()), extreme, told;
    for (const Vector& point : different) {
      Points others(different.begin(), different.end());
      others.erase(std::find(others.begin(), others.end(), point));
      if (others.empty() || !contains(others, point)) extreme.insert(point);
    }
    for (int k : vertices) told.insert(at(k));
    demand(told == extreme && told.size() == vertices.size(), "these are not the extreme points");
    demand(std::is_sorted(vertices.begin(), vertices.end()), "the vertices are not in order");
    for (int k : vertices)
      for (int j = 0; j < k; j++) demand(at(j) != at(k), "of equal points the first is the vertex");
  }

  void checkCycle(const std::vector<int>& face) const {
    std::set<int> corners(face.begin(), face.end());
    demand(face.size() >= 3 && corners.size() == face.size() && *corners.begin() == face[0], "no cycle of a face");
    for (int k : face) demand(std::binary_search(vertices.begin(), vertices.end(), k), "a corner is no vertex");
  }

  Vector edge(const std::vector<int>& face, std::size_t k) const {
    return minus(at(face[(k + 1) % face.size()]), at(face[k % face.size()]));
  }

  void checkFace(const std::vector<int>& face) const {
    Vector normal = orthogonal({edge(face, 0), edge(face, 1)}, 3);
    Q height = dot(normal, at(face[0]));
    std::size_t on = 0;
    for (int k : vertices) {
      Q value = dot(normal, at(k));
      demand(value <= height, "a vertex is beyond a face");
      on += value == height ? 1 : 0;
    }
    demand(on == face.size(), "a face has not all vertices of its plane");
    for (std::size_t k = 0; k < face.size(); k++)
      demand(dot(normal, orthogonal({edge(face, k), edge(face, k + 1)}, 3)) > 0, "a face is not convex");
  }

  void checkPolygon(const std::vector<int>& face) const {
    demand(face.size() == vertices.size(), "the polygon leaves out vertices");
    std::vector<int> kept = planeOf(face);
    int side = 0;
    for (std::size_t k = 0; k < face.size(); k++)
      for (int vertex : vertices) {
        Vector e = edge(face, k), d = minus(at(vertex), at(face[k]));
        auto [i, j] = std::make_pair(static_cast<std::size_t>(kept[0]), static_cast<std::size_t>(kept[1]));
        int s = sgn(e[i] * d[j] - e[j] * d[i]);
        demand(s * side >= 0, "the polygon is not convex");
        side = s == 0 ? side : s;
      }
    demand(n == 3 || side > 0, "the polygon turns clockwise");
  }

  // Two coordinates in which the polygon is not flat.
  std::vector<int> planeOf(const std::vector<int>& face) const {
    for (int i = 0; i < n; i++)
      for (int j = i + 1; j < n; j++) {
        Vector e = edge(face, 0), d = edge(face, 1);
        auto [x, y] = std::make_pair(static_cast<std::size_t>(i), static_cast<std::size_t>(j));
        if (e[x] * d[y] != e[y] * d[x]) return {i, j};
      }
    throw Wrong("three corners on a line");
  }

  void checkEdges() const {
    std::map<int, std::set<int>> of;
    std::set<Pair> directed;
    for (const std::vector<int>& face : faces)
      for (std::size_t k = 0; k < face.size(); k++) {
        int from = face[k], to = face[(k + 1) % face.size()];
        demand(directed.insert({from, to}).second, "an edge has two faces on one side");
        of[from].insert(to);
        of[to].insert(from);
      }
    if (dimension == 3)
      for (const Pair& edge : directed) demand(directed.count({edge.second, edge.first}) == 1, "the surface has a hole");
    if (dimension == 1) of = {{vertices[0], {vertices[1]}}, {vertices[1], {vertices[0]}}};
    for (std::size_t k = 0; k < vertices.size(); k++) {
      const std::set<int>& expected = of[vertices[k]];
      demand(neighbours[k] == std::vector<int>(expected.begin(), expected.end()), "the neighbours are others");
    }
  }
};

#endif
