package org.certigjk.vectors.files;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;

/**
 * Works on tasks with several threads and hands on the results in the order of the tasks, so that
 * the number of threads does not show. The calling thread takes the tasks from their source and the
 * results to their sink; a few tasks per thread are under way, so memory does not grow.
 */
public final class InOrder {

  private static final int TASKS_PER_THREAD = 4;

  /** Where the tasks come from: the next one, or {@code null} at the end. */
  public interface Source<T> {
    /** Returns the next task. */
    @Nullable T next() throws IOException;
  }

  /** What is done with a task. */
  public interface Work<T, R> {
    /** Returns the result of a task. */
    R apply(T task) throws IOException;
  }

  /** Where the results go. */
  public interface Sink<R> {
    /** Takes the next result. */
    void accept(R result) throws IOException;
  }

  /** Where the results go, each with its task. */
  public interface PairSink<T, R> {
    /** Takes the next result, and its task. */
    void accept(T task, R result) throws IOException;
  }

  private record UnderWay<T, R>(T task, Future<R> result) {}

  private InOrder() {}

  /** Works until the source ends. An error ends the work at its place in the order. */
  public static <T, R> void run(Source<T> source, Work<T, R> work, PairSink<T, R> sink, int threads)
      throws IOException {
    ExecutorService workers = Executors.newFixedThreadPool(threads, InOrder::daemon);
    try {
      Deque<UnderWay<T, R>> underWay = new ArrayDeque<>();
      @Nullable IOException ended = null;
      T task = null;
      do {
        try {
          task = source.next();
        } catch (IOException e) {
          task = null;
          ended = e; // what was read before it is worth handing on
        }
        if (task != null) {
          T next = task;
          underWay.add(new UnderWay<>(next, workers.submit(() -> work.apply(next))));
        }
        while (!underWay.isEmpty()
            && (task == null || underWay.size() >= threads * TASKS_PER_THREAD)) {
          UnderWay<T, R> first = underWay.remove();
          sink.accept(first.task(), result(first.result()));
        }
      } while (task != null);
      if (ended != null) {
        throw ended;
      }
    } finally {
      workers.shutdownNow();
    }
  }

  private static Thread daemon(Runnable task) {
    Thread thread = new Thread(task, "certigjk-vectors");
    thread.setDaemon(true);
    return thread;
  }

  private static <R> R result(Future<R> future) throws IOException {
    try {
      return future.get();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", interrupted);
    } catch (ExecutionException failed) {
      Throwable cause = failed.getCause();
      if (cause instanceof IOException e) {
        throw e;
      }
      if (cause instanceof UncheckedIOException e) {
        throw new IOException(e.getMessage(), e);
      }
      if (cause instanceof RuntimeException e) {
        throw e;
      }
      if (cause instanceof Error e) {
        throw e;
      }
      throw new IllegalStateException(cause);
    }
  }
}
