package org.certigjk.study.isa;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.certigjk.fast.Stage;

/**
 * The experiment of van den Bergen 1999, appendix B, with one setting: in each frame every pair of
 * bodies that is tested is given to every method.
 */
final class IsaRun {

  /** The frames before the first that is counted. */
  static final int WARM_UP = 100;

  private final IsaMovement movement;
  private final List<IsaMethod> methods;
  private final List<IsaTally> tallies = new ArrayList<>();
  private final Map<Stage, Integer> stages = new EnumMap<>(Stage.class);
  private int collisions;
  private int tests;

  /**
   * Prepares the scene.
   *
   * @param methods the methods, new ones, which know nothing of other scenes
   * @param boxes whether only pairs with overlapping boxes are tested, otherwise all are
   */
  IsaRun(IsaSetting setting, long seed, List<IsaMethod> methods, boolean boxes) {
    this.movement = new IsaMovement(setting, seed, boxes);
    this.methods = methods;
    for (IsaMethod ignored : methods) {
      tallies.add(new IsaTally());
    }
  }

  /** Makes so many frames, after some in which the bodies leave their places. */
  IsaRun run(int frames) {
    for (int k = 0; k < WARM_UP; k++) {
      movement.nextFrame();
    }
    for (int k = 0; k < frames; k++) {
      movement.nextFrame().forEach(this::ask);
    }
    return this;
  }

  private void ask(IsaMovement.Test test) {
    for (int k = 0; k < methods.size(); k++) {
      tallies.get(k).add(methods.get(k).ask(test.pair(), test.a(), test.b()), test.meets());
    }
    stages.merge(test.stage(), 1, Integer::sum);
    collisions += test.meets() ? 1 : 0;
    tests++;
  }

  List<IsaMethod> methods() {
    return methods;
  }

  /** Returns what each method needed, in their order. */
  List<IsaTally> tallies() {
    return tallies;
  }

  /** Returns how many pairs were given to the methods, over all frames. */
  int tests() {
    return tests;
  }

  /** Returns how many of them met. */
  int collisions() {
    return collisions;
  }

  /** Returns how many of them the exact query decided at this stage. */
  int decidedAt(Stage stage) {
    return stages.getOrDefault(stage, 0);
  }
}
