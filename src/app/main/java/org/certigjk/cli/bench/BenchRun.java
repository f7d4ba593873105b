package org.certigjk.cli.bench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import org.certigjk.referee.Declaration;

/**
 * One engine on one list of pairs: it prepares the bodies, is timed, and its answers are judged.
 */
abstract class BenchRun {

  /** Of a slow engine only as many pairs are asked as fit into this part of its time. */
  static final double FIRST_PASS = 0.25;

  /**
   * What is timed at once, in nanoseconds: long against the clock's resolution, short against the
   * time between two interruptions.
   */
  static final long BLOCK = 300_000;

  static final int MOST_PASSES = 1 << 12;

  private final Declaration declaration;
  private final int given;
  private final LongSupplier clock;
  private final List<BenchTruth> truths = new ArrayList<>();
  private final List<BenchFault> faults = new ArrayList<>();
  private final List<double[]> rounds = new ArrayList<>();
  private int size;
  private int refused;
  private long worst;
  private long spent;
  private double[] singles = {};

  BenchRun(Declaration declaration, int given, LongSupplier clock) {
    this.declaration = declaration;
    this.given = given;
    this.clock = clock;
  }

  /** Takes in a pair with its distance. */
  final void add(BenchTruth truth) {
    truths.add(truth);
    faults.add(BenchFault.NONE);
    size = truths.size();
    refused = given - size;
  }

  /** Says that only the first pairs are asked about; there is no time for others. */
  final void limit(int count) {
    size = count;
    refused = given - truths.size();
  }

  final long now() {
    return clock.getAsLong();
  }

  final int size() {
    return size;
  }

  final long spent() {
    return spent;
  }

  final void spend(long nanoseconds) {
    spent += nanoseconds;
  }

  final Declaration declaration() {
    return declaration;
  }

  /**
   * Asks until it is fast, and finds out how many pairs there is time for.
   *
   * @param budget the time for this run, in nanoseconds
   */
  abstract void warmUp(long budget);

  /**
   * Asks about all pairs. Returns the times of the parts into which they are cut, in nanoseconds.
   */
  abstract double[] pass();

  /** Returns the time of each pair by itself; none if there are no pairs. */
  abstract double[] each();

  /** Times one round, if there is time left for it. */
  final boolean round(long budget) {
    if (size == 0 || (!rounds.isEmpty() && spent >= budget)) {
      return false;
    }
    rounds.add(pass());
    return true;
  }

  /** Times the pairs one by one. */
  final void single() {
    singles = Arrays.stream(each()).sorted().toArray();
  }

  /** Keeps the first fault of every pair, and the worst error. */
  final void judge(int k, double answer) {
    BenchFault fault = truths.get(k).fault(answer, declaration.margins());
    if (faults.get(k) == BenchFault.NONE) {
      faults.set(k, fault);
    }
    if (fault == BenchFault.NONE || fault == BenchFault.FAR) {
      worst = Math.max(worst, truths.get(k).ulps(answer, declaration.margins()));
    }
  }

  /** Returns the number of pairs asked about, or refused. */
  final int count() {
    return size + refused;
  }

  /** Returns the time per query in nanoseconds: of each part, the median over the rounds. */
  final double nanoseconds() {
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
  final double quantile(double part) {
    return singles.length == 0 ? Double.NaN : singles[(int) Math.ceil(part * singles.length) - 1];
  }

  static double median(double... values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    int half = sorted.length / 2;
    return sorted.length % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
  }

  /** Returns the number of pairs per fault. */
  final Map<BenchFault, Integer> faults() {
    Map<BenchFault, Integer> counts = new EnumMap<>(BenchFault.class);
    for (BenchFault fault : BenchFault.values()) {
      counts.put(fault, fault == BenchFault.NO_ANSWER ? refused : 0);
    }
    for (int k = 0; k < size; k++) {
      counts.merge(faults.get(k), 1, Integer::sum);
    }
    counts.remove(BenchFault.NONE);
    return counts;
  }

  /** Returns the largest error of the distances, in numbers of the engine's precision. */
  final long worstUlps() {
    return worst;
  }
}
