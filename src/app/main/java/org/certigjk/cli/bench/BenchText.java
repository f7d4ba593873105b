package org.certigjk.cli.bench;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.certigjk.cli.console.Table;
import org.certigjk.json.JsonWords;

/** Writes a side-by-side run as tables for a person. */
final class BenchText implements BenchWriter {

  private static final int MANY = 10_000;

  private static final List<String> CRITERIA =
      List.of(
          "ns/query  median over rounds of the mean time, the engines taking turns. Preparing the"
              + " bodies is not timed.",
          "50 %      the time, in ns, within which half of the pairs are answered, each timed by"
              + " itself; and 99 %.",
          "wrong     pairs with an answer that is far off (relative error above 1e-6; 1e-3 for single"
              + " precision), a false",
          "          overlap (apart, but the answer is 0), a missed contact (the bodies meet, but the"
              + " answer is not 0), or",
          "          no answer. All answers of the timed rounds are judged, by certificates in exact"
              + " arithmetic.",
          "worst     largest error of a distance, counted in numbers of the engine's precision; 0:"
              + " all correctly rounded.",
          "programs  fcl, bullet, cgal and their like are programs of their own: they are asked once"
              + " about each pair and judged, and",
          "          then time themselves.",
          "repeated  the same few pairs again and again, which trains the processor's branch"
              + " predictor; fresh: many.");

  private final OutputStream out;

  BenchText(OutputStream out) {
    this.out = out;
  }

  @Override
  public void begin(Header header) throws IOException {
    print(
        "%s, Java %s, %s, %s processors, seed %s%n"
            .formatted(
                header.version(),
                header.java(),
                header.system(),
                header.processors(),
                header.seed()));
  }

  @Override
  public void table(BenchPairs pairs, List<BenchRow> rows) throws IOException {
    Table table = new Table();
    table.row(List.of("engine", "ns/query", "÷ kernel", "50 %", "99 %", "pairs", "wrong", "worst"));
    for (BenchRow row : rows) {
      boolean single = row.precision().equals("single");
      table.row(
          List.of(
              row.engine() + (single ? " (single precision)" : ""),
              number(row.nanoseconds()),
              number(row.ratio()),
              number(row.median()),
              number(row.percentile()),
              Integer.toString(row.count()),
              wrong(row),
              ulps(row.worstUlps())));
    }
    print("%n%s%n%s".formatted(pairs.title(), table.format("  ")));
  }

  @Override
  public void end(List<String> notes) throws IOException {
    print("\n" + String.join("\n", CRITERIA) + "\n");
    for (String note : notes) {
      print("note: " + note + "\n");
    }
  }

  /** Three digits or more, without an exponent. */
  static String number(double value) {
    if (!Double.isFinite(value)) {
      return "–";
    }
    int decimals = value >= 100 ? 0 : value >= 10 ? 1 : 2;
    return String.format(Locale.ROOT, "%." + decimals + "f", value);
  }

  private static String wrong(BenchRow row) {
    List<String> kinds = new ArrayList<>();
    for (BenchFault fault : BenchFault.values()) {
      int count = row.faults().getOrDefault(fault, 0);
      if (count > 0) {
        kinds.add(count + " " + JsonWords.of(fault).replace('-', ' '));
      }
    }
    String reasons = kinds.isEmpty() ? "" : " (" + String.join(", ", kinds) + ")";
    return row.wrong() + reasons;
  }

  private static String ulps(long count) {
    String number =
        count < MANY ? Long.toString(count) : String.format(Locale.ROOT, "%.0e", (double) count);
    return number + (count == 1 ? " ulp" : " ulps");
  }

  private void print(String text) throws IOException {
    out.write(text.replace("\r\n", "\n").getBytes(StandardCharsets.UTF_8));
    out.flush();
  }
}
