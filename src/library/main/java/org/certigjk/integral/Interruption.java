package org.certigjk.integral;

import java.util.concurrent.CancellationException;

/**
 * How a long computation is stopped from outside: by the interruption of its thread.
 *
 * @since 0.2.0
 */
public final class Interruption {

  private Interruption() {}

  /**
   * Does nothing unless the thread is interrupted.
   *
   * @throws CancellationException if it is
   */
  public static void check() {
    if (Thread.currentThread().isInterrupted()) {
      throw new CancellationException("interrupted");
    }
  }
}
