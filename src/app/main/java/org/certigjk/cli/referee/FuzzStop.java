package org.certigjk.cli.referee;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;

/**
 * Tells a search that somebody wants it to end, by Ctrl-C for example, and lets it finish: the
 * program ends when this is closed, or after a few seconds.
 */
final class FuzzStop implements BooleanSupplier, AutoCloseable {

  private static final int SECONDS = 5;

  private final AtomicBoolean stopped = new AtomicBoolean();
  private final CountDownLatch done = new CountDownLatch(1);
  private final Thread hook = new Thread(this::stop, "certigjk-stop");

  FuzzStop() {
    Runtime.getRuntime().addShutdownHook(hook);
  }

  private void stop() {
    stopped.set(true);
    try {
      done.await(SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public boolean getAsBoolean() {
    return stopped.get();
  }

  @Override
  public void close() {
    done.countDown();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException ending) {
      stopped.set(true); // the hook runs already
    }
  }
}
