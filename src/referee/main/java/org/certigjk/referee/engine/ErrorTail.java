package org.certigjk.referee.engine;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.certigjk.referee.Words;

/** Reads what a process writes to its standard error, and keeps the end of it. */
final class ErrorTail {

  private static final int KEPT = 2048;

  private final byte[] kept = new byte[KEPT];
  private int size;
  private final Thread reader;

  /** Starts to read. */
  ErrorTail(InputStream stream) {
    reader = new Thread(() -> readAll(stream), "certigjk engine errors");
    reader.setDaemon(true);
    reader.start();
  }

  private void readAll(InputStream stream) {
    byte[] buffer = new byte[KEPT];
    try {
      for (int n = stream.read(buffer); n > 0; n = stream.read(buffer)) {
        keep(buffer, n);
      }
    } catch (IOException closed) {
      // the process was ended; what was read stays
    }
  }

  private synchronized void keep(byte[] buffer, int n) {
    int old = Math.min(size, KEPT - n);
    System.arraycopy(kept, size - old, kept, 0, old);
    System.arraycopy(buffer, 0, kept, old, n);
    size = old + n;
  }

  /** Returns its last line that is not blank, or an empty text; of a process that has ended. */
  String lastLine() throws InterruptedException {
    // something else may hold the stream open
    reader.join(Conversation.PATIENCE_IN_MILLISECONDS);
    synchronized (this) {
      String text = new String(kept, 0, size, StandardCharsets.UTF_8);
      return Words.of(text.lines().filter(l -> !l.isBlank()).reduce("", (a, b) -> b));
    }
  }
}
