package org.certigjk.cli.bench;

import java.util.Arrays;
import java.util.List;
import java.util.function.LongSupplier;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.Engine;
import org.jspecify.annotations.Nullable;

/**
 * An engine in this process; every answer that it gives while it is timed is judged.
 *
 * @param <B> its bodies
 */
final class BenchJavaRun<B> extends BenchRun {

  private static final double WARM_UP = 0.4;
  private static final int SINGLE_PASSES = 3;

  private final Engine<B> engine;
  private final B[] as;
  private final B[] bs;

  private int block;
  private double[] answers;

  /**
   * Prepares the bodies; a pair that the engine cannot represent counts as no answer.
   *
   * @param truths the distances; {@code null} for a pair that its precision cannot represent
   * @param clock tells nanoseconds
   */
  BenchJavaRun(
      Engine<B> engine,
      List<double[][][]> pairs,
      List<? extends @Nullable BenchTruth> truths,
      LongSupplier clock) {
    super(Declaration.of(engine), pairs.size(), clock);
    this.engine = engine;
    this.as = newArray(pairs.size());
    this.bs = newArray(pairs.size());
    for (int k = 0; k < pairs.size(); k++) {
      BenchTruth truth = truths.get(k);
      if (truth != null && prepare(pairs.get(k), size())) {
        add(truth);
      }
    }
    this.answers = new double[size()];
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

  /** Asks until the code is compiled. */
  @Override
  void warmUp(long budget) {
    long begin = now();
    int count = 0;
    while (count < size() && (count == 0 || now() - begin < FIRST_PASS * budget)) {
      answers[count] = ask(count);
      count++;
    }
    spend(now() - begin);
    limit(count);
    answers = Arrays.copyOf(answers, count);
    judge();
    if (count > 0) {
      adjust(spent());
      while (spent() < WARM_UP * budget) {
        long before = spent();
        pass();
        adjust(spent() - before);
      }
    }
  }

  /**
   * Asks about all pairs and judges all answers. Few pairs are repeated until the time is long
   * against the clock's resolution; many are timed in blocks.
   */
  @Override
  double[] pass() {
    int size = size();
    double[] times = new double[(size + block - 1) / block];
    long time = 0;
    for (int b = 0; b < times.length; b++) {
      long begin = now();
      for (int first = 0; first < answers.length; first += size) {
        int end = first + Math.min(size, (b + 1) * block);
        for (int i = first + b * block; i < end; i++) {
          answers[i] = ask(i - first);
        }
      }
      long elapsed = now() - begin;
      times[b] = (double) elapsed * size / answers.length;
      time += elapsed;
    }
    spend(time);
    judge();
    return times;
  }

  /** Sets how many pairs are a block, and how often they are repeated, for a pass of that time. */
  private void adjust(long time) {
    int size = size();
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

  private void judge() {
    for (int i = 0; i < answers.length; i++) {
      judge(i % size(), answers[i]);
    }
  }

  @Override
  double[] each() {
    double[][] times = new double[size()][SINGLE_PASSES];
    for (int pass = 0; pass < SINGLE_PASSES; pass++) {
      for (int k = 0; k < size(); k++) {
        long begin = now();
        double answer = ask(k);
        times[k][pass] = now() - begin;
        judge(k, answer);
      }
    }
    return Arrays.stream(times).mapToDouble(BenchRun::median).toArray();
  }
}
