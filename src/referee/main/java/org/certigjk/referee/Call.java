package org.certigjk.referee;

import java.util.Set;
import org.certigjk.referee.Engine.Answers;

/**
 * A call of a library that answers a query, and what it answers. Each call of an engine is judged
 * by itself: where a library has several that disagree, nobody but the library may choose.
 *
 * <p><b>Errors.</b> {@link IllegalArgumentException} if the name is not of letters, digits, dots
 * and hyphens, at most {@value Declaration#LONGEST_WORD} of them, and if nothing is answered.
 *
 * @param name one word; empty for the only call of an engine
 * @param answers what it answers
 * @param tolerance by how much it may be wrong, by what its documentation says
 */
public record Call(String name, Set<Answers> answers, Accuracy tolerance) {

  /** Copies the set. */
  public Call {
    if (name.length() > Declaration.LONGEST_WORD) {
      throw new IllegalArgumentException(
          "the name of a call has %s characters; at most %s are possible"
              .formatted(name.length(), Declaration.LONGEST_WORD));
    }
    if (!name.matches("[A-Za-z0-9.-]*")) {
      throw new IllegalArgumentException(
          "a call is named by letters, digits, dots and hyphens, not '%s'".formatted(name));
    }
    if (answers.isEmpty()) {
      throw new IllegalArgumentException(
          name.isEmpty()
              ? "an engine that answers nothing"
              : "a call that answers nothing: " + name);
    }
    answers = Set.copyOf(answers);
  }

  /** Makes a call whose documentation states no tolerance. */
  public Call(String name, Set<Answers> answers) {
    this(name, answers, Accuracy.NONE);
  }

  /** Makes a call whose documentation states an absolute tolerance. */
  public Call(String name, Set<Answers> answers, double tolerance) {
    this(name, answers, Accuracy.of(tolerance));
  }

  /** Returns the only call of an engine. */
  public static Call only(Set<Answers> answers) {
    return new Call("", answers);
  }

  /** Returns whether it is the only one of its engine. */
  public boolean isOnly() {
    return name.isEmpty();
  }
}
