package org.certigjk.cli.study;

import java.io.PrintStream;
import me.tongfei.progressbar.ProgressBar;
import org.certigjk.cli.console.Progress;
import org.jspecify.annotations.Nullable;

/** A progress bar on the standard error, if that is a terminal: which study runs, and how long. */
final class StudyProgress {

  private final PrintStream err;
  private final int total;
  private int done;
  private @Nullable ProgressBar bar;

  StudyProgress(PrintStream err, int total) {
    this.err = err;
    this.total = total;
  }

  /** Shows that this study runs. */
  void begin(String label) {
    if (Progress.isTerminal()) {
      bar = Progress.builder("certigjk study " + label, total, err).build();
      bar.stepTo(done);
    }
    done++;
  }

  /** Removes the bar, so that something else can be printed. */
  void hide() {
    if (bar != null) {
      bar.close();
      bar = null;
    }
  }
}
