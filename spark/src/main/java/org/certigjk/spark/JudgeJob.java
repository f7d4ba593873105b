package org.certigjk.spark;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import org.apache.spark.api.java.JavaSparkContext;
import org.certigjk.cli.Main;

/**
 * Judges files of results, a file per task: the same charges, in the same order, as {@code certigjk
 * referee judge --charges} writes on one machine. The files must be where each machine sees them
 * under the same name.
 */
final class JudgeJob {

  /** The greatest exit code that is a judgement. */
  private static final int CHARGED = 1;

  private JudgeJob() {}

  /**
   * Runs the job.
   *
   * @throws IOException if a file cannot be read
   */
  static void run(JavaSparkContext spark, List<String> files, OutputStream out)
      throws IOException {
    Iterator<byte[]> charges =
        spark.parallelize(files, files.size()).map(JudgeJob::charges).toLocalIterator();
    while (charges.hasNext()) {
      out.write(charges.next());
    }
  }

  private static byte[] charges(String file) throws IOException {
    Path folder = Files.createTempDirectory("certigjk");
    Path charges = folder.resolve("charges.jsonl");
    ByteArrayOutputStream report = new ByteArrayOutputStream();
    ByteArrayOutputStream complaints = new ByteArrayOutputStream();
    try (PrintStream err = new PrintStream(complaints, true, StandardCharsets.UTF_8)) {
      String[] judge = {"referee", "judge", file, "--charges", charges.toString()};
      int code = Main.run(InputStream.nullInputStream(), report, err, judge);
      if (code > CHARGED) {
        throw new IOException(complaints.toString(StandardCharsets.UTF_8).strip());
      }
      return Files.readAllBytes(charges);
    } finally {
      for (String left : List.of("charges.jsonl", "charges.jsonl.part", "")) {
        Files.deleteIfExists(folder.resolve(left));
      }
    }
  }
}
