package org.certigjk.cli.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.ToDoubleFunction;
import org.certigjk.referee.Engine;
import org.certigjk.referee.engine.OwnEngines;
import org.junit.jupiter.api.Test;

/** The answers of engines that are wrong on purpose are counted. */
class BenchSessionTest {

  /** Nanoseconds in which every engine here answers for every pair. */
  private static final long ENOUGH = 20;

  private static final double[][] SQUARE = {{0, 0}, {1, 0}, {1, 1}, {0, 1}};

  /** The unit square and the same moved along x: 1 apart, touching, overlapping, 0.1 apart. */
  private static final BenchPairs PAIRS =
      new BenchPairs(2, 4, "test", List.of(moved(2), moved(1), moved(0.5), moved(1.1)));

  private static double[][][] moved(double shift) {
    double[][] square = new double[SQUARE.length][];
    for (int k = 0; k < square.length; k++) {
      square[k] = new double[] {SQUARE[k][0] + shift, SQUARE[k][1]};
    }
    return new double[][][] {SQUARE, square};
  }

  /** An engine that answers from the shift, which is all that these pairs differ in. */
  private static final class Planted implements Engine<double[][]> {
    private final Precision precision;
    private final ToDoubleFunction<Double> answer;

    Planted(Precision precision, ToDoubleFunction<Double> answer) {
      this.precision = precision;
      this.answer = answer;
    }

    @Override
    public String name() {
      return "planted";
    }

    @Override
    public String version() {
      return "1";
    }

    @Override
    public boolean takes(int dimension) {
      return dimension == 2;
    }

    @Override
    public Precision precision() {
      return precision;
    }

    @Override
    public Set<Answers> answers() {
      return Set.of(Answers.DISTANCE);
    }

    @Override
    public double[][] body(double[][] points) {
      if (points[0][0] < 0) {
        throw new IllegalArgumentException("left of the origin");
      }
      return points;
    }

    @Override
    public double distance(double[][] a, double[][] b) {
      return answer.applyAsDouble(b[0][0]);
    }
  }

  /** A clock that goes on by a nanosecond each time one looks at it. */
  private final AtomicLong clock = new AtomicLong();

  private BenchRun run(Engine<?> engine, BenchPairs pairs) {
    return run(engine, pairs, ENOUGH);
  }

  private BenchRun run(Engine<?> engine, BenchPairs pairs, long nanoseconds) {
    return session(engine, nanoseconds).run(pairs).get(0);
  }

  private BenchSession session(Engine<?> engine, long nanoseconds) {
    return new BenchSession(
        List.of(BenchEntrant.of(engine)), nanoseconds, clock::incrementAndGet, () -> {});
  }

  private BenchRun run(ToDoubleFunction<Double> answer) {
    return run(new Planted(Engine.Precision.DOUBLE, answer), PAIRS);
  }

  private static Map<BenchFault, Integer> faults(
      int far, int falseOverlap, int missedContact, int noAnswer) {
    return Map.of(
        BenchFault.FAR, far,
        BenchFault.FALSE_OVERLAP, falseOverlap,
        BenchFault.MISSED_CONTACT, missedContact,
        BenchFault.NO_ANSWER, noAnswer);
  }

  @Test
  void rightAnswersAreNotCounted() {
    BenchRun run = run(shift -> Math.max(shift - 1, 0));
    assertEquals(faults(0, 0, 0, 0), run.faults());
    assertEquals(4, run.count());
    assertEquals(0, run.worstUlps());
    assertTrue(run.nanoseconds() > 0);
    assertTrue(run.quantile(0.5) <= run.quantile(1));
  }

  @Test
  void zerosAreFalseOverlaps() {
    assertEquals(faults(0, 2, 0, 0), run(shift -> 0).faults());
    assertEquals(faults(0, 2, 0, 0), run(shift -> -0.0).faults());
  }

  @Test
  void positiveDistancesMissContacts() {
    assertEquals(faults(0, 0, 2, 0), run(shift -> Math.max(shift - 1, 1e-300)).faults());
  }

