package org.certigjk.referee.tally;

import java.util.List;
import org.certigjk.json.JsonWords;
import org.certigjk.referee.Call;
import org.certigjk.referee.Declaration;
import org.certigjk.referee.Domain;
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
  /** Whether it is in the {@link Domain} of an engine whose documentation states one. */
  DOMAIN,
  /** The {@link Call}, of an engine that has several. */
  CALL;

  /** The label of the queries in the domain. */
  private static final String INSIDE = "inside the documented range";

  /** The label of the others. */
  private static final String OUTSIDE = "outside the documented range";

  /**
   * Returns the labels of the groups that a vector belongs to; none if that is not the question.
   */
  List<String> groups(TestVector vector, Declaration engine) {
    return switch (this) {
      case FLAG -> vector.flags().stream().map(Flag::label).sorted().toList();
      case DIFFICULTY -> List.of(bits(vector.expected().difficulty().bits()));
      case FAMILY -> List.of(family(vector.id()));
      case DIMENSION -> List.of(Integer.toString(vector.query().dimension()));
      case DOMAIN ->
          engine.domain().equals(Domain.ALL)
              ? List.of()
              : List.of(engine.domain().contains(vector.query()) ? INSIDE : OUTSIDE);
      case CALL -> List.of();
    };
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

  private static String family(String id) {
    int slash = id.indexOf('/');
    return slash < 0 ? id : id.substring(0, slash);
  }

  /** Returns the name in lower case. */
  public String label() {
    return JsonWords.of(this);
  }
}
