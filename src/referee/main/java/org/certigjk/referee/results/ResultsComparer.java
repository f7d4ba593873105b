package org.certigjk.referee.results;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.Outcome;
import org.certigjk.referee.comparison.Comparison;
import org.certigjk.referee.comparison.Example;
import org.certigjk.referee.comparison.OutcomeComparer;
import org.certigjk.referee.comparison.Profile;
import org.certigjk.referee.results.ResultsHeader.VectorFile;
import org.certigjk.referee.tally.Tally;
import org.certigjk.vectors.TestVector;
import org.certigjk.vectors.files.InOrder;
import org.certigjk.vectors.files.VectorFileException;
import org.certigjk.vectors.files.VectorLine;
import org.certigjk.vectors.files.VectorReader;
import org.jspecify.annotations.Nullable;

/**
 * Compares a file of results: reads it beside the files of test vectors that it is about.
 *
 * <p><b>Guarantee.</b> Memory does not depend on the lengths of the files, nor the tally on the
 * number of threads. A file of vectors that is not, byte for byte, the one that was asked is
 * noticed. Examples in the tally have their certificates.
 *
 * <p><b>Errors.</b> {@link VectorFileException} with file, line and field where a file is not what
 * it should be, or results and vectors do not belong together.
 */
public final class ResultsComparer {

  private static final int BATCH = 64;

  private final String file;
  private final ResultsReader results;
  private final Declaration engine;
  private final int threads;
  private final LongConsumer progress;
  private final Consumer<Example> watcher;
  private final OutcomeComparer comparer;
  private final Tally tally;
  private @Nullable Result pending;
  private long compared;
  private long notAsked;
  private long notTaken;

  /** A vector without its certificates, and the line that has them. */
  private record Line(VectorLine line, TestVector vector) {}

  private ResultsComparer(
      String file,
      ResultsReader results,
      Profile profile,
      int threads,
      LongConsumer progress,
      Consumer<Example> watcher) {
    this.file = file;
    this.results = results;
    this.engine = results.header().engine();
    this.threads = threads;
    this.progress = progress;
    this.watcher = watcher;
    this.comparer = OutcomeComparer.of(profile);
    this.tally = Tally.of(engine, profile);
  }

  /**
   * Compares all results of an engine.
   *
   * @param files one or more files of results
   * @param vectors the files of vectors, in the order in which the results name them; if there are
   *     none, those that they name
   * @param profile by what is compared
   * @param threads how many threads work
   * @param progress is told how many results have been compared
   * @param watcher is told each comparison, in the order of the results
   */
  public static ComparedRun run(
      List<Path> files,
      List<Path> vectors,
      Profile profile,
      int threads,
      LongConsumer progress,
      Consumer<Example> watcher)
      throws IOException {
    ComparedRun run = null;
    int used = 0;
    for (Path file : files) {
      try (ResultsReader results = ResultsReader.open(file)) {
        int here = results.header().vectors().size();
        requireEnough(file, results.header(), vectors.size(), used + here);
        List<Path> given = vectors.isEmpty() ? vectors : vectors.subList(used, used + here);
        used += here;
        long before = run == null ? 0 : run.tally().asked();
        ComparedRun next =
            new ResultsComparer(
                    file.toString(),
                    results,
                    profile,
                    threads,
                    n -> progress.accept(before + n),
                    watcher)
                .compare(given);
        run = run == null ? next : joined(run, next, file);
      }
    }
    if (run == null) {
      throw new IllegalArgumentException("no file of results");
    }
    if (vectors.size() > used) {
      throw wrong(
          files.get(0), "vectors", "%s are named, and %s given".formatted(used, vectors.size()));
    }
    return run;
  }

  private static void requireEnough(Path file, ResultsHeader header, int given, int needed)
      throws IOException {
    if (given > 0 && given < needed) {
      throw wrong(
          file,
          "vectors",
          "the results are about more files of vectors than the %s given: %s"
              .formatted(given, names(header.vectors())));
    }
  }

  private static ComparedRun joined(ComparedRun run, ComparedRun next, Path file)
      throws IOException {
    if (!run.tally().engine().equals(next.tally().engine())) {
      throw wrong(
          file,
          "engine",
          "of another engine, %s, than the file before: %s".formatted(next.engine(), run.engine()));
    }
    return run.plus(next);
  }

  private static VectorFileException wrong(Path file, String field, String reason) {
    return new VectorFileException(file.toString(), 1, field, reason);
  }

  private static String names(List<VectorFile> files) {
    return String.join(", ", files.stream().map(VectorFile::file).toList());
  }

  private ComparedRun compare(List<Path> given) throws IOException {
    ResultsHeader header = results.header();
    List<VectorFile> named = header.vectors();
    pending = results.next();
    for (int k = 0; k < named.size(); k++) {
      compare(given.isEmpty() ? Path.of(named.get(k).file()) : given.get(k), named.get(k));
    }
    if (pending != null) {
      throw new VectorFileException(
          file,
          0,
          "id",
          "%s does not follow in %s; results stand in the order of their vectors"
              .formatted(pending.id(), names(named)));
    }
    return new ComparedRun(tally, header.command(), header.limit(), named, notAsked, notTaken);
  }

  private void compare(Path path, VectorFile expected) throws IOException {
    if (Files.notExists(path)) {
      throw new VectorFileException(
          file, 1, "vectors", "there is no file " + path + "; --vectors says where it is now");
    }
    try (HashedStream stream = HashedStream.open(path)) {
      VectorReader reader = VectorReader.of(path.toString(), stream);
      InOrder.run(
          () -> ResultsRun.nextLines(reader, BATCH),
          ResultsComparer::decoded,
          (lines, decoded) -> compareAll(decoded),
          threads);
      requireSame(path, stream.sha256(), expected);
    }
  }

  private void requireSame(Path path, String sha256, VectorFile expected) throws IOException {
    if (!sha256.equals(expected.sha256())) {
      throw new VectorFileException(
          path.toString(),
          0,
          null,
          "not the vectors that %s is about, %s: SHA-256 %s here, %s there"
              .formatted(file, expected.file(), sha256, expected.sha256()));
    }
  }

  private static List<Line> decoded(List<VectorLine> lines) throws IOException {
    List<Line> decoded = new ArrayList<>();
    for (VectorLine line : lines) {
      decoded.add(new Line(line, line.vectorWithoutCertificates()));
    }
    return decoded;
  }

  /** Pairs vectors and results, which stand in one order, and compares the pairs. */
  private void compareAll(List<Line> lines) throws IOException {
    for (Line line : lines) {
      Result result = pending;
      if (result != null && result.id().equals(line.vector().id())) {
        compare(line, result.outcome());
        pending = results.next();
      } else if (engine.takes(line.vector().query())) {
        notAsked++;
      } else {
        notTaken++;
      }
    }
    progress.accept(compared);
  }

  private void compare(Line line, Outcome outcome) throws IOException {
    Comparison comparison = comparer.compare(line.vector(), engine, outcome);
    TestVector vector = comparison.isRight() ? line.vector() : line.line().vector();
    Example example = new Example(vector, outcome, comparison);
    tally.add(example);
    watcher.accept(example);
    compared++;
  }
}
