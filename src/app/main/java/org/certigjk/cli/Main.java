package org.certigjk.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.certigjk.cli.bench.BenchCommand;
import org.certigjk.cli.console.Complaints;
import org.certigjk.cli.console.Console;
import org.certigjk.cli.console.ExitCode;
import org.certigjk.cli.console.StandardOutput;
import org.certigjk.cli.console.StandardOutput.ClosedPipeException;
import org.certigjk.cli.console.WholeLines;
import org.certigjk.cli.explore.ExploreCommand;
import org.certigjk.cli.input.InputException;
import org.certigjk.cli.query.CheckCommand;
import org.certigjk.cli.query.DistanceCommand;
import org.certigjk.cli.query.PenetrationCommand;
import org.certigjk.cli.query.RayCastCommand;
import org.certigjk.cli.referee.RefereeCommand;
import org.certigjk.cli.referee.RefereeFuzzCommand;
import org.certigjk.cli.referee.RefereeJudgeCommand;
import org.certigjk.cli.referee.RefereeRunCommand;
import org.certigjk.cli.study.PapersCommand;
import org.certigjk.cli.study.StudyCommand;
import org.certigjk.cli.vectors.VectorsCheckCommand;
import org.certigjk.cli.vectors.VectorsCommand;
import org.certigjk.cli.vectors.VectorsFormatCommand;
import org.certigjk.cli.vectors.VectorsGenerateCommand;
import org.certigjk.cli.vectors.VectorsStatsCommand;
import org.certigjk.json.VisibleText;
import org.certigjk.referee.EngineException;
import org.certigjk.vectors.files.VectorFileException;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** {@code certigjk}: the commands, and what every one of them does at its end. */
@Command(
    name = "certigjk",
    header = "Exact distances, depths and impacts of convex polytopes, each with a certificate.",
    usageHelpWidth = 100,
    synopsisSubcommandLabel = "COMMAND",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:all is well",
      "1:a result does not hold, or an engine answers wrong",
      "2:wrong usage, or input that cannot be read",
      "3:an internal error, or output that cannot be written",
      "4:a record took longer than --time-limit, and was stopped"
    },
    footer = {
      "",
      "Examples:",
      "  certigjk distance examples/triangles.json --format text",
      "  certigjk distance examples/pairs.jsonl > results.jsonl",
      "  certigjk check results.jsonl",
      "  certigjk penetration examples/overlapping.json --format text",
      "  certigjk raycast examples/motion.json --format text",
      "  certigjk explore",
      "  certigjk referee run --engine ./my-engine vectors/*.jsonl.gz",
      "",
      "\"certigjk COMMAND --help\" explains a command."
    })
public final class Main {

  /** The values of an option, as picocli lists them. */
  private static final Pattern NAMES = Pattern.compile("(?<=expected one of )\\[[A-Z, ]+]");

  /** Those whose exit code is a judgement. */
  private static final Set<Class<?>> JUDGES =
      Set.of(
          CheckCommand.class,
          VectorsCheckCommand.class,
          RefereeRunCommand.class,
          RefereeJudgeCommand.class,
          RefereeFuzzCommand.class);

  private Main() {}

