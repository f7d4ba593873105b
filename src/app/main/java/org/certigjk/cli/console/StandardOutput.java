package org.certigjk.cli.console;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The standard output, whose failures can be told from those of files, and are not forgotten: some
 * writers keep them to themselves.
 */
public final class StandardOutput extends FilterOutputStream {

  /** Who reads from a pipe may stop when it pleases: that is no failure of this program. */
  public static final class ClosedPipeException extends IOException {
    private static final long serialVersionUID = 1L;

    private ClosedPipeException(IOException cause) {
      super(cause.getMessage(), cause);
    }
  }

  private @Nullable IOException failure;

  public StandardOutput(OutputStream out) {
    super(out);
  }

  /** Throws the first failure again, if there was one. */
  public void requireComplete() throws IOException {
    if (failure != null) {
      throw failure;
    }
  }

  @Override
  public void write(int b) throws IOException {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int offset, int length) throws IOException {
    try {
      out.write(bytes, offset, length);
    } catch (IOException e) {
      throw told(e);
    }
  }

  @Override
  public void flush() throws IOException {
    try {
      out.flush();
    } catch (IOException e) {
      throw told(e);
    }
  }

  private IOException told(IOException e) {
    String reason = String.valueOf(e.getMessage()).toLowerCase(Locale.ROOT);
    IOException told = reason.contains("pipe") ? new ClosedPipeException(e) : e;
    failure = failure == null ? told : failure;
    return told;
  }
}
