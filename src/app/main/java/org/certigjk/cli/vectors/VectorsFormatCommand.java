package org.certigjk.cli.vectors;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.zip.GZIPOutputStream;
import org.certigjk.cli.Main;
import org.certigjk.cli.console.Console;
import org.certigjk.cli.console.ExitCode;
import org.certigjk.json.VisibleText;
import org.certigjk.vectors.files.VectorFormat;
import org.certigjk.vectors.files.VectorReader;
import org.certigjk.vectors.files.WholeFile;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code certigjk vectors format}. */
@Command(
    name = "format",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    header = "Writes a file of test vectors in canonical form.",
    usageHelpWidth = 100,
    synopsisHeading = "Usage:%n",
    customSynopsis = "  certigjk vectors format [OPTIONS] FILE",
    description = {
      "",
      "Order of fields and vectors, spelling of numbers, no blanks. What the vectors say is neither"
          + " changed nor checked. A file that cannot be brought into this form is refused: a line"
          + " that is no vector, two vectors with one id, vectors that are not those that the header"
          + " names.",
      ""
    },
    footer = {"", "Examples:", "  certigjk vectors format mine.jsonl --output mine.jsonl"})
public final class VectorsFormatCommand implements Callable<Integer> {

  @Parameters(arity = "1", paramLabel = "FILE", description = "The file; - is standard input.")
  private String file = "-";

  @Option(
      names = "--output",
      paramLabel = "FILE",
      description =
          "Where to write, the same file for example; compressed if it ends with .gz. Default:"
              + " standard output, plain.")
  private @Nullable Path output;

  private final Console console;

  public VectorsFormatCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    ByteArrayOutputStream formatted = new ByteArrayOutputStream();
    int vectors;
    try (VectorReader reader = VectorsFiles.open(file, console)) {
      vectors = VectorFormat.format(reader, formatted);
    }
    if (output == null) {
      formatted.writeTo(console.out());
      return ExitCode.OK;
    }
    WholeFile.write(
        output, output.toString().endsWith(".gz") ? packed(formatted) : formatted.toByteArray());
    console
        .err()
        .println(
            "certigjk: %s: %s vectors".formatted(VisibleText.line(output.toString()), vectors));
    return ExitCode.OK;
  }

  private static byte[] packed(ByteArrayOutputStream text) throws IOException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (OutputStream out = new GZIPOutputStream(packed)) {
      text.writeTo(out);
    }
    return packed.toByteArray();
  }
}
