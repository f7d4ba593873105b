package org.certigjk.cli.console;

import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * How long the work on one record may take.
 *
 * <p>Records are worked on, one after another, by a thread that can be left behind. Where one takes
 * too long, that thread is interrupted, and what the record's {@link Turn} has for this case is
 * printed in the place of the answer; another thread goes on with the next record. Whoever computes
 * for long looks now and then whether its thread is interrupted, and then throws {@link
 * CancellationException}; if it does not look, it costs a processor, and its memory.
 */
public final class TimeLimit {

  /** No limit. */
  static final TimeLimit NONE = new TimeLimit(Long.MAX_VALUE, System::nanoTime);

  /** How often the clock is looked at, in nanoseconds. */
  private static final long TICK = 20_000_000;

  private static final ExecutorService THREADS = Executors.newCachedThreadPool(TimeLimit::daemon);

  /** Work on one record. */
  public interface Job<T> {
    /** Adds to the output what is to be printed for a record. */
    void work(T record, Output output, Turn turn);
  }

  private final long nanoseconds;
  private final LongSupplier clock;

  /**
   * Makes a limit.
   *
   * @param nanoseconds the limit; 0 stops every record as soon as it has been read
   * @param clock the time in nanoseconds
   */
  TimeLimit(long nanoseconds, LongSupplier clock) {
    this.nanoseconds = nanoseconds;
    this.clock = clock;
  }

  /** Returns a limit of so many seconds. */
  public static TimeLimit of(double seconds) {
    return Double.isInfinite(seconds)
        ? NONE
        : new TimeLimit((long) (seconds * 1e9), System::nanoTime);
  }

  private static Thread daemon(Runnable task) {
    Thread thread = new Thread(task, "certigjk work");
    thread.setDaemon(true);
    return thread;
  }

  /** Works on the records, and returns what is to be printed for them. */
  public <T> Output work(List<T> records, Job<T> job) {
    Output output = new Output();
    int next = 0;
    while (next < records.size()) {
      Attempt<T> attempt =
          new Attempt<>(records.subList(next, records.size()), job, nanoseconds, clock);
      if (nanoseconds == 0 || nanoseconds == Long.MAX_VALUE) {
        attempt.run();
      } else {
        await(attempt, THREADS.submit(attempt));
      }
      next += attempt.close(output);
    }
    return output;
  }

  /** Waits until the attempt ends, or a record of it takes too long. */
  private <T> void await(Attempt<T> attempt, Future<?> future) {
    try {
      boolean ended = false;
      while (!ended && !attempt.isOverdue()) {
        ended = hasEnded(future);
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new CancellationException("interrupted");
    } catch (ExecutionException failed) {
      throw rethrown(failed.getCause());
    } finally {
      future.cancel(true);
    }
  }

  private boolean hasEnded(Future<?> future) throws InterruptedException, ExecutionException {
    try {
      future.get(Math.min(nanoseconds, TICK), TimeUnit.NANOSECONDS);
      return true;
    } catch (TimeoutException notYet) {
      return false;
    }
  }

  private static RuntimeException rethrown(@Nullable Throwable cause) {
    if (cause instanceof Error e) {
      throw e;
    }
    return cause instanceof RuntimeException e ? e : new IllegalStateException(cause);
  }

  /** One thread's way through records, until it ends or is left behind. */
  private static final class Attempt<T> implements Runnable {
    private final List<T> records;
    private final Job<T> job;
    private final long nanoseconds;
    private final LongSupplier clock;
    private final Output output = new Output();
    private Turn turn;
    private int done;
    private boolean closed;

    Attempt(List<T> records, Job<T> job, long nanoseconds, LongSupplier clock) {
      this.records = records;
      this.job = job;
      this.nanoseconds = nanoseconds;
      this.clock = clock;
      this.turn = new Turn(nanoseconds, clock);
    }

    @Override
    public void run() {
      Turn mine = first();
      for (T record : records) {
        Output own = new Output();
        try {
          job.work(record, own, mine);
        } catch (CancellationException stopped) {
          own = mine.stopped();
        }
        mine = next(own);
        if (mine == null) {
          return;
        }
      }
    }

    private synchronized Turn first() {
      return turn;
    }

    /** Ends a turn; returns the next one, or {@code null} if the attempt has been closed. */
    private synchronized @Nullable Turn next(Output own) {
      if (closed) {
        return null;
      }
      output.addAll(own);
      done++;
      turn = new Turn(nanoseconds, clock);
      return turn;
    }

    synchronized boolean isOverdue() {
      return done < records.size() && turn.isOver();
    }

    /** Ends the attempt; returns how many records need no other one. */
    int close(Output all) {
      Turn last;
      synchronized (this) {
        closed = true;
        all.addAll(output);
        if (!isOverdue()) {
          return done;
        }
        last = turn;
      }
      all.addAll(last.stopped());
      return done + 1;
    }
  }
}
