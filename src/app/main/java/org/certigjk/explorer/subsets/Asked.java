package org.certigjk.explorer.subsets;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.certigjk.explorer.subsets.RecordingSubAlgorithm.Question;
import org.certigjk.field.OrderedField;
import org.certigjk.geometry.Vec;
import org.certigjk.simplex.JohnsonSubAlgorithm;
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
  private final Vec<BigFraction>[] exactly;
  private final List<Integer> last;
  private final Question<E> question;
  private final List<Trial<E>> trials;

  /** What is found when it is asked for. */
  private @Nullable JohnsonTable<BigFraction> exactTable;

  private @Nullable SubSimplex<BigFraction> nearest;

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
      Vec<BigFraction>[] exactly,
      List<Integer> last,
      Question<E> question) {
    this.subAlgorithm = subAlgorithm;
    this.y = y.clone();
    this.exactly = exactly.clone();
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

  Vec<BigFraction>[] exactly() {
    return exactly.clone();
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

  /** Returns Johnson's table of the points in the scene. */
  JohnsonTable<BigFraction> exactTable() {
    if (exactTable == null) {
      exactTable = JohnsonTable.of(exactly);
    }
    return exactTable;
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

  /** Returns the points of Y in the scene of which that nearest to the origin is made. */
  List<Integer> nearestFace() {
    return members(nearest());
  }

  /** Returns whether the point of the hull of Y nearest to the origin is in that of these. */
  boolean hasNearest(List<Integer> face) {
    boolean isOfAll = face.containsAll(nearestFace());
    return isOfAll || nearest(points(exactly, face)).v().minus(nearest().v()).isZero();
  }

  private SubSimplex<BigFraction> nearest() {
    if (nearest == null) {
      nearest = nearest(exactly);
    }
    return nearest;
  }

  private static SubSimplex<BigFraction> nearest(Vec<BigFraction>[] points) {
    SubSimplex<BigFraction> nearest = new JohnsonSubAlgorithm<BigFraction>().solve(points);
    if (nearest == null) {
      throw new AssertionError("over the rationals some subset passes");
    }
    return nearest;
  }

  static <F> Vec<F>[] points(Vec<F>[] y, List<Integer> members) {
    Vec<F>[] points = Arrays.copyOf(y, members.size());
    Arrays.setAll(points, k -> y[members.get(k)]);
    return points;
  }
}
