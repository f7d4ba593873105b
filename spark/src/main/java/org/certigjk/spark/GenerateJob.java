package org.certigjk.spark;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.PrimitiveIterator;
import java.util.stream.IntStream;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.certigjk.cli.Main;
import org.certigjk.vectors.files.HeaderCodec;
import org.certigjk.vectors.files.VectorGeneration;
import org.certigjk.vectors.files.VectorRequest;
import scala.Tuple2;

/**
 * Makes a file of test vectors, a shard per task: the same bytes, before compression, as {@code
 * certigjk vectors generate} on one machine.
 *
 * <p>A shard depends on its number only, so that it does not matter which machine makes it, nor how
 * often. It has every n-th vector; that they come in order is by their numbers in the plan.
 */
final class GenerateJob {

  private GenerateJob() {}

  /**
   * Runs the job.
   *
   * @param parameters as in the header of a file: family, dimension, size, seed, count; or set
   * @param shards how many tasks
   * @throws IllegalArgumentException if there are no such vectors
   */
  static void run(
      JavaSparkContext spark, Map<String, String> parameters, int shards, OutputStream out)
      throws IOException {
    VectorRequest request = request(parameters);
    out.write(HeaderCodec.encode(VectorGeneration.of(request, Main.version()).header()));
    List<Integer> numbers = IntStream.rangeClosed(1, shards).boxed().toList();
    JavaPairRDD<Long, byte[]> vectors =
        spark
            .parallelize(numbers, shards)
            .flatMapToPair(number -> shard(request(parameters).withShard(number, shards)))
            .repartitionAndSortWithinPartitions(new Blocks(request.plan().size(), shards));
    for (Iterator<byte[]> lines = vectors.values().toLocalIterator(); lines.hasNext(); ) {
      out.write(lines.next());
    }
  }

  private static VectorRequest request(Map<String, String> parameters) {
    VectorRequest request = VectorRequest.from(parameters);
    if (request == null) {
      throw new IllegalArgumentException("family=… or set=… is expected, not " + parameters);
    }
    return request;
  }

  /** Returns the lines of a shard, with their numbers in the plan. */
  private static Iterator<Tuple2<Long, byte[]>> shard(VectorRequest request) throws IOException {
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    VectorGeneration.of(request, Main.version()).writeTo(file, 1, done -> {});
    byte[] bytes = file.toByteArray();
    PrimitiveIterator.OfLong numbers = request.plan().indices(request.shard(), request.shards());
    List<Tuple2<Long, byte[]>> lines = new ArrayList<>();
    int begin = end(bytes, 0); // after the header
    while (begin < bytes.length) {
      int end = end(bytes, begin);
      lines.add(new Tuple2<>(numbers.next(), Arrays.copyOfRange(bytes, begin, end)));
      begin = end;
    }
    return lines.iterator();
  }

  private static int end(byte[] bytes, int begin) {
    int end = begin;
    while (bytes[end] != '\n') {
      end++;
    }
    return end + 1;
  }
}
