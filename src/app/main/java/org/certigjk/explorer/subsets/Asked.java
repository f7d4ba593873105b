package org.certigjk.explorer.subsets;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.certigjk.explorer.subsets.RecordingSubAlgorithm.Question;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Vec;
import org.certigjk.simplex.SubSimplex;
import org.certigjk.subalgorithms.JohnsonTable;
import org.certigjk.subalgorithms.SubAlgorithm;
import org.certigjk.subalgorithms.Trial;
import org.jspecify.annotations.Nullable;

/**
 * A question to a sub-algorithm and its answer, on which claims are decided: beside what it
 * computed, the points of Y as they are in the scene.
 *
 * @param <E> the type of the coordinates
 */
public final class Asked<E> {

  private final SubAlgorithm subAlgorithm;
  private final Vec<E>[] y;
  private final ExactSet exactly;
  private final List<Integer> last;
  private final Question<E> question;
  private final List<Trial<E>> trials;

  /**
   * Puts it together.
   *
   * @param subAlgorithm the sub-algorithm
   * @param y the points of Y as it had them
   * @param exactly the same points of the bodies of the scene
   * @param last the positions of the points of its last answer; empty at the beginning
   * @param question what it looked at, and answered
   */
  public Asked(
      SubAlgorithm subAlgorithm,
      Vec<E>[] y,
      ExactSet exactly,
      List<Integer> last,
      Question<E> question) {
    this.subAlgorithm = subAlgorithm;
    this.y = y.clone();
    this.exactly = exactly;
    this.last = List.copyOf(last);
    this.question = question;
    this.trials =
        switch (subAlgorithm) {
          case JOHNSON -> JohnsonTable.of(y).trials();
          case BACKUP -> JohnsonTable.of(y).backupTrials();
          default -> question.trials();
        };
  }

  SubAlgorithm subAlgorithm() {
    return subAlgorithm;
  }

  /** Returns the number of points of Y. */
  int size() {
    return y.length;
  }

  ExactSet exactly() {
    return exactly;
  }

  List<Integer> last() {
    return last;
  }

  OrderedField<E> field() {
    return y[0].field();
  }

  Question<E> question() {
    return question;
  }

  @Nullable SubSimplex<E> answer() {
    return question.answer();
  }

  /** Returns the subsets that it looked at, in its order. */
  List<Trial<E>> trials() {
    return trials;
  }

  /** Returns the positions of the points of the answer. */
  static List<Integer> members(SubSimplex<?> answer) {
    List<Integer> members = new ArrayList<>();
    for (int k = 0; k < answer.size(); k++) {
      members.add(answer.index(k));
    }
    return members;
  }

  /** Returns whether the answer is of these points. */
  boolean isAnswer(List<Integer> members) {
    SubSimplex<E> answer = answer();
    return answer != null && members(answer).equals(members);
  }

  static <F> Vec<F>[] points(Vec<F>[] y, List<Integer> members) {
    Vec<F>[] points = Arrays.copyOf(y, members.size());
    Arrays.setAll(points, k -> y[members.get(k)]);
    return points;
  }
}
