package org.certigjk.cli.referee;

import java.io.IOException;
import java.io.PrintStream;
import java.util.function.Consumer;
import org.certigjk.cli.console.Progress;
import org.certigjk.referee.comparison.Example;
import org.certigjk.referee.fuzz.Finding;
import org.certigjk.referee.fuzz.FuzzWatcher;
import org.certigjk.referee.fuzz.ShrunkExample;
import org.certigjk.vectors.PointPair;
import org.jspecify.annotations.Nullable;

/**
 * Tells on the standard error how a fuzzer is getting on, and hands findings to another watcher.
 */
final class FuzzProgress implements FuzzWatcher, AutoCloseable {

  private final PrintStream err;
  private final FuzzWatcher next;
  private final Consumer<Example> charges;
  private final Progress bar;
  private long asked;

  /**
   * Makes the bar.
   *
   * @param next who else is told
   * @param charges who is told what is wrong
   * @param queries how many there will be, or {@code null} if that is not known
   */
  FuzzProgress(
      PrintStream err, FuzzWatcher next, Consumer<Example> charges, @Nullable Long queries) {
    this.err = err;
    this.next = next;
    this.charges = charges;
    this.bar = Progress.counting(err, "certigjk", queries == null ? -1 : queries);
  }

  @Override
  public void asked(long queries, long failures) throws IOException {
    asked = queries;
    bar.accept(queries);
    next.asked(queries, failures);
  }

  @Override
  public void wrong(Example example) throws IOException {
    charges.accept(example);
    next.wrong(example);
  }

  @Override
  public void found(Finding finding) throws IOException {
    next.found(finding);
    say(
        "%s in query %s, %s (%s); making it smaller"
            .formatted(
                finding.label(), asked + 1, finding.original().vector().id(), size(finding)));
  }

  @Override
  public void shrunk(Finding finding) throws IOException {
    next.shrunk(finding);
    ShrunkExample shrunk = finding.shrunk();
    say(
        shrunk == null
            ? finding.label() + ": asked again, the engine does not fail in the same way"
            : "%s: %s after %s calls".formatted(finding.label(), size(finding), shrunk.calls()));
  }

  private static String size(Finding finding) {
    PointPair pair = finding.smallest().vector().query().pair();
    return "%s + %s points".formatted(pair.sizeA(), pair.sizeB());
  }

  private void say(String text) {
    bar.close();
    err.println("certigjk: " + text);
  }

  @Override
  public void close() {
    bar.close();
  }
}
