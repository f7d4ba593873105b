package org.certigjk.referee.findings;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import org.certigjk.referee.EngineException;

/**
 * What each of several engines gets wrong on files of test vectors, at each of its settings, with a
 * shrunk example of each fault: a page in Markdown with pictures, and the examples as a file of
 * test vectors.
 *
 * <p><b>Guarantee.</b> Engines that answer the same each time give the same bytes, on any number of
 * threads.
 *
 * <p><b>Errors.</b> An engine that cannot be started, or not again, is named on the page with the
 * reason; the others are compared. {@link IOException} if a file of vectors cannot be read.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * List<StartableEngine> engines = List.of(StartableEngine.of(OwnEngines.certified()));
 * Findings.of(engines, List.of(), 1, label -> {}).runs();   // 1
 * }</pre>
 */
public final class Findings {

  private final List<Path> vectors;
  private final List<EngineRun> runs = new ArrayList<>();
  private final Map<String, String> untried = new LinkedHashMap<>();

  private Findings(List<Path> vectors) {
    this.vectors = List.copyOf(vectors);
  }

  /**
   * Asks and compares all engines, and shrinks.
   *
   * @param engines the engines, those with the same name one after another
   * @param vectors files of test vectors
   * @param threads how many engines run at the same time
   * @param progress is told the label of each engine that is done
   */
  public static Findings of(
      List<StartableEngine> engines, List<Path> vectors, int threads, Consumer<String> progress)
      throws IOException {
    Findings findings = new Findings(vectors);
    ExecutorService workers = Executors.newFixedThreadPool(threads, Findings::daemon);
    try {
      Map<String, Future<EngineRun>> running = new LinkedHashMap<>();
      for (StartableEngine engine : engines) {
        running.put(engine.label(), workers.submit(() -> EngineRun.of(engine, findings.vectors)));
      }
      for (Map.Entry<String, Future<EngineRun>> entry : running.entrySet()) {
        findings.collect(entry.getKey(), entry.getValue());
        progress.accept(entry.getKey());
      }
    } finally {
      workers.shutdownNow();
    }
    return findings;
  }

  private static Thread daemon(Runnable task) {
    Thread thread = new Thread(task, "certigjk-findings");
    thread.setDaemon(true);
    return thread;
  }

  private void collect(String label, Future<EngineRun> run) throws IOException {
    try {
      runs.add(run.get());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof EngineException reason) {
        untried.put(label, String.valueOf(reason.getMessage()));
      } else if (e.getCause() instanceof IOException cause) {
        throw cause;
      } else {
        throw new IllegalStateException(label, e.getCause());
      }
    }
  }

  /** Returns how many engines have been tried, each with each of its settings. */
  public int runs() {
    return runs.size();
  }

  /** Returns the engines that could not be tried, and why. */
  public Map<String, String> untried() {
    return Map.copyOf(untried);
  }

  /**
   * Returns the page and the files that it shows.
   *
   * @param folder the folder of these files, as the page refers to it
   * @param generator this program and its version
   */
  public FindingsPage page(String folder, String generator) throws IOException {
    FindingsExamples examples = new FindingsExamples(folder);
    Map<String, List<EngineRun>> engines = new LinkedHashMap<>();
    for (EngineRun run : runs) {
      engines.computeIfAbsent(run.engine().name(), name -> new ArrayList<>()).add(run);
    }
    StringBuilder sections = new StringBuilder();
    for (List<EngineRun> settings : engines.values()) {
      sections.append(new FindingsSection(settings).markdown(examples));
    }
    FindingsSummary summary = new FindingsSummary(runs, untried, vectors);
    return new FindingsPage(
        summary.before(folder) + sections + summary.after(folder),
        examples.pictures(),
        examples.vectorFile(generator));
  }
}
