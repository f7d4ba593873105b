package org.certigjk.spark;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPOutputStream;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;

/** The program that is submitted. */
public final class Jobs {

  private static final String USAGE =
      "Usage: generate OUTPUT SHARDS NAME=VALUE...   family, dimension, size, seed, count; or set\n"
          + "       judge OUTPUT RESULTS...\n"
          + "       grid OUTPUT SHARDS ENGINE DIMENSION K\n";

  private Jobs() {}

  /** Runs a job; its file has its name when it is complete. */
  public static void main(String[] args) throws IOException {
    boolean generates = args.length > 3 && args[0].equals("generate");
    boolean asks = args.length == 6 && args[0].equals("grid");
    if (!generates && !asks && !(args.length > 2 && args[0].equals("judge"))) {
      System.err.print(USAGE);
      System.exit(2);
    }
    Path file = Path.of(args[1]);
    Path part = Path.of(args[1] + ".part");
    SparkConf name = new SparkConf().setAppName("certigjk " + args[0]);
    try (JavaSparkContext spark = new JavaSparkContext(name);
        OutputStream out = open(part, file.toString().endsWith(".gz"))) {
      if (generates) {
        GenerateJob.run(spark, parameters(args), Integer.parseInt(args[2]), out);
      } else if (asks) {
        int shards = Integer.parseInt(args[2]);
        int dimension = Integer.parseInt(args[4]);
        long[] counts =
            GridJob.run(spark, args[3], dimension, Integer.parseInt(args[5]), shards, out);
        System.out.printf(
            "%s queries: %s declined, %s wrong, %s more outside the contract%n",
            counts[0], counts[1], counts[2], counts[3]);
      } else {
        JudgeJob.run(spark, List.of(args).subList(2, args.length), out);
      }
    }
    Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
  }

  private static Map<String, String> parameters(String... args) {
    Map<String, String> parameters = new LinkedHashMap<>();
    for (String parameter : Arrays.asList(args).subList(3, args.length)) {
      String[] parts = parameter.split("=", 2);
      parameters.put(parts[0], parts.length == 2 ? parts[1] : "true");
    }
    return parameters;
  }

  private static OutputStream open(Path file, boolean packed) throws IOException {
    OutputStream out = new BufferedOutputStream(Files.newOutputStream(file));
    return packed ? new GZIPOutputStream(out) : out;
  }
}
