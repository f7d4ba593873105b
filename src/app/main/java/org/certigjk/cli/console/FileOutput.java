package org.certigjk.cli.console;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.zip.GZIPOutputStream;
import org.certigjk.vectors.files.WholeFile;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/**
 * The options {@code --output} and {@code --overwrite} of commands that write to standard output.
 */
public final class FileOutput {

  /** What a command does, with a console that writes where the options say. */
  public interface Work<X extends Exception> {
    /** Does the work, and returns the exit code. */
    int run(Console console) throws IOException, X;
  }

  @Option(
      names = "--output",
      paramLabel = "FILE",
      description =
          "Write to this file, compressed if its name ends with .gz, and not to standard output."
              + " The file has its name when it is complete; one that is there is kept.")
  private @Nullable Path file;

  @Option(names = "--overwrite", description = "Replace the file that --output names.")
  private boolean overwrite;

  @Spec(Spec.Target.MIXEE)
  private @Nullable CommandSpec spec;

  /** Returns whether there is a file, and nothing goes to standard output. */
  public boolean isFile() {
    return file != null && !file.toString().equals("-");
  }

  /**
   * Does the work. If it throws, there is no file.
   *
   * @throws ParameterException if there is a file of this name, and it is not to be replaced
   */
  public <X extends Exception> int run(Console console, Work<X> work) throws IOException, X {
    Path path = file;
    if (path == null || path.toString().equals("-")) {
      if (overwrite) {
        throw wrong("--overwrite needs --output FILE: which file?");
      }
      return work.run(console);
    }
    if (path.toString().isEmpty()) {
      throw wrong("--output: an empty file name");
    }
    requireNew(path);
    try (WholeFile whole = WholeFile.open(path)) {
      OutputStream plain = new BufferedOutputStream(whole, 1 << 16);
      boolean packed = path.toString().endsWith(".gz");
      OutputStream out = packed ? new GZIPOutputStream(plain, 1 << 13) : plain;
      int code = work.run(new Console(console.in(), out, console.err()));
      if (out instanceof GZIPOutputStream gzip) {
        gzip.finish();
      }
      plain.flush();
      requireNew(path); // somebody else may have written it meanwhile
      whole.finish();
      return code;
    }
  }

  private void requireNew(Path path) {
    if (!overwrite && Files.isRegularFile(path)) {
      throw wrong("--output " + path + ": there is such a file; --overwrite replaces it");
    }
  }

  private ParameterException wrong(String message) {
    return new ParameterException(Objects.requireNonNull(spec).commandLine(), message);
  }
}
