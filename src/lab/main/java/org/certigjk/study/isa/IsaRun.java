package org.certigjk.study.isa;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.certigjk.fast.DoublePolytope;
import org.certigjk.fast.MovingPair;
import org.certigjk.fast.Stage;
import org.certigjk.field.Doubles;
import org.certigjk.geometry.Polytope;

/**
 * The experiment of van den Bergen 1999, appendix B, with one setting: in each frame every pair of
 * bodies whose axis-parallel bounding boxes overlap (as I-COLLIDE does it) is given to every
 * method, and to a {@link MovingPair}, whose answer is exact.
 */
final class IsaRun {

  /** The frames before the first that is counted. */
  static final int WARM_UP = 100;

  private final IsaScene scene;
  private final List<IsaMethod> methods;
  private final List<IsaTally> tallies = new ArrayList<>();
  private final Map<Stage, Integer> stages = new EnumMap<>(Stage.class);
  private final Map<Integer, MovingPair> certified = new HashMap<>();
  private final boolean boxes;
  private int collisions;
  private int tests;

  /**
   * Prepares the scene.
   *
   * @param methods the methods, new ones, which know nothing of other scenes
   * @param boxes whether only pairs with overlapping boxes are tested, otherwise all are
   */
  IsaRun(IsaSetting setting, long seed, List<IsaMethod> methods, boolean boxes) {
    this.scene = new IsaScene(setting, seed);
    this.methods = methods;
    this.boxes = boxes;
    for (IsaMethod ignored : methods) {
      tallies.add(new IsaTally());
    }
  }

  /** Makes so many frames, after some in which the bodies leave their places. */
  IsaRun run(int frames) {
    for (int k = 0; k < WARM_UP; k++) {
      nextFrame(false);
    }
    for (int k = 0; k < frames; k++) {
      nextFrame(true);
    }
    return this;
  }

  private void nextFrame(boolean counted) {
    scene.advance();
    List<Body> bodies = new ArrayList<>();
    for (int k = 0; k < scene.bodies().size(); k++) {
      bodies.add(Body.of(scene.vertices(k)));
    }
    testPairs(bodies, counted);
  }

  /** A body in one frame, as the methods take it and as the exact query takes it. */
  private record Body(Box box, Polytope<Double> polytope, DoublePolytope certified) {

    static Body of(double[][] vertices) {
      return new Body(
          new Box(vertices), Polytope.of(Doubles.INSTANCE, vertices), DoublePolytope.of(vertices));
    }
  }

  private void testPairs(List<Body> bodies, boolean counted) {
    List<int[]> colliding = new ArrayList<>();
    for (int i = 0; i < bodies.size(); i++) {
      for (int j = i + 1; j < bodies.size(); j++) {
        Body a = bodies.get(i);
        Body b = bodies.get(j);
        boolean tested = !boxes || a.box.overlaps(b.box);
        if (tested && test(i * bodies.size() + j, a, b, counted)) {
          colliding.add(new int[] {i, j});
        }
      }
    }
    collisions += counted ? colliding.size() : 0;
    for (int[] pair : colliding) {
      scene.collide(pair[0], pair[1]);
    }
  }

  /** Asks every method if that is to be counted, and returns whether the bodies meet. */
  private boolean test(int pair, Body a, Body b, boolean counted) {
    MovingPair exact =
        certified.computeIfAbsent(pair, key -> new MovingPair(a.certified, b.certified));
    exact.replace(a.certified, b.certified);
    boolean meets = exact.distance(0, 0, 0) == 0; // the coordinates are far from the smallest ones
    if (counted) {
      for (int k = 0; k < methods.size(); k++) {
        tallies.get(k).add(methods.get(k).ask(pair, a.polytope, b.polytope), meets);
      }
      stages.merge(exact.stage(), 1, Integer::sum);
      tests++;
    }
    return meets;
  }

  /** The smallest box with edges along the axes around a body. */
  private static final class Box {
    private final double[] least;
    private final double[] greatest;

    Box(double[][] vertices) {
      least = vertices[0].clone();
      greatest = vertices[0].clone();
      for (double[] vertex : vertices) {
        for (int c = 0; c < 3; c++) {
          least[c] = Math.min(least[c], vertex[c]);
          greatest[c] = Math.max(greatest[c], vertex[c]);
        }
      }
    }

    boolean overlaps(Box other) {
      boolean overlap = true;
      for (int c = 0; c < 3; c++) {
        overlap &= least[c] <= other.greatest[c] && other.least[c] <= greatest[c];
      }
      return overlap;
    }
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
