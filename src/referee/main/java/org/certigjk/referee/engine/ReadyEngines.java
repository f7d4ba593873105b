package org.certigjk.referee.engine;

import java.io.BufferedReader;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.certigjk.referee.Engine;
import org.jspecify.annotations.Nullable;

/**
 * The engines that are there: this library's own, the drivers in the jars of a folder, and the
 * programs of another folder, each of which is started with its settings as the only argument. All
 * run in processes of their own.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * ReadyEngine certified = ReadyEngines.installed().named("certified").get();
 * try (QueryEngine engine = EngineProcess.start(certified.command(), EngineProcess.LIMIT)) {
 *   engine.ask(query, "example");
 * }
 * }</pre>
 */
public final class ReadyEngines {

  /** The settings of an engine that is named without any. */
  public static final String DEFAULT = "default";

  /** The folder of the drivers in Java, as a system property that the launcher sets. */
  private static final String JARS = "certigjk.engines";

  /** The folder of the other programs. */
  private static final String PROGRAMS = "certigjk.native";

  private final @Nullable Path jars;
  private final @Nullable Path programs;

  private ReadyEngines(@Nullable Path jars, @Nullable Path programs) {
    this.jars = jars;
    this.programs = programs;
  }

  /** Returns this library's own, and those in these folders, if any. */
  public static ReadyEngines in(@Nullable Path jars, @Nullable Path programs) {
    return new ReadyEngines(jars, programs);
  }

  /** Returns this library's own, and those that the launcher has built. */
  public static ReadyEngines installed() {
    return new ReadyEngines(folder(JARS), folder(PROGRAMS));
  }

  private static @Nullable Path folder(String property) {
    String value = System.getProperty(property);
    return value == null ? null : Path.of(value);
  }

  /** Returns all, this library's own first. */
  public List<ReadyEngine> all() throws IOException {
    List<ReadyEngine> all = new ArrayList<>();
    for (Engine<?> engine : inJava()) {
      all.add(new ReadyEngine(name(engine), engine.settings(), command(engine)));
    }
    all.addAll(programs());
    return all;
  }

  /** Returns those that are programs, with all their settings. */
  public List<ReadyEngine> programs() throws IOException {
    List<ReadyEngine> found = new ArrayList<>();
    for (Path program : files()) {
      for (String settings : settings(program)) {
        found.add(
            new ReadyEngine(
                program.getFileName().toString(),
                settings,
                List.of(program.toAbsolutePath().toString(), settings)));
      }
    }
    return found;
  }

  /** Returns the one with this label, {@code NAME} or {@code NAME:SETTINGS}. */
  public Optional<ReadyEngine> named(String label) throws IOException {
    return all().stream().filter(engine -> isNamed(engine, label)).findFirst();
  }

  /**
   * Returns how to start what a user calls an engine: the label of one of these, or else a command,
   * which is split into words at blanks; quotes ' and " keep them.
   *
   * @throws IllegalArgumentException if it has no words, or a quote without its end
   */
  public List<String> command(String text) throws IOException {
    Optional<ReadyEngine> ready = named(text);
    return ready.isPresent() ? ready.get().command() : CommandWords.of(text);
  }

  /** Asks a program which settings it has; one that does not say has the default. */
  private static List<String> settings(Path program) throws IOException {
    Process process =
        new ProcessBuilder(program.toAbsolutePath().toString(), "--settings")
            .redirectError(Redirect.DISCARD)
            .start();
    process.getOutputStream().close();
    try (BufferedReader lines = process.inputReader()) {
      List<String> settings = lines.lines().filter(line -> line.matches("[a-z-]+")).toList();
      return settings.isEmpty() ? List.of(DEFAULT) : settings;
    } finally {
      process.destroy();
    }
  }

  private static boolean isNamed(ReadyEngine engine, String label) {
    String wanted = label.toLowerCase(Locale.ROOT);
    return wanted.equals(engine.label()) || wanted.equals(engine.name() + ":" + engine.settings());
  }

  /** Returns the one in Java with this label, new. */
  Engine<?> java(String label) throws IOException {
    for (Engine<?> engine : inJava()) {
      if (isNamed(new ReadyEngine(name(engine), engine.settings(), List.of()), label)) {
        return engine;
      }
    }
    throw new IOException("there is no engine " + label);
  }

  private List<Engine<?>> inJava() throws IOException {
    List<Engine<?>> found = new ArrayList<>(OwnEngines.all());
    if (jars != null) {
      found.addAll(Engines.from(jars));
    }
    List<Engine<?>> engines = new ArrayList<>();
    for (Engine<?> engine : found) {
      engines.add(engine);
      Engine<?> tightest = engine.tightest();
      if (tightest != engine) {
        engines.add(tightest);
      }
    }
    return engines;
  }

  private static String name(Engine<?> engine) {
    return engine.name().toLowerCase(Locale.ROOT);
  }

  /** This very Java, with its class path; what it logs must not be on standard output. */
  private List<String> command(Engine<?> engine) {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-Xlog:disable",
                "-Xlog:all=warning:stderr",
                "-cp",
                System.getProperty("java.class.path"),
                EngineServer.class.getName(),
                name(engine) + ":" + engine.settings()));
    if (jars != null) {
      command.add(jars.toAbsolutePath().toString());
    }
    return command;
  }

  private List<Path> files() throws IOException {
    if (programs == null || !Files.isDirectory(programs)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(programs)) {
      return files.filter(f -> Files.isRegularFile(f) && Files.isExecutable(f)).sorted().toList();
    }
  }
}
