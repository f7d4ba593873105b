package org.certigjk.spark;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Map;
import org.apache.spark.api.java.JavaSparkContext;
import org.certigjk.cli.Main;
import org.certigjk.vectors.files.HeaderCodec;
import org.certigjk.vectors.files.VectorGeneration;
import org.certigjk.vectors.files.VectorRequest;

/**
 * Makes a file of test vectors, a block of it per task: the same bytes, before compression, as
 * {@code certigjk vectors generate} on one machine.
 *
 * <p>A block depends on its number only, so that it does not matter which machine makes it, nor how
 * often.
 */
final class GenerateJob {

  private GenerateJob() {}

  /**
   * Runs the job.
   *
   * @param parameters as in the header of a file: family, dimension, size, seed, count; or set
   * @param blocks how many tasks
   * @throws IllegalArgumentException if there are no such vectors
   */
  static void run(
      JavaSparkContext spark, Map<String, String> parameters, int blocks, OutputStream out)
      throws IOException {
    out.write(HeaderCodec.encode(generation(parameters).header()));
    for (byte[] lines :
        Tasks.inOrder(
            Tasks.numbered(spark, blocks).map(number -> block(parameters, number, blocks)))) {
      out.write(lines);
    }
  }

  private static VectorGeneration generation(Map<String, String> parameters) {
    VectorRequest request = VectorRequest.from(parameters);
    if (request == null) {
      throw new IllegalArgumentException("family=… or set=… is expected, not " + parameters);
    }
    return VectorGeneration.of(request, Main.version());
  }

  private static byte[] block(Map<String, String> parameters, int number, int blocks)
      throws IOException {
    ByteArrayOutputStream lines = new ByteArrayOutputStream();
    generation(parameters).writeBlock(number, blocks, lines);
    return lines.toByteArray();
  }
}
