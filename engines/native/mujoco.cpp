// MuJoCo 2.2 (https://mujoco.org): mj_collision of two meshes, each of a free body, by Minkowski portal refinement. There is a
// contact or not; of bodies that touch nothing is said, nor that a depth is the least. The compiler of models makes hulls, in
// single precision, and refuses what has no volume. Its MPR_TOLERANCE is allowed.
#include <mujoco/mujoco.h>

#include <cstring>
#include <memory>
#include <sstream>

#include "engine.h"

namespace {

class Mujoco {
 public:
  using Body = std::string;  // the vertices, as a model has them

  Body body(const engine::Points& points) const {
    std::ostringstream text;
    text.precision(9);
    for (double x : points.coordinates) text << x << ' ';
    return text.str();
  }

  std::vector<engine::Call<Body>> calls() const {
    return {{"", "verdict", 1e-6, [this](const Body& a, const Body& b) {
               engine::Answer answer;
               answer.verdict = distance(a, b) == 0 ? "meeting" : "not-overlapping";
               return answer;
             }}};
  }

  double distance(const Body& a, const Body& b) const {
    std::string free = "<body><freejoint/><geom type='mesh' mesh='";
    std::string text = "<mujoco><asset><mesh name='a' vertex='" + a + "'/><mesh name='b' vertex='" + b +
                       "'/></asset><worldbody>" + free + "a'/></body>" + free + "b'/></body></worldbody></mujoco>";
    auto files = std::make_unique<mjVFS>();
    mj_defaultVFS(files.get());
    mj_makeEmptyFileVFS(files.get(), "pair.xml", static_cast<int>(text.size()));
    std::memcpy(files->filedata[0], text.data(), text.size());
    char error[300] = "";
    std::unique_ptr<mjModel, void (*)(mjModel*)> model(mj_loadXML("pair.xml", files.get(), error, sizeof error), mj_deleteModel);
    mj_deleteVFS(files.get());
    if (!model) throw engine::Declined(error);
    std::unique_ptr<mjData, void (*)(mjData*)> data(mj_makeData(model.get()), mj_deleteData);
    mj_fwdPosition(model.get(), data.get());
    return data->ncon > 0 ? 0 : 1;
  }
};

}  // namespace

int main(int count, char** arguments) {
  engine::Description description{"mujoco", LIBRARY_VERSION, engine::settings(count, arguments, {"default"}), "single", "3"};
  description.bodies = "solid";
  description.documentation = "https://mujoco.readthedocs.io/en/2.2.2/XMLreference.html#option";
  return engine::serve(Mujoco(), description);
}
