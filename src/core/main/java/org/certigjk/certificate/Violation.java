package org.certigjk.certificate;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Why a certificate is rejected: the first condition that does not hold, where, and by how much.
 *
 * @param <E> the type of the coordinates
 */
public final class Violation<E> {

  private final Condition condition;
  private final int[] indices;
  private final @Nullable E amount;

  /**
   * Makes the report.
   *
   * @param condition what does not hold
   * @param indices where: see {@link #indices()}
   * @param amount by how much: see {@link #amount()}
   */
  public Violation(Condition condition, int[] indices, @Nullable E amount) {
    this.condition = condition;
    this.indices = indices.clone();
    this.amount = amount;
  }

  /** Returns the condition that does not hold. */
  public Condition condition() {
    return condition;
  }

  /**
   * Returns where: the index of the point, weight, coordinate or basis position; the two indices i,
   * j of aᵢ and bⱼ for {@link Condition#VECTOR_SUPPORTS}, {@link Condition#DIRECTION_SUPPORTS} and
   * {@link Condition#AXIS_SEPARATES}; nothing where the condition speaks of the whole.
   */
  public int[] indices() {
    return indices.clone();
  }

  /**
   * Returns by how much: the value of the left side minus the right side of the condition, negative
   * for an inequality that fails (or 0, if it is strict); {@code null} where nothing is measured.
   */
  public @Nullable E amount() {
    return amount;
  }

  /** Returns condition, place and amount as a sentence for a person. */
  @Override
  public String toString() {
    String where = indices.length == 0 ? "" : ", at index " + Arrays.toString(indices);
    String how = amount == null ? "" : ", off by " + amount;
    return "violated: " + condition + where + how;
  }
}
