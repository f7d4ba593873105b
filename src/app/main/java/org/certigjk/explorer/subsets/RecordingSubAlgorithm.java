package org.certigjk.explorer.subsets;

import java.util.ArrayList;
import java.util.List;
import org.certigjk.geometry.Vec;
import org.certigjk.simplex.DistanceSubAlgorithm;
import org.certigjk.simplex.SubSimplex;
import org.certigjk.subalgorithms.SubAlgorithm;
import org.certigjk.subalgorithms.Trial;
import org.jspecify.annotations.Nullable;

/** A distance sub-algorithm that remembers what it was asked, what it tried, what it answered. */
public final class RecordingSubAlgorithm<E> implements DistanceSubAlgorithm<E> {

  /**
   * What it was asked in one pass of a loop.
   *
   * @param size the number of points: W and s, or s alone where the loop had started with W = ∅
   * @param trials the subsets that it looked at, if it tells of them
   * @param answer what it answered; {@code null} if no subset passed its test
   * @param <E> the type of the coordinates
   */
  public record Question<E>(int size, List<Trial<E>> trials, @Nullable SubSimplex<E> answer) {

    /** Copies the list. */
    public Question {
      trials = List.copyOf(trials);
    }
  }

  private final DistanceSubAlgorithm<E> subAlgorithm;
  private final List<Trial<E>> trials = new ArrayList<>();
  private final List<Question<E>> questions = new ArrayList<>();

  /** Makes one that asks a new instance of this sub-algorithm. */
  public RecordingSubAlgorithm(SubAlgorithm subAlgorithm) {
    this.subAlgorithm = subAlgorithm.create(trials::add);
  }

  @Override
  public @Nullable SubSimplex<E> solve(Vec<E>[] y) {
    trials.clear();
    @Nullable SubSimplex<E> answer = subAlgorithm.solve(y);
    questions.add(new Question<>(y.length, trials, answer));
    return answer;
  }

  /** Returns all questions so far. */
  public List<Question<E>> questions() {
    return questions;
  }
}
