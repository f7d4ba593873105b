package org.certigjk.cli.referee;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.function.Function;
import org.certigjk.referee.comparison.Example;
import org.certigjk.referee.results.MismatchWriter;
import org.certigjk.vectors.files.WholeFile;
import org.jspecify.annotations.Nullable;

/** A file of what is charged, if one is wanted; it is there only after it is finished. */
final class ChargesFile implements Consumer<Example>, AutoCloseable {

  private final @Nullable WholeFile file;
  private final OutputStream out;
  private final Consumer<Example> writer;

  private ChargesFile(
      @Nullable WholeFile file, OutputStream out, Function<OutputStream, MismatchWriter> writer) {
    this.file = file;
    this.out = out;
    this.writer = writer.apply(out);
  }

  /** Begins a file; none if it is {@code null}. */
  static ChargesFile to(@Nullable Path path, Function<OutputStream, MismatchWriter> writer)
      throws IOException {
    if (path == null) {
      return new ChargesFile(null, OutputStream.nullOutputStream(), writer);
    }
    WholeFile file = WholeFile.open(path);
    return new ChargesFile(file, new BufferedOutputStream(file), writer);
  }

  @Override
  public void accept(Example example) {
    writer.accept(example);
  }

  /** Gives the file its name. */
  void finish() throws IOException {
    out.flush();
    if (file != null) {
      file.finish();
    }
  }

  @Override
  public void close() throws IOException {
    if (file != null) {
      file.close();
    }
  }
}
