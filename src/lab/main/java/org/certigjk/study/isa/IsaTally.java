package org.certigjk.study.isa;

/** What one method needed for all the pairs that it was asked about. */
final class IsaTally {

  private long tests;
  private long supportCalls;
  private long iterations;
  private int mostSupportCalls;
  private long singleCalls;
  private long wrong;
  private long again;

  void add(IsaMethod.Answer answer, boolean meets) {
    tests++;
    supportCalls += answer.supportCalls();
    iterations += answer.iterations();
    mostSupportCalls = Math.max(mostSupportCalls, answer.supportCalls());
    singleCalls += answer.supportCalls() == 1 ? 1 : 0;
    again += answer.isAgain() ? 1 : 0;
    wrong += answer.claim() == (meets ? IsaMethod.Claim.MEETING : IsaMethod.Claim.APART) ? 0 : 1;
  }

  long tests() {
    return tests;
  }

  double supportCallsPerTest() {
    return (double) supportCalls / tests;
  }

  double iterationsPerTest() {
    return (double) iterations / tests;
  }

  int mostSupportCalls() {
    return mostSupportCalls;
  }

  /** Returns the part of the tests that one support point decided. */
  double decidedAtOnce() {
    return (double) singleCalls / tests;
  }

  /** Returns the tests without the exact verdict. */
  long wrong() {
    return wrong;
  }

  /** Returns the tests in which the method had to begin again. */
  long again() {
    return again;
  }
}
