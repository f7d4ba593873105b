package org.certigjk.study.isa;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The experiment for the clock: frames are made beforehand, and then each contestant is asked about
 * all their tests. What {@code src/bench/run.sh --isa} times.
 */
public final class IsaRace {

  /**
   * What is timed: the algorithms of the study, in plain code over doubles. Where {@link PlainGjk}
   * says contact, those of the study may ask for one more support point, or have no answer.
   */
  public enum Contestant {
    /** Algorithm 1, from a₀ &minus; b₀. */
    DISTANCE("distance"),
    /** Algorithm 2, from a₀ &minus; b₀. */
    AXIS("separating axis"),
    /** Algorithm 2, from the last axis that separated the pair. */
    ISA("ISA-GJK"),
    /** The closest features, from the last ones of the pair. */
    LIN_CANNY(IsaMethods.LIN_CANNY);

    private final String label;

    Contestant(String label) {
      this.label = label;
    }

    /** Returns the name in the study's tables. */
    public String label() {
      return label;
    }

    private Tester tester() {
      return switch (this) {
        case DISTANCE -> new Gjk(true, false);
        case AXIS -> new Gjk(false, false);
        case ISA -> new Gjk(false, true);
        case LIN_CANNY -> new Features();
      };
    }
  }

  /** A contestant, with what it keeps of each pair. */
  private interface Tester {
    boolean meets(IsaMovement.Test test);
  }

  private record Gjk(boolean distance, boolean incremental, Map<Integer, PlainGjk> pairs)
      implements Tester {

    Gjk(boolean distance, boolean incremental) {
      this(distance, incremental, new HashMap<>());
    }

    @Override
    public boolean meets(IsaMovement.Test test) {
      PlainGjk gjk = pairs.computeIfAbsent(test.pair(), pair -> new PlainGjk());
      if (incremental) {
        gjk.resume(test.a(), test.b());
      } else {
        gjk.start(test.a(), test.b());
      }
      return distance ? gjk.distance(test.a(), test.b()) == 0 : gjk.meets(test.a(), test.b());
    }
  }

  private record Features(Map<Integer, ClosestFeatures> pairs) implements Tester {

    Features() {
      this(new HashMap<>());
    }

    @Override
    public boolean meets(IsaMovement.Test test) {
      ClosestFeatures features =
          pairs.computeIfAbsent(test.pair(), pair -> new ClosestFeatures(test.a(), test.b()));
      return features.next(test.a(), test.b()) == ClosestFeatures.End.MEETING;
    }
  }

  private final IsaMovement movement;
  private final List<IsaMovement.Test> tests = new ArrayList<>();
  private final Map<Contestant, Tester> testers = new EnumMap<>(Contestant.class);

  /**
   * Prepares the scene, and makes the frames that are not counted.
   *
   * @param setting one of {@link IsaFigure}
   * @param seed the seed of the scene
   */
  public IsaRace(IsaSetting setting, long seed) {
    movement = new IsaMovement(setting, seed, true);
    for (int k = 0; k < IsaRun.WARM_UP; k++) {
      movement.nextFrame();
    }
  }

  /** Makes the next frames, in place of those before. */
  public void record(int frames) {
    tests.clear();
    for (int k = 0; k < frames; k++) {
      tests.addAll(movement.nextFrame());
    }
  }

  /** Returns how many tests the frames have. */
  public int tests() {
    return tests.size();
  }

  /** Asks a contestant about each test, and returns how often it says that the bodies meet. */
  public int ask(Contestant contestant) {
    Tester tester = testers.computeIfAbsent(contestant, Contestant::tester);
    int meeting = 0;
    for (IsaMovement.Test test : tests) {
      meeting += tester.meets(test) ? 1 : 0;
    }
    return meeting;
  }

  /** Returns in how many tests the bodies meet. */
  public int meeting() {
    return (int) tests.stream().filter(IsaMovement.Test::meets).count();
  }
}
