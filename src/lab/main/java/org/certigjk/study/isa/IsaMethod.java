package org.certigjk.study.isa;

/** One way to decide whether two polyhedra meet, in the experiment of {@link IsaScene}. */
interface IsaMethod {

  /** Returns the name of the method, as tables print it. */
  String label();

  /**
   * Decides whether A and B meet.
   *
   * @param pair the number of the pair of bodies, the same in every frame
   * @param a A in this frame
   * @param b B in this frame
   */
  Answer ask(int pair, PlacedBody a, PlacedBody b);

  /**
   * What a method answers, and what it did for it.
   *
   * @param claim whether the bodies meet, or neither
   * @param supportCalls the support points of A ⊖ B that it computed
   * @param iterations the calls of its distance sub-algorithm, or the pairs of features that it
   *     looked at
   * @param isAgain whether it reached the limit of steps, and began again
   */
  record Answer(Claim claim, int supportCalls, int iterations, boolean isAgain) {

    Answer(Claim claim, int supportCalls, int iterations) {
      this(claim, supportCalls, iterations, false);
    }
  }

  /** A verdict, right or wrong. */
  enum Claim {
    APART,
    MEETING,
    UNDECIDED
  }
}
