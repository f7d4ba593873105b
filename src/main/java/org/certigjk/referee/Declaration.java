package org.certigjk.referee;

import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.certigjk.referee.Engine.Answers;
import org.certigjk.referee.Engine.Precision;
import org.certigjk.vectors.Query;

/**
 * What an engine says of itself before it is asked anything; only what it declares is judged.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} if name, version or settings is not one word
 * of visible characters, and if there is no answer or no dimension.
 *
 * @param name one word
 * @param version the version of the implementation, one word
 * @param settings with which settings, one word such as {@code default} or {@code tightest}
 * @param precision what it computes with
 * @param answers what it answers
 * @param dimensions the dimensions that it takes
 * @param poses whether it takes bodies with poses
 */
public record Declaration(
    String name,
    String version,
    String settings,
    Precision precision,
    Set<Answers> answers,
    Set<Integer> dimensions,
    boolean poses) {

  private static final int LARGEST_DIMENSION = 64;

  /** Checks the words and the sets; the sets are copied. */
  public Declaration {
    requireWord("name", name);
    requireWord("version", version);
    requireWord("settings", settings);
    if (answers.isEmpty()) {
      throw new IllegalArgumentException("an engine that answers nothing");
    }
    if (dimensions.isEmpty()) {
      throw new IllegalArgumentException("an engine that takes no dimension");
    }
    for (int n : dimensions) {
      if (n < 1 || n > LARGEST_DIMENSION) {
        throw new IllegalArgumentException(
            "dimension %s; from 1 to %s is possible".formatted(n, LARGEST_DIMENSION));
      }
    }
    answers = Set.copyOf(answers);
    dimensions = Set.copyOf(dimensions);
  }

  private static void requireWord(String field, String word) {
    if (!word.matches("[\\p{Graph}]+")) {
      throw new IllegalArgumentException(
          "%s is to be one word of visible ASCII characters, not '%s'".formatted(field, word));
    }
  }

  /** Returns what an implementation in Java says of itself. */
  public static Declaration of(Engine<?> engine) {
    SortedSet<Integer> dimensions = new TreeSet<>();
    for (int n = 1; n <= LARGEST_DIMENSION; n++) {
      if (engine.takes(n)) {
        dimensions.add(n);
      }
    }
    return new Declaration(
        engine.name(),
        engine.version(),
        engine.settings(),
        engine.precision(),
        engine.answers(),
        dimensions,
        engine.poses());
  }

  /**
   * Returns whether it is to be asked this query: of a dimension that it takes, without poses
   * unless it takes them, and in floats if it computes with them.
   */
  public boolean takes(Query query) {
    return dimensions.contains(query.dimension())
        && (poses || query.poses() == null)
        && (precision == Precision.DOUBLE || query.single());
  }
}
