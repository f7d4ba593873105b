package org.certigjk.cli.console;

import java.io.PrintStream;
import java.time.Duration;
import java.util.function.LongConsumer;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;

/**
 * A progress bar on the standard error, if that is a terminal and the work takes longer than a
 * moment. The launcher says whether it is, by the system property {@value #TERMINAL}.
 */
public final class Progress implements LongConsumer, AutoCloseable {

  private static final String TERMINAL = "certigjk.stderr.terminal";
  private static final long MOMENT = 1_000_000_000L; // nanoseconds
  private static final long MEGABYTE = 1_000_000;

  private final PrintStream err;
  private final String task;
  private final long total;
  private final boolean inBytes;
  private final boolean wanted = Boolean.getBoolean(TERMINAL);
  private final long begin = System.nanoTime();
  private long done;
  private @Nullable ProgressBar bar;

  private Progress(PrintStream err, String task, long total, boolean inBytes) {
    this.err = err;
    this.task = task;
    this.total = total;
    this.inBytes = inBytes;
  }

  /**
   * Makes a bar that counts things; it is not shown yet.
   *
   * @param err the standard error
   * @param task what stands before the bar
   * @param total how many things there are, −1 if not known
   */
  public static Progress counting(PrintStream err, String task, long total) {
    return new Progress(err, task, total, /* inBytes= */ false);
  }

  /**
   * Makes a bar that counts the bytes of the input; it is not shown yet.
   *
   * @param err the standard error
   * @param total how many bytes there are, −1 if not known
   */
  public static Progress ofBytes(PrintStream err, long total) {
    return new Progress(err, "certigjk", total, /* inBytes= */ true);
  }

  /** Moves the bar to so many things. */
  @Override
  public void accept(long count) {
    done = count;
    if (wanted && bar == null && System.nanoTime() - begin > MOMENT) {
      show(task);
    }
    if (bar != null) {
      bar.stepTo(done);
    }
  }

  /** Moves the bar by so many things. */
  public void advance(long count) {
    accept(done + count);
  }

  /** Shows the bar at once, and what is being done. */
  public void show(String what) {
    hide();
    if (wanted) {
      ProgressBarBuilder builder =
          new ProgressBarBuilder()
              .setTaskName(what)
              .setInitialMax(total)
              .setStyle(ProgressBarStyle.ASCII)
              .setConsumer(new ConsoleProgressBarConsumer(Complaints.terminal(err)))
              .startsFrom(done, Duration.ofNanos(System.nanoTime() - begin))
              .clearDisplayOnFinish();
      bar = (inBytes ? builder.setUnit(" MB", MEGABYTE) : builder).build();
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
