package org.certigjk.cli.input;

/**
 * How a command reads what it is asked about.
 *
 * @param <P> what it is asked about
 */
public interface PairSource<P> {

  /** Reads a JSON record. */
  P read(InputText record) throws InputException;

  /** Reads two files of points. */
  P read(String fileA, String fileB) throws InputException;

  /** Returns the source of pairs. */
  static <E> PairSource<Pair<E>> of(Arithmetic<E> arithmetic, BodyFiles files) {
    return new PairSource<>() {
      @Override
      public Pair<E> read(InputText record) throws InputException {
        return PairReader.read(arithmetic, record);
      }

      @Override
      public Pair<E> read(String fileA, String fileB) throws InputException {
        return files.readPair(arithmetic, fileA, fileB);
      }
    };
  }
}
