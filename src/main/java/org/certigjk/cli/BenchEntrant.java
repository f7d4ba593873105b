package org.certigjk.cli;

import java.util.List;
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
   */
  BenchRun run(List<double[][][]> pairs, List<@Nullable BenchTruth> truths);

  /** Returns an engine in this process. */
  static <B> BenchEntrant of(Engine<B> engine) {
    return new BenchEntrant() {
      @Override
      public Declaration declaration() {
        return Declaration.of(engine);
      }

      @Override
      public BenchRun run(List<double[][][]> pairs, List<@Nullable BenchTruth> truths) {
        return new BenchJavaRun<>(engine, pairs, truths);
      }
    };
  }
}
