package org.certigjk.cli.bench;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.EngineException;
import org.certigjk.referee.engine.EngineProcess;
import org.certigjk.referee.engine.ReadyEngine;
import org.jspecify.annotations.Nullable;

/** A program that speaks the engines' protocol, and times itself. */
final class BenchProgram implements BenchEntrant, AutoCloseable {

  private final ReadyEngine engine;
  private final EngineProcess process;
  private final Consumer<String> notes;

  private BenchProgram(ReadyEngine engine, EngineProcess process, Consumer<String> notes) {
    this.engine = engine;
    this.process = process;
    this.notes = notes;
  }

  /**
   * Starts the program.
   *
   * @param limit the time limit of one query
   * @param notes for what goes wrong with it
   */
  static BenchProgram start(ReadyEngine engine, Duration limit, Consumer<String> notes)
      throws EngineException {
    return new BenchProgram(engine, EngineProcess.start(engine.command(), limit), notes);
  }

  List<String> command() {
    return engine.command();
  }

  EngineProcess process() {
    return process;
  }

  /** Reports what went wrong. */
  void note(Exception reason) {
    notes.accept(engine.label() + " is not timed: " + Objects.toString(reason.getMessage()));
  }

  @Override
  public Declaration declaration() {
    return process.declaration();
  }

  @Override
  public BenchRun run(
      List<double[][][]> pairs, List<@Nullable BenchTruth> truths, LongSupplier clock) {
    return new BenchProgramRun(this, pairs, truths, clock);
  }

  @Override
  public void close() {
    process.close();
  }
}
