package org.certigjk.referee.results;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.LongConsumer;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.EngineException;
import org.certigjk.referee.Outcome;
import org.certigjk.referee.engine.EngineProcess;
import org.certigjk.referee.engine.QueryEngine;
import org.certigjk.referee.results.ResultsHeader.VectorFile;
import org.certigjk.vectors.TestVector;
import org.certigjk.vectors.files.InOrder;
import org.certigjk.vectors.files.VectorFileException;
import org.certigjk.vectors.files.VectorLine;
import org.certigjk.vectors.files.VectorReader;
import org.jspecify.annotations.Nullable;

/**
 * Asks an engine all vectors of some files that it takes, and writes a file of results.
 *
 * <p><b>Guarantee.</b> The results are in the order of the vectors, with any number of processes,
 * and the file has them as they come: who is interrupted can go on later. Memory does not depend on
 * the lengths of the files.
 *
 * <p><b>Errors.</b> {@link EngineException} if the engine cannot be asked any more; {@link
 * VectorFileException} where a file is not what it should be. The results so far are in the file.
 */
public final class ResultsRun implements AutoCloseable {

  private static final int BATCH = 16;

  private final List<Path> vectors;
  private final LongConsumer progress;
  private final ResultsHeader header;
  private final List<QueryEngine> engines = new ArrayList<>();
  private final BlockingQueue<QueryEngine> idle = new LinkedBlockingQueue<>();
  private final ByteArrayOutputStream lines = new ByteArrayOutputStream();
  private long asked;

  private ResultsRun(List<Path> vectors, LongConsumer progress, ResultsHeader header) {
    this.vectors = List.copyOf(vectors);
    this.progress = progress;
    this.header = header;
  }

  /**
   * Starts the engine.
   *
   * @param name what the user calls the engine
   * @param command the program and its arguments
   * @param limit the time limit of one query
   * @param processes how many of it are asked at the same time
   * @param vectors the files of vectors
   * @param progress is told how many vectors have been asked
   */
  public static ResultsRun start(
      String name,
      List<String> command,
      Duration limit,
      int processes,
      List<Path> vectors,
      LongConsumer progress)
      throws IOException {
    List<VectorFile> files = hashed(vectors);
    QueryEngine first = EngineProcess.start(command, limit);
    ResultsHeader header =
        new ResultsHeader(first.declaration(), name, limit.toMillis() / 1000.0, files);
    ResultsRun run = new ResultsRun(vectors, progress, header);
    run.add(first);
    try {
      for (int k = 1; k < processes; k++) {
        run.add(EngineProcess.start(command, limit));
      }
      return run;
    } catch (EngineException e) {
      run.close();
      throw e;
    }
  }

  private static List<VectorFile> hashed(List<Path> vectors) throws IOException {
    List<VectorFile> files = new ArrayList<>();
    for (Path path : vectors) {
      VectorReader.openAny(path).close(); // what is no such file may have no end
      files.add(new VectorFile(path.toString(), HashedStream.sha256(path)));
    }
    return files;
  }

  private void add(QueryEngine engine) throws EngineException {
    engines.add(engine);
    idle.add(engine);
    if (!engine.declaration().equals(engine())) {
      throw new EngineException(
          "the engine says one thing in one process, and another in the next: %s, %s"
              .formatted(engine(), engine.declaration()));
    }
  }

  /** Returns what the engine says of itself. */
  public Declaration engine() {
    return header.engine();
  }

  /**
   * Asks all vectors, and writes the results to a file.
   *
   * @param overwrite whether results that are there may be lost
   * @throws VectorFileException if there are such results, if a file of this name is no file of
   *     results, or if another run writes it
   */
  public void writeTo(Path results, boolean overwrite) throws IOException {
    try (OutputStream out = StartedResults.begin(results, overwrite)) {
      ResultsWriter writer = ResultsWriter.begin(lines, header);
      writeLines(out);
      ask(writer, out, 0, null);
    }
  }

  /**
   * Asks the vectors that are not in a file of results of the same engine and the same vectors, and
   * adds them to it.
   */
  public void goOn(Path results) throws IOException {
    if (StartedResults.isBarelyBegun(results)) {
      writeTo(results, /* overwrite= */ false);
      return;
    }
    StartedResults started = StartedResults.read(results, header);
    try (OutputStream out = started.append()) {
      asked = started.size();
      ask(ResultsWriter.append(lines), out, started.size(), started.last());
    }
  }

  private void ask(ResultsWriter writer, OutputStream out, long done, @Nullable String last)
      throws IOException {
    long left = done;
    for (Path path : vectors) {
      try (VectorReader reader = VectorReader.openAny(path)) {
        left = skip(reader, left, last);
        InOrder.run(
            () -> nextLines(reader, BATCH),
            this::ask,
            (lines, results) -> write(writer, results, out),
            engines.size());
      }
    }
    if (left > 0) {
      throw new VectorFileException(
          header.vectors().toString(), 0, "id", "there is no vector %s".formatted(last));
    }
  }

  /**
   * Passes over the vectors that have results, which stand in one order; the same id may be in two
   * files.
   *
   * @return how many results are about the next files
   */
  private long skip(VectorReader reader, long done, @Nullable String last) throws IOException {
    for (long left = done; left > 0; ) {
      VectorLine line = reader.nextLine();
      if (line == null) {
        return left;
      }
      TestVector vector = line.vectorWithoutCertificates();
      left -= engine().takes(vector.query()) ? 1 : 0;
      if (left == 0 && !vector.id().equals(last)) {
        throw new VectorFileException(
            line.file(),
            line.number(),
            "id",
            "the last result should be of this vector, not " + last);
      }
    }
    return 0;
  }

  /** Returns the next lines, at most so many, or {@code null} at the end. */
  static @Nullable List<VectorLine> nextLines(VectorReader reader, int most) throws IOException {
    List<VectorLine> lines = new ArrayList<>(most);
    while (lines.size() < most) {
      VectorLine line = reader.nextLine();
      if (line == null) {
        break;
      }
      lines.add(line);
    }
    return lines.isEmpty() ? null : lines;
  }

  private List<Result> ask(List<VectorLine> lines) throws IOException {
    QueryEngine engine = idle.remove(); // there are as many as threads
    try {
      List<Result> results = new ArrayList<>(lines.size());
      for (VectorLine line : lines) {
        TestVector vector = line.vectorWithoutCertificates();
        if (engine().takes(vector.query())) {
          results.add(new Result(vector.id(), ask(engine, vector, line)));
        }
      }
      return results;
    } finally {
      idle.add(engine);
    }
  }

  private static Outcome ask(QueryEngine engine, TestVector vector, VectorLine line)
      throws IOException {
    try {
      return engine.ask(vector.query(), vector.id());
    } catch (IllegalArgumentException notOneWord) {
      throw new VectorFileException(
          line.file(), line.number(), "id", String.valueOf(notOneWord.getMessage()));
    }
  }

  private void write(ResultsWriter writer, List<Result> results, OutputStream out)
      throws IOException {
    for (Result result : results) {
      writer.write(result);
    }
    writeLines(out);
    asked += results.size();
    progress.accept(asked);
  }

  /** Writes what is complete, once: a buffer of the stream would write again when it is closed. */
  private void writeLines(OutputStream out) throws IOException {
    byte[] complete = lines.toByteArray();
    lines.reset();
    out.write(complete);
  }

  /** Ends the processes. */
  @Override
  public void close() {
    engines.forEach(QueryEngine::close);
  }
}
