package org.certigjk.cli.query;

import java.util.List;
import java.util.function.Function;
import org.certigjk.cli.console.Counts.Outcome;
import org.certigjk.cli.console.Output;
import org.certigjk.cli.console.TimeLimit;
import org.certigjk.cli.console.Turn;
import org.certigjk.cli.input.InputException;
import org.certigjk.cli.input.InputText;
import org.certigjk.cli.input.PairReader;
import org.certigjk.cli.input.PairSource;

/**
 * Reads a record, finds the answer, and says what is to be printed.
 *
 * @param <P> what is asked about
 * @param <R> what is found
 */
public final class Work<P, R> {

  private final PairSource<P> source;
  private final Function<P, R> question;
  private final RecordWriter<P, R> writer;

  /**
   * Describes the work.
   *
   * @param question finds the answer, or throws {@link IllegalArgumentException} for what is beyond
   *     a limit
   */
  Work(PairSource<P> source, Function<P, R> question, RecordWriter<P, R> writer) {
    this.source = source;
    this.question = question;
    this.writer = writer;
  }

  /** Answers for two files. */
  Output answer(String fileA, String fileB, TimeLimit limit) throws InputException {
    InputText files = new InputText(fileA, 0, new byte[0], false);
    return answer(source.read(fileA, fileB), files, limit);
  }

  /** Answers for one record. */
  Output answer(InputText input, TimeLimit limit) {
    try {
      return answer(source.read(input), input, limit);
    } catch (InputException e) {
      Output output = new Output();
      complain(input, e, output);
      return output;
    }
  }

  /** Returns what is printed before all records. */
  String header() {
    return writer.header();
  }

  private Output answer(P asked, InputText input, TimeLimit limit) throws InputException {
    try {
      return limit.work(
          List.of(asked),
          (pair, output, turn) -> {
            turn.begin(instead -> printStopped(pair, input.line(), instead));
            print(pair, input.line(), output);
          });
    } catch (BeyondLimit e) {
      throw input.error(null, e.getMessage());
    }
  }

  private void print(P asked, long line, Output output) {
    writer.print(asked, line, found(asked), output);
    output.counts().add(Outcome.GOOD);
  }

  private void printStopped(P asked, long line, Output output) {
    writer.printStopped(asked, line, output);
    output.counts().add(Outcome.STOPPED);
  }

  private R found(P asked) {
    try {
      return question.apply(asked);
    } catch (IllegalArgumentException beyondLimit) {
      throw new BeyondLimit(String.valueOf(beyondLimit.getMessage()), beyondLimit);
    }
  }

  /** Answers for one record of many: one that cannot be read does not stop the others. */
  void answerInBatch(InputText input, Output output, Turn turn) {
    P asked;
    try {
      asked = source.read(input);
    } catch (InputException e) {
      complain(input, e, output);
      output.print(writer.separator());
      return;
    }
    turn.begin(
        instead -> printInBatch(input, instead, () -> printStopped(asked, input.line(), instead)));
    printInBatch(input, output, () -> print(asked, input.line(), output));
  }

  private void printInBatch(InputText input, Output output, Runnable print) {
    try {
      print.run();
      output.print(writer.separator());
    } catch (BeyondLimit e) {
      complain(input, input.error(null, e.getMessage()), output);
      output.print(writer.separator());
    }
  }

  private void complain(InputText input, InputException e, Output output) {
    output.print(writer.error(PairReader.idOf(input), input.line(), e));
    output.complain(e.complaint());
    output.counts().add(Outcome.BAD);
  }
}
