package org.certigjk.cli.console;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.certigjk.json.VisibleText;

/**
 * The standard error. Whatever is printed, a terminal shows it and does not obey it ({@link
 * VisibleText}); only a progress bar writes to the terminal itself.
 */
public final class Complaints extends PrintStream {

  private final PrintStream terminal;

  public Complaints(PrintStream terminal) {
    super(new Visible(terminal), /* autoFlush= */ true, StandardCharsets.UTF_8);
    this.terminal = terminal;
  }

  /** Returns what a progress bar writes to. */
  static PrintStream terminal(PrintStream err) {
    return err instanceof Complaints complaints ? complaints.terminal : err;
  }

  /** Takes bytes of whole characters at a time, as a {@link PrintStream} hands them on. */
  private static final class Visible extends FilterOutputStream {

    Visible(PrintStream terminal) {
      super(terminal);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
      String text = new String(bytes, offset, length, StandardCharsets.UTF_8);
      out.write(VisibleText.lines(text).getBytes(StandardCharsets.UTF_8));
    }
  }
}
