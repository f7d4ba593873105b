package org.certigjk.referee;

import java.util.Collection;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.certigjk.referee.Engine.Answers;
import org.certigjk.referee.Engine.Precision;
import org.certigjk.vectors.Pose;
import org.certigjk.vectors.Query;

/**
 * What an engine says of itself before it is asked anything; only what it declares is judged.
 *
 * <p><b>Margins.</b> Some libraries round bodies: the body that they speak of is the hull of the
 * points and all that is within a margin of it. Margins are taken off before an answer is judged:
 * with σ as in {@link org.certigjk.referee.comparison.Profile}, the engine is right if it answers σ
 * less both margins.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} if name, version or settings is not one word
 * of at most {@value #LONGEST_WORD} visible characters, if there is no call or no dimension, if
 * there are more than {@value #MOST_CALLS} calls or they are not told apart by their names, and if
 * there is a margin, or a dimension above 15, where the time of impact is answered.
 *
 * @param name one word
 * @param version the version of the implementation, one word
 * @param settings with which settings, one word such as {@code default} or {@code tightest}
 * @param precision what it computes with
 * @param calls what it answers by which call
 * @param dimensions the dimensions that it takes
 * @param poses by which numbers poses may be given; none unless it takes bodies with poses
 * @param margins by how much it enlarges each body
 * @param domain for which bodies it is made
 * @param documentation where its documentation says so, one word such as a URL; empty if nothing is
 *     stated
 */
public record Declaration(
    String name,
    String version,
    String settings,
    Precision precision,
    List<Call> calls,
    Set<Integer> dimensions,
    Set<Pose.Form> poses,
    Margins margins,
    Domain domain,
    String documentation) {

  private static final int LARGEST_DIMENSION = 64;

  /** In which the algorithm over a field is possible. */
  private static final int LARGEST_OF_MOTION = 15;

  /** Of what an engine says of itself, which every report repeats. */
  static final int LONGEST_WORD = 100;

  private static final int MOST_CALLS = 20;

  /** Checks the words and the sets; the sets are copied. */
  public Declaration {
    requireWord("name", name);
    requireWord("version", version);
    requireWord("settings", settings);
    requireTold(calls);
    if (!documentation.isEmpty()) {
      requireWord("documentation", documentation);
    }
    if (calls.stream().anyMatch(call -> call.answers().contains(Answers.TOI))) {
      requireMovable(dimensions, margins);
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
    calls = List.copyOf(calls);
    dimensions = Set.copyOf(dimensions);
    poses = Set.copyOf(poses);
  }

  /** Makes the declaration of an engine with one call, and no margin. */
  public Declaration(
      String name,
      String version,
      String settings,
      Precision precision,
      Set<Answers> answers,
      Set<Integer> dimensions,
      Set<Pose.Form> poses) {
    this(
        name,
        version,
        settings,
        precision,
        List.of(Call.only(answers)),
        dimensions,
        poses,
        Margins.NONE,
        Domain.ALL,
        "");
  }

  private static void requireTold(Collection<Call> calls) {
    Set<String> names = new HashSet<>();
    for (Call call : calls) {
      if (!names.add(call.name())) {
        throw new IllegalArgumentException("two calls are named '%s'".formatted(call.name()));
      }
    }
    if (names.size() > MOST_CALLS) {
      throw new IllegalArgumentException(
          "%s calls; at most %s are possible".formatted(names.size(), MOST_CALLS));
    }
    if (names.isEmpty() || (names.size() > 1 && names.contains(""))) {
      throw new IllegalArgumentException("an engine has one call, or several with names");
    }
  }

  /** A time of impact is judged of hulls only, and where it can be searched for exactly. */
  private static void requireMovable(Set<Integer> dimensions, Margins margins) {
    if (!margins.areNone()) {
      throw new IllegalArgumentException("a time of impact of bodies with a margin is not judged");
    }
    if (dimensions.stream().anyMatch(n -> n > LARGEST_OF_MOTION)) {
      throw new IllegalArgumentException(
          "a time of impact is judged in at most %s dimensions".formatted(LARGEST_OF_MOTION));
    }
  }

  private static void requireWord(String field, String word) {
    if (word.length() > LONGEST_WORD) {
      throw new IllegalArgumentException(
          "%s has %s characters; at most %s are possible"
              .formatted(field, word.length(), LONGEST_WORD));
    }
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
        engine.calls(),
        dimensions,
        engine.poses(),
        engine.margins(),
        engine.domain(),
        engine.documentation());
  }

  /** Returns what it answers by any of its calls. */
  public Set<Answers> answers() {
    Set<Answers> answers = EnumSet.noneOf(Answers.class);
    calls.forEach(call -> answers.addAll(call.answers()));
    return answers;
  }

  /** Returns whether its calls are told apart by names. */
  public boolean hasNamedCalls() {
    return !calls.get(0).isOnly();
  }

  /**
   * Returns whether it is to be asked this query: of a dimension that it takes, without poses or
   * with such as it takes, and in floats if it computes with them.
   */
  public boolean takes(Query query) {
    return dimensions.contains(query.dimension())
        && (query.poses() == null || poses.contains(query.poses().form()))
        && (precision == Precision.DOUBLE || query.single());
  }
}