  @Test
  void distancesAreFarFromOneMillionthOn() {
    assertEquals(faults(2, 0, 0, 0), run(shift -> Math.max(shift - 1, 0) * (1 + 1.01e-6)).faults());
    assertEquals(faults(0, 0, 0, 0), run(shift -> Math.max(shift - 1, 0) * (1 + 0.99e-6)).faults());
  }

  @Test
  void errorsAreCountedInNumbersOfThePrecision() {
    assertEquals(
        3, run(shift -> shift > 1.5 ? 1 + 3 * 0x1p-52 : Math.max(shift - 1, 0)).worstUlps());
    BenchRun single =
        run(
            new Planted(
                Engine.Precision.SINGLE, shift -> shift > 1.5 ? 1 + 5 * 0x1p-23 : shift - 1),
            new BenchPairs(2, 4, "test", List.of(moved(2), moved(1.1))));
    assertEquals(faults(0, 0, 0, 0), single.faults());
    assertEquals(5, single.worstUlps());
  }

  @Test
  void singlePrecisionGetsFloatsAndIsJudgedByThem() {
    List<Double> shifts = new ArrayList<>();
    Engine<?> engine =
        new Planted(
            Engine.Precision.SINGLE,
            shift -> {
              shifts.add(shift);
              return shift - 1;
            });
    BenchRun run = run(engine, new BenchPairs(2, 4, "test", List.<double[][][]>of(moved(1.1))));
    assertEquals((double) 1.1f, shifts.get(0));
    assertEquals(0, run.worstUlps());
    double[][][] large = {{{1e300, 0}}, {{0, 0}}};
    assertEquals(
        faults(0, 0, 0, 1),
        run(engine, new BenchPairs(2, 1, "test", List.<double[][][]>of(large))).faults());
  }

  @Test
  void exceptionsAndWhatIsNoDistanceAreNoAnswers() {
    for (double bad : new double[] {Double.NaN, Double.POSITIVE_INFINITY, -1}) {
      assertEquals(faults(0, 0, 0, 4), run(shift -> bad).faults());
    }
    BenchRun failed =
        run(
            shift -> {
              throw new IllegalStateException("planted");
            });
    assertEquals(faults(0, 0, 0, 4), failed.faults());
  }

  @Test
  void refusedBodiesAreNoAnswers() {
    List<double[][][]> pairs = List.of(moved(-3), moved(2));
    BenchRun run =
        run(
            new Planted(Engine.Precision.DOUBLE, shift -> shift - 1),
            new BenchPairs(2, 4, "test", pairs));
    assertEquals(faults(0, 0, 0, 1), run.faults());
    assertEquals(2, run.count());
  }

  /** An engine may be right at first. */
  @Test
  void everyAnswerIsJudged() {
    AtomicInteger calls = new AtomicInteger();
    Engine<?> engine =
        new Planted(
            Engine.Precision.DOUBLE,
            shift -> calls.incrementAndGet() == 1000 ? 5 : Math.max(shift - 1, 0));
    BenchRun run = run(engine, PAIRS, 100);
    assertEquals(1, BenchRow.of(run, 1).wrong());
  }

  @Test
  void slowEnginesAreAskedAboutFewerPairs() {
    Engine<?> engine =
        new Planted(
            Engine.Precision.DOUBLE,
            shift -> {
              clock.addAndGet(ENOUGH);
              return Math.max(shift - 1, 0);
            });
    BenchRun run = run(engine, PAIRS, ENOUGH);
    assertEquals(1, run.count());
    assertEquals(0, BenchRow.of(run, 1).wrong());
  }

  @Test
  void enginesOfOtherDimensionsAreNotAsked() {
    Engine<?> engine = new Planted(Engine.Precision.DOUBLE, shift -> 0);
    BenchPairs line =
        new BenchPairs(1, 1, "test", List.<double[][][]>of(new double[][][] {{{0}}, {{1}}}));
    assertEquals(List.of(), session(engine, ENOUGH).run(line));
  }

  @Test
  void ownEnginesAreRight() {
    for (Engine<?> engine : OwnEngines.all()) {
      BenchRun run = run(engine, PAIRS);
      assertEquals(0, BenchRow.of(run, 1).wrong(), engine.name());
      assertFalse(engine.name().contains("certified") && run.worstUlps() != 0);
    }
  }
}
