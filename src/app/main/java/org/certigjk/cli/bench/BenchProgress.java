package org.certigjk.cli.bench;

import java.io.PrintStream;
import java.time.Duration;
import me.tongfei.progressbar.ProgressBar;
import org.certigjk.cli.console.Progress;
import org.jspecify.annotations.Nullable;

/** A progress bar on the standard error, if that is a terminal, between the tables. */
final class BenchProgress {

  private final PrintStream err;
  private final long total;
  private final long begin = System.nanoTime();
  private long done;
  private @Nullable ProgressBar bar;

  /**
   * Makes the bar, which is not shown yet.
   *
   * @param total the number of steps
   */
  BenchProgress(PrintStream err, long total) {
    this.err = err;
    this.total = total;
  }

  /** Moves the bar, and shows it. */
  void step() {
    done++;
    if (bar == null && Progress.isTerminal()) {
      bar =
          Progress.builder("certigjk bench", total, err)
              .startsFrom(done, Duration.ofNanos(System.nanoTime() - begin))
              .build();
    }
    if (bar != null) {
      bar.stepTo(done);
    }
  }

  /** Removes the bar, so that something else can be printed. */
  void hide() {
    if (bar != null) {
      bar.close();
      bar = null;
    }
  }
}
