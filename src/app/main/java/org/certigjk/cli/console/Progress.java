package org.certigjk.cli.console;

import java.io.PrintStream;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;

/**
 * A progress bar on the standard error, if that is a terminal and the work takes longer than a
 * moment. The launcher says whether it is, by the system property {@value #TERMINAL}.
 */
public final class Progress implements AutoCloseable {

  private static final String TERMINAL = "certigjk.stderr.terminal";
  private static final long MOMENT = 1_000_000_000L; // nanoseconds

  private final PrintStream err;
  private final long total;
  private final boolean wanted = isTerminal();
  private final long begin = System.nanoTime();
  private long done;
  private @Nullable ProgressBar bar;

  /**
   * Makes the bar.
   *
   * @param err the standard error
   * @param total the number of bytes of the input, −1 if not known
   */
  public Progress(PrintStream err, long total) {
    this.err = err;
    this.total = total;
  }

  /** Returns whether the standard error is a terminal. */
  public static boolean isTerminal() {
    return Boolean.getBoolean(TERMINAL);
  }

  /** Returns what all bars of this program have in common. */
  public static ProgressBarBuilder builder(String task, long total, PrintStream err) {
    return new ProgressBarBuilder()
        .setTaskName(task)
        .setInitialMax(total)
        .setStyle(ProgressBarStyle.ASCII)
        .setConsumer(new ConsoleProgressBarConsumer(Complaints.terminal(err)))
        .clearDisplayOnFinish();
  }

  /** Moves the bar by some bytes of input. */
  public void advance(int bytes) {
    done += bytes;
    if (wanted && bar == null && System.nanoTime() - begin > MOMENT) {
      bar = builder("certigjk", total, err).setUnit(" MB", 1_000_000).build();
    }
    if (bar != null) {
      bar.stepTo(done);
    }
  }

  @Override
  public void close() {
    if (bar != null) {
      bar.close();
    }
  }
}
