package org.certigjk.referee.comparison;

import org.certigjk.json.JsonWords;
import org.certigjk.referee.Outcome;

/** What can be wrong with an outcome, the worst first. */
public enum Fault {
  /** Two of its calls cannot both be right. */
  CALLS_DISAGREE(
      "Two of its calls disagree: they say of the same bodies what cannot both be right."),
  /** It says that bodies meet which are separated, or that bodies overlap which only touch. */
  FALSE_OVERLAP("It says that bodies meet which are separated, or overlap which only touch."),
  /** It says that bodies are separated which meet, or only touch which overlap. */
  MISSED_OVERLAP("It says that bodies are separated which meet, or only touch which overlap."),
  /** The distance differs by more than the tolerance. */
  DISTANCE_ERROR("The distance differs by more than the tolerance."),
  /** A claimed closest point is outside its body by more than the tolerance. */
  POINTS_OUTSIDE("A claimed closest point is outside of its body by more than the tolerance."),
  /** The distance between the claimed points is not that of the bodies. */
  POINTS_NOT_CLOSEST("The distance between the claimed closest points is not that of the bodies."),
  /** The penetration depth differs by more than the tolerance. */
  WRONG_DEPTH("The penetration depth differs by more than the tolerance."),
  /** The separation along the claimed normal is not σ. */
  WRONG_NORMAL("The bodies are less apart along the claimed normal, by more than the tolerance."),
  /** A claimed contact point is outside its body by more than the tolerance. */
  CONTACTS_OUTSIDE("A claimed contact point is outside of its body by more than the tolerance."),
  /** The distance between the claimed contact points is not the depth. */
  CONTACTS_NOT_DEEPEST("The distance between the claimed contact points is not the depth."),
  /** The claimed contact points are as far apart as they should be, in another direction. */
  CONTACTS_NOT_ALONG_NORMAL("The claimed contact points are not apart along a normal."),
  /** It says that a body in motion hits one that it never meets. */
  FALSE_IMPACT(
      "It says that a body in motion hits one that it passes, by more than the tolerance."),
  /** It says that a body in motion passes one that it hits. */
  MISSED_IMPACT(
      "It says that a body in motion passes one that it hits by more than the tolerance."),
  /** At the claimed time of impact the bodies are apart, or they overlap before it. */
  WRONG_TOI(
      "At the claimed time of impact the bodies are apart, or they overlap at it or before it,"
          + " by more than the tolerance."),
  /** The process ended. */
  CRASH("The process ended."),
  /** No answer in time, nor after. */
  HANG("No answer in time, nor to a trivial query after it."),
  /** Output without end. */
  FLOOD("Output without end."),
  /** An answer after the time limit. */
  LATE("An answer after the time limit."),
  /** Not of the form agreed upon. */
  GARBAGE("An answer that is not of the form agreed upon, or not to the query."),
  /** NaN or infinite. */
  NOT_A_NUMBER("NaN, or an infinity where the exact number is none."),
  /** The answer was left out. */
  SILENCE("The query was left out; later ones are answered."),
  /** It says that it has no answer, or leaves out what it declares. */
  NO_ANSWER("It says that it has no answer, or leaves out a part that it declares.");

  private final String description;

  Fault(String description) {
    this.description = description;
  }

  /** Returns the fault that a failure is. */
  public static Fault of(Outcome.Kind kind) {
    return valueOf(kind.name());
  }

  /**
   * Returns whether there is no answer to be wrong, so that only its reason tells it from others.
   */
  public boolean isFailure() {
    return compareTo(CRASH) >= 0;
  }

  /** Returns what it is to be charged with, of a query that the engine is made for. */
  public Charge charge() {
    return isFailure()
        ? Charge.FAILURE
        : this == CALLS_DISAGREE ? Charge.CALLS_DISAGREE : Charge.BREACH;
  }

  /** Returns what it is, in one sentence. */
  public String description() {
    return description;
  }

  /** Returns the name in kebab case. */
  public String label() {
    return JsonWords.of(this);
  }
}
