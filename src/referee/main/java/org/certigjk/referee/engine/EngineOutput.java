package org.certigjk.referee.engine;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * What a process writes, line by line. A thread waits for it, so that who asks can wait for a
 * limited time; what is not taken yet is bounded, and then so is what the process can write.
 */
final class EngineOutput {

  /** The longest line: enough for the 128 numbers of a closest pair in 64 dimensions. */
  static final int LONGEST_LINE = 1 << 16;

  private static final int MOST_WAITING = 64;
  private static final int BUFFER = 1 << 14;

  /** What was seen last. */
  sealed interface Event {}

  /**
   * A line.
   *
   * @param text without its end
   * @param nanoseconds when it was read, by {@link System#nanoTime}
   */
  record Line(String text, long nanoseconds) implements Event {}

  /** A line longer than the longest. */
  record Endless() implements Event {}

  /** There is no more output. */
  record End() implements Event {}

  private final BlockingQueue<Event> waiting = new ArrayBlockingQueue<>(MOST_WAITING);
  private final ByteArrayOutputStream line = new ByteArrayOutputStream();
  private final Thread reader;

  /** Starts to read. */
  EngineOutput(InputStream stream) {
    reader = new Thread(() -> readAll(stream), "certigjk engine output");
    reader.setDaemon(true);
    reader.start();
  }

  /** Returns what comes next, or {@code null} if nothing comes before the time. */
  @Nullable Event next(long deadline) throws InterruptedException {
    return waiting.poll(deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
  }

  /** Reads no more. */
  void stop() {
    reader.interrupt();
  }

  private void readAll(InputStream stream) {
    byte[] buffer = new byte[BUFFER];
    try {
      for (int n = read(stream, buffer); n > 0; n = read(stream, buffer)) {
        if (!split(buffer, n)) {
          waiting.put(new Endless());
          return;
        }
      }
      waiting.put(new End());
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  /** Returns how much was read; nothing, if the process was ended meanwhile. */
  private static int read(InputStream stream, byte[] buffer) {
    try {
      return stream.read(buffer);
    } catch (IOException closed) {
      return -1;
    }
  }

  /** Hands on the lines that are complete; says whether the last one is not too long. */
  private boolean split(byte[] buffer, int length) throws InterruptedException {
    long now = System.nanoTime();
    int start = 0;
    for (int k = 0; k < length; k++) {
      if (buffer[k] == '\n') {
        line.write(buffer, start, k - start);
        String text = line.toString(StandardCharsets.UTF_8);
        waiting.put(
            new Line(text.endsWith("\r") ? text.substring(0, text.length() - 1) : text, now));
        line.reset();
        start = k + 1;
      }
    }
    line.write(buffer, start, length - start);
    return line.size() <= LONGEST_LINE;
  }
}
