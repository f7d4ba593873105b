package org.certigjk.study;

import java.util.List;
import java.util.stream.Collectors;
import org.certigjk.study.errata.ErrataStudy;
import org.certigjk.study.fixes.FixesStudy;
import org.certigjk.study.isa.IsaStudy;
import org.certigjk.study.robustness.RobustnessStudy;
import org.certigjk.study.tolerance.ToleranceStudy;

/** All studies, in the order in which they are listed. */
public final class Studies {

  private static final List<Study> ALL =
      List.of(
          new PutnamStudy(),
          new SpheresStudy(),
          new ReappearanceStudy(),
          new DeathPolytopeStudy(),
          new HillClimbingStudy(),
          new TerminationStudy(),
          new ErrataStudy(),
          new IterationsStudy(),
          new ToleranceStudy(),
          new CofactorsStudy(),
          new IsaStudy(),
          new RobustnessStudy(),
          new FixesStudy());

  private Studies() {}

  /** Returns all studies. */
  public static List<Study> all() {
    return ALL;
  }

  /**
   * Returns the study of this name.
   *
   * @throws IllegalArgumentException if there is none; the message lists those that there are
   */
  public static Study named(String label) {
    return ALL.stream()
        .filter(study -> study.label().equals(label))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "no study '%s'; there are %s"
                        .formatted(
                            label,
                            ALL.stream().map(Study::label).collect(Collectors.joining(", ")))));
  }
}
