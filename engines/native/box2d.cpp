// Box2D 2.4 (https://box2d.org): b2Distance of two clouds of vertices, without a radius and without a warm start.
// Its b2_linearSlop is a tolerance (b2_common.h): 0.005 is allowed. Its manual asks for moving shapes from 0.1 to 10 metres.
#include <box2d/b2_common.h>
#include <box2d/b2_distance.h>

#include "engine.h"

struct Box2d {
  using Body = std::vector<b2Vec2>;

  Body body(const engine::Points& points) const {
    Body body;
    for (int k = 0; k < points.size(); k++) body.emplace_back(float(points[k][0]), float(points[k][1]));
    return body;
  }

  std::vector<engine::Call<Body>> calls() const {
    return {{"", "distance,points", double{b2_linearSlop}, [this](const Body& a, const Body& b) {
               b2DistanceOutput output = ask(a, b);
               engine::Answer answer;
               answer.distance = output.distance;
               answer.points = engine::Pair{{output.pointA.x, output.pointA.y}, {output.pointB.x, output.pointB.y}};
               return answer;
             }}};
  }

  double distance(const Body& a, const Body& b) const { return ask(a, b).distance; }

  b2DistanceOutput ask(const Body& a, const Body& b) const {
    b2DistanceInput input;
    input.proxyA.Set(a.data(), static_cast<int32>(a.size()), 0);
    input.proxyB.Set(b.data(), static_cast<int32>(b.size()), 0);
    input.transformA.SetIdentity();
    input.transformB.SetIdentity();
    input.useRadii = false;
    b2SimplexCache cache;
    cache.count = 0;
    b2DistanceOutput output;
    b2Distance(&output, &cache, &input);
    return output;
  }

  std::string source(const engine::Points& a, const engine::Points& b) const {
    return "// g++ call.cpp -lbox2d\n#include <box2d/b2_distance.h>\n#include <cstdio>\nint main() {\n  b2Vec2 a[] = " +
           engine::array(a) + ", b[] = " + engine::array(b) + ";\n  b2DistanceInput input;\n  input.proxyA.Set(a, " +
           std::to_string(a.size()) + ", 0);\n  input.proxyB.Set(b, " + std::to_string(b.size()) + R"(, 0);
  input.transformA.SetIdentity();
  input.transformB.SetIdentity();
  input.useRadii = false;
  b2SimplexCache cache;
  cache.count = 0;
  b2DistanceOutput output;
  b2Distance(&output, &cache, &input);
  b2Vec2 p = output.pointA, q = output.pointB;
  std::printf("%.9g of (%.9g, %.9g) and (%.9g, %.9g)\n", output.distance, p.x, p.y, q.x, q.y);
}
)";
  }
};

int main(int count, char** arguments) {
  engine::Description description{"box2d", LIBRARY_VERSION, engine::settings(count, arguments, {"default"}), "single", "2"};
  description.leastSize = 0.1;
  description.largestSize = 10;
  description.documentation = "https://box2d.org/documentation/";
  return engine::serve(Box2d(), description);
}
