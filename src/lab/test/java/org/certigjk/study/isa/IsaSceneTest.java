package org.certigjk.study.isa;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.certigjk.fast.DistanceWorkspace;
import org.certigjk.fast.DoublePolytope;
import org.certigjk.vectors.Draw;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The simulation of the study isa. */
class IsaSceneTest {

  @ParameterizedTest
  @ValueSource(doubles = {0.01, 0.05, 0.2})
  void volumesAreTheDensityTimesThatOfTheCube(double density) {
    IsaScene scene = new IsaScene(IsaSetting.DEFAULT.withDensity(density), 7);
    double volume = scene.bodies().stream().mapToDouble(body -> body.volume).sum();
    double cube = scene.side() * scene.side() * scene.side();
    assertEquals(density, volume / cube, 1e-12);
  }

  /** An octahedron has the volume 4/3; random points have less than their ellipsoid. */
  @Test
  void volumeIsThatOfTheHull() {
    double[][] octahedron = {
      {1, 0, 0}, {-1, 0, 0}, {0, 1, 0}, {0, -1, 0}, {0, 0, 1}, {0, 0, -1}, {0, 0, 0}
    };
    assertEquals(4.0 / 3, IsaBody.of(octahedron, new double[] {0, 0, 1}).volume, 1e-15);
    IsaBody random = IsaBody.random(new Draw(1), 20);
    assertTrue(0 < random.volume && random.volume < 4 * StrictMath.PI / 3 * random.radius);
  }

  @Test
  void aQuarterTurnAboutTheThirdAxis() {
    IsaBody body = IsaBody.of(new double[][] {{1, 0, 0}, {0, 2, 0}, {0, 0, 3}, {0, 0, 0}}, Z);
    body.centre[0] = 10;
    double[][] turned = body.vertices(90);
    assertArrayEquals(new double[] {10, 1, 0}, turned[0], 1e-15);
    assertArrayEquals(new double[] {8, 0, 0}, turned[1], 1e-15);
    assertArrayEquals(new double[] {10, 0, 3}, turned[2], 1e-15);
  }

  private static final double[] Z = {0, 0, 1};

  /** Bodies start apart, move by what the setting says, and stay in the cube. */
  @Test
  void bodiesStayInTheCube() {
    IsaScene scene = new IsaScene(IsaSetting.DEFAULT, 3);
    assertApart(scene);
    for (int frame = 0; frame < 2000; frame++) {
      scene.advance();
      for (IsaBody body : scene.bodies()) {
        double speed = StrictMath.sqrt(IsaBody.dot(body.velocity, body.velocity));
        assertEquals(0.05, speed / body.radius, 1e-12);
        for (double x : body.centre) {
          assertTrue(Math.abs(x) + body.radius <= scene.side() / 2 + speed * (1 + 1e-9));
        }
      }
    }
  }

  private static void assertApart(IsaScene scene) {
    DistanceWorkspace workspace = new DistanceWorkspace();
    for (int i = 0; i < scene.bodies().size(); i++) {
      for (int j = 0; j < i; j++) {
        DoublePolytope a = DoublePolytope.of(scene.vertices(i));
        assertTrue(workspace.distance(a, DoublePolytope.of(scene.vertices(j))) > 0);
      }
    }
  }

  @Test
  void bodiesThatApproachExchangeTheirVelocities() {
    IsaScene scene = new IsaScene(IsaSetting.DEFAULT, 3);
    IsaBody first = scene.bodies().get(0);
    IsaBody second = scene.bodies().get(1);
    double[] ahead = new double[3];
    for (int c = 0; c < 3; c++) {
      ahead[c] = second.centre[c] - first.centre[c];
    }
    double[] back = IsaBody.times(-1, ahead);
    first.velocity = ahead;
    second.velocity = back;
    scene.collide(0, 1);
    scene.collide(0, 1); // they move apart now
    assertEquals(List.of(back, ahead), List.of(first.velocity, second.velocity));
  }

