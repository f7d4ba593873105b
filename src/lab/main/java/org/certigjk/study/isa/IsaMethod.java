package org.certigjk.study.isa;

import org.certigjk.geometry.Polytope;

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
  Answer ask(int pair, Polytope<Double> a, Polytope<Double> b);

  /**
   * What a method answers, and what it did for it.
   *
   * @param claim whether the bodies meet, or neither
   * @param supportCalls the support points of A ⊖ B that it computed
   * @param iterations the calls of its distance sub-algorithm
   */
  record Answer(Claim claim, int supportCalls, int iterations) {}

  /** A verdict, right or wrong. */
  enum Claim {
    APART,
    MEETING,
    UNDECIDED
  }
}
