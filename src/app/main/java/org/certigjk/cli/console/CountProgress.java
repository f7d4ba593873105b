package org.certigjk.cli.console;

import java.io.PrintStream;
import java.util.function.LongConsumer;
import me.tongfei.progressbar.ProgressBar;
import org.jspecify.annotations.Nullable;

/**
 * A progress bar that counts things, on the standard error, if that is a terminal and the work
 * takes longer than a moment.
 */
public final class CountProgress implements LongConsumer, AutoCloseable {

  private static final long MOMENT = 1_000_000_000L; // nanoseconds

  private final PrintStream err;
  private final long total;
  private final long begin = System.nanoTime();
  private long done;
  private @Nullable ProgressBar bar;

  /**
   * Makes the bar, which is not shown yet.
   *
   * @param total how many things there are, −1 if not known
   */
  public CountProgress(PrintStream err, long total) {
    this.err = err;
    this.total = total;
  }

  /** Moves the bar to so many things. */
  @Override
  public void accept(long count) {
    done = count;
    if (Progress.isTerminal() && bar == null && System.nanoTime() - begin > MOMENT) {
      bar = Progress.builder("certigjk", total, err).build();
    }
    if (bar != null) {
      bar.stepTo(done);
    }
  }

  /** Returns how many things are done. */
  public long done() {
    return done;
  }

  /** Removes the bar, so that something else can be printed. */
  public void hide() {
    if (bar != null) {
      bar.close();
      bar = null;
    }
  }

  @Override
  public void close() {
    hide();
  }
}
