package org.certigjk.cli.bench;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import org.certigjk.referee.Engine.Precision;
import org.jspecify.annotations.Nullable;

/**
 * A side-by-side run: on every list of pairs all engines are warmed up, and then timed in turns, so
 * that what disturbs the machine disturbs all of them alike.
 */
final class BenchSession {

  private final List<BenchEntrant> engines;
  private final long share;
  private final LongSupplier clock;
  private final Runnable progress;

  /**
   * Makes a session.
   *
   * @param share the time for one engine on one list of pairs, in nanoseconds
   * @param clock tells nanoseconds
   * @param progress called after each engine and list
   */
  BenchSession(List<BenchEntrant> engines, long share, LongSupplier clock, Runnable progress) {
    this.engines = List.copyOf(engines);
    this.share = share;
    this.clock = clock;
    this.progress = progress;
  }

  /** Returns the engines that take these pairs, timed and judged. */
  List<BenchRun> run(BenchPairs pairs) {
    Map<Precision, List<double[][][]>> inputs = new EnumMap<>(Precision.class);
    Map<Precision, List<@Nullable BenchTruth>> truths = new EnumMap<>(Precision.class);
    List<BenchRun> runs = new ArrayList<>();
    for (BenchEntrant engine : engines) {
      if (engine.declaration().dimensions().contains(pairs.dimension())) {
        Precision precision = engine.declaration().precision();
        List<double[][][]> input =
            inputs.computeIfAbsent(precision, p -> rounded(pairs.pairs(), p));
        runs.add(
            engine.run(input, truths.computeIfAbsent(precision, p -> truths(input, p)), clock));
      }
    }
    for (BenchRun run : runs) {
      run.warmUp(share);
    }
    boolean timeLeft = true;
    while (timeLeft) {
      timeLeft = false;
      for (BenchRun run : runs) {
        timeLeft |= run.round(share);
      }
    }
    for (BenchRun run : runs) {
      run.single();
      progress.run();
    }
    return runs;
  }

  private static List<double[][][]> rounded(List<double[][][]> pairs, Precision precision) {
    return precision == Precision.DOUBLE
        ? pairs
        : pairs.stream().map(BenchSession::toFloats).toList();
  }

  private static double[][][] toFloats(double[][][] pair) {
    double[][][] floats = new double[pair.length][][];
    for (int i = 0; i < pair.length; i++) {
      floats[i] = new double[pair[i].length][];
      for (int j = 0; j < floats[i].length; j++) {
        floats[i][j] = pair[i][j].clone();
        for (int k = 0; k < floats[i][j].length; k++) {
          floats[i][j][k] = (float) floats[i][j][k];
        }
      }
    }
    return floats;
  }

  /** Returns the distances; {@code null} where a coordinate is beyond the range of floats. */
  private static List<@Nullable BenchTruth> truths(List<double[][][]> pairs, Precision precision) {
    List<@Nullable BenchTruth> truths = new ArrayList<>();
    for (double[][][] pair : pairs) {
      truths.add(isFinite(pair) ? BenchTruth.of(pair[0], pair[1], precision) : null);
    }
    return truths;
  }

  private static boolean isFinite(double[][][] pair) {
    for (double[][] body : pair) {
      for (double[] point : body) {
        for (double coordinate : point) {
          if (!Double.isFinite(coordinate)) {
            return false;
          }
        }
      }
    }
    return true;
  }
}
