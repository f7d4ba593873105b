package org.certigjk.cli;

import org.certigjk.cli.Counts.Outcome;

/** Reads a pair, asks for its distance, and says what is to be printed. */
final class Work<E> {

  private final Arithmetic<E> arithmetic;
  private final Search<E> search;
  private final RecordWriter<E> writer;

  Work(Arithmetic<E> arithmetic, Search<E> search, RecordWriter<E> writer) {
    this.arithmetic = arithmetic;
    this.search = search;
    this.writer = writer;
  }

  /** Answers for two files. */
  String answer(String fileA, String fileB) throws InputException {
    Pair<E> pair =
        new Pair<>(
            Pair.NO_ID, PolytopeFile.read(arithmetic, fileA), PolytopeFile.read(arithmetic, fileB));
    int dimension = pair.a().dimension();
    if (pair.b().dimension() != dimension) {
      String reason = "dimension " + pair.b().dimension() + ", but " + fileA + " has dimension ";
      throw new InputException(fileB, 0, null, reason + dimension);
    }
    return answer(pair, new InputText(fileA, 0, new byte[0], false));
  }

  /** Answers for one record. */
  String answer(InputText input) throws InputException {
    return answer(PairReader.read(arithmetic, input), input);
  }

  private String answer(Pair<E> pair, InputText input) throws InputException {
    Search.Found<E> found;
    try {
      found = search.distance(pair);
    } catch (IllegalArgumentException beyondLimit) {
      throw input.error(null, beyondLimit.getMessage());
    }
    return writer.result(pair, input.line(), found);
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
