package org.certigjk.spark;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import org.apache.spark.api.java.JavaSparkContext;

/**
 * Judges files of results, a file per task: the same charges, in the same order, as {@code certigjk
 * referee judge --charges} writes on one machine. The files must be where each machine sees them
 * under the same name.
 */
final class JudgeJob {

  private JudgeJob() {}

  /**
   * Runs the job.
   *
   * @throws IOException if a file cannot be read
   */
  static void run(JavaSparkContext spark, List<String> files, OutputStream out) throws IOException {
    for (byte[] charges :
        Tasks.inOrder(
            spark
                .parallelize(files, files.size())
                .map(file -> Charges.of(List.of("judge", file), "").lines))) {
      out.write(charges);
    }
  }
}
