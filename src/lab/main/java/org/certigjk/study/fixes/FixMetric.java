package org.certigjk.study.fixes;

/** What counts as a failure: two answers, because each alone decides for some fix. */
enum FixMetric {
  /**
   * The verdict is not the exact one, the distance is off by more than 1/1000, or there is no
   * answer.
   */
  EXACT("exact") {
    @Override
    boolean fails(FixCase.Judgement answer, double unit) {
      return !answer.isRight();
    }
  },
  /**
   * There is no answer, or none of the bodies that is A moved by at most {@link #MOST} units of the
   * precision times the greatest coordinate makes it right.
   */
  BACKWARD("backward") {
    @Override
    boolean fails(FixCase.Judgement answer, double unit) {
      return !(answer.backwardError() <= MOST * unit);
    }
  };

  /** How many units A may be moved. */
  static final double MOST = 64;

  private final String label;

  FixMetric(String label) {
    this.label = label;
  }

  /** Returns the name, as tables print it. */
  String label() {
    return label;
  }

  /**
   * Returns whether this answer is a failure.
   *
   * @param answer the answer
   * @param unit {@link FixCase#unit}
   */
  abstract boolean fails(FixCase.Judgement answer, double unit);
}