  /** Runs the program. */
  public static void main(String[] args) {
    StandardOutput standard = new StandardOutput(new FileOutputStream(FileDescriptor.out));
    WholeLines out = new WholeLines(standard);
    Runtime.getRuntime().addShutdownHook(new Thread(out::finish, "certigjk end"));
    PrintStream err =
        new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8);
    System.exit(run(System.in, standard, out, err, args));
  }

  /**
   * Runs the program with these streams, and returns its exit code.
   *
   * @param in standard input
   * @param out standard output
   * @param err standard error
   * @param args the arguments
   */
  public static int run(InputStream in, OutputStream out, PrintStream err, String... args) {
    StandardOutput standard = new StandardOutput(out);
    return run(in, standard, new WholeLines(standard), err, args);
  }

  private static int run(
      InputStream in,
      StandardOutput standard,
      OutputStream buffered,
      PrintStream err,
      String... args) {
    PrintStream complaints = new Complaints(err);
    Console console = new Console(in, buffered, complaints);
    PrintWriter help = new PrintWriter(new OutputStreamWriter(buffered, StandardCharsets.UTF_8));
    CommandLine commands =
        new CommandLine(new Main())
            .addSubcommand(new DistanceCommand(console))
            .addSubcommand(new PenetrationCommand(console))
            .addSubcommand(new RayCastCommand(console))
            .addSubcommand(new CheckCommand(console))
            .addSubcommand(new ExploreCommand(console))
            .addSubcommand(new BenchCommand(console))
            .addSubcommand(new StudyCommand(console))
            .addSubcommand(new PapersCommand(console))
            .addSubcommand(vectors(console))
            .addSubcommand(RefereeCommand.with(console))
            .addSubcommand(new HelpCommand());
    commands
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setOut(help)
        .setErr(new PrintWriter(complaints, true, StandardCharsets.UTF_8))
        .setParameterExceptionHandler((e, arguments) -> usage(complaints, e))
        .setExecutionExceptionHandler((e, command, parsed) -> failed(complaints, command, e));
    int code = ExitCode.OK;
    try {
      code = commands.execute(args);
      help.flush();
      buffered.flush();
      standard.requireComplete();
      return code;
    } catch (ClosedPipeException e) {
      return code;
    } catch (IOException | Error e) {
      return code == ExitCode.INTERNAL ? code : failed(complaints, e); // it has been said before
    }
  }

  private static CommandLine vectors(Console console) {
    return new CommandLine(new VectorsCommand())
        .addSubcommand(new VectorsGenerateCommand(console))
        .addSubcommand(new VectorsCheckCommand(console))
        .addSubcommand(new VectorsFormatCommand(console))
        .addSubcommand(new VectorsStatsCommand(console));
  }

  private static int usage(PrintStream err, ParameterException e) {
    String name = e.getCommandLine().getCommandSpec().qualifiedName();
    err.println("certigjk: " + reason(e) + " (" + name + " --help explains)");
    return ExitCode.BAD_INPUT;
  }

  /** Says in the words of this program what is wrong with the arguments. */
  private static String reason(ParameterException e) {
    boolean isCommand = e.getCommandLine().getParent() == null;
    if (isCommand
        && e instanceof UnmatchedArgumentException unknown
        && !unknown.isUnknownOption()) {
      return "unknown command '" + VisibleText.line(unknown.getUnmatched().get(0)) + "'";
    }
    String message = VisibleText.line(String.valueOf(e.getMessage()));
    return NAMES.matcher(message).replaceFirst(Main::lowerCase);
  }

  private static String lowerCase(MatchResult match) {
    return match.group().toLowerCase(Locale.ROOT);
  }

  /**
   * Says what went wrong. Who reads from a pipe may stop when it pleases: that is no failure, but
   * what was to be judged has not been judged to its end.
   */
  private static int failed(PrintStream err, CommandLine command, Throwable e) {
    if (e instanceof ClosedPipeException) {
      return JUDGES.contains(command.getCommand().getClass()) ? ExitCode.INTERNAL : ExitCode.OK;
    }
    return failed(err, e);
  }

  private static int failed(PrintStream err, Throwable e) {
    if (e instanceof UncheckedIOException && e.getCause() instanceof IOException cause) {
      return failed(err, cause);
    }
    if (e instanceof InputException bad) {
      err.println(bad.complaint());
      return ExitCode.BAD_INPUT;
    }
    if (e instanceof VectorFileException bad) {
      err.println(VisibleText.line(String.valueOf(bad.getMessage())));
      return ExitCode.BAD_INPUT;
    }
    if (e instanceof EngineException bad) {
      err.println("certigjk: " + bad.getMessage());
      return ExitCode.BAD_INPUT;
    }
    if (e instanceof IOException) {
      String reason = e instanceof NoSuchFileException ? ": no such folder" : "";
      String message = "certigjk: the output cannot be written: " + e.getMessage() + reason;
      err.println(VisibleText.line(message));
      return ExitCode.INTERNAL;
    }
    if (e instanceof OutOfMemoryError) {
      err.println("certigjk: out of memory; JAVA_TOOL_OPTIONS=-Xmx8g gives it 8 GB, for example");
      return ExitCode.INTERNAL;
    }
    StackTraceElement[] trace = e.getStackTrace();
    String where = trace.length == 0 ? "" : " at " + trace[0];
    err.println(
        "certigjk: internal error: "
            + firstLine(e.toString())
            + where
            + "; please report this line, with the input and the options");
    return ExitCode.INTERNAL;
  }

  private static String firstLine(String message) {
    return VisibleText.line(message.lines().findFirst().orElse(""));
  }

  /** Returns the name and the version of the program, from the jar. */
  public static String version() {
    String version = Main.class.getPackage().getImplementationVersion();
    return "certigjk " + (version == null ? "(not packaged)" : version);
  }

  /** Tells the version. */
  public static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      return new String[] {version()};
    }
  }
}
