package org.certigjk.explorer;

import java.util.ArrayList;
import java.util.List;
import org.certigjk.geometry.Vec;
import org.certigjk.simplex.DistanceSubAlgorithm;
import org.certigjk.simplex.SubSimplex;
import org.jspecify.annotations.Nullable;

/** A distance sub-algorithm that remembers what it was asked and what it answered. */
final class RecordingSubAlgorithm<E> implements DistanceSubAlgorithm<E> {

  /**
   * What it was asked in one pass of a loop.
   *
   * @param size the number of points: W and s, or s alone where the loop had started with W = ∅
   * @param answer what it answered; {@code null} if no subset passed its test
   * @param <E> the type of the coordinates
   */
  record Question<E>(int size, @Nullable SubSimplex<E> answer) {}

  private final DistanceSubAlgorithm<E> subAlgorithm;
  private final List<Question<E>> questions = new ArrayList<>();

  RecordingSubAlgorithm(DistanceSubAlgorithm<E> subAlgorithm) {
    this.subAlgorithm = subAlgorithm;
  }

  @Override
  public @Nullable SubSimplex<E> solve(Vec<E>[] y) {
    @Nullable SubSimplex<E> answer = subAlgorithm.solve(y);
    questions.add(new Question<>(y.length, answer));
    return answer;
  }

  List<Question<E>> questions() {
    return questions;
  }
}
