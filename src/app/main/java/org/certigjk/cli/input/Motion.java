package org.certigjk.cli.input;

import java.util.ArrayList;
import java.util.List;
import org.certigjk.geometry.Vec;
import org.jspecify.annotations.Nullable;

/**
 * A pair of which A moves and B rests.
 *
 * @param pair A, as it is at the time 0, and B
 * @param direction the motion of A in the time from 0 to 1
 * @param <E> the type of the coordinates
 */
public record Motion<E>(Pair<E> pair, Vec<E> direction) {

  /** Why there is no motion for a pair. */
  private static final String MISSING =
      "missing: the motion of A in the time from 0 to 1, one number per dimension";

  /**
   * Returns the source of motions.
   *
   * @param files reads two files of points
   * @param direction the direction given as an option, for files of points; records have their own
   */
  public static <E> PairSource<Motion<E>> source(
      Arithmetic<E> arithmetic, BodyFiles files, @Nullable String direction) {
    return new PairSource<>() {
      @Override
      public Motion<E> read(InputText record) throws InputException {
        return PairReader.readMotion(arithmetic, record);
      }

      @Override
      public Motion<E> read(String fileA, String fileB) throws InputException {
        Pair<E> pair = files.readPair(arithmetic, fileA, fileB);
        return of(
            pair,
            parse(arithmetic, direction),
            new InputText("--direction", 0, new byte[0], false));
      }
    };
  }

  /** Checks that the direction is there and has the dimension of the bodies. */
  static <E> Motion<E> of(Pair<E> pair, @Nullable Vec<E> direction, InputText input)
      throws InputException {
    String field = input.line() > 0 ? "direction" : null;
    if (direction == null) {
      throw input.error(field, MISSING);
    }
    int dimension = pair.a().dimension();
    if (direction.dimension() != dimension) {
      throw input.error(
          field, "dimension " + direction.dimension() + ", but a has dimension " + dimension);
    }
    return new Motion<>(pair, direction);
  }

  /** Reads numerals separated by commas. */
  private static <E> @Nullable Vec<E> parse(Arithmetic<E> arithmetic, @Nullable String text)
      throws InputException {
    if (text == null) {
      return null;
    }
    List<E> coordinates = new ArrayList<>();
    for (String numeral : text.split(",", -1)) {
      try {
        coordinates.add(arithmetic.parse(numeral.strip()));
      } catch (NumberFormatException malformed) {
        throw new InputException("--direction", 0, null, malformed.getMessage());
      }
    }
    return Vec.from(arithmetic.field(), coordinates);
  }
}
