package org.certigjk.cli.console;

import java.io.IOException;
import java.io.OutputStream;

/**
 * A buffer before the standard output, which ends with a whole line even if the program is told to
 * end while it writes: that is what {@link #finish()} is for, called by a shutdown hook.
 */
public final class WholeLines extends OutputStream {

  private static final int SIZE = 1 << 16;

  /** How long the rest of a line is waited for, in milliseconds. */
  private static final long PATIENCE = 5000;

  private final OutputStream out;
  private final byte[] buffer = new byte[SIZE];
  private int length;

  /** Whether what has left the buffer ends within a line. */
  private boolean within;

  private boolean finishing;

  public WholeLines(OutputStream out) {
    this.out = out;
  }

  @Override
  public void write(int b) throws IOException {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public synchronized void write(byte[] bytes, int offset, int count) throws IOException {
    if (finishing) {
      finishLine(bytes, offset, count);
      return;
    }
    int done = 0;
    while (done < count) {
      if (length == SIZE) {
        int lines = wholeLines();
        drain(lines == 0 ? length : lines);
      }
      int part = Math.min(count - done, SIZE - length);
      System.arraycopy(bytes, offset + done, buffer, length, part);
      length += part;
      done += part;
    }
  }

  /** Returns the length of the whole lines in the buffer. */
  private int wholeLines() {
    int end = length;
    while (end > 0 && buffer[end - 1] != '\n') {
      end--;
    }
    return end;
  }

  private void drain(int count) throws IOException {
    if (count > 0) {
      within = buffer[count - 1] != '\n';
      out.write(buffer, 0, count);
      System.arraycopy(buffer, count, buffer, 0, length - count);
      length -= count;
    }
  }

  /** Writes the rest of a line that has been begun, and nothing else. */
  private void finishLine(byte[] bytes, int offset, int count) throws IOException {
    int rest = 0;
    while (within && rest < count) {
      within = bytes[offset + rest] != '\n';
      rest++;
    }
    out.write(bytes, offset, rest);
    out.flush();
    notifyAll();
  }

  @Override
  public synchronized void flush() throws IOException {
    drain(length);
    out.flush();
  }

  /**
   * Writes the whole lines that are there. Takes no more after that, but for the rest of a line of
   * which something has been written already.
   */
  public synchronized void finish() {
    try {
      int lines = wholeLines();
      drain(within && lines == 0 ? length : lines);
      length = 0;
      out.flush();
      finishing = true;
      long end = System.nanoTime() + PATIENCE * 1_000_000;
      while (within && System.nanoTime() < end) {
        wait(PATIENCE);
      }
    } catch (IOException closed) {
      finishing = true; // nobody reads, so there is nothing to be completed
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
