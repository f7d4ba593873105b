package org.certigjk.cli.bench;

import java.util.List;
import java.util.function.LongSupplier;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.Engine;
import org.jspecify.annotations.Nullable;

/** Who is timed: an engine in this process, or a program. */
interface BenchEntrant {

  /** Returns what it says of itself. */
  Declaration declaration();

  /**
   * Prepares it for a list of pairs.
   *
   * @param truths the distances; {@code null} for a pair that its precision cannot represent
   * @param clock tells nanoseconds
   */
  BenchRun run(List<double[][][]> pairs, List<@Nullable BenchTruth> truths, LongSupplier clock);

  /** Returns an engine in this process. */
  static <B> BenchEntrant of(Engine<B> engine) {
    return new BenchEntrant() {
      @Override
      public Declaration declaration() {
        return Declaration.of(engine);
      }

      @Override
      public BenchRun run(
          List<double[][][]> pairs, List<@Nullable BenchTruth> truths, LongSupplier clock) {
        return new BenchJavaRun<>(engine, pairs, truths, clock);
      }
    };
  }
}
