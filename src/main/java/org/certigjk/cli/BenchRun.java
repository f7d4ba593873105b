package org.certigjk.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.certigjk.referee.Engine;
import org.jspecify.annotations.Nullable;

/**
 * One engine on one list of pairs: it prepares the bodies, is timed, and every answer that it gives
 * while it is timed is judged.
 *
 * @param <B> its bodies
 */
final class BenchRun<B> {

  /** Of a slow engine only as many pairs are asked as fit into this part of its time. */
  private static final double FIRST_PASS = 0.25;

  private static final double WARM_UP = 0.4;

  /**
   * What is timed at once, in nanoseconds: long against the clock's resolution, short against the
   * time between two interruptions.
   */
  private static final long BLOCK = 300_000;

  private static final int MOST_PASSES = 1 << 12;

  private static final int SINGLE_PASSES = 3;

  private final Engine<B> engine;
  private final List<BenchTruth> truths = new ArrayList<>();
  private final B[] as;
  private final B[] bs;
  private final int refused;

  private int size;
  private int block;
  private double[] answers;
  private final BenchFault[] faults;
  private long worst;
  private final List<double[]> rounds = new ArrayList<>();
  private long spent;
  private double[] singles = {};

  /**
   * Prepares the bodies; a pair that the engine cannot represent counts as no answer.
   *
   * @param truths the distances; {@code null} for a pair that its precision cannot represent
   */
  BenchRun(
      Engine<B> engine, List<double[][][]> pairs, List<? extends @Nullable BenchTruth> truths) {
    this.engine = engine;
    this.as = newArray(pairs.size());
    this.bs = newArray(pairs.size());
    for (int k = 0; k < pairs.size(); k++) {
      BenchTruth truth = truths.get(k);
      if (truth != null && prepare(pairs.get(k), this.truths.size())) {
        this.truths.add(truth);
      }
    }
    this.size = this.truths.size();
    this.refused = pairs.size() - size;
    this.answers = new double[size];
    this.faults = new BenchFault[size];
    Arrays.fill(faults, BenchFault.NONE);
  }

  private boolean prepare(double[][][] pair, int k) {
    try {
      as[k] = engine.body(pair[0]);
      bs[k] = engine.body(pair[1]);
      return true;
    } catch (RuntimeException | AssertionError refusal) {
      return false;
    }
  }

  @SuppressWarnings("unchecked") // a generic array cannot be made otherwise
  private static <B> B[] newArray(int length) {
    return (B[]) new Object[length];
  }

  Engine<B> engine() {
    return engine;
  }

  /**
   * Asks until the code is compiled, and finds out how many pairs there is time for.
   *
   * @param budget the time for this run, in nanoseconds
   */
  void warmUp(long budget) {
    long begin = System.nanoTime();
    int count = 0;
    while (count < size && (count == 0 || System.nanoTime() - begin < FIRST_PASS * budget)) {
      answers[count] = ask(count);
      count++;
    }
    spent = System.nanoTime() - begin;
    size = count;
    answers = Arrays.copyOf(answers, size);
    judge();
    if (size > 0) {
      adjust(spent);
      while (spent < WARM_UP * budget) {
        long before = spent;
        pass();
        adjust(spent - before);
      }
    }
  }

  /** Times one round, if there is time left for it. */
  boolean round(long budget) {
    if (size == 0 || (!rounds.isEmpty() && spent >= budget)) {
      return false;
    }
    rounds.add(pass());
    return true;
  }

  /**
   * Asks about all pairs and judges all answers. Few pairs are repeated until the time is long
   * against the clock's resolution; many are timed in blocks. Returns the times of the blocks.
   */
  private double[] pass() {
    double[] times = new double[(size + block - 1) / block];
    long time = 0;
    for (int b = 0; b < times.length; b++) {
      long begin = System.nanoTime();
      for (int first = 0; first < answers.length; first += size) {
        int end = first + Math.min(size, (b + 1) * block);
        for (int i = first + b * block; i < end; i++) {
          answers[i] = ask(i - first);
        }
      }
      long elapsed = System.nanoTime() - begin;
      times[b] = (double) elapsed * size / answers.length;
      time += elapsed;
    }
    spent += time;
    judge();
    return times;
  }

  /** Sets how many pairs are a block, and how often they are repeated, for a pass of that time. */
  private void adjust(long time) {
    int blocks = (int) Math.min(size, Math.max(1, time / BLOCK));
    block = (size + blocks - 1) / blocks;
    if (time < BLOCK && answers.length < MOST_PASSES * size) {
      answers = new double[2 * answers.length];
    }
  }

  private double ask(int k) {
    try {
      return engine.distance(as[k], bs[k]);
    } catch (RuntimeException | AssertionError failed) {
      return Double.NaN;
    }
  }

  /** Keeps the first fault of every pair, and the worst error. */
  private void judge() {
    for (int i = 0; i < answers.length; i++) {
      judge(i % size, answers[i]);
    }
  }

  private void judge(int k, double answer) {
    BenchFault fault = truths.get(k).fault(answer);
    if (faults[k] == BenchFault.NONE) {
      faults[k] = fault;
    }
    if (fault == BenchFault.NONE || fault == BenchFault.FAR) {
      worst = Math.max(worst, truths.get(k).ulps(answer));
    }
  }

  /** Times the pairs one by one. */
  void single() {
    if (size == 0) {
      return;
    }
    double[][] times = new double[size][SINGLE_PASSES];
    for (int pass = 0; pass < SINGLE_PASSES; pass++) {
      for (int k = 0; k < size; k++) {
        long begin = System.nanoTime();
        double answer = ask(k);
        times[k][pass] = System.nanoTime() - begin;
        judge(k, answer);
      }
    }
    singles = Arrays.stream(times).mapToDouble(BenchRun::median).sorted().toArray();
  }

  /** Returns the number of pairs asked about, or refused. */
  int count() {
    return size + refused;
  }

  /** Returns the time per query in nanoseconds: of each block, the median over the rounds. */
  double nanoseconds() {
    if (rounds.isEmpty()) {
      return Double.NaN;
    }
    double sum = 0;
    for (int b = 0; b < rounds.get(0).length; b++) {
      int index = b;
      sum += median(rounds.stream().mapToDouble(times -> times[index]).toArray());
    }
    return sum / size;
  }

  /** Returns the time within which that part of the pairs is answered, in nanoseconds. */
  double quantile(double part) {
    return singles.length == 0 ? Double.NaN : singles[(int) Math.ceil(part * singles.length) - 1];
  }

  private static double median(double... values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    int half = sorted.length / 2;
    return sorted.length % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
  }

  /** Returns the number of pairs per fault. */
  Map<BenchFault, Integer> faults() {
    Map<BenchFault, Integer> counts = new EnumMap<>(BenchFault.class);
    for (BenchFault fault : BenchFault.values()) {
      counts.put(fault, fault == BenchFault.NO_ANSWER ? refused : 0);
    }
    for (int k = 0; k < size; k++) {
      counts.merge(faults[k], 1, Integer::sum);
    }
    counts.remove(BenchFault.NONE);
    return counts;
  }

  /** Returns the largest error of the distances, in numbers of the engine's precision. */
  long worstUlps() {
    return worst;
  }
}
