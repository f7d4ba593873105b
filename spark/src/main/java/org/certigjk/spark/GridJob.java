package org.certigjk.spark;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.spark.api.java.JavaSparkContext;
import scala.Tuple2;

/**
 * Asks an engine about every pair of simplices of a small grid, a part per task: the same charges,
 * in the same order, as {@code certigjk referee fuzz --grid --charges} writes on one machine, if
 * the engine gives the same answer to the same query. The engine is a program that each machine has
 * under the same name.
 */
final class GridJob {

  private static final Pattern COUNTS =
      Pattern.compile("\"queries\":(\\d+),\"declined\":(\\d+),\"wrong\":(\\d+),\"outside\":(\\d+)");

  private GridJob() {}

  /**
   * Runs the job.
   *
   * @param engine the command line of the engine
   * @param dimension of the grid
   * @param grid the greatest coordinate
   * @param parts how many tasks
   * @return how many queries there were, how many were declined, wrong, and wrong outside of the
   *     contract
   */
  static long[] run(
      JavaSparkContext spark, String engine, int dimension, int grid, int parts, OutputStream out)
      throws IOException {
    long[] sums = new long[4];
    for (Tuple2<byte[], String> part :
        Tasks.inOrder(
            Tasks.numbered(spark, parts)
                .map(part -> part(engine, dimension, grid, part + "/" + parts)))) {
      out.write(part._1());
      Matcher counts = COUNTS.matcher(part._2());
      for (int k = 0; k < sums.length && (k > 0 || counts.find()); k++) {
        sums[k] += Long.parseLong(counts.group(k + 1));
      }
    }
    return sums;
  }

  /** The failures are counted, and only one is made smaller, hardly: that is for one machine. */
  private static Tuple2<byte[], String> part(String engine, int dimension, int grid, String shard)
      throws IOException {
    List<String> words =
        List.of(
            "fuzz",
            "--engine",
            engine,
            "--dimension",
            Integer.toString(dimension),
            "--grid",
            Integer.toString(grid),
            "--shard",
            shard,
            "--findings",
            "1",
            "--shrink",
            "1",
            "--format",
            "json");
    Charges charges = Charges.of(words, "--output");
    return new Tuple2<>(charges.lines, charges.report);
  }
}
