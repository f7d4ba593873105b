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
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.certigjk.cli.bench.BenchCommand;
import org.certigjk.cli.console.Complaints;
import org.certigjk.cli.console.Console;
import org.certigjk.cli.console.ExitCode;
import org.certigjk.cli.console.StandardOutput;
import org.certigjk.cli.console.StandardOutput.ClosedPipeException;
import org.certigjk.cli.console.Suggestion;
import org.certigjk.cli.console.WholeLines;
import org.certigjk.cli.explore.ExploreCommand;
import org.certigjk.cli.explore.TraceCommand;
import org.certigjk.cli.input.InputException;
import org.certigjk.cli.query.CheckCommand;
import org.certigjk.cli.query.DistanceCommand;
import org.certigjk.cli.query.PenetrationCommand;
import org.certigjk.cli.query.RayCastCommand;
import org.certigjk.cli.referee.RefereeCommand;
import org.certigjk.cli.study.PapersCommand;
import org.certigjk.cli.study.StudyCommand;
import org.certigjk.cli.vectors.VectorsCommand;
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

  /** The values of an option, as picocli lists them, and what was given. */
  private static final Pattern VALUES =
      Pattern.compile("expected one of \\[([^]]+)] \\(case-insensitive\\) but was '([^']*)'");

  private static final Pattern NO_COMMAND = Pattern.compile("Unknown subcommand '(.*)'\\.");

  /** The commands, in the order of the help. */
  private static final List<String> NAMES =
      List.of(
          "distance",
          "penetration",
          "raycast",
          "check",
          "explore",
          "trace",
          "bench",
          "study",
          "papers",
          "vectors",
          "referee",
          "generate-completion",
          "help");

  private static final Set<String> OF_OTHERS = Set.of("generate-completion", "help");

  /** Those whose exit code is a judgement. */
  private static final Set<String> JUDGES =
      Set.of(
          "certigjk check",
          "certigjk trace",
          "certigjk vectors check",
          "certigjk referee run",
          "certigjk referee judge",
          "certigjk referee fuzz");

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
    CommandLine commands = new CommandLine(new Main());
    for (String name : needed(args)) {
      commands.addSubcommand(command(name, console));
    }
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

  /** Returns the command that is named, or all if none is, or one that speaks of the others. */
  private static List<String> needed(String... args) {
    boolean one = args.length > 0 && NAMES.contains(args[0]) && !OF_OTHERS.contains(args[0]);
    return one ? List.of(args[0]) : NAMES;
  }

  /** Makes one command: the classes of the others are not even loaded if it is the one. */
  private static Object command(String name, Console console) {
    return switch (name) {
      case "distance" -> new DistanceCommand(console);
      case "penetration" -> new PenetrationCommand(console);
      case "raycast" -> new RayCastCommand(console);
      case "check" -> new CheckCommand(console);
      case "explore" -> new ExploreCommand(console);
      case "trace" -> new TraceCommand(console);
      case "bench" -> new BenchCommand(console);
      case "study" -> new StudyCommand(console);
      case "papers" -> new PapersCommand(console);
      case "vectors" -> VectorsCommand.with(console);
      case "referee" -> RefereeCommand.with(console);
      case "generate-completion" -> new CompletionCommand(console);
      default -> new HelpCommand();
    };
  }

  private static int usage(PrintStream err, ParameterException e) {
    String name = e.getCommandLine().getCommandSpec().qualifiedName();
    err.println("certigjk: " + reason(e) + " (" + name + " --help explains)");
    return ExitCode.BAD_INPUT;
  }

  /** Says in the words of this program what is wrong with the arguments. */
  private static String reason(ParameterException e) {
    CommandLine command = e.getCommandLine();
    List<String> unmatched =
        e instanceof UnmatchedArgumentException surplus
            ? surplus.getUnmatched()
            : command.getUnmatchedArguments(); // and something is missing, perhaps because of that
    String word = unmatched.isEmpty() ? "" : unmatched.get(0);
    if (word.startsWith("-") && !word.equals("-")) {
      String option = word.replaceFirst("(?s)=.*", "");
      return "Unknown option: '"
          + VisibleText.line(word)
          + "'"
          + Suggestion.of(option, command.getCommandSpec().optionsMap().keySet());
    }
    String message = VisibleText.line(String.valueOf(e.getMessage()));
    Matcher unknown = NO_COMMAND.matcher(message); // of "help"
    word = unknown.matches() ? unknown.group(1) : word;
    if (!word.isEmpty() && !command.getSubcommands().isEmpty()) {
      return "unknown command '"
          + VisibleText.line(word)
          + "'"
          + Suggestion.of(word, command.getSubcommands().keySet());
    }
    Matcher closed = VALUES.matcher(message);
    if (!closed.find()) {
      return message;
    }
    String known = closed.group(1).toLowerCase(Locale.ROOT);
    return message.replace(closed.group(1), known)
        + Suggestion.of(closed.group(2), List.of(known.split(", ", -1)));
  }

  /**
   * Says what went wrong. Who reads from a pipe may stop when it pleases: that is no failure, but
   * what was to be judged has not been judged to its end.
   */
  private static int failed(PrintStream err, CommandLine command, Throwable e) {
    if (e instanceof ClosedPipeException) {
      return JUDGES.contains(command.getCommandSpec().qualifiedName())
          ? ExitCode.INTERNAL
          : ExitCode.OK;
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
