package org.certigjk.cli.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import org.certigjk.referee.EngineException;
import org.certigjk.referee.Outcome;
import org.certigjk.referee.engine.EngineStopwatch;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.Query;
import org.jspecify.annotations.Nullable;

/**
 * An engine that is a program of its own. It is asked about every pair once, and judged; then those
 * that it has answered are given to a fresh process, which times itself. What the pipe takes is no
 * part of the times.
 */
final class BenchProgramRun extends BenchRun {

  private static final double[] NONE = {};

  /** More nanoseconds than any budget. */
  private static final long NO_MORE_ROUNDS = Long.MAX_VALUE / 2;

  private final BenchProgram program;
  private final List<Query> queries = new ArrayList<>();
  private @Nullable EngineStopwatch stopwatch;
  private int answered;
  private int repeats = 1;

  /**
   * Takes the pairs.
   *
   * @param truths the distances; {@code null} for a pair that its precision cannot represent
   * @param clock tells nanoseconds
   */
  BenchProgramRun(
      BenchProgram program,
      List<double[][][]> pairs,
      List<? extends @Nullable BenchTruth> truths,
      LongSupplier clock) {
    super(program.declaration(), pairs.size(), clock);
    this.program = program;
    for (int k = 0; k < pairs.size(); k++) {
      BenchTruth truth = truths.get(k);
      if (truth != null) {
        queries.add(Query.of(PointPair.of(pairs.get(k)[0], pairs.get(k)[1])));
        add(truth);
      }
    }
  }

  @Override
  void warmUp(long budget) {
    try {
      List<Query> kept = ask(budget);
      answered = kept.size();
      if (answered > 0) {
        stopwatch = EngineStopwatch.start(program.command(), kept);
        double time = stopwatch.repeat(1) * answered;
        repeats = (int) Math.max(1, Math.min(MOST_PASSES, BLOCK / time));
      }
    } catch (EngineException e) {
      stop(e);
    }
  }

  /** Asks about every pair once, as far as there is time; returns those that were answered. */
  private List<Query> ask(long budget) throws EngineException {
    List<Query> kept = new ArrayList<>();
    long begin = now();
    int count = 0;
    while (count < Math.min(size(), EngineStopwatch.MOST_QUERIES)
        && (count == 0 || now() - begin < FIRST_PASS * budget)) {
      Query query = queries.get(count);
      Outcome outcome = program.process().ask(query, Integer.toString(count));
      double distance = distance(outcome);
      judge(count, distance);
      if (!Double.isNaN(distance)) {
        kept.add(query);
      }
      count++;
    }
    spend(now() - begin);
    limit(count);
    return kept;
  }

  /** The first distance that it says, 0 if it only says that the bodies meet; NaN if none. */
  private static double distance(Outcome outcome) {
    if (outcome instanceof Outcome.Calls calls) {
      return calls.byName().values().stream()
          .mapToDouble(BenchProgramRun::distance)
          .filter(d -> !Double.isNaN(d))
          .findFirst()
          .orElse(Double.NaN);
    }
    if (!(outcome instanceof Outcome.Answer answer)) {
      return Double.NaN;
    }
    return answer.distance() != null ? answer.distance() : answer.saysMeeting() ? 0 : Double.NaN;
  }

  /** The time is scaled as if all pairs had been answered; without a clock there is one round. */
  @Override
  double[] pass() {
    if (stopwatch != null) {
      try {
        double time = stopwatch.repeat(repeats);
        spend((long) (time * repeats * answered));
        return new double[] {time * size()};
      } catch (EngineException e) {
        stop(e);
      }
    }
    spend(NO_MORE_ROUNDS);
    return new double[] {Double.NaN};
  }

  @Override
  double[] each() {
    try (EngineStopwatch last = stopwatch) {
      return last == null ? NONE : last.each();
    } catch (EngineException e) {
      stop(e);
      return NONE;
    }
  }

  private void stop(EngineException reason) {
    program.note(reason);
    if (stopwatch != null) {
      stopwatch.close();
      stopwatch = null;
    }
  }
}
