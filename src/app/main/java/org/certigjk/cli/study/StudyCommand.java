package org.certigjk.cli.study;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.certigjk.cli.Main;
import org.certigjk.cli.console.Console;
import org.certigjk.cli.console.ExitCode;
import org.certigjk.cli.console.Progress;
import org.certigjk.cli.console.Table;
import org.certigjk.cli.input.InputException;
import org.certigjk.json.VisibleText;
import org.certigjk.study.Size;
import org.certigjk.study.Studies;
import org.certigjk.study.Study;
import org.certigjk.study.StudyTable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code certigjk study}. */
@Command(
    name = "study",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    header = "Reproduces the tables, figures and counterexamples of the papers.",
    usageHelpWidth = 100,
    synopsisHeading = "Usage:%n",
    customSynopsis = {
      "  certigjk study                     lists the studies",
      "  certigjk study NAME [OPTIONS]      runs one",
      "  certigjk study all [OPTIONS]       runs all"
    },
    description = {
      "",
      "A study prints its report as Markdown, and writes it to a folder together with its tables as"
          + " CSV and its charts as SVG: NAME.md, NAME.csv (NAME-TABLE.csv if there are several"
          + " tables) and NAME-CHART.svg. \"all\" adds a README.md that lists them.",
      "",
      "The same seed, size and version give the same report on every machine.",
      ""
    },
    footer = {
      "",
      "Examples:",
      "  certigjk study",
      "  certigjk study reappearance",
      "  certigjk study putnam --full --seed 7 --output results",
      "  certigjk study all --redraw --output docs/studies",
      "  certigjk study fixes --full --confirm 77"
    })
public final class StudyCommand implements Callable<Integer> {

  private static final String ALL = "all";

  @Parameters(
      arity = "0..1",
      paramLabel = "NAME",
      description = "Name of a study, or \"all\". Without a name the studies are listed.")
  private @Nullable String name;

  @Option(
      names = "--full",
      description = "The size that is published, some minutes; without it, some seconds.")
  private boolean full;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "Seed of the random numbers, in studies that draw any. Default: 1.")
  private long seed = Study.DEFAULT_SEED;

  @Option(
      names = "--output",
      paramLabel = "FOLDER",
      description = "Folder for the files; it is made if need be. Default: studies.")
  private Path folder = Path.of("studies");

  @Option(names = "--no-files", description = "Only prints, and writes no files.")
  private boolean noFiles;

  @Option(
      names = "--redraw",
      description = "Runs nothing, and draws the charts again from the tables in the folder.")
  private boolean redraw;

  @Option(
      names = "--confirm",
      paramLabel = "SEED",
      description =
          "Asks other random numbers whether what the documentation says of the study still holds;"
              + " exit code 1 if something does not. Only for: fixes.")
  private @Nullable Long confirm;

  @Spec private @Nullable CommandSpec spec;

  private final Console console;

  public StudyCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException, InputException {
    if (name == null) {
      print(list());
      return ExitCode.OK;
    }
    if (confirm != null) {
      return confirm(named(name), confirm);
    }
    List<Study> studies = name.equals(ALL) ? Studies.all() : List.of(named(name));
    if (redraw) {
      return redraw(studies);
    }
    Progress progress = Progress.counting(console.err(), "certigjk study", studies.size());
    StudyFiles files = new StudyFiles(folder);
    if (!noFiles) {
      files.open();
    }
    for (Study study : studies) {
      progress.show("certigjk study " + study.label());
      StudyRun run = StudyRun.of(study, full ? Size.FULL : Size.QUICK, seed);
      if (!noFiles) {
        files.write(run);
      }
      progress.advance(1);
      progress.hide();
      print(run.markdown());
      print(study == studies.get(studies.size() - 1) ? "" : "\n");
      console.out().flush();
    }
    if (!noFiles) {
      if (name.equals(ALL)) {
        files.writeIndex(studies, full ? Size.FULL : Size.QUICK);
      }
      console.err().println(files.summary());
    }
    return ExitCode.OK;
  }

  private int confirm(Study study, long other) throws IOException {
    StudyTable claims;
    try {
      claims = study.confirm(full ? Size.FULL : Size.QUICK, other);
    } catch (UnsupportedOperationException none) {
      throw wrong("--confirm: " + none.getMessage(), none);
    }
    int held = Collections.frequency(claims.column(Study.CONFIRMED), "yes");
    String command = "certigjk study " + study.label() + (full ? " --full" : "") + " --confirm ";
    print("# " + claims.caption() + "\n\nCommand: `" + command + other + "`\n\n");
    print(StudyRun.rows(claims) + "\n");
    console.err().println("certigjk: " + held + " of " + claims.rows().size() + " claims hold");
    return held == claims.rows().size() ? ExitCode.OK : ExitCode.DISAGREEMENT;
  }

  private int redraw(List<Study> studies) throws IOException, InputException {
    StudyFiles files = new StudyFiles(folder);
    for (Study study : studies) {
      try {
        files.redraw(study);
      } catch (NoSuchFileException e) {
        throw wrong("--redraw: there is no table " + VisibleText.line(e.getFile()), e);
      }
    }
    console.err().println(files.summary());
    return ExitCode.OK;
  }

  private Study named(String label) {
    try {
      return Studies.named(label);
    } catch (IllegalArgumentException unknown) {
      throw wrong(
          "no study '"
              + VisibleText.line(label)
              + "'; \"certigjk study\" lists those that there are",
          unknown);
    }
  }

  private ParameterException wrong(String message, Exception cause) {
    return new ParameterException(Objects.requireNonNull(spec).commandLine(), message, cause);
  }

  private static String list() {
    Table table = new Table();
    for (Study study : Studies.all()) {
      table.row(List.of(study.label(), study.title()));
      table.row(List.of("", study.source()));
    }
    return table.format("");
  }

  private void print(String text) throws IOException {
    console.out().write(text.getBytes(StandardCharsets.UTF_8));
  }
}
