package org.certigjk.referee.engine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.certigjk.attack.Campaign;
import org.certigjk.referee.EngineException;
import org.certigjk.referee.Outcome;
import org.certigjk.referee.Outcome.Answer;
import org.certigjk.referee.Outcome.Meeting;
import org.certigjk.referee.Outcome.Points;
import org.certigjk.samples.Patience;
import org.certigjk.vectors.PointPair;
import org.certigjk.vectors.Query;
import org.jspecify.annotations.Nullable;

/**
 * Asks {@code src/attack/evil_engine.py}, which misbehaves at random: every query has an outcome in
 * the time that is promised, and the fair queries between the evil ones are answered right.
 */
public final class EngineAttack {

  private static final String ENGINE = "src/attack/evil_engine.py";
  private static final Duration HURRIED = Duration.ofMillis(300);
  private static final int QUERIES = 12;

  /** Far more than six times the limit and the start of two processes. */
  private static final long MOST_SECONDS = 300;

  private final Campaign campaign;
  private @Nullable Outcome before;

  private EngineAttack(Campaign campaign) {
    this.campaign = campaign;
  }

  /** Attacks; the arguments are those of {@link Campaign}, or {@code replay FILE}. */
  public static void main(String[] args) throws Exception {
    boolean again = args[0].equals("replay");
    EngineAttack attack =
        new EngineAttack(
            again
                ? new Campaign("engines", "0", "0", "target/attack/replay")
                : new Campaign("engines", args));
    if (again) {
      attack.guarded(Long.parseLong(Files.readAllLines(Path.of(args[1])).get(2)));
    }
    for (long part = 0; attack.campaign.goesOn(); part++) {
      attack.guarded(attack.campaign.seed(part));
    }
    System.exit(attack.campaign.end());
  }

  private void guarded(long seed) throws IOException, InterruptedException {
    campaign.tried("session", 1);
    CompletableFuture<Void> session = CompletableFuture.runAsync(() -> session(seed));
    try {
      session.get(QUERIES * MOST_SECONDS, TimeUnit.SECONDS);
    } catch (TimeoutException hang) {
      campaign.found("session", Long.toString(seed), "the referee hangs");
    } catch (ExecutionException e) {
      campaign.found("session", Long.toString(seed), String.valueOf(e.getCause()));
    }
  }

  private void session(long seed) {
    try {
      if (seed % 4 == 0) {
        greeting(seed);
      } else {
        queries(seed);
      }
    } catch (EngineException e) {
      throw new AssertionError("the engine starts, and answers the probe", e);
    }
  }

  /** With a first line that may be wrong: it is an engine, or an exception says why not. */
  private void greeting(long seed) {
    campaign.tried("greeting", 1);
    try {
      EngineProcess.start(List.of("python3", ENGINE, Long.toString(seed)), HURRIED).close();
      throw new AssertionError("an engine that answers no probe is taken");
    } catch (EngineException refused) {
      if (String.valueOf(refused.getMessage()).isBlank()) {
        throw new AssertionError("refused without a reason", refused);
      }
    }
  }

  private void queries(long seed) throws EngineException {
    Random random = new Random(seed);
    try (EngineProcess engine = EngineProcess.start(List.of("python3", ENGINE), Patience.LIMIT)) {
      for (int k = 0; k < QUERIES; k++) {
        long start = System.nanoTime();
        Outcome outcome =
            engine.ask(query(random.nextInt(9)), "evil-" + seed + "-" + k, HURRIED, HURRIED);
        campaign.tried("evil query", 1);
        requireNotNull(outcome);
        if (TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - start) > MOST_SECONDS) {
          throw new AssertionError("it took more than " + MOST_SECONDS + " s");
        }
        fair(engine, random.nextInt(9), k);
      }
    }
    requireNoneLeft();
  }

  /** What was started for an engine that is closed has ended, or ends. */
  private static void requireNoneLeft() {
    List<ProcessHandle> left = ProcessHandle.current().children().toList();
    try {
      for (ProcessHandle process : left) {
        process.onExit().get(MOST_SECONDS, TimeUnit.SECONDS);
      }
    } catch (InterruptedException | ExecutionException | TimeoutException e) {
      throw new AssertionError("a process is left: " + left, e);
    }
  }

  private static void requireNotNull(@Nullable Outcome outcome) {
    if (outcome == null) {
      throw new AssertionError("no outcome");
    }
  }

  /** A is the interval from 0 to 4, B that from the start to the start + 1. */
  private static Query query(int start) {
    return Query.of(PointPair.of(new double[][] {{0}, {4}}, new double[][] {{start}, {start + 1}}));
  }

  private void fair(EngineProcess engine, int start, int k) throws EngineException {
    Outcome outcome = engine.ask(query(start), "fair-" + k, Patience.LIMIT, Patience.LIMIT);
    campaign.tried("fair query", 1);
    Outcome right =
        start > 4
            ? new Answer(
                Meeting.SEPARATED,
                start - 4.0,
                Points.of(new double[] {4}, new double[] {start}),
                null)
            : new Answer(Meeting.MEETING, 0.0, null, Math.min(4.0 - start, start + 1.0));
    Outcome charged = campaign.planted() && before != null ? before : outcome;
    before = outcome;
    if (!charged.equals(right)) {
      throw new AssertionError("fair query %d: %s, not %s".formatted(k, charged, right));
    }
  }
}
