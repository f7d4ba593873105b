package org.certigjk.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.certigjk.study.isa.IsaFigure;
import org.certigjk.study.isa.IsaRace;
import org.certigjk.study.isa.IsaRace.Contestant;
import org.certigjk.study.isa.IsaSetting;
import org.openjdk.jmh.util.ListStatistics;
import org.openjdk.jmh.util.Statistics;

/**
 * Times the experiment of van den Bergen 1999, appendix B: in every few frames each contestant is
 * asked about the same tests, in turns, so that what else the machine does meets all of them. Times
 * are those of the processor.
 */
public final class IsaSuite {

  private static final int FRAMES = 50_000;
  private static final int BLOCK = 1000;

  /** So few frames that the bodies stay in the caches, as they do in a simulation. */
  private static final int TURN = 50;

  private static final long SEED = 1;

  private IsaSuite() {}

  /**
   * Times all settings, and writes as CSV the nanoseconds for a test and, over blocks of frames,
   * the ratio to ISA-GJK.
   *
   * @param args the file to write
   */
  public static void main(String[] args) throws IOException {
    times(IsaSetting.DEFAULT, 5 * BLOCK); // until all is compiled
    try (PrintStream csv =
        new PrintStream(Files.newOutputStream(Path.of(args[0])), true, "UTF-8")) {
      double load = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
      csv.printf(Locale.ROOT, "# %s, load %.1f at the start%n", Suite.machine(), load);
      csv.println("figure,value,method,tests,nanoseconds,lower quartile,ratio,upper quartile");
      List<IsaFigure> figures = new ArrayList<>(IsaFigure.ALL);
      figures.add(IsaFigure.COMPLEXITY);
      for (IsaFigure figure : figures) {
        int frames = figure == IsaFigure.COMPLEXITY ? FRAMES / 5 : FRAMES;
        for (double value : figure.values()) {
          write(csv, figure.name(), value, times(figure.setting().apply(value), frames));
        }
      }
    }
  }

  /** The times of each block of frames. */
  private record Blocks(int tests, Map<Contestant, double[]> nanoseconds) {}

  private static Blocks times(IsaSetting setting, int frames) {
    IsaRace race = new IsaRace(setting, SEED);
    Map<Contestant, double[]> nanoseconds = new EnumMap<>(Contestant.class);
    Contestant[] all = Contestant.values();
    for (Contestant contestant : all) {
      nanoseconds.put(contestant, new double[frames / BLOCK]);
    }
    int tests = 0;
    for (int frame = 0; frame < frames; frame += TURN) {
      race.record(TURN);
      tests += race.tests();
      for (int k = 0; k < all.length; k++) {
        Contestant contestant = all[(frame / TURN + k) % all.length];
        long begin = now();
        int meeting = race.ask(contestant);
        nanoseconds.get(contestant)[frame / BLOCK] += now() - begin;
        if (meeting != race.meeting()) {
          System.err.printf("%s: %d meet, not %d%n", contestant, meeting, race.meeting());
        }
      }
    }
    return new Blocks(tests, nanoseconds);
  }

  private static long now() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  private static void write(PrintStream csv, String figure, double value, Blocks blocks) {
    double[] unit = blocks.nanoseconds.get(Contestant.ISA);
    blocks.nanoseconds.forEach(
        (contestant, times) -> {
          double[] ratios = new double[times.length];
          Arrays.setAll(ratios, k -> times[k] / unit[k]);
          Statistics ratio = new ListStatistics(ratios);
          csv.printf(
              Locale.ROOT,
              "%s,%.0f,%s,%d,%.4g,%.3f,%.3f,%.3f%n",
              figure,
              value,
              contestant.label(),
              blocks.tests,
              Arrays.stream(times).sum() / blocks.tests,
              ratio.getPercentile(25),
              ratio.getPercentile(50),
              ratio.getPercentile(75));
        });
  }
}
