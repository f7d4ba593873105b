package org.certigjk.study.isa;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.certigjk.fast.MovingPair;
import org.certigjk.fast.Stage;

/**
 * The movement of an {@link IsaScene}, frame by frame, with the pairs that are tested in each and
 * whether they meet. A {@link MovingPair}, whose answer is exact, decides what collides, so that
 * the movement is the same for every method.
 */
final class IsaMovement {

  private final IsaScene scene;
  private final boolean boxes;
  private final List<FeatureHull> hulls = new ArrayList<>();
  private final Map<Integer, MovingPair> certified = new HashMap<>();

  /**
   * Prepares the scene.
   *
   * @param boxes whether only pairs whose boxes overlap are tested, otherwise all are
   */
  IsaMovement(IsaSetting setting, long seed, boolean boxes) {
    this.scene = new IsaScene(setting, seed);
    this.boxes = boxes;
    for (int k = 0; k < scene.bodies().size(); k++) {
      hulls.add(FeatureHull.of(scene.vertices(k)));
    }
  }

  /**
   * A test of a pair in one frame.
   *
   * @param pair the number of the pair of bodies, the same in every frame
   * @param a A in this frame
   * @param b B in this frame
   * @param meets whether they meet
   * @param stage what the exact query needed
   */
  record Test(int pair, PlacedBody a, PlacedBody b, boolean meets, Stage stage) {}

  /** Makes the next frame, and returns its tests. */
  List<Test> nextFrame() {
    scene.advance();
    List<PlacedBody> bodies = new ArrayList<>();
    List<Box> places = new ArrayList<>();
    for (int k = 0; k < hulls.size(); k++) {
      double[][] vertices = scene.vertices(k);
      bodies.add(PlacedBody.of(hulls.get(k), vertices));
      places.add(new Box(vertices));
    }
    List<Test> tests = new ArrayList<>();
    for (int i = 0; i < bodies.size(); i++) {
      for (int j = i + 1; j < bodies.size(); j++) {
        if (!boxes || places.get(i).overlaps(places.get(j))) {
          tests.add(test(i * bodies.size() + j, bodies.get(i), bodies.get(j)));
        }
      }
    }
    for (Test test : tests) {
      if (test.meets) {
        scene.collide(test.pair / bodies.size(), test.pair % bodies.size());
      }
    }
    return tests;
  }

  private Test test(int pair, PlacedBody a, PlacedBody b) {
    MovingPair exact =
        certified.computeIfAbsent(pair, key -> new MovingPair(a.certified(), b.certified()));
    exact.replace(a.certified(), b.certified());
    boolean meets = exact.distance(0, 0, 0) == 0; // the coordinates are far from the smallest ones
    return new Test(pair, a, b, meets, exact.stage());
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
}
