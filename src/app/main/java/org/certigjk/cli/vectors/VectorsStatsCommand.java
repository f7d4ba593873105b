package org.certigjk.cli.vectors;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.certigjk.cli.Main;
import org.certigjk.cli.console.Console;
import org.certigjk.cli.console.ExitCode;
import org.certigjk.json.JsonText;
import org.certigjk.vectors.files.VectorPage;
import org.certigjk.vectors.files.VectorReader;
import org.certigjk.vectors.files.VectorStats;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code certigjk vectors stats}. */
@Command(
    name = "stats",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    header = "Counts the test vectors of files by flag, family, dimension, verdict and so on.",
    usageHelpWidth = 100,
    synopsisHeading = "Usage:%n",
    customSynopsis = "  certigjk vectors stats [OPTIONS] FILE...",
    description = {""},
    footer = {
      "",
      "Examples:",
      "  certigjk vectors stats vectors/*.jsonl.gz",
      "  certigjk vectors stats gap.jsonl --format json"
    })
public final class VectorsStatsCommand implements Callable<Integer> {

  /** What {@code --format} can be. */
  enum Format {
    TEXT,
    JSON
  }

  @Parameters(arity = "1..*", paramLabel = "FILE", description = "Files; - is standard input.")
  private List<String> files = List.of();

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "text (default, a page in Markdown) or json (one object, for programs).")
  private Format format = Format.TEXT;

  private final Console console;

  public VectorsStatsCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    VectorPage page = new VectorPage();
    for (String file : files) {
      try (VectorReader reader = VectorsFiles.open(file, console)) {
        page.add(String.valueOf(Path.of(file).getFileName()), reader);
      }
    }
    if (format == Format.JSON) {
      writeJson(page.stats());
    } else {
      console.out().write(page.markdown().getBytes(StandardCharsets.UTF_8));
    }
    return ExitCode.OK;
  }

  private void writeJson(VectorStats stats) throws IOException {
    String line =
        JsonText.line(
            json -> {
              json.field("vectors", stats.vectors());
              for (String name : stats.names()) {
                json.beginObject(name);
                stats.counts(name).forEach(json::field);
                json.endObject();
              }
            });
    console.out().write(line.getBytes(StandardCharsets.UTF_8));
    console.out().flush();
  }
}
