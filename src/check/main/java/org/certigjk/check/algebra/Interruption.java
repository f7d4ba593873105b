package org.certigjk.check.algebra;

import java.util.concurrent.CancellationException;

/** How the judging of a record is stopped from outside: by the interruption of its thread. */
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
