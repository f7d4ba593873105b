package org.certigjk.referee.tally;

import java.util.List;
import java.util.stream.IntStream;
import org.certigjk.json.JsonWords;
import org.certigjk.referee.Call;
import org.certigjk.referee.comparison.Scale;
import org.certigjk.vectors.Flag;
import org.certigjk.vectors.TestVector;

/** By what a {@link Tally} tells vectors apart. */
public enum Grouping {
  /** What is hard about it: {@link TestVector#flags}; a vector has one or more. */
  FLAG,
  /** Bits of {@link TestVector#expected difficulty}. */
  DIFFICULTY,
  /** The family, or the collection that it is from: the id up to the first slash. */
  FAMILY,
  /** The dimension. */
  DIMENSION,
  /** The power of ten of the largest coordinate, those around 1 first. */
  DECADE,
  /** The {@link Call}, of an engine that has several. */
  CALL;

  /** Decades beyond this one, and beneath its opposite, count as one. */
  private static final int LAST_DECADE = 9;

  /**
   * Returns the labels of the groups that a vector belongs to; none if that is not the question.
   */
  List<String> groups(TestVector vector) {
    return switch (this) {
      case FLAG -> vector.flags().stream().map(Flag::label).sorted().toList();
      case DIFFICULTY -> List.of(bits(vector.expected().difficulty().bits()));
      case FAMILY -> List.of(family(vector.id()));
      case DIMENSION -> List.of(Integer.toString(vector.query().dimension()));
      case DECADE -> List.of(decade(Scale.decade(vector.query())));
      case CALL -> List.of();
    };
  }

  private static String decade(int decade) {
    if (decade >= LAST_DECADE) {
      return Scale.power(LAST_DECADE) + " or more";
    }
    return decade < -LAST_DECADE ? "less than " + Scale.power(-LAST_DECADE) : Scale.range(decade);
  }

  /** Returns the labels of the decades, those around 1 first. */
  static List<String> decades() {
    return IntStream.rangeClosed(-LAST_DECADE - 1, LAST_DECADE)
        .boxed()
        .sorted(Scale.fromOne())
        .map(Grouping::decade)
        .toList();
  }

  private static String bits(int bits) {
    if (bits <= 8) {
      return "up to 8 bits";
    }
    if (bits <= 16) {
      return "9 to 16 bits";
    }
    if (bits <= 24) {
      return "17 to 24 bits";
    }
    return bits <= 53 ? "25 to 53 bits" : "more than 53 bits";
  }

  /** Returns the family of a vector by its id: what stands before the first slash. */
  public static String family(String id) {
    int slash = id.indexOf('/');
    return slash < 0 ? id : id.substring(0, slash);
  }

  /** Returns what stands above a table of the groups. */
  public String title() {
    return this == DECADE
        ? "largest coordinate, the ordinary ones first"
        : label() + ", the worst first";
  }

  /** Returns the name in lower case. */
  public String label() {
    return JsonWords.of(this);
  }
}
