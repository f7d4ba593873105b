package org.certigjk.cli.query;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import org.certigjk.cli.console.Output;
import org.certigjk.cli.console.TimeLimit;
import org.certigjk.cli.input.InputException;
import org.jspecify.annotations.Nullable;

/**
 * Works on the records of a stream with several threads, and hands on the outputs in the order of
 * the records.
 *
 * <pre>
 * one thread reads  →  batches, in order  →  workers  →  outputs, in order  →  the caller writes
 * </pre>
 *
 * <p>Records go to work in batches. A batch is closed when it is full, or when the input pauses: so
 * whoever writes one line and waits gets the answer. What is under way is bounded in bytes, so that
 * memory does not depend on the length of the input.
 *
 * @param <T> the records
 */
public final class Pipeline<T> implements AutoCloseable {

  private static final int BATCH_BYTES = 1 << 14;
  private static final int BATCHES_PER_THREAD = 8;

  /** The records to come; asked by one thread only. */
  interface Source<T> {
    /** Returns the next record, or {@code null} at the end. */
    @Nullable T next() throws InputException;

    /** Returns whether the next record can be had without waiting. */
    boolean isReady() throws InputException;

    /** Returns the size of a record in bytes. */
    int size(T record);
  }

  /** Where the outputs go. */
  interface Sink {
    /** Takes the output of the next batch, and how many bytes of input it stands for. */
    void write(Output output, int bytes) throws IOException;

    /** Makes visible what has been written, because there is nothing else to do. */
    void flush() throws IOException;
  }

  private record Batch<T>(List<T> records, int bytes) {}

  private record Done(@Nullable Output output, int bytes) {}

  private final Source<T> source;
  private final TimeLimit limit;
  private final TimeLimit.Job<T> job;
  private final ExecutorService workers;
  private final BlockingQueue<Future<Done>> underWay = new LinkedBlockingQueue<>();
  private final int budget;
  private final Semaphore unused;

  /** Makes a pipeline whose records are worked on by {@code job}, each within the limit. */
  Pipeline(Source<T> source, TimeLimit.Job<T> job, TimeLimit limit, int threads) {
    this.source = source;
    this.limit = limit;
    this.job = job;
    this.workers = Executors.newFixedThreadPool(threads, Pipeline::daemon);
    this.budget = (int) Math.min(1L << 30, (long) threads * BATCHES_PER_THREAD * BATCH_BYTES);
    this.unused = new Semaphore(budget);
  }

  private static Thread daemon(Runnable task) {
    Thread thread = new Thread(task, "certigjk");
    thread.setDaemon(true);
    return thread;
  }

  /** Works until the input ends. */
  void run(Sink sink) throws IOException, InputException {
    daemon(this::readAll).start();
    Done done = take(sink);
    while (done.output() != null) {
      sink.write(done.output(), done.bytes());
      unused.release(cost(done.bytes()));
      done = take(sink);
    }
    sink.flush();
  }

  private Done take(Sink sink) throws IOException, InputException {
    try {
      Future<Done> next = underWay.poll();
      if (next == null || !next.isDone()) {
        sink.flush();
        next = next == null ? underWay.take() : next;
      }
      return next.get();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", interrupted);
    } catch (ExecutionException failed) {
      throw rethrown(failed.getCause());
    }
  }

  private static RuntimeException rethrown(@Nullable Throwable cause)
      throws IOException, InputException {
    if (cause instanceof IOException e) {
      throw e;
    }
    if (cause instanceof InputException e) {
      throw e;
    }
    if (cause instanceof Error e) {
      throw e;
    }
    return cause instanceof RuntimeException e ? e : new IllegalStateException(cause);
  }

  private void readAll() {
    try {
      for (Batch<T> batch = nextBatch(); batch != null; batch = nextBatch()) {
        Batch<T> full = batch;
        unused.acquire(cost(batch.bytes()));
        underWay.add(workers.submit(() -> workOn(full)));
      }
      underWay.add(CompletableFuture.completedFuture(new Done(null, 0)));
    } catch (Exception | OutOfMemoryError e) { // all else is for the caller to judge
      underWay.add(CompletableFuture.failedFuture(e));
    }
  }

  /** Collects the next batch. An error is kept back until what was read before it is on its way. */
  private @Nullable Batch<T> nextBatch() throws InputException {
    List<T> records = new ArrayList<>();
    int bytes = 0;
    try {
      do {
        T next = source.next();
        if (next == null) {
          return records.isEmpty() ? null : new Batch<>(records, bytes);
        }
        records.add(next);
        bytes += source.size(next);
      } while (bytes < BATCH_BYTES && source.isReady());
    } catch (InputException e) {
      if (records.isEmpty()) {
        throw e;
      }
      underWay.add(workers.submit(() -> workOn(new Batch<>(records, 0))));
      throw e;
    }
    return new Batch<>(records, bytes);
  }

  private Done workOn(Batch<T> batch) {
    return new Done(limit.work(batch.records(), job), batch.bytes());
  }

  private int cost(int bytes) {
    return Math.min(bytes, budget);
  }

  @Override
  public void close() {
    workers.shutdownNow();
  }
}
