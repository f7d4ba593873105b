package org.certigjk.cli.query;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import org.certigjk.cli.console.Console;
import org.certigjk.cli.console.Counts;
import org.certigjk.cli.console.Output;
import org.certigjk.cli.console.Progress;
import org.certigjk.cli.console.TimeLimit;
import org.certigjk.cli.input.InputException;

/** Runs a {@link Pipeline} with its output on the standard streams, and keeps the counts. */
final class Batches implements Pipeline.Sink {

  private final OutputStream out;
  private final PrintStream err;
  private final Progress progress;
  private final Counts counts = new Counts();

  private Batches(OutputStream out, PrintStream err, Progress progress) {
    this.out = out;
    this.err = err;
    this.progress = progress;
  }

  /**
   * Works on all records.
   *
   * @param limit how long the work on a record may take
   * @param console the standard streams
   * @param size the number of bytes of the input, −1 if not known
   * @return the counts
   */
  static <T> Counts run(
      Pipeline.Source<T> source,
      TimeLimit.Job<T> job,
      TimeLimit limit,
      int threads,
      Console console,
      long size)
      throws IOException, InputException {
    try (Progress progress = Progress.ofBytes(console.err(), size);
        Pipeline<T> pipeline = new Pipeline<>(source, job, limit, threads)) {
      Batches batches = new Batches(console.out(), console.err(), progress);
      pipeline.run(batches);
      return batches.counts;
    }
  }

  @Override
  public void write(Output output, int bytes) throws IOException {
    output.writeLines(out);
    err.print(output.complaints());
    counts.addAll(output.counts());
    progress.advance(bytes);
  }

  @Override
  public void flush() throws IOException {
    out.flush();
    err.flush();
  }
}
