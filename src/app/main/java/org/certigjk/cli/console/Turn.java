package org.certigjk.cli.console;

import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/** The time in which it is a record's turn. It counts from the moment at which the work begins. */
public final class Turn {

  private final long nanoseconds;
  private final LongSupplier clock;
  private @Nullable Consumer<Output> instead;
  private long begin;

  Turn(long nanoseconds, LongSupplier clock) {
    this.nanoseconds = nanoseconds;
    this.clock = clock;
  }

  /**
   * Begins the work, when the record has been read.
   *
   * @param instead prints what stands for the answer if the work is stopped
   */
  public void begin(Consumer<Output> instead) {
    synchronized (this) {
      this.instead = instead;
      this.begin = clock.getAsLong();
    }
    if (nanoseconds == 0) {
      throw new CancellationException("there is no time");
    }
  }

  synchronized boolean isOver() {
    return instead != null && clock.getAsLong() - begin >= nanoseconds;
  }

  /** Returns what stands for the answer. */
  Output stopped() {
    Consumer<Output> print;
    synchronized (this) {
      print = instead;
    }
    if (print == null) {
      throw new CancellationException("stopped before it began");
    }
    Output output = new Output();
    print.accept(output);
    return output;
  }
}