  /** The exact query decides the movement: boxes only leave out pairs that are apart. */
  @Test
  void boxesChangeNothingButTheNumberOfTests() {
    IsaSetting setting = IsaSetting.DEFAULT.withDensity(0.2);
    IsaRun boxes = new IsaRun(setting, 1, IsaMethods.all(), true).run(20);
    IsaRun all = new IsaRun(setting, 1, IsaMethods.all(), false).run(20);
    assertEquals(all.collisions(), boxes.collisions());
    assertEquals(190 * 20, all.tests());
    assertTrue(0 < boxes.collisions() && boxes.collisions() < boxes.tests());
    assertTrue(boxes.tests() < all.tests());
  }

  /** What the study shows, in small. */
  @Test
  void coherenceSavesSupportPointsAndNobodyIsWrong() {
    IsaSetting slow = IsaSetting.DEFAULT.withTranslation(0.01).withRotation(1).withDensity(0.1);
    IsaRun run = new IsaRun(slow, 1, IsaMethods.all(), true).run(50);
    IsaTally distance = run.tallies().get(0);
    IsaTally axis = run.tallies().get(1);
    IsaTally isa = run.tallies().get(2);
    assertTrue(isa.supportCallsPerTest() < axis.supportCallsPerTest());
    assertTrue(axis.supportCallsPerTest() < distance.supportCallsPerTest());
    assertTrue(isa.decidedAtOnce() > 0.75);
    IsaTally features = run.tallies().get(3);
    assertTrue(1 <= features.iterationsPerTest() && features.iterationsPerTest() < 4);
    assertEquals(0, distance.wrong() + axis.wrong() + isa.wrong() + features.wrong());
  }

  /**
   * Where bodies are apart, the plain loops take the support points that those of the study take,
   * but for ties at a simplex' own points, which may fall otherwise.
   */
  @Test
  void thePlainLoopsDoWhatTheStudyCounts() {
    for (IsaFigure figure : IsaFigure.ALL) {
      IsaMovement movement =
          new IsaMovement(figure.setting().apply(figure.values().get(3)), 5, true);
      List<IsaMethod> methods = IsaMethods.all().subList(0, 3);
      Map<Integer, PlainGjk> isa = new HashMap<>();
      long[] counted = new long[3];
      long[] timed = new long[3];
      for (int frame = 0; frame < 60; frame++) {
        for (IsaMovement.Test test : movement.nextFrame()) {
          for (int m = 0; m < 3; m++) {
            IsaMethod.Answer answer = methods.get(m).ask(test.pair(), test.a(), test.b());
            PlainGjk plain = new PlainGjk();
            if (m == 2) {
              plain = isa.computeIfAbsent(test.pair(), pair -> new PlainGjk());
              plain.resume(test.a(), test.b());
            } else {
              plain.start(test.a(), test.b());
            }
            boolean meets =
                m == 0 ? plain.distance(test.a(), test.b()) == 0 : plain.meets(test.a(), test.b());
            assertEquals(test.meets(), meets);
            if (!meets) { // the loop of the study asks once more where bodies meet
              counted[m] += answer.supportCalls();
              timed[m] += plain.supports();
            }
          }
        }
      }
      for (int m = 0; m < 3; m++) {
        assertEquals(1, (double) timed[m] / counted[m], 0.02, figure.name());
      }
    }
  }

  /** The distance of the plain loop is right, too. */
  @Test
  void thePlainDistance() {
    IsaMovement movement = new IsaMovement(IsaSetting.DEFAULT, 2, false);
    PlainGjk plain = new PlainGjk();
    DistanceWorkspace workspace = new DistanceWorkspace();
    for (int frame = 0; frame < 10; frame++) {
      for (IsaMovement.Test test : movement.nextFrame()) {
        plain.start(test.a(), test.b());
        double truth = workspace.distance(test.a().certified(), test.b().certified());
        assertEquals(truth, plain.distance(test.a(), test.b()), 1e-6 * truth);
      }
    }
  }

  /** Every contestant of the race decides as the exact answer does. */
  @Test
  void theRaceIsRunByAll() {
    IsaRace race = new IsaRace(IsaSetting.DEFAULT.withDensity(0.2), 1);
    for (int round = 0; round < 2; round++) {
      race.record(20);
      assertTrue(0 < race.meeting() && race.meeting() < race.tests());
      for (IsaRace.Contestant contestant : IsaRace.Contestant.values()) {
        assertEquals(race.meeting(), race.ask(contestant), contestant.label());
      }
    }
  }
}
