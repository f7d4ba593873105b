package org.certigjk.cli;

import java.util.function.Function;
import org.certigjk.cli.Counts.Outcome;

/**
 * Reads a record, finds the answer, and says what is to be printed.
 *
 * @param <P> what is asked about
 * @param <R> what is found
 */
final class Work<P, R> {

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
  String answer(String fileA, String fileB) throws InputException {
    return answer(source.read(fileA, fileB), new InputText(fileA, 0, new byte[0], false));
  }

  /** Answers for one record. */
  String answer(InputText input) throws InputException {
    return answer(source.read(input), input);
  }

  private String answer(P asked, InputText input) throws InputException {
    R found;
    try {
      found = question.apply(asked);
    } catch (IllegalArgumentException beyondLimit) {
      throw input.error(null, beyondLimit.getMessage());
    }
    return writer.result(asked, input.line(), found);
  }

  /** Answers for one record of many: one that cannot be read does not stop the others. */
  void answerInBatch(InputText input, Output output) {
    try {
      output.print(answer(input));
      output.counts().add(Outcome.GOOD);
    } catch (InputException e) {
      output.print(writer.error(PairReader.idOf(input), input.line(), e));
      output.complain(e.complaint());
      output.counts().add(Outcome.BAD);
    }
    output.print(writer.separator());
  }
}
