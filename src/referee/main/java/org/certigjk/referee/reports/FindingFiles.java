package org.certigjk.referee.reports;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.QueryMotion;
import org.certigjk.referee.comparison.Example;
import org.certigjk.referee.comparison.Profile;
import org.certigjk.referee.engine.QueryLine;
import org.certigjk.referee.fuzz.Finding;
import org.certigjk.referee.fuzz.FuzzWatcher;
import org.certigjk.referee.fuzz.ShrunkExample;
import org.certigjk.referee.text.ExampleFile;
import org.certigjk.referee.text.ExplorerLink;
import org.certigjk.referee.text.MarkdownText;
import org.certigjk.referee.text.Reported;
import org.certigjk.referee.text.Wording;
import org.certigjk.vectors.Query;
import org.certigjk.vectors.TestVector;
import org.certigjk.vectors.files.WholeFile;

/**
 * Writes what a fuzzer finds into a folder, as soon as it is found: {@code LABEL.jsonl} with the
 * shrunk query and the one that it comes from, as test vectors, and {@code LABEL.md}, a text for
 * the issue tracker of the engine ({@link IssueText}).
 *
 * <p><b>Guarantee.</b> A file is either there and complete or not there. Files of earlier runs are
 * replaced by those of the same name.
 *
 * <p><b>Errors.</b> {@link IOException} if a file cannot be written.
 */
public final class FindingFiles implements FuzzWatcher {

  static final String UNSTEADY =
      "asked again, the engine did not fail in the same way; if it keeps anything from one call to"
          + " the next, `certigjk referee fuzz --moving 5` may find what";

  private final Path folder;
  private final Run run;

  /**
   * What is said of a run.
   *
   * @param generator this program and its version
   * @param command what was given as {@code --engine}
   * @param isProgram whether the engine is a program that speaks the protocol
   * @param engine what the engine says of itself
   * @param profile how exact it had to be
   * @param tool the command, such as {@code fuzz}
   * @param origin where the queries come from, such as the seed, by name
   * @param license of these queries
   * @param caller the words of a program that, with {@code --print-call} behind them, prints source
   *     text that asks the library about a query without the driver; empty if there is none
   */
  public record Run(
      String generator,
      String command,
      boolean isProgram,
      Declaration engine,
      Profile profile,
      String tool,
      Map<String, String> origin,
      String license,
      List<String> caller) {

    /** Returns where the queries come from, in words. */
    String from() {
      return origin.entrySet().stream()
          .map(e -> e.getKey() + " " + e.getValue())
          .collect(Collectors.joining(", "));
    }
  }

  /** Makes the folder, if need be. */
  public FindingFiles(Path folder, Run run) throws IOException {
    Files.createDirectories(folder);
    this.folder = folder;
    this.run = run;
  }

  @Override
  public void found(Finding finding) throws IOException {
    write(finding);
  }

  @Override
  public void shrunk(Finding finding) throws IOException {
    write(finding);
  }

  private void write(Finding finding) throws IOException {
    TestVector smallest = finding.smallest().vector();
    TestVector original = finding.original().vector();
    List<TestVector> vectors = new ArrayList<>(finding.history());
    vectors.add(smallest);
    if (!smallest.query().equals(original.query())) {
      vectors.add(original);
    }
    write(finding.label() + ".jsonl", file(vectors));
    write(finding.label() + ".md", issue(finding).getBytes(StandardCharsets.UTF_8));
  }

  private byte[] file(List<TestVector> vectors) throws IOException {
    Map<String, String> parameters = new LinkedHashMap<>();
    parameters.put("engine", run.engine().name());
    parameters.put("version", run.engine().version());
    parameters.put("settings", run.engine().settings());
    parameters.put("profile", run.profile().label());
    parameters.putAll(run.origin());
    return ExampleFile.of(
        "A query that an engine answers wrongly",
        run.generator(),
        parameters,
        "certigjk referee " + run.tool(),
        run.license(),
        vectors);
  }

  private String issue(Finding finding) {
    List<String> lines = new ArrayList<>();
    if (run.isProgram()) {
      String queries =
          Stream.concat(finding.history().stream(), Stream.of(finding.smallest().vector()))
              .map(it -> "'" + line(it.query()) + "'")
              .collect(Collectors.joining(" "));
      boolean alone = finding.history().isEmpty();
      lines.add((alone ? "echo " : "printf '%s\\n' ") + queries + " | " + run.command());
    }
    String file = folder.resolve(finding.label() + ".jsonl").toString();
    if (finding.history().isEmpty()) {
      lines.add(
          "certigjk referee run --engine %s --profile %s %s"
              .formatted(quoted(run.command()), run.profile().label(), quoted(file)));
    }
    Example smallest = finding.smallest();
    String text = IssueText.of(smallest, run.engine(), run.profile(), lines, quoted(file));
    return text
        + (finding.history().isEmpty() ? call(smallest) : "")
        + "\n"
        + origin(finding)
        + shown(smallest)
        + reported(finding)
        + "Asked on %s, %s. Thank you for %s.\n"
            .formatted(
                System.getProperty("os.name"),
                System.getProperty("os.arch"),
                MarkdownText.plain(run.engine().name()));
  }

  private String line(Query query) {
    return QueryLine.of("example", query, QueryMotion.of(query, run.engine()), Wording::number);
  }

  /** Source text that shows it without the driver, as the driver prints it. */
  private String call(Example smallest) {
    if (run.caller().isEmpty()) {
      return "";
    }
    String source = PrintedCall.of(run.caller(), line(smallest.vector().query()));
    return source.isEmpty() ? "" : "\n## Without the driver\n\n" + MarkdownText.fenced("", source);
  }

  /** How to see it, if the explorer shows such pairs. */
  private String shown(Example smallest) {
    return ExplorerLink.fragment(smallest.vector(), smallest, run.engine())
        .map(ExplorerLink::command)
        .map("To see it beside the exact answer, in a POSIX shell: `%s`\n"::formatted)
        .orElse("");
  }

  private String reported(Finding finding) {
    return "Reported before? %s\n".formatted(reported(run.engine(), finding).sentences());
  }

  /** The public reports that a finding is or resembles. */
  static Reported reported(Declaration engine, Finding finding) {
    List<Query> queries =
        List.of(finding.original().vector().query(), finding.smallest().vector().query());
    return Reported.of(engine.name(), finding.kind().call(), finding.kind().fault(), queries);
  }

  /** As a shell reads it back as one word. */
  private static String quoted(String text) {
    return text.matches("[A-Za-z0-9_./:+=-]+") ? text : "'" + text.replace("'", "'\\''") + "'";
  }

  private String origin(Finding finding) {
    TestVector original = finding.original().vector();
    String from =
        "Found by `certigjk referee %s` in `%s` (%s + %s points)"
            .formatted(
                run.tool(),
                original.id(),
                original.query().pair().sizeA(),
                original.query().pair().sizeB());
    ShrunkExample shrunk = finding.shrunk();
    if (!finding.history().isEmpty()) {
      return "%s, after the %s before it in the file%s.\n"
          .formatted(from, finding.history().size(), finding.isSteady() ? "" : "; " + UNSTEADY);
    }
    if (shrunk == null) {
      return from + "; not made smaller: " + UNSTEADY + ".\n";
    }
    return "%s, made smaller in %s calls%s.\n"
        .formatted(from, shrunk.calls(), shrunk.minimal() ? "" : "; it may get smaller still");
  }

  private void write(String name, byte[] content) throws IOException {
    WholeFile.write(folder.resolve(name), content);
  }
}
